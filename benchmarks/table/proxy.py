"""A wire that can be cut: a TCP proxy that drops, stalls, resets or drips."""

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
        self.drip = False

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

    def __init__(self, port: int) -> None:
        self._to: Final = port
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
            wire.drip = False
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
            back, far = await asyncio.open_connection("127.0.0.1", self._to)
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


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter, wire: Wire, *, drips: bool) -> None:
    with suppress(OSError):
        while data := await source.read(CHUNK):
            await wire.flowing.wait()
            if drips:
                data = await _drip(data, sink, wire)
            sink.write(data)
            await sink.drain()
    with suppress(OSError):
        sink.close()


async def _drip(data: bytes, sink: asyncio.StreamWriter, wire: Wire) -> bytes:
    """Pass on a byte a second as long as the wire drips; return what is left."""
    while wire.drip and data:
        sink.write(data[:1])
        data = data[1:]
        await asyncio.sleep(1)
    return data
