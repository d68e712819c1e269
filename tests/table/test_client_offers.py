"""The Python client offers all that the protocol has, whatever is added to it; and it is patient with a busy server."""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import httpx
import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from starboard.client import (
    BotSeat,
    Line,
    NewTable,
    PersonSeat,
    Refused,
    SeatPlan,
    Server,
    Settings,
    Study,
    Unreachable,
)
from starboard.client.patience import TRIES
from starboard.client.requests import Requests
from starboard.table import protocol
from tests.table.guests import serving
from tests.table.simulated import run

FOR_OPERATORS: Final = ["get /healthz"]
"""What nobody asks who sits at a table."""


def methods(kind: type) -> Iterator[tuple[str, Any]]:
    """Yield what a class lets be asked."""
    for name, method in vars(kind).items():
        if not name.startswith("_") and inspect.iscoroutinefunction(method) and name not in {"close", "ask", "state"}:
            yield name, method


# Over a socket


class Noted(Requests):
    """Somebody who asks, and notes what."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[protocol.Ask] = []

    async def ask(self, request: protocol.Ask) -> dict[str, Any]:
        self.asked.append(request)
        return {"brings": []}


def test_every_request_of_a_socket_has_a_method_and_each_of_its_fields_a_parameter() -> None:
    """But the greeting, which a line sends by itself."""
    noted, given = Noted(), []
    for name, method in methods(Requests):
        told = {parameter: object() for parameter in inspect.signature(method).parameters if parameter != "self"}
        given += list(told.values())
        asyncio.run(getattr(noted, name)(**told))
    left_out = [
        f"{type(one).__name__}.{field}"
        for one in noted.asked
        for field in one.__struct_fields__
        if field != "id" and getattr(one, field) not in given
    ]
    assert left_out == []
    assert {type(one) for one in noted.asked} | {protocol.Hello} == set(get_args(protocol.Request))


class Fake:
    """A server that lets anybody in, and answers each further message as a test says."""

    def __init__(self, answer: Callable[[int], dict[str, Any]]) -> None:
        self.heard: list[bytes] = []
        self._answer: Final = answer

    async def serve(self, socket: ServerConnection) -> None:
        """Answer what comes over one connection."""
        state = {"type": "state", "table": "t", "seq": 0, "about": {"game": "oort", "status": "over", "seats": []}}
        async for said in socket:
            data = said if isinstance(said, bytes) else said.encode()
            told = {"ok": True} if b'"hello"' in data else self._answer(len(self.heard))
            self.heard.append(data)
            await socket.send(msgspec.json.encode({"type": "reply", "re": msgspec.json.decode(data)["id"], **told}))
            if b'"hello"' in data:
                await socket.send(msgspec.json.encode(state))
            if told.get("cut"):
                return


def with_fake(fake: Fake, ask: Callable[[Line], Any], **given: Any) -> None:
    """Connect to a server of that kind and ask it something."""

    async def connect() -> None:
        async with serve(fake.serve, "127.0.0.1", 0) as listening:
            port = listening.sockets[0].getsockname()[1]
            async with Line(f"http://127.0.0.1:{port}", "t", "KEY", **given) as line:
                await ask(line)

    asyncio.run(connect())


def test_a_greeting_says_all_that_a_line_was_given() -> None:
    """Each field of it but `since`, which is the line's own to know."""
    fake = Fake(lambda _: {"ok": True})
    given: dict[str, Any] = {"language": "fr", "raw": True, "seat": 1, "visible": False}
    with_fake(fake, lambda line: line.ping(), **given)
    hello = msgspec.json.decode(fake.heard[0], type=protocol.Hello)
    assert hello == protocol.Hello(hello.id, "KEY", -1, **given)
    assert {*given, "id", "token", "since"} == set(protocol.Hello.__struct_fields__)


def test_who_looks_away_does_not_look_again_by_coming_back() -> None:
    """So they are told of their turn by a message, though the line was lost meanwhile."""
    fake = Fake(lambda _: {"ok": True, "cut": True})

    async def look_away(line: Line) -> None:
        back = asyncio.Event()
        line.told = lambda kind, _: back.set() if kind == "back" else None
        await line.see(visible=False)
        await back.wait()

    with_fake(fake, look_away)
    hellos = [msgspec.json.decode(data) for data in fake.heard if b'"hello"' in data]
    assert [hello["visible"] for hello in hellos] == [True, False]


# Over HTTP


def value_of(hint: Any, name: str) -> Any:
    """Return something that a parameter takes, which is not what is there where it is left out."""
    if get_origin(hint) in {Union, UnionType}:
        hint = next(one for one in get_args(hint) if one is not type(None))
    if get_origin(hint) is Literal:
        return get_args(hint)[-1]
    if get_origin(hint) is list:
        return [BotSeat("greedy")]
    if get_origin(hint) is dict:
        return {name: 1}
    known: dict[Any, Any] = {str: f"given-{name}", int: 3, bool: True, Settings: Settings(pace=9)}
    known |= {protocol.NewTable: NewTable("oort", [PersonSeat()]), protocol.Study: Study("oort")}
    return known.get(hint) or BotSeat("greedy")


class Sent(msgspec.Struct):
    """What a method of the client sends: `given` is whether the body was the caller's own."""

    route: str
    named: set[str]
    body: dict[str, Any]
    given: bool


def sent_to(answered: Callable[[httpx.Request], httpx.Response], patch: pytest.MonkeyPatch) -> None:
    """Let this answer for every server."""
    patch.setattr(httpx, "AsyncClient", partial(httpx.AsyncClient, transport=httpx.MockTransport(answered)))


