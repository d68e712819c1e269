"""No request can make the engine use time or memory without bounds; the bounds are documented and can be raised."""

from __future__ import annotations

import io
import json
import subprocess
import tracemalloc
from copy import deepcopy
from importlib import import_module
from importlib.resources import files
from itertools import permutations
from time import process_time
from typing import Any

import pytest

from starboard.engine import LONGEST_LINE, MOST_MATCHES, Engine, serve
from starboard.games import find_game
from starboard.kernel.keeping import MOST_KEPT
from starboard.kernel.lines import MOST_VALUES
from tests.engine.asking import Caller
from tests.engine.test_docs import ENGINE
from tests.engine.test_process import PATIENCE, STARBOARD


def test_a_key_that_is_there_twice_is_found_in_linear_time() -> None:
    """Of 40,000 keys the last is a second one: many seconds once, now no more than reading them."""
    pairs = ",".join(f'"{number}":0' for number in range(40_000))
    line = f'{{"id":1,{pairs},"39999":0}}'
    caller = Caller()
    begin = process_time()
    error = caller.line(line)["error"]
    assert process_time() - begin < 2
    assert (error["code"], "39999" in error["message"]) == ("request/malformed", True)


def test_no_more_matches_are_open_than_may_be() -> None:
    """Every way to open one is refused, nothing else is; a closed match makes room, and names go on."""
    engine = Engine(most_matches=2)

    def ask(do: str, **fields: Any) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(engine.answer(json.dumps({"id": 1, "do": do, **fields})))
        return told

    record = ask("save", match=ask("new", game="oort", seats=2)["match"])["record"]
    ask("new", game="oort", seats=2)
    for do, fields in (
        ("new", {"game": "oort", "seats": 2}),
        ("load", {"record": record}),
        ("clone", {"match": "m1"}),
    ):
        error = ask(do, **fields)["error"]
        assert (error["code"], "2" in error["message"]) == ("match/too-many", True)
    assert ask("legal", match="m1")["ok"]
    assert ask("close", match="m1")["ok"]
    assert ask("clone", match="m2")["match"] == "m3"


def test_an_overlong_line_is_never_held() -> None:
    """A line of many times the limit is read in pieces: the memory in use stays near the limit."""
    length = 64 << 20

    class Endless(io.RawIOBase):
        """Gives so many bytes without an end of line, then one good request."""

        left = length

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            if self.left > 0:
                size = min(len(buffer), self.left)
                buffer[:size] = b"x" * size
                self.left -= size
                return size
            rest = b'\n{"id":1,"do":"games"}\n' if self.left == 0 else b""
            self.left = -1
            buffer[: len(rest)] = rest
            return len(rest)

    replies = io.BytesIO()
    tracemalloc.start()
    try:
        serve(Engine(), io.BufferedReader(Endless()), replies, longest=1 << 20)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    first, second = replies.getvalue().splitlines()
    assert (json.loads(first)["error"]["code"], json.loads(second)["ok"]) == ("request/malformed", True)
    assert peak < 16 << 20


@pytest.mark.parametrize("value", ["[]", "{}", '{"a":0}', "1"])
def test_a_long_line_takes_little_more_memory_than_it_has(value: str) -> None:
    """Values of a few bytes, as many as fit on a line: alone, and in what is said to be a saved match."""
    many = ",".join([value] * (LONGEST_LINE // (len(value) + 1)))
    for line, code in (
        (f'{{"id":1,"do":"games","x":[{many}]}}', "request/malformed"),
        (json.dumps({"id": 1, "do": "load", "record": f'{{"x":[{many}]}}\n{{}}\n{{}}\n'}), "record/invalid"),
    ):
        caller = Caller()
        tracemalloc.start()
        try:
            error = caller.line(line)["error"]
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert error["code"] == code
        assert peak < 12 * LONGEST_LINE


def test_the_limits_can_be_raised_on_the_command_line() -> None:
    """The options are those of the engine, and a number that makes no sense is refused."""
    lines = b'{"id":1,"do":"new","game":"oort","seats":2}\n' * 2 + b'{"id":"' + b"x" * 2000 + b'","do":"games"}\n'
    command = [str(STARBOARD), "engine", "--most-matches", "1", "--longest-line", "1024"]
    run = subprocess.run(command, input=lines, capture_output=True, check=True, timeout=PATIENCE)
    replies = [json.loads(line) for line in run.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, False]
    assert [reply["error"]["code"] for reply in replies[1:]] == ["match/too-many", "request/malformed"]
    refused = subprocess.run(
        [STARBOARD, "engine", "--most-matches", "0"], capture_output=True, check=False, timeout=PATIENCE
    )
    assert refused.returncode


def test_the_limits_are_documented() -> None:
    """The page names the numbers that hold."""
    assert str(LONGEST_LINE) in ENGINE
    assert str(MOST_VALUES) in ENGINE
    assert str(MOST_MATCHES) in ENGINE


@pytest.mark.parametrize(("name", "cache"), [("interstellar", "_boxes"), ("cove", "_BOARDS")])
def test_components_are_given_back(name: str, cache: str) -> None:
    """However many sets of components were played with, a few are kept; the standard one always."""
    game = find_game(name)
    standard = json.loads(files(f"starboard.games.{name}").joinpath("components.json").read_text("utf-8"))
    kept = getattr(import_module(f"starboard.games.{name}.components"), cache)
    game.new(2, {})
    first = None
    for number in range(MOST_KEPT + 4):
        data = deepcopy(standard)
        if name == "cove":
            data["version"] = f"own-{number}"
        else:
            one, other = list(permutations(data["weapons"].values(), 2))[number]
            one["copies"], other["copies"] = one["copies"] + 1, other["copies"] - 1
        s = game.new(2, {"components": data})
        first = first or s
    assert first is not None
    assert len(kept) <= MOST_KEPT
    assert "" in kept
    assert game.codec.decode(game.codec.encode(first)) == first
