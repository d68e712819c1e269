"""The store keeps what it says it kept, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from contextlib import asynccontextmanager, closing
from threading import Event
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy import insert

from starboard.table.errors import Busy, Quarantined, StoreFailed
from starboard.table.store import (
    VOLATILE,
    Answer,
    Conflict,
    Key,
    Listing,
    Row,
    Store,
    Window,
    Wish,
    Write,
    chained,
    writing,
)
from starboard.table.store.migrating import VERSIONS, config_for
from starboard.table.store.schema import METADATA, SECRETS
from tests.table.databases import NEEDS_POSTGRES, sqlite_url

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from pathlib import Path


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Give a store for a while."""
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def listing(table_id: str, **changed: Any) -> Listing:
    """Return a table's row in the list."""
    known = {"game": "oort", "status": "playing", "public": False, "created": 1.0, "changed": 2.0}
    return Listing(table_id, **{**known, **changed})


def entry(table_id: str, seq: int, act: str | None = None, data: bytes = b"{}") -> Row:
    """Return an entry's row."""
    return Row(seq, 1.5, data, chained("", table_id, seq, data), 0 if act else None, act)


def write(table_id: str, seq: int, act: str | None = None, **more: Any) -> Write:
    """Return the write of one entry."""
    return Write(table_id, [entry(table_id, seq, act)], listing(table_id), ending=b"[]", **more)


def seqs(stored: Any) -> list[int]:
    """Return the numbers of the entries that are stored."""
    return [row.seq for row in stored.rows]


# What is written is read


def test_all_that_is_written_is_read_again_after_a_restart(database: str) -> None:
    """Entries, ending, listing, answers and keys come back as they were given."""
    keys = [Key("h" * 64, "t", "seat", 2, 1.0, 9.0), Key("i" * 64, "t", "host", -1, 1.0)]

    async def run() -> None:
        async with opened(database) as store:
            await store.write(Write("t", [entry("t", 0)], listing("t", public=True), ending=b"\x00\xff", keys=keys))
            await store.write(Write("t", answer=Answer(4, 1, b"[1]", 3.0, "a"), after=0))
        async with opened(database) as store:
            stored = await store.read("t")
            assert stored is not None
            assert stored.listing == listing("t", public=True)
            assert (seqs(stored), stored.ending, stored.ending_seq) == ([0], b"\x00\xff", 0)
            assert stored.rows[0] == entry("t", 0)
            assert stored.answers == [Answer(4, 1, b"[1]", 3.0, "a")]
            assert sorted(await store.keys_of("t"), key=lambda key: key.hash) == keys
            assert await store.keys("h" * 64) == [keys[0]]
            assert await store.read("u") is None
            assert [one.id for one in await store.listed(public=True)] == ["t"]
            assert await store.all_ids() == ["t"]

    asyncio.run(run())


def test_a_closing_window_clears_its_answers_and_keys_are_dropped_by_kind_or_by_hash(database: str) -> None:
    """What a write takes away is gone, and nothing else is."""

    async def run() -> None:
        async with opened(database) as store:
            kept = [Key("a", "t", "seat", 0), Key("b", "t", "pocket", 0), Key("c", "t", "seat", 1)]
            await store.write(write("t", 0, keys=kept))
            await store.write(Write("t", answer=Answer(1, 0, b"x", 1.0)))
            await store.write(write("t", 1, clear_answers=True, drop_keys=[Key("", "t", "seat", 0), kept[1]]))
            assert await store.answers("t") == []
            assert [key.hash for key in await store.keys_of("t")] == ["c"]

    asyncio.run(run())


