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
    DELAY,
    HAZARD,
    MOST_LOST,
    NEBULA,
    NO_HAZARD,
    NO_RACE,
    ORACLE,
    RACE,
    SPACE,
    STATUS,
    copy_of,
    number_of,
)
from starboard.games.interstellar.questions import clockwise, node_at, set_under, with_card
from starboard.games.interstellar.rules.entropy import MOST_STAYS
from starboard.games.interstellar.rules.setup import ChooseRace, first_home, own_planets, race_at, settle_race
from starboard.games.interstellar.scenario.cards import lay_cards
from starboard.games.interstellar.scenario.dealing import (
    BoxRest,
    StandAt,
    hands_to_deal,
    spread_hazards,
    with_manifest,
)
from starboard.games.interstellar.scenario.reading import flag, items, node_of, node_of_key, pairs
from starboard.games.interstellar.scenario.stations import step_of
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.games.interstellar.validity import cards_of, fault_at_rest
from starboard.kernel import Step, replaced, settle
from starboard.kernel.reading import Described

if TYPE_CHECKING:
    from collections.abc import Mapping

KEYS: Final = (
    *("from", "planets", "gone", "left", "hazards", "under", "filler", "seats", "oracle", "draw", "discard", "entropy"),
    *("turn", "active", "regular", "queue", "moved", "searched", "taken", "xenocached", "encountered", "spared"),
    *("tokens", "half", "at"),
)
SEAT_KEYS: Final = ("race", "token", "place", "status", "loseTurns", "hand", "kept", "scavenged")
LAST_TURN: Final = 100_000


def set_up(s: Galaxy, empty: Galaxy, described: Mapping[str, Any]) -> Galaxy:
    """Return the described position, made from the fresh state or from the empty board; raise InvalidScenario."""
    given = Described(described, "scenario").known(KEYS)
    bare = given.has("from") and given.at("from").word(("empty",)) == 0
    if bare:
        s = empty
        s.pile = ()
        s.planets = fixture(s.setting.systems, two_copies=s.setting.two_copies)
    s.setting = empty.setting
    s.steps = []
    _turn(s, given)
    _planets(s, given, bare=bare)
    seats = _seats_of(s, given)
    gone = _gone(s, given)
    _searches(s, given)
    picks = _races(s, seats, gone, bare=bare)
    _vanish(s, gone, discard_named=given.has("discard"))
    _marks(s, given)
    for seat, inner in enumerate(seats):
        _seat(s, seat, inner)
    lay_cards(s, given, seats, bare=bare)
    if not bare:
        spread_hazards(s, [node_of_key(s, name, value) for name, value in pairs(given, "hazards")])
    s.entropy = given.at("entropy").flag() if given.has("entropy") else s.holder >= 0
    open_steps = _left_open(s, given, seats, picks, bare=bare)
    s.setting = with_manifest(s.setting, cards_of(s))
    _check(s, given)
    s.steps = [*_moment(s, given), *open_steps]
    settle(s)
    return s


def _turn(s: Galaxy, given: Described) -> None:
    last = s.setting.seats - 1
    if given.has("active"):
        s.active = given.at("active").number(0, last)
        s.regular = s.active
    if given.has("regular"):
        s.regular = given.at("regular").number(0, last)
    s.turn = given.at("turn").number(1, LAST_TURN) if given.has("turn") else 1
    s.reshuffled = True  # a description says nothing of how its piles came to be
    s.queue = tuple([one.number(0, last) for one in items(given, "queue")])
    for one in items(given, "encountered"):
        s.encountered |= SEAT_BITS[one.number(0, last)]
    s.moved = flag(given, "moved")
    s.taken = flag(given, "taken")
    s.xenocached = flag(given, "xenocached")
    if given.has("half"):
        s.half = given.at("half").word(("charmed", "strange"))
        if not s.setting.two_copies:
            raise given.at("half").fault("described-no-halves", "IO-15.5")


