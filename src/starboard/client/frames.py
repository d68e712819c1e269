"""What a table tells over a line, as far as a client needs names for it; what is new in a later server is let be."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Seat(Struct, frozen=True):
    """One seat: for a person or a bot, and who decides there now."""

    seat: int
    name: str
    is_: str = field(name="is", default="person")
    taken: bool = False
    bot: str | None = None
    why: str | None = None
    muted: bool = False
    hue: int = 0
    words: bool = False
    """Whether its client has given its share of the luck."""
    same: list[int] = []
    """The other seats that the same browser holds."""
    alike: list[int] = []
    """The other seats whose names look like this one's."""

    @property
    def is_free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.is_ == "person" and not self.taken


class WantsBack(Struct, frozen=True):
    """Somebody asks to take moves back; who has agreed so far."""

    seat: int
    moves: int
    agreed: list[int]
    after: int = 0
    """The entry after which the match would stand again."""


class About(Struct, frozen=True):
    """The table itself."""

    game: str
    status: str
    seats: list[Seat]
    title: str = ""
    options: dict[str, Any] = {}
    settings: dict[str, Any] = {}
    secrets: bool = False
    """Whether the game hides anything from anybody."""
    dealers: str | None = None
    """Who says what chance brings, `referee` or `players`, where it is not drawn."""
    commitment: str | None = None
    windows: list[dict[str, str]] = []
    """The sorts of windows that the game has: `window`, and its `label` in words."""
    wants_back: WantsBack | None = None
    before: str | None = None
    source: str | None = None
    followed: str | None = None


class Found(About, frozen=True):
    """A table as it is told over HTTP, with what the asker may do there."""

    id: str = ""
    seq: int = -1
    yours: list[int] = []
    host: bool = False
    referee: bool = False
    invited: bool = False
    watches: bool = False


class Candidate(Struct, frozen=True):
    """Something that can be decided: what to send, and how to say it."""

    action: str
    label: str
    rule: str | None = None
    on: Any = None


class Decision(Struct, frozen=True):
    """What the viewer is asked; `number` goes with the answer. `answered` has what was already answered face down.

    Where chance is said by hand, `ways` tells in how many ways each candidate can come, as far as the asker may know.
    """

    number: int
    prompt: str
    candidates: list[Candidate]
    help: str = ""
    seat: int | None = None
    step: str = ""
    rule: str | None = None
    silence: str | None = None
    window: bool = False
    sort: str | None = None
    """Of which sort the window is to the viewer."""
    answered: list[str] | None = None
    ways: list[int] | None = None


class Waiting(Struct, frozen=True):
    """Whom everybody waits for."""

    seats: list[int]
    number: int
    prompt: str = ""
    chance: bool = False
    window: bool = False
    rule: str | None = None


class Asking(Struct, frozen=True):
    """An ability by which windows can be answered; `ask` says whether never or always to ask about it, if anything."""

    ability: str
    label: str = ""
    ask: str | None = None
    now: bool = False
    """Whether the open window can be answered so."""


class Ordered(Struct, frozen=True):
    """The viewer's own standing instructions, and what lies face down for it by them in the open window."""

    until: str | None = None
    asks: list[Asking] = []
    windows: dict[str, str] = {}
    answered: list[str] | None = None


class Entry(Struct, frozen=True):
    """One entry of the table's log; `events` are told as this viewer may know them."""

    seq: int
    is_: str = field(name="is")
    at: float = 0.0
    events: list[dict[str, Any]] = []
    seat: int | None = None
    name: str = ""
    text: str | None = None
    agreed: bool | None = None
    yes: bool | None = None
    moves: int | None = None
    bot: str | None = None
    why: str | None = None

    @property
    def sentences(self) -> list[str]:
        """What its events say."""
        return [str(event["text"]) for event in self.events if event.get("text")]


class Frame(Struct, frozen=True):
    """How a table stands for one viewer, and what happened since the frame before."""

    type: str
    table: str
    seq: int
    about: About
    entries: list[Entry] = []
    you: int | None = None
    referee: bool = False
    host: bool = False
    view: Any = None
    scores: list[int] | None = None
    raw: Any = None
    decision: Decision | None = None
    waiting: Waiting | None = None
    outcome: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None
    until: str | None = None
    """What the viewer passes in windows until."""
    asks: list[Asking] = []
    windows: dict[str, str] = {}
    """In which sorts of windows it is asked never or always."""
    present: list[int] = []
