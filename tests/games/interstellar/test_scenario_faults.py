"""Descriptions that are refused: each with the path of the fault, and the rule that says so if there is one."""

from __future__ import annotations

import re
from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.kernel import InvalidScenario
from starboard.texts import Texts
from tests.games.interstellar.story import Story, scenario_fault, seat

BARE: dict[str, Any] = {"from": "empty", "filler": "sword"}
LONG = {"longInhibitor": True}
KEEP = {"keepHazards": True}
TOGETHER = [{"place": "P1"}, {"place": "P1"}]
OFFER = {"step": "offer"}

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"nothing": 1}, "scenario.nothing"),
    ({"from": "full"}, "scenario.from"),
    ({"seats": [{"place": "P7"}]}, "scenario.seats.0.place"),
    ({"seats": [{"hand": ["spoon"]}]}, "scenario.seats.0.hand.0"),
    ({"seats": [{"hand": ["oracle"]}]}, "scenario.seats.0.hand"),
    ({"seats": [{"hand": ["laser"] * 6}]}, "scenario.seats.0.hand"),
    ({"seats": [{}, {"status": "awaiting", "place": "P1"}]}, "scenario.seats.1.place"),
    ({"seats": [{"race": "elves"}]}, "scenario.seats.0.race"),
    ({"seats": [{}, {}, {}]}, "scenario.seats"),
    ({"seats": [5]}, "scenario.seats.0"),
    ({"planets": {"s0.i0": "P14"}}, "scenario.planets.s0.i0"),
    ({"planets": {"s9.i0": "P1"}}, "scenario.planets.s9.i0"),
    ({"planets": {"s0.i0": "P2"}}, "scenario.planets"),
    ({"gone": ["P30"]}, "scenario.gone.0"),
    ({"left": []}, "scenario"),
    ({"hazards": {"P1": "rain"}}, "scenario.hazards.P1"),
    ({"under": {"P1": ["oracle"], "P2": ["oracle"]}}, "scenario.oracle"),
    ({"under": {"P1": [{"card": "laser", "knownBy": [7]}]}}, "scenario.under.P1.0.knownBy"),
    ({"under": {"P1": ["oracle"]}, "oracle": 0}, "scenario.oracle"),
    ({"oracle": 0, "entropy": False}, "scenario.entropy"),
    ({"draw": ["oracle"]}, "scenario.draw"),
    ({"discard": ["oracle"]}, "scenario.discard"),
    ({"active": 2}, "scenario.active"),
    ({"turn": -1}, "scenario.turn"),
    ({"spared": {"P1": 3}}, "scenario.spared.P1"),
    ({"at": "lunch"}, "scenario.at"),
    ({"at": {"step": "combat", "defender": 1}}, "scenario.at"),
    ({"at": {"step": "combat"}}, "scenario.at.defender"),
    ({"moved": 1}, "scenario.moved"),
]


