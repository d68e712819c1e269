"""A game with bugs in its rules, to see what they do to the table that plays it and to the others."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Action, Choice, Domain, Game, Options, Outcome, Refusal, State, Step, fields
from starboard.kernel.kinds import STEPS, number

DEED: Final = Domain("deed", ["fine", "crash", "endless"])


class Ground(State):
    """1. Two players take turns."""

    FIELDS = fields(steps=STEPS, turn=number(0, 1), played=number(0, 1000))

    def __init__(self, steps: list[Step], turn: int, played: int) -> None:
        self.steps = steps
        self.turn = turn
        self.played = played

    def clone(self) -> Ground:
        return Ground(self.steps.copy(), self.turn, self.played)


class Do(Action):
    """2. Do something."""

    TEXT = "{deed}"
    FIELDS = fields(deed=DEED)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed


DEEDS: Final = [Do(deed) for deed in range(DEED.size)]


class Endless(Step):
    """3. This never ends."""

    def run(self, s: State) -> None:
        s.then(ENDLESS)


ENDLESS: Final = Endless()


class Turn(Choice[Ground, Do]):
    """2. In turn each player does something; two of the deeds are bugs."""

    def who(self, s: Ground) -> int:
        return s.turn

    def candidates(self, s: Ground) -> list[Do]:
        return DEEDS

    def why_not(self, s: Ground, action: Do) -> Refusal | None:
        return None

    def take(self, s: Ground, action: Do) -> None:
        s.turn, s.played = 1 - s.turn, s.played + 1
        if action.deed == 1:
            raise ZeroDivisionError("a bug in a rule")
        s.then(TURN)
        if action.deed == 2:
            s.then(ENDLESS)


TURN: Final = Turn()


class Faulty(Game[Ground]):
    """Nobody wins."""

    name = "faulty"
    seats = (2,)
    actions = (Do,)
    endings = ("draw",)
    package = "benchmarks.table.faulty"

    def start(self, seats: int, options: Options) -> Ground:
        return Ground([TURN], 0, 0)

    def outcome(self, s: Ground) -> Outcome | None:
        return None if s.steps else Outcome("draw", (0, 0), (1, 1), (), ())


GAME: Final = Faulty()
