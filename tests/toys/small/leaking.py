"""Games with a leak each: what is done, paid or refused goes by what somebody may not know."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Action, Refusal, SeatChoice, without
from tests.toys.small.hands import BURIES, RED, Bury, Doubt, Draw, Name, Shown, Small, Table
from tests.toys.small.honest import Believe, Claim, ThrowAway


class ClaimBeforeTheKnowing(Claim):
    """2. A seat says that it has a card, and the next is asked only where that is a lie."""

    def take(self, s: Table, action: Name) -> None:
        if action.card in s.players[self.seat].hand:
            s.players[self.seat].coins += 2
        else:
            s.then(Believe(s.after(self.seat), self.seat, action.card))


class BePaidByOthers(Claim):
    """2. A seat has a coin for each such card in the next one's hand."""

    def take(self, s: Table, action: Name) -> None:
        s.players[self.seat].coins += s.players[s.after(self.seat)].hand.count(action.card)


class BeRefusedByOthers(ThrowAway):
    """2. Who has another card may not throw red away while the next one has red too."""

    def why_not(self, s: Table, action: Name) -> Refusal | None:
        another = any(card != RED for card in s.players[self.seat].hand)
        if another and action.card == RED and RED in s.players[s.after(self.seat)].hand:
            return Refusal("SM-2", "red")
        return super().why_not(s, action)


class ReturnUnseen(Claim):
    """2. A seat puts a card back into the deck; all are told which, though nobody is shown it."""

    def why_not(self, s: Table, action: Name) -> Refusal | None:
        return None if action.card in s.players[self.seat].hand else Refusal("SM-2", "no-card")

    def take(self, s: Table, action: Name) -> None:
        p = s.players[self.seat]
        p.hand = without(p.hand, action.card)
        s.deck = tuple(sorted((*s.deck, action.card)))
        s.tell(Shown(self.seat, action.card))
        s.then(Draw(self.seat))


class BuryForItsWorth(SeatChoice[Table, Bury]):
    """2. A seat puts a card back face down, draws another, and has what the card is worth, which tells what it is."""

    RULE = "SM-2"

    def candidates(self, s: Table) -> list[Bury]:
        return BURIES

    def why_not(self, s: Table, action: Bury) -> Refusal | None:
        return None if action.card in s.players[self.seat].hand else Refusal("SM-2", "no-card")

    def take(self, s: Table, action: Bury) -> None:
        p = s.players[self.seat]
        p.hand = without(p.hand, action.card)
        s.deck = tuple(sorted((*s.deck, action.card)))
        p.coins += action.card
        s.then(Draw(self.seat))


class Burying(Small):
    """Coins depend on a card that nobody else sees."""

    name = "burying"


class ClaimInSilence(Claim):
    """2. As Claim; but what is proved is not told, so that whoever doubts can take it back and know."""

    def take(self, s: Table, action: Name) -> None:
        s.then(BelieveInSilence(s.after(self.seat), self.seat, action.card))


class BelieveInSilence(Believe):
    """4. Doubt what was claimed, or wait."""

    REVEALS = True  # whether the card is in the hand

    def take(self, s: Table, action: Action) -> None:
        if isinstance(action, Doubt):
            held = self.card in s.players[self.claimant].hand
            s.players[self.claimant if held else self.seat].coins += 1


class Silent(Small):
    """What is shown is not told."""

    name = "silent"


class Doubting(Small):
    """A doubt is asked only when the claim is a lie."""

    name = "doubting"


class Paying(Small):
    """Coins depend on another's hand."""

    name = "paying"


class Refusing(Small):
    """A hidden card refuses."""

    name = "refusing"


class Telling(Small):
    """The log tells what nobody saw."""

    name = "telling"


DOUBTING: Final = Doubting(ClaimBeforeTheKnowing)
PAYING: Final = Paying(BePaidByOthers)
REFUSING: Final = Refusing(BeRefusedByOthers, 2)
TELLING: Final = Telling(ReturnUnseen)
BURYING: Final = Burying(BuryForItsWorth)
SILENT: Final = Silent(ClaimInSilence)
