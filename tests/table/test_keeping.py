"""`starboard store`: backups from and into either kind of database, checks, and single matches."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from starboard.games import find_game, read_record
from starboard.kernel import verify
from starboard.table.config import Config
from starboard.table.errors import Quarantined, StoreFailed
from starboard.table.founding import new_id
from starboard.table.live import Live
from starboard.table.store import Store
from starboard.table.store.carrying import back_up, restore
from tests import commands
from tests.table.databases import fresh_database, sqlite_url
from tests.table.guests import play_on, serving
from tests.table.simulated import opened

if TYPE_CHECKING:
    from pathlib import Path

    from tests.commands import Done


def run(*words: str | Path) -> Done:
    """Run `starboard store`."""
    return commands.run("store", *words, surroundings={**os.environ, "LC_ALL": "C", "STARBOARD_DATABASE": ""})


async def held(url: str) -> dict[str, Any]:
    """Return all that a database holds of each table."""
    store = Store(url)
    await store.open()
    try:
        return {
            table_id: (await store.read(table_id), sorted(await store.keys_of(table_id), key=str))
            for table_id in await store.all_ids()
        }
    finally:
        await store.close()


async def play(url: str) -> str:
    """Let a table be played for a while, and others be set up; return its name."""
    async with opened(url) as room:
        table, tokens = await room.sit("interstellar", 2)
        await room.sit("cove", 1)
        await room.post("/tables", {"game": "oort", "seats": [{"is": "person", "mine": True}] * 2})
        sockets = [await room.connect(table, token) for token in tokens]
        rng = random.Random(1)
        for _ in range(12):
            for socket in sockets:
                decision = socket.state["decision"]
                if decision is not None:
                    await socket.act(rng.choice(decision["candidates"])["action"])
            await asyncio.sleep(0.01)
        return table


async def back_up_now(url: str, file: Path) -> int:
    """Back a database up that a server may be writing."""
    store = Store(url)
    try:
        return await back_up(store, file)
    finally:
        await store.close()


async def restore_now(url: str, file: Path, *, replace: bool = False) -> int:
    """Restore into a database."""
    store = Store(url)
    await store.open()
    try:
        return await restore(store, file, replace=replace)
    finally:
        await store.close()


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_of_either_database_is_restored_into_either(
    source: str, target: str, postgres: str, tmp_path: Path
) -> None:
    """Every byte of every table is there again, and every key."""
    urls = [
        fresh_database(postgres) if kind == "postgres" else f"sqlite:///{tmp_path / name}"
        for kind, name in ((source, "from.sqlite3"), (target, "to.sqlite3"))
    ]
    file = tmp_path / "tables.backup"

    async def carry() -> None:
        await play(urls[0])
        assert await back_up_now(urls[0], file) == 3
        assert await restore_now(urls[1], file) == 3
        before, after = await held(urls[0]), await held(urls[1])
        assert before == after
        with pytest.raises(StoreFailed) as refused:
            await restore_now(urls[1], file)
        assert refused.value.why.code == "store-not-empty"
        assert await restore_now(urls[1], file, replace=True) == 3
        assert await held(urls[1]) == before

    asyncio.run(carry())
    assert {path.name for path in tmp_path.iterdir() if "backup" in path.name} == {"tables.backup"}


def test_a_backup_that_is_made_while_the_table_is_played_is_whole(tmp_path: Path) -> None:
    """Each of them holds a table that loads, and the game does not stop."""
    url = sqlite_url(tmp_path)

    async def go() -> None:
        async with opened(url) as room:
            table, tokens = await room.sit("oort", 2)
            sockets = [await room.connect(table, token) for token in tokens]
            moved = 0
            for number in range(5):
                backing = asyncio.create_task(back_up_now(url, tmp_path / f"{number}.backup"))
                while not backing.done():
                    for socket in sockets:
                        decision = socket.state["decision"]
                        if decision is not None:
                            moved += (await socket.act(decision["candidates"][0]["action"]))["ok"]
                    await asyncio.sleep(0)
                assert backing.result() == 1
            assert moved
        for number in range(5):
            store = Store(f"sqlite:///{tmp_path / f'{number}.backup'}")
            await store.open()
            stored = await store.read(table)
            assert stored is not None
            Live(table, stored)
            await store.close()

    asyncio.run(go())


def test_the_commands_back_up_restore_check_and_export(tmp_path: Path) -> None:
    """As an operator types them; what is wrong is one line, and exit code 1."""
    database, other, file = tmp_path / "tables.sqlite3", tmp_path / "other.sqlite3", tmp_path / "tables.backup"
    with serving(Config(database=str(database))) as house:
        house.set_up("oort", 2)
        guests = {seat: house.seat(seat) for seat in (0, 1)}
        play_on(guests, random.Random(2), 6)
        table = house.keys["table"]
        done = run("backup", file, "--database", database)  # while the server runs
        assert (done.returncode, done.stdout) == (0, f"One table was written to {file}.\n"), done.stderr
        running = run("export", table, "--database", database)
        assert "secrets" in running.stderr
        assert read_record(running.stdout).number > 5
        assert guests[0].ask("concede")["ok"]
    finished = run("export", table, "--database", database)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert verify(finished.stdout, find_game).decisions
    assert run("restore", file, "--database", other).stdout == f"One table was restored from {file}.\n"
    assert run("check", "--database", other).stdout == "One table was read, and all is whole.\n"
    for words, said in (
        (("backup", file, "--database", database), "of that name already"),
        (("restore", file, "--database", other), "--replace"),
        (("check", "--database", tmp_path / "none"), "There is no database"),
        (("export", "nobody", "--database", database), "no such table"),
    ):
        done = run(*words)
        assert (done.returncode, done.stdout) == (1, ""), words
        assert done.stderr.count("\n") == 1
        assert said in done.stderr, done.stderr


def test_a_backup_of_a_newer_version_or_what_is_none_is_refused(tmp_path: Path) -> None:
    """Nothing of it is put anywhere."""

    async def go() -> None:
        await play(sqlite_url(tmp_path))
        file = tmp_path / "tables.backup"
        await back_up_now(sqlite_url(tmp_path), file)
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(StoreFailed) as refused:
            await restore_now(f"sqlite:///{tmp_path / 'other'}", file)
        assert refused.value.why.code == "store-newer"
        for wrong in (b"no database", b"SQLite format 3\0" + bytes(2000)):
            file.write_bytes(wrong)
            with pytest.raises(StoreFailed) as refused:
                await restore_now(f"sqlite:///{tmp_path / 'other'}", file)
            assert refused.value.why.code == "store-no-backup"
        assert await held(f"sqlite:///{tmp_path / 'other'}") == {}

    asyncio.run(go())


TURNED = "data"
for now, then in (("A0", "A~"), ("A1", "A0"), ("A~", "A1"), ("A2", "A~"), ("A3", "A2"), ("A~", "A3")):
    TURNED = f"replace({TURNED}, '{now}', '{then}')"
OTHER_TILES = f"UPDATE endings SET data = CAST({TURNED} AS BLOB) WHERE 1"  # noqa: S608  # ours
"""A tile lies turned: a position as good as any other, which nothing but a hash can tell from the true one."""
DAMAGE = {
    "a byte of an entry": "UPDATE entries SET data = CAST(replace(data, 'seat', 'seet') AS BLOB) WHERE seq = 3",
    "an entry cut short": "UPDATE entries SET data = substr(data, 1, 20) WHERE seq = 4",
    "an entry of another kind": "UPDATE entries SET data = 7 WHERE seq = 4",
    "an entry lost": "DELETE FROM entries WHERE seq = 4",
    "the last entry lost": "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries WHERE table_id = ?)",
    "all entries lost": "DELETE FROM entries WHERE 1",
    "the ending lost": "DELETE FROM endings WHERE 1",
    "an ending of another move": "UPDATE endings SET seq = seq - 1 WHERE 1",
    "an ending cut short": "UPDATE endings SET data = substr(data, 1, 100) WHERE 1",
    "a position that might have been": OTHER_TILES,
    "a position that cannot be": "UPDATE endings SET data = CAST(replace(data, 'decision', 'd') AS BLOB) WHERE 1",
}


@pytest.fixture(scope="module")
def two_tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with two public tables that are being played."""
    folder = tmp_path_factory.mktemp("whole")
    tables = []

    async def make() -> None:
        async with opened(sqlite_url(folder)) as room:
            for _ in range(2):
                table, tokens = await room.sit("oort", 2, public=True)
                sockets = [await room.connect(table, token) for token in tokens]
                for socket in sockets * 3:
                    if socket.state["decision"] is not None:
                        await socket.act(socket.state["decision"]["candidates"][0]["action"])
                    await asyncio.sleep(0.01)
                tables.append(table)

    asyncio.run(make())
    return folder / "tables.sqlite3", tables[0], tables[1]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_quarantined_and_all_others_serve(
    damage: str, two_tables: tuple[Path, str, str], tmp_path: Path
) -> None:
    """It is refused by its own code, left as it is, named by `check`, and hides nothing."""
    whole, bad, good = two_tables
    shutil.copy(whole, tmp_path)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        statement = DAMAGE[damage].replace("?", f"'{bad}'") + f" AND table_id = '{bad}'"
        assert connection.execute(statement).rowcount > 0
    connection.close()

    async def look() -> None:
        async with opened(sqlite_url(tmp_path)) as room:
            with pytest.raises(Quarantined):
                await room.house.live(bad)
            refused = await room.http.get(f"/api/tables/{bad}")
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "table/quarantined")
            assert [one["id"] for one in (await room.http.get("/api/tables")).json()] == [good]
            assert (await room.http.get(f"/api/tables/{good}")).status_code == 200
            assert await room.house.store.all_ids() == sorted([bad, good])

    asyncio.run(look())
    if damage == "the ending lost":
        done = run("check", "--database", tmp_path / "tables.sqlite3")
        assert done.returncode == 1
        assert done.stdout == f"Table {bad} is damaged.\n2 tables were read, and one is damaged.\n"


def test_no_table_is_called_like_an_option() -> None:
    """`starboard store export TABLE` takes any of them as it stands."""
    assert not any(new_id().startswith("-") for _ in range(1000))
