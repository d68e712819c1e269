"""How the games look in a terminal: as the look does that a game names, else as any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.games import import_at
from starboard.kernel import BrokenGame, Refusal, UnknownGame
from starboard.terminal.boards.face import Face, Size, Topic, Way

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.texts import Texts

__all__ = ["Face", "Size", "Topic", "Way", "face_of"]


def face_of(game: Game[Any], texts: Texts) -> Face:
    """Return the look of a game, speaking this language; raise BrokenGame where the one that it names is none."""
    if not game.face:
        return Face(game, texts)
    try:
        kind = import_at(game.face, game.face)
    except UnknownGame as nothing:
        raise BrokenGame(nothing.why) from nothing
    if not (isinstance(kind, type) and issubclass(kind, Face)):
        raise BrokenGame(Refusal("", "game-no-face", (("game", game.name), ("where", game.face))))
    return kind(game, texts)
