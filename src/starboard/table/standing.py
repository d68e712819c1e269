"""How a table stands, its match aside: who sits where, how it is run, what was said. The sum of its entries."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

from starboard.bots import FIRST_BOT
from starboard.kernel import Promise
from starboard.table.entries import (
    Aborted,
    Began,
    Broke,
    Claimed,
    Coloured,
    Conceded,
    Consented,
    Created,
    Entry,
    Faulted,
    Followed,
    Handed,
    Hinted,
    Left,
    Moved,
    Muted,
    Named,
    Planned,
    Ruled,
    Stepped,
    TookBack,
    WantsBack,
    Worded,
)
from starboard.table.settings import BotSeat, LiveClock, PersonSeat, SeatPlan, Settings

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
ABORTED: Final = "aborted"

HUES: Final = 6
"""So many colours there are."""
NONE: Final[frozenset[Any]] = frozenset()
"""Nobody and nothing: one for all, since each of its own would take 216 bytes of every seat and table."""
RETURNED: Final = 30.0
"""Who takes a seat back from a bot has so many seconds at least."""


class Seat:
    """One seat: what it was planned for, who sits there, and the bot that plays there now, if one does."""

    __slots__ = ("bot", "browsers", "hue", "muted", "name", "plan", "taken", "why", "words")

    def __init__(self, plan: SeatPlan) -> None:
        self.name = ""
        self.words = ""
        self.browsers: frozenset[str] = NONE
        """The browsers that hold it, as hashes."""
        self.taken = False
        self.muted = False
        self.hue = 0
        """Which of the colours it has."""
        self.bot = ""
        """The bot that decides here; empty where a person does, or nobody yet."""
        self.why = ""
        """Why a bot plays in a person's place: absent, conceded or asked."""
        self.plan_for(plan)

    def plan_for(self, plan: SeatPlan) -> None:
        """Make it a seat for this."""
        self.plan = plan
        self.free()
        if isinstance(plan, BotSeat):
            self.bot = plan.bot or FIRST_BOT

    def free(self) -> None:
        """Nobody sits here any more."""
        self.taken, self.name, self.words, self.bot, self.why = False, "", "", "", ""
        self.browsers = NONE

    @property
    def for_person(self) -> bool:
        """Whether it is meant for a person, whoever plays there just now."""
        return isinstance(self.plan, PersonSeat)

    @property
    def called(self) -> str:
        """The bot by whose name the seat goes, whoever plays in its place by now; empty where it is a person's."""
        return (self.plan.bot or FIRST_BOT) if isinstance(self.plan, BotSeat) else ""

    @property
    def ready(self) -> bool:
        """Whether the match can begin as far as this seat goes."""
        return self.taken or not self.for_person


def status_after(status: str, entry: Entry) -> str:
    """Return the status of a table after an entry, given that before it."""
    if isinstance(entry, Moved):
        return OVER if entry.over else PLAYING
    if isinstance(entry, Began | Ruled):
        return PLAYING
    if isinstance(entry, Conceded):
        return OVER
    return ABORTED if isinstance(entry, Aborted) else status


