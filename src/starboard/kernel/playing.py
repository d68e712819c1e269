"""Asking and playing a state: who decides, what may be decided and why not, what chance may bring, what comes of it."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.actions import Action, ActionSet, Listed
from starboard.kernel.errors import IllegalAction, Refusal, RuleFailed, mistake
from starboard.kernel.native import i64
from starboard.kernel.steps import CHANCE, NO_ONE, Ask, Chance, Choice, Effect, State

if TYPE_CHECKING:
    from random import Random

MOST_STEPS: Final = 100_000
"""So much follows of itself from one decision at most; only the rules of an impossible state go on for ever."""


def settle(s: State) -> None:
    """Run what nobody decides, until somebody or chance must decide or the game is over."""
    steps = s.steps
    left: i64 = MOST_STEPS
    while steps:
        top = steps[-1]
        if not isinstance(top, Effect):
            return
        if left == 0:
            raise RuleFailed(Refusal(top.RULE, "endless-rules"))
        left -= 1
        steps.pop()
        top.run(s)


COMPILED: Final = not isinstance(settle, FunctionType)
"""True when the kernel in use is the compiled one."""


def who(s: State) -> int:
    """Return the seat that decides, CHANCE, or NO_ONE when the game is over."""
    if not s.steps:
        return NO_ONE
    top = s.steps[-1]
    return int(top.who(s)) if isinstance(top, Choice) else CHANCE


def window(s: State) -> Ask[Any, Any] | None:
    """Return the open question that goes to several seats, or None where a seat is asked alone or nobody is."""
    top = s.steps[-1] if s.steps else None
    return top if isinstance(top, Ask) else None


def legal(s: State) -> list[Action]:
    """Return the open decision's options in the order of their numbers; empty where no seat decides."""
    if not s.steps:
        return []
    top = s.steps[-1]
    if isinstance(top, Choice):
        return top.listed(s)
    return []


NOTHING: Final = Listed([])


def options(s: State) -> ActionSet:
    """Return the open decision's options as a set that need not be listed; empty where no seat decides."""
    if not s.steps:
        return NOTHING
    top = s.steps[-1]
    return top.actions(s) if isinstance(top, Choice) else NOTHING


def why_not(s: State, action: Action) -> Refusal | None:
    """Return why the action is not allowed at the open decision, or None where it is."""
    if not s.steps:
        return Refusal(s.OVER_RULE, "game-over")
    top = s.steps[-1]
    if not isinstance(top, Choice):
        return Refusal(top.RULE, "chance-decides")
    kind: type[Action] = type(action)
    if kind is not top.TAKES[0] and not _is_among(kind, top.TAKES):
        return Refusal(action.RULE or top.RULE, "not-now", (("action", str(action)),))
    refusal: Refusal | None = top.why_not(s, action)
    return refusal


def _is_among(kind: type[Action], kinds: tuple[type[Action], ...]) -> bool:
    """Whether a kind is one of these. A plain loop: most decisions ask it, and `in` compares where `is` will do."""
    for known in kinds:  # noqa: SIM110  # as above
        if known is kind:
            return True
    return False


def play(s: State, action: Action) -> None:
    """Carry out a decision and all that follows of itself; raise IllegalAction, nothing changed, where refused."""
    refusal = why_not(s, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    top = s.steps.pop()
    if isinstance(top, Choice):
        top.take(s, action)
    settle(s)


def outcomes(s: State) -> list[tuple[Action, int]]:
    """Return what chance can bring, with weights; empty where chance does not decide."""
    if not s.steps:
        return []
    top = s.steps[-1]
    return top.outcomes(s) if isinstance(top, Chance) else []


def cannot_come(s: State, outcome: Action) -> Refusal | None:
    """Return why chance cannot bring this outcome now, or None where it can."""
    if outcome in [possible for possible, _ in outcomes(s)]:
        return None
    return Refusal(s.steps[-1].RULE if s.steps else "", "cannot-come", (("outcome", str(outcome)),))


def happen(s: State, outcome: Action) -> None:
    """Let chance bring this outcome, and all that follows of itself; raise IllegalAction where it cannot come."""
    refusal = cannot_come(s, outcome)
    if refusal is not None:
        raise IllegalAction(refusal)
    top = s.steps.pop()
    if isinstance(top, Chance):
        top.take(s, outcome)
    settle(s)


def roll(s: State, rng: Random) -> Action:
    """Let chance decide by a generator of the caller's own, as a search does; return what came."""
    possible = outcomes(s)
    outcome = picked(possible, rng.randrange(total_weight(s, possible)))
    top = s.steps.pop()
    if isinstance(top, Chance):
        top.take(s, outcome)
    settle(s)
    return outcome


def total_weight(s: State, possible: list[tuple[Action, int]]) -> int:
    """Return what the weights of what chance can bring add up to; raise RuleFailed where one of them is nothing."""
    total = 0
    for _, weight in possible:
        if weight <= 0:
            raise _nothing_comes(s)
        total += weight
    if not total:
        raise _nothing_comes(s)
    return total


def _nothing_comes(s: State) -> RuleFailed:
    name = type(s.steps[-1]).__name__ if s.steps else "a game that is over"
    return mistake(f"{name}: chance has nothing to bring; let outcomes return one at least, each with a weight above 0")


def picked(possible: list[tuple[Action, int]], ticket: int) -> Action:
    """Return the outcome that holds this ticket, of as many tickets as the weights add up to."""
    for outcome, weight in possible:
        if ticket < weight:
            return outcome
        ticket -= weight
    raise AssertionError("weights must be positive")
