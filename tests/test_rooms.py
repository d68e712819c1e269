"""Every game folder has the same rooms, and its README says where each rule is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games import NAMES, find_game
from starboard.kernel import Step
from tests.subjects import kinds

GAMES = Path(__file__).parents[1] / "src" / "starboard" / "games"
ROOMS = ("__init__.py", "components.py", "components.json", "state.py", "actions.py", "scoring.py", "judgement.py")


@pytest.mark.parametrize("name", NAMES)
def test_the_folder_has_every_room(name: str) -> None:
    """Components, state, actions, rules, scoring, judgement and a README are where one looks for them."""
    folder = GAMES / name
    rooms = (*ROOMS, "rules.py", "README.md")
    assert [room for room in rooms if not is_room(folder / room)] == []


def is_room(path: Path) -> bool:
    """Whether there is such a file, or a package of the name where one file would be too long."""
    return path.is_file() or (path.with_suffix("") / "__init__.py").is_file()


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_names_every_step(name: str) -> None:
    """Whoever looks for a rule finds its step class in the README's table."""
    readme = (GAMES / name / "README.md").read_text("utf-8")
    steps = [kind for kind in kinds(find_game(name)) if issubclass(kind, Step)]
    assert steps
    assert [step.__name__ for step in steps if f"`{step.__name__}`" not in readme] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_names_only_what_is_there(name: str) -> None:
    """Every file, class and function in the README's code column exists."""
    readme = (GAMES / name / "README.md").read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in (GAMES / name).rglob("*.py"))
    for row in readme.splitlines():
        cells = row.split(" | ")
        if len(cells) != 3 or cells[0].startswith("| ---"):
            continue
        for word in re.findall(r"`([^`]+)`", cells[1]):
            if "." in word and "/" not in word and (GAMES / name / word).suffix in {".py", ".json"}:
                assert list((GAMES / name).rglob(word)), word
            else:
                assert re.search(rf"\b{re.escape(word.split('.')[-1])}\b", code), word
