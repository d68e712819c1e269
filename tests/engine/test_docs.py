"""The reference is true: its conversations take place as written, and it leaves nothing out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.engine import CODES, REQUESTS, Engine
from starboard.games import find_game
from starboard.kernel import load, verify
from tests.engine.asking import Caller
from tests.ours import OURS, forgetting

DOCS = Path(__file__).resolve().parents[2] / "docs"
ENGINE = (DOCS / "engine.md").read_text(encoding="utf-8")
SAVED = (DOCS / "saved-matches.md").read_text(encoding="utf-8")


def blocks(page: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the fenced blocks of a page, each with the heading above it."""
    heading, inside = "", None
    for line in page.split("\n"):
        if line.startswith("```"):
            if inside is None:
                inside = list[str]()
            else:
                yield heading, inside
                inside = None
        elif inside is not None:
            inside.append(line)
        elif line.startswith("#"):
            heading = line.lstrip("# ")


def is_as_written(said: str, written: str) -> bool:
    """Whether a line is the one written, where `...` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, written.split("..."))), said) is not None


CONVERSATIONS = [(heading, block) for heading, block in blocks(ENGINE) if block[0].startswith("> ")]


@pytest.fixture(autouse=True)
def _only_what_is_installed() -> Iterator[None]:
    """Forget the games that a conversation has opened."""
    with forgetting():
        yield


@pytest.mark.parametrize("block", [block for _, block in CONVERSATIONS], ids=[heading for heading, _ in CONVERSATIONS])
def test_a_conversation_takes_place_as_written(block: list[str]) -> None:
    """Each request has the reply that stands below it."""
    engine = Engine(lambda: OURS)
    assert len(block) % 2 == 0
    for request, reply in zip(block[::2], block[1::2], strict=True):
        assert request.startswith("> ")
        assert reply.startswith("< ")
        said = engine.answer(request[2:])
        assert is_as_written(said, reply[2:]), said


def test_every_request_has_its_section_and_a_conversation() -> None:
    """And every field and every code is named."""
    talked = {json.loads(line[2:]).get("do") for _, block in CONVERSATIONS for line in block if line.startswith("> {")}
    for name, request in REQUESTS.items():
        assert name in talked
        row = next(line for line in ENGINE.split("\n") if line.startswith(f"| [`{name}`]"))
        for field in request.fields.values():
            assert f"`{field.name}`" in row, field.name
            assert (f"*`{field.name}`*" in row) is not field.needed
    for code in CODES:
        assert f"| `{code}` |" in ENGINE


def test_every_option_action_and_outcome_of_every_game_is_named() -> None:
    """By the first word of its text."""
    for name in OURS:
        game = find_game(name)
        section = ENGINE[ENGINE.index(f"\n## {name.capitalize()}\n") :].split("\n## ")[1]
        for option in game.options:
            assert f"| `{option.name}` |" in section
        for kind in (*game.actions, *game.outcomes):
            assert f"\n| `{kind.TEXT.split('{')[0]}" in section, kind.TEXT
        for ending in game.endings:
            assert f"`{ending}`" in section


def test_the_example_of_a_saved_match_is_one() -> None:
    """The page on saved matches shows a file as it is written; it loads and verifies."""
    (example,) = [block for heading, block in blocks(SAVED) if heading == "An example"]
    caller = Caller()
    caller.ask("new", game="oort", seats=2, seed=7, options={"setup": 0})
    caller.ask("play", match="m1", action="Pm8")
    record = caller.ask("save", match="m1")["record"]
    written = record.removesuffix("\n").split("\n")
    assert len(written) == len(example)
    for said, shown in zip(written, example, strict=True):
        assert is_as_written(said, shown), said
    assert load(record, find_game).decision == 1
    assert verify(record, find_game).from_setup
