"""What to try first: every option of a decision, the most promising first, those that come to the same only once."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import (
    AssignStaff,
    Decline,
    DiscardCorruption,
    DockAt,
    Done,
    GainGood,
    PlaceMarketIcon,
    PlaceX,
    ResolveFirst,
    ReturnToBag,
    SeatAdventurer,
    SellGood,
    SellToRogues,
    ShiftPassenger,
    SwapFirst,
    SwapWith,
    TakePrize,
    WriteDie,
)
from starboard.games.cove.actions.constants import DONE, DRAW_LINES
from starboard.games.cove.board import BIT
from starboard.games.cove.domains import BLACK, NO_CARD, PIERS, ROGUE, VALUE
from starboard.games.cove.rules.arrivals import ChooseDock, ChooseSeat, ChooseShift
from starboard.games.cove.rules.bonuses import ChooseGood, DrawMarketIcon, WriteX
from starboard.games.cove.rules.charting import DrawLines, bars_of
from starboard.games.cove.rules.corruption import ChooseDiscard
from starboard.games.cove.rules.horoscopes import WriteOneDie, next_number
from starboard.games.cove.rules.market import SellGoods
from starboard.games.cove.rules.peddler import crowd
from starboard.games.cove.rules.predictions import ChooseFirst, ChoosePrize
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.rules.townsfolk import AssignCard, ChooseSwap, UseAbility
from starboard.games.cove.rules.turns import ChooseAction
from starboard.games.cove.state import ACTIVE, Cove, Oracle
from starboard.games.cove.tactics.chart import FARTHEST, edge_scores, plans
from starboard.games.cove.tactics.demand import CARD, LATER, worths_of
from starboard.games.cove.tactics.prizes import SLOT, Scored, best_first, place_worth, x_worth
from starboard.games.cove.tactics.turns import turn_actions
from starboard.kernel import Action, legal

HELP: Final = (0, 1, 3, 2)
"""The Staff abilities, the most useful first."""


def ordered(s: Cove) -> list[Action]:
    """The options of the open decision that differ, the most promising first; never none."""
    top = s.steps[-1]
    if isinstance(top, ChooseAction):
        return turn_actions(s)
    if isinstance(top, DrawLines):
        return _lines(s, top)
    actions = legal(s)
    if len(actions) < 2:
        return actions
    if isinstance(top, ChooseSeat | ChooseShift):
        return _seatings(s, top.seat, actions)
    if isinstance(top, ChooseDock):
        return _docks(s, top, actions)
    if isinstance(top, ChooseFirst):
        return _firsts(s.oracles[top.seat], actions)
    if isinstance(top, SellGoods):
        return _sales(s, top, actions)
    if isinstance(top, AssignCard):
        return _slots(s, s.oracles[top.seat], actions)
    if isinstance(top, ChooseDiscard | UseAbility | ChooseSwap):
        return _abilities(s, top.seat, actions)
    if isinstance(top, WriteX | ChooseGood | ChoosePrize | DrawMarketIcon):
        return _prizes(s, s.oracles[top.seat], actions)
    if isinstance(top, WriteOneDie):
        return _writings(s, top.seat, actions)
    return actions


def _lines(s: Cove, step: DrawLines) -> list[Action]:
    """MC-9.8 Lines that help to fill an area, the nearest and dearest first; then to stop."""
    oracle = s.oracles[step.seat]
    farthest = max(FARTHEST, step.left)
    scores = edge_scores(plans(s, oracle, worths_of(s, oracle), farthest), step.left)
    if not scores:
        return [DONE] if step.drew else _any_lines(s, step)
    scored = [Scored(DRAW_LINES[edge], score) for edge, score in scores.items()]
    found = best_first(scored)
    if step.drew:
        found.append(DONE)
    return found


def _any_lines(s: Cove, step: DrawLines) -> list[Action]:
    """The lines that may be drawn."""
    bars = bars_of(s, step.seat)
    return [DRAW_LINES[edge] for edge in s.board.chart.edges if not bars & BIT[edge]]


def interests(s: Cove, seat: int) -> list[float]:
    """What a Customer of each colour on a pier is worth to the seat: to its Shelf, less to those of others."""
    wishes: list[float] = []
    for colour in range(4):
        wish = 0.5 * s.board.prices[colour]
        for oracle in s.oracles:
            mine = oracle.seat == seat
            for place in (colour, colour + 4):
                gold = oracle.shelf[place] * s.board.prices[place]
                wish += gold if mine else -0.6 * gold / len(s.oracles)
        wishes.append(wish)
    wishes.append(0.0)
    return wishes


def _seatings(s: Cove, seat: int, actions: list[Action]) -> list[Action]:
    """MC-11.2 Wanted Customers to boats that will dock with others like them, Rogues where nothing is spoilt."""
    wishes = interests(s, seat)
    scored: list[Scored] = []
    known: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    for action in actions:
        if isinstance(action, SeatAdventurer | ShiftPassenger):
            aboard = s.boats[action.boat]
            alike = (action.adventurer, tuple(sorted(aboard)), s.board.boat_docks[action.boat])
            if alike in known:
                continue
            known.append(alike)
            promise = 0.0
            for passenger in aboard:
                promise += wishes[passenger]
            closeness = len(aboard) / s.board.boat_seats
            wish = wishes[action.adventurer]
            same = aboard.count(action.adventurer)
            scored.append(Scored(action, wish * (closeness + 0.5 * same) + promise * 0.5))
        else:
            scored.append(Scored(action, 0.0))
    return best_first(scored)


def _docks(s: Cove, step: ChooseDock, actions: list[Action]) -> list[Action]:
    """MC-11.13 The pier whose sizes the boat's Customers would buy of this seat rather than of others."""
    scored: list[Scored] = []
    for action in actions:
        if isinstance(action, DockAt):
            takes = s.board.pier_takes[s.board.dock_pier[action.dock]]
            score = 0.0
            for passenger in s.boats[step.boat]:
                if passenger == ROGUE:
                    continue
                for size in (0, 1):
                    if takes[size]:
                        score += _lead(s, step.seat, 4 * size + passenger)
            scored.append(Scored(action, score))
    return best_first(scored)


