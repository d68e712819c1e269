"""A program that was started here, and the lines that go to it and come from it. It is known to no one else."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import IO, TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST: Final = 1 << 16
"""Bytes of a line that a program says, at most."""
CHUNK: Final = 1 << 16
"""Bytes that are read or written at a time."""
KEPT: Final = 2000
"""Bytes that are kept of what a program complains, the last ones."""
POLITE: Final = 0.5
"""Seconds that a program has to end by itself when its input has ended."""
LOOK: Final = 0.005
"""Seconds between two looks at whether it has."""
_RUNNING: Final[set[subprocess.Popen[bytes]]] = set()
"""The programs that were started here and have not been ended."""
PRIVATE: Final = "STARBOARD_"
"""How the variables begin that are ours: passwords may stand in them, so that no program is given any."""


class TooLong(Exception):
    """A line of more than LONGEST bytes."""


class Pipes:
    """A running program, in a process group of its own.

    Whatever it does, nobody here waits for it longer than they said. Its standard error is read all the while, so that
    it never stands still for that, and the end of it is kept.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the program, without a shell; raise OSError or ValueError where it cannot be."""
        self._process: Final = subprocess.Popen(  # noqa: S603  # whoever typed it owns the machine
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
            env={name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)},
        )
        _RUNNING.add(self._process)
        self._heard = b""
        self._complained = b""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        # Also where nobody closes it: when it is forgotten, and when Python ends, in a process of a pool too. It is
        # nothing to a fork of this process.
        self._end: Final[Any] = Finalize(self, _end, args=(self._process,), exitpriority=0)

    @property
    def complained(self) -> str:
        """The last lines that it wrote to standard error, as far as they were read."""
        return self._complained.decode(errors="replace").strip()

    def has_spoken(self) -> bool:
        """Whether it has said something that nobody has heard yet."""
        self._heard += _read(self._process.stdout) or b""
        return bool(self._heard)

    def ask(self, said: bytes, until: float) -> bytes:
        """Say lines, and return the line that comes next, without its end.

        Raise TimeoutError where none has come until then, by the clock that only grows; EOFError where none can come
        any more; TooLong where it would be too long.
        """
        left = memoryview(said)
        with selectors.DefaultSelector() as ready:
            for pipe, event in ((self._process.stdin, selectors.EVENT_WRITE), *_both(self._process)):
                assert pipe is not None
                ready.register(pipe, event)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST:
                    raise TooLong
                if time.monotonic() >= until:
                    raise TimeoutError
                for key, _ in ready.select(max(0.0, until - time.monotonic())):
                    if key.fileobj is self._process.stdin:
                        left = _written(key.fd, left)
                        if not left:
                            ready.unregister(key.fileobj)
                    elif not self._take(key.fileobj):
                        ready.unregister(key.fileobj)
        line, _, self._heard = self._heard.partition(b"\n")
        if len(line) > LONGEST:
            raise TooLong
        return line

    def _take(self, pipe: Any) -> bool:
        """Take in what came by a pipe; whether more can come. Raise EOFError where no answer can any more."""
        came = _read(pipe)
        if pipe is self._process.stderr:
            self._complained = (self._complained + (came or b""))[-KEPT:]
        elif came == b"":
            raise EOFError
        else:
            self._heard += came or b""
        return came != b""

    def status(self) -> int:
        """Return the exit status of a program that says nothing more, negative for a signal.

        One that has not ended within a moment is ended.
        """
        _wait(self._process.pid, POLITE)
        self._take(self._process.stderr)
        self.close()
        return self._process.returncode

    def close(self, bye: bytes = b"") -> None:
        """End the program and all that it has started.

        Where there is a last line to say, that is said first if it can be, and the program has a moment to end by
        itself.
        """
        if not self._end.still_active():
            return
        if bye:
            assert self._process.stdin is not None
            _written(self._process.stdin.fileno(), memoryview(bye))
            self._process.stdin.close()
            _wait(self._process.pid, POLITE)
        self._end()


def end_all() -> None:
    """End every program that was started here. It raises nothing, so that the handler of a signal may call it."""
    for process in tuple(_RUNNING):
        _end(process)


def _both(process: subprocess.Popen[bytes]) -> list[tuple[IO[bytes] | None, int]]:
    return [(process.stdout, selectors.EVENT_READ), (process.stderr, selectors.EVENT_READ)]


def _written(pipe: int, left: memoryview) -> memoryview:
    """Write what a pipe takes at once; return the rest, or nothing where nobody reads it."""
    try:
        return left[os.write(pipe, left[:CHUNK]) :]
    except BlockingIOError:
        return left
    except OSError:
        return left[:0]


def _read(pipe: IO[bytes] | None) -> bytes | None:
    """Return what a pipe has at once: None where there is nothing now, empty where its other end is closed."""
    assert pipe is not None
    try:
        return os.read(pipe.fileno(), CHUNK)
    except BlockingIOError:
        return None


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and its group, and nothing else."""
    _RUNNING.discard(process)
    # It has not been waited for yet, so that its number is still its own, alive or dead: nobody else is met.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def _wait(number: int, seconds: float) -> None:
    """Give a process so long to end by itself, and leave it to be waited for."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if hasattr(os, "waitid") and os.waitid(os.P_PID, number, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            return
        time.sleep(LOOK)
