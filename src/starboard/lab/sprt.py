"""Is one bot stronger than another? Wald's sequential test: games are added until the answer is clear enough.

The hypotheses are that A finishes before B in half of the placings, and that it does in a greater share. A placing is
worth 1, a tie ½. Counting such worths as so many wins and losses overstates how far they scatter, so that the test errs
no more often than it says, whatever ties and averages there are. It is asked only where seats are balanced: then
neither the deal nor the seats speak for either of the two.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from starboard.lab.standings import worth

if TYPE_CHECKING:
    from starboard.lab.results import Result

EQUAL: Final = 0.5
"""The share of placings of a bot that is no stronger."""


class Question(NamedTuple):
    """Whether the first bot is stronger than the second: it is where it wins so great a share of their placings.

    `alpha` is how often an equal one may be called stronger, `beta` how often one with that share may not.
    """

    first: str
    second: str
    share: float
    alpha: float
    beta: float


class Inquiry:
    """What is known of the answer so far."""

    def __init__(self, question: Question, block: int) -> None:
        """A block is how many games, one after another, have the seats balanced."""
        self.question: Final = question
        self._block: Final = block
        self._for: Final = log(question.share / EQUAL)
        self._against: Final = log((1 - question.share) / (1 - EQUAL))
        self.upper: Final = log((1 - question.beta) / question.alpha)
        self.lower: Final = log(question.beta / (1 - question.alpha))
        self.ratio = 0.0
        """The logarithm of how much likelier the games are if the first is stronger."""
        self.games = 0
        """Those in which the two met."""
        self.seen = 0
        self.verdict = ""
        """`stronger`, `not-stronger`, or nothing while it is open."""

    def add(self, result: Result) -> None:
        """Take the next game into account, by number; none is after the verdict."""
        found = worth(result, self.question.first, self.question.second)
        self.seen += 1
        if found is not None:
            self.games += 1
            self.ratio += found * self._for + (1 - found) * self._against
        if self.seen % self._block == 0:
            self.verdict = (
                "stronger" if self.ratio >= self.upper else "not-stronger" if self.ratio <= self.lower else ""
            )
