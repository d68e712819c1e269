"""The Python client, over real sockets: to a real process, through wires that are cut, and to what else may answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from examples.guest_bot import play
from starboard.client import (
    BotSeat,
    Frame,
    Line,
    NewTable,
    PersonSeat,
    Refused,
    Server,
    Settings,
    Shut,
    Study,
    Unreachable,
)
from starboard.games import find_game
from starboard.kernel import verify
from tests.table.processes import Serving, served

QUICK = Settings(window=1, pace=0)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that leave it alive."""
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


def run(work: Awaitable[Any]) -> None:
    """Run a test's work, which may not take long."""

    async def patiently() -> None:
        async with asyncio.timeout(600):
            await work

    asyncio.run(patiently())


async def two_seated(server: Server, game: str = "oort") -> tuple[str, str, str]:
    """Set a table up for two, begin, and return its name and both keys."""
    keys = await server.create(NewTable(game, [PersonSeat(mine=True), PersonSeat()], settings=QUICK, name="Ana"))
    ben = await server.claim(keys.table, keys.invite, name="Ben")
    await server.start(keys.table, keys.host)
    return keys.table, keys.seats["0"], ben.token


def test_a_match_goes_on_through_kills_of_the_server_and_nothing_is_lost(tmp_path: Path) -> None:
    """Two clients play it to its end; whatever was acknowledged is in the log, once, and the record verifies."""
    acknowledged: list[int] = []
    enough = {10: asyncio.Event(), 25: asyncio.Event()}

    async def seat(line: Line, luck: random.Random) -> Frame:
        async for frame in line:
            if frame.about.status == "over":
                return frame
            if frame.decision is not None:
                action = luck.choice(frame.decision.candidates).action
                acknowledged.append((await line.act(frame.decision.number, [action]))["seq"])
                if len(acknowledged) in enough:
                    enough[len(acknowledged)].set()
        raise AssertionError

    async def kill(running: Serving) -> None:
        for event in enough.values():
            await event.wait()
            running.kill()
            await asyncio.to_thread(running.restart)

    async def match(running: Serving) -> None:
        async with Server(running.address) as server:
            table, ana, ben = await two_seated(server)
            async with server.sit(table, ana) as one, server.sit(table, ben) as two:
                killing = asyncio.create_task(kill(running))
                luck = random.Random(3)
                ends = await asyncio.gather(seat(one, luck), seat(two, luck))
                await killing
                assert len(set(acknowledged)) == len(acknowledged) > 25
                assert [entry.seq for entry in one.entries] == list(range(ends[0].seq + 1))
                moved = {entry.seq for entry in one.entries if entry.is_ == "moved"}
                assert moved == set(acknowledged)
                assert one.entries == two.entries
            assert verify(await server.record(table, ana), find_game).from_setup

    with served(tmp_path) as running:
        run(match(running))


def test_all_that_a_table_offers_can_be_asked_for(serving: Serving) -> None:
    """Names, colours and links before the match, tries and turns in it, and what is open when it is over."""

    async def test() -> None:
        async with Server(serving.address) as server, Server(serving.address) as other:
            keys = await server.create(NewTable("oort", [PersonSeat(mine=True), PersonSeat()], name="Ana"))
            table, ana = keys.table, keys.seats["0"]
            await server.name(table, 0, "Anna", ana)
            await server.colour(table, 0, 5, ana)
            invite = await server.renew(table, "invite", keys.host)
            with pytest.raises(Refused):
                await other.claim(table, keys.invite)
            ben = (await other.claim(table, invite, name="Ben")).token
            await server.start(table, ana)
            async with server.sit(table, ana) as one, other.sit(table, ben) as two:
                assert one.frame is not None
                assert (one.frame.about.seats[0].name, one.frame.about.seats[0].hue) == ("Anna", 5)
                assert one.frame.decision is not None
                first = one.frame.decision.candidates[0].action
                assert first in [one["action"] for one in await one.brings(0)]
                assert (await one.draft(0, [first], plays=True))["decision"] is None
                seq = (await one.act(0, [first]))["seq"]
                assert (await one.barrier(1, turn=True))["legal"]
                await one.undo(1, turn=True)
                assert (await two.look(seq))["view"] != (await two.look(seq + 1))["view"]
                with pytest.raises(Refused):
                    await two.look(seq, 0)
                await two.concede()
                assert (await two.look(seq, 0))["view"] == (await two.look(seq, whole=True))["view"]
            assert (await server.verify(table, ana))["takebacks"] == 1
            assert (await server.analysis(table, ana))["judged"] in {None, 0}
            assert await server.watch(table, ana) != keys.watch
            again = await server.branch(table, ana, seq=seq, seats=[PersonSeat(mine=True), PersonSeat()])
            assert list(again.seats) == ["0"]

    run(test())


