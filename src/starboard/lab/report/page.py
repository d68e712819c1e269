"""A report as one page that needs nothing but itself: no script, no request, light or dark as the reader has it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from starboard.lab.report import figures, panels, summary
from starboard.lab.report.comparing import compare
from starboard.lab.report.evening import evening
from starboard.lab.report.figures import endings, histogram, leads, margins, rates, scores
from starboard.lab.report.impact import impacts
from starboard.lab.report.plots import axis
from starboard.lab.report.reading import apart
from starboard.lab.report.words import Words
from starboard.lab.study.opening import to_type

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Game
    from starboard.lab.report.estimates import Estimate
    from starboard.lab.report.evening import Evening
    from starboard.lab.report.figures import Histogram, Leads, Rates, Spread
    from starboard.lab.report.impact import Impact
    from starboard.lab.report.panels import Panel
    from starboard.lab.report.reading import Source
    from starboard.lab.report.samples import Sample
    from starboard.lab.report.summary import Statement
    from starboard.texts import Texts

STARS: Final = 40


class Figure(NamedTuple):
    """A key figure: a number, its unit, and what it is of."""

    value: str
    unit: str
    label: str


class Page(NamedTuple):
    """All that a page shows."""

    title: str
    subtitle: str
    game: str
    players: str
    chips: list[str]
    notes: list[str]
    summary: list[Statement]
    figures: list[Figure]
    rows: list[list[list[Panel]]]
    """Rows of columns of panels."""
    how: list[str]
    command: str
    stars: list[tuple[int, int]]


def written(
    source: Source, texts: Texts, game: Game[Any] | None, world: str = "", against: Source | None = None
) -> str:
    """Return the report of a study as HTML, on one of its worlds, the first if none is named."""
    words = Words(texts, source.terms.game, game)
    environment = Environment(
        loader=PackageLoader("starboard.lab.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals.update(w=words, axis=axis)
    environment.filters["typed"] = typed
    page = page_of(source, words, source.sample(world) or source.samples[0], against)
    return environment.get_template("report.html.jinja").render(page=page)


def typed(text: str) -> Markup:
    """Return a text in which what stands between grave accents is shown as it is typed."""
    pieces = text.split("`")
    return Markup("").join(
        [Markup("<code>{}</code>").format(piece) if place % 2 else piece for place, piece in enumerate(pieces)]
    )


def page_of(source: Source, w: Words, sample: Sample, against: Source | None = None) -> Page:
    """Return all that the page of a study shows."""
    compared = [compare(source.samples[0], other) for other in source.samples[1:]]
    if against is not None:
        compared.insert(0, compare(*apart(against, source, sample)))
    partly = _partly(w, source, against)
    if not len(sample.ended):
        return _page(source, w, sample, [], [], [], *partly, w("report-nothing"))
    found = Findings.of(sample)
    said: list[Statement] = []
    for comparison in compared:
        said += summary.compared(w, comparison, briefly=len(compared) > 1)
    for group in found.ordered:
        said += summary.of_rates(w, group, sample.name)
    if found.even is not None:
        said += summary.of_evening(w, found.even, sample.table, found.groups[0])
    said += summary.of_course(w, sample, found.length, found.lead)
    said += summary.of_impacts(w, found.impacts)
    said += summary.of_rules(w, sample)
    rows = [[[panels.comparison_panel(w, comparison)]] for comparison in compared]
    rows += _rows(w, sample, found)
    return _page(source, w, sample, said, _key_figures(w, sample, found), rows, *partly)


class Findings(NamedTuple):
    """What was counted of a world's games."""

    groups: list[Rates]
    """The seats first."""
    length: Histogram | None
    lead: Leads | None
    margin: Histogram | None
    spreads: list[Spread]
    even: Evening | None
    impacts: list[Impact]
    ends: list[tuple[str, Estimate]]

    @staticmethod
    def of(sample: Sample) -> Findings:
        """Count."""
        groups = [rates(sample, key) for key in (("seat", "bot", *sample.traits) if sample.table > 1 else ("seat",))]
        return Findings(
            [group for group in groups if len(group.rates) > 1 or group.key == "seat"],
            histogram(sample.ended["decisions"]),
            leads(sample),
            margins(sample),
            scores(sample),
            evening(sample),
            impacts(sample),
            endings(sample),
        )

    @property
    def ordered(self) -> list[Rates]:
        """The groups, what a game deals before seats and bots."""
        return sorted(self.groups, key=lambda group: group.key in {"seat", "bot", "order"})


