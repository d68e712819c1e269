"""10. Death, loot and the Clone."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Discard, Keep, KeepNoMore, Play
from starboard.games.interstellar.actions.constants import ABILITY, DIE, DISCARD, KEEP_CARD, KEEP_NO_MORE, PLAY
from starboard.games.interstellar.actions.encounters import Die
from starboard.games.interstellar.domains import AWAITING, CLONE, INSECTOID, MOST_HELD, NEBULA
from starboard.games.interstellar.events import CardDiscarded, CardPassed
from starboard.games.interstellar.events.fights import Killed, Looted, Saved, Shot
from starboard.games.interstellar.questions import limit, with_card
from starboard.games.interstellar.rules.acts import (
    flip,
    gain_oracle,
    kinds_of,
    leave_oracle,
    pay,
    throw_away,
    why_no_ability,
    why_not_parting,
    win_by_trifecta,
)
from starboard.games.interstellar.rules.refusals import LOOT_OVER_LIMIT, NOT_A_CLONE, NOT_IN_LOOT, not_held
from starboard.games.interstellar.state import KNOWER_BITS, SEAT_BITS, Galaxy, Slot
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields, number, replaced

CANNON_SHOT: Final = -1
"""Who killed, where it was the Cannon: there is no victor."""


class FaceDeath(SeatChoice[Galaxy, Action]):
    """10.1 A player about to die may use a Clone card or the Insectoid ability, and stays where he is."""

    RULE = "IO-10.1"
    TAKES = (Play, Ability, Die)
    FIELDS = fields(seat=SEAT, victor=SEAT)

    def __init__(self, seat: int, victor: int) -> None:  # generated: make generate
        self.seat = seat
        self.victor: Final = victor

    def candidates(self, s: Galaxy) -> list[Action]:
        return [PLAY[CLONE], ABILITY, DIE]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        p = s.players[self.seat]
        if isinstance(action, Play):
            if action.card != CLONE:
                return NOT_A_CLONE
            return None if CLONE in p.hand else not_held(self.RULE)
        return why_no_ability(p, (INSECTOID,)) if isinstance(action, Ability) else None

    def take(self, s: Galaxy, action: Action) -> None:
        seat = self.seat
        s.fallen |= SEAT_BITS[seat]
        if seat == s.active:
            s.struck = True
        if isinstance(action, Die):
            if s.told is not None:
                s.tell(Shot(seat) if self.victor == CANNON_SHOT else Killed(seat, self.victor))
            s.then(LoseOracle(seat, self.victor), Fall(seat, self.victor))
            return
        if isinstance(action, Play):
            pay(s, seat, CLONE)
        else:
            flip(s, seat)
        if s.told is not None:
            s.tell(Saved(seat, seat == s.active))
        s.then(LoseOracle(seat, self.victor))


class LoseOracle(Effect[Galaxy]):
    """10.3 The Oracle goes to the victor, always; after a Cannon shot it is left on the planet (10.1, 10.8)."""

    RULE = "IO-10.3"
    FIELDS = fields(seat=SEAT, victor=SEAT)

    def __init__(self, seat: int, victor: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.victor: Final = victor

    def run(self, s: Galaxy) -> None:
        if s.holder != self.seat:
            return
        if self.victor == CANNON_SHOT:
            leave_oracle(s, s.players[self.seat].place)
        else:
            gain_oracle(s, self.victor)
            win_by_trifecta(s)


class Fall(Effect[Galaxy]):
    """10.2 The dead's token goes to the Nebula to wait; lost turns and kept hazards are forgotten (10.6)."""

    RULE = "IO-10.2"
    REVEALS = True  # the hand of the dead, to the victor
    FIELDS = fields(seat=SEAT, victor=SEAT)

    def __init__(self, seat: int, victor: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.victor: Final = victor

    def run(self, s: Galaxy) -> None:
        seat, victor = self.seat, self.victor
        p = s.players[seat]
        p.place = NEBULA
        p.status = AWAITING
        s.lose_turns = replaced(s.lose_turns, seat, 0)
        if s.kept[seat]:
            s.kept = replaced(s.kept, seat, ())
        hand = p.hand
        p.hand = ()
        if victor == CANNON_SHOT:
            if s.told is not None:
                for card in hand:
                    s.tell(CardDiscarded(seat, card))
            s.discard = s.discard + hand
        elif hand:
            both = KNOWER_BITS[victor] | KNOWER_BITS[seat]
            s.spoils = tuple([Slot(0, card, both) for card in hand])
            s.then(Loot(victor, seat, 0))


class Loot(SeatChoice[Galaxy, Action]):
    """10.4 The victor sees the dead's hand and keeps what fits the limit, discarding own cards if wanted (14.3)."""

    RULE = "IO-10.4"
    REVEALS = True  # what the victor does not keep
    TAKES = (Discard, Keep, KeepNoMore)
    FIELDS = fields(seat=SEAT, dead=SEAT, taken=number(0, MOST_HELD))

    def __init__(self, seat: int, dead: int, taken: int) -> None:  # generated: make generate
        self.seat = seat
        self.dead: Final = dead
        self.taken: Final = taken

    def candidates(self, s: Galaxy) -> list[Action]:
        found: list[Action] = [DISCARD[card] for card in kinds_of(s.players[self.seat].hand)]
        found += [KEEP_CARD[card] for card in kinds_of(tuple([slot.card for slot in s.spoils]))]
        found.append(KEEP_NO_MORE)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        p = s.players[self.seat]
        if isinstance(action, Discard):
            return why_not_parting(p, action.card, self.RULE)
        if isinstance(action, Keep):
            if action.card not in [slot.card for slot in s.spoils]:
                return NOT_IN_LOOT
            kept = with_card(p.hand, action.card)
            return None if len(kept) <= limit(p.race, kept) else LOOT_OVER_LIMIT
        return None if len(p.hand) <= limit(p.race, p.hand) else LOOT_OVER_LIMIT

    def take(self, s: Galaxy, action: Action) -> None:
        p = s.players[self.seat]
        if isinstance(action, Discard):
            throw_away(s, self.seat, action.card)
            s.then(self)
        elif isinstance(action, Keep):
            p.hand = with_card(p.hand, action.card)
            place = [slot.card for slot in s.spoils].index(action.card)
            if s.told is not None:
                s.tell(CardPassed(self.dead, self.seat, action.card, s.spoils[place].known_by))
            s.spoils = s.spoils[:place] + s.spoils[place + 1 :]
            if s.spoils or len(p.hand) > limit(p.race, p.hand):
                s.then(Loot(self.seat, self.dead, self.taken + 1))
            else:
                self._end(s, self.taken + 1)
            win_by_trifecta(s)
        else:
            self._end(s, self.taken)

    def _end(self, s: Galaxy, taken: int) -> None:
        left = tuple([slot.card for slot in s.spoils])
        s.spoils = ()
        s.discard = s.discard + left
        if s.told is not None:
            s.tell(Looted(self.seat, self.dead, taken))
            for card in left:
                s.tell(CardDiscarded(self.dead, card))
