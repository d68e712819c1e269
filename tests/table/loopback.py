"""A server at a real port of this machine, in the test's own loop, and raw lines to it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from starboard.cli.serve import bound_to
from starboard.table.config import Config
from starboard.table.house import House
from starboard.table.store import VOLATILE, Store
from starboard.table.turnstile import UNLIMITED, Turnstile
from starboard.table.wires import Handing
from tests.table.applications import lent
from tests.table.guests import Hurried

if TYPE_CHECKING:
    from litestar import Litestar

PATIENCE: Final = 100.0
Json = dict[str, Any]


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that nobody tells us of."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110  # there is no event to wait for
            await asyncio.sleep(0.01)


class _Quiet(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield  # the test's process keeps its own


class Server:
    """A server that is being served."""

    def __init__(self, port: int, house: House, http: httpx.AsyncClient) -> None:
        self.port: Final = port
        self.house: Final = house
        self.http: Final = http
        self.wires: Final[list[Wire]] = []

    async def post(self, path: str, status: int = 201, token: str = "", **data: Any) -> Any:
        """Send a request over HTTP; return what comes back."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        reply = await self.http.post(f"/api/tables{path}", json=data, headers=headers)
        assert reply.status_code == status, reply.text
        return reply.json() if reply.content else None

    async def sit(self, game: str, people: int, **settings: Any) -> tuple[str, list[str]]:
        """Set a table up and begin; return its name and the keys of its seats."""
        seats = [{"is": "person", "mine": True} for _ in range(people)]
        keys = await self.post("", game=game, seats=seats, settings=settings)
        await self.post(f"/{keys['table']}/start", 201, keys["host"])
        return keys["table"], list(keys["seats"].values())

    async def line(self, table: str, token: str = "", **hello: Any) -> Wire:
        """Connect and greet."""
        wire = await self.wire(table)
        wire.greeting = await wire.ask("hello", token=token, **hello)
        if wire.greeting["ok"]:
            await wire.until("state")
        return wire

    async def wire(self, table: str) -> Wire:
        """Connect, and say nothing yet."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        wire = Wire(await connect(address, max_size=None, compression=None, open_timeout=PATIENCE, close_timeout=1))
        self.wires.append(wire)
        return wire


class Wire:
    """A client's end of a line."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection: Final = connection
        self.frames: Final[list[Json]] = []
        self.greeting: Json = {}
        self.state: Json = {}
        self._sent = 0

    async def send(self, text: str | bytes) -> None:
        """Send anything at all."""
        await self.connection.send(text)

    async def receive(self) -> Json:
        """Return the next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: Json = msgspec.json.decode(await self.connection.recv())
        self.frames.append(frame)
        if frame["type"] in {"state", "update"}:
            self.state = frame
        return frame

    async def until(self, kind: str) -> Json:
        """Return the next frame of a kind."""
        while (frame := await self.receive())["type"] != kind:
            pass
        return frame

    async def ask(self, do: str, request: str = "", **fields: Any) -> Json:
        """Send a request; return its reply."""
        self._sent += 1
        name = request or f"r{self._sent}"
        await self.send(msgspec.json.encode({"do": do, "id": name, **fields}).decode())
        while True:
            frame = await self.until("reply")
            if frame["re"] in {name, None}:
                return frame

    async def ended(self) -> int:
        """Wait until the server ends the line; return the code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close()


@asynccontextmanager
async def served(config: Config | None = None, *, url: str = VOLATILE) -> AsyncIterator[Server]:
    """Serve at a port of this machine; without limits, unless they are what is looked at: tests are quick."""
    config = config or Config(limits=UNLIMITED)
    house = House(Store(url), Hurried(), turnstile=Turnstile(config.limits))
    with lent(config, house) as app:
        buffer = 1 << 14  # so that who does not read is noticed soon
        async with listening(app, buffer) as port, httpx.AsyncClient(timeout=PATIENCE) as http:
            http.base_url = httpx.URL(f"http://127.0.0.1:{port}")
            here = Server(port, house, http)
            try:
                yield here
            finally:
                await asyncio.gather(*[wire.close() for wire in here.wires])


@asynccontextmanager
async def listening(app: Litestar, buffer: int, **settings: Any) -> AsyncIterator[int]:
    """Let an application listen at a free port of this machine, as it does in production; say at which.

    `buffer` is how many bytes the system takes for a connection that does not read.
    """
    with bound_to(Config(port=0)) as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        plain: Any = {"proxy_headers": False, "log_config": None, "access_log": False, **settings}
        server = _Quiet(uvicorn.Config(app, ws=Handing, ws_per_message_deflate=False, **plain))
        serving = asyncio.create_task(server.serve([bound]))
        await until(lambda: server.started)
        try:
            yield bound.getsockname()[1]
        finally:
            server.should_exit = True
            await serving
