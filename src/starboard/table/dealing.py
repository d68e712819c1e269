"""Chance by hand: who says what came at a table with a real box, and out of what they choose."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import has_secrets
from starboard.kernel import CHANCE, OWNER, outcomes, who

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Action, Game, State
    from starboard.table.table import Table

REFEREE: Final = -2
"""The viewer who owns the box: sees all, and holds no seat."""


def needs_referee(game: Game[Any]) -> bool:
    """Whether who says what chance brings would learn what no player may know, and so must hold no seat."""
    return has_secrets(game) and not game.open_chance


def dealers(table: Table, s: State | None = None) -> tuple[int, ...]:
    """Return the seats that may say what chance brings: all of people, or hers alone who draws what only she may see.

    That is for the open question, or for the one that was open in another state. Where a bot draws it, anybody may:
    somebody has to look at the card for it.
    """
    match = table.match
    if match is None or needs_referee(table.game):
        return ()
    people = tuple([number for number, seat in enumerate(table.standing.seats) if not seat.bot])
    s = match.state if s is None else s
    if who(s) != CHANCE:
        return people
    drawing = {int(getattr(one, "seat", -1)) for one, _ in outcomes(s) if _secret(one)}
    alone = tuple([seat for seat in people if seat in drawing])
    return alone or people


def says_chance(table: Table, viewer: int) -> bool:
    """Whether a viewer may say what chance brings now."""
    return viewer == REFEREE or viewer in dealers(table)


def offered(table: Table, viewer: int) -> list[Action]:
    """Return what the viewer can say that chance brought.

    A seat that draws unseen may say whatever can be drawn in the game: what is left of it would tell of others' cards.
    """
    assert table.match is not None
    possible = [outcome for outcome, _ in outcomes(table.match.state)]
    if viewer == REFEREE:
        return possible
    return list({str(other): other for outcome in possible for other in _alike(outcome)}.values())


def ways(table: Table, viewer: int) -> list[int] | None:
    """Return in how many ways each of what is offered can come, such as how many of a card are left in a pile.

    None where that tells what the viewer may not know: what is left of cards that are drawn unseen.
    """
    assert table.match is not None
    possible = outcomes(table.match.state)
    if viewer != REFEREE and any(_secret(outcome) for outcome, _ in possible):
        return None
    return [weight for _, weight in possible]


def _secret(outcome: Action) -> list[str]:
    return [field.name for field in outcome.FIELDS if field.by == OWNER]


def _alike(outcome: Action) -> Iterator[Action]:
    """Return all outcomes that look like this one to those who may not see it."""
    hidden = _secret(outcome)
    known = {field.name: getattr(outcome, field.name) for field in outcome.FIELDS}
    sizes = [range(field.domain.size) for field in outcome.FIELDS if field.name in hidden]
    for values in product(*sizes):
        yield type(outcome)(**{**known, **dict(zip(hidden, values, strict=True))})
