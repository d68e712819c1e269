"""No tree, but games played on to their end: each action meets the same guesses at what is hidden, and the same luck.

Where luck decides much, one game says little about an action, and two actions that met different luck can hardly be
compared. Here they are by what each made of the same guess. What falls behind by more than luck is tried no longer,
nor is what comes to the same as what was thought of earlier, so the games go to what is in doubt.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Choice, State, i64, roll
from starboard.search.searching import Tried, proceed
from starboard.search.worlds import Worlds

if TYPE_CHECKING:
    from starboard.kernel import Action, Game

BATCH: Final = 8
"""Guesses between two looks at what has fallen behind."""
ENOUGH: Final = 24
"""Before so many guesses nothing is dropped."""
BEHIND: Final = 2.0
"""By so many standard errors an action is behind that is tried no longer."""
WORSE: Final = 0.03
"""By so much an action is worse than what came to mind first, on average, before anything is tried."""
APART: Final = 0.05
"""By so much actions differ from that, mostly; where games are few, what they say beyond it is luck."""
BETWEEN: Final = 64
"""Decisions of a game between two looks at the clock."""
UNFINISHED: Final = -1.0
"""What a game came to that the clock broke off."""


class Trial:
    """One action, and what came of it in each guess."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.results: Final[list[float]] = []

    def mean(self) -> float:
        """What came of it on average."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead(self, other: Trial) -> tuple[float, float]:
        """By how much it did better than another in the same guesses, on average, and the standard error of that.

        One more guess is counted in which they were apart: what came out alike a few times need not be alike.
        """
        count = len(self.results)
        if not count:
            return 0.0, 1.0
        total = 0.0
        squares = 1.0
        for nth in range(count):
            apart = self.results[nth] - other.results[nth]
            total += apart
            squares += apart * apart
        mean = total / count
        return mean, sqrt(max(0.0, squares / count - mean * mean) / count)


class Trials:
    """What a seat may do, each action tried by games that a quick player plays on for all."""

    def __init__(self, game: Game[Any], seen: State, seat: int, seed: int) -> None:
        self._game: Final = game
        self._judgement: Final = game.judgement
        self._seat: Final = seat
        self._rng: Final = Random(seed)
        self._luck: Final = Random(seed)
        self._worlds: Final = Worlds(game, seen, seat, self._rng)
        self._trials: Final = [Trial(action) for action in game.judgement.ideas(seen, self._rng)]
        self._open = self._trials.copy()
        """What may still be the best, in the order in which it came to mind."""

    @property
    def in_doubt(self) -> bool:
        """Whether more than one action may still be the best."""
        return len(self._open) > 1

    def run(self, games: int, seconds: float) -> int:
        """Play so many games, or fewer where the time is out or nothing is in doubt any more; return how many."""
        until = perf_counter() + seconds
        left = games
        while left > 0 and self.in_doubt and perf_counter() < until and self._guess(until):
            left -= len(self._open)
            if len(self._open[0].results) % BATCH == 0:
                self._drop()
        return games - left

    def picked(self) -> Action:
        """Return what did best, or what came to mind first, where no more than luck speaks for something else."""
        first, best = self._open[0], self._best()
        lead, error = best.lead(first)
        return best.action if lead > WORSE * (error / APART) ** 2 else first.action

    def tried(self) -> list[Tried]:
        """Return what was tried, the most promising first: what was tried most often."""
        order = sorted(self._trials, key=lambda trial: (-len(trial.results), -trial.mean()))
        return [Tried(trial.action, len(trial.results), trial.mean()) for trial in order]

    def _guess(self, until: float) -> bool:
        """Try each action that is in doubt in one more guess; return whether that came to its end in time."""
        world = self._worlds.next()
        self._judgement.suppose(world, self._seat, self._rng)
        luck = self._rng.getrandbits(62)
        results: list[float] = []
        for trial in self._open:
            s = world.clone()
            self._luck.seed(luck)
            proceed(s, trial.action)
            result = self._played_on(s, until)
            if result == UNFINISHED:
                return False
            results.append(result)
        for nth, trial in enumerate(self._open):
            trial.results.append(results[nth])
        return True

    def _played_on(self, s: State, until: float) -> float:
        """Play on to the end as a quick player does; return what it is worth to the seat."""
        judgement = self._judgement
        rng = self._luck
        left: i64 = 1
        while s.steps:
            if not isinstance(s.steps[-1], Choice):
                roll(s, rng)
                continue
            proceed(s, judgement.quick(s, rng))
            left -= 1
            if left == 0:
                if perf_counter() > until:
                    return UNFINISHED
                left = BETWEEN
        outcome = self._game.outcome(s)
        assert outcome is not None
        return judgement.results(outcome)[self._seat]

    def _best(self) -> Trial:
        """Return what came to most among what is in doubt, of equals the earliest."""
        best = self._open[0]
        for trial in self._open:
            if trial.mean() > best.mean():
                best = trial
        return best

    def _drop(self) -> None:
        """Try no longer what is behind, or alike in every guess to what came to mind earlier."""
        best = self._best()
        if len(best.results) < ENOUGH:
            return
        kept: list[Trial] = []
        for trial in self._open:
            lead, error = best.lead(trial)
            if lead <= BEHIND * error and trial.results not in [other.results for other in kept]:
                kept.append(trial)
        self._open = kept
