"""What the long soak goes by, in short: what must hold fails it, what is aimed at is said to be missed."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest

from benchmarks.table import report, simulating, soak
from benchmarks.table.hall import TITLES
from benchmarks.table.simulating import FAULTS, Piece, simulate
from benchmarks.table.verdict import Verdict

pytestmark = pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be pinned here")

CALM: dict[str, Any] = {"rss_mb": 100.0, "ack_p99": 10.0, "unanswered": 0}
"""A part of light play."""


def test_growth_and_loss_fail_light_play_and_drift_misses_an_aim() -> None:
    """The first part is not compared, and a latency by the means of two."""
    new, larger, slower = (
        {**CALM, **more} for more in ({"rss_mb": 50.0, "ack_p99": 5.0}, {"rss_mb": 106.0}, {"ack_p99": 12.5})
    )
    calm = soak.compared([new, *[CALM] * 5], 0)
    assert (calm.broken, calm.missed) == ([], [])
    assert soak.compared([CALM] * 6, 3).broken == ["lost = 3"]
    assert soak.compared([*[CALM] * 5, CALM | {"unanswered": 1}], 0).broken == ["unanswered = 1"]
    assert soak.compared([*[CALM] * 5, larger], 0).broken == ["rss_grown = 6.0"]
    drifted = soak.compared([*[CALM] * 4, slower, slower], 0)
    assert (drifted.broken, drifted.missed) == ([], ["p99_drift 25 > 10"])


def test_every_game_and_seed_is_played_and_a_leak_or_a_broken_seed_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """In pieces, each in a process of its own; where nothing was compared, nothing could be found."""
    done: list[Piece] = []
    found: dict[str, Any] = {"leaks": [], "pairs": 3, "compared": 40, "windows": 1}

    async def apart(piece: Piece, _: int) -> dict[str, Any]:
        done.append(piece)
        return {"broken": ["seed 7: Broken"] if piece[0] == FAULTS else []} | found

    monkeypatch.setattr(simulating, "_apart", apart)
    assert simulate(50, 500).broken == [f"broken_seeds = {['seed 7: Broken'] * 3}"]
    assert sorted(done) == sorted(
        [(what, first, min(size, most - first)) for what, size, most in PLAN for first in range(0, most, size)]
    )
    found["leaks"] = ["seed 3, viewer 1: a card"]
    assert len(simulate(1, 0).broken) == len(TITLES)
    found.update(leaks=[], compared=0)
    assert [line.partition("_games")[0] for line in simulate(1, 0).broken] == list(TITLES)


PLAN = [*[(title, simulating.GAMES, 50) for title in TITLES], (FAULTS, simulating.SEEDS, 500)]


def test_a_piece_is_played_apart() -> None:
    """A game at two tables for every viewer, and a seed of F16."""
    told = dict(asyncio.run(simulating._all([("oort", 0, 1), (FAULTS, 0, 1)])))
    assert told[FAULTS] == {"broken": []}
    assert (told["oort"]["leaks"], told["oort"]["pairs"]) == ([], 3)
    assert told["oort"]["compared"] > 2 * 3


@pytest.mark.parametrize(("found", "code"), [(Verdict(missed=["slow"]), 0), (Verdict(broken=["a leak"]), 1)])
def test_what_is_broken_fails_the_command_and_what_is_missed_does_not(
    found: Verdict, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are said and kept."""
    kept: dict[str, Any] = {}
    monkeypatch.setattr(soak, "STAGES", {"one": lambda _: found, "two": lambda _: Verdict()})
    monkeypatch.setattr(report, "keep", lambda _, told: kept.update(told))
    allowed = os.sched_getaffinity(0)
    try:
        assert soak.main(["--minutes", "1"]) == code
    finally:
        os.sched_setaffinity(0, allowed)
    assert (kept["one"]["broken"], kept["one"]["missed"]) == (found.broken, found.missed)
