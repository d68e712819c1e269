"""8. Encounter and diplomacy: an offer, W-ENC, diplomacy of both sides, and what the attacker means to do."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.games.interstellar.actions import Ability, Pass, Play
from starboard.games.interstellar.actions.constants import (
    ABILITY,
    ACCEPT,
    ATTACK,
    DECLINE,
    DEPART,
    MEET,
    PASS,
    PLAY,
    STAY,
)
from starboard.games.interstellar.actions.encounters import Accept, Attack, Decline, Depart, Meet, Stay
from starboard.games.interstellar.domains import (
    ALAR,
    BEAM,
    HOLOGRAM,
    INHIBITOR,
    INTIMIDATE,
    KITH,
    LONG,
    MOVE,
    NAMED,
    NEBULA,
    NODE,
    PASSED_DIPLOMACY,
    SCAVENGERS,
    SEDUCE,
    SENSORS,
    TRADE,
    W_ENC,
    WORMHOLE,
)
from starboard.games.interstellar.events.fights import Flavour, Met, Passed
from starboard.games.interstellar.questions import is_space, others_at
from starboard.games.interstellar.rules.acts import fly_to, marked, plays_in, show
from starboard.games.interstellar.rules.combat import AttackAt
from starboard.games.interstellar.rules.diplomacy import (
    DIPLOMATS,
    let_happen,
    use_diplomacy,
    why_no_diplomacy,
)
from starboard.games.interstellar.rules.flight import flight, is_flight, why_no_flight
from starboard.games.interstellar.rules.hands import TRIM_HANDS
from starboard.games.interstellar.rules.refusals import (
    CANNOT_DEPART,
    HOLOGRAM_STOPS_CARDS,
    KITH_IGNORE_HOLOGRAMS,
    MET_ALREADY,
    NOT_HERE_TO_MEET,
    not_held,
)
from starboard.games.interstellar.rules.utilities import ANYTIME, answers, use_first, why_no_answer, why_no_utility
from starboard.games.interstellar.rules.windows import OpenWindow, encounter_order
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.kernel import FLAG, SEAT, Action, Choice, Effect, Refusal, fields


class Landed(Effect[Galaxy]):
    """5.6 A landing in the own MAIN beside somebody not yet met this turn opens the offer; never in the Nebula."""

    RULE = "IO-5.6"
    FIELDS = fields(origin=NODE)

    def __init__(self, origin: int) -> None:  # generated: make generate
        self.origin: Final = origin

    def run(self, s: Galaxy) -> None:
        if can_meet(s):
            s.then(OfferEncounter(self.origin))


def can_meet(s: Galaxy) -> bool:
    """5.6, 8.2 Whether the active player stands on a planet beside somebody not yet met this turn."""
    place = s.players[s.active].place
    if place == NEBULA:
        return False
    for p in s.players:  # noqa: SIM110  # a loop is faster than any() here, and MAIN asks at every decision
        if p.place == place and p.seat != s.active and not s.encountered & SEAT_BITS[p.seat]:
            return True
    return False


class OfferEncounter(Choice[Galaxy, Action]):
    """8.1 Name one other player on the planet, each at most once per turn, or decline."""

    RULE = "IO-8.1"
    TAKES = (Meet, Decline)
    FIELDS = fields(origin=NODE)

    def __init__(self, origin: int) -> None:  # generated: make generate
        self.origin: Final = origin

    def who(self, s: Galaxy) -> int:
        return s.active

    def candidates(self, s: Galaxy) -> list[Action]:
        found: list[Action] = [MEET[seat] for seat in others_at(s, s.players[s.active].place, s.active)]
        found.append(DECLINE)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if not isinstance(action, Meet):
            return None
        if action.seat not in others_at(s, s.players[s.active].place, s.active):
            return NOT_HERE_TO_MEET
        return MET_ALREADY if s.encountered & SEAT_BITS[action.seat] else None

    def take(self, s: Galaxy, action: Action) -> None:
        if not isinstance(action, Meet):
            return
        foe = action.seat
        s.encountered |= SEAT_BITS[foe]
        if s.told is not None:
            s.tell(Met(s.active, foe))
        s.then(
            OpenWindow(W_ENC, encounter_order(s, s.active, foe)),
            BeginDiplomacy(foe, s.players[s.active].place, self.origin),
        )


class BeginDiplomacy(Effect[Galaxy]):
    """8.4 If A or D is not on the planet when W-ENC has closed, or one of them died in it, the encounter is over."""

    RULE = "IO-8.4"
    FIELDS = fields(foe=SEAT, place=NODE, origin=NODE)

    def __init__(self, foe: int, place: int, origin: int) -> None:  # generated: make generate
        self.foe: Final = foe
        self.place: Final = place
        self.origin: Final = origin

    def run(self, s: Galaxy) -> None:
        together = s.players[s.active].place == self.place and s.players[self.foe].place == self.place
        if together and not s.struck and not s.fallen & SEAT_BITS[self.foe]:
            s.then(AttackerDiplomacy(self.foe, self.origin, False, False))


class Diplomacy(Choice[Galaxy, Action]):
    """8.5 What DIPLO_A and DIPLO_D share: a diplomacy card or ability used on the other side, or a pass (8.6)."""

    RULE = "IO-8.5"
    TAKES = (Play, Ability, Pass)
    CARDS: ClassVar[list[bool]] = marked((SEDUCE, INTIMIDATE, TRADE, BEAM, SENSORS, INHIBITOR, SCAVENGERS))
    ABLE: ClassVar[tuple[int, ...]] = DIPLOMATS
    """The races whose ability helps here."""
    FIELDS = fields(foe=SEAT, origin=NODE, played=FLAG, seduced=FLAG)

    def __init__(self, foe: int, origin: int, played: bool, seduced: bool) -> None:  # generated: make generate
        self.foe: Final = foe
        self.origin: Final = origin
        self.played: Final = played
        self.seduced: Final = seduced

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.who(s)]
        found = plays_in(p.hand, self.CARDS)
        if p.race in self.ABLE and not p.grey:
            found.append(ABILITY)
        found.append(PASS)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        seat = self.who(s)
        if isinstance(action, Play) and ANYTIME[action.card]:
            return why_no_utility(s, seat, action.card, self.RULE)
        target = self.foe if seat == s.active else s.active
        return why_no_diplomacy(s, seat, target, action, self.RULE)

    def _pass(self, s: Galaxy) -> None:
        if s.told is not None:
            s.tell(Passed(self.who(s), PASSED_DIPLOMACY))


class AttackerDiplomacy(Diplomacy):
    """8.5 DIPLO_A: A may play diplomacy cards, or the race's, one after another, and passes to go on."""

    def who(self, s: Galaxy) -> int:
        return s.active

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Pass):
            self._pass(s)
            s.then(DefenderDiplomacy(self.foe, self.origin, self.played, self.seduced))
            return
        if isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, s.active, action.card, self)
            return
        card = use_diplomacy(s, s.active, action)
        seduced = self.seduced or card == SEDUCE
        s.then(
            AnswerDiplomacy(s.active, self.foe, card, isinstance(action, Ability)),
            AttackerDiplomacy(self.foe, self.origin, True, seduced),
        )