def _planets(s: Galaxy, given: Described, *, bare: bool) -> None:
    """4.1 Read the planets by node; on a fresh board a planet that lies elsewhere changes places."""
    names = {node_name(node): node for node in range(1, s.setting.nodes)}
    planets = list(s.planets)
    named: list[int] = []
    for name, value in pairs(given, "planets"):
        if name not in names:
            raise value.fault("described-no-such-place")
        node = names[name]
        planet = value.one_of(SPACE)
        _check_planet(s, value, node, planet)
        if planet in named:
            raise value.fault("described-planet-twice")
        if not bare and planet in planets:
            planets[planets.index(planet)] = planets[node]
        planets[node] = planet
        named.append(planet)
    if len(set(planets)) < len(planets):
        raise given.at("planets").fault("described-planet-twice")
    s.planets = tuple(planets)
    for node in range(1, s.setting.nodes, 5):  # 15.5 one inner planet of each set, wherever it was laid (15.8)
        if s.setting.two_copies and {copy_of(s.planets[node]), copy_of(s.planets[node + 1])} != {1, 2}:
            raise given.at("planets").fault("described-one-of-each-set", "IO-15.5")


def _check_planet(s: Galaxy, value: Described, node: int, planet: int) -> None:
    if (number_of(planet) <= 12) != is_inner(node) or not planet:
        raise value.fault("described-inner-and-outer", "IO-2.1")
    if (copy_of(planet) > 0) != s.setting.two_copies:
        raise value.fault("described-which-copy", "IO-15.5")
    as_dealt = not s.setting.arrange and s.setting.two_copies and is_inner(node)
    if as_dealt and copy_of(planet) != 1 + (node - 1) % 5:
        raise value.fault("described-which-set", "IO-15.5")


def _seats_of(s: Galaxy, given: Described) -> list[Described]:
    """Return what is described of each seat of the table; nothing for who is not described."""
    seats = given.at("seats").items(s.setting.seats) if given.has("seats") else []
    found = [Described({}, one.path) if one.value is None else one.known(SEAT_KEYS) for one in seats]
    return found + [Described({}, f"scenario.seats.{seat}") for seat in range(len(found), s.setting.seats)]


def _gone(s: Galaxy, given: Described) -> list[int]:
    """Return the nodes whose planets have vanished, in the order in which they did (11.4)."""
    named = items(given, "gone")
    gone = [node_of(s, value) for value in named]
    if given.has("left"):
        left = [node_of(s, value) for value in given.at("left").items()]
        for value, node in zip(named, gone, strict=True):
            if node in left:
                raise value.fault("described-gone-and-left")
        gone = [node for node in range(1, s.setting.nodes) if node not in left]
    return sorted(gone, key=lambda node: (number_of(s.planets[node]), s.planets[node]), reverse=True)


def _searches(s: Galaxy, given: Described) -> None:
    """5.4 Read which planets were searched in this turn."""
    for value in items(given, "searched"):
        node = node_of(s, value)
        if node in s.searched:
            raise value.fault("described-planet-twice", "IO-5.4")
        s.searched = (*s.searched, node)
    if s.taken and not s.searched:
        raise given.at("taken").fault("described-taken-unsearched", "IO-5.4")


def _races(s: Galaxy, seats: list[Described], gone: list[int], *, bare: bool) -> list[int]:
    """4.5 Read the races, each at most once; return the seats that still pick theirs, in turn order.

    Who has no free choice, for a home is gone or its race is named elsewhere, gets a race here.
    """
    taken: list[int] = []
    for seat, inner in enumerate(seats):
        if inner.has("race"):
            race = inner.at("race").one_of(RACE)
            if race == NO_RACE:
                raise inner.at("race").fault("described-no-race")
            if race in taken:
                raise inner.at("race").fault("described-race-twice", "IO-4.5")
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
    if s.setting.two_copies:
        return [race_at(s, first_home(s, seat))]
    first, second = own_planets(s, seat)
    return [race_at(s, first), race_at(s, second)]


