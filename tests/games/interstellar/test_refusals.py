"""A refusal says the true reason and cites the rule that holds at the open step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.interstellar.story import Story, seat


def why(t: Story, text: str) -> tuple[str, str]:
    """Return the rule and the sentence of a refusal."""
    reply = t.ask("why", action=text)
    return reply["rule"], reply["message"]


def fight(reach: str, bob: str = "", race: str = "vriddhi", ann: str = "laser sword") -> Story:
    """Ann and Bob fight on P3."""
    at = {"step": "combat", "defender": 1, "range": reach}
    return Story(seat("P3", ann, "humans"), seat("P3", bob, race), at=at)


def test_6_6_an_exchange_that_leaves_the_codex() -> None:
    """A card was named; it is the hand that would be too large."""
    t = Story(seat("P13", "galactic_codex" + " sword" * 6, "zeta"), seat("P3"), under={"P13": ["laser"]})
    t.play("search")
    assert why(t, "take 1") == ("IO-6.6", "Your hand is full: name a card to leave.")
    without = "Without that card your hand would be over its limit: leave another one."
    assert why(t, "take 1 leave galactic_codex") == ("IO-6.6", without)
    t.play("take 1 leave sword")


def test_10_8_the_cannon_without_an_adjacent_planet() -> None:
    """Planets are left, but none that touches."""
    t = Story(seat("P1", "galactic_cannon"), seat("neb"), left=["P1", "P3"], entropy=True)
    assert why(t, "play galactic_cannon") == ("IO-10.8", "There is no adjacent planet that you could fire at.")


def test_11_9_a_flight_at_the_pull_ends_on_a_planet() -> None:
    """A-122 The rule that sends the holder away is the reason, whatever he flies with."""
    for play, refused in ((["play wormhole_generator"], "go neb"), (["play move"], "stop"), (["ability"], "stop")):
        t = Story(seat("neb", "wormhole_generator move", "alar"), seat("P3"), oracle=0, at="turn-end")
        t.play("Ann: pass", *play)
        t.refuse(refused, "IO-11.9")
    t.play("go P1")
    t.refuse("go neb", "IO-11.9")
    t.play("stop")
    assert t.place("Ann") == "P1"


def test_15_3_no_race_is_not_a_race_that_is_taken() -> None:
    """Only a race that somebody has is taken."""
    t = Story(seat("P1"), seat("P3"))
    started = t.request(do="new", game="interstellar", seats=2, options={"freeRaces": True}, seed=1)
    t.match = started["match"]
    assert why(t, "race none") == ("IO-15.3", "Name a race.")
    t.play("race zeta")
    assert why(t, "race zeta") == ("IO-15.3", "This race is taken.")


DIPLOMACY = {"step": "diplomacy", "defender": 1}
ANSWER = {"step": "answer", "defender": 1}
NOT_HELD: list[tuple[dict[str, Any], list[str], str, str]] = [
    ({}, [], "play move", "IO-5.3"),
    ({}, [], "search medicine", "IO-6.4"),
    ({}, ["xenocache"], "discard laser", "IO-5.8"),
    ({}, ["play graviton_beam", "push P4"], "put laser", "IO-13.12"),
    ({}, ["end turn"], "Bob: play move", "IO-7.4"),
    ({"at": DIPLOMACY}, [], "play seduce", "IO-8.5"),
    ({"at": DIPLOMACY}, ["play intimidate"], "play hologram", "IO-8.8"),
    ({"at": DIPLOMACY}, ["play intimidate"], "play move", "IO-8.8"),
    ({"at": ANSWER}, [], "play trade", "IO-8.6"),
    ({"at": ANSWER}, [], "play wormhole_generator", "IO-8.6"),
]


@pytest.mark.parametrize(("more", "played", "text", "rule"), NOT_HELD)
def test_a_card_that_is_not_held(more: dict[str, Any], played: list[str], text: str, rule: str) -> None:
    """The rule is that of the step which asks for a card."""
    hazards = {"P3": "plague"}
    t = Story(seat("P3", "graviton_beam intimidate armor", "humans"), seat("P3", "sword"), hazards=hazards, **more)
    t.play(*played)
    t.refuse(text, rule)
    assert why(t, text.removeprefix("Bob: "))[1] == "You do not hold that card."


def test_a_card_that_is_not_held_in_combat() -> None:
    """An attack, a defense, an escape, a Clone, the Cannon's answer, an evacuation."""
    fight("long").refuse("play blaster", "IO-9.2")
    fight("long").refuse("play move", "IO-9.2")
    t = fight("medium")
    t.play("play laser")
    for card in ("shield", "cloaking_device", "move"):
        t.refuse(f"play {card}", "IO-9.8")
    t.play("take the hit")
    t.refuse("play clone", "IO-10.1")
    t = Story(seat("P2", "galactic_cannon"), seat("P3"))
    t.play("play galactic_cannon", "at P3")
    t.refuse("play move", "IO-10.8")
    Story(seat("P18"), seat("P3"), entropy=True, at="turn-end").refuse("play move", "IO-11.7")
    Story(seat("neb"), seat("P3"), oracle=0, at="turn-end").refuse("play move", "IO-11.9")
    Story({**seat("P1", "", "kith"), "token": "grey"}, seat()).refuse("restore", "IO-12.13")


