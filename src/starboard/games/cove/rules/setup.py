"""MC-4.1 to MC-4.12 Setup."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.outcomes import ROGUES, STACKED, RogueCardDrawn, TokenStacked
from starboard.games.cove.rules.rounds import PLAY_ROUND
from starboard.games.cove.rules.runes import ROLLS
from starboard.games.cove.rules.townsfolk import REFILL_SQUARE
from starboard.games.cove.state import Cove
from starboard.kernel import SEAT, Chance, Effect, fields, many

NOT_DRAWN: Final = -1


class SetUp(Effect[Cove]):
    """MC-4.1 Rogue card, Town Square, the first stack of time tokens, the Runes of each Oracle; then round one."""

    RULE = "MC-4.1"

    def run(self, s: Cove) -> None:
        s.then(REFILL_SQUARE, StackTokens(()), RollDishes(0), PLAY_ROUND)
        if s.rogue_card == NOT_DRAWN:
            s.then(DRAW_ROGUE_CARD)
        else:
            take_rogue_card(s, s.rogue_card)


class DrawRogueCard(Chance[Cove, RogueCardDrawn]):
    """MC-4.3 Choose a Rogue card at random."""

    RULE = "MC-4.3"

    def outcomes(self, s: Cove) -> list[tuple[RogueCardDrawn, int]]:
        return [(card, 1) for card in ROGUES]

    def take(self, s: Cove, outcome: RogueCardDrawn) -> None:
        take_rogue_card(s, outcome.card)


def take_rogue_card(s: Cove, card: int) -> None:
    """MC-4.3 Its number of Rogues goes to the Lair, the rest to the bag."""
    s.rogue_card = card
    s.lair = s.board.rogue_lair[card]
    s.bag = (*s.bag[:4], s.board.rogue_bag[card])


class StackTokens(Effect[Cove]):
    """MC-4.6 All time tokens on the first hour, stacked in random order; alone, you act first (MC-18.2)."""

    RULE = "MC-4.6"
    FIELDS = fields(above=many(SEAT, most=4))

    def __init__(self, above: tuple[int, ...]) -> None:  # generated: make generate
        self.above: Final = above

    def run(self, s: Cove) -> None:
        left = [seat for seat in range(len(s.oracles)) if seat not in self.above]
        if len(left) > 1:
            s.then(StackToken(self.above))
            return
        order = (*self.above, *left)
        s.order = (*order, len(s.oracles)) if s.peddler is not None else order
        s.stack = tuple(reversed(s.order))


class StackToken(Chance[Cove, TokenStacked]):
    """MC-4.6 The next token from the top."""

    RULE = "MC-4.6"
    FIELDS = fields(above=many(SEAT, most=4))

    def __init__(self, above: tuple[int, ...]) -> None:  # generated: make generate
        self.above: Final = above

    def outcomes(self, s: Cove) -> list[tuple[TokenStacked, int]]:
        return [(STACKED[seat], 1) for seat in range(len(s.oracles)) if seat not in self.above]

    def take(self, s: Cove, outcome: TokenStacked) -> None:
        s.then(StackTokens((*self.above, outcome.seat)))


class RollDishes(Effect[Cove]):
    """MC-4.10 Each Oracle rolls her five Runes, again where all lie in one half."""

    RULE = "MC-4.10"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Cove) -> None:
        last = self.seat + 1 == len(s.oracles)
        s.then(ROLLS[True][self.seat][0], None if last else RollDishes(self.seat + 1))


SET_UP: Final = SetUp()
DRAW_ROGUE_CARD: Final = DrawRogueCard()
