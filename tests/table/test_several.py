"""Several servers over one PostgreSQL: a table is the same through any of them, whatever is cut or killed."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from starboard.client import NewTable, PersonSeat, Server
from starboard.games import find_game
from starboard.kernel import verify
from starboard.kernel.sealing import sealed
from starboard.table import timing
from starboard.table.entries import Moved
from starboard.table.errors import failed
from starboard.table.settings import HOLD
from starboard.table.store import Conflict, Store, listening
from tests.table.databases import asked, fresh_database
from tests.table.simulated import QuickThinkers, Room, SimulatedClock, Socket, opened
from tests.table.test_notices import fake, play, subscribed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from starboard.client.frames import Frame
    from starboard.client.line import Line

pytestmark = pytest.mark.xdist_group("postgres")

FAST = 20.0
"""So many seconds of the table's pass in one."""


PATIENCE = 100.0
"""Seconds that something may take which comes, however busy the machine is."""

LATE = ("action/stale", "action/not-yours")
"""The codes of what comes when the question has been answered."""


class FastClock(SimulatedClock):
    """A clock that runs."""

    def now(self) -> float:
        return super().now() * FAST

    def call_at(self, when: float, what: Any) -> asyncio.TimerHandle:
        return super().call_at(when / FAST, what)

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds / FAST)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Room, Room]]:
    """Give two servers over one database."""
    async with opened(url, clock=FastClock()) as one, opened(url, clock=FastClock()) as other:
        yield one, other


@pytest.fixture
def url(postgres: str) -> str:
    """An empty database."""
    return fresh_database(postgres)


async def until(holds: Any) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110  # frames come when they come
            await asyncio.sleep(0.01)


async def seen(sockets: list[Socket], seq: int) -> None:
    """Wait until everybody was told of an entry."""
    await until(lambda: all(socket.state["seq"] >= seq for socket in sockets))


async def move(sockets: list[Socket], rng: random.Random) -> str:
    """Let somebody who has to decide do so; return what they are told: moved, sealed, nothing where nobody has to."""
    await seen(sockets, max(socket.state["seq"] for socket in sockets))
    for socket in sockets:
        decision = socket.state["decision"]
        if decision is not None and not decision.get("done"):
            reply = await socket.act(rng.choice(decision["candidates"])["action"])
            if not reply["ok"]:
                assert reply["error"]["code"] in LATE, reply
                return "late"
            decision["done"] = True
            if "seq" in reply:
                await seen(sockets, reply["seq"])
                return "moved"
            return "sealed"
    await asyncio.sleep(0.01)
    return ""


def standing(sockets: list[Socket]) -> tuple[int, list[int]]:
    """Return how many frames have come in all, and up to which entry everybody was told."""
    return sum(len(socket.frames) for socket in sockets), [socket.state["seq"] for socket in sockets]


async def whole(*rooms: Room, table: str) -> list[int]:
    """Check that all servers hold the same, which is what is stored; return the numbers of its entries."""
    lives = [await room.live(table) for room in rooms]
    async with asyncio.timeout(PATIENCE):
        while True:
            stored = await rooms[0].house.store.read(table)
            assert stored is not None
            if {live.chain for live in lives} == {stored.rows[-1].chain}:
                return [row.seq for row in stored.rows]
            await asyncio.sleep(0.02)


