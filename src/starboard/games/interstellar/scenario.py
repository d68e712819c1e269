"""Positions described in table words, for tests and tools; docs/engine.md lists the keys.

What is not named is as in the fresh set-up, or, with `"from": "empty"`, as on a bare board with the numbering of the
worked examples. Cards beyond the box are allowed; what no play could lead to is refused with the path of the fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.board import fixture, is_inner, node_name, node_of, own_system
from starboard.games.interstellar.possible import cards_of, fault_in
from starboard.games.interstellar.questions import clockwise, put, set_under, without
from starboard.games.interstellar.reading import Reader, wrong
from starboard.games.interstellar.rules.acts import DrawCards
from starboard.games.interstellar.rules.setup import ChooseRace, race_at
from starboard.games.interstellar.state import KNOWER_BITS, SEAT_BITS, Galaxy, Setting, Slot
from starboard.games.interstellar.stations import step_of
from starboard.games.interstellar.words import (
    CARD,
    HAZARD,
    KINDS,
    NEBULA,
    NO_HAZARD,
    NO_RACE,
    ORACLE,
    RACE,
    SPACE,
    STATUS,
    number_of,
)
from starboard.kernel import KNOWN_TO_ALL, Step, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS: Final = (
    *("from", "planets", "gone", "left", "hazards", "under", "filler", "seats", "oracle", "draw", "discard", "entropy"),
    *("turn", "active", "regular", "queue", "moved", "searched", "xenocached", "arrived", "encountered", "spared"),
    *("tokens", "half", "at"),
)
SEAT_KEYS: Final = ("race", "token", "place", "status", "loseTurns", "hand", "kept", "scavenged")
FLAGS: Final = ("moved", "searched", "xenocached", "arrived")


def set_up(s: Galaxy, empty: Galaxy, described: Mapping[str, Any]) -> Galaxy:
    """Return the described position, made from the fresh state or from the empty board; raise InvalidScenario."""
    told = Reader(described, "scenario", KEYS)
    bare = told.has("from")
    if bare and told.word("from", ("empty",)) == "empty":
        s = empty
        s.pile = ()
        s.planets = fixture(s.setting.systems)
    s.steps = []
    _board(s, told)
    _cards_under(s, told, bare=bare)
    unnamed = _seats(s, told, bare=bare)
    _piles(s, told)
    _turn(s, told)
    s.setting = _with_manifest(s.setting, cards_of(s))
    _steps(s, told, unnamed)
    fault = fault_in(s, at_rest=True)
    if fault is not None:
        raise wrong(f"scenario.{fault[0]}", fault[1])
    settle(s)
    return s


def _board(s: Galaxy, told: Reader) -> None:
    names = {node_name(node): node for node in range(1, s.setting.nodes)}
    planets = list(s.planets)
    for name, space in told.pairs("planets"):
        if name not in names:
            raise wrong(f"scenario.planets.{name}", "no such place on this board")
        planet = told.inside("planets", name, space, SPACE)
        if (number_of(planet) <= 12) != is_inner(names[name]) or not planet:
            raise wrong(f"scenario.planets.{name}", "inner planets are 1 to 12, outer ones 13 to 30")
        planets[names[name]] = planet
    if len(set(planets)) < len(planets):
        raise wrong("scenario.planets", "a planet lies twice")
    s.planets = tuple(planets)
    gone = [_node(s, told, "gone", place, space) for place, space in enumerate(told.items("gone"))]
    if told.has("left"):
        left = [_node(s, told, "left", place, space) for place, space in enumerate(told.items("left"))]
        gone += [node for node in range(1, s.setting.nodes) if node not in left]
    for node in gone:
        s.pile = (*s.pile, *[slot.card for slot in s.under[node]])
        set_under(s, node, ())
        s.planets = put(s.planets, node, 0)
        s.hazards = put(s.hazards, node, NO_HAZARD)
    s.pile = tuple(sorted(s.pile))
    for name, hazard in told.pairs("hazards"):
        node = _node(s, told, "hazards", name, name)
        s.hazards = put(s.hazards, node, told.inside("hazards", name, hazard, HAZARD))
    for name, times in told.pairs("spared"):
        s.spared = put(s.spared, _node(s, told, "spared", name, name), told.amount("spared", name, times, 2))
    for name, tokens in told.pairs("tokens"):
        s.tokens = put(s.tokens, _node(s, told, "tokens", name, name), told.amount("tokens", name, tokens, 3))


def _node(s: Galaxy, told: Reader, key: str, place: object, space: Any) -> int:
    planet = told.inside(key, place, space, SPACE)
    if not planet or planet not in s.planets:
        raise wrong(f"scenario.{key}.{place}", "not a planet in play")
    return s.planets.index(planet)


def _cards_under(s: Galaxy, told: Reader, *, bare: bool) -> None:
    named = dict(told.pairs("under"))
    for name, cards in named.items():
        node = _node(s, told, "under", name, name)
        s.pile = tuple(sorted((*s.pile, *[slot.card for slot in s.under[node]])))
        if not isinstance(cards, list):
            raise wrong(f"scenario.under.{name}", "a list of cards needed")
        laid = [_slot(s, told, f"under.{name}", nth, card) for nth, card in enumerate(cards)]
        set_under(s, node, tuple(laid))
        s.slots = put(s.slots, node, len(laid))
    if told.has("filler"):
        if not bare:
            raise wrong("scenario.filler", 'only with "from": "empty"')
        card = told.inside("filler", "", told.value("filler"), CARD)
        for node in range(1, s.setting.nodes):
            if s.planets[node] and SPACE.texts[s.planets[node]] not in named:
                set_under(s, node, (Slot(1, card, 0),))
                s.slots = put(s.slots, node, 1)


def _slot(s: Galaxy, told: Reader, path: str, nth: int, described: Any) -> Slot:
    known = 0
    card = described
    if isinstance(described, dict):
        inner = Reader(described, f"scenario.{path}.{nth}", ("card", "knownBy"))
        card = inner.value("card")
        if inner.has("knownBy") and inner.value("knownBy") == "all":
            known = KNOWN_TO_ALL
        else:
            for seat in inner.seats("knownBy", s.setting.seats):
                known |= KNOWER_BITS[seat]
    kind = told.inside(path, nth, card, CARD)
    _out_of_pile(s, kind)
    return Slot(nth + 1, kind, known)


def _out_of_pile(s: Galaxy, card: int) -> None:
    """Take a named card from the pile if one is there; else it is one beyond the box."""
    if card in s.pile:
        s.pile = without(s.pile, card)


def _seats(s: Galaxy, told: Reader, *, bare: bool) -> list[Step]:
    """Read the seats; return the steps of the set-up that the scenario leaves open: races to pick, hands to deal."""
    seats = told.items("seats")
    if len(seats) > s.setting.seats:
        raise wrong("scenario.seats", "more seats than the table has")
    left: list[Step] = []
    for seat in clockwise(s, s.active):
        path = f"scenario.seats.{seat}"
        described = seats[seat] if seat < len(seats) else None
        inner = Reader({} if described is None else described, path, SEAT_KEYS)
        left += _seat(s, seat, inner, bare=bare)
    if told.has("oracle") and told.value("oracle") is not None:
        s.holder = told.seat("oracle", s.setting.seats)
        _out_of_pile(s, ORACLE)
    return left


def _seat(s: Galaxy, seat: int, inner: Reader, *, bare: bool) -> list[Step]:
    p = s.players[seat]
    left: list[Step] = []
    if not _race(s, seat, inner, bare=bare):
        left.append(ChooseRace(seat))
    if inner.has("place"):
        space = inner.number("place", SPACE)
        if space and space not in s.planets:
            raise inner.fault("place", "not a space in play")
        p.place = s.planets.index(space) if space else NEBULA
    if inner.has("status"):
        p.status = inner.number("status", STATUS)
        if p.status and not inner.has("place"):
            p.place = NEBULA
    if inner.has("loseTurns"):
        s.lose_turns = put(s.lose_turns, seat, inner.count("loseTurns", 99))
    kept = list(s.kept)
    kept[seat] = tuple(sorted(inner.numbers("kept", HAZARD)))
    s.kept = tuple(kept)
    if inner.has("scavenged") and inner.flag("scavenged"):
        s.scavenged |= SEAT_BITS[seat]
    if inner.has("hand"):
        s.pile = tuple(sorted((*s.pile, *p.hand)))
        p.hand = tuple(sorted(inner.numbers("hand", CARD)))
        for card in p.hand:
            _out_of_pile(s, card)
    elif not bare and not p.hand:
        left.append(DrawCards(seat, 5))
    return left


def _race(s: Galaxy, seat: int, inner: Reader, *, bare: bool) -> bool:
    """Read the seat's race and token side; return False where the race is still to be picked."""
    p = s.players[seat]
    home = node_of(own_system(seat, s.setting.seats, compact=s.setting.compact), 0)
    if inner.has("race"):
        p.race = inner.number("race", RACE)
        if p.race == NO_RACE:
            raise inner.fault("race", "a race needed")
        if race_at(s, home + 1) == p.race:
            home += 1
    elif bare:
        p.race = race_at(s, home) or seat + 1
    if inner.has("token"):
        p.grey = inner.word("token", ("colour", "grey")) == "grey"
    if inner.has("race") or bare:
        p.place = home if s.planets[home] else NEBULA
    return p.race != NO_RACE


