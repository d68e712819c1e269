"""The worked examples of docs/rules/oort.md, section 10, read from the text itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parents[3] / "docs" / "rules" / "oort.md"
ABOUT_MOVES = ("moves", "impulse", "flight", "count", "do", "refuse", "perft")
ABOUT_POSITIONS = ("drought", "position", "end", "scores", "winners", "bad", "points", "seed")
KEYWORDS = ABOUT_MOVES + ABOUT_POSITIONS
"""What section 10 explains."""


class Line(NamedTuple):
    """One line of an example: its keyword and what follows it."""

    keyword: str
    rest: str


class Example(NamedTuple):
    """One worked example: its id, the rule it is about, its title and its lines."""

    name: str
    rule: str
    title: str
    lines: list[Line]


def read(text: str) -> list[Example]:
    """Return all examples of the rules' text; a keyword that is not known is an error."""
    block = next(
        block for block in re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE) if "example EX-" in block
    )
    examples: list[Example] = []
    for line in block.splitlines():
        keyword, _, rest = line.partition(" ")
        if not line:
            continue
        if keyword == "example":
            name, rule, title = rest.split(" ", 2)
            examples.append(Example(name, rule, title, []))
        elif keyword in KEYWORDS:
            examples[-1].lines.append(Line(keyword, rest))
        else:
            raise ValueError(f"{examples[-1].name if examples else 'section 10'}: unknown keyword {keyword!r}")
    return examples


def all_examples() -> list[Example]:
    """Return the examples of the project's rules."""
    return read(RULES.read_text("utf-8"))
