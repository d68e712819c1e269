"""A boardgame.io server and those who play there, as the driver of load knows them: one driver, two adapters."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.peers import venv
from benchmarks.table import wire
from benchmarks.table.hall import Hall, Placed
from benchmarks.table.seat import OPEN_SECONDS, Heard, Seat
from benchmarks.table.serving import Process, free_port

HERE: Final = Path(__file__).resolve().parent / "peer"
GAME: Final = "connect-four"
SPACE: Final = f"/{GAME},"
HEIGHT: Final = 6


class PeerServer(Process):
    """A boardgame.io server with its matches in flat files, or in memory."""

    def __init__(self, folder: Path, *, durable: bool = True, port: int = 0) -> None:
        port = port or free_port()
        words = [venv.node(HERE), str(HERE / "server.js"), str(port), *([str(folder / "matches")] if durable else [])]
        super().__init__(words, port, {}, folder / "peer.log")
        self.ready_after = self.wait_ready("/games")


class PeerSeat(Seat):
    """A seat there, over Socket.IO. Nothing is acknowledged, so a move counts as done when its mover sees it."""

    def __init__(self, url: str, table: str, number: int, token: str, heard: Heard) -> None:
        super().__init__(url, table, number, token, heard)
        self._asked_at = -1

    @property
    def _player(self) -> str | None:
        return str(self.number) if self.number >= 0 else None

    async def sit(self, since: int = -1) -> None:
        """Connect, join the namespace, and return when the match is there."""
        address = self.base.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._socket = await connect(
            address, compression=None, ping_interval=None, open_timeout=OPEN_SECONDS, max_size=None, proxy=None
        )
        await self._socket.recv()
        await self._socket.send(f"40{SPACE}")
        await self._socket.recv()
        await self._emit("sync", self.table, self._player, self.token, 2)
        while True:
            data = await asyncio.wait_for(self._socket.recv(), OPEN_SECONDS)
            self.everything += str(data).encode() if self.number < 0 else b""
            if self._hear(str(data), time.perf_counter()) == "sync":
                break
        self.closed.clear()
        self._reader = asyncio.create_task(self._read(self._socket))

    async def _emit(self, name: str, *words: Any) -> None:
        await self.send(f"42{SPACE}" + json.dumps([name, *words]))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                if data == "2":
                    await socket.send("3")
                else:
                    self._hear(str(data), time.perf_counter())
        except (WebSocketException, OSError):
            pass
        finally:
            self.closed.set()

    def _hear(self, data: str, came: float) -> str:
        """Take in a message; return its name."""
        if not data.startswith(f"42{SPACE}"):
            return ""
        self.shown = data.encode()
        name, *words = json.loads(data[len(SPACE) + 2 :])
        if name == "sync":
            self._stand(words[1]["state"])
        elif name == "update":
            self._stand(words[1])
            self._heard(self, wire.Frame("update", self.seq), came, len(data))
            if self.waiting and self.seq > self._asked_at:
                told = wire.Frame("reply", self.seq, re=self.waiting)
                self.waiting = ""
                self._heard(self, told, came, 0)
        return str(name)

    def _stand(self, state: Any) -> None:
        self.seq, ctx = state["_stateID"], state["ctx"]
        self.over = ctx.get("gameover") is not None
        mine = not self.over and ctx["currentPlayer"] == self._player
        columns = state["G"]["columns"]
        open_now = [wire.Candidate(str(x)) for x, column in enumerate(columns) if len(column) < HEIGHT]
        self.decision = wire.Decision(self.seq, open_now) if mine else None

    async def act(self, request_id: str, choose: random.Random) -> None:
        """Drop a stone."""
        assert self.decision is not None
        self.waiting, self._asked_at = request_id, self.seq
        column = int(choose.choice(self.decision.candidates).action)
        payload = {"type": "place", "args": [column], "playerID": self._player, "credentials": self.token}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.seq, self.table, self._player)


class PeerHall(Hall):
    """Matches there."""

    async def place(
        self,
        title: str,
        people: int,
        bots: int = 0,
        *,
        bot: str = "",
        watchers: int = 0,
        connected: bool = True,
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Placed:
        """Create a match, join it twice, and connect both."""
        async with self._some:
            told = await self._post(f"/games/{GAME}/create", {"numPlayers": people})
            keys = {}
            for number in range(people):
                join = {"playerID": str(number), "playerName": f"P{number}"}
                joined = await self._post(f"/games/{GAME}/{told['matchID']}/join", join)
                keys[str(number)] = joined["playerCredentials"]
            placed = Placed(title, told["matchID"], keys, "", "")
            if connected:
                await self.seat(placed, watchers)
        self.by_id[placed.id] = placed
        return placed

    def made(self, placed: Placed, number: int, token: str) -> Seat:
        """Return a seat at a table that is not connected yet; somebody who watches, where it is -1."""
        return PeerSeat(self._sockets, placed.id, number, token, self._heard)


async def stored(url: str, table: str) -> int:
    """Return how far the server says that a match has got; -1 where it has none."""
    seat = PeerSeat(url, table, -1, "", lambda *_: None)
    try:
        await asyncio.wait_for(seat.sit(), 5)
    except (TimeoutError, WebSocketException, OSError, httpx.HTTPError):
        return -1
    finally:
        await seat.leave()
    return seat.seq
