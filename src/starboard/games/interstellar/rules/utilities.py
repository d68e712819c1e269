"""13.12-13.15 The utility cards that are played at any time (7.11): what each needs and does."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import (
    Aim,
    DrawSome,
    LookAt,
    PickCard,
    PickNone,
    Play,
    Pull,
    PullNth,
    Push,
    PushCard,
)
from starboard.games.interstellar.actions.constants import (
    ABILITY,
    AIM,
    DRAW_SOME,
    LOOK_AT,
    PICK_CARD,
    PICK_NONE,
    PULL,
    PULL_NTH,
    PUSH,
    PUSH_CARD,
)
from starboard.games.interstellar.domains import (
    ALAR,
    BEAM,
    INHIBITOR,
    MOVE,
    NEBULA,
    NODE,
    ORACLE,
    SCAVENGERS,
    SENSORS,
    WORMHOLE,
)
from starboard.games.interstellar.events import (
    CardLaid,
    CardTaken,
    InhibitorLaid,
    LookedAtHand,
    LookedUnder,
)
from starboard.games.interstellar.questions import (
    limit,
    node_at,
    planet_spaces,
    put_under,
    set_under,
    with_card,
    without,
)
from starboard.games.interstellar.rules.acts import (
    DrawCards,
    gain_oracle,
    kinds_of,
    marked,
    pay,
    plays_in,
    why_not_parting,
    win_by_trifecta,
)
from starboard.games.interstellar.rules.flight import why_no_flight
from starboard.games.interstellar.rules.hands import TRIM_HANDS
from starboard.games.interstellar.rules.refusals import (
    INHIBITOR_ON_PLANET,
    MORE_THAN_FIVE,
    NO_CARD_TO_PUSH,
    NO_CARDS_UNDER,
    NO_ROOM,
    NOT_IN_DISCARD,
    NOT_IN_PLAY,
    NOTHING_TO_BEAM,
    NOTHING_TO_SEE,
    SCAVENGED_ALREADY,
    SCAVENGERS_JUST_PLAYED,
    not_held,
)
from starboard.games.interstellar.state import KNOWER_BITS, SEAT_BITS, Galaxy, Player, Slot
from starboard.kernel import KNOWN_TO_ALL, SEAT, Action, Refusal, SeatChoice, Step, fields, number

FULL: Final = 5
"""13.14 Scavengers draw until there are so many cards in hand."""
ANYTIME: Final = marked((BEAM, SENSORS, INHIBITOR, SCAVENGERS))
"""7.11 What may be played first by whoever is asked in diplomacy, in combat or under the Cannon."""

ANSWERS: Final = marked((MOVE, WORMHOLE, BEAM, SENSORS, INHIBITOR, SCAVENGERS))


def why_no_utility(s: Galaxy, seat: int, card: int, rule: str) -> Refusal | None:
    """Why one of these cards is not held or would do nothing; by public facts and the own hand alone."""
    hand = s.players[seat].hand
    if card not in hand:
        return not_held(rule)
    if card == BEAM:
        if len(hand) > 1 or any(s.under):
            return None
        return NOTHING_TO_BEAM
    if card == SENSORS:
        if any(s.under) or any(p.hand and p.seat != seat for p in s.players):
            return None
        return NOTHING_TO_SEE
    if card == INHIBITOR:
        return INHIBITOR_ON_PLANET if s.players[seat].place == NEBULA else None
    return SCAVENGED_ALREADY if s.scavenged & SEAT_BITS[seat] else None


def use_utility(s: Galaxy, seat: int, card: int) -> None:
    """Pay one of these cards and let it take effect."""
    pay(s, seat, card)
    if card == BEAM:
        s.then(AimBeam(seat))
    elif card == SENSORS:
        s.then(AimSensors(seat))
    elif card == INHIBITOR:
        lay_inhibitor(s, seat)
    else:
        s.scavenged |= SEAT_BITS[seat]
        s.then(Scavenge(seat, 2))


def use_first(s: Galaxy, seat: int, card: int, question: Step) -> None:
    """7.11 The card resolves wholly, hand limits included; then the same question is asked again."""
    # None of today's four leaves a hand too large; the rule asks for the limit all the same.
    s.then(TRIM_HANDS, question)
    use_utility(s, seat, card)


def answers(p: Player) -> list[Action]:
    """7.2, 7.11 Return what T-DIPLO and T-CANNON let anybody play: flights, and what is played at any time."""
    found = plays_in(p.hand, ANSWERS)
    if p.race == ALAR and not p.grey:
        found.append(ABILITY)
    return found


def why_no_answer(s: Galaxy, seat: int, action: Action, rule: str) -> Refusal | None:
    """7.2, 7.11 Why the action is no flight and none of the cards that are played at any time."""
    if isinstance(action, Play) and ANYTIME[action.card]:
        return why_no_utility(s, seat, action.card, rule)
    return why_no_flight(s.players[seat], action, rule)


def lay_inhibitor(s: Galaxy, seat: int) -> None:
    """13.15 Lay a paid Entropy Inhibitor under the planet stood on; all see what it is."""
    place = s.discard.index(INHIBITOR, len(s.discard) - 1)
    s.discard = s.discard[:place]
    node = s.players[seat].place
    put_under(s, node, INHIBITOR, KNOWN_TO_ALL)
    if s.told is not None:
        s.tell(InhibitorLaid(seat, s.planets[node]))


class AimBeam(SeatChoice[Galaxy, Action]):
    """13.12 Graviton Beam: pull a card from under any planet, or push a hand card under one."""

    RULE = "IO-13.12"
    REVEALS = True  # the card that is pulled, and to all whether it is the Oracle
    TAKES = (Pull, Push)

    def candidates(self, s: Galaxy) -> list[Action]:
        spaces = planet_spaces(s)
        found: list[Action] = [PULL[space] for space in spaces]
        if s.players[self.seat].hand:
            found += [PUSH[space] for space in spaces]
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        assert isinstance(action, Pull | Push)
        node = node_at(s, action.space)
        if node <= NEBULA:
            return NOT_IN_PLAY
        if isinstance(action, Pull):
            return None if s.under[node] else NO_CARDS_UNDER
        return None if s.players[self.seat].hand else NO_CARD_TO_PUSH

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Push):
            s.then(PushUnder(self.seat, node_at(s, action.space)))
        elif isinstance(action, Pull):
            node = node_at(s, action.space)
            if len(s.under[node]) == 1:
                take_from(s, self.seat, node, 0)
                win_by_trifecta(s)
            else:
                s.then(PullFrom(self.seat, node))


class PullFrom(SeatChoice[Galaxy, PullNth]):
    """13.12 Choose the slot that the Beam pulls from, without looking."""

    RULE = "IO-13.12"
    REVEALS = True  # as AimBeam, which pulls by itself where there is one card
    FIELDS = fields(seat=SEAT, node=NODE)

    def __init__(self, seat: int, node: int) -> None:  # generated: make generate
        self.seat = seat
        self.node: Final = node

    def candidates(self, s: Galaxy) -> list[PullNth]:
        return PULL_NTH[: len(s.under[self.node])]

    def why_not(self, s: Galaxy, action: PullNth) -> Refusal | None:
        return None if action.nth < len(s.under[self.node]) else NO_CARDS_UNDER

    def take(self, s: Galaxy, action: PullNth) -> None:
        take_from(s, self.seat, self.node, action.nth)
        win_by_trifecta(s)


def take_from(s: Galaxy, seat: int, node: int, nth: int) -> None:
    """6.6, 13.12 Take a card from under a planet into the hand; the Oracle goes in front of its taker."""
    cards = s.under[node]
    slot = cards[nth]
    set_under(s, node, cards[:nth] + cards[nth + 1 :])
    if s.told is not None:
        s.tell(CardTaken(seat, s.planets[node], slot.number, slot.card))
    if slot.card == ORACLE:
        gain_oracle(s, seat)
    else:
        p = s.players[seat]
        p.hand = with_card(p.hand, slot.card)


def lay_under(s: Galaxy, seat: int, node: int, card: int) -> None:
    """14.2 Lay a hand card face down under a planet; only the one who placed it knows it."""
    p = s.players[seat]
    p.hand = without(p.hand, card)
    put_under(s, node, card, KNOWER_BITS[seat])
    if s.told is not None:
        s.tell(CardLaid(seat, s.planets[node], s.slots[node], card))


class PushUnder(SeatChoice[Galaxy, PushCard]):
    """13.12 Choose the hand card that the Beam pushes; never the Oracle."""

    RULE = "IO-13.12"
    FIELDS = fields(seat=SEAT, node=NODE)

    def __init__(self, seat: int, node: int) -> None:  # generated: make generate
        self.seat = seat
        self.node: Final = node

    def candidates(self, s: Galaxy) -> list[PushCard]:
        return [PUSH_CARD[card] for card in kinds_of(s.players[self.seat].hand)]

    def why_not(self, s: Galaxy, action: PushCard) -> Refusal | None:
        return why_not_parting(s.players[self.seat], action.card, self.RULE)

    def take(self, s: Galaxy, action: PushCard) -> None:
        lay_under(s, self.seat, self.node, action.card)


class AimSensors(SeatChoice[Galaxy, Action]):
    """13.13 Long Range Sensors: look at all cards under one planet, or at one opponent's hand."""

    RULE = "IO-13.13"
    REVEALS = True  # what lies there, to who looks
    TAKES = (Aim, LookAt)

    def candidates(self, s: Galaxy) -> list[Action]:
        found: list[Action] = [AIM[space] for space in planet_spaces(s)]
        found += [LOOK_AT[p.seat] for p in s.players]
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, Aim):
            node = node_at(s, action.space)
            if node <= NEBULA:
                return NOT_IN_PLAY
            return None if s.under[node] else NOTHING_TO_SEE
        if isinstance(action, LookAt):
            seat = action.seat
            seen = seat != self.seat and seat < s.setting.seats and len(s.players[seat].hand) > 0
            return None if seen else NOTHING_TO_SEE
        return NOTHING_TO_SEE

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Aim):
            look_under(s, self.seat, node_at(s, action.space))
        elif isinstance(action, LookAt) and s.told is not None:
            s.tell(LookedAtHand(self.seat, action.seat, s.players[action.seat].hand))


