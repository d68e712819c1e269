"""The set-up around a scenario: what it names is laid first, and what is left is dealt as section 4 says.

A card or planet that the scenario leaves alone stays where the seed put it. Only gaps are filled anew, without chance,
so that a scripted match is asked nothing more.
"""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import CODEX, HAZARD, KINDS, NO_HAZARD, NODE, ORACLE, number_of
from starboard.games.interstellar.events import CardsDrawn
from starboard.games.interstellar.outcomes import CARD_DRAWN, CardDrawn
from starboard.games.interstellar.questions import set_under, with_card, without
from starboard.games.interstellar.rules.acts import counted
from starboard.games.interstellar.state import Galaxy, Setting, Slot
from starboard.games.interstellar.validity import cards_of
from starboard.kernel import SEAT, Chance, Effect, fields, number, replaced

HAND: Final = 5


class Dealer:
    """Takes the named cards out of the set-up, and fills the gaps that this leaves."""

    def __init__(self, s: Galaxy, nodes: list[int], seats: list[int]) -> None:
        """Remember the nodes and seats whose cards the scenario does not name."""
        self._s: Final = s
        self._nodes: Final = nodes
        self._seats: Final = seats
        self._gaps: Final[list[int]] = []
        self._short: Final[list[int]] = []

    def take(self, card: int) -> None:
        """Take a named card from where the set-up has it: the pile at best; if it is nowhere, it is beyond the box."""
        s = self._s
        if card in s.pile:
            s.pile = without(s.pile, card)
            return
        for node in self._nodes:
            if any(slot.card == card for slot in s.under[node]):
                set_under(s, node, ())
                self._gaps.append(node)
                return
        for seat in self._seats:
            p = s.players[seat]
            if card in p.hand:
                p.hand = without(p.hand, card)
                self._short.append(seat)
                return

    def fill(self) -> None:
        """4.3, 4.4 Lay the Oracle and other cards of the pile where named ones were taken away."""
        s = self._s
        if ORACLE in s.pile:
            self._hide_oracle()
        for node in sorted(self._gaps, key=_seeds_first):
            if s.pile:
                self._lay(node, self._next(node, seed=is_inner(node)))
        for seat in self._short:
            if s.pile:
                p = s.players[seat]
                p.hand = with_card(p.hand, self._next(seat, seed=False))

    def _hide_oracle(self) -> None:
        """5.17, 11.6 It is in no pile: it goes under the lowest planet not named, or out of the game without one."""
        s = self._s
        s.pile = without(s.pile, ORACLE)
        inner = [(number_of(s.planets[node]), s.planets[node], node) for node in self._nodes if is_inner(node)]
        if not inner:
            return
        node = min(inner)[2]
        s.pile = tuple(sorted((*s.pile, *[slot.card for slot in s.under[node]])))
        self._lay(node, ORACLE)
        if node in self._gaps:
            self._gaps.remove(node)

    def _next(self, place: int, *, seed: bool) -> int:
        """Take a card of the pile, a dotted one for a seed if there is one, and not the same for all places."""
        s = self._s
        dots = s.setting.box.dots
        dotted = [card for card in s.pile if dots[card]] if seed else []
        cards = dotted or list(s.pile)
        card = cards[place * len(cards) // s.setting.nodes]
        s.pile = without(s.pile, card)
        return card

    def _lay(self, node: int, card: int) -> None:
        set_under(self._s, node, (Slot(1, card, 0),))


def _seeds_first(node: int) -> tuple[bool, int]:
    return not is_inner(node), node


def spread_hazards(s: Galaxy, named: list[int]) -> None:
    """4.2 Where named hazards have used up a kind, the planets not named have another one."""
    sets = 2 if s.setting.two_copies else 1
    on_table = [*s.hazards, *[hazard for kept in s.kept for hazard in kept]]
    left = [sets * copies - on_table.count(hazard) for hazard, copies in enumerate(s.setting.box.hazard_copies)]
    left[NO_HAZARD] = 0
    for node in range(1, s.setting.nodes):
        old = s.hazards[node]
        if old != NO_HAZARD and node not in named and left[old] < 0:
            new = max(range(HAZARD.size), key=left.__getitem__)
            s.hazards = replaced(s.hazards, node, new)
            left[old] += 1
            left[new] -= new != NO_HAZARD


class StandAt(Effect[Galaxy]):
    """4.6 A token whose place is named stays there when its race is picked."""

    RULE = "IO-4.6"
    FIELDS = fields(seat=SEAT, place=NODE)

    def __init__(self, seat: int, place: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.place: Final = place

    def run(self, s: Galaxy) -> None:
        s.players[self.seat].place = self.place


class DealHand(Chance[Galaxy, CardDrawn]):
    """4.7 A hand from the shuffled cards, none from a named pile; no Codex for the holder, who would win (1.2)."""

    RULE = "IO-4.7"
    FIELDS = fields(seat=SEAT, left=number(1, 5))

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def outcomes(self, s: Galaxy) -> list[tuple[CardDrawn, int]]:
        drawn = CARD_DRAWN[self.seat]
        return [(drawn[card], copies) for card, copies in counted(s.pile) if card != CODEX or s.holder != self.seat]

    def take(self, s: Galaxy, outcome: CardDrawn) -> None:
        p = s.players[self.seat]
        s.pile = without(s.pile, outcome.card)
        p.hand = with_card(p.hand, outcome.card)
        if self.left > 1:
            s.then(DealHand(self.seat, self.left - 1))
        elif s.told is not None:
            s.tell(CardsDrawn(self.seat, len(p.hand)))


def hands_to_deal(s: Galaxy, seats: list[int]) -> list[DealHand]:
    """Return the deals of these seats' hands, as far as the cards go."""
    found: list[DealHand] = []
    there = len(s.pile) - s.pile.count(CODEX)
    for seat in seats:
        cards = min(HAND, there)
        there -= cards
        if cards:
            found.append(DealHand(seat, cards))
    return found


class BoxRest(Effect[Galaxy]):
    """4.7 Where the draw pile is named, the cards that nobody was dealt are not in the game."""

    RULE = "IO-4.7"

    def run(self, s: Galaxy) -> None:
        s.pile = ()
        s.setting = with_manifest(s.setting, cards_of(s))


def with_manifest(setting: Setting, cards: list[int]) -> Setting:
    """Return the setting with the cards that are in the game counted."""
    manifest = tuple([cards.count(card) for card in range(KINDS)])
    return Setting(
        setting.seats,
        setting.systems,
        setting.keep_hazards,
        setting.long_inhibitor,
        setting.free_races,
        setting.closet,
        setting.compact,
        setting.arrange,
        setting.clock,
        setting.first,
        manifest,
        setting.custom,
    )
