"""Positions described in table words, for tests and tools; docs/engine.md lists the keys.

What is not named is as in the fresh set-up, or, with `"from": "empty"`, as on a bare board with the numbering of the
worked examples. Cards beyond the box are allowed; what no play could lead to is refused with the path of the fault.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.board import fixture, is_inner, node_name
from starboard.games.interstellar.domains import (
    ALIVE,
    AWAITING,
    CARD,
    HAZARD,
    NEBULA,
    NO_HAZARD,
    NO_RACE,
    NTH,
    ORACLE,
    RACE,
    SPACE,
    STATUS,
    copy_of,
    number_of,
)
from starboard.games.interstellar.questions import clockwise, is_planet, node_at, put, set_under, with_card
from starboard.games.interstellar.rules.setup import ChooseRace, own_planets, race_at, settle_race
from starboard.games.interstellar.scenario.dealing import (
    BoxRest,
    Dealer,
    StandAt,
    hands_to_deal,
    spread_hazards,
    with_manifest,
)
from starboard.games.interstellar.scenario.reading import Reader, wrong
from starboard.games.interstellar.scenario.stations import step_of
from starboard.games.interstellar.state import KNOWER_BITS, SEAT_BITS, Galaxy, Slot
from starboard.games.interstellar.validity import cards_of, fault_at_rest
from starboard.kernel import KNOWN_TO_ALL, Step, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS: Final = (
    *("from", "planets", "gone", "left", "hazards", "under", "filler", "seats", "oracle", "draw", "discard", "entropy"),
    *("turn", "active", "regular", "queue", "moved", "searched", "xenocached", "arrived", "encountered", "spared"),
    *("tokens", "half", "at"),
)
SEAT_KEYS: Final = ("race", "token", "place", "status", "loseTurns", "hand", "kept", "scavenged")


def set_up(s: Galaxy, empty: Galaxy, described: Mapping[str, Any]) -> Galaxy:
    """Return the described position, made from the fresh state or from the empty board; raise InvalidScenario."""
    told = Reader(described, "scenario", KEYS)
    bare = told.has("from")
    if bare and told.word("from", ("empty",)) == "empty":
        s = empty
        s.pile = ()
        s.planets = fixture(s.setting.systems, two_copies=s.setting.two_copies)
    s.steps = []
    _turn(s, told)
    _planets(s, told, bare=bare)
    seats = _seat_readers(s, told)
    gone = _gone(s, told)
    picks = _races(s, seats, gone, bare=bare)
    _vanish(s, gone, discard_named=told.has("discard"))
    _marks(s, told)
    for seat, inner in enumerate(seats):
        _seat(s, seat, inner)
    _cards(s, told, seats, bare=bare)
    if not bare:
        spread_hazards(s, [_node(s, told, "hazards", name, name) for name, _ in told.pairs("hazards")])
    s.entropy = told.flag("entropy") if told.has("entropy") else s.holder >= 0
    open_steps = _left_open(s, told, seats, picks, bare=bare)
    s.setting = with_manifest(s.setting, cards_of(s))
    _check(s, told)
    s.steps = [*_moment(s, told), *open_steps]
    settle(s)
    return s


def _turn(s: Galaxy, told: Reader) -> None:
    seats = s.setting.seats
    if told.has("active"):
        s.active = told.seat("active", seats)
        s.regular = s.active
    if told.has("regular"):
        s.regular = told.seat("regular", seats)
    s.turn = told.count("turn", 100_000, 1) if told.has("turn") else 1
    s.reshuffled = True  # a description says nothing of how its piles came to be
    s.queue = tuple(told.seats("queue", seats))
    for seat in told.seats("encountered", seats):
        s.encountered |= SEAT_BITS[seat]
    s.moved = told.has("moved") and told.flag("moved")
    s.searched = told.has("searched") and told.flag("searched")
    s.xenocached = told.has("xenocached") and told.flag("xenocached")
    s.arrived = told.has("arrived") and told.flag("arrived")
    if told.has("half"):
        s.half = ("charmed", "strange").index(told.word("half", ("charmed", "strange")))
        if not s.setting.two_copies:
            raise told.fault("half", "there are halves only with two copies", "IO-15.5")


def _planets(s: Galaxy, told: Reader, *, bare: bool) -> None:
    """4.1 Read the planets by node; on a fresh board a planet that lies elsewhere changes places."""
    names = {node_name(node): node for node in range(1, s.setting.nodes)}
    planets = list(s.planets)
    named: list[int] = []
    for name, space in told.pairs("planets"):
        if name not in names:
            raise wrong(f"scenario.planets.{name}", "no such place on this board")
        node = names[name]
        planet = told.inside("planets", name, space, SPACE)
        _check_planet(s, f"scenario.planets.{name}", node, planet)
        if planet in named:
            raise wrong(f"scenario.planets.{name}", "a planet lies twice")
        if not bare and planet in planets:
            planets[planets.index(planet)] = planets[node]
        planets[node] = planet
        named.append(planet)
    if len(set(planets)) < len(planets):
        raise wrong("scenario.planets", "a planet lies twice")
    s.planets = tuple(planets)


def _check_planet(s: Galaxy, path: str, node: int, planet: int) -> None:
    if (number_of(planet) <= 12) != is_inner(node) or not planet:
        raise wrong(path, "inner planets are 1 to 12, outer ones 13 to 30", "IO-2.1")
    if (copy_of(planet) > 0) != s.setting.two_copies:
        raise wrong(path, "P7 with one copy, P7/1 or P7/2 with two", "IO-15.5")
    if s.setting.two_copies and is_inner(node) and copy_of(planet) != 1 + (node - 1) % 5:
        raise wrong(path, "i0 has a planet of set 1, i1 one of set 2", "IO-15.5")


def _seat_readers(s: Galaxy, told: Reader) -> list[Reader]:
    """Return a reader for each seat of the table, an empty one for who is not described."""
    seats = told.items("seats")
    if len(seats) > s.setting.seats:
        raise wrong("scenario.seats", "more seats than the table has")
    described = [*seats, *[None] * (s.setting.seats - len(seats))]
    return [
        Reader({} if value is None else value, f"scenario.seats.{seat}", SEAT_KEYS)
        for seat, value in enumerate(described)
    ]


def _gone(s: Galaxy, told: Reader) -> list[int]:
    """Return the nodes whose planets have vanished, in the order in which they did (11.4)."""
    gone = [_node(s, told, "gone", place, space) for place, space in enumerate(told.items("gone"))]
    if told.has("left"):
        left = [_node(s, told, "left", place, space) for place, space in enumerate(told.items("left"))]
        for place, node in enumerate(gone):
            if node in left:
                raise wrong(f"scenario.gone.{place}", "this planet is among those left")
        gone = [node for node in range(1, s.setting.nodes) if node not in left]
    return sorted(gone, key=lambda node: (number_of(s.planets[node]), s.planets[node]), reverse=True)


def _races(s: Galaxy, seats: list[Reader], gone: list[int], *, bare: bool) -> list[int]:
    """4.5 Read the races; return the seats that still pick theirs, in turn order.

    Who has no free choice, for a home is gone or its race is named elsewhere, gets a race here. Each race is there
    once, but on an empty board it may be named again, as a piece beyond the box.
    """
    taken: list[int] = []
    for seat, inner in enumerate(seats):
        if inner.has("race"):
            race = inner.number("race", RACE)
            if race == NO_RACE:
                raise inner.fault("race", "a race needed")
            if race in taken and not bare:
                raise inner.fault("race", "each race is there once", "IO-4.5")
            taken.append(race)
            settle_race(s, seat, race)
    unnamed = [seat for seat in clockwise(s, s.active) if not seats[seat].has("race")]
    wanted = [race for seat in unnamed for race in _home_races(s, seat)]
    picks: list[int] = []
    for seat in unnamed:
        own = _home_races(s, seat)
        free = [race for race in own if race not in taken]
        choice = s.setting.free_races or (not s.setting.two_copies and free == own)
        if bare or not choice or any(node in gone for node in own_planets(s, seat)):
            free += [race for race in range(1, RACE.size) if race not in taken and race not in wanted]
            taken.append(free[0])
            settle_race(s, seat, free[0])
        else:
            picks.append(seat)
    return picks


def _home_races(s: Galaxy, seat: int) -> list[int]:
    """Return the races of the seat's own planets; with two copies that of set 1 alone (15.5)."""
    first, second = own_planets(s, seat)
    return [race_at(s, first)] if s.setting.two_copies else [race_at(s, first), race_at(s, second)]


