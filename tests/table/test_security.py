"""Limits, keys, headers, names and logs: what a stranger may try, and what comes of it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from starboard.kernel import InvalidOptions
from starboard.table import protocol, saying
from starboard.table.app import create_app
from starboard.table.config import Config, from_environment
from starboard.table.entries import Entry
from starboard.table.errors import TooMany
from starboard.table.sockets import OVERDONE
from starboard.table.turnstile import Limits, Turnstile
from tests.table.figures import figure
from tests.table.guests import PATIENCE, serving
from tests.table.loopback import served, until

FEW = Config(
    limits=Limits(sockets=2, tables=3, guesses=4, messages=3, actions=2, chat=1), proxy_header="x-forwarded-for"
)
NEW = {"game": "oort", "seats": [{"is": "person", "mine": True}, {"is": "person"}]}


@pytest.fixture
def client() -> Any:
    """A server with narrow limits behind a proxy."""
    with TestClient(create_app(FEW, volatile=True)) as client:
        yield client


def came_from(address: str) -> dict[str, str]:
    """Return the header by which the proxy names an address; what stands before it the sender made up."""
    return {"x-forwarded-for": f"6.6.6.6, {address}"}


# Limits


def limited(client: Any, limit: str) -> float:
    """Return how often a limit has said no, as operators are told."""
    return figure(client.get("/metrics").text, "starboard_limited_total", limit=limit)


def too_many(client: Any) -> float:
    """Return how much was refused since it was too much."""
    return figure(client.get("/metrics").text, "starboard_refusals_total", code="server/too-many")


def test_new_tables_are_limited_by_address(client: Any) -> None:
    """With the seconds to wait; others are served."""
    for _ in range(3):
        assert client.post("/api/tables", json=NEW, headers=came_from("1.1.1.1")).status_code == 201
    refused = client.post("/api/tables", json=NEW, headers=came_from("1.1.1.1"))
    assert refused.status_code == 429
    problem = refused.json()["error"]
    assert problem["code"] == "server/too-many"
    assert 3000 < problem["seconds"] <= 3600
    assert refused.headers["retry-after"] == str(problem["seconds"])
    assert client.post("/api/tables", json=NEW, headers=came_from("2.2.2.2")).status_code == 201


def test_guessing_keys_and_codes_is_limited(client: Any) -> None:
    """Each that opens nothing counts; and then not even a right one is looked at."""
    keys = client.post("/api/tables", json=NEW, headers=came_from("3.3.3.3")).json()
    path = f"/api/tables/{keys['table']}"
    client.cookies.clear()
    for number in range(4):
        wrong = client.post(f"{path}/enter", json={"token": f"wrong {number}"}, headers=came_from("4.4.4.4"))
        assert wrong.status_code == 403
    late = client.post(f"{path}/enter", json={"token": keys["seats"]["0"]}, headers=came_from("4.4.4.4"))
    assert late.status_code == 429
    assert client.post(f"{path}/enter", json={"token": keys["seats"]["0"]}, headers=came_from("5.5.5.5")).is_success


def test_lines_are_limited_by_address(client: Any) -> None:
    """One that ends makes room."""
    keys = client.post("/api/tables", json=NEW, headers=came_from("1.1.1.1")).json()
    path = f"/api/tables/{keys['table']}/socket"
    before = limited(client, "sockets")

    def greeted(socket: Any) -> Any:
        socket.send_json({"do": "hello", "id": "h", "token": keys["seats"]["0"]})
        return socket.receive_json(timeout=PATIENCE)

    with client.websocket_connect(path, headers=came_from("1.1.1.1")) as one:
        assert greeted(one)["ok"]
        with client.websocket_connect(path, headers=came_from("1.1.1.1")) as two:
            assert greeted(two)["ok"]
            with client.websocket_connect(path, headers=came_from("1.1.1.1")) as three:
                assert three.receive_json(timeout=PATIENCE)["error"]["code"] == "server/too-many"
            assert limited(client, "sockets") == before + 1
            with client.websocket_connect(path, headers=came_from("2.2.2.2")) as other:
                assert greeted(other)["ok"]
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with client.websocket_connect(path, headers=came_from("1.1.1.1")) as again:
                if greeted(again)["ok"]:
                    return
        raise AssertionError("no line was free again")


def test_those_who_watch_a_table_are_limited_and_whoever_sits_there_finds_room() -> None:
    """Whatever their addresses; who is one too many is told so and shown out, and there is room when one goes."""

    async def test() -> None:
        async with served(Config(limits=Limits(watchers=2))) as server:
            table, tokens = await server.sit("oort", 2, watch="all")
            other, _ = await server.sit("oort", 2, watch="all")
            first, second = await server.line(table), await server.line(table)
            assert first.greeting["ok"]
            assert second.greeting["ok"]
            late = await server.line(table)
            assert late.greeting["error"]["code"] == "server/too-many"
            assert "2 at most" in late.greeting["error"]["message"]
            assert await late.ended() == OVERDONE
            assert (await server.line(other)).greeting["ok"]
            assert [(await server.line(table, token)).greeting["ok"] for token in tokens] == [True, True]
            live = await server.house.live(table)
            await first.close()
            await until(lambda: len(live.lines) == 3)
            assert (await server.line(table)).greeting["ok"]

    asyncio.run(test())


@pytest.fixture
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all come at the same moment, however long the machine takes for it."""
    monkeypatch.setattr("starboard.table.turnstile.monotonic", lambda: 100.0)


