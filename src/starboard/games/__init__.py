"""The games that can be played here, found by name and imported when first asked for, and their matches as texts.

An installed package brings its games by entry points of the group `starboard.games`, and Starboard's own come by the
same door. A game that is not installed is opened by its path, such as `mygames.letter:GAME`; nothing that is read from
a file or sent by somebody else is ever taken for a path.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import (
    BrokenGame,
    Game,
    InvalidRecord,
    Match,
    Refusal,
    StarboardError,
    UnknownGame,
    Unsupported,
    load,
)
from starboard.kernel.chance import fresh_seed
from starboard.kernel.mistakes import reason

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

GROUP: Final = "starboard.games"
FIRST: Final = ("oort", "interstellar", "cove")
"""The order in which a list begins; the games of other packages follow by name."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
PATH: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*\Z")

_declared: Final[dict[str, dict[str, str]]] = {}
"""By the name of a game the paths where it is said to be, each with the package that says so; read once."""
_opened: Final[dict[str, str]] = {}
"""The paths of the games that were opened and no installed package alone declares; empty for one that was at hand."""
_modules: Final[dict[str, str]] = {}
"""The modules of the same."""
_games: Final[dict[str, Game[Any]]] = {}
"""What was imported, by name."""


def names() -> tuple[str, ...]:
    """Return the names of all games that there are, Starboard's own first, none of them imported for it."""
    declared = _read_declared()
    own = [name for name in FIRST if name in declared]
    return (*own, *sorted([name for name in {*declared, *_opened} if name not in FIRST]))


def loaded() -> tuple[str, ...]:
    """Return the names of the games that were asked for until now."""
    return tuple(_games)


def find_game(name: str) -> Game[Any]:
    """Return the game of this name; raise UnknownGame where there is none, BrokenGame where it cannot be had."""
    if name in _games:
        return _games[name]
    claims = _read_declared().get(name)
    if not names():
        raise UnknownGame(Refusal("", "no-games"))
    if claims is None:
        raise UnknownGame(Refusal("", "unknown-game", (("game", name[:60]), ("known", ", ".join(names())))))
    if len(claims) > 1:
        said = (("game", name[:60]), ("packages", _whose(name)), ("path", min(claims)))
        raise BrokenGame(Refusal("", "game-twice", said))
    path, package = next(iter(claims.items()))
    try:
        game = _at(path, f"{path} ({package})")
    except UnknownGame as nothing:
        raise BrokenGame(nothing.why) from nothing
    if game.name != name:
        raise BrokenGame(Refusal("", "game-other-name", (("where", path), ("game", name), ("name", game.name[:60]))))
    _games[name] = game
    return game


def is_path(text: str) -> bool:
    """Whether a text that stands for a game means a path, whole or not: no name of a game looks like one."""
    return ":" in text or "." in text


def open_game(path: str) -> Game[Any]:
    """Import the game at a path, `module:GAME`; from then on it is found by its name, as if it were installed.

    Whoever calls this runs the code at the path: it is for what was typed by the one whose machine it is. Raise
    UnknownGame where there is nothing, BrokenGame where it is no game or its name is another's that was asked for.
    """
    if not PATH.match(path):
        raise UnknownGame(Refusal("", "game-path", (("path", path[:60]),)))
    game = _at(path, path)
    add_game(game, path)
    return game


def add_game(game: Game[Any], path: str = "") -> None:
    """Make a game that is at hand known by its name; raise BrokenGame where another has that name.

    The path is where it was found, if it was: then it has the name here, whatever installed packages say, as long as
    nobody has asked for another of this name, and it is none of Starboard's own.
    """
    name, claims = game.name, _read_declared().get(game.name, {})
    taken = name in _games or name in FIRST or (claims and not path)
    if taken and _other(name) is not game:
        where = path or type(game).__module__
        raise BrokenGame(Refusal("", "game-taken", (("where", where), ("game", name), ("other", _whose(name)))))
    _games[name] = game
    if not claims or (path and list(claims) != [path]):
        _opened[name] = path
        _modules[name] = path.partition(":")[0] or game.package or type(game).__module__


