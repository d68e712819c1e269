"""Programs in the arena: they play like any bot, what they do wrong is in the results, and none of them is left."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from starboard.bots import add_programs, programs
from starboard.games import find_game
from starboard.lab.crew import Crew
from starboard.lab.journal import Journal
from starboard.lab.playing import MOST_WAITS, Playing
from starboard.lab.results import Result, Terms
from starboard.lab.schedule import Schedule
from starboard.lab.worker import Job, Task
from tests.bots.programs import Bench

GOOD = "for said in heard(): answer(said)\n"


def terms() -> Terms:
    """Return the terms of Oort between a program and a bot of ours."""
    return Terms("oort", "", "", ("mine", "random"), 2, 1, 1.0, {}, 60, 120.0, programs())


def played(folder: Path) -> Result:
    """Return what comes of the first game."""
    given = terms()
    game = Playing(find_game(given.game), given, Schedule(given.bots, 2, 1).fixture(0), Journal(folder / "journal"))
    return game.play_on()


def test_a_program_plays_in_the_arena(bench: Bench) -> None:
    """In the processes that play there, which know it by its name."""
    add_programs({"mine": bench.program(GOOD)})
    given = terms()
    with Crew(Job(given.game, "", (given,)), 1) as crew:
        ((_, result, _),) = crew.play(iter([_task(given)]))
        assert len(bench.started) == 1
        assert bench.left() == []
    assert result.faults == ()
    assert sum(result.replaced) == 0


@pytest.mark.parametrize(
    ("body", "kind", "times"),
    [
        ("for said in heard(): answer(said, action='castle')", "illegal", MOST_WAITS),
        ("for said in heard(): print('castle', flush=True)", "malformed", MOST_WAITS),
        ("for said in heard(): raise ValueError('what?')", "died", 1),
    ],
)
def test_what_it_does_wrong_is_in_the_results(bench: Bench, tmp_path: Path, body: str, kind: str, times: int) -> None:
    """With its name; the game goes on, in the end without it."""
    add_programs({"mine": bench.program(body)})
    result = played(tmp_path)
    assert [fault.kind for fault in result.faults] == [kind] * times
    assert {fault.bot for fault in result.faults} == {"mine"}
    assert result.replaced[result.bots.index("mine")] > times
    assert result.decisions == 60
    if kind == "died":
        assert result.faults[0].words.endswith("ValueError: what?")


def test_a_program_ends_with_the_process_that_asks_it(bench: Bench) -> None:
    """Where the tournament is broken off while it thinks, deaf to everything."""
    add_programs(
        {"mine": bench.program("import signal\nsignal.signal(15, signal.SIG_IGN)\nwhile True: time.sleep(60)")}
    )
    given = terms()
    with Crew(Job(given.game, "", (given,)), 1) as crew:
        crew._hands[0].begin(_task(given))
        until = time.monotonic() + 120
        while time.monotonic() < until and not bench.started:
            time.sleep(0.02)
    assert len(bench.started) == 1


def _task(given: Terms) -> Task:
    return Task(Schedule(given.bots, 2, 1).fixture(0), [])
