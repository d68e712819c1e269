"""The socket side: one line to one table, every message answered."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from starboard.kernel import MalformedRequest, Refusal, RuleFailed, StarboardError
from starboard.table import errors, exits, metrics, protocol
from starboard.table.asks import Guest
from starboard.table.errors import NotAllowed, TooMany, refusal
from starboard.table.faults import note_fault
from starboard.table.line import Line
from starboard.table.page import build
from starboard.table.rights import Rights, hashed, rights_of
from starboard.table.turnstile import address_of
from starboard.table.visiting import POCKET, TheHouse, may_watch
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from starboard.table.live import Live

HELLO_SECONDS: Final = 10.0
MOST_NONSENSE: Final = 3
"""So many messages in a row that are none close the line."""
MOST_OVERDONE: Final = 50
"""So many messages in a row that were too many close the line."""
PARTING: Final = 2.0
"""Seconds for the last frames to be sent to whoever is shown out."""
PAUSE: Final = 0.1
"""Seconds for which a line is not read after a message that was too much."""

# Codes with which a line is closed.
REFUSED: Final = 4403
UNKNOWN: Final = 4404
SLOW: Final = 4408
NONSENSE: Final = 4400
SILENT: Final = 4401
OVERDONE: Final = 4429

CLOSED: Final = {"table/unknown": UNKNOWN, "request/malformed": NONSENSE, "server/too-many": OVERDONE}
"""With which code a line is closed by what was refused before it began; any other is REFUSED."""

encode: Final = msgspec.json.Encoder().encode

Socket = WebSocket[Any, Any, Any]


def reply(request_id: str, told: dict[str, Any]) -> bytes:
    """Return the reply to a request that was carried out."""
    return encode({"type": "reply", "re": request_id, "ok": True, **told})


def refused(request_id: str | None, problem: dict[str, Any]) -> bytes:
    """Return the reply to a request that was refused."""
    return encode({"type": "reply", "re": request_id, "ok": False, "error": problem})


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, house: TheHouse, table_id: FromPath[str]) -> None:
    """Serve one line until either side ends it."""
    await socket.accept()
    address = address_of(socket, socket.app.state.config.proxy_header)
    texts, name = Texts(LANGUAGES[0]), None
    with suppress(WebSocketDisconnect):
        try:
            with house.turnstile.line(address):
                hello = await _hello(socket)
                name = hello.id
                texts = Texts(hello.language if hello.language in LANGUAGES else LANGUAGES[0])
                live = await house.live(table_id)
                guest = Guest(house, live, await _line(socket, house, live, hello, address))
                await _greet(guest, hello)
                await _serve(socket, guest)
        except StarboardError as error:
            await _send(socket, refused(name, errors.refused_json(error, texts, "")))
            await socket.close(CLOSED.get(error.code, REFUSED))
        except TimeoutError:
            await socket.close(SILENT)


async def _hello(socket: Socket) -> protocol.Hello:
    """Return the first message; raise MalformedRequest where it is no greeting."""
    async with asyncio.timeout(HELLO_SECONDS):
        data = await socket.receive_data("text")
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
        raise MalformedRequest(refusal("wrong-message", fault=str(nonsense)[:200])) from nonsense


async def _line(socket: Socket, house: TheHouse, live: Live, hello: protocol.Hello, address: str) -> Line:
    key = hello.token or socket.cookies.get(POCKET, "")
    held = await rights_of(house.store, live.id, key, house.clock.wall())
    if hello.token and held == Rights():
        house.turnstile.count("guesses", address)
    if not may_watch(live, held):
        raise NotAllowed(refusal("table-no-watch"))
    language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
    pocket = socket.cookies.get(POCKET, "")
    viewer = held.viewer if hello.seat is None else held.as_seat(hello.seat)
    line = Line(viewer, language, host=held.host, pocket=hashed(pocket) if pocket else "")
    line.visible, line.raw = hello.visible, hello.raw
    return line


async def _greet(guest: Guest, hello: protocol.Hello) -> None:
    """Let the line hear of the table from now on, and first how it stands."""
    live, line = guest.live, guest.line
    async with guest.house.changing(live):
        texts = exits.spoken(live.standing, line.language)
        since = hello.since if hello.since <= live.seq else -1
        line.put(reply(hello.id, {"seq": live.seq, "build": build()}))
        line.put(live.frames.frame(line, since, "state", texts))
        live.lines.add(line)


async def _serve(socket: Socket, guest: Guest) -> None:
    live, line = guest.live, guest.line
    guest.house.arrived(live, line)
    sender = asyncio.create_task(_send_on(socket, line))
    tasks = [sender, asyncio.create_task(_read_on(socket, guest)), asyncio.create_task(line.ending.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.lines.discard(line)
        guest.house.departed(live, line)
    if line.ending.is_set():  # there may be something left to say; who does not read it is not waited for
        await asyncio.wait([sender], timeout=PARTING)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _send_on(socket: Socket, line: Line) -> None:
    """Send what waits, one after another; a reader who is too slow is cut off."""
    while True:
        frame = await line.next()
        if not frame:
            await socket.close(line.code or SLOW)
            return
        await _send(socket, frame)


async def _send(socket: Socket, frame: bytes) -> None:
    await socket.send_data(frame.decode(), "text")


async def _read_on(socket: Socket, guest: Guest) -> None:
    nonsense = overdone = 0
    while nonsense < MOST_NONSENSE and overdone < MOST_OVERDONE:
        data = await socket.receive_data("text")
        try:
            guest.house.turnstile.count("messages", guest.name)
            request = _read(data)
        except TooMany as error:
            overdone += 1
            guest.line.put(_refused(guest, data, error))
            await asyncio.sleep(PAUSE)  # what comes meanwhile waits at the sender's end
            continue
        except MalformedRequest as error:
            nonsense += 1
            guest.line.put(_refused(guest, data, error))
            continue
        nonsense = overdone = 0
        guest.line.put(await _answered(guest, request))
    guest.line.end(NONSENSE if nonsense else OVERDONE)


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
        metrics.REFUSALS.labels(error.code).inc()
        texts, report = exits.spoken(live.standing, guest.line.language), ""
        if isinstance(error, RuleFailed):
            report = secrets.token_hex(6)
            note_fault("a rule failed", error, table=live.id, report=report)
        return refused(request.id, errors.refused_json(error, texts, live.standing.game, report))
    except Exception as fault:  # noqa: BLE001  # every message is answered
        report = secrets.token_hex(6)
        note_fault("a request failed", fault, table=live.id, report=report)
        texts = exits.spoken(live.standing, guest.line.language)
        return refused(request.id, errors.problem("server/failed", Refusal("", "failed"), texts, "", report))
