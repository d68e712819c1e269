"""The processes that play: whoever hangs or dies in one is named, and the games are the same however many there are."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from starboard.games import open_game
from starboard.kernel import BrokenGame
from starboard.lab.arena import Arena
from starboard.lab.crew import Crew
from starboard.lab.results import Result, Results, Terms
from starboard.lab.schedule import Schedule
from starboard.lab.sprt import Question
from starboard.lab.worker import Job, Task
from tests.lab.toys import MOMENT

PATIENCE = 60.0
"""Nobody hangs here, however busy the machine is."""


def terms(game: str, *bots: str, patience: float = PATIENCE) -> Terms:
    """Return the terms of a tournament."""
    return Terms(game, "1", "1", bots, 2, 3, 1.0, {}, 1000, patience)


def results_of(asked: Terms, games: int, path: str = "", processes: int = 1) -> list[Result]:
    """Play a tournament and return its games, by number."""
    with Results(asked) as kept:
        arena = Arena(kept, games)
        assert len(list(arena.play(path, processes))) == games
        return arena.counted


def same(results: list[Result]) -> list[Any]:
    """Return what does not differ from run to run."""
    return [(one.number, one.bots, one.ranking, one.scores, one.decisions, one.faults) for one in results]


def test_the_games_are_the_same_in_however_many_processes() -> None:
    """Games are shared out as they come, and what comes of them is what comes of them."""
    asked = terms("oort", "greedy", "random")
    one = results_of(asked, 6)
    assert [result.number for result in one] == list(range(6))
    assert not any(result.unfinished for result in one)
    assert same(results_of(asked, 6, processes=3)) == same(one)


@pytest.mark.parametrize(("game", "kind", "patience"), [("HANGING", "hung", 10.0), ("DYING", "died", PATIENCE)])
def test_who_hangs_or_dies_is_named_and_the_game_goes_on(game: str, kind: str, patience: float) -> None:
    """In another process, from where it was."""
    path = f"tests.lab.toys:{game}"
    results = results_of(terms(open_game(path).name, "greedy", "random", patience=patience), 2, path, 2)
    named = [(fault.bot, fault.kind, fault.decision) for result in results for fault in result.faults]
    assert named == [("greedy", kind, MOMENT)]  # it is asked at the sixth decision in one of the two seatings
    assert not any(result.unfinished for result in results)
    assert sum(sum(result.replaced) for result in results) == 1


def test_who_never_answers_keeps_nobody_waiting_for_long() -> None:
    """After three times it is asked no more, in this game."""
    path = "tests.lab.toys:DEAF"
    (result,) = results_of(terms(open_game(path).name, "greedy", "random", patience=6.0), 1, path)
    assert [fault.kind for fault in result.faults] == ["hung"] * 3
    assert not result.unfinished
    assert result.replaced[result.bots.index("greedy")] == len(range(result.bots.index("greedy"), result.decisions, 2))


def test_rules_that_end_the_process_end_one_game_alone() -> None:
    """It is nobody's fault who plays."""
    path = "tests.lab.toys:FALLING"
    results = results_of(terms(open_game(path).name, "greedy", "random"), 2, path)
    assert [result.unfinished for result in results] == ["rules-died"] * 2
    assert not any(result.faults for result in results)


def test_a_process_that_dies_between_games_is_replaced() -> None:
    """Nothing of the game before comes into the next."""
    asked = terms("oort", "greedy", "random")
    whole = results_of(asked, 2)
    with Results(asked) as kept:
        arena = Arena(kept, 2)
        with Crew(Job(asked.game, "", (asked,)), 1) as crew:
            (hand,) = crew._hands
            for over in crew.play(iter([Task(arena.schedule.fixture(number), []) for number in range(2)])):
                kept.add(over.result)
                assert hand._process is not None
                hand._process.kill()
                hand._process.join()
        assert same(arena.counted) == same(whole)


def test_a_game_that_waits_for_a_process_is_not_lost_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick games are given out before the one before is over; none is played twice, none by nobody."""
    monkeypatch.setattr("starboard.lab.crew.QUICK", PATIENCE)  # on a busy machine too
    asked = terms("oort", "greedy", "random")
    schedule = Schedule(asked.bots, 2, asked.seed)
    whole = results_of(asked, 6)
    found = []
    with Crew(Job(asked.game, "", (asked,), tries=2), 1) as crew:  # a game that had begun is nobody's fault here
        (hand,) = crew._hands
        waited = 0
        for over in crew.play(iter([Task(schedule.fixture(number), []) for number in range(6)])):
            found.append(over.result)
            waited += bool(hand.tasks)
            if len(found) in {2, 4}:
                assert hand._process is not None
                hand._process.kill()
                hand._process.join()
    assert waited
    assert same(found) == same(whole)


def test_a_game_that_no_process_can_load_is_an_error() -> None:
    """Not a result of every game that was to be played: nothing of them is known."""
    with Results(terms("stillborn_toy", "greedy", "random")) as kept:
        with pytest.raises(BrokenGame, match="arena-no-process"):
            list(Arena(kept, 100).play("tests.lab.stillborn:GAME", 2))
        assert kept.games == {}


def test_a_process_decides_itself_which_rules_it_loads() -> None:
    """Nothing has loaded the kernel before it."""
    code = "import sys, starboard.lab.worker, starboard.lab.results; print('starboard.kernel' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"


def test_an_answer_ends_the_games_at_the_same_one_in_however_many_processes() -> None:
    """What was played beyond it does not count."""
    asked = terms("oort", "greedy", "random")
    ends = []
    for processes in (1, 2):
        with Results(asked) as kept:
            arena = Arena(kept, 100, Question("greedy", "random", 0.9, 0.05, 0.05))
            played = len(list(arena.play("", processes)))
            assert arena.test is not None
            ends.append((arena.test.verdict, arena.games, len(arena.counted)))
            assert played >= arena.games
    assert ends[0] == ends[1]
    assert ends[0] == ("stronger", 6, 6)
