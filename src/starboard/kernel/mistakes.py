"""What whoever writes a game forgets most easily, told by the name of the class and with what to do.

Much of it shows when the game is made; the rest while a match is played, at the first decision of each class or where
an answer is asked for. What only rules can know is for `starboard check`.
"""

from __future__ import annotations

from dis import get_instructions
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.duties import argument, is_abstract
from starboard.kernel.errors import mistake
from starboard.kernel.records import RECORDS, TRANSIENT, Record, lies_in
from starboard.kernel.steps import Chance, Choice, Effect, State, Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.kernel.actions import Action
    from starboard.kernel.game import Outcome

GENERIC: Final[tuple[type[Step], ...]] = (Choice, Chance, Effect)
"""The steps whose head names the state that they lie in."""


# When the game is made


def check_game(
    game: str, package: str, state: Any, actions: tuple[type[Action], ...], outcomes: tuple[type[Action], ...]
) -> None:
    """Raise TypeError where a game does not list what its steps take or bring, or a record would lose an attribute.

    `state` is the class that the game's head names: steps of another belong to another game of the same package.
    """
    for kind in (*actions, *outcomes):
        if not lies_in(kind, package):
            raise TypeError(
                f"{game}: {kind.__name__} lies outside of the package {package}, so no match could be loaded; let "
                "package name the one that holds all classes of the game"
            )
    own = [cls for cls in RECORDS if lies_in(cls, package)]
    known = TRANSIENT.union(*[declared(cls) for cls in own])
    for cls in own:
        if not issubclass(cls, Step):
            _check_stores(cls, known)
        elif _may_lie_in(cls, state):
            _check_stores(cls, known)
            if not is_abstract(cls):
                _check_listed(game, cls, actions, outcomes)


def _may_lie_in(step: type[Step], state: Any) -> bool:
    """Whether a step may lie in a state of this class, by what its head says."""
    for root in GENERIC:
        said = argument(step, root, 0) if issubclass(step, root) else None
        if isinstance(said, type) and isinstance(state, type):
            return issubclass(said, state) or issubclass(state, said)
    return True


def _check_listed(
    game: str, step: type[Step], actions: tuple[type[Action], ...], outcomes: tuple[type[Action], ...]
) -> None:
    listed, named, verb = actions, "actions", "takes"
    kinds: tuple[type[Action], ...] = ()
    if issubclass(step, Choice):
        kinds = step.TAKES
    elif issubclass(step, Chance):
        listed, named, verb = outcomes, "outcomes", "brings"
        kinds = step.BRINGS
    for kind in kinds:
        if kind not in listed:
            raise TypeError(
                f"{game}: {step.__name__} {verb} {kind.__name__}, which is not in {named}; list it, at the end where "
                "matches are saved already"
            )


def declared(cls: type[Record]) -> frozenset[str]:
    """Return the attributes that a record of this class may have."""
    return frozenset([*[field.name for field in cls.FIELDS], *cls.DERIVED])


def _check_stores(cls: type[Record], known: frozenset[str]) -> None:
    """Raise TypeError where a method sets an attribute of the record, or of its step's state, that no record declares.

    Only what is surely a record is looked at: the first argument of a method, and the second of a step's.
    """
    for name, function in vars(cls).items():
        if not isinstance(function, FunctionType) or name == "__init__":
            continue  # a constructor is held to the fields when its class is made
        code = function.__code__
        records = code.co_varnames[: min(code.co_argcount, 2 if issubclass(cls, Step) else 1)]
        loaded = ""
        for instruction in get_instructions(code):
            said = instruction.argval
            stored = instruction.opname == "STORE_ATTR" and loaded in records
            if stored and said not in known and not _has_setter(cls, str(said)):
                raise TypeError(
                    f"{cls.__name__}.{name}: sets {loaded}.{said}, which no field declares, so copies and saved "
                    f"matches would lose it; declare {said} in FIELDS, or in DERIVED where __init__ computes it"
                )
            last = said[-1] if isinstance(said, tuple) and said else said
            loaded = last if instruction.opname.startswith("LOAD_FAST") and isinstance(last, str) else ""


