"""8.13, 13.1-13.3 What Seduce, Intimidate and Trade do once they are accepted."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Play
from starboard.games.interstellar.actions.constants import GIVE, SWAP
from starboard.games.interstellar.actions.encounters import Give, Swap
from starboard.games.interstellar.domains import ERSATZ, HUMANS, INTIMIDATE, ORACLE, SEDUCE, TRADE, XANGOFIN
from starboard.games.interstellar.events import CardPassed
from starboard.games.interstellar.events.fights import NothingPassed
from starboard.games.interstellar.outcomes import CARD_STOLEN, CardStolen
from starboard.games.interstellar.questions import with_card, without
from starboard.games.interstellar.rules.acts import (
    counted,
    flip,
    gain_oracle,
    kinds_of,
    marked,
    pass_card,
    pay,
    why_no_ability,
    why_not_parting,
    win_by_trifecta,
)
from starboard.games.interstellar.rules.refusals import ERSATZ_IMMUNE, NO_MATERIAL, not_diplomacy, not_held
from starboard.games.interstellar.state import KNOWER_BITS, Galaxy, Player
from starboard.kernel import (
    FLAG,
    SEAT,
    UNKNOWN,
    Action,
    Chance,
    Choice,
    Effect,
    Refusal,
    SeatChoice,
    Step,
    fields,
    number,
)

DIPLOMACY: Final = marked((SEDUCE, INTIMIDATE, TRADE))
DIPLOMATS: Final = (XANGOFIN, HUMANS)
"""8.12 The races whose ability does what a diplomacy card does."""


def why_no_diplomacy(s: Galaxy, seat: int, target: int, action: Action, rule: str) -> Refusal | None:
    """8.9, 8.11 Why the card or ability cannot be used as diplomacy on the target; the rule is that of the side."""
    p = s.players[seat]
    left = len(p.hand)
    if isinstance(action, Play):
        if not DIPLOMACY[action.card]:
            return not_diplomacy(rule)
        if action.card not in p.hand:
            return not_held(rule)
        left -= 1
    else:
        refusal = why_no_ability(p, DIPLOMATS)
        if refusal is not None:
            return refusal
    if isinstance(action, Play) and s.players[target].race == ERSATZ:
        return ERSATZ_IMMUNE
    return None if has_material(s, left, target, diplomacy_by(p, action)) else NO_MATERIAL


def has_material(s: Galaxy, left: int, target: int, card: int) -> bool:
    """8.11 Whether something can pass: a Trade needs a hand card on each side, else the target's Oracle will do."""
    theirs = len(s.players[target].hand)
    if card == TRADE:
        return theirs > 0 and left > 0
    return theirs > 0 or s.holder == target


def diplomacy_by(p: Player, action: Action) -> int:
    """8.12 Return the diplomacy card that the action is, or that the race's ability acts as."""
    if isinstance(action, Play):
        return action.card
    return INTIMIDATE if p.race == XANGOFIN else TRADE


def use_diplomacy(s: Galaxy, seat: int, action: Action) -> int:
    """8.12 Pay the card, or flip the token, and return the diplomacy card whose effect it is."""
    if isinstance(action, Play):
        pay(s, seat, action.card)
    else:
        flip(s, seat)
    return diplomacy_by(s.players[seat], action)


def let_happen(s: Galaxy, seat: int, target: int, card: int) -> None:
    """8.8, 8.11 Accepted diplomacy takes effect; if a side has nothing left by now, nothing passes either way."""
    if not has_material(s, len(s.players[seat].hand), target, card):
        if s.told is not None:
            s.tell(NothingPassed(seat, target))
    elif card == TRADE:
        s.then(OfferCard(seat, target, seat))
    else:
        s.then(DrawFromHand(seat, target, 2 if card == SEDUCE else 1, card == SEDUCE))


