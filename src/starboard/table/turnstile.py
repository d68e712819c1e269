"""How much anybody may ask for in how short a time. Whoever asks for more is told to wait; nobody else notices."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import TYPE_CHECKING, Annotated, Final

from limits import RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from msgspec import Meta, Struct

from starboard.table.errors import TooMany, refusal

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

Count = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True):
    """So much of each at most; 0 is no limit. Requests from the machine itself are not counted by their address.

    What is counted by the second may come in bursts, see `SPANS`.
    """

    sockets: Count = 30
    """Lines from one address at the same time."""
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
HOURLY: Final = {"tables", "guesses"}
"""What is counted for the whole span, not by the second."""


class Turnstile:
    """Counts what comes in, and says no. Nothing of it is stored: a server that starts again begins to count anew."""

    def __init__(self, limits: Limits) -> None:
        self.refused: Final[Counter[str]] = Counter()
        """How often each limit said no, for whoever measures."""
        self._sockets: Final[Counter[str]] = Counter()
        self._most_sockets: Final = limits.sockets
        self._counted: Final = MovingWindowRateLimiter(MemoryStorage())
        self._items: Final[dict[str, RateLimitItemPerSecond]] = {}
        for name, seconds in SPANS.items():
            most: int = getattr(limits, name) * (1 if name in HOURLY else seconds)
            if most:
                self._items[name] = RateLimitItemPerSecond(most, seconds, namespace=name)

    def count(self, what: str, *who: str) -> None:
        """Count one more; raise TooMany, with the seconds to wait, where that is too many."""
        item = self._items.get(what)
        if item is not None and who[0] not in HERE and not self._counted.hit(item, *who):
            raise self._no(what, item, *who)

    def check(self, what: str, *who: str) -> None:
        """Raise TooMany where one more would be too many, without counting."""
        item = self._items.get(what)
        if item is not None and who[0] not in HERE and not self._counted.test(item, *who):
            raise self._no(what, item, *who)

    def _no(self, what: str, item: RateLimitItemPerSecond, *who: str) -> TooMany:
        from time import time

        self.refused[what] += 1
        wait = self._counted.get_window_stats(item, *who).reset_time - time()
        return TooMany(refusal("too-many", seconds=max(1, ceil(wait))))

    def enter(self, address: str) -> None:
        """Count a line; raise TooMany where its address has too many."""
        if address not in HERE and 0 < self._most_sockets <= self._sockets[address]:
            self.refused["sockets"] += 1
            raise TooMany(refusal("too-many-lines", most=self._most_sockets))
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        """Count a line no more."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


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
