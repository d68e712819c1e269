"""What an Oracle may do."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import (
    ADVENTURER,
    BOAT,
    BUBBLE,
    COLOUR,
    CORRUPTION,
    DIE,
    DOCK,
    EDGE,
    FATE,
    HALF,
    LINE,
    PLACE,
    PRIZE,
    RUNE,
    SIGN,
    SIZE,
    STAFF_SLOT,
    TIER,
    TOWNSFOLK,
)
from starboard.kernel import OWNER, Action, Seen, fields

# In a turn (MC-6.1)


class NudgeDie(Action):
    """MC-8.2 Use a ±1 bubble on a die."""

    TEXT = "{sign}1 {die}"
    RULE = "MC-8.4"
    FIELDS = fields(sign=SIGN, die=DIE)

    def __init__(self, sign: int, die: int) -> None:  # generated: make generate
        self.sign: Final = sign
        self.die: Final = die


class MoveRune(Action):
    """MC-8.3 Use a Move 1 bubble on a Rune."""

    TEXT = "move {rune}"
    RULE = "MC-8.4"
    FIELDS = fields(rune=RUNE)

    def __init__(self, rune: int) -> None:  # generated: make generate
        self.rune: Final = rune


class TwistFates(Action):
    """MC-9.2 Twisting Fates, with one of its options."""

    TEXT = "twist {fate}"
    RULE = "MC-9.3"
    FIELDS = fields(fate=FATE)

    def __init__(self, fate: int) -> None:  # generated: make generate
        self.fate: Final = fate


class ChartStars(Action):
    """MC-9.6 Star Charting."""

    TEXT = "chart"
    RULE = "MC-6.1"


class Divine(Action):
    """MC-9.18 Divination with a die, in a colour."""

    TEXT = "divine {die} {colour}"
    RULE = "MC-6.1"
    FIELDS = fields(die=DIE, colour=COLOUR)

    def __init__(self, die: int, colour: int) -> None:  # generated: make generate
        self.die: Final = die
        self.colour: Final = colour


class ReadHoroscopes(Action):
    """MC-9.24 Horoscopes with the dice of a half."""

    TEXT = "horoscopes {half}"
    RULE = "MC-6.1"
    FIELDS = fields(half=HALF)

    def __init__(self, half: int) -> None:  # generated: make generate
        self.half: Final = half


class Recruit(Action):
    """MC-9.32 Recruit a card of the Town Square."""

    TEXT = "recruit {card}"
    RULE = "MC-6.1"
    FIELDS = fields(card=TOWNSFOLK)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class ActivateStaff(Action):
    """MC-9.36 Activate Staff."""

    TEXT = "staff"
    RULE = "MC-6.1"


class Idle(Action):
    """MC-6.5 Let an Hour pass."""

    TEXT = "idle"
    RULE = "MC-6.5"


# Within an action


class DrawLine(Action):
    """MC-9.8 Draw a line on the Star Chart."""

    TEXT = "line {edge}"
    FIELDS = fields(edge=EDGE)

    def __init__(self, edge: int) -> None:  # generated: make generate
        self.edge: Final = edge


class WriteDie(Action):
    """MC-9.25 Write a die into a Horoscope line."""

    TEXT = "write {die} {line}"
    FIELDS = fields(die=DIE, line=LINE)

    def __init__(self, die: int, line: int) -> None:  # generated: make generate
        self.die: Final = die
        self.line: Final = line


class UseStaff(Action):
    """MC-9.37 Use a Staff ability."""

    TEXT = "use {staff}"
    FIELDS = fields(staff=STAFF_SLOT)

    def __init__(self, staff: int) -> None:  # generated: make generate
        self.staff: Final = staff


class FillBubble(Action):
    """MC-9.37 Fill a bubble of a kind."""

    TEXT = "fill {bubble}"
    FIELDS = fields(bubble=BUBBLE)

    def __init__(self, bubble: int) -> None:  # generated: make generate
        self.bubble: Final = bubble


class AssignStaff(Action):
    """MC-9.33 Put the recruited card into a Staff slot."""

    TEXT = "assign {staff}"
    FIELDS = fields(staff=STAFF_SLOT)

    def __init__(self, staff: int) -> None:  # generated: make generate
        self.staff: Final = staff


class Accept(Action):
    """MC-9.34 Use the recruited card's ability."""

    TEXT = "accept"


class ReturnToBag(Action):
    """MC-3.15 `boatToBag`: return a passenger to the bag."""

    TEXT = "return {boat} {adventurer}"
    FIELDS = fields(boat=BOAT, adventurer=ADVENTURER)

    def __init__(self, boat: int, adventurer: int) -> None:  # generated: make generate
        self.boat: Final = boat
        self.adventurer: Final = adventurer


class SwapFirst(Action):
    """MC-3.15 `swapAboard`: the first of the two passengers."""

    TEXT = "swap {boat} {adventurer}"
    FIELDS = fields(boat=BOAT, adventurer=ADVENTURER)

    def __init__(self, boat: int, adventurer: int) -> None:  # generated: make generate
        self.boat: Final = boat
        self.adventurer: Final = adventurer