def _vanish(s: Galaxy, gone: list[int], *, discard_named: bool) -> None:
    """11.4 Planets go, their cards to the discard pile, or where that is named back to the pile; so does the Oracle."""
    for node in gone:
        for slot in s.under[node]:
            if slot.card == ORACLE or discard_named:
                s.pile = with_card(s.pile, slot.card)
            else:
                s.discard = (*s.discard, slot.card)
        set_under(s, node, ())
        s.planets = put(s.planets, node, 0)
        s.hazards = put(s.hazards, node, NO_HAZARD)
        for p in s.players:
            if p.place == node:
                p.place = NEBULA


def _marks(s: Galaxy, told: Reader) -> None:
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


def _seat(s: Galaxy, seat: int, inner: Reader) -> None:
    """Read what a seat has besides race and hand."""
    p = s.players[seat]
    if inner.has("token"):
        p.grey = inner.word("token", ("colour", "grey")) == "grey"
    if inner.has("status"):
        p.status = inner.number("status", STATUS)
        if p.status != ALIVE:
            p.place = NEBULA
    if inner.has("place"):
        p.place = node_at(s, inner.number("place", SPACE))
        if p.place < 0:
            raise inner.fault("place", "not a space in play")
    if inner.has("loseTurns"):
        s.lose_turns = put(s.lose_turns, seat, inner.count("loseTurns", 99))
    mine = inner.numbers("kept", HAZARD)
    if NO_HAZARD in mine:
        raise inner.fault(f"kept.{mine.index(NO_HAZARD)}", "a hazard needed")
    s.kept = (*s.kept[:seat], tuple(sorted(mine)), *s.kept[seat + 1 :])
    if inner.has("scavenged") and inner.flag("scavenged"):
        s.scavenged |= SEAT_BITS[seat]