@pytest.mark.usefixtures("_at_once")
def test_messages_of_a_line_are_limited_and_each_is_answered(client: Any) -> None:
    """Some more than a second's worth may come at once; then each is refused until it is time, and counted."""
    before = limited(client, "messages"), too_many(client)
    keys = client.post("/api/tables", json=NEW, headers=came_from("1.1.1.1")).json()
    with client.websocket_connect(f"/api/tables/{keys['table']}/socket", headers=came_from("1.1.1.1")) as socket:
        socket.send_json({"do": "hello", "id": "h", "token": keys["seats"]["0"]})
        for number in range(12):
            socket.send_json({"do": "ping", "id": f"p{number}"})
        replies: list[Any] = []
        while len(replies) < 12:
            frame = socket.receive_json(timeout=PATIENCE)
            if frame["type"] == "reply" and frame["re"].startswith("p"):
                replies.append(frame)
    assert [reply["re"] for reply in replies] == [f"p{number}" for number in range(12)]
    refused = [reply["error"] for reply in replies if not reply["ok"]]
    assert 1 <= len(refused) <= 3
    assert {problem["code"] for problem in refused} == {"server/too-many"}
    assert all(1 <= problem["seconds"] <= 3 for problem in refused)
    assert limited(client, "messages") == before[0] + len(refused)
    assert too_many(client) == before[1] + len(refused)


@pytest.mark.usefixtures("_at_once")
def test_chat_and_decisions_of_a_seat_are_limited() -> None:
    """Five words at once, then one a second; over whatever lines they come."""
    turnstile = Turnstile(Limits())
    for _ in range(5):
        turnstile.count("chat", "table", "0")
    with pytest.raises(TooMany):
        turnstile.count("chat", "table", "0")
    turnstile.count("chat", "table", "1")
    for _ in range(15):
        turnstile.count("actions", "table", "0")
    with pytest.raises(TooMany):
        turnstile.count("actions", "table", "0")


def test_what_came_long_ago_counts_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits as long as they are told may go on, and is forgotten when they have not come for long."""
    now = 100.0
    monkeypatch.setattr("starboard.table.turnstile.monotonic", lambda: now)
    monkeypatch.setattr("starboard.table.turnstile.FORGET", 6)
    gate = Turnstile(Limits(chat=1))
    for _ in range(5):
        gate.count("chat", "table", "0")
        now += 0.5
    with pytest.raises(TooMany) as told:
        gate.check("chat", "table", "0")
    assert dict(told.value.why.args)["seconds"] == 3
    now += 2.5
    gate.check("chat", "table", "0")
    now += 10
    gate.count("chat", "table", "1")
    assert list(gate._came) == [("chat", "table", "1")]


def test_a_header_is_believed_only_where_a_proxy_is_named() -> None:
    """Anybody can send one."""
    config = Config(limits=Limits(tables=2))
    with TestClient(create_app(config, volatile=True)) as client:
        got = [
            client.post("/api/tables", json=NEW, headers={"x-forwarded-for": f"9.9.9.{number}"}) for number in range(3)
        ]
    assert [one.status_code for one in got] == [201, 201, 429]


def test_a_proxy_that_nothing_names_is_noticed_once() -> None:
    """Behind it everybody seems to be the machine itself, for which no limit by address holds."""

    async def test(config: Config) -> list[str]:
        with structlog.testing.capture_logs() as logged:
            async with served(config) as server:
                await server.http.get("/api/games")
                assert not logged
                for header in ("x-forwarded-for", "x-real-ip"):
                    await server.http.get("/api/games", headers={header: "9.9.9.9"})
        return [entry["event"] for entry in logged if "STARBOARD_PROXY_HEADER" in entry["event"]]

    assert len(asyncio.run(test(Config()))) == 1
    assert asyncio.run(test(Config(proxy_header="x-forwarded-for"))) == []


def test_every_limit_can_be_set_by_the_environment() -> None:
    """And what makes no sense is refused by the variable's name."""
    names = dict.fromkeys(Limits.__struct_fields__, 7)
    config = from_environment({f"STARBOARD_MOST_{name.upper()}": "7" for name in names})
    assert config.limits == Limits(**names)
    assert from_environment({"STARBOARD_PROXY_HEADER": "X-Real-IP"}).proxy_header == "x-real-ip"
    with pytest.raises(InvalidOptions):
        from_environment({"STARBOARD_MOST_TABLES": "many"})


# Pages, cookies, names


