"""The sequential test errs no more often than it says."""

from __future__ import annotations

from random import Random

import pytest

from starboard.lab.sprt import Inquiry, Question
from tests.counts import scaled
from tests.lab.results import result

ASKED = Question("a", "b", 0.6, 0.05, 0.05)
MOST = 4000
"""Games after which no answer is taken for none."""


def asked(rng: Random, share: float, *, seat: float = 0.0, ties: float = 0.0) -> Inquiry:
    """Play games between two with this share of wins until the answer is there.

    Who begins wins so much more often, in every second deal less; so many games are ties.
    """
    inquiry = Inquiry(ASKED, 2)
    for number in range(MOST):
        favour = seat if number // 2 % 2 else -seat
        begins = number % 2 == 0
        won = rng.random() < share + (favour if begins else -favour)
        ranking = (1, 1) if rng.random() < ties else (1, 2) if won == begins else (2, 1)
        inquiry.add(result(number, "ab" if begins else "ba", ranking))
        if inquiry.verdict:
            break
    return inquiry


def errors(share: float, wrong: str, **more: float) -> float:
    """Return how often the test comes to a wrong answer."""
    rng = Random(11)
    runs = scaled(20_000, 400)
    return sum(asked(rng, share, **more).verdict == wrong for _ in range(runs)) / runs


@pytest.mark.parametrize("seat", [0.0, 0.3])
@pytest.mark.parametrize("ties", [0.0, 0.4])
def test_an_equal_bot_is_seldom_called_stronger(seat: float, ties: float) -> None:
    """In 5 of 100, whatever seats, deals and ties there are; twice the scatter of so many runs is allowed for."""
    assert errors(0.5, "stronger", seat=seat, ties=ties) <= 0.072


def test_a_stronger_bot_is_seldom_missed() -> None:
    """In 5 of 100 where its share is as asked, and nearly never where it is greater."""
    assert errors(0.6, "not-stronger") <= 0.072
    assert errors(0.75, "not-stronger") <= 0.01


def test_the_answer_comes_sooner_where_it_is_clearer() -> None:
    """That is what it is for."""
    rng = Random(3)
    games = [sum(asked(rng, share).games for _ in range(40)) / 40 for share in (0.6, 0.75, 1.0)]
    assert games[0] > 2 * games[1] > 2 * games[2]
    assert games[2] == 18  # log(19) / log(1.2) = 16.1, at the end of a deal


def test_it_is_asked_only_where_seats_are_balanced() -> None:
    """In the middle of a deal no answer is taken."""
    inquiry = Inquiry(ASKED, 10)
    for number in range(19):
        inquiry.add(result(number, "ab", (1, 2)))
    assert inquiry.ratio > inquiry.upper
    assert not inquiry.verdict
    inquiry.add(result(19, "ab", (1, 2)))
    assert inquiry.verdict.startswith("stronger")


def test_games_without_both_or_without_an_end_say_nothing() -> None:
    """But they are games of the deal."""
    inquiry = Inquiry(ASKED, 2)
    inquiry.add(result(0, "ac", (1, 2)))
    inquiry.add(result(1, "ab", (), unfinished="too-long"))
    assert (inquiry.ratio, inquiry.games, inquiry.seen) == (0, 0, 2)
