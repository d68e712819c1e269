"""Every race's passive and active ability, where they work and where they do not."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.domains import RACES
from tests.games.interstellar.proofs import Proofs
from tests.games.interstellar.story import Story, greyed, seat
from tests.games.interstellar.test_cards import ATTACKING, DIPLOMACY, RANGES, STOPPING, WEAPONS, combat

RACE_DATA = DATA["races"]
IMMUNE = [f"{name} passive" for name in RACES[1:] if "immune" in RACE_DATA[name]]
ATTACKERS = [f"{name} active" for name in RACES[1:] if "attack" in RACE_DATA[name]]
ANSWER = {"step": "answer", "defender": 1}
PROOFS = Proofs(f"{race} {side}" for race in RACES[1:] for side in ("passive", "active"))


def race_of(subject: str) -> str:
    """Return the race whose ability it is."""
    return subject.partition(" ")[0]


# 9.7 Immunities


@PROOFS.works(*IMMUNE)
def is_immune(subject: str) -> Story:
    """9.7 An attack of the type is cancelled without a prompt."""
    race = race_of(subject)
    weapon = ATTACKING[RACE_DATA[race]["immune"]]
    t = combat(WEAPONS[weapon]["range"], weapon, "", ("humans", race))
    t.works(f"play {weapon}", turns=lambda: t.told("AttackCancelled") != [], into=True)
    assert (t.asked, t.step, t.place("Bob")) == ("Bob", "AttackAt", "P3")
    return t


@PROOFS.fails(*IMMUNE)
def is_hit(subject: str) -> Story:
    """9.7 An attack of any other type kills."""
    race = race_of(subject)
    others = [weapon for damage, weapon in ATTACKING.items() if damage != RACE_DATA[race]["immune"]]
    return [killed(weapon, ("humans", race)) for weapon in others][-1]


def killed(weapon: str, races: tuple[str, str], reach: str = "") -> Story:
    """Bob is hit by a weapon, at its own range unless another is named, and dies."""
    t = combat(reach or WEAPONS[weapon]["range"], weapon, "", races)
    t.works(f"play {weapon}", "take the hit", "die", turns=lambda: t.place("Bob"), into="neb")
    return t


# 12. Natural attacks


@PROOFS.works(*ATTACKERS)
def attacks(subject: str) -> Story:
    """12 The natural attack has its printed range and type, kills, and flips the token."""
    race = race_of(subject)
    own = RACE_DATA[race]["attack"]
    t = combat(own["range"], "", "", (race, "humans"))
    t.works("ability", "take the hit", "die", turns=lambda: t.place("Bob"), into="neb")
    made = t.told("AttackMade")[0]
    assert (made["reach"], made["damage"]) == (own["range"], own["type"])
    assert t.player("Ann")["grey"]
    return t


@PROOFS.fails(*ATTACKERS)
def attacks_once(subject: str) -> Story:
    """9.5, 12. The natural attack is refused at other ranges, and when grey."""
    race = race_of(subject)
    own = RACE_DATA[race]["attack"]["range"]
    for reach in [reach for reach in RANGES if reach != own]:
        combat(reach, "", "", (race, "humans")).refuse("ability", "IO-9.5")
    t = Story(greyed("P3", "", race), seat("P3"), at={"step": "combat", "defender": 1, "range": own})
    t.refuse("ability", f"IO-12.{RACES.index(race)}")
    return t


@pytest.mark.parametrize("subject", ATTACKERS)
def test_9_8_a_natural_attack_is_stopped_by_the_defense_of_its_type(subject: str) -> None:
    """Race attacks have the same types as the cards."""
    own = RACE_DATA[race_of(subject)]["attack"]
    t = combat(own["range"], "", STOPPING[own["type"]], (race_of(subject), "humans"))
    t.play("ability", f"play {STOPPING[own['type']]}")
    assert (t.asked, t.step) == (("Ann", "FaceDeath") if own["type"] == "mental" else ("Bob", "AttackAt"))


# 12. The others, in their order


@PROOFS.works("vriddhi passive")
def pass_the_labyrinth(_: str) -> Story:
    """12.2 The Labyrinth costs them nothing."""
    t = Story(seat("P1", "", "vriddhi"), seat(), hazards={"P1": "labyrinth"})
    t.works("search", turns=lambda: t.at("P1", "hazards"), into="none")
    assert t.seen()["lose_turns"] == [0, 0]
    return t


@PROOFS.fails("vriddhi passive")
def pass_nothing_else(_: str) -> Story:
    """12.2 Other hazards stop them."""
    t = Story(seat("P1", "", "vriddhi"), seat(), hazards={"P1": "natives"})
    t.refuse("search", "IO-6.3")
    return t


@PROOFS.works("nelgs passive")
def are_too_far(_: str) -> Story:
    """12.3 No Long attack on them, not by a race either."""
    combat("long", "neural_amp", "", ("kith", "nelgs")).refuse("ability", "IO-9.5")
    t = combat("long", "blaster", "", ("humans", "nelgs"))
    t.refuse("play blaster", "IO-9.5")
    return t


@PROOFS.fails("nelgs passive")
def are_near_enough(_: str) -> Story:
    """12.3 At Medium they are hit."""
    return killed("laser", ("humans", "nelgs"))


@PROOFS.works("insectoid active")
def clone_themselves(_: str) -> Story:
    """12.4 One Clone."""
    t = combat("short", "sword", "armor", ("humans", "insectoid"))
    t.play("play sword", "take the hit")
    t.works("ability", turns=lambda: t.player("Bob")["grey"], into=True)
    assert (t.place("Bob"), t.hand("Bob"), t.step) == ("P3", ["armor"], "Main")
    return t


@PROOFS.fails("insectoid active")
def clone_once(_: str) -> Story:
    """12.4 Not twice, and nobody else has it."""
    t = combat("short", "sword", "", ("humans", "vriddhi"))
    t.play("play sword", "take the hit")
    t.refuse("ability", "IO-12.2")
    at = {"step": "combat", "defender": 1, "range": "short"}
    t = Story(seat("P3", "sword"), greyed("P3", "", "insectoid"), at=at)
    t.play("play sword", "take the hit")
    t.refuse("ability", "IO-12.4")
    return t


@PROOFS.works("ersatz passive")
def hear_no_diplomacy(_: str) -> Story:
    """12.5, 8.9 Diplomacy cards are refused on them."""
    for card in ("seduce", "intimidate", "trade"):
        Story(seat("P3", f"{card} laser"), seat("P3", "sword", "ersatz"), at=DIPLOMACY).refuse(f"play {card}", "IO-8.9")
    t = Story(seat("P3", "intimidate", "xangofin"), seat("P3", "sword", "ersatz"), at=DIPLOMACY)
    t.refuse("play intimidate", "IO-8.9")
    return t


@PROOFS.fails("ersatz passive")
def speak_diplomacy(_: str) -> Story:
    """8.9 They may play diplomacy themselves, Trade included."""
    t = Story(seat("P3", "trade laser", "ersatz"), seat("P3", "sword"), at=DIPLOMACY)
    t.works("play trade", "accept", "swap laser", "swap sword", turns=lambda: t.hand("Ann"), into=["sword"])
    return t


@PROOFS.works("ersatz active")
def cloak(_: str) -> Story:
    """12.5 They cloak out of combat and stay on the planet."""
    t = combat("short", "sword", "armor", ("humans", "ersatz"))
    t.play("play sword")
    t.works("ability", turns=lambda: t.step, into="Main")
    assert (t.place("Bob"), t.player("Bob")["grey"]) == ("P3", True)
    return t


@PROOFS.fails("ersatz active")
def cloak_once(_: str) -> Story:
    """12.5, 9.11 Not twice, and not against Kith."""
    combat("long", "", "", ("ersatz", "kith")).refuse("ability", "IO-9.11")
    at = {"step": "combat", "defender": 1, "range": "short"}
    t = Story(seat("P3", "sword"), greyed("P3", "armor", "ersatz"), at=at)
    t.play("play sword")
    t.refuse("ability", "IO-12.5")
    return t


@PROOFS.works("humans passive")
def hold_six(_: str) -> Story:
    """12.8 Six cards."""
    t = Story(seat("P1", "armor shield sword laser", "humans"), seat(), draw=["move"] * 4)
    t.works("xenocache", "discard armor", "discard shield", turns=lambda: len(t.hand("Ann")), into=6)
    return t


@PROOFS.fails("humans passive")
def hold_no_seven(_: str) -> Story:
    """12.8 A seventh does not fit."""
    t = Story(seat("P1", "armor shield sword laser move clone", "humans"), seat())
    t.play("search")
    t.refuse("take 1", "IO-6.6")
    return t


@PROOFS.works("humans active")
def force_a_trade(_: str) -> Story:
    """12.8 A forced Trade, in DIPLO_A and in DIPLO_D."""
    t = Story(seat("P3", "laser", "humans"), seat("P3", "sword"), at=DIPLOMACY)
    t.works("ability", "accept", "swap laser", "swap sword", turns=lambda: t.hand("Ann"), into=["sword"])
    t.refuse("ability", "IO-12.8")
    t = Story(seat("P3", "laser"), seat("P3", "sword", "humans"), at=ANSWER)
    t.works("ability", "accept", "swap sword", "swap laser", turns=lambda: t.hand("Bob"), into=["laser"])
    assert (t.hand("Ann"), t.player("Bob")["grey"], t.step) == (["sword"], True, "ShowIntent")
    return t


@PROOFS.fails("humans active")
def have_nothing_to_trade(_: str) -> Story:
    """8.11 It needs cards on both sides."""
    Story(seat("P3", "sword", "humans"), seat("P3"), at=DIPLOMACY).refuse("ability", "IO-8.11")
    t = Story(seat("P3", "", "humans"), seat("P3", "sword"), at=DIPLOMACY)
    t.refuse("ability", "IO-8.11")
    return t


@PROOFS.works("kith passive")
def see_through(_: str) -> Story:
    """12.9 Neither Cloak nor Hologram works against them."""
    t = combat("long", "", "cloaking_device", ("kith", "vriddhi"))
    t.play("pass")
    t.refuse("play cloaking_device", "IO-9.11")
    t = Story(seat("P3", "intimidate", "kith"), seat("P3", "hologram"), at=DIPLOMACY)
    t.play("play intimidate")
    t.refuse("play hologram", "IO-8.10")
    return t


@PROOFS.fails("kith passive")
def do_not_see_through_shields(_: str) -> Story:
    """12.9 Defenses and flight do."""
    t = combat("medium", "laser", "shield", ("kith", "vriddhi"))
    t.play("play laser")
    t.works("play shield", turns=lambda: (t.asked, t.step), into=("Bob", "AttackAt"))
    return t


def test_12_13_only_kith_restore_and_only_a_grey_token() -> None:
    """The Amp turns a Kith's token to colour again, in MAIN, and is discarded."""
    t = Story(greyed("P1", "neural_amp", "kith"), seat())
    t.play("restore")
    assert not t.player("Ann")["grey"]
    assert t.discard == ["neural_amp"]
    Story(seat("P1", "neural_amp", "kith"), seat()).refuse("restore", "IO-12.13")
    Story(greyed("P1", "neural_amp", "humans"), seat()).refuse("restore", "IO-12.13")


