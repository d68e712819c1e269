"""The checks themselves: they find planted leaks, name step and action, and blame no game that keeps its promises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import Game
from starboard.testing import checks, verdicts
from starboard.testing.report import Verdict, verdict
from starboard.testing.tables import Table
from tests.commands import run
from tests.toys.small.hands import Name, Small
from tests.toys.small.hands import Table as Cards
from tests.toys.small.honest import BRIEF, CLAIMING, RESHUFFLING, SHOWING, ThrowAway
from tests.toys.small.leaking import BURYING, DOUBTING, PAYING, REFUSING, SILENT, TELLING

CHECKS = {check.name: check for check in checks()}
FREE = {"a_move_that_goes_back_freely_has_shown_nothing", "taking_back_is_as_if_nothing_had_been"}
HERE = {"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "en_GB.UTF-8"}


def found(game: Game[Any], name: str, games: int = 4) -> Verdict:
    """Return what one check says of a game for two."""
    return verdict(CHECKS[name], Table(game, 2, range(games)))


@pytest.mark.parametrize("game", [SHOWING, RESHUFFLING, BRIEF, CLAIMING], ids=lambda game: game.name)
def test_no_game_that_keeps_its_promises_is_blamed(game: Small) -> None:
    """A card that is shown and goes back, a reshuffled pile, two decisions in all, chance after every move, claims."""
    said = list(verdicts(game, (2,), 3))
    assert [(one.check.name, one.wrong) for one in said if one.wrong] == []
    assert {one.check.name for one in said} == set(CHECKS)
    unmet = {one.check.name for one in said if not one.met}
    assert {"an_open_game_is_the_same_for_all", "a_sealed_answer_moves_nothing_that_others_see"} <= unmet
    assert unmet >= FREE or game is not RESHUFFLING, "after every move comes chance"


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (DOUBTING, ("ClaimBeforeTheKnowing", "at “name ", "asked", "Believe", "NextTurn", "REVEALS")),
        (PAYING, ("BePaidByOthers", "at “name ", "coins", "REVEALS")),
        (BURYING, ("BuryForItsWorth", "at “bury ", "a spectator", "coins", "REVEALS")),
        (REFUSING, ("BeRefusedByOthers", "at “name red”", "allowed in one world and not in another")),
    ],
    ids=lambda given: getattr(given, "name", ""),
)
def test_a_leak_is_told_with_its_step_and_its_action(game: Small, words: tuple[str, ...]) -> None:
    """A doubt that is asked only of lies, coins by a hand or a face-down card, a refusal by a hidden card."""
    wrong = found(game, "two_worlds_go_on_alike").wrong
    assert [word for word in words if word not in wrong] == [], wrong


def test_a_log_that_names_a_card_that_nobody_saw_is_a_leak() -> None:
    """What is told of a card that is put back unseen is found, though it is the same in all worlds."""
    wrong = found(TELLING, "logs_tell_nothing_that_is_hidden").wrong
    assert "ReturnUnseen lets a spectator read" in wrong
    assert not found(TELLING, "two_worlds_go_on_alike").wrong


def test_what_is_shown_but_not_told_can_be_taken_back_and_known() -> None:
    """A step may show something; but whoever made it do so must not be able to take that back."""
    wrong = found(SILENT, "a_move_that_goes_back_freely_has_shown_nothing").wrong
    assert wrong.startswith("BelieveInSilence, “doubt”: taking it back tells seat")
    assert "can be taken back though it has shown something" in wrong
    assert "[" not in wrong.splitlines()[0]
    assert "TELLING = True" in wrong


class Stumble(ThrowAway):
    """2. A rule that breaks off."""

    def take(self, s: Cards, action: Name) -> None:
        raise LookupError("no such rule")


class Stumbling(Small):
    """A game with a mistake."""

    name = "stumbling"


STUMBLING = Stumbling(Stumble)


def test_a_rule_that_breaks_off_is_told_with_its_place() -> None:
    """Whatever a rule raises is a verdict, with the line that raised it, the step and the seed."""
    said = found(STUMBLING, "outcomes_survive_json")
    assert "LookupError: no such rule" in said.wrong
    assert "test_checks.py" in said.wrong
    assert said.where["seed"] == 0
    assert said.where["step"]


def test_the_command_tells_the_same_fault_once() -> None:
    """A rule that breaks off breaks most checks; the others say that it is the same."""
    words = ("tests.contract.test_checks:STUMBLING", "--games", "1", "--lang", "fr")
    done = run("check", *words, surroundings=HERE)
    assert done.returncode == 1
    assert done.stdout.count("les règles ont échoué\u00a0: LookupError: no such rule") == 1
    assert "[2 joueurs, graine 0, après " in done.stdout.replace("\u00a0", " ")
    assert done.stdout.count("comme dit plus haut") > 15


@pytest.mark.parametrize(
    ("language", "last"),
    [
        ("en", "34 promises: 25 kept, 9 not met, none broken."),
        ("fr", "34 promesses\u00a0: 25 tenues, 9 sans objet, aucune rompue."),
    ],
)
def test_the_command_says_one_line_for_each_check(language: str, last: str) -> None:
    """One line for each check, whatever the number of seats, and the exit code 0 where none is broken."""
    done = run("check", "tests.toys.small.honest:BRIEF", "--games", "1", "--lang", language, surroundings=HERE)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert len(lines) == len(CHECKS) + 1
    assert lines[0].split()[:2] == ["ok", "2-3"]
    assert lines[-1] == last


def test_the_command_fails_where_a_promise_is_broken() -> None:
    """The exit code is 1, and what is wrong stands below the check."""
    done = run("check", "tests.toys.small.leaking:PAYING", "--seats", "2", "--games", "2", surroundings=HERE)
    assert done.returncode == 1
    assert "WRONG    2      Two worlds go on alike:\n    BePaidByOthers at" in done.stdout
    assert done.stdout.endswith(" 1 broken.\n")


def test_the_command_says_what_is_wrong_in_the_chosen_language() -> None:
    """The step and its action stand in a sentence of the language, and so does everything that it is made of."""
    words = ("tests.toys.small.leaking:PAYING", "--seats", "2", "--games", "2", "--lang", "fr")
    told = run("check", *words, surroundings=HERE).stdout.replace("\u00a0", " ")
    assert "Deux mondes continuent de la même façon :\n    BePaidByOthers à « name " in told
    assert " dans un monde, " in told
    assert "REVEALS = True" in told
    assert " in one world" not in told


def test_a_contract_is_tests_of_pytest(tmp_path: Path) -> None:
    """`test_contract = contract(GAME)` is a test for each check, as many games long as the option says."""
    source = "from starboard.testing import contract\nfrom tests.toys.small.{} import {} as GAME\n\n"
    for module, name in (("honest", "BRIEF"), ("leaking", "PAYING")):
        text = source.format(module, name) + "test_contract = contract(GAME, seats=(2,))\n"
        tmp_path.joinpath(f"test_{module}.py").write_text(text, encoding="utf-8")
    words = ["-m", "pytest", "-q", "-p", "starboard.testing.plugin", "-p", "no:cacheprovider", "--starboard-games", "2"]
    done = subprocess.run(
        [sys.executable, *words, "--rootdir", tmp_path, tmp_path],
        capture_output=True,
        encoding="utf-8",
        env=HERE,
        check=False,
    )
    failed = [line for line in done.stdout.splitlines() if line.startswith("FAILED")]
    assert len(failed) == 1, done.stdout
    assert "test_leaking.py::test_contract[two_worlds_go_on_alike-2]" in failed[0]
    assert "1 failed" in done.stdout
    assert "skipped" in done.stdout


def test_checks_need_no_pytest() -> None:
    """The base install has no pytest, and its command checks all the same."""
    source = (
        "import sys\nsys.modules['pytest'] = None\nfrom starboard.testing import verdicts\n"
        "from tests.toys.small.honest import BRIEF\nassert not [v.wrong for v in verdicts(BRIEF, (2,), 1) if v.wrong]"
    )
    subprocess.run([sys.executable, "-c", source], env=HERE, check=True)


def test_checks_are_not_run_where_their_asserts_are_left_out() -> None:
    """Else all would seem to be kept."""
    source = "import sys\nsys.argv = ['starboard', 'check', 'oort']\nfrom starboard.cli.main import app\napp()"
    done = subprocess.run(
        [sys.executable, "-O", "-c", source], env=HERE, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error: request/unsupported: ")
