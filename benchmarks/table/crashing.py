"""Faults of the process and its disk: killed, told to end, its file damaged, its disk full, read-only or slow."""

import asyncio
import random
import resource
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Final

import httpx

from benchmarks.table.ledger import percentile
from benchmarks.table.scene import Scene
from benchmarks.table.serving import command
from benchmarks.table.verdict import Verdict

RATE: Final = 200.0
SHELF: Final = 1000
"""Games that lie in the store while it is killed."""


def killed(folder: Path, share: float) -> Verdict:
    """F1: kill -9 at random moments under load."""
    return asyncio.run(_killed(folder, rounds=max(2, round(50 * share)), shelf=max(10, round(SHELF * share))))


async def _killed(folder: Path, rounds: int, shelf: int) -> Verdict:
    found, chance, ready, back = Verdict(), random.Random(1), list[float](), list[float]()
    scene = Scene(folder)
    driver = scene.driver
    await driver.hall.shelve(shelf)
    await driver.hall.fill(40)
    refused = Counter[str]()
    for _ in range(rounds):
        wanted = len(driver.ledger.acked) + 200
        while len(driver.ledger.acked) < wanted:
            await driver.offer(RATE, 0.25)
        await driver.offer(RATE, chance.uniform(0.05, 0.5))
        await asyncio.to_thread(scene.server.kill)
        ready.append(await scene.start_again())
        before = driver.ledger.refused.copy()
        back.append(await scene.reconnect())
        await driver.settle()
        refused += driver.ledger.refused - before
    unanswered = scene.forget_unanswered()
    asked = driver.asked_ever
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    found.expect("phantom", phantom := _phantom(scene.server.database, asked), phantom == 0)
    found.expect("acked", len(driver.ledger.acked), len(driver.ledger.acked) >= 200 * rounds)
    found.expect("ready_worst", round(max(ready), 2), max(ready) <= 3.0)
    found.expect("unanswered_after_resend", unanswered, unanswered == 0)
    found.expect("refused_after_resend", dict(refused), not refused)
    checked = await command("store", "check", "--database", str(scene.server.database))
    found.expect("store_check", checked, checked == 0)
    found.note(rounds=rounds, games=shelf, ready_p50=round(percentile(ready, 0.5), 2))
    found.note(back_p95=round(percentile(back, 0.95), 2))
    return found


