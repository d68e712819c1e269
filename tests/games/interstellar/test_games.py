"""Whole games: cards are conserved, every game ends in time, a quick player wins."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from starboard.bots import make_bot, play_out
from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import ALIVE, AWAITING, NEBULA, ORACLE
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import CHANCE, Match, determinise, legal, play, roll, view, who
from tests.counts import LONG, scaled, seeds, spread
from tests.subjects import chosen


def check(s: Galaxy) -> None:
    """What holds at every node of a game."""
    for p in s.players:
        assert p.status == ALIVE or p.place == NEBULA
        assert p.status != AWAITING or not p.hand
        assert p.place == NEBULA or s.planets[p.place]
        assert p.hand == tuple(sorted(p.hand))
        assert ORACLE not in p.hand
    if s.turn:
        assert ORACLE not in (*s.pile, *s.top, *s.discard)
        assert s.holder < 0 or s.entropy


def random_game(seats: int, seed: int) -> Iterator[Galaxy]:
    """Play a whole game with any options at random; yield the state after every step."""
    rng, s = Random(seed), GAME.new(seats, chosen(GAME, seats, seed))
    while s.steps:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(legal(s)))
        yield s


@pytest.mark.parametrize("seats", range(2, 13))
def test_random_decisions_run_without_a_fault_and_lose_no_card(seats: int) -> None:
    """Fifty thousand decisions at each number of seats, in whole games: every card in one place after every step."""
    decided, wanted = 0, scaled(50_000)
    for seed in reversed(seeds(400)):  # the fresh ones first, where there are any
        if decided >= wanted:
            break
        first = GAME.conserved(GAME.new(seats, chosen(GAME, seats, seed)))
        for s in random_game(seats, seed):
            decided += who(s) != CHANCE
            assert GAME.conserved(s) == first
            check(s)
    assert decided >= wanted


@pytest.mark.parametrize("seats", range(2, 13))
def test_11_13_random_games_end_in_time(seats: int) -> None:
    """Thousands of games at each number of seats: at most 20N + 3P turns, or 20N + 9P with the long Inhibitor."""
    for seed in seeds(1000)[:: 1 if LONG else spread(seats)]:
        for s in random_game(seats, seed):
            stays = 9 if s.setting.long_inhibitor else 3
            assert s.turn <= s.setting.clock * seats + stays * 5 * s.setting.systems
        outcome = GAME.outcome(s)
        assert outcome is not None
        assert outcome.ending in GAME.endings
        assert sum(outcome.scores) == len(outcome.winners) == (s.holder >= 0)


def test_7_9_passing_for_who_cannot_play_changes_nothing() -> None:
    """A seat without a legal play passes of itself, or is asked: the game is the same."""
    for seed in seeds(50, 3):
        rng, s = Random(seed), GAME.new(3, {})
        asked = 0
        while s.steps:
            if who(s) == CHANCE:
                roll(s, rng)
                continue
            found = legal(s)
            asked += len(found) == 1
            play(s, found[0] if len(found) == 1 else rng.choice(found))
        assert asked


@pytest.mark.many
def test_greedy_beats_random_bots() -> None:
    """From its view alone the greedy bot wins at least four of five games against three random ones."""
    games = scaled(1000, 30)
    won = 0
    for seed in range(games):
        hero = seed % 4
        match = Match(GAME, 4, seed=seed)
        names = ["greedy" if seat == hero else "random" for seat in range(4)]
        play_out(match, [make_bot(name, 10 * seed + seat) for seat, name in enumerate(names)])
        outcome = match.outcome()
        assert outcome is not None
        won += outcome.winners == (hero,)
    assert won >= 0.8 * games


def test_a_guess_hides_the_oracle_where_it_can_be() -> None:
    """5.17 Before it is found every guess has it in the first slot of an inner planet that the viewer has not seen."""
    rng, s = Random(4), GAME.new(4, {})
    while s.steps and s.turn < 12:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(legal(s)))
        if s.holder < 0 and s.turn:
            guess = determinise(GAME, view(s, 1), 1, rng)
            assert ORACLE not in (*guess.pile, *[card for p in guess.players for card in p.hand])
            places = [n for n, slots in enumerate(guess.under) for slot in slots if slot.card == ORACLE]
            assert len(places) == 1
            assert is_inner(places[0])