@PROOFS.works("xangofin passive")
def strike_past_defenses(_: str) -> Story:
    """9.10 At Short no defense is allowed, the Scrambler neither."""
    t = combat("short", "sword", "armor", ("xangofin", "humans"))
    t.play("play sword")
    t.refuse("play armor", "IO-9.10")
    t = combat("short", "neural_whip", "intellect_scrambler", ("xangofin", "humans"))
    t.play("play neural_whip")
    t.refuse("play intellect_scrambler", "IO-9.10")
    assert t.legal() == ["take the hit"]
    return t


@PROOFS.fails("xangofin passive")
def are_stopped_from_afar(_: str) -> Story:
    """9.10 At Long and Medium defenses stop them, and the Scrambler kills them."""
    t = combat("long", "sniper_rifle", "armor", ("xangofin", "humans"))
    t.play("play sniper_rifle", "play armor")
    assert (t.asked, t.step) == ("Bob", "AttackAt")
    t = combat("medium", "neural_amp", "intellect_scrambler", ("xangofin", "humans"))
    t.play("play neural_amp")
    t.works("play intellect_scrambler", "die", turns=lambda: t.place("Ann"), into="neb")
    return t


@PROOFS.works("xangofin active")
def intimidate(_: str) -> Story:
    """12.10 Intimidate, as the attacker and as the defender."""
    t = Story(seat("P3", "", "xangofin"), seat("P3", "sword"), at=DIPLOMACY)
    t.works("ability", "accept", turns=lambda: t.hand("Ann"), into=["sword"])
    t = Story(seat("P3", "laser"), seat("P3", "", "xangofin"), at=ANSWER)
    t.works("ability", "accept", turns=lambda: t.hand("Bob"), into=["laser"])
    assert t.player("Bob")["grey"]
    return t


