"""Ratings and shares on results that are known."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from starboard.lab.ratings import average_places, ratings
from starboard.lab.standings import percentile, standings, wilson, worth
from tests.lab.results import result


def test_who_wins_is_rated_higher_and_nobody_without_games() -> None:
    """Three bots, of which the last never plays."""
    found = ratings("abc", [result(number, "ab", (1, 2)) for number in range(10)])
    assert found["a"].low > found["b"].value
    assert isclose(found["a"].value + found["b"].value, 50)
    assert isclose(found["c"].value, 25)


def test_more_games_make_the_interval_narrower() -> None:
    """And equal bots come out equal, within it."""
    rng = Random(5)
    games = [result(number, "ab", rng.choice([(1, 2), (2, 1)])) for number in range(400)]
    few, many = ratings("ab", games[:20])["a"], ratings("ab", games)["a"]
    assert many.high - many.low < (few.high - few.low) / 2
    assert many.low < ratings("ab", games)["b"].value < many.high


def test_ranks_of_several_are_rated_in_their_order() -> None:
    """Four at a table: the one who comes second is rated second."""
    found = ratings("abcd", [result(number, "abcd", (1, 2, 3, 4)) for number in range(6)])
    assert sorted(found, key=lambda bot: -found[bot].value) == list("abcd")


def test_several_seats_are_rated_by_their_average_place() -> None:
    """Otherwise one bot would play against itself."""
    assert average_places(result(0, "aab", (1, 3, 2))) == {"a": 2, "b": 2}
    found = ratings("ab", [result(0, "aab", (1, 3, 2))])
    assert isclose(found["a"].value, found["b"].value)


def test_a_game_without_an_end_rates_nobody() -> None:
    """It is counted, and that is all."""
    broken = result(0, "ab", (), unfinished="too-long")
    assert ratings("ab", [broken]) == ratings("ab", [])
    found = standings("ab", [broken], compiled=False)
    assert (found.games, found.unfinished, found.pairs, found.bots[0].games) == (1, 1, (), 0)


def test_worth_counts_ties_half_and_several_seats_on_average() -> None:
    """And nothing where the two did not meet."""
    assert worth(result(0, "ab", (1, 2)), "a", "b") == 1
    assert worth(result(0, "ab", (1, 2)), "b", "a") == 0
    assert worth(result(0, "ab", (1, 1)), "a", "b") == 0.5
    assert worth(result(0, "aab", (1, 3, 2)), "a", "b") == 0.5
    assert worth(result(0, "ab", (1, 2)), "a", "c") is None


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775), (0.65, 200, 0.5816, 0.7127)],
)
def test_wilson_is_as_the_tables_have_it(share: float, games: int, low: float, high: float) -> None:
    """Values that anybody can look up."""
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


def test_times_are_of_all_own_decisions() -> None:
    """The mean, and what 95 in 100 keep."""
    assert percentile(range(1, 101), 95) == 95
    assert percentile([3.0], 95) == 3
    assert percentile([], 95) == 0
    games = [result(0, "ab", (1, 2), times=((1.0, 2.0), (5.0,))), result(1, "ba", (1, 2), times=((), (3.0,)))]
    found = standings("ab", games, compiled=True)
    first = next(one for one in found.bots if one.bot == "a")
    assert (first.decisions, first.mean_ms, first.p95_ms) == (3, 2.0, 3.0)
    assert (first.won, first.games) == (1, 2)
