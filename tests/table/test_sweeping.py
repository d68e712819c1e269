"""What is deleted by itself, and what an operator can watch."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from starboard.table.config import from_environment
from starboard.table.house import LEFT_ALONE, House
from starboard.table.live import Live
from starboard.table.standing import ABORTED
from starboard.table.store import VOLATILE, Key, Store, Write
from starboard.table.sweeping import DAY, EVERY, Keep, sweep
from tests.table.simulated import opened, run

if TYPE_CHECKING:
    from tests.table.simulated import Room

NEW = {"game": "oort", "seats": [{"is": "person", "mine": True}, {"is": "person"}]}


async def some(room: Room) -> dict[str, str]:
    """Set up a table that waits, one that was broken off, one that is played, and one where somebody looks in."""
    waiting, aborted, looked = [await room.post("/tables", NEW) for _ in range(3)]
    await room.post(f"/tables/{aborted['table']}/abort", token=aborted["host"])
    playing, _ = await room.sit("oort", 2)
    await room.connect(looked["table"], looked["seats"]["0"])
    return {
        "waiting": waiting["table"],
        "aborted": aborted["table"],
        "playing": playing,
        "looked": looked["table"],
    }


async def pass_by(room: Room, days: float) -> None:
    """Let days pass, and then so much time that it is swept."""
    room.clock.jump(days * DAY)
    await asyncio.sleep(EVERY + 1)


def test_what_has_ended_leaves_the_memory_once_it_is_left_alone_and_comes_back_when_asked_for() -> None:
    """A game that goes on stays at hand; nobody plays on in one that is over, so the store alone keeps it."""

    async def go() -> None:
        async with opened() as room:
            tables = await some(room)
            assert room.house.at_hand(tables["aborted"]) is not None
            await asyncio.sleep(LEFT_ALONE + 1)
            await room.post("/tables", NEW)
            assert room.house.at_hand(tables["aborted"]) is None
            assert room.house.at_hand(tables["playing"]) is not None
            assert (await room.house.live(tables["aborted"])).standing.status == ABORTED

    run(go)


def test_who_sets_a_table_up_finds_it_at_hand_as_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read neither for them nor for who sits down; a server that reads it finds the same."""

    async def forbidden(table_id: str) -> None:
        raise AssertionError(table_id)

    async def go() -> None:
        async with opened() as room:
            with monkeypatch.context() as patched:
                patched.setattr(room.house.store, "read", forbidden)
                table, tokens = await room.sit("cove", 2)
                await room.connect(table, tokens[1])
            live, stored = await room.live(table), await room.house.store.read(table)
            assert stored is not None
            read = Live(table, stored, room.clock)
            assert (read.chain, read.notes, read.listing) == (live.chain, live.notes, live.listing)

    run(go)


def test_a_table_that_left_the_memory_takes_none() -> None:
    """It is gone at once: what keeps itself would stay until all that lasts is looked through, which is seldom."""

    async def go() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            socket = await room.connect(table, tokens[0])
            await socket.ask("concede")
            await socket.hang_up()
            await asyncio.sleep(LEFT_ALONE + 1)
            assert [live.id for live in room.house.lives] == [table]
            await room.post("/tables", NEW)
            # By its type: isinstance would ask proxies of what is gone, which any library may hold.
            assert [one for one in gc.get_objects() if type(one) is Live and one.id == table] == []

    gc.disable()
    try:
        run(go)
    finally:
        gc.enable()


def test_unused_tables_are_deleted_in_time_and_others_stay() -> None:
    """After 7 days what was broken off, after 14 what nobody began; never what is played, nor where somebody is."""

    async def go() -> None:
        async with opened() as room:
            tables = await some(room)
            left = room.house.store.all_ids
            await pass_by(room, 6)
            assert await left() == sorted(tables.values())
            await pass_by(room, 1)
            del tables["aborted"]
            assert await left() == sorted(tables.values())
            with capture_logs() as logs:
                await pass_by(room, 7)
            del tables["waiting"]
            assert await left() == sorted(tables.values())
            swept = [line for line in logs if line["event"] == "a table was swept"]
            assert [set(line) - {"event", "log_level"} for line in swept] == [{"table", "status"}]

    run(go)


