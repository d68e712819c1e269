"""The line to a table as the terminal holds it: what came waits, and a file to be woken by."""

from __future__ import annotations

import os
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Final, TypeVar

from starboard.client.aside import Aside

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from starboard.client import Line, Server
    from starboard.client.line import Told

Answer = TypeVar("Answer")


class Wire:
    """A server, and the line to one of its tables."""

    def __init__(self, server: Server, look_up: Callable[[], None]) -> None:
        """`look_up` is called again and again while somebody has to wait for the server."""
        self.server: Final = server
        self._look_up: Final = look_up
        self._aside: Final = Aside()
        self._came: Final[SimpleQueue[tuple[Told, Any]]] = SimpleQueue()
        self.wake, self._bell = os.pipe()
        self.line: Line | None = None

    def call(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Return what comes of a request, or raise it."""
        return self._aside.call(work, self._look_up)

    def open(self, table: str, token: str, language: str) -> Line:
        """Open a line to a table; raise Refused or Unreachable."""
        self.hang_up()
        line = self.server.sit(table, token, language=language, raw=True)
        line.told = self._hear
        self.call(line.__aenter__())
        self.line = line
        return line

    def hang_up(self) -> None:
        """Close the line, if one is open, and forget what came over it."""
        if self.line is not None:
            self.line.told = _nothing
            self.call(self.line.close())
            self.line = None
        self.came()

    def _hear(self, kind: Told, what: Any) -> None:
        """Keep what happened, in the thread where it did, and ring."""
        self._came.put((kind, what))
        os.write(self._bell, b"!")

    def came(self) -> list[tuple[Told, Any]]:
        """Return what happened since the last time."""
        found: list[tuple[Told, Any]] = []
        while True:
            try:
                found.append(self._came.get_nowait())
            except Empty:
                return found
            os.read(self.wake, 1)

    def close(self) -> None:
        """Part from the server."""
        try:
            self.hang_up()
            self.call(self.server.close())
        finally:
            self._aside.close()
            os.close(self.wake)
            os.close(self._bell)


def _nothing(_: Told, __: Any) -> None:
    """Do nothing: nobody is at the line any more."""
