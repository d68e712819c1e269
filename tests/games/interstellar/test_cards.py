"""Every card does what it says, and is refused where it does not fit."""

from __future__ import annotations

import pytest

from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.domains import CARDS
from tests.games.interstellar.proofs import Proofs
from tests.games.interstellar.story import Story, seat

WEAPONS = DATA["weapons"]
DEFENSES = DATA["defenses"]
RANGES = ("long", "medium", "short")
STOPPING = {damage: card for card, what in DEFENSES.items() for damage in what["stops"]}
STOPPERS = sorted(set(STOPPING.values()))
ATTACKING = {weapon["type"]: name for name, weapon in WEAPONS.items()}
DIPLOMACY = {"step": "diplomacy", "defender": 1}
PROOFS = Proofs(CARDS)


def combat(reach: str, ann: str, bob: str, races: tuple[str, str] = ("humans", "vriddhi")) -> Story:
    """Ann attacks Bob at a range."""
    at = {"step": "combat", "defender": 1, "range": reach}
    return Story(seat("P3", ann, races[0]), seat("P3", bob, races[1]), at=at)


# 9. Weapons and defenses


@PROOFS.works(*WEAPONS)
def kills(name: str) -> Story:
    """9.5, 9.12 A weapon is used at its own range, stays in hand, and kills who has no answer."""
    t = combat(WEAPONS[name]["range"], name, "move")
    t.works(f"play {name}", "take the hit", "die", "keep no more", turns=lambda: t.place("Bob"), into="neb")
    made = t.told("AttackMade")[0]
    assert (made["reach"], made["damage"]) == (WEAPONS[name]["range"], WEAPONS[name]["type"])
    assert t.hand("Ann") == [name]
    return t


@PROOFS.fails(*WEAPONS)
def is_out_of_range(name: str) -> Story:
    """9.5, 7.2 A weapon is used at its own range only, and in combat only."""
    Story(seat("P1", name), seat()).refuse(f"play {name}", "IO-7.2")
    first, second = [reach for reach in RANGES if reach != WEAPONS[name]["range"]]
    combat(first, name, "").refuse(f"play {name}", "IO-9.5")
    t = combat(second, name, "")
    t.refuse(f"play {name}", "IO-9.5")
    return t


@PROOFS.works(*STOPPERS)
def stops(name: str) -> Story:
    """9.8, 9.9 A defense stops every weapon of its types and stays in hand; the Scrambler kills the attacker too."""
    found = [weapon for weapon, what in WEAPONS.items() if what["type"] in DEFENSES[name]["stops"]]
    return [stopped(weapon, name) for weapon in found][-1]


def stopped(weapon: str, name: str) -> Story:
    """Bob stops Ann's weapon with a defense."""
    t = combat(WEAPONS[weapon]["range"], weapon, name)
    t.play(f"play {weapon}")
    backlash = name == "intellect_scrambler"
    after = ("Ann", "FaceDeath") if backlash else ("Bob", "AttackAt")
    t.works(f"play {name}", turns=lambda: (t.asked, t.step), into=after)
    assert (t.hand("Bob"), t.place("Bob"), t.place("Ann")) == ([name], "P3", "P3")
    if backlash:
        t.works("die", turns=lambda: (t.place("Ann"), t.player("Ann")["status"]), into=("neb", "awaiting"))
    return t


@PROOFS.fails(*STOPPERS)
def does_not_stop(name: str) -> Story:
    """9.8 A defense stops nothing else."""
    for weapon in [weapon for weapon, what in WEAPONS.items() if what["type"] not in DEFENSES[name]["stops"]]:
        t = combat(WEAPONS[weapon]["range"], weapon, name)
        t.play(f"play {weapon}")
        t.refuse(f"play {name}", "IO-9.8")
    return t


def test_every_type_of_attack_has_a_weapon_and_a_defense() -> None:
    """2.1 Nothing is unstoppable, and no defense is useless."""
    assert set(STOPPING) == set(ATTACKING)


