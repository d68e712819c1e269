"""14. What a viewer can tell of cards that nobody shows: a guess at them is drawn as they were dealt and have moved.

The deal makes two heaps, seeds and the rest (4.3, 4.4). A card that still lies where it was dealt is of its heap; all
others have moved, and where among them the seeds are that have left their planets, the position does not say: any of
the cards that have moved may be one, each as likely as the next. Guesses are drawn from exactly these odds, and those
that the rules exclude are drawn again.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import CODEX, INHIBITOR, KINDS, KITH, LONG, NEURAL_AMP, ORACLE, TIME_MACHINE
from starboard.games.interstellar.questions import is_eligible, limit
from starboard.games.interstellar.rules.acts import DrawCard
from starboard.games.interstellar.rules.combat import AnswerAttack, in_range
from starboard.games.interstellar.rules.death import Loot
from starboard.games.interstellar.rules.diplomacy import GiveCard, OfferCard, StealCard
from starboard.games.interstellar.rules.entropy import MOST_STAYS, Vanish
from starboard.games.interstellar.rules.turn import XenocacheDiscard
from starboard.games.interstellar.rules.windows import AnswerWindow, DiscardDown, sealed
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import UNKNOWN

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 60
"""So often a guess is drawn again at most: a described position may leave none that the rules allow."""


class Places:
    """The unseen places of a view and the cards that it shows, told apart by what may lie there.

    Unseen places are counted as the state declares them: hands by seat, then under planets, then the piles, the spoils.
    """

    def __init__(self, view: Galaxy) -> None:
        self.hands: Final[list[range]] = []
        """The unseen places in each seat's hand."""
        self.slots: Final[list[list[int]]] = []
        """The unseen places under each planet."""
        self.seeds: Final[list[int]] = []
        """4.3 Where seeds still lie, unseen; during set-up the seed deck too."""
        self.rest: Final[list[int]] = []
        """4.4 Where other cards still lie as they were dealt: under outer planets, and in a pile never made anew."""
        self.moved: Final[list[int]] = []
        """Where cards are that have moved, unseen."""
        self.seeds_seen: Final[list[int]] = []
        self.rest_seen: Final[list[int]] = []
        self.moves = len(view.discard) + len(view.spoils)
        """How many cards have moved, seen ones too, the Oracle excepted."""
        self.oracle_moved = view.holder >= 0
        place = 0
        for p in view.players:
            self.moves += len(p.hand)
            unseen = p.hand.count(UNKNOWN)
            self.hands.append(range(place, place + unseen))
            place += unseen
        self.moved.extend(range(place))
        lying = 0
        for node, slots in enumerate(view.under):
            under: list[int] = []
            for slot in slots:
                dealt = slot.number == 1
                seed = dealt and is_inner(node)
                lying += seed
                if slot.card == UNKNOWN:
                    under.append(place)
                    (self.seeds if seed else self.rest if dealt else self.moved).append(place)
                    place += 1
                elif dealt:
                    (self.seeds_seen if seed else self.rest_seen).append(slot.card)
                elif slot.card == ORACLE:
                    self.oracle_moved = True
                if not dealt and slot.card != ORACLE:
                    self.moves += 1
            self.slots.append(under)
        piled = view.pile.count(UNKNOWN)
        top = view.top.count(UNKNOWN)
        if view.reshuffled:
            self.moves += len(view.pile) + len(view.top)
        (self.moved if view.reshuffled else self.rest).extend(range(place, place + piled))
        place += piled
        (self.moved if view.reshuffled else self.rest if view.turn else self.seeds).extend(range(place, place + top))
        place += top
        spoils = [slot.card for slot in view.spoils].count(UNKNOWN)
        self.spoils: Final = range(place, place + spoils)
        self.moved.extend(self.spoils)
        gone = 2 * view.setting.systems - lying - self.oracle_moved if view.turn else 0
        self.gone: Final = min(max(gone, 0), self.moves)
        """How many seeds are among the cards that have moved, the Oracle excepted."""


