"""Who plays whom, in which seats and by which deal: a function of the seed and the game's number alone.

So a schedule has no length: more games are the same ones and further ones, whoever plays them in whatever order.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

LUCK_BITS: Final = 48
"""So long are seeds: any program that reads the results holds such numbers exactly."""


class Fixture(NamedTuple):
    """One game to be played: its number, its deal with the seed of that, and the bots by seat."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]


def luck(*words: str | int) -> int:
    """Return the seed that follows from these words: the same for ever, and for other words another."""
    said = "/".join([str(word) for word in words]).encode()
    return int.from_bytes(blake2b(said, digest_size=LUCK_BITS // 8).digest(), "big")


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return everybody who is to meet at one table, each line-up once.

    Where there are more bots than seats it is every choice among them. Where there are fewer, all hold equally many
    seats, and every choice among them holds one of the seats that are left over.
    """
    whole, over = divmod(seats, len(bots))
    return [tuple(bots) * whole + chosen for chosen in combinations(bots, over)]


def block(seats: int) -> int:
    """Return how many games a line-up plays by one deal: every rotation of the seats, of an order and of its mirror.

    With two seats the mirror is a rotation. With more, it lets everybody sit as often before as behind anybody else.
    """
    return seats if seats == 2 else 2 * seats


class Schedule:
    """The games of one tournament, by number. A round is one deal, played by every line-up in every seating."""

    def __init__(self, bots: Sequence[str], seats: int, seed: int) -> None:
        self.seats: Final = seats
        self.seed: Final = seed
        self.line_ups: Final = line_ups(bots, seats)
        # Where all seats are alike, nothing is to be balanced: every game has a deal of its own.
        self.block: Final = 1 if len(bots) == 1 or seats == 1 else block(seats)
        self.round: Final = self.block * len(self.line_ups)
        """Games after which everything is balanced."""

    def fixture(self, number: int) -> Fixture:
        """Return the game of a number, from 0."""
        deal, rest = divmod(number, self.round)
        which, turn = divmod(rest, self.block)
        order = list(self.line_ups[which])
        Random(luck(self.seed, "order", deal, which)).shuffle(order)
        if turn >= self.seats:
            order.reverse()
        turn %= self.seats
        return Fixture(number, deal, luck(self.seed, "deal", deal), tuple(order[turn:] + order[:turn]))
