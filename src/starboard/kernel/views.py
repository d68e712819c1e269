"""Who sees what: one projector for states, steps, actions and events, and one guesser for what a view hides.

A view is a record of the same class with UNKNOWN in the unseen places, so the ordinary `legal` and JSON work on it.
Hidden fields hold an integer or a tuple of integers; a hidden place that may be empty is a tuple of one or none.
"""

from __future__ import annotations

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
)
from starboard.kernel.steps import State

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel.game import Game

SPECTATOR: Final = -1
"""The viewer who holds no seat."""

PLAIN: Final = frozenset({int, bool, str})
"""What holds nothing."""
HOLDERS: Final = (Record, tuple)
"""What may hold hidden things within a tuple."""

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


def _project(record: Record, viewer: int, around: int) -> Record:
    kind = type(record)
    owner = _owner(record, around)
    changed = isinstance(record, Part)  # what changes in place is never shared with a view
    taken: list[Any] = []
    for field in kind.FIELDS:
        value = getattr(record, field.name)
        shown: Any
        if field.by == EVERYONE and type(value) in PLAIN:
            shown = value  # most fields are numbers that everyone sees
        elif field.by == EVERYONE or _may_see(record, field, viewer, owner):
            shown = _project_inside(value, viewer, owner)
        else:
            shown = _hidden(value, field.by)
        if shown is not value:
            changed = True
        taken.append(shown)
    if not changed:
        return record
    build: Any = kind
    made: Record = build(*taken)
    return made


def _owner(record: Record, around: int) -> int:
    """Return the seat that the record belongs to: its field `seat`, wherever that stands, else what is around."""
    for field in type(record).FIELDS:
        if field.name == "seat":
            seat: int = getattr(record, "seat")  # noqa: B009  # only the classes that declare it have it
            return seat
    return around


def _may_see(record: Record, field: Field, viewer: int, owner: int) -> bool:
    if field.by == OWNER:
        return viewer == owner and viewer >= 0
    if field.by == KNOWERS:
        return is_known(getattr(record, "known_by"), viewer)  # noqa: B009  # only the classes that declare it have it
    return False


def _project_inside(value: Any, viewer: int, owner: int) -> Any:
    if isinstance(value, Record):
        return _project(value, viewer, owner)
    if isinstance(value, list):
        return [_project_inside(item, viewer, owner) for item in value]
    if isinstance(value, tuple) and value and isinstance(value[0], HOLDERS):
        seen = [_project_inside(item, viewer, owner) for item in value]
        for new, old in zip(seen, value, strict=True):
            if new is not old:
                return tuple(seen)
    return value


def _hidden(value: Any, by: str) -> Any:
    if isinstance(value, tuple):
        return () if by == NOBODY else (UNKNOWN,) * len(value)
    if type(value) is not int:
        raise TypeError(f"a hidden field holds an integer or a tuple of integers, not {value!r}")
    return UNKNOWN


def determinise(game: Game[S], seen: S, viewer: int, rng: Random) -> S:
    """Return a state that the viewer cannot tell from the true one: what the view hides, drawn from what is left.

    The pieces of a pool that the view does not show are shuffled into its unseen places; a zone that nobody sees takes
    those left over. `Game.complete` fills what no pool tells, and what steps say of pieces.
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
    """Return the pieces in any order, all alike: sorted by random keys, which is faster than the library's shuffle."""
    draw = rng.random
    return sorted(pieces, key=lambda _: draw())


