"""Described positions on a fresh set-up: what is named is there, and the rules' set-up deals the rest."""

from __future__ import annotations

import json
from inspect import signature
from random import Random
from typing import Any

import pytest

from starboard.engine import Engine
from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import is_inner, node_name
from starboard.games.interstellar.domains import CARDS, HAZARDS, ORACLE, PLANET, RACES
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import CHANCE, InvalidScenario, Match, legal, play, roll, who, why_not
from tests.counts import seeds
from tests.games.interstellar import test_x_encounter, test_x_later, test_x_oracle, test_x_turn, test_x_windows
from tests.games.interstellar.story import Story, seat

NOBODY = seat("neb", "", "zeta"), seat("neb", "", "kith")


def described(scenario: dict[str, Any], *, seed: int = 1, seats: int = 2, **options: Any) -> Galaxy:
    """Return the described position as it is set up."""
    chosen = GAME.checked_options(seats, options)
    start = Match(GAME, seats, GAME.dealt_options(chosen), seed=seed).state
    assert isinstance(start, Galaxy)
    return GAME.scenario(start.clone(), chosen, scenario)


def fresh(scenario: dict[str, Any], *, seed: int = 1, seats: int = 2, **options: Any) -> Galaxy:
    """Return the described position after the picks, each the first on offer, and the deals."""
    s = described(scenario, seed=seed, seats=seats, **options)
    rng = Random(seed)
    while s.steps[-1].__class__.__name__ in {"ChooseRace", "DealHand", "DrawCard"}:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, legal(s)[0])
    return s


def planets_of(seed: int, seats: int = 2, **options: Any) -> list[str]:
    """Return the planet of each node in the set-up of this seed."""
    s = Match(GAME, seats, options, seed=seed).state
    assert isinstance(s, Galaxy)
    return [PLANET.texts[planet] for planet in s.planets]


def oracles(s: Galaxy) -> list[int]:
    """Return the nodes under which the Oracle lies."""
    return [node for node, slots in enumerate(s.under) for slot in slots if slot.card == ORACLE]


def hands(s: Galaxy) -> list[list[str]]:
    """Return everybody's hand."""
    return [[CARDS[card] for card in p.hand] for p in s.players]


BOX = GAME.conserved(GAME.new(2, {}))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"compact": True}), (6, {}), (9, {})])
def test_5_17_naming_the_cards_under_a_planet_leaves_the_oracle_under_another(
    seats: int, options: dict[str, Any]
) -> None:
    """Whichever planet is named, the Oracle is under an inner planet that is not, and no card is lost or doubled."""
    box = GAME.conserved(GAME.new(seats, options))
    for seed in seeds(20, 2):
        planets = planets_of(seed, seats, **options)
        for node in range(1, len(planets)):
            s = fresh({"under": {planets[node]: ["laser"]}}, seed=seed, seats=seats, **options)
            assert [is_inner(place) and place != node for place in oracles(s)] == [True]
            assert [CARDS[slot.card] for slot in s.under[node]] == ["laser"]
            assert all(len(slots) == 1 for slots in s.under[1:])
            assert [len(hand) for hand in hands(s)] == [5] * seats
            assert GAME.conserved(s) == box


def test_4_3_the_oracle_can_be_named_anywhere_on_a_fresh_set_up() -> None:
    """Held, or under any planet: then it is not where the seed had it, and another card lies there."""
    for seed in seeds(20, 3):
        planets = planets_of(seed)
        s = fresh({"oracle": 0}, seed=seed)
        assert (s.holder, s.entropy, oracles(s)) == (0, True, [])
        assert all(len(slots) == 1 for slots in s.under[1:])
        assert GAME.conserved(s) == BOX
        for node in range(1, len(planets)):
            s = fresh({"under": {planets[node]: ["oracle"]}}, seed=seed)
            assert oracles(s) == [node]
            assert GAME.conserved(s) == BOX


def test_4_3_without_an_inner_planet_to_lie_under_the_oracle_is_not_in_the_game() -> None:
    """All inner planets are named without it: it is in no pile and in no hand."""
    planets = planets_of(1)
    under = {planets[node]: ["laser"] for node in range(1, 21) if is_inner(node)}
    assert GAME.conserved(fresh({"under": under}))[ORACLE] == 0


def test_15_5_with_two_copies_the_race_is_that_of_the_set_1_planet_wherever_it_lies() -> None:
    """Arranged planets may have it on i1; then its race is meant, and the token stands there."""
    told = {"from": "empty", "planets": {"s0.i0": "P5/2", "s0.i1": "P1/1", "s4.i1": "P1/2"}}
    p = fresh(told, seats=8, arrange=True).players[0]
    assert (RACES[p.race], p.place) == ("space_amoebas", 2)


