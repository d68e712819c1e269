"""The tables in the games' READMEs are true: every rule has its row, and whatever a row or a source names is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from starboard.games import find_game
from starboard.kernel import Step
from tests.ours import OURS
from tests.subjects import kinds

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "starboard" / "games"
TESTS = ROOT / "tests"
DOCUMENTS = {"oort": "oort", "interstellar": "interstellar-oracle", "cove": "merchants-cove-oracle"}
PREFIXES = {"oort": "OO", "interstellar": "IO", "cove": "MC"}
EXAMPLES = {"oort": "EX", "interstellar": "X", "cove": "W"}
NO_CODE = "no code: "


class Row(NamedTuple):
    """A row of a README's table."""

    rules: str
    code: str
    test: str


def document(name: str) -> str:
    """Return the rules of a game."""
    return (ROOT / "docs" / "rules" / f"{DOCUMENTS[name]}.md").read_text("utf-8")


def numbered(name: str) -> list[str]:
    """Return the numbers of a game's rules in their order: those that a list entry or a row of a table begins with."""
    found = re.findall(rf"^\s*(?:- |\|[^|]*\| )\*\*({PREFIXES[name]}-\d+\.\d+)\b", document(name), re.MULTILINE)
    assert len(found) == len(set(found))
    return found


def examples(name: str) -> set[str]:
    """Return the ids of the worked examples of a game."""
    sign = EXAMPLES[name]
    return set(re.findall(rf"^(?:example |- \*\*|\*\*|\| )({sign}-\d+)\b", document(name), re.MULTILINE))


