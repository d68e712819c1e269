"""The table for any game: the plain face, the curtain, and words that all come from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.bots import GreedyBot
from starboard.games import find_game
from starboard.games.oort.actions import Raid
from starboard.kernel import Game, Match
from starboard.terminal.boards import Size, face_of
from starboard.terminal.screen import beside, wrapped
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.counts import LONG, scaled
from tests.ours import OURS
from tests.terminal.scripted import Narrow, Scripted
from tests.toys.strike import GAME as STRIKE
from tests.toys.strike.rules import Window


def sitting(game: Game[Any], players: list[str], lines: list[str], **size: int) -> list[str]:
    """Return what a session shows that is typed to by these lines."""
    screen = Scripted(lines, **size)
    match = Match(game, len(players), seed=1)
    Session(Table(screen, match, Seating(players, seed=1), "en")).run()
    return screen.shown


@pytest.fixture(autouse=True)
def _no_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_game_without_a_face_can_be_played() -> None:
    """Its fields are told, its actions are numbered and can be typed, and it ends."""
    shown = sitting(CONNECT_FOUR, [PERSON, PERSON], ["a", "2", "a", "b", "a", "b", "x", "a"])
    assert "  1  a" in shown
    assert "turn: 1" in [line.strip() for line in shown]
    assert "Player 1 wins." in shown
    assert any("not an action" in line for line in shown)


def test_a_curtain_falls_between_people_where_a_game_has_secrets() -> None:
    """Nobody's hand is shown before its owner has taken the screen."""
    shown = sitting(STRIKE, [PERSON, PERSON], ["", "1", "", "1", "", "1", ""])
    assert shown[0] == "<clear>"
    assert shown[1].startswith("Hand over to Player")
    assert shown.count("<clear>") > 1


def test_no_curtain_falls_for_one_person_or_an_open_game() -> None:
    """It would be in the way."""
    assert "<clear>" not in sitting(STRIKE, [PERSON, "random"], ["1", "1"])
    assert "<clear>" not in sitting(CONNECT_FOUR, [PERSON, PERSON], ["1", "1"])


def test_a_window_of_any_game_is_one_question_to_all() -> None:
    """What a game declares as an Ask is put to everybody before any curtain; Enter passes for all of them."""
    match = Match(STRIKE, 3, seed=1)
    while not isinstance(match.state.steps[-1], Window):
        strikes = [action for action in match.legal() if str(action).startswith("strike")]
        match.play(match.seat, (strikes or match.legal())[0])
    before = match.decision
    screen = Scripted([""])
    Session(Table(screen, match, Seating([PERSON] * 3, seed=1), "en")).run()
    assert sum(line.startswith("Does anyone answer?") for line in screen.shown) == 1
    assert match.decision == before + 2
    assert not isinstance(match.state.steps[-1], Window)


def test_a_person_is_shown_the_own_view() -> None:
    """The other hand is a row of question marks, whoever decides."""
    shown = sitting(STRIKE, [PERSON, "random"], ["1", "1", "board"])
    hands = [line.strip() for line in shown if line.strip().startswith("hand: ")]
    assert any(set(hand.removeprefix("hand: ")) <= {"?", " ", "-"} for hand in hands)
    assert any(re.search("[a-z]", hand.removeprefix("hand: ")) for hand in hands)


def pseudo(texts: Texts, message_id: str, **args: str | int) -> str:
    """Return a message whose letters are all other signs, its arguments included."""
    return re.sub(r"[^\W\d_]", "§", ORIGINAL(texts, message_id, **args))


ORIGINAL = Texts.message


def words(lines: list[str]) -> Iterator[str]:
    """Yield the words among what was shown."""
    for line in lines:
        yield from re.findall(r"[^\W\d_]{3,}", line)


