"""The server as a process of its own: started on a free port, watched through /proc, ended or killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import weakref
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
READY_SECONDS = 60.0
PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
PLANTED = frozenset({"--slow", "--jumping", "--held", "--rules"})
"""What no server of ours does by itself."""
LIMITS = ("SOCKETS", "WATCHERS", "TABLES", "GUESSES", "MESSAGES", "ACTIONS", "CHAT")
UNLIMITED = {f"STARBOARD_MOST_{name}": "0" for name in LIMITS}
"""All the load comes from one address: what an operator sets for that."""


class NotReady(Exception):
    """A server ended, or did not answer, before it was ready."""


async def command(*words: str) -> int:
    """Run a command of ours; return its exit code."""
    quiet = asyncio.subprocess.DEVNULL
    done = await asyncio.create_subprocess_exec(sys.executable, "-m", "starboard", *words, cwd=ROOT, stdout=quiet)
    return await done.wait()


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@cache
def cores() -> tuple[int, int]:
    """Return the core of the server and that of whoever puts load on it: the same where there is one.

    They are those that there were at first: whoever asks again may have kept to one of them since.
    """
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


class Process:
    """A process that serves on a port: pinned to a core, its memory and time read from /proc."""

    def __init__(self, command: list[str], port: int, environment: Mapping[str, str], log: Path) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, **environment}, stdout=out, stderr=subprocess.STDOUT
            )
        weakref.finalize(self, self._process.kill)  # also where a fault's own test fails
        self.pid = self._process.pid
        os.sched_setaffinity(self.pid, {cores()[0]})
        self.log = log

    def wait_ready(self, path: str) -> float:
        """Return after how many seconds it answers; raise NotReady where it never does."""
        start = time.perf_counter()
        while time.perf_counter() - start < READY_SECONDS:
            if self._process.poll() is not None:
                said = self.log.read_text(encoding="utf-8", errors="replace")[-2000:]
                raise NotReady(f"the server ended with {self._process.returncode}: {said}")
            with suppress(OSError, urllib.error.URLError):
                urllib.request.urlopen(self.url + path, timeout=5).close()  # noqa: S310  # our own address
                return time.perf_counter() - start
            time.sleep(0.02)
        raise NotReady(f"no answer within {READY_SECONDS:g} s")

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def last_said(self) -> str:
        """Return the last line that it wrote of an error, or else the last line of all."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").split("\n")
        said = [line.strip() for line in lines if line.strip()]
        return next((line for line in reversed(said) if "Error" in line), said[-1] if said else "without a word")

    def rss(self) -> int:
        """Return the bytes of memory that it holds, its children's not counted."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE

    def cpu(self) -> float:
        """Return the seconds of CPU that it has used."""
        stat = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def handles(self) -> int:
        """Return how many files and sockets it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))  # noqa: PTH208  # names alone

    def send(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        if self.alive:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
        return self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.alive:
            self.kill()


class Server(Process):
    """A Starboard server over a file of SQLite, or `--volatile`."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int = 0,
        limited: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = folder / "tables.sqlite3"
        port = port or free_port()
        planted = any(one in PLANTED for one in arguments)
        command = ["benchmarks.table.planted"] if planted else ["starboard", "serve"]
        super().__init__(
            [sys.executable, "-m", *command, *arguments],
            port,
            {
                "STARBOARD_DATABASE": str(self.database),
                "STARBOARD_PORT": str(port),
                **({} if limited else UNLIMITED),
                **(environment or {}),
            },
            folder / "server.log",
        )
        self.ready_after = self.wait_ready("/healthz")

    def stored_bytes(self) -> bytes:
        """Return all that its database holds, as the files have it."""
        return b"".join(path.read_bytes() for path in self.database.parent.glob(f"{self.database.name}*"))
