"""A wire that can be cut: a TCP proxy that drops, stalls, resets or drips. What is stalled is told of no end either."""

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Final

CHUNK: Final = 1 << 16


class Wire:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near: Final = near
        self.far: Final = far
        self.flowing: Final = asyncio.Event()
        self.flowing.set()
        self.drip = 0
        """Bytes a second that pass on their way from the server; 0 for all."""

    @property
    def port(self) -> int:
        """Where the connection begins."""
        port: int = self.near.get_extra_info("peername")[1]
        return port

    def cut(self, *, reset: bool = False) -> None:
        """End it at both sides; with a reset, at once and without a word."""
        for side in (self.near, self.far):
            if reset:
                found: socket.socket | None = side.get_extra_info("socket")
                if found is not None:
                    with suppress(OSError):
                        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                side.transport.abort()
            else:
                side.close()


class Proxy:
    """Listens, and passes on what comes to a server."""

    def __init__(self, port: int, room: int = 0) -> None:
        """Pass on to a port; `room` is how many bytes may wait on their way from it, 0 for as many as usual."""
        self._to: Final = port
        self._room: Final = room
        self._server: asyncio.Server | None = None
        self.wires: Final[set[Wire]] = set()
        self._tasks: Final[set[asyncio.Task[None] | None]] = set()
        self.port = 0

    async def open(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End, with every wire."""
        for wire in list(self.wires):
            wire.drip = 0
            wire.flowing.set()
            wire.cut(reset=True)
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*filter(None, self._tasks), return_exceptions=True)

    @property
    def url(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    async def _pass_on(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            back, far = await self._connected()
        except OSError:
            near.close()
            return
        wire = Wire(near, far)
        self.wires.add(wire)
        self._tasks.add(asyncio.current_task())
        await asyncio.gather(_pump(reader, far, wire, drips=False), _pump(back, near, wire, drips=True))
        self._tasks.discard(asyncio.current_task())
        self.wires.discard(wire)
        wire.cut()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if not self._room:
            return await asyncio.open_connection("127.0.0.1", self._to)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self._room)
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", self._to))
        return await asyncio.open_connection(sock=narrow, limit=self._room)


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter, wire: Wire, *, drips: bool) -> None:
    with suppress(OSError):
        while data := await source.read(CHUNK):
            await wire.flowing.wait()
            if drips:
                data = await _drip(data, sink, wire)
            sink.write(data)
            await sink.drain()
    await wire.flowing.wait()
    with suppress(OSError):
        sink.close()


async def _drip(data: bytes, sink: asyncio.StreamWriter, wire: Wire) -> bytes:
    """Pass on so much a second as long as the wire drips; return what is left."""
    while wire.drip and data:
        sink.write(data[: wire.drip])
        data = data[wire.drip :]
        await asyncio.sleep(1)
    return data
