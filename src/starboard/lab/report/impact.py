"""What wins and what happened go together: cards, tiles and actions, each by the seats that had it and the others."""

from __future__ import annotations

from math import inf, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.lab.report.estimates import ENOUGH, LIKELY, chance, holm, student
from starboard.lab.report.samples import NOBODY

if TYPE_CHECKING:
    from starboard.lab.report.samples import Sample

COMMON: Final = 0.8
"""Where more seats than this part have something, it is asked who had it more often than half of them."""
EVENT: Final = "event"
ACTION: Final = "action"


class Impact(NamedTuple):
    """How much more often seats win to which something happened than those to which it did not."""

    kind: str
    """EVENT or ACTION."""
    name: str
    """The class of what happened or was done."""
    what: str
    """The card, tile or other thing that it was about; empty where it was about none."""
    over: int
    """It must have happened more often than this."""
    value: float
    low: float
    high: float
    chance: float
    """Corrected for all that were looked at."""
    seats: int
    """So many seats had it."""
    games: int
    """In so many games."""


def impacts(sample: Sample) -> list[Impact]:
    """Return everything that happened to some seats and not to others, what goes with winning most first."""
    if sample.table < 2 or not len(sample.seats):
        return []
    found = [*_found(sample, EVENT, events_told(sample)), *_found(sample, ACTION, actions_taken(sample))]
    chances = holm([one.chance for one in found])
    corrected = [one._replace(chance=worth) for one, worth in zip(found, chances, strict=True)]
    return sorted(corrected, key=lambda one: (-one.value, one.kind, one.name, one.what))


def events_told(sample: Sample) -> pl.DataFrame:
    """Return how often each event happened to each seat before the last decision, with which the ending comes."""
    last = sample.ended.lazy().select("number", "decisions")
    return (
        sample.events.filter(pl.col("seat") != NOBODY)
        .join(last, on="number")
        .filter(pl.col("decision") < pl.col("decisions"))
        .group_by("number", pl.col("seat").cast(pl.Int64), "event", "what")
        .agg(pl.len().alias("times"))
        .rename({"event": "name"})
        .collect()
    )


def actions_taken(sample: Sample) -> pl.DataFrame:
    """Return how often each seat took each kind of action where it had a choice, and how often with each word of it."""
    asked = sample.decisions.filter((pl.col("seat") != NOBODY) & (pl.col("options") > 1)).select(
        "number", pl.col("seat").cast(pl.Int64), pl.col("action").alias("name"), pl.col("what").cast(pl.String)
    )
    keys = ("number", "seat", "name", "what")
    worded = asked.filter(pl.col("what") != "").group_by(keys).agg(pl.len().alias("times"))
    every = asked.with_columns(pl.lit("").alias("what")).group_by(keys).agg(pl.len().alias("times"))
    return pl.concat([every, worded]).collect()


def _found(sample: Sample, kind: str, counted: pl.DataFrame) -> list[Impact]:
    """Return the impact of everything that was counted, by deal, as `estimates.difference` has it."""
    keys = ["name", "what"]
    seats = sample.seats.select("number", "deal", "won", pl.col("seat").cast(pl.Int64))
    every = len(seats)
    medians = counted.group_by(keys).agg(pl.len().alias("had"), pl.col("times").median().alias("middle"))
    medians = medians.with_columns(
        pl.when(pl.col("had") > COMMON * every).then(pl.col("middle").floor()).otherwise(0).cast(pl.Int64).alias("over")
    )
    had = counted.join(medians.select(*keys, "over"), on=keys, nulls_equal=True).filter(
        pl.col("times") > pl.col("over")
    )
    rows = had.join(seats, on=["number", "seat"])
    deals = seats.group_by("deal").agg(pl.col("won").sum().alias("won_all"), pl.len().alias("seats_all"))
    squares = deals.select(
        (pl.col("won_all") ** 2).sum().alias("yy"),
        (pl.col("won_all") * pl.col("seats_all")).sum().alias("yn"),
        (pl.col("seats_all").cast(pl.Float64) ** 2).sum().alias("nn"),
        pl.col("won_all").sum().alias("y"),
    ).row(0)
    by_deal = rows.group_by([*keys, "over", "deal"]).agg(
        pl.col("won").sum().alias("y"), pl.len().cast(pl.Float64).alias("n"), pl.col("number").n_unique().alias("games")
    )
    totals = by_deal.group_by([*keys, "over"]).agg(
        pl.col("y").sum().alias("sum_y"), pl.col("n").sum().alias("sum_n"), pl.col("games").sum().alias("sum_games")
    )
    fair = squares[3] / every
    often = pl.min_horizontal(pl.col("sum_n"), every - pl.col("sum_n")) * min(fair, 1 - fair) >= ENOUGH
    totals = totals.filter(often).with_columns(
        (pl.col("sum_y") / pl.col("sum_n")).alias("with"),
        ((squares[3] - pl.col("sum_y")) / (every - pl.col("sum_n"))).alias("without"),
    )
    pulled = by_deal.join(totals, on=[*keys, "over"], nulls_equal=True).join(deals, on="deal")
    rest_n = every - pl.col("sum_n")
    # As if it made no difference: by their own rates, few seats that all lost would seem certain.
    outside = (pl.col("won_all") - fair * pl.col("seats_all")) / rest_n
    here = (pl.col("y") - fair * pl.col("n")) / pl.col("sum_n")
    there = ((pl.col("won_all") - pl.col("y")) - fair * (pl.col("seats_all") - pl.col("n"))) / rest_n
    squared = pulled.group_by([*keys, "over", "with", "without", "sum_n", "sum_games"]).agg(
        ((here - there) ** 2).sum().alias("seen"), (outside**2).sum().alias("doubled"), pl.len().alias("deals")
    )
    return [_impact(kind, row, every, squares, len(deals)) for row in squared.sort(keys).iter_rows(named=True)]


def _impact(kind: str, row: dict[str, Any], every: int, squares: tuple[float, ...], deals: int) -> Impact:
    yy, yn, nn, y = squares
    fair = y / every
    # Deals in which it never happened pull by the seats without it alone.
    elsewhere = (yy - 2 * fair * yn + fair * fair * nn) / (every - row["sum_n"]) ** 2 - row["doubled"]
    variance = (row["seen"] + max(0.0, elsewhere)) * deals / max(1, deals - 1)
    value, error = row["with"] - row["without"], sqrt(variance)
    freedom = int(row["deals"]) - 1
    reach = student(LIKELY, freedom) * error if error > 0 else inf
    luck = chance(value / error, freedom) if error > 0 else 1.0
    games = int(row["sum_games"])
    return Impact(
        kind,
        str(row["name"]),
        str(row["what"] or ""),
        int(row["over"]),
        value,
        value - reach,
        value + reach,
        luck,
        int(row["sum_n"]),
        games,
    )
