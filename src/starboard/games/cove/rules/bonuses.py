"""MC-9.16, MC-9.30, MC-10.1 to MC-10.5, MC-14.1 Goods, X and Market icons, chained depth first (MC-6.6)."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import Decline, GainGood, PlaceMarketIcon, PlaceX
from starboard.games.cove.actions.constants import DECLINE, GAINS, MARKET_ICONS, PLACE_XS
from starboard.games.cove.components.tables import (
    BONUS_CHARM,
    BONUS_DISCARD,
    BONUS_MARKET,
    BONUS_TOME,
    BONUS_X,
)
from starboard.games.cove.domains import (
    AN_X,
    CHARM,
    COLOUR,
    EMPTY,
    MARK_WAITS,
    MARK_X,
    SIZE,
    SIZES,
    TOME,
    TOP,
)
from starboard.games.cove.events import BonusLost, GoodGained, Paid
from starboard.games.cove.rules.corruption import DISCARD_ONE
from starboard.games.cove.rules.refusals import faction_closed, line_full, not_in_the_box, supply_empty
from starboard.games.cove.state import FROM_X, SOURCES, Cove, Oracle
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields, many, replaced

# Gold


def earn(s: Cove, seat: int, gold: int, source: int) -> None:
    """Pay Gold, and remember what it came from."""
    oracle = s.oracles[seat]
    oracle.gold += gold
    oracle.earned = replaced(oracle.earned, source, oracle.earned[source] + gold)
    if s.told is not None:
        s.tell(Paid(seat, gold, SOURCES[source]))


def sponsor(s: Cove, seat: int, faction: int, source: int) -> None:
    """MC-14.1 A Sponsorship pays for each Adventurer now in that Hall."""
    earn(s, seat, s.board.sponsorship * s.halls[faction], source)


# Goods


def can_gain(s: Cove, seat: int, size: int, colour: int) -> bool:
    """MC-9.16 Whether such a Good is left in the seat's supply."""
    place = size * 4 + colour
    return s.oracles[seat].shelf[place] < s.board.supply[place]


def gain(s: Cove, seat: int, size: int, colour: int) -> None:
    """MC-9.16 Move a Good from your supply to your Shelf; lost if none of that colour and size is left."""
    if not can_gain(s, seat, size, colour):
        if s.told is not None:
            s.tell(BonusLost(seat, SIZES[size]))
        return
    oracle = s.oracles[seat]
    place = size * 4 + colour
    oracle.shelf = replaced(oracle.shelf, place, oracle.shelf[place] + 1)
    if s.told is not None:
        s.tell(GoodGained(seat, size, colour))


def why_not_gain(s: Cove, seat: int, action: GainGood) -> Refusal | None:
    """MC-9.16 Only what the supply has."""
    if not can_gain(s, seat, action.size, action.colour):
        return supply_empty(action.size, action.colour)
    return None


class ChooseGood(SeatChoice[Cove, GainGood]):
    """MC-9.30 Take a Charm or a Tome of one of the colours that the box shows."""

    RULE = "MC-9.30"
    FIELDS = fields(seat=SEAT, size=SIZE, colours=many(COLOUR, least=1, most=4))

    def __init__(self, seat: int, size: int, colours: tuple[int, ...]) -> None:  # generated: make generate
        self.seat = seat
        self.size: Final = size
        self.colours: Final = colours

    def candidates(self, s: Cove) -> list[GainGood]:
        return GAINS[self.size]

    def why_not(self, s: Cove, action: GainGood) -> Refusal | None:
        if action.size != self.size or action.colour not in self.colours:
            return not_in_the_box(action.size, action.colour)
        return why_not_gain(s, self.seat, action)

    def take(self, s: Cove, action: GainGood) -> None:
        gain(s, self.seat, action.size, action.colour)