def test_what_its_host_deletes_is_gone_and_the_log_says_so() -> None:
    """Nobody else may; the table is named, and no key."""

    async def go() -> None:
        async with opened() as room:
            keys = await room.post("/tables", NEW)
            where = f"/api/tables/{keys['table']}"
            with capture_logs() as logs:
                for key, status in ((keys["seats"]["0"], 403), (keys["host"], 204), (keys["host"], 404)):
                    answer = await room.http.delete(where, headers={"authorization": f"Bearer {key}"})
                    assert answer.status_code == status
            assert await room.house.store.all_ids() == []
            told = {"event": "a table was deleted", "table": keys["table"], "status": "waiting", "log_level": "info"}
            assert logs == [told]

    run(go)


def test_nothing_is_deleted_where_the_operator_wants_that() -> None:
    """0 days are for ever."""

    async def go() -> None:
        async with opened() as room:
            tables = await some(room)
            room.clock.jump(400 * DAY)
            object.__setattr__(room.house, "keep", Keep(0, 0))
            await sweep(room.house)
            assert await room.house.store.all_ids() == sorted(tables.values())

    run(go)


def test_keys_whose_time_is_out_are_deleted() -> None:
    """A code that nobody typed leaves nothing."""

    async def go() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            await room.post(f"/tables/{table}/code", {"seat": 0}, token=tokens[0])
            before = len(await room.house.store.keys_of(table))
            await sweep(room.house)
            assert len(await room.house.store.keys_of(table)) == before
            room.clock.jump(3600)
            await sweep(room.house)
            kept = await room.house.store.keys_of(table)
            assert len(kept) == before - 1
            assert not any(key.kind == "code" for key in kept)

    run(go)


def test_a_code_whose_time_is_out_opens_nothing() -> None:
    """Though nobody has swept since; and it opens until then."""

    async def go() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            for path in ("/api/enter", f"/api/tables/{table}/enter"):
                for seconds, status in ((599, 200), (601, 403)):
                    code = (await room.post(f"/tables/{table}/code", {"seat": 0}, token=tokens[0]))["code"]
                    room.clock.jump(seconds)
                    assert any(key.kind == "code" for key in await room.house.store.keys_of(table))
                    room.http.cookies.clear()
                    assert (await room.http.post(path, json={"token": code})).status_code == status, path

    run(go)


def test_a_store_that_fails_does_not_end_the_sweeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again the next time."""
    from starboard.table.errors import StoreFailed, refusal

    async def go() -> None:
        async with opened() as room:
            tables = await some(room)
            whole = room.house.store.idle

            async def fail(*_: object) -> list[str]:
                raise StoreFailed(refusal("store-failed"))

            monkeypatch.setattr(room.house.store, "idle", fail)
            await pass_by(room, 15)
            assert tables["waiting"] in await room.house.store.all_ids()
            monkeypatch.setattr(room.house.store, "idle", whole)
            await asyncio.sleep(2 * EVERY)
            assert tables["waiting"] not in await room.house.store.all_ids()

    run(go)


def test_the_days_are_the_operators() -> None:
    """By the environment."""
    config = from_environment({"STARBOARD_KEEP_WAITING": "3", "STARBOARD_KEEP_ABORTED": "0"})
    assert (config.keep_waiting, config.keep_aborted) == (3, 0)
    assert House(Store(VOLATILE)).keep == Keep(14, 7)


def test_the_figures_are_told_and_name_nobody() -> None:
    """Prometheus finds what the page for operators lists; no label is a table's, a player's or a key's."""

    async def go() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            socket = await room.connect(table, tokens[0])
            refused = await socket.ask("act", number=99, actions=["nonsense"])
            assert not refused["ok"]
            await room.house.store.write(Write(table, keys=[Key("h", table, "seat", 0)]))
            answer = await room.http.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain; version=")
            told = answer.text
            assert "starboard_sockets 1.0" in told
            assert "starboard_tables_live 1.0" in told
            assert 'starboard_actions_total{by="server"}' in told
            assert f'starboard_refusals_total{{code="{refused["error"]["code"]}"}}' in told
            for name in ("commit_seconds_bucket", "writes_waiting", "bots_given_up_total", "lines_cut_total"):
                assert f"starboard_{name}" in told
            assert not any(secret in told for secret in (table, *tokens))

    run(go)
