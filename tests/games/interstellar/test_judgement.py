"""What the greedy bot knows, decision by decision: it hunts, keeps away, spends and throws away as a player would.

Measured when this was written, over 400 games of four with the seats in turn: two of these bots won 303 times against
two of the kind before them, which fled too early, never chased and threw good cards away; one of them won 391 times
against three random bots, where the kind before won 87 of 100.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.games.interstellar import GAME
from starboard.games.interstellar.domains import CARDS, MOVE, NEBULA
from starboard.games.interstellar.judgement import LONGEST, InterstellarJudgement
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import CHANCE, determinise, legal, play, roll, view, who
from tests.counts import seeds
from tests.games.interstellar.story import greyed, seat

JUDGEMENT = InterstellarJudgement()


def table(*people: dict[str, Any], **scenario: Any) -> Galaxy:
    """Set up the fixture of the worked examples on the four-system board: Ann is active and in MAIN."""
    told = {"from": "empty", "filler": "sonic_cannon", "draw": ["pistol"] * 9, "seats": people, **scenario}
    options = GAME.checked_options(len(people), {})
    return GAME.scenario(GAME.new(len(people), options), options, told)


def best(s: Galaxy) -> str:
    """What the greedy bot does, from what its seat sees."""
    asked = who(s)
    return str(make_bot("greedy", 1).choose(GAME, view(s, asked), asked))


def do(s: Galaxy, text: str) -> None:
    """Play the action that is written so."""
    play(s, next(action for action in legal(s) if str(action) == text))


def follow(s: Galaxy, decisions: int) -> list[str]:
    """Let greedy bots decide so often; return what they did."""
    done: list[str] = []
    while len(done) < decisions:
        done.append(best(s))
        do(s, done[-1])
        while who(s) == CHANCE:
            roll(s, Random(1))
    return done


def hand(s: Galaxy, whose: int) -> list[str]:
    """A hand by names."""
    return [CARDS[card] for card in s.players[whose].hand]


# With the Oracle


def met(bobs: str, **scenario: Any) -> Galaxy:
    """Ann has named Bob, who holds the Oracle, on P3; W-ENC is open."""
    people = (seat("P3", "intimidate laser", "humans"), seat("P3", bobs, "nelgs"), seat("P17"))
    return table(*people, oracle=1, at={"step": "window", "window": "encounter", "defender": 1}, **scenario)


def test_8_4_the_holder_does_not_flee_before_he_is_threatened() -> None:
    """A Move stops diplomacy or an attack when it comes, so none is spent in W-ENC."""
    s = met("move move")
    assert follow(s, 2) == ["pass", "pass"]


def test_8_8_the_holder_flees_once_into_the_nebula() -> None:
    """10.7 Nobody can meet him there, and the second Move stays in hand."""
    s = met("move move")
    assert follow(s, 5)[2:] == ["play intimidate", "play move", "go neb"]
    follow(s, 1)
    assert s.players[1].place == NEBULA
    assert s.players[1].hand == (MOVE,)
    assert s.holder == 1


def test_9_8_a_defense_is_used_before_an_escape() -> None:
    """Armor stays in hand, a Move does not."""
    at = {"step": "combat", "defender": 1}
    s = table(seat("P3", "sniper_rifle", "humans"), seat("P3", "armor move", "zeta"), oracle=1, at=at)
    assert follow(s, 2) == ["play sniper_rifle", "play armor"]


def test_11_9_the_holder_does_not_end_his_turn_in_the_nebula() -> None:
    """He would be pulled to where his neighbour wants him."""
    s = table(seat("neb"), seat("P13", "laser"), seat("P16", "laser"), oracle=0)
    assert best(s).startswith("move P")


def test_10_8_the_holder_shoots_who_stands_near() -> None:
    """He keeps the Cannon for that and fires it."""
    s = table(seat("P1", "galactic_cannon"), seat("P13", "laser"), oracle=0)
    assert best(s) == "play galactic_cannon"


# After the Oracle


def test_13_7_a_hunter_flies_to_the_holder_and_keeps_the_normal_move() -> None:
    """P1 to P3 is two spaces: a Move goes there, and he meets him."""
    s = table(seat("P1", "move laser"), seat("P3", "", "humans"), oracle=1, xenocached=True)
    done = follow(s, 4)
    assert (done[0], *done[2:]) == ("play move", "go P3", "encounter 2")
    assert not s.moved


def test_13_8_a_hunter_takes_the_wormhole_where_nothing_else_reaches() -> None:
    """From P19 to P13 is too far for moves."""
    s = table(seat("P19", "wormhole_generator laser"), seat("P13", "", "humans"), oracle=1, xenocached=True)
    assert follow(s, 3) == ["play wormhole_generator", "go P13", "encounter 2"]


@pytest.mark.parametrize(
    ("ann", "more"),
    [
        (seat("P1", "move armor", "alar"), {}),
        (seat("P1", "move laser"), {"encountered": [1]}),
        (seat("P2", "move laser"), {}),
    ],
    ids=["nothing to strike with", "met already this turn", "one space away"],
)
def test_13_7_no_move_is_spent_on_a_chase_that_brings_nothing(ann: dict[str, Any], more: dict[str, Any]) -> None:
    """A Move in hand may save the Oracle later."""
    s = table(ann, seat("P3", "", "humans"), oracle=1, xenocached=True, **more)
    assert best(s) != "play move"


def test_8_2_a_hunter_challenges_the_holder_beside_him() -> None:
    """By the zero-space move."""
    s = table(seat("P3", "laser"), seat("P3", "", "humans"), oracle=1, xenocached=True)
    assert follow(s, 2) == ["move P3", "encounter 2"]


def test_10_8_a_hunter_shoots_the_holder_and_fetches_the_oracle() -> None:
    """The Oracle is left on the planet beside him, where he then goes and searches."""
    s = table(seat("P2", "galactic_cannon"), seat("P3", "armor shield", "humans"), oracle=1, xenocached=True)
    assert follow(s, 6) == ["play galactic_cannon", "at P3", "stay", "die", "move P3", "search"]


def turn_of_bob_ends(place: str, cards: str, people: int = 3, **scenario: Any) -> Galaxy:
    """Bob holds the Oracle on P3 and ends his turn; Ann, who is not next with three players, is asked last of two."""
    bystanders = [seat("P19") for _ in range(people - 2)]
    at = {"step": "window", "window": "end"}
    return table(seat(place, cards), seat("P3", "", "humans"), *bystanders, oracle=1, active=1, at=at, **scenario)


@pytest.mark.parametrize(
    ("place", "cards", "people", "answer"),
    [
        ("P2", "time_machine laser", 3, "play time_machine"),
        ("P1", "time_machine laser move", 3, "play time_machine"),
        ("P1", "time_machine laser", 3, "pass"),
        ("P2", "time_machine armor", 3, "pass"),
        ("P2", "time_machine laser", 2, "pass"),
    ],
    ids=["beside him", "a Move away", "out of reach", "without a weapon", "next anyway"],
)
def test_5_14_a_hunter_plays_the_time_machine_for_one_more_attack(
    place: str, cards: str, people: int, answer: str
) -> None:
    """Where he can strike in the turn that it gives, and would not have it anyway."""
    s = turn_of_bob_ends(place, cards, people)
    s.players[0].grey = True
    assert who(s) == 0
    assert best(s) == answer


# What is thrown away


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("armor scavengers entropy_inhibitor trade move", ["entropy_inhibitor", "trade"]),
        ("sniper_rifle blaster long_range_sensors trade laser", ["trade", "long_range_sensors"]),
    ],
)
def test_5_8_a_hunter_throws_away_what_helps_least(cards: str, thrown: list[str]) -> None:
    """Not Armor nor Scavengers, and never both weapons of a range."""
    s = table(seat("P1", cards), seat("P5", "armor", "humans"), oracle=1)
    assert follow(s, 1) == ["xenocache"]
    assert sorted(text.removeprefix("discard ") for text in follow(s, 2)) == sorted(thrown)


def test_5_8_the_holder_keeps_cannon_and_seduce() -> None:
    """They stop who comes for the Oracle."""
    s = table(seat("P1", "galactic_cannon seduce trade long_range_sensors armor"), seat("P5", "laser"), oracle=0)
    while best(s) != "xenocache":
        follow(s, 1)
    follow(s, 3)
    assert {"galactic_cannon", "seduce", "armor"} <= set(hand(s, 0))


def test_5_8_a_good_hand_is_not_renewed() -> None:
    """Each of these is better than an unknown card."""
    cards = "move wormhole_generator cloaking_device armor shield"
    s = table(seat("P1", cards), seat("P19", "laser"), oracle=0)
    do(s, best(s))
    assert "xenocache" not in [str(action) for action in JUDGEMENT.candidates(s, Random(1))]


def test_10_4_loot_makes_room_for_what_is_better() -> None:
    """A full hand gives up its worst card for the best of the dead's."""
    ann = seat("P3", "laser trade trade entropy_inhibitor sword", "vriddhi")
    at = {"step": "combat", "defender": 1, "range": "medium"}
    s = table(ann, seat("P3", "wormhole_generator", "humans"), at=at)
    s.players[1].hand = s.players[1].hand[:1]
    do(s, "play laser")
    do(s, "take the hit")
    while who(s) != 0:
        do(s, "die")
    assert follow(s, 2) == ["discard entropy_inhibitor", "keep wormhole_generator"]


