"""Faults inside: a clock that jumps, rules with bugs, bots that die, hang or flood."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.table import wire
from benchmarks.table.hall import Placed
from benchmarks.table.ledger import percentile
from benchmarks.table.scene import Scene
from benchmarks.table.seat import Seat
from benchmarks.table.verdict import Verdict

FAILED: Final = "rules/failed"
PACE: Final = 1.0
"""Seconds that the hall's bots wait before they think."""
MOST_WAIT: Final = 30.0
LEAST_WINDOW: Final = 1.0
"""Seconds that a window of the hall's tables stays open at least."""
BANK: Final = 10.0
"""Seconds on the clock of a seat, for all of its decisions."""
THOUGHT: Final = 1.5
"""Seconds that it takes for each of its first."""
FLOODER: Final = ("--bot", "flooder=yes")
"""A program that never stops to write, and never reads."""


def clock_jumps(folder: Path, share: float) -> Verdict:
    """F9: the time of day jumps by an hour each time somebody looks; for windows, and for a clock that runs."""
    return asyncio.run(_clock_jumps(folder, seconds=max(6.0, 20 * share)))


async def _clock_jumps(folder: Path, seconds: float) -> Verdict:
    found, scene = Verdict(), Scene(folder, "--jumping")
    opened: dict[str, float] = {}
    lasted: list[float] = []

    def hear(seat: Seat, frame: wire.Frame, came: float, _: int) -> None:
        if frame.type != "update" or seat.number != 0:
            return
        began = opened.pop(seat.table, None)
        if began is not None:
            lasted.append(came - began)
        if frame.waiting is not None and frame.waiting.window:
            opened[seat.table] = came

    scene.driver.hall.also(hear)
    await scene.driver.hall.fill(12, titles=("interstellar",))
    used = asyncio.create_task(_used(scene))
    await scene.driver.run(30, seconds)
    took, figures = await used, scene.driver.ledger.figures()
    found.expect("clock_out_after", round(took, 2), abs(took - BANK) <= 0.5)
    found.expect("windows", len(lasted), len(lasted) > 0)
    found.expect("shortest_window", round(min(lasted, default=0.0), 2), min(lasted, default=0.0) >= LEAST_WINDOW - 0.1)
    found.expect("acked", figures["acked"], figures["acked"] > 0 and figures["unanswered"] == 0)
    found.expect("refused", dict(scene.driver.ledger.refused), not scene.driver.ledger.refused)
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


async def _used(scene: Scene) -> float:
    """Let a seat use up its time over three decisions; return after how many seconds a bot plays in its place."""
    placed = await scene.driver.hall.place("oort", 2, clock={"is": "live", "bank": BANK, "gain": 0}, absent="bot")
    slow, quick = placed.seats
    used, decided = 0.0, 0
    while decided <= 2:
        while not slow.ready:
            if quick.ready:
                scene.driver.decide_at(placed, quick)
            await asyncio.sleep(0.01)
        asked, before = time.perf_counter(), slow.seq
        if decided < 2:
            await asyncio.sleep(THOUGHT)
            scene.driver.decide_at(placed, slow)
        decided += 1
        while slow.seq == before and time.perf_counter() - asked < 2 * BANK:  # noqa: ASYNC110  # frames come elsewhere
            await asyncio.sleep(0.01)
        used += time.perf_counter() - asked
    return used


def rule_fails(folder: Path, share: float) -> Verdict:
    """F10: a rule that raises, and one that never ends."""
    return asyncio.run(_rule_fails(folder, times=max(3, round(20 * share))))


async def _rule_fails(folder: Path, times: int) -> Verdict:
    found, scene = Verdict(), Scene(folder, "--game", "benchmarks.table.faulty:GAME")
    placed = await scene.driver.hall.place("faulty", 2)
    answers: dict[str, wire.Frame] = {}
    scene.driver.hall.also(lambda _, frame, __, ___: answers.update({frame.re or "": frame}))
    await scene.driver.hall.seat(placed)
    took: dict[str, list[float]] = {"crash": [], "endless": []}
    unclear = 0
    for number in range(times):
        for deed in ("crash", "endless", "fine"):
            seat = next(one for one in placed.seats if one.ready)
            before, start = _asked(seat), time.perf_counter()
            frame = await _done(seat, answers, f"{deed}{number}", deed)
            if deed == "fine":
                await asyncio.sleep(0.05)
                continue
            took[deed].append(time.perf_counter() - start)
            refused = frame.error is not None and frame.error.code == FAILED and bool(frame.error.report)
            unclear += not refused or _asked(seat) != before
    for deed, seconds in took.items():
        worst = 1000 * percentile(seconds, 0.99)
        found.expect(f"{deed}_ms", round(worst, 1), worst <= 250)
    found.expect("unclear", unclear, unclear == 0)
    await scene.end()
    reports = scene.server.log.read_text(encoding="utf-8", errors="replace").count("a rule failed")
    found.expect("reports", reports, reports >= 2 * times)
    return found


