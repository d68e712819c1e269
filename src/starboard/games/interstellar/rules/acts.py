"""What several rules do: cards and the Oracle change places, tokens fly and flip, the game is won."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions.constants import PLAY
from starboard.games.interstellar.domains import DEED, DRAWS, KINDS, ORACLE, TRIFECTA
from starboard.games.interstellar.events import (
    AbilityUsed,
    CardDiscarded,
    CardPassed,
    CardPlayed,
    CardsDrawn,
    CardShown,
    Ended,
    EntropyBegan,
    Flew,
    OracleGained,
    OracleLeft,
    Reshuffled,
)
from starboard.games.interstellar.outcomes import CARD_DRAWN, CardDrawn
from starboard.games.interstellar.questions import drop_oracle, has_struck, has_trifecta, with_card, without
from starboard.games.interstellar.rules.refusals import ABILITY_NOT_NOW, ABILITY_USED_UP, NEVER_THE_ORACLE, not_held
from starboard.games.interstellar.state import KNOWER_BITS, SEAT_BITS, Galaxy, Player
from starboard.kernel import SEAT, Action, Chance, Effect, Refusal, fields


def plays_in(hand: tuple[int, ...], wanted: list[bool]) -> list[Action]:
    """Return one play for each kind in the hand that is among the wanted ones, in the order of their numbers."""
    found: list[Action] = []
    last = -1
    for card in hand:
        if card != last and wanted[card]:
            found.append(PLAY[card])
        last = card
    return found


def kinds_of(hand: tuple[int, ...]) -> list[int]:
    """Return each kind of card in the (sorted) hand once."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
        last = card
    return found


