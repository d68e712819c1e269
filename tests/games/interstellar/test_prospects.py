"""What a search makes of a position, and what it decides where a quick player goes wrong."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.games.interstellar import GAME
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.tactics.prospects import charms, escapes, expectations, lands, turns_of
from starboard.kernel import legal, play, view, who
from starboard.search import Search
from tests.games.interstellar.story import greyed, seat
from tests.games.interstellar.test_judgement import best, do, table

LEVEL_2 = round(GAME.judgement.rounds / 25)
"""Rounds that the second level plays."""


def chance(s: Galaxy, whose: int) -> float:
    """What a seat may expect."""
    return expectations(s, s.setting.seats)[whose]


def chosen(s: Galaxy) -> str:
    """What a search of the second level decides, from what its seat sees."""
    asked = who(s)
    search = Search(GAME, view(s, asked), asked, 1)
    search.run(LEVEL_2, 60.0)
    return str(search.tried()[0].action)


def hunted(holds: str, hunts: str, race: str = "humans", hunter: str = "zeta", **scenario: Any) -> Galaxy:
    """Ann hunts Bob, who holds the Oracle on the next planet."""
    return table(greyed("P1", hunts, hunter), greyed("P2", holds, race), oracle=1, **scenario)


# What a hand can do


@pytest.mark.parametrize(
    ("hunts", "holds", "race", "reach", "struck"),
    [
        ("blaster", "", "humans", 0, True),
        ("blaster", "", "humans", 1, False),
        ("blaster", "shield", "humans", 0, False),
        ("blaster", "", "nelgs", 0, False),
        ("laser", "", "zeta", 1, False),
        ("sword", "shield", "humans", 2, True),
        ("sword", "armor", "humans", 2, False),
        ("", "", "humans", 1, False),
    ],
)
def test_9_5_an_attack_lands_at_its_range_where_nothing_stops_it(
    hunts: str, holds: str, race: str, reach: int, struck: bool
) -> None:
    """Defenses, immunity and the Nelgs' distance stop it."""
    assert lands(hunted(holds, hunts, race, "vriddhi"), 0, 1, reach) == struck


def test_9_10_nothing_stops_a_xangofin_at_short() -> None:
    """The same Sword that Armor stops in other hands."""
    assert lands(hunted("armor", "sword", hunter="xangofin"), 0, 1, 2)


def test_9_11_cloaks_are_no_way_out_of_a_fight_with_kith() -> None:
    """A Move is one."""
    assert escapes(hunted("move cloaking_device", ""), 1, 0) == 2
    assert escapes(hunted("move cloaking_device", "", hunter="kith"), 1, 0) == 1


def test_8_13_diplomacy_draws_the_oracle_among_the_cards() -> None:
    """Two of three with Seduce; a Hologram leaves nothing to hope for."""
    assert charms(hunted("laser pistol", "seduce"), 0, 1) == pytest.approx(2 / 3)
    assert charms(hunted("laser hologram", "seduce"), 0, 1) == 0.0


def test_1_7_turns_run_out_as_planets_vanish() -> None:
    """Of twenty turns ten are the hunter's, and one less after a meeting."""
    assert turns_of(hunted("", ""), 0, 1) == 10
    assert turns_of(hunted("", "", encountered=[1]), 0, 1) == 9


# What it is worth


def test_the_holder_may_hope_for_more_with_a_way_out_and_for_less_against_what_lands() -> None:
    """A defense that stops it gives the hope back."""
    bare = chance(hunted("pistol", "trade"), 1)
    assert chance(hunted("move", "trade"), 1) > bare
    assert chance(hunted("pistol", "blaster"), 1) < bare
    assert chance(hunted("shield", "blaster"), 1) > chance(hunted("armor", "blaster"), 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_seats_may_expect_is_what_a_game_has_to_give(seats: int) -> None:
    """One wins, and all others share the place behind him."""
    people = [seat(f"P{nth + 1}", "blaster") for nth in range(seats)]
    loser = 0.25 * (seats - 2) / (seats - 1)
    for s in (table(*people, oracle=0), table(*people)):
        assert sum(expectations(s, seats)) == pytest.approx(1.0 + (seats - 1) * loser)


def test_a_position_is_judged_one_way_and_stays_as_it_is() -> None:
    """A search plays on from a copy."""
    s = hunted("pistol", "blaster sword")
    before = s.clone()
    judged = GAME.judgement.prospects(s, 2)
    assert GAME.judgement.prospects(s, 2) == judged
    assert s.players[0].hand == before.players[0].hand
    assert (s.turn, s.active, s.steps) == (before.turn, before.active, before.steps)


# What it decides


def test_6_7_who_is_unarmed_among_the_armed_does_not_take_the_oracle_on_turn_1() -> None:
    """All would come for it, and nothing stops them."""
    armed = "blaster sniper_rifle laser sword seduce"
    people = (greyed("P1", "trade", "humans"), seat("P2", armed), seat("P8", armed), seat("P13", armed))
    s = table(*people, under={"P1": ["oracle"]}, hazards={})
    do(s, "search")
    while str(legal(s)[0]) == "pass" or len(legal(s)) == 1:
        play(s, legal(s)[0])
    assert best(s) == "take 1"
    assert chosen(s) == "take none"


def test_8_7_who_would_be_hit_first_does_not_attack() -> None:
    """All see that Bob's race strikes at Medium; Ann has nothing but a Sword."""
    at = {"step": "intent", "defender": 1}
    s = table(greyed("P3", "sword", "humans"), seat("P3", "", "zeta"), oracle=1, at=at)
    assert best(s) == "attack"
    assert chosen(s) == "stay"


def test_10_7_a_holder_in_the_nebula_is_not_followed_where_cards_can_be_had() -> None:
    """Nobody meets there; under the planet on which Ann stands lies a Seduce that she knows of."""
    under = {"P1": [{"card": "seduce", "knownBy": [0]}]}
    people = (greyed("P1", "blaster laser sword", "humans"), greyed("neb", "armor", "zeta"))
    s = table(*people, oracle=1, under=under, hazards={}, xenocached=True)
    assert best(s) == "move neb"
    assert chosen(s) == "search"


@pytest.mark.parametrize(
    ("s", "wanted"),
    [
        (table(greyed("P1", "", "zeta"), greyed("P4", "", "kith"), under={"P1": ["oracle"]}, hazards={}), "search"),
        (hunted("trade", "sword blaster laser", xenocached=True), "move P2"),
    ],
)
def test_the_first_level_goes_for_the_oracle_and_its_holder_sometimes(s: Galaxy, wanted: str) -> None:
    """Who plays for the first time is to meet somebody who wants it too, and does not always see how."""
    seen = view(s, 0)
    done = [str(make_bot("level1", seed).choose(GAME, seen, 0)) for seed in range(40)]
    assert 5 <= done.count(wanted) < 40
