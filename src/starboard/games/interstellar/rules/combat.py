"""9. Combat over three ranges; 12. the races' attacks and immunities."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Pass, Play, Restore, TakeHit
from starboard.games.interstellar.catalogue import ABILITY, PASS, PLAY, RESTORE, TAKE_HIT
from starboard.games.interstellar.events import AttackCancelled, AttackMade, CombatEnded, TokenRestored
from starboard.games.interstellar.rules.acts import flip, kinds_of, pay, show
from starboard.games.interstellar.rules.death import FaceDeath
from starboard.games.interstellar.rules.flight import MOVEMENT, alar_flight, flight, why_no_alar_flight, why_no_flight
from starboard.games.interstellar.rules.refusals import (
    ABILITY_NOT_NOW,
    ABILITY_USED_UP,
    DOES_NOT_STOP,
    KITH_SEE_CLOAKS,
    NELGS_AT_LONG,
    NOT_A_WEAPON,
    NOT_HELD,
    ONLY_KITH,
    TOKEN_SHOWS_COLOUR,
    WRONG_RANGE,
    XANGOFIN_AT_SHORT,
)
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.words import (
    ALAR,
    CLOAK,
    ERSATZ,
    FIRST_DEFENSE,
    HOLOGRAM,
    KITH,
    LONG,
    MOVE,
    NELGS,
    NEURAL_AMP,
    RANGE,
    SCRAMBLER,
    SHORT,
    TYPE,
    WORMHOLE,
    XANGOFIN,
)
from starboard.kernel import SEAT, Action, Choice, Effect, Refusal, fields


def why_no_attack(s: Galaxy, seat: int, target: int, reach: int, action: Action) -> Refusal | None:
    """9.5 Why the weapon or ability is no legal attack on the target at this range."""
    p = s.players[seat]
    box = s.setting.box
    if isinstance(action, Play):
        if action.card not in p.hand:
            return NOT_HELD
        if not in_range(p.race, box.ranges[action.card], reach):
            return WRONG_RANGE
    else:
        if box.attack_ranges[p.race] < 0:
            return ABILITY_NOT_NOW
        if p.grey:
            return ABILITY_USED_UP
        far = p.race == KITH and reach == LONG and NEURAL_AMP in p.hand
        if box.attack_ranges[p.race] != reach and not far:
            return WRONG_RANGE
    return NELGS_AT_LONG if reach == LONG and s.players[target].race == NELGS else None


def in_range(race: int, printed: int, reach: int) -> bool:
    """9.5 Whether a weapon of the printed range attacks at this one; an Alar's reaches one step further too."""
    return printed == reach or (race == ALAR and printed == reach + 1)


def why_no_cloak(s: Galaxy, seat: int, foe: int, action: Action) -> Refusal | None:
    """9.11 Why the Cloaking Device, or the Ersatz ability, does not get the seat out of combat with this foe."""
    p = s.players[seat]
    if isinstance(action, Play):
        if CLOAK not in p.hand:
            return NOT_HELD
    elif p.grey:
        return ABILITY_USED_UP
    return KITH_SEE_CLOAKS if s.players[foe].race == KITH else None


def why_no_restore(s: Galaxy, seat: int) -> Refusal | None:
    """12.13 Why the Neural Amp cannot be discarded to turn the token back."""
    p = s.players[seat]
    if p.race != KITH:
        return ONLY_KITH
    if not p.grey:
        return TOKEN_SHOWS_COLOUR
    return None if NEURAL_AMP in p.hand else NOT_HELD


def restore(s: Galaxy, seat: int) -> None:
    """12.13 Discard the Neural Amp; the Kith token shows colour."""
    pay(s, seat, NEURAL_AMP)
    s.players[seat].grey = False
    if s.told is not None:
        s.tell(TokenRestored(seat))


def why_no_escape(s: Galaxy, seat: int, foe: int, action: Action) -> Refusal | None:
    """9.11 Why the card or ability is no escape from combat with this foe."""
    if isinstance(action, Play):
        if MOVEMENT[action.card]:
            return why_no_flight(s, seat, action.card)
        return why_no_cloak(s, seat, foe, action)
    if s.players[seat].race == ERSATZ:
        return why_no_cloak(s, seat, foe, action)
    return why_no_alar_flight(s, seat)


def escape(s: Galaxy, seat: int, action: Action) -> None:
    """9.11 Leave combat: cloaked, and stay on the planet, or by a flight."""
    if isinstance(action, Play):
        if MOVEMENT[action.card]:
            s.then(flight(s, seat, action.card))
        else:
            pay(s, seat, action.card)
    elif s.players[seat].race == ERSATZ:
        flip(s, seat)
    else:
        s.then(alar_flight(s, seat))


def is_escape(s: Galaxy, seat: int, action: Action) -> bool:
    """Whether the action is one of the escapes."""
    if isinstance(action, Play):
        return action.card == CLOAK or MOVEMENT[action.card]
    return isinstance(action, Ability) and s.players[seat].race in (ERSATZ, ALAR)


