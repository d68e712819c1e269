"""What is claimed of two servers side by side: only what was measured, and not where whoever measured was the limit."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from typing import Any

import pytest

from benchmarks.table.beside import BUSY, climbed, judged, per_socket, weighed
from benchmarks.table.serving import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be pinned here")


def step(rate: int = 100, busy: float = 0.2, **told: float) -> dict[str, Any]:
    """Return a step of 20 s, done in whole and quickly unless it is said otherwise."""
    return judged(rate, 20, {"acked": 20.0 * rate, "ack_p99": 20.0, **told}, busy)


def test_a_step_is_void_where_the_driver_was_busy() -> None:
    """Neither that it held nor that it did not can be told then: the server bears at least what held before."""
    assert step()["held"]
    assert not step(ack_p99=100.1)["held"]
    assert not step(acked=1979.0)["held"]
    assert [step(busy=busy)["void"] for busy in (BUSY - 0.01, BUSY)] == [False, True]
    assert not step(busy=BUSY)["held"]
    assert climbed([step(), step(150, ack_p99=200.0)]) | {"rungs": 0} == {
        "capacity": 100,
        "at_least": False,
        "rungs": 0,
    }
    assert climbed([step(), step(150, busy=BUSY)])["at_least"]
    assert climbed([step(), step(150)])["at_least"]
    assert climbed([step(busy=BUSY)])["capacity"] == 0


def side(capacity: int, kb: float | None, *, at_least: bool = False) -> dict[str, Any]:
    """Return what was measured of a server, in three rounds."""
    climbs = [{"capacity": one, "at_least": at_least} for one in (capacity, capacity + 50, 0)]
    return {"climbs": climbs, "kb_per_socket": kb, "lost": 0, "secret_bytes": 0}


def test_more_is_claimed_only_of_what_the_other_can_bear() -> None:
    """One and a half times as much by the middle of the rounds, half the memory, nothing lost or told."""
    assert weighed(side(900, 10), side(600, 20)) == (1.5, True)
    assert not weighed(side(890, 10), side(600, 20))[1]
    assert not weighed(side(900, 10.1), side(600, 20))[1]
    assert not weighed(side(900, 10) | {"lost": 1}, side(600, 20))[1]
    assert not weighed(side(900, 10) | {"secret_bytes": 1}, side(600, 20))[1]
    assert weighed(side(900, 10, at_least=True), side(600, 20))[1]
    assert not weighed(side(900, 10), side(600, 20, at_least=True))[1]
    assert not weighed(side(900, 10), side(600, None))[1]


def test_a_socket_is_weighed_by_the_counts_that_the_server_bore() -> None:
    """The least beside the most."""
    rungs = [{"sockets": count, "rss_mb": size} for count, size in ((500, 100.0), (2000, 130.0), (4596, 140.0))]
    assert per_socket(rungs) == 10
    assert per_socket(rungs[:1]) is None


def test_as_many_files_may_be_open_as_the_machine_allows() -> None:
    """Whatever was set for whoever starts it: thousands of sockets are open at either end."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    code = (
        "import resource as r; from benchmarks.table.driver import most_sockets;"
        f"r.setrlimit(r.RLIMIT_NOFILE, (256, {hard})); most = most_sockets();"
        "print(most, r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    most, soft = map(int, done.stdout.split())
    assert soft == hard
    assert most > 0
    assert hard == resource.RLIM_INFINITY or most < hard
