"""X-27 to X-52: encounter, diplomacy and combat."""

from __future__ import annotations

from typing import Any

from tests.games.interstellar.story import Story, seat


def meeting(ann: str = "", bob: str = "", *, races: tuple[str, str] = ("humans", "vriddhi"), **more: Any) -> Story:
    """Ann comes from P2 to Bob on P3 and names him; W-ENC has closed."""
    t = Story(seat("P2", ann, races[0]), seat("P3", bob, races[1]), **more)
    t.play("move P3", "encounter 2")
    t.close()
    assert t.step == "AttackerDiplomacy"
    return t


def fight(ann: str = "", bob: str = "", *, races: tuple[str, str] = ("humans", "vriddhi"), **more: Any) -> Story:
    """The same, and nobody plays diplomacy, and Ann attacks."""
    t = meeting(ann, bob, races=races, **more)
    t.play("pass", "pass", "attack")
    return t


def test_x_27_ersatz_are_immune_to_diplomacy_cards() -> None:
    """Ersatz are immune to diplomacy cards."""
    t = meeting("intimidate", "laser", races=("humans", "ersatz"))
    t.refuse("play intimidate", "IO-8.9")
    assert t.hand("Ann") == ["intimidate"]


def test_x_28_a_hologram_cancels_and_stays() -> None:
    """A Hologram cancels and stays."""
    t = meeting("intimidate", "hologram laser")
    t.play("play intimidate", "play hologram")
    assert t.discard == ["intimidate"]
    assert t.hand("Ann") == []
    assert t.hand("Bob") == ["hologram", "laser"]
    assert (t.asked, t.step) == ("Ann", "AttackerDiplomacy")


def test_x_29_kith_ignore_holograms() -> None:
    """Kith ignore Holograms."""
    t = meeting("intimidate", "hologram move", races=("kith", "vriddhi"))
    t.play("play intimidate")
    t.refuse("play hologram", "IO-8.10")
    assert t.legal() == ["accept", "play move"]
    assert (t.hand("Ann"), t.hand("Bob"), t.discard) == ([], ["hologram", "move"], ["intimidate"])
    t.play("accept", "1 takes move")
    assert (t.hand("Ann"), t.hand("Bob")) == (["move"], ["hologram"])


def test_x_30_seduce_draws_the_oracle_too_and_the_oracle_is_not_given() -> None:
    """Seduce draws the Oracle too, and the Oracle is not given."""
    t = meeting("seduce sword", "pistol", oracle=1)
    t.play("play seduce", "accept")
    assert t.chances() == {"1 takes oracle": 1, "1 takes pistol": 1}
    t.play("1 takes oracle")
    assert t.holder == "Ann"
    assert t.told("OracleGained") == [{"is": "OracleGained", "seat": 0}]
    assert t.hand("Bob") == []
    assert t.legal() == ["give pistol", "give sword"]
    t.refuse("give oracle", "IO-11.2")
    t.play("give sword")
    assert t.hand("Bob") == ["sword"]


def test_x_31_each_card_oracle_included_is_equally_likely() -> None:
    """Each card, Oracle included, is equally likely."""
    t = meeting("intimidate", "pistol laser armor shield", oracle=1)
    t.play("play intimidate", "accept")
    assert t.chances() == {f"1 takes {card}": 1 for card in ("pistol", "laser", "armor", "shield", "oracle")}


def test_x_32_a_trade_needs_a_card_on_each_side() -> None:
    """A Trade needs a card on each side."""
    meeting("trade laser", "").refuse("play trade", "IO-8.11")
    meeting("trade", "laser").refuse("play trade", "IO-8.11")