@pytest.mark.parametrize(("described", "path"), FAULTS, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_scenario_is_refused_with_the_path(described: dict[str, Any], path: str) -> None:
    """What no play could lead to, and what is no scenario, is refused with where the fault is."""
    assert path in scenario_fault(2, {"from": "empty", "filler": "sword", **described}, compact=True)


def meet(step: str, **more: Any) -> dict[str, Any]:
    """Describe a moment of Ann's encounter with Bob."""
    return {"step": step, "defender": 1, **more}


IMPOSSIBLE: list[tuple[str, str, dict[str, Any], dict[str, bool]]] = [
    ("turn", "", {"turn": 0}, {}),
    ("draw", "IO-5.17", {"draw": ["oracle"], "at": "turn-start"}, {}),
    ("discard", "IO-5.17", {"discard": ["oracle"], "at": "turn-start"}, {}),
    ("oracle", "IO-1.2", {"oracle": 0, "seats": [{"hand": ["time_machine", "galactic_codex"]}]}, {}),
    ("left", "IO-11.10", {"left": [], "entropy": True, "at": "turn-start"}, {}),
    ("left", "IO-3.9", {"left": ["P13", "P14"], "entropy": True}, {}),
    ("gone", "IO-3.9", {"gone": ["P1"], "entropy": True, "seats": [{"place": "neb"}]}, {}),
    ("gone.0", "", {"gone": ["P18"], "left": ["P1", "P18"], "entropy": True}, {}),
    ("gone", "IO-11.3", {"gone": ["P18"]}, {}),
    ("spared.P18", "IO-11.5", {"spared": {"P18": 1}}, {}),
    ("turn", "IO-11.12", {"turn": 41}, {}),
    ("turn", "IO-11.12", {"turn": 41, "at": "turn-start"}, {}),
    ("tokens.P18", "IO-15.2", {"tokens": {"P18": 1}, "spared": {"P18": 1}, "entropy": True}, {}),
    ("tokens.P18", "IO-15.2", {"tokens": {"P18": 1}, "entropy": True}, LONG),
    ("planets.s0.i0", "IO-15.5", {"planets": {"s0.i0": "P1/2"}}, {}),
    ("half", "IO-15.5", {"half": "charmed"}, {}),
    ("hazards.P13", "IO-4.2", {"hazards": {"P13": "plague"}}, {}),
    ("seats.0.kept", "IO-15.1", {"seats": [{"kept": ["plague"]}]}, {}),
    ("seats.0.kept.1", "", {"seats": [{"kept": ["plague", "none"]}]}, KEEP),
    ("seats.1.kept", "IO-10.6", {"seats": [{}, {"kept": ["plague"], "status": "awaiting"}]}, KEEP),
    ("seats.1.loseTurns", "IO-10.6", {"seats": [{}, {"loseTurns": 1, "status": "awaiting"}]}, {}),
    ("seats.0.race", "", {"seats": [{"race": "none"}]}, {}),
    ("under.P1", "", {"under": {"P1": ["sword"] * 132}}, {}),
    ("encountered", "IO-8.1", {"encountered": [0]}, {}),
    ("taken", "IO-5.4", {"taken": True}, {}),
    ("searched.1", "IO-5.4", {"searched": ["P1", "P1"]}, {}),
    ("searched.0", "", {"searched": ["neb"]}, {}),
    ("searched.1", "IO-5.12", {"searched": ["P1", "P18"], "gone": ["P18"], "entropy": True}, {}),
    ("at", "IO-5.4", {"at": {"step": "window", "window": "search"}, "searched": ["P2"], "taken": True}, {}),
    ("at", "IO-5.1", {"seats": [{"status": "recovering"}], "at": "main"}, {}),
    ("at", "IO-5.6", {"at": OFFER, "seats": [{"place": "P1"}, {"place": "P3"}]}, {}),
    ("at", "IO-5.6", {"at": OFFER, "seats": TOGETHER, "encountered": [1]}, {}),
    ("at", "IO-5.6", {"at": OFFER, "seats": [{"place": "neb"}, {"place": "neb"}]}, {}),
    ("at", "IO-6.4", {"at": {"step": "window", "window": "search"}, "hazards": {"P1": "natives"}}, {}),
    ("searched", "IO-6.4", {"at": {"step": "window", "window": "search"}, "searched": ["P2"]}, {}),
    ("moved", "IO-8.2", {"at": meet("intent"), "seats": TOGETHER, "moved": False}, {}),
    ("moved", "IO-5.2", {"at": "turn-start", "moved": True}, {}),
    ("encountered", "IO-5.2", {"at": "turn-start", "encountered": [1]}, {}),
    ("at.defender", "IO-8.1", {"at": meet("combat"), "seats": [{"place": "P1"}, {"place": "P3"}]}, {}),
    ("at.from", "", {"at": meet("combat", **{"from": "P30"}), "seats": TOGETHER}, {}),
    ("at.range", "", {"at": {**OFFER, "range": "long"}, "seats": TOGETHER}, {}),
    ("at.played", "", {"at": meet("combat", played=True), "seats": TOGETHER}, {}),
    ("at.defender", "", {"at": {"step": "window", "window": "end", "defender": 1}}, {}),
    ("at.played", "", {"at": meet("window", window="encounter", played=True), "seats": TOGETHER}, {}),
    ("at.lunch", "", {"at": {**OFFER, "lunch": 1}, "seats": TOGETHER}, {}),
]


@pytest.mark.parametrize(("path", "rule", "told", "options"), IMPOSSIBLE)
def test_what_no_play_leads_to_is_refused_by_its_rule(
    path: str, rule: str, told: dict[str, Any], options: dict[str, bool]
) -> None:
    """The message names the path that was described, and the refusal carries the rule."""
    chosen = {"compact": True, **options}
    asked = {"do": "load", "game": "interstellar", "seats": 2, "seed": 1, "options": chosen}
    error = Story(seat(), seat()).request(**asked, scenario={**BARE, **told})["error"]
    assert (error["code"], error["rule"] or "") == ("scenario/invalid", rule), error
    assert re.search(rf"scenario\.{re.escape(path)}($|[: ]|\.$)", error["message"]), error


def test_15_5_the_sets_of_two_copies_lie_where_they_are_dealt() -> None:
    """Set 1 at i0, set 2 at i1, within each half outer planets first."""
    assert "scenario.planets.s0.i0" in scenario_fault(8, {**BARE, "planets": {"s0.i0": "P12/2"}})
    assert "scenario.planets.s0.i1" in scenario_fault(8, {**BARE, "planets": {"s0.i1": "P12/1"}})
    strange = [f"P{n}{copy}" for n in range(5, 9) for copy in ("/1", "/2")]
    assert "scenario.left" in scenario_fault(8, {**BARE, "left": [*strange, "P13/1"], "entropy": True})


def test_4_5_a_race_is_named_once() -> None:
    """The second one is refused, on a fresh set-up and on an empty board."""
    told = {"seats": [{"race": "zeta"}, {"race": "zeta"}]}
    for described in (told, {**BARE, **told}):
        asked = {"do": "load", "game": "interstellar", "seats": 2, "options": {}, "scenario": described}
        error = Story(seat(), seat()).request(**asked)["error"]
        assert error["rule"] == "IO-4.5"
        assert "scenario.seats.1.race: each race" in error["message"]


def test_faults_are_said_in_french() -> None:
    """No English stands inside a French sentence."""
    told = {"from": "empty", "seats": [{"race": "zeta"}, {"race": "zeta"}]}
    full = GAME.checked_options(2, {})
    words = Texts("fr")
    for described, said in (
        (told, "scenario.seats.1.race\u00a0: chaque peuple n’existe qu’une fois."),
        (
            {"from": "empty", "gone": ["P13"]},
            "scenario.gone\u00a0: les planètes ne disparaissent que si l’entropie agit.",
        ),
        ({"from": "empty", "moved": 1}, "scenario.moved doit être true ou false et non 1."),
    ):
        with pytest.raises(InvalidScenario) as caught:
            GAME.scenario(GAME.new(2, full), full, described)
        assert words.error("interstellar", caught.value) == said


POSSIBLE: list[tuple[dict[str, Any], dict[str, bool]]] = [
    ({"seats": [{"status": "recovering", "hand": ["sword"]}, {}], "at": {"step": "window", "window": "end"}}, {}),
    ({"seats": [{"status": "awaiting"}, {}], "at": {"step": "window", "window": "end"}}, {}),
    ({"tokens": {"P18": 3}, "spared": {"P18": 1}, "entropy": True}, LONG),
    ({"hazards": {"P13": "plague"}}, KEEP),
    ({"turn": 40}, {}),
    ({"turn": 41, "entropy": True}, {}),
    ({"left": ["P1", "P3"], "entropy": True, "seats": [{}, {}]}, {}),
    ({"gone": ["P18"], "left": [f"P{n}" for n in (*range(1, 5), *range(13, 18))], "entropy": True}, {}),
    ({"at": meet("intent", **{"from": "P2"}), "seats": TOGETHER, "moved": False}, {}),
    ({"under": {"P1": ["sword"] * 131}}, {}),
]


@pytest.mark.parametrize(("told", "options"), POSSIBLE)
def test_what_play_can_lead_to_is_set_up(told: dict[str, Any], options: dict[str, bool]) -> None:
    """On the other side of each border."""
    asked = {"do": "load", "game": "interstellar", "seats": 2, "seed": 1, "options": {"compact": True, **options}}
    reply = Story(seat(), seat()).request(**asked, scenario={**BARE, **told})
    assert reply["ok"], reply


def test_8_2_a_zero_space_encounter_has_taken_the_normal_move() -> None:
    """Who came from nowhere else cannot move afterwards; who came from elsewhere by a card can."""
    t = Story(seat("P1"), seat("P1"), at=meet("intent"))
    t.play("stay")
    t.refuse("move P2", "IO-5.3")
    t = Story(seat("P1"), seat("P1"), at=meet("intent", **{"from": "P2"}))
    t.play("stay", "move P2")
    assert t.place("Ann") == "P2"


def test_6_6_every_card_under_a_planet_can_be_taken() -> None:
    """As many as two copies have."""
    t = Story(seat("P1", "move"), seat("P3"), under={"P1": ["sword"] * 131})
    t.play("search")
    assert "take 131" in t.legal()
