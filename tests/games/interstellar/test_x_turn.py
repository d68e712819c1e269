"""X-01 to X-26: movement, turn, search and hazards."""

from __future__ import annotations

from tests.games.interstellar.story import Story, seat

FOUR = "armor shield poison blaster"


def test_x_01_a_move_to_an_adjacent_planet() -> None:
    """A move to an adjacent planet."""
    t = Story(seat("P1"), seat())
    t.play("move P14")
    assert t.place("Ann") == "P14"
    assert t.seen()["moved"]


def test_x_02_p3_does_not_touch_p1() -> None:
    """P3 does not touch P1."""
    t = Story(seat("P1"), seat())
    t.refuse("move P3", "IO-5.3")
    assert t.place("Ann") == "P1"


def test_x_03_outer_planets_do_not_touch_the_nebula() -> None:
    """Outer planets do not touch the Nebula."""
    t = Story(seat("P13"), seat())
    t.refuse("move neb", "IO-3.6")


def test_x_04_there_is_one_normal_move() -> None:
    """There is one normal move."""
    t = Story(seat("P2"), seat())
    t.play("move neb")
    assert t.place("Ann") == "neb"
    t.refuse("move P4", "IO-5.3")


def test_x_05_a_move_card_is_separate_from_the_normal_move() -> None:
    """A Move card is separate from the normal move."""
    t = Story(seat("P2", "move"), seat())
    t.play("move neb", "play move", "go P4", "stop")
    assert t.place("Ann") == "P4"
    assert t.discard == ["move"]
    assert t.seen()["moved"]


def test_x_06_move_2_and_then_the_normal_move_three_spaces() -> None:
    """Move 2 and then the normal move: three spaces."""
    t = Story(seat("P13", "move"), seat("P18"))
    t.play("play move", "go P14", "go P2", "move P3")
    assert t.place("Ann") == "P3"


def test_x_07_a_wormhole_goes_anywhere_and_leaves_the_normal_move() -> None:
    """A Wormhole goes anywhere and leaves the normal move."""
    t = Story(seat("P1", "wormhole_generator"), seat())
    t.play("play wormhole_generator", "go P16")
    assert t.place("Ann") == "P16"
    assert not t.seen()["moved"]
    assert "move P17" in t.legal()


def test_x_08_two_discarded_three_drawn_once_per_turn() -> None:
    """Two discarded, three drawn, once per turn."""
    t = Story(seat("P1", FOUR), seat())
    t.play("xenocache", "discard armor", "discard poison")
    assert t.hand("Ann") == ["blaster", "pistol", "pistol", "pistol", "shield"]
    assert t.discard == ["armor", "poison"]
    assert len(t.seen()["top"]) == 6
    t.refuse("xenocache", "IO-5.8")


def test_x_09_a_xenocache_needs_two_cards() -> None:
    """A Xenocache needs two cards."""
    t = Story(seat("P1", "armor"), seat())
    t.refuse("xenocache", "IO-5.8")


def test_x_10_a_discarded_codex_no_longer_counts() -> None:
    """A discarded Codex no longer counts."""
    t = Story(seat("P1", "galactic_codex pistol armor shield poison blaster laser", "vriddhi"), seat())
    t.play("xenocache", "discard galactic_codex", "discard pistol")
    assert t.hand("Ann") == ["armor", "blaster", "laser", "poison", "shield"]
    assert t.discard == ["galactic_codex", "pistol"]
    assert len(t.seen()["top"]) == 9, "nothing was drawn"
    assert (t.asked, t.step) == ("Ann", "Main")
    t.play("search")
    t.refuse("take 1", "IO-6.6")  # five cards are the limit now


