"""How values become numbers: for each kind of field a code of fixed size, which writes a value.

Codes are made once for a layout; to write is all that is done at each observation. They are given zeros and set what is
not zero. Everything is told by what the fields declare, so a code never depends on the value that it tells.
"""

from __future__ import annotations

from math import log1p
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SEAT, UNKNOWN
from starboard.kernel.kinds import BIT_COUNT, GREATEST, LONGEST, Domain, Number

if TYPE_CHECKING:
    from collections.abc import Sized

LINEAR: Final = 1024
"""A number with more values than this is told on a logarithmic scale."""
LEAST_BITS: Final = 8
"""From so many bits on a number from 0 to one below a power of two is a set of bits."""
MARKED: Final = 512
"""A domain of more values is told as one number, and so is each place of a tuple that would take more in marks."""
PLACES: Final = 256
"""So many places of a tuple are told one by one, at most, beside how often each value lies in it."""
TABLED: Final = 256
"""So many numbers of a range have their place on its scale looked up."""
ONE: Final[Any] = float(1)
"""A mark, ready to be written: compiled, a plain 1.0 would be made anew for each."""
ZERO: Final[Any] = float(0)
"""No mark."""


def zeros(size: int) -> memoryview[float]:
    """Return so many zeros, to be written over other numbers."""
    return memoryview(bytes(4 * size)).cast("f")


class Code:
    """A code for values: its shape and size, the range of its numbers, and whether seats are turned in it."""

    def __init__(self, shape: tuple[int, ...], low: float = 0.0, high: float = 1.0, *, turned: bool = False) -> None:
        self.shape: Final = shape
        self.low: Final = low
        self.high: Final = high
        self.turned: Final = turned
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size
        self._zeros: Final[Any] = zeros(size)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        """Write a value at a place of a tensor, seats counted from `turn` on; what is not told is not written."""

    def change(self, out: memoryview[float], at: int, value: Any, was: Any, turn: int) -> None:
        """Write a value where another was written."""
        if self.size > 1:  # one number is always written
            self.clear(out, at)
        self.write(out, at, value, turn)

    def clear(self, out: memoryview[float], at: int) -> None:
        """Write that there is nothing."""
        out[at : at + self.size] = self._zeros


NOTHING: Final = Code((0,))
"""The code of what is not told."""


class Truth(Code):
    """True and false."""

    def __init__(self) -> None:
        super().__init__((1,))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        out[at] = 1.0 if value else 0.0


def is_seat(domain: Domain) -> bool:
    """Whether the values of a domain are seats, as `seats(count)` has them, and not what a game calls so besides."""
    return domain.name == SEAT.name and domain.texts == SEAT.texts[: domain.size]


def count_of(domain: Domain, seats: int) -> int:
    """Return how many values of a domain there are at a table."""
    return seats if is_seat(domain) else domain.size


class Mark(Code):
    """A value of a domain: a mark for each, the last one for none or unknown. Seats are as they sit from the observer.

    A very large domain is told as one number beside that mark.
    """

    def __init__(self, domain: Domain, seats: int) -> None:
        count = count_of(domain, seats)
        self._wide: Final = not is_seat(domain) and count >= MARKED
        self._step: Final = 1.0 / count
        self._last: Final = 1 if self._wide else count
        super().__init__((self._last + 1,), turned=is_seat(domain))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        one: int = value
        if self._wide and one >= 0:
            out[at] = (one + 1) * self._step
        else:
            out[at + self._place(one, turn)] = ONE

    def change(self, out: memoryview[float], at: int, value: Any, was: Any, turn: int) -> None:
        if self._wide:
            self.clear(out, at)
        else:
            out[at + self._place(was, turn)] = ZERO
        self.write(out, at, value, turn)

    def _place(self, one: int, turn: int) -> int:
        return self._last if one < 0 else (one - turn) % self._last if self.turned else one


def bits_of(kind: Number) -> int:
    """Return how many bits a number has that is a set of bits, 0 where it is an ordinary one."""
    bits = kind.most.bit_length()
    is_set = kind.least == 0 and kind.most == 2**bits - 1 and LEAST_BITS <= bits <= BIT_COUNT
    return bits if is_set and kind.most != GREATEST else 0


