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

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        """Write a value at a place of a tensor, seats counted from `turn` on; what is not told is not written."""


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
        if one < 0:
            out[at + self._last] = ONE
        elif self._wide:
            out[at] = (one + 1) * self._step
        else:
            out[at + ((one - turn) % self._last if self.turned else one)] = ONE


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


class Marks(Code):
    """A tuple of values of a small domain: a row of marks for each place, empty where none is."""

    def __init__(self, domain: Domain, seats: int, bound: int) -> None:
        self._last: Final = count_of(domain, seats)
        self._bound: Final = bound
        super().__init__((bound, self._last + 1), turned=is_seat(domain))

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, self._bound)
        last = self._last
        numbers: tuple[int, ...] = value
        for one in numbers:
            out[at + (last if one < 0 else (one - turn) % last if self.turned else one)] = ONE
            at += last + 1


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
        last = self._last
        numbers: tuple[int, ...] = value
        for one in numbers:
            out[at + (last if one < 0 else (one - turn) % last if self.turned else one)] += 1.0
        if self._places:
            check_length(value, self._places)
            at += last + 1
            for one in numbers:
                out[at] = ((one - turn) % last + 2 if self.turned and one >= 0 else one + 2) * self._step
                at += 1


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


class Numbers(Code):
    """A tuple of numbers of a range, one by one, with a mark for what is there where that varies."""

    def __init__(self, kind: Number, bound: int, *, marked: bool) -> None:
        self._scale: Final = Scale(kind)
        self._bound: Final = bound
        self._marked: Final = marked
        super().__init__((bound, 1 + marked), self._scale.low)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, self._bound)
        numbers: tuple[int, ...] = value
        for one in numbers:
            if self._marked:
                out[at] = ONE
                at += 1
            out[at] = self._scale.of(one)
            at += 1


class Rows(Code):
    """A tuple whose places are told one by one, with a mark for what is there where that varies."""

    def __init__(self, row: Code, bound: int, *, marked: bool) -> None:
        self._row: Final = row
        self._bound: Final = bound
        self._marked: Final = 1 if marked else 0
        self.width: Final = row.size + self._marked
        super().__init__((bound, self.width), row.low, row.high, turned=row.turned)

    def write(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, self._bound)
        for one in value:
            self.write_row(out, at, one, turn)
            at += self.width

    def write_row(self, out: memoryview[float], at: int, value: Any, turn: int) -> None:
        """Write what lies at one place of a tuple."""
        if self._marked:
            out[at] = ONE
        self._row.write(out, at + self._marked, value, turn)