def test_x_11_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_a_draw() -> None:
    """The discard pile becomes the draw pile in the middle of a draw."""
    t = Story(seat("P1", f"{FOUR} sword"), seat(), draw=["laser"], discard=["move", "clone", "trade", "seduce"])
    t.play("xenocache", "discard armor", "discard shield")
    assert t.chances() == {f"1 draws {card}": 1 for card in ("armor", "shield", "move", "clone", "trade", "seduce")}
    t.play("1 draws clone")
    assert t.hand("Ann") == ["blaster", "clone", "laser", "poison", "sword"]
    assert len(t.seen()["pile"]) == 5
    assert t.discard == []


def test_x_12_an_extra_turn_then_the_regular_order() -> None:
    """An extra turn, then the regular order."""
    t = Story(seat("P1", "time_machine"), seat(), seat())
    t.play("play time_machine", "end turn")
    t.close()
    assert t.turn_of == "Ann"
    assert t.seen()["turn"] == 2
    t.play("end turn")
    t.close()
    assert t.turn_of == "Bob"


def test_5_14_extra_turns_are_taken_one_after_the_other() -> None:
    """Two are queued, and both are taken before the regular order goes on."""
    t = Story(seat("P1"), seat(), seat(), queue=[2, 0])
    for name in ("Cat", "Ann", "Bob"):
        t.play("end turn")
        t.close()
        assert t.turn_of == name


def test_x_13_a_time_machine_in_anothers_w_end() -> None:
    """A Time Machine in another's W-END."""
    t = Story(seat("P1", "time_machine"), seat(), seat(), active=1)
    t.play("end turn", "Ann: play time_machine")
    assert t.turn_of == "Ann"
    t.play("end turn")
    t.close()
    assert t.turn_of == "Cat"


def test_x_14_search_and_take_then_search_no_more() -> None:
    """Search and take; then no more this turn."""
    t = Story(seat("P13", FOUR), seat(), under={"P13": ["laser"]})
    t.play("search", "take 1")
    assert t.hand("Ann") == ["armor", "blaster", "laser", "poison", "shield"]
    assert t.under("P13") == []
    t.refuse("search", "IO-5.4")


def full_hand() -> Story:
    """Ann looks at a Laser under P13 with five cards in hand."""
    t = Story(seat("P13", f"{FOUR} sword"), seat(), under={"P13": ["laser"]})
    t.play("search")
    return t


def test_x_15_a_full_hand_exchanges() -> None:
    """A full hand exchanges."""
    t = full_hand()
    t.play("take 1 leave sword")
    assert t.hand("Ann") == ["armor", "blaster", "laser", "poison", "shield"]
    assert t.under("P13") == [None]
    assert t.under("P13", 0) == ["sword"]
    assert t.known_by("P13") == ["Ann"]
    slot = t.seen()["under"][t.seen()["planets"].index("P13")][0]
    assert slot["number"] == 2, "an exchanged card lies in a new slot"


def test_x_16_a_full_hand_must_leave_a_card() -> None:
    """A full hand must leave a card."""
    full_hand().refuse("take 1", "IO-6.6")


def test_x_17_the_codex_makes_its_own_room() -> None:
    """The Codex makes its own room."""
    t = Story(seat("P13", f"{FOUR} sword"), seat(), under={"P13": ["galactic_codex"]})
    t.play("search", "take 1")
    assert t.hand("Ann") == sorted([*FOUR.split(), "sword", "galactic_codex"])
    assert t.step == "Main"
    t.play("end turn", "end turn", "move P1", "search", "take 1")
    assert len(t.hand("Ann")) == 7
    t.play("end turn", "end turn", "move P2", "search")
    t.refuse("take 1", "IO-6.6")  # the limit is 7, not 8


def test_x_18_with_room_in_hand_nothing_is_left() -> None:
    """With room in hand nothing is left."""
    t = Story(seat("P13", "armor shield sword"), seat(), under={"P13": ["laser"]})
    t.play("search")
    t.refuse("take 1 leave sword", "IO-6.6")