def all_sent(patch: pytest.MonkeyPatch) -> list[Sent]:
    """Return what each method of a server sends."""
    came: list[httpx.Request] = []

    def answered(request: httpx.Request) -> httpx.Response:
        came.append(request)
        return httpx.Response(200, content=b"nothing")

    async def ask() -> list[Sent]:
        found = []
        async with Server("http://table.test") as server:
            glance = server.glance("given-table")
            calls = [(method, getattr(server, name)) for name, method in methods(Server)]
            for method, bound in [*calls, (Requests.ping, glance.ping)]:
                hints = get_type_hints(method, localns={"SeatPlan": SeatPlan})
                told = {name: value_of(hints[name], name) for name in inspect.signature(bound).parameters}
                with suppress(Unreachable):  # which is what it takes such an answer for
                    await bound(**told)
                last = came.pop()
                body = msgspec.json.decode(last.content) if last.content else {}
                given = bound == glance.ping or any(isinstance(one, NewTable | Study) for one in told.values())
                found.append(Sent(f"{last.method.lower()} {last.url.path}", set(last.url.params), body, given))
        return found

    sent_to(answered, patch)
    return asyncio.run(ask())


def test_every_route_has_a_method_and_each_of_its_fields_a_parameter(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what the server says of itself."""
    with serving() as house:
        schema = house.client.get("/schema/openapi.json").json()
    sent, left_out = all_sent(monkeypatch), []
    for path, routes in schema["paths"].items():
        for method, route in routes.items():
            wanted = re.sub(r"\{[^}]*\}", "(given-\\\\w+|3)", f"{method} {path}")
            offer = next((one for one in sent if re.fullmatch(wanted, one.route)), None)
            if offer is None:
                left_out.append(f"{method} {path}")
                continue
            named = {one["name"] for one in route.get("parameters", []) if one["in"] == "query"}
            left_out += [f"{method} {path}: {name}" for name in named - offer.named]
            fields = {} if offer.given else fields_of(schema, route)
            left_out += [f"{method} {path}: {name}" for name in fields if offer.body.get(name) == fields[name]]
    assert left_out == FOR_OPERATORS


def fields_of(schema: dict[str, Any], route: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that a route takes, with what they are where they are left out."""
    content = route.get("requestBody", {}).get("content", {})
    named = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
    found = schema["components"]["schemas"].get(named, {}).get("properties", {})
    return {name: one.get("default") for name, one in found.items()}


# Where a server is busy


def refusal(code: str, **more: Any) -> dict[str, Any]:
    """Return why something is refused, as a server says it."""
    return {"code": code, "rule": None, "message": "Wait.", "report": None, **more}


def test_what_a_busy_server_refuses_over_a_socket_is_sent_again_until_it_is_taken() -> None:
    """The same request, by the same id; what is refused for another reason is not, and not for ever."""
    busy = Fake(lambda count: {"ok": True} if count == 3 else {"ok": False, "error": refusal("server/busy")})
    with_fake(busy, lambda line: line.ping())
    assert len(set(busy.heard[1:])) == 1
    assert len(busy.heard) == 4

    async def refused(line: Line) -> None:
        with pytest.raises(Refused, match="server/store"):
            await line.ping()

    full = Fake(lambda _: {"ok": False, "error": refusal("server/store")})
    with_fake(full, refused)
    assert len(full.heard) == 2


@pytest.mark.parametrize(
    ("answers", "waited"),
    [
        ([(503, {}, refusal("server/busy"))] * 2, 0.3),  # a little, and twice as long
        ([(429, {}, refusal("server/too-many", seconds=4))], 4.0),  # as the server says
        ([(429, {"retry-after": "2"}, None), (503, {"retry-after": "3"}, None)], 5.0),  # a proxy before it
    ],
)
def test_what_a_busy_server_refuses_over_http_is_sent_again_when_it_says(
    answers: list[Any], waited: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal has changed nothing, so any request may be sent again."""
    times, seconds = asked_of(answers, monkeypatch)
    assert times == len(answers) + 1
    assert seconds == pytest.approx(waited)


@pytest.mark.parametrize(
    ("answer", "code", "times"),
    [
        ((429, {"retry-after": "3000"}, refusal("server/too-many", seconds=3000)), "server/too-many", 1),
        ((503, {"retry-after": "1"}, refusal("server/store")), "server/store", 1),
        ((500, {}, None), "server/failed", 1),
        ((503, {}, refusal("server/busy")), "server/busy", TRIES + 1),
    ],
)
def test_whoever_is_to_wait_for_long_is_told_so(
    answer: Any, code: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what does not pass by itself is not tried again."""
    with pytest.raises(Refused, match=code) as refused:
        asked_of([answer] * 20, monkeypatch, most=times)
    assert refused.value.seconds == float(answer[1].get("retry-after", 0))


def asked_of(answers: list[Any], patch: pytest.MonkeyPatch, most: int = 20) -> tuple[int, float]:
    """Begin a match at a server that answers so first; return how often it was asked, and the seconds it took."""
    came, took = [], []

    def answered(request: httpx.Request) -> httpx.Response:
        came.append(request)
        assert len(came) <= most
        if len(came) > len(answers):
            return httpx.Response(201, json={})
        status, headers, problem = answers[len(came) - 1]
        content = b"<html>" if problem is None else msgspec.json.encode({"error": problem})
        return httpx.Response(status, headers=headers, content=content)

    async def ask() -> None:
        async with Server("http://table.test") as server:
            await server.start("t", "KEY")
        took.append(asyncio.get_running_loop().time())

    sent_to(answered, patch)
    run(ask)
    return len(came), took[0]
