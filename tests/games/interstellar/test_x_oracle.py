"""X-53 to X-75: death, the Cannon, the Oracle and entropy."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games import find_game
from starboard.kernel import NotYours, load
from tests.games.interstellar.story import Story, seat

COMBAT = {"step": "combat", "defender": 1, "from": "P2"}
SHORT = {**COMBAT, "range": "short"}


def test_x_53_replenish_recover_return() -> None:
    """Replenish, recover, return."""
    t = Story(
        seat("P3", "laser"),
        seat("P3", ""),
        seat("P5", "armor"),
        at={**COMBAT, "range": "medium"},
        draw=["wormhole_generator", *["pistol"] * 8],
    )
    t.play("play laser", "take the hit", "die", "end turn")
    t.close()
    assert t.turn_of == "Bob"
    assert t.player("Bob")["status"] == "recovering"
    assert t.hand("Bob") == [*["pistol"] * 4, "wormhole_generator"]
    t.close()
    assert t.turn_of == "Cat"
    t.play("end turn")
    for asked in ("Ann", "Cat"):  # Bob, who sits between them, is not
        assert (t.asked, t.step) == (asked, "AnswerWindow")
        match = load(t.ask("save")["record"], find_game)
        with pytest.raises(NotYours):
            match.play(1, match.game.space.parse("play wormhole_generator"))
        t.play("pass")
    assert t.turn_of == "Ann"
    t.play("end turn")
    t.close()
    assert (t.turn_of, t.step) == ("Bob", "Main")
    assert t.player("Bob")["status"] == "alive"
    assert [text for text in t.legal() if text.startswith("move")] == [f"move P{n}" for n in range(1, 7)]


def killed_at_short(bob: dict[str, Any], **more: Any) -> Story:
    """Ann has struck Bob on P3 at Short, and he has taken the hit."""
    t = Story(seat("P3", "sword"), bob, at=SHORT, **more)
    t.play("play sword", "take the hit")
    return t


def test_x_54_a_clone_keeps_all_but_the_oracle() -> None:
    """A Clone keeps all but the Oracle."""
    t = killed_at_short(seat("P3", "clone sword"), oracle=1)
    t.play("play clone")
    assert t.place("Bob") == "P3"
    assert t.hand("Bob") == ["sword"]
    assert t.discard == ["clone"]
    assert t.holder == "Ann"
    assert (t.asked, t.step) == ("Ann", "Main")


def test_x_55_the_insectoid_ability_is_a_clone_once() -> None:
    """The Insectoid ability is a Clone, once."""
    t = killed_at_short(seat("P3", "sword", "insectoid"), oracle=1)
    t.play("ability")
    assert t.place("Bob") == "P3"
    assert t.hand("Bob") == ["sword"]
    assert t.holder == "Ann"
    assert t.player("Bob")["grey"]
    t.play("end turn")
    t.close()
    t.play("end turn")
    t.close()
    t.play("move P3", "encounter 2")
    t.close()
    t.play("pass", "pass", "attack", "pass", "pass", "pass", "pass", "play sword", "take the hit")
    assert (t.asked, t.step) == ("Bob", "FaceDeath")
    t.refuse("ability", "IO-12.4")
    assert t.legal() == ["die"]


def shot(bob: str = "move laser") -> Story:
    """Ann on P2 fires at P3, where Bob has the Oracle."""
    t = Story(seat("P2", "galactic_cannon"), seat("P3", bob), oracle=1)
    t.play("play galactic_cannon", "at P3")
    return t


def test_x_56_a_move_escapes_the_cannon() -> None:
    """A Move escapes the Cannon."""
    t = shot()
    t.play("play move", "go P16", "stop")
    assert t.place("Bob") == "P16"
    assert t.holder == "Bob"
    assert t.hand("Bob") == ["laser"]
    assert t.player("Bob")["status"] == "alive"
    assert t.discard == ["galactic_cannon", "move"]
    assert (t.asked, t.step) == ("Ann", "Main")


def test_x_57_who_stays_dies_and_the_oracle_is_left_on_the_planet() -> None:
    """Who stays dies, and the Oracle is left on the planet."""
    t = shot()
    t.play("stay", "die")
    assert t.place("Bob") == "neb"
    assert t.player("Bob")["status"] == "awaiting"
    assert sorted(t.discard) == ["galactic_cannon", "laser", "move"]
    assert t.under("P3") == [None, "oracle"]
    assert t.known_by("P3", 1) == ["all"]
    assert t.holder == ""
    assert t.hand("Ann") == []
    assert t.seen()["entropy"]
    t.play("end turn")
    assert "P18" not in t.planets


def test_x_58_not_from_the_nebula_and_only_at_an_adjacent_planet() -> None:
    """Not from the Nebula, and only at an adjacent planet."""
    Story(seat("neb", "galactic_cannon"), seat("P3")).refuse("play galactic_cannon", "IO-10.8")
    t = Story(seat("P1", "galactic_cannon"), seat("P3"))
    t.play("play galactic_cannon")
    t.refuse("at P3", "IO-10.8")


def test_x_59_the_final_hand_must_fit_its_own_limit() -> None:
    """The final hand must fit its own limit."""
    t = Story(
        seat("P3", "sword armor shield poison blaster", "vriddhi"),
        seat("P3", "galactic_codex laser move"),
        at=SHORT,
    )
    t.play("play sword", "take the hit", "die")
    t.refuse("keep laser", "IO-10.4")
    t.play("keep galactic_codex", "keep laser")
    assert len(t.hand("Ann")) == 7
    t.refuse("keep move", "IO-10.4")
    t.play("keep no more")
    assert t.discard == ["move"]


def test_x_60_the_oracle_starts_entropy_at_the_end_of_the_same_turn() -> None:
    """The Oracle starts entropy at the end of the same turn."""
    t = Story(seat("P1", "armor"), seat("P3"), under={"P1": ["oracle"]})
    t.play("search", "take 1")
    assert t.told("OracleGained")
    assert t.hand("Ann") == ["armor"]
    t.play("end turn")
    t.close()
    assert "P18" not in t.planets
    assert t.discard == ["sonic_cannon"]
    t.play("end turn")
    t.close()
    assert "P17" not in t.planets


def test_x_61_an_inhibitor_keeps_the_planet_until_the_next_turn_end() -> None:
    """An Inhibitor keeps the planet until the next turn end."""
    t = Story(seat("P1"), seat("P3"), entropy=True, under={"P18": ["laser", "entropy_inhibitor"]}, at="turn-end")
    assert "P18" in t.planets
    assert t.discard == ["entropy_inhibitor"]
    assert len(t.under("P18")) == 1
    t.play("end turn")
    assert "P18" not in t.planets
    assert t.discard == ["entropy_inhibitor", "laser"]


def test_x_62_a_planet_is_spared_at_most_twice() -> None:
    """A planet is spared at most twice."""
    t = Story(
        seat("P1"), seat("P3"), entropy=True, spared={"P18": 2}, under={"P18": ["entropy_inhibitor"]}, at="turn-end"
    )
    assert "P18" not in t.planets
    assert t.discard == ["entropy_inhibitor"]


def test_x_63_evacuation_to_an_adjacent_planet_without_an_encounter() -> None:
    """Evacuation to an adjacent planet, without an encounter."""
    t = Story(seat("P17"), seat("P18"), entropy=True, at="turn-end")
    assert (t.asked, t.step) == ("Bob", "Evacuate")
    assert t.legal() == ["go P1", "go P13", "go P17", "go P4"]
    t.refuse("go neb", "IO-11.7")
    t.refuse("go P3", "IO-11.7")
    t.play("go P17")
    assert t.place("Bob") == "P17"
    assert (t.turn_of, t.step) == ("Bob", "Main")


def test_x_64_without_an_adjacent_planet_to_the_nebula_alive() -> None:
    """Without an adjacent planet to the Nebula, alive."""
    t = Story(seat("P1"), seat("P3", "armor"), entropy=True, left=["P1", "P3"], at="turn-end")
    t.play("Bob: pass")
    assert t.legal() == ["go neb"]
    t.play("go neb")
    assert t.place("Bob") == "neb"
    assert t.player("Bob")["status"] == "alive"
    assert t.hand("Bob") == ["armor"]
    assert t.planets == ["P1"]


def test_x_65_the_neighbour_pulls_the_holder_out_of_the_nebula() -> None:
    """The neighbour pulls the holder out of the Nebula; then the planet may go."""
    t = Story(seat("neb"), seat("P1"), oracle=0, left=["P1", "P2", "P3", "P4"], at="turn-end")
    assert (t.asked, t.legal()) == ("Ann", ["pass"])
    t.play("pass")
    assert t.asked == "Bob"
    assert t.legal() == ["go P1", "go P2", "go P3", "go P4"]
    t.play("go P4")
    assert t.place("Ann") == "P4"
    assert (t.asked, t.step) == ("Ann", "Evacuate")
    assert t.legal() == ["go P1", "go P3"]
    t.play("go P1")
    assert "P4" not in t.planets
    assert t.turn_of == "Bob"


def test_x_66_in_others_turns_the_holder_may_be_in_the_nebula() -> None:
    """In others' turns the holder may be in the Nebula."""
    t = Story(seat("P1", "wormhole_generator armor"), seat("P3"), seat("P5"), oracle=0, active=1)
    t.play("end turn", "Ann: play wormhole_generator", "go neb")
    t.close()
    assert (t.turn_of, t.place("Ann")) == ("Cat", "neb")
    t.play("end turn")
    t.close()
    assert (t.turn_of, t.place("Ann")) == ("Ann", "neb")
    t.play("end turn")
    t.close()
    assert (t.asked, t.step) == ("Ann", "AvoidPull")
    t.play("pass")
    assert (t.asked, t.step) == ("Bob", "PullTo")
    t.refuse("go neb", "IO-11.9")
    t.play("go P2")
    assert (t.turn_of, t.place("Ann"), t.holder) == ("Bob", "P2", "Ann")


