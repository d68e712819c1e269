"""The code of a field, derived from what it declares: its kind, its bound, and who sees it."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from starboard.env.codes import (
    MARKED,
    NOTHING,
    ONE,
    PLACES,
    Bag,
    BitsBag,
    Code,
    Length,
    Mark,
    Marks,
    Mean,
    Numbers,
    Rows,
    Truth,
    bits_of,
    count_of,
    number_code,
)
from starboard.kernel import COUNT, KNOWERS, NOBODY, Record, Unsupported
from starboard.kernel.kinds import LONGEST, Domain, Flag, Holding, Kind, Many, Number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starboard.kernel import Game, State
    from starboard.kernel.records import Field

RECORDS_ROOM: Final = 1024
"""So many numbers a tuple of records may take, told one by one; else it is told by what all of them have together."""
ROOM: Final = 32_768
"""So many numbers any other tuple may take."""
NESTED: Final = 64
"""So many marks a tuple may take that lies in another."""
DEEPEST: Final = 2
"""Records that lie deeper in each other than this are told by their class alone."""


class Deriver:
    """Derives codes for the records of a game at a table: so many seats, and the pieces of these options."""

    def __init__(self, game: Game[Any], seats: int, start: State) -> None:
        self.seats: Final = seats
        self.untold: Final[list[str]] = []
        """The fields of which a tensor says nothing, because they hold a text."""
        self._game: Final = game
        self._start: Final = start
        self._classes: Final = sorted(game.codec.kinds.values(), key=lambda cls: cls.__name__)
        self._pools: Final[dict[str, int]] = {}
        self.hides_nothing: Final = not any(field.hidden for cls in self._classes for field in cls.FIELDS)

    # Bounds

    def _pieces(self, domain: Domain) -> int:
        """Return how many pieces of a pool there are; 0 where the game does not tell."""
        if domain.name not in self._pools:
            try:
                self._pools[domain.name] = len(self._game.pool(self._start, domain))
            except Unsupported:
                self._pools[domain.name] = 0
        return self._pools[domain.name]

    def bound(self, kind: Many) -> int:
        """Return how long a tuple can be: as declared, or as many as there are pieces; 0 where nothing says it."""
        declared = kind.most if kind.most < LONGEST else 0
        pieces = self._pieces(kind.domain) if kind.domain.pool else 0
        return min(declared, pieces) if declared and pieces else declared or pieces

    # Fields

    def field(self, cls: type[Record], field: Field, depth: int = 0) -> Code:
        """Return the code of a field of a class; raise TypeError where nothing bounds its size."""
        place = f"{cls.__name__}.{field.name}"
        kind = field.kind
        if field.by == NOBODY:
            return NOTHING
        if isinstance(kind, Many) and field.by == COUNT:
            return NOTHING if kind.least == kind.most else Length(self.bound(kind) or LONGEST)
        if field.by == COUNT:
            return NOTHING
        if field.name == "known_by" and any(other.by == KNOWERS for other in cls.FIELDS) and isinstance(kind, Number):
            return number_code(kind, self.seats + 1, hidden=False)
        if isinstance(kind, Many):
            ordered = field.ordered or not kind.domain.pool
            return self._tuple(kind, place, depth, hidden=field.hidden, ordered=ordered)
        return self._one(kind, place, depth, hidden=field.hidden)

    def _one(self, kind: Kind, place: str, depth: int, *, hidden: bool) -> Code:
        """Return the code of one value."""
        if isinstance(kind, Number):
            if kind.domain.size:
                return Mark(kind.domain, self.seats)
            return number_code(kind, bits_of(kind), hidden=hidden)
        if isinstance(kind, Flag):
            return Truth()
        if isinstance(kind, Holding):
            return self.record(kind.held, depth, always=not kind.optional)
        if place not in self.untold:
            self.untold.append(place)
        return NOTHING

    def _tuple(self, kind: Many, place: str, depth: int, *, hidden: bool, ordered: bool, inside: bool = False) -> Code:
        """Return the code of a tuple, perhaps one inside of another."""
        item, bound = kind.item, self.bound(kind)
        if isinstance(item, Number) and item.domain.size:
            width = count_of(item.domain, self.seats) + 1
            if bound and bound * width <= (NESTED if inside else MARKED):
                return Marks(item.domain, self.seats, bound)
            return Bag(item.domain, self.seats, bound, ordered=ordered and 0 < bound <= PLACES)
        if isinstance(item, Many):
            row = self._tuple(item, place, depth, hidden=hidden, ordered=ordered, inside=True)
        else:
            row = self._one(item, place, depth, hidden=hidden)
        if not row.size:
            return NOTHING
        marked = kind.least != kind.most
        if isinstance(item, Number) and row.size == 1 and bound and bound * (1 + marked) <= ROOM:
            return Numbers(item, bound, marked=marked)
        room = RECORDS_ROOM if isinstance(item, Holding) else ROOM
        if bound and bound * (row.size + marked) <= room:
            return Rows(row, bound, marked=marked)
        if isinstance(item, Holding):
            return self._columns(item.held, bound)
        most = f"at most {bound} of {row.size} numbers" if bound else "of any length"
        raise TypeError(
            f"{place}: a tuple {most} has no place in a tensor; declare many(kind, most=...) as narrow as the rules "
            f"are, or a tensor of the game's own (tensors) that tells {place.partition('.')[2]}"
        )

    def seated(self, field: Field) -> type[Record] | None:
        """Return the class of the records of which a tuple of the state holds one for each seat; None for any other."""
        kind = field.kind
        if not isinstance(kind, Many) or not isinstance(kind.item, Holding):
            return None
        found = [getattr(one, "seat", -1) for one in getattr(self._start, field.name)]
        classes = self.classes(kind.item.held)
        return classes[0] if len(classes) == 1 and found == list(range(self.seats)) else None

    def inside(self, kind: Kind) -> set[type[Record]]:
        """Return the classes of all records that can lie in a value of this kind, and in these."""
        found: set[type[Record]] = set()
        ahead = [kind]
        while ahead:
            next_kind = ahead.pop()
            if isinstance(next_kind, Many):
                ahead.append(next_kind.item)
            elif isinstance(next_kind, Holding):
                new = [cls for cls in self.classes(next_kind.held) if cls not in found]
                found.update(new)
                ahead += [field.kind for cls in new for field in cls.FIELDS]
        return found

    # Records

    def classes(self, held: type[Record]) -> list[type[Record]]:
        """Return the classes of the game that a field for `held` can hold, in the order of their names."""
        return [cls for cls in self._classes if issubclass(cls, held)]

    def record(self, held: type[Record], depth: int, *, always: bool) -> Code:
        """Return the code of a record of a class or of one derived from it.

        There is a mark for each class that it can be of, and fields of one name and code have one place for all of
        them. A record that is always there, and always of one class, needs no mark.
        """
        classes = self.classes(held)
        marks = 0 if always and len(classes) == 1 else len(classes)
        return self.union(classes, marks, depth)

    def union(self, classes: Iterable[type[Record]], marks: int, depth: int) -> Code:
        """Return the code of a record of one of these classes, with so many marks in front."""
        size, low, high, turned = marks, 0.0, 1.0, False
        shared: dict[tuple[object, ...], int] = {}
        known: dict[type[Record], Told] = {}
        for mark, cls in enumerate(classes):
            told: list[tuple[str, Code, int]] = []
            for field in cls.FIELDS if depth <= DEEPEST else ():
                code = self.field(cls, field, depth + 1)
                if not code.size:
                    continue
                key = (field.name, field.hidden, field.by, code.shape, *signature(field.kind))
                if key not in shared:
                    shared[key] = size
                    size += code.size
                low, high, turned = min(low, code.low), max(high, code.high), turned or code.turned
                told.append((field.name, code, shared[key]))
            known[cls] = Told(mark if marks else -1, told)
        return Union(size, low, high, known, turned=turned)

    def _columns(self, held: type[Record], bound: int) -> Code:
        """Return the code of many records by what they have together: field by field, how often there is what."""
        told: list[tuple[str, Code, int]] = []
        size, low, turned = 1, 0.0, False
        for field in held.FIELDS:
            code = self._column(held, field, bound)
            if code.size:
                told.append((field.name, code, size))
                size += code.size
                low, turned = min(low, code.low), turned or code.turned
        return Columns(size, low, float(bound or LONGEST), Told(-1, told), turned=turned)

    def _column(self, held: type[Record], field: Field, bound: int) -> Code:
        kind = field.kind
        if isinstance(kind, Flag):
            return BitsBag(1, bound)
        if not isinstance(kind, Number):
            self.untold.append(f"{held.__name__}.{field.name}")
            return NOTHING
        if kind.domain.size:
            return Bag(kind.domain, self.seats, bound, ordered=False)
        bits = self.seats + 1 if field.name == "known_by" else bits_of(kind)
        return BitsBag(bits, bound) if bits else Mean(kind)


class Told:
    """What is told of a record of a class: its mark, and of which fields by which code at which place; -1 no mark."""

    def __init__(self, mark: int, told: list[tuple[str, Code, int]]) -> None:
        self.mark: Final = mark
        self.read: Final = reader([name for name, _, _ in told])
        self.codes: Final = [code for _, code, _ in told]
        self.places: Final = [place for _, _, place in told]

    def write(self, out: memoryview[float], at: int, values: tuple[Any, ...], turn: int) -> None:
        """Write what was read."""
        codes, places = self.codes, self.places
        for nth in range(len(codes)):
            codes[nth].write(out, at + places[nth], values[nth], turn)


class Union(Code):
    """A record of one of several classes: a mark for which, and its fields. None is told by nothing."""

    def __init__(self, size: int, low: float, high: float, known: dict[type[Record], Told], *, turned: bool) -> None:
        super().__init__((size,), low, high, turned=turned)
        self._known: Final = known

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        if value is None:
            return
        told = self._known[type(value)]
        if told.mark >= 0:
            out[at + told.mark] = ONE
        told.write(out, at, told.read(value), turn)


class Columns(Code):
    """Many records by what they have together: how many they are, and field by field how often there is what."""

    def __init__(self, size: int, low: float, high: float, told: Told, *, turned: bool) -> None:
        super().__init__((size,), low, high, turned=turned)
        self._told: Final = told

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        if value:
            out[at] = len(value)
            self._told.write(out, at, tuple(zip(*map(self._told.read, value), strict=True)), turn)


def reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads these attributes of a record, as a tuple however many they are."""
    if not names:
        return lambda _: ()
    if len(names) == 1:
        read_one = attrgetter(names[0])
        return lambda record: (read_one(record),)
    read: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
    return read


def signature(kind: Kind) -> tuple[object, ...]:
    """Return what two kinds have in common that are told by the same code."""
    if isinstance(kind, Number):
        return ("number", kind.least, kind.most, kind.domain.name, kind.domain.texts)
    if isinstance(kind, Many):
        return ("many", kind.least, kind.most, *signature(kind.item))
    if isinstance(kind, Holding):
        return ("record", kind.held, kind.optional)
    return (type(kind).__name__,)
