"""What a seat sees, as tensors of fixed size with names: derived from the fields that a game declares.

A `Layout` is made for a game with so many seats and these options, and tells a view in numbers and nothing else: who
looks is given its own view (`starboard.kernel.view`), so what is hidden there is hidden here. Where a board of planes
tells more than its fields do, a game says by its attribute `tensors` where its own are, `"mygame.tensors:TENSORS"`:

    TENSORS = (("stones", (2, 6, 7), stones, ("mine", "taken", "turn")),)

Each has a name, a shape, a function `stones(seen, seat, out)` that sets what is not zero in `out`, all between 0 and 1,
and the fields of the state that it tells, on which alone it hangs: none of them is told besides.
"""

from __future__ import annotations

from importlib import import_module
from itertools import compress
from operator import is_, is_not
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.env.missing import lacking

try:
    import numpy as np
except ImportError as missing:
    raise lacking("rl", missing) from missing

from starboard.env.codes import Code
from starboard.env.deriving import Deriver, reader
from starboard.env.numbering import Numbering
from starboard.kernel import NO_ONE, Chance, Choice, Match, Step, legal, who
from starboard.kernel.kinds import LONGEST, Steps

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from starboard.kernel import Game, Options, Record, State
    from starboard.kernel.records import Field

    Tensor = NDArray[np.float32]
    Observation = dict[str, Tensor]
    Planes = tuple[str, tuple[int, ...], Callable[[Any, int, memoryview[float]], None], tuple[str, ...]]

ME: Final = "me"
"""The tensor that says which seat looks."""
ASKED: Final = "asked"
"""The tensor of the open question: whom it is put to, which question, and its fields."""
WAITING: Final = "waiting"
"""The tensor of what comes afterwards: how many steps of each class wait."""
SCALARS: Final = "scalars"
"""The tensor of all that one number tells: the flags and plain numbers of the state."""


class Shape(NamedTuple):
    """A named tensor: its shape, the type of its numbers, and their range."""

    shape: tuple[int, ...]
    dtype: np.dtype[np.float32]
    low: float
    high: float


class _Leaf(NamedTuple):
    """A field with its place; where it is `plain`, equal values are told alike."""

    write: Callable[[memoryview[float], int, Any, int], None]
    begin: int
    end: int
    plain: bool


class _Plane(NamedTuple):
    """A tensor of the game's own with its place, and what reads the fields that it tells."""

    write: Callable[[Any, int, memoryview[float]], None]
    read: Callable[[Any], tuple[Any, ...]]
    begin: int
    end: int
    plain: bool


class _Row:
    """What a seat was told last, with the values that it was told of: only what is new is written."""

    def __init__(self, turn: int, size: int, leaves: int, planes: int) -> None:
        self.turn: Final = turn
        self.numbers: Final[Tensor] = np.zeros(size, np.float32)
        self.out: Final[Any] = self.numbers.data
        self.nothing: Final[Any] = memoryview(bytes(4 * size)).cast("f")
        self.steps: list[Step] = []
        self.asked = NO_ONE
        self.values: list[Any] = [None] * leaves
        self.told: Final[list[Any]] = [None] * planes


