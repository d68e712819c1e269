"""What is wrong with a study is said at once, in one sentence, with the line or the command that cures it."""

from __future__ import annotations

import json
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from starboard.lab.study.log import Log
from starboard.lab.study.opening import LOG
from tests.commands import unmeasured
from tests.lab.study.test_running import OORT, in_bytes, played, run

BOX = Path(__file__).parents[3] / "src/starboard/games/oort/components.json"


def complaint(folder: Path, text: str, *words: str | Path, lang: str = "C") -> str:
    """Run a study that cannot be played; return the one line that is said about it, and see that nothing is left."""
    (folder / "asked.toml").write_text(text, "utf-8")
    done = run(folder, "run", "asked.toml", *words, lang=lang)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert not (folder / "asked").exists()
    return line


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "oort"\nseats 2\n', "line 2, column 7: this is no TOML. Write key = value, and texts in quotes."),
        ('game = "oort"\nseat = 2\n', "line 2: there is no “seat”. Did you mean “seats”?"),
        ('game = "oort"\n[worlds.a]\ntitel = "A"\n', "line 3: there is no “worlds.a.titel”. Did you mean “title”?"),
        ('game = "oort"\nseats = "two"\n', "line 2: “seats” must be a whole number."),
        ('game = "oort"\nseats = true\n', "line 2: “seats” must be a whole number."),
        ('game = "oort"\nbots = "greedy"\n', "line 2: “bots” must be a list in square brackets."),
        ('game = "oort"\nbots = []\n', "line 2: “bots” must be a list of one to 16 names of bots."),
        ('game = "oort"\nkeep_events = 1\n', "line 2: “keep_events” must be true or false."),
        ('game = "oort"\ngames = 0\n', "line 2: “games” must be from 1 to 1e+07, not 0."),
        ('game = "oort"\nbudget = nan\n', "line 2: “budget” must be from 1e-06 to 1e+06, not nan."),
        ("seats = 2\n", "“game” is missing. Write game ="),
        ('game = "ort"\n', "line 1 (game): There is no game “ort”"),
        ('game = "mygames.letter:GAME"\n', "Open one by its path with --game mygames.letter:GAME"),
        ('game = "oort"\nbots = ["greedi"]\n', "line 2 (bots): There is no bot “greedi”"),
        ('game = "oort"\nbots = ["random", "random"]\n', "line 2 (bots): The bot “random” is named twice."),
        ('game = "oort"\nseats = 5\n', "line 2 (seats): "),
        ('game = "oort"\n[options]\ndrougth = 1\n', "line 3: there is no “options.drougth”. Did you mean “drought”?"),
        ('game = "oort"\n[options]\ndrought = 1\n', "line 3 (options.drought): "),
        (
            'game = "oort"\ndrawn = ["MoveRockets"]\n',
            "line 2: oort has no choice “MoveRockets” that could be drawn. Did",
        ),
        ('game = "oort"\n[worlds."a b"]\n', "line 2: the name of a world has letters"),
        ('game = "oort"\n[worlds.a]\nchange = { "scoring.sets" = 7 }\n', "Did you mean “scoring.set”?"),
        ('game = "oort"\n[worlds.a]\nchange = { "armor" = 7 }\n', "line 3: “worlds.a.change.armor” names neither"),
        ('game = "oort"\n[worlds.a]\nchange = { "scoring.set" = -7 }\n', "line 3 (worlds.a.change): "),
        ('game = "oort"\n[worlds.a]\ncomponents = "torn.json"\n', "line 3: torn.json is no JSON (its line 2)."),
        ('game = "oort"\n[worlds.a]\ncomponents = "few.json"\n', "line 3 (worlds.a.components): "),
        ('game = "oort"\n[worlds.a]\ncomponents = "none.json"\n', "none.json"),
    ],
)
def test_a_mistake_in_the_file_is_said_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    """In both languages, before anything is played."""
    (tmp_path / "torn.json").write_text('{"tiles":\n', "utf-8")
    few = json.loads(BOX.read_text("utf-8"))
    del few["tiles"]["A"]
    (tmp_path / "few.json").write_text(json.dumps(few), "utf-8")
    assert said in complaint(tmp_path, text)
    assert said not in complaint(tmp_path, text, lang="fr") or said == "none.json"


def test_a_folder_with_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    """Another study, files of somebody's, or a study that somebody plays at the moment."""
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").write_text("!", "utf-8")
    assert complaint(tmp_path, OORT, "full").endswith("Name a folder that is empty or not there yet.")
    played(tmp_path, OORT, "done")
    before = in_bytes(tmp_path / "done")
    said = complaint(tmp_path, OORT.replace("seed = 1", "seed = 2"), "done")
    assert (
        "done holds another study: its seed is 1, and here it is 2. Only its games can be more. Name another folder"
        in said
    )
    assert in_bytes(tmp_path / "done") == before
    (tmp_path / "busy").mkdir()
    with Log(tmp_path / "busy" / LOG):
        assert complaint(tmp_path, OORT, "busy").endswith("Another process is playing this study.")


def test_words_may_be_said_otherwise(tmp_path: Path) -> None:
    """They decide nothing: the games are those that there are."""
    played(tmp_path, OORT)
    said = OORT.replace("Is it fair to begin?", "Who begins wins?")
    assert played(tmp_path, said).terms.question == "Who begins wins?"
    unsaid = OORT.replace('question = "Is it fair to begin?"', "")
    assert played(tmp_path, unsaid).terms.question == "Who begins wins?"


def test_a_missing_extra_is_named_with_its_command(tmp_path: Path) -> None:
    """Before anything is played."""
    (tmp_path / "asked.toml").write_text(OORT, "utf-8")
    code = "import sys; sys.modules['polars'] = None; from starboard.cli.main import app; app()"
    done = subprocess.run(
        [sys.executable, "-c", code, "lab", "run", "asked.toml"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.endswith("polars is not installed. It comes with an extra: pip install 'starboard-games[lab]'\n")


@pytest.mark.parametrize(("games", "room", "kept"), [(40, 8000, range(1, 40)), (2, 4000, range(2, 3)), (1, 600, [0])])
def test_on_a_full_disk_finished_games_are_kept(tmp_path: Path, games: int, room: int, kept: Sequence[int]) -> None:
    """Be it that the games do not fit, or the tables, or what a process writes while it plays.

    Full is here what a process may write. With room again the same command goes on, to the same tables.
    """
    text = OORT.replace("games = 4", f"games = {games}\nlongest = 40")
    whole = in_bytes(played(tmp_path, text, "whole").folder)

    def fill() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # so that a write fails, as on a full disk
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    command = [sys.executable, "-m", "starboard", "lab", "run", "asked.toml", "narrow"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, preexec_fn=fill, env=unmeasured()
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "narrow: there is no room left. " in line
    assert line.endswith(f" of {games} games are kept; the same command goes on from there.")
    with Log(tmp_path / "narrow" / LOG) as log:
        assert len(log) in kept
    assert in_bytes(played(tmp_path, text, "narrow").folder) == whole


def test_a_torn_game_is_cut_away_and_played_again(tmp_path: Path) -> None:
    """As a machine leaves it that loses its power while it writes."""
    whole = in_bytes(played(tmp_path, OORT, "whole").folder)
    for name in ("study.json", "study.toml"):
        (tmp_path / "torn").mkdir(exist_ok=True)
        shutil.copy(tmp_path / "whole" / name, tmp_path / "torn" / name)
    (tmp_path / "torn" / LOG).write_bytes(b"\x99\x00\x00\x00 what is no whole game")
    assert in_bytes(played(tmp_path, OORT, "torn").folder) == whole
