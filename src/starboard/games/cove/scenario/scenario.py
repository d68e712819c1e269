"""Positions described in table words: every part of the state by its name, everything else as in the set-up given.

`"from": "empty"` begins on bare boards instead: nothing in Halls, Lair, on boats, Shelves and slots, all Adventurers in
the bag, all cards in their decks. Pieces that are named somewhere come from bag and decks while these have any, unless
bag and decks are named too; more than the box holds are allowed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.games.cove.domains import (
    ADVENTURER,
    BOATS,
    COLOURS,
    DOCKS,
    NO_BOAT,
    NO_CARD,
    ROGUE,
    TOWNSFOLK_IDS,
)
from starboard.games.cove.rules.arrivals import Arrive
from starboard.games.cove.rules.market import OPEN_MARKET
from starboard.games.cove.rules.peddler import PEDDLER_TURN
from starboard.games.cove.rules.rounds import CLEAN_UP, END_ROUND, LAST_ROUND, FillBoats
from starboard.games.cove.rules.runes import ROLLS
from starboard.games.cove.rules.turns import CHOOSE_ACTION, TAKE_TURNS
from starboard.games.cove.scenario.described import describe_oracle, read_shelf
from starboard.games.cove.scenario.reading import (
    Place,
    counts,
    fault,
    keys,
    name_in,
    names_in,
    number,
    objects,
    read_list,
    seats_in,
)
from starboard.games.cove.state import Cove, Oracle, Peddler, fresh_oracle
from starboard.kernel import Step, settle

KEYS: Final = (
    "from", "round", "turn", "at", "arrival", "order", "stack", "market", "bag", "halls", "lair", "boats", "docks",
    "square", "townsfolk", "corruption", "oracles", "peddler",
)  # fmt: skip
OPENINGS: Final = (
    "action", "roll", "production", "arrival", "boats", "peddler", "market", "cleanUp", "scoring",
)  # fmt: skip


def lay_out(fresh: Cove, described: Mapping[str, Any]) -> Cove:
    """Return the position described; raise InvalidScenario, with the path of the fault, where there is none such."""
    told = keys(described, Place(""), KEYS)
    s = fresh.clone()
    s.told = None
    s.landing = ()
    if name_in(told.get("from", "setup"), Place("from"), ("setup", "empty")):
        _clear(s)
    _lay_clock(s, told)
    _lay_people(s, told)
    for seat, one in seats_in(told.get("oracles", {}), Place("oracles"), len(s.oracles)).items():
        describe_oracle(s, seat, one, Place("oracles").at(str(seat)))
    _lay_peddler(s, told)
    _deal_townsfolk(s, told)
    _deal_corruption(s, told, fresh)
    _lay_turn(s, told)
    s.steps = _opening(s, told)
    settle(s)
    return s


def _clear(s: Cove) -> None:
    """Bare boards."""
    s.turn = 0
    s.round = 1
    s.market = 0
    s.halls = (0, 0, 0, 0)
    s.lair = 0
    s.boats = ((),) * len(BOATS)
    s.docks = (NO_BOAT,) * len(DOCKS)
    s.square = ()
    s.dismissed = ()
    s.discards = ()
    s.oracles = tuple([fresh_oracle(s.board, seat) for seat in range(len(s.oracles))])
    s.order = tuple(range(len(s.stack)))
    s.stack = tuple(reversed(s.order))
    for oracle in s.oracles:
        oracle.dish = (0, 1, 0, 0, 1, 0, 1, 1)
    if s.peddler is not None:
        s.peddler = Peddler(s.board.first_hour, s.board.solo_gold[s.level], (0,) * 8)


def _lay_clock(s: Cove, told: dict[str, Any]) -> None:
    s.round = number(told.get("round", s.round), Place("round"), 1, LAST_ROUND)
    s.market = number(told.get("market", s.market), Place("market"), 0, s.board.last_hour)
    tokens = tuple(range(len(s.stack)))
    if "order" in told:
        s.order = _permutation(told["order"], Place("order"), tokens)
        s.stack = tuple(reversed(s.order))
    if "stack" in told:
        s.stack = tuple(reversed(_permutation(told["stack"], Place("stack"), tokens)))


def _permutation(value: Any, place: Place, tokens: tuple[int, ...]) -> tuple[int, ...]:
    order = tuple([number(one, place.at(n), 0, len(tokens) - 1) for n, one in enumerate(read_list(value, place))])
    if sorted(order) != list(tokens):
        raise fault("scenario-not-each-once", place, order)
    return order


def _lay_people(s: Cove, told: dict[str, Any]) -> None:
    """Boats, docks, Halls, Lair; the bag holds whoever is nowhere else, unless it is named."""
    if "halls" in told:
        s.halls = counts(told["halls"], Place("halls"), COLOURS, s.halls)
    s.lair = number(told.get("lair", s.lair), Place("lair"))
    boats = list(s.boats)
    for name, aboard in objects(told.get("boats", {}), Place("boats"), BOATS).items():
        place = Place("boats").at(name)
        boats[BOATS.index(name)] = names_in(aboard, place, ADVENTURER.texts)
        if len(boats[BOATS.index(name)]) > s.board.boat_seats:
            raise fault("scenario-boat-full", place, len(aboard))
    s.boats = tuple(boats)
    if "docks" in told:
        docks = [NO_BOAT] * len(DOCKS)
        for name, boat in objects(told["docks"], Place("docks"), DOCKS).items():
            place = Place("docks").at(name)
            dock = DOCKS.index(name)
            docks[dock] = name_in(boat, place, BOATS)
            if dock not in s.board.boat_docks[docks[dock]] or docks.count(docks[dock]) > 1:
                raise fault("scenario-boat-not-here", place, boat)
        s.docks = tuple(docks)
    if "bag" in told:
        s.bag = counts(told["bag"], Place("bag"), ADVENTURER.texts, (0,) * 5)
    else:
        out = [*s.halls, s.lair]
        for aboard in s.boats:
            for adventurer in aboard:
                out[adventurer] += 1
        s.bag = tuple([max(0, s.board.adventurers[who] - out[who]) for who in range(ROGUE + 1)])


def _lay_peddler(s: Cove, told: dict[str, Any]) -> None:
    if "peddler" not in told:
        return
    place = Place("peddler")
    if s.peddler is None:
        raise fault("scenario-no-peddler", place, len(s.oracles))
    one = keys(told["peddler"], place, ("hour", "gold", "shelf"))
    hour = number(one.get("hour", s.peddler.hour), place.at("hour"), s.board.first_hour, s.board.last_hour)
    gold = number(one.get("gold", s.peddler.gold), place.at("gold"))
    shelf = read_shelf(one["shelf"], place.at("shelf")) if "shelf" in one else s.peddler.shelf
    s.peddler = Peddler(hour, gold, shelf)


def _deal_townsfolk(s: Cove, told: dict[str, Any]) -> None:
    """Each card once: in the Town Square, a Staff slot, the discards or the deck."""
    if "square" in told:
        s.square = names_in(told["square"], Place("square"), TOWNSFOLK_IDS)
        if len(s.square) > s.board.square:
            raise fault("scenario-square-full", Place("square"), len(s.square))
    place = Place("townsfolk")
    piles = keys(told.get("townsfolk", {}), place, ("deck", "discard"))
    held = [card for oracle in s.oracles for card in oracle.staff if card != NO_CARD]
    if "square" not in told:
        s.square = tuple([card for card in s.square if card not in held])
    if "discard" in piles:
        s.dismissed = tuple(sorted(names_in(piles["discard"], place.at("discard"), TOWNSFOLK_IDS)))
    else:
        s.dismissed = tuple([card for card in s.dismissed if card not in held and card not in s.square])
    out = [*held, *s.square, *s.dismissed]
    if "deck" in piles:
        s.townsfolk = tuple(sorted(names_in(piles["deck"], place.at("deck"), TOWNSFOLK_IDS)))
    else:
        s.townsfolk = tuple([card for card in s.board.deck if card not in out])
    cards = [*out, *s.townsfolk]
    for card in cards:
        if cards.count(card) > 1 or s.board.cards[card] is None:
            raise fault("scenario-not-each-once", place, TOWNSFOLK_IDS[card])


def _deal_corruption(s: Cove, told: dict[str, Any], fresh: Cove) -> None:
    """The deck holds what nobody holds and nobody discarded, unless it is named."""
    place = Place("corruption")
    piles = keys(told.get("corruption", {}), place, ("deck", "discard"))
    if "discard" in piles:
        s.discards = _cards(counts(piles["discard"], place.at("discard"), ("1", "2"), (0, 0)))
    held = [card for oracle in s.oracles for card in oracle.corruption]
    if "deck" in piles:
        s.deck = _cards(counts(piles["deck"], place.at("deck"), ("1", "2"), (0, 0)))
    else:
        out = [*held, *s.discards]
        s.deck = _cards(tuple([max(0, fresh.box[card] - out.count(card)) for card in (0, 1)]))
    cards = [*held, *s.discards, *s.deck]
    s.box = (cards.count(0), cards.count(1))


def _cards(piled: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * piled[0] + (1,) * piled[1]


def _lay_turn(s: Cove, told: dict[str, Any]) -> None:
    """Whose turn it is; her token is then the one that acts, on top of those at her hour."""
    if "turn" in told:
        s.turn = number(told["turn"], Place("turn"), 0, len(s.oracles) - 1)
    elif not 0 <= s.turn < len(s.oracles):
        s.turn = 0
    for oracle in s.oracles:
        if s.market and oracle.hour > s.market:
            raise fault("scenario-after-market", Place("oracles").at(str(oracle.seat)).at("hour"), oracle.hour)


def _opening(s: Cove, told: dict[str, Any]) -> list[Step]:
    """What happens next, and after it the rest of the round."""
    opening = OPENINGS[name_in(told.get("at", "action"), Place("at"), OPENINGS)]
    steps: list[Step] = [END_ROUND, OPEN_MARKET, TAKE_TURNS]
    if opening == "action":
        _check_turn(s)
        return [*steps, CHOOSE_ACTION]
    if opening == "roll":
        _check_turn(s)
        return [*steps, CHOOSE_ACTION, ROLLS[False][s.turn][0]]
    if opening == "arrival":
        return [*steps, _arrival(s, told.get("arrival", {}))]
    if opening == "boats":
        return [*steps, FillBoats(0)]
    if opening == "peddler":
        if s.peddler is None:
            raise fault("scenario-no-peddler", Place("at"), opening)
        s.turn = len(s.oracles)
        return [*steps, PEDDLER_TURN]
    if opening == "market":
        return [END_ROUND, OPEN_MARKET]
    if opening == "cleanUp":
        if s.round >= LAST_ROUND:
            raise fault("scenario-last-round", Place("at"), s.round)
        return [CLEAN_UP]
    return steps if opening == "production" else []


def _check_turn(s: Cove) -> None:
    oracle: Oracle = s.oracles[s.turn]
    if oracle.hour >= (s.market or s.board.last_hour):
        raise fault("scenario-after-market", Place("oracles").at(str(s.turn)).at("hour"), oracle.hour)


def _arrival(s: Cove, value: Any) -> Arrive:
    place = Place("arrival")
    told = keys(value, place, ("by", "count"))
    by = number(told.get("by", s.turn), place.at("by"), 0, len(s.stack) - 1)
    return Arrive(by, number(told.get("count", 1), place.at("count"), 1, 2))
