"""What a browser's page says beside a position: prices, odds, what a line closes, why an action is closed.

All of it is reckoned from what a viewer sees, by the functions of the rules; the terminal's words use the same.
"""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.board import BIT, CELL_NAMES, EDGE_NAMES, set_of
from starboard.games.cove.domains import (
    BOATS,
    COLOURS,
    DOCKS,
    MARK_WAITS,
    NO_CARD,
    PIERS,
    ROGUE,
    SIZES,
    SPACES,
    STAFF,
    TOWNSFOLK_IDS,
    VALUE,
)
from starboard.games.cove.rules.arrivals import (
    AdvanceToken,
    Arrive,
    DockIfFull,
    board_boat,
    free_seats,
    hour_of,
    market_hour,
    peddler_boat,
)
from starboard.games.cove.rules.bonuses import can_gain
from starboard.games.cove.rules.charting import NO_GOOD, DrawLines, bars_of, charting_number, closings
from starboard.games.cove.rules.divination import icons_left, why_not_divine
from starboard.games.cove.rules.fates import turned, why_not_twist
from starboard.games.cove.rules.horoscopes import next_number, why_not_read
from starboard.games.cove.rules.market import rogues_pay, sale_pays
from starboard.games.cove.rules.peddler import best_pier, crowd
from starboard.games.cove.rules.staff import UseStaffAbility, why_not_ability
from starboard.games.cove.rules.turns import ChooseAction, next_token, why_closed
from starboard.games.cove.scoring import card_gold, corruption_gold
from starboard.games.cove.state import Cove, Oracle
from starboard.kernel import UNKNOWN

Told = dict[str, Any]

GOODS: Final = 8
FARTHEST: Final = 4
"""The icons of the longest prediction: a die shows no more."""
NEAR: Final = 3
"""A line is told to help an area that lacks fewer lines than this after it."""


class Closed:
    """What a line would bring: the areas it closes, Corruption cards, and how many lines its nearest prize lacks."""

    def __init__(self, s: Cove, seat: int, edge: int) -> None:
        self.areas: Final = closings(s, seat, edge)
        self.prizes: Final = [area for area in self.areas if area.size != NO_GOOD]
        self.cards: Final = sum([area.corrupts for area in self.areas])
        oracle, chart = s.oracles[seat], s.board.chart
        closed = set_of(oracle.lines) | chart.printed | BIT[edge]
        filled = set_of(oracle.filled)
        near = [
            ((outline & ~closed).bit_count(), 4 * size + colour)
            for cells, outline, colour, size in chart.prizes
            if outline & BIT[edge] and not cells & filled and outline & ~closed
        ]
        self.missing, self.good = min(near, default=(9, 0))


