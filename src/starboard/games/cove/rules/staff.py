"""MC-9.36, MC-9.37, MC-9.39 Activate Staff."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Done, UseStaff
from starboard.games.cove.actions.constants import DONE, USES
from starboard.games.cove.domains import ASTROLOGIST, EXORCIST, NO_CARD, PALM_READER, STAFF_SLOT
from starboard.games.cove.rules.bonuses import GAIN_X, can_place_x
from starboard.games.cove.rules.charting import DrawLines, can_draw_line
from starboard.games.cove.rules.corruption import DISCARD_ONE
from starboard.games.cove.rules.fates import PALM_READER_FILLS, FillMixed, empty_bubbles
from starboard.games.cove.rules.refusals import NO_STAFF, ability_does_nothing, ability_used, slot_empty
from starboard.games.cove.state import Cove
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields, many

ASTROLOGIST_LINES: Final = 2
"""MC-9.37 The lines that the Astrologist draws at most."""


def why_not_activate(s: Cove, seat: int) -> Refusal | None:
    """MC-9.36 At least one slot must have a card."""
    if all(card == NO_CARD for card in s.oracles[seat].staff):
        return NO_STAFF
    return None


def activate_staff(s: Cove, seat: int) -> None:
    """MC-9.37 Each ability that has a card may be used once."""
    s.then(OfferStaff(seat, tuple([slot for slot, card in enumerate(s.oracles[seat].staff) if card != NO_CARD])))


def why_not_ability(s: Cove, seat: int, slot: int) -> Refusal | None:
    """MC-9.37 The ability must be able to do something now."""
    able = True
    if slot == EXORCIST:
        able = can_place_x(s, seat)
    elif slot == ASTROLOGIST:
        able = can_draw_line(s, seat)
    elif slot == PALM_READER:
        able = bool(empty_bubbles(s, seat, 0) or empty_bubbles(s, seat, 1))
    else:
        able = bool(s.oracles[seat].corruption)
    return None if able else ability_does_nothing(slot)


class OfferStaff(Effect[Cove]):
    """MC-9.37 As long as an unused ability can do something, it may be used."""

    RULE = "MC-9.37"
    FIELDS = fields(seat=SEAT, left=many(STAFF_SLOT, least=1, most=4))

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Cove) -> None:
        for slot in self.left:
            if why_not_ability(s, self.seat, slot) is None:
                s.then(UseStaffAbility(self.seat, self.left))
                return


class UseStaffAbility(SeatChoice[Cove, Action]):
    """MC-9.37 Use Staff abilities that have a card, each at most once, in any order, each optional."""

    RULE = "MC-9.37"
    TAKES = (UseStaff, Done)
    FIELDS = fields(seat=SEAT, left=many(STAFF_SLOT, least=1, most=4))

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:  # generated: make generate
        self.seat = seat
        self.left: Final = left

    def candidates(self, s: Cove) -> list[Action]:
        return [*USES, DONE]

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if not isinstance(action, UseStaff):
            return None
        if s.oracles[self.seat].staff[action.staff] == NO_CARD:
            return slot_empty(action.staff)
        if action.staff not in self.left:
            return ability_used(action.staff)
        return why_not_ability(s, self.seat, action.staff)

    def take(self, s: Cove, action: Action) -> None:
        if not isinstance(action, UseStaff):
            return
        slot = action.staff
        left = tuple([other for other in self.left if other != slot])
        if left:
            s.then(OfferStaff(self.seat, left))
        if slot == EXORCIST:
            s.then(GAIN_X[self.seat])
        elif slot == ASTROLOGIST:
            s.then(DrawLines(self.seat, ASTROLOGIST_LINES, False))
        elif slot == PALM_READER:
            s.then(FillMixed(self.seat, PALM_READER_FILLS))
        else:
            s.then(DISCARD_ONE[self.seat])