def test_a_move_through_one_server_is_told_by_the_other(url: str) -> None:
    """Two people at two servers play on as if there were one."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            rng = random.Random(1)
            for _ in range(20):
                assert await move(sockets, rng) == "moved"
            assert sockets[0].state["view"] == sockets[1].state["view"]  # nothing is secret in this game
            seqs = await whole(one, other, table=table)
            assert seqs == list(range(len(seqs)))

    asyncio.run(run())


def test_sealed_answers_given_through_different_servers_all_count(url: str) -> None:
    """The window closes once, when all are in, and an answer moves nothing that anybody at the other server sees."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("interstellar", 3, window=1)
            rooms = [one, other, other]
            sockets = [await room.connect(table, token) for room, token in zip(rooms, tokens, strict=True)]
            rng = random.Random(7)
            told: list[str] = []
            alone = 0
            while told.count("sealed") < 6 and len(told) < 4000:
                await seen(sockets, max(socket.state["seq"] for socket in sockets))
                before = standing(sockets)
                told.append(await move(sockets, rng))
                if told[-1] == "sealed":
                    await asyncio.sleep(0.005)  # the other server has heard
                    after = standing(sockets)
                    if after[1] == before[1]:  # else the window is closed meanwhile
                        assert after[0] == before[0] + 1, "only the reply"
                        alone += 1
            assert told.count("sealed") >= 6
            assert alone
            seqs = await whole(one, other, table=table)
            assert seqs == list(range(len(seqs)))
            live = await one.live(table)
            windows = [note.entry for note in live.notes if isinstance(note.entry, Moved) and note.entry.by == "window"]
            assert windows
            answered = [act for entry in windows for act in entry.acts]
            assert len(answered) == len(set(answered))

    asyncio.run(run())


def test_what_two_servers_do_by_themselves_at_once_happens_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both let the bots think and close the windows; what comes second conflicts, is forgotten, and nobody notices."""
    monkeypatch.setattr(timing, "LATER", 0.0)
    conflicts: list[Any] = []

    async def counting(self: Store, write: Any) -> None:
        try:
            await stored(self, write)
        except Conflict:
            conflicts.append(write)
            raise

    stored = Store.write
    monkeypatch.setattr(Store, "write", counting)

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("interstellar", 1, bots=2, pace=0)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[0])]
            await other.live(table)
            rng, moved = random.Random(3), 0
            for _ in range(3000):
                moved += await move(sockets[:1], rng) in {"moved", "sealed"}
                if moved >= 12:
                    break
            assert moved >= 12
            seqs = await whole(one, other, table=table)
            assert seqs == list(range(len(seqs)))
            live = await other.live(table)
            async with live.lock:
                verify(sealed(live.table.record()), find_game)

    asyncio.run(run())
    assert conflicts, "they never met"


def test_a_bot_plays_on_though_the_server_that_wrote_last_is_gone(url: str) -> None:
    """After a while the other one sees to it."""

    class Dead(QuickThinkers):
        async def decide(self, *_: Any) -> str:  # it never comes back
            await asyncio.Event().wait()
            return ""

    async def run() -> None:
        async with opened(url, clock=FastClock()) as other:
            async with opened(url, clock=FastClock(), thinkers=Dead()) as one:
                table, tokens = await one.sit("oort", 1, bots=1, pace=0)
                mine = await one.connect(table, tokens[0])
                theirs = await other.connect(table, tokens[0])
                for _ in range(10):
                    if mine.state["decision"] is not None:
                        await move([mine], random.Random(1))
                await until(lambda: theirs.state["seq"] >= mine.state["seq"])
            await until(lambda: theirs.state["decision"] is not None)

    asyncio.run(run())


def test_the_listener_survives_cut_connections_and_reads_what_it_missed(url: str, postgres: str) -> None:
    """All connections are ended, and a move is made while nobody listens: everybody learns of it."""
    listen = (
        "FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid() "
        "AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%')"
    )
    name = url.split("/")[3].split("?", maxsplit=1)[0]

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            for _ in range(3):
                async with asyncio.timeout(PATIENCE):
                    while len(await asyncio.to_thread(asked, postgres, f"SELECT pid {listen}", name)) < 2:
                        pass  # each is heard again after a while
                cut = await asyncio.to_thread(asked, postgres, f"SELECT pg_terminate_backend(pid) {listen}", name)
                assert len(cut) == 2
                mover = next(socket for socket in sockets if socket.state["decision"] is not None)
                reply = await mover.act(mover.state["decision"]["candidates"][0]["action"])
                assert reply["ok"], reply
                await seen(sockets, reply["seq"])
            assert not any(socket.closed for socket in sockets)

    asyncio.run(run())


def test_a_database_that_goes_away_refuses_and_comes_back(url: str, postgres: str) -> None:
    """While every connection is cut again and again nothing is acknowledged that is not stored; then play goes on."""
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
    name = url.split("/")[3].split("?", maxsplit=1)[0]

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            acknowledged: list[int] = []

            async def cut() -> None:
                for _ in range(5):
                    await asyncio.to_thread(asked, postgres, ending, name)
                    await asyncio.sleep(0.05)

            cutting = asyncio.create_task(cut())
            until_then = asyncio.get_running_loop().time() + PATIENCE
            while asyncio.get_running_loop().time() < until_then:
                if len(acknowledged) >= 12 and cutting.done():
                    break
                for socket in sockets:
                    decision = socket.state["decision"]
                    if decision is None:
                        continue
                    reply = await socket.act(decision["candidates"][0]["action"])
                    if reply["ok"]:
                        acknowledged.append(reply["seq"])
                    else:
                        assert reply["error"]["code"] in {"server/store", "server/busy", *LATE}, reply
                await asyncio.sleep(0.02)
            await cutting
            assert len(acknowledged) >= 12
            seqs = await whole(one, other, table=table)
            assert set(acknowledged) <= set(seqs)
            assert len(set(acknowledged)) == len(acknowledged)

    asyncio.run(run())


def test_a_move_that_cannot_be_read_at_once_is_told_when_it_can(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever's turn it is hears of it at a server that could not read the table when it was told to, unasked."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            here, there = (one, other) if sockets[0].state["decision"] else (other, one)
            mover = sockets[0 if here is one else 1]
            read, failing = there.house.store.read, [failed(OSError()), failed(OSError())]

            async def now_and_then(table_id: str) -> Any:
                if failing:
                    raise failing.pop()
                return await read(table_id)

            monkeypatch.setattr(there.house.store, "read", now_and_then)
            reply = await mover.act(mover.state["decision"]["candidates"][0]["action"])
            await seen(sockets, reply["seq"])
            assert not failing

    monkeypatch.setattr(listening, "AGAIN", 0.05)
    asyncio.run(run())


def test_keys_changed_and_tables_deleted_elsewhere_end_the_lines_here(url: str) -> None:
    """Whoever has no right any more hears nothing more, at whichever server they are."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            theirs = await other.connect(table, tokens[1])
            await one.post(f"/tables/{table}/rotate", {"seat": 1}, token=tokens[1])
            await until(lambda: theirs.closed is not None)
            host = await one.post("/tables", {"game": "oort", "seats": [{"is": "person", "mine": True}] * 2})
            watching = await other.connect(host["table"], host["watch"])
            deleted = await one.http.delete(
                f"/api/tables/{host['table']}", headers={"authorization": f"Bearer {host['host']}"}
            )
            assert deleted.status_code == 204
            await until(lambda: watching.closed is not None)
            assert (await other.http.get(f"/api/tables/{host['table']}")).status_code == 404

    asyncio.run(run())


