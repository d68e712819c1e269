"""Messages to people who are not there: one a stretch, none while they look, none lost, none into a private network."""

from __future__ import annotations

import asyncio
import base64
import json
import ssl
from ipaddress import ip_address
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from starboard.kernel import StarboardError
from starboard.table.notices import places
from starboard.table.notices.sinks import MailSink, Message, Poster, PushSink, Undelivered, WebhookSink
from tests.table.simulated import Room, SimulatedClock, Socket, opened, run

if TYPE_CHECKING:
    from pathlib import Path

TOLD = Message("t-1", "Starboard: Oort", "It is your turn.", "http://table.test/tables/x", "x", "oort")


class FakeSink:
    """Takes messages, or refuses them while it is down."""

    def __init__(self) -> None:
        self.taken: list[tuple[float, str, Message]] = []
        self.tried = 0
        self.down = False

    async def send(self, address: str, message: Message) -> None:
        """Note a message."""
        self.tried += 1
        if self.down:
            raise Undelivered
        self.taken.append((asyncio.get_running_loop().time(), address, message))


def fake(room: Room, kind: str = "webhook") -> FakeSink:
    """Put a sink of the test's own into the place of the real one."""
    sink = FakeSink()
    room.house.notices.sinks[kind] = sink
    return sink


async def subscribed(room: Room, table: str, token: str, seat: int, **more: Any) -> Any:
    """Want to be told."""
    asked = {"seat": seat, "kind": "webhook", "address": "https://example.org/hook", **more}
    return await room.post(f"/tables/{table}/notices", asked, token)


async def play(mover: Socket, *, still: bool) -> None:
    """Decide until it is somebody else's turn, or once."""
    luck = Random(1)
    while mover.state["decision"]:
        before = mover.state["seq"]
        await mover.act(luck.choice(mover.state["decision"]["candidates"])["action"])
        await mover.news(before)
        if not still:
            return


def test_one_message_for_each_stretch_of_decisions() -> None:
    """Within five seconds of the move, with a link and no secret; another one only when the turn comes again."""

    async def test() -> None:
        async with opened() as room:
            sink = fake(room)
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            mover = next(one for one in sockets if one.state["decision"])
            late = 1 - mover.state["you"]
            other = sockets[late]
            await subscribed(room, table, tokens[late], late)
            for turn in range(1, 5):
                await play(mover, still=True)
                since = room.clock.now()
                await asyncio.sleep(60)
                assert len(sink.taken) == turn
                at, address, message = sink.taken[-1]
                assert at - since <= 5
                assert address == "https://example.org/hook"
                assert message.link.endswith(f"/tables/{table}")
                assert not any(token in str(message) for token in tokens)
                await play(other, still=False)
                await asyncio.sleep(60)
                await play(other, still=True)
                await asyncio.sleep(60)
                assert len(sink.taken) == turn

    run(test)


