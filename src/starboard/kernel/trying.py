"""Trying decisions out on a copy: what comes of them, and every way in which a seat can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel.errors import NotYours, Refusal
from starboard.kernel.playing import legal, play, who
from starboard.kernel.steps import NO_ONE

if TYPE_CHECKING:
    from starboard.kernel.actions import Action
    from starboard.kernel.steps import Event, State


def tried(s: State, actions: list[Action], told: list[Event] | None = None) -> State:
    """Return the state after one seat has decided so, `s` itself untouched; raise NotYours or IllegalAction.

    What happens on the way is told to whoever brings a list for it.
    """
    trial = s.clone()
    trial.told = told
    seat = who(trial)
    for action in actions:
        if who(trial) not in (seat, NO_ONE):
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
        play(trial, action)
    return trial


def continuations(s: State) -> list[tuple[list[Action], State]]:
    """Return every way in which the seat that decides can go on until it decides no more, with the state after each.

    `s` itself stays as it is. Sequences come in the order of their actions' numbers.
    """
    me = who(s)
    found: list[tuple[list[Action], State]] = []
    if me < 0:
        return found
    for action in legal(s):
        after = s.clone()
        play(after, action)
        if who(after) == me:
            found.extend([([action, *rest], end) for rest, end in continuations(after)])
        else:
            found.append(([action], after))
    return found
