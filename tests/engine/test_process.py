"""The real thing: a process, two pipes, a whole session."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.engine import Engine, serve

STARBOARD = Path(sys.executable).with_name("starboard")
PATIENCE = 300.0
"""Seconds after which a process is given up, however busy the machine is."""


class Process:
    """`starboard engine` at the other end of two pipes."""

    def __init__(self) -> None:
        self.running = subprocess.Popen([STARBOARD, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.asked = 0

    def send(self, line: bytes) -> dict[str, Any]:
        """Send a line as it is and wait for its reply."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.write(line + b"\n")
        self.running.stdin.flush()
        reply: dict[str, Any] = json.loads(self.running.stdout.readline())
        return reply

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Ask for what is granted."""
        self.asked += 1
        reply = self.send(json.dumps({"id": self.asked, "do": do, **fields}).encode())
        assert reply["id"] == self.asked
        assert reply["ok"], reply
        return reply

    def end(self) -> bytes:
        """Close the input; return what is left of the output."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.close()
        rest = self.running.stdout.read()
        assert self.running.wait(PATIENCE) == 0
        self.running.stdout.close()
        return rest


@pytest.fixture
def process() -> Iterator[Process]:
    """Start an engine, and see to it that it is gone afterwards."""
    process = Process()
    yield process
    if process.running.poll() is None:
        process.running.kill()
        process.running.wait()
        for pipe in (process.running.stdin, process.running.stdout):
            if pipe is not None:
                pipe.close()


def test_a_whole_game_over_pipes(process: Process) -> None:
    """Played to its end by single decisions and whole turns, saved, loaded, taken back and closed."""
    names = [game["name"] for game in process.ask("games")["games"]]
    assert "oort" in names
    rng = Random(5)
    status = process.ask("new", game="oort", seats=4, seed=5)
    name = status["match"]
    while not status["over"]:
        legal = process.ask("legal", match=name, whole=True)["actions"]
        flights = [text for text in legal if not text.startswith("H")]
        if rng.random() < 0.5:
            status = process.ask("play", match=name, action=rng.choice(flights or legal), decision=status["decision"])
            continue
        turn = status["seat"]
        while status["seat"] == turn:
            actions = process.ask("legal", match=name)["actions"]
            assert len(actions) == status["count"]
            flights = [text for text in actions if not text.startswith("H")]
            status = process.ask("play", match=name, action=rng.choice(flights or actions))
    outcome = process.ask("outcome", match=name)["outcome"]
    assert outcome["ending"] in {"swept", "drought"}
    notation = process.ask("save", match=name, format="oort")["record"]
    scores = " ".join(map(str, outcome["scores"]))
    assert notation.endswith(f"\nend {outcome['ending']} {scores}\n")
    for record in (process.ask("save", match=name)["record"], notation):
        again = process.ask("load", record=record)
        assert again["over"]
        assert process.ask("outcome", match=again["match"])["outcome"] == outcome
    assert not process.ask("undo", match=name)["over"]
    process.ask("close", match=name)
    assert process.end() == b""


def test_the_process_outlives_bad_lines(process: Process) -> None:
    """Binary, blank, endless and deep lines have one reply each, and the match goes on."""
    process.ask("new", game="oort", seats=2, seed=1)
    for line in (
        b"",
        b"\x00\xff\xfe",
        b"nonsense",
        b"[" * 200_000,
        b'{"id":' + b"9" * 3_000_000 + b"}",
        b'"' + b"a" * (5 << 20),
    ):
        reply = process.send(line)
        assert (reply["id"], reply["error"]["code"]) == (None, "request/malformed")
    assert process.ask("legal", match="m1")["decision"] == 0
    assert process.end() == b""


def test_replies_come_in_order_and_a_last_line_needs_no_end() -> None:
    """Many requests at once, the last without a line feed, others with a carriage return."""
    lines = [json.dumps({"id": number, "do": "games"}) for number in range(50)]
    run = subprocess.run(
        [STARBOARD, "engine"], input="\r\n".join(lines).encode(), capture_output=True, check=True, timeout=PATIENCE
    )
    assert [json.loads(reply)["id"] for reply in run.stdout.splitlines()] == list(range(50))
    assert run.stderr == b""


def test_no_input_no_output() -> None:
    """An empty session ends at once and well."""
    run = subprocess.run([STARBOARD, "engine"], input=b"", capture_output=True, check=True, timeout=PATIENCE)
    assert (run.stdout, run.stderr) == (b"", b"")


def test_a_line_beyond_the_limit_is_dropped_whole() -> None:
    """One reply for it, whatever its length, and the next line is read from its beginning."""
    good = b'{"id":1,"do":"games"}\n'
    for length in (len(good), len(good) + 1, 2 * len(good), 5 * len(good) + 3):
        replies = io.BytesIO()
        serve(Engine(), io.BytesIO(b"x" * length + b"\n" + good), replies, longest=len(good))
        first, second = replies.getvalue().splitlines()
        assert json.loads(first)["error"]["code"] == "request/malformed"
        assert json.loads(second)["ok"]


def test_messages_can_be_french() -> None:
    """By an option of the command; codes stay."""
    run = subprocess.run(
        [STARBOARD, "engine", "--lang", "fr"],
        input=b'{"id":1,"do":"x"}\n',
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    error = json.loads(run.stdout)["error"]
    assert error["code"] == "request/unknown"
    assert error["message"].startswith("Il n’y a pas")


def test_a_fault_of_ours_is_told_and_survived(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Should a request meet a bug, the reply says so and the engine goes on."""
    engine = Engine()
    monkeypatch.setattr("starboard.engine.desk.Desk.open", lambda *_: 1 // 0)
    reply = json.loads(engine.answer('{"id":1,"do":"new","game":"oort","seats":2}'))
    assert (reply["id"], reply["error"]["code"]) == (1, "engine/failed")
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert json.loads(engine.answer('{"id":2,"do":"games"}'))["ok"]