def test_x_19_medicine_beats_the_plague_and_is_discarded() -> None:
    """Medicine beats the Plague and is discarded."""
    t = Story(
        seat("P1", "medicine armor shield sword", "humans"), seat(), hazards={"P1": "plague"}, under={"P1": ["laser"]}
    )
    t.play("search medicine", "take 1")
    assert t.discard == ["medicine"]
    assert t.at("P1", "hazards") == "none"
    assert t.hand("Ann") == ["armor", "laser", "shield", "sword"]


def test_x_20_stone_people_pass_the_plague_for_nothing() -> None:
    """Stone People pass the Plague for nothing."""
    t = Story(seat("P1", "armor", "stone_people"), seat(), hazards={"P1": "plague"})
    t.play("search")
    assert t.at("P1", "hazards") == "none"
    assert t.discard == []
    assert not t.player("Ann")["grey"]


def test_x_21_the_humans_ability_beats_natives_once() -> None:
    """The Humans' ability beats Natives, once."""
    t = Story(seat("P1", "", "humans"), seat(), hazards={"P1": "natives", "P2": "natives"})
    t.play("search ability", "take none")
    assert t.player("Ann")["grey"]
    assert t.at("P1", "hazards") == "none"
    t.play("end turn", "end turn", "move P2")
    t.refuse("search ability", "IO-6.4")


def test_x_22_no_counter_no_search() -> None:
    """No counter, no search."""
    t = Story(seat("P1", "armor", "zeta"), seat(), hazards={"P1": "natives"})
    t.refuse("search", "IO-6.3")


def test_x_23_the_labyrinth_costs_the_next_turn_but_not_vriddhi() -> None:
    """The Labyrinth costs the next turn, but not Vriddhi."""
    t = Story(seat("P1", "", "humans"), seat(), hazards={"P1": "labyrinth"}, under={"P1": ["laser"]})
    t.play("search labyrinth", "take 1")
    assert t.hand("Ann") == ["laser"]
    assert t.seen()["lose_turns"] == [1, 0]
    t.play("end turn", "Ann: pass", "end turn", "Ann: pass")
    assert t.told("TurnLost") == [{"is": "TurnLost", "seat": 0}]
    assert t.turn_of == "Ann"
    assert t.step == "AnswerWindow", "the lost turn is at its TURN_END"
    assert t.seen()["lose_turns"] == [0, 0]
    t = Story(seat("P1", "", "vriddhi"), seat(), hazards={"P1": "labyrinth"})
    t.play("search", "take 1")
    assert t.seen()["lose_turns"] == [0, 0]
    assert t.at("P1", "hazards") == "none"


def test_x_24_a_beam_in_w_search_takes_the_card_from_under_the_searchers_nose() -> None:
    """A Beam in W-SEARCH takes the card from under the searcher's nose."""
    t = Story(seat("P1", "seduce"), seat("P3", "graviton_beam"), hazards={"P1": "natives"}, under={"P1": ["laser"]})
    t.play("search seduce", "Bob: play graviton_beam", "pull P1")
    t.close()
    assert t.hand("Bob") == ["laser"]
    assert t.hand("Ann") == []
    assert t.discard == ["seduce", "graviton_beam"]
    assert t.at("P1", "hazards") == "none"
    assert (t.asked, t.step) == ("Ann", "Main")
    t.refuse("search", "IO-5.4")
    t.play("move P13", "search", "take 1")
    assert t.hand("Ann") == ["sonic_cannon"]


def test_x_25_after_a_card_was_taken_no_planet_is_searched() -> None:
    """Who took a card searches no planet any more this turn."""
    t = Story(seat("P13"), seat())
    t.play("search", "take 1", "move P1")
    t.refuse("search", "IO-5.4")


def test_x_26_the_oracle_may_be_seen_and_left() -> None:
    """The Oracle may be seen and left."""
    t = Story(seat("P1"), seat(), under={"P1": ["oracle"]})
    t.play("search", "take none")
    assert t.under("P1", 0) == ["oracle"]
    assert t.under("P1", 1) == [None]
    assert t.known_by("P1") == ["Ann"]
    assert not t.seen()["entropy"]
    assert t.holder == ""
