"""The games, found by name and imported when first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from starboard.kernel import Game, Refusal, UnknownGame

NAMES: Final = ("oort",)
"""The games that Starboard plays, each in the folder of its name."""


def find_game(name: str) -> Game[Any]:
    """Return the game of this name; raise UnknownGame where there is none."""
    if name not in NAMES:
        raise UnknownGame(Refusal("", "unknown-game", (("game", name[:60]), ("known", ", ".join(NAMES)))))
    game: Game[Any] = import_module(f"starboard.games.{name}").GAME
    return game
