"""The bot that tries things out: it plays many games to their end, and does what won most of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots.base import Bot
from starboard.kernel import CHANCE, determinise, play, roll, who

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, Outcome, State

GAMES: Final = 400
"""Games tried for one decision, about."""
MOVES: Final = 8000
"""Decisions and draws played in them, about: what keeps a decision within a second, however long the games are."""
WIDEST: Final = 64
"""Actions tried at most; of more, any so many."""
UNFINISHED: Final = 0.5
"""What a game is worth that was too long to be played to its end."""


class FlatBot(Bot):
    """Plays what wins most often when games are played blindly to their end, in guesses at what its seat cannot see.

    All actions are tried in the same guesses. Then the worse half is left out and the others tried again, until one
    is left. It knows nothing of a game but its rules, so it plays every game.
    """

    name = "flat"

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        actions = game.judgement.candidates(determinise(game, seen, seat, self.rng), self.rng)
        if len(actions) > WIDEST:
            actions = self.rng.sample(actions, WIDEST)
        tried = [_Tried(action) for action in actions]
        rounds = (len(tried) - 1).bit_length()
        for _ in range(rounds):
            self._try_out(game, seen, seat, tried, rounds)
            tried.sort(key=_Tried.average, reverse=True)
            tried = tried[: (len(tried) + 1) // 2]
        return tried[0].action

    def _try_out(self, game: Game[Any], seen: State, seat: int, tried: list[_Tried], rounds: int) -> None:
        """Play games that begin with each of the actions, all alike often, for one of so many rounds."""
        left = MOVES // rounds
        longest = left // len(tried)
        for _ in range(max(1, GAMES // rounds // len(tried))):
            world = determinise(game, seen, seat, self.rng)
            for one in tried:
                s = world.clone()
                play(s, one.action)
                left -= 1 + self._play_on(game, s, longest)
                outcome = game.outcome(s)
                one.games += 1
                one.worth += UNFINISHED if outcome is None else worth(outcome, seat)
            if left <= 0:
                return

    def _play_on(self, game: Game[Any], s: State, longest: int) -> int:
        """Play blindly to the end, or for so long; return how many decisions and draws that took."""
        for played in range(longest):
            if not s.steps:
                return played
            if who(s) == CHANCE:
                roll(s, self.rng)
            else:
                play(s, game.judgement.rollout(s, self.rng))
        return longest


class _Tried:
    """An action, and what the games that began with it were worth."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.games = 0
        self.worth = 0.0

    def average(self) -> float:
        return self.worth / self.games


def worth(outcome: Outcome, seat: int) -> float:
    """Return what a finished game is worth to a seat, from 0 to 1: half for winning, half for leaving others behind."""
    others = [place for other, place in enumerate(outcome.ranking) if other != seat]
    mine = outcome.ranking[seat]
    behind = sum([(place > mine) + 0.5 * (place == mine) for place in others])
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return 0.5 * won + 0.5 * (behind / len(others) if others else won)
