"""Who sees what: one projector for states, steps, actions and events.

A view is a record of the same class with UNKNOWN in the unseen places, so the ordinary `legal` and JSON work on it.
Hidden fields hold an integer or a tuple of integers; a hidden place that may be empty is a tuple of one or none. The
walk goes by what the fields declare; a value that its field does not declare is an error, and shown to nobody.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, TypeVar

from starboard.kernel.kinds import Args, Holding, Kind, Many, Steps, form_of, is_plain_value
from starboard.kernel.playing import COMPILED
from starboard.kernel.records import (
    KNOWERS,
    NOBODY,
    OWNER,
    UNKNOWN,
    Part,
    Record,
    is_known,
    values,
)
from starboard.kernel.steps import State, Step

SPECTATOR: Final = -1
"""The viewer who holds no seat."""

NOT_SEATED: Final = -2
"""The owner of what lies in a state where nothing around it has a seat."""

PLAIN: Final = frozenset({int, bool, str})
"""What holds nothing."""

MOST_PROVED: Final = 64
"""So many tuples of a field are remembered: a few for each player or piece that has one."""

R = TypeVar("R", bound=Record)
S = TypeVar("S", bound=State)


def view(s: S, viewer: int) -> S:
    """Return what the viewer (a seat, or SPECTATOR) may know of the state. A finished game is open to all."""
    if not s.steps:
        open_to_all = s.clone()
        assert isinstance(open_to_all, type(s))
        return open_to_all
    seen: Any = _project(s, viewer, NOT_SEATED)
    return seen  # type: ignore[no-any-return]  # a projection has its record's class


def seen_by(record: R, viewer: int) -> R:
    """Return what the viewer may know of a record by what its fields declare; the record itself where that is all."""
    seen: Any = _project(record, viewer, SPECTATOR)
    return seen  # type: ignore[no-any-return]  # a projection has its record's class


class Shape:
    """What a class of records declares, sorted by what a walk through its values must look at."""

    def __init__(self, cls: type[Record]) -> None:
        names = [field.name for field in cls.FIELDS]
        self.part: Final = issubclass(cls, Part)
        self.read: Final = attrgetter(*names) if len(names) > 1 else values
        self.seat: Final = names.index("seat") if "seat" in names else -1
        self.known_by: Final = names.index("known_by") if "known_by" in names else -1
        shown = [(place, field.kind) for place, field in enumerate(cls.FIELDS) if not field.hidden]
        # What everyone sees and no record lies in is not projected, but it must have the form that it declares.
        plain = [(place, kind) for place, kind in shown if kind.plain]
        self.rows: Final = [(place, kind) for place, kind in plain if isinstance(kind, Many | Args)]
        # Tuples found to be as declared, by place and id: they do not change, and the next viewer meets them again.
        # Interpreted only: compiled, looking a row through takes less time than looking it up.
        self.proved: Final[list[dict[int, Any]]] = [{} for _ in names]
        self.open: Final = [(place, kind) for place, kind in shown if not kind.plain]
        hidden = [(place, field) for place, field in enumerate(cls.FIELDS) if field.hidden]
        alone = [(place, form_of(kind)) for place, kind in plain if not isinstance(kind, Many | Args)]
        self.plain: Final = alone + [(place, form_of(field.kind)) for place, field in hidden]
        self.closed: Final = [(place, field, isinstance(field.kind, Many)) for place, field in hidden]
        self.dealt: Final = [
            (place, field)
            for place, field in enumerate(cls.FIELDS)
            if field.pool or not (field.hidden or field.kind.plain)
        ]

    def remember(self, place: int, row: tuple[Any, ...]) -> None:
        """Keep in mind that a row is as declared."""
        proved = self.proved[place]
        if len(proved) >= MOST_PROVED:
            proved.clear()
        proved[id(row)] = row


_SHAPES: Final[dict[type[Record], Shape]] = {}


def shape_of(cls: type[Record]) -> Shape:
    """Return what a walk through records of this class must look at."""
    shape = _SHAPES.get(cls)
    if shape is None:
        shape = _SHAPES[cls] = Shape(cls)
    return shape


def _project(record: Record, viewer: int, around: int) -> Record:
    cls = type(record)
    shape = shape_of(cls)
    given: tuple[Any, ...] = shape.read(record)
    owner: int = given[shape.seat] if shape.seat >= 0 else around
    taken: list[Any] | None = list(given) if shape.part else None  # what changes in place is never shared with a view
    for place, form in shape.plain:
        if type(given[place]) is not form:
            raise _undeclared(cls, place, given[place])
    for place, row in shape.rows:
        value = given[place]
        if COMPILED or shape.proved[place].get(id(value)) is not value:
            if not is_plain_value(row, value):
                raise _undeclared(cls, place, value)
            if not COMPILED:
                shape.remember(place, value)
    for place, kind in shape.open:
        value = given[place]
        shown = seen_inside(kind, value, viewer, owner)
        if shown is not value:
            taken = list(given) if taken is None else taken
            taken[place] = shown
    for place, field, is_row in shape.closed:
        value = given[place]
        if is_row and not _has_numbers_alone(value):
            raise _undeclared(cls, place, value)
        if owner == NOT_SEATED and field.by == OWNER:
            raise TypeError(
                f"{cls.__name__}.{field.name}: neither {cls.__name__} nor a record around it says which seat the "
                "OWNER is; declare a field seat"
            )
        if not _may_see(field.by, given, shape, viewer, owner):
            taken = list(given) if taken is None else taken
            taken[place] = _hidden(value, field.by)
    if taken is None:
        return record
    build: Any = cls
    made: Record = build(*taken)
    return made


def _has_numbers_alone(row: tuple[Any, ...]) -> bool:
    for number in row:  # noqa: SIM110  # a plain loop: views ask this all the time
        if type(number) is not int:
            return False
    return True


def _undeclared(cls: type[Record], place: int, value: object) -> TypeError:
    """Return the error for a value that its field did not declare: it is shown to nobody."""
    return TypeError(f"{cls.__name__}.{cls.FIELDS[place].name}: {type(value).__name__} is not all it declares")


def _may_see(by: str, given: tuple[Any, ...], shape: Shape, viewer: int, owner: int) -> bool:
    if by == OWNER:
        return viewer == owner and viewer >= 0
    if by == KNOWERS:
        return is_known(given[shape.known_by], viewer)
    return False


def seen_inside(kind: Kind, value: Any, viewer: int, owner: int) -> Any:
    """Return what the viewer may know of a value of this kind that lies in a record of this owner's.

    What lies in a state is NOT_SEATED there. It is the value itself where that is all, and nothing in it can change.
    """
    if isinstance(kind, Many):
        return _project_each(kind, value, viewer, owner)
    if isinstance(kind, Holding):
        if isinstance(value, kind.held):
            return _project(value, viewer, owner)
        if value is None and kind.optional:
            return None
    elif isinstance(kind, Steps) and type(value) is list:
        return [_project_step(step, viewer, owner) for step in value]
    raise TypeError(f"{type(value).__name__} is not what its field declares")


def _project_step(step: Any, viewer: int, owner: int) -> Record:
    if not isinstance(step, Step):
        raise TypeError(f"{type(step).__name__} is no step")
    return _project(step, viewer, owner)


def _project_each(kind: Many, value: Any, viewer: int, owner: int) -> tuple[Any, ...]:
    if type(value) is not tuple:
        raise TypeError(f"{type(value).__name__} is not the tuple that its field declares")
    seen: list[Any] = []
    changed = False
    item_kind = kind.item
    held = item_kind.held if isinstance(item_kind, Holding) else None
    for item in value:
        if type(item) is held:  # most are of the very class that is declared, which is quickly seen
            shown: Any = _project(item, viewer, owner)
        else:
            shown = seen_inside(item_kind, item, viewer, owner)
        if shown is not item:
            changed = True
        seen.append(shown)
    return tuple(seen) if changed else value


def _hidden(value: int | tuple[int, ...], by: str) -> int | tuple[int, ...]:
    if isinstance(value, tuple):
        return () if by == NOBODY else (UNKNOWN,) * len(value)
    return UNKNOWN


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


def _keep_secrets(record: Record, viewer: int, around: int, place: str, found: dict[str, Any]) -> None:
    shape = shape_of(type(record))
    given: tuple[Any, ...] = shape.read(record)
    owner: int = given[shape.seat] if shape.seat >= 0 else around
    fields = type(record).FIELDS
    for index, _ in shape.open:
        _keep_secrets_inside(given[index], viewer, owner, f"{place}.{fields[index].name}", found)
    for index, field, _ in shape.closed:
        if not field.domain.pool and not _may_see(field.by, given, shape, viewer, owner):
            found[f"{place}.{field.name}"] = given[index]


def _keep_secrets_inside(value: Any, viewer: int, owner: int, place: str, found: dict[str, Any]) -> None:
    if isinstance(value, Record):
        _keep_secrets(value, viewer, owner, place, found)
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            _keep_secrets_inside(item, viewer, owner, f"{place}.{index}", found)
