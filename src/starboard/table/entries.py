"""What is stored of a table: entries, one after another, never changed. A table is what they add up to.

Some hold secrets (a promise's secret, words, lines of the match): what anybody is told of an entry, `saying.py` says.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from starboard.table.settings import SeatPlan, Settings

NOBODY: Final = -1
"""The seat of entries that no seat is the author of."""

Lines = list[dict[str, Any]]
"""Lines of a saved match (`docs/saved-matches.md`), without their hashes."""


class Entry(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Something that happened at the table."""


class Created(Entry, frozen=True, tag="created"):
    """Somebody set the table up. The secret was drawn then; `commitment` is all that is told of it until the end."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    settings: Settings
    secret: str
    nonce: str
    before: str = ""
    """The table that was played before, where this one is its rematch."""
    source: str = ""
    """The table that this one was branched from."""
    record: Lines = []
    """What this table goes on with: the lines of a match, where it was imported or branched."""


class Claimed(Entry, frozen=True, tag="claimed"):
    """Somebody sat down. The words are shown when the match is over."""

    seat: int
    name: str
    words: str = ""
    browser: str = ""
    """Which browser it was, as a hash: two seats of one browser are shown as such."""


class Worded(Entry, frozen=True, tag="worded"):
    """A seat's client gave its share of the luck, after the promise was published; shown when the match is over."""

    seat: int
    words: str


class Left(Entry, frozen=True, tag="left"):
    """Somebody stood up: of their own accord, or sent away by the host."""

    seat: int
    kicked: bool = False


class Handed(Entry, frozen=True, tag="handed"):
    """A seat's keys changed: it moved to another device, or its old keys open nothing any more."""

    seat: int
    how: str
    browser: str = ""
    """Which browser it moved to, as a hash."""


class Planned(Entry, frozen=True, tag="planned"):
    """The host gave a free seat to a bot, or a bot's seat to people."""

    seat: int
    plan: SeatPlan


class Coloured(Entry, frozen=True, tag="coloured"):
    """A seat has another colour from now on."""

    seat: int
    hue: int


class Named(Entry, frozen=True, tag="named"):
    """Whoever sits there goes by another name from now on."""

    seat: int
    name: str


class Renewed(Entry, frozen=True, tag="renewed"):
    """The host renewed a link: to sit down, to watch, or to say what chance brings. The old one opens nothing more."""

    kind: str


class Shared(Entry, frozen=True, tag="shared"):
    """There is one more key to watch by: the host drew it, or when the match was over who sat there."""


class Began(Entry, frozen=True, tag="began"):
    """The match began: the head of its file, and the lines after it until somebody had to decide."""

    head: dict[str, Any]
    lines: Lines
    turn: int = -1
    """The seat whose turn began, where one did."""


class Moved(Entry, frozen=True, tag="moved"):
    """The match went on: of its lines so many stay, and these follow. `by` says whose doing it was."""

    seat: int
    keep: int
    lines: Lines
    by: str = "seat"
    over: bool = False
    acts: list[tuple[int, str]] = []
    """The requests that are answered by it besides, by seat: those of a window."""
    spent: float = 0.0
    """How many seconds of its own time the seat took, at a table with a live clock."""
    turn: int = -1
    """The seat whose turn began in it, where one did."""


class TookBack(Entry, frozen=True, tag="tookback"):
    """Moves were taken back: of the match's lines so many stay, and these follow."""

    seat: int
    keep: int
    lines: Lines
    agreed: bool = False
    acts: list[tuple[int, str]] = []
    """The requests that had answered the window that was open, by seat."""


class WantsBack(Entry, frozen=True, tag="wantsback"):
    """A seat asks everybody to let it take moves back."""

    seat: int
    moves: int = 1
    keep: int = 0
    """How many of the match's lines would stay."""


class Consented(Entry, frozen=True, tag="consented"):
    """A seat answered that question."""

    seat: int
    yes: bool


class Hinted(Entry, frozen=True, tag="hinted"):
    """A bot advised a seat on the question of this number; all its advice on one question is one hint."""

    seat: int
    number: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something: a text, or one of the phrases that everybody reads in their own language."""

    seat: int
    text: str = ""
    phrase: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """The host lets a seat speak no more, or again."""

    seat: int
    muted: bool


class Stepped(Entry, frozen=True, tag="stepped"):
    """A bot plays for a seat from now on, or its person is back: `why` is absent, conceded, asked or back."""

    seat: int
    bot: str
    why: str


class Faulted(Entry, frozen=True, tag="faulted"):
    """A bot failed, and another decided in its place; `what` is one of thinking.FAULTS.

    `plays` is who plays on in its place from now on; empty where that was for one decision.
    """

    seat: int
    bot: str
    what: str
    plays: str = ""


class Broke(Entry, frozen=True, tag="broke"):
    """A rule of the game failed at the question of this number; `report` is what the server's log has it under."""

    number: int
    report: str


class Conceded(Entry, frozen=True, tag="conceded"):
    """A seat gave the match up, which is over by that."""

    seat: int


class Aborted(Entry, frozen=True, tag="aborted"):
    """The match was broken off: no result counts."""

    seat: int
    why: str = ""


class Followed(Entry, frozen=True, tag="followed"):
    """A rematch was set up at another table."""

    table: str


class Held(Entry, frozen=True, tag="held"):
    """Somebody wants more time for the open window; nobody learns who."""

    seconds: float


class Ruled(Entry, frozen=True, tag="ruled"):
    """The match goes on under another version of the rules: all its lines as they stand now."""

    before: str
    after: str
    head: dict[str, Any]
    lines: Lines


_Any = (
    Created
    | Claimed
    | Worded
    | Left
    | Handed
    | Planned
    | Coloured
    | Named
    | Renewed
    | Shared
    | Began
    | Moved
    | TookBack
    | WantsBack
    | Consented
    | Hinted
    | Said
    | Muted
    | Stepped
    | Faulted
    | Broke
    | Conceded
    | Aborted
    | Followed
    | Held
    | Ruled
)

MOVES: Final = (Began, Moved, TookBack, Ruled)
"""The entries that change the match."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Any)


def packed(entry: Entry) -> bytes:
    """Return an entry as it is stored."""
    return _encoder.encode(entry)


def unpacked(data: bytes | str) -> Entry:
    """Return the entry that is stored so; raise msgspec.DecodeError where it is none."""
    entry: Entry = _decoder.decode(data)
    return entry
