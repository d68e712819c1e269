"""`starboard analyse`, run as anybody runs it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.games import find_game
from starboard.kernel import Match, save
from tests import commands
from tests.commands import Done
from tests.engine.asking import ONE_LEFT

FOUR = ("--game", "examples.connect_four:GAME")


def run(*words: str | Path, lang: str = "C") -> Done:
    """Run `starboard analyse` with these words."""
    return commands.run("analyse", *words, surroundings={**os.environ, "LC_ALL": lang, "COLUMNS": "100"})


def said(*words: str | Path, lang: str = "C") -> str:
    """Run it, which must go well, and return what it prints."""
    done = run(*words, lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.fixture
def missed(tmp_path: Path) -> Path:
    """Return the file of a match of Connect Four in which both overlook a win."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for column in "abacadgga":
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    file = tmp_path / "missed.starboard"
    file.write_bytes(save(match).encode())
    return file


@pytest.fixture
def oort(tmp_path: Path) -> Path:
    """Return the file of a match of Oort in which one decision was taken, and which goes on."""
    game = find_game("oort")
    match = Match(game, 2, seed=7, start=game.parse_position(ONE_LEFT))
    match.play_all(0, game.turn(match.state, "E"))
    file = tmp_path / "oort.starboard"
    file.write_bytes(save(match).encode())
    return file


def test_it_tells_what_was_overlooked(missed: Path) -> None:
    """Decision, player, what it is called, what it cost, what was played and what was better."""
    told = said(missed, *FOUR, "--rounds", "200")
    assert "connect_four: 9 decisions with a choice, about" in told
    rows = [line.split() for line in told.splitlines()]
    assert ["6", "Player", "1", "blunder"] in [row[:4] for row in rows]
    (row,) = [row for row in rows if row[:4] == ["7", "Player", "2", "blunder"]]
    assert row[4].startswith("−")
    assert row[5:] == ["g", "e"]
    assert "█" in told
    assert "turn for the better" in told


def test_it_speaks_french_and_the_words_of_the_game(oort: Path) -> None:
    """What goes on is told with a warning."""
    told = said(oort, "--rounds", "3", "--lang", "fr")
    assert "Oort\u00a0: 1 décision où il y avait le choix, environ" in told
    assert "Cette partie n’est pas finie" in told
    assert "Joueur 1" in told
    assert "Si peu d’essais disent peu de chose" in told


def test_json_has_the_match_each_decision_and_a_summary(missed: Path) -> None:
    """The same for the same seed, where rounds are counted."""
    words = (missed, *FOUR, "--rounds", "200", "--json")
    lines: list[dict[str, Any]] = [json.loads(line) for line in said(*words).splitlines()]
    about, *decided, last = lines
    assert about["analysis"]["game"] == "connect_four"
    assert (about["analysis"]["rounds"], about["analysis"]["choices"]) == (200, 9)
    assert [one["number"] for one in decided] == list(range(9))
    assert (decided[7]["action"], decided[7]["best"], decided[7]["seat"]) == ("g", "e", 1)
    assert last["summary"]["ends"] == [1.0, 0.0]
    blunders = [moment["number"] for moment in last["summary"]["moments"] if moment["kind"] == "blunder"]
    assert 6 in blunders
    assert said(*words) == said(*words)
    assert said(*words) != said(*words, "--seed", "1")


def test_a_match_without_choices_is_told_so(tmp_path: Path) -> None:
    """Where nobody has decided yet."""
    file = tmp_path / "new.starboard"
    file.write_bytes(save(Match(find_game("oort"), 2, seed=1)).encode())
    assert said(file, "--rounds", "1") == "Nobody had a choice in this match.\n"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--seconds", "1", "--rounds", "2"), "Name a time by --seconds or a number by --rounds, not both."),
        (("--seconds", "0"), "--seconds must be a number greater than 0."),
        (("--seconds", "nan"), "--seconds must be a number greater than 0."),
        (("--seconds", "inf"), "--seconds must be a number greater than 0."),
    ],
)
def test_what_cannot_be_meant_is_one_line(words: tuple[str, ...], why: str, oort: Path) -> None:
    """With its code."""
    done = run(oort, *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"{why}\n")
    assert done.stderr.count("\n") == 1


def test_what_is_no_match_is_one_line(tmp_path: Path) -> None:
    """As with the other commands that read a match."""
    file = tmp_path / "none.starboard"
    assert run(file).stderr.startswith("error: ")
    file.write_text("{}\n", encoding="utf-8")
    done = run(file)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert run(file, "--rounds", "0").returncode == 2
