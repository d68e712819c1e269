"""Intervals, chances and corrections against values that are known from elsewhere."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from starboard.lab.report.estimates import Sums, chance, difference, holm, mean, settling, share, student


def single(values: list[float], start: int = 0) -> Sums:
    """Return values of deals of their own."""
    return Sums({start + deal: (value, 1.0) for deal, value in enumerate(values)})


@pytest.mark.parametrize(
    ("freedom", "known"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_few_deals_widen_an_interval_as_student_has_it(freedom: int, known: float) -> None:
    """The quantiles of the tables, within two in a thousand."""
    assert student(0.975, freedom) == pytest.approx(known, rel=0.002)


@pytest.mark.parametrize(("ratio", "freedom", "known"), [(2.571, 5, 0.05), (4.032, 5, 0.01), (1.96, 100_000, 0.05)])
def test_chances_are_those_of_student(ratio: float, freedom: int, known: float) -> None:
    """On both sides together."""
    assert chance(ratio, freedom) == pytest.approx(known, rel=0.04)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    """50 of 100 lie between 40.4 % and 59.6 %; few deals make it a little wider."""
    found = share(single([1.0, 0.0] * 50))
    assert found.value == 0.5
    assert found.low == pytest.approx(0.4038, abs=0.003)
    assert found.high == pytest.approx(0.5962, abs=0.003)
    assert found.low < 0.4038


def test_games_of_one_deal_that_go_alike_count_once() -> None:
    """Four copies of a hundred games tell what a hundred tell."""
    once = share(single([1.0, 0.0] * 50))
    copies = share(Sums({deal: (4.0 * (deal % 2), 4.0) for deal in range(100)}))
    assert copies.reach == pytest.approx(once.reach, rel=0.01)


def test_games_of_one_deal_that_mirror_each_other_count_more() -> None:
    """Where each deal is won once and lost once, the share is certain."""
    found = share(Sums({deal: (1.0 if deal else 1.2, 2.0) for deal in range(50)}))
    assert found.reach < 0.05


def test_a_single_deal_tells_nothing() -> None:
    """Its interval is everything there is."""
    assert share(single([1.0]))[1:4] == (0.0, 1.0, inf)
    assert mean(single([3.0])).low == -inf


def test_intervals_hold_the_truth_in_nineteen_of_twenty_studies() -> None:
    """Deals of four games with a luck in common, a thousand times."""
    rng, held = Random(5), 0
    for _ in range(1000):
        deals = {}
        for deal in range(40):
            lucky = rng.choice((0.1, 0.5))
            deals[deal] = (float(sum(rng.random() < lucky for _ in range(4))), 4.0)
        found = share(Sums(deals))
        held += found.low <= 0.3 <= found.high
    assert 930 <= held <= 970


def test_common_deals_make_a_difference_sharper() -> None:
    """What two worlds share cancels, and it is said how much that saves."""
    rng = Random(1)
    luck = [rng.gauss(0, 5) for _ in range(200)]
    before = single([value + rng.gauss(0, 1) for value in luck])
    after = single([value + 1 + rng.gauss(0, 1) for value in luck])
    paired, apart = difference(after, before), difference(after, before.moved())
    assert paired.low < 1 < paired.high
    assert paired.chance < 1e-6 < apart.chance
    assert paired.saved is not None
    assert paired.saved == pytest.approx((apart.error / paired.error) ** 2, rel=0.01)
    assert paired.saved > 15


@pytest.mark.parametrize("more", [0.0, 0.1])
def test_where_no_deal_differs_from_another_nothing_is_said_to_be_saved(more: float) -> None:
    """Alike, or all moved by the same: how narrow pairs would make an interval was not seen."""
    values = [0.3, 1.7, 0.9, 2.2, 1.1] * 10
    found = difference(single([value + more for value in values]), single(values))
    assert found.saved is None
    assert found.low < more < found.high


def test_shares_that_never_varied_may_still_differ_by_less() -> None:
    """Thirty of thirty against none: one deal in ten may go otherwise; and no two shares differ by more than all."""
    found = difference(single([0.0] * 30), single([1.0] * 30), is_share=True)
    assert found.low == -1.0
    assert found.high == pytest.approx(-0.9)
    few = difference(single([1.0, 0.0]), single([0.0, 1.0]), is_share=True)
    assert (few.low, few.high) == (-1.0, 1.0)


def test_holm_corrects_as_in_his_example() -> None:
    """The smallest by all, the next by one fewer, and never less than the one before."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_as_many_games_as_are_named_settle_a_difference() -> None:
    """One standard error needs nearly eight times the games; what does not matter needs a narrow interval."""
    found = difference(single([0.0, 2.0] * 50), single([0.1, 1.9] * 50, start=1000))
    assert settling(found._replace(value=found.error), matters=0.0, games=100) == 685
    assert settling(found._replace(value=0.0, error=0.02), matters=0.03, games=100) == 71
    assert settling(found._replace(value=0.0), matters=0.0, games=100) is None


def test_what_is_open_needs_one_more_game_at_least() -> None:
    """However near it is to being settled."""
    found = difference(single([0.0, 2.0] * 50), single([0.1, 1.9] * 50, start=1000))
    assert settling(found._replace(value=0.0, error=0.001), matters=0.03, games=100) == 1


def test_what_was_never_seen_to_differ_needs_games_in_proportion() -> None:
    """Its bound is three in so many deals: half of it takes as many games again."""
    found = difference(single([1.0] * 30), single([1.0] * 30), is_share=True)
    assert settling(found, matters=found.high / 2, games=30) == 30