def test_whatever_else_a_server_has_is_asked_for_by_name(serving: Serving) -> None:
    """Rules, lessons, studies and what it takes to draw a game; messages; codes; a look at a table without a line."""

    async def test() -> None:
        async with Server(serving.address) as server, Server(serving.address, language="fr") as phone:
            assert (await phone.rules("oort", full=True))["edition"] == "full"
            assert (await server.lessons("oort"))["lessons"]
            assert (await server.form("oort", 2, {"setup": 0}))["records"]
            assert await server.components("oort")
            studied = await server.study(Study("oort", seed=5, options={"setup": 0}, actions=["Pc3"]))
            assert (studied["seat"], studied["refusal"]) == (1, None)

            keys = await server.create(NewTable("oort", [PersonSeat(mine=True), PersonSeat(mine=True)]))
            table, ana = keys.table, keys.seats["0"]
            assert not (await server.notices_key()).mail
            told = await server.notify(table, 0, "webhook", "https://example.org/hook", ana)
            assert await server.notices(table, ana) == [told]
            assert await server.confirm_notice(table, told.id, "none", ana) == told
            await server.stop_notice(table, told.id, ana)
            assert await server.notices(table, ana) == []

            await server.start(table, ana)
            async with server.sit(table, seat=1) as two:
                assert two.frame is not None
                assert two.frame.you == 1
            code = (await server.code(table, 0, ana)).code
            assert await phone.enter_by_code(code) == table
            glance = phone.glance(table)
            state = await glance.state()
            assert state.you == 0
            assert state.decision is not None
            first, second = (one.action for one in state.decision.candidates[:2])
            assert [one["action"] for one in await glance.brings(0, of=[second])] == [second]
            assert (await glance.why(0))["refused"] == []
            seq = (await glance.act(0, [first]))["seq"]
            assert (await glance.look(seq, public=True))["view"] == (await glance.look(seq))["view"]
            with pytest.raises(Refused, match="fusée"):
                await phone.glance(table, keys.seats["1"]).act(1, [first])

    run(test())


class Wire:
    """Something between client and server that can swallow what the server says, and cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.deaf = False
        self.cuts = 0
        self._writers: list[asyncio.StreamWriter] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass everything on between two ends."""
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers += [writer, back]
        await asyncio.gather(self._pass(reader, back, lambda: False), self._pass(there, writer, lambda: self.deaf))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, deaf: Callable[[], bool]) -> None:
        while data := await reader.read(65536):
            if deaf():
                self.cut()
                return
            writer.write(data)
        writer.close()

    def cut(self) -> None:
        """Break every connection."""
        self.cuts += 1
        self.deaf = False
        for writer in self._writers:
            writer.close()
        self._writers.clear()


