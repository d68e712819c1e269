"""The server as anybody runs it: a process of its own that can be killed and started again at the same address."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

COMMAND: Final = [sys.executable, "-m", "starboard", "serve"]
KEPT: Final = ("PATH", "PYTHONPATH", "STARBOARD_PURE")
"""What of the surroundings a server is given: where it is, and with which rules it plays."""


class Serving:
    """`starboard serve` over a database in a folder."""

    def __init__(self, folder: Path, *words: str, **surroundings: str) -> None:
        self._folder: Final = folder
        self._surroundings: Final = surroundings
        self._words: Final = words
        self.address = ""
        self.process: subprocess.Popen[str] = self._start(0)
        assert self.address, "the server did not start"

    def _start(self, port: int) -> subprocess.Popen[str]:
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        process = subprocess.Popen(
            [*COMMAND, "--port", str(port), *self._words],
            stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            env={**kept, "STARBOARD_DATABASE": str(self._folder / "tables.sqlite3"), **self._surroundings},
        )
        assert process.stdout is not None
        self.address = process.stdout.readline().strip()
        return process

    def kill(self) -> None:
        """End it at once, without a word."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Start it again, at the same address; whoever was given its port meanwhile is waited for."""
        port = int(self.address.rpartition(":")[2])
        for _ in range(30):
            self.process = self._start(port)
            if self.address:
                return
            self.process.communicate()
        raise AssertionError("the server did not start again")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; return its exit code."""
        self.process.send_signal(by)
        self.process.communicate(timeout=300)
        return self.process.returncode


@contextmanager
def served(folder: Path) -> Iterator[Serving]:
    """Serve as long as this lasts."""
    serving = Serving(folder)
    try:
        yield serving
    finally:
        serving.kill()
