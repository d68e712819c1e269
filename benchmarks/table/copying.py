"""F14: backed up while it plays, and restored elsewhere."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from benchmarks.table.ledger import lost, percentile
from benchmarks.table.scene import Scene
from benchmarks.table.serving import command
from benchmarks.table.verdict import Verdict

MOST_PAUSE: Final = 1.0


def copied(folder: Path, share: float) -> Verdict:
    """F14: a backup under load, restored into another database."""
    return asyncio.run(_copied(folder, tables=max(20, round(300 * share))))


async def _copied(folder: Path, tables: int) -> Verdict:
    found, scene = Verdict(), Scene(folder)
    await scene.driver.hall.shelve(tables)
    await scene.driver.hall.fill(30)
    await scene.driver.run(60, 4)
    before = list(scene.driver.ledger.acked)
    scene.driver.ledger = type(scene.driver.ledger)()
    playing = asyncio.create_task(scene.driver.run(60, 6))
    await asyncio.sleep(0.5)
    start = time.perf_counter()
    copy, elsewhere = folder / "copy.backup", folder / "elsewhere.sqlite3"
    made = await command("store", "backup", str(copy), "--database", str(scene.server.database))
    took = time.perf_counter() - start
    await playing
    pause = percentile(scene.driver.ledger.acks, 1.0)
    await scene.end()
    restored = await command("store", "restore", str(copy), "--database", str(elsewhere))
    checked = await command("store", "check", "--database", str(elsewhere))
    found.expect("commands", [made, restored, checked], not any((made, restored, checked)))
    found.expect("longest_pause", round(pause, 2), pause <= MOST_PAUSE)
    found.expect("missing", len(lost(elsewhere, before)), not lost(elsewhere, before))
    found.expect("unlike", unlike := _unlike(scene.server.database, elsewhere), unlike == 0)
    found.note(tables=tables + 30, backup_seconds=round(took, 2))
    return found


def _unlike(first: Path, second: Path) -> int:
    """Return how many entries of the second are not so in the first."""
    asked = "select table_id, seq, chain from entries"
    with closing(sqlite3.connect(first)) as one, closing(sqlite3.connect(second)) as other:
        known = set(one.execute(asked))
        return sum(row not in known for row in other.execute(asked))
