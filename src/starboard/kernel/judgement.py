"""What a quick player knows of a game: how good a position is, which actions are worth a look, how to play blindly."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from starboard.kernel.native import mypyc_attr
from starboard.kernel.playing import legal, options
from starboard.kernel.steps import State

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel.actions import Action
    from starboard.kernel.game import Outcome


T = TypeVar("T")


def shuffled(things: list[T], rng: Random) -> list[T]:
    """Return them in any order, all alike; compiled, this loop is faster than the library's shuffle."""
    draw = rng.random
    left = things.copy()
    for last in range(len(left) - 1, 0, -1):
        other = int(draw() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of somebody who knows the rules and nothing else; a game puts its own in the place of this."""

    ranked: ClassVar[bool] = False
    """Whether candidates come best first, so that who does not look ahead takes the first."""

    rounds: ClassVar[int] = 5000
    """How many rounds a search plays that takes its time: as many as it can in a second, about."""
    games: ClassVar[int] = 0
    """How many games the highest level plays on to their end, `quick` deciding for all, in place of these rounds where
    they are enough to say more; 0 where it never does."""
    horizon: ClassVar[int] = 2000
    """How many decisions a search plays on blindly before it judges a position; here almost any game ends before."""
    scale: ClassVar[float] = 0.0
    """How much more a position must be worth to a seat than to another for its chances to be 73 in 100 against it;
    0 where what a position is worth says nothing."""
    width: ClassVar[int] = 64
    """How many actions of a decision a search tries before it goes deeper."""
    widening: ClassVar[float] = 2.0
    """How many more, times the square root of how often it came to the decision."""
    daring: ClassVar[float] = 0.8
    """How much a search makes of what it has tried little."""
    hazes: ClassVar[tuple[float, float]] = (0.35, 0.1)
    """How inexactly the second and the third level judge what they tried, where something is hidden: so many times
    `daring`. What parts the levels hangs on how much luck decides."""

    def worth(self, s: Any, seat: int) -> float:
        """How good the position is for the seat; only comparisons count."""
        return 0.0

    def candidates(self, s: State, rng: Random) -> list[Action]:
        """The actions of the open decision that are worth a look, never none."""
        return legal(s)

    def rollout(self, s: State, rng: Random) -> Action:
        """An action chosen without thinking: here, all alike."""
        actions = options(s)
        return actions.nth(int(rng.random() * actions.count()))

    def tries(self, s: State, rng: Random) -> list[Action]:
        """The actions that a search should try, the most promising first: a list of the caller's own."""
        actions = self.candidates(s, rng)
        return actions.copy() if self.ranked else shuffled(actions, rng)

    def ideas(self, s: State, rng: Random) -> list[Action]:
        """The actions that are worth a trial by whole games, the most promising first, never none.

        They are told from a view, so what is hidden must not decide which they are.
        """
        return self.tries(s, rng)

    def suppose(self, s: State, seat: int, rng: Random) -> None:
        """Let a guess at what is hidden from a seat be what others will have decided in secret: here, anything."""

    def quick(self, s: State, rng: Random) -> Action:
        """What a quick player does, of whom many games are to be played: the first candidate, or any action."""
        return self.candidates(s, rng)[0] if self.ranked else self.rollout(s, rng)

    def prospects(self, s: Any, seats: int) -> list[float]:
        """What each seat may expect of a game that goes on, from 0 to 1: here, its chances by what things are worth."""
        if self.scale == 0.0 or seats == 1:
            return [0.5] * seats
        worths = [self.worth(s, seat) for seat in range(seats)]
        most = max(worths)
        shares = [exp((worth - most) / self.scale) for worth in worths]
        total = sum(shares)
        return [share / total for share in shares]

    def results(self, outcome: Outcome) -> list[float]:
        """What a finished game is worth to each seat, from 0 to 1: half for winning, half for leaving others behind."""
        ranking = outcome.ranking
        seats = len(ranking)
        winners = outcome.winners
        share = 0.5 / len(winners) if winners else 0.0
        worths: list[float] = []
        for seat in range(seats):
            mine = ranking[seat]
            won = share if seat in winners else 0.0
            if seats == 1:
                worths.append(2 * won)
                continue
            behind = 0.0
            for place in ranking:
                behind += 1.0 if place > mine else 0.5 if place == mine else 0.0
            worths.append(won + 0.5 * (behind - 0.5) / (seats - 1))
        return worths
