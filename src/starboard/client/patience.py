"""Patience with a server that has too much to do: what it refused for that has changed nothing, and is sent again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from starboard.client.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

Answer = TypeVar("Answer")

BUSY: Final = frozenset({"server/busy", "server/too-many"})
"""Codes of refusals after which the same request is sent again."""
TRIES: Final = 8
"""So often a request is sent again."""
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 1.5
"""Seconds before the first and the later tries, where the server does not say when to come again."""
LONGEST_ASKED: Final = 10.0
"""Seconds that a server may ask for: who is to wait for longer is told so instead."""


async def patiently(send: Callable[[], Awaitable[Answer]]) -> Answer:
    """Send a request, and again while the server is too busy for it, when it says; return the answer."""
    wait = FIRST_WAIT
    for _ in range(TRIES):
        try:
            return await send()
        except Refused as refused:
            pause = max(wait, refused.seconds)
            if refused.code not in BUSY or pause > LONGEST_ASKED:
                raise
        await asyncio.sleep(pause)
        wait = min(2 * wait, LONGEST_WAIT)
    return await send()
