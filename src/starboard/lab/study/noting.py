"""Who watches one game for a study: what was decided, what was told, who led, and which rules were at work."""

from __future__ import annotations

from array import array
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.kernel import Action, Came, Chance, Choice, Effect, Event, Game, Judgement, Played, Sealed
from starboard.kernel.kinds import Holding, Many, Number
from starboard.lab.study.page import MOST, NOBODY, ORDER, Column, Held, Page, raw

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel import Domain, Field, Match, Record, State

FEW: Final = 100
"""A field of an action that can hold more words than this, such as the squares of a board, is not noted."""
SEAT: Final = "seat"
"""How fields and domains of seats are called."""


def traits_of(game: Game[Any]) -> dict[str, Callable[[Match], tuple[str, ...]]]:
    """Return what a game itself says of seats, by name."""
    return resolve_name(game.traits) if game.traits else {}


class Reader(NamedTuple):
    """How to read an event: where its seat is, if anywhere, and the field whose word says most."""

    seat: bool
    field: str
    texts: tuple[str, ...]
    many: bool


_readers: Final[dict[type[Record], Reader]] = {}
_turns: Final[dict[str, frozenset[type[Event]]]] = {}


def turns_of(game: Game[Any]) -> frozenset[type[Event]]:
    """Return the kinds of events by which a game says that a turn begins; none where it says nothing of turns."""
    if game.name not in _turns:
        from starboard.texts import Texts  # what only games without points need

        _turns[game.name] = Texts("en").beginnings(game)
    return _turns[game.name]


def reader_of(kind: type[Record]) -> Reader:
    """Return how to read what is of a kind. Of its fields the one with the fewest different words says most.

    Fields of seats are no words, and a field that nothing names has none.
    """
    found = _readers.get(kind)
    if found is None:
        names = [field.name for field in kind.FIELDS]
        worded = sorted([field for field in kind.FIELDS if _is_worded(field)], key=lambda field: field.domain.size)
        best = worded[0] if worded else None
        found = _readers[kind] = Reader(
            SEAT in names,
            best.name if best else "",
            best.domain.texts if best else (),
            isinstance(best.kind, Many) if best else False,
        )
    return found


def _is_worded(field: Field) -> bool:
    kind = field.kind.item if isinstance(field.kind, Many) else field.kind
    return isinstance(kind, Number) and _is_words(field.domain)


def _is_words(domain: Domain) -> bool:
    return domain.size > 1 and domain.name != SEAT


def is_judged(game: Game[Any]) -> bool:
    """Whether it takes a game's judgement to say who leads: it counts no points on the way."""
    return type(game).points is Game.points and type(game.judgement).worth is not Judgement.worth


class Notes:
    """What is noted of one match, from its beginning."""

    def __init__(self, match: Match, *, events: bool) -> None:
        self._match: Final = match
        self._keeps_events: Final = events
        self._heard = 0
        self._leader = NOBODY
        self._lead_changes = 0
        self._last_lead = 0
        self._is_judged: Final = is_judged(match.game)
        self._turns: Final = turns_of(match.game) if self._is_judged else frozenset()
        self._has_turned = False
        self._seats: Final = array("B")
        self._options: Final = array("H")
        self._leaders: Final = array("B")
        self._steps: Final = Column()
        self._actions: Final = Column()
        self._chosen: Final = Column()
        self._brought: Final = array("I")
        self._whose: Final = array("B")
        self._events: Final = Column()
        self._what: Final = Column()
        self._order: Final[list[int]] = []
        self._fields: Final = _Fields(match.state)
        self._hear()

    def play(self, seat: int, action: Action, options: int) -> None:
        """Play a decision of the match that has so many options, and note it."""
        match = self._match
        step = type(match.state.steps[-1]).__name__
        match.play(seat, action)
        if seat not in self._order:
            self._order.append(seat)
        self._seats.append(seat)
        self._steps.add(step)
        self._actions.add(type(action).__name__)
        reader = _readers.get(type(action)) or reader_of(type(action))
        self._chosen.add(reader.texts[getattr(action, reader.field)] if 0 < len(reader.texts) <= FEW else "")
        self._options.append(min(options, MOST))
        self._hear()
        leader = self._who_leads()
        self._leaders.append(leader)
        if leader not in {NOBODY, self._leader}:
            self._lead_changes += self._leader != NOBODY
            self._last_lead = match.decision
            self._leader = leader
        if match.decision & (match.decision - 1) == 0:
            self._fields.look(match.state, match.decision)

    def page(self) -> Page:
        """Return all that was noted, when the match is over or goes no further."""
        match = self._match
        self._fields.look(match.state, match.decision)
        return Page(
            raw(self._seats),
            self._steps.packed(),
            self._actions.packed(),
            self._chosen.packed(),
            raw(self._options),
            raw(self._leaders),
            raw(self._brought),
            self._events.packed(),
            raw(self._whose),
            self._what.packed(),
            self._lead_changes,
            self._last_lead,
            self._traits(),
            self._fields.held_in_common(),
            steps_done(match),
        )

    def _traits(self) -> dict[str, Held]:
        """Return what distinguishes the seats: when each was first asked, what its fields hold, what the game names."""
        match = self._match
        turns = {seat: str(turn) for turn, seat in enumerate(self._order, 1)}
        asked = {ORDER: tuple([turns.get(seat, "") for seat in range(match.seats)])}
        named = {} if match.outcome() is None else {name: of(match) for name, of in traits_of(match.game).items()}
        return self._fields.held() | {name: Held(0, words) for name, words in {**asked, **named}.items()}

    def _hear(self) -> None:
        """Note what was told since the last time."""
        log = self._match.log
        told = log[self._heard :]
        if self._keeps_events:
            for event in told:
                if not isinstance(event, Played | Sealed):
                    self._note(event.outcome if isinstance(event, Came) else event)
        self._has_turned = not self._turns or any(type(event) in self._turns for event in told)
        self._heard = len(log)

    def _note(self, told: Event | Action) -> None:
        kind = type(told)
        reader = _readers.get(kind) or reader_of(kind)
        seat = getattr(told, SEAT) if reader.seat else -1
        values: Sequence[int] = ()
        if reader.field:
            value = getattr(told, reader.field)
            values = value if reader.many else (value,)
        for value in values or (-1,):
            self._brought.append(self._match.decision)
            self._events.add(kind.__name__)
            self._whose.append(seat if 0 <= seat < NOBODY else NOBODY)
            self._what.add(reader.texts[value] if value >= 0 else "")

    def _who_leads(self) -> int:
        """Return the seat that is ahead of all others: by points, or by what the game's judgement thinks of it.

        A judgement is asked between turns only: what a fight half done is worth says little, and it may think for long.
        """
        match = self._match
        if match.seats == 1:
            return NOBODY
        worths: Any = match.game.points(match.state)
        if worths is None:
            if not self._is_judged:
                return NOBODY
            if not self._has_turned and not match.over:
                return self._leaders[-1] if self._leaders else NOBODY
            worths = [match.game.judgement.worth(match.state, seat) for seat in range(match.seats)]
        most = max(worths)
        return worths.index(most) if list(worths).count(most) == 1 else NOBODY


