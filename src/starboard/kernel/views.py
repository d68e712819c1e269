"""Who sees what: one projector for states, steps, actions and events, and one guesser for what a view hides.

A view is a record of the same class with UNKNOWN in the unseen places, so the ordinary `legal` and JSON work on it.
Hidden fields hold an integer or a tuple of integers; a hidden place that may be empty is a tuple of one or none.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starboard.kernel.records import (
    EVERYONE,
    KNOWERS,
    NOBODY,
    OWNER,
    UNKNOWN,
    Domain,
    Field,
    Part,
    Record,
    is_known,
    values,
)
from starboard.kernel.steps import State

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel.game import Game

SPECTATOR: Final = -1
"""The viewer who holds no seat."""

PLAIN: Final = frozenset({int, bool, str})
"""What holds nothing."""

R = TypeVar("R", bound=Record)
S = TypeVar("S", bound=State)


def view(s: S, viewer: int) -> S:
    """Return what the viewer (a seat, or SPECTATOR) may know of the state. A finished game is open to all."""
    if not s.steps:
        open_to_all = s.clone()
        assert isinstance(open_to_all, type(s))
        return open_to_all
    return seen_by(s, viewer)


def seen_by(record: R, viewer: int) -> R:
    """Return what the viewer may know of a record by what its fields declare; the record itself where that is all."""
    seen: Any = _project(record, viewer, SPECTATOR)
    return seen  # type: ignore[no-any-return]  # a projection has its record's class


class _Shape:
    """What a class of records declares, sorted by what a walk through its values must look at."""

    def __init__(self, kind: type[Record]) -> None:
        names = [field.name for field in kind.FIELDS]
        self.part: Final = issubclass(kind, Part)
        self.read: Final = attrgetter(*names) if len(names) > 1 else values
        self.seat: Final = names.index("seat") if "seat" in names else -1
        self.known_by: Final = names.index("known_by") if "known_by" in names else -1
        shown = [(place, field) for place, field in enumerate(kind.FIELDS) if field.by == EVERYONE]
        # A domain's numbers hold no records, nor do these two; what is left may.
        self.open: Final = [
            place for place, field in shown if not field.domain.size and place not in {self.seat, self.known_by}
        ]
        self.closed: Final = [(place, field) for place, field in enumerate(kind.FIELDS) if field.by != EVERYONE]
        self.dealt: Final = [
            (place, field) for place, field in enumerate(kind.FIELDS) if field.pool or place in self.open
        ]


_SHAPES: Final[dict[type[Record], _Shape]] = {}


def _shape(kind: type[Record]) -> _Shape:
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _Shape(kind)
    return shape


def _project(record: Record, viewer: int, around: int) -> Record:
    kind = type(record)
    shape = _shape(kind)
    given: tuple[Any, ...] = shape.read(record)
    owner: int = given[shape.seat] if shape.seat >= 0 else around
    taken: list[Any] | None = list(given) if shape.part else None  # what changes in place is never shared with a view
    for place in shape.open:
        value = given[place]
        if type(value) in PLAIN:
            continue
        shown = _project_inside(value, viewer, owner)
        if shown is not value:
            taken = list(given) if taken is None else taken
            taken[place] = shown
    for place, field in shape.closed:
        value = given[place]
        if _may_see(field.by, given, shape, viewer, owner):
            shown = value if type(value) in PLAIN else _project_inside(value, viewer, owner)
        else:
            shown = _hidden(value, field.by)
        if shown is not value:
            taken = list(given) if taken is None else taken
            taken[place] = shown
    if taken is None:
        return record
    build: Any = kind
    made: Record = build(*taken)
    return made


def _may_see(by: str, given: tuple[Any, ...], shape: _Shape, viewer: int, owner: int) -> bool:
    if by == OWNER:
        return viewer == owner and viewer >= 0
    if by == KNOWERS:
        return is_known(given[shape.known_by], viewer)
    return False


def _project_inside(value: Any, viewer: int, owner: int) -> Any:
    if isinstance(value, tuple):
        return _project_each(value, viewer, owner)
    if isinstance(value, Record):
        return _project(value, viewer, owner)
    if isinstance(value, list):
        return [_project_inside(item, viewer, owner) for item in value]
    return value


def _project_each(value: tuple[Any, ...], viewer: int, owner: int) -> tuple[Any, ...]:
    seen: list[Any] = []
    changed = False
    for item in value:
        shown: Any
        if isinstance(item, Record):
            shown = _project(item, viewer, owner)
        elif isinstance(item, tuple):
            shown = _project_each(item, viewer, owner) if item else item
        else:
            return value  # a tuple holds records, tuples, or neither
        if shown is not item:
            changed = True
        seen.append(shown)
    return tuple(seen) if changed else value


def _hidden(value: Any, by: str) -> Any:
    if isinstance(value, tuple):
        return () if by == NOBODY else (UNKNOWN,) * len(value)
    if type(value) is not int:
        raise TypeError(f"a hidden field holds an integer or a tuple of integers, not {value!r}")
    return UNKNOWN


def determinise(game: Game[S], seen: S, viewer: int, rng: Random) -> S:
    """Return a state that the viewer cannot tell from the true one: what the view hides, drawn from what is left.

    The pieces of a pool that the view does not show are shuffled into its unseen places, in an order that
    `Game.arrange` may change; a zone that nobody sees takes those left over. `Game.complete` fills what no pool tells,
    and what steps say of pieces.
    """
    dealer = _Dealer(game, seen, rng)
    filled: Any = dealer.fill(seen)
    game.complete(filled, viewer, rng)
    return filled  # type: ignore[no-any-return]  # the same class


def _without(pieces: list[int], shown: list[int], size: int) -> list[int]:
    """Return the pieces less those that are shown; a described position may show more than the box has."""
    counts = [0] * size
    for piece in shown:
        counts[piece] += 1
    left: list[int] = []
    for piece in pieces:
        if counts[piece]:
            counts[piece] -= 1
        else:
            left.append(piece)
    return left


def _shuffled(pieces: list[int], rng: Random) -> list[int]:
    """Return the pieces in any order, all alike; compiled, this loop is faster than the library's shuffle."""
    draw = rng.random
    left = pieces.copy()
    for last in range(len(left) - 1, 0, -1):
        other = int(draw() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


class _Pool:
    """The pieces of one domain: those that a view shows, how many places it leaves unseen, and what is dealt there."""

    def __init__(self, domain: Domain) -> None:
        self.domain: Final = domain
        self.shown: Final[list[int]] = []
        self.unseen = 0
        self.left: list[int] = []
        self.rest: list[int] = []

    def deal(self, left: list[int]) -> None:
        """Set apart for the unseen places, in their order; what these cannot hold, nobody sees."""
        self.left = left[: self.unseen]
        self.left.reverse()  # taken from the end
        self.rest = sorted(left[self.unseen :])


class _Dealer:
    """Deals the unseen pieces of each pool into the unseen places."""

    def __init__(self, game: Game[Any], seen: State, rng: Random) -> None:
        survey = _Survey(seen)
        self._pools: Final = survey.pools
        self._read: Final = survey.read
        self._at = 0
        for pool in self._pools.values():
            left = _shuffled(_without(game.pool(seen, pool.domain), pool.shown, pool.domain.size), rng)
            game.arrange(seen, pool.domain, left, rng)
            pool.deal(left)

    def fill(self, record: Record) -> Record:
        """Return the record with every unseen place of a pool filled. It meets the records as the survey did."""
        kind = type(record)
        shape = _shape(kind)
        given = self._read[self._at]
        self._at += 1
        taken: list[Any] | None = list(given) if shape.part else None
        for place, field in shape.dealt:
            value = given[place]
            if field.pool:
                filled = self._deal(field, value) if field.hidden else value
            elif type(value) in PLAIN:
                continue
            else:
                filled = self._inside(value)
            if filled is not value:
                taken = list(given) if taken is None else taken
                taken[place] = filled
        if taken is None:
            return record
        build: Any = kind
        made: Record = build(*taken)
        return made

    def _inside(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return self._each(value)
        if isinstance(value, Record):
            return self.fill(value)
        return list(value) if isinstance(value, list) else value  # a list is of steps: they hold no pieces

    def _each(self, value: tuple[Any, ...]) -> tuple[Any, ...]:
        filled: list[Any] = []
        for item in value:
            if isinstance(item, Record):
                filled.append(self.fill(item))
            elif isinstance(item, tuple):
                filled.append(self._each(item) if item else item)
            else:
                return value
        return tuple(filled)

    def _deal(self, field: Field, value: Any) -> Any:
        pool = self._pools[field.domain.name]
        if isinstance(value, int):
            return pool.left.pop() if value == UNKNOWN else value
        if field.by == NOBODY:
            rest = pool.rest
            pool.rest = []
            return value or tuple(rest)
        if UNKNOWN not in value:
            return value
        left = pool.left
        drawn = [left.pop() if piece == UNKNOWN else piece for piece in value]
        return tuple(drawn if field.ordered else sorted(drawn))


class _Survey:
    """What a view shows of each pool and how many places it leaves unseen, and the values of its records as met."""

    def __init__(self, seen: State) -> None:
        self.pools: Final[dict[str, _Pool]] = {}
        self.read: Final[list[tuple[Any, ...]]] = []
        self.record(seen)

    def record(self, record: Record) -> None:
        """Count in one record and in all that it holds, steps excepted: they speak of pieces but hold none."""
        shape = _shape(type(record))
        given: tuple[Any, ...] = shape.read(record)
        self.read.append(given)
        for place, field in shape.dealt:
            value = given[place]
            if field.pool:
                self._pieces(field, value)
            elif type(value) not in PLAIN:
                self._inside(value)

    def _inside(self, value: Any) -> None:
        if isinstance(value, tuple):
            for item in value:
                if isinstance(item, Record):
                    self.record(item)
                elif isinstance(item, tuple):
                    self._inside(item)
                else:
                    break  # a tuple holds records, tuples, or neither
        elif isinstance(value, Record):
            self.record(value)

    def _pieces(self, field: Field, value: Any) -> None:
        name = field.domain.name
        pool = self.pools.get(name)
        if pool is None:
            pool = self.pools[name] = _Pool(field.domain)
        if isinstance(value, int):
            if value != UNKNOWN:
                pool.shown.append(value)
            elif field.hidden:
                pool.unseen += 1
            return
        shown: list[int] = [piece for piece in value if piece != UNKNOWN]
        pool.shown.extend(shown)
        if field.hidden:  # what everyone sees to be empty is no unseen place
            pool.unseen += len(value) - len(shown)


def visible_pieces(seen: State) -> dict[str, list[int]]:
    """Return the pieces that a view shows, by domain, sorted: what its viewer knows, whatever it knows it from."""
    return {name: sorted(pool.shown) for name, pool in _Survey(seen).pools.items()}


def shows_a_piece(value: Any) -> bool:
    """Whether a record, as somebody sees it, names a piece of a pool."""
    if isinstance(value, Record):
        for field in type(value).FIELDS:
            inner = getattr(value, field.name)
            if field.domain.pool:
                if any(piece != UNKNOWN for piece in (inner if isinstance(inner, tuple) else (inner,))):
                    return True
            elif shows_a_piece(inner):
                return True
        return False
    return isinstance(value, tuple) and any(shows_a_piece(item) for item in value)


def secrets(s: State, viewer: int) -> dict[str, Any]:
    """Return what the viewer may not see and no pool holds, by its place: sealed answers, hidden numbers."""
    found: dict[str, Any] = {}
    if s.steps:
        _keep_secrets(s, viewer, SPECTATOR, "", found)
    return found


def _keep_secrets(value: Any, viewer: int, around: int, place: str, found: dict[str, Any]) -> None:
    if isinstance(value, Record):
        shape = _shape(type(value))
        given = shape.read(value)
        owner = given[shape.seat] if shape.seat >= 0 else around
        for field, inner in zip(type(value).FIELDS, given, strict=True):
            if field.by == EVERYONE or _may_see(field.by, given, shape, viewer, owner):
                _keep_secrets(inner, viewer, owner, f"{place}.{field.name}", found)
            elif not field.domain.pool:
                found[f"{place}.{field.name}"] = inner
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            _keep_secrets(item, viewer, around, f"{place}.{index}", found)
