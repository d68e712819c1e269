"""14. What every player knows of cards that nobody shows him: a guess at them must be a position that could be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import CODEX, ORACLE, TIME_MACHINE
from starboard.games.interstellar.questions import is_eligible, limit
from starboard.games.interstellar.rules.diplomacy import OfferCard
from starboard.games.interstellar.rules.hands import DiscardDown
from starboard.games.interstellar.rules.windows import AnswerWindow, sealed
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import UNKNOWN

if TYPE_CHECKING:
    from random import Random


class Guess:
    """The cards dealt into a view's unseen places: hands by seat, then under planets, then the piles."""

    def __init__(self, view: Galaxy, cards: list[int], rng: Random) -> None:
        self.view: Final = view
        self.cards: Final = cards
        self.rng: Final = rng
        self.hands: Final[list[range]] = []
        """The places in each seat's hand."""
        self.slots: list[int] = []
        """The places under planets."""
        self.seeds: list[int] = []
        """4.3 Those of them that still hold a seed: the first card of an inner planet."""
        self.gone = 0
        """How many seeds have left their planets: as many dotted cards may be anywhere."""
        self.known = 0
        """How many dotted cards the viewer sees in their seeds' places."""
        self.settled: set[int] = set()
        """Places whose card must stay."""
        place = 0
        for p in view.players:
            unseen = p.hand.count(UNKNOWN)
            self.hands.append(range(place, place + unseen))
            place += unseen
        for node, slots in enumerate(view.under):
            inner = is_inner(node)
            if inner and view.turn and not (slots and slots[0].number == 1):
                self.gone += 1
            for slot in slots:
                seed = inner and slot.number == 1
                if slot.card != UNKNOWN:
                    self.known += seed and view.setting.dotted[slot.card] > 0
                    continue
                self.slots.append(place)
                if seed:
                    self.seeds.append(place)
                place += 1
        if not view.turn:  # the seed deck is still being made and dealt
            place += view.pile.count(UNKNOWN)
            self.seeds.extend(range(place, place + view.top.count(UNKNOWN)))

    def any_of(self, places: list[int]) -> int:
        """Return one of the places, each as likely as the next."""
        return places[int(self.rng.random() * len(places))]

    def some_of(self, places: list[int], many: int) -> list[int]:
        """Return so many of the places, each as likely as the next."""
        if many == len(places):
            return places
        some: list[int] = []
        for _ in range(many):
            some.append(self.any_of(places))
            places.remove(some[-1])
        return some

    def exchange(self, one: int, other: int) -> None:
        """Let two places change cards."""
        cards = self.cards
        cards[one], cards[other] = cards[other], cards[one]

    def hold_codices(self) -> None:
        """5.9 A hand over its limit holds a Codex, unless that seat is about to discard (5.10)."""
        top: Any = self.view.steps[-1]
        discarding = top.seat if isinstance(top, DiscardDown) else -1
        for p in self.view.players:
            hand = self.hands[p.seat]
            if not hand or len(p.hand) <= limit(p.race, p.hand) or p.seat == discarding:
                continue
            found = [place for place, card in enumerate(self.cards) if card == CODEX and place not in self.settled]
            if not found:
                return
            place = next((place for place in found if place in hand), -1)
            if place < 0:
                place = self.any_of(list(hand))
                self.exchange(place, found[0])
            self.settled.add(place)

    def hide_oracle(self) -> None:
        """5.17, 14.2 All know of an Oracle that was ever held; an unseen one lies where it was seeded."""
        if ORACLE not in self.cards:
            return
        where = self.cards.index(ORACLE)
        homes = self.seeds or self.slots
        if homes and where not in homes:
            self.exchange(where, self.any_of(homes))

    def sow(self) -> None:
        """4.3 The dotted cards were all seeds: put those back that cannot have left their planets."""
        setting = self.view.setting
        due = list(setting.dotted)
        wrong: list[int] = []
        for place in self.seeds:
            card = self.cards[place]
            if due[card]:
                due[card] -= 1
            else:
                wrong.append(place)
        strays: list[int] = []
        for place, card in enumerate(self.cards):
            if due[card] and place not in self.seeds and place not in self.settled:
                due[card] -= 1
                strays.append(place)
        moved = min(self._misplaced(len(strays), len(wrong)), len(strays), len(wrong))
        for place, seed in zip(self.some_of(strays, moved), self.some_of(wrong, moved), strict=True):
            self.exchange(place, seed)

    def _misplaced(self, strays: int, wrong: int) -> int:
        """Return how many of the dotted cards dealt elsewhere must be seeds."""
        if self.view.setting.systems <= 4:
            return wrong  # every seed is a dotted card
        seen_elsewhere = sum(self.view.setting.dotted) - self.known - strays - (len(self.seeds) - wrong)
        return strays - max(0, self.gone - seen_elsewhere)

    def part_trifecta(self) -> None:
        """1.2 The Oracle's holder does not have the Time Machine and the Codex too: the game would be over."""
        holder = self.view.holder
        if holder < 0 or not self.hands[holder]:
            return
        hand = self.hands[holder]
        dealt = self.cards[hand.start : hand.stop]
        held = (*self.view.players[holder].hand, *dealt)
        if CODEX not in held or TIME_MACHINE not in held:
            return
        card = TIME_MACHINE if TIME_MACHINE in dealt else CODEX
        for place in hand:
            others = [
                other
                for other, its in enumerate(self.cards)
                if other not in hand and other not in self.settled and its not in (CODEX, TIME_MACHINE)
            ]
            if self.cards[place] == card and others:
                self.exchange(place, self.any_of(others))


def arrange(view: Galaxy, dealt: list[int], rng: Random) -> None:
    """Exchange cards of a guess until all of them are where the rules let them be."""
    guess = Guess(view, dealt, rng)
    guess.hold_codices()
    guess.hide_oracle()
    guess.sow()
    guess.part_trifecta()


def seal(s: Galaxy, viewer: int, rng: Random) -> None:
    """7.4, 8.11 Let those who have answered already have sealed anything that they could."""
    top: Any = s.steps[-1] if s.steps else None
    if isinstance(top, OfferCard) and top.asked == top.other and s.players[top.one].answer == UNKNOWN:
        s.players[top.one].answer = rng.choice(s.players[top.one].hand)
    elif isinstance(top, AnswerWindow):
        for seat in top.order:
            if seat != viewer and seat not in top.asked and is_eligible(s, seat):
                could = AnswerWindow(top.window, top.order, (seat,)).listed(s)
                s.players[seat].answer = sealed(rng.choice(could))