def _piles(s: Galaxy, told: Reader) -> None:
    if told.has("discard"):
        s.discard = tuple(told.numbers("discard", CARD))
        for card in s.discard:
            _out_of_pile(s, card)
    if told.has("draw"):
        s.top = tuple(told.numbers("draw", CARD))
        s.pile = ()


def _turn(s: Galaxy, told: Reader) -> None:
    seats = s.setting.seats
    if told.has("active"):
        s.active = told.seat("active", seats)
        s.regular = s.active
    if told.has("regular"):
        s.regular = told.seat("regular", seats)
    s.turn = told.count("turn", 100_000) if told.has("turn") else max(s.turn, 1)
    s.queue = tuple(told.seats("queue", seats))
    for seat in told.seats("encountered", seats):
        s.encountered |= SEAT_BITS[seat]
    s.moved = told.has("moved") and told.flag("moved")
    s.searched = told.has("searched") and told.flag("searched")
    s.xenocached = told.has("xenocached") and told.flag("xenocached")
    s.arrived = told.has("arrived") and told.flag("arrived")
    s.entropy = told.flag("entropy") if told.has("entropy") else s.holder >= 0 or s.entropy
    if told.has("half"):
        s.half = ("charmed", "strange").index(told.word("half", ("charmed", "strange")))


def _steps(s: Galaxy, told: Reader, unnamed: list[Step]) -> None:
    s.steps = step_of(s, told.value("at") if told.has("at") else "main")
    if unnamed and not told.has("at"):
        s.turn -= 1
        s.steps = step_of(s, "turn-start")
    # Races are picked before hands are dealt.
    s.steps += [step for step in reversed(unnamed) if isinstance(step, DrawCards)]
    s.steps += [step for step in reversed(unnamed) if isinstance(step, ChooseRace)]


def _with_manifest(setting: Setting, cards: list[int]) -> Setting:
    """Return the setting with the cards that are in the game counted."""
    manifest = tuple([cards.count(card) for card in range(KINDS)])
    return Setting(
        setting.seats,
        setting.systems,
        setting.keep_hazards,
        setting.long_inhibitor,
        setting.free_races,
        setting.closet,
        setting.compact,
        setting.clock,
        setting.first,
        manifest,
        setting.custom,
    )
