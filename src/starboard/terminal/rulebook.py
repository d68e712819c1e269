"""The written rules, by their numbers: what `rule OO-4.4` reads out.

Those of Starboard's own games are chapters of its documentation; another game has `rules.md` beside its module,
and `rules.fr.md` where it has them in French too.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starboard.games import module_of
from starboard.texts.catalogues import home

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILES: Final = {
    "oort": "oort.md",
    "interstellar": "interstellar-oracle.md",
    "cove": "merchants-cove-oracle.md",
}
ENTRY: Final = re.compile(r"(?:- )?\*\*((?:[A-Z][A-Z0-9]*-)?[\d.]*\d)\b|\| *([A-Z][A-Z0-9]*-[\d.]*\d) *\|")
"""How a numbered rule, example or ruling begins."""


def rule_text(game_name: str, number: str, language: str = "en") -> list[str]:
    """Return the paragraphs of a numbered rule, example or ruling of a game; none where there is no such number."""
    return _entries(game_name, language).get(number.upper(), [])


def first_rule(game_name: str, language: str = "en") -> str:
    """Return the first number that a game's rules have, as an example of one."""
    return next(iter(_entries(game_name, language)), "1.1")


@cache
def _entries(game_name: str, language: str) -> dict[str, list[str]]:
    """Return all numbered entries of a game's rules, each as its paragraphs without marks of layout."""
    found: dict[str, list[str]] = {}
    own = FILES.get(game_name)
    module = module_of(game_name)
    beside = home(module).parent
    files = [_folder() / own] if own else [beside / f"rules.{language}.md", beside / "rules.md"]
    file = next((file for file in files if module and file.is_file()), None)
    lines = file.read_text(encoding="utf-8").split("\n") if file else []
    open_entry: list[str] | None = None
    for line in lines:
        begun = ENTRY.match(line)
        if begun:
            open_entry = found.setdefault(begun[1] or begun[2], [])
            open_entry.append(_bare(line))
        elif not line.strip() or line.startswith(("#", "|", "- ", "```")):
            open_entry = None
        elif open_entry is not None and line.lstrip().startswith("- "):
            open_entry.append("  " + _bare(line))
        elif open_entry is not None:
            open_entry[-1] += " " + _bare(line)
    return found


def _folder() -> Traversable:
    """Return where the rules are: with the package where it is installed, in the documentation of a checkout."""
    packed = files("starboard") / "rules"
    if packed.is_dir():
        return packed
    above = [parent / "docs" / "rules" for parent in Path(__file__).parents]  # a checkout, or a tree built in one
    return next((folder for folder in above if folder.is_dir()), above[-1])


def _bare(line: str) -> str:
    """Return a line without the marks of its layout; the cells of a table row one after the other."""
    cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
    return re.sub(r"[*`]{1,2}", "", " – ".join(cells)).removeprefix("- ")
