"""The wire under a line: WebSocket frames over a connection, without a task or a queue of its own while nobody speaks.

The server takes a connection over from Uvicorn when the application has accepted it. Thousands of people look at a
table and say nothing: what each of them costs in memory is what a wire holds.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.table.protocol import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.http11 import Request

    from starboard.table.sockets import Visit

TAKE: Final = "starboard.take"
"""The extension of ASGI by which an application takes a connection over."""
PING: Final = 10.0
"""Seconds between two signs of life that a socket is asked for, and seconds that it has for each."""
PARTING: Final = 2.0
"""Seconds that the other side has to read the last frames and to say goodbye."""

CONTINUED, TEXT, BINARY, CLOSE, ASKS, ANSWERS = 0, 1, 2, 8, 9, 10
KINDS: Final = {CONTINUED, TEXT, BINARY, CLOSE, ASKS, ANSWERS}
"""The kinds of frames that there are."""
LAST: Final = 0x80
MASKED: Final = 0x80

# Codes of the protocol itself.
GOING: Final = 1001
WRONG: Final = 1002
NO_TEXT: Final = 1007
LARGE: Final = 1009
RESTARTS: Final = 1012


class Broken(Exception):
    """What came in is no WebSocket frame that we take; the code says why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code


def framed(kind: int, data: bytes) -> bytes:
    """Return a whole frame as a server sends it."""
    length = len(data)
    if length < 126:
        return bytes((LAST | kind, length)) + data
    if length < 1 << 16:
        return bytes((LAST | kind, 126, length >> 8, length & 255)) + data
    return bytes((LAST | kind, 127)) + length.to_bytes(8, "big") + data


def unframed(data: bytes, at: int = 0, most: int = LONGEST) -> tuple[int, bool, bytes, int] | None:
    """Return the kind of the frame that begins there, whether it is the last of its message, what it holds, its end.

    None where the frame is not all there; raise Broken where it is none that a client may send.
    """
    if len(data) < at + 2:
        return None
    first, second, start = data[at], data[at + 1], at + 2
    kind, last, length = first & 15, bool(first & LAST), second & 127
    if first & 0x70 or not second & MASKED or kind not in KINDS:
        raise Broken(WRONG)
    if kind >= CLOSE and (length > 125 or not last):
        raise Broken(WRONG)
    if length > 125:
        start += 2 if length == 126 else 8
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start], "big")
    if length > most:
        raise Broken(LARGE)
    end = start + 4 + length
    if len(data) < end:
        return None
    mask = data[start : start + 4] * (length // 4 + 1)
    masked = int.from_bytes(data[start + 4 : end], "little")
    return kind, last, (masked ^ int.from_bytes(mask[:length], "little")).to_bytes(length, "little"), end


class Wire(asyncio.Protocol):
    """Carries one line over one connection. One message is answered at a time; others wait at their sender's end."""

    __slots__ = (
        "_alive",
        "_blocked",
        "_came",
        "_heard",
        "_parts",
        "_task",
        "_timer",
        "_visit",
        "connections",
        "transport",
    )

    def __init__(self, transport: Any, connections: set[Any], visit: Visit) -> None:
        self.transport: Final = transport
        self.connections: Final = connections
        """The server's, which are told when it ends."""
        self._visit: Final = visit
        self._came = b""
        """The beginning of a frame."""
        self._parts: bytearray | None = None
        """The kind of a message that is sent in parts, and its beginning."""
        self._heard: list[str] = []
        """Messages that nobody has answered."""
        self._task: asyncio.Task[None] | None = None
        self._alive = True
        self._blocked = False
        self._timer: asyncio.TimerHandle | None = None
        self._set_timer(visit.patience, self._expect_greeting)
        visit.line.wake = self.flush

    def _set_timer(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, do)

    # What goes out

    def flush(self) -> None:
        """Send what waits, and say goodbye where the line is to end; nothing while the other side does not read."""
        line, transport = self._visit.line, self.transport
        if transport.is_closing():
            return
        if not self._blocked:
            for frame in line.take():
                transport.write(framed(TEXT, frame))
        if line.code and self._blocked:
            self._hurry()
        elif line.code:
            self._part(line.code)

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
        self.transport.write(framed(CLOSE, code.to_bytes(2, "big")))
        self._hurry()

    def _hurry(self) -> None:
        """Be at the table no more; who does not read or answer is not waited for."""
        self._set_timer(PARTING, self.transport.abort)
        asyncio.get_running_loop().call_soon(self._visit.end)  # whoever tells all lines of something is not disturbed

    def shutdown(self) -> None:
        """End, since the server does: whoever is there comes back."""
        self._part(RESTARTS)
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
        self.transport.write(framed(ASKS, b""))
        self._set_timer(PING, self._look)

    # What comes in

    def data_received(self, data: bytes) -> None:
        self._alive = True
        came, at = self._came + data, 0
        self._came = b""
        try:
            while (found := unframed(came, at)) is not None:
                kind, last, held, at = found
                self._take(kind, held, last=last)
            self._came = came[at:]
        except Broken as fault:
            self.transport.pause_reading()  # nothing of what follows could be understood
            self._part(fault.code)

    def _take(self, kind: int, held: bytes, *, last: bool) -> None:
        if kind == ASKS:
            if not self._blocked:  # who does not read is not answered
                self.transport.write(framed(ANSWERS, held))
        elif kind == CLOSE:
            self._close(held)
        elif kind != ANSWERS:
            self._take_part(kind, held, last=last)

    def _take_part(self, kind: int, held: bytes, *, last: bool) -> None:
        if (kind == CONTINUED) != (self._parts is not None):
            raise Broken(WRONG)
        if self._parts is None and last:
            self._hear(kind, held)
            return
        if self._parts is None:
            self._parts = bytearray((kind,))
        self._parts += held
        if len(self._parts) > LONGEST + 1:
            raise Broken(LARGE)
        if last:
            whole, self._parts = bytes(self._parts), None
            self._hear(whole[0], whole[1:])

    def _hear(self, kind: int, held: bytes) -> None:
        try:
            text = held.decode() if kind == TEXT else ""  # which is no request
        except UnicodeDecodeError:
            raise Broken(NO_TEXT) from None
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
        if not (self._visit.line.code or self.transport.is_closing()):
            self.transport.resume_reading()

    def _close(self, held: bytes) -> None:
        """Answer a goodbye, where it is not itself the answer to ours."""
        if not self._visit.line.code:
            self._part(int.from_bytes(held[:2], "big") if len(held) > 1 else GOING)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
        self.connections.discard(self)
        self._visit.end()


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
