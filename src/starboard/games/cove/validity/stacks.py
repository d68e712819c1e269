"""Which steps can wait beneath which, and when a step can be carried out: no other stack of steps is ever reached."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import ROGUE
from starboard.games.cove.rules.arrivals import (
    AdvanceToken,
    Arrive,
    ChooseDock,
    ChooseSeat,
    ChooseShift,
    DockIfFull,
    DrawAdventurers,
    SeatAll,
    free_seats,
)
from starboard.games.cove.rules.bonuses import ChooseGood, DrawMarketIcon, WriteX
from starboard.games.cove.rules.charting import DrawLines, GoOnDrawing
from starboard.games.cove.rules.corruption import ChooseDiscard, DrawCorruption, TakeTopCard
from starboard.games.cove.rules.divination import DivineAgain, why_not_divine
from starboard.games.cove.rules.fates import ChooseBubble
from starboard.games.cove.rules.horoscopes import WriteDice, WriteOneDie
from starboard.games.cove.rules.market import OpenMarket, PayMarketIcons, SellGoods, VisitPier
from starboard.games.cove.rules.peddler import PeddlerSells, PeddlerTurn
from starboard.games.cove.rules.predictions import (
    CheckPredictions,
    ChooseFirst,
    ChoosePrize,
    ClaimPrizes,
    OrderPrizes,
    ResolveDraw,
)
from starboard.games.cove.rules.rounds import DrawForBoat, EndRound, FillBoats, PlayRound
from starboard.games.cove.rules.runes import RollRune
from starboard.games.cove.rules.setup import DrawRogueCard, RollDishes, StackToken, StackTokens
from starboard.games.cove.rules.staff import OfferStaff, UseStaffAbility
from starboard.games.cove.rules.townsfolk import (
    AssignCard,
    ChooseSwap,
    RefillSquare,
    RevealTownsfolk,
    UseAbility,
    why_not_passenger,
)
from starboard.games.cove.rules.turns import ChooseAction, TakeTurns
from starboard.games.cove.state import Cove
from starboard.kernel import Choice, Effect, Step, legal, outcomes
from starboard.kernel.codec import invalid

Kinds = tuple[type[Step], ...]

NOTHING: Final[Kinds] = ()
TURN: Final[Kinds] = (RefillSquare, TakeTurns)
ARRIVAL: Final[Kinds] = (*TURN, Arrive, AssignCard)
DRAW: Final[Kinds] = (FillBoats, SeatAll, ResolveDraw)
PRIZE: Final[Kinds] = (*DRAW, CheckPredictions)
ACTION: Final[Kinds] = (AdvanceToken,)
STAFFED: Final[Kinds] = (AdvanceToken, OfferStaff)
BONUS: Final[Kinds] = (*PRIZE, ClaimPrizes, *STAFFED, WriteDice, DrawCorruption)

BENEATH: Final[dict[type[Step], Kinds]] = {
    DrawRogueCard: (RefillSquare,),
    RefillSquare: (StackTokens, PlayRound, TakeTurns),
    RevealTownsfolk: (RefillSquare,),
    StackTokens: (RollDishes,),
    StackToken: (RollDishes,),
    RollDishes: (PlayRound,),
    RollRune: (RollDishes, PlayRound, ChooseAction),
    PlayRound: NOTHING,
    FillBoats: (TakeTurns,),
    DrawForBoat: (TakeTurns,),
    TakeTurns: (OpenMarket,),
    OpenMarket: (EndRound,),
    EndRound: NOTHING,
    PeddlerTurn: (TakeTurns,),
    ChooseAction: (TakeTurns,),
    AdvanceToken: TURN,
    Arrive: ARRIVAL,
    DrawAdventurers: ARRIVAL,
    SeatAll: ARRIVAL,
    ChooseSeat: ARRIVAL,
    DockIfFull: (SeatAll, DockIfFull),
    ChooseDock: (SeatAll, DockIfFull),
    ChooseShift: (DockIfFull,),
    ResolveDraw: DRAW,
    ChooseFirst: DRAW,
    CheckPredictions: PRIZE,
    ClaimPrizes: PRIZE,
    OrderPrizes: PRIZE,
    ChoosePrize: (*PRIZE, ClaimPrizes),
    WriteX: BONUS,
    DrawMarketIcon: BONUS,
    ChooseGood: BONUS,
    ChooseDiscard: BONUS,
    DrawLines: STAFFED,
    GoOnDrawing: STAFFED,
    DrawCorruption: (ChooseAction, *STAFFED, GoOnDrawing, DrawCorruption, VisitPier),
    TakeTopCard: (ChooseAction, *STAFFED, GoOnDrawing, DrawCorruption, VisitPier),
    WriteDice: ACTION,
    WriteOneDie: ACTION,
    DivineAgain: ACTION,
    ChooseBubble: STAFFED,
    OfferStaff: ACTION,
    UseStaffAbility: ACTION,
    AssignCard: ACTION,
    UseAbility: (AssignCard,),
    ChooseSwap: (AssignCard,),
    VisitPier: (PeddlerSells,),
    SellGoods: (VisitPier,),
    PeddlerSells: (PayMarketIcons,),
    PayMarketIcons: (EndRound,),
}
"""For each step that can wait or be open, what can lie directly beneath it; nothing, where it is the last of all."""


def check_steps(s: Cove) -> None:
    """Raise InvalidRecord where the steps lie as they never do, or where one of them cannot be carried out."""
    below: Step | None = None
    for step in s.steps:
        kinds = BENEATH.get(type(step))
        fits = kinds is not None and (isinstance(below, kinds) if kinds else below is None)
        if not fits or not _is_possible(s, step):
            raise invalid(f"Cove.steps.{type(step).__name__}", step)
        below = step
    seating = any(isinstance(step, DrawAdventurers | SeatAll | ChooseSeat) for step in s.steps)
    if s.landing and not seating:
        raise invalid("Cove.landing", s.landing)
    if below is not None and (isinstance(below, Effect) or not (legal(s) if _asks(below) else outcomes(s))):
        raise invalid("Cove.steps", below)


def _asks(step: Step) -> bool:
    return isinstance(step, Choice)


def _is_possible(s: Cove, step: Step) -> bool:
    """Whether the step speaks of seats, tokens and pieces that there are, and can be carried out in its time."""
    seats = len(s.oracles)
    for field in step.FIELDS:
        value = getattr(step, field.name)
        numbers = value if isinstance(value, tuple) else (value,)
        if min(numbers, default=0) < (-1 if field.name == "two" else 0):
            return False
        if field.name in ("seat", "above") and max(numbers, default=0) >= seats:
            return False
        if field.name == "token" and value >= seats + (s.peddler is not None):
            return False
        if field.name in ("above", "dice", "left", "colours") and len(set(numbers)) != len(numbers):
            return False
    if isinstance(step, ChooseAction):
        return s.turn < seats
    if isinstance(step, RollRune):
        return not step.setup or not any(isinstance(other, ChooseAction) for other in s.steps)
    if isinstance(step, PeddlerTurn):
        return s.peddler is not None
    if isinstance(step, RevealTownsfolk):
        return len(s.square) < s.board.square
    if isinstance(step, PlayRound):
        return _is_filled_to(s, 0)
    if isinstance(step, FillBoats | DrawForBoat):
        return _is_filled_to(s, step.place)
    return _is_possible_choice(s, step)


def _is_possible_choice(s: Cove, step: Step) -> bool:
    if isinstance(step, DrawAdventurers):
        return len(s.landing) + step.left <= min(2, _room(s)) and step.left <= sum(s.bag)
    if isinstance(step, SeatAll | ChooseSeat):
        return len(s.landing) <= _room(s)
    if isinstance(step, ChooseFirst):
        return step.two >= 0 and step.one != step.two
    if isinstance(step, ChooseShift):
        return step.boat not in s.docks and ROGUE in s.boats[step.boat]
    if isinstance(step, ChooseDock):
        return step.boat not in s.docks and len(s.boats[step.boat]) == s.board.boat_seats
    if isinstance(step, DivineAgain):
        return why_not_divine(s, step.seat, step.die) is None
    if isinstance(step, UseAbility):
        return s.board.cards[step.card] is not None
    if isinstance(step, ChooseSwap):
        return why_not_passenger(s, step.boat, step.adventurer) is None
    return True


def _room(s: Cove) -> int:
    """The free seats at sea."""
    return sum([free_seats(s, boat) for boat in range(len(s.boats))])


def _is_filled_to(s: Cove, place: int) -> bool:
    """MC-5.1 Whether the boats hold whom so many draws of the Arrival have brought, and nobody else."""
    start = s.board.boat_start
    filled = [min(max(place - start * boat, 0), start) for boat in range(len(s.boats))]
    return [len(aboard) for aboard in s.boats] == filled
