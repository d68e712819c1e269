"""Hints: three depths in words for every game, out of what the seat sees, and soon."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pytest

from starboard.bots import GreedyBot, hints, make_bot, play_out
from starboard.games.oort.actions import Hyperdrive, Raid
from starboard.games.oort.scoring import points
from starboard.games.oort.state import Cloud
from starboard.kernel import Game, Match, State, determinise, legal, options, play, tried, view, who
from starboard.search.searching import Tried
from starboard.terminal.boards import face_of
from starboard.texts import Texts
from tests.subjects import GAMES, REAL

RISK = re.compile(r"(\S+) would gain (\d+) points?, but then a raid by .+ could cost you (\d+) and bring them (\d+)\.")


@pytest.fixture(autouse=True)
def _few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it think little, by rounds alone: what is thought of is the same on every machine."""
    monkeypatch.setattr(hints, "SHARE", 0.004)
    monkeypatch.setattr(hints, "SECONDS", 60.0)


def asked(game: Game[Any], seed: int, most: int = 6) -> tuple[State, int]:
    """Return what a seat sees that has a choice, some way into a match."""
    match = Match(game, game.seats[0], seed=seed)
    play_out(match, [make_bot("random", seed + seat) for seat in range(match.seats)], most=most)
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

    assert aim().startswith("Of all that was tried out, one choice clearly leads to the most wins: about ")
    monkeypatch.setattr(hints, "think", lambda *_: hints.Thought([game.space.parse("a")], []))
    assert aim() == "Nothing else is possible."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "nothing clearly leads to more wins than what is advised: about 50 games of 100."),
        ("fr", "rien ne mène clairement plus souvent à gagner que ce qui est conseillé"),
    ],
)
def test_what_is_advised_is_not_said_to_be_the_best_where_something_else_won_a_hair_more(
    language: str, said: str
) -> None:
    """By its own figures: a search leaves its first choice only for what is better by more than luck."""
    game, texts = GAMES["connect_four"], Texts(language)
    match = Match(game, 2, seed=1)
    first, other = (game.space.parse(text) for text in "ab")
    thought = hints.Thought([first], [Tried(first, 40, 0.5), Tried(other, 40, 0.52)])
    told = hints.worded(game, match.state, match.seat, thought, texts, face_of(game, texts).reason)
    assert said in told.aim


def test_what_is_plainly_good_is_advised_where_the_search_finds_it_about_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In Oort a flight that takes something, and not a drive that may be a hair better; what is far worse is not."""
    monkeypatch.setattr(hints, "SHARE", 0.02)
    game = REAL["oort"]
    apart = []
    for seed in range(8):
        seen, seat = asked(game, seed, 30)
        quick = GreedyBot(0).plan(game, seen, seat).actions[0]
        advised = hints.think(game, seen, seat, 1)
        found = {one.action: one for one in advised.tried}
        most = max(advised.tried, key=lambda one: one.visits)
        near = quick in found and most.mean - found[quick].mean < hints.CLEAR and found[quick].visits >= 4
        assert advised.actions[0] == (quick if near else most.action)
        apart.append((near, most.action == quick))
    assert (True, False) in apart
    assert (False, False) in apart


def held(s: State, seat: int) -> int:
    """Return the points of a seat of Oort."""
    assert isinstance(s, Cloud)
    return points(s.holdings[seat], s.board.worth)


def raids(s: State, rival: int, victim: int) -> Iterator[tuple[int, int]]:
    """Yield what each raid costs the victim and brings the rival who can make it in this turn, by a flight."""
    for action in legal(s):
        if not isinstance(action, Hyperdrive):
            after = tried(s, [action])
            if isinstance(action, Raid) and action.victim == victim:
                yield held(s, victim) - held(after, victim), held(after, rival) - held(s, rival)
            elif after.steps and who(after) == rival:
                yield from raids(after, rival, victim)


def test_oort_says_what_a_flight_that_gains_more_would_risk() -> None:
    """And it comes true: the flight gains so much, and the raid that may follow costs and brings so much."""
    game, texts = REAL["oort"], Texts("en")
    face = face_of(game, texts)
    told = 0
    for seed in range(3):
        match = Match(game, 2, seed=seed)
        while match.seat >= 0 and match.decision < 60:
            seen, seat = match.view(match.seat), match.seat
            drive = next((action for action in reversed(legal(seen)) if isinstance(action, Hyperdrive)), None)
            if drive and (found := RISK.search(face.reason(seen, seat, [drive]))):
                move, gain, loss, spoil = found[1], int(found[2]), int(found[3]), int(found[4])
                after = tried(seen, face.decisions(seen, move))
                assert held(after, seat) - held(seen, seat) == gain > 0
                assert (loss, spoil) in set(raids(after, 1 - seat, seat))
                told += 1
            match.play(seat, make_bot("greedy", match.decision).choose(game, seen, seat))
    assert told > 3


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", REAL)
def test_the_games_have_words_for_whatever_is_advised(name: str, language: str) -> None:
    """For all that can be decided in random matches, and not the search's figures alone."""
    game, texts = REAL[name], Texts(language)
    face = face_of(game, texts)
    for seed in range(2):
        match = Match(game, game.seats[0], seed=seed)
        bots = [make_bot("random", seed + seat) for seat in range(match.seats)]
        while match.seat >= 0 and match.decision < 150:
            seen, seat = match.view(match.seat), match.seat
            for action in legal(seen)[:: 1 + options(seen).count() // 12]:
                assert face.reason(seen, seat, [action]), str(action)
            play_out(match, bots, most=1)