@pytest.mark.parametrize("seats", [2, 8])
def test_15_8_with_arrange_a_fresh_set_up_is_described_as_it_is_after_the_arranging(seats: int) -> None:
    """What is not named lies as dealt; the match is one with the option, and is saved and loaded as such."""
    engine = Engine()

    def ask(do: str, **fields: Any) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(engine.answer(json.dumps({"id": 1, "do": do, **fields})))
        assert told["ok"], told
        return told

    asked = {"game": "interstellar", "seats": seats, "seed": 5, "scenario": {"oracle": 0}}
    states = []
    for arrange in (True, False):
        name = ask("load", options={"arrange": arrange}, **asked)["match"]
        record = ask("save", match=name)["record"]
        again = ask("load", record=record)["match"]
        states.append(ask("view", match=again, viewer="public")["view"])
        assert states[-1]["setting"]["arrange"] is arrange
        assert (states[-1]["holder"], "none" in states[-1]["planets"][1:]) == (0, False)
    assert {key for key in states[0] if states[0][key] != states[1][key]} == {"setting"}


def test_15_1_who_came_from_another_space_has_arrived() -> None:
    """A moment that names where the active player came from says so, even on the planet of the set-up."""
    seats = [{"kept": ["plague"]}, {"place": "P1"}]
    for came, deploying in (({"from": "P2"}, None), ({}, "IO-15.1"), ({"from": "P1"}, "IO-15.1")):
        told = {"from": "empty", "seats": seats, "at": {"step": "offer", **came}}
        s = described(told, keepHazards=True, compact=True)
        play(s, legal(s)[-1])
        why = why_not(s, GAME.space.parse("deploy plague"))
        assert (why.rule if why else None) == deploying


def test_4_7_named_cards_are_not_dealt_again() -> None:
    """Who names a single card's place has the only one there is; a planet or hand that had it gets another."""
    for seed in seeds(20, 3):
        s = fresh({"seats": [{"hand": ["time_machine", "medicine"]}, {}], "discard": ["hologram"]}, seed=seed)
        assert GAME.conserved(s) == BOX
        s = fresh({"seats": [{"hand": ["move"] * 5}]}, seats=9, seed=seed)
        assert GAME.conserved(s) == GAME.conserved(GAME.new(9, {}))
        assert [len(hand) for hand in hands(s)] == [5] * 9
        assert all(len(slots) == 1 for slots in s.under[1:])


def test_4_2_named_hazards_are_not_dealt_again() -> None:
    """With all Plagues named no other planet has one; every inner planet keeps a hazard."""
    for seed in seeds(20, 5):
        planets = planets_of(seed)
        s = fresh({"hazards": {planets[1]: "plague", planets[2]: "plague", planets[6]: "plague"}}, seed=seed)
        assert [node for node in range(21) if HAZARDS[s.hazards[node]] == "plague"] == [1, 2, 6]
        assert all((hazard != 0) == is_inner(node) for node, hazard in enumerate(s.hazards))
        assert s.hazards.count(1) <= 3


def test_4_1_a_named_planet_changes_places() -> None:
    """The planet that lay at the named node lies where the named one lay."""
    for seed in seeds(20, 3):
        planets = planets_of(seed)
        s = fresh({"planets": {"s0.i0": planets[12]}}, seed=seed)
        assert PLANET.texts[s.planets[1]] == planets[12]
        assert PLANET.texts[s.planets[12]] == planets[1]


def test_4_6_a_named_place_stays_when_the_race_is_picked() -> None:
    """Two players on one planet are there after their picks, and fight there."""
    planet = planets_of(1)[3]
    people = [{"place": planet}, {"place": planet}]
    assert [p.place for p in fresh({"seats": people}).players] == [3, 3]
    s = fresh({"seats": people, "active": 0, "at": {"step": "combat", "defender": 1}})
    assert [p.place for p in s.players] == [3, 3]


def test_10_2_who_waits_is_dealt_nothing_and_stays_in_the_nebula() -> None:
    """With one copy and with two, where the hands lie ready."""
    for seats in (2, 8):
        s = fresh({"seats": [{}, {"status": "awaiting"}], "active": 0}, seats=seats)
        assert (s.players[1].hand, s.players[1].place) == ((), 0)
        assert len(s.players[0].hand) == 5
    s = fresh({"seats": [{"status": "awaiting"}], "active": 0, "turn": 7})
    assert (s.turn, len(s.players[0].hand)) == (7, 5), "whose turn starts draws five"