class Fact:
    """One of these kinds is in one of these places."""

    def __init__(self, places: list[int], kinds: list[int]) -> None:
        self.places: Final = places
        self.kinds: Final = kinds


def facts_of(view: Galaxy, at: Places) -> list[Fact]:
    """5.9, 9.5 Return what follows from the sizes of hands and from what is being done."""
    facts: list[Fact] = []
    top: Any = view.steps[-1]
    for p in view.players:
        if at.hands[p.seat]:
            size = _size_at_rest(view, p.seat, top)
            if size > limit(p.race, ()):
                places = list(at.hands[p.seat])
                facts.append(Fact(places[: len(places) - _stolen(top, p.seat)], [CODEX]))
    if isinstance(top, StealCard | GiveCard):
        _robbed(view, at, top, facts)
    elif isinstance(top, Loot) and at.spoils and CODEX not in view.discard:
        fitted = len(view.spoils) + top.taken <= limit(view.players[top.dead].race, ())
        if not fitted:
            facts.append(Fact([*at.spoils, *at.hands[top.seat]], [CODEX]))
    for step in view.steps:
        if isinstance(step, AnswerAttack) and at.hands[step.foe]:
            _armed(view, at, step, facts)
    return facts


def _size_at_rest(view: Galaxy, seat: int, top: Any) -> int:
    """5.10 Return how many cards the seat had, or is drawing up to, when its hand fitted the limit."""
    size = len(view.players[seat].hand)
    if isinstance(top, DiscardDown) and top.seat == seat:
        return 0
    parting = top.seat if isinstance(top, Loot) else view.active if isinstance(top, XenocacheDiscard) else -1
    if parting == seat and CODEX in view.discard:
        return 0  # 5.8, 10.4 It may just have been discarded, and more cards go.
    if isinstance(top, DrawCard) and top.seat == seat:
        return size + top.left
    return size - _stolen(top, seat)


def _stolen(top: Any, seat: int) -> int:
    """13.1 Return how many cards of the hand have just been drawn from another; any of them may be these."""
    if isinstance(top, GiveCard):
        return 2 if top.seat == seat else 0
    if isinstance(top, StealCard) and top.gives:
        return 2 - top.left if top.seat == seat else 0
    return 0


def _robbed(view: Galaxy, at: Places, top: Any, facts: list[Fact]) -> None:
    """13.1 Who was robbed of cards fitted the limit with them."""
    stolen = _stolen(top, top.seat)
    before = len(view.players[top.target].hand) + stolen - (view.holder == top.seat)
    if not stolen or before <= limit(view.players[top.target].race, ()):
        return
    seen = (*view.players[top.target].hand, *view.players[top.seat].hand)
    if CODEX not in seen:
        user = list(at.hands[top.seat])
        facts.append(Fact([*at.hands[top.target], *user[len(user) - stolen :]], [CODEX]))


def _armed(view: Galaxy, at: Places, attack: AnswerAttack, facts: list[Fact]) -> None:
    """9.5 Who attacks has the weapon, unless it can have been the race's own attack."""
    p = view.players[attack.foe]
    box = view.setting.box
    kinds = [
        card
        for card in range(KINDS)
        if box.types[card] == attack.damage and in_range(p.race, box.ranges[card], attack.reach)
    ]
    if p.grey and box.attack_types[p.race] == attack.damage:
        if box.attack_ranges[p.race] == attack.reach:
            return
        if p.race == KITH and attack.reach == LONG:
            kinds.append(NEURAL_AMP)
    facts.append(Fact(list(at.hands[p.seat]), kinds))