def _cards(s: Galaxy, told: Reader, seats: list[Reader], *, bare: bool) -> None:
    """Lay the named cards, then what the set-up still has to deal under planets."""
    under = [(_node(s, told, "under", name, name), name, cards) for name, cards in told.pairs("under")]
    named = [node for node, _, _ in under]
    nodes = [node for node in range(1, s.setting.nodes) if is_planet(s, node) and node not in named]
    open_hands = [p.seat for p in s.players if not seats[p.seat].has("hand") and p.status != AWAITING]
    back = [slot.card for node in named for slot in s.under[node]]
    for p in s.players:
        if p.seat not in open_hands:
            back += p.hand
            p.hand = ()
    s.pile = tuple(sorted((*s.pile, *back)))
    for node in named:
        set_under(s, node, ())
    dealer = Dealer(s, nodes, open_hands)
    for node, name, cards in under:
        _lay_under(s, told, dealer, node, name, cards)
    for p in s.players:
        if seats[p.seat].has("hand"):
            p.hand = tuple(sorted(_taken(dealer, seats[p.seat].numbers("hand", CARD))))
    if told.has("oracle") and told.value("oracle") is not None:
        s.holder = told.seat("oracle", s.setting.seats)
        dealer.take(ORACLE)
    if told.has("discard"):
        s.discard = tuple(_taken(dealer, told.numbers("discard", CARD)))
    if told.has("draw"):
        s.top = tuple(_taken(dealer, told.numbers("draw", CARD)))
    dealer.fill()
    if told.has("filler"):
        if not bare:
            raise wrong("scenario.filler", 'only with "from": "empty"')
        card = told.number("filler", CARD)
        for node in nodes:
            set_under(s, node, (Slot(1, card, 0),))
            s.slots = put(s.slots, node, 1)


def _taken(dealer: Dealer, cards: list[int]) -> list[int]:
    """Return the cards, taken out of the set-up."""
    for card in cards:
        dealer.take(card)
    return cards


def _lay_under(s: Galaxy, told: Reader, dealer: Dealer, node: int, name: str, cards: Any) -> None:
    if not isinstance(cards, list):
        raise wrong(f"scenario.under.{name}", "a list of cards needed")
    if len(cards) > NTH.size:
        raise wrong(f"scenario.under.{name}", f"at most {NTH.size} cards lie under a planet")
    laid = [_slot(s, told, f"under.{name}", nth, card) for nth, card in enumerate(cards)]
    _taken(dealer, [slot.card for slot in laid])
    set_under(s, node, tuple(laid))
    s.slots = put(s.slots, node, len(laid))


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
    return Slot(nth + 1, told.inside(path, nth, card, CARD), known)


def _left_open(s: Galaxy, told: Reader, seats: list[Reader], picks: list[int], *, bare: bool) -> list[Step]:
    """4.5, 4.7 Return the steps of the set-up that are left, the next one last: races are picked, then hands dealt."""
    handless = [seat for seat in clockwise(s, s.active) if not seats[seat].has("hand") and not s.players[seat].hand]
    deals = hands_to_deal(s, [seat for seat in handless if s.players[seat].status != AWAITING and not bare])
    left: list[Step] = []
    if told.has("draw") and deals:
        left.append(BoxRest())
    elif told.has("draw"):
        s.pile = ()
    left += reversed(deals)
    for seat in reversed(picks):
        p = s.players[seat]
        if seats[seat].has("place") or p.status != ALIVE:
            left.append(StandAt(seat, p.place))
        left.append(ChooseRace(seat))
    return left


def _check(s: Galaxy, told: Reader) -> None:
    fault = fault_at_rest(s)
    if fault is not None:
        path, problem, rule = fault
        if path == "gone" and not told.has("gone"):
            path = "left"
        raise wrong(f"scenario.{path}", problem, rule)


def _moment(s: Galaxy, told: Reader) -> list[Step]:
    """Return the steps of the described moment; without one it is MAIN, or the turn's start for who has no MAIN yet."""
    waits = s.players[s.active].status != ALIVE
    at = told.value("at") if told.has("at") else "turn-start" if waits else "main"
    if at == "turn-start":
        for key in ("moved", "searched", "xenocached", "arrived", "encountered"):
            if told.has(key) and told.value(key):
                raise told.fault(key, "nothing is done yet when a turn starts", "IO-5.2")
    steps = step_of(s, at)
    if told.has("moved") and told.flag("moved") != s.moved:
        raise told.fault("moved", "a zero-space move takes the normal move", "IO-8.2")
    if told.has("searched") and told.flag("searched") != s.searched:
        raise told.fault("searched", "the search has begun", "IO-6.4")
    return steps
