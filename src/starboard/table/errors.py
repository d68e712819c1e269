"""What a table refuses besides the rules: each with a stable code and a message that every language has."""

from __future__ import annotations

from starboard.kernel import Refusal, StarboardError


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


class TooMany(StarboardError):
    """More than the limit in so short a time."""

    code = "server/too-many"


def refusal(code: str, **said: str | int) -> Refusal:
    """Return why something is refused that no rule of a game speaks of."""
    return Refusal("", code, tuple(said.items()))


def failed(fault: BaseException) -> StoreFailed:
    """Return what somebody is told where the database fails."""
    error = StoreFailed(refusal("store-failed"))
    error.__cause__ = fault
    return error
