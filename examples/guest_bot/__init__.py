"""A bot of one's own at a table: it joins by an invitation and plays whatever comes to mind.

    python -m examples.guest_bot 'http://127.0.0.1:8080/t/TABLE#INVITE' Ben

It uses Starboard's Python client. In any other language the same takes an HTTP request and a WebSocket, as
`docs/protocol.md` shows.
"""

from __future__ import annotations

import asyncio
import random
import sys

from starboard.client import Frame, Refused, Server


def choose(frame: Frame, luck: random.Random) -> str:
    """Return what to decide: here is the place for something cleverer.

    `frame.view` has what this seat may know of the position, `frame.decision.candidates` all that is allowed.
    """
    assert frame.decision is not None
    return luck.choice(frame.decision.candidates).action


async def play(link: str, name: str, luck: random.Random) -> Frame:
    """Sit down at the table of an invitation, and play until the match is over; return how it ended."""
    address, _, rest = link.partition("/t/")
    table, _, invite = rest.partition("#")
    async with Server(address) as server:
        seat = await server.claim(table, invite, name=name)
        async with server.sit(table, seat.token) as line:
            async for frame in line:
                if frame.about.status in {"over", "aborted"}:
                    return frame
                if frame.decision is not None and frame.decision.answered is None:
                    try:
                        await line.act(frame.decision.number, [choose(frame, luck)])
                    except Refused as refused:
                        print(refused)  # the table has gone on meanwhile: the next frame says how
    raise AssertionError("a line ends by itself only where it is closed")


def main() -> None:
    """Play as the command line says."""
    link, name = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Guest"
    ended = asyncio.run(play(link, name, random.Random()))
    print((ended.outcome or {}).get("sentence", ended.about.status))
