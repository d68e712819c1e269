"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from starboard.table.protocol.values import Language, Seat, Text, Token
from starboard.table.settings import Name, SeatPlan, Settings, Words


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a table up."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    name: Name = ""


class Keys(Struct, frozen=True):
    """The keys that somebody was given: each opens what it says, and is shown once."""

    table: str
    host: str = ""
    invite: str = ""
    watch: str = ""
    referee: str = ""
    seats: dict[str, str] = {}


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: on a seat by its number, or on any that is free."""

    invite: Token = ""
    seat: Seat | None = None
    name: Name = ""
    words: Words = ""


class SeatKey(Struct, frozen=True):
    """The key of a seat, shown once."""

    table: str
    seat: int
    token: str


class EnterTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a key, or a one-time code, into this browser's pocket."""

    token: Token


class OneTimeCode(Struct, frozen=True):
    """What moves a seat to another device, once."""

    code: str
    seconds: int


class WatchKey(Struct, frozen=True):
    """A key for watching, shown once."""

    table: str
    watch: str


class OneSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Name a seat."""

    seat: Seat


class RenewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Renew a link."""

    kind: Literal["invite", "watch", "referee"]


class NewLink(Struct, frozen=True):
    """The key of a link, shown once."""

    key: str


class PlanSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a free seat to a bot, or a bot's to people."""

    seat: Seat
    plan: SeatPlan


class MuteSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a seat speak no more, or again."""

    seat: Seat
    muted: bool


class ColourSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a seat another colour."""

    seat: Seat
    hue: Annotated[int, Meta(ge=0, le=5)]


class NameSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Go by another name on one's own seat."""

    seat: Seat
    name: Name


class BranchTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position, at a table of one's own."""

    seq: Annotated[int, Meta(ge=-1, le=1 << 30)] = -1
    seats: list[SeatPlan] = []
    settings: Settings = Settings()
    name: Name = ""


class ImportRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a table up that goes on with a saved match."""

    record: Annotated[str, Meta(max_length=4 << 20)]
    seats: list[SeatPlan] = []
    settings: Settings = Settings()
    name: Name = ""


class StudyBrings(Struct, frozen=True, forbid_unknown_fields=True):
    """Want to know what the choices bring; the last `parts` actions are parts of the move that is put together."""

    of: Annotated[list[Text], Meta(max_length=64)] = []
    depth: Annotated[int, Meta(ge=1, le=6)] = 1
    parts: Annotated[int, Meta(ge=0, le=64)] = 0


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """Play in a match of one's own that is kept nowhere: from a position, a scenario, or the set-up of a seed."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=12)] = 2
    options: dict[str, Any] = {}
    position: Annotated[str, Meta(max_length=2000)] = ""
    scenario: dict[str, Any] | None = None
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)] = 0
    chance: Literal["seed", "script"] = "seed"
    actions: Annotated[list[Text], Meta(max_length=64)] = []
    viewer: Seat = 0
    names: Annotated[list[Name], Meta(max_length=12)] = []
    brings: StudyBrings | None = None


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in a time zone, from one to another, also over midnight; none where the two are equal."""

    begin: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class Notify(Struct, frozen=True, forbid_unknown_fields=True):
    """Want to be told that it is one's turn: at a webhook, a mail address, or by a browser's push subscription."""

    seat: Seat
    kind: Literal["push", "webhook", "mail"]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    language: Language = "en"
    quiet: QuietHours | None = None
    """When nobody wants to be told: what falls into these hours waits for their end."""


class ConfirmNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Say the code that came by mail."""

    code: Annotated[str, Meta(max_length=20)]


class NoticeTarget(Struct, frozen=True):
    """Where one is told; an address that is not confirmed yet gets nothing."""

    id: str
    seat: int
    kind: str
    address: str
    confirmed: bool
    failures: int = 0
    """How often the message that waits was not taken."""
    again: float | None = None
    """In how many seconds it is tried again."""


class PushKey(Struct, frozen=True):
    """The server's own key for Web Push, and whether it sends mail."""

    key: str
    mail: bool = False
