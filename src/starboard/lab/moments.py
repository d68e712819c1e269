"""What is worth a second look in a match: decisions that cost much, and turns that nobody's own decision brought."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from statistics import median
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.lab.analysing import Judged

LOSSES: Final = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.05))
"""What a loss is called, from which size on."""
TURN: Final = 0.15
"""From so much on, what others and chance brought is a turn: a rise or a fall."""
ROUGH: Final = 0.2
"""Where margins are as wide as this, most of them, hardly anything is told apart."""
KINDS: Final = (*[name for name, _ in LOSSES], "rise", "fall")
"""What a moment can be."""
MOST_LOSSES: Final = 8
MOST_TURNS: Final = 4


class Swing(msgspec.Struct, frozen=True):
    """How a seat's expectation changed from after one of its decisions to before its next one, or to the end."""

    seat: int
    since: int
    """The number of the decision."""
    number: int
    """That of the next one; the number of all decisions where it is the end."""
    change: float
    margin: float


class Moment(msgspec.Struct, frozen=True):
    """A key moment: what it is, at which decision, and by how much the seat's expectation changed."""

    number: int
    since: int
    """For a turn, the seat's own decision before it; else the same."""
    seat: int
    kind: str
    """One of KINDS."""
    change: float


class Tally(msgspec.Struct, frozen=True):
    """What a seat made of its choices."""

    seat: int
    choices: int
    good: int
    """Those that have none of the names below."""
    slips: int
    mistakes: int
    blunders: int
    lost: float
    """Everything that its choices cost it, added up."""


class Report(msgspec.Struct, frozen=True):
    """What is to be said after all decisions are judged."""

    decisions: int
    moments: list[Moment]
    """In the order of the match."""
    swings: list[Swing]
    tallies: list[Tally]
    ends: list[float] | None
    """What the end was worth to each seat; None where the match goes on."""


def named(judged: Judged) -> str:
    """Return what a decision's loss is called; nothing where it is small or not certain."""
    if judged.loss <= judged.margin:
        return ""
    return next((name for name, least in LOSSES if judged.loss >= least), "")


def is_rough(judged: Sequence[Judged]) -> bool:
    """Whether so little was tried that hardly anything can be said."""
    return bool(judged) and median(one.margin for one in judged) > ROUGH


def report(judged: Sequence[Judged], decisions: int, seats: int, ends: list[float] | None) -> Report:
    """Return what is worth saying of these decisions, of so many that were taken in all."""
    swings = [swing for seat in range(seats) for swing in _swings(judged, seat, decisions, ends)]
    losses = [Moment(one.number, one.number, one.seat, name, -one.loss) for one in judged if (name := named(one))]
    turns = [
        Moment(one.number, one.since, one.seat, "rise" if one.change > 0 else "fall", one.change)
        for one in swings
        if abs(one.change) >= max(TURN, one.margin)
    ]
    found = [*_largest(losses, MOST_LOSSES), *_largest(turns, MOST_TURNS)]
    moments = sorted(found, key=lambda one: (one.number, one.seat, one.kind))
    return Report(decisions, moments, swings, [_tally(judged, seat) for seat in range(seats)], ends)


def _swings(judged: Sequence[Judged], seat: int, decisions: int, ends: list[float] | None) -> list[Swing]:
    mine = [one for one in judged if one.seat == seat]
    found = [
        Swing(seat, one.number, after.number, round(after.before - one.worth, 4), _margin(one.margin, after.margin))
        for one, after in pairwise(mine)
    ]
    if mine and ends is not None:
        last = mine[-1]
        found.append(Swing(seat, last.number, decisions, round(ends[seat] - last.worth, 4), last.margin))
    return found


def _margin(one: float, other: float) -> float:
    return round(sqrt(one * one + other * other), 4)


def _largest(moments: list[Moment], most: int) -> list[Moment]:
    return sorted(moments, key=lambda one: (-abs(one.change), one.number))[:most]


def _tally(judged: Sequence[Judged], seat: int) -> Tally:
    mine = [one for one in judged if one.seat == seat]
    names = [named(one) for one in mine]
    return Tally(
        seat,
        len(mine),
        good=names.count(""),
        slips=names.count("slip"),
        mistakes=names.count("mistake"),
        blunders=names.count("blunder"),
        lost=round(sum(one.loss for one in mine), 4),
    )
