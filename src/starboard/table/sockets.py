"""The socket side: one line to one table, every message answered."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from starboard.kernel import SPECTATOR, MalformedRequest, Refusal, StarboardError
from starboard.table import errors, exits, metrics, protocol
from starboard.table.asks import Guest
from starboard.table.errors import NotAllowed, TooMany, refusal
from starboard.table.faults import note_fault
from starboard.table.line import GONE, Line
from starboard.table.page import build
from starboard.table.rights import Rights, hashed, rights_of
from starboard.table.turnstile import address_of
from starboard.table.visiting import POCKET, TheHouse, may_watch
from starboard.table.wires import PARTING, TAKE
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

HELLO_SECONDS: Final = 10.0
MOST_NONSENSE: Final = 3
"""So many messages in a row that are none close the line."""
MOST_OVERDONE: Final = 50
"""So many messages in a row that were too many close the line."""
PAUSE: Final = 0.1
"""Seconds for which a line is not read after a message that was too much."""

# Codes with which a line is closed.
REFUSED: Final = 4403
UNKNOWN: Final = 4404
NONSENSE: Final = 4400
SILENT: Final = 4401
OVERDONE: Final = 4429
FAILED: Final = 1011

CLOSED: Final = {"table/unknown": UNKNOWN, "request/malformed": NONSENSE, "server/too-many": OVERDONE}
"""With which code a line is closed by what was refused before it began; any other is REFUSED."""

encode: Final = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, Any]


def reply(request_id: str, told: dict[str, Any]) -> bytes:
    """Return the reply to a request that was carried out."""
    return encode({"type": "reply", "re": request_id, "ok": True, **told})


def refused(request_id: str | None, problem: dict[str, Any]) -> bytes:
    """Return the reply to a message that was refused, which is counted: a flood is to be seen."""
    metrics.REFUSALS.labels(problem["code"]).inc()
    return encode({"type": "reply", "re": request_id, "ok": False, "error": problem})


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, house: TheHouse, table_id: FromPath[str]) -> None:
    """Serve one line until either side ends it."""
    await socket.accept()
    address = address_of(socket, socket.app.state.config.proxy_header)
    visit = Visit(house, table_id, address, socket.cookies.get(POCKET, ""))
    offered: Any = socket.scope.get("extensions") or {}
    if TAKE in offered:
        offered[TAKE]["wire"](visit)
        visit.begin()
    else:
        await _carry(socket, visit)


class Visit:
    """Somebody at a table from the greeting to the end, whatever carries the line: every message is answered."""

    __slots__ = ("_address", "_counted", "_guest", "_house", "_nonsense", "_overdone", "_pocket", "_table_id", "line")

    def __init__(self, house: House, table_id: str, address: str, pocket: str) -> None:
        self._house: Final = house
        self._table_id: Final = table_id
        self._address: Final = address
        self._pocket: Final = pocket
        self._guest: Guest | None = None
        self._counted = False
        self._nonsense = self._overdone = 0
        self.line: Final = Line(SPECTATOR, LANGUAGES[0], pocket=hashed(pocket) if pocket else "")

    def begin(self) -> None:
        """Count the line as one of its address, as long as it lasts; it ends at once where there are too many."""
        try:
            self._house.turnstile.enter(self._address)
            self._counted = True
        except TooMany as error:
            self._turn_away(None, error)

    @property
    def patience(self) -> float:
        """Seconds within which a greeting is to come."""
        return HELLO_SECONDS

    @property
    def is_greeted(self) -> bool:
        """Whether somebody has said who they are."""
        return self._guest is not None

    def tire(self) -> None:
        """End the line: nobody has greeted."""
        self.line.end(SILENT)

    def end(self) -> None:
        """Note that the line has ended, or is about to: nothing more is put on it."""
        self.line.end(GONE)
        if self._counted:
            self._counted = False
            self._house.turnstile.leave(self._address)
        guest, self._guest = self._guest, None
        if guest is not None:
            guest.live.lines.discard(self.line)
            self._house.comings.departed(guest.live, self.line)

    async def hear(self, data: str) -> None:
        """Answer a message, whatever it is; who says nothing but nonsense, or too much, is shown out."""
        if self._guest is None:
            await self._greet(data)
            return
        try:
            self._house.turnstile.count("messages", self._guest.name)
            request = _read(data)
        except TooMany as error:
            self._overdone += 1
            self.line.put(_refused(self._guest, data, error))
            await asyncio.sleep(PAUSE)  # what comes meanwhile waits at the sender's end
        except MalformedRequest as error:
            self._nonsense += 1
            self.line.put(_refused(self._guest, data, error))
        else:
            self._nonsense = self._overdone = 0
            self.line.put(await _answered(self._guest, request))
        if self._nonsense >= MOST_NONSENSE or self._overdone >= MOST_OVERDONE:
            self.line.end(NONSENSE if self._nonsense else OVERDONE)

    async def _greet(self, data: str) -> None:
        """Let the line hear of the table from now on, and first how it stands."""
        house, line, name = self._house, self.line, None
        try:
            hello = _hello(data)
            name = hello.id
            line.language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
            live = await house.live(self._table_id)
            await self._admit(live, hello)
            async with house.changing(live):
                if is_watching(line):
                    house.turnstile.watch(sum(is_watching(one) for one in live.lines))
                frame = await house.state(live, line, hello.since)
                line.put(reply(hello.id, {"seq": live.seq, "build": build()}))
                line.put(frame)
                live.lines.add(line)
                self._guest = Guest(house, live, line)
            house.comings.arrived(live, line)
        except StarboardError as error:
            self._turn_away(name, error)
        except Exception as fault:  # noqa: BLE001  # nobody is left waiting for an answer
            note_fault("a greeting failed", fault, table=self._table_id)
            line.end(FAILED)

    async def _admit(self, live: Live, hello: protocol.Hello) -> None:
        """Note whose line it is; raise NotAllowed where they may not see the table."""
        key = hello.token or self._pocket
        held = await rights_of(self._house.store, live.id, key, self._house.clock.wall())
        if hello.token and held == Rights():
            self._house.turnstile.count("guesses", self._address)
        if not may_watch(live, held):
            raise NotAllowed(refusal("table-no-watch"))
        line = self.line
        line.viewer = held.viewer if hello.seat is None else held.as_seat(hello.seat)
        line.host, line.visible, line.raw = held.host, hello.visible, hello.raw

    def _turn_away(self, name: str | None, error: StarboardError) -> None:
        self.line.put(refused(name, errors.refused_json(error, Texts(self.line.language), "")))
        self.line.end(CLOSED.get(error.code, REFUSED))


def is_watching(line: Line) -> bool:
    """Whether a line is there to watch alone: it is no seat's, nor that of who set the table up or deals."""
    return line.viewer == SPECTATOR and not line.host