class Layout:
    """The tensors of a game with so many seats and these options.

    `parts` names them with their shapes, in the order in which `flat` has them one after another; `size` is how many
    numbers they have together. Seats are told from the observer on wherever a field declares that it holds a seat, or
    a record of each; the tensor `me` says which seat that is. `untold` are the fields that hold a text, which no tensor
    tells. It keeps in mind what it told last, so one thread at a time may use it.
    """

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any] | None = None) -> None:
        """Raise InvalidOptions for seats or options that the game has not, TypeError for a field without a bound."""
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final[Options] = game.checked_options(seats, options or {})
        self.actions: Final = Numbering(game)
        self.parts: Final[dict[str, Shape]] = {}
        self.size = 0
        self._start: Final[State] = game.new(seats, self.options)
        self._deriver: Final = Deriver(game, seats, self._start)
        self._cuts: Final[list[tuple[str, slice, tuple[int, ...] | None]]] = []
        self._leaves: Final[list[_Leaf]] = []
        self._planes: Final[list[_Plane]] = []
        self._rows: Final[dict[int, _Row]] = {}
        self._add(ME, (seats,), 0.0, 1.0)
        self._asked: Final = self._add_steps()
        told = self._add_planes(_own_tensors(game))
        self._seated: Final[list[tuple[int, Callable[[Any], tuple[Any, ...]], tuple[None, ...]]]] = []
        self._compared: Final[dict[int, Callable[[Any], Any]]] = {}
        names = self._add_fields(told)
        self._read: Final = reader(names)
        self.scalars: Final = tuple(names[: self.parts[SCALARS].shape[0]]) if SCALARS in self.parts else ()
        """The fields that the tensor `scalars` tells, in their order."""
        self._places: Final = tuple(range(len(self._leaves)))
        self.open: Final = self._deriver.hides_nothing and all(
            [leaf.plain for leaf in self._leaves] + [plane.plain for plane in self._planes]
        )
        """Whether the state itself can be told in place of a view: nothing in the game is hidden from anybody."""
        self.untold: Final = tuple([name for name in self._deriver.untold if name.partition(".")[2] not in told])

    # What it is made of

    def _add(self, name: str, shape: tuple[int, ...], low: float, high: float) -> int:
        """Give a tensor its place; return where it begins."""
        if name in self.parts:
            raise TypeError(f"{type(self.game).__name__}: two tensors are called {name}")
        begin = self.size
        self.parts[name] = Shape(shape, np.dtype(np.float32), low, high)
        self.size += int(np.prod(shape))
        self._cuts.append((name, slice(begin, self.size), shape if len(shape) > 1 else None))
        return begin

    def _add_steps(self) -> tuple[int, int, Code, int, dict[type[Step], int]]:
        """Give the open question and the steps that wait their places."""
        steps = [cls for cls in self._deriver.classes(Step) if issubclass(cls, Step)]
        asking = [cls for cls in steps if issubclass(cls, Choice | Chance)]
        code = self._deriver.union(asking, len(asking) if len(asking) > 1 else 0, 0)
        begin = self._add(ASKED, (self.seats + code.size,), code.low, code.high)
        waiting = self._add(WAITING, (len(steps),), 0.0, float(LONGEST)) if len(steps) > 1 else -1
        return begin, self.size, code, waiting, {cls: place for place, cls in enumerate(steps)}

    def _add_planes(self, declared: tuple[Planes, ...]) -> set[str]:
        """Give the game's own tensors their places; return the fields that they tell."""
        told: set[str] = set()
        fields = {field.name: field for field in self._start.FIELDS}
        for name, shape, write, tells in declared:
            unknown = [field for field in tells if field not in fields]
            if unknown:
                raise TypeError(f"{type(self.game).__name__}.tensors: {name} tells {unknown[0]}, which is no field")
            told.update(tells)
            begin = self._add(name, shape, 0.0, 1.0)
            plain = all(fields[field].kind.plain for field in tells)
            self._planes.append(_Plane(write, reader(list(tells)), begin, self.size, plain))
        return told

    def _add_fields(self, told: set[str]) -> list[str]:
        """Give the other fields of the state their places; return their names in the order in which they are read.

        Records of which each seat has one come last: their fields are told one by one.
        """
        cls = type(self._start)
        fields = [field for field in cls.FIELDS if field.name not in told and not isinstance(field.kind, Steps)]
        seated = {field.name: held for field in fields if (held := self._deriver.seated(field)) is not None}
        codes = {field: self._deriver.field(cls, field) for field in fields if field.name not in seated}
        single = [(field, code) for field, code in codes.items() if code.shape == (1,)]
        read = self._add_scalars(single)
        for field, code in codes.items():
            if code.size and code.shape != (1,):
                begin = self._add(field.name, code.shape, code.low, code.high)
                compared = self._deriver.compared(field.kind)
                if compared is not None:
                    self._compared[len(read)] = compared
                plain = field.kind.plain or compared is not None
                self._leaves.append(_Leaf(code.write, begin, self.size, plain))
                read.append(field.name)
        for name, held in seated.items():
            self._add_seated(name, held, len(read))
            read.append(name)
        return read

    def _add_scalars(self, single: list[tuple[Field, Code]]) -> list[str]:
        """Give what is told by one number each a tensor together; return the names of the fields."""
        if single:
            low, high = min(code.low for _, code in single), max(code.high for _, code in single)
            begin = self._add(SCALARS, (len(single),), low, high)
            for place, (_, code) in enumerate(single, begin):
                self._leaves.append(_Leaf(code.write, place, place + 1, plain=True))
        return [field.name for field, _ in single]

    def _add_seated(self, name: str, held: type[Record], place: int) -> None:
        """Give the records of all seats their place: a row for each, the observer's first."""
        codes = [(field, self._deriver.field(held, field, 1)) for field in held.FIELDS]
        codes = [(field, code) for field, code in codes if code.size]
        width = sum(code.size for _, code in codes)
        low, high = min(code.low for _, code in codes), max(code.high for _, code in codes)
        begin = self._add(name, (self.seats, width), low, high)
        for _ in range(self.seats):
            for field, code in codes:
                self._leaves.append(_Leaf(code.write, begin, begin + code.size, field.kind.plain))
                begin += code.size
        self._seated.append((place, reader([field.name for field, _ in codes]), (None,) * len(codes)))

    # What is seen

    def flat(self, seen: State, seat: int) -> Tensor:
        """Return what a seat sees (`seen` is its view; -1 is the spectator) as one row of numbers."""
        return self.told(seen, seat, who(seen))

    def told(self, seen: State, seat: int, asked: int) -> Tensor:
        """Return the same, for whoever knows already who is asked."""
        row = self._rows.get(seat)
        if row is None:
            row = self._rows[seat] = _Row(max(seat, 0), self.size, len(self._leaves), len(self._planes))
            if seat >= 0:
                row.out[seat] = 1.0
        try:
            self._write(row, seen, row.turn, asked)
        except BaseException:
            del self._rows[seat]  # it may be written by half
            raise
        return row.numbers.copy()

    def _write(self, row: _Row, seen: State, turn: int, asked: int) -> None:
        """Write into a row what is new since it was written last."""
        steps, before = seen.steps, row.steps
        if asked != row.asked or len(steps) != len(before) or not all(map(is_, steps, before)):
            row.steps, row.asked = steps[:], asked
            self._write_steps(row, steps, turn, asked)
        out, old = row.out, row.values
        read = self._read(seen)
        values = self._values(read, turn)
        for place in compress(self._places, map(is_not, values, old)):
            write, begin, end, plain = self._leaves[place]
            value, was = values[place], old[place]
            if plain and value == was and was is not None:
                continue
            if value is None or end - begin > 1:
                out[begin:end] = row.nothing[begin:end]
            if value is not None:
                write(out, begin, read[place] if place in self._compared else value, turn)
        row.values = values
        for place, (plane, read_told, begin, end, plain) in enumerate(self._planes):
            told = read_told(seen)
            if not plain or told != row.told[place]:
                out[begin:end] = row.nothing[begin:end]
                plane(seen, turn, out[begin:end])
                row.told[place] = told

    def _write_steps(self, row: _Row, steps: list[Step], turn: int, asked: int) -> None:
        """Tell the open question and what waits."""
        begin, end, code, waiting, places = self._asked
        out = row.out
        out[begin:end] = row.nothing[begin:end]
        if not steps:
            return
        if asked >= 0:
            out[begin + (asked - turn) % self.seats] = 1.0
        code.write(out, begin + self.seats, steps[-1], turn)
        if waiting >= 0:
            for step in steps[:-1]:
                out[waiting + places[type(step)]] += 1.0

    def _values(self, read: tuple[Any, ...], turn: int) -> list[Any]:
        """Return what is told of the state's fields, and of each seat's, in the order of the leaves."""
        values: list[Any] = list(read[: self._seated[0][0]] if self._seated else read)
        for place, compared in self._compared.items():
            values[place] = compared(values[place])
        for place, read_one, nothing in self._seated:
            by_seat: list[Any] = [None] * self.seats
            for one in read[place]:
                by_seat[one.seat - turn] = one
            for one in by_seat:
                values += nothing if one is None else read_one(one)
        return values

    def observe(self, seen: State, seat: int) -> Observation:
        """Return what a seat sees as named tensors; they are fresh, and share one row of memory."""
        return self.named(self.flat(seen, seat))

    def named(self, flat: Tensor) -> Observation:
        """Return the tensors of a row of numbers, by their names."""
        return {name: flat[cut] if shape is None else flat[cut].reshape(shape) for name, cut, shape in self._cuts}

    def legal(self, at: State | Match, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, in their order; none where the question is not put to it."""
        s = at.state if isinstance(at, Match) else at
        return self.actions.numbers(legal(s)) if who(s) == seat else []

    def mask(self, at: State | Match, seat: int) -> NDArray[np.int8]:
        """Return a 1 for each number of what a seat may do; `at` is a match, or the seat's view."""
        return self.actions.mask(self.legal(at, seat))


def _own_tensors(game: Game[Any]) -> tuple[Planes, ...]:
    """Return the tensors that a game declares of its own; raise TypeError where they are not where it says."""
    path = game.tensors
    if not path:
        return ()
    module, _, name = path.partition(":")
    try:
        found: tuple[Planes, ...] = getattr(import_module(module), name)
    except (AttributeError, ImportError, ValueError) as fault:
        raise TypeError(f"{type(game).__name__}.tensors: there is nothing at {path!r} ({fault})") from fault
    return found
