"""9. Combat over three ranges; 12. the races' attacks and immunities."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Pass, Play, Restore
from starboard.games.interstellar.actions.constants import ABILITY, PASS, PLAY, RESTORE, TAKE_HIT
from starboard.games.interstellar.actions.encounters import TakeHit
from starboard.games.interstellar.domains import (
    ALAR,
    BEAM,
    CLOAK,
    ERSATZ,
    FIRST_DEFENSE,
    HOLOGRAM,
    INHIBITOR,
    KITH,
    LONG,
    MOVE,
    NELGS,
    NEURAL_AMP,
    RANGE,
    SCAVENGERS,
    SCRAMBLER,
    SENSORS,
    SHORT,
    TYPE,
    WORMHOLE,
    XANGOFIN,
)
from starboard.games.interstellar.events import TokenRestored
from starboard.games.interstellar.events.fights import AttackCancelled, AttackMade, Cloaked, CombatEnded, Passed
from starboard.games.interstellar.rules.acts import flip, kinds_of, marked, pay, show
from starboard.games.interstellar.rules.death import FaceDeath
from starboard.games.interstellar.rules.flight import flight, is_flight, why_no_flight
from starboard.games.interstellar.rules.refusals import (
    ABILITY_NOT_NOW,
    ABILITY_USED_UP,
    DOES_NOT_STOP,
    KITH_SEE_CLOAKS,
    NELGS_AT_LONG,
    NOT_A_WEAPON,
    ONLY_KITH,
    TOKEN_SHOWS_COLOUR,
    WRONG_RANGE,
    XANGOFIN_AT_SHORT,
    not_held,
)
from starboard.games.interstellar.rules.utilities import ANYTIME, use_first, why_no_utility
from starboard.games.interstellar.state import Galaxy, Player
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields

IN_COMBAT: Final = marked((CLOAK, MOVE, WORMHOLE, BEAM, SENSORS, INHIBITOR, SCAVENGERS))
"""7.11, 9.11 What may be played at every range: escapes, and what is played at any time."""


def why_no_attack(s: Galaxy, seat: int, target: int, reach: int, action: Action) -> Refusal | None:
    """9.5 Why the weapon or ability is no legal attack on the target at this range (9.2: one that is held)."""
    p = s.players[seat]
    box = s.setting.box
    if isinstance(action, Play):
        if action.card not in p.hand:
            return not_held("IO-9.2")
        if not in_range(p.race, box.ranges[action.card], reach):
            return WRONG_RANGE
    else:
        if box.attack_ranges[p.race] < 0:
            return ABILITY_NOT_NOW[p.race]
        if p.grey:
            return ABILITY_USED_UP[p.race]
        far = p.race == KITH and reach == LONG and NEURAL_AMP in p.hand
        if box.attack_ranges[p.race] != reach and not far:
            return WRONG_RANGE
    return NELGS_AT_LONG if reach == LONG and s.players[target].race == NELGS else None


def in_range(race: int, printed: int, reach: int) -> bool:
    """9.5 Whether a weapon of the printed range attacks at this one; an Alar's reaches one step further too."""
    return printed == reach or (race == ALAR and printed == reach + 1)


def why_no_restore(s: Galaxy, seat: int) -> Refusal | None:
    """12.13 Why the Neural Amp cannot be discarded to turn the token back."""
    p = s.players[seat]
    if p.race != KITH:
        return ONLY_KITH
    if not p.grey:
        return TOKEN_SHOWS_COLOUR
    return None if NEURAL_AMP in p.hand else not_held("IO-12.13")


def restore(s: Galaxy, seat: int) -> None:
    """12.13 Discard the Neural Amp; the Kith token shows colour."""
    pay(s, seat, NEURAL_AMP)
    s.players[seat].grey = False
    if s.told is not None:
        s.tell(TokenRestored(seat))


def is_escape(p: Player, action: Action) -> bool:
    """9.11 Whether the action is one of the escapes: a flight, the Cloaking Device, the Ersatz ability."""
    if is_flight(p, action):
        return True
    return action.card == CLOAK if isinstance(action, Play) else isinstance(action, Ability) and p.race == ERSATZ


def why_no_escape(s: Galaxy, seat: int, foe: int, action: Action, rule: str) -> Refusal | None:
    """9.11 Why one of the escapes does not get the seat out of combat with this foe; the rule is the open step's."""
    p = s.players[seat]
    if is_flight(p, action):
        return why_no_flight(p, action, rule)
    if not isinstance(action, Play):
        if p.grey:
            return ABILITY_USED_UP[p.race]
    elif CLOAK not in p.hand:
        return not_held(rule)
    return KITH_SEE_CLOAKS if s.players[foe].race == KITH else None


