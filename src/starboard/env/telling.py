"""Telling a seat what it sees: the values of a state as that seat may know them, written where they are new.

The state is read as it is, and only what the seat may see of it is told: to make a whole view for each observation
would take longer than to write it. What nobody else may know is replaced before it is looked at, and records that lie
in others are shown by the kernel's own view of them. What does not change in place is known by being the same object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.env.codes import ONE, Code, Rows, check_length
from starboard.kernel import COUNT, NO_ONE, OWNER, UNKNOWN, seen_by, view
from starboard.kernel.kinds import Many
from starboard.kernel.records import Part
from starboard.kernel.views import NOT_SEATED, seen_inside

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starboard.env.deriving import Deriver
    from starboard.kernel import Record, State, Step
    from starboard.kernel.kinds import Kind
    from starboard.kernel.records import Field

    Read = Callable[[Any], tuple[Any, ...]]

NEVER: Final = object()
"""What stands where a value must be looked at again, whichever object it is."""
_unseen: Final[dict[int, tuple[int, ...]]] = {}
"""What is seen of a tuple that is hidden, by its length: always the same object."""


def unseen(value: Any) -> Any:
    """Return what is seen of a hidden value: how many there are, at most."""
    if type(value) is not tuple:
        return UNKNOWN
    found = _unseen.get(len(value))
    if found is None:
        found = _unseen[len(value)] = (UNKNOWN,) * len(value)
    return found


def zeros(size: int) -> memoryview[float]:
    """Return so many zeros, to be written over other numbers."""
    return memoryview(bytes(4 * size)).cast("f")


def hides(classes: Iterable[type[Record]]) -> bool:
    """Whether a field of one of these is hidden from anybody."""
    return any(field.hidden for cls in classes for field in cls.FIELDS)


class Span:
    """A part of the row, and zeros for it."""

    def __init__(self, begin: int, end: int) -> None:
        self.begin: Final = begin
        self._cut: Final[Any] = slice(begin, end)
        self._zeros: Final[Any] = zeros(end - begin)

    def clear(self, out: Any) -> None:
        """Write zeros."""
        out[self._cut] = self._zeros


class Leaf(Span):
    """A field with its place in the row; `ahead` says whose it is, counted from the observer on, -1 the state's own."""

    def __init__(self, code: Code, field: Field, begin: int, ahead: int, deriver: Deriver) -> None:
        super().__init__(begin, begin + code.size)
        self.code: Final = code
        self.single: Final = code.size == 1
        """Whether there is one number, which is always written."""
        self.rows: Final = code if isinstance(code, Rows) else None
        self.nothing: Final[Any] = zeros(code.width if isinstance(code, Rows) else 0)
        """What is written where nothing lies at a place of a tuple."""
        self.kind: Final = field.kind
        self.plain: Final = field.kind.plain
        """Whether no record lies in it."""
        classes = deriver.inside(field.kind)
        self.fixed: Final = not any(issubclass(cls, Part) for cls in classes)
        """Whether nothing in it ever changes in place."""
        self.secret: Final = hides(classes)
        self.ahead: Final = ahead


class Plane(Span):
    """A tensor of the game's own with its place, and what reads the fields that it tells."""

    def __init__(self, write: Callable[[Any, int, Any], None], read: Read, begin: int, end: int, plain: bool) -> None:
        super().__init__(begin, end)
        self.write: Final = write
        self.read: Final = read
        self.end: Final = end
        self.plain: Final = plain


class Seated:
    """A tuple of records of the state, one for each seat: its place among what is read, and what is read of each."""

    def __init__(self, place: int, read: Read, fields: list[Field]) -> None:
        self.place: Final = place
        self.read: Final = read
        self.nothing: Final = (None,) * len(fields)
        hidden = [(at, field.by) for at, field in enumerate(fields) if field.hidden]
        self.shut: Final = [at for at, _ in hidden]
        """What others may not see."""
        self.shut_to_all: Final = [at for at, by in hidden if by != OWNER]


class Asked(Span):
    """Where the open question is told, and how many steps of each class wait; below 0 where that says nothing."""

    def __init__(
        self, begin: int, end: int, code: Code, waiting: int, places: dict[type[Step], int], secret: set[type[Step]]
    ) -> None:
        """Take the classes of steps, and those of which something is hidden."""
        super().__init__(begin, end)
        self.code: Final = code
        self.waiting: Final = waiting
        self.places: Final = places
        self.secret: Final = secret


class Row:
    """What a seat was told last, with the values that it was told of: only what is new is written."""

    def __init__(self, viewer: int, numbers: Any, leaves: int, planes: int) -> None:
        self.viewer: Final = viewer
        self.turn: Final = max(viewer, 0)
        self.numbers: Final = numbers
        self.out: Final[Any] = numbers.data
        self.steps: list[Step] = []
        self.asked = NO_ONE
        self.shut = True
        """Whether anything was hidden; a finished game is open to all."""
        self.values: list[Any] = [NEVER] * leaves
        self.told: Final[list[Any]] = [NEVER] * planes

    def forget(self) -> None:
        """Look at everything again."""
        self.values = [NEVER] * len(self.values)
        self.told[:] = [NEVER] * len(self.told)


def are_same(steps: list[Step], before: list[Step]) -> bool:
    """Whether two lists hold the same objects. A plain loop: most are short."""
    if len(steps) != len(before):
        return False
    for nth in range(len(steps)):  # noqa: SIM110  # as above
        if steps[nth] is not before[nth]:
            return False
    return True


def is_direct(state_fields: list[Field], seated: list[Field]) -> bool:
    """Whether fields can be told of the state itself: whom they are hidden from does not hang on other fields."""
    return all(not field.hidden or field.by == COUNT for field in state_fields) and all(
        not field.hidden or field.by in {COUNT, OWNER} for field in seated
    )


