"""Nim for bots that fail: its judgement, which `greedy` asks and `random` does not, does so at one moment."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from starboard.kernel import (
    STEPS,
    Action,
    Choice,
    Domain,
    Game,
    Judgement,
    Options,
    Outcome,
    Refusal,
    State,
    Step,
    fields,
    legal,
    number,
)

HEAP: Final = 20
MOMENT: Final = 5
"""Decisions after which it fails: at the sixth."""
ENDS: Final = "STARBOARD_TEST_ENDS"
"""The variable that says by which signal a process is ended, and which file says that one was."""
COUNT: Final = Domain("count", "123")


class Heap(State):
    """1. Two players share a heap."""

    FIELDS = fields(steps=STEPS, turn=number(0, 1), left=number(0, HEAP), taken=number(0, HEAP))

    def __init__(self, steps: list[Step], turn: int, left: int, taken: int) -> None:  # generated: make generate
        self.steps = steps
        self.turn = turn
        self.left = left
        self.taken = taken

    def clone(self) -> Heap:  # generated: make generate
        return Heap(self.steps.copy(), self.turn, self.left, self.taken)


class Take(Action):
    """2. Take one, two or three."""

    TEXT = "{count}"
    FIELDS = fields(count=COUNT)

    def __init__(self, count: int) -> None:  # generated: make generate
        self.count: Final = count


TAKES: Final = [Take(count) for count in range(3)]
TOO_FEW: Final = Refusal("NIM-2", "too-few")


class TakeSome(Choice[Heap, Take]):
    """2. In turn each takes one, two or three; who takes the last wins."""

    RULE = "NIM-2"

    def who(self, s: Heap) -> int:
        return s.turn

    def candidates(self, s: Heap) -> list[Take]:
        return TAKES

    def why_not(self, s: Heap, action: Take) -> Refusal | None:
        return TOO_FEW if action.count >= s.left else None

    def take(self, s: Heap, action: Take) -> None:
        s.left -= action.count + 1
        s.taken += 1
        s.turn = 1 - s.turn
        if s.left:
            s.then(TakeSome())


class Failing(Judgement):
    """Takes one, but for one moment."""

    ranked = True

    def candidates(self, s: State, rng: Random) -> list[Action]:
        assert isinstance(s, Heap)
        return self.fail() if s.taken == MOMENT else legal(s)

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


class Ended(Failing):
    """Sends its process a signal, as somebody else might, where nobody has done so before."""

    def fail(self) -> list[Action]:
        signal, mark = os.environ[ENDS].split(maxsplit=1)
        with suppress(FileExistsError):
            Path(mark).touch(exist_ok=False)
            os.kill(os.getpid(), int(signal))
        return list(TAKES[:1])


class Broken(Failing):
    """Raises an error, at any moment."""

    def candidates(self, s: State, rng: Random) -> list[Action]:
        raise ZeroDivisionError


class Deaf(Hanging):
    """Does not answer, at any moment."""

    def candidates(self, s: State, rng: Random) -> list[Action]:
        return self.fail()


class Toy(Game[Heap]):
    """The rules of Nim."""

    name = "toy_nim"
    actions = (Take,)
    endings = ("empty",)
    package = "tests.lab"

    def start(self, seats: int, options: Options) -> Heap:
        return Heap([TakeSome()], 0, HEAP, 0)

    def outcome(self, s: Heap) -> Outcome | None:
        return None if s.steps else Outcome.ranked("empty", (s.turn, 1 - s.turn))


class HangingToy(Toy):
    """Where `greedy` hangs once."""

    name = "hanging_toy"
    judgement = Hanging()


class DyingToy(Toy):
    """Where `greedy` dies once."""

    name = "dying_toy"
    judgement = Dying()


class EndedToy(Toy):
    """Where somebody else ends a process once."""

    name = "ended_toy"
    judgement = Ended()


class DeafToy(Toy):
    """Where `greedy` never answers."""

    name = "deaf_toy"
    judgement = Deaf()


class BreakingToy(Toy):
    """Where whoever thinks breaks off."""

    name = "breaking_toy"
    judgement = Broken()


class FallingToy(Toy):
    """Where the rules themselves end the process."""

    name = "falling_toy"

    def outcome(self, s: Heap) -> Outcome | None:
        os._exit(4)


HANGING: Final = HangingToy()
DYING: Final = DyingToy()
ENDED: Final = EndedToy()
DEAF: Final = DeafToy()
BREAKING: Final = BreakingToy()
FALLING: Final = FallingToy()
