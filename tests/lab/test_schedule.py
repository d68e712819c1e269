"""Everybody meets everybody alike often, in every seat, by every deal."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from starboard.lab.schedule import Fixture, Schedule, line_ups, luck

BOTS = ("a", "b", "c", "d")
TABLES = [(2, 2), (3, 2), (4, 2), (3, 3), (4, 3), (2, 3), (2, 4), (3, 4), (4, 4), (3, 5), (2, 12)]
"""Bots, and seats."""


def a_round(schedule: Schedule, number: int = 0) -> list[Fixture]:
    """Return the games of one round."""
    return [schedule.fixture(number * schedule.round + game) for game in range(schedule.round)]


@pytest.mark.parametrize(("count", "seats"), TABLES)
def test_a_round_is_one_deal_in_which_all_hold_every_seat_alike_often(count: int, seats: int) -> None:
    """So neither a deal nor a seat speaks for anybody."""
    schedule = Schedule(BOTS[:count], seats, 7)
    games = a_round(schedule)
    assert len({(game.deal, game.seed) for game in games}) == 1
    held = Counter((seat, bot) for game in games for seat, bot in enumerate(game.bots))
    assert len(held) == count * seats
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("count", "seats"), TABLES)
def test_all_meet_alike_often_and_as_often_before_as_behind(count: int, seats: int) -> None:
    """The one who sits at the left of somebody else sits as often at the right."""
    games = a_round(Schedule(BOTS[:count], seats, 7), 3)
    met = Counter(frozenset(pair) for game in games for pair in permutations(game.bots, 2) if len(set(pair)) > 1)
    assert len(set(met.values())) == 1
    behind = Counter((game.bots[seat - 1], game.bots[seat]) for game in games for seat in range(seats))
    assert all(behind[two, one] == times for (one, two), times in behind.items())


def test_a_line_up_plays_its_deal_in_one_go() -> None:
    """Every rotation comes before the next line-up, so that a test may be asked after each."""
    schedule = Schedule(BOTS[:3], 2, 1)
    for number in range(0, 3 * schedule.round, schedule.block):
        games = [schedule.fixture(number + one) for one in range(schedule.block)]
        assert len({frozenset(game.bots) for game in games}) == 1
        assert games[0].bots == games[1].bots[::-1]


def test_fewer_bots_than_seats_fill_them_fairly() -> None:
    """Everybody has a seat before anybody has two, and each in turn has the one that is left over."""
    assert line_ups("ab", 3) == [("a", "b", "a"), ("a", "b", "b")]
    assert line_ups("ab", 4) == [("a", "b", "a", "b")]
    assert line_ups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_orders_change_from_deal_to_deal() -> None:
    """With many seats not always the same sit beside each other."""
    schedule = Schedule(BOTS, 4, 1)
    assert len({frozenset(game.bots for game in a_round(schedule, number)) for number in range(12)}) == 3


def test_deals_differ_by_seed_and_number() -> None:
    """And are the same for the same: forever, since files are gone on with."""
    one, other = Schedule("ab", 2, 1), Schedule("ab", 2, 2)
    seeds = [schedule.fixture(number).seed for schedule in (one, other) for number in range(0, 20, 2)]
    assert len(set(seeds)) == 20
    assert one.fixture(0) == Fixture(0, 0, 198085364370883, one.fixture(0).bots)
    assert luck(1, "deal", 0) == 198085364370883
