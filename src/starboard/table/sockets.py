"""The socket side: one line to one table, every message answered."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from starboard.kernel import MalformedRequest, Refusal, RuleFailed, StarboardError
from starboard.table import exits, metrics, protocol
from starboard.table.api import POCKET, TheHouse, may_watch
from starboard.table.asks import Guest
from starboard.table.errors import NotAllowed, refusal
from starboard.table.line import Line
from starboard.table.rights import hashed, rights_of
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from starboard.table.live import Live

HELLO_SECONDS: Final = 10.0
MOST_NONSENSE: Final = 3
"""So many messages in a row that are none close the line."""

# Codes with which a line is closed.
REFUSED: Final = 4403
UNKNOWN: Final = 4404
SLOW: Final = 4408
NONSENSE: Final = 4400
GONE: Final = 4410

log = structlog.get_logger("starboard.table")
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
    texts = Texts(LANGUAGES[0])
    try:
        hello = await _hello(socket)
        texts = Texts(hello.language if hello.language in LANGUAGES else LANGUAGES[0])
        live = await house.live(table_id)
        guest = Guest(house, live, await _line(socket, house, live, hello))
        await _greet(guest, hello)
    except StarboardError as error:
        await _send(socket, refused(None, exits.refused_json(error, texts, "")))
        await socket.close(UNKNOWN if error.code == "table/unknown" else REFUSED)
        return
    except (TimeoutError, WebSocketDisconnect):
        return
    await _serve(socket, guest)


async def _hello(socket: Socket) -> protocol.Hello:
    """Return the first message; raise MalformedRequest where it is no greeting."""
    async with asyncio.timeout(HELLO_SECONDS):
        data = await socket.receive_data("text")
    try:
        request = protocol.read_request(data)
    except msgspec.DecodeError as nonsense:
        raise MalformedRequest(refusal("wrong-message", fault=str(nonsense)[:200])) from nonsense
    if not isinstance(request, protocol.Hello):
        raise MalformedRequest(refusal("hello-first"))
    return request


async def _line(socket: Socket, house: TheHouse, live: Live, hello: protocol.Hello) -> Line:
    key = hello.token or socket.cookies.get(POCKET, "")
    held = await rights_of(house.store, live.id, key, house.clock.wall())
    if not may_watch(live, held):
        raise NotAllowed(refusal("table-no-watch"))
    language = hello.language if hello.language in LANGUAGES else LANGUAGES[0]
    pocket = socket.cookies.get(POCKET, "")
    line = Line(held.viewer, language, host=held.host, pocket=hashed(pocket) if pocket else "")
    line.visible, line.raw = hello.visible, hello.raw
    return line


async def _greet(guest: Guest, hello: protocol.Hello) -> None:
    """Let the line hear of the table from now on, and first how it stands."""
    live, line = guest.live, guest.line
    async with guest.house.changing(live):
        texts = exits.spoken(live.standing, line.language)
        since = hello.since if hello.since <= live.seq else -1
        line.put(reply(hello.id, {"seq": live.seq}))
        line.put(live.frame(line, since, "state", texts))
        live.lines.add(line)


async def _serve(socket: Socket, guest: Guest) -> None:
    live, line = guest.live, guest.line
    guest.house.arrived(live, line)
    sender = asyncio.create_task(_send_on(socket, line))
    try:
        await _read_on(socket, guest)
    except WebSocketDisconnect:
        pass
    finally:
        live.lines.discard(line)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        guest.house.departed(live, line)


async def _send_on(socket: Socket, line: Line) -> None:
    """Send what waits, one after another; a reader who is too slow is cut off."""
    while True:
        frame = await line.next()
        if not frame:
            await socket.close(SLOW if not line.closed else GONE)
            return
        await _send(socket, frame)


async def _send(socket: Socket, frame: bytes) -> None:
    await socket.send_data(frame.decode(), "text")


async def _read_on(socket: Socket, guest: Guest) -> None:
    nonsense = 0
    while nonsense < MOST_NONSENSE:
        data = await socket.receive_data("text")
        try:
            request = protocol.read_request(data)
        except msgspec.DecodeError as fault:
            nonsense += 1
            guest.line.put(_nonsense(guest, data, fault))
            continue
        nonsense = 0
        guest.line.put(await _answered(guest, request))
    await socket.close(NONSENSE)


def _nonsense(guest: Guest, data: str, fault: Exception) -> bytes:
    error = MalformedRequest(refusal("wrong-message", fault=str(fault)[:200]))
    return refused(_id_in(data), exits.refused_json(error, Texts(guest.line.language), ""))


def _id_in(data: str) -> str | None:
    """Return the id of a message that is none, where it has one."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]).get("id")
    except msgspec.DecodeError:
        return None
    return found[:64] if isinstance(found, str) else None


async def _answered(guest: Guest, request: protocol.Request) -> bytes:
    live = guest.live
    try:
        return reply(request.id, await guest.answer(request))
    except StarboardError as error:
        metrics.REFUSALS.labels(error.code).inc()
        texts, report = exits.spoken(live.standing, guest.line.language), ""
        if isinstance(error, RuleFailed):
            report = secrets.token_hex(6)
            log.exception("a rule failed", table=live.id, report=report)
        return refused(request.id, exits.refused_json(error, texts, live.standing.game, report))
    except Exception as fault:
        report = secrets.token_hex(6)
        log.exception("a request failed", table=live.id, report=report, fault=type(fault).__name__)
        texts = exits.spoken(live.standing, guest.line.language)
        return refused(request.id, exits.problem("server/failed", Refusal("", "failed"), texts, "", report))