def _lead(s: Cove, seat: int, place: int) -> float:
    """What a Customer is worth to the seat's Goods of a kind, less a share of what it is worth to those of others."""
    lead = 0.0
    for oracle in s.oracles:
        lead += oracle.shelf[place] * (1.0 if oracle.seat == seat else -0.6)
    return lead * s.board.prices[place]


def _firsts(oracle: Oracle, actions: list[Action]) -> list[Action]:
    """MC-11.9 Whom most was predicted of, before others cross it out."""
    scored: list[Scored] = []
    for action in actions:
        if isinstance(action, ResolveFirst):
            icons = 0
            for prediction in oracle.predictions:
                if prediction.ended == ACTIVE and prediction.colour == action.adventurer:
                    icons += min(prediction.icons - prediction.crossed, 3)
            scored.append(Scored(action, float(icons)))
    return best_first(scored)


def _sales(s: Cove, step: SellGoods, actions: list[Action]) -> list[Action]:
    """MC-12.4 The Good that gains most by being sold here, or to stop; then the others."""
    here = crowd(s, step.pier)
    later = [(pier, crowd(s, pier)) for pier in range(step.pier + 1, len(PIERS))]
    oracle = s.oracles[step.seat]
    kept = LATER - 0.5 if s.round < LAST_ROUND else 0.0
    scored: list[Scored] = []
    total = 0.0
    for action in actions:
        if isinstance(action, SellGood | SellToRogues):
            place = 4 * action.size + action.colour
            to_rogues = isinstance(action, SellToRogues)
            buyers = here[ROGUE] if to_rogues else here[action.colour]
            most = kept
            for pier, there in later:
                if s.board.pier_takes[pier][action.size]:
                    most = max(most, float(there[action.colour]))
            gain = s.board.prices[place] * (buyers - most)
            if gain > 0.0:
                total += gain * oracle.shelf[place]
            if to_rogues and not step.to_rogues:
                gain -= CARD / oracle.shelf[place]
            scored.append(Scored(action, gain))
    costs = step.pier == BLACK and not step.sold
    stop = 1000.0 if costs and total <= CARD else 0.001
    first = best_first(scored)
    best = max([one.score for one in scored])
    if not isinstance(actions[-1], Done):
        return first
    return [first[0], DONE, *first[1:]] if best > stop else [DONE, *first]