def test_x_33_after_diplomacy_ann_may_step_back_to_where_she_came() -> None:
    """After diplomacy Ann may step back to where she came from."""
    t = meeting("trade laser", "sword")
    t.play("play trade", "accept", "swap laser", "swap sword", "pass", "pass", "depart")
    assert t.hand("Ann") == ["sword"]
    assert t.hand("Bob") == ["laser"]
    assert t.place("Ann") == "P2"
    assert (t.asked, t.step) == ("Ann", "Main")
    assert t.seen()["encountered"] == 0b10
    assert t.seen()["moved"]


def test_x_34_without_diplomacy_there_is_no_departing() -> None:
    """Without diplomacy there is no departing."""
    t = meeting("trade laser", "sword")
    t.play("pass", "pass")
    t.refuse("depart", "IO-8.7")
    assert t.legal() == ["attack", "stay"]


def test_x_35_a_zero_space_move_challenges_and_is_the_normal_move() -> None:
    """A zero-space move challenges, and is the normal move."""
    t = Story(seat("P3"), seat("P3", "armor"))
    t.play("move P3", "encounter 2")
    assert t.step == "AnswerWindow"
    assert [event["window"] for event in t.told("WindowOpened")] == ["encounter"]
    assert t.seen()["moved"]
    t.play("Bob: pass", "pass", "pass", "stay")
    t.refuse("move P2", "IO-5.3")


def test_x_36_one_opponent_per_landing() -> None:
    """One opponent per landing."""
    t = Story(seat("P2"), seat("P3"), seat("P3"))
    t.play("move P3", "encounter 2", "pass", "pass", "stay")
    assert t.step == "Main"
    t.refuse("encounter 3", "IO-8.1")


def test_x_37_d_never_starts_combat() -> None:
    """D never starts combat."""
    t = meeting("", "laser")
    t.play("pass")
    assert t.asked == "Bob"
    t.refuse("attack", "IO-8.3")
    t.play("pass")
    assert t.asked == "Ann"


def test_x_38_no_encounter_in_the_nebula() -> None:
    """No encounter in the Nebula."""
    t = Story(seat("neb"), seat("neb"))
    t.refuse("move neb", "IO-5.6")
    t.refuse("encounter 2", "IO-5.6")


def test_x_39_two_seduces_in_one_encounter_a_word_no_other_effect() -> None:
    """Two Seduces in one encounter: a word, no other effect."""
    for closet in (True, False):
        t = meeting("seduce laser", "seduce sword laser", options={"closet": closet})
        t.play("play seduce", "accept", "1 takes sword", "1 takes laser", "give sword", "pass", "play seduce")
        assert t.told("Flavour") == ([{"is": "Flavour", "seat": 0, "other": 1}] if closet else [])
        t.play("accept", "give laser")
        assert t.hand("Ann") == ["laser"]
        assert t.hand("Bob") == ["laser", "sword"]
        assert t.discard == ["seduce", "seduce"]
        assert t.step == "ShowIntent"


def test_x_40_the_books_first_combat_ends_by_a_cloaking_device() -> None:
    """The book's first combat: a Cloaking Device ends it."""
    t = meeting(
        "seduce blaster taser_glove sword laser",
        "pistol shield cloaking_device medicine acid_bola",
        races=("vriddhi", "stone_people"),
    )
    t.play("play seduce")
    t.refuse("play hologram", "IO-8.8")
    t.refuse("play move", "IO-8.8")
    t.play("accept", "1 takes pistol", "1 takes shield", "give taser_glove")
    assert t.hand("Ann") == ["blaster", "laser", "pistol", "shield", "sword"]
    assert t.hand("Bob") == ["acid_bola", "cloaking_device", "medicine", "taser_glove"]
    assert t.discard == ["seduce"]
    t.play("pass", "pass", "attack", "play blaster")
    t.refuse("play shield", "IO-9.8")
    t.play("play cloaking_device")
    assert t.discard == ["seduce", "cloaking_device"]
    assert (t.place("Ann"), t.place("Bob")) == ("P3", "P3")
    assert "blaster" in t.hand("Ann")
    assert (t.asked, t.step) == ("Ann", "Main")
    assert t.seen()["encountered"] == 0b10
    t.refuse("move P3", "IO-5.3")
    t.refuse("encounter 2", "IO-8.1")


