"""Programs that play, found by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.bots.base import Bot, play_out
from starboard.bots.blind import RandomBot
from starboard.bots.external import Backed, ExternalBot
from starboard.bots.faults import BotFault
from starboard.bots.greedy import GreedyBot, Plan
from starboard.bots.levels import Level1, Level2, Level3, Level4, LevelBot
from starboard.bots.pipes import end_all
from starboard.bots.programs import add_programs, command_of, programs, read_programs
from starboard.kernel import InvalidOptions, Refusal
from starboard.search import has_secrets

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "BOTS",
    "FIRST_BOT",
    "STAND_IN",
    "Bot",
    "BotFault",
    "ExternalBot",
    "GreedyBot",
    "LevelBot",
    "Plan",
    "RandomBot",
    "add_programs",
    "bot_names",
    "check_bot",
    "command_of",
    "end_all",
    "has_secrets",
    "make_bot",
    "play_out",
    "programs",
    "typed_programs",
]

BOTS: Final[dict[str, type[Bot]]] = {kind.name: kind for kind in (Level1, Level2, Level3, Level4, GreedyBot, RandomBot)}


FIRST_BOT: Final = Level1.name
"""Who sits down where a bot is asked for and none is named."""
STAND_IN: Final = Level2.name
"""Who plays on for a person who is away, and in place of a bot that fails."""


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots that there are: our own, then the programs that somebody here has named."""
    return (*BOTS, *programs())


def typed_programs(texts: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return the commands of programs by name, out of texts such as `mine=./mine --deep`; raise as `read_programs`."""
    return read_programs(texts, BOTS)


def check_bot(name: str) -> None:
    """Raise InvalidOptions, with the names there are, where there is no bot of this name."""
    if name not in bot_names():
        raise InvalidOptions(Refusal("", "unknown-bot", (("bot", name[:60]), ("known", ", ".join(bot_names())))))


def make_bot(name: str, seed: int, budget: float = 1.0, clock: float | None = None) -> Bot:
    """Return a bot of this name with luck of its own; raise InvalidOptions, with the names there are, for any other.

    `budget` multiplies how long the levels think, in rounds of their search; by `clock` they decide after so many
    seconds at the latest, in place of a table's. Behind a program stands another bot.
    Whoever has it made closes it in the end.
    """
    check_bot(name)
    command = command_of(name)
    if command:
        return Backed(ExternalBot(name, command, seed), make_bot(STAND_IN, seed), seed)
    kind = BOTS[name]
    return kind(seed, budget, clock) if issubclass(kind, LevelBot) else kind(seed)
