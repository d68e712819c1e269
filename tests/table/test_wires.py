"""The wire under a line: WebSocket frames as any client may send them, over a real connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from socket import IPPROTO_TCP, TCP_NODELAY
from typing import Final

import msgspec
import pytest
from websockets.frames import CloseCode, Frame, Opcode

from starboard.table import wires
from starboard.table.protocol import LONGEST
from starboard.table.sockets import Visit
from tests.table.figures import figure
from tests.table.loopback import PATIENCE, Server, served, until

CONTINUED, TEXT, BINARY, CLOSE, ASKS, ANSWERS = Opcode
WRONG, LARGE, NO_TEXT = CloseCode.PROTOCOL_ERROR, CloseCode.MESSAGE_TOO_BIG, CloseCode.INVALID_DATA
MASK: Final = b"\x11\x22\x33\x44"
HELLO: Final = b'{"do":"hello","id":"h"}'


def sent(kind: int, data: bytes, *, last: bool = True, mask: bytes = MASK) -> bytes:
    """Return a frame as a client sends it."""
    length = len(data)
    sizes = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
    hidden = bytes(one ^ mask[place % 4] for place, one in enumerate(data))
    return bytes([(128 if last else 0) | kind]) + sizes + mask + hidden


class Raw:
    """A client that sends bytes, and reads frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader: Final = reader
        self.writer: Final = writer

    async def frame(self) -> tuple[int, bytes]:
        """Return the next frame: its kind and what it holds."""
        async with asyncio.timeout(PATIENCE):
            first, length = await self.reader.readexactly(2)
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(length)

    async def told(self, kind: int) -> bytes:
        """Return what the next frame of a kind holds."""
        while (found := await self.frame())[0] != kind:
            pass
        return found[1]

    async def code(self) -> int:
        """Wait until the server says goodbye; return the code, and see that it hangs up when it is answered."""
        said = await self.told(CLOSE)
        self.writer.write(sent(CLOSE, said))
        return int.from_bytes(said[:2], "big")


def with_wire(test: Callable[[Server, Raw], Awaitable[None]]) -> None:
    """Run a test with a connection that was accepted, and at which nobody has said anything."""

    async def run() -> None:
        async with served() as server:
            table, _ = await server.sit("oort", 2, watch="all")
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            try:
                await test(server, Raw(reader, writer))
            finally:
                writer.close()

    asyncio.run(run())


async def malformed(server: Server) -> float:
    """Return how much that is no message the server says it has refused."""
    told = (await server.http.get("/metrics")).text
    return figure(told, "starboard_refusals_total", code="request/malformed")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x01x", WRONG),  # not masked
        (b"\xc1\x80\0\0\0\0", WRONG),  # an extension that nobody agreed on
        (b"\x83\x80\0\0\0\0", WRONG),  # no kind of frame
        (b"\x09\x80\0\0\0\0", WRONG),  # a sign of life in parts
        (sent(ASKS, b"x" * 126), WRONG),  # a sign of life that is too long
        (bytes([0x81, 0xFE]) + (LONGEST + 1).to_bytes(2, "big"), LARGE),
        (bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8, "big"), LARGE),
    ],
)
def test_what_is_no_frame_ends_the_line(frame: bytes, code: int) -> None:
    """The code says why; the server goes on, and has counted it."""

    async def test(server: Server, raw: Raw) -> None:
        before = await malformed(server)
        raw.writer.write(frame)
        assert await raw.code() == code
        assert await malformed(server) == before + 1

    with_wire(test)


def test_a_message_may_come_in_parts_and_byte_by_byte() -> None:
    """Signs of life may come between its parts."""

    async def test(_: Server, raw: Raw) -> None:
        parts = sent(TEXT, HELLO[:5], last=False) + sent(ASKS, b"there?") + sent(CONTINUED, HELLO[5:])
        for place in range(len(parts)):
            raw.writer.write(parts[place : place + 1])
            await raw.writer.drain()
            await asyncio.sleep(0)
        assert await raw.told(ANSWERS) == b"there?"
        assert msgspec.json.decode(await raw.told(TEXT))["ok"]
        assert msgspec.json.decode(await raw.told(TEXT))["type"] == "state"

    with_wire(test)


