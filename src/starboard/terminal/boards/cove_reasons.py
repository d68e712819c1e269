"""What speaks for a decision in the Cove, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from starboard.games.cove.rules.market import SellGoods

if TYPE_CHECKING:
    from starboard.games.cove.state import Cove
    from starboard.kernel import Action

REASONS: Final[tuple[tuple[tuple[type[Action], ...], str], ...]] = (
    ((DrawLine,), "cove-reason-line"),
    ((SellGood, SellToRogues), "cove-reason-sale"),
    ((NudgeDie, MoveRune), "cove-reason-bend"),
    ((TwistFates, FillBubble), "cove-reason-luck"),
    ((ChartStars,), "cove-reason-chart"),
    ((Divine,), "cove-reason-divine"),
    ((ReadHoroscopes, WriteDie), "cove-reason-horoscope"),
    ((Recruit,), "cove-reason-recruit"),
    ((ActivateStaff, UseStaff, Accept), "cove-reason-staff"),
    ((AssignStaff,), "cove-reason-post"),
    ((PlaceX,), "cove-reason-x"),
    ((PlaceMarketIcon,), "cove-reason-icon"),
    ((GainGood,), "cove-reason-good"),
    ((TakePrize, ClaimTier), "cove-reason-prize"),
    ((ResolveFirst,), "cove-reason-first"),
    ((DiscardCorruption,), "cove-reason-corruption"),
    ((SeatAdventurer, ShiftPassenger, SwapFirst, SwapWith, ReturnToBag), "cove-reason-boat"),
    ((DockAt,), "cove-reason-dock"),
    ((Idle,), "cove-reason-idle"),
    ((Done, Decline), "cove-reason-enough"),
)
"""What speaks for an action whatever it names."""


def reason(s: Cove, action: Action) -> str:
    """Return the message that says what speaks for an action; nothing where there is none."""
    if isinstance(action, Done) and isinstance(s.steps[-1], SellGoods):
        return "cove-reason-keep"
    return next((message for kinds, message in REASONS if isinstance(action, kinds)), "")
