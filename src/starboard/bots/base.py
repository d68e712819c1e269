"""What a bot is: somebody who sees what its seat sees, and decides."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.bots.faults import BotFault
    from starboard.kernel import Action, Game, Match, State


class Bot:
    """A program that plays. It is given views only, and has luck of its own; what it keeps, it learned from views."""

    name: str = ""
    faults: Sequence[BotFault] = ()
    """What it did wrong until now, for whoever keeps the log: another bot has decided in its place each time."""

    def __init__(self, seed: int) -> None:
        """Equal seeds decide equally, given the same views in the same order."""
        self.rng: Final = Random(seed)

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        """Return a legal action for the decision that is open to the seat, which sees this of the position."""
        raise NotImplementedError

    def close(self) -> None:
        """End whatever it runs beside us; it decides nothing more."""


def play_out(match: Match, bots: Sequence[Bot], *, most: int = 1_000_000) -> None:
    """Let the bots play the match to its end, or for so many decisions; each sees what its own seat may see."""
    for _ in range(most):
        seat = match.seat
        if seat < 0:
            return
        match.play(seat, bots[seat].choose(match.game, match.view(seat), seat))