def test_requests_of_other_pages_are_turned_away() -> None:
    """Over HTTP and at the socket; without an origin it is no page."""
    with serving() as house:
        client = house.client
        wrong = client.post("/api/tables", json=NEW, headers={"origin": "https://elsewhere.example"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "server/origin")
        assert client.post("/api/tables", json=NEW, headers={"origin": "null"}).status_code == 403
        own = {"origin": f"http://{client.base_url.host}"}
        assert client.post("/api/tables", json=NEW, headers=own).status_code == 201
        table = client.post("/api/tables", json=NEW).json()["table"]
        with (
            pytest.raises(Exception, match="origin"),
            client.websocket_connect(
                f"/api/tables/{table}/socket", headers={"origin": "https://elsewhere.example"}
            ) as socket,
        ):
            socket.receive_json(timeout=PATIENCE)


def test_replies_have_their_headers_and_the_pocket_its_flags() -> None:
    """No frame, no script from elsewhere, no key in a script's hands."""
    with TestClient(create_app(Config(secure=True), volatile=True)) as client:
        reply = client.post("/api/tables", json=NEW)
        cookie = reply.headers["set-cookie"]
        for flag in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"):
            assert flag in cookie
        for answer in (
            reply,
            client.get("/api/games"),
            client.get("/api/tables/none"),
            client.get("/"),
            client.get("/metrics"),
        ):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
            kind = answer.headers["content-type"]
            assert kind.count("charset") in ({1} if kind.startswith("text/") else {0, 1}), kind
        assert reply.headers["cache-control"] == "no-store"
        for page in ("/schema", "/schema/openapi.json", "/schema/swagger", "/schema/redoc"):
            text = client.get(page).text
            assert "cdn" not in text, "no page asks somebody else's server for anything"


def test_chat_is_plain_text() -> None:
    """No sign that cannot be seen; what looks like a page's code is only text."""
    with serving() as house:
        house.set_up("oort", 2)
        guest = house.seat(0)
        assert guest.ask("say", text="<b>hi</b>\u202e\x00 & bye")["ok"]
        said = guest.ask("log", since=guest.state["seq"] - 1)["entries"][-1]
        assert said["text"] == "<b>hi</b> & bye"


def test_two_seats_of_one_browser_are_shown_as_such() -> None:
    """By their numbers; nothing is told of the browser itself."""
    with serving() as house:
        client = house.client
        seats = [{"is": "person", "mine": True}, {"is": "person", "mine": True}, {"is": "person"}]
        keys = client.post("/api/tables", json={"game": "oort", "seats": seats}).json()
        pocket = client.cookies["starboard_pocket"]
        client.cookies.clear()
        path = f"/api/tables/{keys['table']}"
        client.post(f"{path}/claim", json={"invite": keys["invite"]})
        about = client.get(path, headers={"authorization": f"Bearer {keys['host']}"})
        assert [seat["same"] for seat in about.json()["seats"]] == [[1], [0], []]
        assert pocket not in about.text


# What is told, and what is written down


def test_every_entry_says_what_is_told_of_it() -> None:
    """A kind of entry that nobody thought of is told to nobody."""
    worded = {"Created", "Claimed", "Began", "Moved", "TookBack", "WantsBack", "Ruled", "Said"}
    kinds = {kind.__name__ for kind in Entry.__subclasses__()}
    assert kinds == worded | {kind.__name__ for kind in saying.TOLD}
    for kind, fields in saying.TOLD.items():
        assert not {"words", "secret", "nonce", "browser", "lines", "acts"} & set(fields), kind


def test_logs_and_errors_hold_no_secret() -> None:
    """No key, no seed, no words, no card: neither in what is logged nor in what is refused."""
    with structlog.testing.capture_logs() as logged, serving() as house:
        house.set_up("interstellar", 2)
        guest = house.seat(0)
        house.client.get("/api/tables/none")
        house.client.post("/api/tables", json={"game": "interstellar", "seats": [], "options": {"x": [1]}})
        guest.ask("act", number=0, actions=["£"])
        live = house.client.app.state.house._lives[house.keys["table"]]  # the truth
        secret = live.standing.created.secret

        def broken(*_: object) -> None:
            hand = live.table.match.state  # what a fault could carry along
            raise ValueError(f"{hand} {secret}")

        live.table.act = broken
        failed = guest.ask("act", number=guest.state["waiting"]["number"], actions=["pass"])
        assert failed["error"]["code"] == "server/failed"
        assert failed["error"]["report"]
    written = str(logged)
    assert failed["error"]["report"] in written
    assert "ValueError" in written
    secrets = [secret, *house.tokens.values(), *[key for key in house.keys.values() if isinstance(key, str) and key]]
    secrets.remove(house.keys["table"])
    for hidden in [*secrets, "mine", "words 1", "Player(", "hand"]:
        assert hidden not in written.replace("nothing can", ""), hidden
        assert hidden not in str(failed)


def test_a_message_is_never_longer_than_the_server_reads() -> None:
    """The longest move fits; a little more does not."""
    assert protocol.LONGEST == 16 << 10
