"""Whole games in place of a tree: by the same guesses and luck, as many as are in doubt, from nothing but a view."""

from __future__ import annotations

from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.bots import levels, make_bot
from starboard.kernel import CHANCE, Action, Game, Judgement, State, determinise, legal, play, roll, view, who
from starboard.search import Node, Trials, Tried, trials
from tests.subjects import REAL

COVE, INTERSTELLAR = REAL["cove"], REAL["interstellar"]


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


@pytest.mark.parametrize("game", [LANDFALL, FREEPORT, INTERSTELLAR, COVE])
def test_they_cannot_cheat(game: Game[Any]) -> None:
    """The same view from two different worlds is tried alike."""
    s = begun(game, 3)
    seat = who(s)
    rng = Random(5)
    worlds = [determinise(game, view(s, seat), seat, rng) for _ in range(20)]
    other = next(world for world in worlds if world != worlds[0])
    assert rows(game, worlds[0], 3, 40) == rows(game, other, 3, 40)


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
    assert trials.run(10**6, 1e-4) == 0
    assert perf_counter() - began < 1.0
    assert trials.picked() in legal(s)
    assert {one.visits for one in trials.tried()} == {0}


def test_all_games_that_were_played_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those too at whose end the time was just out."""
    s = begun(LANDFALL)
    for seconds in range(40, 400, 8):
        judgement = Ticking(1.0)
        monkeypatch.setattr(trials, "perf_counter", lambda clock=judgement: clock.now)
        monkeypatch.setattr(type(LANDFALL), "judgement", judgement)
        tried = Trials(LANDFALL, view(s, who(s)), who(s), 1)
        assert tried.run(10**6, seconds) == sum(one.visits for one in tried.tried())


def test_what_was_decided_in_secret_is_supposed_by_the_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once in each guess, for everybody but the seat, before any action is tried in it."""
    supposed: list[int] = []

    class Told(Judgement):
        def suppose(self, s: State, seat: int, rng: Random) -> None:
            supposed.append(seat)

    monkeypatch.setattr(type(LANDFALL), "judgement", Told())
    s = begun(LANDFALL)
    Trials(LANDFALL, view(s, who(s)), who(s), 1).run(1, 60.0)
    assert supposed == [who(s)]


# Who plays whole games


class Asked:
    """Stands for trials, or for a tree: notes what it was asked for, and finds the first action."""

    def __init__(self, notes: list[tuple[str, int]], kind: str, game: Game[Any], seen: State, *_: int) -> None:
        self.game, self.in_doubt = game, True
        self._notes, self._kind, self._first = notes, kind, legal(seen)[0]

    def run(self, count: int, seconds: float) -> int:
        self._notes.append((self._kind, count))
        return count

    def picked(self) -> Action:
        return self._first

    def tried(self) -> list[Tried]:
        return [Tried(self._first, 1, 0.5)]

    def went(self, action: Action) -> None:
        """Go nowhere."""

    @property
    def root(self) -> Node:
        node = Node(None, CHANCE)
        node.add(self._first, 0).visits = 1
        return node


@pytest.mark.parametrize(
    ("game", "name", "budget", "asked"),
    [
        (INTERSTELLAR, "level4", 1.0, [("games", 1000), ("games", 0)]),
        (INTERSTELLAR, "level4", 0.3, [("games", 300), ("games", 0)]),
        (INTERSTELLAR, "level4", 0.299, [("rounds", 748)]),
        (INTERSTELLAR, "level4", 0.05, [("rounds", 125)]),
        (INTERSTELLAR, "level3", 1.0, [("rounds", 500)]),
        (COVE, "level4", 1.0, [("games", 1000), ("games", 0)]),
        (COVE, "level4", 0.05, [("rounds", 150)]),
        (COVE, "level3", 1.0, [("rounds", 600)]),
    ],
)
def test_the_highest_level_plays_whole_games_where_the_budget_has_many(
    game: Game[Any], name: str, budget: float, asked: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as the judgement and the budget say, and a tree's rounds where those are few; no other level does."""
    notes: list[tuple[str, int]] = []
    monkeypatch.setattr(levels, "Trials", partial(Asked, notes, "games"))
    monkeypatch.setattr(levels, "Search", partial(Asked, notes, "rounds"))
    s = begun(game, 3)
    make_bot(name, 1, budget).choose(game, view(s, who(s)), who(s))
    assert notes == asked


class Ticking(Judgement):
    """A judgement by which a quick player takes so many seconds for a decision, on a clock that nothing else moves."""

    games = 2000
    now = 0.0

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def quick(self, s: State, rng: Random) -> Action:
        self.now += self._seconds
        return super().quick(s, rng)


@pytest.mark.parametrize(("seconds", "whole"), [(1e-6, True), (1e-4, True), (2e-3, False), (1.0, False)])
def test_by_the_clock_whole_games_are_played_where_many_will_fit(
    seconds: float, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Told by what the first tenth of the time was enough for; where they are few, a tree grows in the rest of it."""
    judgement = Ticking(seconds)
    trees: list[tuple[int, float]] = []

    class Tree(Asked):
        def run(self, count: int, seconds: float) -> int:
            trees.append((count, seconds))
            return count

    for module in (levels, trials):
        monkeypatch.setattr(module, "perf_counter", lambda: judgement.now)
    monkeypatch.setattr(levels, "CAP", 1.8)
    monkeypatch.setattr(levels, "Search", partial(Tree, [], ""))
    monkeypatch.setattr(type(LANDFALL), "judgement", judgement)
    s = begun(LANDFALL)
    make_bot("level4", 1).choose(LANDFALL, view(s, who(s)), who(s))
    assert judgement.now <= (1.8 if whole else 0.18) + 64 * seconds
    assert trees == ([] if whole else [(judgement.rounds, 1.8 - judgement.now)])


def test_equal_seeds_decide_equally_without_a_clock() -> None:
    """Whole games too, played to their number."""
    s = begun(INTERSTELLAR, 3)
    seen, seat = view(s, who(s)), who(s)
    chosen = [str(make_bot("level4", 5, 0.3).choose(INTERSTELLAR, seen, seat)) for _ in range(2)]
    assert chosen[0] == chosen[1]
