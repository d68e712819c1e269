"""Nothing goes faster than it is read: pages, bots that are watched, and matches gone through once more."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from starboard.bots import make_bot, play_out
from starboard.games import find_game
from starboard.kernel import SPECTATOR, Match, TakenBack, save
from starboard.terminal.boards import face_of
from starboard.terminal.replaying import Replay
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.games.interstellar.story import seat
from tests.ours import OURS
from tests.terminal.keyboard import Terminal, typed
from tests.terminal.scripted import Scripted, Watched
from tests.terminal.test_interstellar import position


@pytest.fixture(autouse=True)
def _no_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def played(name: str, seats: int = 2, most: int = 10**6) -> Match:
    """Return a match that random bots have played."""
    match = Match(find_game(name), seats, seed=4)
    play_out(match, [make_bot("random", number) for number in range(seats)], most=most)
    return match


def replayed(match: Match, lines: list[str], viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    """Return what is shown to somebody who goes through a match by these lines and then leaves."""
    screen = Scripted([*lines, "quit"])
    Replay(screen, match, face_of(match.game, Texts(language)), viewer).run()
    assert screen.lines == []
    return screen.shown


def test_much_news_is_read_in_pages() -> None:
    """On a terminal they stop at the end of each screenful and before the board; a few do not, nor does a file."""
    match = played("interstellar", 4, most=200)
    while match.seat != 0:  # so that what is typed is for the person, who is asked at once
        play_out(match, [make_bot("random", number) for number in range(4)], most=1)
    players = [PERSON, "random", "random", "random"]
    lines = ["log 200", *[""] * 20]
    watched, filed = Watched(lines.copy(), height=24), Scripted(lines.copy(), height=24)
    for screen in (watched, filed):
        Session(Table(screen, match.clone(), Seating(players, seed=1), "en")).run()
    assert "Enter: on. " not in filed.shown
    places = [place for place, line in enumerate(watched.shown) if line == "Enter: on. "]
    assert len(places) > 1
    assert all(after - before <= 23 for before, after in pairwise(places))


@pytest.mark.parametrize(("rows", "waits"), [(24, True), (70, False)])
def test_what_the_board_would_push_away_is_read_first(rows: int, waits: bool) -> None:  # a table
    """The bots' turns wait for Enter on a low screen, where the board fills it, and not on a high one."""
    screen = Watched(["1"] + [""] * 9, width=80, height=rows)
    match = Match(find_game("interstellar"), 4, {"firstPlayer": 1}, seed=5)
    Session(Table(screen, match, Seating([PERSON, "random", "random", "random"], seed=1), "en")).run()
    assert ("Enter: on. " in screen.shown) is waits


def test_bots_are_watched_move_by_move() -> None:
    """Enter shows one move and the board after it, a number so many; commands are obeyed in between."""
    lines = ["", "", "5", "log", "xyzzy", "run", "quit"]
    screen = Watched(lines)
    match = Match(find_game("oort"), 2, seed=3)
    Session(Table(screen, match, Seating(["greedy", "random"], seed=1), "en")).run()
    asked = [place for place, line in enumerate(screen.shown) if line.startswith("Enter: next move;")]
    assert len(asked) == 6
    turns = [re.search(r"Turn (\d+),", "\n".join(screen.shown[:place])) for place in asked]
    assert all(turns)
    boards = ["\n".join(screen.shown[before:after]) for before, after in pairwise(asked)]
    assert [re.findall(r"Turn (\d+),", board) for board in boards] == [["2"], ["3"], ["8"], [], []]
    assert any(line.startswith("Press Enter for the next move") for line in screen.shown)
    assert match.over


def test_who_looks_on_decides_nothing() -> None:
    """What only a player can do is refused, and the bots' match stays as it is."""
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    match.play(0, match.game.space.parse("end turn"))
    screen = Watched(["rest", "undo", "quit"])
    before = match.decision
    Session(Table(screen, match, Seating(["random", "random"], seed=1), "en")).run()
    assert any(line.startswith("Nobody is asking you") for line in screen.shown)
    assert "There is nothing to take back." in screen.shown
    assert match.decision == before


def test_bots_are_watched_at_a_pace() -> None:
    """So many seconds between two moves, until Enter is pressed."""
    screen = Watched(["pace 2,5", "run", "quit"])
    match = Match(find_game("oort"), 2, seed=3)
    Session(Table(screen, match, Seating(["greedy", "random"], seed=1), "en"), pace=0.5).run()
    assert screen.rested[:5] == [0.5] * 5
    assert screen.rested[5:] == [2.5] * 5
    assert match.over


