"""What a guess at the unseen respects: all that every player knows from the rules alone."""

from __future__ import annotations

import copy
from collections import Counter, defaultdict
from itertools import combinations
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.domains import CARDS, CODEX, INHIBITOR, NELGS, ORACLE
from starboard.games.interstellar.guessing.dots import Heaps
from starboard.games.interstellar.guessing.places import Places
from starboard.games.interstellar.questions import has_trifecta, limit
from starboard.games.interstellar.rules.acts import pass_card
from starboard.games.interstellar.rules.combat import AnswerAttack, in_range
from starboard.games.interstellar.rules.death import Loot
from starboard.games.interstellar.rules.diplomacy import GiveCard, StealCard
from starboard.games.interstellar.rules.entropy import Evacuate, Vanish
from starboard.games.interstellar.rules.hands import DiscardDown
from starboard.games.interstellar.rules.turn import XenocacheDiscard
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Slot
from starboard.games.interstellar.validity import fault_in
from starboard.kernel import CHANCE, determinise, legal, play, roll, view, who
from tests.counts import scaled, seeds, spread
from tests.games.interstellar.story import seat
from tests.odds import SURE, deviation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starboard.games.interstellar.state import Galaxy

BEAM = CARDS.index("graviton_beam")
DOOMED = 3
"""A node whose planet goes, in some tests."""
KINDS_COMPARED = [
    CARDS.index(name)
    for name in (
        "oracle",
        "galactic_codex",
        "clone",
        "hologram",
        "wormhole_generator",
        "move",
        "armor",
        "entropy_inhibitor",
    )
]


def played(seats: int, seed: int, **options: Any) -> Iterator[Galaxy]:
    """Yield every position of a random game, chance nodes too."""
    rng, s = Random(seed), GAME.new(seats, options)
    while s.steps:
        yield s
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(legal(s)))


def described(*people: dict[str, Any], **more: Any) -> Galaxy:
    """Return a described position of the compact board."""
    options = GAME.checked_options(len(people), {"compact": True})
    told = {"from": "empty", "draw": ["pistol"] * 9, "seats": people, **more}
    return GAME.scenario(GAME.new(len(people), options), options, told)


def dealt(seats: int, rng: Random, **options: Any) -> Galaxy:
    """Return a game that has just been set up."""
    s = GAME.new(seats, options)
    while not s.turn:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(legal(s)))
    return s


def zones(s: Galaxy, viewer: int) -> dict[str, list[int]]:
    """Return the cards by where they are: others' hands, seeds, under outer planets, laid later, in the pile."""
    found: dict[str, list[int]] = {"inner": [], "outer": [], "laid": [], "pile": [*s.pile, *s.top]}
    found["hands"] = [card for p in s.players if p.seat != viewer for card in p.hand]
    found["Bob"] = list(s.players[1].hand)
    found["doomed"] = [slot.card for slot in s.under[DOOMED]]
    for node, slots in enumerate(s.under):
        for slot in slots:
            found["laid" if slot.number > 1 else "inner" if is_inner(node) else "outer"].append(slot.card)
    return found


class Tally:
    """How many cards of a kind lay in a zone, by true positions and by guesses at them."""

    def __init__(self) -> None:
        self.true: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
        self.guessed: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)

    def add(self, s: Galaxy, viewer: int, rng: Random) -> None:
        """Count in a true position and one guess at it."""
        for world, tally in ((s, self.true), (determinise(GAME, view(s, viewer), viewer, rng), self.guessed)):
            for zone, cards in zones(world, viewer).items():
                for kind in KINDS_COMPARED:
                    tally[zone, kind][cards.count(kind)] += 1

    def check(self) -> None:
        """Fail where guesses and truth do not have the same odds."""
        found = {key: deviation(self.true[key], self.guessed[key]) for key in self.true}
        worst = max(found, key=lambda key: found[key])
        assert found[worst] < SURE, (worst, CARDS[worst[1]], self.true[worst], self.guessed[worst])


