"""The page on bots of one's own is true: its conversation takes place as written, and it leaves nothing out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from starboard.bots import ExternalBot
from starboard.bots.external import LIMIT, MOST_FAULTS, PROTOCOL
from starboard.bots.faults import FAULTS
from starboard.bots.pipes import LONGEST
from starboard.games import find_game
from starboard.kernel import Match
from starboard.table.thinking import PROGRAM
from tests.bots.programs import Bench
from tests.engine.test_docs import blocks, is_as_written
from tools import page

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "external-bots.md").read_text(encoding="utf-8")


def test_the_conversation_takes_place_as_written(tmp_path: Path) -> None:
    """A program answers as the page does, and hears what the page says; the other seat plays what comes first."""
    (talk,) = [block for _, block in blocks(PAGE) if block[0].startswith("> ")]
    answers = [line[2:] for line in talk if line.startswith("< ")]
    bench, heard = Bench(tmp_path), tmp_path / "heard"
    bot = ExternalBot("mine", bench.program(f"""
answers = {answers!r}
with open({str(heard)!r}, "w") as kept:
    for line in sys.stdin:
        print(line, end="", file=kept, flush=True)
        if json.loads(line)["do"] == "decide":
            print(answers.pop(0), flush=True)
"""), 1)  # fmt: skip
    match = Match(find_game("oort"), 2, seed=7)
    while len(match.log) < 100 and answers:
        if match.seat == 0:
            match.play(0, bot.choose(match.game, match.view(0), 0))
            assert str(match.game.space.parse(json.loads(answers.pop(0))["action"]))
        else:
            match.play(1, match.game.space.parse("Pc3"))
    bot.close()
    said = heard.read_text().splitlines()
    written = [line[2:] for line in talk if line.startswith("> ")]
    assert len(said) == len(written)
    for line, wanted in zip(said, written, strict=True):
        assert is_as_written(line, wanted), f"\n{wanted}\n{line}"
    assert {json.loads(line)["do"] for line in said} == {"hello", "decide", "bye"}
    for line in said:
        told = json.loads(line)
        do = told.pop("do")
        row = next(row for row in PAGE.split("\n") if row.startswith(f"| `{do}` |"))
        assert all(f"`{field}`" in row for field in told)


def test_every_code_and_limit_is_named() -> None:
    """As the code has them."""
    table = PAGE[PAGE.index("## What goes wrong") :]
    for code in FAULTS:
        assert f"| `{code}` |" in table
    assert f"{LIMIT:g} seconds" in PAGE
    assert f"{PROGRAM:g} seconds" in PAGE
    assert f"{LONGEST} bytes" in PAGE
    assert f"version of what is said here, {PROTOCOL}" in PAGE
    assert MOST_FAULTS == 3
    assert "three faults" in PAGE


def test_the_example_in_python_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the folder of the checkout."""
    monkeypatch.chdir(ROOT)
    (example,) = [block for _, block in blocks(PAGE) if block[0].startswith("from starboard.")]
    space: dict[str, Any] = {}
    exec("\n".join(example).replace('"node"', repr(str(page.node()))), space)  # noqa: S102  # our own page
    assert space["match"].over
