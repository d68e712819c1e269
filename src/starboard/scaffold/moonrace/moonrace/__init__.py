"""Moonrace: roll on or stop; the first to bring fifty points home wins. For two to four players."""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    NUMBER,
    SEAT,
    STEPS,
    Action,
    Chance,
    Choice,
    Domain,
    Event,
    Game,
    Options,
    Outcome,
    Part,
    Refusal,
    State,
    Step,
    fields,
    many,
)

GOAL: Final = 50
CALL: Final = Domain("call", ["roll", "stop"])
ROLL, STOP = range(2)
FACE: Final = Domain("face", "123456")


class Player(Part):
    """1. Every player has the points that were brought home."""

    FIELDS = fields(seat=SEAT, points=NUMBER)

    def __init__(self, seat: int, points: int) -> None:  # generated: starboard generate
        self.seat = seat
        self.points = points

    def clone(self) -> Player:  # generated: starboard generate
        return Player(self.seat, self.points)


class Race(State):
    """1. The players, and what the one whose turn it is has rolled so far."""

    FIELDS = fields(steps=STEPS, players=many(Player), rolled=NUMBER)

    def __init__(
        self, steps: list[Step], players: tuple[Player, ...], rolled: int
    ) -> None:  # generated: starboard generate
        self.steps = steps
        self.players = players
        self.rolled = rolled

    def clone(self) -> Race:  # generated: starboard generate
        return Race(self.steps.copy(), tuple([part.clone() for part in self.players]), self.rolled)


class Say(Action):
    """2. Roll or stop."""

    TEXT = "{call}"
    FIELDS = fields(call=CALL)

    def __init__(self, call: int) -> None:  # generated: starboard generate
        self.call: Final = call


class Rolled(Action):
    """3. What the die shows."""

    TEXT = "{face}"
    FIELDS = fields(face=FACE)

    def __init__(self, face: int) -> None:  # generated: starboard generate
        self.face: Final = face


class Home(Event):
    """2. Somebody brought points home."""

    FIELDS = fields(seat=SEAT, points=NUMBER)

    def __init__(self, seat: int, points: int) -> None:  # generated: starboard generate
        self.seat: Final = seat
        self.points: Final = points


class Lost(Event):
    """3. A one: all that was rolled in this turn is lost."""

    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: starboard generate
        self.seat: Final = seat


SAYINGS: Final = [Say(ROLL), Say(STOP)]
FACES: Final = [(Rolled(face), 1) for face in range(6)]


class Turn(Choice[Race, Say]):
    """2. Who has the turn rolls the die, or stops and brings home what was rolled; without a roll nobody stops."""

    RULE = "MR-2"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: starboard generate
        self.seat: Final = seat

    def candidates(self, s: Race) -> list[Say]:
        return SAYINGS

    def why_not(self, s: Race, action: Say) -> Refusal | None:
        if action.call == STOP and not s.rolled:
            return Refusal("MR-2", "nothing-rolled")
        return None

    def take(self, s: Race, action: Say) -> None:
        if action.call == ROLL:
            s.then(Die(self.seat))
            return
        s.players[self.seat].points += s.rolled
        s.tell(Home(self.seat, s.rolled))
        s.rolled = 0
        if s.players[self.seat].points < GOAL:  # else nothing is left to do, and the game is over
            s.then(Turn((self.seat + 1) % len(s.players)))


class Die(Chance[Race, Rolled]):
    """3. The die: a one loses what was rolled in this turn, and the turn; any other number is added to it."""

    RULE = "MR-3"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: starboard generate
        self.seat: Final = seat

    def outcomes(self, s: Race) -> list[tuple[Rolled, int]]:
        return FACES

    def take(self, s: Race, outcome: Rolled) -> None:
        if outcome.face:
            s.rolled += outcome.face + 1
            s.then(Turn(self.seat))
            return
        s.rolled = 0
        s.tell(Lost(self.seat))
        s.then(Turn((self.seat + 1) % len(s.players)))


class Moonrace(Game[Race]):
    """Roll on or stop; the first to bring fifty points home wins."""

    name = "moonrace"
    seats = (2, 3, 4)
    actions = (Say,)
    outcomes = (Rolled,)
    endings = ("home",)
    package = "moonrace"

    def start(self, seats: int, options: Options) -> Race:
        return Race([Turn(0)], tuple([Player(seat, 0) for seat in range(seats)]), 0)

    def outcome(self, s: Race) -> Outcome | None:
        return None if s.steps else Outcome.ranked("home", tuple([player.points for player in s.players]))


GAME: Final = Moonrace()
