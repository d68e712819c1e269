"""What the protocol promises, over real sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.table import line as table_line
from starboard.table import sockets
from starboard.table.line import MOST_FRAMES, SLOW, Line
from tests.table.loopback import Server, Wire, served, until
from tests.table.requests import KINDS, plain


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Carry a test out."""

    async def carry_out() -> None:
        async with asyncio.timeout(600):
            await test()

    asyncio.run(carry_out())


async def mover_of(lines: list[Wire]) -> Wire:
    """Return the line whose seat is to decide."""
    return next(line for line in lines if line.state["decision"])


def first_action(line: Wire) -> dict[str, Any]:
    """Return the fields of a decision that is taken."""
    decision = line.state["decision"]
    return {"number": decision["number"], "actions": [decision["candidates"][0]["action"]]}


def test_every_message_is_answered_by_its_id() -> None:
    """One reply each, in the order of the requests, whatever they are."""

    async def test() -> None:
        async with served() as server:
            table, tokens = await server.sit("oort", 2)
            line = await server.line(table, tokens[0])
            asked: list[dict[str, Any]] = [
                {"do": "ping"},
                {"do": "look", "seq": 0},
                {"do": "look", "seq": 99},
                {"do": "log"},
                {"do": "why", "number": 0, "action": "nonsense"},
                {"do": "draft", "number": 7, "actions": ["x"]},
                {"do": "act", "number": 7, "actions": ["x"]},
                {"do": "undo", "number": 0},
                {"do": "askback"},
                {"do": "unsay", "number": 0},
                {"do": "consent", "yes": True},
                {"do": "hold"},
                {"do": "come", "number": 0, "outcome": "1"},
                {"do": "say", "text": "hello"},
                {"do": "say"},
                {"do": "words", "words": "late"},
                {"do": "see", "visible": False},
                {"do": "speak", "language": "xx"},
                {"do": "takeover", "seat": 9},
                {"do": "return"},
                {"do": "hello"},
                *[plain(name) for name in KINDS],
            ]
            for number, request in enumerate(asked):
                await line.send(msgspec.json.encode({"id": f"q{number}", **request}).decode())
            replies: list[dict[str, Any]] = []
            while len(replies) < len(asked):
                replies.append(await line.until("reply"))
            assert [reply["re"] for reply in replies] == [f"q{number}" for number in range(len(asked))]
            for reply in replies:
                assert reply["ok"] or (reply["error"]["code"] and reply["error"]["message"]), reply
            assert not [reply for reply in replies if not reply["ok"] and reply["error"]["code"] == "server/failed"]

    run(test)


@pytest.mark.parametrize("game", ["oort", "interstellar"])
def test_a_resent_decision_gets_the_same_answer_and_is_played_once(game: str, tmp_path: Path) -> None:
    """On the same line, on another, and after the server was started again."""

    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        async with served(url=url) as server:
            table, tokens = await server.sit(game, 2)
            lines = [await server.line(table, token) for token in tokens]
            line = await mover_of(lines)
            act = first_action(line)
            first = await line.ask("act", "same", **act)
            assert first["ok"]
            assert await line.ask("act", "same", **act) == first
            mine = tokens[lines.index(line)]
            assert await (await server.line(table, mine)).ask("act", "same", **act) == first
            stale = await line.ask("act", "other", **act)
            assert stale["error"]["code"] == "action/stale"
        async with served(url=url) as server:
            again = await server.line(table, mine)
            assert await again.ask("act", "same", **act) == first
            assert again.state["seq"] == first["seq"]

    run(test)


async def to_a_window(server: Server, seats: int) -> tuple[str, list[str], list[Wire]]:
    """Play Interstellar until a window is open; return the table, the keys and the lines."""
    table, tokens = await server.sit("interstellar", seats, window=10)
    lines = [await server.line(table, token) for token in tokens]
    for step in range(200):
        if lines[0].state["waiting"]["window"]:
            return table, tokens, lines
        line = await mover_of(lines)
        candidates = line.state["decision"]["candidates"]
        act = {"number": line.state["decision"]["number"], "actions": [candidates[step % len(candidates)]["action"]]}
        reply = await line.ask("act", **act)
        assert reply["ok"], reply
        for other in lines:
            while other.state["seq"] < reply["seq"]:
                await other.receive()
    raise AssertionError("no window opened")


