"""Games that keep what they promise, though each has something that a check could take for a fault."""

from __future__ import annotations

from typing import Final

from starboard.kernel import NUMBER, SEAT, Action, Effect, Refusal, SeatChoice, fields, without
from tests.toys.small.hands import (
    CARD,
    DOUBT,
    NAMES,
    WAIT,
    Doubt,
    Draw,
    Name,
    Naming,
    Proved,
    Shown,
    Small,
    Table,
    Wait,
)


class ShowAndReturn(Naming):
    """2. A seat shows a card for a coin, puts it back into the deck and draws another."""

    REVEALS = True  # the card, for as long as it is looked at

    def take(self, s: Table, action: Name) -> None:
        p = s.players[self.seat]
        s.tell(Shown(self.seat, action.card))
        p.hand = without(p.hand, action.card)
        s.deck = tuple(sorted((*s.deck, action.card)))
        p.coins += 1
        s.then(Draw(self.seat))


class ThrowAndDraw(Naming):
    """2. A seat throws a card onto the pile and draws another; the pile is shuffled into an empty deck."""

    def take(self, s: Table, action: Name) -> None:
        p = s.players[self.seat]
        p.hand = without(p.hand, action.card)
        s.pile += (action.card,)
        p.coins += action.card
        s.then(Shuffle(), Draw(self.seat))


class Shuffle(Effect[Table]):
    """4. The pile becomes the deck when no more than three cards are left in it."""

    RULE = "SM-4"

    def run(self, s: Table) -> None:
        if len(s.deck) <= 3:
            s.deck = tuple(sorted(s.deck + s.pile))
            s.pile = ()


class ThrowAway(Naming):
    """2. A seat throws a card onto the pile, and has what it is worth."""

    def take(self, s: Table, action: Name) -> None:
        p = s.players[self.seat]
        p.hand = without(p.hand, action.card)
        s.pile += (action.card,)
        p.coins += action.card


class Claim(SeatChoice[Table, Name]):
    """2. A seat says that it has a card, and the next may doubt it."""

    RULE = "SM-2"

    def candidates(self, s: Table) -> list[Name]:
        return NAMES

    def why_not(self, s: Table, action: Name) -> Refusal | None:
        return None

    def take(self, s: Table, action: Name) -> None:
        s.then(Believe(s.after(self.seat), self.seat, action.card))


class Believe(SeatChoice[Table, Action]):
    """4. Doubt what was claimed, or wait."""

    RULE = "SM-4"
    TAKES = (Wait, Doubt)
    FIELDS = fields(seat=SEAT, claimant=SEAT, card=CARD)

    def __init__(self, seat: int, claimant: int, card: int) -> None:  # generated: make generate
        self.seat = seat
        self.claimant: Final = claimant
        self.card: Final = card

    def candidates(self, s: Table) -> list[Action]:
        return [WAIT, DOUBT]

    def why_not(self, s: Table, action: Action) -> Refusal | None:
        return None

    def take(self, s: Table, action: Action) -> None:
        if isinstance(action, Doubt):
            s.then(Prove(self.seat, self.claimant, self.card))
        else:
            s.players[self.claimant].coins += 2


class Prove(Effect[Table]):
    """5. Who was doubted shows whether it has the card; who was right has a coin."""

    RULE = "SM-5"
    REVEALS = True  # whether the card is in the hand
    FIELDS = fields(seat=SEAT, claimant=SEAT, card=NUMBER)

    def __init__(self, seat: int, claimant: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.claimant: Final = claimant
        self.card: Final = card

    def run(self, s: Table) -> None:
        right = self.claimant if self.card in s.players[self.claimant].hand else self.seat
        s.players[right].coins += 1
        s.tell(Proved(right))


class Showing(Small):
    """A card is shown and goes back hidden."""

    name = "showing"


class Reshuffling(Small):
    """The pile is shuffled into the deck, and every move is followed by chance."""

    name = "reshuffling"


class Brief(Small):
    """A game of two decisions, of which none goes back freely."""

    name = "brief"


class Claiming(Small):
    """Cards are named that need not be there."""

    name = "claiming"


SHOWING: Final = Showing(ShowAndReturn)
RESHUFFLING: Final = Reshuffling(ThrowAndDraw, 14)
BRIEF: Final = Brief(ThrowAway, 2)
CLAIMING: Final = Claiming(Claim)
