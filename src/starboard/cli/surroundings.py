"""What is asked for before anything is done: the language, by `--lang` or by the surroundings, and the game."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Game


Language = Annotated[str, typer.Option("--lang", help="help-lang", show_default=False)]
"""The option of every command that speaks."""
Cluster = Annotated[str, typer.Option("--ray", help="help-ray", show_default=False)]
"""The option of every command that plays many games: the address of a cluster that plays them."""
Programs = Annotated[list[str] | None, typer.Option("--bot", help="help-bot", show_default=False)]
"""The option of every command that seats bots: programs, with the names they are to have."""


def spoken_here() -> str:
    """Return the language that the surroundings ask for, by STARBOARD_LANG before all, or English if it is not ours."""
    for name in ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return _ours(wanted[:2])
    return _ours("")


def asked_language(words: Sequence[str]) -> str:
    """Return the language that a command line asks for, or the surroundings, or English if it is not ours."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return _ours(after if word == "--lang" else word.removeprefix("--lang="))
    return spoken_here()


def asks_help(words: Sequence[str]) -> bool:
    """Whether a command line asks for help, and for nothing to be done."""
    return "--help" in words or "-h" in words


def _ours(language: str) -> str:
    from starboard.texts import LANGUAGES

    return language if language in LANGUAGES else LANGUAGES[0]


def open_typed(path: str) -> Game[Any]:
    """Open the game at a path that was typed, in the current folder too; raise as `open_game` does."""
    from starboard.games import open_game

    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does
    return open_game(path)


def game_typed(text: str) -> Game[Any]:
    """Return the game that was typed, by its name or its path; raise UnknownGame or BrokenGame where it is none."""
    from starboard.games import find_game, is_path

    return open_typed(text) if is_path(text) else find_game(text)


def programs_typed(texts: Sequence[str]) -> None:
    """Make programs known as bots that were typed as NAME=COMMAND; raise InvalidOptions as `typed_programs` does."""
    from starboard.bots import add_programs, typed_programs

    add_programs(typed_programs(texts))


def uncompiled() -> list[tuple[str, str]]:
    """Return the games of other packages that are not compiled from their present sources, each with its module.

    One that cannot be played as it is could not be compiled either.
    """
    from starboard.games import FIRST, find_game, module_of, names
    from starboard.kernel import BrokenGame
    from starboard.making.trees import tree_of

    found = []
    for name in names():
        if name not in FIRST and module_of(name) and tree_of(module_of(name)) is None:
            with suppress(BrokenGame):
                find_game(name)
                found.append((name, module_of(name)))
    return found
