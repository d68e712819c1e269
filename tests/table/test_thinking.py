"""The processes in which bots think: what counts as thought, and what is left of it when they end."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as OutOfTime
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from starboard.games import find_game
from starboard.kernel import Match
from starboard.table import thinking
from starboard.table.thinking import Program, Thinkers

SLOW = 2.5
"""Seconds that a process takes to begin here."""


def begin_slowly() -> None:
    """Begin as on a busy machine."""
    time.sleep(SLOW)
    thinking.load_rules()


def begin_never() -> None:
    """Begin as a process that is stopped."""
    time.sleep(3600)


HANGS = Program((sys.executable, "-I", "-S", "-c", "import sys; sys.stdin.read()"), 60.0)
"""A program that says nothing for as long as anybody listens."""


def asked(thinkers: Thinkers, program: Program | None = None) -> Coroutine[Any, Any, str]:
    """Ask for a decision at the beginning of a match."""
    match = Match(find_game("oort"), 2, seed=1)
    view = json.dumps(match.game.codec.encode(match.view(match.seat)))
    return thinkers.decide("oort", "", "random", 1, match.seat, view, program)


def carried_out(test: Callable[[Thinkers], Coroutine[Any, Any, None]], patience: float) -> list[str]:
    """Carry something out with processes of its own that end with it; return what the loop would log."""
    logged: list[str] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: logged.append(str(told)))
        thinkers = Thinkers(patience=patience)
        try:
            await test(thinkers)
        finally:
            thinkers.close()
        await asyncio.sleep(0.1)  # what the processes left behind is told to the loop

    asyncio.run(run())
    gc.collect()
    return logged


def test_that_a_process_begins_is_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes on a busy machine, its first decision has the time that every other has.

    Also where it takes the place of one that hung, or of one that has done all that it is to do.
    """
    monkeypatch.setattr(thinking, "load_rules", begin_slowly)
    monkeypatch.setattr(thinking, "MOST_TASKS", 2)

    async def test(thinkers: Thinkers) -> None:
        assert await asked(thinkers)
        with pytest.raises(OutOfTime):
            await asked(thinkers, HANGS)
        for _ in range(3):
            assert await asked(thinkers)

    assert carried_out(test, SLOW - 0.5) == []


def test_a_process_that_does_not_begin_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever; and what was left of it is no error in the log."""
    monkeypatch.setattr(thinking, "load_rules", begin_never)
    monkeypatch.setattr(thinking, "START", 1.0)

    async def test(thinkers: Thinkers) -> None:
        began = time.monotonic()
        with pytest.raises(OutOfTime):
            await asked(thinkers)
        assert time.monotonic() - began >= 1.0

    assert carried_out(test, 0.5) == []


def test_a_process_that_has_begun_and_stops_is_given_up_soon() -> None:
    """The time to begin is for the first alone: who plays against a bot waits for its thought, and no longer."""

    async def test(thinkers: Thinkers) -> None:
        assert await asked(thinkers)
        for process in multiprocessing.active_children():
            os.kill(process.pid or 0, signal.SIGSTOP)
        began = time.monotonic()
        with pytest.raises(OutOfTime):
            await asked(thinkers)
        assert time.monotonic() - began < thinking.START / 2

    assert carried_out(test, 2.0) == []


@pytest.mark.parametrize("ends", ["the asker", "the processes"])
def test_a_thought_that_nobody_waits_for_is_no_error_in_the_log(monkeypatch: pytest.MonkeyPatch, ends: str) -> None:
    """Whether its asker has gone or the processes were replaced: then it fails when nobody looks at it any more."""
    thoughts: list[Future[str]] = []

    class Replaced:
        active = True

        def __init__(self, **_: object) -> None: ...

        def schedule(self, *_: object, **__: object) -> Future[str]:
            thoughts.append(Future())
            return thoughts[-1]

        def stop(self) -> None: ...

        def join(self) -> None: ...

    async def test(thinkers: Thinkers) -> None:
        waiting = asyncio.create_task(asked(thinkers))
        await asyncio.sleep(0)
        if ends == "the asker":
            waiting.cancel()
        else:
            thinkers.close()
        with pytest.raises((asyncio.CancelledError, BrokenProcessPool)):
            await waiting
        thoughts.pop().set_exception(BrokenProcessPool("handle is closed"))

    monkeypatch.setattr(thinking, "ProcessPool", Replaced)
    assert carried_out(test, 100.0) == []
