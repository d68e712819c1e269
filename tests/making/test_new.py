"""`starboard new`: what it writes plays, is checked, tests and type-checks as it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import Done, run


def starboard(folder: Path, *words: str, typed: str = "") -> Done:
    """Run a command in a folder, in English."""
    surroundings = {**os.environ, "LC_ALL": "C", "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    return run(*words, surroundings=surroundings, typed=typed, folder=folder)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Return the folder of a game that was just written."""
    done = starboard(tmp_path, "new", "comet_race")
    assert (done.returncode, done.stderr) == (0, "")
    assert "starboard play comet_race:GAME" in done.stdout
    return tmp_path / "comet_race"


def test_what_is_written_speaks_of_itself(written: Path) -> None:
    """Nothing is left of the name that it was written under, in any file or any file's name."""
    files = [path for path in written.rglob("*") if path.is_file()]
    assert {path.name for path in files} >= {
        "pyproject.toml",
        "README.md",
        "rules.md",
        "rules.fr.md",
        "en.ftl",
        "fr.ftl",
        "test_comet_race.py",
    }
    for path in files:
        assert "moonrace" not in f"{path}{path.read_text(encoding='utf-8')}".lower()
    assert "class CometRace(Game[Race])" in (written / "comet_race" / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "asked", "rule", "end"),
    [
        ("en", "roll on or stop?", "CR-2 Who has the turn rolls", "home"),
        ("fr", "lancer encore", "CR-2 Celui dont c", "arrivé"),
    ],
)
def test_it_is_played_in_both_languages(written: Path, lang: str, asked: str, rule: str, end: str) -> None:
    """Rolling and stopping in turn comes to an end at the table, in the language that was asked for, its rules too."""
    words = ("play", "comet_race:GAME", "--plain", "--seed", "3", "--lang", lang)
    done = starboard(written, *words, typed="rule\n" + "1\n2\n" * 150)
    assert done.returncode == 0
    assert asked in done.stdout
    assert rule in done.stdout
    assert end in done.stdout


def test_it_keeps_the_contract(written: Path) -> None:
    """`check` finds nothing, before and after `generate` has written out what its classes are given; mypy neither."""
    assert starboard(written, "generate", "comet_race", "--check").returncode == 0
    for _ in range(2):
        done = starboard(written, "check", "comet_race:GAME", "--seats", "2", "--games", "1")
        assert (done.returncode, done.stderr) == (0, "")
        assert "\nnote " not in done.stdout
        assert starboard(written, "generate", "comet_race").returncode == 0
    assert "def __init__(" in (written / "comet_race" / "__init__.py").read_text(encoding="utf-8")
    done = python(written, "mypy")
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("name", "example"), [("my_freeport", "freeport"), ("sea", "landfall"), ("turn", "")])
def test_an_example_can_be_begun_with(tmp_path: Path, name: str, example: str) -> None:
    """Under any name, also one that holds the example's or that one of its classes has; it is checked and typed."""
    done = starboard(tmp_path, "new", name, *(["--from", example] if example else []))
    assert (done.returncode, done.stderr) == (0, "")
    done = starboard(tmp_path / name, "check", f"{name}:GAME", "--seats", "2", "--games", "1")
    assert (done.returncode, done.stderr) == (0, "")
    done = python(tmp_path / name, "mypy")
    assert done.returncode == 0, done.stdout
    french = (tmp_path / name / name / "texts" / "fr.ftl").read_text(encoding="utf-8")
    assert french.startswith(f"{name}-title = {name.replace('_', ' ').capitalize()}\n")


def test_an_example_that_there_is_not_is_refused(tmp_path: Path) -> None:
    """With the names of those that there are."""
    done = starboard(tmp_path, "new", "mine", "--from", "chess")
    assert done.returncode == 1
    assert "There is no example “chess”. There are: freeport, landfall." in done.stderr
    assert not (tmp_path / "mine").exists()


def test_check_names_the_messages_without_which_a_log_leaves_something_out(written: Path) -> None:
    """Of a draw that no event follows, and of an event, which is told in notation; nothing is broken by it."""
    path = written / "comet_race" / "texts" / "en.ftl"
    kept = [line for line in path.read_text("utf-8").splitlines() if "came-rolled" not in line and "-lost" not in line]
    path.write_text("\n".join(kept), "utf-8")
    done = starboard(written, "check", "comet_race:GAME", "--seats", "2", "--games", "1")
    assert done.returncode == 0
    missing = "comet_race-came-rolled, comet_race-event-lost"
    assert f"\nnote     en     No message tells it in a log: {missing}\n" in done.stdout
    assert "note     fr" not in done.stdout


