"""The documentation tells the truth: its code is the project's code, and its sessions run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from starboard.kernel import StarboardError

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


def test_the_readmes_session_runs() -> None:
    """So does what the front page types."""
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_every_error_is_in_the_kernels_table() -> None:
    """Whoever catches errors by code finds the class of each."""
    table = (ROOT / "docs" / "kernel.md").read_text("utf-8")
    assert [
        kind for kind in StarboardError.__subclasses__() if f"| `{kind.code}` | `{kind.__name__}` |" not in table
    ] == []


def test_the_example_is_short() -> None:
    """A complete game fits in fewer than 120 lines."""
    assert len((ROOT / "examples" / "connect_four" / "__init__.py").read_text("utf-8").splitlines()) < 120