class Standing:
    """A table without its match. `note` takes the entries in, one by one, from the first."""

    def __init__(self, created: Created) -> None:
        self.game: Final = created.game
        self.options: Final = created.options
        self.settings: Final[Settings] = created.settings
        self.seats = [Seat(plan) for plan in created.seats]
        for number, seat in enumerate(self.seats):
            seat.hue = number % HUES
        self.created: Final = created
        self.promise: Final = Promise(int(created.secret, 16), int(created.nonce, 16))
        self.status = WAITING
        self.seq = 0
        self.changed = 0.0
        self.wanted: WantsBack | None = None
        """The open question about taking back."""
        self.consents: frozenset[int] = NONE
        self.refused = 0
        """How often such a question was refused since somebody last moved."""
        self.conceded = -1
        self.followed = ""
        self.spent: list[float] = [0.0] * len(self.seats)
        """What each seat has used up of its time, less what its decisions have earned."""
        self.turns = 0
        """How many turns have begun."""
        self.turn_of = -1
        """Whose turn it is, as far as the game tells."""
        self.replaced: dict[int, str] = {}
        """The people for whom bots have played, with the reason."""
        self.hints: dict[int, int] = {}
        """How many hints each seat took that took any."""
        self.faults: dict[int, int] = {}
        """How often the bot of each seat failed where one did."""
        self.broke: Broke | None = None
        """Where a rule of the game failed last, if one did."""
        self.hinted = (-1, -1)
        """The seat and the question of the last hint."""
        self.handed = False
        """Whether a seat has moved to another device."""
        self.head: dict[str, Any] = {}
        self.length = 0
        """How many lines the match has."""
        self._stands: list[tuple[int, int, int]] = []
        """The entries that the match stands by, taken back ones aside: with its lines then, and whose turn began."""
        self._back: dict[int, int] = {}
        """The entries that took moves back, with the one after which the match stood again."""
        self.edition = 0
        """How often anything but the match changed."""

    def note(self, seq: int, at: float, entry: Entry) -> None:
        """Take in what happened."""
        before = self.status
        self.seq, self.changed, self.status = seq, at, status_after(before, entry)
        if not isinstance(entry, Moved) or self.wanted is not None or before != self.status:
            self.edition += 1
        if isinstance(entry, Moved | TookBack | Began | Ruled):
            self._note_match(entry)
            self._note_stand(seq, entry)
        elif isinstance(entry, Claimed | Worded | Left | Planned | Coloured | Named | Muted | Stepped | Handed):
            self._note_seat(entry)
        elif isinstance(entry, WantsBack):
            self.wanted, self.consents = entry, frozenset({entry.seat})
        elif isinstance(entry, Consented):
            self._hear(entry)
        elif isinstance(entry, Hinted):
            self.hints[entry.seat] = self.hints.get(entry.seat, 0) + 1
            self.hinted = entry.seat, entry.number
        elif isinstance(entry, Faulted):
            self.faults[entry.seat] = self.faults.get(entry.seat, 0) + 1
            self.seats[entry.seat].bot = entry.plays or self.seats[entry.seat].bot
        elif isinstance(entry, Broke):
            self.broke = entry
        elif isinstance(entry, Conceded):
            self.conceded = entry.seat
        elif isinstance(entry, Followed):
            self.followed = entry.table
        else:
            assert not isinstance(entry, Created), "a table is created once"

    def _note_match(self, entry: Moved | TookBack | Began | Ruled) -> None:
        if isinstance(entry, Began | Ruled):
            self.head, self.length = entry.head, len(entry.lines)
            if isinstance(entry, Began):
                self._turn(entry.turn)
            return
        self.length = entry.keep + len(entry.lines)
        self.wanted, self.consents = None, NONE
        if isinstance(entry, Moved):
            self.refused = 0
            self._spend(entry)

    def _note_stand(self, seq: int, entry: Moved | TookBack | Began | Ruled) -> None:
        if isinstance(entry, Began | Ruled):
            self._stands = []
        if not isinstance(entry, TookBack):
            self._stands.append((seq, self.length, getattr(entry, "turn", -1)))
            return
        self._back[seq] = self.stood_by(entry.keep)
        while len(self._stands) > 1 and self._stands[-1][0] > self._back[seq]:
            self._stands.pop()
        self.turn_of = next((turn for _, _, turn in reversed(self._stands) if turn >= 0), self.turn_of)

    def stood_by(self, lines: int) -> int:
        """Return the entry after which the match stood at so many of its lines."""
        return next((seq for seq, had, _ in reversed(self._stands) if had <= lines), 0)

    def stood_after(self, seq: int) -> int:
        """Return the entry after which the match stood again when an entry had taken moves back."""
        return self._back[seq]

    def turn_began(self, seat: int) -> int:
        """Return how many lines the match had when the last turn of a seat began; all that it has where none did."""
        return next((lines for _, lines, turn in reversed(self._stands) if turn == seat), self.length)

    def let_go(self, first: int) -> None:
        """Keep nothing of how the match stood at entries before one."""
        self._stands = [stand for stand in self._stands if stand[0] >= first]
        self._back = {seq: back for seq, back in self._back.items() if seq >= first}

    def recall(self, whole: Standing) -> None:
        """Know again how the match stood at all entries."""
        self._stands, self._back = whole._stands, whole._back

    def _note_seat(
        self, entry: Claimed | Worded | Left | Planned | Coloured | Named | Muted | Stepped | Handed
    ) -> None:
        seat = self.seats[entry.seat]
        if isinstance(entry, Claimed):
            seat.taken, seat.name, seat.words = True, entry.name, entry.words
            seat.browsers = frozenset([entry.browser]) if entry.browser else NONE
        elif isinstance(entry, Worded):
            seat.words = entry.words
        elif isinstance(entry, Left):
            seat.free()
        elif isinstance(entry, Planned):
            seat.plan_for(entry.plan)
        elif isinstance(entry, Coloured):
            self._colour(entry)
        elif isinstance(entry, Named):
            seat.name = entry.name
        elif isinstance(entry, Muted):
            seat.muted = entry.muted
        elif isinstance(entry, Stepped):
            self._step(entry)
        else:
            self.handed = True
            moved = frozenset([entry.browser] if entry.browser else [])
            seat.browsers = moved if entry.how == "keys" else seat.browsers | moved

    def _colour(self, entry: Coloured) -> None:
        other = self.wearer(entry.hue)
        if other is not None:
            other.hue = self.seats[entry.seat].hue
        self.seats[entry.seat].hue = entry.hue

    def wearer(self, hue: int) -> Seat | None:
        """Return the seat that has a colour alone; None where it is free, or there are too many seats for that."""
        if len(self.seats) > HUES:
            return None
        return next((seat for seat in self.seats if seat.hue == hue), None)

    def _turn(self, seat: int) -> None:
        if seat >= 0:
            self.turns, self.turn_of = self.turns + 1, seat

    def _spend(self, entry: Moved) -> None:
        self._turn(entry.turn)
        clock = self.settings.clock
        if entry.by == "seat" and isinstance(clock, LiveClock):
            self.spent[entry.seat] += entry.spent - clock.gain

    def _step(self, entry: Stepped) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.why = entry.bot, entry.why if entry.bot else ""
        if entry.bot:
            self.replaced[entry.seat] = entry.why
        elif isinstance(self.settings.clock, LiveClock):
            self.spent[entry.seat] -= max(0.0, RETURNED - self.bank(entry.seat))

    def bank(self, seat: int) -> float:
        """Return how many seconds a seat has left when it is asked next, at a table with a live clock."""
        clock = self.settings.clock
        return clock.bank - self.spent[seat] if isinstance(clock, LiveClock) else 0.0

    def after(self, entries: list[Entry]) -> Standing:
        """Return how the table would stand after these entries."""
        then = copy(self)
        if not all(isinstance(entry, Moved) for entry in entries):  # nobody comes or goes by a move
            then.seats = [copy(seat) for seat in self.seats]
        then._stands, then._back = [], {}
        then.spent, then.replaced = list(self.spent), dict(self.replaced)
        then.hints, then.faults = dict(self.hints), dict(self.faults)
        for entry in entries:
            then.note(then.seq + 1, then.changed, entry)
        return then

    def _hear(self, answer: Consented) -> None:
        if answer.yes:
            self.consents |= {answer.seat}
        else:
            self.wanted, self.consents = None, NONE
            self.refused += 1

    @property
    def people(self) -> list[int]:
        """The seats that people decide for now."""
        return [number for number, seat in enumerate(self.seats) if seat.taken and not seat.bot]

    def is_alone(self, number: int) -> bool:
        """Whether a seat's person plays against bots only: nobody else sits here, or could come back."""
        gone = {"conceded", "kicked"}
        return not any(
            seat.for_person and seat.why not in gone for other, seat in enumerate(self.seats) if other != number
        )

    @property
    def bots(self) -> list[int]:
        """The seats that programs decide for now."""
        return [number for number, seat in enumerate(self.seats) if seat.bot]

    def sharing(self, number: int) -> list[int]:
        """Return the other seats that are held by the same browser."""
        mine = self.seats[number].browsers
        return [other for other, seat in enumerate(self.seats) if other != number and mine & seat.browsers]

    def names(self) -> list[str]:
        """Return what each seat goes by; nothing where nobody has given a name."""
        return [seat.name for seat in self.seats]
