"""Two worlds beside each other: what differs, by how much, how surely, and what common deals have saved."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.lab.report.estimates import (
    LEVEL,
    Difference,
    Estimate,
    Sums,
    difference,
    enough,
    holm,
    mean,
    settling,
    share,
)
from starboard.lab.report.figures import MATTERS
from starboard.lab.report.samples import TRAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.lab.report.samples import Sample

MEAN_MATTERS: Final = 0.05
"""Length and points matter from this part of what they were on."""
ENDING_MATTERS: Final = 0.02
DIFFERS: Final = "differs"
SAME: Final = "same"
OPEN: Final = "open"


class Compared(NamedTuple):
    """One figure in two worlds."""

    key: str
    """`seat`, `bot`, the name of a trait, `ending`, `length`, `points`, `margin` or `leads`."""
    value: Any
    before: Estimate
    after: Estimate
    found: Difference
    chance: float
    """Corrected for all figures that are compared."""
    verdict: str
    """DIFFERS, SAME where nothing that matters is left in the interval, or OPEN."""
    more: int | None
    """So many more games of each world would settle it, about, where it is open."""
    is_share: bool


class Comparison(NamedTuple):
    """What a change does."""

    base: Sample
    other: Sample
    is_paired: bool
    figures: list[Compared]
    games: int
    """Games of the smaller of the two."""

    @property
    def is_alike(self) -> bool:
        """Whether all games of both worlds went alike, as if nothing had been changed."""
        columns = ("number", "decisions", "ending", "won", "scores", "lead_changes")
        return self.is_paired and self.base.games.select(columns).equals(self.other.games.select(columns))

    @property
    def saved(self) -> float | None:
        """How many times as many games independent deals would have needed: in the middle of win rates, else of all.

        None where no deals are in common, or none that differ.
        """
        means = ("ending", "length", "points", "margin", "leads")
        known = [(one.key, one.found.saved) for one in self.figures if one.found.saved is not None]
        ratios = [saved for key, saved in known if key not in means] or [saved for _, saved in known]
        return median(ratios) if ratios and self.is_paired else None

    def of(self, verdict: str) -> list[Compared]:
        """Return the figures with a verdict, the surest first."""
        return sorted([one for one in self.figures if one.verdict == verdict], key=lambda one: one.chance)


def paired(base: Sample, other: Sample) -> bool:
    """Whether the same numbers are games of the same deals, bots and seats."""
    columns = ("number", "seed", "bots")
    one, two = (sample.games.select(columns) for sample in (base, other))
    both = one.join(two, on="number", suffix="_other")
    if both.is_empty():
        return False
    same = (pl.col("seed") == pl.col("seed_other")) & (pl.col("bots") == pl.col("bots_other"))
    return bool(both.select(same.all()).item())


def compare(base: Sample, other: Sample) -> Comparison:
    """Return what differs in the other world."""
    is_paired = paired(base, other)
    games = min(len(base.ended), len(other.ended))
    rows = []
    for key, value, before, after, matters, is_share in _figures(base, other):
        found = difference(after, before if is_paired else before.moved(), is_share=is_share)
        rows.append((key, value, before, after, found, matters, is_share))
    chances = holm([row[4].chance for row in rows])
    figures = [_compared(row, worth, games, len(rows)) for row, worth in zip(rows, chances, strict=True)]
    compared = Comparison(base, other, is_paired, figures, games)
    # More games of a change that never mattered would be more of the same.
    return compared._replace(figures=[one._replace(more=None) for one in figures]) if compared.is_alike else compared


def _compared(row: tuple[Any, ...], worth: float, games: int, together: int) -> Compared:
    key, value, before, after, found, matters, is_share = row
    verdict = OPEN
    if worth < LEVEL:
        verdict = DIFFERS
    elif -matters <= found.low and found.high <= matters:
        verdict = SAME
    more = settling(found, matters, games, together) if verdict == OPEN else None
    measure = share if is_share else mean
    return Compared(key, value, measure(before), measure(after), found, worth, verdict, more, is_share)


def _figures(base: Sample, other: Sample) -> Iterator[tuple[str, Any, Sums, Sums, float, bool]]:
    """Yield what is compared: key and value, the sums of both worlds, from where it matters, whether it is a share."""
    # Nobody has a fair share who plays alone: it is judged as one of two would be, however hard the game.
    fair = base.wins().value if base.table > 1 else 0.5
    for key in ("seat", "bot", *base.traits):
        if (key in {"seat", "bot"} or key in other.traits) and (base.table > 1 or key == "seat"):
            column = key if key in {"seat", "bot"} else TRAIT + key
            one, two = base.rates(column), other.rates(column)
            common = [value for value in one if value in two]
            # The second of two is the mirror of the first.
            shown = [] if len(common) < 2 and base.table > 1 else common[:1] if len(common) == 2 else common
            for value in shown:
                if enough(one[value], fair) and enough(two[value], fair):
                    yield key, value, one[value], two[value], fair * MATTERS, True
    yield from _means(base, other)
    named = {str(ending) for sample in (base, other) for ending in sample.ended["ending"]}
    for ending in sorted(named)[: len(named) - 1 if len(named) < 3 else None]:
        where = pl.col("ending") == ending
        yield "ending", ending, base.of_games(where), other.of_games(where), ENDING_MATTERS, True


def _means(base: Sample, other: Sample) -> Iterator[tuple[str, Any, Sums, Sums, float, bool]]:
    points = base.has_points and other.has_points
    ordered = pl.col("scores").list.sort(descending=True)
    asked = [("length", "", pl.col("decisions"), True), ("leads", "", pl.col("lead_changes"), base.table > 1)]
    asked.append(("points", "", pl.col("scores").list.mean(), points))
    beaten = ordered.list.get(0, null_on_oob=True) - ordered.list.get(1, null_on_oob=True)
    asked.append(("margin", "", beaten, points and base.table > 1))
    for key, value, expression, is_asked in asked:
        if is_asked:
            one, two = base.of_games(expression), other.of_games(expression)
            if one.count and two.count and (one.total or two.total):
                yield key, value, one, two, abs(one.value) * MEAN_MATTERS, False
