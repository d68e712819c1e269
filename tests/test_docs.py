"""The documentation tells the truth: its code is the project's code, and its sessions run."""

from __future__ import annotations

import ast
import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from tests.commands import run
from tests.ours import OURS
from tools import reference

ROOT = Path(__file__).parents[1]


def blocks_of(page: str, language: str) -> list[str]:
    """Return the blocks of a page that are in a language."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def runs(page: str, *, least: int) -> None:
    """Type the sessions of a page, at least so many lines, and see that each says what the page shows."""
    result = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert result.attempted >= least
    assert result.failed == 0


def test_the_first_tutorials_code_is_its_examples_code() -> None:
    """Every block of Python stands in the example, to the letter; what is typed gives what is shown."""
    source = (ROOT / "examples" / "connect_four" / "__init__.py").read_text("utf-8")
    blocks = blocks_of("tutorial.md", "python")
    assert len(blocks) >= 5
    assert [block for block in blocks if block not in source] == []
    runs("tutorial.md", least=8)


def test_the_second_tutorials_blocks_are_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after another in a file of an empty folder: it is typed, keeps every promise, and plays what is shown."""
    source = "\n\n".join(blocks_of("tutorial-hidden.md", "python"))
    (tmp_path / "quay.py").write_text(source, "utf-8")
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "kept")}
    checked = ("check", "quay:GAME", "--games", "2", "--lang", "en")
    done = run(*checked, surroundings=own, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "not met  2-4    Texts" in done.stdout
    asked = {"2": "Player 2: The others in turn", "3": "Everybody may answer what is about to happen. The others in"}
    for seats, said in asked.items():
        table = ("play", "quay:GAME", "--hotseat", "--plain", "--seed", "1", "--lang", "en", "--seats", seats)
        told = run(*table, surroundings=own, typed="\nsay silk\nquit\n", folder=tmp_path).stdout
        assert said in " ".join(told.split())
    (tmp_path / "texts").mkdir()
    (words,) = blocks_of("tutorial-hidden.md", "ftl")
    (tmp_path / "texts" / "en.ftl").write_text(words, "utf-8")
    done = run(*checked, surroundings=own, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ok       2-4    Texts" in done.stdout
    assert "\nnote " not in done.stdout
    monkeypatch.syspath_prepend(str(tmp_path))
    runs("tutorial-hidden.md", least=10)
    del sys.modules["quay"]
    typed = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml"), "quay.py"]
    strict = subprocess.run(typed, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert strict.returncode == 0, strict.stdout


def test_the_references_examples_run() -> None:
    """What it types gives what it shows."""
    runs("reference.md", least=20)


def test_the_reference_is_what_the_sources_say() -> None:
    """Nothing would change; if something would: make generate."""
    page = reference.PAGE.read_text("utf-8")
    assert reference.written(page) == page
    for told in (
        "Option(\n    name: str,",
        "Seen(by: str, declared: object, *, ordered: bool = False)",
        "- `chances`: ",
    ):
        assert told in page


def test_the_readmes_session_runs() -> None:
    """So does what the front page types."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.stem)
def test_a_list_in_a_list_is_shown_as_one(page: Path) -> None:
    """Lists in lists are indented by two spaces, as the site reads them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert re.findall(r"^(?: | {3,})[-*] .*", text, re.MULTILINE) == []


def test_every_error_is_in_the_kernels_table() -> None:
    """Whoever catches errors by code finds the class of each."""
    table = (ROOT / "docs" / "kernel.md").read_text("utf-8")
    kinds = [kind for kind in StarboardError.__subclasses__() if kind.__module__ == StarboardError.__module__]
    assert [kind for kind in kinds if f"| `{kind.code}` | `{kind.__name__}` |" not in table] == []


def test_the_example_is_short() -> None:
    """A complete game fits in fewer than 120 lines."""
    assert len((ROOT / "examples" / "connect_four" / "__init__.py").read_text("utf-8").splitlines()) < 120


def names_in(path: Path) -> Iterator[str]:
    """Yield what a module defines: its classes, functions and constants, and `Class.member` for what a class has."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.FunctionDef):
            continue
        owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
        for inner in ast.walk(node):
            if isinstance(inner, ast.FunctionDef):
                yield owner + inner.name
            elif isinstance(inner, ast.Name | ast.Attribute) and isinstance(inner.ctx, ast.Store):
                yield owner + (inner.id if isinstance(inner, ast.Name) else inner.attr)


def unknown_code(folder: Path, words: list[str]) -> list[str]:
    """Return the files that are not there, and the names that the file told before them does not define."""
    names: set[str] = set()
    wrong = []
    for word in words:
        if word.endswith((".py", ".json")):
            found = [path for path in (folder / word, folder / "rules" / word) if path.exists()]
            names = set(names_in(found[0])) if found and word.endswith(".py") else set()
            wrong += [] if found else [word]
        elif word not in names:
            wrong.append(word)
    return wrong


def unknown_tests(folder: Path, words: list[str]) -> list[str]:
    """Return the files that are not there, and the beginnings of names that no test has."""
    texts = "".join([path.read_text("utf-8") for path in folder.glob("test_*.py")])
    return [word for word in words if not ((folder / word).exists() or f"\ndef {word.removesuffix('...')}" in texts)]


@pytest.mark.parametrize("game", OURS)
def test_a_games_table_names_what_there_is(game: str) -> None:
    """Every file, class, function and test in the table of rules exists, each name in the file it is told of."""
    folder, tests = ROOT / "src" / "starboard" / "games" / game, ROOT / "tests" / "games" / game
    rows = re.findall(r"^\| [A-Z]{2}-.*?\| (.*) \| (.*) \|$", (folder / "README.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) >= 15
    quoted = [[re.findall(r"`([^`]+)`", cell) for cell in row] for row in rows]
    assert [word for code, _ in quoted for word in unknown_code(folder, code)] == []
    assert [word for _, tested in quoted for word in unknown_tests(tests, tested)] == []