def test_a_replay_tells_a_move_once_in_every_language(written: Path) -> None:
    """Where the log has no other words for a move than those that offer it, they take the place of its notation."""
    words = ("play", "comet_race:GAME", "--plain", "--seed", "3", "--hotseat", "--seats", "2")
    starboard(written, *words, typed="roll\nsave one.starboard\nquit\n")
    for lang, move in (("en", "Player 1: roll"), ("fr", "Joueur 1 : lancer")):
        done = starboard(written, "replay", "one.starboard", "--game", "comet_race:GAME", "--lang", lang)
        told = done.stdout.replace("\u00a0", " ").replace("\u202f", " ")
        assert told.count("Player 1: " if lang == "en" else "Joueur 1 : ") == 1, told
        assert move in told


def python(folder: Path, *words: str) -> Done:
    """Run a module of Python's in a folder."""
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    return Done(done.returncode, done.stdout, done.stderr)


MISTAKES = """
from comet_race import Race, Racer, Say, Turn

racer = Racer("one", 2)
Racer(1)
racer.points = "many"
racer.clone().pionts
Say(1).call = 2
Race([Turn(0), Say(1)], (racer,), 0)
Race([], (racer, None), 0).clone().racers[0].seat.upper()
reveal_type(Race([], (), 0).clone().racers)
"""


def test_its_own_tests_and_types_hold(written: Path) -> None:
    """As its README says: pytest and mypy, in its folder; and mypy finds what is wrong by what FIELDS declares."""
    done = python(written, "pytest", "-q", "-p", "no:cacheprovider", "--starboard-games", "1")
    assert done.returncode == 0, done.stdout
    done = python(written, "mypy")
    assert done.returncode == 0, done.stdout
    (written / "comet_race" / "mistakes.py").write_text(MISTAKES)
    lines = python(written, "mypy").stdout.replace("comet_race/mistakes.py:", "").splitlines()
    for line, said in (
        (4, 'Argument 1 to "Racer" has incompatible type "str"; expected "int"'),
        (5, 'Missing positional argument "points" in call to "Racer"'),
        (6, 'Incompatible types in assignment (expression has type "str", variable has type "int")'),
        (7, '"Racer" has no attribute "pionts"'),
        (8, 'Property "call" defined in "Say" is read-only'),
        (9, 'List item 1 has incompatible type "Say"; expected "Step"'),
        (10, 'Argument 2 to "Race" has incompatible type "tuple[Racer, None]"; expected "tuple[Racer, ...]"'),
        (10, '"int" has no attribute "upper"'),
        (11, 'Revealed type is "tuple[comet_race.Racer, ...]"'),
    ):
        assert [one for one in lines if one.startswith(f"{line}: ") and said in one], (line, said, lines)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Comet", "cannot be a package"),
        ("a", "cannot be a package"),
        ("class", "cannot be"),
        ("json", "a package or a game"),
        ("oort", "a package or a game"),
    ],
)
def test_a_name_that_no_package_can_have_is_refused(tmp_path: Path, name: str, said: str) -> None:
    """With a sentence, and nothing is written."""
    done = starboard(tmp_path, "new", name)
    assert done.returncode == 1
    assert said in done.stderr
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_there_is_left_alone(written: Path) -> None:
    """Nothing is written over."""
    before = (written / "README.md").read_text(encoding="utf-8")
    done = starboard(written.parent, "new", "comet_race")
    assert done.returncode == 1
    assert "is there already" in done.stderr
    assert (written / "README.md").read_text(encoding="utf-8") == before


def test_an_empty_folder_is_filled(tmp_path: Path) -> None:
    """Such as a repository that has just been made."""
    done = starboard(tmp_path, "new", "comet_race", ".")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "comet_race" / "__init__.py").exists()


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("texts/en.ftl", "{ $call }", "{ $cal }", "the message comet_race-act-say: "),
        ("__init__.py", "return Race([Turn(0)]", "return Race([Turn(1 // 0)]", "rules/failed"),
        ("__init__.py", 'Outcome.ranked("home"', 'Outcome.ranked("away"', "which is not in its endings"),
    ],
)
def test_what_is_wrong_in_a_game_is_told_in_one_line(written: Path, file: str, old: str, new: str, said: str) -> None:
    """A message that names what there is not, a set-up that breaks off, an ending that is not declared."""
    path = written / "comet_race" / file
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    words = ("play", "comet_race:GAME", "--plain", "--seed", "3", "--lang", "en")
    done = starboard(written, *words, typed="1\n2\n" * 150)
    assert done.returncode == 1
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