def test_5_15_named_piles_are_not_dealt_from() -> None:
    """Hands come from the cards that are left; piles stay as they are named, in order."""
    for seed in seeds(20, 3):
        s = fresh({"draw": ["sword", "move", "clone"], "discard": ["laser", "laser"]}, seed=seed)
        assert [len(hand) for hand in hands(s)] == [5, 5]
        assert [CARDS[card] for card in s.top] == ["sword", "move", "clone"]
        assert [CARDS[card] for card in s.discard] == ["laser", "laser"]
        assert s.pile == ()
        assert GAME.conserved(s) == s.setting.manifest
        GAME.validate(s)


@pytest.mark.parametrize(("left", "dealt"), [(0, [0, 0, 0]), (8, [5, 3, 0]), (12, [5, 5, 2]), (15, [5, 5, 5])])
def test_4_7_hands_are_dealt_as_far_as_the_cards_go(left: int, dealt: list[int]) -> None:
    """Who comes last goes short, where the discard pile is said to have almost everything."""
    people = [{"race": "zeta"}, {"race": "kith"}, {"race": "humans"}]
    pile = described({"seats": people}, seats=3).pile
    cards = [CARDS[card] for card in sorted(pile, key=lambda card: CARDS[card] != "galactic_codex")]
    s = fresh({"seats": people, "discard": cards[: len(cards) - left]}, seats=3)
    assert [len(hand) for hand in hands(s)] == dealt
    assert s.pile == ()


def test_1_2_the_holder_is_dealt_no_victory() -> None:
    """An unnamed hand of the Oracle's holder has no Codex."""
    for seed in seeds(50, 20):
        under = {planet: ["move"] for planet in planets_of(seed, compact=True)[1:]}
        assert "galactic_codex" not in hands(fresh({"oracle": 0, "under": under}, seed=seed, compact=True))[0]


def test_5_2_the_turn_is_the_named_one() -> None:
    """In MAIN and at the start of a turn; what is done in it stays done."""
    assert fresh({}).turn == 1
    assert fresh({"turn": 5}).turn == 5
    assert fresh({"turn": 5, "at": "turn-start"}).turn == 5
    s = fresh({"turn": 5, "moved": True})
    assert (s.turn, s.moved) == (5, True)


def test_4_5_races_are_picked_from_the_active_player_on() -> None:
    """Whoever was drawn to begin."""
    for seed in seeds(20, 3):
        for active in range(3):
            assert who(described({"active": active}, seed=seed, seats=3)) == active


def test_4_5_who_has_no_choice_gets_a_race() -> None:
    """A home that is gone, or whose race is named elsewhere: nobody is without a race, and nobody has another's."""
    for seed in seeds(20, 5):
        planets = planets_of(seed, 4)
        inner = sorted([int(planet[1:]) for planet in planets[1:] if int(planet[1:]) <= 12])
        left = [f"P{number}" for number in inner[:3]]
        for free in (False, True):
            s = fresh({"left": left, "entropy": True}, seed=seed, seats=4, freeRaces=free)
            assert len({p.race for p in s.players} - {0}) == 4
            assert all(p.place == 0 or s.planets[p.place] for p in s.players)
        for other in range(1, 4):
            homes = [RACES[int(planets[5 * other + place][1:])] for place in (1, 2)]
            people = [{"race": homes[0]}, None, None, None]
            people[1 if other > 1 else 2] = {"race": homes[1]}
            s = fresh({"seats": people}, seed=seed, seats=4)
            assert len({p.race for p in s.players} - {0}) == 4


def test_11_4_the_cards_of_a_vanished_planet_are_in_the_discard_pile() -> None:
    """The highest went first; the Oracle is not among them, and a named pile is as named."""
    for seed in seeds(20, 5):
        begun = Match(GAME, 2, seed=seed).state
        assert isinstance(begun, Galaxy)
        order = sorted(range(1, 21), key=lambda node: -begun.planets[node])
        cards = [begun.under[node][0].card for node in order[:14]]
        gone = [PLANET.texts[begun.planets[node]] for node in reversed(order[:14])]
        s = fresh({"gone": gone, "entropy": True, "seats": [*NOBODY]}, seed=seed)
        assert list(s.discard) == [card for card in cards if card != ORACLE]
        assert [node in order[14:] for node in oracles(s)] == [True]
        assert GAME.conserved(s) == BOX
        s = fresh({"gone": gone, "entropy": True, "discard": [], "seats": [*NOBODY]}, seed=seed)
        assert s.discard == ()
        assert GAME.conserved(s) == BOX