def counted(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return each kind among the (sorted) cards with its number of copies."""
    found: list[tuple[int, int]] = []
    last, copies = -1, 0
    for card in cards:
        if card != last and copies:
            found.append((last, copies))
            copies = 0
        last = card
        copies += 1
    if copies:
        found.append((last, copies))
    return found


def marked(kinds: tuple[int, ...]) -> list[bool]:
    """Return a table over all kinds that says which are among these."""
    return [kind in kinds for kind in range(KINDS)]


def why_not_parting(p: Player, card: int, rule: str) -> Refusal | None:
    """11.2 Why a player cannot part with this card: it is the Oracle, or not in hand; the rule is the open step's."""
    if card == ORACLE:
        return NEVER_THE_ORACLE
    return None if card in p.hand else not_held(rule)


def why_no_ability(p: Player, races: tuple[int, ...]) -> Refusal | None:
    """12. Why the active ability does not help: it would have to be that of one of these races, and not used up."""
    if p.race not in races:
        return ABILITY_NOT_NOW[p.race]
    return ABILITY_USED_UP[p.race] if p.grey else None


def pay(s: Galaxy, seat: int, card: int) -> None:
    """5.18 A played card goes to the discard pile first, then takes effect."""
    p = s.players[seat]
    p.hand = without(p.hand, card)
    s.discard = (*s.discard, card)
    if s.told is not None:
        s.tell(CardPlayed(seat, card))


def throw_away(s: Galaxy, seat: int, card: int) -> None:
    """Discard a card of the hand openly."""
    p = s.players[seat]
    p.hand = without(p.hand, card)
    s.discard = (*s.discard, card)
    if s.told is not None:
        s.tell(CardDiscarded(seat, card))


def show(s: Galaxy, seat: int, card: int) -> None:
    """9.8 Show a card that stays in hand."""
    if s.told is not None:
        s.tell(CardShown(seat, card))


def flip(s: Galaxy, seat: int, use: int = DEED) -> None:
    """12. Use an active ability: once per game, then the token shows its grey side."""
    p = s.players[seat]
    p.grey = True
    if s.told is not None:
        s.tell(AbilityUsed(seat, p.race, use))


def pass_card(s: Galaxy, giver: int, receiver: int, card: int) -> None:
    """14.3 A hand card goes from one player to another; only the two know which."""
    one, other = s.players[giver], s.players[receiver]
    one.hand = without(one.hand, card)
    other.hand = with_card(other.hand, card)
    if s.told is not None:
        s.tell(CardPassed(giver, receiver, card, KNOWER_BITS[giver] | KNOWER_BITS[receiver]))


def fly_to(s: Galaxy, seat: int, node: int) -> None:
    """5.5, 15.1 Put a token on another space: an arrival, whoever's turn it is and whatever brings it there."""
    p = s.players[seat]
    if s.told is not None:
        s.tell(Flew(seat, s.planets[p.place], s.planets[node]))
    p.place = node
    s.arrived |= SEAT_BITS[seat]


def gain_oracle(s: Galaxy, seat: int) -> None:
    """11.1, 11.3 Lay the Oracle in front of a player; entropy begins when it is first gained."""
    s.holder = seat
    if s.told is not None:
        s.tell(OracleGained(seat))
    if not s.entropy:
        begin_entropy(s, by_clock=False)


def begin_entropy(s: Galaxy, *, by_clock: bool) -> None:
    """11.3, 11.12 Entropy begins and never stops, though with two copies it may pause (15.5)."""
    s.entropy = True
    if s.told is not None:
        s.tell(EntropyBegan(by_clock, s.setting.two_copies and not has_struck(s)))


def leave_oracle(s: Galaxy, node: int) -> None:
    """10.8, 11.6 The Oracle is left under a planet, known to all."""
    drop_oracle(s, node)
    if s.told is not None:
        s.tell(OracleLeft(s.planets[node]))


def win_by_trifecta(s: Galaxy) -> None:
    """1.2 Oracle, Time Machine and Codex together win at once. Asked last in a step, for nothing follows then."""
    if has_trifecta(s):
        if s.told is not None:
            s.tell(Ended(s.holder, TRIFECTA))
        s.finish()


class DrawCards(Effect[Galaxy]):
    """5.15 Draw so many cards; an empty draw pile is made anew from the discards; with both empty nothing is drawn."""

    RULE = "IO-5.15"
    FIELDS = fields(seat=SEAT, left=DRAWS, drawn=DRAWS)

    def __init__(self, seat: int, left: int, drawn: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left
        self.drawn: Final = drawn

    def run(self, s: Galaxy) -> None:
        if self.left > 0 and not s.pile and not s.top and s.discard:
            s.pile = tuple(sorted(s.discard))
            s.discard = ()
            s.reshuffled = True
            if s.told is not None:
                s.tell(Reshuffled(len(s.pile)))
        if self.left > 0 and (s.pile or s.top):
            s.then(DrawCard(self.seat, self.left, self.drawn))
        elif s.told is not None:
            s.tell(CardsDrawn(self.seat, self.drawn))


class DrawCard(Chance[Galaxy, CardDrawn]):
    """5.15 Draw the top card: any of the shuffled pile is equally likely; a scenario may have named the first ones."""

    RULE = "IO-5.15"
    FIELDS = fields(seat=SEAT, left=DRAWS, drawn=DRAWS)

    def __init__(self, seat: int, left: int, drawn: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left
        self.drawn: Final = drawn

    def outcomes(self, s: Galaxy) -> list[tuple[CardDrawn, int]]:
        drawn = CARD_DRAWN[self.seat]
        if s.top:
            return [(drawn[s.top[0]], 1)]
        return [(drawn[card], copies) for card, copies in counted(s.pile)]

    def take(self, s: Galaxy, outcome: CardDrawn) -> None:
        card = outcome.card
        if s.top:
            s.top = s.top[1:]
        else:
            s.pile = without(s.pile, card)
        p = s.players[self.seat]
        p.hand = with_card(p.hand, card)
        s.then(DrawCards(self.seat, self.left - 1, self.drawn + 1))
        win_by_trifecta(s)