def escape(s: Galaxy, seat: int, action: Action) -> None:
    """9.11 Leave combat: by a flight, or cloaked, and stay on the planet."""
    if is_flight(s.players[seat], action):
        s.then(flight(s, seat, action))
        return
    if isinstance(action, Play):
        pay(s, seat, action.card)
    else:
        flip(s, seat)
    if s.told is not None:
        s.tell(Cloaked(seat))


class Stalemate(Effect[Galaxy]):
    """9.2 After Short both stay, and A's turn goes on."""

    RULE = "IO-9.2"
    FIELDS = fields(seat=SEAT, foe=SEAT)

    def __init__(self, seat: int, foe: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.foe: Final = foe

    def run(self, s: Galaxy) -> None:
        if s.told is not None:
            s.tell(CombatEnded(self.seat, self.foe))


class AttackAt(SeatChoice[Galaxy, Action]):
    """9.2 A_ATTACK and D_ATTACK: at each range first A, then D may make one attack, escape, or pass (7.11)."""

    RULE = "IO-9.2"
    TAKES = (Play, Ability, Restore, Pass)
    FIELDS = fields(seat=SEAT, foe=SEAT, reach=RANGE)

    def __init__(self, seat: int, foe: int, reach: int) -> None:  # generated: make generate
        self.seat = seat
        self.foe: Final = foe
        self.reach: Final = reach

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.seat]
        ranges = s.setting.box.ranges
        found: list[Action] = [
            PLAY[card] for card in kinds_of(p.hand) if IN_COMBAT[card] or in_range(p.race, ranges[card], self.reach)
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
        if is_escape(s.players[self.seat], action):
            return why_no_escape(s, self.seat, self.foe, action, self.RULE)
        if isinstance(action, Play) and action.card >= FIRST_DEFENSE:
            return why_no_utility(s, self.seat, action.card, self.RULE) if ANYTIME[action.card] else NOT_A_WEAPON
        return why_no_attack(s, self.seat, self.foe, self.reach, action)

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Restore):
            restore(s, self.seat)
            s.then(self)
        elif isinstance(action, Pass):
            if s.told is not None:
                s.tell(Passed(self.seat, self.reach))
            self._go_on(s)
        elif is_escape(s.players[self.seat], action):
            escape(s, self.seat, action)
        elif isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, self.seat, action.card, self)
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


class AnswerAttack(SeatChoice[Galaxy, Action]):
    """9.8 T-ATTACK: a matching defense, an escape (it ends the combat, the step that waits), or the hit (7.11)."""

    RULE = "IO-9.8"
    TAKES = (Play, Ability, TakeHit)
    PACED = True  # 7.7
    FIELDS = fields(seat=SEAT, foe=SEAT, reach=RANGE, damage=TYPE)

    def __init__(self, seat: int, foe: int, reach: int, damage: int) -> None:  # generated: make generate
        self.seat = seat
        self.foe: Final = foe
        self.reach: Final = reach
        self.damage: Final = damage

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.seat]
        stops = s.setting.box.stops[self.damage]
        found: list[Action] = [PLAY[card] for card in kinds_of(p.hand) if IN_COMBAT[card] or card in stops]
        if not p.grey:
            found.append(ABILITY)
        found.append(TAKE_HIT)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, TakeHit):
            return None
        if is_escape(s.players[self.seat], action):
            return why_no_escape(s, self.seat, self.foe, action, self.RULE)
        if not isinstance(action, Play):
            return ABILITY_NOT_NOW[s.players[self.seat].race]
        if ANYTIME[action.card]:
            return why_no_utility(s, self.seat, action.card, self.RULE)
        if FIRST_DEFENSE <= action.card <= HOLOGRAM and self.reach == SHORT and s.players[self.foe].race == XANGOFIN:
            return XANGOFIN_AT_SHORT
        if action.card not in s.setting.box.stops[self.damage]:
            return DOES_NOT_STOP
        return None if action.card in s.players[self.seat].hand else not_held(self.RULE)

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, TakeHit):
            s.drop()
            s.then(FaceDeath(self.seat, self.foe))
        elif is_escape(s.players[self.seat], action):
            s.drop()
            escape(s, self.seat, action)
        elif isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, self.seat, action.card, self)
        elif isinstance(action, Play):
            show(s, self.seat, action.card)
            if action.card == SCRAMBLER:
                s.drop()
                s.then(FaceDeath(self.foe, self.seat))