class DefenderDiplomacy(Diplomacy):
    """8.6 DIPLO_D: D may play one diplomacy card or ability, or flee with a movement card, or pass."""

    RULE = "IO-8.6"
    CARDS = marked((SEDUCE, INTIMIDATE, TRADE, MOVE, WORMHOLE, BEAM, SENSORS, INHIBITOR, SCAVENGERS))
    ABLE = (*DIPLOMATS, ALAR)

    def who(self, s: Galaxy) -> int:
        return self.foe

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        p = s.players[self.foe]
        return why_no_flight(p, action, self.RULE) if is_flight(p, action) else super().why_not(s, action)

    def take(self, s: Galaxy, action: Action) -> None:
        if is_flight(s.players[self.foe], action):
            s.then(flight(s, self.foe, action))
            return
        if isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, self.foe, action.card, self)
            return
        s.then(ShowIntent(self.foe, self.origin, self.played))
        if isinstance(action, Pass):
            self._pass(s)
            return
        card = use_diplomacy(s, self.foe, action)
        if card == SEDUCE and self.seduced and s.setting.closet and s.told is not None:
            s.tell(Flavour(s.active, self.foe))
        s.then(AnswerDiplomacy(self.foe, s.active, card, isinstance(action, Ability)))


class AnswerDiplomacy(Choice[Galaxy, Action]):
    """8.8 T-DIPLO: a Hologram cancels a card; flight cancels, and ends the encounter, which waits; or accept (7.11)."""

    RULE = "IO-8.8"
    TAKES = (Play, Ability, Accept)
    PACED = True  # 7.7
    FIELDS = fields(seat=SEAT, target=SEAT, card=NAMED, ability=FLAG)

    def __init__(self, seat: int, target: int, card: int, ability: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target
        self.card: Final = card
        self.ability: Final = ability

    def who(self, s: Galaxy) -> int:
        return self.target

    def candidates(self, s: Galaxy) -> list[Action]:
        return [PLAY[HOLOGRAM], *answers(s.players[self.target]), ACCEPT]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        p = s.players[self.target]
        if isinstance(action, Accept):
            return None
        if not isinstance(action, Play) or action.card != HOLOGRAM:
            return why_no_answer(s, self.target, action, self.RULE)
        if self.ability:
            return HOLOGRAM_STOPS_CARDS
        if s.players[self.seat].race == KITH:
            return KITH_IGNORE_HOLOGRAMS
        return None if HOLOGRAM in p.hand else not_held(self.RULE)

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Accept):
            s.then(TRIM_HANDS)
            let_happen(s, self.seat, self.target, self.card)
        elif isinstance(action, Play) and action.card == HOLOGRAM:
            show(s, self.target, HOLOGRAM)
        elif isinstance(action, Play) and ANYTIME[action.card]:
            use_first(s, self.target, action.card, self)
        else:
            s.drop()
            s.then(flight(s, self.target, action))


class ShowIntent(Choice[Galaxy, Action]):
    """8.7 INTENT: A stays, departs (only after playing diplomacy), or attacks."""

    RULE = "IO-8.7"
    TAKES = (Stay, Depart, Attack)
    FIELDS = fields(foe=SEAT, origin=NODE, played=FLAG)

    def __init__(self, foe: int, origin: int, played: bool) -> None:  # generated: make generate
        self.foe: Final = foe
        self.origin: Final = origin
        self.played: Final = played

    def who(self, s: Galaxy) -> int:
        return s.active

    def candidates(self, s: Galaxy) -> list[Action]:
        return [STAY, DEPART, ATTACK]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, Depart):
            can = self.played and is_space(s, self.origin) and self.origin != s.players[s.active].place
            return None if can else CANNOT_DEPART
        return None

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Depart):
            fly_to(s, s.active, self.origin)
        elif isinstance(action, Attack):
            s.then(AttackAt(s.active, self.foe, LONG))
