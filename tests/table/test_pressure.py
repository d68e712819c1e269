"""Saying no early."""

from __future__ import annotations

import asyncio
import time

from starboard.table.errors import Busy
from starboard.table.pressure import FEW, Pressure


async def _come(pressure: Pressure, seconds: float) -> bool:
    try:
        async with pressure.room():
            time.sleep(seconds)  # noqa: ASYNC251  # work that keeps everybody waiting, as rules do
            await asyncio.sleep(0.01)
    except Busy:
        return False
    return True


def test_who_would_come_too_late_is_refused_before_any_work() -> None:
    """Of a hundred who come at once and take 5 ms each, the first are seen to and the last are not."""

    async def all_at_once() -> list[bool]:
        pressure = Pressure()
        return await asyncio.gather(*[_come(pressure, 0.005) for _ in range(100)])

    seen_to = asyncio.run(all_at_once())
    assert all(seen_to[:FEW])
    assert not all(seen_to)


def test_nobody_is_refused_where_few_come() -> None:
    """However long each takes: a slow machine alone refuses nobody."""

    async def few_at_once() -> list[bool]:
        pressure = Pressure()
        return await asyncio.gather(*[_come(pressure, 0.02) for _ in range(FEW)])

    assert all(asyncio.run(few_at_once()))
