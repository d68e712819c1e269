"""The engine on a pair of pipes."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starboard.engine.engine import Engine

LONGEST_LINE: Final = 8 << 20
"""Bytes of a request at most, unless the caller says otherwise: the longest saved matches have less than half of it."""
CHUNK: Final = 1 << 16
"""Bytes of an overlong line that are read at a time, to be dropped."""


def serve(engine: Engine, requests: IO[bytes], replies: IO[bytes], longest: int = LONGEST_LINE) -> None:
    """Answer line after line, each before the next is read, until the requests end or nobody reads the replies.

    A line of more than `longest` bytes is dropped whole, and the reply says so.
    """
    while line := requests.readline(longest + 1):
        if len(line) > longest and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = requests.readline(CHUNK)  # the rest of the same line
            reply = engine.too_long(longest)
        else:
            reply = engine.answer(line)
        try:
            replies.write(reply.encode() + b"\n")
            replies.flush()
        except BrokenPipeError:
            return
