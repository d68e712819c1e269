"""6. Searching and hazards."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import (
    BoxHazard,
    Exchange,
    KeepHazard,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Take,
    TakeNone,
)
from starboard.games.interstellar.actions.constants import (
    BOX_HAZARD,
    EXCHANGE,
    KEEP_HAZARD,
    SEARCH,
    SEARCH_BY_ABILITY,
    SEARCH_BY_TURN,
    SEARCH_WITH,
    TAKE,
    TAKE_NONE,
)
from starboard.games.interstellar.domains import (
    HAZARD,
    LABYRINTH,
    NEBULA,
    NO_HAZARD,
    NODE,
    NTH,
    ORACLE,
    PAST_HAZARD,
    W_SEARCH,
)
from starboard.games.interstellar.events import FoundNothing, HazardKept, HazardOvercome, Searched
from starboard.games.interstellar.questions import limit, with_card, without
from starboard.games.interstellar.rules.acts import flip, kinds_of, pay, why_not_parting, win_by_trifecta
from starboard.games.interstellar.rules.refusals import (
    COUNTER_NEEDED,
    COUNTER_USED_UP,
    EXCHANGE_OVER_LIMIT,
    MUST_LEAVE,
    NO_HAZARD_HERE,
    NO_SUCH_SLOT,
    NOT_IN_NEBULA,
    NOTHING_HERE,
    PASSIVE_HELPS,
    ROOM_IN_HAND,
    SEARCHED_ALREADY,
    TAKEN_ALREADY,
    WRONG_COUNTER,
    not_held,
)
from starboard.games.interstellar.rules.utilities import lay_under, look_under, take_from
from starboard.games.interstellar.rules.windows import OpenWindow, search_order
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SEAT, Action, Effect, Refusal, SeatChoice, fields, replaced


def searches(s: Galaxy) -> list[Action]:
    """Return the searches worth asking about, in the order of their numbers."""
    me = s.players[s.active]
    if s.taken or me.place == NEBULA or not s.under[me.place] or me.place in s.searched:
        return []
    hazard = s.hazards[me.place]
    box = s.setting.box
    if hazard == NO_HAZARD or me.race in box.counter_passive[hazard]:
        return [SEARCH]
    found: list[Action] = [SEARCH_WITH[card] for card in box.counter_cards[hazard] if card in me.hand]
    if me.race in box.counter_active[hazard] and not me.grey:
        found.append(SEARCH_BY_ABILITY)
    if hazard == LABYRINTH:
        found.append(SEARCH_BY_TURN)
    return found


def why_no_search(s: Galaxy, action: Action) -> Refusal | None:
    """5.4, 6.2-6.4, 6.10 Why the active player cannot search so."""
    me = s.players[s.active]
    if s.taken:
        return TAKEN_ALREADY
    if me.place in s.searched:
        return SEARCHED_ALREADY
    if me.place == NEBULA:
        return NOT_IN_NEBULA
    if not s.under[me.place]:
        return NOTHING_HERE
    hazard = s.hazards[me.place]
    box = s.setting.box
    if hazard == NO_HAZARD:
        return None if isinstance(action, Search) else NO_HAZARD_HERE
    if me.race in box.counter_passive[hazard]:
        return None if isinstance(action, Search) else PASSIVE_HELPS
    if isinstance(action, Search):
        return COUNTER_NEEDED
    if isinstance(action, SearchByTurn):
        return None if hazard == LABYRINTH else WRONG_COUNTER
    if isinstance(action, SearchWith):
        if action.card not in box.counter_cards[hazard]:
            return WRONG_COUNTER
        return None if action.card in me.hand else not_held("IO-6.4")
    if me.race not in box.counter_active[hazard]:
        return WRONG_COUNTER
    return COUNTER_USED_UP if me.grey else None


def declare_search(s: Galaxy, action: Action) -> None:
    """6.4 Step S1: name the search, pay the counter, remove the hazard; then W-SEARCH, then the look."""
    seat = s.active
    node = s.players[seat].place
    hazard = s.hazards[node]
    s.searched = (*s.searched, node)
    if s.told is not None:
        s.tell(Searched(seat, s.planets[node]))
    if isinstance(action, SearchWith):
        pay(s, seat, action.card)
    elif isinstance(action, SearchByAbility):
        flip(s, seat, PAST_HAZARD)
    elif isinstance(action, SearchByTurn):
        s.lose_turns = replaced(s.lose_turns, seat, s.lose_turns[seat] + 1)
    s.then(OpenWindow(W_SEARCH, search_order(s)), LookUnder(seat, node))
    if hazard != NO_HAZARD:
        s.hazards = replaced(s.hazards, node, NO_HAZARD)
        if s.told is not None:
            s.tell(HazardOvercome(seat, s.planets[node], hazard))
        if s.setting.keep_hazards:
            s.then(KeepOrBox(seat, hazard))


class KeepOrBox(SeatChoice[Galaxy, Action]):
    """15.1 An overcome hazard may be kept, outside the hand; said with the search."""

    RULE = "IO-15.1"
    TAKES = (KeepHazard, BoxHazard)
    FIELDS = fields(seat=SEAT, hazard=HAZARD)

    def __init__(self, seat: int, hazard: int) -> None:  # generated: make generate
        self.seat = seat
        self.hazard: Final = hazard

    def candidates(self, s: Galaxy) -> list[Action]:
        return [KEEP_HAZARD, BOX_HAZARD]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        return None

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, KeepHazard):
            s.kept = replaced(s.kept, self.seat, tuple(sorted((*s.kept[self.seat], self.hazard))))
            if s.told is not None:
                s.tell(HazardKept(self.seat, self.hazard))


class LookUnder(Effect[Galaxy]):
    """6.5 When the window has closed, the searcher looks, if still alive and there, and a card is left."""

    RULE = "IO-6.5"
    REVEALS = True  # what lies there, to who searches
    FIELDS = fields(seat=SEAT, node=NODE)

    def __init__(self, seat: int, node: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.node: Final = node

    def run(self, s: Galaxy) -> None:
        if s.struck or s.players[self.seat].place != self.node or not s.under[self.node]:
            if s.told is not None:
                s.tell(FoundNothing(self.seat, s.planets[self.node]))
            return
        look_under(s, self.seat, self.node)
        s.then(TakeOne(self.seat, self.node))


class TakeOne(SeatChoice[Galaxy, Action]):
    """6.6 Take one card or none. Who has no room must leave a hand card for it; who has room must not (6.7)."""

    RULE = "IO-6.6"
    REVEALS = True  # whether it is the Oracle, which goes in front of its taker
    TAKES = (TakeNone, Take, Exchange)
    FIELDS = fields(seat=SEAT, node=NODE)

    def __init__(self, seat: int, node: int) -> None:  # generated: make generate
        self.seat = seat
        self.node: Final = node

    def candidates(self, s: Galaxy) -> list[Action]:
        found: list[Action] = [TAKE_NONE]
        full: list[int] = []
        for nth in range(min(len(s.under[self.node]), NTH.size)):
            if self._has_room(s, nth):
                found.append(TAKE[nth])
            else:
                full.append(nth)
        kinds = kinds_of(s.players[self.seat].hand)
        for nth in full:
            found += [EXCHANGE[nth][card] for card in kinds]
        return found

    def _has_room(self, s: Galaxy, nth: int) -> bool:
        card = s.under[self.node][nth].card
        p = s.players[self.seat]
        return card == ORACLE or len(p.hand) + 1 <= limit(p.race, with_card(p.hand, card))

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        cards = s.under[self.node]
        if isinstance(action, Take):
            if action.nth >= len(cards):
                return NO_SUCH_SLOT
            return None if self._has_room(s, action.nth) else MUST_LEAVE
        if not isinstance(action, Exchange):
            return None
        if action.nth >= len(cards):
            return NO_SUCH_SLOT
        p = s.players[self.seat]
        refusal = why_not_parting(p, action.card, self.RULE)
        if refusal is not None:
            return refusal
        if self._has_room(s, action.nth):
            return ROOM_IN_HAND
        hand = with_card(without(p.hand, action.card), cards[action.nth].card)
        return None if len(hand) <= limit(p.race, hand) else EXCHANGE_OVER_LIMIT

    def take(self, s: Galaxy, action: Action) -> None:
        s.taken = not isinstance(action, TakeNone)
        if isinstance(action, Take):
            take_from(s, self.seat, self.node, action.nth)
        elif isinstance(action, Exchange):
            take_from(s, self.seat, self.node, action.nth)
            lay_under(s, self.seat, self.node, action.card)
        win_by_trifecta(s)
