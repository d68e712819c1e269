"""A toy with what Oort has not: chance in play, a secret, and scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.kernel import (
    FLAG,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    Action,
    Chance,
    Choice,
    Domain,
    Game,
    InvalidScenario,
    Option,
    Options,
    Outcome,
    Part,
    Refusal,
    Seen,
    State,
    Step,
    fields,
    many,
)

FACE: Final = Domain("face", "123")
CHARM: Final = Domain("charm", ["owl", "fox", "elk"])


class Roll(Action):
    """Roll the die."""

    TEXT = "roll"


class Hold(Action):
    """Let the turn pass, once at most."""

    TEXT = "hold"


class Face(Action):
    """What the die shows."""

    TEXT = "face {face}"
    FIELDS = fields(face=FACE)

    def __init__(self, face: int) -> None:
        self.face: Final = face


class Racer(Part):
    """A player: how far, with which secret charm, and whether it has held."""

    FIELDS = fields(seat=SEAT, far=NUMBER, charm=Seen(OWNER, CHARM), held=FLAG)

    def __init__(self, seat: int, far: int, charm: int, held: bool) -> None:
        self.seat = seat
        self.far = far
        self.charm = charm
        self.held = held


class Race(State):
    """Who comes to the goal first."""

    FIELDS = fields(steps=STEPS, turn=SEAT, goal=NUMBER, racers=many(Racer))

    def __init__(self, steps: list[Step], turn: int, goal: int, racers: tuple[Racer, ...]) -> None:
        self.steps = steps
        self.turn = turn
        self.goal = goal
        self.racers = racers

    def next(self) -> None:
        """Give the turn to the next racer, unless somebody is at the goal."""
        if max(racer.far for racer in self.racers) < self.goal:
            self.turn = (self.turn + 1) % len(self.racers)
            self.then(GO_ON)


class GoOn(Choice[Race, Action]):
    """R-2 Roll, or hold once."""

    RULE = "R-2"
    TAKES = (Roll, Hold)

    def who(self, s: Race) -> int:
        return s.turn

    def candidates(self, s: Race) -> list[Action]:
        return [Roll(), Hold()]

    def why_not(self, s: Race, action: Action) -> Refusal | None:
        return Refusal("R-2", "held-before") if isinstance(action, Hold) and s.racers[s.turn].held else None

    def take(self, s: Race, action: Action) -> None:
        if isinstance(action, Roll):
            s.then(ROLL_DIE)
        else:
            s.racers[s.turn].held = True
            s.next()


class RollDie(Chance[Race, Face]):
    """R-3 The die has a low face more often than a high one."""

    RULE = "R-3"

    def outcomes(self, s: Race) -> list[tuple[Face, int]]:
        return [(Face(face), 3 - face) for face in range(2)]

    def take(self, s: Race, outcome: Face) -> None:
        s.racers[s.turn].far += outcome.face + 1
        s.next()


GO_ON: Final = GoOn()
ROLL_DIE: Final = RollDie()


class RaceGame(Game[Race]):
    """The race as a game without notations of its own."""

    name = "race"
    seats = (1, 2, 3)
    options = (Option("goal", 4, choices=(2, 4)),)
    actions = (Roll, Hold)
    outcomes = (Face,)
    endings = ("arrived",)
    package = "tests.engine.toys"

    def start(self, seats: int, options: Options) -> Race:
        return Race([GO_ON], 0, options["goal"], tuple(Racer(seat, 0, seat, False) for seat in range(seats)))

    def outcome(self, s: Race) -> Outcome | None:
        if s.steps:
            return None
        return Outcome.ranked("arrived", [racer.far for racer in s.racers])

    def scenario(self, s: Race, options: Options, described: Mapping[str, Any]) -> Race:
        """Understand `far`: a number per racer."""
        far = described.get("far")
        if set(described) != {"far"} or not isinstance(far, list) or len(far) != len(s.racers):
            raise InvalidScenario(Refusal("", "wrong-scenario", (("path", "far"),)))
        for racer, steps in zip(s.racers, far, strict=True):
            racer.far = steps
        return s


RACE: Final = RaceGame()
