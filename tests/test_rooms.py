"""Every game folder has the same rooms, and docs/contributors.md says what belongs in each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.ours import OURS

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "starboard" / "games"
EVERYWHERE = (
    "README.md",
    "__init__",
    "actions",
    "components",
    "components.json",
    "domains",
    "events",
    "judgement",
    "outcomes",
    "rules",
    "scoring",
    "state",
    "texts",
    "upgrade",
    "validity",
)
"""The rooms of every game."""
WHERE_NEEDED = (
    *("absence", "board", "guessing", "lessons.json", "notation", "page", "questions", "refusals", "rules.json"),
    *("scenario", "tactics", "tensors", "traits"),
)
"""The rooms of a game that has something to put there; `refusals` is one of the rules' where these are a folder."""
LONGEST = 420
"""Lines of a file: about four hundred."""


def rooms(name: str) -> set[str]:
    """Return the rooms of a game: its files and folders, by their names."""
    return {path.stem if path.suffix == ".py" else path.name for path in (GAMES / name).iterdir()} - {"__pycache__"}


@pytest.mark.parametrize("name", OURS)
def test_a_game_has_every_room_and_no_other(name: str) -> None:
    """Whoever knows one game folder knows them all."""
    assert sorted(set(EVERYWHERE) - rooms(name)) == []
    assert sorted(rooms(name) - {*EVERYWHERE, *WHERE_NEEDED}) == []
    assert ("refusals" in rooms(name)) != (GAMES / name / "rules" / "refusals.py").is_file()


def test_the_documentation_names_the_same_rooms() -> None:
    """The table in docs/contributors.md has a row for each room."""
    page = (ROOT / "docs" / "contributors.md").read_text("utf-8")
    table = page.split("## Rooms")[1].split("\n## ")[0]
    named = {
        name.rstrip("/").removesuffix(".py") for name in re.findall(r"`([a-z_]+(?:\.py|\.json|/)|README\.md)`", table)
    }
    assert named - {"tests/test_rooms", "tests/test_rule_tables"} == {*EVERYWHERE, *WHERE_NEEDED}


def test_no_source_is_too_long_to_read() -> None:
    """A file has about four hundred lines at most, in every layer."""
    sources = sorted(
        [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py"), *(ROOT / "benchmarks").glob("*.py")]
    )
    long = {path.name: count for path in sources if (count := len(path.read_text("utf-8").splitlines())) > LONGEST}
    assert long == {}
