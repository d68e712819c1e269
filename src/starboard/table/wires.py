"""The wire under a line: WebSocket frames over a connection, without a task or a queue of its own while nobody speaks.

The server takes a connection over from Uvicorn when the application has accepted it. Thousands of people look at a
table and say nothing: what each of them costs in memory is what a wire holds.
"""

from __future__ import annotations

import asyncio
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader

from starboard.kernel import MalformedRequest
from starboard.table import metrics
from starboard.table.protocol import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from websockets.http11 import Request

    from starboard.table.sockets import Visit

TAKE: Final = "starboard.take"
"""The extension of ASGI by which an application takes a connection over."""
PING: Final = 10.0
"""Seconds between two signs of life that a socket is asked for, and seconds that it has for each."""
PARTING: Final = 2.0
"""Seconds that the other side has to read the last frames and to say goodbye."""
AT_ONCE: Final = 64
"""Frames of one connection that are taken before others are served: what comes in one piece may hold thousands."""
EMPTY: Final = Context()
"""The context of all timers, of which one is done before the next: nothing of a request is kept for them."""

CODES: Final[dict[type[Exception], int]] = {
    ProtocolError: CloseCode.PROTOCOL_ERROR,
    PayloadTooBig: CloseCode.MESSAGE_TOO_BIG,
    UnicodeDecodeError: CloseCode.INVALID_DATA,
}
"""What is said to whoever sends what is no message."""


def framed(kind: Opcode, data: bytes) -> bytes:
    """Return a whole frame as a server sends it."""
    return Frame(kind, data).serialize(mask=False)


