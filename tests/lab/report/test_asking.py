"""`starboard lab ask`: a change is tried, and its answer said; a game of a study is played again as it was."""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard.games import read_record
from starboard.lab.study import Study
from tests import commands
from tests.commands import Done, unmeasured
from tests.lab.report.test_page import lab

ROOT = Path(__file__).parents[3]
FEW = ("--games", "2", "--bots", "random")


def typed(folder: Path, line: str) -> Done:
    """Run the command at the end of a line, as somebody does who copies it."""
    words = shlex.split(line.partition("starboard ")[2])
    return commands.run(*words, surroundings={**os.environ, "LC_ALL": "C", "COLUMNS": "100"}, folder=folder)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a question was asked; its study is in `two words`."""
    folder = tmp_path_factory.mktemp("asked")
    done = lab(folder, "ask", "oort", "drought=36", "--games", "2", "--bots", "random,greedy", "--out", "two words")
    assert (done.returncode, done.stderr) == (0, "")
    return folder


@pytest.fixture
def study(asked: Path, tmp_path: Path) -> Path:
    """That study once more, to do something to."""
    shutil.copytree(asked / "two words", tmp_path / "study")
    return tmp_path / "study"


def test_a_question_is_answered_with_what_is_open_and_what_pairs_save(tmp_path: Path) -> None:
    """Both worlds are played, and each figure has an interval and a verdict."""
    done = lab(tmp_path, "ask", "oort", "scoring.set=6", "--games", "6", "--bots", "random", "--out", "asked")
    assert (done.returncode, done.stderr) == (0, "")
    assert "What if scoring.set = 6?" in done.stdout
    assert re.search(r"decisions in a +[\d.]+ +[\d.]+ +[−+]?[\d.]+", done.stdout)
    assert "starboard lab report asked" in done.stdout
    assert lab(tmp_path, "report", "asked").returncode == 0


def test_a_question_goes_on_with_more_games(asked: Path, tmp_path: Path) -> None:
    """From those that there are: the same command, but for their number."""
    shutil.copytree(asked / "two words", tmp_path / "two words")
    words = ("drought=36", "--games", "4", "--bots", "random,greedy", "--out", "two words")
    done = lab(tmp_path, "ask", "oort", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert Study.open(tmp_path / "two words").games().collect()["number"].to_list() == [0, 1, 2, 3] * 2


def test_a_question_is_answered_in_french(tmp_path: Path) -> None:
    """All of it."""
    done = lab(tmp_path, "ask", "oort", "drought=36", *FEW, "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Et si drought = 36" in done.stdout
    assert "décisions" in done.stdout
    assert "tranché" in done.stdout


@pytest.mark.parametrize(
    "change",
    ["drought", "=3", "drought=null", "drought=NaN", "drought=1e999", "a=[null]", 'a=[[{"b": 1}]]', "a=[-Infinity]"],
)
def test_what_is_no_change_is_told(tmp_path: Path, change: str) -> None:
    """In one line, with an example."""
    done = lab(tmp_path, "ask", "oort", change, "--games", "2")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "drought=24" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "0"], "“seats” must be from 1 to 12, not 0."),
        (["--seed", "-1"], "“seed” must be from 0"),
        (["--bots", ","], "“bots” must be a list of one to 16"),
        (["--budget", "nan"], "“budget” must be from"),
        (["--bots", "\x7f"], "There is no bot"),
    ],
)
def test_what_cannot_be_asked_is_told_without_a_line_of_a_file(tmp_path: Path, words: list[str], said: str) -> None:
    """Nobody wrote one."""
    done = lab(tmp_path, "ask", "oort", "drought=36", *words)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert said in done.stderr
    assert "line" not in done.stderr


def test_a_game_of_a_study_is_played_again_as_it_was(asked: Path) -> None:
    """The saved match has the points and the number of decisions that the study has; what is printed can be typed."""
    listed = lab(asked, "games", "two words", "--where", "world=changed")
    row = re.search(r"(?m)^ *0 +\d+ +\d+ +[\d ]+? {2,}([\d ]+?) {2,}(\d+) ", listed.stdout)
    assert row is not None, listed.stdout
    done = typed(asked, listed.stdout.splitlines()[-1] + " --out 'game 0.starboard'")
    assert (done.returncode, done.stderr) == (0, "")
    assert typed(asked, done.stdout).returncode == 0
    text = (asked / "game 0.starboard").read_text("utf-8")
    assert text.count('"play"') == int(row[2])
    match = read_record(text)
    outcome = match.outcome()
    assert outcome is not None
    assert [str(score) for score in outcome.scores] == row[1].split()


def test_a_folder_is_named_as_it_must_be_typed(asked: Path) -> None:
    """In quotes where it has a space; here the study is whole already."""
    done = lab(asked, "run", "two words/study.toml", "two words")
    assert done.stdout.endswith("What they say: starboard lab report 'two words'\n")


def test_a_game_that_goes_otherwise_now_is_not_taken_for_that_of_the_study(study: Path) -> None:
    """Whatever has changed since, here the seed."""
    terms = json.loads((study / "study.json").read_text("utf-8"))
    (study / "study.json").write_text(json.dumps(terms | {"seed": 2}), "utf-8")
    done = lab(study, "games", study, "--record", "1")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "Game 1 goes otherwise now than in the study" in done.stderr
    assert not (study / "game-1.starboard").exists()


@pytest.mark.parametrize("table", ["games", "decisions", "events", "rules", "fields"])
def test_a_damaged_table_is_named(study: Path, table: str) -> None:
    """In one line, before anything is counted: a byte in its middle, its end that is cut off, all of it."""
    file = study / f"{table}.parquet"
    whole = file.read_bytes()
    middle = len(whole) // 2
    for torn in (whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :], whole[:200], None):
        file.unlink() if torn is None else file.write_bytes(torn)
        done = lab(study, "report", study)
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert f"{file} is damaged. The command that made the study plays its games again" in done.stderr


def test_studies_of_two_games_are_not_compared(asked: Path, study: Path) -> None:
    """There is nothing to compare."""
    terms = json.loads((study / "study.json").read_text("utf-8"))
    (study / "study.json").write_text(json.dumps(terms | {"game": "cove"}), "utf-8")
    done = lab(asked, "report", "two words", "--against", study, "--out", study / "page.html")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "is about “cove”, and this one about “oort”" in done.stderr
    assert not (study / "page.html").exists()


@pytest.mark.interpreted  # by its path the example is loaded from the sources, and so must all else be
def test_a_game_by_its_path_is_named_in_what_is_to_be_typed(tmp_path: Path) -> None:
    """By the answer, the report, the list of games and the saved match."""
    (tmp_path / "asked.toml").write_text('bots = ["random"]\ngames = 2\n', "utf-8")
    path, folder = "--game examples.connect_four:GAME\n", tmp_path / "four"
    done = lab(ROOT, "run", tmp_path / "asked.toml", folder, *path.split())
    assert done.stdout.endswith(f"starboard lab report {folder} {path}"), done.stderr
    assert typed(ROOT, done.stdout).returncode == 0
    listing = re.search(r"starboard lab games [^<]*", (folder / "report.en.html").read_text("utf-8"))
    assert listing is not None
    listed = typed(ROOT, listing[0])
    assert listed.stdout.endswith(f"--record 0 {path}")
    recorded = typed(ROOT, listed.stdout.splitlines()[-1] + f" --out {tmp_path}/0.starboard")
    assert recorded.stdout.endswith(f"starboard replay {tmp_path}/0.starboard {path}")
    assert typed(ROOT, recorded.stdout).returncode == 0


def test_only_a_page_needs_what_writes_pages(asked: Path) -> None:
    """Who asks a question is not told in the end that something is missing."""
    code = "import sys; sys.modules['jinja2'] = None; from starboard.cli.main import app; app()"
    for words, needs in ((("ask", "oort", "drought=36", *FEW), False), (("report", "two words"), True)):
        command = [sys.executable, "-c", code, "lab", *words]
        done = subprocess.run(command, cwd=asked, capture_output=True, text=True, check=False)
        assert done.returncode == needs, done.stderr
        assert ("jinja2 is not installed" in done.stderr) == needs


def test_a_question_that_is_broken_off_does_not_say_that_it_is_kept(tmp_path: Path) -> None:
    """Without --out its games are gone."""
    command = [sys.executable, "-m", "starboard", "lab", "ask", "oort", "drought=36", "--games", "5000"]
    surroundings = {**os.environ, "LC_ALL": "C", "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, env=surroundings, text=True) as it:
        try:
            until = time.monotonic() + 300
            while not any(log.stat().st_size for log in tmp_path.glob("*/study/games.log")):
                assert time.monotonic() < until
                time.sleep(0.005)
            it.send_signal(signal.SIGINT)
            _, said = it.communicate(timeout=300)
        finally:
            it.kill()
    assert it.returncode == 130
    assert said == (
        "Broken off, and nothing is kept. With --out DIR the same command goes on where it was broken off.\n"
    )


def test_a_question_whose_games_do_not_fit_keeps_those_that_do(tmp_path: Path) -> None:
    """As a study does; full is here what a process may write."""

    def fill() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # so that a write fails, as on a full disk
        resource.setrlimit(resource.RLIMIT_FSIZE, (6000, resource.RLIM_INFINITY))

    words = ["ask", "oort", "drought=36", "--games", "40", "--bots", "random", "--out", "narrow"]
    done = subprocess.run(
        [sys.executable, "-m", "starboard", "lab", *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=fill,
        env=unmeasured(),
    )
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert re.search(r"narrow: there is no room left\. \d+ of 80 games are kept; the same command", done.stderr)