def stirred(s: Galaxy, rng: Random) -> Galaxy:
    """Return the position after cards have moved blindly: seeds and others taken, drawn, discarded, laid elsewhere.

    Which card went where is left to chance alone, so that guesses can be held to the odds exactly.
    """
    under = [list(slots) for slots in s.under]
    opened = rng.sample([slots for slots in under if slots], rng.randrange(2 * s.setting.systems))
    taken = [slots.pop(0).card for slots in opened if slots[0].card != ORACLE]
    pile = list(s.pile)
    rng.shuffle(pile)
    taken += [pile.pop() for _ in range(rng.randrange(len(pile) // 2))]
    stock = [*taken, *[card for p in s.players for card in p.hand]]
    s.reshuffled = rng.randrange(2) > 0
    if s.reshuffled:
        stock += pile
    rng.shuffle(stock)
    if s.reshuffled:
        pile = [stock.pop() for _ in pile]
    for p in s.players:
        p.hand = tuple(sorted([stock.pop() for _ in p.hand]))
    laid = stock[: len(stock) // 4]
    s.discard = tuple(stock[len(stock) // 4 :])
    for card in laid:
        rng.choice(under[1:]).append(Slot(2, card, 0))
    s.under = tuple([tuple(slots) for slots in under])
    s.pile = tuple(sorted(pile))
    return s


def robs(s: Galaxy, rng: Random) -> bool:
    """13.1 Bob has drawn two cards of Cat's, and gives her one now."""
    for _ in range(2):
        pass_card(s, 2, 1, rng.choice(s.players[2].hand))
    s.steps.append(GiveCard(1, 2))
    return True


def discards(s: Galaxy, rng: Random) -> bool:
    """5.10 Bob has drawn a card of Cat's, and is over his limit now."""
    pass_card(s, 2, 1, rng.choice(s.players[2].hand))
    s.steps.append(DiscardDown(1))
    return 1 in over_limit(s)


def keeps_six(s: Galaxy, rng: Random) -> bool:
    """5.9 Bob has drawn a card of Cat's, and may keep it."""
    pass_card(s, 2, 1, rng.choice(s.players[2].hand))
    return 1 not in over_limit(s)


def evacuates(s: Galaxy, rng: Random) -> bool:
    """11.7 A planet is about to go, for no Inhibitor lies under it; somebody has to leave it."""
    s.steps += [Vanish(DOOMED), Evacuate(rng.randrange(s.setting.seats))]
    return not any(slot.card == INHIBITOR for slot in s.under[DOOMED])


def seeds_of(s: Galaxy) -> list[int]:
    """Return the cards that still lie where they were seeded, and the seed deck's while it is dealt."""
    seeds = [slot.card for node, slots in enumerate(s.under) if is_inner(node) for slot in slots if slot.number == 1]
    return seeds if s.turn else [*seeds, *s.top]


TABLES = [(2, False), (3, False), (5, False), (6, False), (8, False), (2, True), (3, True)]


@pytest.mark.many
@pytest.mark.parametrize(("seats", "compact"), TABLES)
def test_a_guess_has_the_odds_of_the_deal(seats: int, compact: bool) -> None:
    """4.3, 4.4, 4.7 After the set-up guesses have each card in each zone as often as true deals, by chi-square."""
    rng, tally = Random(f"{seeds(1)[-1]} deal {seats} {compact}"), Tally()
    for _ in range(scaled(3000, 200)):
        tally.add(dealt(seats, rng, compact=compact), 0, rng)
    tally.check()


@pytest.mark.many
@pytest.mark.parametrize(("seats", "compact"), TABLES)
def test_a_guess_has_the_odds_of_the_deal_and_of_what_has_moved(seats: int, compact: bool) -> None:
    """14. So it is when seeds have been taken, cards drawn, discarded, laid elsewhere and shuffled again."""
    rng, tally = Random(f"{seeds(1)[-1]} stirred {seats} {compact}"), Tally()
    for _ in range(scaled(3000, 200)):
        tally.add(stirred(dealt(seats, rng, compact=compact), rng), 0, rng)
    tally.check()


@pytest.mark.many
@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.parametrize(("moment", "full"), [(robs, 2500), (discards, 2500), (keeps_six, 400), (evacuates, 2500)])
def test_what_a_moment_tells_moves_the_odds_and_no_more(
    moment: Callable[[Galaxy, Random], bool], full: int, seats: int
) -> None:
    """5.9, 5.10, 11.5, 13.1 Guesses have the odds of all true positions in which just this could happen."""
    rng, tally = Random(f"{seeds(1)[-1]} {moment.__name__} {seats}"), Tally()
    left = scaled(full)
    while left:
        s = stirred(dealt(seats, rng), rng)
        for p in s.players:
            p.race = NELGS
        if moment(s, rng):
            tally.add(s, 0, rng)
            left -= 1
    tally.check()


@pytest.mark.parametrize(("seats", "compact"), [(2, True), (2, False), (3, True), (4, False)])
def test_small_boards_have_dotted_seeds_only(seats: int, compact: bool) -> None:
    """4.3 With two to four players every seed is a dotted card, each as often as it has dots."""
    rng = Random(seats)
    for s in played(seats, 5, compact=compact):
        if (s.turn or s.top) and not rng.randrange(5):
            world = determinise(GAME, view(s, 1), 1, rng)
            found = Counter(seeds_of(world))
            assert all(many <= s.setting.dotted[card] for card, many in found.items()), found


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 9])
def test_no_dotted_card_is_elsewhere_while_all_seeds_lie(seats: int) -> None:
    """4.3, 15.5 Nobody holds a Clone on the first turn: it is a seed."""
    rng = Random(seats)
    first = next(s for s in played(seats, 1) if s.turn)
    for _ in range(scaled(500, 40)):
        world = determinise(GAME, view(first, 0), 0, rng)
        found = Counter(seeds_of(world))
        assert sum(found.values()) == 2 * first.setting.systems
        assert all(found[card] >= many for card, many in enumerate(first.setting.dotted)), found


def over_limit(s: Galaxy) -> set[int]:
    """5.10 Return the seats whose hands do not fit their limits."""
    return {p.seat for p in s.players if len(p.hand) > limit(p.race, p.hand)}


def may_be_over(s: Galaxy) -> set[int]:
    """5.10 Return the seats that may be over the limit just now: an effect on their hands is not done."""
    top: Any = s.steps[-1]
    if isinstance(top, StealCard | GiveCard):
        return {top.seat, top.target}
    if isinstance(top, Loot | XenocacheDiscard) and CODEX in s.discard:
        return {who(s)}
    return {top.seat} if isinstance(top, DiscardDown) else set()


def fitted_before(s: Galaxy, top: Any) -> bool:
    """13.1 Whether the two hands can have fitted their limits before up to two cards were drawn from one."""
    user, target = s.players[top.seat], s.players[top.target]
    robbed = len(target.hand) + (s.holder != top.seat) * (2 - getattr(top, "left", 0))
    return len(user.hand) - 2 <= limit(user.race, user.hand) and (
        not getattr(top, "gives", True) or robbed <= limit(target.race, (*target.hand, *user.hand))
    )


def is_armed(s: Galaxy, attack: AnswerAttack) -> bool:
    """9.5 Whether the attacker has a weapon for the attack, or has used up an ability of that type."""
    p, box = s.players[attack.foe], s.setting.box
    by_race = p.grey and box.attack_types[p.race] == attack.damage
    return by_race or any(
        box.types[card] == attack.damage and in_range(p.race, box.ranges[card], attack.reach) for card in p.hand
    )


def strays(s: Galaxy) -> str:
    """4.3 Return where dotted cards lie that cannot have come there, or nothing."""
    setting, found = s.setting, zones(s, -1)
    still = [*found["outer"], *([] if s.reshuffled else found["pile"])]
    undotted = [copies - dots for copies, dots in zip(setting.manifest, setting.dotted, strict=True)]
    if not setting.compact and any(still.count(card) > undotted[card] for card in set(still)):
        return "a dotted card lies where none was dealt"
    seeds = Counter(found["inner"])
    gone = 2 * setting.systems - seeds.total()
    away = sum(max(0, dots - seeds[card]) for card, dots in enumerate(setting.dotted))
    if not setting.compact and away > gone:
        return "more dotted cards than seeds have left their planets"
    if setting.compact and any(not setting.dotted[card] for card in seeds):
        return "a seed without a dot"
    return ""


def impossible(s: Galaxy) -> str:
    """Return why a position could not be, or nothing. What is asked here of guesses is true of every true position."""
    top: Any = s.steps[-1]
    fault = fault_in(s)
    if fault is not None:
        return str(fault)
    if has_trifecta(s):
        return "won already"
    if over_limit(s) - may_be_over(s):
        return "over the limit"
    if isinstance(top, DiscardDown) and top.seat not in over_limit(s):
        return "asked to discard within the limit"
    if isinstance(top, StealCard | GiveCard) and not fitted_before(s, top):
        return "over the limit before the draw"
    for step in s.steps:
        due = s.under[step.node] if isinstance(step, Vanish) and s.spared[step.node] < 2 else ()
        if any(slot.card == INHIBITOR for slot in due):
            return "an Inhibitor under a doomed planet"
        if isinstance(step, AnswerAttack) and not is_armed(s, step):
            return "an attack without a weapon"
    return strays(s)


SPECIAL = (DiscardDown, StealCard, GiveCard, Loot, XenocacheDiscard, AnswerAttack)


@pytest.mark.parametrize(("seats", "compact"), [(2, True), (3, False), (4, False), (6, False), (9, False)])
def test_every_guess_could_be_the_game(seats: int, compact: bool) -> None:
    """1.2, 4.3, 5.10, 9.5, 11.5, 13.1 No guess at a random game, in whatever moment, is a position that cannot be."""
    for seed in seeds(75, 3)[:: spread(seats)]:
        rng = Random(seed)
        for s in played(seats, seed, compact=compact):
            special = isinstance(s.steps[-1], SPECIAL) or any(isinstance(step, Vanish) for step in s.steps)
            if not s.turn or rng.randrange(2 if special else 6 * seats):
                continue
            assert not impossible(s)
            for viewer in (-1, rng.randrange(seats)):
                world = determinise(GAME, view(s, viewer), viewer, rng)
                assert not impossible(world), (seed, s.turn, viewer, s.steps[-1])


def test_a_finished_game_is_no_guess() -> None:
    """14.7 When the game is over, everything is open."""
    s = list(played(2, 3, compact=True))[-1]
    assert not s.steps
    assert determinise(GAME, view(s, 0), 0, Random(1)) == s


def test_a_hand_of_seven_holds_the_codex() -> None:
    """5.9 Only the Codex lets a Vriddhi keep seven cards; Ann can tell, though not what else Bob has."""
    seven = "galactic_codex shield poison blaster laser move trade"
    s = described(seat("P1", "armor", "nelgs"), seat("P3", seven, "vriddhi"))
    rng = Random(0)
    worlds = [determinise(GAME, view(s, 0), 0, rng) for _ in range(100)]
    assert all(CODEX in world.players[1].hand for world in worlds)
    assert len({world.players[1].hand for world in worlds}) > 20


def test_the_holder_lacks_a_card_of_the_trifecta() -> None:
    """1.2 The Oracle's holder may have the Time Machine or the Codex, but not both."""
    draw = ["galactic_codex", "time_machine", "laser", "laser"]
    s = described(seat("P1", "armor", "nelgs"), seat("P3", "shield poison", "vriddhi"), draw=draw, oracle=1)
    rng = Random(0)
    worlds = [determinise(GAME, view(s, 0), 0, rng) for _ in range(400)]
    assert not any(has_trifecta(world) for world in worlds)
    assert any(CODEX in world.players[1].hand for world in worlds)


def test_who_has_answered_may_have_sealed_any_card() -> None:
    """7.4 Bob's sealed Beam is a possibility to Cat wherever a guess gives him one, and so is a pass."""
    s = described(
        seat("P1"),
        seat("P3", "graviton_beam"),
        seat("P5", "armor"),
        draw=["graviton_beam"] * 9,
        filler="sword",
        at="turn-end",
    )
    play(s, GAME.space.parse("play graviton_beam"))
    top: Any = s.steps[-1]
    assert isinstance(top, AnswerWindow)
    assert top.asked == (2,)
    rng = Random(0)
    worlds = [determinise(GAME, view(s, 2), 2, rng) for _ in range(200)]
    with_beam = Counter(world.players[1].answer for world in worlds if BEAM in world.players[1].hand)
    assert set(with_beam) == {BEAM, -1}
    assert min(with_beam.values()) > sum(with_beam.values()) / 4
    assert all(world.players[1].answer == -1 for world in worlds if BEAM not in world.players[1].hand)


def test_the_oracle_is_as_likely_under_every_inner_planet() -> None:
    """4.3 Six inner planets, none of them looked under: each has it in a sixth of the guesses."""
    first = next(s for s in played(3, 3, compact=True) if s.turn)
    rng, found = Random(1), Counter[int]()
    for _ in range(1200):
        world = determinise(GAME, view(first, 0), 0, rng)
        found[next(n for n, slots in enumerate(world.under) for slot in slots if slot.card == ORACLE)] += 1
    assert len(found) == 6
    assert 150 < min(found.values()) <= max(found.values()) < 250


def test_all_that_has_moved_is_counted_but_the_oracle() -> None:
    """Hands, discards and what was laid under planets later; and the piles, once they were shuffled again."""
    for number in range(20):
        rng = Random(number)
        s = stirred(dealt(4, rng), rng)
        under = [slot.card for slots in s.under for slot in slots if slot.number > 1 and slot.card != ORACLE]
        piled = [*s.pile, *s.top] if s.reshuffled else []
        moved = [*under, *piled, *s.discard, *[card for p in s.players for card in p.hand]]
        assert Places(view(s, 0)).moves == len(moved)


@pytest.mark.parametrize("compact", [False, True])
def test_the_odds_of_dots_are_those_of_all_ways_to_lay_them(compact: bool) -> None:
    """4.3, 4.4 Every way is tried: dotted cards in unseen places, and which of the cards that have moved are seeds."""
    seeds, moved, rest, moves, gone, dotted, seen = 2, 3, 2, 5, 3, 4, 1
    ways: Counter[int] = Counter()
    for laid in combinations(range(seeds + moved + rest), dotted):
        dots = {place - seeds for place in laid if seeds <= place < seeds + moved}
        dots |= {moved + number for number in range(seen)}
        possible = set(range(seeds)) <= set(laid) if compact else max(laid) < seeds + moved
        for away in combinations(range(moves), gone) if possible else ():
            ways[len(dots) - seen] += set(away) <= dots if compact else dots <= set(away)
    heaps = Heaps(gone, moves, seeds=seeds, moved=moved, rest=rest, compact=compact)
    every = comb(seeds + moved + rest, dotted)
    odds = heaps.odds(dotted, seen)
    assert [round(weight * every) for weight in odds] == [ways[number] for number in range(len(odds))]
    assert sum(ways[number] for number in range(len(odds))) == sum(ways.values()) > 0


def test_who_has_just_discarded_a_codex_need_not_hold_another() -> None:
    """5.8 Six cards are left of seven, and one more is to go: one Codex let them be held, and is gone."""
    box = copy.deepcopy(DATA)
    box["utility"]["galactic_codex"]["copies"] += 1
    box["utility"]["move"]["copies"] -= 1
    options = GAME.checked_options(2, {"compact": True, "components": box})
    seven = seat("P1", "galactic_codex shield poison blaster laser move trade", "vriddhi")
    told = {"from": "empty", "draw": ["galactic_codex", *["pistol"] * 9], "seats": [seven, seat("P3", "", "nelgs")]}
    s = GAME.scenario(GAME.new(2, options), options, told)
    for text in ("xenocache", "discard galactic_codex"):
        play(s, GAME.space.parse(text))
    assert isinstance(s.steps[-1], XenocacheDiscard)
    rng = Random(0)
    held = [CODEX in determinise(GAME, view(s, 1), 1, rng).players[0].hand for _ in range(100)]
    assert any(held)
    assert not all(held)
