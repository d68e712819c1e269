"""What all results together say: who beat whom how often, with what certainty, how long each thought, what failed."""

from __future__ import annotations

from itertools import combinations
from math import ceil, sqrt
from typing import TYPE_CHECKING

import msgspec

from starboard.lab.ratings import NORMAL, Rating, ratings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.lab.results import Result


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: Rating
    games: int
    """Those that came to an end."""
    won: float
    """Of these, shared among all who won."""
    decisions: int
    """Those that it took itself where it had a choice."""
    mean_ms: float
    p95_ms: float
    replaced: int
    faults: dict[str, int]
    """How often it did what wrong."""


class Pair(msgspec.Struct, frozen=True):
    """How two bots did against each other: the first one's share of their placings, ties half, with its 95 % bounds."""

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True):
    """What is known after so many games."""

    games: int
    unfinished: int
    bots: tuple[Standing, ...]
    """The strongest first."""
    pairs: tuple[Pair, ...]
    """Those who met, in the order of the bots."""
    compiled: bool
    """Whether times are those of compiled rules."""


def worth(result: Result, first: str, second: str) -> float | None:
    """Return one bot's share of its placings against another in a game, 0 to 1; None where they did not meet."""
    places = list(zip(result.bots, result.ranking, strict=False))
    mine = [place for bot, place in places if bot == first]
    theirs = [place for bot, place in places if bot == second]
    met = [(1 + (one < other) - (one > other)) / 2 for one in mine for other in theirs]
    return sum(met) / len(met) if met else None


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return the bounds of Wilson's 95 % interval of a share that was found in so many games."""
    weight = NORMAL * NORMAL / games
    middle = (share + weight / 2) / (1 + weight)
    reach = NORMAL * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the least of the values that so many percent are not above; 0 where there are none."""
    return sorted(values)[max(0, ceil(len(values) * percent / 100) - 1)] if values else 0.0


def standings(bots: Sequence[str], results: Sequence[Result], *, compiled: bool) -> Standings:
    """Return what results say, given by number."""
    rated = ratings(bots, results)
    order = sorted(bots, key=lambda bot: -rated[bot].value)
    met = [_pair(first, second, results) for first, second in combinations(order, 2)]
    return Standings(
        len(results),
        sum(1 for result in results if result.unfinished),
        tuple([_standing(bot, rated[bot], results) for bot in order]),
        tuple([pair for pair in met if pair.games]),
        compiled,
    )


def _pair(first: str, second: str, results: Sequence[Result]) -> Pair:
    worths = [found for result in results if (found := worth(result, first, second)) is not None]
    if not worths:
        return Pair(first, second, 0, 0.0, 0.0, 1.0)
    share = sum(worths) / len(worths)
    return Pair(first, second, len(worths), share, *wilson(share, len(worths)))


def _standing(bot: str, rating: Rating, results: Sequence[Result]) -> Standing:
    games, won, replaced = 0, 0.0, 0
    times: list[float] = []
    faults: dict[str, int] = {}
    for result in results:
        games += bot in result.bots and not result.unfinished
        for seat, name in enumerate(result.bots):
            if name == bot:
                won += 1 / len(result.winners) if seat in result.winners else 0.0
                times += result.times[seat]
                replaced += result.replaced[seat]
        for fault in result.faults:
            if fault.bot == bot:
                faults[fault.kind] = faults.get(fault.kind, 0) + 1
    mean = sum(times) / len(times) if times else 0.0
    return Standing(bot, rating, games, won, len(times), mean, percentile(times, 95), replaced, faults)
