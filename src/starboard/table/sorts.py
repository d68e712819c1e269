"""The sorts of windows that a game has, for each of which a seat may say beforehand whether it is asked.

Those that the game itself tells apart; of a window that it does not sort, that in one's own turn and that in others',
where the game tells whose turn it is. What sort one is hangs on what everybody can see.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Ask
from starboard.table.turns import tells_turns
from starboard.texts import kebab

if TYPE_CHECKING:
    from starboard.kernel import Game, State
    from starboard.table.table import Table
    from starboard.texts import Texts

SIDES: Final = ("own-turn", "others-turn")


@cache
def passable(game: Game[Any]) -> tuple[type[Ask[Any, Any]], ...]:
    """Return the windows of a game that a seat can let pass, seen by nobody."""
    asks = [kind for kind in game.codec.kinds.values() if issubclass(kind, Ask) and kind.SEALED]
    return tuple([kind for kind in asks if kind.SILENCE is not None])


@cache
def sorts(game: Game[Any]) -> dict[str, tuple[type[Ask[Any, Any]], str]]:
    """Return the sorts of them by their names: each with its window, and in whose turn it opens where that is said."""
    found: dict[str, tuple[type[Ask[Any, Any]], str]] = {}
    for kind in passable(game):
        if kind.SORTS:
            found |= dict.fromkeys(kind.SORTS, (kind, ""))
        elif tells_turns(game):
            found |= {f"{kebab(kind.__name__)}/{side}": (kind, side) for side in SIDES}
        else:
            found[kebab(kind.__name__)] = kind, ""
    return found


def sort_of(table: Table, s: State) -> str | None:
    """Return the sort of the open window to the seat that is asked in a state; None where none can be let pass."""
    top = s.steps[-1]
    if not table.is_window() or not isinstance(top, passable(table.game)):
        return None
    if top.SORTS:
        return top.sort(s)
    name = kebab(type(top).__name__)
    side = SIDES[table.standing.turn_of != top.who(s)]
    return f"{name}/{side}" if tells_turns(table.game) else name


def sorts_json(game: Game[Any], texts: Texts) -> list[dict[str, str]]:
    """Tell everybody the sorts of windows that there are, in words."""
    told = []
    for name, (kind, side) in sorts(game).items():
        when = texts.window(game.name, kind, "" if side else name)
        told.append({"window": name, "label": texts.message(f"when-{side}", when=when) if side else when})
    return told
