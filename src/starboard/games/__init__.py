"""The games, found by name and imported when first asked for, and their matches as texts."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Game, InvalidRecord, Match, Refusal, StarboardError, UnknownGame, Unsupported, load
from starboard.kernel.chance import fresh_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NAMES: Final = ("oort", "interstellar", "cove")
"""The games that Starboard plays, each in the folder of its name."""


def find_game(name: str) -> Game[Any]:
    """Return the game of this name; raise UnknownGame where there is none."""
    if name not in NAMES:
        raise UnknownGame(Refusal("", "unknown-game", (("game", name[:60]), ("known", ", ".join(NAMES)))))
    game: Game[Any] = import_module(f"starboard.games.{name}").GAME
    return game


def read_record(text: str, names: Sequence[str] = NAMES, find_game: Callable[[str], Game[Any]] = find_game) -> Match:
    """Return the match of a saved file, or of a record in the notation of one of the games named.

    Raise InvalidRecord where it is neither, UnknownGame where the file is of a game that there is not.
    """
    try:
        return load(text, find_game) if text.startswith("{") else _from_notation(text, names, find_game)
    except (InvalidRecord, UnknownGame):
        raise
    except StarboardError as error:
        raise InvalidRecord(error.why) from error


def _from_notation(text: str, names: Sequence[str], find_game: Callable[[str], Game[Any]]) -> Match:
    """Return the match of a record in a game's notation: each of its moves is taken back as one."""
    fault: StarboardError = InvalidRecord(Refusal("", "damaged", (("place", "line 1"),)))
    for name in names:
        game = find_game(name)
        try:
            start, moves = game.parse_record(text)
        except Unsupported:
            continue
        except StarboardError as error:
            fault = error
            continue
        # Nothing can be promised about a match that was played before.
        match = Match(game, game.seats_of(start), start=start, seed=fresh_seed())
        for move in moves:
            match.play_all(match.seat, move)
        return match
    raise fault
