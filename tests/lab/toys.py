"""Connect Four for bots that fail: its judgement, which `greedy` asks and `random` does not, does so at one moment."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Final

from examples.connect_four import GAME as CONNECT_FOUR
from examples.connect_four import Board, Drop
from starboard.kernel import Action, Game, Judgement, Options, Outcome, State, legal

MOMENT: Final = 5
"""So many stones are on the board when it fails: the sixth decision."""


class Failing(Judgement):
    """Takes the first column that it can, but for one moment."""

    ranked = True

    def candidates(self, s: State, rng: Random) -> list[Action]:
        assert isinstance(s, Board)
        return self.fail() if int(s.taken).bit_count() == MOMENT else legal(s)

    def fail(self) -> list[Action]:
        """Do what no bot should."""
        raise NotImplementedError


class Hanging(Failing):
    """Does not answer."""

    def fail(self) -> list[Action]:
        while True:
            time.sleep(1)


class Dying(Failing):
    """Ends its process."""

    def fail(self) -> list[Action]:
        os._exit(3)


class Deaf(Hanging):
    """Does not answer, at any moment."""

    def candidates(self, s: State, rng: Random) -> list[Action]:
        return self.fail()


class Toy(Game[Board]):
    """The rules of Connect Four."""

    actions = (Drop,)
    endings = ("line", "draw")
    package = "examples.connect_four"

    def start(self, seats: int, options: Options) -> Board:
        return CONNECT_FOUR.start(seats, options)

    def outcome(self, s: Board) -> Outcome | None:
        return CONNECT_FOUR.outcome(s)


class HangingToy(Toy):
    """Where `greedy` hangs once."""

    name = "hanging_toy"
    judgement = Hanging()


class DyingToy(Toy):
    """Where `greedy` dies once."""

    name = "dying_toy"
    judgement = Dying()


class DeafToy(Toy):
    """Where `greedy` never answers."""

    name = "deaf_toy"
    judgement = Deaf()


class FallingToy(Toy):
    """Where the rules themselves end the process."""

    name = "falling_toy"

    def outcome(self, s: Board) -> Outcome | None:
        os._exit(4)


HANGING: Final = HangingToy()
DYING: Final = DyingToy()
DEAF: Final = DeafToy()
FALLING: Final = FallingToy()
