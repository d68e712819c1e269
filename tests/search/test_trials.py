"""Whole games in place of a tree: by the same guesses and luck, as many as are in doubt, from nothing but a view."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.bots import levels, make_bot
from starboard.kernel import CHANCE, Action, Game, Judgement, State, determinise, legal, play, roll, view, who
from starboard.search import Trials, Tried
from tests.subjects import REAL

INTERSTELLAR = REAL["interstellar"]


def begun(game: Game[Any], decisions: int = 0) -> State:
    """Return a position some decisions after the first one."""
    rng = Random(1)
    s: State = game.new(2, {})
    while who(s) == CHANCE or decisions:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            decisions -= 1
            play(s, legal(s)[0])
    return s


def rows(game: Game[Any], s: State, seed: int, games: int) -> list[tuple[str, int, float]]:
    """Return what trials say of each action."""
    trials = Trials(game, view(s, who(s)), who(s), seed)
    trials.run(games, 60.0)
    return [(str(one.action), one.visits, one.mean) for one in trials.tried()]


@pytest.mark.parametrize(("texts", "best"), [("abacad", "a"), ("babcb", "b")])
def test_they_find_what_wins_and_what_must_be_stopped(texts: str, best: str) -> None:
    """Though both play on blindly; whatever came to mind first."""
    s: State = CONNECT_FOUR.new(2, {})
    for text in texts:
        play(s, CONNECT_FOUR.space.parse(text))
    for seed in range(4):
        trials = Trials(CONNECT_FOUR, s, who(s), seed)
        trials.run(1500, 60.0)
        assert str(trials.picked()) == str(trials.tried()[0].action) == best


@pytest.mark.parametrize("game", [LANDFALL, FREEPORT])
def test_equal_seeds_try_equally(game: Game[Any]) -> None:
    """By a number of games; another seed meets other guesses."""
    s = begun(game)
    assert rows(game, s, 1, 120) == rows(game, s, 1, 120) != rows(game, s, 2, 120)


@pytest.mark.parametrize("game", [LANDFALL, FREEPORT, INTERSTELLAR])
def test_they_cannot_cheat(game: Game[Any]) -> None:
    """The same view from two different worlds is tried alike."""
    s = begun(game, 3)
    seat = who(s)
    rng = Random(5)
    worlds = [determinise(game, view(s, seat), seat, rng) for _ in range(2)]
    assert worlds[0] != worlds[1]
    assert rows(game, worlds[0], 3, 40) == rows(game, worlds[1], 3, 40)


def test_all_actions_meet_the_same_guesses_and_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the same action, thought of twice, comes to the same, and is soon tried no longer."""

    class Twice(Judgement):
        def ideas(self, s: State, rng: Random) -> list[Action]:
            return legal(s)[:1] * 2

    monkeypatch.setattr(type(FREEPORT), "judgement", Twice())
    s = begun(FREEPORT)
    trials = Trials(FREEPORT, view(s, who(s)), who(s), 1)
    assert trials.run(1000, 60.0) == 2 * 24
    first, second = trials.tried()
    assert (first.visits, first.mean) == (second.visits, second.mean)


def test_what_one_game_says_is_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless many say it, what came to mind first is done."""

    class Told(Judgement):
        def results(self, outcome: Any) -> list[float]:
            told.append(1)
            return [len(told) % 2] * 2

        def ideas(self, s: State, rng: Random) -> list[Action]:
            return legal(s)[::-1][:2]

    monkeypatch.setattr(type(CONNECT_FOUR), "judgement", Told())
    s = begun(CONNECT_FOUR)
    for games, picked in ((2, "g"), (4, "g"), (200, "f")):
        told = [1]  # the first fails and the second succeeds, each time
        trials = Trials(CONNECT_FOUR, s, 0, 1)
        assert trials.run(games, 60.0) <= games
        assert str(trials.picked()) == picked


def test_the_clock_breaks_a_game_off() -> None:
    """What had not come to its end does not count, and something is decided all the same."""
    s = begun(INTERSTELLAR, 3)
    trials = Trials(INTERSTELLAR, view(s, who(s)), who(s), 1)
    began = perf_counter()
    assert trials.run(10**6, 0.0) == 0
    assert perf_counter() - began < 1.0
    assert trials.picked() in legal(s)
    assert {one.visits for one in trials.tried()} == {0}


def test_the_highest_level_plays_whole_games_where_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as the judgement and the budget say, and a tree's rounds where those are few; no other level does."""
    asked: list[tuple[int, float]] = []

    class Counted:
        def __init__(self, game: Game[Any], seen: State, seat: int, seed: int) -> None:
            self._first = legal(seen)[0]

        def run(self, games: int, seconds: float) -> None:
            asked.append((games, seconds))

        def picked(self) -> Action:
            return self._first

        def tried(self) -> list[Tried]:
            return []

    monkeypatch.setattr(levels, "Trials", Counted)
    s = begun(INTERSTELLAR, 3)
    for name, budget in (("level4", 1.0), ("level4", 0.25), ("level4", 0.05), ("level3", 0.25)):
        make_bot(name, 1, budget).choose(INTERSTELLAR, view(s, who(s)), who(s))
    assert asked == [(2000, levels.CAP), (500, levels.CAP)]
