"""The search: it finds what wins, keeps what it learned where nothing is hidden, and stops when nothing can change."""

from __future__ import annotations

from random import Random
from time import sleep
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.games import find_game
from starboard.kernel import CHANCE, Action, Game, Judgement, State, legal, play, roll, view, who
from starboard.search import Node, Search, has_secrets
from starboard.search.worlds import shows


def after(game: Game[Any], texts: str) -> State:
    """Return a position of Connect Four after these columns."""
    s: State = game.new(2, {})
    for text in texts:
        play(s, game.space.parse(text))
    return s


def first(game: Game[Any], seats: int, rng: Random) -> State:
    """Return the first decision of a game."""
    s: State = game.new(seats, {})
    while who(s) == CHANCE:
        roll(s, rng)
    return s


@pytest.mark.parametrize(("texts", "best"), [("abacad", "a"), ("babcb", "b"), ("dada", "d")])
def test_it_finds_what_wins_and_what_must_be_stopped(texts: str, best: str) -> None:
    """By the mean too: a won position is worth all, nearly."""
    s = after(CONNECT_FOUR, texts)
    search = Search(CONNECT_FOUR, s, who(s), 3)
    search.run(800, 60.0)
    assert str(search.tried()[0].action) == best


def test_what_was_learned_is_kept_where_nothing_is_hidden() -> None:
    """After the own action and the other's answer the tree goes on from there."""
    s = after(CONNECT_FOUR, "dd")
    search = Search(CONNECT_FOUR, s, 0, 1)
    search.run(600, 60.0)
    mine = search.tried()[0].action
    search.went(mine)
    play(s, mine)
    play(s, CONNECT_FOUR.space.parse("c"))
    assert search.follow(s)
    known = search.root.visits
    assert 1 < known < 600
    search.run(50, 60.0)
    assert search.root.visits == known + 50
    assert sum(one.visits for one in search.tried()) == pytest.approx(search.root.visits, abs=1)


def test_a_position_that_is_not_in_the_tree_is_not_followed() -> None:
    """Nor is anything where something is hidden: what was learned belongs to other guesses."""
    search = Search(CONNECT_FOUR, after(CONNECT_FOUR, ""), 0, 1)
    search.run(100, 60.0)
    assert not search.follow(after(CONNECT_FOUR, "abcdefgabcdefg"))
    s = first(FREEPORT, 2, Random(1))
    hidden = Search(FREEPORT, view(s, who(s)), who(s), 1)
    hidden.run(100, 60.0)
    assert not hidden.follow(view(s, who(s)))


def test_it_stops_when_nothing_can_change_any_more() -> None:
    """One action is so far ahead that the rounds that are left cannot bring another up to it."""
    s = after(CONNECT_FOUR, "abacad")
    assert Search(CONNECT_FOUR, s, 0, 1).run(10_000, 60.0) < 6000


def test_what_alone_is_worth_a_try_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all is open, and where something is hidden and no guess offers anything else."""

    class Sure(Judgement):
        def tries(self, s: State, rng: Random) -> list[Action]:
            return legal(s)[:1]

    for game in (CONNECT_FOUR, FREEPORT):
        s = first(game, 2, Random(1))
        monkeypatch.setattr(type(game), "judgement", Sure())
        search = Search(game, view(s, who(s)), who(s), 1)
        assert search.run(5000, 60.0) < 32
        assert [one.action for one in search.tried()] == legal(s)[:1]
        weighed = Search(game, view(s, who(s)), who(s), 1, legal(s)[:1])
        assert weighed.run(200, 60.0) == 200


def test_decisions_beyond_the_tree_are_counted() -> None:
    """Whether the game or the horizon ends a round."""
    s = after(CONNECT_FOUR, "")
    search = Search(CONNECT_FOUR, s, 0, 1, horizon=3)
    search.run(20, 60.0)
    assert search.played == 60
    whole = Search(CONNECT_FOUR, s, 0, 1)
    whole.run(1, 60.0)
    assert 6 <= whole.played <= 41


def test_rounds_that_take_long_are_watched_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is not out by much when it stops, though sixteen rounds would take far longer."""

    class Slow(Judgement):
        horizon = 0

        def prospects(self, s: Any, seats: int) -> list[float]:
            sleep(0.03)
            return [0.5] * seats

    monkeypatch.setattr(type(CONNECT_FOUR), "judgement", Slow())
    assert 1 <= Search(CONNECT_FOUR, after(CONNECT_FOUR, ""), 0, 1).run(1000, 0.1) <= 5


def test_it_stops_when_the_time_is_out() -> None:
    """However many rounds are left; what it has tried by then counts."""
    search = Search(CONNECT_FOUR, after(CONNECT_FOUR, ""), 0, 1)
    done = search.run(10_000_000, 0.05)
    assert 0 < done < 1_000_000
    assert search.tried()


@pytest.mark.parametrize("game", [FREEPORT, LANDFALL, find_game("interstellar"), find_game("cove")])
def test_the_tree_credits_who_chose(game: Game[Any]) -> None:
    """Every child was chosen by the seat whose turn it was, or by chance; visits add up from the leaves to the root."""
    s = first(game, game.seats[-1], Random(4))
    seat = who(s)
    search = Search(game, view(s, seat), seat, 9)
    search.run(60, 60.0)

    def check(node: Node) -> None:
        below = sum(child.visits for child in node.children)
        assert below <= node.visits
        assert 0.0 <= node.total <= float(node.visits)
        for child in node.children:
            assert -1 <= child.mover < game.seats[-1]
            check(child)

    assert {child.mover for child in search.root.children} == {seat}
    check(search.root)


def test_widening_lets_few_in_first() -> None:
    """As many as the judgement's width, and more the oftener a decision is come to."""
    game = find_game("oort")
    s = first(game, 2, Random(1))
    search = Search(game, s, who(s), 1)
    search.run(5, 60.0)
    few = len(search.root.children)
    search.run(400, 60.0)
    assert 0 < few <= 5 < len(search.root.children)


def test_what_chance_brings_is_known_to_who_sees_it() -> None:
    """A Corruption card to who draws it, a roll to everybody."""
    from starboard.games.cove.outcomes import CoinFalls, CorruptionDrawn

    assert shows(CorruptionDrawn(1, 2), 1)
    assert not shows(CorruptionDrawn(1, 2), 0)
    assert shows(CoinFalls(0, 1), 0)
    assert has_secrets(find_game("cove"))