def _slots(s: Cove, oracle: Oracle, actions: list[Action]) -> list[Action]:
    """MC-9.33 Empty slots, the most useful first; then cards that bring least."""
    scored: list[Scored] = []
    for action in actions:
        if isinstance(action, AssignStaff):
            card = oracle.staff[action.staff]
            score = -10.0 * HELP.index(action.staff) / 4
            if card != NO_CARD:
                score = -20.0
                for icon in s.board.card(card).icons:
                    score -= -s.lair if icon == ROGUE else s.halls[icon] + 1.8 * (LAST_ROUND + 1 - s.round)
            scored.append(Scored(action, score))
    return best_first(scored)


def _abilities(s: Cove, seat: int, actions: list[Action]) -> list[Action]:
    """MC-9.34 The card with most icons; unwanted passengers; and to decline, after what gains."""
    wishes = interests(s, seat)
    scored: list[Scored] = []
    for action in actions:
        score = 1.0
        if isinstance(action, DiscardCorruption):
            score = 2.0 + action.card
        elif isinstance(action, ReturnToBag | SwapFirst | SwapWith):
            aboard = s.boats[action.boat]
            promise = 0.0
            for passenger in aboard:
                promise += wishes[passenger]
            score = 0.3 * promise - wishes[action.adventurer] * (1 + aboard.count(action.adventurer)) + 3.0
        elif isinstance(action, Decline):
            score = 0.0
        scored.append(Scored(action, score))
    return best_first(scored)


def _prizes(s: Cove, oracle: Oracle, actions: list[Action]) -> list[Action]:
    """MC-10.1, MC-11.5 What an X, a Market icon or a Good is worth at each place."""
    worths = worths_of(s, oracle)
    rounds = LAST_ROUND - s.round
    x_gold = x_worth(s, oracle, worths)
    scored: list[Scored] = []
    for action in actions:
        score = 0.0
        if isinstance(action, GainGood):
            score = worths[4 * action.size + action.colour]
        elif isinstance(action, PlaceX):
            score = place_worth(s, oracle, action.place, worths)
        elif isinstance(action, PlaceMarketIcon):
            score = float(s.halls[action.colour])
            for boat, aboard in enumerate(s.boats):
                if boat not in s.docks:
                    score += 0.4 * aboard.count(action.colour)
        elif isinstance(action, TakePrize):
            score = x_gold if action.prize else s.board.sponsorship * (max(s.halls) + 1.0) - SLOT * rounds
        scored.append(Scored(action, score))
    return best_first(scored)


def _writings(s: Cove, seat: int, actions: list[Action]) -> list[Action]:
    """MC-9.25 Where the box gives most; a number that must follow before one that any would do for."""
    oracle = s.oracles[seat]
    worths = worths_of(s, oracle)
    scored: list[Scored] = []
    for action in actions:
        if isinstance(action, WriteDie):
            bound = 1.5 if next_number(s, seat, action.line) == oracle.dish[VALUE + action.die] else 0.0
            scored.append(Scored(action, place_worth(s, oracle, action.line, worths) + bound))
    return best_first(scored)