def _asked(seat: Seat) -> tuple[int, bytes]:
    """Return the question that a seat is asked, and what it sees: neither changes though the log tells of a fault."""
    return (seat.decision.number if seat.decision else -1), seat.shown


async def _done(seat: Seat, answers: dict[str, wire.Frame], request_id: str, deed: str) -> wire.Frame:
    """Do something and return what is answered."""
    assert seat.decision is not None
    seat.waiting = request_id
    await seat.send(wire.request("act", request_id, number=seat.decision.number, actions=[deed]))
    for _ in range(1000):
        if request_id in answers:
            return answers[request_id]
        await asyncio.sleep(0.005)
    raise TimeoutError(request_id)


def bots_fail(folder: Path, share: float) -> Verdict:
    """F11: the processes in which bots think are killed and stopped, and a program at a seat writes without an end."""
    return asyncio.run(_bots_fail(folder, rounds=max(2, round(6 * share))))


async def _bots_fail(folder: Path, rounds: int) -> Verdict:
    found, scene = Verdict(), Scene(folder, *FLOODER)
    hall = scene.driver.hall
    await hall.fill(20)
    alone = [await hall.place("oort", 1, 1) for _ in range(3)]
    await _play_bots(alone, scene)
    usual = await scene.p99(30, 5)
    waited: dict[str, list[float]] = {"killed": [], "stopped": [], "flooding": []}
    for number in range(rounds):
        kind = ("killed", "stopped")[number % 2]
        signalled = signal.SIGKILL if kind == "killed" else signal.SIGSTOP
        playing = asyncio.create_task(_play_bots(alone, scene))
        ended = 0
        while not playing.done():
            for pid in _thinkers(scene.server.pid) if not ended else ():
                with suppress(ProcessLookupError):
                    os.kill(pid, signalled)
                    ended += 1
            await asyncio.sleep(0.1)
        waited[kind].append(await playing)
    with_them = await scene.p99(30, 5)
    given_up = await scene.figure("starboard_bots_given_up_total")
    flooding = [await hall.place("oort", 1, 1, bot="flooder") for _ in range(3)]
    beside = asyncio.create_task(scene.p99(30, 3 * (PACE + 1)))
    for _ in range(3):
        waited["flooding"].append(await _play_bots(flooding, scene))
    with_floods = await beside
    given_up = await scene.figure("starboard_bots_given_up_total") - given_up
    found.expect("floods_given_up", given_up, given_up >= 3 * len(flooding))
    for kind, seconds in waited.items():
        found.expect(f"{kind}_longest_wait", round(max(seconds), 2), max(seconds) <= PACE + 5)
    for name, p99 in (("p99_with_them", with_them), ("p99_with_floods", with_floods)):
        found.expect(name, p99, p99 <= max(1.2 * usual, usual + 20))
    found.note(p99_without=usual)
    await scene.end()
    found.expect("lost", scene.missing(), scene.missing() == 0)
    return found


def _thinkers(pid: int) -> list[int]:
    """Return the processes that a server has started and that think: those that hold a whole interpreter."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [
        int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
    ]


async def _play_bots(tables: list[Placed], scene: Scene) -> float:
    """Let people decide against bots until each bot had its turn; return the longest wait for one, in seconds."""

    async def play(placed: Placed) -> float:
        seat = placed.seats[0]
        while not _waits(seat):
            before = seat.seq
            scene.driver.decide_at(placed, seat)
            while seat.waiting or seat.seq == before:  # noqa: ASYNC110  # the answer comes to another task
                await asyncio.sleep(0.01)
        start = time.perf_counter()
        while _waits(seat) and time.perf_counter() - start < MOST_WAIT:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        return time.perf_counter() - start

    return max(await asyncio.gather(*[play(placed) for placed in tables]))


def _waits(seat: Seat) -> bool:
    """Whether somebody else has to decide."""
    return not (seat.ready or seat.over)
