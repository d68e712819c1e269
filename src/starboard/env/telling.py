"""Telling a seat what it sees: the values of a state as that seat may know them, written where they are new.

The state is read as it is, and only what the seat may see of it is told: to make a whole view for each observation
would take longer than to write it. What nobody else may know is replaced before it is looked at, and records that lie
in others are shown by the kernel's own view of them. What does not change in place is known by being the same object.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from starboard.env.codes import ONE, ZERO, Code, Rows, check_length, zeros
from starboard.env.deriving import reader
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


class Leaf:
    """A field with its place in the row; `ahead` says whose it is, counted from the observer on, -1 the state's own."""

    def __init__(self, code: Code, field: Field, begin: int, ahead: int, deriver: Deriver) -> None:
        self.code: Final = code
        self.begin: Final = begin
        self.rows: Final = code if isinstance(code, Rows) else None
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


class Group:
    """Fields that are read together, of the state or of each seat's record, and where their leaves begin."""

    def __init__(self, names: list[str], fields: list[Field], begin: int, *, loose: bool) -> None:
        """Take what to read: the fields that are told, and perhaps more after them. `loose` may change in place."""
        self.read: Final = reader(names)
        self.size: Final = len(fields)
        self.begin: Final = begin
        self.loose: Final = loose
        hidden = [(at, field.by) for at, field in enumerate(fields) if field.hidden]
        self.shut: Final = [at for at, _ in hidden]
        """What others may not see."""
        self.shut_to_all: Final = [at for at, by in hidden if by != OWNER]


class Seated(Group):
    """A tuple of records of the state, one for each seat: which field it is, and what is read of each."""

    def __init__(self, name: str, fields: list[Field], begin: int, *, loose: bool) -> None:
        names = [field.name for field in fields]
        if "seat" not in names:
            names.append("seat")
        super().__init__(names, fields, begin, loose=loose)
        self.records: Final[Callable[[Any], tuple[Any, ...]]] = attrgetter(name)
        self.seat: Final = names.index("seat")
        """Where among what is read the seat is."""


class Asked:
    """Where the open question is told, and how many steps of each class wait; below 0 where that says nothing."""

    def __init__(
        self, begin: int, code: Code, waiting: int, places: dict[type[Step], int], secret: set[type[Step]]
    ) -> None:
        """Take the classes of steps, and those of which something is hidden."""
        self.begin: Final = begin
        self.code: Final = code
        self.waiting: Final = waiting
        self.places: Final = places
        self.secret: Final = secret


