"""What a seat sees, as tensors of fixed size with names: derived from the fields that a game declares.

A `Layout` is made for a game with so many seats and these options, and tells a view in numbers and nothing else: who
looks is given its own view (`starboard.kernel.view`), so what is hidden there is hidden here. A game says by its
attribute `tensors` where a board of planes tells more than its fields do:

    tensors = (("stones", (2, 6, 7), stones, ("mine", "taken")),)

A name, a shape, a function `stones(seen, seat, out)` that sets what is not zero in `out`, and the fields of the state
that need not be told besides.
"""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from starboard.env.codes import Code
from starboard.env.deriving import Deriver, reader
from starboard.env.numbering import Numbering
from starboard.kernel import Chance, Choice, Match, Step, legal, who
from starboard.kernel.kinds import Many, Steps, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from starboard.kernel import Game, Options, State
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


class Shape(NamedTuple):
    """A named tensor: its shape, the type of its numbers, and their range."""

    shape: tuple[int, ...]
    dtype: np.dtype[np.float32]
    low: float
    high: float


class Layout:
    """The tensors of a game with so many seats and these options.

    `parts` names them with their shapes, in the order in which `flat` has them one after another; `size` is how many
    numbers they have together. Seats are told from the observer on wherever a field declares that it holds a seat, or
    a record of each; the tensor `me` says which seat that is. `untold` are the fields that hold a text, which no tensor
    tells.
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
        self._cuts: Final[list[tuple[str, int, int, tuple[int, ...] | None]]] = []
        self._writers: Final[list[tuple[Callable[[memoryview[float], int, Any, int], None], int]]] = []
        self._remembered: Final[list[_Remembered]] = []
        self._planes: Final[list[tuple[Callable[[Any, int, memoryview[float]], None], int, int]]] = []
        self._add(ME, (seats,), 0.0, 1.0)
        self._asked: Final = self._add_steps()
        told = self._add_planes(getattr(game, "tensors", ()))
        self._read: Final = reader(self._add_fields(told))
        self.untold: Final = tuple([name for name in self._deriver.untold if name.partition(".")[2] not in told])

    # What it is made of

    def _add(self, name: str, shape: tuple[int, ...], low: float, high: float) -> int:
        """Give a tensor its place; return where it begins."""
        if name in self.parts:
            raise TypeError(f"{type(self.game).__name__}: two tensors are called {name}")
        begin = self.size
        self.parts[name] = Shape(shape, np.dtype(np.float32), low, high)
        self.size += int(np.prod(shape))
        self._cuts.append((name, begin, self.size, shape if len(shape) > 1 else None))
        return begin

    def _add_steps(self) -> tuple[int, Code, int, dict[type[Step], int]]:
        """Give the open question and the steps that wait their places."""
        steps = [cls for cls in self._deriver.classes(Step) if issubclass(cls, Step)]
        asking = [cls for cls in steps if issubclass(cls, Choice | Chance)]
        code = self._deriver.union(asking, len(asking) if len(asking) > 1 else 0, 0)
        begin = self._add(ASKED, (self.seats + code.size,), code.low, code.high)
        waiting = self._add(WAITING, (len(steps),), 0.0, float(2**20)) if len(steps) > 1 else -1
        return begin, code, waiting, {cls: place for place, cls in enumerate(steps)}

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
            if all(_is_steady(fields[field]) for field in tells):
                self._remembered.append(
                    _Remembered(reader(list(tells)), _told_whole(write, begin, self.size), begin, self.size)
                )
            else:
                self._planes.append((write, begin, self.size))
        return told

    def _add_fields(self, told: set[str]) -> list[str]:
        """Give the other fields of the state their places; return those that are written anew each time."""
        cls, changing = type(self._start), []
        for field in cls.FIELDS:
            if field.name in told or isinstance(field.kind, Steps):
                continue
            code = self._deriver.field(cls, field)
            if not code.size:
                continue
            begin = self._add(field.name, code.shape, code.low, code.high)
            if isinstance(field.kind, Many) and _is_steady(field):
                self._remembered.append(_Remembered(reader([field.name]), _told_alone(code, begin), begin, self.size))
            else:
                changing.append(field.name)
                self._writers.append((code.write, begin))
        return changing

    # What is seen

    def flat(self, seen: State, seat: int) -> Tensor:
        """Return what a seat sees (`seen` is its view; -1 is the spectator) as one row of numbers."""
        numbers: Any = np.zeros(self.size, np.float32)
        out: memoryview[float] = numbers.data
        turn = 0
        if seat >= 0:
            turn = seat
            out[seat] = 1.0
        begin, code, waiting, places = self._asked
        if seen.steps:
            asked = who(seen)
            if asked >= 0:
                out[begin + (asked - turn) % self.seats] = 1.0
            code.write(out, begin + self.seats, seen.steps[-1], turn)
            if waiting >= 0:
                for step in seen.steps[:-1]:
                    out[waiting + places[type(step)]] += 1.0
        for (write, at), value in zip(self._writers, self._read(seen), strict=True):
            write(out, at, value, turn)
        for plane, at, end in self._planes:
            plane(seen, turn, out[at:end])
        for kept in self._remembered:
            kept.write(seen, turn, out, numbers)
        row: Tensor = numbers
        return row

    def observe(self, seen: State, seat: int) -> Observation:
        """Return what a seat sees as named tensors; they are fresh, and share one row of memory."""
        return self.named(self.flat(seen, seat))

    def named(self, flat: Tensor) -> Observation:
        """Return the tensors of a row of numbers, by their names."""
        return {
            name: flat[begin:end] if shape is None else flat[begin:end].reshape(shape)
            for name, begin, end, shape in self._cuts
        }

    def legal(self, at: State | Match, seat: int) -> list[int]:
        """Return the numbers of what a seat may do, in their order; none where the question is not put to it."""
        s = at.state if isinstance(at, Match) else at
        return self.actions.numbers(legal(s)) if who(s) == seat else []

    def mask(self, at: State | Match, seat: int) -> NDArray[np.int8]:
        """Return a 1 for each number of what a seat may do; `at` is a match, or the seat's view."""
        return self.actions.mask(self.legal(at, seat))