def _has_setter(cls: type[Record], name: str) -> bool:
    return hasattr(getattr(cls, name, None), "__set__")


# While a match is played


def check_kept(record: Any) -> None:
    """Raise RuleFailed where a state, or a record in it, has an attribute that no field declares: a copy loses it."""
    if isinstance(record, Record):
        cls = type(record)
        stored: dict[str, Any] = getattr(record, "__dict__", {})
        for name in stored:
            if name not in TRANSIENT and name not in declared(cls) and not _is_cache(cls, name):
                raise mistake(
                    f"{cls.__name__}: has {name}, which no field declares, so copies and saved matches would lose it; "
                    f"declare {name} in FIELDS, or in DERIVED where __init__ computes it"
                )
        for field in cls.FIELDS:
            if not field.kind.plain:
                check_kept(getattr(record, field.name))
    elif isinstance(record, tuple | list):
        for item in record:
            check_kept(item)


def _is_cache(cls: type[Record], name: str) -> bool:
    return isinstance(getattr(cls, name, None), cached_property)


def may_lose(s: State) -> bool:
    """Whether a state could have an attribute that it does not declare: compiled classes have no room for one."""
    return type(s).__dictoffset__ != 0


def check_step(step: Step, package: str) -> None:
    """Raise RuleFailed where a step is none of the game's package, so that a file with it could not be loaded."""
    if not lies_in(type(step), package):
        name = type(step).__name__
        raise mistake(
            f"{name}: lies outside of the package {package}, so no saved match with it could be loaded; let the game's "
            "package name the one that holds all its classes",
            step.RULE,
        )


def check_seat(step: Choice[Any, Any], s: State, seats: int) -> None:
    """Raise RuleFailed where the seat that is asked does not exist."""
    seat = step.who(s)
    if not 0 <= seat < seats:
        name = type(step).__name__
        raise mistake(f"{name}: asks seat {seat}, but the {seats} seats are 0 to {seats - 1}; see its who", step.RULE)


def check_options(s: State) -> None:
    """Raise RuleFailed where a seat is to decide and has no option: called where there is none."""
    top = s.steps[-1] if s.steps else None
    if isinstance(top, Choice):
        name = type(top).__name__
        raise mistake(
            f"{name}: asks a seat that has no option; let candidates hold one that why_not allows, such as passing, or "
            "put the step on the stack only where there is something to decide",
            top.RULE,
        )


def check_brought(step: Step, outcome: Action, outcomes: Mapping[type[Action], int]) -> None:
    """Raise RuleFailed for an outcome of a kind that the game does not list: a file with it could not be loaded."""
    if type(outcome) not in outcomes:
        step_name, name = type(step).__name__, type(outcome).__name__
        raise mistake(f"{step_name}: brings {name}, which is not in the game's outcomes; list it", step.RULE)


def check_outcome(game: str, endings: tuple[str, ...], seats: int, outcome: Outcome) -> None:
    """Raise RuleFailed for an ending that a game does not declare, or scores and places of other seats than its own."""
    if outcome.ending not in endings:
        raise mistake(f"{game}: ends by {outcome.ending!r}, which is not in its endings; list it")
    for name, length in (("scores", len(outcome.scores)), ("ranking", len(outcome.ranking))):
        if length != seats:
            raise mistake(f"{game}: the outcome has {length} {name} for {seats} seats; let it have one of each seat")
    for seat in outcome.winners:
        if not 0 <= seat < seats:
            raise mistake(
                f"{game}: seat {seat} is a winner, but the {seats} seats are 0 to {seats - 1}; see its outcome"
            )


def where(fault: BaseException) -> str:
    """Return the step and its method in which the rules broke off, as far as a traceback tells; else an empty text."""
    found = ""
    trace = fault.__traceback__
    while trace is not None:
        frame = trace.tb_frame
        me = frame.f_locals.get("self")
        if isinstance(me, Step):
            found = f"{type(me).__name__}.{frame.f_code.co_name}"
        trace = trace.tb_next
    return found
