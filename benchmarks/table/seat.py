"""A seat at a table: a socket that receives its views, and what it has asked for."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.table import wire

OPEN_SECONDS: Final = 30.0

Heard = Callable[["Seat", wire.Frame, float, int], None]
"""What is told of a frame: the seat, the frame, when it came, its bytes."""


class Seat:
    """One seat of one table, over one socket."""

    def __init__(self, url: str, table: str, number: int, token: str, heard: Heard) -> None:
        self.base: Final = url
        self.url: Final = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.table: Final = table
        self.number: Final = number
        self.token: Final = token
        self.seq = -1
        self.decision: wire.Decision | None = None
        self.shown = b""
        """The view that came last, as it came."""
        self.waiting = ""
        """The request that has not been answered."""
        self.last = ""
        """What it asked last, as it was sent."""
        self.over = False
        self.everything = b""
        """All that came before the first state was there, and that state."""
        self.closed = asyncio.Event()
        self._heard: Final = heard
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def sit(self, since: int = -1) -> None:
        """Connect, and return when the first state is there."""
        self._socket = await connect(
            self.url, compression=None, ping_interval=None, open_timeout=OPEN_SECONDS, max_size=None, proxy=None
        )
        await self._socket.send(wire.request("hello", "hello", token=self.token, since=since))
        while True:
            data = await asyncio.wait_for(self._socket.recv(), OPEN_SECONDS)
            self.everything += data.encode() if isinstance(data, str) else data
            frame = wire.read(data)
            self._take(frame)
            if frame.type == "state":
                break
            if not frame.ok:
                raise ConnectionRefusedError(frame.error.code if frame.error else "refused")
        self.everything = self.everything if self.number < 0 else b""
        self.closed.clear()
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                came = time.perf_counter()
                frame = wire.read(data)
                self._take(frame)
                self._heard(self, frame, came, len(data))
        except (WebSocketException, OSError):
            pass
        finally:
            if socket is self._socket:
                self.closed.set()

    def _take(self, frame: wire.Frame) -> None:
        if frame.about is not None:
            self.seq = frame.seq
            self.decision = frame.decision
            self.shown = bytes(frame.view)
            self.over = frame.about.status in {"over", "aborted"}
        elif frame.type == "reply" and frame.re == self.waiting:
            self.waiting = ""
            if frame.sealed and self.decision is not None:
                self.decision.answered = [""]

    @property
    def port(self) -> int:
        """Where its connection begins."""
        assert self._socket is not None
        port: int = self._socket.local_address[1]
        return port

    @property
    def ready(self) -> bool:
        """Whether it has something to decide, and has not."""
        asked = self.decision
        return asked is not None and not self.waiting and not asked.answered and not self.over

    async def act(self, request_id: str, choose: random.Random) -> None:
        """Decide for something that is open to it."""
        asked = self.decision
        assert asked is not None
        assert self._socket is not None
        action = choose.choice(asked.candidates).action
        self.waiting = request_id
        self.last = wire.request("act", request_id, number=asked.number, actions=[action])
        await self.send(self.last)

    async def send(self, message: str) -> None:
        """Send a message as it is."""
        assert self._socket is not None
        with suppress(WebSocketException, OSError):
            await self._socket.send(message)

    async def come_back(self) -> None:
        """Connect again where the last entry was seen, and ask again what was not answered."""
        if self._reader is not None:
            self._reader.cancel()
        await self.sit(self.seq)
        if self.waiting:
            await self.send(self.last)

    def cut(self) -> None:
        """End the connection as a cable does."""
        if self._socket is not None:
            self._socket.transport.abort()

    def stop_reading(self) -> None:
        """Take nothing more from the socket, and leave it open."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            self._socket.transport.pause_reading()

    async def leave(self) -> None:
        """End the connection."""
        if self._reader is not None:
            self._reader.cancel()
        if self._socket is not None:
            with suppress(WebSocketException, OSError, TimeoutError):
                await asyncio.wait_for(self._socket.close(), 5)