def test_12_an_ability_that_does_not_help() -> None:
    """The race's own rule says what its ability is for."""
    Story(seat("P1", "", "humans"), seat()).refuse("ability", "IO-12.8")
    Story(seat("P3", "", "zeta"), seat("P3", "sword"), at=DIPLOMACY).refuse("ability", "IO-12.12")
    t = fight("medium", race="nelgs")
    t.play("play laser")
    t.refuse("ability", "IO-12.3")
    t = Story(seat("P1"), seat("P3", "sword", "ersatz"))
    t.play("end turn")
    t.refuse("Bob: ability", "IO-12.5")


def test_8_6_the_defender_plays_no_other_card() -> None:
    """Each side has its own rule."""
    Story(seat("P3", "laser"), seat("P3", "sword"), at=DIPLOMACY).refuse("play laser", "IO-8.5")
    Story(seat("P3", "laser"), seat("P3", "sword"), at=ANSWER).refuse("play sword", "IO-8.6")


def test_6_2_a_search_outside_main() -> None:
    """Wherever it is tried, the rule of searching refuses it."""
    t = Story(seat("P2", "sword"), seat("P3", "sword"))
    t.play("move P3")
    for text in ("search", "search medicine", "search ability", "search labyrinth"):
        t.refuse(text, "IO-6.2")
    t.play("decline", "end turn")
    t.refuse("Bob: search", "IO-6.2")


def test_8_1_an_encounter_is_with_somebody_there_and_once_per_turn() -> None:
    """Who is elsewhere is not met, nor who was met already."""
    t = Story(seat("P2", "move"), seat("P3"), seat("P4"), seat("P3"), active=0)
    t.play("move P3")
    for elsewhere in ("encounter 1", "encounter 3"):
        assert why(t, elsewhere) == ("IO-8.1", "That player is not on this planet.")
        t.refuse(elsewhere, "IO-8.1")
    t = Story(seat("P2"), seat("P3"), seat("P4"), seat("P3"), encountered=[1])
    t.play("move P3")
    t.refuse("encounter 2", "IO-8.1")
    t.play("encounter 4")


def test_8_3_combat_outside_an_encounter() -> None:
    """Nobody starts combat in another's turn, in whatever window."""
    t = Story(seat("P3", "sword"), seat("P3", "sword"))
    t.play("end turn")
    t.refuse("Bob: attack", "IO-8.3")


def test_15_options_are_written_as_json_has_them() -> None:
    """The game's own checks write a value as all others do."""
    t = Story(seat("P1"), seat("P3"))
    for seats, option, value, said in ((7, "twoCopies", False, "false"), (4, "compact", True, "true")):
        reply = t.request(do="new", game="interstellar", seats=seats, options={option: value})
        assert reply["error"]["message"].endswith(f"” ({option}) cannot be {said}.")
