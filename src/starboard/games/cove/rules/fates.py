"""MC-8.1 to MC-8.6, MC-9.1 to MC-9.5 Twisting Fates: the bubbles, their use, and the action that fills them."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import FillBubble, MoveRune, NudgeDie
from starboard.games.cove.actions.constants import FILLS
from starboard.games.cove.domains import BY_SKULL, COIN, FACE, FATE_X, MOVE, PLUS_MINUS, SKULL, VALUE
from starboard.games.cove.rules.bonuses import GAIN_X, can_place_x
from starboard.games.cove.rules.corruption import DRAW_CORRUPTION
from starboard.games.cove.rules.refusals import (
    NO_PLACE_FOR_TWIST_X,
    coin_without_rune,
    no_empty_bubble,
    no_filled_bubble,
)
from starboard.games.cove.state import Cove
from starboard.kernel import SEAT, Effect, Refusal, SeatChoice, fields, number, replaced

PALM_READER_FILLS: Final = 2
"""MC-9.37 The bubbles that the Palm Reader fills."""


def empty_bubbles(s: Cove, seat: int, kind: int) -> int:
    """MC-8.1 How many bubbles of a kind are neither filled nor crossed out."""
    bubbles = s.oracles[seat].bubbles
    return s.board.bubbles[kind] - bubbles[2 * kind] - bubbles[2 * kind + 1]


def fill_bubbles(s: Cove, seat: int, kind: int, count: int) -> None:
    """MC-8.6 Fill up to so many empty bubbles of a kind."""
    oracle = s.oracles[seat]
    filled = min(count, empty_bubbles(s, seat, kind))
    oracle.bubbles = replaced(oracle.bubbles, 2 * kind, oracle.bubbles[2 * kind] + filled)


def why_not_use(s: Cove, seat: int, kind: int) -> Refusal | None:
    """MC-8.5 A filled bubble of that kind is needed."""
    if not s.oracles[seat].bubbles[2 * kind]:
        return no_filled_bubble(kind)
    return None


def cross_out(s: Cove, seat: int, kind: int) -> None:
    """MC-8.1 Using a bonus crosses out one filled bubble for ever."""
    oracle = s.oracles[seat]
    spent = list(oracle.bubbles)
    spent[2 * kind] -= 1
    spent[2 * kind + 1] += 1
    oracle.bubbles = tuple(spent)


def turned(number: int, sign: int) -> int:
    """MC-8.2 What a die shows after +1 (sign 0) or -1; 4 and 1 are neighbours."""
    return number % 4 + 1 if sign == 0 else (number + 2) % 4 + 1


def nudge_die(s: Cove, seat: int, action: NudgeDie) -> None:
    """MC-8.2 Change a die by one; 4 and 1 are neighbours."""
    cross_out(s, seat, PLUS_MINUS)
    oracle = s.oracles[seat]
    place = VALUE + action.die
    oracle.dish = replaced(oracle.dish, place, turned(oracle.dish[place], action.sign))


def move_rune(s: Cove, seat: int, action: MoveRune) -> None:
    """MC-8.3 Put a Rune into the other half; number and face stay."""
    cross_out(s, seat, MOVE)
    oracle = s.oracles[seat]
    oracle.dish = replaced(oracle.dish, action.rune, 1 - oracle.dish[action.rune])


def why_not_twist(s: Cove, seat: int, fate: int) -> Refusal | None:
    """MC-9.1, MC-9.5 The Coin must lie with the option's Rune, and the option must do something."""
    dish = s.oracles[seat].dish
    coin = dish[COIN]
    for rune in s.board.fate_runes[fate]:
        if dish[rune] == coin:
            break
    else:
        return coin_without_rune(fate)
    if fate == FATE_X:
        return None if can_place_x(s, seat) else NO_PLACE_FOR_TWIST_X
    if not empty_bubbles(s, seat, fate):
        return no_empty_bubble(fate)
    return None


def twist_fates(s: Cove, seat: int, fate: int) -> None:
    """MC-9.2 to MC-9.5 Do the option; then, if the Coin shows Skull, draw a Corruption card."""
    if s.oracles[seat].dish[FACE] == SKULL:
        s.then(DRAW_CORRUPTION[BY_SKULL][seat])
    if fate == FATE_X:
        s.then(GAIN_X[seat])
    else:
        fill_bubbles(s, seat, fate, s.board.fate_fills[fate])


class ChooseBubble(SeatChoice[Cove, FillBubble]):
    """MC-9.37 Palm Reader: fill a bubble of either kind."""

    RULE = "MC-9.37"
    FIELDS = fields(seat=SEAT, left=number(1, 2))

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat = seat
        self.left: Final = left

    def candidates(self, s: Cove) -> list[FillBubble]:
        return FILLS

    def why_not(self, s: Cove, action: FillBubble) -> Refusal | None:
        if not empty_bubbles(s, self.seat, action.bubble):
            return no_empty_bubble(action.bubble)
        return None

    def take(self, s: Cove, action: FillBubble) -> None:
        fill_bubbles(s, self.seat, action.bubble, 1)
        if self.left > 1:
            s.then(FillMixed(self.seat, self.left - 1))


class FillMixed(Effect[Cove]):
    """MC-9.37 Palm Reader: fill bubbles, any mix of the two kinds, as long as one is empty."""

    RULE = "MC-9.37"
    FIELDS = fields(seat=SEAT, left=number(1, 2))

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Cove) -> None:
        both = [kind for kind in (PLUS_MINUS, MOVE) if empty_bubbles(s, self.seat, kind)]
        if len(both) == 2:
            s.then(ChooseBubble(self.seat, self.left))
        elif both:
            fill_bubbles(s, self.seat, both[0], self.left)
