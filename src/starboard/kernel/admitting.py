"""Whose the open question is: why a decision, or an outcome, cannot come now, whatever it is."""

from __future__ import annotations

from starboard.kernel.actions import Action
from starboard.kernel.errors import IllegalAction, NotYours, Refusal, StaleDecision
from starboard.kernel.mistakes import check_seat
from starboard.kernel.playing import cannot_come, who
from starboard.kernel.steps import CHANCE, NO_ONE, State


def _check_number(number: int, open_now: int) -> None:
    if number >= 0 and number != open_now:
        raise StaleDecision(Refusal("", "stale", (("decision", number), ("open", open_now))))


def check_comes(s: State, outcome: Action, number: int, open_now: int) -> None:
    """Raise where the open question is not chance's, or another than that of the number, or this cannot come."""
    _check_number(number, open_now)
    if who(s) != CHANCE:
        raise NotYours(Refusal("", "no-chance"))
    refusal = cannot_come(s, outcome)
    if refusal is not None:
        raise IllegalAction(refusal)


def check_goes_on(s: State, seat: int, drew: bool) -> None:
    """Raise NotYours where a move of several decisions is interrupted, by chance too."""
    if drew or who(s) != seat:
        raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))


def admit(s: State, seats: int, seat: int, number: int, open_now: int) -> None:
    """Raise where the open question is not the seat's, or another than that of the number."""
    _check_number(number, open_now)
    mine = who(s)
    if mine == seat and 0 <= seat < seats:
        return
    check_seat(s, mine, seats)
    if mine == NO_ONE:
        raise IllegalAction(Refusal(s.OVER_RULE, "game-over"))
    if mine != seat:
        raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
