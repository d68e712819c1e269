"""Every race's passive and active ability, and every hazard's counters, where they work and where they do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.words import CARDS, HAZARDS, RACES
from tests.games.interstellar.story import Story, seat
from tests.games.interstellar.test_cards import ATTACKING, RANGES, WEAPONS, combat

HAZARD_DATA = DATA["hazards"]
RACE_DATA = DATA["races"]
IMMUNE = [name for name in RACES[1:] if "immune" in RACE_DATA[name]]
ATTACKERS = [name for name in RACES[1:] if "attack" in RACE_DATA[name]]


@pytest.mark.parametrize("race", IMMUNE)
def test_9_7_immunities_hold_against_their_type_alone(race: str) -> None:
    """An attack of the type is cancelled without a prompt; any other is not."""
    for damage, weapon in ATTACKING.items():
        t = combat(WEAPONS[weapon]["range"], weapon, "armor", ("humans", race))
        t.play(f"play {weapon}")
        cancelled = damage == RACE_DATA[race]["immune"]
        assert bool(t.told("AttackCancelled")) == cancelled
        assert t.step == ("AttackAt" if cancelled else "AnswerAttack")


@pytest.mark.parametrize("race", ATTACKERS)
def test_12_attacks_work_once_at_their_range(race: str) -> None:
    """The natural attack has its printed range and type, flips the token, and is refused elsewhere and when grey."""
    own = RACE_DATA[race]["attack"]
    for reach in RANGES:
        t = combat(reach, "", "armor", (race, "humans"))
        if reach != own["range"]:
            t.refuse("ability", "IO-9.5")
            continue
        t.play("ability")
        assert t.told("AttackMade")[0]["damage"] == own["type"]
        assert t.player("Ann")["grey"]
        grey = Story(
            {**seat("P3", "", race), "token": "grey"},
            seat("P3", "armor"),
            at={"step": "combat", "defender": 1, "range": reach},
        )
        grey.refuse("ability", "IO-12.15")


def vriddhi() -> None:
    """12.2 The Labyrinth costs them nothing; paying for it is refused."""
    t = Story(seat("P1", "", "vriddhi"), seat(), hazards={"P1": "labyrinth"})
    t.refuse("search labyrinth", "IO-6.10")
    t.play("search")
    assert t.seen()["lose_turns"] == [0, 0]


def nelgs() -> None:
    """12.3 No Long attack on them, not by a race either; Medium is open."""
    combat("long", "blaster", "", ("humans", "nelgs")).refuse("play blaster", "IO-9.5")
    combat("long", "neural_amp", "", ("kith", "nelgs")).refuse("ability", "IO-9.5")
    combat("medium", "laser", "", ("humans", "nelgs")).play("play laser")


def insectoid() -> None:
    """12.4 One Clone; nobody else has it."""
    t = combat("short", "sword", "armor", ("humans", "insectoid"))
    t.play("play sword", "take the hit", "ability")
    assert t.place("Bob") == "P3"
    t = combat("short", "sword", "move", ("humans", "vriddhi"))
    t.play("play sword", "take the hit")
    t.refuse("ability", "IO-12.15")


def ersatz() -> None:
    """12.5 They cloak out of combat, once; they may play diplomacy themselves."""
    t = combat("short", "sword", "armor", ("humans", "ersatz"))
    t.play("play sword", "ability")
    assert (t.step, t.place("Bob")) == ("Main", "P3")
    t = Story(seat("P3", "trade laser", "ersatz"), seat("P3", "sword"), at={"step": "diplomacy", "defender": 1})
    t.play("play trade", "accept", "swap laser", "swap sword")
    assert t.hand("Ann") == ["sword"]
    t = Story(
        seat("P3", "sword"),
        {**seat("P3", "armor", "ersatz"), "token": "grey"},
        at={"step": "combat", "defender": 1, "range": "short"},
    )
    t.play("play sword")
    t.refuse("ability", "IO-12.15")


def humans() -> None:
    """12.8 Six cards, and a forced Trade, once; it needs cards on both sides."""
    t = Story(seat("P1", "armor shield sword laser", "humans"), seat(), draw=["move"] * 4)
    t.play("xenocache", "discard armor", "discard shield")
    assert len(t.hand("Ann")) == 6
    at = {"step": "diplomacy", "defender": 1}
    t = Story(seat("P3", "laser", "humans"), seat("P3", "sword"), at=at)
    t.play("ability", "accept", "swap laser", "swap sword")
    assert t.hand("Ann") == ["sword"]
    t.refuse("ability", "IO-12.15")
    Story(seat("P3", "", "humans"), seat("P3", "sword"), at=at).refuse("ability", "IO-8.11")


def kith() -> None:
    """12.9, 12.13 The Amp restores the token only while it is grey, and only a Kith's."""
    t = Story({**seat("P1", "neural_amp", "kith"), "token": "grey"}, seat())
    t.play("restore")
    assert not t.player("Ann")["grey"]
    assert t.discard == ["neural_amp"]
    Story(seat("P1", "neural_amp", "kith"), seat()).refuse("restore", "IO-12.13")
    Story({**seat("P1", "neural_amp", "humans"), "token": "grey"}, seat()).refuse("restore", "IO-12.13")
    combat("long", "", "", ("kith", "humans")).refuse("ability", "IO-9.5")


