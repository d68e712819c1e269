"""Faults of the wire: cut, stalled, reset, doubled, out of order, read too slowly, everybody gone at once."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Final

from benchmarks.table import wire
from benchmarks.table.hall import Placed
from benchmarks.table.ledger import percentile
from benchmarks.table.proxy import Proxy
from benchmarks.table.scene import Scene
from benchmarks.table.seat import Seat
from benchmarks.table.verdict import Verdict

REAPED_SECONDS: Final = 30.0
STALL_SECONDS: Final = 60.0
SLOWEST: Final = 1024
"""Bytes a second that a slow reader reads."""
MB: Final = 1 << 20


def cut(folder: Path, share: float) -> Verdict:
    """F4: sockets dropped, reset, stalled and dripping; half-open ones reaped; no handle left behind."""
    cuts, games, stall = max(50, round(10_000 * share)), max(6, round(30 * share)), max(30.0, STALL_SECONDS * share)
    return asyncio.run(_cut(folder, cuts, games, stall))


async def _cut(folder: Path, cuts: int, games: int, longest_stall: float) -> Verdict:
    found, scene, chance = Verdict(), Scene(folder), random.Random(4)
    proxy = Proxy(scene.port)
    await proxy.open()
    hall = scene.driver.hall
    hall.sockets_at(proxy.url)
    ponged: set[str] = set()
    hall.also(lambda _, frame, __, ___: ponged.add(frame.re or ""))
    await hall.fill(games)
    back: list[float] = []
    for _ in range(12):
        await scene.driver.offer(30, 1)
        wires = list(proxy.wires)
        for one in chance.sample(wires, len(wires) // 3):
            kind = chance.choice(("drop", "reset", "stall", "drip"))
            if kind in {"drop", "reset"}:
                one.cut(reset=kind == "reset")
            else:
                one.flowing.clear() if kind == "stall" else setattr(one, "drip", 1)
        await asyncio.sleep(chance.uniform(0.2, 1.5))
        for one in proxy.wires:
            one.flowing.set()
            one.drip = 0
        await asyncio.sleep(0.2)
        began = time.perf_counter()
        gone = [seat for seat in hall.everybody if seat.closed.is_set()]
        await scene.reconnect(gone)
        back.append(time.perf_counter() - began)
    await _stall(found, scene, proxy, longest_stall, ponged)
    await scene.driver.settle()
    unlike = await _unlike(scene, hall.everybody)
    found.expect("unlike_the_server", unlike, unlike == 0)
    found.expect("back_p95", round(percentile(back, 0.95), 2), percentile(back, 0.95) <= 1.5)
    found.expect("unanswered", len(scene.driver.ledger.asked), not scene.driver.ledger.asked)
    found.expect("reaped_seconds", reaped := await _reaped(scene, proxy), reaped <= REAPED_SECONDS)
    seat = hall.everybody[0]
    model = Seat(scene.server.url, seat.table, seat.number, seat.token, _nobody)
    await _cut_often(model, 40)  # what is opened once and kept is not counted
    await asyncio.sleep(1)
    before = scene.server.handles()
    await _cut_often(model, cuts)
    await asyncio.sleep(1)
    left = scene.server.handles() - before
    found.expect("handles_left", left, left <= 5)
    found.note(cuts=cuts)
    await scene.driver.hall.close()
    await proxy.close()
    await asyncio.to_thread(scene.server.stop)
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


def _nobody(_: Seat, frame: wire.Frame, came: float, size: int) -> None:
    """Hear nothing."""


async def _stall(found: Verdict, scene: Scene, proxy: Proxy, longest: float, ponged: set[str]) -> None:
    """Let a seat of each table hear nothing for up to so long, while the others play on; then each is to be back."""
    chance, wires = random.Random(44), {wire.port: wire for wire in proxy.wires}
    tables = [one for tables in scene.driver.hall.tables.values() for one in tables]
    back: list[float] = []
    let_go = behind = 0

    async def stall(seconds: float, placed: Placed) -> None:
        nonlocal let_go, behind
        seat = chance.choice(placed.seats)
        wires[seat.port].flowing.clear()
        await asyncio.sleep(seconds)
        began, last = time.perf_counter(), max(one.seq for one in placed.seats)
        wires[seat.port].flowing.set()
        let_go += await _look_back(seat, ponged)
        behind += seat.seq < last
        back.append(time.perf_counter() - began)

    load = asyncio.create_task(scene.driver.offer(10, longest))
    await asyncio.gather(*[stall(longest * number / len(tables), one) for number, one in enumerate(tables, 1)])
    await load
    found.expect("stalled_back_p95", round(percentile(back, 0.95), 2), percentile(back, 0.95) <= 1.5)
    found.expect("stalled_and_behind", behind, behind == 0)
    found.expect("stalled_until_let_go", let_go, let_go > 0)
    found.note(stalls=len(back), longest_stall=longest)


async def _look_back(seat: Seat, ponged: set[str]) -> bool:
    """Ask for a sign of life, and come back where the line has ended; return whether it has."""
    asked = f"back {seat.table} {seat.number}"
    await seat.send(wire.request("ping", asked))
    async with asyncio.timeout(REAPED_SECONDS):
        while asked not in ponged and not seat.closed.is_set():  # noqa: ASYNC110  # frames come to another task
            await asyncio.sleep(0.01)
    if ended := seat.closed.is_set():
        await seat.come_back()
    return ended


async def _unlike(scene: Scene, seats: list[Seat]) -> int:
    """Return how many seats do not see what a fresh socket of theirs is shown."""
    await asyncio.sleep(2)
    unlike = 0
    for seat in seats:
        fresh = Seat(scene.server.url, seat.table, seat.number, seat.token, _nobody)
        await fresh.sit()
        unlike += fresh.seq != seat.seq or fresh.shown != seat.shown
        await fresh.leave()
    return unlike


async def _reaped(scene: Scene, proxy: Proxy) -> float:
    """Let sockets fall silent at their other end; return after how long the server has let go of them."""
    before = scene.server.handles()
    wires = list(proxy.wires)[:10]
    for one in wires:
        one.flowing.clear()
    began = time.perf_counter()
    most = 2 * REAPED_SECONDS
    while scene.server.handles() > before - len(wires) and time.perf_counter() - began < most:  # noqa: ASYNC110
        await asyncio.sleep(0.5)
    for one in wires:
        one.cut(reset=True)
    return round(time.perf_counter() - began, 1)


async def _cut_often(model: Seat, cuts: int) -> None:
    some = asyncio.Semaphore(20)

    async def once() -> None:
        async with some:
            seat = Seat(model.base, model.table, model.number, model.token, _nobody)
            await seat.sit(1 << 20)
            seat.cut()

    await asyncio.gather(*[once() for _ in range(cuts)])


def doubled(folder: Path, share: float) -> Verdict:
    """F5: every request sent twice, old ones again, and some out of order."""
    return asyncio.run(_doubled(folder, rounds=max(40, round(400 * share))))


async def _doubled(folder: Path, rounds: int) -> Verdict:
    found, scene, chance = Verdict(), Scene(folder), random.Random(5)
    answers: dict[tuple[str, int, str], list[str]] = {}

    def hear(seat: Seat, frame: wire.Frame, _: float, __: int) -> None:
        if frame.type == "reply" and frame.re:
            answers.setdefault((seat.table, seat.number, frame.re), []).append(
                json.dumps([frame.ok, frame.seq, frame.sealed, frame.error and frame.error.code])
            )

    scene.driver.hall.also(hear)
    await scene.driver.hall.fill(12)
    sent: list[tuple[Seat, str]] = []
    for number in range(rounds):
        title = ("oort", "interstellar", "cove")[number % 3]
        picked = scene.driver.hall.pick(title)
        if picked is None:
            await asyncio.sleep(0.05)
            continue
        seat = picked[1]
        stale = sent[-1] if sent else None
        await seat.act(f"d{number}", scene.driver.hall.random)
        await seat.send(seat.last)
        sent.append((seat, seat.last))
        if stale is not None and chance.random() < 0.3:
            await stale[0].send(stale[1])
        while seat.waiting:  # noqa: ASYNC110  # the answer comes to another task
            await asyncio.sleep(0.005)
    for seat, message in chance.sample(sent, min(60, len(sent))):
        await seat.send(message)
    await asyncio.sleep(2)
    unlike = [key for key, told in answers.items() if len(set(told)) > 1]
    doubled_often = sum(len(told) > 1 for told in answers.values())
    await scene.end()
    twice = scene.stored_twice()
    found.expect("answers_unlike", len(unlike), not unlike)
    found.expect("carried_out_twice", twice, twice == 0)
    found.expect("asked_again", doubled_often, doubled_often >= len(sent) * 0.9)
    found.note(requests=len(sent))
    return found


def slow_reader(folder: Path, share: float) -> Verdict:
    """F6: readers among two hundred that read nothing, and one that reads 1 KB a second; then one that asks on."""
    return asyncio.run(_slow_reader(folder, seconds=max(5.0, 20 * share)))


async def _slow_reader(folder: Path, seconds: float) -> Verdict:
    found, scene = Verdict(), Scene(folder)
    await scene.driver.hall.fill(66)
    await scene.driver.run(60, 2)
    usual = await scene.p99(60, seconds)
    before = scene.server.rss()
    watched = [placed for tables in scene.driver.hall.tables.values() for placed in tables[:2]]
    lazy = [Seat(scene.server.url, placed.id, -1, placed.watch, _nobody) for placed in watched]
    sockets = await scene.figure("starboard_sockets")
    narrow = Proxy(scene.port, 4 * SLOWEST)
    await narrow.open()
    dripping = Seat(narrow.url, watched[0].id, -1, watched[0].watch, _nobody)
    for one in (*lazy, dripping):
        await one.sit()
    for one in lazy:
        one.stop_reading()
    for thin in narrow.wires:
        thin.drip = SLOWEST
    began = time.perf_counter()
    with_them = await scene.p99(60, seconds)
    grown = (scene.server.rss() - before) / MB
    while left := await scene.figure("starboard_sockets") - sockets - (not dripping.closed.is_set()):
        if time.perf_counter() - began > REAPED_SECONDS:
            break
        await asyncio.sleep(0.5)
    found.expect("deaf_ones_left", left, left == 0)
    found.note(deaf_ones_gone_after=round(time.perf_counter() - began, 1))
    found.expect("cut_since_too_much_waited", cut_off := await _cut_off(scene, watched[1]), cut_off > 0)
    last = max(seat.seq for seat in watched[0].seats)
    well = await _catches_up(dripping, last)
    found.expect("slow_one", "closed" if dripping.closed.is_set() else f"at {dripping.seq} of {last}", well)
    found.expect("p99_with_them", with_them, with_them <= max(1.1 * usual, usual + 15))
    found.expect("grown_mb", round(grown, 1), grown <= 20)
    found.note(p99_without=usual, slow=len(lazy) + 1)
    for one in (*lazy, dripping):
        one.cut()
    await narrow.close()
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


async def _catches_up(seat: Seat, last: int) -> bool:
    """Wait until a slow reader has come so far, or is closed; whether it is either."""
    began = time.perf_counter()
    while seat.seq < last and not seat.closed.is_set() and time.perf_counter() - began < 4 * REAPED_SECONDS:  # noqa: ASYNC110
        await asyncio.sleep(0.1)
    return seat.seq >= last or seat.closed.is_set()


async def _cut_off(scene: Scene, placed: Placed) -> float:
    """Ask again and again for the log and read nothing of it; return how many lines the server has cut off for that."""
    before, began = await scene.figure("starboard_lines_cut_total"), time.perf_counter()
    deaf = Seat(scene.server.url, placed.id, -1, placed.watch, _nobody)
    await deaf.sit()
    deaf.stop_reading()
    cut_off = 0.0
    while not cut_off and time.perf_counter() - began < REAPED_SECONDS:
        for _ in range(50):
            await deaf.send(wire.request("log", "log"))
            await asyncio.sleep(0.02)
        cut_off = await scene.figure("starboard_lines_cut_total") - before
    deaf.cut()
    return cut_off


def storm(folder: Path, share: float) -> Verdict:
    """F7: two thousand sockets cut at once; everybody comes back within some seconds."""
    return asyncio.run(_storm(folder, tables=max(10, round(667 * share))))


async def _storm(folder: Path, tables: int) -> Verdict:
    found, scene, chance = Verdict(), Scene(folder), random.Random(7)
    await scene.driver.hall.fill(tables)
    usual = await scene.p99(60, 5)
    everybody = scene.driver.hall.everybody
    for seat in everybody:
        seat.cut()
    began = time.perf_counter()

    async def back(seat: Seat) -> None:
        await asyncio.sleep(chance.uniform(0, 5))
        await seat.come_back()

    await asyncio.gather(*[back(seat) for seat in everybody])
    took = time.perf_counter() - began
    normal = 0.0
    while time.perf_counter() - began < 60:
        p99 = await scene.p99(60, 2)
        normal = time.perf_counter() - began - 2
        if p99 <= max(1.2 * usual, usual + 20):
            break
    found.expect("all_back_seconds", round(took, 2), took <= 10)
    found.expect("normal_after_seconds", round(normal, 2), normal <= 15)
    found.note(sockets=len(everybody), usual_p99=usual)
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found
