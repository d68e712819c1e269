"""Matches saved under version 1 of the rules load, say so, and are played on under the present ones."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.actions.constants import PASS, TAKE_NONE
from starboard.games.interstellar.components import DATA, checked
from starboard.games.interstellar.domains import HAZARD
from starboard.games.interstellar.rules.encounter import AnswerDiplomacy
from starboard.kernel import InvalidRecord, load, play, save, verify
from tests.subjects import find_game
from tools.playthrough import MATCHES

OLD = (MATCHES / "interstellar" / "old" / "keeping-hazards-v1.starboard").read_text(encoding="utf-8")
NATIVES = HAZARD.index["natives"]


def test_a_match_of_version_1_is_played_on() -> None:
    """It stops at a question about diplomacy, with Planetary Defense on the board and in front of a player."""
    assert '"is":"AnswerDiplomacy"' in OLD
    match = load(OLD, find_game)
    s: Any = match.state
    assert [type(event).__name__ for event in match.log][-1] == "RulesChanged"
    assert isinstance(s.steps[-1], AnswerDiplomacy)
    assert NATIVES in s.hazards
    assert any(NATIVES in kept for kept in s.kept)
    assert (s.taken, s.searched, s.arrived) == (True, (), 0b1111)
    again = load(save(match), find_game)
    assert again.state == match.state
    rng = Random(5)
    while not match.over:
        match.play(match.seat, rng.choice(list(match.actions())))
    assert match.outcome() is not None


def old_state(with_step: str = "", **changed: Any) -> Any:
    """Return the state of the old match's last snapshot (with this step) as the present rules have it, with changes."""
    lines = [json.loads(line) for line in OLD.splitlines()]
    states = [line["snapshot"]["state"] for line in lines if "snapshot" in line]
    state = [state for state in states if with_step in json.dumps(state["steps"])][-1]
    return GAME.upgrade("1", {"snapshot": {"state": {**state, **changed}}})["snapshot"]["state"]


def test_15_1_kept_hazards_are_in_order_again() -> None:
    """A Plague and a Planetary Defense become the Natives and a Plague, and the position is a possible one."""
    new = old_state(kept=[[2, 5], [], [5, 5], []])
    assert new["kept"] == [[1, 2], [], [1, 1], []]
    GAME.validate(GAME.codec.decode(new))


@pytest.mark.parametrize("step", ["LookUnder", "TakeOne"])
def test_5_4_a_search_that_was_under_way_has_taken_nothing_yet(step: str) -> None:
    """The planet counts as searched, and the turn's taking is open; version 1 knew that there was a search only."""
    under_way = old_state(searched=True, steps=[{"is": "BackToMain"}, {"is": step, "seat": 0, "node": 7}])
    assert (under_way["searched"], under_way["taken"]) == ([7], False)
    for searched in (True, False):
        over = old_state(searched=searched, steps=[{"is": "Main"}])
        assert (over["searched"], over["taken"]) == ([], searched)


def test_5_4_a_search_that_was_under_way_goes_on() -> None:
    """Saved in W-SEARCH: the searcher takes nothing, and may search another planet, not this one."""
    s: Any = GAME.codec.decode(old_state("LookUnder"))
    GAME.validate(s)
    node = s.steps[1].node
    assert (s.searched, s.taken) == ((node,), False)
    while type(s.steps[-1]).__name__ == "AnswerWindow":
        play(s, PASS)
    play(s, TAKE_NONE)
    assert (type(s.steps[-1]).__name__, s.searched, s.taken) == ("Main", (node,), False)


def test_a_match_of_version_1_is_not_verified() -> None:
    """Its decisions were made under other rules."""
    with pytest.raises(InvalidRecord) as caught:
        verify(OLD, find_game)
    assert caught.value.why.code == "other-rules"


def test_texts_and_events_name_the_natives() -> None:
    """What was said of the fifth hazard."""
    for old, new in (
        ({"play": "deploy planetary_defense", "seat": 1}, {"play": "deploy natives", "seat": 1}),
        ({"chance": "hazard planetary_defense"}, {"chance": "hazard natives"}),
        ({"play": "search shield", "seat": 1}, {"play": "search shield", "seat": 1}),
        (
            {"event": {"is": "HazardKept", "seat": 1, "hazard": 5}},
            {"event": {"is": "HazardKept", "seat": 1, "hazard": 1}},
        ),
        (
            {"event": {"is": "AbilityUsed", "seat": 1, "race": 8}},
            {"event": {"is": "AbilityUsed", "seat": 1, "race": 8, "use": 0}},
        ),
        (
            {"event": {"is": "EntropyBegan", "by_clock": True}},
            {"event": {"is": "EntropyBegan", "by_clock": True, "pauses": False}},
        ),
        ({"event": {"is": "Saved", "seat": 1}}, {"event": {"is": "Saved", "seat": 1, "ends": False}}),
    ):
        assert GAME.upgrade("1", old) == new


def test_a_box_of_version_1_has_its_planetary_defenses_among_the_natives() -> None:
    """In the head's options and in the setting of every snapshot."""
    old = deepcopy(DATA)
    old["hazards"]["natives"]["copies"] = 1
    old["hazards"]["planetary_defense"] = {"copies": 2, "cards": ["shield"], "passive": [], "active": ["humans"]}
    head = GAME.upgrade("1", {"options": {"components": old}})
    checked(head["options"]["components"])
    assert head["options"] == {"arrange": False, "components": DATA}
    state = {"is": "Galaxy", "setting": {"custom": json.dumps(old)}, "searched": False, "plays": [0, 0]}
    new = GAME.upgrade("1", {"snapshot": {"state": state}})["snapshot"]["state"]
    assert json.loads(new["setting"]["custom"]) == DATA
    assert (new["searched"], new["taken"], "plays" in new) == ([], False, False)