def test_two_who_claim_one_seat_through_two_servers_are_not_both_let_in(url: str) -> None:
    """One sits down, the other is told that it is taken or that they should try again."""

    async def run() -> None:
        async with two(url) as (one, other):
            keys = await one.post("/tables", {"game": "oort", "seats": [{"is": "person"}] * 2})
            path, wanted = f"/api/tables/{keys['table']}/claim", {"seat": 0, "invite": keys["invite"]}
            for room in (one, other):
                await room.live(keys["table"])
            told = await asyncio.gather(*[room.http.post(path, json=wanted) for room in (one, other)])
            codes = sorted(reply.status_code for reply in told)
            assert codes in ([201, 409], [201, 503]), [reply.text for reply in told]
            assert len(await one.house.store.keys_of(keys["table"])) == 4 + 2  # the host has four

    asyncio.run(run())


def test_a_request_that_is_sent_to_two_servers_is_carried_out_once(url: str) -> None:
    """The second gets the answer that the first got."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("oort", 2)
            both = [await one.connect(table, tokens[0]), await other.connect(table, tokens[0])]
            second = await one.connect(table, tokens[1])
            rng = random.Random(4)
            while both[0].state["decision"] is None:
                await move([second], rng)
                await until(lambda: both[0].state["seq"] == both[1].state["seq"] == second.state["seq"])
            decision = both[0].state["decision"]
            action = decision["candidates"][0]["action"]
            asked_twice = [socket.ask("act", id="same", number=decision["number"], actions=[action]) for socket in both]
            replies = await asyncio.gather(*asked_twice)
            assert [reply["ok"] for reply in replies] == [True, True], replies
            assert replies[0]["seq"] == replies[1]["seq"]

    asyncio.run(run())


def test_a_house_is_told_nothing_of_what_it_wrote_itself(url: str) -> None:
    """Its own notices cost it nothing."""
    heard: list[Any] = []

    async def run() -> None:
        async with opened(url, clock=FastClock()) as one:
            hearing: Any = one.house._hearing
            hearing._listener._heard = lambda *news: heard.append(news)
            await one.sit("oort", 2)
            await asyncio.sleep(0.1)

    asyncio.run(run())
    assert heard == []


def test_a_window_that_is_held_at_one_server_is_held_at_all(url: str) -> None:
    """For the same seconds, whatever is read again meanwhile, and counted against the same seat."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("interstellar", 2, window=10)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            lives = [await room.live(table) for room in (one, other)]
            rng = random.Random(7)
            while not lives[0].table.is_window():
                await move(sockets, rng)
            holder = sockets[lives[0].table.asked()[0]]
            assert (await holder.ask("hold"))["ok"]
            await until(lambda: [live.held for live in lives] == [HOLD, HOLD])
            for socket in sockets:
                assert (await socket.ask("say", text="one moment"))["ok"]
            await until(lambda: lives[0].seq == lives[1].seq)
            assert [live.held for live in lives] == [HOLD, HOLD]
            assert lives[0].holds == lives[1].holds != {}

    asyncio.run(run())