def test_a_deleted_table_leaves_nothing_and_cannot_be_written_on(database: str) -> None:
    """Another process that did not hear of it gets a Conflict, not half a table."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t", 0, keys=[Key("a", "t", "seat", 0)]))
            await store.write(write("u", 0))
            await store.forget("t")
            assert await store.all_ids() == ["u"]
            with pytest.raises(Conflict):
                await store.write(write("t", 1))
            assert await store.all_ids() == ["u"]

    asyncio.run(run())


def test_expired_keys_are_swept_and_others_stay(database: str) -> None:
    """Only keys whose time is out are deleted."""

    async def run() -> None:
        async with opened(database) as store:
            keys = [Key("a", "t", "code", 0, 0.0, 5.0), Key("b", "t", "code", 0, 0.0, 50.0), Key("c", "t", "seat", 0)]
            await store.write(write("t", 0, keys=keys))
            await store.drop_expired(10.0)
            assert sorted(key.hash for key in await store.keys_of("t")) == ["b", "c"]

    asyncio.run(run())


def test_a_key_that_is_shown_again_is_not_read_again_until_keys_of_its_table_change(tmp_path: Path) -> None:
    """Whoever comes back costs no query, nor who set a table up; what is taken away opens nothing from then on."""
    read: list[str] = []

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            sqlalchemy_event.listen(store.engine, "before_cursor_execute", lambda *told: read.append(told[2]))
            mine, theirs = Key("a", "t", "seat", 0), Key("b", "t", "seat", 1)
            await store.write(write("t", 0, keys=[mine]))
            await store.write(write("u", 0, keys=[Key("a", "u", "pocket", 0)]))
            assert await store.keys("a", "t") == [mine]
            assert [said for said in read if said.startswith("SELECT")] == []
            for _ in range(3):
                assert await store.keys("a", "u") == [Key("a", "u", "pocket", 0)]
            assert len([said for said in read if said.startswith("SELECT")]) == 1
            assert await store.keys("b", "t") == []
            await store.write(Write("t", keys=[theirs]))
            assert await store.keys("b", "t") == [theirs]
            reading = asyncio.create_task(store.keys("a", "t"))  # which may see what is there before or after
            await asyncio.sleep(0)
            await store.write(write("t", 1, drop_keys=[Key("", "t", "seat", 0)]))
            assert await reading in ([mine], [])
            assert await store.keys("a", "t") == []
            await store.forget("t")
            assert await store.keys("b", "t") == []
            assert await store.keys("a", "u") == [Key("a", "u", "pocket", 0)]

    asyncio.run(run())


# Conflicts


def test_the_second_of_one_number_or_of_one_request_conflicts(database: str) -> None:
    """(table, seq) and (table, seat, request) are there once."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t", 0))
            await store.write(write("t", 1, "a"))
            with pytest.raises(Conflict):
                await store.write(write("t", 1))
            with pytest.raises(Conflict):
                await store.write(write("t", 2, "a"))
            await store.write(write("t", 2, "b"))
            stored = await store.read("t")
            assert stored is not None
            assert seqs(stored) == [0, 1, 2]

    asyncio.run(run())


def test_a_conflict_in_the_middle_of_a_group_fails_alone(database: str) -> None:
    """The other writes of the commit are stored, and each caller learns what came of theirs."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t5", 0))
            tried = await asyncio.gather(*[store.write(write(f"t{n}", 0)) for n in range(10)], return_exceptions=True)
            assert [type(one) for one in tried] == [Conflict if n == 5 else type(None) for n in range(10)]
            assert await store.count() == 10

    asyncio.run(run())


def test_what_a_database_cannot_hold_fails_alone(database: str) -> None:
    """A text that PostgreSQL does not take fails for whoever sent it, and for nobody else of the group."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t3", 0))
            odd = [write(f"t{n}", 0 if n != 3 else 1, "\0" if n == 3 else "a") for n in range(6)]
            tried = await asyncio.gather(*[store.write(one) for one in odd], return_exceptions=True)
            assert [one for n, one in enumerate(tried) if n != 3] == [None] * 5
            assert tried[3] is None if store.is_sqlite else isinstance(tried[3], StoreFailed)

    asyncio.run(run())


