"""What a designer is told first: sentences, each with the games behind it and how to list them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from starboard.lab.report import figures
from starboard.lab.report.comparing import DIFFERS, OPEN
from starboard.lab.report.estimates import LEVEL
from starboard.lab.report.panels import compared_name, impact_name, impact_where, where

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.lab.report.comparing import Compared, Comparison
    from starboard.lab.report.evening import Evening
    from starboard.lab.report.figures import Leads, Rates
    from starboard.lab.report.impact import Impact
    from starboard.lab.report.samples import Sample
    from starboard.lab.report.words import Words

MOST: Final = 3
"""So many of a kind have a sentence of their own."""


class Statement(NamedTuple):
    """A sentence, how many games it stands on, and how to list them."""

    text: str
    behind: str
    where: str = ""
    lamp: str = figures.INSIDE


def compared(w: Words, found: Comparison, *, briefly: bool = False) -> Iterator[Statement]:
    """Yield what a change does: what differs, what surely does not, what is still open, and what pairs have saved.

    Where many changes are told of, each is told of briefly: what differs most, and what is open.
    """
    how = "report-behind-pairs" if found.is_paired else "report-behind-both"
    behind = w(how, games=found.games)
    if found.is_alike:
        yield Statement(
            w("report-alike", after=w.title(found.other), games=found.games), behind, where(world=found.other.name)
        )
        return
    differing = found.of(DIFFERS)
    for one in differing[: MOST if briefly else 2 * MOST]:
        lamp = figures.ABOVE if one.found.value > 0 else figures.BELOW
        yield Statement(_differs(w, found, one), behind, where(world=found.other.name), lamp)
    if not differing:
        text = w(
            "report-none-differs", after=w.title(found.other), before=w.title(found.base), count=len(found.figures)
        )
        lamp = OPEN if found.of(OPEN) else figures.INSIDE
        yield Statement(text, behind, where(world=found.other.name), lamp)
    still = found.of(OPEN)
    if still:
        names = w.texts.listed([compared_name(w, one) for one in still[: 2 * MOST]])
        text = w("report-still-open", names=names, count=len(still))
        known = [one.more for one in still if one.more is not None]
        if known:
            is_all = "yes" if len(known) == len(still) else "no"
            text += " " + w("report-settles", more=_rounded(max(known)), count=len(still), all=is_all)
        yield Statement(text, behind, where(world=found.other.name), OPEN)
    if found.saved is not None and found.saved > 1 and not briefly:
        text = w(
            "report-saved", saved=w.number(found.saved, 1), games=found.games, needed=w.count(found.games * found.saved)
        )
        yield Statement(text, behind)


def _differs(w: Words, found: Comparison, one: Compared) -> str:
    said = w.percent if one.is_share else w.one_digit
    kind = "share" if one.is_share and one.key != "ending" else one.key
    return w(
        f"report-differs-{kind}",
        after=w.title(found.other),
        name=compared_name(w, one),
        now=said(one.after.value),
        then=said(one.before.value),
        difference=w.signed((100 if one.is_share else 1) * one.found.value),
        between=w.between(one.found, is_share=one.is_share),
    )


def _rounded(games: int) -> int:
    """Return a number of games with two digits that count: more would say more than is known."""
    size = int(10 ** max(0, len(str(games)) - 2))
    return -(-games // size) * size


def of_rates(w: Words, rates: Rates, world: str) -> Iterator[Statement]:
    """Yield who wins more or less than fair, or that nobody does."""
    if len(rates.rates) < 2:
        for rate in rates.rates if rates.key == "seat" else ():
            text = w("report-alone", rate=w.percent(rate.found.value), between=w.between(rate.found, is_share=True))
            yield Statement(text, w("report-behind", games=rate.found.size), where(won="yes"))
        return
    for verdict in (figures.ABOVE, figures.BELOW):
        found = rates.of(verdict)
        if found and (verdict == figures.ABOVE or len(rates.rates) > 2):  # the second of two is the mirror of the first
            named = [(w.member(rates.key, rate.value), w.percent(rate.found.value)) for rate in found]
            each = [w("report-winner", name=name, rate=rate) for name, rate in named]
            text = w(f"report-{verdict}", names=w.texts.listed(each), fair=w.percent(rates.fair))
            values = [str(rate.value + 1 if rates.key == "seat" else rate.value) for rate in found]
            games = w("report-behind-seats", seats=sum([rate.found.size for rate in found]))
            yield Statement(text, games, where(**{rates.key: ",".join(values)}), verdict)
    if len(rates.of(figures.INSIDE)) == len(rates.rates):
        reach = max([rate.found.reach for rate in rates.rates])
        shares = [rate.found.value for rate in rates.rates]
        least, greatest = rates.fair - 2 * rates.band, rates.fair + 2 * rates.band
        is_sure = all(least <= rate.found.low and rate.found.high <= greatest for rate in rates.rates)
        text = w(
            "report-fair" if is_sure else "report-fair-unsure",
            group=w.group(rates.key),
            low=w.percent(min(shares)),
            high=w.percent(max(shares)),
            reach=w.number(100 * reach, 1),
        )
        games = w("report-behind-seats", seats=sum([rate.found.size for rate in rates.rates]))
        yield Statement(text, games, where(world=world), figures.INSIDE if is_sure else OPEN)


def of_evening(w: Words, found: Evening, seats: int, rates: Rates) -> Iterator[Statement]:
    """Yield how many points would even the seats, where they are not even."""
    last = rates.rates[-1]
    if found.low <= 0 <= found.high and last.verdict == figures.INSIDE:
        return
    points = w.signed(found.best, 0)
    between = w.bounds(w.signed(found.low, 0), w.signed(found.high, 0)) if found.low < found.high else points
    text = w("report-evens", seat=w.member("seat", seats - 1), points=points, between=between)
    yield Statement(text, w("report-behind", games=found.games), where(seat=seats), figures.ABOVE)


def of_course(w: Words, sample: Sample, length: figures.Histogram | None, lead: Leads | None) -> Iterator[Statement]:
    """Yield how long games are, and how the lead changes."""
    behind = w("report-behind", games=len(sample.ended))
    if length is not None:
        text = w("report-lasts", median=w.count(length.median), low=w.count(length.low), high=w.count(length.high))
        yield Statement(text, behind, where(world=sample.name))
    if lead is not None:
        text = w(
            "report-leads-says",
            judged=w.judged,
            mean=w.number(lead.mean, 1),
            last=w.percent(lead.last, 0),
            never=w.percent(lead.never.value),
        )
        yield Statement(text, behind, where(world=sample.name))


def of_impacts(w: Words, found: list[Impact]) -> Iterator[Statement]:
    """Yield what goes most with winning, and most with losing."""
    sure = [one for one in found if one.chance < LEVEL]
    for one, lamp in [(sure[0], figures.ABOVE), (sure[-1], figures.BELOW)] if len(sure) > 1 else []:
        if (one.value > 0) == (lamp == figures.ABOVE):
            text = w(f"report-impact-{lamp}", what=impact_name(w, one), points=w.points(one.value))
            yield Statement(text, w("report-behind", games=one.games), impact_where(one), lamp)


def of_rules(w: Words, sample: Sample) -> Iterator[Statement]:
    """Yield how many rules never fired."""
    never = sample.rules.filter(sample.rules["times"] == 0)
    if len(never):
        behind = w("report-behind", games=len(sample.games))
        yield Statement(w("report-never", count=len(never)), behind, where(world=sample.name), OPEN)
