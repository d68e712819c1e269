"""What whoever sets a table up may choose, and what its seats are."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LONGEST_NAME: Final = 24
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
"""What somebody goes by at the table."""
Words = Annotated[str, Meta(max_length=200)]
"""Luck of a client's own, drawn after the server's promise was published."""
Seconds = Annotated[float, Meta(ge=0, le=7 * 86400)]

CODE_SIGNS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The signs of one-time codes: none that looks like another."""
CODE_LENGTH: Final = 10

LEAST_TIME: Final = 3.0
"""IO-7.7: so many seconds a window stays open at least, unless the table says otherwise."""
HOLD: Final = 10.0
"""So many seconds a Hold adds."""


class LiveClock(Struct, frozen=True, forbid_unknown_fields=True, tag="live", tag_field="is"):
    """Time for players who are there: so many seconds to begin with, and so many more after each decision."""

    bank: Annotated[float, Meta(ge=10, le=86400)] = 600.0
    gain: Annotated[float, Meta(ge=0, le=600)] = 10.0


class DaysClock(Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="is"):
    """Time for players who look in now and then: so many hours for each decision, none of them counted at night.

    Quiet hours are hours of the day in universal time, from one to another, over midnight where the second is less.
    """

    hours: Annotated[float, Meta(ge=1, le=24 * 30)] = 72.0
    quiet_from: Annotated[int, Meta(ge=0, le=23)] = 0
    quiet_to: Annotated[int, Meta(ge=0, le=23)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; nothing of it changes the rules of the game."""

    public: bool = False
    """Whether the table is in the list that everybody can read."""
    watch: Literal["all", "link", "nobody"] = "link"
    """Who may watch: everybody who knows the table, whoever has the link to watch, nobody."""
    clock: LiveClock | DaysClock | None = None
    absent: Literal["wait", "claim", "bot"] = "wait"
    """What comes of a seat whose time is out: nothing, others may claim that a bot plays on, a bot plays on."""
    window: Annotated[float, Meta(ge=1, le=10)] = LEAST_TIME
    """The least time of a window, in seconds; where one person plays against bots there is none."""
    answer: Annotated[float, Meta(ge=5, le=86400)] = 60.0
    """So long a window waits for answers, where the table has a live clock."""
    chance: Literal["seed", "hand"] = "seed"
    """Whether the server draws, or somebody with the box rolls and deals and says what came."""
    branch: bool = False
    """Whether players may play on from a position of the running game, at a table of their own."""
    takebacks: bool = True
    """Whether somebody may ask to take back what cannot be taken back freely."""
    hints: bool = False
    """Whether bots advise players though other people play; who plays against bots alone is always advised."""
    pace: Annotated[float, Meta(ge=0, le=5)] = 0.3
    """So many seconds a bot waits before it decides, so that people can follow."""


class PersonSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="person", tag_field="is"):
    """A seat for a person: whoever has the link may claim it; `mine` is claimed by whoever sets the table up."""

    mine: bool = False
    name: Name = ""


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True, tag="bot", tag_field="is"):
    """A seat for a program; without a name, the easiest that thinks."""

    bot: Annotated[str, Meta(max_length=40)] = ""


SeatPlan = PersonSeat | BotSeat
