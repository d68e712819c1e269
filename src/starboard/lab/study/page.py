"""What is noted of one game, packed: columns of bytes, and the words that their numbers stand for.

Nothing here may import the kernel: who gathers the pages need not have the rules.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from typing import Final

import msgspec

NOBODY: Final = 255
"""In a column of seats: none."""
MOST: Final = 65_535
"""In a column of options: as many, or more."""
ORDER: Final = "order"
"""The trait of who was asked first, second and so on."""
QUICK: Final = 1
"""How hard pages are packed: they are unpacked again when all games are over."""


class Column:
    """Words as they come, each by its number in a list of those that came."""

    def __init__(self) -> None:
        self.words: Final[dict[str, int]] = {}
        self.numbers: Final = array("H")

    def add(self, word: str) -> None:
        """Add a word."""
        number = self.words.get(word)
        if number is None:
            number = self.words[word] = len(self.words)
        self.numbers.append(number)

    def packed(self) -> Named:
        """Return it as a page has it."""
        return Named(tuple(self.words), raw(self.numbers))


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A packed column of words."""

    words: tuple[str, ...]
    numbers: bytes


class Held(msgspec.Struct, frozen=True, array_like=True):
    """The words that a field held in the end, by seat or one for the table, and since which decision at the latest."""

    since: int
    words: tuple[str, ...]


class Page(msgspec.Struct, frozen=True, array_like=True):
    """What was decided and told in one game, in order.

    Decisions have a seat, the step that asked, the kind of action and its word, how many options there were, and who
    led after it.
    Events have the decision that brought them (from 1; 0 is the set-up), their kind, a seat and a word.
    """

    seats: bytes
    steps: Named
    actions: Named
    chosen: Named
    options: bytes
    leaders: bytes
    brought: bytes
    events: Named
    whose: bytes
    what: Named
    lead_changes: int
    last_lead: int
    traits: dict[str, Held]
    table: dict[str, Held]
    done: dict[str, int]
    """How often each step was carried out."""


def raw(numbers: array[int]) -> bytes:
    """Return numbers as bytes, the lowest first on every machine."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def unraw(kind: str, data: bytes) -> array[int]:
    """Return the numbers of such bytes."""
    numbers = array(kind, data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def packed(page: Page) -> bytes:
    """Return a page as bytes."""
    return zlib.compress(msgspec.msgpack.encode(page), QUICK)


def unpacked(data: bytes) -> Page:
    """Return the page of such bytes."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Page)