@PROOFS.fails("xangofin active")
def intimidate_once(_: str) -> Story:
    """12.10, 8.11 Not twice, and not who has nothing."""
    Story(seat("P3", "", "xangofin"), seat("P3"), at=DIPLOMACY).refuse("ability", "IO-8.11")
    t = Story(greyed("P3", "", "xangofin"), seat("P3", "sword"), at=DIPLOMACY)
    t.refuse("ability", "IO-12.10")
    return t


@PROOFS.works("alar passive")
def reach_further(_: str) -> Story:
    """12.11 A Medium weapon reaches Long, a Short one Medium."""
    killed("sword", ("alar", "humans"), "medium")
    return killed("pistol", ("alar", "humans"), "long")


@PROOFS.fails("alar passive")
def reach_no_nearer(_: str) -> Story:
    """9.5 One range further, not two, and not nearer."""
    combat("long", "sword", "", ("alar", "humans")).refuse("play sword", "IO-9.5")
    t = combat("short", "pistol", "", ("alar", "humans"))
    t.refuse("play pistol", "IO-9.5")
    return t


@PROOFS.works("alar active")
def fly(_: str) -> Story:
    """12.11 Move +2 in MAIN, and the token is grey."""
    t = Story(seat("P1", "", "alar"), seat())
    t.works("ability", "go P2", "go P3", turns=lambda: t.place("Ann"), into="P3")
    assert t.player("Ann")["grey"]
    return t


