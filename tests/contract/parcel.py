"""A small game as a designer writes it: the tests of mistakes take something out of it, or change it."""

from __future__ import annotations

from starboard.kernel import (
    SEAT,
    STEPS,
    Action,
    Ask,
    Chance,
    Domain,
    Effect,
    Game,
    Option,
    Options,
    Outcome,
    Part,
    Refusal,
    SeatChoice,
    State,
    Step,
    fields,
    many,
    number,
)

GOOD = Domain("good", ("silk", "salt"), box=(0, 0, 1, 1))


class Smuggler(Part):
    """Who sells goods."""

    FIELDS = fields(seat=SEAT, goods=many(GOOD), coins=number(0, 9))


class Quay(State):
    """Two smugglers, and what is still in the store."""

    FIELDS = fields(steps=STEPS, smugglers=many(Smuggler), store=many(GOOD), fine=number(0, 3))


class Load(Action):
    """Load what lies on top."""


class Keep(Action):
    """Let it pass."""


class Search(Action):
    """Have it searched."""


class Calm(Action):
    """Chance: the sea is calm."""


class Pack(SeatChoice[Quay, Load]):
    """1. A smuggler loads what lies on top."""

    RULE = "PA-1"

    def why_not(self, s: Quay, action: Load) -> Refusal | None:
        return None

    def take(self, s: Quay, action: Load) -> None:
        s.then(Customs(Sail(self.seat), (1 - self.seat,)))


class Customs(Ask[Quay, Keep | Search]):
    """2. The other may have it searched."""

    RULE = "PA-2"
    SILENCE = Keep()
    FIELDS = fields(about=Step, asked=many(SEAT, least=1))

    def why_not(self, s: Quay, action: Keep | Search) -> Refusal | None:
        return None

    def answer(self, s: Quay, action: Keep | Search) -> None:
        if isinstance(action, Search):
            s.smugglers[1 - self.asked[0]].coins -= s.fine


class Sail(Chance[Quay, Calm]):
    """3. The sea decides."""

    RULE = "PA-3"
    FIELDS = fields(seat=SEAT)

    def outcomes(self, s: Quay) -> list[tuple[Calm, int]]:
        return [(Calm(), 1)]

    def take(self, s: Quay, outcome: Calm) -> None:
        s.then(Sell(self.seat))


class Sell(Effect[Quay]):
    """4. It is sold, and the other loads."""

    RULE = "PA-4"
    FIELDS = fields(seat=SEAT)

    def run(self, s: Quay) -> None:
        me = s.smugglers[self.seat]
        me.goods = (*me.goods, s.store[0])
        s.store = s.store[1:]
        if s.store:
            s.then(Pack(1 - self.seat))


class Parcel(Game[Quay]):
    """Whoever sells most wins."""

    name = "parcel"
    seats = (2,)
    options = (Option("fine", 0, below=1),)
    actions = (Load, Keep, Search)
    outcomes = (Calm,)
    endings = ("sold",)

    def start(self, seats: int, options: Options) -> Quay:
        smugglers = tuple([Smuggler(seat, (), 5) for seat in range(seats)])
        return Quay([Pack(0)], smugglers, GOOD.box, options["fine"])

    def outcome(self, s: Quay) -> Outcome | None:
        return None if s.steps else Outcome.ranked("sold", [sum(one.goods) for one in s.smugglers])


GAME = Parcel()
