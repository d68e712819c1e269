"""The levels: each thinks longer than the one below, plays every game, and knows nothing but what its seat sees."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.bots import BOTS, LevelBot, levels, make_bot, play_out
from starboard.kernel import CHANCE, Game, Judgement, Match, Outcome, determinise, options, view
from starboard.search import Node, Search, Tried
from tests.counts import LONG, scaled
from tests.subjects import REAL
from tests.toys.strike import GAME as STRIKE

LEVELS = [name for name, kind in BOTS.items() if issubclass(kind, LevelBot)]


def share(game: Game[Any], first: str, second: str, count: int, budget: float) -> float:
    """Return which share of games the first wins, half of them in each seat."""
    won = 0.0
    for seed in range(count):
        mine = seed % 2
        match = Match(game, 2, seed=seed // 2)
        names = [first if seat == mine else second for seat in (0, 1)]
        play_out(match, [make_bot(name, 1000 * seed + seat, budget) for seat, name in enumerate(names)])
        outcome = match.outcome()
        assert outcome is not None
        won += game.judgement.results(outcome)[mine]
    return won / count


@pytest.mark.parametrize(("game", "least"), [(LANDFALL, 0.7), (FREEPORT, 0.75), (CONNECT_FOUR, 0.95)])
def test_it_beats_blindness(game: Game[Any], least: float) -> None:
    """In games that have no judgement of their own: by as much as skill can do there (Landfall is half luck)."""
    if LONG:
        assert share(game, "level3", "random", 200, 1.0) >= least
    else:
        assert share(game, "level3", "random", 12, 0.05) >= least - 0.1


@pytest.mark.parametrize(("above", "below"), [("level4", "level3"), ("level3", "level2"), ("level2", "level1")])
def test_a_level_beats_the_one_below(above: str, below: str) -> None:
    """In Connect Four, by a clear margin even where all think little; the arena measures the three games."""
    assert share(CONNECT_FOUR, above, below, scaled(100, 16), 0.1) >= 0.6


@pytest.mark.parametrize(("played", "wins"), [("abacad", "a"), ("abbacd", "")])
def test_it_wins_at_once_where_it_can(played: str, wins: str) -> None:
    """Three stones in a line and its turn; where there are none it takes its time and plays something legal."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for text in played:
        match.play(match.seat, CONNECT_FOUR.space.parse(text))
    for seed in range(5):
        chosen = str(make_bot("level3", seed, 0.2).choose(CONNECT_FOUR, match.view(match.seat), match.seat))
        assert chosen == wins or (not wins and chosen in "abcdefg")


def test_it_stops_who_would_win() -> None:
    """Three stones of the other's in a column."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for text in "babcb":
        match.play(match.seat, CONNECT_FOUR.space.parse(text))
    for seed in range(5):
        assert str(make_bot("level3", seed, 0.2).choose(CONNECT_FOUR, match.view(1), 1)) == "b"


@pytest.mark.parametrize("name", REAL)
@pytest.mark.parametrize("bot", LEVELS)
def test_a_decision_ends_in_time_however_long_the_game_is(bot: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cap cuts in where the rounds take longer, as they do interpreted."""
    monkeypatch.setattr(levels, "CAP", 0.2)
    game = REAL[name]
    match = Match(game, game.seats[-1], seed=2)
    for _ in range(2):
        began = process_time()
        action = make_bot(bot, 7).choose(game, match.view(match.seat), match.seat)
        assert process_time() - began < 3.0  # a round may be under way, on a machine that does other things too
        match.play(match.seat, action)


def test_the_first_level_slips_and_no_other_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """About as often as it says, to what is worth a try; the search is not asked then."""
    asked: list[int] = []

    def tree(*_: Any) -> Told:
        asked.append(1)
        return Told()

    monkeypatch.setattr(LevelBot, "_tree", tree)
    seen = Match(CONNECT_FOUR, 2, seed=1).view(0)
    played = {str(make_bot("level1", seed).choose(CONNECT_FOUR, seen, 0)) for seed in range(200)}
    assert played == set("abcdefg")
    assert len(asked) == pytest.approx(200 * (1 - levels.Level1.slips), abs=30)
    asked.clear()
    assert {str(make_bot("level2", seed).choose(CONNECT_FOUR, seen, 0)) for seed in range(20)} == {"d"}
    assert len(asked) == 20


class Told:
    """A search that always finds the middle."""

    def run(self, *_: Any) -> None:
        """Think of nothing."""

    def tried(self) -> list[Tried]:
        """What it found."""
        return [Tried(CONNECT_FOUR.space.parse("d"), 1, 0.5)]

    def went(self, *_: Any) -> None:
        """Go nowhere."""


class Found(Told):
    """A search that found what it is told: how often each move was tried and what came of it, the first tried first."""

    def __init__(self, *found: tuple[int, float]) -> None:
        self.root = Node(None, CHANCE)
        for column, (visits, mean) in zip("abcdefg", found, strict=False):
            child = self.root.add(CONNECT_FOUR.space.parse(column), 0)
            child.visits = visits
            child.total = visits * mean

    def tried(self) -> list[Tried]:
        ordered = sorted(self.root.children, key=lambda child: -child.visits)
        return [Tried(child.action, child.visits, child.mean()) for child in ordered if child.action is not None]


