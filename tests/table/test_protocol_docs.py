"""The page on the protocol is true: its conversation takes place as written, and no request and no code is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

from litestar.routes import HTTPRoute

from starboard.kernel import StarboardError
from starboard.kernel import errors as kernel_errors
from starboard.table import errors, line, protocol, sockets
from starboard.table.app import PROBLEMS, STATUS, create_app
from starboard.table.config import Config
from starboard.table.settings import Settings
from tests.engine.test_docs import blocks, is_as_written
from tests.table.conversations import Conversation, took_place
from tests.table.guests import serving

PROBLEM_CODES = {code for code, _ in PROBLEMS.values()} - {"request/malformed"}
"""What is answered where the server has no such request: with a status of its own for each reason."""
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_conversation_takes_place_as_written() -> None:
    """All blocks, one after another, with one server."""
    talked = [block for _, block in blocks(PAGE) if re.match(r"\w*> ", block[0])]
    assert len(talked) > 5
    with serving() as house:
        conversation = Conversation(house)
        for block in talked:
            for written, said in took_place(block, conversation):
                assert is_as_written(said, written), f"\n{written}\n{said}"


def test_every_request_over_a_socket_is_named_with_its_fields() -> None:
    """What may be left out stands in italics."""
    for request in get_args(protocol.Request):
        row = next(line for line in PAGE.split("\n") if line.startswith(f"| `{request.__struct_config__.tag}` |"))
        needed = len(request.__struct_fields__) - len(request.__struct_defaults__)
        for place, field in enumerate(request.__struct_fields__):
            if field != "id":
                assert (f"*`{field}`*" in row) is (place >= needed), field
                assert f"`{field}`" in row, field


def test_every_request_over_http_is_named() -> None:
    """By its method and its path."""
    routes = [route for route in create_app(Config(), volatile=True).routes if isinstance(route, HTTPRoute)]
    named = [(method, route.path) for route in routes for method in route.methods - {"OPTIONS"}]
    for method, path in [one for one in named if not one[1].startswith("/schema")]:
        written = re.sub(r"\{(\w+)_id:str\}", lambda found: found[1].upper(), path).replace("{path:path}", "PATH")
        assert f"| `{method} {written}` |" in PAGE, (method, path)


def test_every_setting_is_named() -> None:
    """With what it is if left out."""
    section = PAGE[PAGE.index("\n### Settings\n") :].split("\n## ")[0]
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True):
        row = next((line for line in section.split("\n") if line.startswith(f"| `{name}` |")), "")
        said = (
            "none" if default is None else f"{default:g}" if isinstance(default, float) else f"`{json.dumps(default)}`"
        )
        assert row.endswith(f"| {said} |"), (name, said)


def test_every_code_is_named() -> None:
    """Those of refusals that a client can meet, with their status, and those that end a line."""
    kinds = [*vars(errors).values(), *vars(kernel_errors).values()]
    codes = {kind.code for kind in kinds if isinstance(kind, type) and issubclass(kind, StarboardError)}
    never = {"server/address", "match/unknown", "match/too-many"}
    for code in (codes | STATUS.keys()) - never:
        row = next((line for line in PAGE.split("\n") if line.startswith(f"| `{code}` |")), "")
        assert row, code
        if code not in PROBLEM_CODES:
            assert f"| {STATUS.get(code, 400)} |" in row, code
    for closing in (*sockets.CLOSED.values(), sockets.REFUSED, sockets.SILENT, line.SLOW, line.GONE):
        assert f"\n| {closing} |" in PAGE
