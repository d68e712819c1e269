"""What a record's field can hold: a number, a value of a domain, a flag, a text, a record, or a tuple of these.

A declaration says it once. The codec checks by it what it reads, a view walks exactly what it names, and
`starboard generate` writes the constructor from it. What is not here (a dictionary, a set, a fraction) no field can
hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterable

GREATEST: Final = 2**31 - 1
"""The greatest number of a field that names no other: no count at a table comes near."""
LONGEST: Final = 4096
"""The greatest length of a tuple that names no other."""
BIT_COUNT: Final = 63
"""How many bits a set of bits can have."""


class Domain:
    """The values 0, 1, 2... that a field can take, each with its text.

    A domain with `pool` is one whose values are pieces: each is in one place only, so what a viewer cannot see must be
    what is left of the pool (`Game.pool`). Where the pool is the same in every game, `box` names its pieces, each as
    often as it is in the box.
    """

    def __init__(self, name: str, texts: Iterable[str] = (), *, pool: bool = False, box: Iterable[int] = ()) -> None:
        self.name: Final = name
        self.texts: Final = tuple(texts)
        self.size: Final = len(self.texts)
        self.box: Final = tuple(sorted(box))
        self.pool: Final = pool or bool(self.box)
        self.index: Final = {text: value for value, text in enumerate(self.texts)}
        if len(self.index) != self.size:
            raise TypeError(f"domain {name}: two values have the same text")
        if self.box and not 0 <= self.box[0] <= self.box[-1] < self.size:
            raise TypeError(f"domain {name}: a piece of the box has no text; its pieces are 0 to {self.size - 1}")

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {self.size})"


MOST_SEATS: Final = 12
"""So many can sit at a table."""
ANYTHING: Final = Domain("anything")


def seats(count: int) -> Domain:
    """Return the domain of the seats of a table for so many: seats count from 0; their texts, for people, from 1."""
    if not 0 < count <= MOST_SEATS:
        raise TypeError(f"seats({count}): a table has from 1 to {MOST_SEATS}")
    return Domain("seat", [str(seat) for seat in range(1, count + 1)])


SEAT: Final = seats(MOST_SEATS)
"""The seats of the largest table; where a game is for fewer, a domain of its own has no texts for those who are not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field holds. `domain` names its values wherever they lie; `plain` says that no record is among them."""

    def __init__(self, domain: Domain, plain: bool) -> None:
        self.domain: Final = domain
        self.plain: Final = plain


class Number(Kind):
    """A whole number in a range, or a value of a domain."""

    def __init__(self, least: int, most: int, domain: Domain = ANYTHING) -> None:
        super().__init__(domain, plain=True)
        self.least: Final = least
        self.most: Final = most


class Flag(Kind):
    """True or false."""


class Text(Kind):
    """A text."""


class Args(Kind):
    """The arguments of a message: a tuple of pairs, each a name with a text or a number."""


class Holding(Kind):
    """A record of a class or of one derived from it; where `optional`, perhaps None."""

    def __init__(self, held: type[Any], optional: bool) -> None:
        super().__init__(ANYTHING, plain=False)
        self.held: Final = held
        self.optional: Final = optional


class Many(Kind):
    """A tuple of things of one kind, its length in a range."""

    def __init__(self, item: Kind, least: int, most: int) -> None:
        super().__init__(item.domain, item.plain)
        self.item: Final = item
        self.least: Final = least
        self.most: Final = most


class Steps(Kind):
    """A state's list of steps."""


class NoKind(Kind):
    """What somebody declared that is no kind of field: the class that has it cannot be made."""

    def __init__(self, declared: object) -> None:
        super().__init__(ANYTHING, plain=False)
        self.declared: Final = declared


def number(least: int, most: int) -> Number:
    """Declare a whole number from `least` to `most`."""
    return Number(least, most)


NUMBER: Final = number(0, GREATEST)
"""A count: nothing or more."""
BITS: Final = number(0, 2**BIT_COUNT - 1)
"""A set of bits: of seats, of cells."""
FLAG: Final = Flag(ANYTHING, plain=True)
TEXT: Final = Text(ANYTHING, plain=True)
ARGS: Final = Args(ANYTHING, plain=True)
STEPS: Final = Steps(ANYTHING, plain=False)


def kind_of(declared: object) -> Kind:
    """Return the kind that a declaration names: a kind itself, a domain for one value of it, a class for a record."""
    if isinstance(declared, Kind):
        return declared
    if isinstance(declared, Domain) and declared.size:
        return Number(-1, declared.size - 1, declared)
    if isinstance(declared, type) and hasattr(declared, "FIELDS"):
        return Holding(declared, optional=False)
    return NoKind(declared)


def maybe(held: type[Any]) -> Kind:
    """Declare a record of a class, or None."""
    kind = kind_of(held)
    return Holding(kind.held, optional=True) if isinstance(kind, Holding) else NoKind(held)


def many(declared: object, *, least: int = 0, most: int = LONGEST) -> Kind:
    """Declare a tuple of any length, or of a length in a range, of what is declared."""
    item = kind_of(declared)
    if isinstance(item, NoKind | Steps | Args):
        return NoKind(declared)
    return Many(item, least, most)


def unknown_in(kind: Kind) -> NoKind | None:
    """Return what is no kind in a declaration, or None where all is well."""
    if isinstance(kind, Many):
        return unknown_in(kind.item)
    return kind if isinstance(kind, NoKind) else None


def is_number(kind: Kind) -> bool:
    """Whether the kind is a number, or a tuple of numbers: what a view can hide."""
    if isinstance(kind, Many):
        return isinstance(kind.item, Number)
    return isinstance(kind, Number)


def is_plain_value(kind: Kind, value: Any) -> bool:
    """Whether a value has, down to its last item, the form that a plain kind declares."""
    if isinstance(kind, Many):
        if type(value) is not tuple:
            return False
        row: tuple[Any, ...] = value
        return _is_row_of(kind.item, row)
    if isinstance(kind, Args):
        return type(value) is tuple and all(_is_argument(pair) for pair in value)
    return type(value) is form_of(kind)


def _is_row_of(item: Kind, row: tuple[Any, ...]) -> bool:
    """Whether every item of a row has the form that its kind declares. Plain loops: views ask this all the time."""
    if isinstance(item, Many):
        for inner in row:  # noqa: SIM110  # as above
            if not is_plain_value(item, inner):
                return False
        return True
    form = form_of(item)
    for inner in row:  # noqa: SIM110  # as above
        if type(inner) is not form:
            return False
    return True


def _is_argument(pair: Any) -> bool:
    """Whether this is a name with a text or a number."""
    return type(pair) is tuple and len(pair) == 2 and type(pair[0]) is str and type(pair[1]) in (str, int)


def form_of(kind: Kind) -> type[Any]:
    """Return the type that every plain value of this kind has."""
    if isinstance(kind, Number):
        return int
    if isinstance(kind, Flag):
        return bool
    return str if isinstance(kind, Text) else tuple
