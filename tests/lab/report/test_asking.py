"""`starboard lab ask`: a change is tried, and its answer said; a game of a study is played again as it was."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests import commands
from tests.lab.report.test_page import lab


def test_a_question_is_answered_with_what_is_open_and_what_pairs_save(tmp_path: Path) -> None:
    """Both worlds are played, and each figure has an interval and a verdict."""
    done = lab(tmp_path, "ask", "oort", "scoring.set=6", "--games", "6", "--bots", "random", "--out", "asked")
    assert (done.returncode, done.stderr) == (0, "")
    assert "What if scoring.set = 6?" in done.stdout
    assert re.search(r"decisions in a +[\d.]+ +[\d.]+ +[−+]?[\d.]+", done.stdout)
    assert "starboard lab report asked" in done.stdout
    assert lab(tmp_path, "report", "asked").returncode == 0


def test_a_question_is_answered_in_french(tmp_path: Path) -> None:
    """All of it."""
    done = lab(tmp_path, "ask", "oort", "drought=36", "--games", "2", "--bots", "random", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Et si drought = 36" in done.stdout
    assert "décisions" in done.stdout
    assert "tranché" in done.stdout


@pytest.mark.parametrize("change", ["drought", "=3", "drought=null"])
def test_what_is_no_change_is_told(tmp_path: Path, change: str) -> None:
    """In one line, with an example."""
    done = lab(tmp_path, "ask", "oort", change, "--games", "2")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "drought=24" in done.stderr


def test_a_game_of_a_study_is_played_again_as_it_was(tmp_path: Path) -> None:
    """The saved match has the points and the number of decisions that the study has."""
    lab(tmp_path, "ask", "oort", "drought=36", "--games", "2", "--bots", "random,greedy", "--out", "asked")
    listed = lab(tmp_path, "games", "asked", "--where", "world=changed")
    row = re.search(r"(?m)^ *1 +\d+ +\d+ +[\d ]+? {2,}([\d ]+?) {2,}(\d+) ", listed.stdout)
    assert row is not None, listed.stdout
    done = lab(tmp_path, "games", "asked", "--where", "world=changed", "--record", "1", "--out", "one.starboard")
    assert (done.returncode, done.stderr) == (0, "")
    verified = commands.run("verify", "one.starboard", surroundings=dict(os.environ), folder=tmp_path)
    assert verified.returncode == 0
    text = (tmp_path / "one.starboard").read_text("utf-8")
    assert text.count('"play"') == int(row[2])
