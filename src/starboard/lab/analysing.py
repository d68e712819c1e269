"""A match looked at again: what each decision was worth to who took it, by what that seat could know then.

Each decision is searched from its mover's view alone, so that what was hidden then is never counted for or against
anybody. A first search finds what promises most; then that and what was played are weighed alike, each by a search that
tries nothing else at the root, so that both are known well enough to be compared.
"""

from __future__ import annotations

from math import ceil, inf, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from starboard.kernel import Action, BrokenGame, Played, RuleFailed, Sealed, options, view
from starboard.kernel.log import redo
from starboard.kernel.mistakes import failed
from starboard.lab.grove import Grove
from starboard.lab.schedule import luck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Match, State
    from starboard.lab.grove import Weighed

SECONDS: Final = 45.0
"""How long a whole match takes where nothing else is asked for."""
EACH: Final = 1.0
"""Seconds for one decision at most, where nothing else is asked for: a short match takes less time."""
SEEKING: Final = 0.5
"""The share of a decision's budget in which the best action is sought; the rest weighs it and what was played."""
DIGITS: Final = 4
"""So many of each figure tell anything."""
SURE: Final = 1.96
"""Standard errors between which 95 of 100 means lie."""


class Budget(NamedTuple):
    """How much is thought: so many rounds about each decision, or as many as there is time for in all of them."""

    rounds: int = 0
    """For each decision; 0 where time alone counts. Counted in rounds, the same seed always finds the same."""
    seconds: float = SECONDS
    """For the whole match; it counts where no rounds are given."""
    each: float = inf
    """For one decision, at most."""


class Judged(msgspec.Struct, frozen=True):
    """What is thought of one decision, in the mover's expectation from 0 to 1: half of it is for winning."""

    number: int
    """How many decisions were taken before it."""
    seat: int
    action: str
    best: str
    """What promised most; what was played, where nothing promised more."""
    before: float
    """What the seat could expect: what the best is worth."""
    worth: float
    """What was played is worth."""
    loss: float
    margin: float
    """How far the loss, or the expectation where nothing was lost, may be off, 95 times in 100."""
    rounds: int


class Asked(NamedTuple):
    """A decision that somebody had to take, with another option."""

    entry: int
    """Entries of the log before it."""
    number: int
    seat: int
    seen: State
    action: Action


def decisions(match: Match) -> list[int]:
    """Return where in the log each decision stands."""
    return [entry for entry, event in enumerate(match.log) if isinstance(event, Played | Sealed)]


def choices(match: Match) -> Iterator[Asked]:
    """Yield the decisions that had at least two options, each with what its seat saw then.

    They begin where positions are kept: of what was played under other rules, none is. Raise RuleFailed where a forged
    log cannot be played again.
    """
    first = match.snapshots[0]
    number = sum(1 for entry in decisions(match) if entry < first.entries)
    try:
        s = first.state.clone()
        for entry in range(first.entries, len(match.log)):
            event = match.log[entry]
            if isinstance(event, Played | Sealed):
                seen = view(s, event.seat)
                if options(seen).count() > 1:
                    yield Asked(entry, number, event.seat, seen, event.action)
                number += 1
            redo(s, event)
    except Exception as fault:  # whatever a forged log makes of the rules
        raise failed(fault, match.game.home) from fault


class Analysis:
    """The decisions of one match, judged one after another."""

    def __init__(self, match: Match, seed: int = 0, grove: Grove | None = None) -> None:
        """Think in a grove's processes, or here; raise RuleFailed where a forged log cannot be played again."""
        self.match: Final = match
        self.choices: Final = sum(1 for _ in choices(match))
        """How many decisions are judged."""
        self._seed: Final = seed
        self._grove: Final = grove or Grove(match.game)

    def judged(self, budget: Budget, first: int = 0) -> Iterator[Judged]:
        """Yield what is thought of each decision, or of those from a place on, for which the time is meant then.

        Time that a decision does not need is left for those after it. Raise RuleFailed where the game's rules or its
        judgement break off.
        """
        end = perf_counter() + budget.seconds
        for place, asked in enumerate(choices(self.match)):
            if place < first:
                continue
            share = (end - perf_counter()) / (self.choices - place)
            try:
                yield self._judge(asked, Budget(budget.rounds, max(0.0, min(share, budget.each))))
            except (RuleFailed, BrokenGame):
                raise
            except Exception as fault:  # whatever a package raises
                raise failed(fault, self.match.game.home) from fault

    def _judge(self, asked: Asked, budget: Budget) -> Judged:
        """Judge one decision by a budget that is all its own."""
        seeking = Budget(ceil(budget.rounds * SEEKING), budget.seconds * SEEKING)
        tried, done = self._search(asked, "seek", None, seeking)
        weighed = [tried[0].action] if tried[0].action == asked.action else [tried[0].action, asked.action]
        rest = Budget(budget.rounds - seeking.rounds, budget.seconds - seeking.seconds)
        each = Budget(max(1, rest.rounds // len(weighed)) if budget.rounds else 0, rest.seconds / len(weighed))
        found = []
        for action in weighed:
            (one,), more = self._search(asked, "weigh", [action], each)
            found.append(one)
            done += more
        best, played = found[0], found[-1]
        if played.mean >= best.mean:
            best = played
        lost = best is not played
        margin = SURE * sqrt(_variance(best) + (_variance(played) if lost else 0.0))
        return Judged(
            asked.number,
            asked.seat,
            str(asked.action),
            str(best.action),
            before=round(best.mean, DIGITS),
            worth=round(played.mean, DIGITS),
            loss=round(best.mean - played.mean, DIGITS),
            margin=round(margin, DIGITS),
            rounds=done,
        )

    def _search(self, asked: Asked, why: str, among: list[Action] | None, budget: Budget) -> tuple[list[Weighed], int]:
        """Search from what the seat saw; return what was tried, and how many rounds it took.

        The luck hangs on nothing but the number of the decision: not on what the seat does not see. What is weighed
        has the same luck, so far as its games go alike.
        """
        seed = luck(self._seed, "analysis", why, asked.number)
        return self._grove.search(asked.seen, asked.seat, seed, among, budget.rounds, budget.seconds)


def _variance(tried: Weighed) -> float:
    """Return how much a mean may vary, for what came from 0 to 1: at most, and much where it was tried little."""
    share = (tried.mean * tried.visits + 2.0) / (tried.visits + 4.0)
    return share * (1.0 - share) / tried.visits


def ends(match: Match) -> list[float] | None:
    """Return what the end was worth to each seat, from 0 to 1; None where the match goes on."""
    outcome: Any = match.outcome()
    return None if outcome is None else [round(value, DIGITS) for value in match.game.judgement.results(outcome)]
