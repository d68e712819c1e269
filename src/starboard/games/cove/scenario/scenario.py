"""Positions described in table words: every part of the state by its name, everything else as in the set-up given.

`"from": "empty"` begins on bare boards instead: nothing in Halls, Lair, on boats, Shelves and slots, all Adventurers in
the bag, all cards in their decks. Pieces that are named somewhere come from bag and decks while these have any, unless
bag and decks are named too; more than the box holds are allowed. A position that no game can reach is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.games.cove.domains import BOATS, DOCKS, NO_BOAT, NO_CARD, TOWNSFOLK, TOWNSFOLK_IDS
from starboard.games.cove.rules.arrivals import Arrive, market_hour
from starboard.games.cove.rules.market import OPEN_MARKET
from starboard.games.cove.rules.peddler import PEDDLER_TURN
from starboard.games.cove.rules.rounds import CLEAN_UP, END_ROUND, LAST_ROUND, FillBoats
from starboard.games.cove.rules.runes import ROLLS
from starboard.games.cove.rules.turns import CHOOSE_ACTION, TAKE_TURNS
from starboard.games.cove.scenario.described import MANY, describe_oracle, read_shelf
from starboard.games.cove.scenario.harbour import lay_harbour
from starboard.games.cove.state import Cove, Peddler, fresh_oracle
from starboard.kernel import Step, settle
from starboard.kernel.reading import Described

KEYS: Final = (
    "from", "round", "turn", "at", "arrival", "order", "stack", "market", "bag", "halls", "lair", "boats", "docks",
    "square", "townsfolk", "corruption", "oracles", "peddler",
)  # fmt: skip
OPENINGS: Final = (
    "action", "roll", "production", "arrival", "boats", "peddler", "market", "cleanUp", "scoring",
)  # fmt: skip
ICONS: Final = ("1", "2")


def lay_out(fresh: Cove, described: Mapping[str, Any]) -> Cove:
    """Return the position described; raise InvalidScenario, with the path of the fault, where there is none such."""
    given = Described(described, "scenario").known(KEYS)
    s = fresh.clone()
    s.told = None
    s.landing = ()
    if given.has("from") and given.at("from").word(("setup", "empty")):
        _clear(s)
    opening = OPENINGS[given.at("at").word(OPENINGS)] if given.has("at") else "action"
    _lay_clock(s, given, opening)
    lay_harbour(s, given, opening)
    if given.has("oracles"):
        for seat, one in given.at("oracles").known([str(seat) for seat in range(len(s.oracles))]).pairs():
            describe_oracle(s, int(seat), one)
    _lay_peddler(s, given)
    _deal_townsfolk(s, given)
    _deal_corruption(s, given, fresh)
    _lay_turn(s, given)
    s.steps = _steps(s, given, opening)
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
    s.discards = ()
    s.oracles = tuple([fresh_oracle(s.board, seat) for seat in range(len(s.oracles))])
    s.order = tuple(range(len(s.stack)))
    s.stack = tuple(reversed(s.order))
    for oracle in s.oracles:
        oracle.dish = (0, 1, 0, 0, 1, 0, 1, 1)
    if s.peddler is not None:
        s.peddler = Peddler(s.board.first_hour, s.board.solo_gold[s.level], (0,) * 8)


def _lay_clock(s: Cove, given: Described, opening: str) -> None:
    if given.has("round"):
        s.round = given.at("round").number(1, LAST_ROUND)
        if opening == "scoring" and s.round < LAST_ROUND:
            raise given.at("round").impossible("scenario-not-the-end", "MC-17.1")
        if opening == "cleanUp" and s.round == LAST_ROUND:
            raise given.at("at").fault("scenario-last-round", "MC-5.8")
    elif opening == "scoring":
        s.round = LAST_ROUND
    if given.has("market"):
        s.market = given.at("market").number(0, s.board.last_hour)
        if 0 < s.market <= s.board.first_hour:
            raise given.at("market").impossible("scenario-market-hour", "MC-5.5", first=s.board.first_hour)
    tokens = tuple(range(len(s.stack)))
    if given.has("order"):
        s.order = given.at("order").each_once(tokens)
        s.stack = tuple(reversed(s.order))
    if given.has("stack"):
        s.stack = tuple(reversed(given.at("stack").each_once(tokens)))


def _lay_peddler(s: Cove, given: Described) -> None:
    if not given.has("peddler"):
        return
    if s.peddler is None:
        raise given.at("peddler").fault("scenario-no-peddler", "MC-18.1")
    one = given.at("peddler").known(("hour", "gold", "shelf"))
    hour = one.at("hour").number(s.board.first_hour, s.board.last_hour) if one.has("hour") else s.peddler.hour
    gold = one.at("gold").number(0, 9999) if one.has("gold") else s.peddler.gold
    shelf = read_shelf(one.at("shelf")) if one.has("shelf") else s.peddler.shelf
    s.peddler = Peddler(hour, gold, shelf)


def _deal_townsfolk(s: Cove, given: Described) -> None:
    """Each card once: in the Town Square, a Staff slot, the discards or the deck."""
    seen: set[int] = set()
    for oracle in s.oracles:
        for card in oracle.staff:
            if card != NO_CARD:
                if card in seen or s.board.cards[card] is None:
                    place = given.at("oracles").at(str(oracle.seat)).at("staff")
                    raise place.fault("scenario-no-such-card", "MC-3.18", card=TOWNSFOLK_IDS[card])
                seen.add(card)
    piles = given.at("townsfolk").known(("deck", "discard")) if given.has("townsfolk") else Described({}, "")
    if given.has("square"):
        s.square = _pile(s, given.at("square"), seen)
        if len(s.square) > s.board.square:
            raise given.at("square").fault("scenario-square-full", "MC-15.1", slots=s.board.square)
    else:
        s.square = tuple([card for card in s.square if card not in seen])
        seen.update(s.square)
    if piles.has("discard"):
        s.dismissed = tuple(sorted(_pile(s, piles.at("discard"), seen)))
    if piles.has("deck"):
        s.townsfolk = tuple(sorted(_pile(s, piles.at("deck"), seen)))
    else:
        s.townsfolk = tuple([card for card in s.board.deck if card not in seen])


def _pile(s: Cove, given: Described, seen: set[int]) -> tuple[int, ...]:
    """The cards named here, none of which may lie elsewhere already."""
    cards = given.some_of(TOWNSFOLK)
    for card in cards:
        if card in seen or s.board.cards[card] is None:
            raise given.fault("scenario-no-such-card", "MC-3.18", card=TOWNSFOLK_IDS[card])
        seen.add(card)
    return tuple(cards)


def _deal_corruption(s: Cove, given: Described, fresh: Cove) -> None:
    """The deck holds what nobody holds and nobody discarded, unless it is named."""
    piles = given.at("corruption").known(("deck", "discard")) if given.has("corruption") else Described({}, "")
    if piles.has("discard"):
        s.discards = _cards(piles.at("discard").counts(ICONS, (0, 0), MANY))
    held = [card for oracle in s.oracles for card in oracle.corruption]
    if piles.has("deck"):
        s.deck = _cards(piles.at("deck").counts(ICONS, (0, 0), MANY))
    else:
        out = [*held, *s.discards]
        s.deck = _cards(tuple([max(0, fresh.box[card] - out.count(card)) for card in (0, 1)]))
    cards = [*held, *s.discards, *s.deck]
    s.box = (cards.count(0), cards.count(1))


def _cards(piled: tuple[int, ...]) -> tuple[int, ...]:
    return (0,) * piled[0] + (1,) * piled[1]


def _lay_turn(s: Cove, given: Described) -> None:
    """Whose turn it is; her token is then the one that acts, on top of those at her hour. No token is too far."""
    if given.has("turn"):
        s.turn = given.at("turn").number(0, len(s.oracles) - 1)
    for oracle in s.oracles:
        if oracle.hour > market_hour(s):
            raise given.at("oracles").at(str(oracle.seat)).at("hour").impossible("scenario-after-market", "MC-5.3")
    if s.peddler is not None and s.peddler.hour > market_hour(s):
        raise given.at("peddler").at("hour").impossible("scenario-after-market", "MC-5.3")


def _steps(s: Cove, given: Described, opening: str) -> list[Step]:
    """What happens next, and after it the rest of the round."""
    steps: list[Step] = [END_ROUND, OPEN_MARKET, TAKE_TURNS]
    if opening in ("action", "roll"):
        if s.oracles[s.turn].hour >= market_hour(s):
            raise given.fault("scenario-turn-over", "MC-5.6", seat=s.turn + 1)
        return [*steps, CHOOSE_ACTION] if opening == "action" else [*steps, CHOOSE_ACTION, ROLLS[False][s.turn][0]]
    if opening == "arrival":
        return [*steps, _arrival(s, given)]
    if opening == "boats":
        return [*steps, FillBoats(0)]
    if opening == "peddler":
        if s.peddler is None:
            raise given.at("at").fault("scenario-no-peddler", "MC-18.1")
        if s.peddler.hour >= market_hour(s):
            raise given.at("at").fault("scenario-peddler-over", "MC-5.6")
        s.turn = len(s.oracles)
        return [*steps, PEDDLER_TURN]
    if opening == "market":
        return [END_ROUND, OPEN_MARKET]
    if opening == "cleanUp":
        return [CLEAN_UP]
    return steps if opening == "production" else []


def _arrival(s: Cove, given: Described) -> Arrive:
    one = given.at("arrival").known(("by", "count")) if given.has("arrival") else Described({}, "")
    by = one.at("by").number(0, len(s.stack) - 1) if one.has("by") else s.turn
    return Arrive(by, one.at("count").number(1, 2) if one.has("count") else 1)
