"""What a program at a seat can do wrong. Each is an error of its own, with a code that stays."""

from __future__ import annotations

from starboard.kernel import Refusal, StarboardError


class BotFault(StarboardError):
    """A program did not decide as it must.

    The sentence names the bot and what it did, and is for everybody; `detail` is for whoever runs the program alone:
    what it wrote may tell what only its seat knows.
    """

    code = "bot/failed"

    def __init__(self, why: Refusal, detail: str = "") -> None:
        super().__init__(why)
        self.detail = detail

    @property
    def what(self) -> str:
        """What it did, in the word that its code ends with."""
        return self.code.partition("/")[2]


class SilentBot(BotFault):
    """It did not answer in time."""

    code = "bot/silent"


class DeadBot(BotFault):
    """It could not be started, or it ended though the match goes on."""

    code = "bot/dead"


class FloodingBot(BotFault):
    """It said something that nobody had asked for."""

    code = "bot/flooding"


class MalformedAnswer(BotFault):
    """What it answered cannot be read, or is no answer to what was asked."""

    code = "bot/malformed"


class IllegalAnswer(BotFault):
    """It answered with something that is not allowed now."""

    code = "bot/illegal"


FAULTS = {fault.code: fault for fault in (SilentBot, DeadBot, FloodingBot, MalformedAnswer, IllegalAnswer)}
"""Every fault by its code."""