class Row:
    """What a seat was told last, with the values that it was told of: only what is new is written."""

    def __init__(self, viewer: int, size: int, steps: int, groups: int, leaves: int, planes: list[Plane]) -> None:
        self.viewer: Final = viewer
        self.turn: Final = max(viewer, 0)
        self.numbers: Final = bytearray(4 * size)
        self.out: Final[Any] = memoryview(self.numbers).cast("f")
        if viewer >= 0:
            self.out[viewer] = ONE
        self.steps: list[Step] = []
        self.asked = NO_ONE
        self.waiting: Final = [0] * steps
        """How many steps of each class wait."""
        self.shut = True
        """Whether anything was hidden; a finished game is open to all."""
        self.given: Final[list[Any]] = [NEVER] * groups
        """What was read of each group of fields, and what each leaf was told of it."""
        self.values: Final[list[Any]] = [NEVER] * leaves
        self.told: Final[list[Any]] = [NEVER] * len(planes)
        self.planes: Final[list[Any]] = [self.out[plane.begin : plane.end] for plane in planes]

    def forget(self) -> None:
        """Look at everything again."""
        self.given[:] = [NEVER] * len(self.given)
        self.values[:] = [NEVER] * len(self.values)
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
        size: int,
        asked: Asked,
        planes: list[Plane],
        leaves: list[Leaf],
        own: Group,
        seated: list[Seated],
        *,
        direct: bool,
        open_to_all: bool,
    ) -> None:
        """Take the `size` of a row, and what is read of a state: its `own` fields, and the records that go by seats.

        `direct` says that its fields need no whole view, `open_to_all` that the game hides nothing.
        """
        self._seats: Final = seats
        self._size: Final = size
        self._asked: Final = asked
        self._planes: Final = planes
        self._leaves: Final = leaves
        self._own: Final = own
        self._seated: Final = seated
        self._direct: Final = direct
        self._open_to_all: Final = open_to_all
        self._rows: Final[dict[int, Row]] = {}

    def told(self, s: State, seat: int, asked: int) -> bytearray:
        """Return what a seat sees as a fresh row of numbers, four bytes each."""
        row = self._rows.get(seat)
        if row is None:
            groups = 1 + len(self._seated) * self._seats
            steps = len(self._asked.places)
            row = self._rows[seat] = Row(seat, self._size, steps, groups, len(self._leaves), self._planes)
        try:
            self._tell(row, s, asked)
        except BaseException:
            del self._rows[seat]  # it may be written by half
            raise
        return row.numbers[:]

    def _tell(self, row: Row, s: State, asked: int) -> None:
        """Write into a row what its viewer sees, where it is new since it was written last."""
        steps = s.steps
        shut = len(steps) > 0
        if shut is not row.shut:
            row.shut = shut
            if not self._open_to_all:
                row.forget()
        if asked != row.asked or not are_same(steps, row.steps):
            self._tell_steps(row, steps, asked)
        if self._leaves:
            self._tell_values(row, s if self._direct or not shut else view(s, row.viewer))
        if self._planes:
            self._tell_planes(row, s if self._open_to_all or not shut else view(s, row.viewer))

    def _tell_values(self, row: Row, s: State) -> None:
        """Tell the fields of the state, and those of each seat's record."""
        own = self._own
        given = own.read(s)
        if own.loose or given != row.given[0]:
            row.given[0] = given
            self._tell_group(row, own, own.begin, given, own.shut)
        first = 1
        for seated in self._seated:
            records = seated.records(s)
            for one in records:
                given = seated.read(one)
                seat: int = given[seated.seat]
                ahead = (seat - row.turn) % self._seats
                if seated.loose or given != row.given[first + ahead]:
                    row.given[first + ahead] = given
                    shut = seated.shut if ahead or row.viewer < 0 else seated.shut_to_all
                    self._tell_group(row, seated, seated.begin + ahead * seated.size, given, shut)
            if len(records) < self._seats:
                self._tell_absent(row, seated, first, records)
            first += self._seats

    def _tell_group(self, row: Row, group: Group, begin: int, given: tuple[Any, ...], shut: list[int]) -> None:
        """Tell what was read of a group of fields, where it is other objects than the last."""
        values: list[Any] = list(given)
        if row.shut:
            for place in shut:
                values[place] = unseen(values[place])
        place = begin
        told, leaves = row.values, self._leaves
        for value, was in zip(values, told[begin : begin + group.size]):  # noqa: B905  # compiled, a plain loop
            if group.loose and not leaves[place].fixed:
                self._tell_value(row, leaves[place], value, NEVER)
            elif value is not was:
                self._tell_value(row, leaves[place], value, was)
                told[place] = value
            place += 1

    def _tell_absent(self, row: Row, seated: Seated, first: int, records: tuple[Any, ...]) -> None:
        """Tell that some seats have no record any more."""
        present = [(one.seat - row.turn) % self._seats for one in records]
        for ahead in range(self._seats):
            if ahead not in present and row.given[first + ahead] is not None:
                row.given[first + ahead] = None
                for place in range(seated.begin + ahead * seated.size, seated.begin + (ahead + 1) * seated.size):
                    self._leaves[place].code.clear(row.out, self._leaves[place].begin)
                    row.values[place] = NEVER

    def _tell_value(self, row: Row, leaf: Leaf, value: Any, was: Any) -> None:
        """Write a value that is another object than the last, or may have changed in place."""
        out, begin, code = row.out, leaf.begin, leaf.code
        if was is NEVER:
            code.clear(out, begin)
            code.write(out, begin, self._seen(row, leaf, leaf.kind, value), row.turn)
        elif leaf.plain:
            if value != was:
                code.change(out, begin, value, was, row.turn)
        elif leaf.rows is not None:
            self._tell_rows(row, leaf, leaf.rows, value, was)
        else:
            code.change(out, begin, self._seen(row, leaf, leaf.kind, value), was, row.turn)

    def _tell_rows(self, row: Row, leaf: Leaf, code: Rows, value: tuple[Any, ...], was: tuple[Any, ...]) -> None:
        """Write those places of a tuple of records that are other objects than the last."""
        check_length(value, code.bound)
        kind, out, begin = leaf.kind, row.out, leaf.begin
        assert isinstance(kind, Many)
        for place in range(max(len(value), len(was))):
            if place >= len(value):
                code.clear_place(out, begin)
            elif place >= len(was) or value[place] is not was[place]:
                if place < len(was):
                    code.clear_place(out, begin)
                code.write_place(out, begin, self._seen(row, leaf, kind.item, value[place]), row.turn)
            begin += code.width

    def _seen(self, row: Row, leaf: Leaf, kind: Kind, value: Any) -> Any:
        """Return what may be seen of a value of a field, or of one of its places."""
        if not leaf.secret or not row.shut:
            return value
        owner = NOT_SEATED if leaf.ahead < 0 else (row.turn + leaf.ahead) % self._seats
        return seen_inside(kind, value, row.viewer, owner)

    def _tell_planes(self, row: Row, seen: State) -> None:
        """Tell the game's own tensors."""
        planes = self._planes
        for place in range(len(planes)):
            plane = planes[place]
            told = plane.read(seen)
            if not plane.plain or told != row.told[place]:
                plane.clear(row.out)
                plane.write(seen, row.turn, row.planes[place])
                row.told[place] = told

    def _tell_steps(self, row: Row, steps: list[Step], asked: int) -> None:
        """Tell the open question and what waits."""
        where, out, turn, before = self._asked, row.out, row.turn, row.steps
        row.steps = steps[:]
        if asked != row.asked:
            if row.asked >= 0:
                out[where.begin + (row.asked - turn) % self._seats] = ZERO
            if asked >= 0:
                out[where.begin + (asked - turn) % self._seats] = ONE
            row.asked = asked
        if not steps or not before or steps[-1] is not before[-1]:
            where.code.clear(out, where.begin + self._seats)
            if steps:
                top = steps[-1]
                if type(top) in where.secret:
                    top = seen_by(top, row.viewer)
                where.code.write(out, where.begin + self._seats, top, turn)
        if where.waiting >= 0:
            self._tell_waiting(row, steps, before)

    def _tell_waiting(self, row: Row, steps: list[Step], before: list[Step]) -> None:
        """Tell what waits: how many of each class are more or fewer than before."""
        begin, places, counts = self._asked.waiting, self._asked.places, row.waiting
        least = max(min(len(steps), len(before)) - 1, 0)
        same = 0
        while same < least and steps[same] is before[same]:
            same += 1
        for nth in range(same, len(before) - 1):
            place = places[type(before[nth])]
            counts[place] -= 1
            row.out[begin + place] = counts[place]
        for nth in range(same, len(steps) - 1):
            place = places[type(steps[nth])]
            counts[place] += 1
            row.out[begin + place] = counts[place]


def named(names: list[str], empty: dict[str, Any], tensors: tuple[Any, ...]) -> dict[str, Any]:
    """Return the tensors by their names; `empty` has these names already, and so room for all of them."""
    made = empty.copy()
    for name, tensor in zip(names, tensors):  # noqa: B905  # as many; compiled, it is a plain loop
        made[name] = tensor
    return made
