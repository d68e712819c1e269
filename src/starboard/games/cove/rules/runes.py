"""MC-7.1 to MC-7.8 Runes and the Divining Dish."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import BY_RUNES, COIN, D1, FACE, RUNE, VALUE
from starboard.games.cove.outcomes import FALLS, CoinFalls, DieFalls, TokenFalls
from starboard.games.cove.rules.corruption import DRAW_CORRUPTION
from starboard.games.cove.state import Cove
from starboard.kernel import FLAG, SEAT, Action, Chance, fields

LAST_RUNE: Final = 4


def all_together(dish: tuple[int, ...]) -> bool:
    """MC-7.3 Whether all five Runes lie in one half."""
    return dish[0] == dish[1] == dish[2] == dish[3] == dish[4]


class RollRune(Chance[Cove, Action]):
    """MC-7.2 A Rune falls into the dish; after the last of the five the roll is judged.

    At set-up a roll with all five in one half is rolled again (MC-4.10); in a turn it brings Corruption (MC-7.3).
    """

    RULE = "MC-7.2"
    FIELDS = fields(seat=SEAT, rune=RUNE, setup=FLAG)

    def __init__(self, seat: int, rune: int, setup: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.rune: Final = rune
        self.setup: Final = setup

    def outcomes(self, s: Cove) -> list[tuple[Action, int]]:
        return FALLS[self.rune]

    def take(self, s: Cove, outcome: Action) -> None:
        oracle = s.oracles[self.seat]
        dish = list(oracle.dish)
        if isinstance(outcome, DieFalls):
            dish[D1 + outcome.die] = outcome.half
            dish[VALUE + outcome.die] = outcome.number + 1
        elif isinstance(outcome, CoinFalls):
            dish[COIN] = outcome.half
            dish[FACE] = outcome.face
        elif isinstance(outcome, TokenFalls):
            dish[outcome.rune] = outcome.half
        oracle.dish = tuple(dish)
        if self.rune < LAST_RUNE:
            s.then(ROLLS[self.setup][self.seat][self.rune + 1])
        elif all_together(oracle.dish):
            s.then(ROLLS[True][self.seat][0] if self.setup else DRAW_CORRUPTION[BY_RUNES][self.seat])


ROLLS: Final = [[[RollRune(seat, rune, setup) for rune in range(5)] for seat in range(4)] for setup in (False, True)]
"""The rolls, in a turn and at set-up, by seat and Rune."""