class Stalemate(Effect[Galaxy]):
    """9.2 After Short both stay, and A's turn goes on."""

    RULE = "IO-9.2"
    FIELDS = fields(seat=SEAT, foe=SEAT)

    def __init__(self, seat: int, foe: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe

    def run(self, s: Galaxy) -> None:
        if s.told is not None:
            s.tell(CombatEnded(self.seat, self.foe))


class AttackAt(Choice[Galaxy, Action]):
    """9.2 A_ATTACK and D_ATTACK: at each range first A, then D may make one attack, escape, or pass."""

    RULE = "IO-9.2"
    TAKES = (Play, Ability, Restore, Pass)
    FIELDS = fields(seat=SEAT, foe=SEAT, reach=RANGE)

    def __init__(self, seat: int, foe: int, reach: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        self.reach: Final = reach

    def who(self, s: Galaxy) -> int:
        return self.seat

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.seat]
        ranges = s.setting.box.ranges
        found: list[Action] = [
            PLAY[card]
            for card in kinds_of(p.hand)
            if card in (CLOAK, MOVE, WORMHOLE) or in_range(p.race, ranges[card], self.reach)
        ]
        if not p.grey:
            found.append(ABILITY)
        elif p.race == KITH:
            found.append(RESTORE)
        found.append(PASS)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, Restore):
            return why_no_restore(s, self.seat)
        if is_escape(s, self.seat, action):
            return why_no_escape(s, self.seat, self.foe, action)
        if isinstance(action, Play) and action.card >= FIRST_DEFENSE:
            return NOT_A_WEAPON
        return why_no_attack(s, self.seat, self.foe, self.reach, action)

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Restore):
            restore(s, self.seat)
            s.then(self)
        elif isinstance(action, Pass):
            self._go_on(s)
        elif is_escape(s, self.seat, action):
            escape(s, self.seat, action)
        else:
            self._go_on(s)
            self._strike(s, action)

    def _go_on(self, s: Galaxy) -> None:
        """9.2 After A comes D at the same range, then the next range; after Short the combat ends in a stalemate."""
        if self.seat == s.active:
            s.then(AttackAt(self.foe, self.seat, self.reach))
        elif self.reach < SHORT:
            s.then(AttackAt(self.foe, self.seat, self.reach + 1))
        else:
            s.then(Stalemate(self.foe, self.seat))

    def _strike(self, s: Galaxy, action: Action) -> None:
        box = s.setting.box
        if isinstance(action, Play):
            damage = box.types[action.card]
            show(s, self.seat, action.card)
        else:
            damage = box.attack_types[s.players[self.seat].race]
            flip(s, self.seat)
        if s.told is not None:
            s.tell(AttackMade(self.seat, self.foe, self.reach, damage))
        if box.immune[s.players[self.foe].race] == damage:
            if s.told is not None:
                s.tell(AttackCancelled(self.foe, damage))
        else:
            s.then(AnswerAttack(self.foe, self.seat, self.reach, damage))


class AnswerAttack(Choice[Galaxy, Action]):
    """9.8 T-ATTACK: a matching defense, an escape (it ends the combat, the step that waits), or take the hit (9.12)."""

    RULE = "IO-9.8"
    TAKES = (Play, Ability, TakeHit)
    FIELDS = fields(seat=SEAT, foe=SEAT, reach=RANGE, damage=TYPE)

    def __init__(self, seat: int, foe: int, reach: int, damage: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        self.reach: Final = reach
        self.damage: Final = damage

    def who(self, s: Galaxy) -> int:
        return self.seat

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.seat]
        stops = s.setting.box.stops[self.damage]
        found: list[Action] = [
            PLAY[card] for card in kinds_of(p.hand) if card in stops or card in (CLOAK, MOVE, WORMHOLE)
        ]
        if not p.grey:
            found.append(ABILITY)
        found.append(TAKE_HIT)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, TakeHit):
            return None
        if is_escape(s, self.seat, action):
            return why_no_escape(s, self.seat, self.foe, action)
        if not isinstance(action, Play):
            return ABILITY_NOT_NOW
        if FIRST_DEFENSE <= action.card <= HOLOGRAM and self.reach == SHORT and s.players[self.foe].race == XANGOFIN:
            return XANGOFIN_AT_SHORT
        if action.card not in s.setting.box.stops[self.damage]:
            return DOES_NOT_STOP
        return None if action.card in s.players[self.seat].hand else NOT_HELD

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, TakeHit):
            s.drop()
            s.then(FaceDeath(self.seat, self.foe))
        elif is_escape(s, self.seat, action):
            s.drop()
            escape(s, self.seat, action)
        elif isinstance(action, Play):
            show(s, self.seat, action.card)
            if action.card == SCRAMBLER:
                s.drop()
                s.then(FaceDeath(self.foe, self.seat))
