"""Time, so that tests can have a time of their own."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """The time of the machine: `wall` for what is written down, `now` for how long something takes."""

    def wall(self) -> float:
        """Return the time of day, in seconds since 1970."""
        return time.time()

    def now(self) -> float:
        """Return a time that only grows, whatever happens to the time of day."""
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, what: Callable[[], None]) -> asyncio.TimerHandle:
        """Let something happen at a moment of `now`."""
        return asyncio.get_running_loop().call_at(when, what)

    async def sleep(self, seconds: float) -> None:
        """Let so much time pass."""
        await asyncio.sleep(seconds)