# The short list


def test_the_short_list_is_made_from_what_the_seat_sees() -> None:
    """From the position, from the view and from any guess at what it hides it is the same; it is short and legal."""
    several = 0
    for seed in seeds(100, 4):
        rng, s = Random(seed), GAME.new(4, {})
        while s.steps:
            asked = who(s)
            if asked == CHANCE:
                roll(s, rng)
                continue
            found = legal(s)
            seen = view(s, asked)
            listed = JUDGEMENT.candidates(seen, rng)
            assert listed == JUDGEMENT.candidates(s, rng)
            assert listed == JUDGEMENT.candidates(determinise(GAME, seen, asked, rng), rng)
            assert 1 <= len(listed) <= LONGEST
            assert all(action in found for action in listed)
            several += len(listed) > 1
            play(s, rng.choice(found))
    assert several


@pytest.mark.parametrize("at", [{"step": "diplomacy"}, {"step": "answer"}, {"step": "combat"}])
def test_7_11_no_utility_is_spent_on_the_way(at: dict[str, Any]) -> None:
    """Who is asked in an encounter keeps Sensors, Inhibitor, Scavengers and Beam for their own moments."""
    cards = "graviton_beam long_range_sensors entropy_inhibitor scavengers"
    s = table(seat("P3", cards), seat("P3", cards), at={**at, "defender": 1, "from": "P2"})
    assert best(s) == "pass"


