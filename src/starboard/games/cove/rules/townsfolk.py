"""MC-3.15, MC-9.32 to MC-9.35, MC-15.1 Townsfolk: recruiting, their abilities, and the Town Square."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import (
    Accept,
    AssignStaff,
    Decline,
    DiscardCorruption,
    ReturnToBag,
    SwapFirst,
    SwapWith,
)
from starboard.games.cove.actions.constants import ACCEPT, ASSIGNS, DECLINE, DISCARDS, RETURNS, SWAPS, WITHS
from starboard.games.cove.components.tables import BOAT_TO_BAG, DISCARD_ONE, DRAW_TO_BOAT, GAIN, SWAP_ABOARD
from starboard.games.cove.domains import ADVENTURER, BOAT, NO_CARD, TOWNSFOLK
from starboard.games.cove.outcomes import REVEALS, TownsfolkRevealed
from starboard.games.cove.rules.arrivals import Arrive, board_boat, free_seats, leave_boat
from starboard.games.cove.rules.bonuses import can_gain, gain
from starboard.games.cove.rules.corruption import discard_corruption, why_not_discard
from starboard.games.cove.rules.refusals import boat_docked, card_not_in_square, not_aboard, other_ability, same_boat
from starboard.games.cove.state import Cove, without
from starboard.kernel import SEAT, Action, Chance, Effect, Refusal, SeatChoice, fields, replaced


def why_not_recruit(s: Cove, card: int) -> Refusal | None:
    """MC-9.32, MC-9.35 Only a card of the Town Square."""
    if card not in s.square:
        return card_not_in_square(card)
    return None


def recruit(s: Cove, seat: int, card: int) -> None:
    """MC-9.32 Take the card, use its ability once, then assign it."""
    s.square = without(s.square, card)
    s.then(AssignCard(seat, card))
    if can_use(s, seat, card):
        s.then(UseAbility(seat, card))


def passengers_at_sea(s: Cove) -> list[tuple[int, int]]:
    """Each boat at sea with each colour aboard it, once."""
    return [(boat, who) for boat in range(6) if boat not in s.docks for who in sorted(set(s.boats[boat]))]


def can_use(s: Cove, seat: int, card: int) -> bool:
    """MC-3.15 Whether the card's ability has a possible target."""
    ability = s.board.card(card).ability
    if ability == DISCARD_ONE:
        return bool(s.oracles[seat].corruption)
    if ability == GAIN:
        good = s.board.card(card).good
        return can_gain(s, seat, good // 4, good % 4)
    if ability == DRAW_TO_BOAT:
        return bool(sum(s.bag)) and any(free_seats(s, boat) for boat in range(6))
    boats = {boat for boat, _ in passengers_at_sea(s)}
    return len(boats) > (1 if ability == SWAP_ABOARD else 0)


def why_not_passenger(s: Cove, boat: int, adventurer: int) -> Refusal | None:
    """MC-3.15 Only an Adventurer on a boat at sea."""
    if boat in s.docks:
        return boat_docked("MC-3.15", boat)
    if adventurer not in s.boats[boat]:
        return not_aboard("MC-3.15", adventurer, boat)
    return None


class UseAbility(SeatChoice[Cove, Action]):
    """MC-9.34 Use the recruited card's ability once, or decline it."""

    RULE = "MC-9.34"
    TAKES = (Accept, ReturnToBag, SwapFirst, DiscardCorruption, Decline)
    FIELDS = fields(seat=SEAT, card=TOWNSFOLK)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat = seat
        self.card: Final = card

    def candidates(self, s: Cove) -> list[Action]:
        ability = s.board.card(self.card).ability
        found: list[Action] = []
        if ability == DISCARD_ONE:
            found.extend(DISCARDS)
        elif ability == BOAT_TO_BAG:
            found.extend([RETURNS[boat][who] for boat, who in passengers_at_sea(s)])
        elif ability == SWAP_ABOARD:
            found.extend([SWAPS[boat][who] for boat, who in passengers_at_sea(s)])
        else:
            found.append(ACCEPT)
        found.append(DECLINE)
        return found

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if isinstance(action, Decline):
            return None
        ability = s.board.card(self.card).ability
        if isinstance(action, DiscardCorruption) and ability == DISCARD_ONE:
            return why_not_discard(s, self.seat, action)
        if isinstance(action, ReturnToBag) and ability == BOAT_TO_BAG:
            return why_not_passenger(s, action.boat, action.adventurer)
        if isinstance(action, SwapFirst) and ability == SWAP_ABOARD:
            return why_not_passenger(s, action.boat, action.adventurer)
        if isinstance(action, Accept) and ability in (GAIN, DRAW_TO_BOAT):
            return None
        return other_ability(self.card)

    def take(self, s: Cove, action: Action) -> None:
        card = s.board.card(self.card)
        if isinstance(action, DiscardCorruption):
            discard_corruption(s, self.seat, action.card)
        elif isinstance(action, ReturnToBag):
            leave_boat(s, action.boat, action.adventurer)
            s.bag = replaced(s.bag, action.adventurer, s.bag[action.adventurer] + 1)
        elif isinstance(action, SwapFirst):
            s.then(ChooseSwap(self.seat, action.boat, action.adventurer))
        elif isinstance(action, Accept) and card.ability == GAIN:
            gain(s, self.seat, card.good // 4, card.good % 4)
        elif isinstance(action, Accept):
            s.then(Arrive(self.seat, 1))


class ChooseSwap(SeatChoice[Cove, SwapWith]):
    """MC-3.15 `swapAboard`: exchange the passenger with one on another boat at sea."""

    RULE = "MC-3.15"
    FIELDS = fields(seat=SEAT, boat=BOAT, adventurer=ADVENTURER)

    def __init__(self, seat: int, boat: int, adventurer: int) -> None:  # generated: make generate
        self.seat = seat
        self.boat: Final = boat
        self.adventurer: Final = adventurer

    def candidates(self, s: Cove) -> list[SwapWith]:
        return [WITHS[boat][who] for boat, who in passengers_at_sea(s) if boat != self.boat]

    def why_not(self, s: Cove, action: SwapWith) -> Refusal | None:
        if action.boat == self.boat:
            return same_boat("MC-3.15", self.boat)
        return why_not_passenger(s, action.boat, action.adventurer)

    def take(self, s: Cove, action: SwapWith) -> None:
        leave_boat(s, self.boat, self.adventurer)
        leave_boat(s, action.boat, action.adventurer)
        board_boat(s, self.boat, action.adventurer)
        board_boat(s, action.boat, self.adventurer)


class AssignCard(SeatChoice[Cove, AssignStaff]):
    """MC-9.33 Assign the recruited card to a Staff slot; the card that was there is discarded."""

    RULE = "MC-9.33"
    FIELDS = fields(seat=SEAT, card=TOWNSFOLK)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat = seat
        self.card: Final = card

    def candidates(self, s: Cove) -> list[AssignStaff]:
        return ASSIGNS

    def why_not(self, s: Cove, action: AssignStaff) -> Refusal | None:
        return None

    def take(self, s: Cove, action: AssignStaff) -> None:
        oracle = s.oracles[self.seat]
        old = oracle.staff[action.staff]
        if old != NO_CARD:
            s.dismissed = tuple(sorted([*s.dismissed, old]))
        oracle.staff = replaced(oracle.staff, action.staff, self.card)


class RefillSquare(Effect[Cove]):
    """MC-15.1 Refill the Town Square; an empty deck takes the discards; with neither it shows fewer."""

    RULE = "MC-15.1"

    def run(self, s: Cove) -> None:
        if len(s.square) >= s.board.square:
            return
        if not s.townsfolk:
            s.townsfolk = s.dismissed
            s.dismissed = ()
        if s.townsfolk:
            s.then(REVEAL_TOWNSFOLK, self)


class RevealTownsfolk(Chance[Cove, TownsfolkRevealed]):
    """MC-15.1 The top card of the deck comes to the Town Square."""

    RULE = "MC-15.1"

    def outcomes(self, s: Cove) -> list[tuple[TownsfolkRevealed, int]]:
        return [(REVEALS[card], 1) for card in s.townsfolk]

    def take(self, s: Cove, outcome: TownsfolkRevealed) -> None:
        s.townsfolk = without(s.townsfolk, outcome.card)
        s.square = (*s.square, outcome.card)


REFILL_SQUARE: Final = RefillSquare()
REVEAL_TOWNSFOLK: Final = RevealTownsfolk()
