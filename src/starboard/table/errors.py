"""What a table refuses besides the rules, each with a stable code and a message; and how any refusal is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import InvalidOptions, Refusal, RuleFailed, StarboardError
from starboard.texts import refusal_said

if TYPE_CHECKING:
    from starboard.texts import Texts

_TOO_LONG: Final = re.compile(r"Expected `str` of length <= (\d+)")
"""How msgspec says it."""


class UnknownTable(StarboardError):
    """There is no such table, or nothing of it is for whoever asks."""

    code = "table/unknown"


class NotAllowed(StarboardError):
    """Whoever asks has not the key for it."""

    code = "table/not-allowed"


class NotNow(StarboardError):
    """The table is not at a point where this can be done."""

    code = "table/not-now"


class SeatTaken(StarboardError):
    """Somebody sits there, or there is no such seat."""

    code = "table/seat-taken"


class LetGo(Exception):
    """Something is asked of a table's past that is in the store alone: whoever has it read asks again."""


class Quarantined(StarboardError):
    """What is stored of the table is damaged; it is kept as it is for the operator to look at."""

    code = "table/quarantined"


class Busy(StarboardError):
    """The server has more to do than it can; the same request may be sent again."""

    code = "server/busy"


class StoreFailed(StarboardError):
    """Nothing can be stored now, so nothing is played."""

    code = "server/store"


class PortTaken(StarboardError):
    """The server cannot be reached at the address that it was given."""

    code = "server/address"


class Reported(StarboardError):
    """A rule of the game failed, and it is written down where."""

    code = RuleFailed.code

    def __init__(self, why: Refusal, report: str) -> None:
        super().__init__(why)
        self.report: Final = report


class TooMany(StarboardError):
    """More than the limit in so short a time."""

    code = "server/too-many"


def refusal(code: str, **said: str | int) -> Refusal:
    """Return why something is refused that no rule of a game speaks of."""
    return Refusal("", code, tuple(said.items()))


def unreadable(fault: str) -> Refusal:
    """Return why a message is none: what is too long as people say it, anything else as it was found."""
    long = _TOO_LONG.search(fault)
    return refusal("long-text", most=int(long[1])) if long else refusal("wrong-message", fault=fault[:200] or "?")


def failed(fault: BaseException) -> StoreFailed:
    """Return what somebody is told where the database fails."""
    error = StoreFailed(refusal("store-failed"))
    error.__cause__ = fault
    return error


def refused_json(error: StarboardError, texts: Texts, game: str) -> dict[str, Any]:
    """Tell why something was refused: code, rule, and a sentence; `report` is where the operator finds more."""
    return problem(error.code, error.why, texts, game, error.report if isinstance(error, Reported) else "")


def problem(code: str, why: Refusal, texts: Texts, game: str, report: str = "") -> dict[str, Any]:
    """Tell why something was refused, by its code."""
    told = {
        "code": code,
        "rule": why.rule or None,
        "message": refusal_said(why, texts, game),
        "report": report or None,
    }
    more = {"seconds"} if code == TooMany.code else {"option", "path"} if code == InvalidOptions.code else set()
    return {**told, **{name: value for name, value in why.args if name in more}}
