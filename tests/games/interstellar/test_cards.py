"""Every card does what it says, and is refused where it does not fit: one positive and one negative test of each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.words import CARDS
from tests.games.interstellar.story import Story, seat

WEAPONS = DATA["weapons"]
DEFENSES = DATA["defenses"]
RANGES = ("long", "medium", "short")
STOPPING = {damage: card for card, what in DEFENSES.items() for damage in what["stops"]}
ATTACKING = {weapon["type"]: name for name, weapon in WEAPONS.items()}


def combat(reach: str, ann: str, bob: str, races: tuple[str, str] = ("humans", "vriddhi")) -> Story:
    """Ann attacks Bob at a range."""
    at = {"step": "combat", "defender": 1, "range": reach}
    return Story(seat("P3", ann, races[0]), seat("P3", bob, races[1]), at=at)


@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_attacks_at_its_range_and_kills(name: str) -> None:
    """9.5, 9.12 It is used at its own range, stays in hand, and kills who has no answer."""
    t = combat(WEAPONS[name]["range"], name, "move")
    t.play(f"play {name}")
    made = t.told("AttackMade")[0]
    assert (made["reach"], made["damage"]) == (WEAPONS[name]["range"], WEAPONS[name]["type"])
    t.play("take the hit", "die", "keep no more")
    assert t.hand("Ann") == [name]
    assert t.place("Bob") == "neb"


@pytest.mark.parametrize("name", WEAPONS)
def test_a_weapon_is_refused_at_another_range_and_in_main(name: str) -> None:
    """9.5, 7.2 It is used at its own range only, and in combat only."""
    for reach in RANGES:
        if reach != WEAPONS[name]["range"]:
            combat(reach, name, "").refuse(f"play {name}", "IO-9.5")
    Story(seat("P1", name), seat()).refuse(f"play {name}", "IO-7.2")


@pytest.mark.parametrize("name", [name for name in DEFENSES if DEFENSES[name]["stops"]])
def test_a_defense_stops_its_types_and_no_other(name: str) -> None:
    """9.8 It stops every weapon of its types, stays in hand, and stops nothing else."""
    for weapon, what in WEAPONS.items():
        t = combat(what["range"], weapon, name)
        t.play(f"play {weapon}")
        if what["type"] in DEFENSES[name]["stops"]:
            t.play(f"play {name}")
            assert name in t.hand("Bob") or name == "intellect_scrambler"
            assert t.place("Bob") == "P3"
        else:
            t.refuse(f"play {name}", "IO-9.8")


def hologram() -> None:
    """8.8 It cancels diplomacy; it stops no attack."""
    t = Story(seat("P3", "trade laser"), seat("P3", "hologram"), at={"step": "diplomacy", "defender": 1})
    t.play("play trade", "play hologram")
    assert t.hand("Ann") == ["laser"]
    t = combat("medium", "laser", "hologram")
    t.play("play laser")
    t.refuse("play hologram", "IO-9.8")


def oracle() -> None:
    """11.1 It is gained by taking it, and is never played."""
    t = Story(seat("P1"), seat(), under={"P1": ["oracle"]})
    t.play("search", "take 1")
    assert t.holder == "Ann"
    t.refuse("play oracle", "IO-7.2")


def galactic_codex() -> None:
    """13.10 It raises the limit, and is never played."""
    t = Story(seat("P1", "galactic_codex armor shield sword laser"), seat(), draw=["move"] * 4)
    t.refuse("play galactic_codex", "IO-7.2")
    t.play("xenocache", "discard armor", "discard shield")
    assert len(t.hand("Ann")) == 7


def time_machine() -> None:
    """13.11 It gives an extra turn; it is no answer in W-SEARCH."""
    t = Story(seat("P1"), seat("P3", "time_machine"))
    t.play("search")
    t.refuse("Bob: play time_machine", "IO-7.2")
    t.play("Bob: pass", "take none", "end turn", "Bob: play time_machine")
    t.close()
    assert (t.turn_of, t.seen()["queue"]) == ("Bob", [])
    t.play("end turn")
    assert t.turn_of == "Bob", "the extra turn came before the regular one"


def galactic_cannon() -> None:
    """10.8 It kills on an adjacent planet; an empty planet is no target."""
    t = Story(seat("P2", "galactic_cannon"), seat("P3", "armor"))
    t.play("play galactic_cannon")
    t.refuse("at P1", "IO-10.8")
    t.play("at P3", "stay", "die")
    assert t.player("Bob")["status"] == "awaiting"
    Story(seat("P2", "galactic_cannon"), seat("P18")).refuse("play galactic_cannon", "IO-10.8")


def clone() -> None:
    """10.1 It saves from death; it is not played in MAIN."""
    t = combat("short", "sword", "clone")
    t.play("play sword", "take the hit", "play clone")
    assert t.place("Bob") == "P3"
    Story(seat("P1", "clone"), seat()).refuse("play clone", "IO-7.2")


def wormhole_generator() -> None:
    """13.8 It goes to any other space, not to the own one."""
    t = Story(seat("P1", "wormhole_generator"), seat())
    t.play("play wormhole_generator")
    t.refuse("go P1", "IO-13.8")
    t.play("go neb")
    assert t.place("Ann") == "neb"


def move() -> None:
    """13.7 It goes step by step."""
    t = Story(seat("P1", "move"), seat())
    t.play("play move")
    t.refuse("go P16", "IO-13.7")
    t.refuse("stop", "IO-13.7")
    t.play("go P2", "stop")
    assert t.place("Ann") == "P2"


def seduce() -> None:
    """13.1 It draws two and gives one; it needs something to draw."""
    at = {"step": "diplomacy", "defender": 1}
    t = Story(seat("P3", "seduce"), seat("P3", "laser"), at=at)
    t.play("play seduce", "accept", "give laser")
    assert t.hand("Bob") == ["laser"]
    Story(seat("P3", "seduce"), seat("P3"), at=at).refuse("play seduce", "IO-8.11")
    Story(seat("P3", "seduce"), seat("P3", "laser")).refuse("play seduce", "IO-7.2")


def intimidate() -> None:
    """13.2 It draws one; it needs something to draw."""
    at = {"step": "diplomacy", "defender": 1}
    t = Story(seat("P3", "intimidate"), seat("P3", "laser"), at=at)
    t.play("play intimidate", "accept")
    assert t.hand("Ann") == ["laser"]
    Story(seat("P3", "intimidate"), seat("P3"), at=at).refuse("play intimidate", "IO-8.11")


def trade() -> None:
    """13.3 It swaps one card; the picks are sealed, and must be held."""
    at = {"step": "diplomacy", "defender": 1}
    t = Story(seat("P3", "trade sword"), seat("P3", "laser"), at=at)
    t.play("play trade", "accept")
    t.refuse("swap laser", "IO-5.3")
    t.play("swap sword")
    assert t.seen(1)["players"][0]["answer"] is None
    t.play("swap laser")
    assert (t.hand("Ann"), t.hand("Bob")) == (["laser"], ["sword"])
    Story(seat("P3", "trade"), seat("P3", "laser"), at=at).refuse("play trade", "IO-8.11")


def long_range_sensors() -> None:
    """13.13 It looks under a planet with cards, not at the own hand or an empty one."""
    t = Story(seat("P1", "long_range_sensors armor"), seat(), under={"P4": ["laser"], "P3": []})
    t.play("play long_range_sensors")
    for nothing in ("at P3", "look 1", "look 2"):
        t.refuse(nothing, "IO-13.13")
    t.play("at P4")
    assert t.under("P4", 0) == ["laser"]
    assert t.known_by("P4") == ["Ann"]


def graviton_beam() -> None:
    """13.12 It pulls and pushes; not from under a planet without cards, not without a card to push."""
    t = Story(seat("P1", "graviton_beam"), seat(), under={"P3": [], "P4": ["laser", "sword"]})
    t.play("play graviton_beam")
    t.refuse("pull P3", "IO-13.12")
    t.refuse("push P3", "IO-13.12")
    t.play("pull P4", "card 2")
    assert t.hand("Ann") == ["sword"]


def scavengers() -> None:
    """13.14 It fetches from the discard pile within the limit, and only what is there."""
    t = Story(seat("P1", "scavengers"), seat(), discard=["laser"], draw=["sword"] * 4)
    t.play("play scavengers")
    t.refuse("pick armor", "IO-13.14")
    t.play("pick none")
    assert t.hand("Ann") == ["sword"] * 4
    assert len(t.seen()["pile"]) == 2 or t.discard == ["laser", "scavengers"]


def cloaking_device() -> None:
    """13.5 It leaves combat, on the own attack step too; not against Kith, and not in MAIN."""
    t = combat("long", "cloaking_device", "laser")
    t.play("play cloaking_device")
    assert (t.step, t.place("Ann")) == ("Main", "P3")
    combat("long", "cloaking_device", "laser", ("humans", "kith")).refuse("play cloaking_device", "IO-9.11")
    Story(seat("P1", "cloaking_device"), seat()).refuse("play cloaking_device", "IO-7.2")


def entropy_inhibitor() -> None:
    """13.15 It is laid openly under the planet stood on, not in the Nebula."""
    t = Story(seat("P1", "entropy_inhibitor"), seat())
    t.play("play entropy_inhibitor")
    assert t.under("P1") == [None, "entropy_inhibitor"]
    assert t.discard == []
    Story(seat("neb", "entropy_inhibitor"), seat()).refuse("play entropy_inhibitor", "IO-13.15")


OTHERS: tuple[Callable[[], None], ...] = (
    *(hologram, oracle, galactic_codex, time_machine, galactic_cannon, clone, wormhole_generator, move, seduce),
    *(intimidate, trade, long_range_sensors, graviton_beam, scavengers, cloaking_device, entropy_inhibitor),
)


@pytest.mark.parametrize("case", OTHERS, ids=lambda case: str(case.__name__))
def test_a_card_works_and_is_refused(case: Callable[[], None]) -> None:
    """13. Each card where it fits, and where it does not."""
    case()


def test_no_card_is_without_a_test() -> None:
    """Every card of the box is among the cases above."""
    stopping = [name for name in DEFENSES if DEFENSES[name]["stops"]]
    tested = [*WEAPONS, *stopping, *[case.__name__ for case in OTHERS]]
    assert sorted(tested) == sorted(CARDS)
    assert set(STOPPING) == set(ATTACKING), "every type of attack has a weapon and a defense"
