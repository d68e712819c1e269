"""What a guess at the unseen respects: all that every player knows from the rules alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import CARDS, CODEX, ORACLE
from starboard.games.interstellar.questions import has_trifecta, limit
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.kernel import CHANCE, determinise, legal, play, roll, view, who
from tests.counts import scaled
from tests.games.interstellar.story import seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.games.interstellar.state import Galaxy

BEAM = CARDS.index("graviton_beam")


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


def seeds_of(s: Galaxy) -> list[int]:
    """Return the cards that still lie where they were seeded, and the seed deck's while it is dealt."""
    seeds = [slot.card for node, slots in enumerate(s.under) if is_inner(node) for slot in slots if slot.number == 1]
    return seeds if s.turn else [*seeds, *s.top]


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


@pytest.mark.parametrize("seats", [3, 4, 6, 9])
def test_every_guess_could_be_the_game(seats: int) -> None:
    """1.2, 5.9, 5.17 No guess has won already, and where nobody discards now, none has a hand over its limit."""
    rng = Random(seats)
    for s in played(seats, 7):
        if not s.turn or rng.randrange(4 * seats):
            continue
        at_rest = all(len(p.hand) <= limit(p.race, p.hand) for p in s.players)
        for viewer in (-1, 0):
            world = determinise(GAME, view(s, viewer), viewer, rng)
            assert not has_trifecta(world)
            if at_rest:
                assert all(len(p.hand) <= limit(p.race, p.hand) for p in world.players)
            if s.holder < 0:
                places = [(n, slot) for n, slots in enumerate(world.under) for slot in slots if slot.card == ORACLE]
                assert len(places) == 1
                assert is_inner(places[0][0]) or places[0][1].known_by


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
