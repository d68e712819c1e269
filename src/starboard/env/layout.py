"""What a seat sees, as tensors of fixed size with names: derived from the fields that a game declares.

A `Layout` is made for a game with so many seats and these options, and tells a seat's view in numbers and nothing else:
what is hidden in `starboard.kernel.view` is hidden here. Where a board of planes
tells more than its fields do, a game says by its attribute `tensors` where its own are, `"mygame.tensors:TENSORS"`:

    TENSORS = (("stones", (2, 6, 7), stones, ("mine", "taken", "turn")),)

Each has a name, a shape, a function `stones(seen, seat, out)` that sets what is not zero in `out`, all between 0 and 1,
and the fields of the state that it tells, on which alone it hangs: none of them is told besides.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.env.missing import lacking

try:
    import numpy as np
except ImportError as missing:
    raise lacking("rl", missing) from missing

from starboard.env.deriving import Deriver, reader
from starboard.env.numbering import Numbering
from starboard.env.telling import Asked, Group, Leaf, Plane, Seated, Teller, hides, is_direct, named
from starboard.kernel import Chance, Choice, Match, Step, legal, who
from starboard.kernel.kinds import LONGEST, Holding, Steps

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from starboard.env.codes import Code
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
        self._leaves: Final[list[Leaf]] = []
        self._planes: Final[list[Plane]] = []
        self._add(ME, (seats,), 0.0, 1.0)
        asked = self._add_steps()
        told = self._add_planes(_own_tensors(game))
        own, seated = self._add_fields(told)
        names = [field.name for field in own]
        self.scalars: Final = tuple(names[: self.parts[SCALARS].shape[0]]) if SCALARS in self.parts else ()
        """The fields that the tensor `scalars` tells, in their order."""
        self._teller: Final = self._make_teller(asked, own, seated)
        self._names: Final = list(self.parts)
        self._empty: Final[dict[str, Any]] = dict.fromkeys(self.parts)
        self._row: Final = np.dtype([(name, np.float32, part.shape) for name, part in self.parts.items()])
        self.untold: Final = tuple([name for name in self._deriver.untold if name.partition(".")[2] not in told])

    # What it is made of

    def _add(self, name: str, shape: tuple[int, ...], low: float, high: float) -> int:
        """Give a tensor its place; return where it begins."""
        if name in self.parts:
            raise TypeError(f"{type(self.game).__name__}: two tensors are called {name}")
        begin = self.size
        self.parts[name] = Shape(shape, np.dtype(np.float32), low, high)
        self.size += int(np.prod(shape))
        return begin

    def _add_steps(self) -> Asked:
        """Give the open question and the steps that wait their places."""
        steps = [cls for cls in self._deriver.classes(Step) if issubclass(cls, Step)]
        asking = [cls for cls in steps if issubclass(cls, Choice | Chance)]
        code = self._deriver.union(asking, len(asking) if len(asking) > 1 else 0, 0)
        begin = self._add(ASKED, (self.seats + code.size,), code.low, code.high)
        waiting = self._add(WAITING, (len(steps),), 0.0, float(LONGEST)) if len(steps) > 1 else -1
        places = {cls: place for place, cls in enumerate(steps)}
        secret: set[type[Step]] = {
            cls for cls in asking if hides([cls, *self._deriver.inside(Holding(cls, optional=False))])
        }
        return Asked(begin, code, waiting, places, secret)

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
            self._planes.append(Plane(write, reader(list(tells)), begin, self.size, plain))
        return told

    def _add_fields(self, told: set[str]) -> tuple[list[Field], dict[str, type[Record]]]:
        """Give the other fields of the state their places; return those told as they are, and the records by seats.

        Records of which each seat has one come last: their fields are told one by one.
        """
        cls = type(self._start)
        fields = [field for field in cls.FIELDS if field.name not in told and not isinstance(field.kind, Steps)]
        seated = {field.name: held for field in fields if (held := self._deriver.seated(field)) is not None}
        codes = {field: self._deriver.field(cls, field) for field in fields if field.name not in seated}
        own = self._add_scalars([(field, code) for field, code in codes.items() if code.shape == (1,)])
        for field, code in codes.items():
            if code.size and code.shape != (1,):
                begin = self._add(field.name, code.shape, code.low, code.high)
                self._leaves.append(Leaf(code, field, begin, -1, self._deriver))
                own.append(field)
        return own, seated

    def _add_scalars(self, single: list[tuple[Field, Code]]) -> list[Field]:
        """Give what is told by one number each a tensor together; return the fields."""
        if single:
            low, high = min(code.low for _, code in single), max(code.high for _, code in single)
            begin = self._add(SCALARS, (len(single),), low, high)
            for place, (field, code) in enumerate(single, begin):
                self._leaves.append(Leaf(code, field, place, -1, self._deriver))
        return [field for field, _ in single]

    def _make_teller(self, asked: Asked, own: list[Field], seated: dict[str, type[Record]]) -> Teller:
        """Return what tells all of it, once the records of all seats have places: a row each, the observer's first."""
        loose = any(not leaf.fixed for leaf in self._leaves)
        group = Group([field.name for field in own], own, 0, loose=loose)
        rows = [self._add_seated(name, held) for name, held in seated.items()]
        direct = is_direct(own, [field for held in seated.values() for field in held.FIELDS])
        return Teller(
            self.seats,
            self.size,
            asked,
            self._planes,
            self._leaves,
            group,
            rows,
            direct=direct,
            open_to_all=self._deriver.hides_nothing,
        )

    def _add_seated(self, name: str, held: type[Record]) -> Seated:
        """Give the records of all seats their place."""
        codes = [(field, self._deriver.field(held, field, 1)) for field in held.FIELDS]
        codes = [(field, code) for field, code in codes if code.size]
        width = sum(code.size for _, code in codes)
        low, high = min(code.low for _, code in codes), max(code.high for _, code in codes)
        begin, first = self._add(name, (self.seats, width), low, high), len(self._leaves)
        for ahead in range(self.seats):
            for field, code in codes:
                self._leaves.append(Leaf(code, field, begin, ahead, self._deriver))
                begin += code.size
        loose = any(not leaf.fixed for leaf in self._leaves[first:])
        return Seated(name, [field for field, _ in codes], first, loose=loose)

    # What is seen

    def flat(self, s: State, seat: int) -> Tensor:
        """Return what a seat sees of a state as one row of numbers; -1 is the spectator.

        The state may be the truth or the seat's view: only what the seat may see is told of either.
        """
        return np.frombuffer(self.told(s, seat, who(s)), np.float32)

    def told(self, s: State, seat: int, asked: int) -> bytearray:
        """Return the same as it lies in memory, for whoever knows already who is asked."""
        return self._teller.told(s, seat, asked)

    def observe(self, s: State, seat: int) -> Observation:
        """Return what a seat sees of a state as named tensors; they are fresh, and share one row of memory."""
        return self.named(self.told(s, seat, who(s)))

    def named(self, row: Tensor | bytearray) -> Observation:
        """Return the tensors of a row of numbers, by their names."""
        # As one record with a field for each tensor: all of them are had in one call, each a view of the row.
        return named(self._names, self._empty, np.ndarray((), self._row, row).item())

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
