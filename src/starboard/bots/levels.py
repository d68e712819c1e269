"""Four strengths of one player: the same search, given more and more rounds; the first also slips.

Where something is hidden luck decides much, and rounds alone part nobody: there the lower levels judge what they tried
less exactly, and the highest leaves what comes to mind first only where more than luck speaks for something else. Where
a game's judgement knows a quick player who is worth following, the highest has him play whole games on instead.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from starboard.bots.base import Bot
from starboard.kernel import determinise, options
from starboard.search import Search, Trials, has_secrets

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, State
    from starboard.search import Tried

CAP: Final = 1.8
"""Seconds after which a bot at a table decides, however many rounds it has played."""
FEWEST: Final = 4
"""Rounds that are played however small the budget is."""
MANY: Final = 300
"""Games played on to their end say more than the rounds of a tree where they are so many; fewer are mostly luck."""
GLANCE: Final = 0.1
"""The part of the time after which it is told how many games all of it will allow."""
RARE: Final = 8
"""What was tried so many times less often than something else is no choice for who judges inexactly."""


class LevelBot(Bot):
    """Plays what a search finds best, after as many rounds as its level has in this game."""

    share: ClassVar[float] = 1.0
    """The part of the judgement's rounds that it plays."""
    slips: ClassVar[float] = 0.0
    """How often it does not think, and plays any action that is worth a try."""
    haze: ClassVar[int] = -1
    """Which of the judgement's hazes it has, where something is hidden; -1 for a clear sight."""
    caution: ClassVar[float] = 0.0
    """How much more than the first that came to mind something else must promise, where something is hidden: so many
    times the game's daring, divided by the square root of how often the first was tried."""

    whole: ClassVar[bool] = False
    """Whether it plays whole games, where the judgement has a number of them."""

    def __init__(self, seed: int, budget: float = 1.0, clock: float | None = None) -> None:
        """`budget` multiplies the rounds, and the games; `clock` are the seconds for a decision in place of CAP."""
        super().__init__(seed)
        self._budget: Final = budget
        self._clock: Final = clock
        self._search: Search | None = None

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        actions = options(seen)
        if actions.count() == 1:
            return actions.nth(0)
        if self.slips and self.rng.random() < self.slips:
            return self._slipped(game, seen, seat)
        return self.thought(game, seen, seat, self._budget, CAP if self._clock is None else self._clock)[0]

    def thought(
        self, game: Game[Any], seen: State, seat: int, budget: float, seconds: float
    ) -> tuple[Action, list[Tried]]:
        """Return what it decides after a budget or so much time, and all that it tried."""
        until = perf_counter() + seconds
        trials = self._trials(game, seen, seat, budget, seconds)
        if trials is not None:
            return trials.picked(), trials.tried()
        search = self._tree(game, seen, seat)
        search.run(max(FEWEST, round(game.judgement.rounds * self.share * budget)), until - perf_counter())
        action, tried = self.picked(game, search), search.tried()
        search.went(action)
        return action, tried

    def picked(self, game: Game[Any], search: Search) -> Action:
        """Return what was tried most, or, where something is hidden, what the level's haze and caution make of it."""
        tried = search.tried()
        best = tried[0]
        if not has_secrets(game):
            return best.action
        scale = game.judgement.daring
        if self.haze >= 0:
            known = [one for one in tried if one.visits * RARE >= best.visits]
            spread = game.judgement.hazes[self.haze] * scale
            best = max(known, key=lambda one: one.mean + self.rng.gauss(0.0, spread))
        if self.caution:
            first = search.root.children[0]
            enough = self.caution * scale / sqrt(first.visits)
            if first.action is not None and best.mean - first.mean() < enough:
                return first.action
        return best.action

    def _trials(self, game: Game[Any], seen: State, seat: int, budget: float, seconds: float) -> Trials | None:
        """Return what whole games say, or None where the budget or the time is too short for as many as that takes."""
        games = round(game.judgement.games * budget) if self.whole else 0
        if games < MANY:
            return None
        until = perf_counter() + seconds
        trials = Trials(game, seen, seat, self.rng.getrandbits(64))
        played = trials.run(games, seconds * GLANCE)
        if trials.in_doubt and played < MANY * GLANCE:
            return None
        trials.run(games - played, until - perf_counter())
        return trials

    def _tree(self, game: Game[Any], seen: State, seat: int) -> Search:
        """Return the tree of the last decision, gone on to this position, or a new one."""
        search = self._search
        if search is None or search.game is not game or search.seat != seat or not search.follow(seen):
            search = self._search = Search(game, seen, seat, self.rng.getrandbits(64))
        return search

    def _slipped(self, game: Game[Any], seen: State, seat: int) -> Action:
        """Return what somebody plays who overlooks something: anything that is worth a try, all alike."""
        world = determinise(game, seen, seat, self.rng) if has_secrets(game) else seen
        return self.rng.choice(game.judgement.tries(world, self.rng))


class Level1(LevelBot):
    """For a first game: it sees what lies at hand, and slips."""

    name = "level1"
    share = 1 / 100
    slips = 0.5


class Level2(LevelBot):
    """For who knows the rules."""

    name = "level2"
    share = 1 / 25
    haze = 0


class Level3(LevelBot):
    """For who has played a while."""

    name = "level3"
    share = 1 / 5
    haze = 1


class Level4(LevelBot):
    """As strong as the time allows."""

    name = "level4"
    caution = 0.8
    whole = True