@pytest.mark.parametrize("decides", [False, True])
def test_what_falls_into_quiet_hours_is_told_at_their_end(decides: bool, tmp_path: Path) -> None:
    """Once, if it is still that seat's turn: by the time of day where the person is, over a restart too."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()  # 23:13:20 in Paris

    async def test() -> None:
        async with opened(url, clock=clock) as room:
            sink = fake(room)
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            mover = next(one for one in sockets if one.state["decision"])
            late = 1 - mover.state["you"]
            asked = {"seat": late, "kind": "webhook", "address": "https://example.org/hook"}
            mine = {"authorization": f"Bearer {tokens[late]}"}
            for zone in ("Nowhere/Land", "../etc", ""):
                wrong = {**asked, "quiet": {"begin": 23, "end": 7, "zone": zone}}
                refused = await room.http.post(f"/api/tables/{table}/notices", json=wrong, headers=mine)
                assert refused.status_code in {400, 403}
            await subscribed(room, table, tokens[late], late)
            await subscribed(room, table, tokens[late], late, quiet={"begin": 23, "end": 7, "zone": "Europe/Paris"})
            await play(mover, still=True)
            await asyncio.sleep(3600)
            assert sink.tried == 0
            if decides:
                await play(sockets[late], still=True)
        async with opened(url, clock=clock) as room:
            sink = fake(room)
            await asyncio.sleep(clock.start + 24 * 3600 - clock.wall())
            assert sink.tried == (not decides)
            for at, _, _ in sink.taken:
                assert 0 <= (clock.start + at - 6 * 3600) % 86400 <= 5, "seven in Paris is six by universal time"

    run(test)


def test_nobody_is_told_of_what_they_look_at() -> None:
    """No message while a line of the seat has the table in view, nor where the seat decided at once."""

    async def test() -> None:
        async with opened() as room:
            sink = fake(room)
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            mover = next(one for one in sockets if one.state["decision"])
            late = 1 - mover.state["you"]
            other = sockets[late]
            await subscribed(room, table, tokens[late], late)
            await other.ask("see", visible=True)
            await play(mover, still=True)
            await asyncio.sleep(600)
            assert sink.tried == 0
            await other.ask("see", visible=False)
            await play(other, still=True)
            await play(mover, still=True)
            await asyncio.sleep(1)
            await play(other, still=True)
            await asyncio.sleep(600)
            assert sink.tried == 0

    run(test)


def test_a_message_waits_for_its_sink_over_a_restart_and_comes_once(tmp_path: Path) -> None:
    """Ten minutes down, tried again with growing pauses, delivered when it is up; play does not wait for it."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()

    async def test() -> None:
        async with opened(url, clock=clock) as room:
            sink = fake(room)
            sink.down = True
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            mover = next(one for one in sockets if one.state["decision"])
            late = 1 - mover.state["you"]
            await subscribed(room, table, tokens[late], late)
            await play(mover, still=True)
            await asyncio.sleep(300)
            assert 3 <= sink.tried <= 8
        async with opened(url, clock=clock) as room:
            sink = fake(room)
            sink.down = True
            await asyncio.sleep(300)
            assert sink.tried >= 1
            sink.down = False
            await asyncio.sleep(400)
            assert len(sink.taken) == 1
            await asyncio.sleep(5000)
            assert len(sink.taken) == 1

    run(test)


def test_a_move_that_comes_while_the_store_is_read_is_told_in_time() -> None:
    """What was read is older than the move: it does not say when to look again."""

    async def test() -> None:
        async with opened() as room:
            sink = fake(room)
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            mover = next(one for one in sockets if one.state["decision"])
            late = 1 - mover.state["you"]
            await subscribed(room, table, tokens[late], late)
            store: Any = room.house.store
            read, is_read, moved = store.next_message, asyncio.Event(), asyncio.Event()

            async def slowly() -> Any:
                found = await read()
                is_read.set()
                await moved.wait()
                return found

            store.next_message = slowly
            room.house.notices._earlier.set()
            await is_read.wait()
            await play(mover, still=True)
            moved.set()
            await asyncio.sleep(5)
            assert sink.tried == 1

    run(test)


def test_mail_goes_to_confirmed_addresses_only() -> None:
    """A code first; who guesses it wrong too often is forgotten."""

    async def test() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            refused = await room.http.post(
                f"/api/tables/{table}/notices",
                json={"seat": 0, "kind": "mail", "address": "ana@example.org"},
                headers={"authorization": f"Bearer {tokens[0]}"},
            )
            assert refused.status_code == 409
            told = [(await room.http.get("/api/notices/key")).json()["mail"]]
            room.house.notices.mail.ready = True  # type: ignore[misc]  # as if the operator had named a server
            sink = fake(room, "mail")
            told.append((await room.http.get("/api/notices/key")).json()["mail"])
            assert told == [False, True]
            kept = await subscribed(room, table, tokens[0], 0, kind="mail", address="ana@example.org", language="fr")
            assert kept["confirmed"] is False
            code = sink.taken[0][2].text.split()[3].rstrip(".")
            where = f"/api/tables/{table}/notices/{kept['id']}"
            key = {"authorization": f"Bearer {tokens[0]}"}
            wrong = await room.http.post(f"{where}/confirm", json={"code": "NONSENSE"}, headers=key)
            assert wrong.status_code == 403
            foreign = {"authorization": f"Bearer {tokens[1]}"}
            assert (await room.http.delete(where, headers=foreign)).status_code == 403
            right = await room.http.post(f"{where}/confirm", json={"code": code}, headers=key)
            assert right.json()["confirmed"] is True
            listed = await room.http.get(f"/api/tables/{table}/notices", headers=key)
            assert [one["address"] for one in listed.json()] == ["ana@example.org"]
            assert (await room.http.delete(where, headers=key)).status_code == 204
            again = await subscribed(room, table, tokens[0], 0, kind="mail", address="ana@example.org")
            for _ in range(5):
                path = f"/api/tables/{table}/notices/{again['id']}/confirm"
                assert (await room.http.post(path, json={"code": "WRONG"}, headers=key)).status_code == 403
            assert (await room.http.get(f"/api/tables/{table}/notices", headers=key)).json() == []

    run(test)


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),  # noqa: S104
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2002:c0a8:101::1", "ff02::1"),
    ],
)
def test_a_number_of_a_private_network_is_not_public(number: str) -> None:
    """Neither as it is nor wrapped in one that looks public."""
    assert not places.is_public(ip_address(number))