def _phantom(database: Path, asked: set[str]) -> int:
    """Return how many requests are stored that nobody sent."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        stored = [act for (act,) in store.execute("select act from entries where act is not null")]
    return sum(1 for act in stored if act not in asked) + len(stored) - len(set(stored))


def damaged(folder: Path, _: float) -> Verdict:
    """F2: bytes flipped in stored games, and the end of the log that was written last torn off."""
    return asyncio.run(_damaged(folder))


async def _damaged(folder: Path) -> Verdict:
    found, scene = Verdict(), Scene(folder)
    await scene.driver.hall.fill(30)
    await scene.driver.run(60, 3)
    await asyncio.to_thread(scene.server.kill)
    ids = [placed.id for tables in scene.driver.hall.tables.values() for placed in tables]
    journal = scene.server.database.with_name(scene.server.database.name + "-wal")
    if journal.exists():
        with journal.open("r+b") as torn:
            torn.truncate(max(0, journal.stat().st_size - 100))
    bad = ids[:4]
    with closing(sqlite3.connect(scene.server.database)) as store:
        _flip(store, "entries", "table_id = ? and seq = 4", bad[0])
        store.execute("delete from entries where table_id = ? and seq = 2", (bad[1],))
        _flip(store, "endings", "table_id = ?", bad[2])
        store.execute("update entries set data = x'00ff' where table_id = ? and seq = 0", (bad[3],))
        store.commit()
    await scene.start_again()
    async with httpx.AsyncClient(base_url=scene.server.url, trust_env=False, timeout=30) as http:
        codes = {table: (await http.get(f"/api/tables/{table}")) for table in ids}
    clear = [table for table in bad if codes[table].status_code == 503 and "quarantined" in codes[table].text]
    good = [table for table in ids if table not in bad and codes[table].status_code == 200]
    found.expect("quarantined", f"{len(clear)} of {len(bad)}", len(clear) == len(bad))
    found.expect("serving", f"{len(good)} of {len(ids) - len(bad)}", len(good) == len(ids) - len(bad))
    whole = [seat for seat in scene.driver.hall.everybody if seat.table not in bad]
    await scene.reconnect(whole)
    scene.driver.hall.drop(bad)
    scene.driver.ledger = type(scene.driver.ledger)()
    await scene.driver.run(30, 2)
    found.expect("played_after", len(scene.driver.ledger.acks), len(scene.driver.ledger.acks) >= 50)
    await scene.end()
    return found


def _flip(store: sqlite3.Connection, table: str, where: str, table_id: str) -> None:
    """Change a byte in the middle of what is stored."""
    (data,) = store.execute(f"select data from {table} where {where}", (table_id,)).fetchone()  # noqa: S608  # ours
    middle = len(data) // 2
    changed = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
    store.execute(f"update {table} set data = ? where {where}", (changed, table_id))  # noqa: S608


def full(folder: Path, _: float) -> Verdict:
    """F3: no room for another byte, or a store that can be read alone, then as usual; and 200 ms for each commit.

    That it can be read alone is planted: a file system cannot be mounted so everywhere, and root may write to any file.
    """
    found = Verdict()
    for case in (_full, _read_only, _slow):
        one = asyncio.run(case(folder / case.__name__))
        found.note(**one.figures)
        found.broken += one.broken
    return found


async def _full(folder: Path) -> Verdict:
    found, scene = Verdict(), Scene(folder)
    await _play_a_little(scene)
    journal = scene.server.database.with_name(scene.server.database.name + "-wal")
    files = [path.stat().st_size for path in (scene.server.database, journal) if path.exists()]
    unlimited = resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, (min(files) // 2, unlimited[1]))
    await _be_refused(found, scene, "full")
    resource.prlimit(scene.server.pid, resource.RLIMIT_FSIZE, unlimited)
    await _recover(found, scene, "full")
    return found


async def _read_only(folder: Path) -> Verdict:
    held = folder / "held"
    found, scene = Verdict(), Scene(folder, "--held", str(held))
    await _play_a_little(scene)
    held.touch()
    acked = await _be_refused(found, scene, "read_only")
    found.expect("read_only_acked", acked, acked == 0)
    held.unlink()
    await _recover(found, scene, "read_only")
    return found


async def _play_a_little(scene: Scene) -> None:
    await scene.driver.hall.fill(20)
    await scene.driver.run(40, 2)


async def _be_refused(found: Verdict, scene: Scene, name: str) -> int:
    """Play on where little or nothing can be stored; return how much was acknowledged."""
    ledger = scene.driver.ledger
    before = len(ledger.acked)
    await scene.driver.run(40, 3)
    refused = sum(count for code, count in ledger.refused.items() if code.startswith("server/"))
    found.expect(f"{name}_refused", refused, refused > 0)
    found.expect(f"{name}_alive", scene.server.alive, scene.server.alive)
    found.note(**{f"{name}_acked": len(ledger.acked) - before, f"{name}_codes": dict(ledger.refused)})
    return len(ledger.acked) - before


async def _recover(found: Verdict, scene: Scene, name: str) -> None:
    """Play until something is acknowledged again, and on; nothing that ever was may be missing."""
    ledger = scene.driver.ledger
    start, before = time.perf_counter(), len(ledger.acked)
    while len(ledger.acked) == before and time.perf_counter() - start < 10:
        await scene.driver.run(20, 0.2)
    recovered = time.perf_counter() - start
    found.expect(f"{name}_recovered_seconds", round(recovered, 2), recovered < 10)
    await scene.driver.run(40, 2)
    await scene.end()
    found.expect(f"{name}_lost", scene.missing(), scene.missing() == 0)


async def _slow(folder: Path) -> Verdict:
    found, scene = Verdict(), Scene(folder, "--slow", "0.2")
    await scene.driver.hall.fill(20)
    scene.driver.ledger = type(scene.driver.ledger)()
    await scene.driver.run(40, 5)
    figures = scene.driver.ledger.figures()
    found.expect("slow_ack_p50", figures["ack_p50"], 200 <= figures["ack_p50"] < 1000)
    found.expect("slow_unanswered", figures["unanswered"], figures["unanswered"] == 0)
    await scene.end()
    found.expect("slow_lost", scene.missing(), scene.missing() == 0)
    return found


def deployed(folder: Path, share: float) -> Verdict:
    """F8: told to end under load, and started again as a newer version, with newer rules for every game."""
    return asyncio.run(_deployed(folder, rounds=max(1, round(3 * share))))


async def _deployed(folder: Path, rounds: int) -> Verdict:
    # Compiled rules cannot be changed by whoever plants something in them.
    scene = Scene(folder, environment={"STARBOARD_PURE": "1"})
    found, codes = Verdict(), list[int]()
    gaps, ended, ready = list[float](), list[float](), list[float]()
    ruled = unruled = 0
    await scene.driver.hall.fill(40)
    for number in range(1, rounds + 1):
        await scene.driver.offer(100, 2)
        start = time.perf_counter()
        codes.append(await asyncio.to_thread(scene.server.stop))
        ended.append(time.perf_counter() - start)
        ready.append(await scene.start_again("--rules", str(number)))
        playing = [seat for seat in scene.driver.hall.everybody if not seat.over]
        await scene.reconnect()
        gaps.append(time.perf_counter() - start)
        await scene.driver.settle()
        said = await _told_of_rules(scene, {seat.table: seat.token for seat in playing}, number)
        ruled, unruled = ruled + said.count(True), unruled + said.count(False)
    await scene.driver.offer(100, 2)
    await scene.driver.settle()
    unanswered = scene.forget_unanswered()
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    found.expect("unanswered", unanswered, unanswered == 0)
    found.expect("logs_that_say_so", ruled, ruled > 0)
    found.expect("logs_that_do_not", unruled, unruled == 0)
    found.expect("resumed_worst", round(max(gaps), 2), max(gaps) <= 3.0)
    found.expect("exit_codes", codes, set(codes) <= {0, -15})
    found.note(sockets=120, resumed_p50=round(percentile(gaps, 0.5), 2))
    found.note(ended_worst=round(max(ended), 2), ready_worst=round(max(ready), 2))
    return found


async def _told_of_rules(scene: Scene, tables: dict[str, str], number: int) -> list[bool]:
    """Return of tables, each with a key of a seat, whether their logs say that they go on under such rules."""
    told = []
    async with httpx.AsyncClient(base_url=scene.server.url, trust_env=False, timeout=30) as http:
        for table, token in tables.items():
            asked = {"do": "log", "id": "log"}
            headers = {"authorization": f"Bearer {token}"}
            log = (await http.post(f"/api/tables/{table}/ask", json=asked, headers=headers)).json()["entries"]
            told.append(
                any(one["is"] == "ruled" and one["after"].endswith(f"+{number}") and one["text"] for one in log)
            )
    return told