def rows(name: str) -> list[Row]:
    """Return the rows of the README's table."""
    found = []
    for line in (GAMES / name / "README.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 3 and cells[0] != "rule" and not cells[0].startswith("---"):
            found.append(Row(*cells))
    return found


def spans(text: str, sign: str) -> Iterator[list[str]]:
    """Yield the numbers that a text names, one by one or from one to another, as lists."""
    number = rf"{sign}-\d+\.\d+" if sign in PREFIXES.values() else rf"{sign}-\d+"
    for first, last in re.findall(rf"\b({number})\b(?: to ({number})\b)?", text):
        if not last:
            yield [first]
            continue
        head, low = re.fullmatch(r"(.*?)(\d+)", first).groups()  # type: ignore[union-attr]  # it ends with a digit
        other, high = re.fullmatch(r"(.*?)(\d+)", last).groups()  # type: ignore[union-attr]  # as above
        assert head == other, f"{first} to {last} are of two sections"
        assert int(low) < int(high), f"{first} to {last} are in the wrong order"
        yield [f"{head}{number:0{len(low)}}" for number in range(int(low), int(high) + 1)]


def test_names(name: str) -> set[str]:
    """Return the names of the test functions of a game."""
    return {
        node.name
        for path in (TESTS / "games" / name).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


test_names.__test__ = False  # type: ignore[attr-defined]  # it is asked, not run


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_its_row(name: str) -> None:
    """Each numbered rule of the document is in the first column once or more, and nothing else is."""
    named = [number for row in rows(name) for span in spans(row.rules, PREFIXES[name]) for number in span]
    assert sorted(set(numbered(name)) - set(named), key=numbered(name).index) == []
    assert sorted(set(named) - set(numbered(name))) == []


@pytest.mark.parametrize("name", OURS)
def test_every_row_has_code_and_a_test_or_says_why_not(name: str) -> None:
    """A rule is somewhere and tried by something, or the row has the reason why there is no code."""
    for row in rows(name):
        if row.code.startswith(NO_CODE):
            assert len(row.code) > len(NO_CODE) + 10, row.rules
        else:
            assert "`" in row.code, row.rules
            assert row.test, row.rules


@pytest.mark.parametrize("name", OURS)
def test_the_code_of_a_row_is_there(name: str) -> None:
    """Every file is one of the game's, and every class, function or constant is defined in the files of its row."""
    for row in rows(name):
        files = [
            path for word in re.findall(r"`([\w/]+\.(?:py|json))`", row.code) for path in found_files(name, word, row)
        ]
        rooms = [word for word in re.findall(r"`([a-z_]+)/?`", row.code) if (GAMES / name / word).is_dir()]
        files += [path for room in rooms for path in (GAMES / name / room).rglob("*.py")]
        defined = {known for path in files if path.suffix == ".py" for known in names_in(path)}
        for word in re.findall(r"`([\w.]+)`", row.code):
            if not word.endswith((".py", ".json")) and word not in rooms:
                assert word in defined, f"{row.rules}: {word}"


def found_files(name: str, word: str, row: Row) -> list[Path]:
    """Return the files of a game that a word names, at least one."""
    found = [path for path in (GAMES / name).rglob(Path(word).name) if path.as_posix().endswith("/" + word)]
    assert found, f"{row.rules}: {word}"
    return found


def names_in(path: Path) -> Iterator[str]:
    """Yield what a source defines: constants, functions, classes, and their attributes behind the class's name."""
    for node in ast.parse(path.read_text("utf-8")).body:
        yield from _names_of(node)
        if isinstance(node, ast.ClassDef):
            inside = [name for part in ast.walk(node) for name in _names_of(part)]
            stored = [part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)]
            yield from [f"{node.name}.{name}" for name in (*inside, *stored)]


def _names_of(node: ast.AST) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


@pytest.mark.parametrize("name", OURS)
def test_the_tests_of_a_row_are_there(name: str) -> None:
    """Every example is one of the document, every file and every test is one of the game's."""
    tests = test_names(name)
    known = examples(name)
    assert known
    for row in rows(name):
        for span in spans(row.test, EXAMPLES[name]):
            assert set(span) <= known, f"{row.rules}: {span}"
        for word in re.findall(r"`([^`]+)`", row.test):
            if word.endswith(".py"):
                assert list(TESTS.rglob(word)), f"{row.rules}: {word}"
            else:
                stem = word.removesuffix("...")
                assert any(test == word or (stem != word and test.startswith(stem)) for test in tests), (
                    f"{row.rules}: {word}"
                )


@pytest.mark.parametrize("name", OURS)
def test_every_example_has_a_test_that_carries_its_id(name: str) -> None:
    """Whoever reads an example finds the test of it; Oort's are read from the document itself."""
    if name == "oort":
        return
    source = "".join(path.read_text("utf-8") for path in (TESTS / "games" / name).glob("*.py"))
    carried = set(re.findall(rf"(?i)\b{EXAMPLES[name]}[-_]?(\d+)", source.replace("test_", " ")))
    missing = [one for one in sorted(examples(name)) if one.split("-")[1] not in carried]
    assert missing == []


@pytest.mark.parametrize("name", OURS)
def test_every_step_has_its_row(name: str) -> None:
    """Whoever looks for a step finds its class in the README, and its rule is one of the document."""
    readme = (GAMES / name / "README.md").read_text("utf-8")
    steps = [kind for kind in kinds(find_game(name)) if issubclass(kind, Step)]
    assert steps
    assert [step.__name__ for step in steps if f"`{step.__name__}`" not in readme] == []
    assert [step.__name__ for step in steps if step.RULE and step.RULE not in numbered(name)] == []


@pytest.mark.parametrize("name", OURS)
def test_sources_cite_rules_that_there_are(name: str) -> None:
    """Heads, docstrings, comments and constants of the game, and its tests, name no rule that the document has not."""
    known = set(numbered(name))
    for path in [*(GAMES / name).rglob("*.py"), *(TESTS / "games" / name).rglob("*.py")]:
        for span in spans(path.read_text("utf-8"), PREFIXES[name]):
            assert set(span) <= known, f"{path.name}: {span}"


@pytest.mark.parametrize("name", OURS)
def test_module_heads_begin_with_sections_and_rules_that_there_are(name: str) -> None:
    """A head that begins with numbers means the section, or the rules, that its file holds."""
    sections = set(re.findall(r"^## (\d+)\. ", document(name), re.MULTILINE))
    known = set(numbered(name))
    for path in (GAMES / name).rglob("*.py"):
        head = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        begin = re.match(r"(?:\d+(?:\.\d+)?(?:, | to |-)?)*", head)
        for number in re.findall(r"\d+(?:\.\d+)?", begin[0] if begin else ""):
            there = f"{PREFIXES[name]}-{number}" in known if "." in number else number in sections
            assert there, f"{path.name}: {head.splitlines()[0]}"


@pytest.mark.parametrize("name", OURS)
def test_the_document_cites_itself_rightly(name: str) -> None:
    """Every number that a rule, a ruling or an example names is a rule of the document."""
    known = set(numbered(name))
    assert {number for span in spans(document(name), PREFIXES[name]) for number in span} <= known