def test_x_67_the_holder_wins_when_the_last_planet_goes_wherever_he_is() -> None:
    """The holder wins when the last planet goes, wherever his token is."""
    t = Story(seat("neb"), seat("neb"), oracle=1, left=["P1"], at="main")
    t.play("end turn")
    outcome = t.outcome()
    assert outcome["ending"] == "last-planet"
    assert outcome["winners"] == [1]
    assert outcome["scores"] == [0, 1]
    assert outcome["ranking"] == [2, 1]
    assert t.planets == []
    assert [event["space"] for event in t.told("PlanetVanished")] == ["P1"]


def test_x_68_nobody_holds_the_oracle_no_winner() -> None:
    """Nobody holds the Oracle: no winner."""
    t = Story(seat("neb"), seat("neb"), entropy=True, left=["P1"], under={"P1": ["oracle"]})
    t.play("end turn")
    assert t.outcome()["ending"] == "no-winner"
    assert t.outcome()["winners"] == []
    assert t.planets == []


def test_x_69_the_oracle_drifts_to_the_lowest_planet_under_its_hazard() -> None:
    """The Oracle drifts to the lowest planet; a hazard there guards it."""
    planets = ["P1", "P2", "P3", "P4", "P13", "P14", "P15", "P16"]
    t = Story(
        seat("P2", "", "humans"),
        seat("P3"),
        entropy=True,
        left=planets,
        under={"P16": ["oracle"]},
        hazards={"P1": "plague"},
        at="turn-end",
    )
    assert "P16" not in t.planets
    assert t.under("P1") == [None, "oracle"]
    assert t.known_by("P1", 1) == ["all"]
    t.play("end turn", "move P1")
    t.refuse("search", "IO-6.3")


