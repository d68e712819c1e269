"""Whatever ends a study, the same command goes on, and its tables are those of one that nothing interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard.lab.crew import Crew
from starboard.lab.journal import entries
from starboard.lab.results import Terms
from starboard.lab.schedule import Schedule
from starboard.lab.study.log import Log
from starboard.lab.study.opening import LOG
from starboard.lab.study.running import TRIES
from starboard.lab.worker import Job, Task
from tests.lab.study.test_running import OORT, in_bytes, played

GAMES = 300
TEXT = OORT.replace("games = 4", f"games = {GAMES}")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The tables of the study, played without interruption."""
    return in_bytes(played(tmp_path_factory.mktemp("whole"), TEXT).folder)


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_same_command_goes_on_to_the_same_tables(tmp_path: Path, ends: signal.Signals, whole: list[bytes]) -> None:
    """Ctrl-C, being told to end, and the end without a word."""
    (tmp_path / "asked.toml").write_text(TEXT, "utf-8")
    log = tmp_path / "asked" / LOG
    command = [sys.executable, "-m", "starboard", "lab", "run", "asked.toml", "--processes", "2"]
    surroundings = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(
        command, cwd=tmp_path, start_new_session=True, stderr=subprocess.PIPE, env=surroundings
    ) as it:
        try:
            until = time.monotonic() + 60
            while not log.exists() or not log.stat().st_size:
                assert time.monotonic() < until
                time.sleep(0.005)
            (os.killpg if ends == signal.SIGINT else os.kill)(it.pid, ends)
            _, said = it.communicate(timeout=60)
        finally:
            it.kill()
    assert b"Traceback" not in said
    if ends != signal.SIGKILL:
        assert it.returncode == 130
        assert b"300 games are kept. The same command goes on from there." in said
    with Log(log) as kept:
        assert 0 < len(kept) < GAMES
    assert in_bytes(played(tmp_path, TEXT).folder) == whole


def is_asking(journal: Path, number: int) -> bool:
    """Whether a process has somebody decide in a game."""
    past = entries(journal)
    return past[:1] == [["begin", 0, number]] and len(past) > 2 and past[-1][0] == "ask"


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGSTOP])
def test_a_game_whose_process_is_killed_or_kept_waiting_is_played_again(by: signal.Signals) -> None:
    """It is the same game then, and nobody is blamed for what somebody else did."""
    patience = 60.0 if by == signal.SIGKILL else 4.0
    terms = Terms("oort", "", "", ("greedy",), 2, 1, 1.0, {}, 20_000, patience)
    tasks = [Task(Schedule(terms.bots, 2, 1).fixture(number), []) for number in range(3)]
    job = Job("oort", "", (terms,), noted=True, tries=TRIES)
    with Crew(job, 1) as crew:
        undisturbed = {over.result.number: over.notes for over in crew.play(iter(tasks))}
    with Crew(job, 1) as crew:
        (hand,) = crew._hands
        found = []
        for over in crew.play(iter(tasks)):
            found.append(over)
            if len(found) == 1:
                hand.begin(tasks[1])
                assert hand._process is not None
                assert hand._process.pid is not None
                while not is_asking(hand.journal, 1):
                    os.kill(hand._process.pid, signal.SIGCONT)
                    time.sleep(0.001)
                    os.kill(hand._process.pid, signal.SIGSTOP)
                os.kill(hand._process.pid, by)
    assert [over.result.number for over in found] == [0, 1, 1, 2]
    assert all(over.notes == undisturbed[over.result.number] for over in found)
    assert not any(over.result.faults for over in found)