@PROOFS.fails("alar active")
def fly_once(_: str) -> Story:
    """12.11, 13.7 Not twice, and never back to where it began."""
    t = Story(seat("P1", "", "alar"), seat("P18"))
    t.play("ability", "go P2")
    t.refuse("go P1", "IO-13.7")
    t.play("go P3")
    t.refuse("ability", "IO-12.11")
    return t


MEDIUM = {"step": "combat", "defender": 1, "range": "medium"}
ESCAPES: dict[str, tuple[str, str, str, dict[str, Any], list[str]]] = {
    "W-SEARCH": ("P1", "", "P3", {}, ["search", "Bob: ability"]),
    "T-DIPLO": ("P3", "trade laser", "P3", {"at": DIPLOMACY}, ["play trade", "ability"]),
    "DIPLO_D": ("P3", "", "P3", {"at": ANSWER}, ["ability"]),
    "T-ATTACK": ("P3", "laser", "P3", {"at": MEDIUM}, ["play laser", "ability"]),
    "D_ATTACK": ("P3", "", "P3", {"at": MEDIUM}, ["pass", "ability"]),
    "T-CANNON": ("P4", "galactic_cannon", "P3", {}, ["play galactic_cannon", "at P3", "ability"]),
    "T-EVAC": ("P1", "", "P18", {"entropy": True, "at": "turn-end"}, ["Bob: pass", "ability"]),
    "T-PULL": ("P1", "", "neb", {"oracle": 1, "active": 1, "at": "turn-end"}, ["pass", "ability"]),
}
"""Where Ann is and what she holds, where Bob is, what else is so, and what they do until Bob flies."""


@pytest.mark.parametrize("window", ESCAPES)
def test_12_11_alar_fly_wherever_a_move_does(window: str) -> None:
    """In windows and as every escape: the attack, the diplomacy or the shot is void, and nobody is met."""
    place, hand, bob, more, texts = ESCAPES[window]
    t = Story(seat(place, hand), seat(bob, "sword", "alar"), **more)
    t.play(*texts)
    fly_over = ["go P4", "go neb"] if window == "T-EVAC" else ["go P2", "stop"]
    t.play(*fly_over)
    t.close()
    assert t.place("Bob") == ("neb" if window == "T-EVAC" else "P2")
    assert (t.player("Bob")["status"], t.player("Bob")["grey"], t.hand("Bob")) == ("alive", True, ["sword"])
    after = {"W-SEARCH": ("Ann", "TakeOne"), "T-EVAC": ("Bob", "Main")}
    assert (t.asked, t.step) == after.get(window, ("Ann", "Main"))
    assert window != "T-DIPLO" or (t.hand("Ann"), t.discard) == (["laser"], ["trade"])


def test_9_11_the_attacker_flies_from_the_own_attack_step() -> None:
    """A_ATTACK: the ability instead of an attack ends the combat."""
    t = Story(seat("P3", "", "alar"), seat("P3", "laser"), at=MEDIUM)
    t.play("ability", "go P2", "stop")
    assert (t.asked, t.step, t.place("Ann"), t.player("Ann")["grey"]) == ("Ann", "Main", "P2", True)


def test_every_ability_has_a_case_where_it_works_and_one_where_it_fails() -> None:
    """The list of the abilities without one is empty."""
    assert PROOFS.missing() == []


@pytest.mark.parametrize(("ability", "side"), PROOFS.cases)
def test_an_ability(ability: str, side: str) -> None:
    """Each case proves what it is marked with."""
    PROOFS.check(ability, side)