class Teller:
    """What writes rows: the leaves, the game's own tensors and the open question, each with its place."""

    def __init__(
        self,
        seats: int,
        asked: Asked,
        planes: list[Plane],
        leaves: list[Leaf],
        read: Read,
        own: list[Field],
        seated: list[Seated],
        *,
        direct: bool,
        open_to_all: bool,
    ) -> None:
        """Take what `read` reads of a state: its `own` fields in the order of the leaves, then the tuples by seats.

        `direct` says that its fields need no whole view, `open_to_all` that the game hides nothing.
        """
        self._seats: Final = seats
        self._asked: Final = asked
        self._planes: Final = planes
        self._leaves: Final = leaves
        self._loose: Final = [place for place, leaf in enumerate(leaves) if not leaf.fixed]
        self._read: Final = read
        self._own: Final = len(own)
        self._shut: Final = [place for place, field in enumerate(own) if field.hidden]
        self._seated: Final = seated
        self._direct: Final = direct
        self._open_to_all: Final = open_to_all

    def tell(self, row: Row, s: State, asked: int) -> None:
        """Write into a row what its viewer sees, where it is new since it was written last."""
        steps, before = s.steps, row.steps
        shut = len(steps) > 0
        if shut is not row.shut:
            row.shut = shut
            if not self._open_to_all:
                row.forget()
        if asked != row.asked or not are_same(steps, before):
            row.steps, row.asked = steps[:], asked
            self._tell_steps(row, steps, asked)
        if self._leaves:
            self._tell_values(row, s if self._direct or not shut else view(s, row.viewer))
        if self._planes:
            self._tell_planes(row, s if self._open_to_all or not shut else view(s, row.viewer))

    def _tell_values(self, row: Row, s: State) -> None:
        """Tell the fields."""
        old = row.values
        for place in self._loose:
            old[place] = NEVER
        values = self._values(row, s)
        for place in range(len(values)):
            value = values[place]
            if value is not old[place]:
                self._tell_value(row, self._leaves[place], value, old[place])
        row.values = values

    def _values(self, row: Row, s: State) -> list[Any]:
        """Return what may be told of the state's fields, and of each seat's, in the order of the leaves."""
        read = self._read(s)
        values: list[Any] = list(read[: self._own])
        shut, turn = row.shut, row.turn
        if shut:
            for place in self._shut:
                values[place] = unseen(values[place])
        for seated in self._seated:
            by_seat: list[Any] = [None] * self._seats
            for one in read[seated.place]:
                by_seat[one.seat - turn] = one
            mine = row.viewer >= 0
            for one in by_seat:
                if one is None:
                    values += seated.nothing
                else:
                    begin = len(values)
                    values += seated.read(one)
                    if shut:
                        for at in seated.shut_to_all if mine else seated.shut:
                            values[begin + at] = unseen(values[begin + at])
                mine = False
        return values

    def _tell_value(self, row: Row, leaf: Leaf, value: Any, was: Any) -> None:
        """Write a value that is another object than the last."""
        if leaf.plain and value == was:
            return
        if leaf.rows is not None and value is not None and type(was) is tuple:
            self._tell_rows(row, leaf, leaf.rows, value, was)
            return
        if not leaf.single or value is None:
            leaf.clear(row.out)
        if value is not None:
            leaf.code.write(row.out, leaf.begin, self._seen(row, leaf, leaf.kind, value), row.turn)

    def _tell_rows(self, row: Row, leaf: Leaf, code: Rows, value: tuple[Any, ...], was: tuple[Any, ...]) -> None:
        """Write those places of a tuple that are other objects than the last."""
        check_length(value, code.shape[0])
        kind, out, width = leaf.kind, row.out, code.width
        assert isinstance(kind, Many)
        begin = leaf.begin
        for place in range(max(len(value), len(was))):
            one = value[place] if place < len(value) else NEVER
            old = was[place] if place < len(was) else NEVER
            if one is not old and not (leaf.plain and one == old):
                if old is not NEVER:
                    out[begin : begin + width] = leaf.nothing
                if one is not NEVER:
                    code.write_row(out, begin, self._seen(row, leaf, kind.item, one), row.turn)
            begin += width

    def _seen(self, row: Row, leaf: Leaf, kind: Kind, value: Any) -> Any:
        """Return what may be seen of a value of a field, or of one of its places."""
        if not leaf.secret or not row.shut:
            return value
        owner = NOT_SEATED if leaf.ahead < 0 else (row.turn + leaf.ahead) % self._seats
        return seen_inside(kind, value, row.viewer, owner)

    def _tell_planes(self, row: Row, seen: State) -> None:
        """Tell the game's own tensors."""
        for place, plane in enumerate(self._planes):
            told = plane.read(seen)
            if not plane.plain or told != row.told[place]:
                plane.clear(row.out)
                plane.write(seen, row.turn, row.out[plane.begin : plane.end])
                row.told[place] = told

    def _tell_steps(self, row: Row, steps: list[Step], asked: int) -> None:
        """Tell the open question and what waits."""
        where, out, turn = self._asked, row.out, row.turn
        where.clear(out)
        if not steps:
            return
        if asked >= 0:
            out[where.begin + (asked - turn) % self._seats] = ONE
        top = steps[-1]
        if type(top) in where.secret:
            top = seen_by(top, row.viewer)
        where.code.write(out, where.begin + self._seats, top, turn)
        if where.waiting >= 0:
            for nth in range(len(steps) - 1):
                out[where.waiting + where.places[type(steps[nth])]] += 1.0
