"""How much anybody may ask for in how short a time. Whoever asks for more is told to wait; nobody else notices."""

from __future__ import annotations

from collections import Counter, deque
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta, Struct

from starboard.table import metrics
from starboard.table.errors import TooMany, refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.types import Scope

Count = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True):
    """So much of each at most; 0 is no limit. Requests from the machine itself are not counted by their address.

    What is counted by the second may come in bursts, see `SPANS`.
    """

    sockets: Count = 30
    """Lines from one address at the same time."""
    watchers: Count = 200
    """Lines by which one table is watched, at the same time: each hears all that happens there."""
    tables: Count = 20
    """New tables from one address in an hour."""
    guesses: Count = 20
    """Keys and codes that open nothing, from one address in a minute."""
    messages: Count = 10
    """Messages over one line in a second."""
    actions: Count = 5
    """Decisions of one seat in a second."""
    chat: Count = 1
    """Of what one seat says, in a second."""
    hints: Count = 1
    """Hints for one seat, in a second."""
    studies: Count = 10
    """Positions that are studied from one address, in a second."""
    brings: Count = 4
    """How often one seat asks in a second what its choices bring."""


UNLIMITED: Final = Limits(**dict.fromkeys(Limits.__struct_fields__, 0))
SPANS: Final = {
    "tables": 3600,
    "guesses": 60,
    "messages": 3,
    "actions": 3,
    "chat": 5,
    "hints": 5,
    "studies": 3,
    "brings": 5,
}
"""Over so many seconds each is counted: three seconds' worth of messages may come at once, five of chat or hints."""
HERE: Final = {"127.0.0.1", "::1"}
FORWARDED: Final = {b"x-forwarded-for", b"x-real-ip", b"forwarded"}
"""Headers in which proxies say whose request they pass on."""
HOURLY: Final = {"tables", "guesses"}
"""What is counted for the whole span, not by the second."""


FORGET: Final = 10_000
"""After so many counts whoever has not come for long is forgotten."""


class Turnstile:
    """Counts what comes in, and says no. Nothing of it is stored: a server that starts again begins to count anew."""

    def __init__(self, limits: Limits) -> None:
        self._sockets: Final[Counter[str]] = Counter()
        self._most_sockets: Final = limits.sockets
        self._most_watchers: Final = limits.watchers
        self._most: Final = {
            name: getattr(limits, name) * (1 if name in HOURLY else seconds) for name, seconds in SPANS.items()
        }
        self._came: Final[dict[tuple[str, ...], deque[float]]] = {}
        """When each of what is counted came, as far as it still counts, by what it is and whose."""
        self._counted = 0

    def count(self, what: str, *who: str) -> None:
        """Count one more; raise TooMany, with the seconds to wait, where that is too many."""
        if not self._most[what] or who[0] in HERE:
            return
        self.check(what, *who)
        self._came.setdefault((what, *who), deque()).append(monotonic())
        self._counted += 1
        if self._counted % FORGET == 0:
            self._forget()

    def check(self, what: str, *who: str) -> None:
        """Raise TooMany where one more would be too many, without counting."""
        came, now = self._came.get((what, *who)), monotonic()
        if not came or not self._most[what] or who[0] in HERE:
            return
        while came and came[0] <= now - SPANS[what]:
            came.popleft()
        if len(came) >= self._most[what]:
            metrics.LIMITED.labels(what).inc()
            raise TooMany(refusal("too-many", seconds=max(1, ceil(came[0] + SPANS[what] - now))))

    def _forget(self) -> None:
        """Forget whoever is counted for nothing any more."""
        now = monotonic()
        for key in [key for key, came in self._came.items() if not came or came[-1] <= now - SPANS[key[0]]]:
            del self._came[key]

    def enter(self, address: str) -> None:
        """Count a line; raise TooMany where its address has too many."""
        if address not in HERE and 0 < self._most_sockets <= self._sockets[address]:
            metrics.LIMITED.labels("sockets").inc()
            raise TooMany(refusal("too-many-lines", most=self._most_sockets))
        self._sockets[address] += 1

    def watch(self, watching: int) -> None:
        """Raise TooMany where so many watch a table that it is full; whoever sits there always finds room."""
        if 0 < self._most_watchers <= watching:
            metrics.LIMITED.labels("watchers").inc()
            raise TooMany(refusal("too-many-watchers", most=self._most_watchers))

    def leave(self, address: str) -> None:
        """Count a line no more."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def is_passed_on(scope: Scope) -> bool:
    """Whether a request that comes from this machine was another's, by what its headers say: a proxy passed it on."""
    client = scope.get("client")
    return client is not None and client[0] in HERE and any(name in FORWARDED for name, _ in scope["headers"])


def address_of(connection: ASGIConnection, header: str) -> str:  # type: ignore[type-arg]  # of any kind
    """Return the address that a request comes from.

    Behind a proxy that is what the proxy says in a header of this name: the last address, which the proxy put there
    itself. Where no header is named none is believed, since anybody can send one.
    """
    said: str = connection.headers.get(header, "") if header else ""
    last = said.rpartition(",")[2].strip()
    if last:
        return last[:64]
    return connection.client.host if connection.client is not None else ""
