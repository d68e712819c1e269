"""How values become numbers: for each kind of field a code of fixed size, and what writes a value in it.

Codes are made once for a layout; to write is all that is done at each observation. A writer is given zeros and sets
what is not zero. Everything is told by what the fields declare, so a code never depends on the value that it tells.
"""

from __future__ import annotations

from math import log1p
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starboard.kernel import SEAT, UNKNOWN
from starboard.kernel.kinds import BIT_COUNT, GREATEST, LONGEST, Domain, Number

if TYPE_CHECKING:
    from collections.abc import Callable, Sized

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


class Code(NamedTuple):
    """A code for values: its shape, the range of its numbers, whether seats are turned in it, and what writes it.

    `write(out, at, value, turn)` writes a value at a place of a tensor, seats counted from `turn` on. `write_row` does
    so with one place of a tuple whose places are told one by one; None where they are not.
    """

    shape: tuple[int, ...]
    low: float
    high: float
    turned: bool
    write: Callable[[memoryview[float], int, Any, int], None]
    write_row: Callable[[memoryview[float], int, Any, int], None] | None = None

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def _say_nothing(out: memoryview[float], at: int, value: Any, turn: int) -> None:
    """Write nothing."""


NOTHING: Final = Code((0,), 0.0, 1.0, turned=False, write=_say_nothing)
"""The code of what is not told."""


def flag_code() -> Code:
    """Return the code of true and false."""

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        out[at] = 1.0 if value else 0.0

    return Code((1,), 0.0, 1.0, turned=False, write=write)


def is_seat(domain: Domain) -> bool:
    """Whether the values of a domain are seats, as `seats(count)` has them, and not what a game calls so besides."""
    return domain.name == SEAT.name and domain.texts == SEAT.texts[: domain.size]


def domain_code(domain: Domain, seats: int) -> Code:
    """Return the code of a value of a domain: a mark for each, the last one for none or unknown.

    Seats are told as they sit from the observer on. A very large domain is told as one number beside that mark.
    """
    size = seats if is_seat(domain) else domain.size
    if is_seat(domain):

        def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
            out[at + ((value - turn) % size if value >= 0 else size)] = 1.0

    elif size < MARKED:

        def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
            out[at + (value if value >= 0 else size)] = 1.0

    else:
        step = 1.0 / size
        size = 1

        def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
            if value >= 0:
                out[at] = (value + 1) * step
            else:
                out[at + 1] = 1.0

    return Code((size + 1,), 0.0, 1.0, turned=is_seat(domain), write=write)


def bits_of(kind: Number) -> int:
    """Return how many bits a number has that is a set of bits, 0 where it is an ordinary one."""
    bits = kind.most.bit_length()
    is_set = kind.least == 0 and kind.most == 2**bits - 1 and LEAST_BITS <= bits <= BIT_COUNT
    return bits if is_set and kind.most != GREATEST else 0


def scale_of(kind: Number) -> Callable[[int], float]:
    """Return what puts a number of a range between 0 and 1; between -1 and 1 where the range is large and has both."""
    least, span = kind.least, kind.most - kind.least
    if span < LINEAR:
        step = 1.0 / max(span, 1)
        return (
            [place * step for place in range(span + 1)].__getitem__ if not least else lambda one: (one - least) * step
        )
    unit = 1.0 / log1p(max(abs(kind.least), abs(kind.most)))
    table = [log1p(one) * unit for one in range(TABLED)]

    def scaled(value: int) -> float:
        if 0 <= value < TABLED:
            return table[value]
        return log1p(value) * unit if value >= 0 else -log1p(-value) * unit

    return scaled


