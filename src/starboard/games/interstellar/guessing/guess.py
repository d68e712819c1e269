"""One guess: the cards that a view does not show, laid into its unseen places."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from starboard.games.interstellar.domains import KINDS, ORACLE
from starboard.games.interstellar.guessing.dots import Dots, Heaps
from starboard.games.interstellar.guessing.facts import Exclusions, Fact, facts_of
from starboard.games.interstellar.guessing.places import Places
from starboard.games.interstellar.state import Galaxy

if TYPE_CHECKING:
    from random import Random


class Guess:
    """The cards that a view does not show, laid into its unseen places."""

    def __init__(self, view: Galaxy, cards: list[int], rng: Random) -> None:
        self._setting: Final = view.setting
        self._rng: Final = rng
        self._at: Final = Places(view)
        self._facts: Final = facts_of(view, self._at)
        self._excluded: Final = Exclusions(view, self._at)
        self._cards: Final = cards
        """The card of each unseen place; before a draw in any order, each as likely as the next."""
        self._stock: list[int] = []
        """What is left to lay, in any order."""
        self._laid: list[int] = []
        """The places that have got their card."""

    def draw(self) -> bool:
        """Lay all cards; say whether the guess is to be kept, or is to be drawn again."""
        self._stock = self._cards.copy()
        self._laid = []
        if ORACLE in self._stock and self._at.seeds:
            # 5.17, 14.2 All know of an Oracle that was ever held; an unseen one lies where it was seeded.
            self._lay(self._any_of(self._at.seeds), self._stock.index(ORACLE))
        for fact in self._facts:
            self._obey(fact)
        self._sow()
        return not self._excluded.has(self._cards) and self._is_fair()

    def _any_of(self, values: list[int]) -> int:
        return values[int(self._rng.random() * len(values))]

    def _some_of(self, values: list[int], many: int) -> list[int]:
        """Return so many of the values, each as likely as the next, and take them out."""
        if many == len(values):
            some = values.copy()
            values.clear()
            return some
        some = []
        for _ in range(many):
            some.append(values.pop(int(self._rng.random() * len(values))))
        return some

    def _nth_by(self, weights: list[float]) -> int:
        """Return a place of the list, each as likely as its weight says."""
        left = self._rng.random() * sum(weights)
        for nth, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return nth
        return max([nth for nth, weight in enumerate(weights) if weight > 0])

    def _lay(self, place: int, nth: int) -> None:
        self._cards[place] = self._stock.pop(nth)
        self._laid.append(place)

    def _obey(self, fact: Fact) -> None:
        """Lay a card that must be there, unless one has been laid; any of the right kinds may be the one."""
        places: list[int] = []
        for place in fact.places:
            if place not in self._laid:
                places.append(place)
            elif self._cards[place] in fact.kinds:
                return
        fitting = [nth for nth, card in enumerate(self._stock) if card in fact.kinds]
        if fitting and places:
            self._lay(self._any_of(places), self._any_of(fitting))

    def _is_fair(self) -> bool:
        """A fact laid on purpose could have been any of the cards there that fit: keep one guess in so many."""
        for fact in self._facts:
            fitting = [place for place in fact.places if self._cards[place] in fact.kinds]
            if len(fitting) > 1 and self._rng.random() * len(fitting) >= 1:
                return False
        return True

    def _sow(self) -> None:
        """4.3 Lay the dotted cards, as many among seeds and others as the odds say, and then the rest."""
        seeds, moved = self._open(self._at.seeds), self._open(self._at.moved)
        rest = self._open(self._at.rest)
        compact = self._setting.compact
        heaps = Heaps(
            self._at.gone, self._at.moves, seeds=len(seeds), moved=len(moved), rest=len(rest), compact=compact
        )
        ways = self._ways_to_dot()
        odds = [heaps.odds(way.unseen, way.moved) for way in ways]
        totals = [way.weight * sum(weights) for way, weights in zip(ways, odds, strict=True)]
        if not any(totals):  # a described position, or no seed deck yet: any card may lie anywhere
            self._fill([*seeds, *moved, *rest], self._stock)
            return
        nth = self._nth_by(totals) if len(ways) > 1 else 0
        way = ways[nth]
        dotted, others = self._parted(way)
        away = self._nth_by(odds[nth])
        kept = heaps.seeds_of(way.unseen, away)
        places = self._some_of(seeds, kept)
        places += self._some_of(moved, away)
        places += self._some_of(rest, way.unseen - kept - away)
        self._fill(places, dotted)
        self._fill([*seeds, *moved, *rest], others)

    def _open(self, places: list[int]) -> list[int]:
        laid = self._laid
        return [place for place in places if place not in laid] if laid else places.copy()

    def _fill(self, places: list[int], cards: list[int]) -> None:
        for place, card in zip(places, cards, strict=True):
            self._cards[place] = card

    def _ways_to_dot(self) -> list[Dots]:
        """Return the ways to say which copies bear the dots, of equal ones any."""
        manifest, dots = self._setting.manifest, self._setting.dotted
        seeds_seen, rest_seen = self._at.seeds_seen, self._at.rest_seen
        hidden = gone = 0
        kinds: list[tuple[int, int]] = []
        parted: list[int] = []
        for card in range(KINDS):
            if not dots[card] or card == ORACLE:
                continue
            if dots[card] < manifest[card]:
                parted.append(card)
                continue
            unseen = self._stock.count(card)
            hidden += unseen
            gone += manifest[card] - unseen - seeds_seen.count(card) - rest_seen.count(card)
            kinds.append((card, unseen))
        ways = [Dots(hidden, gone, 1.0, kinds)]
        for card in parted:
            unseen = self._stock.count(card)
            seeds, rest = seeds_seen.count(card), rest_seen.count(card)
            moved = manifest[card] - unseen - seeds - rest
            # 4.3 Only on the compact board do dotted cards lie elsewhere from the start.
            others = seeds + rest if self._setting.compact else seeds
            ways = self._with_kind(ways, card, unseen, moved, others)
        return ways

    def _with_kind(self, ways: list[Dots], card: int, unseen: int, moved: int, others: int) -> list[Dots]:
        """Return the ways with the dots of one more kind, which so many copies unseen, moved and others may bear."""
        dots = min(self._setting.dotted[card], unseen + moved + others)
        found: dict[tuple[int, int], Dots] = {}
        for way in ways:
            for gone in range(max(0, dots - unseen - others), min(moved, dots) + 1):
                for hidden in range(max(0, dots - gone - others), min(unseen, dots - gone) + 1):
                    weight = comb(moved, gone) * comb(unseen, hidden) * comb(others, dots - gone - hidden) * way.weight
                    key = (way.unseen + hidden, way.moved + gone)
                    old = found.get(key)
                    total = weight if old is None else weight + old.weight
                    if old is None or self._rng.random() * total < weight:
                        found[key] = Dots(key[0], key[1], total, [*way.kinds, (card, hidden)])
                    else:
                        found[key] = Dots(key[0], key[1], total, old.kinds)
        return list(found.values())

    def _parted(self, way: Dots) -> tuple[list[int], list[int]]:
        """Return the cards left to lay, the dotted ones and the others, both in any order."""
        wanted = [0] * KINDS
        left = [0] * KINDS
        for card, hidden in way.kinds:
            wanted[card] = hidden
            left[card] = self._stock.count(card)
        dotted: list[int] = []
        others: list[int] = []
        for card in self._stock:
            if wanted[card] and (wanted[card] == left[card] or self._rng.random() * left[card] < wanted[card]):
                wanted[card] -= 1
                dotted.append(card)
            else:
                others.append(card)
            left[card] -= 1
        return dotted, others
