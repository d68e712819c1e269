"""A small whole game to begin with: `starboard new NAME` writes the folder `moonrace` under another name.

Its files end in `.model`, so that no tool takes them for sources of this project; tests hold them to what they become.
An example of the project's can take the place of its rules and texts.
"""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starboard.games import names
from starboard.kernel import InvalidOptions, Refusal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

MODEL: Final = "moonrace"
EXAMPLES: Final = ("freeport", "landfall")
"""The examples that can be begun with; an installed Starboard has them too."""
NUMBERED: Final = {MODEL: "MR", "freeport": "FP", "landfall": "LF"}
"""How the numbers of each game's rules begin."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,30}\Z")
SUFFIX: Final = ".model"
TEST: Final = f'''"""What Starboard asks of every game."""

from __future__ import annotations

from starboard.testing import contract

from {MODEL} import GAME

test_contract = contract(GAME)
'''


def write_game(name: str, folder: Path, example: str = "") -> list[Path]:
    """Write a game of this name into a new or empty folder and return its files; raise InvalidOptions, nothing written.

    The name is a package's: small letters, digits and underscores; none that Python or Starboard finds already. It is
    that example's game under this name, where one is named.
    """
    if not NAME.match(name) or keyword.iskeyword(name):
        raise InvalidOptions(Refusal("", "new-name", (("name", name[:60]),)))
    if example and example not in EXAMPLES:
        raise InvalidOptions(Refusal("", "new-example", (("name", example[:60]), ("known", ", ".join(EXAMPLES)))))
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise InvalidOptions(Refusal("", "new-folder", (("folder", str(folder)),)))
    if name in sys.stdlib_module_names or name in names() or find_spec(name) is not None:
        raise InvalidOptions(Refusal("", "new-name-taken", (("name", name),)))
    written = {folder / _renamed(path, name): _renamed(text, name) for path, text in _texts(example).items()}
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(written)


def _texts(example: str) -> dict[str, str]:
    """Return every file of the model by its path, with its text, as if the example were what the model is."""
    model = _read(files(__package__) / MODEL)
    if not example:
        return model
    around = {path: text for path, text in model.items() if "/" not in path}
    rules = {path: _renamed(text, MODEL, example) for path, text in _read(_examples() / example).items()}
    return around | {f"{MODEL}/{path}": text for path, text in rules.items()} | {f"tests/test_{MODEL}.py": TEST}


def _examples() -> Traversable:
    """Return where the examples are: with the package where it is installed, else in the checkout around it."""
    packed = files(__package__) / "examples"
    if packed.is_dir():
        return packed
    above = [parent / "examples" for parent in Path(__file__).parents]  # a checkout, or a tree built in one
    return next((folder for folder in above if folder.is_dir()), above[-1])


def _read(folder: Traversable, under: str = "") -> dict[str, str]:
    """Return the texts of all files in a folder, each by its path there."""
    found: dict[str, str] = {}
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{under}{entry.name}"
        if entry.is_dir() and not entry.name.startswith("__"):
            found |= _read(entry, f"{path}/")
        elif entry.is_file():
            found[path.removesuffix(SUFFIX)] = entry.read_text(encoding="utf-8")
    return found


def _renamed(text: str, name: str, old: str = MODEL) -> str:
    """Return a text that speaks of the new game: its name as a package, in messages, as a class and as a title.

    So do the numbers of its rules, which begin with the first letters of its words, or with the first two of its one.
    """
    words = [word for word in name.split("_") if word]
    title = " ".join(words).capitalize()
    camel = "".join(word.capitalize() for word in words)
    if re.search(rf"^class {camel}\b", text, re.MULTILINE):
        camel += "Game"  # a class of the rules is called so
    letters = "".join(word[0] for word in words if word[0].isalpha()) if len(words) > 1 else words[0][:2]
    said = {
        f"{NUMBERED[old]}-": f"{NUMBERED.get(name, letters.upper())}-",
        f"class {old.capitalize()}": f"class {camel}",
        f"= {old.capitalize()}()": f"= {camel}()",
        old.capitalize(): title,
        old: name,
    }
    text = re.sub(rf"^{old}-title = .*", f"{old}-title = {old.capitalize()}", text, flags=re.MULTILINE)
    return re.sub("|".join(map(re.escape, said)), lambda found: said[found[0]], text)
