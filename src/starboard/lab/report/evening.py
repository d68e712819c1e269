"""How many points to the last seat would make it win its fair share, by the points of the games that were played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import polars as pl

from starboard.lab.report.estimates import Estimate, Sums, share

if TYPE_CHECKING:
    from starboard.lab.report.samples import Sample

FURTHEST: Final = 40
"""So many points are tried at most, on either side."""
MOSTLY: Final = 0.99
"""In so many games the most points must have won, else points do not decide."""


class Evening(NamedTuple):
    """The last seat's share of wins by the points that it is given."""

    shares: list[tuple[int, Estimate]]
    fair: float
    best: int
    low: int
    """With fewer points it would win too little, more certainly than not."""
    high: int
    games: int


def evening(sample: Sample) -> Evening | None:
    """Return what points to the last seat do; None where points do not decide who wins, or not by so few."""
    if not sample.has_points or sample.table < 2:
        return None
    games = sample.ended.select("deal", "scores", "won").filter(pl.col("scores").list.len() == sample.table)
    best = (pl.col("scores").list.get(pl.col("won").list.arg_max())) == pl.col("scores").list.max()
    decided = games.filter(pl.col("won").list.max() > 0)
    if not len(decided) or float(decided.select(best.mean()).item()) < MOSTLY:
        return None
    off = pl.col("scores").list.get(sample.table - 1) - pl.col("scores").list.head(sample.table - 1).list.max()
    known = decided.select("deal", off.alias("off")).group_by("deal", "off").len().sort("deal", "off").rows()
    fair = 1 / sample.table
    shares = [(points, share(_with(known, points))) for points in range(-FURTHEST, FURTHEST + 1)]
    nearest = min(shares, key=lambda pair: (abs(pair[1].value - fair), abs(pair[0])))[0]
    if abs(nearest) == FURTHEST:
        return None
    fitting = [points for points, found in shares if found.low <= fair <= found.high] or [nearest]
    shown = [pair for pair in shares if min(*fitting, 0) - 3 <= pair[0] <= max(*fitting, 0) + 3]
    return Evening(shown, fair, nearest, min(fitting), max(fitting), len(decided))


def _with(known: list[tuple[int, int, int]], points: int) -> Sums:
    """Return the last seat's wins with so many points more; who has as many as another shares the win."""
    by_deal: dict[int, tuple[float, float]] = {}
    for deal, off, count in known:
        won, games = by_deal.get(deal, (0.0, 0.0))
        gained = 1.0 if off + points > 0 else 0.5 if off + points == 0 else 0.0
        by_deal[deal] = (won + gained * count, games + count)
    return Sums(by_deal)
