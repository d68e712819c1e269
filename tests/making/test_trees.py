"""The command loads compiled rules where the present sources are what was compiled, and never else.

The trees here are pretended: their compiled modules are Python too, and say that they were taken.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.making.trees import COMPLETE, CORE, GAMES, HERE, SUFFIX, Tree, game_of, is_same, listed, tree_of

GAME = """from starboard.kernel import COMPILED
from mygames.letter.words import WHICH

print(WHICH, COMPILED, __file__)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of somebody's package in the current folder, with a cache of their own beside it."""
    package = tmp_path / "mygames" / "letter"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text(GAME)
    (package / "words.py").write_text("WHICH = 'source'\n")
    (package / "texts" / "en.ftl").write_text("letter = Letter\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return package


def pretend(cache: Path, package: Path) -> Path:
    """Make a tree of core and package, in which a module beside the copies says that it was loaded from there."""
    tree = cache / "starboard" / "compiled" / "0123456789abcdef"
    for part in ("kernel", "search"):
        shutil.copytree(HERE / part, tree / "starboard" / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(package, tree / "mygames" / "letter")
    packages = [*CORE, "mygames.letter"]
    (tree / COMPLETE).write_text(json.dumps({"suffix": SUFFIX, "packages": packages}))
    return tree


def test_a_package_is_the_same_as_its_copy_until_something_in_it_changes(folder: Path, tmp_path: Path) -> None:
    """By time and size, else by content; a file more or less counts, what Python makes beside them does not."""
    copy = shutil.copytree(folder, tmp_path / "copy")
    assert list(listed(folder)) == list(listed(copy))
    assert is_same(folder, copy)
    (folder / "__pycache__").mkdir()
    (folder / f"words{SUFFIX}").write_text("")
    assert is_same(folder, copy)
    os.utime(folder / "words.py", ns=(0, 0))
    assert is_same(folder, copy)
    assert (copy / "words.py").stat().st_mtime_ns == 0
    words = folder / "words.py"
    words.write_text("WHICH = 'secrou'\n")
    assert not is_same(folder, copy)
    words.write_text("WHICH = 'source'\n")
    assert is_same(folder, copy)
    (folder / "texts" / "fr.ftl").write_text("")
    assert not is_same(folder, copy)
    (folder / "texts" / "fr.ftl").unlink()
    (folder / "texts" / "en.ftl").unlink()
    assert not is_same(folder, copy)


def test_a_tree_is_found_as_long_as_kernel_and_package_are_what_was_compiled(folder: Path, tmp_path: Path) -> None:
    """For any module of the package; not for another Python, not for other sources, not half built."""
    assert tree_of("mygames.letter") is None
    tree = pretend(tmp_path / "cache", folder)
    found = Tree(tree, (*CORE, "mygames.letter"))
    assert tree_of("mygames.letter") == tree_of("mygames.letter.words") == found
    assert tree_of("mygames") is None
    assert tree_of("mygames.letters") is None
    (tree / COMPLETE).write_text(json.dumps({"suffix": ".other", "packages": found.packages}))
    assert tree_of("mygames.letter") is None
    (tree / COMPLETE).write_text("")
    assert tree_of("mygames.letter") is None
    (tree / COMPLETE).write_text(json.dumps({"suffix": SUFFIX, "packages": found.packages}))
    kernel = tree / "starboard" / "kernel" / "steps.py"
    kernel.write_text(kernel.read_text() + "\n")
    assert tree_of("mygames.letter") is None


@pytest.mark.parametrize(
    ("words", "module"),
    [
        (["play", "oort"], ""),
        (["play", "starboard.games.oort:GAME"], ""),
        (["play", "mygames.letter:GAME", "--seats", "2"], "mygames.letter"),
        (["show", "a.starboard", "--game", "mygames.letter:GAME"], "mygames.letter"),
        (["show", "a.starboard", "--game=mygames.letter:GAME"], "mygames.letter"),
        (["show", "C:/matches/a.starboard"], ""),
        (["play", "nothing"], ""),
        (["play", "oort", "--names", "ana:ben"], ""),
        ([], ""),
    ],
)
@pytest.mark.usefixtures("folder")
def test_a_command_line_names_somebodys_game(words: list[str], module: str) -> None:
    """By its path, as a word of its own or of an option; Starboard's own are none of somebody's."""
    assert game_of(words) == module


LOADING = """
import sys
from starboard.making.trees import choose

choose(sys.argv[1:])
import mygames.letter
"""


def loaded(**more: str) -> list[str]:
    """Return what the package says of itself when a command loads it: which, on which kernel, from where."""
    surroundings = {name: value for name, value in os.environ.items() if name != "STARBOARD_PURE"}
    command = [sys.executable, "-c", LOADING, "play", "mygames.letter:GAME"]
    done = subprocess.run(command, env=surroundings | more, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.interpreted
def test_a_command_takes_the_tree_only_while_it_is_fresh(folder: Path, tmp_path: Path) -> None:
    """The sources are used where they were edited, and where that is asked for."""
    ours = str(tree_of(GAMES) is not None)
    assert loaded() == ["source", ours, str(folder / "__init__.py")]
    tree = pretend(tmp_path / "cache", folder)
    assert loaded() == ["source", "False", str(tree / "mygames" / "letter" / "__init__.py")]
    assert loaded(STARBOARD_PURE="1") == ["source", "False", str(folder / "__init__.py")]
    (folder / "words.py").write_text("WHICH = 'rewritten'\n")
    assert loaded() == ["rewritten", ours, str(folder / "__init__.py")]
