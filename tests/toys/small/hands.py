"""What the small games share: secret hands, a deck, an open pile and coins."""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel import (
    COUNT,
    NUMBER,
    OWNER,
    SEAT,
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
    places,
    without,
)

RED, GREEN, BLUE = range(3)
CARD: Final = Domain("card", ("red", "green", "blue"), pool=True)
BOX: Final = (RED,) * 4 + (GREEN,) * 4 + (BLUE,) * 4
HAND: Final = 2
TURNS: Final = 8


class Player(Part):
    """A seat has a secret hand and open coins."""

    FIELDS = fields(seat=SEAT, hand=Seen(OWNER, many(CARD)), coins=NUMBER)

    def __init__(self, seat: int, hand: tuple[int, ...], coins: int) -> None:  # generated: make generate
        self.seat = seat
        self.hand = hand
        self.coins = coins

    def clone(self) -> Player:  # generated: make generate
        return Player(self.seat, self.hand, self.coins)


class Table(State):
    """The players, a deck that nobody sees, a pile that all see, and the turns that are left."""

    FIELDS = fields(steps=STEPS, players=many(Player), deck=Seen(COUNT, many(CARD)), pile=many(CARD), turns=NUMBER)

    def __init__(
        self, steps: list[Step], players: tuple[Player, ...], deck: tuple[int, ...], pile: tuple[int, ...], turns: int
    ) -> None:  # generated: make generate
        self.steps = steps
        self.players = players
        self.deck = deck
        self.pile = pile
        self.turns = turns

    def clone(self) -> Table:  # generated: make generate
        return Table(
            self.steps.copy(), tuple([part.clone() for part in self.players]), self.deck, self.pile, self.turns
        )

    def after(self, seat: int) -> int:
        """The next seat."""
        return (seat + 1) % len(self.players)


class Drawn(Action):
    """Chance: a seat draws this card."""

    TEXT = "draw {seat} {card}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class Name(Action):
    """Name a card, whatever the game makes of it."""

    TEXT = "name {card}"
    FIELDS = fields(card=CARD)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Bury(Action):
    """Put a card back into the deck, face down."""

    TEXT = "bury {card}"
    FIELDS = fields(card=Seen(OWNER, CARD))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Wait(Action):
    """Do nothing."""

    TEXT = "wait"


class Doubt(Action):
    """Doubt what was named."""

    TEXT = "doubt"


class Shown(Event):
    """A seat showed a card."""

    FIELDS = fields(seat=SEAT, card=CARD)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class Proved(Event):
    """Who was right about a claim."""

    TELLING = True
    FIELDS = fields(right=SEAT)

    def __init__(self, right: int) -> None:  # generated: make generate
        self.right: Final = right


BURIES: Final = [Bury(card) for card in range(3)]
NAMES: Final = [Name(card) for card in range(3)]
WAIT: Final = Wait()
DOUBT: Final = Doubt()


class Draw(Chance[Table, Drawn]):
    """1. A seat draws a card."""

    RULE = "SM-1"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def outcomes(self, s: Table) -> list[tuple[Drawn, int]]:
        return [(Drawn(self.seat, card), s.deck.count(card)) for card in range(3) if card in s.deck]

    def take(self, s: Table, outcome: Drawn) -> None:
        s.deck = without(s.deck, outcome.card)
        p = s.players[self.seat]
        p.hand = tuple(sorted((*p.hand, outcome.card)))


class Naming(SeatChoice[Table, Name]):
    """2. A seat names a card of its hand."""

    RULE = "SM-2"

    def candidates(self, s: Table) -> list[Name]:
        return NAMES

    def why_not(self, s: Table, action: Name) -> Refusal | None:
        return None if action.card in s.players[self.seat].hand else Refusal("SM-2", "no-card")


class NextTurn(Effect[Table]):
    """3. The seats take turns, so many in all."""

    RULE = "SM-3"
    FIELDS = fields(seat=SEAT, kind=NUMBER)

    def __init__(self, seat: int, kind: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, s: Table) -> None:
        if s.turns == 0:
            s.finish()
            return
        s.turns -= 1
        turn: type[SeatChoice[Table, Any]] = TURN_KINDS[self.kind]
        s.then(turn(self.seat), NextTurn(s.after(self.seat), self.kind))


TURN_KINDS: Final[list[type[SeatChoice[Table, Any]]]] = []
"""What a turn is, by the number of the game."""


class Small(Game[Table]):
    """Whoever has the most coins wins."""

    seats = (2, 3)
    actions = (Name, Bury, Wait, Doubt)
    outcomes = (Drawn,)
    endings = ("turns",)
    package = "tests.toys.small"

    def __init__(self, turn: type[SeatChoice[Table, Any]], turns: int = TURNS) -> None:
        super().__init__()
        self._kind = len(TURN_KINDS)
        self._turns = turns
        TURN_KINDS.append(turn)

    def start(self, seats: int, options: Options) -> Table:
        s = Table([], tuple([Player(seat, (), 0) for seat in range(seats)]), BOX, (), self._turns)
        s.then_all([Draw(seat) for seat in range(seats) for _ in range(HAND)])
        s.steps.insert(0, NextTurn(0, self._kind))
        return s

    def outcome(self, s: Table) -> Outcome | None:
        if s.steps:
            return None
        coins = tuple([p.coins for p in s.players])
        ranking = places(list(coins))
        return Outcome("turns", coins, ranking, tuple([seat for seat, n in enumerate(ranking) if n == 1]), ())

    def conserved(self, s: Table) -> object:
        return sorted([*s.deck, *s.pile, *[card for p in s.players for card in p.hand]])

    def pool(self, view: Table, domain: Domain) -> list[int]:
        return list(BOX)
