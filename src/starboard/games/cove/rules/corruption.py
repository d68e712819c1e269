"""MC-13.1 to MC-13.4 Corruption."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import DiscardCorruption
from starboard.games.cove.actions.constants import DISCARDS
from starboard.games.cove.domains import REASON
from starboard.games.cove.events import BonusLost, Corrupted, CorruptionDiscarded
from starboard.games.cove.outcomes import CARDS, CorruptionDrawn
from starboard.games.cove.rules.refusals import no_such_corruption
from starboard.games.cove.state import Cove, without
from starboard.kernel import SEAT, Chance, Effect, Refusal, SeatChoice, fields


class DrawCorruption(Effect[Cove]):
    """MC-13.4 Draw a Corruption card; an empty deck takes the discards; with neither, no card is drawn."""

    RULE = "MC-13.4"
    FIELDS = fields(seat=SEAT, reason=REASON)

    def __init__(self, seat: int, reason: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.reason: Final = reason

    def run(self, s: Cove) -> None:
        if not s.deck:
            s.deck = s.discards
            s.discards = ()
        if s.deck:
            if s.told is not None:
                s.tell(Corrupted(self.seat, self.reason))
            s.then(TAKE_TOP_CARD[self.seat])


class TakeTopCard(Chance[Cove, CorruptionDrawn]):
    """MC-13.2 The top card, unseen by others, joins the seat's."""

    RULE = "MC-13.2"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def outcomes(self, s: Cove) -> list[tuple[CorruptionDrawn, int]]:
        twos = sum(s.deck)
        ones = len(s.deck) - twos
        cards = CARDS[self.seat]
        return [(cards[card], weight) for card, weight in ((0, ones), (1, twos)) if weight]

    def take(self, s: Cove, outcome: CorruptionDrawn) -> None:
        oracle = s.oracles[self.seat]
        s.deck = without(s.deck, outcome.card)
        oracle.corruption = tuple(sorted([*oracle.corruption, outcome.card]))


class ChooseDiscard(SeatChoice[Cove, DiscardCorruption]):
    """MC-13.3 Choose which of your Corruption cards goes to the discard pile."""

    RULE = "MC-13.3"

    def candidates(self, s: Cove) -> list[DiscardCorruption]:
        return DISCARDS

    def why_not(self, s: Cove, action: DiscardCorruption) -> Refusal | None:
        return why_not_discard(s, self.seat, action)

    def take(self, s: Cove, action: DiscardCorruption) -> None:
        discard_corruption(s, self.seat, action.card)


class DiscardOne(Effect[Cove]):
    """MC-9.31 Discard a Corruption card; lost if you hold none.

    With two cards or more she is asked even if they are alike: not asking would show that they are.
    """

    RULE = "MC-9.31"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Cove) -> None:
        held = s.oracles[self.seat].corruption
        if not held:
            if s.told is not None:
                s.tell(BonusLost(self.seat, "discard"))
        elif len(held) == 1:
            discard_corruption(s, self.seat, held[0])
        else:
            s.then(CHOOSE_DISCARD[self.seat])


def why_not_discard(s: Cove, seat: int, action: DiscardCorruption) -> Refusal | None:
    """MC-13.3 Only a card that you hold."""
    if action.card not in s.oracles[seat].corruption:
        return no_such_corruption(action.card)
    return None


def discard_corruption(s: Cove, seat: int, card: int) -> None:
    """MC-13.3 Put the seat's card on the discard pile."""
    oracle = s.oracles[seat]
    oracle.corruption = without(oracle.corruption, card)
    s.discards = tuple(sorted([*s.discards, card]))
    if s.told is not None:
        s.tell(CorruptionDiscarded(seat))


DRAW_CORRUPTION: Final = [[DrawCorruption(seat, reason) for seat in range(4)] for reason in range(REASON.size)]
"""The draws by reason and seat."""
TAKE_TOP_CARD: Final = [TakeTopCard(seat) for seat in range(4)]
CHOOSE_DISCARD: Final = [ChooseDiscard(seat) for seat in range(4)]
DISCARD_ONE: Final = [DiscardOne(seat) for seat in range(4)]