class SwapWith(Action):
    """MC-3.15 `swapAboard`: the passenger to exchange it with."""

    TEXT = "with {boat} {adventurer}"
    FIELDS = fields(boat=BOAT, adventurer=ADVENTURER)

    def __init__(self, boat: int, adventurer: int) -> None:  # generated: make generate
        self.boat: Final = boat
        self.adventurer: Final = adventurer


# Bonuses


class PlaceX(Action):
    """MC-10.1 Put an X into a Horoscope line or a Faction slot."""

    TEXT = "x {place}"
    FIELDS = fields(place=PLACE)

    def __init__(self, place: int) -> None:  # generated: make generate
        self.place: Final = place


class PlaceMarketIcon(Action):
    """MC-10.3 Put a Market icon into a Faction slot."""

    TEXT = "market {colour}"
    FIELDS = fields(colour=COLOUR)

    def __init__(self, colour: int) -> None:  # generated: make generate
        self.colour: Final = colour


class GainGood(Action):
    """MC-9.30, MC-11.5 Take a Good."""

    TEXT = "gain {size} {colour}"
    FIELDS = fields(size=SIZE, colour=COLOUR)

    def __init__(self, size: int, colour: int) -> None:  # generated: make generate
        self.size: Final = size
        self.colour: Final = colour


class TakePrize(Action):
    """MC-11.5 Take a Market icon or an X for a prediction."""

    TEXT = "prize {prize}"
    FIELDS = fields(prize=PRIZE)

    def __init__(self, prize: int) -> None:  # generated: make generate
        self.prize: Final = prize


class ClaimTier(Action):
    """MC-11.8 Take the bonus of a success with so many icons first."""

    TEXT = "claim {tier}"
    FIELDS = fields(tier=TIER)

    def __init__(self, tier: int) -> None:  # generated: make generate
        self.tier: Final = tier


class ResolveFirst(Action):
    """MC-11.9 Resolve this one of two drawn Adventurers first."""

    TEXT = "first {adventurer}"
    FIELDS = fields(adventurer=ADVENTURER)

    def __init__(self, adventurer: int) -> None:  # generated: make generate
        self.adventurer: Final = adventurer


class DiscardCorruption(Action):
    """MC-13.3 Discard a Corruption card with so many Rogue icons; its face shows to nobody else."""

    TEXT = "discard {card}"
    FIELDS = fields(card=Seen(OWNER, CORRUPTION))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


# Harbour and market


class SeatAdventurer(Action):
    """MC-11.2 Seat a drawn Adventurer on a boat."""

    TEXT = "seat {adventurer} {boat}"
    FIELDS = fields(adventurer=ADVENTURER, boat=BOAT)

    def __init__(self, adventurer: int, boat: int) -> None:  # generated: make generate
        self.adventurer: Final = adventurer
        self.boat: Final = boat


class ShiftPassenger(Action):
    """MC-11.12 Robbers: move another passenger of the Rogue's boat to a boat."""

    TEXT = "shift {adventurer} {boat}"
    FIELDS = fields(adventurer=ADVENTURER, boat=BOAT)

    def __init__(self, adventurer: int, boat: int) -> None:  # generated: make generate
        self.adventurer: Final = adventurer
        self.boat: Final = boat


class DockAt(Action):
    """MC-11.13 Dock a full boat."""

    TEXT = "dock {dock}"
    FIELDS = fields(dock=DOCK)

    def __init__(self, dock: int) -> None:  # generated: make generate
        self.dock: Final = dock


class SellGood(Action):
    """MC-12.4 Sell a Good to the Customers of its colour."""

    TEXT = "sell {size} {colour}"
    FIELDS = fields(size=SIZE, colour=COLOUR)

    def __init__(self, size: int, colour: int) -> None:  # generated: make generate
        self.size: Final = size
        self.colour: Final = colour


class SellToRogues(Action):
    """MC-12.7 Cultists: sell a Good to the Rogues."""

    TEXT = "sell {size} {colour} to rogues"
    FIELDS = fields(size=SIZE, colour=COLOUR)

    def __init__(self, size: int, colour: int) -> None:  # generated: make generate
        self.size: Final = size
        self.colour: Final = colour


class Done(Action):
    """End what may be ended: drawing lines, using Staff, selling."""

    TEXT = "done"


class Decline(Action):
    """MC-6.7 Do without an X, a Townsfolk ability or a Robbers' shift."""

    TEXT = "decline"


ACTIONS: Final = (
    NudgeDie, MoveRune, TwistFates, ChartStars, Divine, ReadHoroscopes, Recruit, ActivateStaff, Idle, DrawLine,
    WriteDie, UseStaff, FillBubble, AssignStaff, Accept, ReturnToBag, SwapFirst, SwapWith, PlaceX, PlaceMarketIcon,
    GainGood, TakePrize, ClaimTier, ResolveFirst, DiscardCorruption, SeatAdventurer, ShiftPassenger, DockAt, SellGood,
    SellToRogues, Done, Decline,
)  # fmt: skip
