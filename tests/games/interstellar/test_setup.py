"""The board, the box and the set-up."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable
from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import (
    fixture,
    is_inner,
    node_name,
    node_of,
    own_system,
    system_of,
)
from starboard.games.interstellar.components import DATA, STANDARD
from starboard.games.interstellar.domains import CARDS, HAZARDS, KINDS, RACES, SPACE, copy_of, number_of
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import InvalidOptions, Match
from tests.games.interstellar.story import Story, scenario_fault, seat
from tests.games.interstellar.test_listing import RULES


def start(seats: int, seed: int, **options: Any) -> Galaxy:
    """Return the first MAIN; everybody has picked the last race on offer."""
    match = Match(GAME, seats, options, seed=seed)
    s = match.state
    assert isinstance(s, Galaxy)
    while not s.turn:
        match.play(match.seat, match.legal()[-1])
    return s


def rule_tables() -> dict[int, dict[str, tuple[str, set[str]]]]:
    """Return the neighbour tables of section 3, by the number of systems."""
    found: dict[int, dict[str, tuple[str, set[str]]]] = {}
    table: dict[str, tuple[str, set[str]]] = {}
    for line in RULES.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[:2] == ["node", "fixture planet"]:
            table = {}
        elif len(cells) == 3 and (cells[0] == "neb" or (cells[0][:1] == "s" and "." in cells[0])):
            table[cells[0]] = (cells[1], set(cells[2].split()))
            if cells[0] == "neb":
                found[(len(table) - 1) // 5] = table
    return found


@pytest.mark.parametrize("systems", [2, 3, 4, 6])
def test_3_5_the_board_is_that_of_the_tables(systems: int) -> None:
    """Every node has the neighbours and the fixture planet that the rules list."""
    table = rule_tables()[systems]
    planets = fixture(systems)
    assert len(table) == 5 * systems + 1
    for node in range(5 * systems + 1):
        planet, near = table[node_name(node)]
        assert near == {node_name(other) for other in STANDARD.near[systems][node]}
        assert planet == ("Nebula" if node == 0 else SPACE.texts[planets[node]])


@pytest.mark.parametrize("systems", [2, 3, 4, 6, 8, 10, 12])
def test_3_5_links_are_twelve_per_system(systems: int) -> None:
    """All two-way, none twice."""
    near = STANDARD.near[systems]
    assert sum(map(len, near)) == 2 * 12 * systems
    assert all(node in near[other] for node, others in enumerate(near) for other in others)


@pytest.mark.parametrize("seats", range(2, 13))
def test_4_set_up(seats: int) -> None:
    """Planets, hazards, cards, races and hands are dealt as section 4 and 15.5 say."""
    systems = {2: 4, 3: 4, 4: 4, 5: 6, 6: 6, 7: 8, 8: 8, 9: 10, 10: 10, 11: 12, 12: 12}[seats]
    piles = {2: 36, 3: 31, 4: 26, 5: 11, 6: 6, 7: 56, 8: 51, 9: 36, 10: 31, 11: 16, 12: 11}
    sets = 2 if seats > 6 else 1
    for seed in range(3):
        s = start(seats, seed)
        assert s.setting.systems == systems
        assert len(set(s.planets)) == 5 * systems + 1
        for node in range(1, s.setting.nodes):
            assert (number_of(s.planets[node]) <= 12) == is_inner(node)
            assert (s.hazards[node] != 0) == is_inner(node)
            assert [(slot.number, slot.known_by) for slot in s.under[node]] == [(1, 0)]
        for hazard in range(1, len(HAZARDS)):
            assert s.hazards.count(hazard) <= sets * STANDARD.hazard_copies[hazard]
        assert len(s.pile) == piles[seats]
        assert len(s.top) == len(s.discard) == 0
        for p in s.players:
            assert len(p.hand) == 5
            assert not p.grey
            assert number_of(s.planets[p.place]) == STANDARD.homes[p.race]
            assert system_of(p.place) == own_system(p.seat, seats, compact=False)
            assert sets == 1 or copy_of(s.planets[p.place]) == 1, "with two copies the race is that of set 1"


@pytest.mark.parametrize(("seats", "sets"), [(2, {""}), (6, {""}), (7, {"1", "2"}), (12, {"1", "2"})])
def test_15_5_planets_are_named_by_their_set(seats: int, sets: set[str]) -> None:
    """P7 with one copy; P7/1 and P7/2 with two, where i0 is of set 1 and i1 of set 2; the fixture likewise."""
    s = start(seats, 1)
    for planets in (s.planets, fixture(s.setting.systems, two_copies=seats > 6)):
        names = [SPACE.texts[space] for space in planets[1:]]
        assert {name.partition("/")[2] for name in names} == sets
    if seats > 6:
        for system in range(s.setting.systems):
            inner = [SPACE.texts[s.planets[node_of(system, place)]] for place in (0, 1)]
            assert [name.partition("/")[2] for name in inner] == ["1", "2"]


def test_15_5_the_other_table_s_names_are_not_in_play() -> None:
    """They are understood, and refused; a scenario that lays such a planet names the fault."""
    nine = Story(*[seat() for _ in range(9)])
    assert nine.planets[0] == "P1/1"
    nine.refuse("move P2", "IO-3.8")
    Story(seat("P1"), seat("P3")).refuse("move P2/1", "IO-3.8")
    assert "P7/1" in scenario_fault(2, {"from": "empty", "planets": {"s0.i0": "P7/1"}})
    assert "P7/1" in scenario_fault(9, {"from": "empty", "planets": {"s0.i0": "P7"}})


def test_4_8_the_first_player_is_drawn_or_named() -> None:
    """Every seat can begin; a named one does."""
    assert {start(3, seed).active for seed in range(30)} == {0, 1, 2}
    assert {start(3, seed, firstPlayer=1).active for seed in range(5)} == {1}


def test_15_3_free_races() -> None:
    """Any race, each once; away from home one starts on the own i0."""
    match = Match(GAME, 2, {"freeRaces": True, "firstPlayer": 0}, seed=1)
    assert len(match.legal()) == 12
    zeta = match.legal()[-1]
    match.play(0, zeta)
    why = match.why_not(zeta)
    assert why is not None
    assert (why.rule, len(match.legal())) == ("IO-15.3", 11)
    s = match.state
    assert isinstance(s, Galaxy)
    p = s.players[0]
    assert RACES[p.race] == "zeta"
    assert p.place == 1 or number_of(s.planets[p.place]) == 12


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (4, {"twoCopies": True}, "IO-15.5"),
        (7, {"twoCopies": False}, "IO-15.5"),
        (4, {"compact": True}, "IO-15.7"),
        (2, {"firstPlayer": 2}, "IO-4.8"),
        (13, {}, "IO-1.3"),
        (1, {}, "IO-1.3"),
        (2, {"entropyClock": -1}, "IO-15.6"),
        (2, {"entropyClock": 1001}, "IO-15.6"),
    ],
)
def test_15_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any], rule: str) -> None:
    """The refusal cites the option's rule."""
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(seats, options)
    assert caught.value.why.rule == rule