class Bits(Code):
    """A number that is a set of bits; one that can be hidden has a mark of its own for unknown."""

    def __init__(self, bits: int, *, hidden: bool) -> None:
        super().__init__((bits + hidden,))
        self._bits: Final = bits

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        left: int = value
        if left < 0:
            out[at + self._bits] = ONE
            return
        while left:
            lowest = left & -left
            out[at + lowest.bit_length() - 1] = ONE
            left ^= lowest


class Scale:
    """Puts a number of a range between 0 and 1; between -1 and 1 where the range is large and has both."""

    def __init__(self, kind: Number) -> None:
        span = kind.most - kind.least
        self._linear: Final = span < LINEAR
        self._least: Final = kind.least
        self._unit: Final = 1.0 / max(span, 1) if self._linear else 1.0 / log1p(max(abs(kind.least), abs(kind.most)))
        self._table: Final = [log1p(one) * self._unit for one in range(0 if self._linear else TABLED)]
        self.low: Final = -1.0 if kind.least < 0 and not self._linear else 0.0

    def of(self, value: int) -> float:
        """Return where a number lies."""
        if self._linear:
            return (value - self._least) * self._unit
        if 0 <= value < TABLED:
            return self._table[value]
        return log1p(value) * self._unit if value >= 0 else -log1p(-value) * self._unit


class Amount(Code):
    """A number of a range; one that can be hidden has a mark of its own for unknown."""

    def __init__(self, kind: Number, *, hidden: bool) -> None:
        self._scale: Final = Scale(kind)
        self._hidden: Final = hidden
        super().__init__((1 + hidden,), self._scale.low)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        if self._hidden and value == UNKNOWN:
            out[at + 1] = ONE
        else:
            out[at] = self._scale.of(value)


def number_code(kind: Number, bits: int, *, hidden: bool) -> Code:
    """Return the code of a number that has no domain."""
    if bits:
        return Bits(bits, hidden=hidden)
    return Amount(kind, hidden=hidden) if hidden or kind.least != kind.most else NOTHING


def check_length(value: Sized, bound: int) -> None:
    """Raise where a tuple is longer than its field declares: it would be written over its neighbour."""
    if len(value) > bound:
        raise ValueError(f"a tuple of {len(value)} where its field declares {bound} at most")


class Length(Code):
    """How long a tuple is."""

    def __init__(self, bound: int) -> None:
        super().__init__((1,))
        self._scale: Final = Scale(Number(0, bound))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        out[at] = self._scale.of(len(value))


class Places(Code):
    """A tuple that is told place by place, with so many numbers for each: none of them where nothing lies."""

    def __init__(self, bound: int, width: int, low: float = 0.0, high: float = 1.0, *, turned: bool = False) -> None:
        super().__init__((bound, width), low, high, turned=turned)
        self.bound: Final = bound
        self.width: Final = width
        self._nothing: Final[Any] = zeros(width)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, self.bound)
        for one in value:
            self.write_place(out, at, one, turn)
            at += self.width

    def change(self, out: memoryview[float], at: int, value: Any, was: Any, turn: int) -> None:
        check_length(value, self.bound)
        new: tuple[Any, ...] = value
        old: tuple[Any, ...] = was
        here = at
        for one, before in zip(new, old):  # noqa: B905  # as far as both go; compiled, it is a plain loop
            if one is not before and one != before:
                self.change_place(out, here, one, before, turn)
            here += self.width
        for place in range(len(old), len(new)):
            self.write_place(out, at + place * self.width, new[place], turn)
        for place in range(len(new), len(old)):
            self.clear_place(out, at + place * self.width)

    def write_place(self, out: memoryview[float], at: int, one: Any, turn: int) -> None:
        """Write what lies at a place where nothing was."""

    def change_place(self, out: memoryview[float], at: int, one: Any, was: Any, turn: int) -> None:
        """Write what lies at a place where something else was."""
        self.clear_place(out, at)
        self.write_place(out, at, one, turn)

    def clear_place(self, out: memoryview[float], at: int) -> None:
        """Write that nothing lies at a place."""
        out[at : at + self.width] = self._nothing


