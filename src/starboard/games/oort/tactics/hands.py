"""What a holding is worth with its hopes, and what one token more or less means to its owner."""

from __future__ import annotations

from math import comb
from typing import Final

from starboard.games.oort.components import Worth
from starboard.games.oort.domains import PER_TYPE, TYPES

KINDS: Final = len(TYPES)
COUNTS: Final = PER_TYPE + 1
SHARE: Final = 0.9
"""The part of a seat's fair share of the tokens still lying that it counts on: some go to who is nearer."""
RAIDED: Final = 0.08
"""How likely a token is come by that lies nowhere any more, so must be raided."""
KEPT: Final = 20000
"""So many holdings are kept, since a search comes to the same ones again and again."""


class Hand:
    """A holding as its owner sees it: what it is worth with its hopes, and what one token more or less would change."""

    def __init__(self, bag: tuple[int, ...], left: tuple[int, ...], prices: Prices) -> None:
        self.value: Final = prices.value(bag, left)
        self.taking: Final[list[float]] = []
        """Per type, what taking a lying token adds."""
        self.missing: Final[list[float]] = []
        """Per type, what is lost when another rocket takes a lying token."""
        self.robbing: Final[list[float]] = []
        """Per type, what a token raided from another rocket adds."""
        self.losing: Final[list[float]] = []
        """Per type, what is lost when a token is raided from here."""
        for kind in range(KINDS):
            held = bag[kind]
            lies = left[kind]
            more = (*bag[:kind], held + 1, *bag[kind + 1 :])
            less = (*bag[:kind], held - 1, *bag[kind + 1 :])
            rest = (*left[:kind], lies - 1, *left[kind + 1 :])
            self.taking.append(prices.value(more, rest) - self.value if lies else 0.0)
            self.missing.append(self.value - prices.value(bag, rest) if lies else 0.0)
            self.robbing.append(prices.value(more, left) - self.value if held < PER_TYPE else 0.0)
            self.losing.append(self.value - prices.value(less, left) if held else 0.0)


class Prices:
    """OO-7.2, OO-7.3 What counts of tokens will be worth in the end, if a seat gets about its share of what lies."""

    def __init__(self, worth: Worth, seats: int) -> None:
        self._set: Final = float(worth.set)
        share = SHARE / seats
        odds = [
            [comb(lies, got) * share**got * (1 - share) ** (lies - got) for got in range(lies + 1)]
            for lies in range(COUNTS)
        ]
        self._expected: Final = [
            sum([odd * worth.tokens[min(held + got, PER_TYPE)] for got, odd in enumerate(odds[lies])])
            for held in range(COUNTS)
            for lies in range(COUNTS)
        ]
        """Per tokens held and tokens lying of a type, the points to be expected for it."""
        self._reached: Final = [
            max(RAIDED ** max(0, goal - held - lies) * RAIDED, _tail(odds[lies], goal - held)) if goal > held else 1.0
            for goal in range(COUNTS)
            for held in range(COUNTS)
            for lies in range(COUNTS)
        ]
        """Per goal, tokens held and tokens lying of a type, how likely the goal is reached."""
        self._hands: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], Hand]] = {}

    def value(self, bag: tuple[int, ...], left: tuple[int, ...]) -> float:
        """The points to be expected of a holding: those of each type, and as many sets as are likely to be complete."""
        total = 0.0
        for kind in range(KINDS):
            total += self._expected[bag[kind] * COUNTS + left[kind]]
        low = min(bag)
        total += self._set * low
        for goal in range(low + 1, min(low + 2, PER_TYPE) + 1):
            likely = self._set
            for kind in range(KINDS):
                likely *= self._reached[(goal * COUNTS + bag[kind]) * COUNTS + left[kind]]
            total += likely
        return total

    def hand(self, bag: tuple[int, ...], left: tuple[int, ...]) -> Hand:
        """Return how its owner sees a holding."""
        key = (bag, left)
        found = self._hands.get(key)
        if found is None:
            if len(self._hands) >= KEPT:
                self._hands.clear()
            found = Hand(bag, left, self)
            self._hands[key] = found
        return found


def _tail(odds: list[float], needed: int) -> float:
    return sum(odds[needed:])
