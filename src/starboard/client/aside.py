"""The client beside a program that waits for its user: a loop in a thread of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

Answer = TypeVar("Answer")
GLANCE: Final = 0.1
"""Seconds after which whoever waits looks up."""


class Aside:
    """A loop that runs as long as it is open."""

    def __init__(self) -> None:
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = Thread(target=self._loop.run_forever, name="starboard-client", daemon=True)
        self._thread.start()

    def call(self, work: Coroutine[Any, Any, Answer], look_up: Callable[[], None]) -> Answer:
        """Return what comes of work in the loop, or raise it; `look_up` is called while it lasts, and may break off."""
        future: Future[Answer] = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            while True:
                try:
                    return future.result(GLANCE)
                except NotYet:
                    if future.done():
                        raise
                    look_up()
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        """End the loop and what runs in it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