def path_of(name: str) -> str:
    """Return the path by which a game was opened; nothing where an installed package brings it, or there is none."""
    return _opened.get(name, "")


def module_of(name: str) -> str:
    """Return the module that a game is in, without importing it; nothing where that is not known."""
    if name in _modules:
        return _modules[name]
    paths = list(_read_declared().get(name, ()))
    return paths[0].partition(":")[0] if len(paths) == 1 else ""


def import_at(path: str, where: str) -> Any:
    """Return what is at a path; raise UnknownGame where there is nothing, BrokenGame where its module fails.

    `where` is how the sentence about it calls the place.
    """
    module, _, attribute = path.partition(":")
    try:
        found = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and f"{module}.".startswith(f"{missing.name}."):
            raise UnknownGame(Refusal("", "game-no-module", (("where", where), ("module", missing.name)))) from missing
        raise _failed(where, missing, module) from missing
    except (Exception, SystemExit) as fault:
        raise _failed(where, fault, module) from fault
    if not hasattr(found, attribute):
        raise UnknownGame(Refusal("", "game-no-attribute", (("where", where), ("attribute", attribute))))
    return getattr(found, attribute)


def _read_declared() -> dict[str, dict[str, str]]:
    if not _declared:
        from importlib.metadata import entry_points

        for entry in entry_points(group=GROUP):
            package = entry.dist.name if entry.dist is not None else "?"
            _declared.setdefault(entry.name, {}).setdefault(entry.value.replace(" ", ""), package)
    return _declared


def _whose(name: str) -> str:
    """Return where the games of a name are: by which path one was opened, or which packages declare it."""
    claims = _read_declared().get(name, {})
    said = [f"{package} ({path})" for path, package in sorted(claims.items())]
    return path_of(name) or ", ".join(said) or module_of(name)


def _other(name: str) -> Game[Any] | None:
    """Return the game that has a name, None where it cannot be had."""
    try:
        return find_game(name)
    except BrokenGame:
        return None


def _at(path: str, where: str) -> Game[Any]:
    game = import_at(path, where)
    if not isinstance(game, Game):
        raise BrokenGame(Refusal("", "game-none", (("where", where),)))
    if not NAME.match(game.name):
        raise BrokenGame(Refusal("", "game-name", (("where", where), ("name", game.name[:60]))))
    return game


def _failed(where: str, fault: BaseException, module: str) -> BrokenGame:
    """Return the error for a module that cannot be imported, with Python's reason and its place in one line."""
    package = module.partition(".")[0]
    return BrokenGame(Refusal("", "game-fails", (("where", where), ("reason", reason(fault, package)))))


def read_record(
    text: str,
    names: Callable[[], Sequence[str]] = names,
    find_game: Callable[[str], Game[Any]] = find_game,
) -> Match:
    """Return the match of a saved file, or of a record in the notation of one of the games named.

    Raise InvalidRecord where it is neither, UnknownGame where the file is of a game that there is not, BrokenGame
    where it is of one that cannot be had.
    """
    try:
        return load(text, find_game) if text.startswith("{") else _from_notation(text, names(), find_game)
    except (BrokenGame, InvalidRecord, UnknownGame):
        raise
    except StarboardError as error:
        raise InvalidRecord(error.why) from error


def _from_notation(text: str, names: Sequence[str], find_game: Callable[[str], Game[Any]]) -> Match:
    """Return the match of a record in a game's notation: each of its moves is taken back as one."""
    fault: StarboardError = InvalidRecord(Refusal("", "damaged", (("place", "line 1"),)))
    for name in names:
        try:
            game = find_game(name)
            start, moves = game.parse_record(text)
        except (BrokenGame, UnknownGame, Unsupported):
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
