"""Windows as a table runs them: everybody is asked at the same time, and the answers lie face down until all are in.

The rules ask one seat after another, and whoever plays for them gives the answers in that order, when all are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.errors import NotYours, Refusal
from starboard.kernel.steps import Choice

if TYPE_CHECKING:
    from starboard.kernel.steps import State


def asked_unseen(s: State) -> tuple[int, ...]:
    """Return the seats whose answers to the open question may come in any order, seen by nobody until all are in.

    There are none where the question is an ordinary one.
    """
    top = s.steps[-1] if s.steps else None
    if not isinstance(top, Choice) or not top.SEALED:
        return ()
    asked: tuple[int, ...] = top.together(s)
    return asked


def is_paced(s: State) -> bool:
    """Whether the answer to the open question is taken no sooner than a window's least time."""
    top = s.steps[-1] if s.steps else None
    return isinstance(top, Choice) and (top.SEALED or top.PACED)


def asked_as(s: State, seat: int) -> State:
    """Return a copy in which the open window asks this seat now; raise NotYours where it does not ask it at all."""
    if seat not in asked_unseen(s):
        raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
    copy = s.clone()
    top = copy.steps[-1]
    assert isinstance(top, Choice)
    copy.steps[-1] = top.put_to(seat)
    return copy