def _rows(w: Words, sample: Sample, found: Findings) -> Iterator[list[list[Panel]]]:
    """Yield the panels: who wins, how games go, points, impact and rules."""
    large = [panels.rate_panel(w, group) for group in found.ordered if group.key not in {"seat", "order"}]
    small = [panels.rate_panel(w, group) for group in found.groups if group.key in {"seat", "order"}]
    length = [panels.histogram_panel(w, "length", found.length)] if found.length else []
    # Beside races there is room for seats and one thing more.
    beside, course = ([], length) if large and len(small) > 1 else (length, [])
    yield [large, [*small, *beside]] if large else [small[:1], [*small[1:], *beside]]
    yield [[panels.endings_panel(w, found.ends)]]
    course += [panels.leads_panel(w, found.lead)] if found.lead else []
    course += [panels.histogram_panel(w, "margin", found.margin)] if found.margin else []
    points = [panels.scores_panel(w, found.spreads)] if found.spreads else []
    points += [panels.evening_panel(w, found.even, sample.table)] if found.even else []
    both = [*course, *points]
    if both:
        yield [points, course] if course and points else [both[:1], both[1:]] if both[1:] else [both]
    if found.impacts:
        yield [[panels.impact_panel(w, found.impacts)]]
    rules = panels.rules_panel(w, sample)
    if rules is not None:
        yield [[rules]]


def _key_figures(w: Words, sample: Sample, known: Findings) -> list[Figure]:
    found = []
    if known.length is not None:
        label = w("report-key-length", low=w.count(known.length.low), high=w.count(known.length.high))
        found.append(Figure(w.count(known.length.median), w("report-length-unit"), label))
    for group in known.ordered[:2]:
        if len(group.rates) > 1:
            label = w("report-key-spread", group=w.group(group.key))
            found.append(Figure(w.number(100 * group.spread, 1), w("report-key-points"), label))
    if sample.table == 1:
        found.append(Figure(w.percent(known.groups[0].fair), "", w("report-key-won")))
        found += [Figure(w.count(one.median), w("report-key-score"), w("report-key-median")) for one in known.spreads]
    if known.margin is not None:
        found.append(Figure(w.count(known.margin.median), w("report-key-score"), w("report-key-margin")))
    if known.lead is not None:
        found.append(Figure(w.number(known.lead.mean, 1), "", w("report-key-leads")))
    ending, often = known.ends[0]
    found.append(Figure(w.percent(often.value), "", w("report-key-ending", ending=w.ending(ending))))
    return found[:4]


def _page(
    source: Source,
    w: Words,
    sample: Sample,
    said: list[Statement],
    key_figures: list[Figure],
    rows: list[list[list[Panel]]],
    *notes: str,
) -> Page:
    bots = w.texts.listed(source.terms.bots)
    deals = sample.games["deal"].n_unique()
    asked = w.again(source.terms.question, "lab-what-if", changes=source.samples[-1].title)
    title = asked or w("report-untitled", game=w.texts.game(source.terms.game))
    told = [*notes, *_notes(w, sample)]
    chips = [w("report-players", seats=source.terms.seats), bots]
    chips += [w.title(sample)] if len(source.samples) > 1 else []
    how = [
        w("report-how-deals", games=len(sample.games), deals=deals),
        w("report-how-band", part=w.percent(figures.MATTERS, 0), seats=source.terms.seats),
        w("report-how-many"),
        w("report-how-bots", bots=bots),
        *([w("report-how-drawn", choices=w.texts.listed(source.terms.drawn))] if source.terms.drawn else []),
        w("report-how-again", seed=str(source.terms.seed), rules=source.terms.rules, version=source.terms.version),
        w("report-how-games"),
    ]
    chosen = [] if sample is source.samples[0] else ["--where", f"world={sample.name}"]
    rng = Random(1)  # stars are no secret
    return Page(
        title,
        w("report-subtitle", games=len(sample.games), bots=bots, deals=deals),
        w.texts.game(source.terms.game),
        w("report-players", seats=source.terms.seats),
        chips,
        told,
        said,
        key_figures,
        rows,
        how,
        to_type("games", source.folder, source.terms.game, *chosen),
        [(rng.randrange(1440), rng.randrange(900)) for _ in range(STARS)],
    )


def _partly(w: Words, *sources: Source | None) -> Iterator[str]:
    """Yield how much there is of each study that was broken off."""
    for source in sources:
        if source is not None and source.over < source.asked:
            yield w("report-partly", over=source.over, games=source.asked, folder=str(source.folder))


def _notes(w: Words, sample: Sample) -> Iterator[str]:
    """Yield what must be known before any figure: games that have no end."""
    without = len(sample.games) - len(sample.ended)
    if without:
        yield w("report-no-end", games=without)
