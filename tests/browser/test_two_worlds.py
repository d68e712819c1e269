"""Two tables that differ only in what a seat may not know, played by the same presses: browsers hold the same.

Compared is all that reached the browser of one seat (frames and bodies), what it draws, and what it keeps.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import APIRequestContext, Response, WebSocket, expect

from starboard.games import find_game
from starboard.kernel import Match, State, determinise, save, seen_by, view, who
from tests.browser.galaxy import Interstellar
from tests.subjects import chosen, positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

GAME: Final = find_game("interstellar")
SEATS: Final = 3
PASSING: Final = {"re", "clocks", "present", "watching", "at", "build", "created", "changed", "commitment", "proof"}
"""What differs between any two tables: names of requests, times, and what was drawn for the table alone."""
HELD: Final = """
() => [document.documentElement.outerHTML, Object.entries(localStorage), Object.entries(sessionStorage), history.state]
"""


def two_states() -> tuple[State, State]:
    """Return a position at the first seat's turn, and another that looks the same to it and has other cards."""
    for s, _ in positions(GAME, SEATS, 0):
        if who(s) == 0 and type(s.steps[-1]).__name__ == "Main":
            other = determinise(GAME, view(s, 0), 0, Random(1))
            if GAME.codec.encode(other) != GAME.codec.encode(s) and seen_by(other, 0) == seen_by(s, 0):
                return s.clone(), other
    raise AssertionError("no such position")


class World:
    """One of the two tables: Ana sits in a browser, the others send what they decide."""

    def __init__(self, person: Person, others: APIRequestContext, s: State) -> None:
        self.person: Final = person
        self._others: Final = others
        record = save(Match(GAME, SEATS, chosen(GAME, SEATS, 0), seed=1, start=s.clone()))
        made = self._post("/api/records", record=record, seats=[{"is": "person"}] * SEATS)
        self.table: Final[str] = made["table"]
        self._tokens: Final = [
            self._post(f"/api/tables/{self.table}/claim", invite=made["invite"], seat=seat, name=name)["token"]
            for seat, name in ((1, "Ben"), (2, "Cleo"))
        ]
        claim = {"invite": made["invite"], "seat": 0, "name": "Ana"}
        assert person.context.request.post(f"/api/tables/{self.table}/claim", data=claim).ok
        self._post(f"/api/tables/{self.table}/start", made["host"])
        self.heard: Final[set[str]] = set()
        person.page.on("websocket", self._listen)
        person.page.on("response", self._read)
        person.goes(f"/t/{self.table}")
        self.seat: Final = Interstellar(person.page)
        expect(self.seat.asked).to_be_visible()

    def _post(self, path: str, token: str = "", **fields: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        reply = self._others.post(f"{self.person.address}{path}", data=fields, headers=headers)
        assert reply.ok, reply.text()
        return reply.json() if reply.body() else None

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(json.loads(data)))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            self._hear(response.json())

    def _hear(self, told: Any) -> None:
        """Keep what was told, as far as it is about the match."""
        if not isinstance(told, dict) or told.get("type") in {"presence", "clocks"}:
            return
        self.heard.add(self.plain(json.dumps(without(told), sort_keys=True)))

    def plain(self, text: str) -> str:
        """Put out what this table is called."""
        return text.replace(self.table, "TABLE")

    def held(self) -> str:
        """What the page shows and keeps."""
        kept = self.plain(json.dumps(self.person.page.evaluate(HELD)))
        return re.sub(r"\d{13}|[\w-]{43}", "", kept)

    def all_but_ana(self, *wanted: str) -> None:
        """Let the others decide, whoever is asked: what is wanted, by its name."""
        for token in self._tokens:
            decision = self._ask(token, do="hello")["decision"]
            if decision and not decision["answered"]:
                action = next(one["action"] for one in decision["candidates"] if one["on"]["is"] in wanted)
                self._ask(token, do="act", number=decision["number"], actions=[action])

    def _ask(self, token: str, **fields: Any) -> Any:
        return self._post(f"/api/tables/{self.table}/ask", token, id=f"w{Random().random()}", **fields)


def without(told: Any) -> Any:
    """Leave out what differs between any two tables."""
    if isinstance(told, dict):
        return {key: without(value) for key, value in told.items() if key not in PASSING}
    return [without(one) for one in told] if isinstance(told, list) else told


def test_a_browser_holds_the_same_of_both(comes: Callable[..., Person]) -> None:
    """Looked at, hovered over and played through two windows, nothing tells the one from the other."""
    ana = [comes(), comes()]
    others = ana[0].context.browser
    assert others is not None
    host = others.new_context().request
    worlds = [World(person, host, s) for person, s in zip(ana, two_states(), strict=True)]
    for world in worlds:
        seat = world.seat
        for space in range(0, seat.galaxy.get_by_role("button").count(), 4):
            seat.galaxy.get_by_role("button").nth(space).hover()
        seat.ends_turn()
        world.all_but_ana("Pass")
        expect(seat.asked).to_be_visible()
        expect(seat.asking.locator("svg text")).to_have_count(0)  # the least time of the window is over
    one, two = worlds
    for _ in range(300):  # what the page still asks for comes sooner here than there
        if one.held() == two.held() and one.heard == two.heard:
            break
        one.person.page.wait_for_timeout(200)
    assert one.held() == two.held()
    assert one.heard == two.heard, sorted(one.heard ^ two.heard)[:2]
    assert len(one.heard) > 3