def test_15_5_a_planet_s_name_says_number_and_set() -> None:
    """P7 has no set, P7/2 is of the second; the Nebula has no number."""
    for space, name in enumerate(SPACE.texts):
        number, _, copy = name.removeprefix("P").partition("/")
        assert (number_of(space), copy_of(space)) == ((int(number), int(copy or 0)) if space else (0, 0))


def test_2_the_box_is_that_of_the_manifest() -> None:
    """24 weapons, 13 defenses, 29 utility cards, 8 dots, 12 hazards."""
    assert sum(STANDARD.copies) == 66
    assert sum(STANDARD.dots) == 8
    assert sum(STANDARD.hazard_copies) == 12
    assert len(CARDS) == KINDS
    assert CARDS[20] == "oracle"


def rows_of(names: Iterable[str]) -> dict[str, list[str]]:
    """Return the first row of the rules' tables that begins with each of the ids, without the marks in brackets."""
    text = re.sub(r" *(\[[^]]*\]|\([^)]*\))", "", RULES.read_text("utf-8"))
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return {name: next(row for row in rows if row[0] == name) for name in names}


def named(cell: str) -> list[str]:
    """Return the ids that a cell of a table names, sorted."""
    names = [name.strip(" '").lower().replace(" ", "_") for name in re.split(r",|;| or ", cell)]
    return sorted(name for name in names if name != "none")


