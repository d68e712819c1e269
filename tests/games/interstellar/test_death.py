"""10. Death beyond the worked examples: what is forgotten, who gets the Oracle, and whose turn it takes."""

from __future__ import annotations

import pytest

from tests.games.interstellar.story import Story, seat
from tests.games.interstellar.test_cards import combat

MEDIUM = {"step": "combat", "defender": 1, "range": "medium"}
SHORT = {"step": "combat", "defender": 1, "range": "short"}


@pytest.mark.parametrize(("answer", "lost", "kept"), [("die", 0, []), ("play clone", 2, ["plague"])])
def test_10_6_death_forgets_lost_turns_and_kept_hazards_a_clone_does_not(
    answer: str, lost: int, kept: list[str]
) -> None:
    """A-131 The clone goes on where the first one stood."""
    t = Story(
        seat("P3", "sword"),
        seat("P3", "clone", loseTurns=2, kept=["plague"]),
        options={"keepHazards": True},
        at=SHORT,
    )
    t.play("play sword", "take the hit", answer)
    assert (t.seen()["lose_turns"], t.seen()["kept"]) == ([0, lost], [[], kept])


def test_10_9_a_cloned_victim_of_the_cannon_leaves_the_oracle_on_the_planet() -> None:
    """A-72 He keeps his place and his hand; the other victim loses his, and nobody loots."""
    t = Story(seat("P3", "clone laser"), seat("P3", "armor move"), seat("P2", "galactic_cannon"), active=2, oracle=0)
    t.play("play galactic_cannon", "at P3", "stay", "stay", "play clone")
    assert t.holder == ""
    assert t.under("P3") == [None, "oracle"]
    assert t.known_by("P3", 1) == ["all"]
    assert (t.place("Ann"), t.hand("Ann"), t.player("Ann")["status"]) == ("P3", ["laser"], "alive")
    t.play("die")
    assert t.player("Bob")["status"] == "awaiting"
    assert sorted(t.discard) == ["armor", "clone", "galactic_cannon", "move"]
    assert (t.asked, t.step, t.hand("Cat")) == ("Cat", "Main", [])
    assert t.seen()["entropy"]


def test_9_9_the_scrambler_kills_insectoid_attackers_and_takes_their_oracle() -> None:
    """A-62 The backlash is no attack, so immunity does not help; the defender is the victor."""
    at = {"step": "combat", "defender": 1, "range": "medium"}
    t = Story(seat("P3", "neural_amp laser", "insectoid"), seat("P3", "intellect_scrambler"), oracle=0, at=at)
    t.play("play neural_amp", "play intellect_scrambler")
    assert (t.asked, t.step, t.legal()) == ("Ann", "FaceDeath", ["ability", "die"])
    t.play("die")
    assert (t.place("Ann"), t.player("Ann")["status"], t.holder) == ("neb", "awaiting", "Bob")
    t.play("keep laser", "keep no more")
    assert t.told("WindowOpened")[-1]["window"] == "end", "the dead attacker's turn is over (5.11)"
    t.close()
    assert t.turn_of == "Bob"
    assert "P18" not in t.planets


def test_9_9_an_insectoid_attacker_may_clone_himself_out_of_the_backlash() -> None:
    """10.1 He stays with his hand, loses the Oracle, and his turn ends."""
    t = Story(seat("P3", "neural_amp", "insectoid"), seat("P3", "intellect_scrambler"), oracle=0, at=MEDIUM)
    t.play("play neural_amp", "play intellect_scrambler", "ability")
    assert (t.place("Ann"), t.hand("Ann"), t.holder) == ("P3", ["neural_amp"], "Bob")
    assert t.told("WindowOpened")[-1]["window"] == "end"


def test_1_2_the_trifecta_through_the_scrambler_wins_before_the_loot() -> None:
    """10.4 T-DEATH, Oracle to the victor, win check."""
    bob = seat("P3", "intellect_scrambler time_machine galactic_codex")
    t = Story(seat("P3", "neural_amp laser", "humans"), bob, oracle=0, at=MEDIUM)
    t.play("play neural_amp", "play intellect_scrambler", "die")
    assert (t.outcome()["ending"], t.outcome()["winners"]) == ("trifecta", [1])
    assert t.told("Looted") == []


def test_1_2_the_trifecta_through_loot_wins() -> None:
    """10.4 A win check follows the loot too."""
    t = Story(seat("P3", "sword time_machine"), seat("P3", "galactic_codex laser"), oracle=0, at=SHORT)
    t.play("play sword", "take the hit", "die", "keep galactic_codex")
    assert (t.outcome()["ending"], t.outcome()["winners"]) == ("trifecta", [0])


def test_5_14_an_extra_turn_is_consumed_by_replenishing() -> None:
    """Also if he died after queueing; his regular turn is then an ordinary one."""
    t = Story(seat("P3", "laser"), seat("P3", "armor"), seat("P5"), queue=[1], at=MEDIUM)
    t.play("play laser", "take the hit", "die", "keep no more", "end turn")
    t.close()
    assert (t.turn_of, t.seen()["queue"]) == ("Bob", [])
    assert (t.player("Bob")["status"], len(t.hand("Bob"))) == ("recovering", 5)
    t.close()
    assert (t.turn_of, t.step, t.player("Bob")["status"]) == ("Bob", "Main", "alive")
    t.play("end turn")
    t.close()
    assert t.turn_of == "Cat"


def test_5_14_an_extra_turn_is_consumed_by_a_lost_turn() -> None:
    """The Labyrinth's price is paid with the extra turn."""
    t = Story(seat("P1", "time_machine", loseTurns=1), seat(), seat())
    t.play("play time_machine", "end turn")
    t.close()
    assert t.told("TurnLost") == [{"is": "TurnLost", "seat": 0}]
    assert (t.turn_of, t.step, t.seen()["lose_turns"]) == ("Bob", "Main", [0, 0, 0])


def test_9_12_the_defender_kills_the_attacker_too() -> None:
    """5.11 D's own attack kills A, D loots, and A's turn ends."""
    t = combat("short", "armor", "poison")
    t.play("pass", "play poison", "take the hit", "die", "keep armor")
    assert (t.place("Ann"), t.hand("Bob")) == ("neb", ["armor", "poison"])
    t.close()
    assert t.turn_of == "Bob"
