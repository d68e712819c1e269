"""5.10 The hand limit: after every resolved effect, whoever is over it discards at once."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Discard
from starboard.games.interstellar.actions.constants import DISCARD
from starboard.games.interstellar.questions import clockwise, limit
from starboard.games.interstellar.rules.acts import kinds_of, throw_away, why_not_parting
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Effect, Refusal, SeatChoice


class TrimHands(Effect[Galaxy]):
    """5.10 After every effect, whoever is over the hand limit discards at once: clockwise, active player first."""

    RULE = "IO-5.10"
    REVEALS = True  # who may keep more than five cards

    def run(self, s: Galaxy) -> None:
        for p in s.players:
            if len(p.hand) > 5:
                break
        else:
            return
        for seat in clockwise(s, s.active):
            p = s.players[seat]
            if len(p.hand) > 5 and len(p.hand) > limit(p.race, p.hand):
                s.then(DiscardDown(seat), TRIM_HANDS)
                return


TRIM_HANDS: Final = TrimHands()


class DiscardDown(SeatChoice[Galaxy, Discard]):
    """5.10 Discard one card of your choice; the limit is tested anew after each."""

    RULE = "IO-5.10"

    def candidates(self, s: Galaxy) -> list[Discard]:
        return [DISCARD[card] for card in kinds_of(s.players[self.seat].hand)]

    def why_not(self, s: Galaxy, action: Discard) -> Refusal | None:
        return why_not_parting(s.players[self.seat], action.card, self.RULE)

    def take(self, s: Galaxy, action: Discard) -> None:
        throw_away(s, self.seat, action.card)