PASSENGERS = set("RGBYoxct")
"""The letters of the Cove's boats, piers, boxes and predictions."""


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_said_that_is_not_in_a_catalogue(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every message made unreadable, nothing is left to read but notation, labels of the board and file names."""
    game = find_game(name)
    texts = [kind.TEXT for kind in game.actions]
    texts += [text for kind in game.actions for field in kind.FIELDS for text in field.domain.texts]
    notation = {word for text in texts for word in re.findall(r"[A-Za-z]{3,}", text)}
    labels = {"abcde", "fghij", "klmno", "pqrst", "uvwxy"}
    lines = ["?", "help", "1", "log", "hint", "all", "xx", "0", "? Pa1", "load", "lang fr"]
    lines += [*["1"] * scaled(40, 16), "undo"]
    monkeypatch.setattr(Texts, "message", pseudo)
    for size in ({"width": 120, "height": 50}, {"width": 80, "height": 24}, {"width": 40, "height": 24}):
        shown = sitting(game, [PERSON, "greedy", "random"], list(lines), **size)
        kept = [line for line in shown if ".starboard" not in line]
        said = {word for word in words(kept) if set(word) - PASSENGERS}
        assert said <= notation | labels


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("plain", [True, False])
def test_oort_is_drawn_as_it_lies(size: Size, plain: bool) -> None:  # a table
    """Every sign of the rules' example board is in its place, whatever the size and the colours."""
    game = find_game("oort")
    start = game.parse_position(
        "oort1 A0CD,B0CG,C0-H,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU a2,y15 100000,000000 1 0 3"
    )
    face = face_of(game, Texts("en"))
    rows = [line.plain for line in face.board(start, size, plain=plain)]
    signs = {row[:2].strip(): re.sub(r"[\s|│]", "", row[2:]) for row in rows if row[:2].strip().isdigit()}
    assert signs["15"] == ".#...#...G##..#....##...2"
    assert signs["12"] == ".......C....x.#...#.C...."
    assert signs["13"] == ".#oC...o#...o....o....o.."
    assert signs["2"] == "1....U..##..I.#........U#"
    assert len(signs) == 15
    assert all(len(row) == 25 for row in signs.values())
    panel = [line.plain for line in face.panel(start, 0)]
    assert panel[0] == "Turn 3, 29 of 30 tokens left, idle 0/60"
    assert panel[2].split() == [">", "1", "Player", "1", "1", "-", "-", "-", "-", "-", "0"]


def test_lines_are_broken_between_words() -> None:
    """Styles stay with their words, and a no-break space holds what it joins."""
    lines = wrapped(Text("one two three\u00a0four five", "bold"), 13)
    assert [line.plain for line in lines] == ["one two", "  three\u00a0four", "  five"]
    assert wrapped(Text(), 20) == []
    joined = beside([Text("ab"), Text("c")], [Text("x"), Text("y"), Text("z")], gap=1)
    assert [line.plain for line in joined] == ["ab x", "c  y", "   z"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", OURS)
def test_every_way_can_be_previewed_and_is_told_alike_in_lists_and_hints(name: str, language: str) -> None:
    """From a player's own view, whatever it hides, and without changing anything."""
    game = find_game(name)
    face, bot = face_of(game, Texts(language)), GreedyBot(3)
    match = Match(game, 2, seed=8)
    told = 0
    while not match.over and match.decision < scaled(80, 30):
        seen = match.view(match.seat)
        before = seen.clone()
        for way in face.ways(seen)[:12]:
            told += len(face.preview(seen, way.actions))
            assert face.words(seen, way.actions) == way.words
        assert seen == before
        match.play(match.seat, bot.choose(game, seen, match.seat))
    assert told > 20


SITTINGS = [("oort", 4), ("interstellar", 6), ("interstellar", 4), ("cove", 1), ("cove", 2), ("cove", 3), ("cove", 4)]
BOTH = [(*one, language) for one in SITTINGS for language in ("en", "fr")]


@pytest.mark.parametrize(("name", "seats", "language"), BOTH if LONG else BOTH[1::4] + BOTH[2::4])
def test_a_window_of_80_columns_and_24_rows_is_enough(name: str, seats: int, language: str) -> None:
    """From the board to the keyboard's line, at every decision; only what happened before scrolls off."""
    match = Match(find_game(name), seats, seed=3)
    screen = Narrow(["1"] * 90, match)
    Session(Table(screen, match, Seating([PERSON, *["random"] * (seats - 1)], seed=1), language)).run()
    assert 17 < screen.tallest <= 24
    assert screen.broadest <= 80


def test_a_hint_in_oort_says_what_is_gained() -> None:
    """Not “from 0 to 0 points”, and not that a flight which raids may raid."""
    game = find_game("oort")
    face, bot = face_of(game, Texts("en")), GreedyBot(3)
    match = Match(game, 3, seed=8)
    reasons, raids = [], []
    while not match.over and match.decision < 120:
        seen = match.view(match.seat)
        actions = list(bot.plan(game, seen, match.seat).actions)
        reasons.append(face.reason(seen, match.seat, actions))
        if len(actions) > 1 and isinstance(actions[-1], Raid):
            raids.append(face.words(seen, actions))
        match.play_all(match.seat, actions)
    assert not [reason for reason in reasons if re.search(r"from (\d+) to \1 ", reason)]
    assert any("which pays once there are more like it" in reason for reason in reasons)
    assert raids
    assert all("raids Player" in words and "may raid" not in words for words in raids)
