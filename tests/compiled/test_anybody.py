"""Anybody's package is compiled with the kernel, and the commands use it as long as its sources stay as they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.making.trees import SUFFIX
from tests.compiled.test_compiled import ROOT, where
from tests.games_found.packages import ENGLISH, FACE, write_game

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("anybody")]
COMPILING = """
import sys
from starboard.making.compiling import compiled_package
from starboard.making.packages import package_of

print(compiled_package(package_of(sys.argv[1]), lambda names, count: None))
"""
PLAYING = """
import sys
from starboard.making.trees import choose

choose(["play", "somebody:GAME"])
import somebody
import starboard.kernel
from starboard.kernel import Match, load, save, view

match = Match(somebody.GAME, 2, seed=1)
while not match.over:
    match.play(match.seat, match.legal()[0])
again = load(save(match), lambda _: somebody.GAME)
assert again.state == match.state == match.state.clone()
print(match.outcome().winners, somebody.__file__, starboard.kernel.COMPILED)
"""


def run(folder: Path, python: str, *words: str, **more: str) -> list[str]:
    """Return the words that a program prints that runs in this folder; it must go well."""
    kept = {name: value for name, value in os.environ.items() if name != "STARBOARD_PURE"}
    env = kept | {"PYTHONPATH": str(ROOT / "src"), "XDG_CACHE_HOME": str(folder / "cache")} | more
    done = subprocess.run([python, *words], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split()


def libraries(tree: Path, *names: str) -> dict[str, int]:
    """Return the compiled libraries of a tree, all or those of these names, and when each was made."""
    found = [path for name in names or ("**/*",) for path in tree.glob(f"{name}{SUFFIX}")]
    return {str(path.relative_to(tree)): path.stat().st_mtime_ns for path in found}


def test_somebodys_package_is_compiled_and_used_until_it_is_edited(tmp_path: Path) -> None:
    """It plays, is saved and loaded compiled, with constructors that no source has; edited, it plays from its sources.

    The kernel, which is compiled already, is not compiled again.
    """
    write_game(tmp_path, "somebody", en=ENGLISH, face="somebody.face:HeapFace")
    source = tmp_path / "somebody" / "__init__.py"
    (tmp_path / "somebody" / "face.py").write_text(FACE)
    python = str(ROOT / ".venv-compile" / "bin" / "python")
    (tree,) = run(tmp_path, python, "-c", COMPILING, "somebody")
    assert Path(tree).parent == tmp_path / "cache" / "starboard" / "compiled"
    assert (
        libraries(Path(tree)).items()
        > libraries(
            where(), "starboard_kernel*", "starboard/kernel/*", "starboard_search*", "starboard/search/*"
        ).items()
    )
    compiled = ["(0,)", f"{tree}/somebody/__init__{SUFFIX}", "True"]
    assert run(tmp_path, sys.executable, "-c", PLAYING) == compiled
    assert run(tmp_path, python, "-c", COMPILING, "somebody") == [tree]
    interpreted = ["(0,)", str(source), "False"]
    assert run(tmp_path, sys.executable, "-c", PLAYING, STARBOARD_PURE="1") == interpreted
    bench = ["-m", "starboard", "bench", "somebody:GAME", "--rounds", "1", "--seconds", "0.01"]
    assert "heap 2 compiled" in " ".join(run(tmp_path, sys.executable, *bench, STARBOARD_LANG="en"))
    source.write_text(source.read_text().replace("class Take(", "class  Take("))
    assert run(tmp_path, sys.executable, "-c", PLAYING) == ["(0,)", str(source), "True"]


def test_what_the_compiler_refuses_is_shown(tmp_path: Path) -> None:
    """Its own words, with file and line, and nothing is left behind."""
    write_game(tmp_path, "somebody", en=ENGLISH)
    source = tmp_path / "somebody" / "__init__.py"
    source.write_text(source.read_text() + "\nNUMBER: int = 'five'\n")
    cache = tmp_path / "cache"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_CACHE_HOME": str(cache)}
    command = [str(ROOT / ".venv-compile" / "bin" / "python"), "-c", COMPILING, "somebody"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert "somebody/__init__.py" in done.stderr
    assert "error: Incompatible types in assignment" in done.stderr
    assert done.stderr.rstrip().endswith("package/unmade: compile-failed")
    assert not list(cache.rglob("unfinished-*"))