def test_a_request_whose_reply_was_lost_is_sent_again_and_carried_out_once(serving: Serving) -> None:
    """The line is cut when the server answers; the client comes back and has the reply."""

    async def cut() -> None:
        wire = Wire(int(serving.address.rpartition(":")[2]))
        between = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
        port = between.sockets[0].getsockname()[1]
        try:
            async with Server(serving.address) as server, Server(f"http://127.0.0.1:{port}") as through:
                table, ana, _ = await two_seated(server)
                async with through.sit(table, ana) as line:
                    heard: list[str] = []
                    line.told = lambda kind, _: heard.append(kind) if kind in {"lost", "back"} else None
                    assert line.frame is not None
                    before = line.frame.seq
                    await line.ping()  # whatever comes by itself has come
                    wire.deaf = True
                    answer = await line.say("once")
                    assert answer["seq"] == before + 1
                    assert wire.cuts == 1
                    assert heard == ["lost", "back"]
                    assert [entry.text for entry in line.entries if entry.is_ == "said"] == ["once"]
        finally:
            between.close()

    run(cut())


def test_a_refusal_has_a_code_a_rule_and_a_sentence(serving: Serving) -> None:
    """In the language of the line."""

    async def refuse() -> None:
        async with Server(serving.address, language="fr") as server:
            table, ana, ben = await two_seated(server)
            async with server.sit(table, ana) as one, server.sit(table, ben) as two:
                await one.act(0, ["Pm8"])
                with pytest.raises(Refused, match=r"OO-3\.7") as refused:
                    await two.act(1, ["Pm8"])
                assert (refused.value.code, refused.value.rule) == ("action/illegal", "OO-3.7")
                assert "fusée" in refused.value.message
            with pytest.raises(Refused) as refused:
                await server.table("nowhere")
            assert (refused.value.code, refused.value.status) == ("table/unknown", 404)

    run(refuse())


def test_a_line_whose_key_opens_nothing_any_more_is_shut(serving: Serving) -> None:
    """Whoever waits for it hears why, and it does not try for ever."""

    async def rotate() -> None:
        # The other has no pocket, which would open the table too.
        async with Server(serving.address) as server, Server(serving.address) as other:
            table, _, ben = await two_seated(server)
            async with other.sit(table, ben) as line:
                new = await server.rotate(table, 1, ben)
                with pytest.raises(Refused, match="table/not-allowed"):
                    async for _ in line:
                        pass
                with pytest.raises(Refused, match="table/not-allowed"):
                    await line.ping()
            async with other.sit(table, new.token) as line:
                await line.ping()
            with pytest.raises(Shut):
                await line.ping()

    run(rotate())


def test_where_no_server_answers_that_is_said(serving: Serving) -> None:
    """Whether nobody listens there or somebody else does."""

    async def ask() -> None:
        for address in ("http://127.0.0.1:9", "ftp://127.0.0.1", "http://"):
            with pytest.raises(Unreachable):
                async with Server(address) as server:
                    await server.games()
        async with Server("http://127.0.0.1:9") as server:
            with pytest.raises(Unreachable):
                async with server.sit("table"):
                    pass
        async with Server(serving.address) as server:
            assert {game["name"] for game in await server.games()} >= {"oort", "interstellar", "cove"}

    run(ask())


def test_a_bot_of_ones_own_joins_by_an_invitation(serving: Serving) -> None:
    """The example plays against a bot of the server until the match is over."""

    async def invite() -> None:
        async with Server(serving.address) as server:
            keys = await server.create(
                NewTable("oort", [PersonSeat(), BotSeat("random")], {"drought": 24}, settings=QUICK)
            )
            playing = asyncio.create_task(play(server.link(keys.table, keys.invite), "Guest", random.Random(1)))
            async with server.sit(keys.table, keys.host) as watching:
                async for frame in watching:
                    if frame.about.status == "waiting" and not any(seat.is_free for seat in frame.about.seats):
                        await server.start(keys.table, keys.host)
                        break
            ended = await playing
            assert ended.outcome is not None
            assert len(ended.outcome["ranking"]) == 2
            assert ended.about.seats[0].name == "Guest"

    run(invite())