def test_15_5_each_inner_planet_may_be_named_where_its_set_lies() -> None:
    """The first of a system is of set 1, the second of set 2, in every system."""
    s = fresh({"from": "empty"}, seats=8)
    laid = {node_name(node): PLANET.texts[s.planets[node]] for node in range(1, s.setting.nodes) if is_inner(node)}
    assert fresh({"from": "empty", "planets": laid}, seats=8).planets == s.planets
    first, second = node_name(6), node_name(7)
    with pytest.raises(InvalidScenario, match="described-which-set"):
        fresh({"from": "empty", "planets": {first: laid[second], second: laid[first]}}, seats=8)


def test_15_5_the_empty_board_of_two_copies() -> None:
    """Each system has a planet of each set; everybody has another race, and stands on its home."""
    for seats in range(7, 13):
        s = fresh({"from": "empty"}, seats=seats)
        names = [PLANET.texts[planet] for planet in s.planets]
        assert len(set(names)) == len(names)
        assert all(("/2" in names[node]) == ((node - 1) % 5 == 1) for node in range(1, len(names)) if is_inner(node))
        homes = [(p.race, names[p.place]) for p in s.players]
        assert homes == [(n, f"P{n}/1") for n in range(1, seats + 1)]


def loads_of_the_examples(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Tell all worked examples again; return the requests that set them up."""
    loads: list[dict[str, Any]] = []
    ask = Story.request

    def request(self: Story, **asked: Any) -> dict[str, Any]:
        if "scenario" in asked:
            loads.append(asked)
        return ask(self, **asked)

    monkeypatch.setattr(Story, "request", request)
    for module in (test_x_turn, test_x_encounter, test_x_oracle, test_x_windows, test_x_later):
        for name, example in vars(module).items():
            if name.startswith("test_x_") and not signature(example).parameters:
                example()
    monkeypatch.undo()
    return loads


def test_what_is_set_up_can_be_saved_and_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worked example, and fresh set-ups with gaps: the record is that of the same position."""
    fresh_ones: list[dict[str, Any]] = [
        {},
        {"oracle": 0},
        {"draw": ["sword"], "discard": ["move"]},
        {"seats": [{"place": "neb"}, {"status": "awaiting"}], "active": 0},
        {"seats": [{"hand": ["clone"]}], "at": "turn-start"},
    ]
    asked = {"do": "load", "game": "interstellar", "seats": 2, "seed": 5}
    loads = loads_of_the_examples(monkeypatch)
    assert len(loads) > 90
    for load in [*loads, *[{**asked, "scenario": told} for told in fresh_ones]]:
        t = Story(seat(), seat())
        for chance in ("script", "seed"):
            reply = t.request(**{**load, "chance": chance})
            again = t.request(do="load", record=t.request(do="save", match=reply["match"])["record"])
            assert again["ok"], (again, load)
            views = [t.request(do="view", match=found["match"], viewer=0) for found in (reply, again)]
            assert views[0] == views[1]
            assert {**reply, "match": ""} == {**again, "match": ""}


def test_every_set_up_position_can_be_played_to_its_end() -> None:
    """Boards with few planets left, with one copy and two: nobody is ever without a legal action (3.9)."""
    for seed in seeds(20, 2):
        for seats, left in ((2, ["P1", "P3"]), (3, ["P1", "P2", "P4"]), (7, ["P1/1", "P2/2", "P7/1"])):
            told = {"from": "empty", "filler": "move", "left": left, "oracle": 0}
            people = [{"place": "neb", "hand": ["move", "graviton_beam"]}] * seats
            rng, s = Random(seed), fresh({**told, "seats": people}, seats=seats)
            while s.steps:
                if who(s) == CHANCE:
                    roll(s, rng)
                else:
                    play(s, rng.choice(legal(s)))


def test_a_scenario_can_change_a_fresh_set_up() -> None:
    """What is not named is as in the set-up of the seed: races are picked and hands are dealt."""
    t = Story(seat(), seat())
    reply = t.request(do="load", game="interstellar", seats=2, seed=9, scenario={"hazards": {}, "entropy": True})
    assert reply["ok"], reply
    t.match = reply["match"]
    assert t.step == "ChooseRace"
    t.play(t.legal()[0])
    t.play(t.legal()[0])
    assert t.step == "Main"
    assert [len(p["hand"]) for p in t.seen()["players"]] == [5, 5]
    assert len(t.seen()["pile"]) == 36
    assert t.seen()["entropy"]
    reply = t.request(
        do="load", game="interstellar", seats=2, seed=9, scenario={"seats": [seat("neb", "laser", "zeta")], "active": 0}
    )
    t.match = reply["match"]
    assert t.asked == "Bob", "only Bob has a race to pick"
    t.play(t.legal()[0])
    assert t.hand("Ann") == ["laser"]
    assert len(t.hand("Bob")) == 5
    assert t.step == "Main"