@pytest.mark.parametrize(
    ("game", "lead", "picked"), [("interstellar", 0.03, "a"), ("interstellar", 0.05, "b"), ("oort", 0.001, "b")]
)
def test_what_came_to_mind_first_is_left_for_more_than_luck(
    game: str, lead: float, picked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tried 16 times, with a daring of a fifth: for 0.04; where nothing is hidden, for what was tried more often."""
    monkeypatch.setattr(LevelBot, "_tree", lambda *_: Found((16, 0.5), (40, 0.5 + lead)))
    match = Match(REAL[game], 2, seed=1)
    assert str(make_bot("level4", 1, 0.1).choose(REAL[game], match.view(match.seat), match.seat)) == picked


@pytest.mark.parametrize(("game", "picked"), [("interstellar", "ab"), ("oort", "a")])
def test_a_lower_level_mistakes_what_is_alike_where_something_is_hidden(
    game: str, picked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not what is far worse, and not what was hardly tried."""
    monkeypatch.setattr(LevelBot, "_tree", lambda *_: Found((20, 0.5), (18, 0.52), (18, 0.1), (1, 0.9)))
    match = Match(REAL[game], 2, seed=1)
    seen = match.view(match.seat)
    assert {str(make_bot("level2", seed).choose(REAL[game], seen, match.seat)) for seed in range(40)} == set(picked)


def test_how_often_a_level_mistakes_something_is_told_by_the_games_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is worse by 0.05: level 3 of Interstellar Oracle takes it in one case of seven, level 2 oftener."""
    monkeypatch.setattr(LevelBot, "_tree", lambda *_: Found((20, 0.5), (18, 0.45)))
    game = REAL["interstellar"]
    match = Match(game, 2, seed=1)
    seen = match.view(match.seat)
    second, third, fourth = [
        sum(str(make_bot(name, seed, 0.1).choose(game, seen, match.seat)) == "b" for seed in range(200))
        for name in ("level2", "level3", "level4")
    ]
    assert second > third > 15
    assert fourth == 0


def test_where_one_option_is_left_it_does_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its level."""
    monkeypatch.setattr(levels, "Search", None)
    match = Match(FREEPORT, 2, seed=1)
    met = 0
    while not match.over:
        seen = match.view(match.seat)
        only = options(seen).count() == 1
        met += only
        bot = make_bot("level4" if only else "random", met)
        match.play(match.seat, bot.choose(FREEPORT, seen, match.seat))
    assert met


@pytest.mark.parametrize("game", [LANDFALL, FREEPORT, STRIKE, *REAL.values()])
def test_it_cannot_cheat(game: Game[Any]) -> None:
    """The same view from two different worlds gives the same move."""
    rng = Random(3)
    match = Match(game, game.seats[0], seed=11)
    for _ in range(6):
        if match.over:
            break
        seat = match.seat
        worlds = [determinise(game, match.view(seat), seat, rng) for _ in range(2)]
        answers = {str(make_bot("level3", 5, 0.01).choose(game, view(world, seat), seat)) for world in worlds}
        assert len(answers) == 1
        match.play(seat, game.space.parse(answers.pop()))


@pytest.mark.parametrize("game", [CONNECT_FOUR, FREEPORT])
def test_equal_seeds_search_equally(game: Game[Any]) -> None:
    """The whole tree's first row is equal, and another seed's is another."""
    match = Match(game, 2, seed=4)
    seat = match.seat

    def row(seed: int) -> list[tuple[str, int, float]]:
        search = Search(game, match.view(seat), seat, seed)
        search.run(200, 60.0)
        return [(str(one.action), one.visits, one.mean) for one in search.tried()]

    assert row(1) == row(1) != row(2)


@pytest.mark.parametrize(
    ("scores", "mine"),
    [((1, 0), 1.0), ((0, 1), 0.0), ((1, 1), 0.5), ((3, 2, 1), 1.0), ((2, 3, 1), 0.25), ((2, 2, 0), 0.625), ((1,), 1.0)],
)
def test_a_game_is_worth_winning_and_leaving_others_behind(scores: tuple[int, ...], mine: float) -> None:
    """Half of it each; a shared win is worth its share."""
    assert Judgement().results(Outcome.ranked("end", scores))[0] == mine


def test_a_game_that_nobody_wins_is_worth_less_than_a_shared_win() -> None:
    """As where all play against the rules."""
    lost = Outcome("lost", (0, 0), (1, 1), (), ())
    assert Judgement().results(lost)[0] < Judgement().results(Outcome.ranked("won", (1, 1)))[0]


def test_what_each_may_expect_adds_up() -> None:
    """By worth and scale, the better the more; where worth says nothing, all alike."""

    class Tall(Judgement):
        scale = 2.0

        def worth(self, s: Any, seat: int) -> float:
            return 2.0 * seat

    low, high = Tall().prospects(None, 2)
    assert high == pytest.approx(0.731, abs=0.001)
    assert low + high == pytest.approx(1.0)
    assert Judgement().prospects(None, 3) == [0.5, 0.5, 0.5]