class Marks(Places):
    """A tuple of values of a small domain: a row of marks for each place, empty where none is."""

    def __init__(self, domain: Domain, seats: int, bound: int) -> None:
        self._last: Final = count_of(domain, seats)
        super().__init__(bound, self._last + 1, turned=is_seat(domain))

    def write_place(self, out: memoryview[float], at: int, one: Any, turn: int) -> None:
        out[at + self._column(one, turn)] = ONE

    def change_place(self, out: memoryview[float], at: int, one: Any, was: Any, turn: int) -> None:
        out[at + self._column(was, turn)] = ZERO
        out[at + self._column(one, turn)] = ONE

    def _column(self, one: int, turn: int) -> int:
        return self._last if one < 0 else (one - turn) % self._last if self.turned else one


class Bag(Code):
    """A tuple by how often each value of a domain lies in it, the last for none or unknown.

    Where it is `ordered`, its values follow in their order, each as one number.
    """

    def __init__(self, domain: Domain, seats: int, bound: int, *, ordered: bool) -> None:
        self._last: Final = count_of(domain, seats)
        self._step: Final = 1.0 / (self._last + 1)
        self._places: Final = bound if ordered else 0
        super().__init__((self._last + 1 + self._places,), 0.0, float(bound or LONGEST), turned=is_seat(domain))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        self.change(out, at, value, (), turn)

    def change(self, out: memoryview[float], at: int, value: Any, was: Any, turn: int) -> None:
        new: tuple[int, ...] = value
        old: tuple[int, ...] = was
        more = [0] * (self._last + 1)
        for one in old:
            more[self._column(one, turn)] -= 1
        for one in new:
            more[self._column(one, turn)] += 1
        for column, count in enumerate(more):
            if count:
                out[at + column] += count
        if self._places:
            check_length(value, self._places)
            at += len(more)
            for place in range(len(new)):
                one = new[place]
                if place >= len(old) or one != old[place]:
                    out[at + place] = (self._column(one, turn) + 2 if one >= 0 else one + 2) * self._step
            for place in range(len(new), len(old)):
                out[at + place] = ZERO

    def _column(self, one: int, turn: int) -> int:
        return self._last if one < 0 else (one - turn) % self._last if self.turned else one


class BitsBag(Code):
    """A tuple of sets of bits: how many of them have each bit."""

    def __init__(self, bits: int, bound: int) -> None:
        super().__init__((bits,), 0.0, float(bound or LONGEST))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        numbers: tuple[int, ...] = value
        for one in numbers:
            left = max(one, 0)
            while left:
                lowest = left & -left
                out[at + lowest.bit_length() - 1] += 1.0
                left ^= lowest


class Mean(Code):
    """A tuple of numbers whose order and number are not told: what they are on the whole."""

    def __init__(self, kind: Number) -> None:
        self._scale: Final = Scale(kind)
        super().__init__((1,), self._scale.low)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        seen = [self._scale.of(one) for one in value if one != UNKNOWN]
        if seen:
            out[at] = sum(seen) / len(seen)


class Numbers(Places):
    """A tuple of numbers of a range, one by one, with a mark for what is there where that varies."""

    def __init__(self, kind: Number, bound: int, *, marked: bool) -> None:
        self._scale: Final = Scale(kind)
        self._marked: Final = 1 if marked else 0
        super().__init__(bound, 1 + self._marked, self._scale.low)

    def write_place(self, out: memoryview[float], at: int, one: Any, turn: int) -> None:
        if self._marked:
            out[at] = ONE
        out[at + self._marked] = self._scale.of(one)

    def change_place(self, out: memoryview[float], at: int, one: Any, was: Any, turn: int) -> None:
        out[at + self._marked] = self._scale.of(one)


class Rows(Places):
    """A tuple whose places are told one by one, with a mark for what is there where that varies."""

    def __init__(self, row: Code, bound: int, *, marked: bool) -> None:
        self._row: Final = row
        self._marked: Final = 1 if marked else 0
        super().__init__(bound, row.size + self._marked, row.low, row.high, turned=row.turned)

    def write_place(self, out: memoryview[float], at: int, one: Any, turn: int) -> None:
        if self._marked:
            out[at] = ONE
        self._row.write(out, at + self._marked, one, turn)

    def change_place(self, out: memoryview[float], at: int, one: Any, was: Any, turn: int) -> None:
        self._row.change(out, at + self._marked, one, was, turn)
