"""The gate in short: a server of its own under real load loses nothing. `make load` has the whole of it."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.table.bygone import SEATS, bygone
from benchmarks.table.driver import Driver
from benchmarks.table.hall import Hall, Placed
from benchmarks.table.load import GATE, Row, failures, run_once
from benchmarks.table.serving import cores
from tests.counts import LONG

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be pinned here")

DUE = 50
"""Decisions in a second."""


def test_two_hundred_sockets_and_fifty_decisions_a_second_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision that was due is answered, what was acknowledged is stored, and that is nearly all of it."""
    monkeypatch.setattr("benchmarks.table.driver.PATIENCE", 300.0)
    seconds = 20 if LONG else 10
    figures = run_once(Row("short", 67, DUE, seconds), 0)
    assert figures["sockets"] >= 200
    assert figures["lost"] == 0
    assert figures["unanswered"] == 0
    not_done = sum(figures["refused"].values()) + figures["starved"]
    assert figures["acked"] + not_done == DUE * seconds
    assert not_done <= 0.1 * DUE * seconds, figures  # how soon, is for `make load` to say: this machine may be busy


ROUND: dict[str, Any] = dict.fromkeys(GATE.aim, 20) | {"lost": 0, "unanswered": 0, "done_per_second": 150}
"""A round of the gate as it should be."""


def test_a_row_that_must_hold_is_judged_by_what_it_did() -> None:
    """Decisions that were refused, that nobody could take or answer: by the middle of the rounds, or in any."""
    assert failures(GATE, [ROUND] * 3) == []
    idle = ROUND | {"done_per_second": 148.4}
    assert failures(GATE, [idle, ROUND, ROUND]) == []
    assert failures(GATE, [idle, idle, ROUND]) == ["done_per_second 148.4 < 148.5"]
    assert failures(GATE, [ROUND, ROUND | {"unanswered": 1}, ROUND]) == ["1 unanswered"]
    assert failures(GATE, [ROUND, ROUND | {"lost": 2}, ROUND]) == ["2 lost"]
    assert failures(GATE, [ROUND, ROUND | {"ack_p99": 101}, ROUND | {"ack_p99": 102}]) == ["ack_p99 101 > 100"]
    refusing = replace(GATE, must=False, done=0.0)
    assert failures(refusing, [idle | {"unanswered": 1}]) == []


class Ended(Hall):
    """A hall whose only match is over."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.by_id["over"] = Placed("oort", "over", {}, "", "")
        self.replaced: Counter[str] = Counter()

    async def replace(self, old: Placed) -> None:
        self.replaced[old.id] += 1


def test_a_new_match_begins_also_where_nobody_else_plays() -> None:
    """The decision that was due then is nobody's; the one after it is somebody's again."""

    async def decide() -> Driver:
        driver = Driver("http://127.0.0.1:1", kind=Ended)
        driver._over.add("over")
        driver.decide(0.0)
        await driver.settle()
        return driver

    driver = asyncio.run(decide())
    assert isinstance(driver.hall, Ended)
    assert (driver.ledger.starved, driver.hall.replaced) == (1, {"over": 1})


def test_moves_of_a_long_match_are_taken_back_and_looked_at() -> None:
    """In each title, by whoever sits there; how soon, and in how long a match, is for `make load` to say."""
    rows = bygone(0.02)
    assert [row["title"] for row in rows] == list(SEATS)
    assert all(row["undos"] and row["looks"] == 5 and row["events"] >= 20 for row in rows), rows


def test_the_server_has_another_core_than_whoever_puts_load_on_it() -> None:
    """Also when that one keeps to its own already; where there is but one, both have it."""
    allowed = os.sched_getaffinity(0)
    cores.cache_clear()
    try:
        server, driver = cores()
        os.sched_setaffinity(0, {driver})
        assert cores() == (server, driver)
        assert {server, driver} == {min(allowed), max(allowed)}
    finally:
        os.sched_setaffinity(0, allowed)
