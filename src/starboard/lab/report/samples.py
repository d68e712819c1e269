"""The games of one world of a study as they are counted: a row a game, and a row a seat of each that came to an end."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from starboard.lab.report.estimates import Sums

TRAIT: Final = "trait_"
NUMBERS: Final = ("ranks", "scores", "won")
NOBODY: Final = 255
"""What stands for a seat where there is none."""


class Sample:
    """One world's games. What is counted of them is counted by deal."""

    def __init__(
        self,
        name: str,
        title: str,
        games: pl.DataFrame,
        decisions: pl.LazyFrame,
        events: pl.LazyFrame,
        rules: pl.DataFrame,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.decisions: Final = decisions
        self.events: Final = events
        self.rules: Final = rules
        self.games: Final = games
        self.ended: Final = games.filter(pl.col("unfinished") == "")
        self.traits: Final = [column.removeprefix(TRAIT) for column in games.columns if column.startswith(TRAIT)]
        self.seats: Final = _by_seat(self.ended, self.traits)
        # Where winners have a one and all others nothing, those are no points.
        self.has_points: Final = bool((self.seats["score"].abs() > 1).any())

    def titled(self, title: str) -> Sample:
        """Return the same games under another title."""
        return Sample(self.name, title, self.games, self.decisions, self.events, self.rules)

    @property
    def table(self) -> int:
        """How many sit at a table; 0 where no game came to an end."""
        return int(self.seats["seat"].max() or 0) + 1 if len(self.seats) else 0  # type: ignore[arg-type]

    def rates(self, column: str) -> dict[Any, Sums]:
        """Return the wins of each value of a column of the seats."""
        found: dict[Any, dict[int, tuple[float, float]]] = {}
        summed = self.seats.group_by(column, "deal").agg(pl.col("won").sum(), pl.len())
        for value, deal, won, count in summed.sort(column, "deal").iter_rows():
            if value is not None and value != "":
                found.setdefault(value, {})[deal] = (won, count)
        return {value: Sums(by_deal) for value, by_deal in found.items()}

    def wins(self) -> Sums:
        """Return the wins of all seats together: their value is the fair share."""
        return self.of_seats(pl.col("won"))

    def of_seats(self, value: pl.Expr, where: pl.Expr | None = None) -> Sums:
        """Return what an expression adds up to over seats."""
        return _summed(self.seats if where is None else self.seats.filter(where), value)

    def of_games(self, value: pl.Expr) -> Sums:
        """Return what an expression adds up to over the games that came to an end."""
        return _summed(self.ended, value)


def _summed(frame: pl.DataFrame, value: pl.Expr) -> Sums:
    known = frame.select("deal", value.cast(pl.Float64).alias("value")).drop_nulls()
    summed = known.group_by("deal").agg(pl.col("value").sum(), pl.len()).sort("deal")
    return Sums({deal: (total, count) for deal, total, count in summed.iter_rows()})


def _by_seat(games: pl.DataFrame, traits: list[str]) -> pl.DataFrame:
    """Return a row for each seat of each game."""
    lists = ["bots", "ranks", "scores", "won", *[TRAIT + trait for trait in traits]]
    frame = games.select("number", "deal", *lists)
    seats = pl.int_ranges(0, pl.col("won").list.len()).alias("seat")
    frame = frame.with_columns(
        seats, *[pl.col(name).list.eval(pl.element().cast(pl.String)) for name in lists if name not in NUMBERS]
    )
    return frame.explode("seat", *lists).rename({"bots": "bot", "ranks": "rank", "scores": "score"})