def test_several_messages_at_once_are_answered_in_their_order() -> None:
    """What comes while one is answered waits."""

    async def test(_: Server, raw: Raw) -> None:
        asked = b"".join(sent(TEXT, b'{"do":"ping","id":"%d"}' % number) for number in range(8))
        raw.writer.write(sent(TEXT, HELLO) + asked)
        replies: list[str] = []
        while len(replies) < 9:
            frame = msgspec.json.decode(await raw.told(TEXT))
            replies += [frame["re"]] if frame["type"] == "reply" else []
        assert replies == ["h", *"01234567"]

    with_wire(test)


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        (sent(CONTINUED, b"x"), WRONG),
        (sent(TEXT, b"x", last=False) + sent(TEXT, b"y"), WRONG),
        (sent(TEXT, b"x" * LONGEST, last=False) + sent(CONTINUED, b"y"), LARGE),
        (sent(TEXT, b"\xff\xfe"), NO_TEXT),
        (sent(CLOSE, b"\x03"), WRONG),
        (sent(CLOSE, (999).to_bytes(2, "big")), WRONG),
        (sent(BINARY, HELLO), 4400),
    ],
)
def test_what_is_no_message_ends_the_line(parts: bytes, code: int) -> None:
    """Parts without a beginning, two beginnings, too much in all, no text, half a code or none at a goodbye."""

    async def test(server: Server, raw: Raw) -> None:
        before = await malformed(server)
        raw.writer.write(parts)
        assert await raw.code() == code
        assert await malformed(server) == before + 1

    with_wire(test)


@pytest.mark.parametrize(("said", "answer"), [(b"\x03\xe8", CloseCode.NORMAL_CLOSURE), (b"", CloseCode.GOING_AWAY)])
def test_a_goodbye_is_answered(said: bytes, answer: int) -> None:
    """And the table notices."""

    async def test(server: Server, raw: Raw) -> None:
        raw.writer.write(sent(TEXT, HELLO))
        await raw.told(TEXT)
        live = server.house.lives[0]
        await until(lambda: len(live.lines) == 1)
        raw.writer.write(sent(CLOSE, said))
        assert int.from_bytes(await raw.told(CLOSE), "big") == answer
        assert await raw.reader.read() == b""
        await until(lambda: not live.lines)

    with_wire(test)


def test_who_gives_no_sign_of_life_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives one is asked again."""
    monkeypatch.setattr(wires, "PING", 1.0)
    monkeypatch.setattr("starboard.table.sockets.HELLO_SECONDS", 3.0)

    async def test(_: Server, raw: Raw) -> None:
        raw.writer.write(sent(TEXT, HELLO))
        for _again in range(4):
            await raw.told(ASKS)
            raw.writer.write(sent(ANSWERS, b""))
        await raw.told(ASKS)
        async with asyncio.timeout(PATIENCE):
            assert await raw.reader.read() == b""

    with_wire(test)


def test_thousands_of_frames_at_once_let_others_be_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """A part of them is taken at a time; none is lost, and what follows is heard."""
    taken: list[int] = []
    take, read_on = wires.Wire._take, wires.Wire._read_on

    def counted(self: wires.Wire, frame: Frame) -> None:
        taken[-1] += 1
        take(self, frame)

    def begun(self: wires.Wire, reading: Generator[None, None, None]) -> None:
        taken.append(0)
        read_on(self, reading)

    monkeypatch.setattr(wires.Wire, "_take", counted)
    monkeypatch.setattr(wires.Wire, "_read_on", begun)

    async def test(__: Server, raw: Raw) -> None:
        raw.writer.write(sent(ASKS, b"x") * 2000 + sent(TEXT, HELLO))
        for _ in range(2000):
            assert await raw.told(ANSWERS) == b"x"
        assert b'"re":"h"' in await raw.told(TEXT)
        raw.writer.write(sent(ASKS, b"y"))
        assert await raw.told(ANSWERS) == b"y"
        assert sum(taken) == 2002
        assert max(taken) == wires.AT_ONCE

    with_wire(test)


def test_what_is_said_at_one_moment_goes_out_at_once() -> None:
    """By one call for all of it, in its order, and the goodbye after it."""

    class Counted:
        def __init__(self) -> None:
            self.written: list[list[bytes]] = []

        def is_closing(self) -> bool:
            return False

        def writelines(self, frames: list[bytes]) -> None:
            self.written.append(frames)

        def close(self) -> None:
            """Nothing to hang up."""

        abort = close

    async def run() -> None:
        async with served() as server:
            transport, visit = Counted(), Visit(server.house, "none", "127.0.0.1", "")
            wire = wires.Wire(transport, set(), visit)
            visit.line.put(b"one")
            visit.line.put(b"two")
            assert transport.written == []
            await asyncio.sleep(0)
            both = [wires.framed(Opcode.TEXT, said) for said in (b"one", b"two")]
            assert transport.written == [both]
            visit.line.put(b"one")
            wire.shutdown()
            assert transport.written[1][0] == both[0]
            assert transport.written[1][1][2:] == CloseCode.SERVICE_RESTART.to_bytes(2, "big")

    asyncio.run(run())


def test_a_frame_does_not_wait_for_word_that_the_one_before_has_come() -> None:
    """As connections do by themselves to save packets: up to two fifths of a second for whoever sits at a table."""

    async def test(server: Server, raw: Raw) -> None:
        raw.writer.write(sent(TEXT, HELLO))
        await raw.told(TEXT)
        live = server.house.lives[0]
        await until(lambda: len(live.lines) == 1)
        (line,) = live.lines
        wire = line.wake.__self__  # type: ignore[attr-defined]  # what carries it
        assert wire.transport.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_NODELAY)

    with_wire(test)