def test_x_40_no_second_encounter_by_a_card() -> None:
    """9.14 Who comes back in the same turn is not offered the one already met."""
    t = meeting("move move blaster", "cloaking_device", races=("vriddhi", "stone_people"))
    t.play("pass", "pass", "attack", "play blaster", "play cloaking_device")
    t.play("play move", "go P4", "stop", "play move", "go P3", "stop")
    assert (t.asked, t.step, t.place("Ann")) == ("Ann", "Main", "P3")


def test_x_41_the_books_second_combat_immunity_a_defense_a_death_and_loot() -> None:
    """The book's second combat: immunity, a defense, a death and loot."""
    t = fight("sniper_rifle instant_vacuum laser armor acid_bola", "sonic_cannon sword", races=("humans", "roid_worms"))
    t.play("play sniper_rifle")
    assert t.told("AttackCancelled") == [{"is": "AttackCancelled", "seat": 1, "damage": "physical"}]
    assert t.asked == "Bob"
    t.play("play sonic_cannon", "play instant_vacuum")
    assert "instant_vacuum" in t.hand("Ann")
    t.play("play laser")
    t.refuse("play shield", "IO-9.8")
    t.play("take the hit", "die")
    assert t.place("Bob") == "neb"
    assert t.player("Bob")["status"] == "awaiting"
    assert t.hand("Bob") == []
    t.play("keep sonic_cannon")
    t.refuse("keep sword", "IO-10.4")
    t.play("keep no more")
    assert t.hand("Ann") == ["acid_bola", "armor", "instant_vacuum", "laser", "sniper_rifle", "sonic_cannon"]
    assert t.discard == ["sword"]


def third_combat() -> Story:
    """Bob is dead, and Ann looks at his hand."""
    t = fight("acid_mine shield neural_amp", "chemical_foam blaster", races=("vriddhi", "humans"))
    t.play("play acid_mine", "play chemical_foam", "play blaster", "play shield", "play neural_amp")
    assert t.legal() == ["take the hit"]
    t.play("take the hit", "die")
    assert t.place("Bob") == "neb"
    assert t.player("Bob")["status"] == "awaiting"
    return t


def test_x_42_the_books_third_combat_leaves_both_cards_to_be_kept() -> None:
    """The book's third combat: both cards may be kept; what is not is in the discard pile."""
    t = third_combat()
    t.play("keep chemical_foam", "keep blaster")
    assert t.hand("Ann") == ["acid_mine", "blaster", "chemical_foam", "neural_amp", "shield"]
    assert t.discard == []
    assert t.step == "Main"
    t = third_combat()
    t.play("keep blaster", "keep no more")
    assert t.hand("Ann") == ["acid_mine", "blaster", "neural_amp", "shield"]
    assert t.discard == ["chemical_foam"]


def test_x_43_no_long_attack_on_nelgs_but_they_may_make_one() -> None:
    """No Long attack on Nelgs, but they may make one."""
    t = fight("blaster", "sniper_rifle", races=("humans", "nelgs"))
    t.refuse("play blaster", "IO-9.5")
    t.play("pass")
    assert "play sniper_rifle" in t.legal()


def test_x_44_an_alars_medium_weapon_reaches_long_too_and_can_be_used_again() -> None:
    """An Alar's Medium weapon reaches Long too, and can be used again."""
    t = fight("pistol", "armor", races=("alar", "humans"))
    t.play("play pistol", "play armor", "pass", "play pistol", "play armor", "pass")
    assert t.step == "AttackAt"
    t.refuse("play pistol", "IO-9.5")


