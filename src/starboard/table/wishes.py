"""Standing instructions for windows: pass until something, be asked never or always of a sort or an ability. Private.

They pass open windows only; whoever is asked alone is asked always. What cancels one is read from the log, so that it
is the same after a restart; what is said of a sort of windows or of an ability holds until it is taken back.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.kernel import SEAT, UNKNOWN, Action, Ask, Game, legal
from starboard.kernel.actions import every
from starboard.kernel.log import Came, Played, Sealed, is_for
from starboard.kernel.views import seen_by
from starboard.table.entries import Began, Entry, Moved, Ruled, Stepped, TookBack
from starboard.table.errors import NotNow, refusal
from starboard.table.saying import pools, read_event
from starboard.table.sorts import passable, sort_of, sorts
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
OF_WINDOW: Final = "window "
"""What stands before the name of a sort of windows where it is kept beside abilities."""


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
    actions = [action for kind in passable(game) for action in every(kind.TAKES) if action != kind.SILENCE]
    found = {str(action): ability(game, action) for action in actions}
    return found | {str(one): one for one in found.values()}


class Answering(NamedTuple):
    """How a seat lets the open window pass, by which abilities it can answer, and of which sort the window is to it."""

    silence: str
    abilities: list[str]
    sort: str


def answers(table: Table, seat: int) -> Answering | None:
    """Return how a seat can answer the open window.

    None where it is asked nothing, or something that cannot be let pass.
    """
    if not table.is_window() or seat not in table.asked():
        return None
    s = table.state_for(seat)
    top, sort = s.steps[-1], sort_of(table, s)
    if sort is None or not isinstance(top, Ask):
        return None
    found = [str(ability(table.game, action)) for action in legal(s) if action != top.SILENCE]
    return Answering(str(top.SILENCE), list(dict.fromkeys(found)), sort)


def is_passed(asks: dict[str, str], answering: Answering, *, stands: bool, beside: bool) -> bool:
    """Whether a seat lets a window pass unasked; `stands` says that it passes until something.

    What it wants always to be asked about is asked. Where others sit beside it, nothing that it holds may count.
    """
    of_window = asks.get(OF_WINDOW + answering.sort, "")
    of_abilities = set() if beside else {asks.get(one, "") for one in answering.abilities}
    if not beside and of_abilities <= {NEVER}:
        return True
    return ((stands and of_window != ALWAYS) or of_window == NEVER) and ALWAYS not in of_abilities


def known(game: Game[Any], asks: dict[str, str]) -> dict[str, str]:
    """Return what was said of sorts and abilities that the game has: older rules may have had others."""
    there = abilities(game).keys() | {OF_WINDOW + name for name in sorts(game)}
    return {name: how for name, how in asks.items() if name in there}


def asked_about(game: Game[Any], asks: dict[str, str], text: str, window: str, how: str) -> dict[str, str]:
    """Return how a seat wants to be asked once it has said how, of an ability or a sort of windows; empty is of none.

    Raise NotNow where there is no such window, none is answered so, or it has said so of too many abilities.
    """
    if window:
        if window not in sorts(game):
            raise NotNow(refusal("table-no-sort", text=window[:60], known=", ".join(sorts(game)) or "-"))
        asks = _said(asks, OF_WINDOW + window, how)
    if not text:
        return asks
    found = abilities(game).get(text)
    if found is None:
        raise NotNow(refusal("table-no-ability", text=text[:60]))
    others = [name for name in asks if name != str(found) and not name.startswith(OF_WINDOW)]
    if how and len(others) >= MOST_ABILITIES:
        raise NotNow(refusal("table-abilities", most=MOST_ABILITIES))
    return _said(asks, str(found), how)


def _said(asks: dict[str, str], name: str, how: str) -> dict[str, str]:
    others = {other: said for other, said in asks.items() if other != name}
    return others | {name: how} if how else others


def asks_json(table: Table, seat: int, asks: dict[str, str], texts: Texts) -> dict[str, Any]:
    """Tell a seat by which abilities it can answer now, and of which others and of which windows it has said how."""
    answering = answers(table, seat)
    now, say, game = answering.abilities if answering else [], texts.action, table.game
    windows = {name.removeprefix(OF_WINDOW): how for name, how in asks.items() if name.startswith(OF_WINDOW)}
    about = dict.fromkeys([*now, *[name for name in asks if not name.startswith(OF_WINDOW)]])
    told = [
        {"ability": one, "label": say(game.name, abilities(game)[one]), "ask": asks.get(one), "now": one in now}
        for one in about
    ]
    return {"asks": told, "windows": windows}
