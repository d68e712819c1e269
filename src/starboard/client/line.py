"""A line to one table that outlives its sockets: it reconnects by itself, and every request is carried out once."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from itertools import count
from random import random
from typing import TYPE_CHECKING, Any, Final, Literal, Self

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from starboard.client.errors import Refused, Shut, Unreachable
from starboard.client.frames import Entry, Frame, Ordered
from starboard.table import protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from websockets.asyncio.client import ClientConnection

FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 1.5
"""Seconds before the first and the later tries to reconnect; a little more or less, so that not all come at once."""
OPENING: Final = 10.0
"""Seconds that a connection may take to be made."""
PASSING: Final = frozenset({"server/busy", "server/store", "server/too-many", "server/failed"})
"""Codes of refusals that are over by themselves."""
TRIES: Final = 8
"""So often a request is sent to a server that is too busy for it."""

Told = Literal["frame", "presence", "clocks", "order", "lost", "back", "shut"]

_frames: Final = msgspec.json.Decoder(Frame)
_any: Final = msgspec.json.Decoder(dict[str, Any])
encode: Final = msgspec.json.Encoder().encode


def words() -> str:
    """Draw luck of this client's own: the match's seed is made of everybody's."""
    return secrets.token_hex(16)


class Line:
    """What one viewer sees of a table and may ask of it, over whatever sockets that takes.

    Iterate over it to see how the table stands whenever that changes: always the last frame, with the entries of those
    that were passed over. `frame` is the last at any time; `entries` is the log as far as it was told, which is the end
    of a long one: `log` has all of it. A request waits for its answer, through lost connections and restarts of the
    server, and raises Refused where it is refused, Shut where the line is over.
    """

    def __init__(
        self, address: str, table: str, token: str = "", *, language: str = "en", cookies: str = "", raw: bool = False
    ) -> None:
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
        self._ids: Final = (f"{secrets.token_hex(6)}-{number}" for number in count(1))
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
        wait = FIRST_WAIT
        for _ in range(TRIES):
            try:
                return await self._ask(request)
            except Refused as refused:
                if refused.code not in {"server/busy", "server/too-many"}:
                    raise
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        return await self._ask(request)

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

    def _id(self) -> str:
        return next(self._ids)

    async def act(self, number: int, actions: list[str]) -> dict[str, Any]:
        """Decide the question of this number, by one action or several that are one move."""
        answer = await self.ask(protocol.Act(self._id(), number, actions))
        frame = self.frame
        asked = None if frame is None else frame.decision
        if answer.get("sealed") and frame is not None and asked is not None and asked.number == number:
            self._note_answer(frame, actions)
        return answer

    async def draft(self, number: int, actions: list[str], *, plays: bool = False) -> dict[str, Any]:
        """Try decisions out; return what would be seen and asked next. With `plays`, what cannot be tried is played."""
        return await self.ask(protocol.Draft(self._id(), number, actions, plays))

    async def brings(self, number: int, actions: list[str] | None = None, depth: int = 1) -> list[dict[str, Any]]:
        """Return what each candidate brings: now, or after decisions that were tried out."""
        answer = await self.ask(protocol.Brings(self._id(), number, actions or [], depth=depth))
        return list(answer["brings"])

    async def why(self, number: int, action: str) -> dict[str, Any]:
        """Ask whether an action would be taken, and if not, why."""
        return await self.ask(protocol.Why(self._id(), number, action))

    async def hint(self, number: int, actions: list[str] | None = None) -> dict[str, Any]:
        """Ask what a bot would do, and why: now, or after decisions that were tried out."""
        return await self.ask(protocol.Hint(self._id(), number, actions or []))

    async def come(self, number: int, outcome: str) -> dict[str, Any]:
        """Say what chance brought."""
        return await self.ask(protocol.Come(self._id(), number, outcome))

    async def unsay(self, number: int) -> dict[str, Any]:
        """Take back what was said last that chance brought."""
        return await self.ask(protocol.Unsay(self._id(), number))

    async def undo(self, number: int, *, turn: bool = False) -> dict[str, Any]:
        """Take the own last move back, or all since the own turn began."""
        return await self.ask(protocol.Undo(self._id(), number, turn))

    async def barrier(self, number: int, *, turn: bool = False) -> dict[str, Any]:
        """Ask whether that would be taken, and if not, why."""
        return await self.ask(protocol.Barrier(self._id(), number, turn))

    async def ask_back(self, moves: int = 1) -> dict[str, Any]:
        """Ask everybody to let moves be taken back."""
        return await self.ask(protocol.AskBack(self._id(), moves))

    async def consent(self, *, yes: bool) -> dict[str, Any]:
        """Answer that."""
        return await self.ask(protocol.Consent(self._id(), yes))

    async def say(self, text: str = "", phrase: str = "") -> dict[str, Any]:
        """Say a text, or a phrase by its name."""
        return await self.ask(protocol.Say(self._id(), text, phrase))

    async def hold(self) -> dict[str, Any]:
        """Keep the open window open for longer."""
        return await self.ask(protocol.Hold(self._id()))

    async def order(
        self,
        until: Literal["", "targeted", "my-turn", "turn-end", "always"] | None = None,
        ability: str = "",
        ask: Literal["", "never", "always"] = "",
    ) -> dict[str, Any]:
        """Pass in windows until something happens; be asked never or always about an ability."""
        return await self.ask(protocol.Order(self._id(), until, ability, ask))

    async def look(self, seq: int, seat: int | None = None, *, whole: bool = False) -> dict[str, Any]:
        """Look at the position after an entry; when the match is over, through any seat's eyes, or with all open."""
        return await self.ask(protocol.Look(self._id(), seq, seat, whole))

    async def log(self, since: int = -1, most: int = 200) -> dict[str, Any]:
        """Read the log."""
        return await self.ask(protocol.Log(self._id(), since, most))

    async def speak(self, language: str) -> None:
        """Use another language from now on."""
        await self.ask(protocol.Speak(self._id(), language))
        self._language = language

    async def see(self, *, visible: bool) -> None:
        """Say whether the table is in view."""
        await self.ask(protocol.See(self._id(), visible))

    async def concede(self) -> dict[str, Any]:
        """Give the match up."""
        return await self.ask(protocol.Concede(self._id()))

    async def take_over(self, seat: int) -> dict[str, Any]:
        """Let a bot play for a seat."""
        return await self.ask(protocol.TakeOver(self._id(), seat))

    async def come_back(self) -> dict[str, Any]:
        """Take one's own seat back from the bot."""
        return await self.ask(protocol.Return(self._id()))

    async def ping(self) -> None:
        """Wait until somebody answers."""
        await self.ask(protocol.Ping(self._id()))

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
            await asyncio.sleep(wait * (0.5 + random()))
            wait = min(2 * wait, LONGEST_WAIT)

    def _lose(self) -> None:
        self._socket = None
        if self.connected:
            self.connected = False
            self.told("lost", None)

    async def _serve(self, socket: ClientConnection, first: asyncio.Future[None]) -> None:
        """Greet, send what waits, and take in what comes, until the socket closes."""
        since = -1 if self.frame is None else self.frame.seq
        hello = protocol.Hello(self._id(), self._token, since, self._language, raw=self._raw)
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
            self.frame = msgspec.structs.replace(self.frame, until=order.until, asks=order.asks)
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
