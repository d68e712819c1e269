"""What is written down of a fault: where it happened, and nothing of what was on the table then."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Final

import structlog

MOST_PLACES: Final = 12

log = structlog.get_logger("starboard.table")


def note_fault(what: str, fault: BaseException, **said: str | int) -> None:
    """Write a fault into the server's log."""
    log.error(what, **said, fault=placed(fault))


def placed(fault: BaseException) -> str:
    """Return the class of a fault and the places that it came through, the innermost first; the same of its causes.

    What it says is left out, and so is every value: both may hold a card, a seed or a key.
    """
    told: list[str] = []
    seen: set[int] = set()
    one: BaseException | None = fault
    while one is not None and id(one) not in seen:
        seen.add(id(one))
        frames = traceback.extract_tb(one.__traceback__)[-MOST_PLACES:]
        places = [f"{'/'.join(Path(frame.filename).parts[-2:])}:{frame.lineno}" for frame in reversed(frames)]
        told.append(" < ".join([type(one).__name__, *places]))
        one = one.__cause__ or one.__context__
    return "; by ".join(told)