async def presence(socket: Socket, seats: list[int]) -> None:
    """Wait until somebody is shown who is there."""

    def shown() -> list[int]:
        told = [frame for frame in map(msgspec.json.decode, [data for _, data in socket.frames]) if "present" in frame]
        return list(told[-1]["present"])

    await until(lambda: shown() == seats)


def test_who_is_at_one_server_is_present_at_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes, goes, or is at a server that ends or dies; a table that is brought in later knows it too."""
    monkeypatch.setattr(listening, "BEAT", 0.2)

    async def run() -> None:
        async with opened(url, clock=FastClock()) as one:
            async with opened(url, clock=FastClock()) as other:
                table, tokens = await one.sit("oort", 2)
                ana = await one.connect(table, tokens[0])
                ben = await other.connect(table, tokens[1])
                await presence(ana, [0, 1])
                await presence(ben, [0, 1])
                await ben.hang_up()
                await presence(ana, [0])
                await other.connect(table, tokens[1])
                await presence(ana, [0, 1])
            await presence(ana, [0])
            async with opened(url, clock=FastClock()) as dying:
                await dying.connect(table, tokens[1])
                await presence(ana, [0, 1])
                hearing: Any = dying.house._hearing
                hearing._listener._task.cancel()  # it is not heard any more
                await presence(ana, [0])

    asyncio.run(run())


def test_a_standing_instruction_given_at_one_server_passes_windows_at_all(url: str) -> None:
    """Whichever server wrote last: the window closes, though that seat is connected elsewhere."""

    async def run() -> None:
        async with two(url) as (one, other):
            table, tokens = await one.sit("interstellar", 2, window=1)
            sockets = [await one.connect(table, tokens[0]), await other.connect(table, tokens[1])]
            again = await other.connect(table, tokens[0], prefix="again")
            lives = [await room.live(table) for room in (one, other)]
            rng = random.Random(7)
            while not (lives[0].table.is_window() and len(lives[0].table.asked()) == 2):
                await move(sockets, rng)
            seq = sockets[0].state["seq"]
            await seen([*sockets, again], seq)
            assert (await sockets[0].ask("order", until="always"))["ok"]
            await until(lambda: lives[1].wishes == {0: "always"})
            await until(lambda: bool(again.told("order")))
            assert again.told("order")[-1]["until"] == "always"
            assert (await sockets[0].ask("order", ability="play move", ask="never"))["ok"]
            await until(lambda: lives[1].asks[0] == {"play move": "never"})
            assert [one["ask"] for one in again.told("order")[-1]["asks"] if one["ability"] == "play move"] == ["never"]
            await sockets[1].act(sockets[1].state["decision"]["silence"])
            await seen(sockets, seq + 1)

    asyncio.run(run())


def test_nobody_is_notified_of_what_they_look_at_through_another_server(url: str) -> None:
    """As long as the table is in view there; whoever looks away is told."""

    async def run() -> None:
        async with opened(url) as one, opened(url) as other:
            sinks = [fake(room) for room in (one, other)]
            table, tokens = await one.sit("oort", 2)
            sockets = [await one.connect(table, token, visible=False) for token in tokens]
            mover = next(socket for socket in sockets if socket.state["decision"])
            late = 1 - mover.state["you"]
            await subscribed(one, table, tokens[late], late)
            lives = [await room.live(table) for room in (one, other)]
            looking = await other.connect(table, tokens[late], prefix="other")
            await until(lambda: late in lives[0].presence.looking())
            await play(mover, still=True)
            await seen(sockets, mover.state["seq"])
            await asyncio.sleep(3)  # a message would have settled
            assert [sink.tried for sink in sinks] == [0, 0]
            await play(sockets[late], still=True)
            await seen(sockets, sockets[late].state["seq"])
            await looking.ask("see", visible=False)
            await until(lambda: not lives[0].presence.looking())
            await play(mover, still=True)
            await until(lambda: sum(len(sink.taken) for sink in sinks) == 1)

        assert sum(sink.tried for sink in sinks) == 1

    asyncio.run(run())


@contextmanager
def processes(url: str, number: int) -> Iterator[list[tuple[subprocess.Popen[str], str]]]:
    """Run servers in processes of their own; give them, and their addresses."""
    words = [sys.executable, "-m", "starboard", "serve", "--port", "0", "--database", url.replace("+asyncpg", "")]
    with ExitStack() as stack:
        servers = []
        for _ in range(number):
            server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            servers.append(stack.enter_context(server))
            stack.callback(server.kill)
        yield [(server, server.stdout.readline().strip()) for server in servers if server.stdout is not None]


def told(line: Line) -> Frame:
    """Return how the table stands, as a line was last told."""
    assert line.frame is not None
    return line.frame


def test_a_server_is_killed_and_its_players_go_on_at_another(url: str) -> None:
    """Two processes as an operator runs them: whatever the dead one acknowledged is there, and the match goes on."""
    acknowledged: list[int] = []
    table: list[str] = []

    async def play(lines: list[Line], most: int) -> None:
        for _ in range(most):
            await until(lambda: any(told(line).decision is not None for line in lines))
            line = next(line for line in lines if told(line).decision is not None)
            decision = told(line).decision
            assert decision is not None
            seq = (await line.act(decision.number, [decision.candidates[0].action]))["seq"]
            acknowledged.append(seq)
            await until(lambda: all(told(line).seq >= acknowledged[-1] for line in lines))

    async def run(first: str, second: str, dying: subprocess.Popen[str]) -> None:
        async with Server(first) as one, Server(second) as other:
            keys = await one.create(NewTable("oort", [PersonSeat(mine=True), PersonSeat()]))
            theirs = await other.claim(keys.table, invite=keys.invite, name="Ben")
            await other.start(keys.table, theirs.token)
            async with other.sit(keys.table, theirs.token) as ben:
                async with one.sit(keys.table, keys.seats["0"]) as ana:
                    await play([ana, ben], 8)
                    dying.kill()
                async with other.sit(keys.table, keys.seats["0"]) as ana:
                    assert told(ana).seq >= max(acknowledged)
                    await play([ana, ben], 8)
        table.append(keys.table)

    with processes(url, 2) as ((dying, first), (_, second)):
        asyncio.run(run(first, second, dying))
    rows = asked(url, "SELECT seq FROM entries WHERE table_id = $1 ORDER BY seq", table[0])
    assert [row[0] for row in rows] == list(range(len(rows)))
    assert len(acknowledged) == len(set(acknowledged)) == 16
    assert max(acknowledged) < len(rows)