def test_2_1_weapons_and_defenses_are_those_of_the_tables() -> None:
    """Range, type and what stops what, as the rules print them."""
    weapons, defenses = DATA["weapons"], DATA["defenses"]
    for name, row in rows_of(weapons).items():
        assert (weapons[name]["range"], weapons[name]["type"], weapons[name]["copies"]) == (
            row[2].lower(),
            row[3],
            int(row[6]),
        )
        assert [weapons[name]["type"] in defenses[card]["stops"] for card in named(row[4])] == [True]
    for name, row in rows_of(defenses).items():
        printed = [word for word in named(row[2]) if word not in ("and_kills_the_attacker", "diplomacy_cards")]
        assert sorted(defenses[name]["stops"]) == printed


def test_2_2_the_counters_are_those_of_the_table() -> None:
    """Cards, passives and actives against each hazard, as the rules print them."""
    for name, row in rows_of(DATA["hazards"]).items():
        what = DATA["hazards"][name]
        assert what["copies"] == int(row[2])
        printed = [named(cell) for cell in row[3:6]]
        assert [sorted(what[column]) for column in ("cards", "passive", "active")] == printed


def changed(path: str, value: Any) -> dict[str, Any]:
    """Return the box with one value replaced, or taken out."""
    data = copy.deepcopy(DATA)
    *way, last = path.split(".")
    inner: Any = data
    for name in way:
        inner = inner[name]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("weapons.laser.copies", 3, "weapons"),
        ("defenses.armor.copies", 2, "defenses"),
        ("utility.move.copies", 5, "utility"),
        ("utility.move.dots", 1, "components"),
        ("weapons.laser.range", "far", "weapons.laser.range"),
        ("weapons.laser.type", "cold", "weapons.laser.type"),
        ("weapons.laser", None, "weapons.laser"),
        ("weapons.bow", {"copies": 0}, "weapons.bow"),
        ("defenses.armor.stops", "all", "defenses.armor.stops"),
        ("hazards.plague.cards", ["soap"], "hazards.plague.cards"),
        ("hazards.plague.passive", ["elves"], "hazards.plague.passive"),
        ("hazards.plague.copies", 4, "hazards"),
        ("races.kith.number", 1, "number"),
        ("races.kith.attack", {"range": "long"}, "races.kith.attack.type"),
        ("races", [], "races"),
    ],
)
def test_2_1_a_wrong_box_is_refused_with_the_place(path: str, value: Any, where: str) -> None:
    """Sums, dots, names and counters are checked."""
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"components": changed(path, value)})
    assert where in str(dict(caught.value.why.args)["path"])


def test_2_1_a_box_of_ones_own_is_played_with() -> None:
    """Another distribution of copies is dealt, and other counters count."""
    data = changed("weapons.laser.copies", 0)
    data["weapons"]["sword"]["copies"] = 4
    data["hazards"]["plague"]["cards"] = ["sword"]
    s = start(2, 1, components=data)
    counted = GAME.conserved(s)
    assert counted[CARDS.index("laser")] == 0
    assert counted[CARDS.index("sword")] == 4
    again = GAME.codec.decode(GAME.codec.encode(s))
    assert again == s
    assert again.setting.box.counter_cards[2] == (CARDS.index("sword"),)
