"""Where messages are: those of all games in `locales/`, those of one game in the folder `texts/` beside it."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from starboard.games import module_of, names
from starboard.kernel import BrokenGame, Refusal, Unsupported

if TYPE_CHECKING:
    from collections.abc import Iterable
    from importlib.resources.abc import Traversable

LANGUAGES: Final = ("en", "fr")
"""The languages of Starboard itself. In any other that a game has, the game speaks it and the table English."""
LANGUAGE: Final = re.compile(r"[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*\Z")


def de(name: object) -> str:
    """Return a name after the French « de », which loses its vowel before another one."""
    word = str(name)
    first = normalize("NFD", word[:1]).lower()[:1]
    return f"d’{word}" if first in set("aeiouyœæ") else f"de {word}"


@cache
def catalogue(language: str) -> FluentBundle:
    """Return the messages of all games in a language of ours, read once."""
    folder = files("starboard") / "locales" / language
    return _bundle(language, sorted(folder.iterdir(), key=lambda found: found.name))


@cache
def game_catalogue(module: str, language: str) -> FluentBundle | None:
    """Return the messages of the game in a module, read once; None where it has no such language.

    Raise BrokenGame where the file has something that is no message: it would be silently missing.
    """
    file = home(module) / f"{language}.ftl"
    return _bundle(language, [file]) if LANGUAGE.match(language) and file.is_file() else None


def _bundle(language: str, found: Iterable[Traversable]) -> FluentBundle:
    functions: dict[str, Any] = {"DE": de}  # a plain text is a value of Fluent's too
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in found:
        if file.name.endswith(".ftl"):
            bundle.add_resource(_read(file))
    return bundle


def _read(file: Traversable) -> Any:
    """Return the entries of a file; raise BrokenGame where one of them is no message."""
    name = "/".join(Path(str(file)).parts[-3:])
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as fault:
        raise BrokenGame(Refusal("", "junk-text", (("where", name), ("text", "…"), ("fault", fault.reason)))) from fault
    found = FluentResource(text)
    for entry in found.body:
        if isinstance(entry, Junk) and entry.content is not None and entry.span is not None:
            line = text.count("\n", 0, entry.span.start) + 1
            said = str(entry.annotations[0].message) if entry.annotations else "?"
            why = (("where", f"{name}:{line}"), ("text", entry.content.split("\n")[0][:60]), ("fault", said))
            raise BrokenGame(Refusal("", "junk-text", why))
    return found


@cache
def home(module: str) -> Path:
    """Return the folder for the texts of a game in this module, whether it is there or not, without importing it."""
    try:
        spec = find_spec(module)
    except Exception:  # noqa: BLE001  # a package around it fails; whoever asks for the game is told why
        spec = None
    return Path(spec.origin).parent / "texts" if spec and spec.origin else Path("texts", "none")


def _speaks(module: str, language: str) -> bool:
    return bool(LANGUAGE.match(language)) and (home(module) / f"{language}.ftl").is_file()


def check_language(language: str) -> None:
    """Raise Unsupported for a language that neither Starboard nor any game has."""
    if language in LANGUAGES or any(_speaks(module, language) for module in map(module_of, names()) if module):
        return
    why = (("language", language[:60]), ("known", ", ".join(LANGUAGES)))
    raise Unsupported(Refusal("", "unknown-language", why))
