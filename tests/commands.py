"""Commands run as anybody runs them: each in a process of its own, with its own arguments, surroundings and files.

Starting Python and importing everything takes longer than most commands do. So one process does that once, and each
command is a fork of it; `tests/terminal/keyboard.py` has terminals whose commands start from nothing.
"""

from __future__ import annotations

import atexit
import io
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from starboard import games
from starboard.cli.main import app
from starboard.texts import LANGUAGES, Texts
from tests.ours import OURS

TIMEOUT = 600
NEEDED = [
    *("starboard.cli.matches", "starboard.cli.perft", "starboard.engine", "starboard.terminal.menu"),
    *("starboard.table.app", "starboard.terminal.online.lobby", "uvicorn"),
    *(f"starboard.games.{name}" for name in OURS),
]
"""What commands import when they run."""
FILES = ("in", "out", "err")


class Done(NamedTuple):
    """A command that has ended: its exit code and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


class Starter:
    """The process that has imported everything, and forks."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from tests.commands import serve; serve()"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        atexit.register(self._end)

    def _end(self) -> None:
        with self._process:
            pass  # its pipes are shut, so that it ends, and it is waited for

    def run(self, words: list[str], surroundings: dict[str, str], typed: str, folder: Path) -> Done:
        """Run `starboard` in a folder with these words, these surroundings and this on standard input, to its end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as scratch:
            paths = [Path(scratch, name) for name in FILES]
            paths[0].write_text(typed, encoding="utf-8")
            asked = {
                "words": words,
                "surroundings": surroundings,
                "paths": [str(path) for path in paths],
                "folder": str(folder),
            }
            self._process.stdin.write(json.dumps(asked) + "\n")
            self._process.stdin.flush()
            code = int(self._process.stdout.readline())
            return Done(code, *[path.read_bytes().decode() for path in paths[1:]])


@cache
def starter() -> Starter:
    """Return the one process that forks for all tests of a worker; it ends when its input does."""
    return Starter()


def run(*words: str | Path, surroundings: dict[str, str], typed: str = "", folder: Path | None = None) -> Done:
    """Run `starboard` with these words in these surroundings, and in this folder instead of the present one."""
    return starter().run([str(word) for word in words], surroundings, typed, folder or Path.cwd())


# In the process that forks


def unmeasured() -> dict[str, str]:
    """Return surroundings in which a command writes what it writes and nothing of coverage's, which takes room too."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    return {**kept, "LC_ALL": "C"}


def serve() -> None:
    """Fork for every request on standard input, and answer how the command ended."""
    for name in NEEDED:
        import_module(name)
    for language in LANGUAGES:
        for name in OURS:
            Texts(language).game(name)
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if not child:
            os.chdir(asked["folder"])
            _become(asked["words"], asked["surroundings"], asked["paths"])
            _end()
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def _become(words: list[str], surroundings: dict[str, str], paths: list[str]) -> None:
    """Take over arguments, surroundings and files, as a process has them that was started with them."""
    os.environ.clear()
    os.environ.update(surroundings)
    # As the installed command has it: not the current folder, and what the surroundings name.
    named = [path for path in surroundings.get("PYTHONPATH", "").split(os.pathsep) if path and path not in sys.path]
    sys.path[:] = [*named, *filter(None, sys.path)]
    if named:  # which games are installed is another question there
        games._declared.clear()
        games._games.clear()
    sys.argv = ["starboard", *words]
    for number, path in enumerate(paths):
        os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
    sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), "utf-8")
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(io.FileIO(1, "w", closefd=False)), "utf-8", write_through=True)
    sys.stderr = io.TextIOWrapper(io.BufferedWriter(io.FileIO(2, "w", closefd=False)), "utf-8", write_through=True)


def _end() -> None:
    """Run the command and leave by its exit code; nothing of the process that forked goes on here."""
    signal.alarm(TIMEOUT)
    code = 1
    try:
        app()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:  # noqa: BLE001  # as Python itself does
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