class _Dealer:
    """Deals the unseen pieces of each pool into the unseen places."""

    def __init__(self, game: Game[Any], seen: State, rng: Random) -> None:
        self._left: Final[dict[str, list[int]]] = {}
        self._rest: Final[dict[str, list[int]]] = {}
        survey = _Survey()
        survey.record(seen)
        for name, domain in survey.pools.items():
            left = _shuffled(_without(game.pool(seen, domain), survey.shown[name], domain.size), rng)
            # What the counted places cannot hold lies in the zone that nobody sees.
            counted = survey.unseen[name]
            self._left[name] = left[:counted]
            self._rest[name] = sorted(left[counted:])

    def fill(self, record: Record) -> Record:
        """Return the record with every unseen place of a pool filled."""
        changed = isinstance(record, Part)
        taken: list[Any] = []
        for field in type(record).FIELDS:
            value = getattr(record, field.name)
            filled: Any  # else the compiler takes it for the list of the first branch
            if field.name == "steps":
                filled = list(value)  # steps speak of pieces but hold none, so nothing is dealt into them
            elif field.domain.pool and field.by != EVERYONE:
                filled = self._deal(field, value)
            elif type(value) in PLAIN or field.domain.size:
                filled = value  # a domain's numbers hold no records
            else:
                filled = self._inside(value)
            changed = changed or filled is not value
            taken.append(filled)
        if not changed:
            return record
        build: Any = type(record)
        made: Record = build(*taken)
        return made

    def _inside(self, value: Any) -> Any:
        if isinstance(value, Record):
            return self.fill(value)
        if isinstance(value, tuple) and value and isinstance(value[0], HOLDERS):
            return tuple([self._inside(item) for item in value])
        return value

    def _deal(self, field: Field, value: Any) -> Any:
        left = self._left[field.domain.name]
        if isinstance(value, tuple):
            if field.by == NOBODY:
                rest = self._rest[field.domain.name]
                self._rest[field.domain.name] = []
                return value or tuple(rest)
            if UNKNOWN in value:
                drawn = [left.pop() if piece == UNKNOWN else piece for piece in value]
                return tuple(drawn if field.ordered else sorted(drawn))
            return value
        return left.pop() if value == UNKNOWN else value


class _Survey:
    """What a view shows of each pool, and how many places it leaves unseen."""

    def __init__(self) -> None:
        self.pools: Final[dict[str, Domain]] = {}
        self.shown: Final[dict[str, list[int]]] = {}
        self.unseen: Final[dict[str, int]] = {}

    def record(self, record: Record) -> None:
        """Count in one record and in all that it holds, steps excepted: they speak of pieces but hold none."""
        for field in type(record).FIELDS:
            value = getattr(record, field.name)
            if field.domain.pool:
                self._pieces(field, value)
            elif type(value) not in PLAIN and not field.domain.size and field.name != "steps":
                self._inside(value)

    def _inside(self, value: Any) -> None:
        if isinstance(value, Record):
            self.record(value)
        elif isinstance(value, tuple) and value and isinstance(value[0], HOLDERS):
            for item in value:
                self._inside(item)

    def _pieces(self, field: Field, value: Any) -> None:
        name = field.domain.name
        if name not in self.pools:
            self.pools[name] = field.domain
            self.shown[name] = []
            self.unseen[name] = 0
        shown = self.shown[name]
        for piece in value if isinstance(value, tuple) else (value,):
            if piece != UNKNOWN:
                shown.append(piece)
            elif field.by != EVERYONE:  # what everyone sees to be empty is no unseen place
                self.unseen[name] += 1


def visible_pieces(seen: State) -> dict[str, list[int]]:
    """Return the pieces that a view shows, by domain, sorted: what its viewer knows, whatever it knows it from."""
    survey = _Survey()
    survey.record(seen)
    return {name: sorted(pieces) for name, pieces in survey.shown.items()}


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
        owner = _owner(value, around)
        for field in type(value).FIELDS:
            inner = getattr(value, field.name)
            if field.by == EVERYONE or _may_see(value, field, viewer, owner):
                _keep_secrets(inner, viewer, owner, f"{place}.{field.name}", found)
            elif not field.domain.pool:
                found[f"{place}.{field.name}"] = inner
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            _keep_secrets(item, viewer, around, f"{place}.{index}", found)
