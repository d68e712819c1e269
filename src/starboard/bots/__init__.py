"""Programs that play, found by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots.base import Bot, has_secrets, play_out
from starboard.bots.blind import RandomBot
from starboard.bots.flat import FlatBot
from starboard.bots.greedy import GreedyBot, Plan
from starboard.kernel import Game, InvalidOptions, Judgement, Refusal

if TYPE_CHECKING:
    from starboard.kernel import Action, State

__all__ = [
    "BOTS",
    "Bot",
    "FlatBot",
    "GreedyBot",
    "Plan",
    "RandomBot",
    "default_bot",
    "has_secrets",
    "make_bot",
    "play_out",
    "promising",
]

BOTS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (RandomBot, GreedyBot, FlatBot)}


def default_bot(game: Game[Any]) -> str:
    """Return the name of the bot that plays a game unless another is asked for.

    A game without a judgement of its own has nothing to be greedy for; there games are tried out.
    """
    return FlatBot.name if type(game.judgement) is Judgement else GreedyBot.name


def promising(game: Game[Any], seen: State, seat: int, seed: int) -> list[Action]:
    """Return what the game's own bot would do for a seat that sees this: one decision, or the whole rest of its turn.

    Where something is hidden it is one: what comes after it hangs on what comes to light.
    """
    if default_bot(game) == FlatBot.name:
        return [FlatBot(seed).choose(game, seen, seat)]
    plan = GreedyBot(seed).plan(game, seen, seat)
    return list(plan.actions[:1] if has_secrets(game) else plan.actions)


def make_bot(name: str, seed: int) -> Bot:
    """Return a bot of this name with luck of its own; raise InvalidOptions, with the names there are, for any other."""
    kind = BOTS.get(name)
    if kind is None:
        raise InvalidOptions(Refusal("", "unknown-bot", (("bot", name[:60]), ("known", ", ".join(BOTS)))))
    return kind(seed)
