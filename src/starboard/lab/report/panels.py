"""The panels of a page: each a plot with its title and the table behind it, in which every row names its games."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.lab.report import figures
from starboard.lab.report.comparing import DIFFERS, OPEN
from starboard.lab.report.estimates import LEVEL
from starboard.lab.report.plots import axis

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from starboard.lab.report.comparing import Compared, Comparison
    from starboard.lab.report.evening import Evening
    from starboard.lab.report.figures import Histogram, Leads, Rates, Spread
    from starboard.lab.report.impact import Impact
    from starboard.lab.report.samples import Sample
    from starboard.lab.report.words import Words

MOST_IMPACTS: Final = 8
"""So many are shown of those that go with winning, and as many of the others."""
LETTER: Final = 7.4
"""How wide a letter of a plot is, about, in pixels."""


class Row(NamedTuple):
    """One row of a plot of dots."""

    name: str
    value: float
    low: float
    high: float
    verdict: str
    said: str
    short: str

    def lines(self, left: int) -> list[str]:
        """Return the name in at most two lines that fit left of the plot."""
        most = int((left - 4) / LETTER)
        if len(self.name) <= most:
            return [self.name]
        words, first = self.name.split(" "), ""
        while words and len(first) + len(words[0]) <= most:
            first = f"{first} {words.pop(0)}".strip()
        second = " ".join(words)
        found = [line for line in (first, second) if line]
        return [line if len(line) <= most else line[: most - 1] + "…" for line in found]


class Panel(NamedTuple):
    """A plot, what it says, and its table; the last cell of each row says how to list its games."""

    kind: str
    title: str
    sub: str
    rows: Any
    heads: Sequence[str] = ()
    table: Sequence[Sequence[str]] = ()
    axis: Any = None
    form: Callable[[float], str] = str
    middle: float | None = None
    band: float = 0.0
    names: int = 150
    unit: str = ""
    label: str = ""
    note: str = ""


def where(**filters: object) -> str:
    """Return how to list the games behind a figure."""
    return " ".join([f"--where {quote(f'{name}={value}')}" for name, value in filters.items()])


def rate_panel(w: Words, rates: Rates) -> Panel:
    """Return win rates: seats as columns in their order, others as dots, the best first."""
    by_seat = rates.key == "seat"
    judged = len(rates.rates) > 1
    rows = [
        Row(
            w.member(rates.key, rate.value),
            rate.found.value,
            rate.found.low,
            rate.found.high,
            rate.verdict if judged else figures.INSIDE,
            f"{w.number(100 * rate.found.value, 1)} ±{w.number(100 * rate.found.reach, 1)}",
            w.number(100 * rate.found.value, 1),
        )
        for rate in rates.rates
    ]
    ends = [end for row in rows for end in (row.low, row.high)]
    if judged:
        ends += [rates.fair - rates.band, rates.fair + rates.band]
    scale = axis(ends, least=0.0, greatest=1.0)
    digits = max(0, scale.digits - 2)
    sub = "report-rates-sub" if judged else "report-alone-sub"
    return Panel(
        "columns" if by_seat else "dots",
        w.group(rates.key),
        w(sub, fair=w.percent(rates.fair), band=w.number(100 * rates.band, 1), count=len(rates.rates)),
        rates if by_seat else rows,
        _heads(w, "report-head-rate", "report-head-interval", "report-head-luck", "report-head-seats"),
        [
            [
                w.member(rates.key, rate.value),
                w.percent(rate.found.value),
                w.between(rate.found, is_share=True),
                luck(w, rate.chance) if judged else "–",
                w.count(rate.found.size),
                where(**{rates.key: rate.value + 1 if by_seat else rate.value}),
            ]
            for rate in rates.rates
        ],
        scale,
        lambda tick: w.percent(tick, digits),
        rates.fair if judged else None,
        rates.band if judged else 0.0,
        _names(rows),
    )


def _names(rows: Sequence[Row]) -> int:
    """Return how much room names need left of a plot."""
    return min(360, max(60, round(max([len(row.name) for row in rows], default=8) * LETTER) + 6))


def _heads(w: Words, *names: str) -> list[str]:
    return ["", *[w(name) for name in names], w("report-head-games")]


def luck(w: Words, chance: float) -> str:
    """Return how often luck alone gives as much."""
    return w("report-rarely") if chance < 0.001 else w.percent(chance)  # fewer digits would say zero


def histogram_panel(w: Words, name: str, found: Histogram) -> Panel:
    """Return how something is spread over the games: their length, the points between two, changes of the lead."""
    ends = [found.ends(place) for place in range(len(found.bars))]
    table = [
        [w.span(low, high), w.count(bar), where(**{name: f"{low}..{high}"})]
        for (low, high), bar in zip(ends, found.bars, strict=True)
    ]
    heads = [w(f"report-{name}-unit"), w("report-head-number"), w("report-head-games")]
    sub = w("report-bins", width=round(found.width), low=w.count(found.low), high=w.count(found.high))
    return Panel("bars", w(f"report-{name}"), sub, found, heads, table, unit=w(f"report-{name}-unit"))


def endings_panel(w: Words, found: Iterable[tuple[str, Any]]) -> Panel:
    """Return how games end."""
    rows = [(w.ending(ending), w.percent(one.value), round(one.value, 4)) for ending, one in found]
    table = [
        [w.ending(ending), w.percent(one.value), w.between(one, is_share=True), where(ending=ending)]
        for ending, one in found
    ]
    label = ", ".join([f"{name} {said}" for name, said, _ in rows])
    heads = ["", w("report-head-share"), w("report-head-interval"), w("report-head-games")]
    return Panel("endings", w("report-endings"), w("report-endings-sub"), rows, heads, table, label=label)


def scores_panel(w: Words, spreads: list[Spread]) -> Panel:
    """Return the points of each seat."""
    heads = ["", *[w(f"report-head-{name}") for name in ("mean", "median", "half", "most", "number", "games")]]
    table = [
        [
            w.member("seat", one.value),
            w.number(one.mean, 1),
            w.number(one.median, 0),
            w.bounds(w.count(one.quarter), w.count(one.three_quarters)),
            w.bounds(w.count(one.low), w.count(one.high)),
            w.count(one.size),
            where(seat=one.value + 1),
        ]
        for one in spreads
    ]
    return Panel("boxes", w("report-scores"), w("report-scores-sub"), spreads, heads, table)


def leads_panel(w: Words, found: Leads) -> Panel:
    """Return how often the lead changes."""
    panel = histogram_panel(w, "leads", found.changes)
    told = w(
        "report-leads-sub",
        mean=w.number(found.mean, 1),
        last=w.percent(found.last, 0),
        never=w.percent(found.never.value),
    )
    return panel._replace(sub=told, note="" if w.judged == "no" else w("report-leads-note", judged=w.judged))


def evening_panel(w: Words, found: Evening, seats: int) -> Panel:
    """Return what points to the last seat would do."""
    table = [
        [w.signed(points, 0), w.percent(one.value), w.between(one, is_share=True), where(seat=seats)]
        for points, one in found.shares
    ]
    heads = [w("report-points-given"), w("report-head-rate"), w("report-head-interval"), w("report-head-games")]
    sub = w("report-evening-sub", seat=w.member("seat", seats - 1), fair=w.percent(found.fair))
    return Panel("curve", w("report-evening"), sub, found, heads, table, note=w("report-evening-note"))


def impact_panel(w: Words, found: list[Impact]) -> Panel:
    """Return what goes with winning, and what with losing."""
    sure = [one for one in found if one.chance < LEVEL]
    shown = sure[:MOST_IMPACTS] + sure[max(MOST_IMPACTS, len(sure) - MOST_IMPACTS) :]
    rows = [
        Row(
            impact_name(w, one),
            one.value,
            one.low,
            one.high,
            figures.ABOVE if one.value > 0 else figures.BELOW,
            w.points(one.value),
            w.points(one.value),
        )
        for one in shown
    ]
    scale = axis([0.0, *[end for row in rows for end in (row.low, row.high)]])
    digits = max(0, scale.digits - 2)
    listed = shown if len(found) > len(shown) else found
    table = [
        [
            impact_name(w, one),
            w.points(one.value),
            w.bounds(w.points(one.low), w.points(one.high)),
            luck(w, one.chance),
            w.count(one.seats),
            impact_where(one),
        ]
        for one in listed or found[:MOST_IMPACTS]
    ]
    heads = _heads(w, "report-head-impact", "report-head-interval", "report-head-luck", "report-head-seats")
    return Panel(
        "dots" if rows else "",
        w("report-impact"),
        w("report-impact-sub", count=len(found), sure=len(sure)),
        rows,
        heads,
        table,
        scale,
        lambda tick: w.signed(100 * tick, digits),
        0.0,
        names=_names(rows),
        note=w("report-impact-note"),
    )


def impact_name(w: Words, one: Impact) -> str:
    """Return what happened, or was done; where nearly all had it, how often."""
    said = w.happened(one.kind, one.name, one.what)
    return w("report-more-often", what=said, times=one.over) if one.over else said


def impact_where(one: Impact) -> str:
    """Return how to list the games in which it happened."""
    name = f"{one.name}:{one.what}" if one.what else one.name
    return where(**{one.kind: name + (f">{one.over}" if one.over else "")})


def comparison_panel(w: Words, compared: Comparison) -> Panel:
    """Return win rates and endings that are compared, as differences in points."""
    shares = [one for one in compared.figures if one.is_share]
    rows = [
        Row(
            compared_name(w, one),
            one.found.value,
            one.found.low,
            one.found.high,
            _lamp(one),
            w.points(one.found.value),
            w.points(one.found.value),
        )
        for one in shares
    ]
    scale = axis([0.0, *[end for row in rows for end in (row.low, row.high)]])
    digits = max(0, scale.digits - 2)
    heads, table = comparison_rows(w, compared)
    title = w("report-compared", before=w.title(compared.base), after=w.title(compared.other))
    pairing = w("report-unpaired", games=compared.games)
    if compared.is_paired:
        pairing = w("report-paired", games=compared.games)
        if compared.saved is not None:
            pairing += " " + w("report-paired-saved", saved=w.number(compared.saved, 1))
    return Panel(
        "dots",
        title,
        w("report-compared-sub", count=len(compared.figures)),
        rows,
        heads,
        table,
        scale,
        lambda tick: w.signed(100 * tick, digits),
        0.0,
        names=_names(rows),
        note=pairing,
    )


def comparison_rows(w: Words, compared: Comparison) -> tuple[list[str], list[list[str]]]:
    """Return the table of all figures that are compared, and its heads."""
    names = ("before", "after", "difference", "interval", "luck", "verdict", "games")
    heads = ["", *[w(f"report-head-{name}") for name in names]]
    return heads, [_compared_row(w, one, compared.other.name) for one in compared.figures]


def compared_name(w: Words, one: Compared) -> str:
    """Return the name of a figure that is compared."""
    if one.key in {"length", "points", "margin", "leads"}:
        return w(f"report-mean-{one.key}")
    return w.member(one.key, one.value)


def _lamp(one: Compared) -> str:
    if one.verdict == DIFFERS:
        return figures.ABOVE if one.found.value > 0 else figures.BELOW
    return "open" if one.verdict == OPEN else figures.INSIDE


def _compared_row(w: Words, one: Compared, world: str) -> list[str]:
    said = w.percent if one.is_share else w.one_digit
    times = 100 if one.is_share else 1
    verdict = w(f"report-verdict-{one.verdict}")
    if one.more:
        verdict = w("report-verdict-more", games=one.more)
    key = {"seat": {"seat": int(one.value) + 1}} if one.key == "seat" else {one.key: {one.key: one.value}}
    filters = {} if one.key in {"length", "points", "margin", "leads"} else key[one.key]
    is_seen = one.key != "ending" or one.after.value > 0
    return [
        compared_name(w, one),
        said(one.before.value),
        said(one.after.value),
        w.signed(times * one.found.value),
        w.between(one.found, is_share=one.is_share),
        luck(w, one.chance),
        verdict,
        where(world=world, **filters) if is_seen else "",
    ]


def rules_panel(w: Words, sample: Sample) -> Panel | None:
    """Return how often each rule fires, and which never did; None where nobody counted."""
    rows = sample.rules.sort("times", "step", descending=[True, False]).rows(named=True)
    if not rows:
        return None
    never = [(row["step"], row["rules"], w.step(row["step"])) for row in rows if not row["times"]]
    games = max(1, len(sample.games))
    decided = set(sample.decisions.select("step").unique().collect()["step"].cast(pl.String))
    table = [
        [
            w.step(row["step"]) or row["step"],
            " ".join(row["rules"]),
            w.number(row["times"] / games, 2),
            w.percent(row["games"] / games),
            w.count(row["times"]),
            where(step=row["step"]) if row["step"] in decided else "",
        ]
        for row in rows
    ]
    heads = ["", *[w(f"report-head-{name}") for name in ("rules", "per-game", "in-games", "times", "games")]]
    sub = w("report-rules-sub", steps=len(rows), never=len(never))
    return Panel("rules", w("report-rules"), sub, never, heads, table)
