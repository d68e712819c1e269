"""How the games look in a terminal: a module of the game's name where it has a look of its own, else the plain one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from starboard.terminal.boards.face import Face, Size, Topic, Way

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.texts import Texts

__all__ = ["Face", "Size", "Topic", "Way", "face_of"]


def face_of(game: Game[Any], texts: Texts) -> Face:
    """Return the look of a game, speaking this language."""
    name = f"{__name__}.{game.name}"
    if not game.name.isidentifier() or find_spec(name) is None:
        return Face(game, texts)
    face: Face = import_module(name).FACE(game, texts)
    return face
