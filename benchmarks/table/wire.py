"""What is said over the socket, as far as whoever puts load on a table looks at it."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class Candidate(Struct):
    """Something that may be done."""

    action: str


class Decision(Struct):
    """What a seat is asked."""

    number: int
    candidates: list[Candidate]
    answered: list[str] | None = None


class About(Struct):
    """What of the table matters here."""

    status: str = ""


class Waiting(Struct):
    """Whom the table waits for."""

    window: bool = False


class Problem(Struct):
    """Why something was refused."""

    code: str = ""
    message: str = ""
    report: str | None = None


class Frame(Struct):
    """Anything that the server sends."""

    type: str
    seq: int = -1
    decision: Decision | None = None
    about: About | None = None
    view: msgspec.Raw = msgspec.Raw(b"")
    waiting: Waiting | None = None
    re: str | None = None
    ok: bool = True
    sealed: bool = False
    error: Problem | None = None


_decoder: Final = msgspec.json.Decoder(Frame)
_encode: Final = msgspec.json.Encoder().encode


def read(data: str | bytes) -> Frame:
    """Return a frame."""
    return _decoder.decode(data)


def request(do: str, request_id: str, **more: Any) -> str:
    """Return a message to the server."""
    return _encode({"do": do, "id": request_id, **more}).decode()
