"""A small whole game to begin with: `starboard new NAME` writes the folder `moonrace` under another name.

Its files end in `.model`, so that no tool takes them for sources of this project; tests hold them to what they become.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from starboard.games import names
from starboard.kernel import InvalidOptions, Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

MODEL: Final = "moonrace"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}\Z")
SUFFIX: Final = ".model"


def write_game(name: str, folder: Path) -> list[Path]:
    """Write a game of this name into a new or empty folder and return its files; raise InvalidOptions, nothing written.

    The name is a package's: small letters, digits and underscores; none that Python or Starboard finds already.
    """
    if not NAME.match(name) or keyword.iskeyword(name):
        raise InvalidOptions(Refusal("", "new-name", (("name", name[:60]),)))
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise InvalidOptions(Refusal("", "new-folder", (("folder", str(folder)),)))
    if name in sys.stdlib_module_names or name in names() or find_spec(name) is not None:
        raise InvalidOptions(Refusal("", "new-name-taken", (("name", name),)))
    written = [(folder / path, text) for path, text in _texts(files(__package__) / MODEL, name)]
    for path, text in written:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [path for path, _ in written]


def _texts(folder: Traversable, name: str, under: str = "") -> list[tuple[str, str]]:
    """Return every file of the model under its new path, with its new text."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{under}{_renamed(entry.name, name)}"
        if entry.is_dir():
            found += _texts(entry, name, f"{path}/")
        else:
            found.append((path.removesuffix(SUFFIX), _renamed(entry.read_text(encoding="utf-8"), name)))
    return found


def _renamed(text: str, name: str) -> str:
    """Return a text that speaks of the new game: its name as a package, in messages, as a class and as a title."""
    words = name.strip("_").split("_")
    title = " ".join(words).capitalize()
    camel = "".join(word.capitalize() for word in words)
    text = text.replace("class Moonrace", f"class {camel}").replace("= Moonrace()", f"= {camel}()")
    return text.replace("Moonrace", title).replace(MODEL, name)
