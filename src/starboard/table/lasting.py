"""What goes on though whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


async def outlasting(task: asyncio.Future[T]) -> T:
    """Return what comes of a task; whoever is cancelled does not stop it, and goes when it is done."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # somebody has looked at it
        raise
