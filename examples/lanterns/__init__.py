"""Lanterns: two ships meet at night, each with one lantern of three that the other cannot see, and one may dare."""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    COUNT,
    OWNER,
    STEPS,
    Action,
    Chance,
    Domain,
    Effect,
    Event,
    Game,
    Options,
    Outcome,
    Part,
    Refusal,
    SeatChoice,
    Seen,
    State,
    Step,
    fields,
    many,
    number,
    pieces,
    seats,
    without,
)

LANTERN: Final = Domain("lantern", ("dim", "clear", "bright"), box=(0, 1, 2))
SHOWN: Final = Domain("lantern", LANTERN.texts)  # a lantern that is told of, which shows no piece
SEAT: Final = seats(2)


class Ship(Part):
    """1. A ship has one lantern, which nobody else sees, and so many coins at stake."""

    FIELDS = fields(seat=SEAT, lantern=Seen(OWNER, many(LANTERN, most=1)), stake=number(1, 2))


class Strait(State):
    """1. Two ships, what is left in the chest, and who has won, once that is known."""

    OVER_RULE = "LN-5"
    FIELDS = fields(steps=STEPS, ships=many(Ship, least=2, most=2), chest=Seen(COUNT, many(LANTERN)), winner=SEAT)


class Passed(Event):
    """5. The lanterns were shown, and a ship went first."""

    TELLING = True
    FIELDS = fields(seat=SEAT, lantern=SHOWN, other=SHOWN)


class Wait(Action):
    """2. Wait."""


class Dare(Action):
    """3. Put a second coin at stake."""


class Yield(Action):
    """4. Give way, and lose one coin."""


class Follow(Action):
    """4. Put a second coin at stake too."""


class Taken(Action):
    """Chance: this ship takes this lantern."""

    TEXT = "take {seat} {lantern}"
    FIELDS = fields(seat=SEAT, lantern=Seen(OWNER, LANTERN))


class Take(Chance[Strait, Taken]):
    """1. A ship takes a lantern out of the chest, and nobody else sees which."""

    RULE = "LN-1"
    FIELDS = fields(seat=SEAT)

    def outcomes(self, s: Strait) -> list[tuple[Taken, int]]:
        return pieces(s.chest, lambda lantern: Taken(self.seat, lantern))

    def take(self, s: Strait, outcome: Taken) -> None:
        s.chest = without(s.chest, outcome.lantern)
        s.ships[self.seat].lantern = (outcome.lantern,)


class Meet(SeatChoice[Strait, Wait | Dare]):
    """2. The first ship waits or dares, then the second where the first has waited; who dares risks a second coin."""

    RULE = "LN-2"

    def why_not(self, s: Strait, action: Wait | Dare) -> Refusal | None:
        return None

    def take(self, s: Strait, action: Wait | Dare) -> None:
        if isinstance(action, Dare):
            s.ships[self.seat].stake = 2
            s.then(Answer(1 - self.seat))
        else:
            s.then(Meet(1) if self.seat == 0 else Show())


class Answer(SeatChoice[Strait, Yield | Follow]):
    """4. Whoever is dared yields, and loses one coin, or follows, and risks a second one too."""

    RULE = "LN-4"

    def why_not(self, s: Strait, action: Yield | Follow) -> Refusal | None:
        return None

    def take(self, s: Strait, action: Yield | Follow) -> None:
        if isinstance(action, Follow):
            s.ships[self.seat].stake = 2
            s.then(Show())
        else:
            s.winner = 1 - self.seat


class Show(Effect[Strait]):
    """5. Both show their lanterns. The brighter ship goes first, and wins what the other has at stake."""

    RULE = "LN-5"
    REVEALS = True

    def run(self, s: Strait) -> None:
        s.winner = 0 if s.ships[0].lantern > s.ships[1].lantern else 1
        s.tell(Passed(s.winner, s.ships[s.winner].lantern[0], s.ships[1 - s.winner].lantern[0]))


ASKED: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], list[list[Step]]]] = {
    ((0, 0), (1, 1)): [[Meet(0), Take(1), Take(0)]],
    ((1, 0), (1, 1)): [[Meet(0), Take(1)]],
    ((1, 1), (1, 1)): [[Meet(0)], [Meet(1)]],
    ((1, 1), (2, 1)): [[Answer(1)]],
    ((1, 1), (1, 2)): [[Answer(0)]],
}
"""What is asked when so many lanterns are taken and so many coins at stake."""


class Lanterns(Game[Strait]):
    """1. Two ships meet in a strait at night, each with a coin at stake; who goes through first wins the other's."""

    name = "lanterns"
    seats = (2,)
    seats_rule = "LN-1"
    actions = (Wait, Dare, Yield, Follow)
    outcomes = (Taken,)
    open_chance = True
    endings = ("through",)

    def start(self, seats: int, options: Options) -> Strait:
        return Strait([Meet(0), Take(1), Take(0)], (Ship(0, (), 1), Ship(1, (), 1)), LANTERN.box, -1)

    def outcome(self, s: Strait) -> Outcome | None:
        if s.steps:
            return None
        won = s.ships[1 - s.winner].stake
        return Outcome.ranked("through", (won, -won) if s.winner == 0 else (-won, won))

    def possible(self, s: Strait) -> bool:
        """Stakes, lanterns and winner are those of the question that is open."""
        taken = tuple([len(ship.lantern) for ship in s.ships])
        stakes = tuple([ship.stake for ship in s.ships])
        fits = [ship.seat for ship in s.ships] == [0, 1]
        if s.steps:
            fits &= s.winner < 0 and s.steps in ASKED.get((taken, stakes), [])
        else:
            fits &= s.winner >= 0 and taken == (1, 1)
            if stakes[0] == stakes[1]:
                fits &= (s.ships[0].lantern > s.ships[1].lantern) == (s.winner == 0)
            else:
                fits &= stakes[s.winner] == 2
        return fits


GAME: Final = Lanterns()
