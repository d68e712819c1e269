"""What every library's environments begin with: the game that is meant, and what is said where there is a fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.games import add_game, find_game, is_path, open_game
from starboard.kernel import Game
from starboard.texts import Texts, refusal_said

if TYPE_CHECKING:
    from starboard.kernel import StarboardError


def game_of(game: str | Game[Any]) -> Game[Any]:
    """Return the game of a name, at a path such as `mygames.letter:GAME`, or itself.

    To name a path runs the code there. Raise UnknownGame where there is none, BrokenGame where it cannot be had.
    """
    if isinstance(game, Game):
        add_game(game)
        return game
    name = str(game)
    return open_game(name) if is_path(name) else find_game(name)


def said(game_name: str, error: StarboardError) -> str:
    """Say what was wrong, with the number of the rule where there is one."""
    sentence = refusal_said(error.why, Texts("en"), game_name)
    return f"{sentence} ({error.why.rule})" if error.why.rule else sentence