def _hello(data: str) -> protocol.Hello:
    """Return the first message; raise MalformedRequest where it is no greeting."""
    request = _read(data)
    if not isinstance(request, protocol.Hello):
        raise MalformedRequest(refusal("hello-first"))
    return request


def _read(data: str) -> protocol.Request:
    """Return the request that a message is; raise MalformedRequest where it is none."""
    if len(data) > protocol.LONGEST:
        raise MalformedRequest(refusal("large-request"))
    try:
        return protocol.read_request(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as nonsense:
        raise MalformedRequest(errors.unreadable(str(nonsense))) from nonsense


async def _carry(socket: Socket, visit: Visit) -> None:
    """Carry a line over what ASGI offers, where the server does not let go of the connection."""
    line, woken, ending = visit.line, asyncio.Event(), asyncio.Event()

    def wake() -> None:
        woken.set()
        if line.code:
            ending.set()

    line.wake = wake
    visit.begin()
    sender = asyncio.create_task(_send_on(socket, line, woken))
    tasks = [sender, asyncio.create_task(_read_on(socket, visit)), asyncio.create_task(ending.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        said = ending.is_set()
        visit.end()
    if said:  # there may be something left to say; who does not read it is not waited for
        await asyncio.wait([sender], timeout=PARTING)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _send_on(socket: Socket, line: Line, woken: asyncio.Event) -> None:
    """Send what waits, one after another; a reader who is too slow is cut off."""
    while True:
        await woken.wait()
        woken.clear()
        for frame in line.take():
            await socket.send_data(frame.decode(), "text")
        if line.code:
            await socket.close(line.code)
            return


async def _read_on(socket: Socket, visit: Visit) -> None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await socket.receive_data("text")
    except TimeoutError:
        visit.tire()
        return
    await visit.hear(first)
    while not visit.line.code:
        await visit.hear(await socket.receive_data("text"))


def _refused(guest: Guest, data: str, error: StarboardError) -> bytes:
    return refused(_id_in(data), errors.refused_json(error, Texts(guest.line.language), ""))


class _Named(msgspec.Struct):
    """Anything that has an id."""

    id: Any = None


def _id_in(data: str) -> str | None:
    """Return the id of a message that is none, where it has one."""
    try:
        found = msgspec.json.decode(data[: protocol.LONGEST], type=_Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return found[:64] if isinstance(found, str) else None


async def _answered(guest: Guest, request: protocol.Request) -> bytes:
    live = guest.live
    try:
        if isinstance(request, protocol.Act):
            with guest.house.pressure.room():
                return reply(request.id, await guest.answer(request))
        return reply(request.id, await guest.answer(request))
    except StarboardError as error:
        texts = exits.spoken(live.standing, guest.line.language)
        return refused(request.id, errors.refused_json(error, texts, live.standing.game))
    except Exception as fault:  # noqa: BLE001  # every message is answered
        report = secrets.token_hex(6)
        note_fault("a request failed", fault, table=live.id, report=report)
        texts = exits.spoken(live.standing, guest.line.language)
        return refused(request.id, errors.problem("server/failed", Refusal("", "failed"), texts, "", report))
