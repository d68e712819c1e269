"""A line to one table that outlives its sockets: it reconnects by itself, and every request is carried out once."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from random import random
from typing import TYPE_CHECKING, Any, Final, Literal, Self

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from starboard.client.errors import Refused, Shut, Unreachable
from starboard.client.frames import Entry, Frame, Ordered
from starboard.client.patience import BUSY, FIRST_WAIT, LONGEST_WAIT, patiently
from starboard.client.requests import Requests
from starboard.table import protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from websockets.asyncio.client import ClientConnection

OPENING: Final = 10.0
"""Seconds that a connection may take to be made."""
PASSING: Final = BUSY | {"server/store", "server/failed"}
"""Codes of refusals that are over by themselves."""

Told = Literal["frame", "presence", "clocks", "order", "lost", "back", "shut"]

_frames: Final = msgspec.json.Decoder(Frame)
_any: Final = msgspec.json.Decoder(dict[str, Any])
encode: Final = msgspec.json.Encoder().encode


def words() -> str:
    """Draw luck of this client's own: the match's seed is made of everybody's."""
    return secrets.token_hex(16)


class Line(Requests):
    """What one viewer sees of a table and may ask of it, over whatever sockets that takes.

    Iterate over it to see how the table stands whenever that changes: always the last frame, with the entries of those
    that were passed over. `frame` is the last at any time; `entries` is the log as far as it was told, which is the end
    of a long one: `log` has all of it. A request waits for its answer, through lost connections and restarts of the
    server, and raises Refused where it is refused, Shut where the line is over.
    """

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        *,
        language: str = "en",
        cookies: str = "",
        raw: bool = False,
        seat: int | None = None,
        visible: bool = True,
    ) -> None:
        """With `raw` frames have what the codec writes; `seat` is which of one's own, where a key opens several."""
        super().__init__()
        self.table: Final = table
        self.frame: Frame | None = None
        self.entries: Final[list[Entry]] = []
        self.connected = False
        self.told: Callable[[Told, Any], None] = _nothing
        """Called with whatever happens on the line, inside its loop: for who does not iterate."""
        self._url: Final = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        self._address: Final = address
        self._token: Final = token
        self._language = language
        self._headers: Final = {"Cookie": cookies} if cookies else {}
        self._raw: Final = raw
        self._seat: Final = seat
        self._visible = visible
        self._open: Final[dict[str, tuple[bytes, asyncio.Future[dict[str, Any]]]]] = {}
        """The requests that wait for their answers, in the order in which they were made."""
        self._socket: ClientConnection | None = None
        self._changed: Final = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._over: Refused | Shut | None = None
        self._worded = False

    # Opening and closing

    async def __aenter__(self) -> Self:
        """Connect; raise Unreachable where no server answers, Refused where it does not let this viewer in."""
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(first))
        try:
            await first
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; whatever still waits for an answer raises Shut."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        if self._over is None:
            self._end(Shut(is_own=True))

    async def __aiter__(self) -> AsyncIterator[Frame]:
        """Yield how the table stands, until the line is closed here; raise where the server ends it for good."""
        shown: Frame | None = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._over is not None:
                if isinstance(self._over, Shut) and self._over.is_own:
                    return
                raise self._over
            frame = self.frame
            if frame is not None and (shown is None or not _is_same(frame, shown)):
                since = -1 if shown is None else shown.seq
                shown = frame
                yield msgspec.structs.replace(frame, entries=[one for one in self.entries if one.seq > since])

    # Asking

    async def ask(self, request: protocol.Ask) -> dict[str, Any]:
        """Send a request, and again as long as nobody has answered it; return the answer."""
        return await patiently(lambda: self._ask(request))

    async def _ask(self, request: protocol.Ask) -> dict[str, Any]:
        if self._over is not None:
            raise self._over
        data = encode(request)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._open[request.id] = data, answer
        try:
            if self.connected and self._socket is not None:
                with suppress(WebSocketException, OSError):  # it is sent again by whoever reconnects
                    await self._socket.send(data, text=True)
            return await answer
        finally:
            self._open.pop(request.id, None)

    async def act(self, number: int, actions: list[str]) -> dict[str, Any]:
        answer = await super().act(number, actions)
        frame = self.frame
        asked = None if frame is None else frame.decision
        if answer.get("sealed") and frame is not None and asked is not None and asked.number == number:
            self._note_answer(frame, actions)
        return answer

    async def speak(self, language: str) -> None:
        await super().speak(language)
        self._language = language

    async def see(self, *, visible: bool) -> None:
        await super().see(visible=visible)
        self._visible = visible

    # The sockets

    async def _run(self, first: asyncio.Future[None]) -> None:
        """Be connected, again and again, until it is over."""
        wait = FIRST_WAIT
        while self._over is None:
            try:
                async with connect(
                    self._url,
                    additional_headers=self._headers,
                    compression=None,
                    max_size=None,
                    open_timeout=OPENING,
                ) as socket:
                    await self._serve(socket, first)
                    wait = FIRST_WAIT
            except (Refused, Shut) as over:
                self._end(over, first)
            except (OSError, TimeoutError, WebSocketException, msgspec.DecodeError) as fault:
                if not first.done():
                    unreachable = Unreachable(self._address)
                    unreachable.__cause__ = fault
                    first.set_exception(unreachable)
                    return
                if self.connected:
                    wait = FIRST_WAIT
            finally:
                self._lose()
            await asyncio.sleep(wait * (0.5 + random()))  # not all come back at once
            wait = min(2 * wait, LONGEST_WAIT)

    def _lose(self) -> None:
        self._socket = None
        if self.connected:
            self.connected = False
            self.told("lost", None)

    async def _serve(self, socket: ClientConnection, first: asyncio.Future[None]) -> None:
        """Greet, send what waits, and take in what comes, until the socket closes."""
        since = -1 if self.frame is None else self.frame.seq
        hello = protocol.Hello(
            self._id(), self._token, since, self._language, self._visible, raw=self._raw, seat=self._seat
        )
        await socket.send(encode(hello), text=True)
        async for data in socket:
            told = _any.decode(data)
            if told.get("type") == "reply" and told.get("re") in {hello.id, None} and not told.get("ok"):
                refused = Refused(told.get("error") or {})
                if refused.code in PASSING and first.done():
                    return
                raise refused
            self._hear(told, data)
            if self._may_add_luck():
                self._worded = True
                await socket.send(encode(protocol.GiveWords(self._id(), words())), text=True)
            if not self.connected and told.get("type") == "state":
                self._socket, self.connected = socket, True
                if first.done():
                    self.told("back", None)
                else:
                    first.set_result(None)
                for waiting, _ in list(self._open.values()):
                    await socket.send(waiting, text=True)

    def _may_add_luck(self) -> bool:
        """Whether this seat's share of the luck is still to be given: the promise is read, the match has not begun."""
        frame = self.frame
        if self._worded or frame is None or frame.you is None or not frame.about.commitment:
            return False
        return frame.about.status == "waiting" and not frame.about.seats[frame.you].words

    def _hear(self, told: dict[str, Any], data: str | bytes) -> None:
        kind = told.get("type")
        if kind == "reply":
            self._answer(told)
        elif kind in {"state", "update"}:
            self._take_in(_frames.decode(data))
        elif kind in {"presence", "clocks"} and self.frame is not None:
            what = "present" if kind == "presence" else "clocks"
            self.frame = msgspec.structs.replace(self.frame, **{what: told.get(what)})
            self.told("presence" if kind == "presence" else "clocks", told)
        elif kind == "order" and self.frame is not None:
            order = msgspec.convert(told, Ordered)
            self.frame = msgspec.structs.replace(self.frame, until=order.until, asks=order.asks, windows=order.windows)
            self._note_answer(self.frame, order.answered)
            self.told("order", told)

    def _note_answer(self, frame: Frame, answered: list[str] | None) -> None:
        """Note what lies face down for the viewer in the open window."""
        if frame.decision is not None:
            self.frame = msgspec.structs.replace(
                frame, decision=msgspec.structs.replace(frame.decision, answered=answered)
            )

    def _answer(self, told: dict[str, Any]) -> None:
        waiting = self._open.get(str(told.get("re")))
        if waiting is None or waiting[1].done():
            return
        if told.get("ok"):
            waiting[1].set_result(told)
        else:
            waiting[1].set_exception(Refused(told.get("error") or {}))

    def _take_in(self, frame: Frame) -> None:
        """Note a frame, and pass on what it says that was not said before."""
        before = self.frame
        if before is not None and before.you is not None and frame.you != before.you:
            raise Shut  # the key opens this seat no more
        known = -1 if before is None or frame.seq < before.seq else before.seq
        if frame.entries:
            begin = frame.entries[0].seq
            while self.entries and self.entries[-1].seq >= begin:
                self.entries.pop()
            self.entries.extend(frame.entries)
        self.frame = msgspec.structs.replace(frame, entries=[one for one in frame.entries if one.seq > known])
        self._changed.set()
        self.told("frame", self.frame)

    def _end(self, why: Refused | Shut, first: asyncio.Future[None] | None = None) -> None:
        """End for good: everybody who waits hears why."""
        self._over = why
        if first is not None and not first.done():
            first.set_exception(why)
            first.exception()
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(why)
        self._changed.set()
        self.told("shut", why)


def _is_same(frame: Frame, before: Frame) -> bool:
    """Whether a frame, as it comes after reconnecting, says what was said before."""
    now = msgspec.structs.replace(
        frame, type=before.type, entries=before.entries, present=before.present, clocks=before.clocks
    )
    return now == before


def _nothing(_: Told, __: Any) -> None:
    """Do nothing with what happens."""