def look_under(s: Galaxy, seat: int, node: int) -> None:
    """14.2 Who looks knows all cards under the planet from now on."""
    known = KNOWER_BITS[seat]
    set_under(s, node, tuple([Slot(slot.number, slot.card, slot.known_by | known) for slot in s.under[node]]))
    if s.told is not None:
        s.tell(LookedUnder(seat, s.planets[node], tuple([slot.card for slot in s.under[node]])))


class Scavenge(SeatChoice[Galaxy, Action]):
    """13.14 Scavengers: take up to two cards from the discard pile, not the one just played; then say what to draw."""

    RULE = "IO-13.14"
    TAKES = (PickCard, PickNone)
    FIELDS = fields(seat=SEAT, left=number(1, 2))

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat = seat
        self.left: Final = left

    def candidates(self, s: Galaxy) -> list[Action]:
        found: list[Action] = [PICK_CARD[card] for card in kinds_of(tuple(sorted(s.discard)))]
        found.append(PICK_NONE)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if not isinstance(action, PickCard):
            return None
        if action.card not in s.discard:
            return NOT_IN_DISCARD
        if action.card == SCAVENGERS and s.discard.count(SCAVENGERS) < 2:
            return SCAVENGERS_JUST_PLAYED
        p = s.players[self.seat]
        hand = with_card(p.hand, action.card)
        return None if len(hand) <= limit(p.race, hand) else NO_ROOM

    def take(self, s: Galaxy, action: Action) -> None:
        p = s.players[self.seat]
        if isinstance(action, PickCard):
            s.discard = without(s.discard, action.card)
            p.hand = with_card(p.hand, action.card)
        if isinstance(action, PickCard) and self.left > 1:
            s.then(Scavenge(self.seat, self.left - 1))
        elif len(p.hand) < FULL:
            s.then(SayDraws(self.seat))
        win_by_trifecta(s)


class SayDraws(SeatChoice[Galaxy, DrawSome]):
    """13.14 After the picks: say how many cards are drawn, from none up to what brings the hand to five."""

    RULE = "IO-13.14"

    def candidates(self, s: Galaxy) -> list[DrawSome]:
        return DRAW_SOME[: FULL + 1 - len(s.players[self.seat].hand)]

    def why_not(self, s: Galaxy, action: DrawSome) -> Refusal | None:
        return None if action.count <= FULL - len(s.players[self.seat].hand) else MORE_THAN_FIVE

    def take(self, s: Galaxy, action: DrawSome) -> None:
        if action.count:
            s.then(DrawCards(self.seat, action.count, 0))
