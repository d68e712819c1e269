"""Contenders as processes: started, asked line by line, and ended."""

import json
import os
import queue
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Peer:
    """How to start a contender's process: ``label`` names it in the tables, ``ours`` tells Starboard from its peers."""

    label: str
    command: tuple[str, ...]
    directory: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Absent:
    """Something that could not be measured, and why."""

    label: str
    reason: str


class ContenderFailed(Exception):
    """A contender ended, hung or answered with an error; the message says which."""


class Process:
    """A running contender. Leaving its context ends it."""

    def __init__(self, peer: Peer) -> None:
        """Start it; it has not said anything yet."""
        self.peer = peer
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed on leaving)
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | dict(peer.environment)
        try:
            self._popen = subprocess.Popen(
                peer.command,
                cwd=peer.directory,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
            )
        except OSError:
            self._errors.close()
            raise
        if self._popen.stdin is None or self._popen.stdout is None:
            raise ContenderFailed("its pipes could not be opened")
        self._stdin, self._stdout = self._popen.stdin, self._popen.stdout
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process."""
        self.close()
        self._stdout.close()
        self._errors.close()

    def ask(self, request: str, limit: float) -> dict[str, Any]:
        """The answer to one request, or ContenderFailed if there is none within that many seconds."""
        try:
            self._stdin.write(request + "\n")
            self._stdin.flush()
            line = self._lines.get(timeout=limit)
        except (OSError, ValueError):
            line = None
        except queue.Empty:
            self.close()
            raise ContenderFailed(f"no answer to {request!r} within {limit:.0f} s") from None
        if line is None:
            raise ContenderFailed(f"it ended at {request!r}: {self._last_words()}")
        try:
            answer = json.loads(line)
        except ValueError:
            raise ContenderFailed(f"it answered {request!r} with {line[:200]!r}") from None
        if not isinstance(answer, dict) or "error" in answer:
            raise ContenderFailed(f"it answered {request!r} with {line.strip()[:300]}")
        return answer

    def close(self) -> None:
        """End the process, by force if it does not end by itself; does nothing the second time."""
        with suppress(OSError):
            self._stdin.close()
        try:
            self._popen.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()

    def _read(self) -> None:
        """Pass the answers on. What a library prints while it is imported is no JSON object, so no answer."""
        with suppress(ValueError):  # the stream was closed
            for line in self._stdout:
                if line.startswith("{"):
                    self._lines.put(line)
        self._lines.put(None)

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(timeout=5)
        self._errors.seek(0)
        lines = [line for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return lines[-1].strip()[:300] if lines else f"exit code {self._popen.returncode}"