class DrawFromHand(Effect[Galaxy]):
    """13.1 Seduce draws two random cards and then gives one; Intimidate draws one (13.2)."""

    RULE = "IO-13.1"
    FIELDS = fields(seat=SEAT, target=SEAT, left=number(0, 2), gives=FLAG)

    def __init__(self, seat: int, target: int, left: int, gives: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target
        self.left: Final = left
        self.gives: Final = gives

    def run(self, s: Galaxy) -> None:
        if self.left and (s.players[self.target].hand or s.holder == self.target):
            s.then(StealCard(self.seat, self.target, self.left, self.gives))
        elif self.gives and s.players[self.seat].hand:
            s.then(GiveCard(self.seat, self.target))


class StealCard(Chance[Galaxy, CardStolen]):
    """8.13 Every card of the hand is equally likely, and the Oracle is shuffled into its holder's hand for the draw."""

    RULE = "IO-8.13"
    FIELDS = fields(seat=SEAT, target=SEAT, left=number(0, 2), gives=FLAG)

    def __init__(self, seat: int, target: int, left: int, gives: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target
        self.left: Final = left
        self.gives: Final = gives

    def outcomes(self, s: Galaxy) -> list[tuple[CardStolen, int]]:
        hand = s.players[self.target].hand
        if s.holder == self.target:
            hand = with_card(hand, ORACLE)
        stolen = CARD_STOLEN[self.seat]
        return [(stolen[card], copies) for card, copies in counted(hand)]

    def take(self, s: Galaxy, outcome: CardStolen) -> None:
        if outcome.card == ORACLE:
            gain_oracle(s, self.seat)
        else:
            pass_card(s, self.target, self.seat, outcome.card)
        s.then(DrawFromHand(self.seat, self.target, self.left - 1, self.gives))
        win_by_trifecta(s)


class GiveCard(SeatChoice[Galaxy, Give]):
    """13.1 After drawing, give the target one card of your hand, drawn ones included; never the Oracle."""

    RULE = "IO-13.1"
    FIELDS = fields(seat=SEAT, target=SEAT)

    def __init__(self, seat: int, target: int) -> None:  # generated: make generate
        self.seat = seat
        self.target: Final = target

    def candidates(self, s: Galaxy) -> list[Give]:
        return [GIVE[card] for card in kinds_of(s.players[self.seat].hand)]

    def why_not(self, s: Galaxy, action: Give) -> Refusal | None:
        return why_not_parting(s.players[self.seat], action.card, self.RULE)

    def take(self, s: Galaxy, action: Give) -> None:
        pass_card(s, self.seat, self.target, action.card)
        win_by_trifecta(s)


class OfferCard(Choice[Galaxy, Swap]):
    """13.3 T-TRADE: each side picks one hand card, sealed, and they swap; never the Oracle."""

    RULE = "IO-13.3"
    SEALED = True
    FIELDS = fields(one=SEAT, other=SEAT, asked=SEAT)

    def __init__(self, one: int, other: int, asked: int) -> None:  # generated: make generate
        self.one: Final = one
        self.other: Final = other
        self.asked: Final = asked

    def who(self, s: Galaxy) -> int:
        return self.asked

    def together(self, s: Galaxy) -> tuple[int, ...]:
        return (self.one, self.other) if self.asked == self.one else (self.other,)

    def put_to(self, seat: int) -> Step:
        return OfferCard(self.one, self.other, seat)

    def candidates(self, s: Galaxy) -> list[Swap]:
        return [SWAP[card] for card in kinds_of(s.players[self.asked].hand)]

    def why_not(self, s: Galaxy, action: Swap) -> Refusal | None:
        return why_not_parting(s.players[self.asked], action.card, self.RULE)

    def take(self, s: Galaxy, action: Swap) -> None:
        s.players[self.asked].answer = action.card
        if self.asked == self.one:
            s.then(OfferCard(self.one, self.other, self.other))
        else:
            s.then(SwapCards(self.one, self.other))


class SwapCards(Effect[Galaxy]):
    """13.3 The two picked cards change hands at the same time."""

    RULE = "IO-13.3"
    REVEALS = True  # to both, the card that they get
    FIELDS = fields(one=SEAT, other=SEAT)

    def __init__(self, one: int, other: int) -> None:  # generated: make generate
        self.one: Final = one
        self.other: Final = other

    def run(self, s: Galaxy) -> None:
        one, other = s.players[self.one], s.players[self.other]
        given, taken = one.answer, other.answer
        one.answer = other.answer = UNKNOWN
        one.hand = with_card(without(one.hand, given), taken)
        other.hand = with_card(without(other.hand, taken), given)
        if s.told is not None:
            both = KNOWER_BITS[self.one] | KNOWER_BITS[self.other]
            s.tell(CardPassed(self.one, self.other, given, both))
            s.tell(CardPassed(self.other, self.one, taken, both))
        win_by_trifecta(s)