def number_code(kind: Number, bits: int, *, hidden: bool) -> Code:
    """Return the code of a number that has no domain; one that can be hidden has a mark of its own for unknown."""
    if bits:

        def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
            if value < 0:
                out[at + bits] = 1.0
                return
            while value:
                lowest = value & -value
                out[at + lowest.bit_length() - 1] = 1.0
                value ^= lowest

        return Code((bits + hidden,), 0.0, 1.0, turned=False, write=write)
    if kind.least == kind.most and not hidden:
        return NOTHING
    scaled = scale_of(kind)
    low = -1.0 if kind.least < 0 and kind.most - kind.least >= LINEAR else 0.0
    if not hidden:

        def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
            out[at] = scaled(value)

        return Code((1,), low, 1.0, turned=False, write=write)

    def write_hidden(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        if value == UNKNOWN:
            out[at + 1] = 1.0
        else:
            out[at] = scaled(value)

    return Code((2,), low, 1.0, turned=False, write=write_hidden)


def check_length(value: Sized, bound: int) -> None:
    """Raise where a tuple is longer than its field declares: it would be written over its neighbour."""
    if len(value) > bound:
        raise ValueError(f"a tuple of {len(value)} where its field declares {bound} at most")


def length_code(bound: int) -> Code:
    """Return the code of how long a tuple is."""
    scaled = scale_of(Number(0, bound))

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        out[at] = scaled(len(value))

    return Code((1,), 0.0, 1.0, turned=False, write=write)


def marks_code(domain: Domain, seats: int, bound: int) -> Code:
    """Return the code of a tuple of values of a small domain: a row of marks for each place, empty where none is."""
    size = seats if is_seat(domain) else domain.size
    width = size + 1

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, bound)
        for one in value:
            out[at + (one if one >= 0 else size)] = 1.0
            at += width

    def write_turned(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, bound)
        for one in value:
            out[at + ((one - turn) % size if one >= 0 else size)] = 1.0
            at += width

    turned = is_seat(domain)
    return Code((bound, width), 0.0, 1.0, turned=turned, write=write_turned if turned else write)


def bag_code(domain: Domain, seats: int, bound: int, *, ordered: bool) -> Code:
    """Return the code of a tuple by how often each value of a domain lies in it, the last for none or unknown.

    Where it is `ordered`, its values follow in their order, each as one number.
    """
    size = seats if is_seat(domain) else domain.size
    turned = is_seat(domain)
    places = bound if ordered else 0
    step = 1.0 / (size + 1)

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        for one in value:
            out[at + (size if one < 0 else (one - turn) % size if turned else one)] += 1.0
        if places:
            check_length(value, places)
            at += size + 1
            for one in value:
                out[at] = ((one - turn) % size + 2 if turned and one >= 0 else one + 2) * step
                at += 1

    return Code((size + 1 + places,), 0.0, float(bound or LONGEST), turned=turned, write=write)


def bits_bag_code(bits: int, bound: int) -> Code:
    """Return the code of a tuple of sets of bits: how many of them have each bit."""

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        for one in value:
            left = max(one, 0)
            while left:
                lowest = left & -left
                out[at + lowest.bit_length() - 1] += 1.0
                left ^= lowest

    return Code((bits,), 0.0, float(bound or LONGEST), turned=False, write=write)


def mean_code(kind: Number) -> Code:
    """Return the code of a tuple of numbers whose order and number are not told: what they are on the whole."""
    scaled = scale_of(kind)
    low = -1.0 if kind.least < 0 and kind.most - kind.least >= LINEAR else 0.0

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        seen = [one for one in value if one != UNKNOWN]
        if seen:
            out[at] = sum(map(scaled, seen)) / len(seen)

    return Code((1,), low, 1.0, turned=False, write=write)


def numbers_code(kind: Number, bound: int, *, marked: bool) -> Code:
    """Return the code of a tuple of numbers of a range, one by one, with a mark for what is there where that varies."""
    scaled = scale_of(kind)
    low = -1.0 if kind.least < 0 and kind.most - kind.least >= LINEAR else 0.0

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, bound)
        for one in value:
            out[at] = scaled(one)
            at += 1

    def write_marked(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, bound)
        for one in value:
            out[at] = 1.0
            out[at + 1] = scaled(one)
            at += 2

    return Code((bound, 1 + marked), low, 1.0, turned=False, write=write_marked if marked else write)


def rows_code(row: Code, bound: int, *, marked: bool) -> Code:
    """Return the code of a tuple whose places are told one by one, with a mark for what is there where that varies."""
    width = row.size + marked
    write_inside = row.write

    def write_row(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        if marked:
            out[at] = 1.0
        write_inside(out, at + marked, value, turn)

    def write(out: memoryview[float], at: int, value: Any, turn: int) -> None:
        check_length(value, bound)
        for one in value:
            write_row(out, at, one, turn)
            at += width

    return Code((bound, width), row.low, row.high, turned=row.turned, write=write, write_row=write_row)