def xangofin() -> None:
    """12.10 Intimidate once, also as the defender; not on Ersatz."""
    t = Story(seat("P3", "laser"), seat("P3", "", "xangofin"), at={"step": "answer", "defender": 1})
    t.play("ability", "accept")
    assert t.hand("Bob") == ["laser"]
    assert t.player("Bob")["grey"]
    t = Story(seat("P3", "", "xangofin"), seat("P3", "sword", "ersatz"), at={"step": "diplomacy", "defender": 1})
    t.refuse("ability", "IO-8.9")


def alar() -> None:
    """12.11 Move +2 in MAIN, in windows, and as every escape; once."""
    t = Story(seat("P1", "", "alar"), seat())
    t.play("ability", "go P2", "go P3")
    assert t.place("Ann") == "P3"
    assert t.player("Ann")["grey"]
    t.play("decline")
    t.refuse("ability", "IO-12.15")
    t = Story(seat("P1"), seat("P3", "", "alar"))
    t.play("search", "Bob: ability", "go P4", "stop")
    assert t.place("Bob") == "P4"
    t = Story(seat("P18", "", "alar"), seat("P3"), entropy=True, at="turn-end")
    t.play("pass", "ability", "go P1", "go neb")
    assert t.place("Ann") == "neb"


CASES: tuple[Callable[[], None], ...] = (vriddhi, nelgs, insectoid, ersatz, humans, kith, xangofin, alar)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.__name__))
def test_12_a_race_of_its_own(case: Callable[[], None]) -> None:
    """What the tables of attacks and immunities do not say."""
    case()


@pytest.mark.parametrize("hazard", HAZARDS[1:])
@pytest.mark.parametrize("card", [card for card in CARDS if card != "oracle"])
def test_6_4_a_card_counters_its_hazards_alone(hazard: str, card: str) -> None:
    """2.2 Every card against every hazard: the counters of the table overcome it and are discarded, no other does."""
    t = Story(seat("P1", card, "nelgs"), seat(), hazards={"P1": hazard})
    if card in HAZARD_DATA[hazard]["cards"]:
        t.play(f"search {card}")
        assert t.at("P1", "hazards") == "none"
        assert t.discard == [card]
        empty = Story(seat("P1", "", "nelgs"), seat(), hazards={"P1": hazard})
        empty.refuse(f"search {card}", "IO-6.4")
    else:
        t.refuse(f"search {card}", "IO-6.4")


@pytest.mark.parametrize("hazard", HAZARDS[1:])
@pytest.mark.parametrize("race", RACES[1:])
def test_6_4_a_race_counters_its_hazards_alone(hazard: str, race: str) -> None:
    """2.2 Every race against every hazard: passive for nothing, active once, else not at all."""
    t = Story(seat("P1", "", race), seat(), hazards={"P1": hazard})
    if race in HAZARD_DATA[hazard]["passive"]:
        t.refuse("search ability", "IO-6.10")
        t.play("search")
        assert not t.player("Ann")["grey"]
    elif race in HAZARD_DATA[hazard]["active"]:
        t.refuse("search", "IO-6.3")
        t.play("search ability")
        assert t.player("Ann")["grey"]
    else:
        t.refuse("search ability", "IO-6.4")
        t.refuse("search", "IO-6.3")
        return
    assert t.at("P1", "hazards") == "none"


def test_6_4_no_counter_without_a_hazard() -> None:
    """A counter that is not needed is refused, and so is keeping what is not there."""
    t = Story(seat("P1", "medicine", "humans"), seat())
    t.refuse("search medicine", "IO-6.4")
    t.refuse("search ability", "IO-6.4")
    t.refuse("search labyrinth", "IO-6.4")


def test_no_race_and_no_hazard_is_without_a_test() -> None:
    """Every race is among the cases above; hazards are all tried against all."""
    assert sorted({*IMMUNE, *ATTACKERS, *[case.__name__ for case in CASES]}) == sorted(RACES[1:])
    assert sorted(HAZARD_DATA) == sorted(HAZARDS[1:])