@PROOFS.works("hologram")
def cancels_diplomacy(name: str) -> Story:
    """8.8 It cancels diplomacy, and stays."""
    t = Story(seat("P3", "intimidate"), seat("P3", name), at=DIPLOMACY)
    t.play("play intimidate")
    t.works(f"play {name}", turns=lambda: (t.asked, t.step), into=("Ann", "AttackerDiplomacy"))
    assert (t.hand("Ann"), t.hand("Bob"), t.discard) == ([], [name], ["intimidate"])
    return t


@PROOFS.fails("hologram")
def stops_no_attack(name: str) -> Story:
    """8.8 It stops no attack."""
    t = combat("medium", "laser", name)
    t.play("play laser")
    t.refuse(f"play {name}", "IO-9.8")
    return t


# 13. Utility cards


@PROOFS.works("oracle")
def is_gained(name: str) -> Story:
    """11.1 It is laid in front of who gains it, outside the hand."""
    t = Story(seat("P3", "intimidate"), seat("P3", "laser"), oracle=1, at=DIPLOMACY)
    t.play("play intimidate", "accept")
    t.works(f"1 takes {name}", turns=lambda: t.holder, into="Ann")
    assert (t.hand("Ann"), t.hand("Bob")) == ([], ["laser"])
    return t


@PROOFS.works("galactic_codex")
def raises_the_limit(name: str) -> Story:
    """13.10 In hand it makes the limit 7."""
    hand = "sword armor shield poison blaster"
    t = Story(
        seat("P3", hand, "vriddhi"),
        seat("P3", f"{name} laser move"),
        at={"step": "combat", "defender": 1, "range": "short"},
    )
    t.play("play sword", "take the hit", "die")
    t.refuse("keep laser", "IO-10.4")
    t.works(f"keep {name}", "keep laser", turns=lambda: len(t.hand("Ann")), into=7)
    t.refuse("keep move", "IO-10.4")
    return t


@PROOFS.fails("oracle", "galactic_codex", "clone", "cloaking_device", "seduce", "intimidate", "trade")
def is_not_played_in_main(name: str) -> Story:
    """7.2 Some cards are never played, some only where they answer."""
    held = name != "oracle"
    t = Story(seat("P3", f"laser {name}" if held else "laser"), seat("P3", "sword"), oracle=None if held else 0)
    t.refuse(f"play {name}", "IO-7.2")
    return t


@PROOFS.works("time_machine")
def gives_a_turn(name: str) -> Story:
    """13.11 It gives an extra turn, before the regular one."""
    t = Story(seat("P1"), seat(), seat("P5", name))
    t.works("end turn", f"Cat: play {name}", turns=lambda: t.turn_of, into="Cat")
    assert t.seen()["queue"] == []
    t.play("end turn")
    assert t.turn_of == "Bob", "the extra turn came before the regular one"
    return t


@PROOFS.fails("time_machine")
def is_no_answer_to_a_search(name: str) -> Story:
    """7.2 W-END is its only window."""
    t = Story(seat("P1"), seat("P3", name))
    t.play("search")
    t.refuse(f"Bob: play {name}", "IO-7.2")
    return t


@PROOFS.works("galactic_cannon")
def kills_from_afar(name: str) -> Story:
    """10.8 It kills on an adjacent planet."""
    t = Story(seat("P2", name), seat("P3", "armor"))
    t.works(f"play {name}", "at P3", "stay", "die", turns=lambda: t.player("Bob")["status"], into="awaiting")
    assert sorted(t.discard) == ["armor", name]
    return t


@PROOFS.fails("galactic_cannon")
def has_no_target(name: str) -> Story:
    """10.8 Not from the Nebula, not where no adjacent planet is left, not at one further away or the own one."""
    t = Story(seat("P2", name), seat("P4"))
    t.play(f"play {name}")
    t.refuse("at P4", "IO-10.8")
    t.refuse("at P2", "IO-10.8")
    t = Story(seat("P1", name), seat("neb"), left=["P1", "P3"], entropy=True)
    t.refuse(f"play {name}", "IO-10.8")
    t = Story(seat("neb", name), seat("P3"))
    t.refuse(f"play {name}", "IO-10.8")
    return t


