"""`starboard arena`, run as anybody runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests import commands
from tests.commands import Done

FOUR = "examples.connect_four:GAME"


def run(*words: str | Path, lang: str = "C") -> Done:
    """Run `starboard arena` with these words."""
    return commands.run("arena", *words, surroundings={**os.environ, "LC_ALL": lang, "COLUMNS": "100"})


def said(*words: str | Path, lang: str = "C") -> str:
    """Run it, which must go well, and return what it prints."""
    done = run(*words, lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def lines(text: str) -> list[dict[str, Any]]:
    """Return lines of JSON."""
    return [json.loads(line) for line in text.splitlines()]


def played(found: list[dict[str, Any]]) -> dict[int, Any]:
    """Return the games among lines by number, without their times; none is there twice."""
    games = [line for line in found if "number" in line]
    assert len({game["number"] for game in games}) == len(games)
    return {game["number"]: {**game, "times": None} for game in games}


@pytest.mark.interpreted  # by its path the example is loaded from the sources, and so must all else be
def test_tables_say_who_is_stronger() -> None:
    """In both languages, with intervals."""
    told = said(FOUR, "level2", "random", "--budget", "0.1", "--games", "2", "--seed", "1")
    assert "connect_four, 2 players, seed 1: 2 games, 0 without an end" in told
    assert "level2 – random" in told
    assert "100.0%" in told
    assert told.index("level2") < told.index("random")
    spoken = said("oort", "greedy", "random", "--games", "3", "--lang", "fr")
    assert "Oort, 2 joueurs, graine 0\u00a0: 3 parties, 0 sans fin" in spoken
    assert "100,0\u202f%" in spoken
    assert "Les places s’équilibrent toutes les 2 parties" in spoken


def test_json_has_the_terms_each_game_and_a_summary(tmp_path: Path) -> None:
    """And a file is gone on with: the same games, and further ones, none of them twice."""
    file = tmp_path / "games.jsonl"
    words = ("oort", "greedy", "random", "--seed", "4", "--json")
    whole = lines(said(*words, "--games", "5", "--processes", "2"))
    assert [next(iter(line)) for line in (whole[0], *whole[1:-1], whole[-1])] == ["game", *["number"] * 5, "summary"]
    summary = whole[-1]["summary"]
    assert (summary["games"], summary["unfinished"]) == (5, 0)
    (pair,) = summary["pairs"]
    assert (pair["first"], pair["second"], pair["games"], pair["share"], pair["high"]) == ("greedy", "random", 5, 1, 1)
    assert [bot["bot"] for bot in summary["bots"]] == ["greedy", "random"]
    said(*words, "--games", "2", "--out", file)
    first = file.read_bytes()
    told = lines(said(*words, "--games", "5", "--out", file))
    assert played(told) == played(whole) == played(lines(file.read_text("utf-8")))
    assert file.read_bytes().startswith(first)
    assert told[-1]["summary"]["bots"][0]["rating"] == summary["bots"][0]["rating"]


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whatever_ends_it_the_same_command_goes_on(ends: signal.Signals, tmp_path: Path) -> None:
    """Games that are over are kept, a line each, and what plays them ends too, and leaves nothing behind."""
    file = tmp_path / "games.jsonl"
    words = ["oort", "greedy", "random", "--out", str(file), "--processes", "2", "--json"]
    command = [sys.executable, "-m", "starboard", "arena", *words, "--games", "100000"]
    (tmp_path / "between").mkdir()
    surroundings = {**os.environ, "TMPDIR": str(tmp_path / "between")}
    with subprocess.Popen(
        command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=surroundings
    ) as running:
        try:
            end = time.monotonic() + 300
            while not file.exists() or file.read_bytes().count(b"\n") < 4:
                assert time.monotonic() < end
                time.sleep(0.02)
            # Ctrl-C goes to all, but only the one that was started hears it.
            end_it = os.killpg if ends == signal.SIGINT else os.kill
            end_it(running.pid, ends)
            # Whoever plays holds the other end, so that it is shut only when all are gone.
            _, complaint = running.communicate(timeout=300)
        finally:
            running.kill()
    assert b"Traceback" not in complaint
    assert list((tmp_path / "between").iterdir()) == []
    if ends != signal.SIGKILL:
        assert running.returncode == 130
        assert b"the same command goes on from there" in complaint
    kept = file.read_bytes().split(b"\n")[1:-1]
    assert len(kept) >= 3
    if ends == signal.SIGKILL:
        told = lines(said(*words, "--games", str(len(kept) + 2)))
        assert len(played(told)) >= len(kept)
        assert file.read_bytes().split(b"\n")[1 : len(kept) + 1] == kept


def test_a_question_ends_the_games_when_it_is_answered() -> None:
    """And says how sure that is."""
    words = ("oort", "greedy", "random", "--games", "100", "--sprt", "greedy,random", "--share", "0.9")
    told = said(*words)
    assert "greedy is stronger than random: by 6 games, a share of 90.0% is likelier" in told
    (summary,) = [line["summary"] for line in lines(said(*words, "--json")) if "summary" in line]
    assert summary["games"] == 6
    assert summary["sprt"]["verdict"] == "stronger"
    assert summary["sprt"]["ratio"] >= summary["sprt"]["upper"] > 0 > summary["sprt"]["lower"]


def test_who_fails_is_named_below_the_tables() -> None:
    """With how, and where first."""
    told = said("tests.lab.toys:DYING", "greedy", "random", "--games", "2")
    assert "greedy was replaced: one decision at which its process died." in told
    assert "First in game" in told
    told = said("oort", "greedy", "random", "--games", "1", "--longest", "3")
    assert "1 game" not in told
    assert "one game, 1 without an end" in told
    assert "The first game without an end is 0: it had more decisions than --longest allows" in told


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["oort", "greedy"], "options/invalid: Name from two to 16 bots, not 1."),
        (["oort", "greedy", "greedy"], "options/invalid: The bot “greedy” is named twice."),
        (["oort", "greedy", "nobody"], "options/invalid: There is no bot “nobody”."),
        (["chess", "greedy", "random"], "game/unknown: "),
        (["oort", "greedy", "random", "--seats", "1"], "options/invalid: Bots play each other at tables of two"),
        (["oort", "greedy", "random", "--seats", "9"], "options/invalid"),
        (["oort", "greedy", "random", "--option", "setup"], "options/invalid"),
        (["oort", "greedy", "random", "--option", "colour=red"], "options/invalid"),
        (["oort", "greedy", "random", "--budget", "0"], "options/invalid: --budget must be greater than 0."),
        (["oort", "greedy", "random", "--budget", "nan"], "options/invalid: --budget must be greater than 0."),
        (["oort", "greedy", "random", "--clock", "0"], "options/invalid: --clock must be greater than 0."),
        (["oort", "greedy", "random", "--patience", "-1"], "options/invalid: --patience must be greater than 0."),
        (["oort", "greedy", "random", "--sprt", "greedy"], "options/invalid: “greedy” are not two of the bots."),
        (["oort", "greedy", "random", "--sprt", "greedy,level1"], "options/invalid: “greedy,level1” are not two"),
        (["oort", "greedy", "random", "--share", "0.5"], "options/invalid: --share must be between 0.5 and 1."),
        (["oort", "greedy", "random", "--alpha", "1"], "options/invalid: --alpha must be between 0 and 0.5."),
        (["oort", "greedy", "random", "--out", "/"], "/: this is a folder"),
        (["oort", "greedy", "random", "--out", "/nowhere/games.jsonl"], "games.jsonl"),
    ],
)
def test_bad_input_is_refused_in_one_line(words: list[str], complaint: str) -> None:
    """Before anything is played."""
    done = run(*words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1
    assert complaint in done.stderr


def test_numbers_are_numbers() -> None:
    """What the command line cannot read is said as for every command."""
    assert run("oort", "greedy", "random", "--games", "0").returncode == 2
    assert run("oort", "greedy", "random", "--processes", "0").returncode == 2
    assert run("oort").returncode == 2
