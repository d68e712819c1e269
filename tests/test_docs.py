"""The documentation tells the truth: its code is the project's code, and its sessions run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_tutorials_code_is_the_examples_code() -> None:
    """Every block of Python in the tutorial stands in the example, to the letter."""
    tutorial = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
    example = (ROOT / "examples" / "connect_four" / "__init__.py").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", tutorial, re.DOTALL | re.MULTILINE)
    assert len(blocks) >= 5
    assert [block for block in blocks if block not in example] == []


def test_the_tutorials_session_runs() -> None:
    """What the tutorial types gives what the tutorial shows."""
    result = doctest.testfile(str(ROOT / "docs" / "tutorial.md"), module_relative=False)
    assert result.attempted >= 8
    assert result.failed == 0


def test_the_example_is_short() -> None:
    """A complete game fits in fewer than 120 lines."""
    assert len((ROOT / "examples" / "connect_four" / "__init__.py").read_text("utf-8").splitlines()) < 120
