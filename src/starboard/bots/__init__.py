"""Programs that play, found by name."""

from __future__ import annotations

from typing import Final

from starboard.bots.base import Bot, has_secrets, play_out
from starboard.bots.blind import RandomBot
from starboard.bots.flat import FlatBot
from starboard.bots.greedy import GreedyBot, Plan
from starboard.kernel import InvalidOptions, Refusal

__all__ = ["BOTS", "Bot", "FlatBot", "GreedyBot", "Plan", "RandomBot", "has_secrets", "make_bot", "play_out"]

BOTS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (RandomBot, FlatBot, GreedyBot)}


def make_bot(name: str, seed: int) -> Bot:
    """Return a bot of this name with luck of its own; raise InvalidOptions, with the names there are, for any other."""
    kind = BOTS.get(name)
    if kind is None:
        raise InvalidOptions(Refusal("", "unknown-bot", (("bot", name[:60]), ("known", ", ".join(BOTS)))))
    return kind(seed)
