"""No worked example of the rules is without a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "interstellar-oracle.md"


def test_every_example_has_its_test() -> None:
    """X-01 and up, each once."""
    wanted = re.findall(r"^- \*\*X-(\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    tests = "".join([path.read_text("utf-8") for path in HERE.glob("test_*.py")])
    found = re.findall(r"^def test_x_(\d+)\(", tests, re.MULTILINE)
    assert len(wanted) >= 94
    assert sorted(found) == sorted(wanted)
