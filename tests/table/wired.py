"""A server at a real port in simulated time: lines are connections, carried by the code that does so in production.

What is written to a connection of this machine can be read at once, so the bytes on two of them have comparable times.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from tests.table.loopback import listening
from tests.table.simulated import Room, SimulatedLoop, Socket, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GRACE: Final = 0.001
"""Real seconds for which connections are listened to before time passes."""
BUFFER: Final = 1 << 20
"""Bytes that the system takes at once, whatever was not yet said to have come: nothing waits for the other side."""


class Wired(Socket, asyncio.Protocol):
    """An end of a WebSocket over a connection, that keeps every byte which came after the greeting of HTTP."""

    def __init__(self, address: str, cookies: str, prefix: str) -> None:
        super().__init__(prefix)
        self.accepted: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._protocol: Final = ClientProtocol(parse_uri(address), max_size=None)
        self._cookies: Final = cookies
        self._bytes: Final[list[tuple[float, bytes]]] = []
        self._gone: Final = asyncio.Event()
        self._transport: Any = None

    def heard(self) -> list[tuple[float, bytes]]:
        return self._bytes

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        asked = self._protocol.connect()
        if self._cookies:
            asked.headers["Cookie"] = self._cookies
        self._protocol.send_request(asked)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        if not self.accepted.done():
            data = data.partition(b"\r\n\r\n")[2]
            self.accepted.set_result(None)
        self._note(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self._flush()

    def _note(self, data: bytes) -> None:
        """Note what came; how many packets one moment has is the system's choice."""
        now = asyncio.get_running_loop().time()
        if self._bytes and self._bytes[-1][0] == now:
            self._bytes[-1] = now, self._bytes[-1][1] + data
        elif data:
            self._bytes.append((now, data))

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self._protocol.close_code
        self._gone.set()

    def send(self, **request: Any) -> None:
        self._protocol.send_text(msgspec.json.encode(request))
        self._flush()

    async def hang_up(self) -> None:
        if not self._gone.is_set():
            self._protocol.send_close(CloseCode.GOING_AWAY)
            self._flush()
            await self._gone.wait()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


class WiredRoom(Room):
    """A server whose lines are connections."""

    port = 0

    async def carried(self, table: str, cookies: str, prefix: str) -> Socket:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        loop = asyncio.get_running_loop()
        _, end = await loop.create_connection(lambda: Wired(address, cookies, prefix), "127.0.0.1", self.port)
        await end.accepted
        return end


@asynccontextmanager
async def wired() -> AsyncIterator[Room]:
    """Open a server with time of its own at a real port."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedLoop)
    loop.grace = GRACE
    async with opened(room=WiredRoom) as room:
        assert isinstance(room, WiredRoom)
        async with listening(room.app, BUFFER, lifespan="off") as room.port:
            try:
                yield room
            finally:
                await room.part()