def test_7_11_a_known_oracle_is_pulled_in_the_middle_of_a_combat() -> None:
    """The Beam brings what all are fighting for."""
    at = {"step": "combat", "defender": 1, "from": "P2"}
    under = {"P8": [{"card": "oracle", "knownBy": [0]}]}
    s = table(seat("P3", "graviton_beam"), seat("P3", "sword"), at=at, under=under)
    assert follow(s, 2) == ["play graviton_beam", "pull P8"]
    assert s.holder == 0


def test_13_14_scavengers_draw_all_they_can() -> None:
    """The number is said after the picks."""
    s = table(seat("P3", "scavengers"), seat("P13"), discard=["clone", "wormhole_generator", "sword"])
    do(s, "play scavengers")
    assert follow(s, 3)[-1] == "draw 3"


def test_10_8_the_cannon_is_not_fired_at_nobody() -> None:
    """The holder keeps it while no hunter stands near."""
    s = table(seat("P2", "galactic_cannon"), seat("P21"), oracle=0, moved=True)
    assert best(s) != "play galactic_cannon"


@pytest.mark.parametrize(
    ("cards", "under", "wanted"),
    [
        ("pistol", ["trade"], ["take 1"]),  # room in hand, and no way to search elsewhere
        ("pistol move", ["trade"], ["take 1", "take none"]),  # who takes nothing may fly on and search there
        ("pistol", ["oracle"], ["take 1", "take none"]),  # 6.7 which makes everybody's target
    ],
)
def test_6_6_nothing_is_left_for_nothing(cards: str, under: list[str], wanted: list[str]) -> None:
    """Who has room takes something: what is left there serves others."""
    s = table(greyed("P3", cards, "humans"), greyed("P4", "", "kith"), under={"P2": under}, hazards={})
    do(s, "move P2")
    do(s, "search")
    assert {str(action) for action in legal(s)} == {"take 1", "take none"}
    assert [str(action) for action in JUDGEMENT.candidates(s, Random(1))] == wanted


def test_7_4_a_sealed_answer_is_mostly_what_is_wished() -> None:
    """Bob has answered and can have sealed his Beam; he wishes to pass, and mostly has. What Cat answers is hers."""
    s = table(seat("P1"), seat("P3", "graviton_beam"), seat("P5", "armor"), filler="sword", at="turn-end")
    do(s, "play graviton_beam")
    assert who(s) == 2
    rng, passed, before = Random(0), 0, s.players[2].answer
    for _ in range(400):
        s.players[1].answer = CARDS.index("graviton_beam")
        GAME.judgement.suppose(s, 2, rng)
        passed += s.players[1].answer == -1
    assert 250 < passed < 350
    assert s.players[2].answer == before
