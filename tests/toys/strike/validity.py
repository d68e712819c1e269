"""What a state from outside must satisfy."""

from __future__ import annotations

from starboard.kernel import InvalidPosition, Refusal, Step
from tests.toys.strike.rules import (
    Act,
    BeginRound,
    Cancel,
    Defuse,
    DrawCard,
    Hit,
    LayAside,
    PickStance,
    Redirect,
    Reveal,
    Turn,
    Window,
)
from tests.toys.strike.state import Table


def check(s: Table) -> None:
    """Raise InvalidPosition where a seat, a card or a step is not where it could be."""
    living = s.living()
    draws = sum(step.left for step in s.steps if isinstance(step, DrawCard | LayAside))
    if not (
        2 <= len(s.players) <= 4
        and all(player.seat == seat and player.lives <= 3 for seat, player in enumerate(s.players))
        and (len(living) >= 2 or not s.steps)
        and draws <= len(s.deck)
        and all(can_stand(s, step, place) for place, step in enumerate(s.steps))
    ):
        raise InvalidPosition(Refusal("ST-1", "impossible"))


def can_stand(s: Table, step: Step, place: int) -> bool:
    """Whether a step can be in this place of the stack."""
    below = s.steps[place - 1] if place else None
    is_top = place == len(s.steps) - 1
    if isinstance(step, BeginRound | PickStance):
        seats = step.asked if isinstance(step, PickStance) else ()
        return below is None and set(seats) <= set(s.living()) and len(set(seats)) == len(seats)
    if isinstance(step, Window):
        others = set(step.asked)
        return others <= set(s.living()) and len(others) == len(step.asked) and is_about(s, step.about, below)
    if isinstance(step, Hit | Cancel | Redirect):
        return not is_top and is_about(s, step, below)
    if isinstance(step, Turn):
        return isinstance(below, BeginRound) and 0 <= step.seat < len(s.players) and step.left <= len(s.players)
    if isinstance(step, LayAside | Reveal):
        return below is not None
    if isinstance(step, DrawCard):
        return below is not None and 0 <= step.seat < len(s.players)
    if isinstance(step, Act):
        return (is_top or isinstance(s.steps[place + 1], DrawCard)) and step.seat in s.living()
    if isinstance(step, Defuse):
        traps = s.players[step.target].traps if 0 <= step.target < len(s.players) else ()
        seen = [trap.card for trap in traps][step.place : step.place + 1]
        return is_top and step.seat in s.living() and seen == [step.card]
    return False


def is_about(s: Table, step: Step, below: Step | None) -> bool:
    """Whether a window can be about this, where it lies on that."""
    if isinstance(step, Hit):
        return 0 <= step.seat < len(s.players) and 0 <= step.target < len(s.players)
    if isinstance(step, Redirect) and step.target not in s.living():
        return False
    return isinstance(step, Cancel | Redirect) and isinstance(below, Window | Hit | Cancel | Redirect)