@pytest.mark.parametrize("name", OURS)
def test_a_match_is_gone_through_with_boards(name: str) -> None:
    """From the set-up, whose draws are one step, forward, back, and to any number, up to the end."""
    match = played(name, most=150)
    shown = replayed(match, ["", "", "back", "99999999", "last", "", "first", "b", "7", "xyzzy"])
    text = "\n".join(shown)
    last = int(re.findall(r"Move 0 of (\d+) ", text)[0])
    assert re.findall(r"Move (\d+) of", text) == ["0", "1", "2", "1", "1", str(last), str(last), "0", "0", "7", "7"]
    assert text.count("There are the moves 0 to") == 3
    assert text.count("Press Enter, or type") == 1
    assert text.count("The set-up") == 2
    face = face_of(match.game, Texts("en"))
    final = [line.plain for line in face.panel(match.view(SPECTATOR), match.seat)]
    assert match.over or all(line in shown or any(line in other for other in shown) for line in final)


def test_a_move_of_several_decisions_is_one() -> None:
    """A flight with its exit stands before the board as it is written, not decision by decision."""
    match = played("oort")
    text = "\n".join(replayed(match, [""] * 40))
    assert re.search(r"^Player \d: [NESW]+-[a-y]\d+", text, re.MULTILINE)
    assert "exit" not in text


def test_going_through_a_match_shows_no_secrets() -> None:
    """While it goes on, each sees what they may; when it is over, all hands are open."""
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    match.play(0, match.game.space.parse("move P2"))
    assert not any("Laser" in line or "Armor" in line for line in replayed(match, [""]))
    mine = replayed(match, [""], viewer=0)
    assert any("Armor" in line for line in mine)
    assert not any("Laser" in line for line in mine)


def test_a_match_is_gone_through_in_french() -> None:
    """By French words, their first letters, and English ones."""
    shown = replayed(
        played("oort", most=30), ["suivant", "s", "retour", "r", "fin", "début", "f", "last"], language="fr"
    )
    text = "\n".join(shown)
    last = re.findall(r"Coup 0 sur (\d+)", text)[0]
    assert re.findall(r"Coup (\d+) sur", text) == ["0", "1", "2", "1", "0", last, "0", last, last]
    assert re.search("La mise en place, par 30 tirages", text)


def test_a_take_back_does_not_confuse_the_replay() -> None:
    """What was taken back is not shown; that it was is told."""
    match = played("oort", most=10)
    match.undo(agreed=True)
    assert any(isinstance(event, TakenBack) for event in match.log)
    play_out(match, [make_bot("random", number) for number in range(2)], most=4)
    shown = replayed(match, ["last"])
    assert shown


def test_a_saved_match_is_gone_through_from_the_command_line(tmp_path: Path) -> None:
    """`replay --step` shows boards as everybody may see them, or a viewer."""
    file = tmp_path / "mine.starboard"
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    match.play(0, match.game.space.parse("move P2"))
    file.write_text(save(match), encoding="utf-8")
    words = ("replay", "--step", str(file), "--plain", "--lang", "en")
    public = typed(tmp_path, *words, lines=["", "quit"])
    assert "Move 1 of 1 " in public
    assert "Armor" not in public
    assert "Armor" in typed(tmp_path, *words, "--viewer", "1", lines=[""])
    assert "a player from 1 to 2" in typed(tmp_path, *words, "--viewer", "9", lines=[], code=1)


def test_the_table_goes_back_to_the_game_after_a_replay() -> None:
    """`replay` in the middle of a game, then on."""
    screen = Scripted(["1", "replay", "", "quit", "1", "quit", "n"])
    match = Match(find_game("oort"), 2, seed=1)
    Session(Table(screen, match, Seating([PERSON, "greedy"], seed=1), "en")).run()
    assert sum(line.startswith("Move ") for line in screen.shown) == 2
    assert match.decision >= 4


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    """NO_COLOR is obeyed by `play` and by the menu: the signs stay, the colours go."""
    for words in (["play", "oort", "--seed", "3"], []):
        terminal = Terminal(tmp_path, *words, "--lang", "en", NO_COLOR="1")
        if not words:
            for _ in range(6):
                terminal.until("> ")
                terminal.type("")
        shown = terminal.until("rocket") + terminal.until("> ")
        assert "┼" in shown
        assert not re.search(r"\x1b\[[\d;]*m", shown)
        terminal.press(b"\x04")
        terminal.until("Goodbye.")
        assert terminal.ends() == 0
