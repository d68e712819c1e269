"""Carrying out decisions step by step, as the kernel does, but with a look at each step that has acted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import UNKNOWN, Came, Chance, Choice, Domain, Effect, Event, Played, Record, Sealed, State, Step
from starboard.kernel.guesses import visible_pieces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Action


def one_by_one(s: State, action: Action) -> Iterator[Step]:
    """Carry out a decision or an outcome of chance and all that follows of itself; yield each step that has acted."""
    top = s.steps.pop()
    assert isinstance(top, Choice | Chance)
    top.take(s, action)
    yield top
    while s.steps:
        step = s.steps[-1]
        if not isinstance(step, Effect):
            return
        s.steps.pop()
        step.run(s)
        yield step


def reveals(step: Step) -> bool:
    """Whether a step is meant to show something that was hidden."""
    return bool(getattr(step, "REVEALS", False))


def decided(event: Event) -> Action | None:
    """Return the decision or the outcome of chance that a log entry stands for, or None where it only tells."""
    if isinstance(event, Played | Sealed):
        return event.action
    return event.outcome if isinstance(event, Came) else None


def pieces_in(value: Any) -> list[tuple[Domain, int]]:
    """Return the pieces that a record names, wherever in it, each with its domain."""
    found: list[tuple[Domain, int]] = []
    if isinstance(value, Record):
        for field in value.FIELDS:
            inner = getattr(value, field.name)
            if field.domain.pool:
                found += [(field.domain, piece) for piece in (inner if isinstance(inner, tuple) else (inner,))]
            else:
                found += pieces_in(inner)
    elif isinstance(value, tuple | list):
        for item in value:
            found += pieces_in(item)
    return [(domain, piece) for domain, piece in found if piece != UNKNOWN]


def known_pieces(seen: State) -> set[tuple[str, int]]:
    """Return the pieces that a view shows or its steps speak of, each by the name of its domain."""
    shown = {(name, piece) for name, pieces in visible_pieces(seen).items() for piece in pieces}
    return shown | {(domain.name, piece) for domain, piece in pieces_in(seen.steps)}
