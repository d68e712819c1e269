"""Every action of an Oracle, made once, so that lists of options are lists of the same objects."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import (
    Accept,
    ActivateStaff,
    AssignStaff,
    ChartStars,
    ClaimTier,
    Decline,
    DiscardCorruption,
    Divine,
    DockAt,
    Done,
    DrawLine,
    FillBubble,
    GainGood,
    Idle,
    MoveRune,
    NudgeDie,
    PlaceMarketIcon,
    PlaceX,
    ReadHoroscopes,
    Recruit,
    ResolveFirst,
    ReturnToBag,
    SeatAdventurer,
    SellGood,
    SellToRogues,
    ShiftPassenger,
    SwapFirst,
    SwapWith,
    TakePrize,
    TwistFates,
    UseStaff,
    WriteDie,
)
from starboard.games.cove.board import EDGE_COUNT
from starboard.games.cove.domains import BOTTOM, CHARM, MOVE, PLUS_MINUS, TOME, TOP, TOWNSFOLK_IDS
from starboard.kernel import Action

SEATINGS: Final = [[SeatAdventurer(adventurer, boat) for boat in range(6)] for adventurer in range(5)]
SHIFTS: Final = [[ShiftPassenger(adventurer, boat) for boat in range(6)] for adventurer in range(5)]
DOCKINGS: Final = [DockAt(dock) for dock in range(4)]
DECLINE: Final = Decline()
TWISTS: Final = [TwistFates(fate) for fate in range(3)]
CHART: Final = ChartStars()
READS: Final = [ReadHoroscopes(half) for half in (0, 1)]
RECRUITS: Final = [Recruit(card) for card in range(len(TOWNSFOLK_IDS))]
STAFF_ACTION: Final = ActivateStaff()
IDLE: Final = Idle()
DIVINES: Final = [[Divine(die, colour) for colour in range(4)] for die in (0, 1)]
DRAW_LINES: Final = [DrawLine(edge) for edge in range(EDGE_COUNT)]
DONE: Final = Done()
DISCARDS: Final = [DiscardCorruption(card) for card in (0, 1)]
FILLS: Final = [FillBubble(kind) for kind in (PLUS_MINUS, MOVE)]
NUDGES: Final = [NudgeDie(sign, die) for sign in (0, 1) for die in (0, 1)]
MOVES: Final = [MoveRune(rune) for rune in range(5)]
WRITES: Final = [WriteDie(die, line) for die in (0, 1) for line in (TOP, BOTTOM)]
CLAIMS: Final = [ClaimTier(tier) for tier in range(3)]
FIRSTS: Final = [ResolveFirst(adventurer) for adventurer in range(5)]
PRIZE_MARKET: Final = 0
PRIZE_X: Final = 1
PRIZES: Final = [TakePrize(PRIZE_MARKET), TakePrize(PRIZE_X)]
GAINS: Final = [[GainGood(size, colour) for colour in range(4)] for size in (CHARM, TOME)]
ALL_GAINS: Final = [*GAINS[CHARM], *GAINS[TOME]]
ALL_PRIZES: Final[list[Action]] = [*ALL_GAINS, *PRIZES]
PLACE_XS: Final = [PlaceX(place) for place in range(6)]
MARKET_ICONS: Final = [PlaceMarketIcon(colour) for colour in range(4)]
ASSIGNS: Final = [AssignStaff(slot) for slot in range(4)]
RETURNS: Final = [[ReturnToBag(boat, adventurer) for adventurer in range(5)] for boat in range(6)]
SWAPS: Final = [[SwapFirst(boat, adventurer) for adventurer in range(5)] for boat in range(6)]
WITHS: Final = [[SwapWith(boat, adventurer) for adventurer in range(5)] for boat in range(6)]
ACCEPT: Final = Accept()
USES: Final = [UseStaff(slot) for slot in range(4)]
SELLS: Final = [SellGood(size, colour) for size in (0, 1) for colour in range(4)]
SELLS_TO_ROGUES: Final = [SellToRogues(size, colour) for size in (0, 1) for colour in range(4)]
