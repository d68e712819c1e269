"""The course of a game as OpenSpiel plays it: where it began, what was decided since, and what each seat knows of it.

Nothing here knows OpenSpiel. A course is played by numbers, those of a game's actions or of what chance brings. What a
seat has heard is told only when somebody asks: then the course is played once more beside it, from where it was last
told, so that playing on costs nothing more than the rules.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.games import find_game
from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Came,
    Chance,
    Choice,
    Event,
    Options,
    Played,
    Record,
    Sealed,
    State,
    determinise,
    happen,
    legal,
    outcomes,
    play,
    seen_by,
    view,
    who,
)
from starboard.kernel.log import is_for, redo
from starboard.search.worlds import has_secrets

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from starboard.kernel import Game


class Table:
    """What does not change while a game is played: the game, how many play it and by which options, and its start."""

    def __init__(self, game: Game[Any], seats: int, options: Options, longest: int = 0) -> None:
        """Raise a StarboardError where the game does not take so many seats, or not these options.

        `longest` is how many decisions and draws there are at most, 0 where nobody knows. Where it is known, each
        viewer notes what it saw at every one, for tensors that recall it.
        """
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.checked_options(seats, options)
        self.start: Final[State] = game.new(seats, self.options)
        self.hides: Final = has_secrets(game)
        self.longest: Final = longest

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.game.name, self.seats, json.dumps(self.options, sort_keys=True), self.longest)


@cache
def table_of(name: str, seats: int, options: str, longest: int) -> Table:
    """Return the table of a game that is known by its name, with options as JSON."""
    return Table(find_game(name), seats, json.loads(options), longest)


class Note(NamedTuple):
    """What a viewer noted at one decision or draw: what it was, unless it was under seal, and what was seen then."""

    entry: Event | None
    seen: State


class Known(NamedTuple):
    """What a viewer knows of the past of a guess, which nobody can play again."""

    text: str
    notes: tuple[Note, ...]


class Past(NamedTuple):
    """What a viewer has heard, after what it had heard before: of two courses that part, each holds its own end alone.

    A search keeps a state for each node; if each held all that every seat has heard, they would fill the memory.
    """

    before: Past | None
    text: str
    notes: tuple[Note, ...]

    def whole(self) -> Known:
        """Return all of it."""
        parts: list[Past] = []
        past: Past | None = self
        while past is not None:
            parts.append(past)
            past = past.before
        parts.reverse()
        return Known(
            "\n".join([part.text for part in parts if part.text]), tuple([n for part in parts for n in part.notes])
        )


class Heard(NamedTuple):
    """What a viewer has heard until so many moves were played, and where the game stood then."""

    moves: int
    past: Past
    state: State


class Course:
    """A game in play. Its state is the truth; what a seat may know of it is `heard`, `noted` and a view."""

    def __init__(self, table: Table, begin: State, known: dict[int, Known]) -> None:
        """Begin at a position that stays as it is; `known` is what each seat, and a spectator, heard before it."""
        self.table: Final = table
        self.state = begin
        self._begin: Final = begin
        self._known: Final = known
        self._moves: list[Action] = []
        self._whose: list[int] = []
        self._heard: dict[int, Heard] = {}
        self._stood: tuple[int, State] = (0, begin)
        """Where the game stood after so many moves: one for all who heard of it then."""

    # Playing

    def who(self) -> int:
        """Return the seat that decides, CHANCE, or NO_ONE at the end."""
        return who(self.state)

    def numbers(self) -> list[int]:
        """Return the numbers of the legal actions in their order; none where no seat decides."""
        number = self.table.game.space.number
        return [number(action) for action in legal(self.state)]

    def chances(self) -> list[tuple[int, float]]:
        """Return the numbers of what chance can bring in their order, each with its probability."""
        possible = outcomes(self.state)
        number = self.table.game.chances.number
        total = sum([weight for _, weight in possible])
        return [(number(outcome), weight / total) for outcome, weight in possible]

    def move(self, number: int) -> None:
        """Play an action, or let chance bring an outcome, by its number.

        Raise NotUnderstood where nothing has the number, IllegalAction where it is refused, nothing changed.
        """
        s = self.state
        seat = who(s)
        game = self.table.game
        action = (game.chances if seat == CHANCE else game.space).action(number)
        if s is self._begin:
            s = s.clone()
        if seat == CHANCE:
            happen(s, action)
        else:
            play(s, action)
        self.state = s
        self._moves.append(action)
        self._whose.append(seat)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course(self.table, self._begin, self._known)
        twin.state = self.state.clone() if self._moves else self._begin
        twin._moves = self._moves.copy()
        twin._whose = self._whose.copy()
        twin._heard = self._heard.copy()
        twin._stood = self._stood
        return twin

    def length(self) -> int:
        """Return how many decisions and draws there were; those before a guess count where they were noted."""
        return len(self._moves) + (len(self._known[SPECTATOR].notes) if self._known else 0)

    # What a viewer knows

    def heard(self, viewer: int) -> str:
        """Return all that a seat, or SPECTATOR, has heard and seen, a line for each, the oldest first.

        Decisions, draws and what the rules told, as the viewer's own log has them; and what changed in its view. Where
        nothing is hidden, what was decided and drawn says it all.
        """
        if self.table.hides:
            return self._follow(viewer).past.whole().text
        return self.moved()

    def moved(self) -> str:
        """Return all that was decided and drawn, whoever may know it; of a guess, since it was made."""
        return "\n".join([_moved(seat, action) for seat, action in zip(self._whose, self._moves, strict=True)])

    def noted(self, viewer: int) -> tuple[Note, ...]:
        """Return what a viewer noted at each decision and draw, the oldest first; nothing where no notes are kept."""
        return self._follow(viewer).past.whole().notes

    def view(self, viewer: int) -> State:
        """Return what a seat, or SPECTATOR, sees now."""
        return view(self.state, viewer)

    def guess(self, viewer: int, rng: Random) -> Course:
        """Return a course that the viewer cannot tell from this one, with all else drawn anew by the odds of the deal.

        The viewer has heard the same in both. What others have heard in secret is nobody's to copy: in a guess they
        know what a spectator has heard, and what they see where the guess begins.
        """
        if not self.table.hides:
            return self.__deepcopy__({})
        world = determinise(self.table.game, self.view(viewer), viewer, rng)
        known: dict[int, Known] = {}
        for one in (viewer, SPECTATOR):
            known[one] = self._follow(one).past.whole()
        return Course(self.table, world, known)

    def _follow(self, viewer: int) -> Heard:
        """Return what a viewer has heard until now, told on from where it was told last."""
        told = self._heard.get(viewer)
        if told is None:
            told = self._first_heard(viewer)
        if told.moves < len(self._moves):
            told = self._told_on(told, viewer)
        self._heard[viewer] = told
        return told

    def _first_heard(self, viewer: int) -> Heard:
        known = self._known.get(viewer)
        if known is None and self._known:
            text = "\n".join([self._known[SPECTATOR].text, self.written(view(self._begin, viewer))])
            known = Known(text, self._known[SPECTATOR].notes)
        text, notes = known or ("", ())
        return Heard(0, Past(None, text, notes), self._begin)

    def _told_on(self, told: Heard, viewer: int) -> Heard:
        s = told.state.clone()
        events: list[Event] = []
        s.told = events
        seen = view(s, viewer)
        lines: list[str] = []
        notes: list[Note] = []
        for action in self._moves[told.moves :]:
            entry = _entry(s, action)
            redo(s, entry)
            heard = [seen_by(event, viewer) for event in (entry, *events) if is_for(event, viewer)]
            events.clear()
            lines += [self._line(event) for event in heard]
            before, seen = seen, view(s, viewer)
            lines += [f"= {place} {self.written(value)}" for place, value in changes(before, seen)]
            if self.table.longest:
                notes.append(Note(heard[0] if is_for(entry, viewer) else None, seen))
        moves = len(self._moves)
        if self._stood[0] != moves:
            self._stood = (moves, self.state.clone())
        return Heard(moves, Past(told.past, "\n".join(lines), tuple(notes)), self._stood[1])

    def written(self, value: Any) -> str:
        """Write a record, or what a field of one holds, as JSON in one line; -1 is what a view does not show."""
        return json.dumps(self.table.game.codec.encode(value), ensure_ascii=False, separators=(",", ":"))

    def _line(self, event: Event) -> str:
        """Write an entry of a log in one line: who did what, what came, or what was told."""
        if isinstance(event, Played | Sealed):
            return _moved(event.seat, event.action)
        return _moved(CHANCE, event.outcome) if isinstance(event, Came) else self.written(event)

    # As data

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.table.game
        begin = None if self._begin is self.table.start else game.codec.encode(self._begin)
        moves = [
            (game.chances if seat == CHANCE else game.space).number(action)
            for seat, action in zip(self._whose, self._moves, strict=True)
        ]
        known = [
            (viewer, told.text, [(game.codec.encode(note.entry), game.codec.encode(note.seen)) for note in told.notes])
            for viewer, told in self._known.items()
        ]
        return course_of, (self.table, json.dumps(begin), moves, json.dumps(known))


def course_of(table: Table, begin: str, moves: list[int], known: str) -> Course:
    """Return the course that was written so."""
    codec = table.game.codec
    start = json.loads(begin)
    kept: dict[int, Known] = {}
    for viewer, text, notes in json.loads(known):
        read = [Note(entry and codec.decode(entry, seen=True), codec.decode(seen, seen=True)) for entry, seen in notes]
        kept[viewer] = Known(text, tuple(read))
    course = Course(table, table.start if start is None else codec.decode(start), kept)
    for number in moves:
        course.move(number)
    return course


def _entry(s: State, action: Action) -> Event:
    """Return the log's entry for what is decided or drawn now."""
    top = s.steps[-1]
    if isinstance(top, Chance):
        return Came(action)
    assert isinstance(top, Choice)
    return (Sealed if top.SEALED else Played)(who(s), action, False)


def _moved(seat: int, action: Action) -> str:
    return f"* {action}" if seat == CHANCE else f"{seat + 1} {action}"


def changes(before: Any, now: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Yield what differs between two views: its place, and what is there now."""
    if isinstance(now, Record) and type(before) is type(now):
        for field in type(now).FIELDS:
            was, is_now = getattr(before, field.name), getattr(now, field.name)
            if was != is_now:
                yield from changes(was, is_now, f"{place}.{field.name}" if place else field.name)
    elif isinstance(now, tuple) and now and isinstance(now[0], Record) and len(before) == len(now):
        for index, (was, is_now) in enumerate(zip(before, now, strict=True)):
            if was != is_now:
                yield from changes(was, is_now, f"{place}.{index}")
    else:
        yield place, now
