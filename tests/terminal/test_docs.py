"""The game that the documentation tells is the game that the program plays."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.ours import OURS
from tests.terminal.keyboard import typed

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "play"


@pytest.mark.parametrize("name", OURS)
def test_the_first_game_is_played_as_it_is_told(name: str, tmp_path: Path) -> None:
    """What the page says is typed is typed, and every line that it shows is shown, in its order."""
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    command = re.search(r"^starboard (play .*)$", page, re.MULTILINE)
    assert command
    lines = [
        line
        for block in re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        for line in block.split("\n")
    ]
    moves = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    said = typed(tmp_path, *shlex.split(command[1]), lines=[*moves, "quit"], COLUMNS="120", LINES="32", LANG="en")
    place = 0
    for line in lines:
        if line.strip() and not line.startswith("> "):
            found = said.find(line.strip(), place)
            assert found >= 0, line
            place = found + len(line.strip())
