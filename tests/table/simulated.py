"""Time that tests move: an event loop that never waits, a wall clock that can jump, and a table in the same loop.

`run(test)` carries a coroutine out. Whenever nothing is left to do but to wait for a moment, it is that moment at once;
while a thread still works (SQLite), no time passes. So an hour is over in no time, and equal tests see equal times.
"""

from __future__ import annotations

import asyncio
import selectors
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from starboard.table.clock import Clock
from starboard.table.config import Config
from starboard.table.house import House
from starboard.table.store import VOLATILE, Store
from starboard.table.thinking import Program, Thinkers, think
from tests.table.applications import lent

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starboard.table.live import Live

STUCK = 60.0
"""Real seconds after which a loop that waits for nothing says so."""
START = 1_700_000_000.0
"""The time of day at which simulated time begins: 2023-11-14 22:13:20."""


class _Jumping(selectors.DefaultSelector):
    """A selector that lets simulated time pass instead of waiting."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if timeout is None or self.loop.working:
            found = super().select(STUCK)
            if not found and not self.loop.working:
                raise RuntimeError("nothing can happen any more, and the test still waits")
            return found
        found = super().select(self.loop.grace)
        if found:
            return found
        self.loop.passed += timeout
        return super().select(0)


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes only while everything waits for it."""

    def __init__(self) -> None:
        selector = _Jumping()
        selector.loop = self
        self.passed = 0.0
        self.working = 0
        """What threads still work at."""
        self.grace = 0.0
        """Real seconds for which connections of this machine are listened to before time passes."""
        super().__init__(selector)

    def time(self) -> float:
        return self.passed

    def expect(self, future: asyncio.Future[Any]) -> None:
        """Let no time pass before this is done: a thread sees to it."""
        self.working += 1
        future.add_done_callback(self._expected)

    def _expected(self, _: object) -> None:
        self.working -= 1

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # any at all
        future = super().run_in_executor(executor, func, *args)
        self.expect(future)
        return future


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Carry a test out in simulated time."""

    async def carry_out() -> None:
        await test()

    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        runner.run(carry_out())


class SimulatedClock(Clock):
    """The clock of such a loop. `jump` changes the time of day alone, as somebody who sets the clock does."""

    def __init__(self, start: float = START) -> None:
        self.start = start

    def jump(self, seconds: float) -> None:
        """Set the time of day forward, or back."""
        self.start += seconds

    def wall(self) -> float:
        return self.start + self.now()


class QuickThinkers(Thinkers):
    """Bots that think in this process and take no time, unless a test says how long."""

    def __init__(self, seconds: float = 0.0) -> None:
        super().__init__()
        self.seconds = seconds
        self.luck = Random(0)

    async def decide(
        self, game_name: str, path: str, bot: str, seed: int, seat: int, view: str, program: Program | None = None
    ) -> str:
        await asyncio.sleep(self.seconds)
        return think(game_name, path, bot, self.luck.getrandbits(64), seat, view, program)


class Socket:
    """A client's end of a line: every frame with the time it came. What carries the line is said below."""

    def __init__(self, prefix: str = "r") -> None:
        """`prefix` begins the ids of requests, each of which is carried out once for a seat."""
        self.frames: list[tuple[float, bytes]] = []
        self.state: dict[str, Any] = {}
        """The last state or update that came."""
        self.closed: int | None = None
        """The code with which the server ended the line."""
        self._came = asyncio.Event()
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._asked = 0
        self._prefix = prefix

    def heard(self) -> list[tuple[float, bytes]]:
        """Return all that an ear on the line hears, with the times."""
        return self.frames

    def send(self, **request: Any) -> None:
        """Send a request and wait for nothing."""
        raise NotImplementedError

    async def hang_up(self) -> None:
        """End the line from this side."""
        raise NotImplementedError

    def hear(self, data: bytes) -> None:
        """Take a frame in."""
        self.frames.append((asyncio.get_running_loop().time(), data))
        frame = msgspec.json.decode(data)
        if frame["type"] in {"state", "update"}:
            self.state = frame
            self._came.set()
        elif frame["type"] == "reply":
            waiting = self._replies.pop(frame["re"] or "", None)
            if waiting is not None:
                waiting.set_result(frame)

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a request; return the reply."""
        self._asked += 1
        name = str(more.pop("id", f"{self._prefix}{self._asked}"))
        self._replies[name] = asyncio.get_running_loop().create_future()
        self.send(do=do, id=name, **more)
        return await self._replies[name]

    async def act(self, *actions: str) -> dict[str, Any]:
        """Decide the open question."""
        return await self.ask("act", number=self.state["decision"]["number"], actions=list(actions))

    async def news(self, seq: int) -> None:
        """Wait until something is known that comes after an entry; raise TimeoutError after an hour."""
        async with asyncio.timeout(3600):
            while self.state.get("seq", -1) <= seq:
                self._came.clear()
                await self._came.wait()

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Return the frames of a kind that came, the first first."""
        return [frame for _, data in self.frames if (frame := msgspec.json.decode(data))["type"] == kind]


