"""MC-9.18 to MC-9.23, MC-9.38 Divination: new Active Predictions."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Divine
from starboard.games.cove.actions.constants import DIVINES
from starboard.games.cove.domains import D1, DIE, VALUE, VOODOO
from starboard.games.cove.rules.refusals import die_not_with_voodoo, die_used, too_few_icons
from starboard.games.cove.state import ACTIVE, Cove, Prediction
from starboard.kernel import SEAT, Refusal, SeatChoice, fields


def icons_left(s: Cove, seat: int) -> int:
    """MC-9.21 The unused icons of the Divining Area."""
    used = 0
    for prediction in s.oracles[seat].predictions:
        used += prediction.icons
    return s.board.icons - used


def why_not_divine(s: Cove, seat: int, die: int) -> Refusal | None:
    """MC-9.18, MC-9.21 The die must lie with the Voodoo meeple, and its number must fit into the unused icons."""
    dish = s.oracles[seat].dish
    if dish[D1 + die] != dish[VOODOO]:
        return die_not_with_voodoo(die)
    left = icons_left(s, seat)
    if dish[VALUE + die] > left:
        return too_few_icons(dish[VALUE + die], left)
    return None


def predict(s: Cove, seat: int, action: Divine) -> None:
    """MC-9.20, MC-9.22 Mark off the die's number of icons as one Active Prediction in the colour."""
    oracle = s.oracles[seat]
    number = oracle.dish[VALUE + action.die]
    oracle.predictions = (*oracle.predictions, Prediction(action.colour, number, 0, ACTIVE))


def divine(s: Cove, seat: int, action: Divine) -> None:
    """MC-9.19 One die makes one prediction; by MC-9.38, `divinationDice: both`, the other makes one too if it fits."""
    predict(s, seat, action)
    if s.both_dice and why_not_divine(s, seat, 1 - action.die) is None:
        s.then(DivineAgain(seat, 1 - action.die))


class DivineAgain(SeatChoice[Cove, Divine]):
    """MC-9.38 The other die beside the Voodoo meeple makes a prediction of its own colour."""

    RULE = "MC-9.38"
    FIELDS = fields(seat=SEAT, die=DIE)

    def __init__(self, seat: int, die: int) -> None:  # generated: make generate
        self.seat = seat
        self.die: Final = die

    def candidates(self, s: Cove) -> list[Divine]:
        return DIVINES[self.die]

    def why_not(self, s: Cove, action: Divine) -> Refusal | None:
        if action.die != self.die:
            return die_used(action.die)
        return None

    def take(self, s: Cove, action: Divine) -> None:
        predict(s, self.seat, action)
