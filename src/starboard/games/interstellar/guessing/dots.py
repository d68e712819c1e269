"""4.3 Where the dotted cards are: the odds."""

from __future__ import annotations

from math import comb
from typing import Final


class Heaps:
    """4.3, 4.4 How many dotted cards lie unseen among the seeds, the cards that have moved and the rest: the odds.

    Counted are the ways to lay the dotted cards into unseen places, each with the ways to say which of the cards that
    have moved are seeds: all dotted ones are, and on the compact board only dotted ones.
    """

    def __init__(self, gone: int, moves: int, *, seeds: int, moved: int, rest: int, compact: bool) -> None:
        self._gone: Final = gone
        self._moves: Final = moves
        self._seeds: Final = seeds
        self._moved: Final = moved
        self._rest: Final = rest
        self._compact: Final = compact

    def odds(self, dotted: int, seen: int) -> list[float]:
        """Return the weight of each number, from 0 on, of unseen dotted cards that have moved; so many are seen."""
        weights: list[float] = []
        every = comb(self._seeds + self._moved + self._rest, dotted)
        for moved in range(min(dotted, self._moved) + 1):
            seeds = self.seeds_of(dotted, moved)
            rest = dotted - moved - seeds
            if seeds > self._seeds or rest < 0:
                weights.append(0.0)
                continue
            if self._compact:
                which = comb(seen + moved, self._gone)
            elif seen + moved > self._gone:
                break
            else:
                which = comb(self._moves - seen - moved, self._gone - seen - moved)
            ways = comb(self._seeds, seeds) * comb(self._moved, moved) * comb(self._rest, rest)
            weights.append(ways * which / every)
        return weights

    def seeds_of(self, dotted: int, moved: int) -> int:
        """Return how many of the unseen dotted cards are still seeds where so many have moved."""
        return self._seeds if self._compact else dotted - moved


class Dots:
    """One way to say which copies bear the dots: how many of those unseen, of those seen to have moved, and its odds.

    A kind may have copies with and without a dot; who sees such a card does not see which it is.
    """

    def __init__(self, unseen: int, moved: int, weight: float, kinds: list[tuple[int, int]]) -> None:
        self.unseen: Final = unseen
        self.moved: Final = moved
        self.weight: Final = weight
        self.kinds: Final = kinds
        """How many unseen copies of each kind bear a dot."""