def test_sealed_answers_are_given_once_also_after_a_restart_and_after_the_window(tmp_path: Path) -> None:
    """Each request that answered gets its answer again; one that was changed since does not count once more."""

    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        async with served(url=url) as server:
            table, tokens, lines = await to_a_window(server, 3)
            asked = lines[0].state["waiting"]["seats"]
            seat = asked[0]
            act = {"number": lines[0].state["waiting"]["number"], "actions": ["pass"]}
            seq = lines[seat].state["seq"]
            first = await lines[seat].ask("act", "one", **act)
            assert first == {"type": "reply", "re": "one", "ok": True, "sealed": True}
            assert (await lines[seat].ask("act", "two", **act))["sealed"]
            live = await server.house.live(table)
            assert live.face_down[seat] == ["one", "two"]
        async with served(url=url) as server:  # whatever closed meanwhile, both requests are known
            live = await server.house.live(table)
            line = await server.line(table, tokens[seat])
            assert await line.ask("act", "one", **act) == first
            assert (await line.ask("act", "two", **act))["sealed"]
            for other in asked[1:]:
                await (await server.line(table, tokens[other])).ask("act", f"a{other}", **act)
            while line.state["seq"] == seq:
                await line.receive()
            assert await line.ask("act", "one", **act) == first
            assert (await line.ask("act", "fresh", **act))["error"]["code"] == "action/stale"
        async with served(url=url) as server:
            line = await server.line(table, tokens[seat])
            assert await line.ask("act", "one", **act) == first
            assert (await line.ask("act", "two", **act))["sealed"]

    run(test)


def test_stale_and_illegal_are_refused_with_code_rule_and_sentence() -> None:
    """And nothing has changed: the entry's number is the same."""

    async def test() -> None:
        async with served() as server:
            table, tokens = await server.sit("oort", 2)
            lines = [await server.line(table, token, language="fr") for token in tokens]
            line = await mover_of(lines)
            other = next(one for one in lines if one is not line)
            act = first_action(line)
            before = line.state["seq"]
            stale = await line.ask("act", number=act["number"] + 5, actions=act["actions"])
            assert stale["error"]["code"] == "action/stale"
            foreign = await other.ask("act", **act)
            assert foreign["error"]["code"] == "action/not-yours"
            unread = await line.ask("act", number=act["number"], actions=["£££"])
            assert unread["error"]["code"].startswith("action/")
            for action in ("a1", act["actions"][0][::-1]):
                illegal = await line.ask("act", number=act["number"], actions=[action])
                assert not illegal["ok"]
                assert illegal["error"]["message"]
            watcher = await line.ask("come", number=act["number"], outcome="x")
            assert not watcher["ok"]
            assert (await line.ask("log"))["last"] == before

    run(test)


def test_who_comes_back_is_told_what_was_missed_also_by_a_server_that_was_started_again(tmp_path: Path) -> None:
    """From the last entry that was seen, neither more nor less."""

    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        async with served(url=url) as server:
            table, tokens = await server.sit("oort", 2)
            lines = [await server.line(table, token) for token in tokens]
            seen = lines[1].state["seq"]
            await lines[1].close()
            for number in range(3):
                assert (await lines[0].ask("say", text=f"word {number}"))["ok"]
            back = await server.line(table, tokens[1], since=seen)
            assert [entry["text"] for entry in back.state["entries"]] == ["word 0", "word 1", "word 2"]
            assert back.state["seq"] == seen + 3
        async with served(url=url) as server:
            back = await server.line(table, tokens[1], since=seen + 1)
            assert [entry["text"] for entry in back.state["entries"]] == ["word 1", "word 2"]
            beyond = await server.line(table, tokens[1], since=seen + 100)
            assert beyond.state["entries"][0]["seq"] == 0, "who has seen what never was is told everything"

    run(test)


# Lines that do not behave


