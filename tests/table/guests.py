"""A server in the test's own process, and guests at its tables: they see what a client sees and send what it sends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from typing import Any, Final

from litestar.testing import TestClient

from starboard.table.clock import Clock
from starboard.table.config import Config
from starboard.table.house import House as TheHouse
from starboard.table.store import VOLATILE, Store
from starboard.table.thinking import Thinkers
from tests.table.applications import lent

Json = dict[str, Any]
PATIENCE: Final = 100.0
"""Seconds that a guest waits for a frame, and the house for a bot."""
HURRY: Final = 100.0


class Hurried(Clock):
    """A time in which a second is a hundredth: nobody waits for windows."""

    def now(self) -> float:
        return super().now() * HURRY

    def call_at(self, when: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        return super().call_at(when / HURRY, what)

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / HURRY)


class Guest:
    """Somebody with a line to a table."""

    def __init__(self, socket: Any) -> None:
        self.socket: Final = socket
        self.frames: Final[list[Json]] = []
        self.state: Json = {}
        self._sent = 0
        self._name: Final = token_hex(4)  # a request of an earlier line is another one

    def receive(self) -> Json:
        """Return the next frame."""
        frame: Json = self.socket.receive_json(timeout=PATIENCE)
        self.frames.append(frame)
        if frame["type"] in {"state", "update"}:
            self.state = frame
        return frame

    def send(self, do: str, request: str = "", **fields: Any) -> str:
        """Send a request; return its id."""
        self._sent += 1
        name = request or f"{self._name}-{self._sent}"
        self.socket.send_json({"do": do, "id": name, **fields})
        return name

    def ask(self, do: str, request: str = "", **fields: Any) -> Json:
        """Send a request and return its reply, whatever else comes before it."""
        name = self.send(do, request, **fields)
        return self.until(lambda frame: frame["type"] == "reply" and frame["re"] == name)

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Return the first frame to come that is wanted."""
        while True:
            frame = self.receive()
            if wanted(frame):
                return frame

    def catch_up(self, seq: int) -> None:
        """Wait until everything up to an entry has come."""
        while self.state["seq"] < seq:
            self.receive()

    def act(self, action: str, **fields: Any) -> Json:
        """Decide, and return the reply."""
        return self.ask("act", number=self.state["decision"]["number"], actions=[action], **fields)


class House:
    """A server and its guests."""

    def __init__(self, client: TestClient[Any], stack: ExitStack) -> None:
        self.client: Final = client
        self._stack: Final = stack
        self.keys: Json = {}
        self.tokens: dict[int, str] = {}

    def post(self, path: str, status: int = 200, key: str = "", **data: Any) -> Any:
        """Send a request to the table over HTTP; without a key of its own, by the pocket."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.client.post(f"/api/tables/{self.keys['table']}/{path}", json=data, headers=headers)
        assert answer.status_code in {status, 201 if status == 200 else status}, answer.text
        return answer.json()

    def set_up(
        self, game: str, people: int, bots: int = 0, *, start: bool = True, bot: str = "random", **settings: Any
    ) -> None:
        """Set a table up, let everybody sit down, and begin."""
        seats = [{"is": "person", "mine": seat == 0} for seat in range(people)]
        seats += [{"is": "bot", "bot": bot} for _ in range(bots)]
        settings = {"window": 1, "pace": 0, **settings}
        new = {"game": game, "seats": seats, "name": "Ana", "settings": settings}
        answer = self.client.post("/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        self.keys = answer.json()
        self.tokens = {0: self.keys["seats"]["0"]}
        for seat in range(1, people):
            got = self.post("claim", 201, invite=self.keys["invite"], name=f"Guest {seat}", words=f"words {seat}")
            self.tokens[got["seat"]] = got["token"]
        self.give_words(0, "mine")
        if start:
            self.post("start")

    def give_words(self, seat: int, words: str) -> None:
        """Let a seat's client add to the luck, as each does when it comes."""
        with self.client.websocket_connect(f"/api/tables/{self.keys['table']}/socket") as socket:
            guest = Guest(socket)
            assert guest.ask("hello", token=self.tokens[seat])["ok"]
            assert guest.ask("words", words=words)["ok"]

    def guest(self, table: str) -> Guest:
        """Connect, and say nothing yet."""
        path = f"/api/tables/{table}/socket"
        return Guest(self._stack.enter_context(self.client.websocket_connect(path)))

    def line(self, token: str = "", **hello: Any) -> Guest:
        """Connect, greet, and return the guest with the state of the table in hand."""
        guest = self.guest(self.keys["table"])
        assert guest.ask("hello", token=token, **hello)["ok"]
        guest.until(lambda frame: frame["type"] == "state")
        return guest

    def seat(self, seat: int, **hello: Any) -> Guest:
        """Connect with the key of a seat."""
        return self.line(self.tokens[seat], **hello)


@contextmanager
def serving(config: Config | None = None, **given: Any) -> Iterator[House]:
    """Serve in this process, from a database in memory unless a configuration names another; `given` is the house's."""
    store = Store(VOLATILE if config is None else config.url())
    given.setdefault("thinkers", Thinkers(patience=PATIENCE))
    with (
        lent(config or Config(), TheHouse(store, Hurried(), **given)) as app,
        TestClient(app) as client,
        ExitStack() as stack,
    ):
        yield House(client, stack)


def settle(guests: dict[int, Guest]) -> list[Guest]:
    """Wait until everybody has seen everything and somebody has to decide, or nobody any more; return who has to."""
    first = guests[min(guests)]
    while True:
        last = max(guest.state["seq"] for guest in guests.values())
        for guest in guests.values():
            guest.catch_up(last)
        asked = [one for one in guests.values() if one.state["decision"] and not one.state["decision"]["answered"]]
        if asked or first.state["about"]["status"] != "playing":
            return asked
        first.until(lambda frame: frame["type"] == "update")


def play_on(guests: dict[int, Guest], luck: random.Random, most: int) -> int:
    """Let guests decide at random until the match is over, or so often; return how often they did."""
    for played in range(most):
        asked = settle(guests)
        if not asked:
            return played
        guest = asked[0]
        action = luck.choice(guest.state["decision"]["candidates"])["action"]
        reply = guest.act(action)
        assert reply["ok"], reply
        if reply.get("sealed"):
            guest.state["decision"]["answered"] = [action]
        else:
            guest.catch_up(reply["seq"])
    settle(guests)
    return most
