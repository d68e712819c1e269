"""Somebody at the keyboard: a real process that is typed to, from a file or on a terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.commands import run

PATIENCE = 300.0
"""Seconds after which somebody gives up waiting for a command, however busy the machine is."""
PROCESSES = Path("/proc")
COMMAND = [sys.executable, "-c", "from starboard.cli.main import app; app()"]


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """Return an environment with a shelf of its own and nothing that changes language or colours."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home), "COLUMNS": "100", "LINES": "40", **more}


def typed(home: Path, *words: str, lines: list[str], code: int = 0, **more: str) -> str:
    """Run a command, type the lines, and return all that it wrote; it must end by itself with this exit code."""
    lines_typed = "".join(f"{line}\n" for line in lines)
    done = run(*words, surroundings=surroundings(home, **more), typed=lines_typed)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    return done.stdout + done.stderr


def _sit_down() -> None:
    """Make the pseudo-terminal the child's own, and let it be ended also where tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A pseudo-terminal with a command in it."""

    def __init__(self, home: Path, *words: str, columns: int = 120, rows: int = 50, **more: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        size = {"COLUMNS": str(columns), "LINES": str(rows)}
        self._process = subprocess.Popen(
            [*COMMAND, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings(home, TERM="xterm-256color", COLORTERM="truecolor", **size, **more),
            start_new_session=True,
            preexec_fn=_sit_down,  # noqa: PLW1509  # nothing else runs in this child
        )
        os.close(slave)
        self._unread = ""

    def until(self, wanted: str) -> str:
        """Read until a text has come; return what came since the last time, that text included."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self._unread:
            assert time.monotonic() < deadline, f"{wanted!r} did not come:\n{self._unread[-2000:]}"
            if select.select([self._master], [], [], 0.2)[0]:
                self._unread += self._read()
        came, wanted, self._unread = self._unread.partition(wanted)
        return came + wanted

    def _read(self) -> str:
        try:
            return os.read(self._master, 65536).decode("utf-8", "replace")
        except OSError:  # the other side is closed
            return ""

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self._master, key)

    def listens(self) -> None:
        """Press a key, and wait until the line editor waits for the next: an interrupt before that waits for it too."""
        self.press(b"Q")
        self.until("Q")
        deadline = time.monotonic() + PATIENCE
        while PROCESSES.exists() and not self._is_waiting():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.3)  # for systems that do not tell

    def _is_waiting(self) -> bool:
        return (PROCESSES / str(self._process.pid) / "stat").read_text().rpartition(")")[2].split()[0] == "S"

    def send(self, number: signal.Signals) -> None:
        """Send the command a signal."""
        self._process.send_signal(number)

    def close(self) -> int:
        """Close the window, as its button does, and return the exit code."""
        os.close(self._master)
        return self._process.wait(timeout=PATIENCE)

    def ends(self) -> int:
        """Return the exit code, once the command has ended."""
        code = self._process.wait(timeout=PATIENCE)
        os.close(self._master)
        return code