class _Fields:
    """The fields of a position that hold words for everybody to see: of each seat's record, and of the table itself."""

    def __init__(self, s: State) -> None:
        seated = [field.name for field in s.FIELDS if _seated(field) is not None]
        self._players: Final = seated[0] if len(seated) == 1 else ""
        kinds = [_seated(field) for field in s.FIELDS if field.name == self._players]
        of_seats = [field for kind in kinds if kind is not None for field in kind.FIELDS]
        self._own: Final = {field.name: field.domain for field in of_seats if _is_open_word(field)}
        self._common: Final = {field.name: field.domain for field in s.FIELDS if _is_open_word(field)}
        self._known: Final[dict[str, tuple[int, tuple[int, ...]]]] = {}
        self.look(s, 0)

    def look(self, s: State, decision: int) -> None:
        """Note what has changed since the last look."""
        if self._own:
            players = getattr(s, self._players)
            for name in self._own:
                self._see(f"{SEAT} {name}", tuple([getattr(player, name) for player in players]), decision)
        for name in self._common:
            self._see(name, (getattr(s, name),), decision)

    def _see(self, name: str, values: tuple[int, ...], decision: int) -> None:
        known = self._known.get(name)
        if known is None or known[1] != values:
            self._known[name] = (decision, values)

    def held(self) -> dict[str, Held]:
        """Return what each seat's fields hold."""
        return {name: self._held(f"{SEAT} {name}", domain) for name, domain in self._own.items()}

    def held_in_common(self) -> dict[str, Held]:
        """Return what the fields of the table hold."""
        return {name: self._held(name, domain) for name, domain in self._common.items()}

    def _held(self, name: str, domain: Domain) -> Held:
        since, values = self._known[name]
        return Held(since, tuple([domain.texts[value] if value >= 0 else "" for value in values]))


def _seated(field: Field) -> type[Record] | None:
    """Return the class of the records of which a field holds one for each seat; None where it does not."""
    if isinstance(field.kind, Many) and isinstance(field.kind.item, Holding):
        held: type[Record] = field.kind.item.held
        if any(inner.name == SEAT for inner in held.FIELDS):
            return held
    return None


def _is_open_word(field: Field) -> bool:
    return isinstance(field.kind, Number) and not field.hidden and _is_words(field.domain)


def steps_done(match: Match) -> dict[str, int]:
    """Return how often each step was carried out in a match, which is played again for it; none where it cannot be."""
    done: dict[str, int] = {}
    try:
        s: Any = match.game.start(match.seats, match.options)
        _settle(s, done)
        for event in match.log:
            if isinstance(event, Played | Sealed):
                _take(s, event.action, done)
            elif isinstance(event, Came):
                _take(s, event.outcome, done)
    except Exception:  # noqa: BLE001  # whatever the rules of somebody's game raise: the game itself has said it
        return done
    return done


def _take(s: State, action: Action, done: dict[str, int]) -> None:
    top = s.steps.pop()
    if isinstance(top, Choice | Chance):
        name = type(top).__name__
        done[name] = done.get(name, 0) + 1
        top.take(s, action)
    _settle(s, done)


def _settle(s: State, done: dict[str, int]) -> None:
    """Run what nobody decides, as the kernel does, and count it."""
    steps = s.steps
    while steps:
        top = steps[-1]
        if not isinstance(top, Effect):
            return
        steps.pop()
        name = type(top).__name__
        done[name] = done.get(name, 0) + 1
        top.run(s)