class Inside(Socket):
    """One end of a WebSocket to the application, which runs in the same loop."""

    def __init__(self, app: Any, table: str, cookies: str = "", prefix: str = "r") -> None:
        super().__init__(prefix)
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{table}/socket"
        headers = [(b"host", b"table.test")]
        if cookies:
            headers.append((b"cookie", cookies.encode()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("table.test", 80),
            "client": ("127.0.0.1", 1),
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }
        self._serving = asyncio.get_running_loop().create_task(app(scope, self._to_server.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        if message["type"] != "websocket.send":
            return
        data = message.get("text")
        self.hear(message["bytes"] if data is None else data.encode())

    def send(self, **request: Any) -> None:
        text = msgspec.json.encode(request).decode()
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    async def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait([self._serving])


class Room:
    """A server in the test's own loop, with whoever is connected."""

    def __init__(self, app: Any, house: House, clock: SimulatedClock) -> None:
        self.app = app
        self.house = house
        self.clock = clock
        self.sockets: list[Socket] = []
        transport = httpx.ASGITransport(app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table.test")

    async def post(self, path: str, json: Any = None, token: str = "") -> Any:
        """Send a request over HTTP and return what comes back; it must not be refused."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.http.cookies.clear()
        reply = await self.http.post(f"/api{path}", json=json, headers=headers)
        assert reply.is_success, reply.text
        return reply.json() if reply.content else None

    async def sit(self, game: str, people: int, bots: int = 0, **settings: Any) -> tuple[str, list[str]]:
        """Set a table up, let people and bots sit down, begin; return its name and the people's keys."""
        seats = [{"is": "person", "mine": seat == 0} for seat in range(people)] + [
            {"is": "bot", "bot": "random"}
        ] * bots
        options = settings.pop("options", {})
        new = {"game": game, "seats": seats, "options": options, "settings": settings}
        keys = await self.post("/tables", new)
        table, tokens = keys["table"], list(keys["seats"].values())
        for _ in range(1, people):
            claimed = await self.post(f"/tables/{table}/claim", {"invite": keys["invite"]})
            tokens.append(claimed["token"])
        await self.post(f"/tables/{table}/start", token=keys["host"])
        return table, tokens

    async def carried(self, table: str, cookies: str, prefix: str) -> Socket:
        """Return an end of a new line at which nobody has greeted."""
        return Inside(self.app, table, cookies, prefix)

    async def connect(self, table: str, token: str = "", cookies: str = "", prefix: str = "r", **hello: Any) -> Socket:
        """Open a line and greet."""
        socket = await self.carried(table, cookies, prefix)
        self.sockets.append(socket)
        reply = await socket.ask("hello", id="hello", token=token, **hello)
        assert reply["ok"], reply
        await socket.news(-1)
        return socket

    async def part(self) -> None:
        """End all lines from this side."""
        while self.sockets:
            await self.sockets.pop(0).hang_up()

    async def live(self, table: str) -> Live:
        """Return the table as the house holds it."""
        return await self.house.live(table)


@asynccontextmanager
async def opened(
    url: str = VOLATILE,
    *,
    clock: SimulatedClock | None = None,
    thinkers: Thinkers | None = None,
    seed: int = 0,
    room: type[Room] | None = None,
    **config: Any,
) -> AsyncIterator[Room]:
    """Open a server with time and luck of its own; everybody is gone when it closes."""
    clock = clock or SimulatedClock()
    house = House(Store(url), clock, thinkers or QuickThinkers())
    with lent(Config(**config), house, seed) as app:
        async with app.lifespan():
            here = (room or Room)(app, house, clock)
            try:
                yield here
            finally:
                await here.part()
                await here.http.aclose()
