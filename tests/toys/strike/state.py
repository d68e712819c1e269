"""The cards, what lies on the table, and what is told of it."""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    BITS,
    COUNT,
    KNOWERS,
    NOBODY,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    TEXT,
    UNKNOWN,
    Domain,
    Event,
    Part,
    Record,
    Seen,
    State,
    Step,
    fields,
    many,
    without,
)

STRIKE, BLOCK, DEFLECT, MINE, SPY = range(5)
CARD: Final = Domain("card", ("strike", "block", "deflect", "mine", "spy"), pool=True)
COPIES: Final = (9, 5, 4, 4, 4)
STANCE: Final = Domain("stance", ("low", "mid", "high"))


class Trap(Record):
    """A card on the table: face down until it is known to all."""

    FIELDS = fields(card=Seen(KNOWERS, CARD), known_by=BITS)

    def __init__(self, card: int, known_by: int) -> None:  # generated: make generate
        self.card: Final = card
        self.known_by: Final = known_by


class Player(Part):
    """1. A seat has a secret hand, traps, lives, and a stance while stances are picked."""

    FIELDS = fields(hand=Seen(OWNER, many(CARD)), seat=SEAT, traps=many(Trap), lives=NUMBER, stance=Seen(OWNER, STANCE))

    def __init__(
        self, hand: tuple[int, ...], seat: int, traps: tuple[Trap, ...], lives: int, stance: int
    ) -> None:  # generated: make generate
        self.hand = hand
        self.seat = seat
        self.traps = traps
        self.lives = lives
        self.stance = stance

    def clone(self) -> Player:  # generated: make generate
        return Player(self.hand, self.seat, self.traps, self.lives, self.stance)


class Table(State):
    """1. The players, a deck, the cards laid aside that nobody knows, the cards that are spent, the latest open."""

    FIELDS = fields(
        steps=STEPS,
        players=many(Player),
        deck=Seen(COUNT, many(CARD)),
        aside=Seen(NOBODY, many(CARD)),
        spent=many(CARD),
        latest=CARD,
        ending=TEXT,
    )

    def __init__(
        self,
        steps: list[Step],
        players: tuple[Player, ...],
        deck: tuple[int, ...],
        aside: tuple[int, ...],
        spent: tuple[int, ...],
        latest: int,
        ending: str,
    ) -> None:  # generated: make generate
        self.steps = steps
        self.players = players
        self.deck = deck
        self.aside = aside
        self.spent = spent
        self.latest = latest
        self.ending = ending

    def clone(self) -> Table:  # generated: make generate
        return Table(
            self.steps.copy(),
            tuple([part.clone() for part in self.players]),
            self.deck,
            self.aside,
            self.spent,
            self.latest,
            self.ending,
        )

    def living(self) -> list[int]:
        return [player.seat for player in self.players if player.lives]

    def after(self, seat: int) -> int:
        """The next living seat."""
        living = self.living()
        return next((other for other in living if other > seat), living[0])

    def others(self, seat: int) -> list[int]:
        """The other living seats in their order, from the next one on."""
        living = self.living()
        return [other for other in living if other > seat] + [other for other in living if other < seat]

    def spend(self, seat: int, card: int) -> None:
        """Spend a card of the hand; the latest one lies on top."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        self.lay_down(card)

    def lay_down(self, card: int) -> None:
        if self.latest != UNKNOWN:
            self.spent += (self.latest,)
        self.latest = card


class Revealed(Event):
    """A seat's stance was shown."""

    FIELDS = fields(seat=SEAT, stance=STANCE)

    def __init__(self, seat: int, stance: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.stance: Final = stance


class Looked(Event):
    """A seat looked at another's trap."""

    FIELDS = fields(seat=SEAT, target=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, target: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final = card


class Lost(Event):
    """A seat lost a life."""

    FIELDS = fields(seat=SEAT, lives=NUMBER)

    def __init__(self, seat: int, lives: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.lives: Final = lives