def test_nonsense_is_answered_and_closes_the_line_after_three() -> None:
    """Also an unknown request, one with a field too much, and what is no text; whoever recovers stays."""

    async def test() -> None:
        async with served() as server:
            table, tokens = await server.sit("oort", 2)
            line = await server.line(table, tokens[0])
            for text in ('{"do":"fly","id":"a"}', "not json"):
                await line.send(text)
                reply = await line.until("reply")
                assert reply["error"]["code"] == "request/malformed"
            assert (await line.ask("ping"))["ok"], "a good one in between, and it begins anew"
            wrong: list[str | bytes] = ['{"do":"ping","id":"b","more":1}', b"\x00\x01", "[" * 5000]
            for nonsense in wrong:
                await line.send(nonsense)
                await line.until("reply")
            assert await line.ended() == sockets.NONSENSE
            other = await server.line(table, tokens[1])
            assert (await other.ask("ping"))["ok"]

    run(test)


def test_a_message_that_is_too_large_ends_the_line_and_nothing_else() -> None:
    """Nobody is made to read 16 kilobytes and more."""

    async def test() -> None:
        async with served() as server:
            table, tokens = await server.sit("oort", 2)
            line, other = [await server.line(table, token) for token in tokens]
            await line.send('{"do":"say","id":"x","text":"' + "y" * 20_000 + '"}')
            assert await line.ended() == 1009
            assert (await other.ask("ping"))["ok"]

    run(test)


def test_who_does_not_greet_is_shown_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a code of its own, after some seconds."""
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.1)

    async def test() -> None:
        async with served() as server:
            table, _ = await server.sit("oort", 2)
            line = await server.wire(table)
            assert await line.ended() == sockets.SILENT

    run(test)


@pytest.mark.parametrize(
    ("first", "code"),
    [('{"do":"ping","id":"a"}', sockets.NONSENSE), ("what", sockets.NONSENSE), ('{"do":"hello","id":"a"}', 4403)],
)
def test_a_line_that_does_not_begin_as_it_should_is_told_why(first: str, code: int) -> None:
    """No greeting, nothing that can be read, or no right to watch."""

    async def test() -> None:
        async with served() as server:
            table, _ = await server.sit("oort", 2)
            line = await server.wire(table)
            await line.send(first)
            assert (await line.receive())["error"]["message"]
            assert await line.ended() == code
            unknown = await server.wire("nothing")
            await unknown.send('{"do":"hello","id":"a"}')
            assert (await unknown.receive())["error"]["code"] == "table/unknown"
            assert await unknown.ended() == sockets.UNKNOWN

    run(test)


def test_a_line_holds_so_many_frames_and_is_then_cut() -> None:
    """Whatever waits for somebody who does not read takes no more memory than that."""
    line = Line(0, "en")
    for _ in range(MOST_FRAMES):
        line.put(b"frame")
    before = line.code
    line.put(b"one too many")
    assert (before, line.code) == (0, SLOW)
    assert line.take() == []
    large = Line(0, "en")
    large.put(b"x" * (1 << 20))
    large.put(b"x")
    assert large.code == SLOW


def test_a_reader_who_stalls_is_cut_and_others_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line reads nothing at all; the table goes on, and the line is gone."""
    monkeypatch.setattr(table_line, "MOST_BYTES", 1 << 16)

    async def test() -> None:
        async with served() as server:
            table, tokens = await server.sit("oort", 2)
            line = await server.line(table, tokens[0])
            stalled = await asyncio.to_thread(stalling, server.port, table, tokens[1])
            with stalled:
                live = await server.house.live(table)
                await until(lambda: len(live.lines) == 2)
                said = 0
                while len(live.lines) > 1:
                    assert (await line.ask("say", text="x" * 400))["ok"]
                    said += 1
                assert said < 300
                await until(lambda: live.presence.seats() == [0])
            assert (await line.ask("ping"))["ok"]

    run(test)


def stalling(port: int, table: str, token: str) -> socket.socket:
    """Return a line that greets and then reads nothing."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    raw.recv(1000)
    hello = msgspec.json.encode({"do": "hello", "id": "h", "token": token})
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw
