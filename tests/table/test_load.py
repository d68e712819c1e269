"""The gate in short: a server of its own under real load loses nothing. `make load` has the whole of it."""

from __future__ import annotations

import os

import pytest

from benchmarks.table.load import Row, run_once
from benchmarks.table.serving import cores
from tests.counts import LONG

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be pinned here")


def test_two_hundred_sockets_and_fifty_decisions_a_second_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision that was due is answered, and what was acknowledged is stored."""
    monkeypatch.setattr("benchmarks.table.driver.PATIENCE", 300.0)
    seconds = 20 if LONG else 4
    figures = run_once(Row("short", 66, 50, seconds), 0)
    assert figures["sockets"] >= 198
    assert figures["lost"] == 0
    assert figures["unanswered"] == 0
    assert figures["acked"] + sum(figures["refused"].values()) + figures["starved"] == 50 * seconds
    assert figures["acked"] > 0  # how many, and when, is for `make load` to say: this machine may be busy


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
