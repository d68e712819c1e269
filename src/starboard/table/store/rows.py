"""What goes into the store and what comes out of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from msgspec import Struct

HOST: Final = "host"
"""The key of whoever set a table up."""
SEAT: Final = "seat"
INVITE: Final = "invite"
WATCH: Final = "watch"
REFEREE: Final = "referee"
POCKET: Final = "pocket"
"""The cookie of a browser that holds a seat, the host's key or a referee's."""
CODE: Final = "code"
"""What moves a seat to another device, once and for ten minutes."""

NO_SEAT: Final = -1


class Key(Struct, frozen=True):
    """One row of the keys: what a hash opens. A pocket's `seat` below 0 says which other right it has."""

    hash: str
    table_id: str
    kind: str
    seat: int = NO_SEAT
    made: float = 0.0
    expires: float | None = None


class Row(Struct, frozen=True):
    """One entry as it is stored; `chain` is a hash over the one before it and itself."""

    seq: int
    at: float
    data: bytes
    chain: str
    seat: int | None = None
    act: str | None = None


class Answer(Struct, frozen=True):
    """A sealed answer as it is stored."""

    number: int
    seat: int
    data: bytes
    at: float
    act: str | None = None


class Wish(Struct, frozen=True):
    """A seat's standing instructions for windows: until when it passes, given after an entry; an empty one is none.

    `asks` has the abilities about which it wants to be asked never or always, as JSON.
    """

    seat: int
    until: str
    seq: int
    asks: str = "{}"


class Target(Struct, frozen=True):
    """Where a seat wants to be told that it is its turn, and the message that waits for it, if one does."""

    id: str
    table_id: str
    seat: int
    kind: str
    address: str
    language: str
    code: str
    made: float
    number: int | None = None
    next_at: float | None = None
    tries: int = 0
    quiet: str = ""
    """The hours at which no message is sent, as `quiet` writes them; empty where there are none."""


class Listing(Struct, frozen=True):
    """What lists and sweeps know of a table."""

    id: str
    game: str
    status: str
    public: bool
    created: float
    changed: float
    due: float | None = None


class Stored(Struct, frozen=True):
    """All that is stored of one table."""

    listing: Listing
    rows: list[Row]
    ending: bytes | None
    ending_seq: int
    ending_chain: str
    answers: list[Answer]
    wishes: list[Wish] = []
    targets: list[Target] = []

    def is_whole_ending(self) -> bool:
        """Whether the position is as it was stored with its entry: a changed byte can make another that may be, too."""
        if self.ending is None:
            return True
        before = self.rows[self.ending_seq].chain
        return self.ending_chain == chained(before, self.listing.id, self.ending_seq, self.ending)


class Window(Struct, frozen=True):
    """The answers with which a window was closed, as they are stored: with any other it must not be."""

    number: int
    answers: dict[int, bytes]


class Write(Struct, frozen=True):
    """What is written for one table at once: all of it, or nothing."""

    table_id: str
    rows: list[Row] = []
    listing: Listing | None = None
    ending: bytes | None = None
    answer: Answer | None = None
    after: int | None = None
    """The number of the entry that must be the table's last."""
    window: Window | None = None
    clear_answers: bool = False
    keys: list[Key] = []
    drop_keys: list[Key] = []
    wish: Wish | None = None
    targets: list[Target] = []
    drop_targets: list[str] = []
    forget: bool = False
    """Whether all that is stored of the table is deleted."""
    expired: float | None = None
    """A moment: the keys of all tables that expired before it are deleted."""

    @property
    def is_new(self) -> bool:
        """Whether the table begins with this."""
        return bool(self.rows) and self.rows[0].seq == 0

    def ending_chain(self) -> str:
        """Return the hash that hangs the position on the last of the entries."""
        return chained(self.rows[-1].chain, self.table_id, self.rows[-1].seq, self.ending or b"")


def stored_by(write: Write) -> Stored:
    """Return all that is stored of a new table when this is."""
    assert write.listing is not None
    if write.ending is None:
        return Stored(write.listing, write.rows, None, -1, "", [])
    return Stored(write.listing, write.rows, write.ending, write.rows[-1].seq, write.ending_chain(), [])


def chained(before: str, table_id: str, seq: int, data: bytes) -> str:
    """Return the hash of an entry."""
    return sha256(f"{before}:{table_id}:{seq}:".encode() + data).hexdigest()[:32]