class Wire(asyncio.Protocol):
    """Carries one line over one connection. One message is answered at a time; others wait at their sender's end."""

    __slots__ = (
        "_alive",
        "_behind",
        "_blocked",
        "_heard",
        "_parts",
        "_reading",
        "_stream",
        "_task",
        "_timer",
        "_visit",
        "_woken",
        "connections",
        "transport",
    )

    def __init__(self, transport: Any, connections: set[Any], visit: Visit) -> None:
        self.transport: Final = transport
        self.connections: Final = connections
        """The server's, which are told when it ends."""
        self._visit: Final = visit
        self._stream: StreamReader | None = None
        """The beginning of a frame, while the rest of it has not come."""
        self._reading: Generator[None, None, None] | None = None
        self._parts: tuple[Opcode, bytearray] | None = None
        """The kind of a message that is sent in parts, and its beginning."""
        self._heard: list[str] = []
        """Messages that nobody has answered."""
        self._task: asyncio.Task[None] | None = None
        self._alive = True
        self._behind = False
        """Whether more has come than was taken at once."""
        self._blocked = False
        self._woken = False
        self._timer: asyncio.TimerHandle | None = None
        self._set_timer(visit.patience, self._expect_greeting)
        visit.line.wake = self.wake

    def _set_timer(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, do, context=EMPTY)

    # What goes out

    def wake(self) -> None:
        """Send what waits as soon as all is said that is said now: what goes out together is one call of the system."""
        if not self._woken:
            self._woken = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send what waits, and say goodbye where the line is to end; nothing while the other side does not read."""
        self._woken = False
        line = self._visit.line
        if self.transport.is_closing():
            return
        if not line.code:
            self._send()
        elif self._blocked:
            self._hurry()
        else:
            self._part(line.code)

    def _send(self, *last: bytes) -> None:
        """Send what waits, and something after it."""
        waiting = [] if self._blocked else self._visit.line.take()
        self.transport.writelines([*[framed(Opcode.TEXT, frame) for frame in waiting], *last])

    def pause_writing(self) -> None:
        self._blocked = True

    def resume_writing(self) -> None:
        self._blocked = False
        self.flush()

    def _part(self, code: int) -> None:
        """Say goodbye with a code."""
        line = self._visit.line
        if line.wake is _nothing or self.transport.is_closing():
            return
        line.wake = _nothing
        line.end(code)
        self._send(framed(Opcode.CLOSE, Close(code, "").serialize()))
        self._hurry()

    def _hurry(self) -> None:
        """Be at the table no more; who does not read or answer is not waited for."""
        self._set_timer(PARTING, self.transport.abort)
        asyncio.get_running_loop().call_soon(self._visit.end)  # whoever tells all lines of something is not disturbed

    def shutdown(self) -> None:
        """End, since the server does: whoever is there comes back."""
        self._part(CloseCode.SERVICE_RESTART)
        self.transport.close()

    # Signs of life

    def _expect_greeting(self) -> None:
        if self._visit.is_greeted:
            self._look()
        else:
            self._visit.tire()

    def _look(self) -> None:
        """Ask for a sign of life; hang up where none came since the last time."""
        if self.transport.is_closing():
            return
        if not self._alive:
            self.transport.abort()
            return
        self._alive = False
        self.transport.write(framed(Opcode.PING, b""))
        self._set_timer(PING, self._look)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._alive = True
        if self._stream is None or self._reading is None:
            self._stream = StreamReader()
            self._reading = self._read(self._stream)
        self._stream.feed_data(data)
        if not self._behind:
            self._read_on(self._reading)

    def _read_on(self, reading: Generator[None, None, None]) -> None:
        """Take what has come; of very much the beginning, and the rest when others have been served."""
        was_behind, self._behind = self._behind, False
        if self.transport.is_closing():
            return
        try:
            if next(reading, _DONE) is _DONE:
                self._stream = self._reading = None
        except tuple(CODES) as fault:
            metrics.REFUSALS.labels(MalformedRequest.code).inc()
            self.transport.pause_reading()  # nothing of what follows could be understood
            self._part(CODES[type(fault)])
            return
        if self._behind:
            self.transport.pause_reading()
            asyncio.get_running_loop().call_soon(self._read_on, reading, context=EMPTY)
        elif was_behind and self._task is None and not self._visit.line.code:
            self.transport.resume_reading()

    def _read(self, stream: StreamReader) -> Generator[None, None, None]:
        """Take every frame, waiting for what has not come of it, and after so many for others."""
        left = AT_ONCE
        while stream.buffer:
            if not left:
                left, self._behind = AT_ONCE, True
                yield
            frame = yield from Frame.parse(stream.read_exact, mask=True, max_size=LONGEST)
            self._take(frame)
            left -= 1

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PING:
            if not self._blocked:  # who does not read is not answered
                self.transport.write(framed(Opcode.PONG, bytes(frame.data)))
        elif frame.opcode is Opcode.CLOSE:
            self._close(Close.parse(frame.data))
        elif frame.opcode is not Opcode.PONG:
            self._take_part(frame)

    def _take_part(self, frame: Frame) -> None:
        if (frame.opcode is Opcode.CONT) != (self._parts is not None):
            raise ProtocolError("parts of two messages are mixed")
        if self._parts is None and frame.fin:
            self._hear(frame.opcode, bytes(frame.data))
            return
        if self._parts is None:
            self._parts = (frame.opcode, bytearray())
        kind, held = self._parts
        held += frame.data
        if len(held) > LONGEST:
            raise PayloadTooBig(len(held), LONGEST)
        if frame.fin:
            self._parts = None
            self._hear(kind, bytes(held))

    def _hear(self, kind: Opcode, held: bytes) -> None:
        text = held.decode() if kind is Opcode.TEXT else ""  # which is no request
        if self._visit.line.code:
            return
        self._heard.append(text)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._answer())
        else:
            self.transport.pause_reading()

    async def _answer(self) -> None:
        """Answer what was heard, one after another."""
        try:
            while self._heard and not self._visit.line.code:
                await self._visit.hear(self._heard.pop(0))
        finally:
            self._task = None
        if not (self._behind or self._visit.line.code or self.transport.is_closing()):
            self.transport.resume_reading()

    def _close(self, said: Close) -> None:
        """Answer a goodbye, where it is not itself the answer to ours."""
        if not self._visit.line.code:
            is_silent = said.code == CloseCode.NO_STATUS_RCVD
            self._part(CloseCode.GOING_AWAY if is_silent else said.code)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
        self.connections.discard(self)
        self._visit.end()


_DONE: Final = object()
"""Every frame that came has been taken."""


def _nothing() -> None:
    """Send nothing more."""


class _Gone:
    """In place of a connection that has another protocol now: whoever had it can do no harm to it."""

    def close(self) -> None:
        """Leave it open."""

    def is_closing(self) -> bool:
        return True


class Handing(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, which accepts connections and lets the application take them over."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][TAKE] = {"wire": self._hand_over}

    def _hand_over(self, visit: Visit) -> None:
        """Let a visit have the connection from now on."""
        wire = Wire(self.transport, self.connections, visit)
        self.stop_keepalive()
        self.connections.discard(self)
        self.connections.add(wire)  # type: ignore[arg-type]  # all that a server asks of one is to end
        self.transport.set_protocol(wire)
        self.transport = _Gone()  # type: ignore[assignment]  # all that it is asked from now on
        if self.read_paused:
            wire.transport.resume_reading()
