"""The same sources, interpreted and compiled, play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from starboard.making.compiling import key_of
from tests.counts import scaled
from tests.subjects import TABLES
from tools import compile as build

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("compiled")]  # what one process found out is asked again

ROOT = Path(__file__).resolve().parents[2]
GAMES = scaled(500, 20)
STAYS_INTERPRETED = {"starboard.kernel.native", "starboard.games", "examples.freeport", "examples.landfall"}


def where() -> Path:
    """Return the compiled tree of the present sources; fail where it was not built."""
    tree = build.where()
    assert tree is not None, "run: make compile"
    return tree


def run(
    paths: Sequence[Path], *words: str, surroundings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with these folders before all others."""
    before = [*map(str, paths), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(before), "PYTHONDONTWRITEBYTECODE": "1", "STARBOARD_PURE": ""}
    env |= surroundings or {}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT / "tests", env=env, capture_output=True, text=True, check=False)


@cache
def told(*paths: Path, only: str = "") -> dict[str, Any]:
    """Return what the checksum program says with these folders before all others, of all games or of one."""
    done = run(paths, "-m", "tests.compiled.checksum", str(GAMES), *filter(None, [only]))
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_the_compiled_tree_is_compiled() -> None:
    """With the tree before the sources, kernel and games are extension modules and their records native."""
    said = told(where())
    assert said["compiled"] is True
    assert {name for name, is_compiled in said["extensions"].items() if not is_compiled} == STAYS_INTERPRETED
    assert {"starboard.kernel.steps", "starboard.games.oort.rules", "examples.connect_four"} <= set(said["extensions"])
    assert said["not_native"] == []


def test_the_sources_are_interpreted() -> None:
    """Without the tree nothing compiled is loaded, so the comparison compares two things."""
    said = told()
    assert said["compiled"] is False
    assert not any(said["extensions"].values())


def test_compiled_games_are_the_interpreted_games() -> None:
    """Every log entry, view, state and outcome of many games is the same, for every game and seat count."""
    checksums = told(where())["checksums"]
    assert list(checksums) == [f"{name}-{seats}" for name, seats in TABLES]
    assert checksums == told()["checksums"]


def test_an_interpreted_game_runs_on_the_compiled_kernel(tmp_path: Path) -> None:
    """Anyone's game in plain Python plays the same on the compiled kernel as on the interpreted one."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("__pycache__"))
    said = told(tmp_path, where(), only="connect_four")
    assert said["compiled"] is True
    assert said["extensions"]["examples.connect_four"] is False
    assert said["checksums"] == {"connect_four-2": told()["checksums"]["connect_four-2"]}


ON_BOTH = ("test_saving.py", "test_failures.py", "test_matches.py")
"""Tests of the kernel that hold for both builds: bad files, failing rules, taking back."""


@pytest.mark.parametrize("name", ON_BOTH)
def test_bad_files_and_failing_rules_end_the_same_on_the_compiled_kernel(name: str) -> None:
    """Nothing but declared errors comes out of the compiled build either: the very same tests pass on it."""
    check = "from starboard.kernel import COMPILED; import sys; sys.exit(not COMPILED)"
    assert run([where()], "-c", check).returncode == 0
    words = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(ROOT / "tests" / "kernel" / name)]
    done = run([where()], *words)
    assert done.returncode == 0, done.stdout


def test_where_the_tree_is_can_be_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`--where` prints the tree, and fails where there is none, so that nothing runs interpreted by accident."""
    monkeypatch.setattr(sys, "argv", ["compile.py", "--where"])
    build.main()
    assert capsys.readouterr().out == f"{where()}\n"
    monkeypatch.setattr(build, "TREES", ROOT / "nowhere")
    with pytest.raises(SystemExit, match="make compile"):
        build.main()


def test_an_edit_names_another_tree(tmp_path: Path) -> None:
    """No compiled module can hide a later edit: other sources belong into another tree."""
    plan = build.plan()
    steps = "starboard/kernel/steps.py"
    file = tmp_path / "steps.py"
    file.write_bytes(plan.files[steps].read_bytes() + b"\n# edited\n")
    edited = plan._replace(files={**plan.files, steps: file})
    assert key_of(edited) != key_of(plan)


def test_the_checkouts_own_command_uses_the_tree() -> None:
    """`starboard` says that its rules are compiled, plays by them, and runs interpreted where that is asked for."""
    for pure, said in (("", "compiled"), ("1", "interpreted")):
        done = run([], "-m", "starboard", "--version", surroundings={"STARBOARD_PURE": pure, "STARBOARD_LANG": "en"})
        assert done.stdout.endswith(f" ({said} rules)\n")
        done = run([], "-m", "starboard", "perft", "oort", "--depth", "1", surroundings={"STARBOARD_PURE": pure})
        assert done.stdout == "15\n"
