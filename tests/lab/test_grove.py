"""A search by several trees: by rounds the same in any number of processes, by time in its time, none left behind."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.games import find_game
from starboard.kernel import BrokenGame, Game, Match, RuleFailed
from starboard.lab.analysing import Analysis, Budget, Judged
from starboard.lab.grove import TREES, Grove
from tests.lab.test_analysing import played
from tests.lab.toys import BREAKING

PATH = "examples.connect_four:GAME"


def found(grove: Grove, match: Match, rounds: int, seconds: float = 0.0) -> tuple[list[tuple[str, int, float]], int]:
    """Search from where a match stands."""
    tried, done = grove.search(match.view(match.seat), match.seat, 7, None, rounds, seconds)
    return [(str(one.action), one.visits, one.mean) for one in tried], done


@pytest.mark.parametrize(("game", "path"), [(CONNECT_FOUR, PATH), (find_game("cove"), "")])
def test_any_number_of_processes_finds_the_same(game: Game[Any], path: str) -> None:
    """To the last digit: decision, visits and means, also where something is hidden."""
    match = played(game, 5, 9)
    told = []
    for processes in (1, 2, 3):
        with Grove(game, processes, path) as grove:
            told.append(found(grove, match, 42))
            if processes == 2:
                judged = list(Analysis(match, 3, grove).judged(Budget(12)))
    assert told[0] == told[1] == told[2]
    rows, done = told[0]
    assert done == sum(visits for _, visits, _ in rows) == 42
    assert judged == list(Analysis(match, 3).judged(Budget(12)))


def test_rounds_are_shared_out() -> None:
    """Also where they are fewer than the trees; every tree has luck of its own."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    grove = Grove(CONNECT_FOUR)
    assert [found(grove, match, rounds)[1] for rounds in (1, TREES - 1, TREES + 1)] == [1, TREES - 1, TREES + 1]
    assert len(found(grove, match, TREES)[0]) > 1


def test_time_ends_it_where_no_rounds_are_given() -> None:
    """Each process has all of it."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    with Grove(CONNECT_FOUR, 2, PATH) as grove:
        found(grove, match, 2)  # they have begun
        began = time.monotonic()
        rows, done = found(grove, match, 0, 0.2)
    assert time.monotonic() - began >= 0.2
    assert done == sum(visits for _, visits, _ in rows) >= 2  # a busy machine lets them grow little


def test_nobody_is_left_behind() -> None:
    """When it is over, and where it is broken off; one that is killed is missed at once, and others take its place."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    with Grove(CONNECT_FOUR, 2, PATH) as grove:
        numbers = [process.pid for process, _ in grove._hands]  # nobody else knows them
        found(grove, match, 4)
        assert numbers[0] is not None
        os.kill(numbers[0], signal.SIGKILL)
        with pytest.raises(BrokenGame, match="analyse-no-process"):
            found(grove, match, 8)
        again = [process.pid for process, _ in grove._hands]
        assert found(grove, match, 8) == found(Grove(CONNECT_FOUR), match, 8)
    for number in numbers + again:
        assert number is not None
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


def test_what_rules_raise_in_another_process_is_raised_here() -> None:
    """As it is where they break off in this one: with what was raised, for whoever wrote the game."""
    match = Match(BREAKING, 2, seed=1)
    match.play(0, match.legal()[0])
    told: list[tuple[str, str]] = []
    for processes in (1, 2):
        with Grove(BREAKING, processes, "tests.lab.toys:BREAKING") as grove, pytest.raises(RuleFailed) as fault:
            _all(Analysis(match, 0, grove))
        told.append((str(fault.value), fault.value.reason))
    assert told[0] == told[1]


def _all(analysis: Analysis) -> list[Judged]:
    return list(analysis.judged(Budget(8)))