def test_x_70_the_trifecta_wins_before_a_card_is_given() -> None:
    """The trifecta wins before a card is given."""
    t = Story(
        seat("P3", "time_machine galactic_codex seduce"),
        seat("P3", "laser"),
        oracle=1,
        at={"step": "diplomacy", "defender": 1, "from": "P2"},
    )
    t.play("play seduce", "accept", "1 takes oracle")
    assert t.outcome()["ending"] == "trifecta"
    assert t.outcome()["winners"] == [0]


def test_x_71_the_trifecta_wins_in_anothers_turn() -> None:
    """The trifecta wins in another's turn."""
    t = Story(
        seat("P3", "trade time_machine"),
        seat("P3", "galactic_codex laser"),
        oracle=1,
        at={"step": "diplomacy", "defender": 1, "from": "P2"},
    )
    t.play("play trade", "accept", "swap time_machine", "swap laser")
    assert t.outcome()["ending"] == "trifecta"
    assert t.outcome()["winners"] == [1]


def test_x_72_who_loses_the_codex_discards_down() -> None:
    """Who loses the Codex discards down."""
    t = Story(
        seat("P3", "intimidate"),
        seat("P3", "galactic_codex armor shield poison blaster laser move sword", "humans"),
        at={"step": "diplomacy", "defender": 1, "from": "P2"},
    )
    t.play("play intimidate", "accept", "1 takes galactic_codex")
    assert (t.asked, t.step) == ("Bob", "DiscardDown")
    assert len(t.hand("Bob")) == 7
    t.play("discard sword")
    assert len(t.hand("Bob")) == 6
    assert t.asked == "Ann"


