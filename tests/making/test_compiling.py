"""What `starboard compile` would compile, and what it says where it cannot. `tests/compiled` really compiles."""

from __future__ import annotations

import os
import site
from pathlib import Path

import pytest

from starboard.making import compiling
from starboard.making.compiling import compiled, is_rules, key_of, mypy_path, plan_of, toolchain
from starboard.making.packages import CannotMake, Package
from starboard.making.trees import COMPLETE, is_same
from tests.making.conftest import Here

RULES = "from __future__ import annotations\nimport random\nfrom starboard.kernel import State\nfrom . import other\n"


@pytest.fixture
def package(here: Here) -> Package:
    """Return somebody's package in the current folder: rules, a face, a test and texts."""
    folder = here.folder / "mygames" / "letter"
    (folder / "texts").mkdir(parents=True)
    (folder / "__init__.py").write_text(RULES)
    (folder / "rules.py").write_text("from mygames.letter import words\nfrom starboard.kernel.playing import play\n")
    (folder / "face.py").write_text("from starboard.terminal.boards import Face\n")
    (folder / "test_letter.py").write_text("def test_it():\n    import pytest\n")
    (folder / "texts" / "en.ftl").write_text("")
    return Package("mygames.letter", folder)


def test_modules_of_rules_are_compiled_and_all_files_are_there(package: Package) -> None:
    """With the kernel, each a library of its own; what needs anything else stays interpreted."""
    plan = plan_of(package)
    assert plan.packages == ("starboard.kernel", "starboard.search", "mygames.letter")
    assert plan.groups["mygames_letter"] == ["mygames/letter/__init__.py", "mygames/letter/rules.py"]
    assert "starboard/kernel/steps.py" in plan.groups["starboard_kernel"]
    assert "starboard/search/tree.py" in plan.groups["starboard_search"]
    assert "starboard/kernel/native.py" not in plan.groups["starboard_kernel"]
    assert {"mygames/letter/face.py", "mygames/letter/texts/en.ftl", "starboard/kernel/native.py"} <= set(plan.files)
    assert not is_rules(package.source / "texts" / "en.ftl", "mygames")


def test_the_key_is_of_exactly_what_is_compiled(package: Package) -> None:
    """Any change of a module of rules is another key; times, texts and faces make no other."""
    key = key_of(plan_of(package))
    os.utime(package.source / "rules.py", ns=(0, 0))
    (package.source / "texts" / "en.ftl").write_text("letter = Letter\n")
    (package.source / "face.py").write_text("import rich\n")
    assert key_of(plan_of(package)) == key
    (package.source / "rules.py").write_text("RULES = 1\n")
    other = key_of(plan_of(package))
    (package.source / "more.py").write_text("")
    assert len({key, other, key_of(plan_of(package))}) == 3


def test_what_is_not_compiled_is_copied_anew(package: Package, tmp_path: Path) -> None:
    """A tree that is there gets new texts without a compiler, and loses what is gone."""
    plan = plan_of(package)
    tree = tmp_path / "trees" / key_of(plan)
    tree.mkdir(parents=True)
    (tree / COMPLETE).touch()
    (tree / "mygames" / "gone.py").parent.mkdir()
    (tree / "mygames" / "gone.py").touch()
    assert compiled(plan, tmp_path / "trees", lambda _names, _count: None) == tree
    assert not (tree / "mygames" / "gone.py").exists()
    assert is_same(package.source, tree / "mygames" / "letter")
    (package.source / "texts" / "en.ftl").write_text("letter = Letter\n")
    assert not is_same(package.source, tree / "mygames" / "letter")
    compiled(plan_of(package), tmp_path / "trees", lambda _names, _count: None)
    assert is_same(package.source, tree / "mygames" / "letter")


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The compiler's parts, the headers of this Python, a C compiler: each with what to do."""
    with monkeypatch.context() as changed:
        changed.setattr(compiling, "find_spec", lambda _: None)
        with pytest.raises(
            CannotMake, match=r"no-mypyc missing='mypy, setuptools' install='.* -m pip install mypy set"
        ):
            toolchain()
    with monkeypatch.context() as changed:
        changed.setattr(compiling, "header", lambda: tmp_path / "Python.h")
        with pytest.raises(CannotMake, match=r"no-headers file='.*Python\.h'"):
            toolchain()
    monkeypatch.setattr(compiling, "header", lambda: Path(__file__))
    monkeypatch.setattr(compiling, "compiler", lambda: None)
    with pytest.raises(CannotMake, match=r"no-compiler install='.*pip install ziglang'"):
        toolchain()


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("import rich\n", "mygames.letter.words has no module of rules"),
        ("def f(:\n", "words.py, line 1: this is no Python."),
    ],
)
def test_what_cannot_be_compiled_is_said_in_one_line(here: Here, package: Package, source: str, sentence: str) -> None:
    """And nothing is left in the cache."""
    (package.source / "words.py").write_text(source)
    done = here.run("compile", "mygames.letter.words")
    assert done.returncode == 1
    assert done.stderr.startswith("error: package/unmade: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert not Path("cache").exists()


@pytest.mark.parametrize("word", ["mygames.letter", "mygames/letter", "mygames/letter/", "mygames.letter:GAME"])
@pytest.mark.usefixtures("package")
def test_where_a_package_is_compiled_can_be_asked(here: Here, word: str) -> None:
    """However it is named; where it is not, the exit code says so."""
    done = here.run("compile", "--where", word)
    assert done == (1, "The present sources of mygames.letter are not compiled.\n", "")


def test_the_type_checker_is_not_told_of_installed_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It refuses a path of its own that is one of Python's: where Starboard is installed, both are the same folder."""
    installed, linked, mine = tmp_path / "lib" / "site-packages", tmp_path / "venv", tmp_path / "mine"
    installed.mkdir(parents=True)
    linked.symlink_to(tmp_path / "lib")
    monkeypatch.setattr(site, "getsitepackages", lambda: [str(linked / "site-packages")])
    monkeypatch.setattr(site, "getusersitepackages", lambda: str(tmp_path / "home"))
    assert mypy_path((mine, installed)) == str(mine)
    assert mypy_path((installed, linked / "site-packages")) == ""
    assert mypy_path((mine, tmp_path / "src")) == os.pathsep.join([str(mine), str(tmp_path / "src")])