@PROOFS.works("clone")
def saves(name: str) -> Story:
    """10.1 It saves from death."""
    t = combat("short", "sword", f"{name} laser")
    t.play("play sword", "take the hit")
    t.works(f"play {name}", turns=lambda: (t.asked, t.step), into=("Ann", "Main"))
    assert (t.place("Bob"), t.hand("Bob"), t.player("Bob")["status"]) == ("P3", ["laser"], "alive")
    return t


@PROOFS.works("wormhole_generator")
def goes_anywhere(name: str) -> Story:
    """13.8 It goes to any other space, not to the own one."""
    own = Story(seat("P1", name), seat())
    own.play(f"play {name}")
    own.refuse("go P1", "IO-13.8")
    t = Story(seat("P1", name), seat())
    t.works(f"play {name}", "go P16", turns=lambda: t.place("Ann"), into="P16")
    return t


@PROOFS.works("move")
def goes_step_by_step(name: str) -> Story:
    """13.7 One or two spaces, each touching the last."""
    far = Story(seat("P1", name), seat())
    far.play(f"play {name}")
    far.refuse("go P16", "IO-13.7")
    far.refuse("stop", "IO-13.7")
    t = Story(seat("P1", name), seat())
    t.works(f"play {name}", "go P2", "stop", turns=lambda: t.place("Ann"), into="P2")
    return t


@PROOFS.fails("wormhole_generator", "move")
def is_no_defense_for_the_dead(name: str) -> Story:
    """10.1 At T-DEATH it is too late to flee."""
    t = combat("short", "sword", name)
    t.play("play sword", "take the hit")
    t.refuse(f"play {name}", "IO-10.1")
    return t


@PROOFS.works("seduce")
def draws_two_and_gives_one(name: str) -> Story:
    """13.1 It draws two and gives one; it needs something to draw."""
    Story(seat("P3", name), seat("P3"), at=DIPLOMACY).refuse(f"play {name}", "IO-8.11")
    t = Story(seat("P3", name), seat("P3", "laser laser"), at=DIPLOMACY)
    t.works(f"play {name}", "accept", "give laser", turns=lambda: t.hand("Ann"), into=["laser"])
    assert (t.hand("Bob"), t.discard) == (["laser"], [name])
    return t


@PROOFS.works("intimidate")
def draws_one(name: str) -> Story:
    """13.2 It draws one; it needs something to draw."""
    Story(seat("P3", name), seat("P3"), at=DIPLOMACY).refuse(f"play {name}", "IO-8.11")
    t = Story(seat("P3", name), seat("P3", "laser laser"), at=DIPLOMACY)
    t.works(f"play {name}", "accept", turns=lambda: t.hand("Ann"), into=["laser"])
    assert (t.hand("Bob"), t.discard) == (["laser"], [name])
    return t


@PROOFS.works("trade")
def swaps(name: str) -> Story:
    """13.3 It swaps one card; the picks are sealed, and must be held."""
    Story(seat("P3", name), seat("P3", "laser"), at=DIPLOMACY).refuse(f"play {name}", "IO-8.11")
    sealed = Story(seat("P3", f"{name} sword"), seat("P3", "laser"), at=DIPLOMACY)
    sealed.play(f"play {name}", "accept")
    sealed.refuse("swap laser", "IO-13.3")
    sealed.play("swap sword")
    assert sealed.seen(1)["players"][0]["answer"] is None
    t = Story(seat("P3", f"{name} sword"), seat("P3", "laser"), at=DIPLOMACY)
    t.works(f"play {name}", "accept", "swap sword", "swap laser", turns=lambda: t.hand("Ann"), into=["laser"])
    assert (t.hand("Bob"), t.discard) == (["sword"], [name])
    return t


@PROOFS.works("long_range_sensors")
def looks(name: str) -> Story:
    """13.13 It looks under a planet with cards, not at the own hand or an empty one."""
    blind = Story(seat("P1", f"{name} armor"), seat(), under={"P4": ["laser"], "P3": []})
    blind.play(f"play {name}")
    for nothing in ("at P3", "look 1", "look 2"):
        blind.refuse(nothing, "IO-13.13")
    t = Story(seat("P1", name), seat(), under={"P4": ["laser"]})
    t.works(f"play {name}", "at P4", turns=lambda: t.under("P4", 0), into=["laser"])
    assert (t.known_by("P4"), t.under("P4")) == (["Ann"], [None])
    hand = Story(seat("P1", name), seat("P3", "sword"))
    hand.play(f"play {name}", "look 2")
    return t


