"""The rules are read out at the table, by number."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from starboard.games import find_game
from starboard.kernel import Step
from starboard.texts.rulebook import FILES, rule_text
from tests.ours import OURS
from tests.subjects import kinds


@pytest.mark.parametrize("name", OURS)
def test_every_rule_that_a_question_names_can_be_read(name: str) -> None:
    """What stands in brackets behind a prompt is what `rule` understands."""
    steps = [kind for kind in kinds(find_game(name)) if issubclass(kind, Step) and kind.RULE]
    assert steps
    assert [step.RULE for step in steps if not rule_text(name, step.RULE)] == []


@pytest.mark.parametrize(
    ("name", "number", "begins", "ends"),
    [
        ("oort", "oo-4.4", "OO-4.4 [ruling] A flight must enter", "is not available."),
        ("interstellar", "IO-5.3", "IO-5.3 MAIN: the active player", "f. End the turn."),
        ("interstellar", "A-11", "A-11 – ", ""),
        ("cove", "W-15", "W-15 Cross.", "(MC-9.14)"),
    ],
)
def test_a_rule_is_read_whole_and_without_marks_of_layout(name: str, number: str, begins: str, ends: str) -> None:
    """From its number to its last word: lists, examples and table rows too, and not a word of the next one."""
    text = rule_text(name, number)
    assert text[0].startswith(begins)
    assert text[-1].strip().endswith(ends)
    assert not re.search(r"\*\*|`|\n|^\|", "".join(text))


def test_an_unknown_number_has_no_text() -> None:
    """Nor has a game whose rules are nowhere written."""
    assert rule_text("oort", "OO-99.9") == []
    assert rule_text("oort", "") == []
    assert rule_text("connect_four", "OO-4.4") == []


def test_the_rules_are_installed_with_the_package() -> None:
    """A wheel has them where the table looks first: whoever has no checkout can read them too."""
    root = Path(__file__).parents[2]
    wheel = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["docs/rules"] == "starboard/rules"
    assert [file for file in FILES.values() if not (root / "docs" / "rules" / file).is_file()] == []
