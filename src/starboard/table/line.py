"""A line to one viewer: what waits to be sent, never more than so much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.table import metrics

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 1 << 20
GONE: Final = 4410
"""The code of a line that the table let go of: its key was changed, or the table is no more."""
SLOW: Final = 4408
"""The code of a line whose reader was too slow."""


class Line:
    """A socket as the table knows it: who is at its other end, and the frames that wait for it.

    A reader that is too slow is cut off: it comes back and asks for what it missed.
    """

    __slots__ = ("_bytes", "_frames", "code", "host", "language", "pocket", "raw", "viewer", "visible", "wake")

    def __init__(self, viewer: int, language: str, *, host: bool = False, pocket: str = "") -> None:
        self.viewer = viewer
        self.language = language
        self.host = host
        self.pocket = pocket
        self.visible = True
        self.raw = False
        """Whether views are sent as the game's codec writes them too."""
        self.code = 0
        """The code with which the line is to be closed once nothing waits any more; 0 where nobody ended it."""
        self.wake: Callable[[], None] = _nobody
        """Called when there is something to send, or the line is to be closed."""
        self._frames: list[bytes] = []
        self._bytes = 0

    def put(self, frame: bytes) -> None:
        """Let a frame wait to be sent; cut the line where too much waits."""
        if self.code:
            return
        self._bytes += len(frame)
        self._frames.append(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            metrics.LINES_CUT.inc()
            self.close(SLOW)
        else:
            self.wake()

    def take(self) -> list[bytes]:
        """Return all that waits, in its order: whoever takes it sends it."""
        taken, self._frames, self._bytes = self._frames, [], 0
        return taken

    def end(self, code: int) -> None:
        """Take nothing more; what waits is sent, and then the line is closed with this code."""
        if not self.code:
            self.code = code
            self.wake()

    def close(self, code: int = GONE) -> None:
        """Send nothing more."""
        self.take()
        self.end(code)


def _nobody() -> None:
    """Tell nobody: the line is not carried yet."""