def _is_steady(field: Field) -> bool:
    """Whether a field holds an object that stays the same in views while its value does."""
    return not field.hidden and field.kind.plain and isinstance(field.kind, Many | Text)


def _told_alone(code: Code, begin: int) -> Callable[[Any, tuple[Any, ...], int, memoryview[float]], None]:
    """Return what writes the code of one value."""
    return lambda _, values, turn, out: code.write(out, begin, values[0], turn)


def _told_whole(
    write: Callable[[Any, int, memoryview[float]], None], begin: int, end: int
) -> Callable[[Any, tuple[Any, ...], int, memoryview[float]], None]:
    """Return what writes a tensor of the game's own."""
    return lambda seen, _, turn, out: write(seen, turn, out[begin:end])


class _Remembered:
    """A tensor of fields that seldom change: it is copied while they hold the very objects that they held before."""

    def __init__(
        self,
        read: Callable[[Any], tuple[Any, ...]],
        tell: Callable[[Any, tuple[Any, ...], int, memoryview[float]], None],
        begin: int,
        end: int,
    ) -> None:
        self._read: Final = read
        self._tell: Final = tell
        self._begin: Final = begin
        self._end: Final = end
        self._last: dict[int, tuple[tuple[Any, ...], Tensor]] = {}

    def write(self, seen: State, turn: int, out: memoryview[float], numbers: Tensor) -> None:
        """Write the tensor as this seat sees it."""
        values = self._read(seen)
        last = self._last.get(turn)
        if last is not None and all(map(is_, values, last[0])):
            numbers[self._begin : self._end] = last[1]
            return
        self._tell(seen, values, turn, out)
        self._last[turn] = (values, numbers[self._begin : self._end].copy())