def _vanish(s: Galaxy, gone: list[int], *, discard_named: bool) -> None:
    """11.4 Planets go, their cards to the discard pile, or where that is named back to the pile; so does the Oracle."""
    for node in gone:
        for slot in s.under[node]:
            if slot.card == ORACLE or discard_named:
                s.pile = with_card(s.pile, slot.card)
            else:
                s.discard = (*s.discard, slot.card)
        set_under(s, node, ())
        s.planets = replaced(s.planets, node, 0)
        s.hazards = replaced(s.hazards, node, NO_HAZARD)
        for p in s.players:
            if p.place == node:
                p.place = NEBULA


def _marks(s: Galaxy, given: Described) -> None:
    for name, value in pairs(given, "hazards"):
        s.hazards = replaced(s.hazards, node_of_key(s, name, value), value.one_of(HAZARD))
    for name, value in pairs(given, "spared"):
        s.spared = replaced(s.spared, node_of_key(s, name, value), value.number(0, MOST_STAYS))
    for name, value in pairs(given, "tokens"):
        s.tokens = replaced(s.tokens, node_of_key(s, name, value), value.number(0, DELAY.size - 1))


def _seat(s: Galaxy, seat: int, inner: Described) -> None:
    """Read what a seat has besides race and hand."""
    p = s.players[seat]
    p.grey = inner.has("token") and inner.at("token").word(("colour", "grey")) == 1
    if inner.has("status"):
        p.status = inner.at("status").one_of(STATUS)
        if p.status != ALIVE:
            p.place = NEBULA
    if inner.has("place"):
        p.place = node_at(s, inner.at("place").one_of(SPACE))
        if p.place < 0:
            raise inner.at("place").fault("described-not-in-play")
        s.arrived |= SEAT_BITS[seat]
    if inner.has("loseTurns"):
        s.lose_turns = replaced(s.lose_turns, seat, inner.at("loseTurns").number(0, MOST_LOST))
    mine: list[int] = []
    for value in items(inner, "kept"):
        mine.append(value.one_of(HAZARD))
        if mine[-1] == NO_HAZARD:
            raise value.fault("described-no-hazard")
    s.kept = (*s.kept[:seat], tuple(sorted(mine)), *s.kept[seat + 1 :])
    if flag(inner, "scavenged"):
        s.scavenged |= SEAT_BITS[seat]


def _left_open(s: Galaxy, given: Described, seats: list[Described], picks: list[int], *, bare: bool) -> list[Step]:
    """4.5, 4.7 Return the steps of the set-up that are left, the next one last: races are picked, then hands dealt."""
    handless = [seat for seat in clockwise(s, s.active) if not seats[seat].has("hand") and not s.players[seat].hand]
    deals = hands_to_deal(s, [seat for seat in handless if s.players[seat].status != AWAITING and not bare])
    left: list[Step] = []
    if given.has("draw") and deals:
        left.append(BoxRest())
    elif given.has("draw"):
        s.pile = ()
    left += reversed(deals)
    for seat in reversed(picks):
        p = s.players[seat]
        if seats[seat].has("place") or p.status != ALIVE:
            left.append(StandAt(seat, p.place))
        left.append(ChooseRace(seat))
    return left


def _check(s: Galaxy, given: Described) -> None:
    fault = fault_at_rest(s)
    if fault is not None:
        path, code, rule = fault
        if path == "gone" and not given.has("gone"):
            path = "left"
        raise Described(None, f"scenario.{path}").fault(code, rule)


def _moment(s: Galaxy, given: Described) -> list[Step]:
    """Return the steps of the described moment; without one it is MAIN, or the turn's start for who has no MAIN yet."""
    waits = s.players[s.active].status != ALIVE
    at = given.at("at") if given.has("at") else Described("turn-start" if waits else "main", "scenario.at")
    if at.value == "turn-start":
        for key in ("moved", "searched", "taken", "xenocached", "encountered"):
            if given.has(key) and given.at(key).value:
                raise given.at(key).fault("described-turn-not-begun", "IO-5.2")
    steps = step_of(s, at)
    if given.has("moved") and given.at("moved").flag() != s.moved:
        raise given.at("moved").fault("described-zero-space-move", "IO-8.2")
    if given.has("searched") and len(given.at("searched").items()) != len(s.searched):
        raise given.at("searched").fault("described-search-begun", "IO-6.4")
    return steps
