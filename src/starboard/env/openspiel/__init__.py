"""Games in OpenSpiel: importing this registers every installed game, `starboard_oort` and so on, with pyspiel.

    import pyspiel
    import starboard.env.openspiel

    game = pyspiel.load_game("starboard_oort(seats=3,scattered=True)")

Parameters are `seats` (or, as OpenSpiel's own games say, `players`), `returns` (`zero-sum`, `rank` or `scores`),
`moves` where the number of decisions and draws has a bound, and each option of the game by its name; an option without
a plain default is a text of JSON, `setup=json:5`, with `%2C` for a comma. `register` takes a game that is not
installed.
"""

from __future__ import annotations

from typing import Any, Final
from warnings import warn

from starboard.env.missing import lacking

try:
    import pyspiel
except ImportError as missing:
    raise lacking("openspiel", missing) from missing

from starboard.env.opening import game_of
from starboard.env.openspiel.errors import refused
from starboard.env.openspiel.games import SpielGame, class_of, short_name, type_of
from starboard.games import names
from starboard.kernel import Game, StarboardError

__all__ = ["SpielGame", "load", "register"]

_registered: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any] | str) -> str:
    """Make a game known to OpenSpiel and return its name there.

    The game itself, the name of an installed one, or the path of one that is not, such as `mygames.letter:GAME`; to
    name a path runs the code there. Raise SpielError where there is no such game.
    """
    try:
        found = game_of(game)
    except StarboardError as error:
        raise refused("", error) from error
    name = short_name(found)
    if _registered.get(name) is not found:
        pyspiel.register_game(type_of(found), class_of(found))
        _registered[name] = found
    return name


def load(game: Game[Any] | str, **params: Any) -> SpielGame:
    """Return a game by its name, its path or itself, with these parameters, registered where it was not."""
    loaded: SpielGame = pyspiel.load_game(register(game), params)
    return loaded


def _register_installed() -> None:
    """Register every installed game; warn of one that cannot be had."""
    for name in names():
        try:
            register(name)
        except pyspiel.SpielError as error:
            warn(f"The game {name} is not registered with OpenSpiel: {error}", stacklevel=3)


_register_installed()
