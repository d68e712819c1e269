"""The bot that tries things out: it plays what wins, in every game, and knows nothing but the rules."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.bots import FlatBot, default_bot, flat, make_bot, play_out
from starboard.bots.flat import worth
from starboard.kernel import Game, Match, Outcome
from tests.counts import LONG, scaled
from tests.subjects import REAL
from tests.toys.strike import GAME as STRIKE

SLOWEST = 2.0
"""Seconds for one decision at most on a machine that does other things too; it takes a tenth of that."""


@pytest.mark.parametrize(("game", "least"), [(LANDFALL, 0.75), (FREEPORT, 0.75), (CONNECT_FOUR, 0.95)])
def test_it_beats_blindness(game: Game[Any], least: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """At least three games of four, half of them in each seat; in the short run with fewer games tried out."""
    if not LONG:
        monkeypatch.setattr(flat, "GAMES", 80)
    count = scaled(40, 8)
    won = 0.0
    for seed in range(count):
        mine = seed % 2
        match = Match(game, 2, seed=seed)
        play_out(match, [make_bot("flat" if seat == mine else "random", 1000 * seed + seat) for seat in (0, 1)])
        outcome = match.outcome()
        assert outcome is not None
        won += (mine in outcome.winners) / max(1, len(outcome.winners))
    assert won >= least * count


def test_it_is_the_bot_of_games_without_a_judgement() -> None:
    """The others have a greedy one, which knows more of them."""
    assert {default_bot(game) for game in (LANDFALL, FREEPORT, CONNECT_FOUR, STRIKE)} == {"flat"}
    assert {default_bot(game) for game in REAL.values()} == {"greedy"}


def test_it_wins_at_once_where_it_can() -> None:
    """Three stones in a line and its turn."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for text in "abacad":
        match.play(match.seat, CONNECT_FOUR.space.parse(text))
    for seed in range(5):
        assert str(FlatBot(seed).choose(CONNECT_FOUR, match.view(0), 0)) == "a"


@pytest.mark.parametrize("name", REAL)
def test_a_decision_takes_little_however_long_the_game_is(name: str) -> None:
    """Games that are too long to be played out are broken off."""
    game = REAL[name]
    match = Match(game, game.seats[-1], seed=2)
    for _ in range(3):
        began = process_time()
        action = FlatBot(7).choose(game, match.view(match.seat), match.seat)
        assert process_time() - began < SLOWEST
        match.play(match.seat, action)


@pytest.mark.parametrize(
    ("scores", "mine"),
    [((1, 0), 1.0), ((0, 1), 0.0), ((1, 1), 0.5), ((3, 2, 1), 1.0), ((2, 3, 1), 0.25), ((2, 2, 0), 0.625), ((1,), 1.0)],
)
def test_a_game_is_worth_winning_and_leaving_others_behind(scores: tuple[int, ...], mine: float) -> None:
    """Half of it each; a shared win is worth its share."""
    assert worth(Outcome.ranked("end", scores), 0) == mine


def test_a_game_that_nobody_wins_is_worth_less_than_a_shared_win() -> None:
    """As where all play against the rules."""
    lost = Outcome("lost", (0, 0), (1, 1), (), ())
    assert worth(lost, 0) < worth(Outcome.ranked("won", (1, 1)), 0)