class Heaps:
    """4.3, 4.4 How many dotted cards lie unseen among the seeds, the cards that have moved and the rest: the odds.

    Counted are the ways to lay the dotted cards into unseen places, each with the ways to say which of the cards that
    have moved are seeds: all dotted ones are, and on the compact board only dotted ones.
    """

    def __init__(self, gone: int, moves: int, *, seeds: int, moved: int, rest: int, compact: bool) -> None:
        self._gone: Final = gone
        self._moves: Final = moves
        self._seeds: Final = seeds
        self._moved: Final = moved
        self._rest: Final = rest
        self._compact: Final = compact

    def odds(self, dotted: int, seen: int) -> list[float]:
        """Return the weight of each number, from 0 on, of unseen dotted cards that have moved; so many are seen."""
        weights: list[float] = []
        every = comb(self._seeds + self._moved + self._rest, dotted)
        for moved in range(min(dotted, self._moved) + 1):
            seeds = self.seeds_of(dotted, moved)
            rest = dotted - moved - seeds
            if seeds > self._seeds or rest < 0:
                weights.append(0.0)
                continue
            if self._compact:
                which = comb(seen + moved, self._gone)
            elif seen + moved > self._gone:
                break
            else:
                which = comb(self._moves - seen - moved, self._gone - seen - moved)
            ways = comb(self._seeds, seeds) * comb(self._moved, moved) * comb(self._rest, rest)
            weights.append(ways * which / every)
        return weights

    def seeds_of(self, dotted: int, moved: int) -> int:
        """Return how many of the unseen dotted cards are still seeds where so many have moved."""
        return self._seeds if self._compact else dotted - moved


class Dots:
    """One way to say which copies bear the dots: how many of those unseen, of those seen to have moved, and its odds.

    A kind may have copies with and without a dot; who sees such a card does not see which it is.
    """

    def __init__(self, unseen: int, moved: int, weight: float, kinds: list[tuple[int, int]]) -> None:
        self.unseen: Final = unseen
        self.moved: Final = moved
        self.weight: Final = weight
        self.kinds: Final = kinds
        """How many unseen copies of each kind bear a dot."""


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
            self._lay(self._any_of(self._at.seeds), ORACLE)
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

    def _lay(self, place: int, card: int) -> None:
        self._stock.remove(card)
        self._cards[place] = card
        self._laid.append(place)

    def _obey(self, fact: Fact) -> None:
        """Lay a card that must be there, unless one has been laid; any of the right kinds may be the one."""
        places: list[int] = []
        for place in fact.places:
            if place not in self._laid:
                places.append(place)
            elif self._cards[place] in fact.kinds:
                return
        fitting = [card for card in self._stock if card in fact.kinds]
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


class Exclusions:
    """What the rules exclude, by place: a guess that has it is drawn again."""

    def __init__(self, view: Galaxy, at: Places) -> None:
        self._without_codex: list[int] = []
        """5.10 Who is asked to discard is over the limit."""
        self._holding: list[int] = []
        """1.2 The unseen hand of the Oracle's holder, who has not won."""
        self._doomed: Final[list[int]] = []
        """11.5 Under a planet that goes, and would not if an Inhibitor lay there."""
        top: Any = view.steps[-1]
        if isinstance(top, DiscardDown):
            hand = view.players[top.seat].hand
            if limit(view.players[top.seat].race, (CODEX,)) >= len(hand):
                self._without_codex = list(at.hands[top.seat])
        if view.holder >= 0:
            self._holding = list(at.hands[view.holder])
        for step in view.steps:
            if isinstance(step, Vanish) and view.spared[step.node] < MOST_STAYS:
                self._doomed.extend(at.slots[step.node])

    def has(self, cards: list[int]) -> bool:
        """Whether cards lie so that the position could not be."""
        for place in self._without_codex:
            if cards[place] == CODEX:
                return True
        for place in self._doomed:
            if cards[place] == INHIBITOR:
                return True
        if self._holding:
            held = [cards[place] for place in self._holding]
            return CODEX in held and TIME_MACHINE in held
        return False


def arrange(view: Galaxy, dealt: list[int], rng: Random) -> None:
    """Put the cards, which come in any order, into an order in which they can lie, each as likely as the deal says."""
    if not dealt:
        return
    guess = Guess(view, dealt, rng)
    for _ in range(TRIES):
        if guess.draw():
            return
        rng.shuffle(dealt)


def complete(s: Galaxy, viewer: int, rng: Random) -> None:
    """Fill in what no pool tells: the seed deck has no order, and sealed answers may be any."""
    if not s.turn:
        s.top = tuple(sorted(s.top))
    seal(s, viewer, rng)


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
