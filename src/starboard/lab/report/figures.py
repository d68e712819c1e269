"""The figures of one world: who wins how often, how long games are and how they end, points and the lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.lab.report.estimates import LEVEL, Difference, Estimate, difference, enough, holm, share
from starboard.lab.report.samples import TRAIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.lab.report.samples import Sample

MATTERS: Final = 0.06
"""A win rate matters from this part of the fair share on: one point at a table of six, three at a table of two."""
ABOVE: Final = "above"
INSIDE: Final = "inside"
BELOW: Final = "below"
MOST_BARS: Final = 24
"""A histogram has at most so many bars, about."""


class Rate(NamedTuple):
    """How often those of one kind win."""

    value: Any
    found: Estimate
    against: Difference
    """How far it lies from the fair share."""
    chance: float
    """How often luck alone gives as much, corrected for all rates of the group."""
    verdict: str
    """ABOVE, INSIDE or BELOW."""


class Rates(NamedTuple):
    """The win rates of a group: of all races, all seats, all bots."""

    key: str
    """`seat`, `bot`, or the name of a trait."""
    rates: list[Rate]
    fair: float
    band: float
    """What lies no further than this from the fair share hardly matters at a table."""

    @property
    def spread(self) -> float:
        """How far the best lies above the worst."""
        values = [rate.found.value for rate in self.rates]
        return max(values) - min(values)

    def of(self, verdict: str) -> list[Rate]:
        """Return the rates with a verdict."""
        return [rate for rate in self.rates if rate.verdict == verdict]


def rates(sample: Sample, key: str) -> Rates:
    """Return the win rates of a group; nobody is judged in a group of one."""
    column = key if key in {"seat", "bot"} else TRAIT + key
    everybody, sums = sample.wins(), sample.rates(column)
    fair = everybody.value
    band = fair * MATTERS
    alone = len(sums) < 2 or sample.table < 2
    against = {value: difference(of, everybody, is_share=True) for value, of in sums.items()}
    judged = [value for value, of in sums.items() if not alone and enough(of, fair)]
    chances = dict(zip(judged, holm([against[value].chance for value in judged]), strict=True))
    found = [
        Rate(
            value,
            share(of),
            against[value],
            chances.get(value, 1.0),
            _verdict(of.value - fair, band, chances.get(value, 1.0)),
        )
        for value, of in sums.items()
    ]
    if key not in {"seat", "order"}:
        found.sort(key=lambda rate: -rate.found.value)
    return Rates(key, found, fair, band)


def _verdict(off: float, band: float, chance: float) -> str:
    """Above and below are what is more than luck and more than hardly matters."""
    if chance >= LEVEL or abs(off) <= band:
        return INSIDE
    return ABOVE if off > 0 else BELOW


class Histogram(NamedTuple):
    """How many games fall into each bin of equal width, of which the first and the last hold all beyond them."""

    start: int
    width: int
    bars: list[int]
    median: float
    low: float
    """One in twenty lies below."""
    high: float
    """One in twenty lies above."""
    least: int
    greatest: int

    def ends(self, place: int) -> tuple[int, int]:
        """Return the least and the greatest that fall into a bin."""
        low, high = self.start + self.width * place, self.start + self.width * (place + 1) - 1
        is_last = place == len(self.bars) - 1
        return min(low, self.least) if place == 0 else low, max(high, self.greatest) if is_last else high


def histogram(values: pl.Series) -> Histogram | None:
    """Return how whole numbers are spread; None where there are none. The rarest of each side share a bar."""
    values = values.drop_nulls()
    if not len(values):
        return None
    first, last = _whole(values, 0.002), _whole(values, 0.998)
    width = next(size for size in _widths() if (last - first) / size < MOST_BARS)
    start = first // width * width
    bars = [0] * ((last - start) // width + 1)
    placed = ((values.cast(pl.Int64).clip(first, last) - start) // width).value_counts(name="count")
    for place, count in placed.iter_rows():
        bars[place] = count
    middle, low, high, least, greatest = [_whole(values, part) for part in (0.5, 0.05, 0.95, 0, 1)]
    return Histogram(start, width, bars, middle, low, high, least, greatest)


def _whole(values: pl.Series, part: float) -> int:
    return int(values.quantile(part, "nearest") or 0)


def _widths() -> Sequence[int]:
    return [base * 10**power for power in range(9) for base in (1, 2, 5)]


def endings(sample: Sample) -> list[tuple[str, Estimate]]:
    """Return how games end, the most frequent first."""
    named = sample.ended["ending"].unique()
    found = [(ending, share(sample.of_games(pl.col("ending") == ending))) for ending in named]
    return sorted(found, key=lambda pair: (-pair[1].value, pair[0]))


class Spread(NamedTuple):
    """Points: of a seat, or what lies between the first and the second."""

    value: Any
    mean: float
    low: float
    quarter: float
    median: float
    three_quarters: float
    high: float
    size: int


def spread(value: Any, points: pl.Series) -> Spread:
    """Return how points are spread."""
    low, quarter, median, three_quarters, high = [
        float(points.quantile(part, "linear") or 0.0) for part in (0.05, 0.25, 0.5, 0.75, 0.95)
    ]
    mean = float(points.mean() or 0.0)  # type: ignore[arg-type]
    return Spread(value, mean, low, quarter, median, three_quarters, high, len(points))


def scores(sample: Sample) -> list[Spread]:
    """Return the points of each seat; nothing where a game has none."""
    if not sample.has_points:
        return []
    known = sample.seats.filter(pl.col("score").is_not_null())
    return [
        spread(seat, points["score"]) for (seat,), points in sorted(known.partition_by("seat", as_dict=True).items())
    ]


def margins(sample: Sample) -> Histogram | None:
    """Return by how many points the first beats the second; None where there are no points or no second."""
    if not sample.has_points or sample.table < 2:
        return None
    ordered = sample.ended["scores"].list.sort(descending=True)
    return histogram(ordered.list.get(0, null_on_oob=True) - ordered.list.get(1, null_on_oob=True))


class Leads(NamedTuple):
    """How often the lead changes in a game, and when for the last time."""

    changes: Histogram
    mean: float
    never: Estimate
    """The share of games in which nobody ever loses the lead."""
    last: float
    """After this part of its decisions half of the games have their last change behind them."""


def leads(sample: Sample) -> Leads | None:
    """Return how the lead changes; None where nobody leads, or nobody else could."""
    changes = sample.ended["lead_changes"].drop_nulls()
    found = histogram(changes)
    if found is None or sample.table < 2 or not changes.max():
        return None
    never = share(sample.of_games(pl.col("lead_changes") == 0))
    parts = sample.ended.select((pl.col("last_lead") / pl.col("decisions").clip(1)).alias("part"))["part"]
    return Leads(found, float(changes.mean() or 0.0), never, float(parts.median() or 0.0))  # type: ignore[arg-type]
