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
from starboard.lab.results import Terms
from starboard.lab.schedule import Schedule
from starboard.lab.study.log import Log
from starboard.lab.study.opening import LOG
from starboard.lab.study.running import TRIES
from starboard.lab.worker import Job, Task
from tests.lab.study.test_running import OORT, in_bytes, played
from tests.lab.toys import ENDED, ENDS

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
            until = time.monotonic() + 300
            while not log.exists() or not log.stat().st_size:
                assert time.monotonic() < until
                time.sleep(0.005)
            (os.killpg if ends == signal.SIGINT else os.kill)(it.pid, ends)
            _, said = it.communicate(timeout=300)
        finally:
            it.kill()
    assert b"Traceback" not in said
    if ends != signal.SIGKILL:
        assert it.returncode == 130
        assert b"300 games are kept. The same command goes on from there." in said
    with Log(log) as kept:
        assert 0 < len(kept) < GAMES
    assert in_bytes(played(tmp_path, TEXT).folder) == whole


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGSTOP])
def test_a_game_whose_process_is_killed_or_kept_waiting_is_played_again(
    by: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same game then, and nobody is blamed for what somebody else did."""
    mark = tmp_path / "ended"
    monkeypatch.setenv(ENDS, f"{by.value} {mark}")
    patience = 60.0 if by == signal.SIGKILL else 10.0  # so long it is waited for
    terms = Terms(ENDED.name, "", "", ("greedy",), 2, 1, 1.0, {}, 20_000, patience)
    tasks = [Task(Schedule(terms.bots, 2, 1).fixture(number), []) for number in range(3)]
    found = []
    for is_disturbed in (False, True):
        mark.unlink() if is_disturbed else mark.touch()
        with Crew(Job(terms.game, "tests.lab.toys:ENDED", (terms,), noted=True, tries=TRIES), 1) as crew:
            found.append([(over.result.number, over.notes, over.result.faults) for over in crew.play(iter(tasks))])
    assert mark.exists()
    assert found[1] == found[0]
    assert [(number, faults) for number, _, faults in found[0]] == [(number, ()) for number in range(3)]
