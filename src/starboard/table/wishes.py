"""Standing instructions for windows: pass until something happens, and ask never or always about an ability. Private.

They pass open windows only; whoever is asked alone is asked always. What cancels one is read from the log, so that it
is the same after a restart; what is said of an ability holds until it is taken back.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SEAT, UNKNOWN, Action, Ask, Game, legal
from starboard.kernel.actions import every
from starboard.kernel.log import Came, Played, Sealed, is_for
from starboard.kernel.views import seen_by
from starboard.table.entries import Began, Entry, Moved, Ruled, Stepped, TookBack
from starboard.table.errors import NotNow, refusal
from starboard.table.saying import pools, read_event
from starboard.table.turns import WORDS

if TYPE_CHECKING:
    from starboard.kernel import Event
    from starboard.table.table import Table
    from starboard.texts import Texts

TARGETED: Final = "targeted"
MY_TURN: Final = "my-turn"
TURN_END: Final = "turn-end"
NEVER: Final = "never"
ALWAYS: Final = "always"
MOST_ABILITIES: Final = 16
"""Of so many abilities a seat may say how it wants to be asked."""


def ends(table: Table, seat: int, until: str, entry: Entry) -> bool:
    """Whether an entry cancels a seat's instruction."""
    if isinstance(entry, TookBack | Ruled | Began):
        return True
    if isinstance(entry, Stepped):
        return entry.seat == seat
    if not isinstance(entry, Moved):
        return False
    if until == MY_TURN:
        return entry.turn == seat
    if until == TURN_END:
        return entry.turn >= 0
    return until == TARGETED and _targets(table, seat, entry)


def _targets(table: Table, seat: int, entry: Moved) -> bool:
    """Whether somebody else did something to a seat, as far as it can see, or it was asked alone by a window."""
    if entry.by == "window" and any("play" in line and line["seat"] == seat for line in entry.lines):
        return True
    if entry.seat == seat:
        return False
    events = [event for line in entry.lines if (event := read_event(table, line)) is not None]
    return any(_names(table, seat, event) for event in events if is_for(event, seat))


def _names(table: Table, seat: int, event: Event) -> bool:
    """Whether an event speaks of a seat, apart from whose turn it is and from what it decided itself."""
    if isinstance(event, Played | Sealed | Came) or WORDS.begins(table.game.name, event):
        return False
    seen = seen_by(event, seat)
    return any(field.domain is SEAT and getattr(seen, field.name) == seat for field in seen.FIELDS)


# Abilities: what a window can be answered with, whomever it is done to


def ability(game: Game[Any], action: Action) -> Action:
    """Return what an action is an instance of: its kind with the pieces that it names, and nothing else of it."""
    kind: Any = type(action)
    named = [field.domain.name in pools(game) for field in kind.FIELDS]
    values = [getattr(action, field.name) for field in kind.FIELDS]
    found: Action = kind(*[value if is_piece else UNKNOWN for value, is_piece in zip(values, named, strict=True)])
    return found


@cache
def abilities(game: Game[Any]) -> dict[str, Action]:
    """Return all with which the windows of a game can be answered, by their own texts and by those of their actions."""
    asks = [kind for kind in game.codec.kinds.values() if issubclass(kind, Ask) and kind.SEALED]
    windows = [kind for kind in asks if kind.SILENCE is not None]
    actions = [action for kind in windows for action in every(kind.TAKES) if action != kind.SILENCE]
    found = {str(action): ability(game, action) for action in actions}
    return found | {str(one): one for one in found.values()}


def answers(table: Table, seat: int) -> tuple[str, list[str]] | None:
    """Return how a seat lets the open window pass, and by which abilities it can answer.

    None where it is asked nothing, or something that cannot be let pass.
    """
    if not table.is_window() or seat not in table.asked():
        return None
    s = table.state_for(seat)
    top = s.steps[-1]
    if not isinstance(top, Ask) or not top.SEALED or top.SILENCE is None:
        return None
    found = [str(ability(table.game, action)) for action in legal(s) if action != top.SILENCE]
    return str(top.SILENCE), list(dict.fromkeys(found))


def asked_about(game: Game[Any], asks: dict[str, str], text: str, how: str) -> dict[str, str]:
    """Return how a seat wants to be asked about abilities once it has said how about one; an empty text is none.

    Raise NotNow where no window is answered so, or where it has said so of too many.
    """
    if not text:
        return asks
    found = abilities(game).get(text)
    if found is None:
        raise NotNow(refusal("table-no-ability", text=text[:60]))
    others = {name: said for name, said in asks.items() if name != str(found)}
    if how and len(others) >= MOST_ABILITIES:
        raise NotNow(refusal("table-abilities", most=MOST_ABILITIES))
    return others | {str(found): how} if how else others


def asks_json(table: Table, seat: int, asks: dict[str, str], texts: Texts) -> list[dict[str, Any]]:
    """Tell a seat by which abilities it can answer now, and of which others it has said how it wants to be asked."""
    _, now = answers(table, seat) or ("", [])
    known, say = abilities(table.game), texts.action
    return [
        {"ability": one, "label": say(table.game.name, known[one]), "ask": asks.get(one), "now": one in now}
        for one in dict.fromkeys([*now, *asks])
    ]