@PROOFS.works("graviton_beam")
def beams(name: str) -> Story:
    """13.12 It pulls and pushes; not from under a planet without cards, not without a card to push."""
    idle = Story(seat("P1", name), seat(), under={"P3": [], "P4": ["laser", "sword"]})
    idle.play(f"play {name}")
    idle.refuse("pull P3", "IO-13.12")
    idle.refuse("push P3", "IO-13.12")
    late = Story(seat("P1", f"{name} sword"), seat(), left=["P1", "P3"], entropy=True)
    late.play(f"play {name}")
    late.refuse("pull P4", "IO-3.8")
    late.refuse("push P4", "IO-3.8")
    t = Story(seat("P1", name), seat(), under={"P4": ["laser", "sword"]})
    t.works(f"play {name}", "pull P4", "card 2", turns=lambda: t.hand("Ann"), into=["sword"])
    return t


@PROOFS.fails("long_range_sensors", "graviton_beam")
def is_no_clone(name: str) -> Story:
    """7.11 In T-DEATH nothing but a Clone helps, and nothing else is played first."""
    t = combat("short", "sword", name)
    t.play("play sword", "take the hit")
    t.refuse(f"play {name}", "IO-10.1")
    return t


@PROOFS.works("scavengers")
def refills(name: str) -> Story:
    """13.14 It fetches what lies in the discard pile, then draws to five."""
    t = Story(seat("P1", name), seat(), discard=["laser", "armor"], draw=["sword"] * 4)
    t.works(
        *(f"play {name}", "pick laser", "pick none", "draw 4"),
        turns=lambda: t.hand("Ann"),
        into=["laser", *["sword"] * 4],
    )
    assert (t.discard, t.seen()["pile"], t.seen()["top"]) == (["armor", name], [], [])
    return t


@PROOFS.fails("scavengers")
def scavenges_once(name: str) -> Story:
    """13.14 Once per turn, and never for the one just played or what is not there."""
    t = Story(seat("P1", f"{name} {name}"), seat(), discard=["laser"])
    t.play(f"play {name}")
    t.refuse("pick armor", "IO-13.14")
    t.refuse(f"pick {name}", "IO-13.14")
    t.play("pick none", "draw none")
    t.refuse(f"play {name}", "IO-13.14")
    return t


@PROOFS.works("cloaking_device")
def cloaks(name: str) -> Story:
    """13.5 It leaves combat, on the own attack step too; not against Kith."""
    combat("long", name, "laser", ("humans", "kith")).refuse(f"play {name}", "IO-9.11")
    t = combat("long", name, "laser")
    t.works(f"play {name}", turns=lambda: t.step, into="Main")
    assert (t.place("Ann"), t.place("Bob"), t.discard) == ("P3", "P3", [name])
    return t


@PROOFS.works("entropy_inhibitor")
def is_laid(name: str) -> Story:
    """13.15 It is laid openly under the planet stood on."""
    t = Story(seat("P1", name), seat())
    t.works(f"play {name}", turns=lambda: t.under("P1"), into=[None, name])
    assert t.discard == []
    return t


@PROOFS.fails("entropy_inhibitor")
def is_not_laid_in_the_nebula(name: str) -> Story:
    """13.15 The Nebula is no planet."""
    t = Story(seat("neb", name), seat())
    t.refuse(f"play {name}", "IO-13.15")
    return t


def test_every_card_has_a_case_where_it_works_and_one_where_it_fails() -> None:
    """The list of the cards without one is empty."""
    assert PROOFS.missing() == []


@pytest.mark.parametrize(("card", "side"), PROOFS.cases)
def test_a_card(card: str, side: str) -> None:
    """Each case proves what it is marked with."""
    PROOFS.check(card, side)
