"""Hints: three depths in words for every game, out of what the seat sees, and soon."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from starboard.bots import hints, make_bot, play_out
from starboard.kernel import Game, Match, State, determinise, options, play, view, who
from starboard.terminal.boards import face_of
from starboard.texts import Texts
from tests.subjects import GAMES, REAL


@pytest.fixture(autouse=True)
def _few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it think little, by rounds alone: what is thought of is the same on every machine."""
    monkeypatch.setattr(hints, "SHARE", 0.004)
    monkeypatch.setattr(hints, "SECONDS", 60.0)


def asked(game: Game[Any], seed: int) -> tuple[State, int]:
    """Return what a seat sees that has a choice, some way into a match."""
    match = Match(game, game.seats[0], seed=seed)
    play_out(match, [make_bot("random", seed + seat) for seat in range(match.seats)], most=6)
    while options(match.state).count() == 1:
        match.play(match.seat, options(match.state).nth(0))
    return match.view(match.seat), match.seat


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_every_depth_has_words_in_every_game(name: str, language: str) -> None:
    """Also in packages without a judgement or a look of their own; what is advised can be played."""
    game, texts = GAMES[name], Texts(language)
    seen, seat = asked(game, 3)
    thought = hints.think(game, seen, seat, 1)
    hint = hints.worded(game, seen, seat, thought, texts, face_of(game, texts).reason)
    assert hint.aim.endswith((".", "!", "]"))
    assert len(hint.moves) == len(thought.actions)
    assert all([*hint.pieces, *hint.moves])
    world = determinise(game, seen, seat, Random(1))
    for action in thought.actions:
        assert who(world) == seat
        play(world, action)


@pytest.mark.parametrize("name", REAL)
def test_a_hint_knows_what_the_seat_sees_and_nothing_else(name: str) -> None:
    """Two worlds that look alike to the seat give the same hint, and so does asking again."""
    game = REAL[name]
    seen, seat = asked(game, 5)
    worlds = [determinise(game, seen, seat, Random(luck)) for luck in range(2)]
    assert len({str(hints.think(game, view(world, seat), seat, 1).actions) for world in worlds}) == 1


def test_a_turn_that_is_open_is_told_to_its_end() -> None:
    """In Oort a flight with its jump and its raid: nobody else has decided in between."""
    game = REAL["oort"]
    longest = max((hints.think(game, *asked(game, seed), 1).actions for seed in range(12)), key=len)
    assert len(longest) > 1


@pytest.mark.parametrize("name", REAL)
def test_who_asks_does_not_wait_long(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many rounds there are to play."""
    monkeypatch.setattr(hints, "SHARE", 1000.0)
    monkeypatch.setattr(hints, "SECONDS", 0.1)
    seen, seat = asked(REAL[name], 4)
    began = process_time()
    hints.think(REAL[name], seen, seat, 1)
    assert process_time() - began < 1.0


def test_there_is_a_hint_however_little_a_game_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judgement may ask for a single round."""
    monkeypatch.setattr(hints, "SHARE", 0.0)
    seen, seat = asked(GAMES["connect_four"], 4)
    assert len(hints.think(GAMES["connect_four"], seen, seat, 1).actions) == 1


def test_where_nothing_is_named_the_move_is_told() -> None:
    """The aim and the move always are."""
    depths = range(len(hints.DEPTHS))
    assert [hints.Hint("Win.", ["a1"], ["go to a1"]).told(depth) for depth in depths] == [0, 1, 2]
    assert [hints.Hint("Win.", [], ["pass"]).told(depth) for depth in depths] == [0, 2, 2]


def test_what_is_expected_is_said_where_the_game_has_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Connect Four: clearly the most where it wins at once, and nothing where one option is left."""
    monkeypatch.setattr(hints, "SHARE", 0.1)
    game, texts = GAMES["connect_four"], Texts("en")
    match = Match(game, 2, seed=1)
    for text in "abacad":
        match.play(match.seat, game.space.parse(text))

    def aim() -> str:
        thought = hints.think(game, match.state, match.seat, 1)
        return hints.worded(game, match.state, match.seat, thought, texts, face_of(game, texts).reason).aim

    assert aim().startswith("Tried out many times, this clearly promises the most: ")
    monkeypatch.setattr(hints, "think", lambda *_: hints.Thought([game.space.parse("a")], []))
    assert aim() == "Nothing else is possible."
