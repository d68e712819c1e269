"""What luck allows: shares, means and differences with 95 % intervals, where games of one deal are not independent.

A deal may be played several times, by the same bots in other seats or in two worlds. Its games share their luck, so the
deals are what is counted: how far the totals of single deals lie from what all of them say together.
"""

from __future__ import annotations

from math import ceil, inf, log1p, pi, sqrt, tan
from statistics import NormalDist
from typing import TYPE_CHECKING, Final, NamedTuple

from starboard.lab.ratings import NORMAL
from starboard.lab.standings import wilson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LIKELY: Final = 0.975
"""95 % of luck lies between this and its mirror."""
NONE_SEEN: Final = 3.0
"""What was never seen in so many deals happens at most in three of them, with 95 % certainty."""
ENOUGH: Final = 8
"""So many wins, and as many others, luck alone should give before a share is judged: fewer are too coarse."""
LEVEL: Final = 0.05
"""So often a difference may be claimed where there is none, over all that are looked at together."""
ROUNDED: Final = 1e-9
"""An error that is so small a part of another is none, but what rounding leaves of none."""
POWER: Final = NormalDist().inv_cdf(0.8)
"""In four of five studies of the size that is named, a difference of the size that is seen would be settled."""


class Sums:
    """What is counted, by deal: a total, and how often it was counted; together they are a share or a mean."""

    def __init__(self, by_deal: Mapping[int, tuple[float, float]]) -> None:
        self.by_deal: Final = by_deal
        self.count: Final = sum([count for _, count in by_deal.values()])
        self.total: Final = sum([total for total, _ in by_deal.values()])
        self.value: Final = self.total / self.count if self.count else 0.0

    def residuals(self) -> dict[int, float]:
        """Return how much each deal pulls the value away from where it is."""
        value, whole = self.value, self.count
        return {deal: (total - value * count) / whole for deal, (total, count) in self.by_deal.items() if count}

    def moved(self) -> Sums:
        """Return the same of deals that nobody shares: those of another study, with a luck of its own."""
        return Sums({-1 - deal: sums for deal, sums in self.by_deal.items()})


class Estimate(NamedTuple):
    """A value and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float
    error: float
    """One standard error."""
    deals: int
    size: int
    """How often it was counted: games, or seats in games."""

    @property
    def reach(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


class Difference(NamedTuple):
    """How far two values lie apart, with its 95 % interval and how often luck alone gives as much."""

    value: float
    low: float
    high: float
    error: float
    chance: float
    """Two-sided, of this one comparison."""
    saved: float | None
    """How many times as many games would have been needed without common deals; None where no two deals differ."""


def share(of: Sums) -> Estimate:
    """Return a share with Wilson's interval for as many independent games as these deals are worth."""
    value, deals = of.value, _deals(of)
    error = _error(of.residuals())
    if deals < 2:
        return Estimate(value, 0.0, 1.0, inf, deals, round(of.count))
    spread = value * (1 - value)
    worth = spread / error**2 if error > 0 and spread > 0 else deals
    low, high = wilson(min(max(value, 0.0), 1.0), worth * (NORMAL / student(LIKELY, deals - 1)) ** 2)
    return Estimate(value, low, high, error, deals, round(of.count))


def mean(of: Sums) -> Estimate:
    """Return a mean with its interval."""
    deals, error = _deals(of), _error(of.residuals())
    reach = student(LIKELY, deals - 1) * error if deals > 1 else inf
    return Estimate(of.value, of.value - reach, of.value + reach, error, deals, round(of.count))


def difference(one: Sums, other: Sums, *, is_share: bool = False) -> Difference:
    """Return how far the one lies above the other; deals that both have are compared with themselves."""
    found = _difference(one, other, is_share=is_share)
    if not is_share or found.error == inf:
        return found
    return found._replace(low=max(-1.0, found.low), high=min(1.0, found.high))


def _difference(one: Sums, other: Sums, *, is_share: bool) -> Difference:
    pulls, others = one.residuals(), other.residuals()
    apart = sqrt(_error(pulls) ** 2 + _error(others) ** 2)
    for deal, pull in others.items():
        pulls[deal] = pulls.get(deal, 0.0) - pull
    value, error, deals = one.value - other.value, _error(pulls), len(pulls)
    if deals < 2 or error == inf:
        return Difference(value, -inf, inf, inf, 1.0, None)
    reach = student(LIKELY, deals - 1) * error
    if error <= ROUNDED * apart:
        # Every deal says the same. One in so many may still differ, by as much as deals lie apart, or a share by all of
        # it; and by luck alone all say so as often as coins fall on one side.
        reach = NONE_SEEN / deals * (apart * sqrt(deals) or float(is_share))
        luck = 1.0 if value == 0 else 2.0 ** (1 - deals)
        return Difference(value, value - reach, value + reach, reach / NORMAL, luck, None)
    luck = chance(value / error, deals - 1)
    return Difference(value, value - reach, value + reach, error, luck, (apart / error) ** 2)


def _deals(of: Sums) -> int:
    return sum(1 for _, count in of.by_deal.values() if count)


def _error(pulls: Mapping[int, float]) -> float:
    deals = len(pulls)
    if deals < 2:
        return inf
    return sqrt(deals / (deals - 1) * sum([pull * pull for pull in pulls.values()]))


def student(below: float, freedom: int) -> float:
    """Return below which value so much of Student's distribution lies: wider than the normal where deals are few."""
    if freedom < 1:
        return inf
    if freedom == 1:
        return tan(pi * (below - 0.5))
    if freedom == 2:
        return (2 * below - 1) * sqrt(2 / (4 * below * (1 - below)))
    z: float = NormalDist().inv_cdf(below)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / float(freedom) ** power for power, term in enumerate(terms, 1)])


def chance(ratio: float, freedom: int) -> float:
    """Return how often luck alone is so many standard errors away, on either side, with so many deals but one."""
    if freedom < 1:
        return 1.0
    normal = sqrt(freedom * log1p(ratio * ratio / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * NormalDist().cdf(-normal)


def enough(of: Sums, fair: float) -> bool:
    """Whether a share was counted often enough to be judged against a fair one."""
    return _deals(of) >= ENOUGH and of.count * min(fair, 1 - fair) >= ENOUGH


def holm(chances: Sequence[float]) -> list[float]:
    """Return chances as they are worth where all of these are looked at together."""
    found, largest = [1.0] * len(chances), 0.0
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = largest
    return found


def settling(found: Difference, matters: float, games: int, together: int = 1) -> int | None:
    """Return how many more games would settle a difference that is open, about; None where no number is known.

    It is settled where it is more than luck though so many are looked at together, or where its interval holds nothing
    that matters.
    """
    size, beyond = abs(found.value), NormalDist().inv_cdf(1 - LEVEL / 2 / together)
    if not 0 < found.error < inf:
        return None
    factors = [((beyond + POWER) * found.error / size) ** 2] if size > 0 else []
    if size < matters:
        # What was never seen to differ is bounded by the number of deals, all else by its root.
        factors.append((NORMAL * found.error / (matters - size)) ** (1 if found.saved is None else 2))
    return max(1, ceil(games * (min(factors) - 1))) if factors else None
