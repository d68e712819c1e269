"""A line to one viewer: what waits to be sent, never more than so much."""

from __future__ import annotations

import asyncio
from typing import Final

from starboard.table import metrics

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 1 << 20
GONE: Final = 4410
"""The code of a line that the table let go of: its key was changed, or the table is no more."""


class Line:
    """A socket as the table knows it: who is at its other end, and the frames that wait for it.

    A reader that is too slow is cut off: it comes back and asks for what it missed.
    """

    def __init__(self, viewer: int, language: str, *, host: bool = False, pocket: str = "") -> None:
        self.viewer = viewer
        self.language = language
        self.host = host
        self.pocket: Final = pocket
        self.visible = True
        self.raw = False
        """Whether views are sent as the game's codec writes them too."""
        self.cut = False
        self.ending: Final = asyncio.Event()
        """Set when the line is to end, whether what waits can still be sent or not."""
        self.code = 0
        """The code with which the line is to be closed; 0 where nobody ended it."""
        self._frames: Final[asyncio.Queue[bytes]] = asyncio.Queue()
        self._bytes = 0

    def put(self, frame: bytes) -> None:
        """Let a frame wait to be sent; cut the line where too much waits."""
        if self.cut or self.code:
            return
        self._bytes += len(frame)
        if self._frames.qsize() >= MOST_FRAMES or self._bytes > MOST_BYTES:
            self.cut = True
            metrics.LINES_CUT.inc()
            self._frames.put_nowait(b"")
            self.ending.set()
            return
        self._frames.put_nowait(frame)

    async def next(self) -> bytes:
        """Return the next frame to send; nothing where the line is cut."""
        frame = await self._frames.get()
        self._bytes -= len(frame)
        return b"" if self.cut else frame

    def end(self, code: int) -> None:
        """Take nothing more; what waits is sent, and then the line is closed with this code."""
        if not self.cut and not self.code:
            self.code = code
            self._frames.put_nowait(b"")
            self.ending.set()

    def close(self) -> None:
        """Send nothing more."""
        self.cut, self.code = True, self.code or GONE
        self._frames.put_nowait(b"")
        self.ending.set()