def test_x_45_an_alars_pistol_at_long_is_a_long_attack() -> None:
    """An Alar's Pistol at Long is a Long attack."""
    t = fight("pistol", "armor", races=("alar", "nelgs"))
    t.refuse("play pistol", "IO-9.5")
    t.play("pass", "pass")
    assert "play pistol" in t.legal()


def at_short(ann: str, bob: str, races: tuple[str, str]) -> Story:
    """Both have passed Long and Medium."""
    t = fight(ann, bob, races=races)
    t.play("pass", "pass", "pass", "pass")
    return t


def test_x_46_a_xangofins_short_attack_is_not_defended_but_escaped() -> None:
    """A Xangofin's Short attack is not defended, but escaped."""
    t = at_short("sword", "armor cloaking_device", ("xangofin", "humans"))
    t.play("play sword")
    t.refuse("play armor", "IO-9.10")
    t.play("play cloaking_device")
    assert (t.asked, t.step) == ("Ann", "Main")
    assert t.place("Bob") == "P3"


def test_x_47_immunity_holds_against_a_xangofin() -> None:
    """Immunity holds against a Xangofin."""
    t = at_short("sword", "", ("xangofin", "roid_worms"))
    t.play("play sword")
    assert t.told("AttackCancelled")
    assert (t.asked, t.step) == ("Bob", "AttackAt")


def test_x_48_the_scrambler_kills_the_attacker() -> None:
    """The Scrambler kills the attacker."""
    t = at_short("neural_whip laser", "intellect_scrambler", ("humans", "vriddhi"))
    t.play("play neural_whip", "play intellect_scrambler", "die")
    assert t.place("Ann") == "neb"
    assert t.player("Ann")["status"] == "awaiting"
    assert t.asked == "Bob"
    t.play("keep laser", "keep no more")
    assert t.hand("Bob") == ["intellect_scrambler", "laser"]
    assert t.discard == ["neural_whip"]
    assert t.step == "AnswerWindow", "Ann's turn is at its TURN_END"
    t.close()
    assert t.turn_of == "Bob"


def test_x_49_a_natural_cloak_does_not_work_against_kith() -> None:
    """A natural cloak does not work against Kith."""
    t = fight("laser", "", races=("kith", "ersatz"))
    t.play("pass", "pass", "play laser")
    t.refuse("ability", "IO-9.11")
    assert not t.player("Bob")["grey"]


def test_x_50_kith_and_the_neural_amp() -> None:
    """Kith and the Neural Amp."""
    t = fight("neural_amp", "armor", races=("kith", "insectoid"))
    t.play("ability")
    assert t.told("AttackCancelled") == [{"is": "AttackCancelled", "seat": 1, "damage": "mental"}]
    assert t.player("Ann")["grey"]
    assert t.hand("Ann") == ["neural_amp"]
    t.play("pass")
    t.play("restore")
    assert not t.player("Ann")["grey"]
    assert t.discard == ["neural_amp"]
    assert "ability" in t.legal()
    t.play("ability")
    assert t.player("Ann")["grey"]


def test_x_51_a_stalemate_leaves_both_and_the_search() -> None:
    """A stalemate leaves both, and the search."""
    t = at_short("laser", "armor", ("humans", "vriddhi"))
    t.play("pass", "pass")
    assert t.told("CombatEnded") == [{"is": "CombatEnded", "seat": 0, "other": 1}]
    assert (t.place("Ann"), t.place("Bob")) == ("P3", "P3")
    assert "search" in t.legal()


def test_x_52_a_move_of_two_spaces_evades() -> None:
    """A Move of two spaces evades."""
    t = fight("laser", "move", races=("humans", "vriddhi"))
    t.play("pass", "pass", "play laser", "play move", "go P17", "go P18")
    assert t.place("Bob") == "P18"
    assert t.player("Bob")["status"] == "alive"
    assert t.hand("Ann") == ["laser"]
    assert t.discard == ["move"]
    assert (t.asked, t.step) == ("Ann", "Main")