def test_x_73_the_oracle_is_never_left_pushed_traded_or_discarded() -> None:
    """The Oracle is never left, pushed, traded or discarded."""
    t = Story(seat("P13", "armor shield poison blaster sword"), seat(), oracle=0)
    t.play("search")
    t.refuse("take 1 leave oracle", "IO-11.2")
    t = Story(seat("P1", "graviton_beam armor trade laser sword"), seat("P1", "laser"), oracle=0)
    t.play("play graviton_beam", "push P4")
    t.refuse("put oracle", "IO-11.2")
    t.play("put sword", "xenocache")
    t.refuse("discard oracle", "IO-11.2")
    t.play("discard armor", "discard laser", "move P1", "encounter 2")
    t.close()
    t.play("play trade", "accept")
    t.refuse("swap oracle", "IO-11.2")


def test_x_74_the_entropy_clock_strikes_at_the_end_of_turn_40() -> None:
    """The entropy clock strikes at the end of turn 40 with two players."""
    t = Story(seat("P1"), seat("P3"), turn=39, active=0, under={"P1": ["oracle"]})
    t.play("end turn")
    assert not t.seen()["entropy"]
    assert "P18" in t.planets
    t.play("end turn")
    assert t.seen()["entropy"]
    assert t.told("EntropyBegan") == [{"is": "EntropyBegan", "by_clock": True, "pauses": False}]
    assert "P18" not in t.planets
    assert t.holder == ""


def test_x_75_a_beam_takes_the_oracle_from_under_a_hazard_in_anothers_turn() -> None:
    """A Beam takes the Oracle from under a hazard in another's turn."""
    t = Story(seat("P13", "graviton_beam"), seat("P3"), active=1, under={"P1": ["oracle"]}, hazards={"P1": "natives"})
    t.play("end turn", "Ann: play graviton_beam", "pull P1")
    t.close()
    assert t.holder == "Ann"
    assert t.at("P1", "hazards") == "natives"
    assert t.seen()["entropy"]
    assert "P18" not in t.planets