def best_price(s: Cove, place: int) -> int:
    """MC-12.4 What a Good would pay where it pays most now."""
    return max([sale_pays(s, pier, place // 4, place % 4) for pier in range(len(PIERS))])


def shelf_pays(s: Cove, oracle: Oracle) -> int:
    """What an Oracle's Goods would pay now, each where it pays most."""
    return sum([count * best_price(s, place) for place, count in enumerate(oracle.shelf) if count])


def peddler_pays(s: Cove) -> int:
    """MC-18.5 What the Peddler's Goods would pay if the market opened now; 0 where there is no Peddler."""
    return sum([good["gold"] for good in _peddler_goods(s)])


def chance_within(bag: tuple[int, ...], colour: int, draws: int) -> float:
    """MC-11.4 How likely it is that a colour is among the next so many out of the bag."""
    left = sum(bag)
    others = left - bag[colour]
    misses = 1.0
    for _ in range(min(draws, left)):
        misses *= others / left
        others, left = max(others - 1, 0), left - 1
    return 1 - misses if bag[colour] else 0.0


def reckoned(seen: Cove) -> Told:
    """What is to be said of a position besides what lies there; a reason stands as its Refusal."""
    told: Told = {
        "piers": [_pier(seen, pier) for pier in range(len(PIERS))],
        "odds": [
            [round(100 * chance_within(seen.bag, colour, draws)) for draws in range(1, FARTHEST + 1)]
            for colour in range(len(COLOURS))
        ],
        "oracles": [_oracle(seen, oracle) for oracle in seen.oracles],
        "cards": {TOWNSFOLK_IDS[card]: card_gold(seen, card) for card in _cards(seen)},
        "peddler": None if seen.peddler is None else _peddler(seen),
    }
    top = seen.steps[-1] if seen.steps else None
    if isinstance(top, ChooseAction):
        told["turn"] = _turn(seen, seen.turn)
    elif isinstance(top, DrawLines):
        told["lines"] = _lines(seen, top.seat)
    elif isinstance(top, UseStaffAbility):
        told["staff"] = [why_not_ability(seen, top.seat, slot) for slot in range(len(STAFF))]
    return told


def _cards(s: Cove) -> list[int]:
    """The Townsfolk that anybody can see and take, or has."""
    staff = [card for oracle in s.oracles for card in oracle.staff if card != NO_CARD]
    return [*s.square, *staff]


def _pier(s: Cove, pier: int) -> Told:
    """MC-12.3 to MC-12.7 Who stands on a pier, what it takes, and what each Good would pay there now."""
    goods = [(place // 4, place % 4) for place in range(GOODS)]
    cultists = s.board.sells_to_rogues[s.rogue_card]
    return {
        "crowd": list(crowd(s, pier)),
        "takes": [SIZES[size] for size in range(len(SIZES)) if s.board.pier_takes[pier][size]],
        "pays": [sale_pays(s, pier, size, colour) for size, colour in goods],
        "rogues": [rogues_pay(s, pier, size, colour) for size, colour in goods] if cultists else None,
    }


def _oracle(s: Cove, oracle: Oracle) -> Told:
    """What an Oracle's boards are worth now, and what her lines want next (0: any number)."""
    seat = oracle.seat
    waiting = [slot // s.board.slots for slot, mark in enumerate(oracle.marks) if mark == MARK_WAITS]
    return {
        "shelf": shelf_pays(s, oracle),
        "due": sum([s.board.sponsorship * s.halls[faction] for faction in waiting]),
        "icons": sum([card_gold(s, card) for card in oracle.staff if card != NO_CARD]),
        "corruption": None if UNKNOWN in oracle.corruption else corruption_gold(s, oracle),
        "wants": [next_number(s, seat, line) for line in (0, 1)],
        "free": icons_left(s, seat),
    }


def _turn(s: Cove, seat: int) -> Told:
    """MC-6.5 What each action space costs and why it is closed, option by option, as the dish lies now."""
    dish = s.oracles[seat].dish
    hours = {*s.board.costs, s.board.idle, *[s.board.card(card).cost for card in s.square]} - {0}
    return {
        "spaces": {name: why_closed(s, seat, space) for space, name in enumerate(SPACES)},
        "fates": [why_not_twist(s, seat, fate) for fate in range(3)],
        "dice": [why_not_divine(s, seat, die) for die in (0, 1)],
        "halves": [why_not_read(s, seat, half) for half in (0, 1)],
        "turned": [[turned(dish[VALUE + die], sign) for sign in (0, 1)] for die in (0, 1)],
        "lines": charting_number(s, seat),
        "after": {str(cost): _after(s, seat, cost) for cost in sorted(hours)},
    }


def _advanced(s: Cove, token: int, hours: int) -> tuple[Cove, int]:
    """MC-5.3, MC-5.4 The position after a token has moved on, and how many Adventurers its Arrival icons draw."""
    trial = s.clone()
    trial.steps = []
    AdvanceToken(token, hours).run(trial)
    wanted = sum([step.count for step in trial.steps if isinstance(step, Arrive)])
    trial.steps = []
    return trial, min(wanted, sum([free_seats(trial, boat) for boat in range(len(BOATS))]), sum(trial.bag))


def _after(s: Cove, seat: int, hours: int) -> Told:
    """MC-5.2 Where so many Hours bring a seat, how many are drawn, and whose token is next; -1: the market opens."""
    trial, draws = _advanced(s, seat, hours)
    return {"hour": hour_of(trial, seat), "draws": draws, "next": next_token(trial)}


def _lines(s: Cove, seat: int) -> Told:
    """MC-9.14 What each line that can be drawn would close; those that are no help to anything are left out."""
    bars = bars_of(s, seat)
    told: Told = {}
    for edge in s.board.chart.edges:
        if bars & BIT[edge]:
            continue
        closed = Closed(s, seat, edge)
        if closed.areas or closed.missing < NEAR:
            told[EDGE_NAMES[edge]] = {
                "areas": [
                    {
                        "cells": [CELL_NAMES[cell] for cell in area.cells],
                        "good": None if area.size == NO_GOOD else 4 * area.size + area.colour,
                        "lost": area.size != NO_GOOD and not can_gain(s, seat, area.size, area.colour),
                    }
                    for area in closed.areas
                ],
                "cards": closed.cards,
                "short": closed.missing if closed.missing < NEAR else 0,
                "good": closed.good,
            }
    return told


# The Peddler


def _peddler_goods(s: Cove) -> list[Told]:
    """MC-18.5 Each Good on the Peddler's shelf, with the pier where it would sell now and what it would pay."""
    crowds = [crowd(s, pier) for pier in range(len(PIERS))]
    found: list[Told] = []
    for place, count in enumerate(s.peddler.shelf if s.peddler is not None else ()):
        if count:
            pier, customers = best_pier(s, crowds, place // 4, place % 4)
            gold = count * s.board.prices[place] * customers
            found.append({"good": place, "count": count, "pier": PIERS[pier], "buyers": customers, "gold": gold})
    return found


def _peddler(s: Cove) -> Told:
    """MC-18.3 to MC-18.5 What the Peddler's Goods would bring, and what he does next, but for what is drawn."""
    token = len(s.oracles)
    hours = s.board.solo_hours[s.level]
    told: Told = {"goods": _peddler_goods(s), "hours": hours, "next": None}
    if token not in s.stack or hour_of(s, token) >= market_hour(s):  # laid out by hand, it has no hour yet
        return told
    trial, draws = _advanced(s, token, hours)
    hour = hour_of(trial, token)
    seats: list[str] = []
    docks: list[list[str]] = []
    for _ in range(draws):
        boat = peddler_boat(trial)
        board_boat(trial, boat, ROGUE)  # whoever is drawn takes this seat
        seats.append(BOATS[boat])
        DockIfFull(token, boat).run(trial)
        if boat in trial.docks:
            docks.append([BOATS[boat], DOCKS[trial.docks.index(boat)]])
    market = trial.market if trial.market != s.market else 0
    told["next"] = {"hour": hour, "draws": draws, "seats": seats, "docks": docks, "market": market}
    return told
