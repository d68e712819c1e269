"""7. Windows beyond the worked examples: limits, eligibility, order, and what a refusal does not tell."""

from __future__ import annotations

from tests.games.interstellar.story import Story, seat


def test_7_2_priority_in_w_enc_is_defender_others_attacker() -> None:
    """D, then clockwise from A's left, then A."""
    t = Story(*[seat("P3" if n in (0, 2) else "", "armor") for n in range(4)])
    t.play("move P3", "encounter 3")
    order = []
    while t.step == "AnswerWindow":
        order.append(t.asked)
        t.play("pass")
    assert order == ["Cat", "Bob", "Dan", "Ann"]


def test_7_2_the_searcher_is_not_asked() -> None:
    """W-SEARCH asks the others."""
    t = Story(*[seat("", "armor") for _ in range(4)])
    t.play("search")
    order = []
    while t.step == "AnswerWindow":
        order.append(t.asked)
        t.play("pass")
    assert order == ["Bob", "Cat", "Dan"]


def test_7_3_nobody_without_cards_is_asked_but_an_alar() -> None:
    """Eligibility is a public fact."""
    t = Story(seat("P1"), seat("P3", "", "alar"), seat("P5", "", "zeta"))
    t.play("end turn")
    assert (t.asked, t.step) == ("Bob", "AnswerWindow")
    t.play("pass")
    assert t.turn_of == "Bob"
    t = Story(seat("P1"), {**seat("P3", "", "alar"), "token": "grey"}, seat("P5", "", "zeta"))
    t.play("end turn")
    assert t.turn_of == "Bob"


def test_7_3_an_awaiting_alar_is_not_asked() -> None:
    """The dead play nothing, not even with a token that shows colour."""
    t = Story(seat("P1"), seat("P3"), seat("neb", "", "alar", status="awaiting"))
    t.play("end turn")
    assert (t.turn_of, t.step) == ("Bob", "Main")


def test_7_5_a_death_in_w_end_leaves_the_window_open() -> None:
    """5.11 W-END goes on, without the dead."""
    t = Story(seat("P2", "armor", "humans"), seat("P3", "galactic_cannon sword"), seat("P5", "laser"))
    t.play("end turn", "Bob: play galactic_cannon", "Cat: pass", "Ann: pass", "at P2", "stay", "die")
    assert t.player("Ann")["status"] == "awaiting"
    assert (t.asked, t.step) == ("Bob", "AnswerWindow")
    t.close()
    assert t.turn_of == "Bob"


def test_10_10_the_cannon_asks_all_before_anybody_dies() -> None:
    """T-CANNON in order from the shooter's left, then T-DEATH in the same order."""
    t = Story(seat("P3", "armor"), seat("P3", "clone"), seat("P2", "galactic_cannon"), active=2)
    t.play("play galactic_cannon", "at P3")
    assert (t.asked, t.step) == ("Ann", "UnderFire")
    t.play("stay")
    assert (t.asked, t.step) == ("Bob", "UnderFire")
    t.play("stay")
    assert (t.asked, t.step) == ("Ann", "FaceDeath")
    t.play("die")
    assert (t.asked, t.step) == ("Bob", "FaceDeath")
    t.play("play clone")
    assert (t.asked, t.step) == ("Cat", "Main")
    assert t.place("Bob") == "P3"


def test_5_11_a_death_of_the_attacker_in_w_enc_ends_the_turn() -> None:
    """The window closes, the encounter ends with nothing, and TURN_END begins."""
    t = Story(seat("P2"), seat("P3", "clone armor"), seat("P4", "galactic_cannon"))
    t.play("move P3", "encounter 2", "Bob: pass", "Cat: play galactic_cannon", "at P3", "stay", "stay")
    t.play("die", "play clone")
    assert t.player("Ann")["status"] == "awaiting"
    assert (t.turn_of, t.step) == ("Ann", "AnswerWindow")
    assert t.told("WindowOpened")[-1]["window"] == "end"


def test_8_4_a_cloned_defender_ends_the_encounter() -> None:
    """A Clone in W-ENC: the encounter is over, and the attacker, who fled, is back in MAIN."""
    t = Story(seat("P2", "move"), seat("P3", "clone armor"), seat("P4", "galactic_cannon"))
    t.play("move P3", "encounter 2", "Bob: pass", "Cat: play galactic_cannon", "Ann: pass", "at P3")
    t.play("play move", "go P2", "stop", "stay", "play clone")
    t.close()
    assert (t.turn_of, t.step, t.place("Bob")) == ("Ann", "Main", "P3")


def test_a_refusal_tells_nothing_of_hidden_cards() -> None:
    """14.5 The answer to a refused text is the same whatever the others hold and whatever lies under planets."""
    told = []
    for other, hidden in (("hologram clone", "oracle"), ("laser armor", "sword")):
        t = Story(seat("P2", "intimidate"), seat("P3", other), under={"P4": [hidden]})
        texts = ("play clone", "take 1", "accept", "pick laser", "encounter 2", "search medicine", "swap laser")
        told.append([t.request(do="why", match=t.match, action=text) for text in texts])
    assert told[0] == told[1]


def test_8_4_a_defender_who_left_and_came_back_is_met() -> None:
    """A-113 Where both are is asked once, when W-ENC has closed."""
    t = Story(seat("P2"), seat("P3", "move move armor"))
    t.play("move P3", "encounter 2", "Bob: play move", "go P4", "stop", "Bob: play move", "go P3", "stop")
    t.close()
    assert (t.asked, t.step) == ("Ann", "AttackerDiplomacy")
    t = Story(seat("P2"), seat("P3", "move armor"))
    t.play("move P3", "encounter 2", "Bob: play move", "go P4", "stop")
    t.close()
    assert (t.asked, t.step) == ("Ann", "Main")