class OfferGood(Effect[Cove]):
    """MC-9.31 A Good of one of several colours: take another if the supply lacks one; lost if it lacks all."""

    RULE = "MC-9.31"
    FIELDS = fields(seat=SEAT, size=SIZE, colours=many(COLOUR, least=1, most=4))

    def __init__(self, seat: int, size: int, colours: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.size: Final = size
        self.colours: Final = colours

    def run(self, s: Cove) -> None:
        left = [colour for colour in self.colours if can_gain(s, self.seat, self.size, colour)]
        if len(left) > 1:
            s.then(ChooseGood(self.seat, self.size, self.colours))
        else:
            gain(s, self.seat, self.size, (left or self.colours)[0])


# Horoscope boxes


def line_of(oracle: Oracle, line: int) -> tuple[int, ...]:
    """The numbers in a Horoscope line."""
    return oracle.top if line == TOP else oracle.bottom


def has_box(s: Cove, seat: int, line: int) -> bool:
    """MC-9.29 Whether a Horoscope line has an empty box."""
    return len(line_of(s.oracles[seat], line)) < len(s.board.boxes[line])


def fill_box(s: Cove, seat: int, line: int, value: int) -> None:
    """MC-9.30 Write a number or an X into the first empty box of a line; its bonus comes at once."""
    oracle = s.oracles[seat]
    written = line_of(oracle, line)
    if line == TOP:
        oracle.top = (*written, value)
    else:
        oracle.bottom = (*written, value)
    bonus = s.board.boxes[line][len(written)]
    kind = bonus.kind
    if kind == BONUS_CHARM:
        s.then(OfferGood(seat, CHARM, bonus.colours))
    elif kind == BONUS_TOME:
        s.then(OfferGood(seat, TOME, bonus.colours))
    elif kind == BONUS_X:
        s.then(GAIN_X[seat])
    elif kind == BONUS_MARKET:
        s.then(GAIN_MARKET_ICON[seat])
    elif kind == BONUS_DISCARD:
        s.then(DISCARD_ONE[seat])


# X


def empty_slot(s: Cove, seat: int, faction: int) -> int:
    """MC-10.4 The first empty slot of a Faction, or -1 when the Faction is closed."""
    slots = s.board.slots
    marks = s.oracles[seat].marks
    for slot in range(faction * slots, faction * slots + slots):
        if marks[slot] == EMPTY:
            return slot
    return -1


def has_slot(s: Cove, seat: int) -> bool:
    """MC-10.5 Whether any slot of the Faction Area is empty."""
    return EMPTY in s.oracles[seat].marks


def can_place_x(s: Cove, seat: int) -> bool:
    """MC-10.5 Whether an X has a legal place."""
    return has_slot(s, seat) or has_box(s, seat, 0) or has_box(s, seat, 1)


class WriteX(SeatChoice[Cove, Action]):
    """MC-10.1 Put the X into the first empty box of a line or into an empty Faction slot, or decline it."""

    RULE = "MC-10.1"
    TAKES = (PlaceX, Decline)

    def candidates(self, s: Cove) -> list[Action]:
        return [*PLACE_XS, DECLINE]

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if not isinstance(action, PlaceX):
            return None
        if action.place < 2:
            if not has_box(s, self.seat, action.place):
                return line_full(action.place)
        elif empty_slot(s, self.seat, action.place - 2) < 0:
            return faction_closed(action.place - 2)
        return None

    def take(self, s: Cove, action: Action) -> None:
        if not isinstance(action, PlaceX):
            return
        if action.place < 2:
            fill_box(s, self.seat, action.place, AN_X)
            return
        faction = action.place - 2
        oracle = s.oracles[self.seat]
        oracle.marks = replaced(oracle.marks, empty_slot(s, self.seat, faction), MARK_X)
        sponsor(s, self.seat, faction, FROM_X)  # MC-10.2


class GainX(Effect[Cove]):
    """MC-10.5 An X; lost without a legal place."""

    RULE = "MC-10.5"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Cove) -> None:
        if can_place_x(s, self.seat):
            s.then(WRITE_X[self.seat])
        elif s.told is not None:
            s.tell(BonusLost(self.seat, "x"))


# Market icon


class DrawMarketIcon(SeatChoice[Cove, PlaceMarketIcon]):
    """MC-10.3 Put the Market icon into an empty slot of the Faction Area."""

    RULE = "MC-10.3"

    def candidates(self, s: Cove) -> list[PlaceMarketIcon]:
        return MARKET_ICONS

    def why_not(self, s: Cove, action: PlaceMarketIcon) -> Refusal | None:
        if empty_slot(s, self.seat, action.colour) < 0:
            return faction_closed(action.colour)
        return None

    def take(self, s: Cove, action: PlaceMarketIcon) -> None:
        oracle = s.oracles[self.seat]
        oracle.marks = replaced(oracle.marks, empty_slot(s, self.seat, action.colour), MARK_WAITS)


class GainMarketIcon(Effect[Cove]):
    """MC-10.5 A Market icon; lost without an empty slot."""

    RULE = "MC-10.5"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Cove) -> None:
        if has_slot(s, self.seat):
            s.then(DRAW_MARKET_ICON[self.seat])
        elif s.told is not None:
            s.tell(BonusLost(self.seat, "market"))


GAIN_X: Final = [GainX(seat) for seat in range(4)]
WRITE_X: Final = [WriteX(seat) for seat in range(4)]
GAIN_MARKET_ICON: Final = [GainMarketIcon(seat) for seat in range(4)]
DRAW_MARKET_ICON: Final = [DrawMarketIcon(seat) for seat in range(4)]