def test_writes_that_wait_share_commits_and_one_tables_keep_their_order(database: str) -> None:
    """A hundred writes take a few commits; two of one table never change places."""

    async def run() -> None:
        async with opened(database) as store:
            await asyncio.gather(*[store.write(write(f"t{n % 20}", n // 20)) for n in range(100)])
            for n in range(20):
                stored = await store.read(f"t{n}")
                assert stored is not None
                assert seqs(stored) == [0, 1, 2, 3, 4]

    asyncio.run(run())


def test_an_answer_to_a_window_that_has_closed_is_refused(database: str) -> None:
    """Whoever answers in another process than the one that closed the window is not told that it counts."""

    async def run() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.write(write("t", 0))
            await other.write(Write("t", answer=Answer(1, 0, b"x", 1.0), after=0))
            await one.write(write("t", 1, clear_answers=True))
            with pytest.raises(Conflict):
                await other.write(Write("t", answer=Answer(1, 0, b"y", 1.0), after=0))
            assert await one.answers("t") == []

    asyncio.run(run())


def test_a_window_is_not_closed_without_an_answer_that_was_acknowledged(database: str) -> None:
    """Whoever closes it must have read every answer that is stored, in its last form."""

    async def run() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.write(write("t", 0))
            await one.write(Write("t", answer=Answer(1, 0, b"mine", 1.0), after=0))
            await other.write(Write("t", answer=Answer(1, 1, b"new", 1.0), after=0))
            for seen in ({0: b"mine"}, {0: b"mine", 1: b"old"}):
                with pytest.raises(Conflict):
                    await one.write(write("t", 1, window=Window(1, seen)))
            await one.write(write("t", 1, window=Window(1, {0: b"mine", 1: b"new", 2: b"silent"})))

    asyncio.run(run())


# Failures


def test_a_write_whose_caller_has_gone_is_stored(database: str) -> None:
    """Who is cancelled goes when it is known what came of the write."""

    async def run() -> None:
        async with opened(database) as store:
            task = asyncio.create_task(store.write(write("t", 0)))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await store.read("t") is not None

    asyncio.run(run())


def test_close_waits_for_what_waits_and_then_nothing_is_taken(database: str) -> None:
    """What was given before is stored; what comes later is refused, not lost."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        tasks = [asyncio.create_task(store.write(write(f"t{n}", 0))) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreFailed):
            await store.write(write("late", 0))
        async with opened(database) as again:
            assert await again.count() == 50

    asyncio.run(run())


def test_more_than_may_wait_is_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue is bounded, and whoever is turned away is told at once."""
    monkeypatch.setattr(writing, "MOST_WAITING", 10)

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            tried = await asyncio.gather(*[store.write(write(f"t{n}", 0)) for n in range(30)], return_exceptions=True)
            assert sum(isinstance(one, Busy) for one in tried) == 20
            assert await store.count() == 10

    asyncio.run(run())


def test_a_full_disk_stores_nothing_and_is_written_again_when_there_is_room(tmp_path: Path) -> None:
    """Nobody is told that something is stored which is not; nothing has to be started again."""

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            await store.write(write("t", 0))
            big = Write("t", [entry("t", 1, data=b"x" * 500_000)], listing("t"))
            driver: Any = store._writer._driver  # the limit is its connection's own
            driver._thread.submit(driver._connection.execute, "PRAGMA max_page_count=40").result()
            with pytest.raises(StoreFailed):
                await store.write(big)
            stored = await store.read("t")
            assert stored is not None
            assert seqs(stored) == [0]
            await store.write(big)  # the limit went with the connection

    asyncio.run(run())


def test_a_file_that_somebody_else_writes_is_waited_for(tmp_path: Path) -> None:
    """Readers do not wait for a writer, and the writer waits for another for some seconds."""

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            await store.write(write("t", 0))
            other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.write(write("t", 1)))
            await asyncio.sleep(0.05)
            async with asyncio.timeout(100):
                stored = await store.read("t")
            assert stored is not None
            assert (seqs(stored), waiting.done()) == ([0], False)
            other.execute("COMMIT")
            other.close()
            await waiting

    asyncio.run(run())


def test_sqlite_syncs_every_commit_and_a_volatile_store_none(tmp_path: Path) -> None:
    """The pragmas are set on the connection that writes."""

    async def pragmas(url: str) -> tuple[str, int]:
        async with opened(url) as store:
            await store.write(write("t", 0))
            driver: Any = store._writer._driver  # each connection has its own

            def ask() -> tuple[str, int]:
                ask_one = driver._connection.execute
                return ask_one("PRAGMA journal_mode").fetchone()[0], ask_one("PRAGMA synchronous").fetchone()[0]

            found: tuple[str, int] = driver._thread.submit(ask).result()
            return found

    assert asyncio.run(pragmas(sqlite_url(tmp_path))) == ("wal", 2)
    assert asyncio.run(pragmas(VOLATILE)) == ("wal", 0)


def test_a_reader_sees_a_table_as_it_was_at_one_moment(database: str) -> None:
    """Rows and ending belong together however quickly somebody writes."""

    async def run() -> None:
        async with opened(database) as store, opened(database) as reader:
            await store.write(write("t", 0))
            done = asyncio.Event()

            async def play() -> None:
                for seq in range(1, 60):
                    await store.write(write("t", seq))
                done.set()

            task = asyncio.create_task(play())
            while not done.is_set():
                stored = await reader.read("t")
                assert stored is not None
                assert stored.ending_seq == stored.rows[-1].seq
            await task

    asyncio.run(run())


@pytest.mark.parametrize("database", [pytest.param("postgres", marks=NEEDS_POSTGRES)], indirect=True)
def test_a_cut_connection_is_made_again(postgres: str, database: str) -> None:
    """PostgreSQL ends all connections: what was not acknowledged is refused, and the next write is stored."""
    from tests.table.databases import asked

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t", 0))
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 't%'"
            await asyncio.to_thread(asked, postgres, ending)
            try:
                await store.write(write("t", 1))
            except StoreFailed:
                await store.write(write("t", 1))
            stored = await store.read("t")
            assert stored is not None
            assert seqs(stored) == [0, 1]

    asyncio.run(run())


def test_damage_that_the_database_notices_is_that_tables_alone(tmp_path: Path) -> None:
    """A page that SQLite cannot read quarantines the tables on it; others are read."""

    async def make() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            for n in range(40):
                await store.write(
                    Write(f"t{n:02}", [entry(f"t{n:02}", 0, data=b"%02d" % n * 1200)], listing(f"t{n:02}"))
                )

    async def read() -> list[bool]:
        async with opened(sqlite_url(tmp_path)) as store:
            whole = []
            for n in range(40):
                try:
                    whole.append(await store.read(f"t{n:02}") is not None)
                except Quarantined:
                    whole.append(False)
            return whole

    asyncio.run(make())
    path = tmp_path / "tables.sqlite3"
    data = bytearray(path.read_bytes())
    where = data.index(b"20" * 1200) // 4096 * 4096
    data[where : where + 100] = b"\xee" * 100
    path.write_bytes(data)
    found = asyncio.run(read())
    assert not found[20]
    assert sum(found) >= 37


# The schema


def test_migrations_make_what_the_schema_says(database: str) -> None:
    """A database that was migrated from nothing has nothing more and nothing less than the metadata."""

    async def run() -> None:
        async with opened(database) as store:

            def compare(sync: Any) -> list[Any]:
                return list(compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), METADATA))

            assert await store.ask(compare) == []

    asyncio.run(run())


def test_migrations_follow_each_other_in_the_order_of_their_names(tmp_path: Path) -> None:
    """What a start compares with, to import nothing more, is what Alembic calls the head."""

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            scripts = await store.ask(lambda connection: ScriptDirectory.from_config(config_for(connection)))
            assert [script.revision for script in scripts.walk_revisions()] == VERSIONS[::-1]

    asyncio.run(run())


def test_positions_of_an_older_database_get_their_hashes(tmp_path: Path) -> None:
    """As they stand; none was there to compare them with."""
    path = tmp_path / "tables.sqlite3"

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            await store.write(write("t", 0))
            await store.write(write("t", 1))
        with closing(sqlite3.connect(path)) as older:
            older.execute("ALTER TABLE endings DROP COLUMN chain")
            older.execute("ALTER TABLE wishes DROP COLUMN asks")
            older.execute("ALTER TABLE targets DROP COLUMN quiet")
            older.execute("UPDATE alembic_version SET version_num = '0002'")
            older.commit()
        async with opened(sqlite_url(tmp_path)) as store:
            stored = await store.read("t")
            assert stored is not None
            assert stored.ending_seq == 1
            assert stored.is_whole_ending()
            assert not msgspec.structs.replace(stored, ending=b"{}").is_whole_ending()

    asyncio.run(run())


def test_standing_instructions_of_an_older_database_still_stand(database: str) -> None:
    """Nothing was said then of any ability."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t", 0))
            await store.write(Write("t", wish=Wish(1, "always", 0, '{"play move":"never"}')))
            assert await store.wishes("t") == [Wish(1, "always", 0, '{"play move":"never"}')]

            def make_older(connection: Any) -> None:
                connection.exec_driver_sql("ALTER TABLE wishes DROP COLUMN asks")
                connection.exec_driver_sql("ALTER TABLE targets DROP COLUMN quiet")
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0003'")

            await store.change(make_older)
        async with opened(database) as store:
            assert await store.wishes("t") == [Wish(1, "always", 0)]

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    """The sentence names the version."""

    async def run() -> None:
        async with opened(database) as store:
            await store.write(write("t", 0))
            newer = "UPDATE alembic_version SET version_num = '9999'"
            await store.change(lambda connection: connection.exec_driver_sql(newer))
        late = Store(database)
        with pytest.raises(StoreFailed) as refused:
            await late.open()
        assert (refused.value.why.code, dict(refused.value.why.args)) == ("store-newer", {"version": "9999"})
        await late.close()

    asyncio.run(run())


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    """Tables of our names that we did not make, or a file that is none, are not touched."""
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("CREATE TABLE keys (door TEXT)")
    connection.close()

    async def refused(url: str) -> str:
        store = Store(url)
        with pytest.raises(StoreFailed) as found:
            await store.open()
        await store.close()
        return str(found.value.why.code)

    assert asyncio.run(refused(sqlite_url(tmp_path))) == "store-foreign"
    (tmp_path / "tables.sqlite3").write_bytes(b"no database at all, but long enough to look at" * 50)
    assert asyncio.run(refused(sqlite_url(tmp_path))) == "store-closed"
    assert asyncio.run(refused(sqlite_url(tmp_path / "nowhere"))) == "store-closed"


def test_who_is_cancelled_while_it_reads_goes_when_that_is_done(tmp_path: Path) -> None:
    """The thread that reads tells the loop what came of it, so the store is not closed before."""
    begun, on = Event(), Event()

    def slowly(_: Any) -> None:
        begun.set()
        on.wait(60)

    async def run() -> None:
        async with opened(sqlite_url(tmp_path)) as store:
            reader = asyncio.create_task(store.ask(slowly))
            await asyncio.to_thread(begun.wait, 60)
            reader.cancel()
            assert not (await asyncio.wait([reader], timeout=0.2))[0]
            assert await store.count() == 0  # others read meanwhile
            on.set()
            with pytest.raises(asyncio.CancelledError):
                await reader

    asyncio.run(run())


def test_what_is_changed_by_half_is_not_changed(database: str) -> None:
    """Whatever was raised meanwhile."""

    def half(connection: Any) -> None:
        connection.execute(insert(SECRETS).values(name="a", value="b"))
        raise LookupError

    async def run() -> None:
        async with opened(database) as store:
            with pytest.raises(LookupError):
                await store.change(half)
            assert await store.secret("a", "c") == "c"
            assert await store.secret("a", "d") == "c"

    asyncio.run(run())


def test_all_that_came_while_one_group_was_stored_is_the_next() -> None:
    """It is taken when the driver comes to it, not when the driver was told that something waits."""

    class Slow:
        ahead, took = 2, 0.0

        def __init__(self) -> None:
            self.given: list[list[str]] = []
            self.on = asyncio.Semaphore(0)
            self.one = asyncio.Lock()

        async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Any]:
            async with self.one:
                if writes := taken():
                    self.given.append([one.table_id for one in writes])
                    await self.on.acquire()
                return [None] * len(writes)

        async def close(self) -> None:
            """Nothing to part from."""

    async def run() -> None:
        driver = Slow()
        writer = writing.Writer(driver)
        writer.open()
        waiting = []
        for table_id in "abcd":
            waiting.append(asyncio.create_task(writer.write(write(table_id, 0))))
            await asyncio.sleep(0.01)
        before = driver.given.copy()
        for _ in waiting:  # whatever is found: nobody waits for ever
            driver.on.release()
        await asyncio.gather(*waiting)
        await writer.close()
        assert (before, driver.given) == ([["a"]], [["a"], ["b", "c", "d"]])

    asyncio.run(run())


def test_whoever_waits_is_told_where_a_driver_fails_before_it_takes_anything() -> None:
    """Nobody is asked again and again for what waits."""

    class Broken:
        ahead, took = 2, 0.0

        async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Any]:
            raise OSError

        async def close(self) -> None:
            """Nothing to part from."""

    async def run() -> None:
        writer = writing.Writer(Broken())
        writer.open()
        with pytest.raises(StoreFailed):
            await asyncio.wait_for(writer.write(write("a", 0)), 60)
        await writer.close()

    asyncio.run(run())


def test_a_writer_ends_however_late_its_last_write_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver's thread takes it between any two steps of the loop; nobody waits then for what was taken."""

    class Waiting(deque[Any]):
        """What waits, taken by the driver's thread as soon as it was seen."""

        def __bool__(self) -> bool:
            there = len(self) > 0
            if there:
                self.popleft()[1].set_result(None)
            return there

    class Idle:
        ahead, took = 1, 0.0

        async def commit(self, taken: Callable[[], Sequence[Write]]) -> list[Any]:
            return [None] * len(taken())

        async def close(self) -> None:
            """Nothing to part from."""

    async def run() -> None:
        writer = writing.Writer(Idle())
        writer.open()
        last = asyncio.create_task(writer.write(write("a", 0)))
        await asyncio.wait_for(asyncio.gather(last, writer.close()), 10)

    monkeypatch.setattr(writing, "deque", Waiting)
    asyncio.run(run())


def test_two_that_start_together_both_open_a_new_database(database: str) -> None:
    """One of them makes the tables, the others wait."""

    async def run() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].write(write("t", 0))
        assert await stores[3].count() == 1
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(run())
