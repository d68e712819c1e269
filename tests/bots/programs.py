"""Programs for tests, in a few lines of Python each: what they do well or wrong, and whether they are gone after."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from starboard.bots import programs

START = """
import json, os, subprocess, sys, time
print(os.getpid(), file=open({pids!r}, "a"))
def heard():
    for line in sys.stdin:
        said = json.loads(line)
        if said["do"] == "decide":
            yield said
def answer(said, **other):
    print(json.dumps({{"id": said["id"], "action": said["legal"][0], **other}}), flush=True)
"""


class Bench:
    """Writes programs into a folder, and knows the processes that they are, or were."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pids = folder / "pids"

    def program(self, body: str) -> tuple[str, ...]:
        """Return the command of a program that does this; `heard` and `answer` are at hand there."""
        file = self._folder / f"bot{len(list(self._folder.iterdir()))}.py"
        file.write_text(START.format(pids=str(self._pids)) + body, encoding="utf-8")
        return sys.executable, "-I", "-S", str(file)

    @property
    def started(self) -> list[int]:
        """The processes that were started."""
        return [int(line) for line in self._pids.read_text().split()] if self._pids.exists() else []

    def left(self) -> list[int]:
        """Return the processes that are still there, after a moment in which they may go."""
        until = time.monotonic() + 60
        while time.monotonic() < until and any(map(_is_there, self.started)):
            time.sleep(0.01)
        return [number for number in self.started if _is_there(number)]


def _is_there(number: int) -> bool:
    """Whether a process runs: one that is dead and not yet waited for by whoever adopted it does not."""
    with suppress(OSError):
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return not Path("/proc/self").exists()


@contextmanager
def forgetting() -> Iterator[None]:
    """Forget the programs that are named in here when it ends, so that no other test meets them."""
    from starboard.bots.programs import _programs

    before = programs()
    try:
        yield
    finally:
        _programs.clear()
        _programs.update(before)
