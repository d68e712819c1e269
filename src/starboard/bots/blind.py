"""The bot that does not think: it plays as the game's judgement plays blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.bots.base import Bot

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, State


class RandomBot(Bot):
    """Plays any action that a game's judgement calls likely, without looking where it leads."""

    name = "random"

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        return game.judgement.rollout(seen, self.rng)
