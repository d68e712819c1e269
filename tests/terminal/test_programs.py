"""Programs at the table in the terminal: they play under their names, and one that fails is told of and replaced."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from tests.bots.programs import Bench
from tests.commands import run
from tests.terminal.keyboard import Terminal, surroundings, typed

GOOD = "for said in heard(): answer(said)\n"
SECRET = "the-oracle-is-mine"  # noqa: S105  # of a hand
RAISES = f"for said in heard(): raise ValueError({SECRET!r})\n"


def mine(bench: Bench, body: str, bots: str = "mine") -> list[str]:
    """Return the options that seat a program."""
    return ["--bot", f"mine={shlex.join(bench.program(body))}", "--bots", bots, "--plain", "--seed", "3"]


def watched(home: Path, *words: str, game: str = "oort") -> str:
    """Return what a match of bots alone says, which may have a program's own traceback in it."""
    done = run("play", game, "--me", "0", *words, surroundings=surroundings(home), typed="")
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def test_a_program_plays_to_the_end(bench: Bench, tmp_path: Path) -> None:
    """Under its name, and nothing is said of faults."""
    said = watched(tmp_path, *mine(bench, GOOD, "mine,random"), "--lang", "en")
    assert "mine 1 begins on" in said
    assert "The game is over." in said
    assert "bot" not in said
    assert len(bench.started) == 1


@pytest.mark.parametrize(("language", "sentence"), [("en", "Another bot plays on"), ("fr", "Un autre robot joue")])
def test_one_that_ends_is_named_and_replaced(bench: Bench, tmp_path: Path, language: str, sentence: str) -> None:
    """Once; the last of what it wrote is shown where the game hides nothing, and the game goes on to its end."""
    said = watched(tmp_path, *mine(bench, RAISES, "mine,random"), "--lang", language, game="examples.connect_four:GAME")
    assert said.count(sentence) == 1
    assert f"ValueError: {SECRET}" in said
    assert "mine 1" in said.partition(sentence)[2]
    assert len(bench.started) == 1


def test_what_it_wrote_is_not_shown_to_who_plays_against_it(bench: Bench, tmp_path: Path) -> None:
    """It may tell what only its seat knows."""
    said = typed(tmp_path, "play", "interstellar", *mine(bench, RAISES), "--lang", "en", lines=["1"] * 12)
    assert " ".join(said.split()).count("Another bot plays on in its place.") == 1
    assert SECRET not in said


def test_who_leaves_ends_it(bench: Bench, tmp_path: Path) -> None:
    """By Ctrl-C too, which the program itself does not hear."""
    terminal = Terminal(tmp_path, "play", "oort", "--me", "2", *mine(bench, GOOD), "--lang", "en")
    terminal.until("put your rocket")
    assert len(bench.started) == 1
    terminal.until("> ")
    terminal.listens()
    terminal.press(b"\x03")
    terminal.ends()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bot", "mine"], "write it as name=command"),
        (["--bot", "random=true"], "A program cannot be called"),
        (["--bot", "mine=/nowhere/at/all"], "There is nothing to start for the bot"),
        (["--bot", "mine=true", "--bots", "yours"], "There is no bot"),
        (["--bot", "mine=true", "--online", "http://127.0.0.1:9"], "--bot"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, words: list[str], sentence: str) -> None:
    """Before anything is played."""
    said = typed(tmp_path, "play", "oort", *words, "--lang", "en", lines=[], code=1)
    assert sentence in said
    assert said.startswith("error: options/invalid")