def test_public_numbers_are_public() -> None:
    """Of both kinds."""
    assert places.is_public(ip_address("9.9.9.9"))
    assert places.is_public(ip_address("2606:4700:4700::1111"))


@pytest.mark.parametrize(
    "address",
    [
        *("ftp://example.org/", "file:///etc/passwd", "https://", "https://a@example.org/", "https://ex ample.org"),
        *("x" * 9, "http://10.1.2.3/hook", "https://[::1]/", "http://169.254.169.254/latest"),
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    """Before anybody is called; so are numbers of a private network, but those that the operator lists."""
    with pytest.raises(StarboardError):
        places.checked(address, ("10.1.2.3:8080",))
    places.checked("http://10.1.2.3:8080/hook", ("10.1.2.3:8080",))


class Answering:
    """A server on this machine that answers every request alike."""

    def __init__(self, status: str) -> None:
        self.status = status
        self.heard: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        writer.write(f"HTTP/1.1 {self.status}\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@pytest.mark.parametrize("status", ["204 ok", "302 elsewhere", "500 broken", "410 gone"])
def test_the_servers_own_network_is_called_only_where_the_operator_lists_it(status: str) -> None:
    """Redirects are followed nowhere."""

    async def test() -> None:
        answering = Answering(status)
        server = await asyncio.start_server(answering.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        address = f"http://localhost:{port}/hook?x=1"
        with pytest.raises(Undelivered):
            await WebhookSink(Poster()).send(address, TOLD)
        assert answering.heard == []
        listed = WebhookSink(Poster((f"localhost:{port}",)))
        if status.startswith("204"):
            await listed.send(address, TOLD)
        else:
            with pytest.raises(Undelivered) as refused:
                await listed.send(address, TOLD)
            assert refused.value.gone == status.startswith("410")
        server.close()
        assert len(answering.heard) == 1
        assert answering.heard[0].startswith(b"POST /hook?x=1 HTTP/1.1\r\n")
        assert f"host: localhost:{port}".encode() in answering.heard[0].lower()

    asyncio.run(test())


def test_many_messages_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it takes to know whom to trust is read once, not for each message."""
    made: list[object] = []
    honest = ssl.create_default_context

    def counting(*told: Any, **more: Any) -> ssl.SSLContext:
        made.append(told)
        return honest(*told, **more)

    async def test() -> None:
        answering = Answering("204 ok")
        server = await asyncio.start_server(answering.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        sink = WebhookSink(Poster((f"localhost:{port}",)))
        monkeypatch.setattr(ssl, "create_default_context", counting)
        for _ in range(5):
            await sink.send(f"http://localhost:{port}/hook", TOLD)
        server.close()
        assert len(answering.heard) == 5

    asyncio.run(test())
    assert len(made) <= 1


def test_a_push_is_for_its_browser_alone_and_signed_by_a_key_that_is_kept() -> None:
    """The browser can read it, and the server has the same key after a restart."""
    import http_ece  # type: ignore[import-untyped]
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    def plain(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).decode().rstrip("=")

    class Caught(Poster):
        async def post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
            sent.append((address, body, headers))

    sent: list[tuple[str, bytes, dict[str, str]]] = []
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": plain(point), "auth": plain(auth)}
    subscription = json.dumps({"endpoint": "https://push.example.org/a/b", "keys": keys})

    async def test() -> None:
        async with opened() as room:
            push = PushSink(Caught(), room.house.store, "mailto:host@example.org")
            await push.send(subscription, TOLD)
            again = PushSink(Caught(), room.house.store, "mailto:host@example.org")
            assert await again.public_key() == await push.public_key()
            address, body, headers = sent[0]
            assert address == "https://push.example.org/a/b"
            told = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth, version="aes128gcm"))
            assert told["url"] == TOLD.link
            assert headers["authorization"].startswith("vapid t=")
            assert await push.public_key() in headers["authorization"]
            with pytest.raises(Undelivered) as refused:
                await push.send('{"endpoint": "https://push.example.org", "keys": {"p256dh": "x", "auth": "y"}}', TOLD)
            assert refused.value.gone

    run(test)


@pytest.mark.parametrize("endpoint", ["http://10.1.2.3/push", "https://[::1]/push", "https://169.254.169.254/x"])
def test_a_push_to_a_private_network_is_refused_when_it_is_asked_for(endpoint: str) -> None:
    """As a webhook is; nothing is kept of it, so nothing is ever called."""

    async def test() -> None:
        async with opened() as room:
            sink = fake(room, "push")
            table, tokens = await room.sit("oort", 2)
            address = json.dumps({"endpoint": endpoint, "keys": {"p256dh": "x", "auth": "y"}})
            asked = {"seat": 0, "kind": "push", "address": address}
            shown = {"authorization": f"Bearer {tokens[0]}"}
            reply = await room.http.post(f"/api/tables/{table}/notices", json=asked, headers=shown)
            assert (reply.status_code, reply.json()["error"]["code"]) == (403, "table/not-allowed")
            kept = await room.http.get(f"/api/tables/{table}/notices", headers=shown)
            assert endpoint not in kept.text
            assert not sink.tried

    run(test)


def test_a_server_without_mail_sends_none() -> None:
    """Nothing is tried, and what fails is tried again."""
    assert not MailSink("", "").ready
    assert MailSink("smtp://127.0.0.1:9", "host@example.org").ready

    async def test() -> None:
        with pytest.raises(Undelivered):
            await MailSink("smtp://127.0.0.1:9", "host@example.org").send("ana@example.org", TOLD)

    asyncio.run(test())


def test_a_test_message_says_whether_messages_arrive() -> None:
    """At one's own addresses only, once confirmed; what fails is told with when it is tried again."""

    async def test() -> None:
        async with opened() as room:
            sink = fake(room)
            table, tokens = await room.sit("oort", 2)
            kept = await subscribed(room, table, tokens[0], 0)
            where, key = f"/api/tables/{table}/notices/{kept['id']}", {"authorization": f"Bearer {tokens[0]}"}
            assert (await room.http.post(f"{where}/test", headers=key)).json()["failures"] == 0
            assert sink.taken[0][2].link.endswith(f"/tables/{table}")
            foreign = {"authorization": f"Bearer {tokens[1]}"}
            assert (await room.http.post(f"{where}/test", headers=foreign)).status_code == 403
            sink.down = True
            assert (await room.http.post(f"{where}/test", headers=key)).status_code == 409
            sockets = [await room.connect(table, token, visible=False) for token in tokens]
            for _ in range(2):
                mover = next(one for one in sockets if one.state["decision"])
                await play(mover, still=True)
            listed: list[dict[str, Any]] = []
            for _ in range(8):  # the store is as slow as it is, whatever the clock of the test says
                await asyncio.sleep(2)
                listed = (await room.http.get(f"/api/tables/{table}/notices", headers=key)).json()
                if listed[0]["failures"] == 2 or not sockets[0].state["decision"]:
                    break
            if sockets[0].state["decision"]:
                assert listed[0]["failures"] == 2
                assert 0 < listed[0]["again"] < 60

    run(test)


def test_an_address_is_confirmed_once_for_all_tables_of_a_browser() -> None:
    """Not for another browser, and not by an address that still waits for its code."""

    async def test() -> None:
        async with opened() as room:
            room.house.notices.mail.ready = True  # type: ignore[misc]  # as if the operator had named a server
            sink = fake(room, "mail")
            new = {"game": "oort", "seats": [{"is": "person", "mine": True}, {"is": "bot"}]}
            asked = {"seat": 0, "kind": "mail", "address": "ana@example.org"}
            tables = [(await room.http.post("/api/tables", json=new)).json()["table"] for _ in range(3)]
            kept = [(await room.http.post(f"/api/tables/{one}/notices", json=asked)).json() for one in tables[:2]]
            assert [one["confirmed"] for one in kept] == [False, False]
            code = sink.taken[0][2].text.split()[2].rstrip(".")
            where = f"/api/tables/{tables[0]}/notices/{kept[0]['id']}"
            assert (await room.http.post(f"{where}/confirm", json={"code": code})).json()["confirmed"]
            third = (await room.http.post(f"/api/tables/{tables[2]}/notices", json=asked)).json()
            assert third["confirmed"]
            room.http.cookies.clear()
            other = (await room.http.post("/api/tables", json=new)).json()["table"]
            foreign = (await room.http.post(f"/api/tables/{other}/notices", json=asked)).json()
            assert not foreign["confirmed"]

    run(test)
