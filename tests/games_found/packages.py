"""Packages of other people: a small game written into a folder, declared as an installed package is or not at all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.commands import run

RULES = '''
"""Heap: who takes the last stone wins."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Action, Choice, Domain, Game, Options, Outcome, Refusal, State, fields
from starboard.kernel.kinds import SEAT, STEPS, number

COUNT: Final = Domain("count", "123")


class Heap(State):
    """The stones that are left."""

    FIELDS = fields(steps=STEPS, turn=SEAT, stones=number(0, 5))


class Take(Action):
    """Take so many stones."""

    FIELDS = fields(count=COUNT)


class TakeStones(Choice[Heap, Take]):
    """HE-2.1 Take one to three stones. The heap never grows."""

    RULE = "HE-2.1"

    def who(self, s: Heap) -> int:
        return s.turn

    def why_not(self, s: Heap, action: Take) -> Refusal | None:
        return Refusal("HE-2.1", "too-few", (("count", str(action.count + 1)),)) if action.count >= s.stones else None

    def take(self, s: Heap, action: Take) -> None:
        s.stones -= action.count + 1
        s.turn = 1 - s.turn
        if s.stones:
            s.then(TakeStones())


class HeapGame(Game[Heap]):
    """HE-1 Who takes the last stone of five wins."""

    name = "NAME"
    actions = (Take,)
    endings = ("empty",)
    face = "FACE"

    def start(self, seats: int, options: Options) -> Heap:
        return Heap([TakeStones()], 0, 5)

    def outcome(self, s: Heap) -> Outcome | None:
        if s.steps:
            return None
        winner = 1 - s.turn
        return Outcome("empty", (1 - winner, winner), (1 + winner, 2 - winner), (winner,), ())


GAME: Final = HeapGame()
'''

FACE = """
from rich.text import Text

from starboard.terminal.boards import Face


class HeapFace(Face):
    def board(self, seen, size, *, plain):
        return [Text("o" * seen.stones)]
"""

ENGLISH = """
heap-title = The Heap
heap-about = Take the last stone.
heap-prompt-take-stones = How many stones, { $seat }?
heap-refuse-too-few = There are fewer than { $count } stones.
"""
GERMAN = """
heap-title = Der Haufen
heap-prompt-take-stones = Wie viele Steine, { $seat }?
"""


def write_game(folder: Path, module: str, *, name: str = "heap", face: str = "", **texts: str) -> None:
    """Write a package with a game, and its texts by their language."""
    package = folder / module
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text(RULES.replace("NAME", name).replace("FACE", face), encoding="utf-8")
    for language, text in texts.items():
        (package / "texts" / f"{language}.ftl").write_text(text, encoding="utf-8")


def declare(folder: Path, package: str, **entries: str) -> None:
    """Declare games as an installed package does, by metadata in a folder on Python's path."""
    metadata = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {path}" for name, path in entries.items()]
    (metadata / "entry_points.txt").write_text("\n".join(["[starboard.games]", *lines, ""]), encoding="utf-8")


class Place:
    """A folder to be in, and one for installed packages, with `starboard` to be run there."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "here"
        self.installed = folder / "installed"
        self.here.mkdir()
        self.installed.mkdir()

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        """Run `starboard` in a process of its own and return all that it wrote; it must end with this exit code."""
        done = run(*words, surroundings=self._surroundings(), typed=typed, folder=self.here)
        return _told(done.stdout + done.stderr, done.returncode, code)

    def run_file(self, file: str) -> str:
        """Run a file of Python there, in the same way."""
        command, env = [sys.executable, file], self._surroundings()
        done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=self.here, env=env, check=False)
        return _told(done.stdout + done.stderr, done.returncode, 0)

    def _surroundings(self) -> dict[str, str]:
        paths = os.pathsep.join(filter(None, [str(self.installed), os.environ.get("PYTHONPATH", "")]))
        more = {"PYTHONPATH": paths, "HOME": str(self.here), "XDG_DATA_HOME": str(self.here), "COLUMNS": "200"}
        return {"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", **more}

    def begun(self, *games: str) -> list[str]:
        """Ask an engine for a match of each, and return why it refuses: code and message."""
        asked = [json.dumps({"id": 1, "do": "new", "game": game, "seats": 2}) + "\n" for game in games]
        errors = [json.loads(reply)["error"] for reply in self.run("engine", typed="".join(asked)).splitlines()]
        return [f"{error['code']}: {error['message']}" for error in errors]


def _told(told: str, ended: int, code: int) -> str:
    """Return what was written, by something that must end with this exit code and without a trace."""
    assert "Traceback" not in told, told
    assert ended == code, told
    return told
