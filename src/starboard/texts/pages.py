"""What a game says of how a browser's page draws it: the module that `Game.page` names, in the game's own package.

There may be a function `laid(seen)`, which returns a position as a record that is easier to draw than the state, a
function `reckoned(seen)`, which returns what is to be said beside it, and a text `BOARD`, the file beside the module
that is a board of the game's own: one ES module.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import BrokenGame, Game, Record, Refusal, State
from starboard.kernel.mistakes import reason

if TYPE_CHECKING:
    from types import ModuleType

SCRIPT: Final = re.compile(r"[\w-]+\.js\Z")
"""A board's file: a script beside the module, and no other file of the machine."""
LARGEST: Final = 1 << 20
"""Bytes of a board at most."""


class Page:
    """What a module says; one that there is not says nothing."""

    def __init__(self, game: Game[Any], module: ModuleType | None) -> None:
        self._laid: Final = getattr(module, "laid", None)
        self._reckoned: Final = getattr(module, "reckoned", None)
        found = [one for one in vars(module or object).values() if isinstance(one, type) and issubclass(one, Record)]
        name = module.__name__ if module else ""
        self.records: Final[list[type[Record]]] = [one for one in found if one.__module__ == name]
        """The classes of records that it lays positions out with."""
        board, file = str(getattr(module, "BOARD", "")), getattr(module, "__file__", None)
        if board and not SCRIPT.match(board):
            raise BrokenGame(Refusal("", "page-board", (("game", game.name), ("board", board[:60]))))
        self.board: Final = Path(file).with_name(board) if board and file else None
        """The file of the game's own board; None where it has none."""

    def laid(self, seen: State) -> Record | None:
        """Return a position as it is drawn, by what a viewer sees; None where the state itself is."""
        if self._laid is None:
            return None
        record: Record | None = self._laid(seen)
        return record

    def reckoned(self, seen: State) -> Any:
        """Return what is to be said beside a position: dictionaries, lists, plain values, and reasons as Refusals."""
        return None if self._reckoned is None else self._reckoned(seen)

    def script(self) -> str | None:
        """Return the game's own board; None where there is none. Raise BrokenGame where it cannot be read."""
        if self.board is None:
            return None
        why = (("game", self.board.parent.name), ("board", self.board.name))
        try:
            if self.board.stat().st_size > LARGEST:
                raise BrokenGame(Refusal("", "page-board", why))
            return self.board.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BrokenGame(Refusal("", "page-board", why)) from fault


@cache
def page_of(game: Game[Any]) -> Page:
    """Return what a game says of its page; raise BrokenGame where the module that it names cannot be had."""
    if not game.page:
        return Page(game, None)
    try:
        module = import_module(game.page)
    except Exception as fault:
        why = (("where", game.page), ("reason", reason(fault, game.page.partition(".")[0])))
        raise BrokenGame(Refusal("", "game-fails", why)) from fault
    return Page(game, module)
