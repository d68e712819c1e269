"""What a report says in sentences: no more than its games show, and not too many of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starboard.games import find_game
from starboard.lab.report import summary
from starboard.lab.report.comparing import OPEN, Comparison, compare
from starboard.lab.report.figures import rates
from starboard.lab.report.page import page_of, written
from starboard.lab.report.reading import Source, read
from starboard.lab.report.words import Words
from starboard.lab.study import Study
from starboard.texts import Texts
from tests.lab.studies import games_of, write


def opened(folder: Path, games: list[dict[str, Any]], **terms: Any) -> Source:
    """Write a study and read it."""
    return read(Study.open(write(folder, games, **terms)))


def words(language: str = "en") -> Words:
    """Return the words of a game."""
    return Words(Texts(language), "oort", find_game("oort"))


def says(found: Comparison) -> str:
    """Return the sentences about a change."""
    return "\n".join([one.text for one in summary.compared(words(), found)])


@pytest.fixture(scope="module")
def open_question(tmp_path_factory: pytest.TempPathFactory) -> Comparison:
    """Two worlds of few games, in which more than one figure is open."""
    games = games_of("base", 40, 2) + games_of("other", 40, 2)
    return compare(*opened(tmp_path_factory.mktemp("open"), games).samples)


def test_what_games_would_settle_is_most_of_what_is_open(open_question: Comparison) -> None:
    """A number of games that is known for all of them."""
    assert len(open_question.of(OPEN)) > 1
    assert re.search(r"About [\d,]+ more games in each world would probably settle most of them\.", says(open_question))


def test_where_a_number_is_not_known_the_others_are_the_least(open_question: Comparison) -> None:
    """What is unknown is not nothing."""
    first, second = open_question.of(OPEN)[:2]
    some = open_question._replace(figures=[first._replace(more=None), second._replace(more=1)])
    assert "At least about one more game in each world would be needed." in says(some)
    none = open_question._replace(figures=[first._replace(more=None)])
    assert "in each world" not in says(none)


def test_one_figure_that_is_open_is_spoken_of_as_one(open_question: Comparison) -> None:
    """Not as them."""
    one = open_question._replace(figures=[open_question.of(OPEN)[0]._replace(more=30)])
    assert "About 30 more games in each world would probably settle it." in says(one)


def test_nobody_is_called_fair_whose_interval_reaches_far_beyond_it(tmp_path: Path) -> None:
    """Three hundred games of two cannot tell 50 % from 56 %."""
    sample = opened(tmp_path, games_of("base", 300, 2)).samples[0]
    found = rates(sample, "seat")
    assert max(rate.found.high for rate in found.rates) > found.fair + 2 * found.band
    (said,) = summary.of_rates(words(), found, "base")
    assert "more games would tell" in said.text
    assert said.lamp == OPEN


def test_many_worlds_are_told_of_briefly(tmp_path: Path) -> None:
    """Of each at most three differences and what is open; what pairs save stands with the plot."""
    games = games_of("base", 200, 2)
    for place in range(3):
        games += games_of(f"world{place}", 200, 2, length=80 + place, shift=6.0, endings=["drought", "swept"])
    source = opened(tmp_path, games)
    page = page_of(source, words(), source.samples[0])
    for place in range(3):
        assert sum(one.text.startswith(f"world{place}:") for one in page.summary) == 3
    assert not any("saved work" in one.text for one in page.summary)
    assert "Independent deals would have needed" in page.rows[0][0][0].note


def test_what_was_asked_in_one_language_is_said_in_the_readers(tmp_path: Path) -> None:
    """The question and the world as it is; and every colon of a plot has its space."""
    games = games_of("base", 40, 2) + games_of("changed", 40, 2)
    titles = {"base": "as it is", "changed": "drought = 24"}
    source = opened(tmp_path, games, titles=titles, question="What if drought = 24?")
    text = written(source, Texts("fr"), find_game("oort"))
    assert "<h1>Et si drought = 24\N{NO-BREAK SPACE}?</h1>" in text
    assert "as it is" not in text
    assert "tel quel" in text
    assert re.findall(r"<title>[^<]*[^\N{NO-BREAK SPACE}]:[^<]*", text) == []


def test_one_step_of_the_rules_is_one() -> None:
    """In words."""
    assert words()("report-rules-sub", steps=1, never=0) == "One step of the rules is known; each has happened."
