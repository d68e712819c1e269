"""What whoever writes a game forgets most easily, told by the name of the class and with what to do.

Much of it shows when the game is made; the rest while a match is played, when a step of each class is first carried out
or where an answer is asked for. What only rules can know is for `starboard check`.
"""

from __future__ import annotations

from dis import get_instructions, opmap
from functools import cached_property
from pathlib import Path
from sys import modules
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.duties import argument, is_abstract, is_base, left_open, says
from starboard.kernel.errors import InvalidRecord, Refusal, RuleFailed, StarboardError, mistake
from starboard.kernel.playing import MOST_STEPS, settle
from starboard.kernel.records import KERNEL, RECORDS, TRANSIENT, Part, Record, lies_in
from starboard.kernel.steps import Chance, Choice, Effect, State, Step, unwritten

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import CodeType, ModuleType

    from starboard.kernel.actions import Action
    from starboard.kernel.codec import Codec
    from starboard.kernel.game import Game, Outcome

GENERIC: Final[tuple[type[Step], ...]] = (Choice, Chance, Effect)
"""The steps whose head names the state that they lie in."""
SAID: Final = (
    ("start", "write start(self, seats, options), which returns the state before anything has happened"),
    ("outcome", "write outcome(self, s), which returns an Outcome, or None while the game goes on"),
)
"""What every game says for itself, and what to write where it does not."""
STORE_ATTR: Final = opmap["STORE_ATTR"]
"""How the interpreter writes down that an attribute is set."""


# When the game is made


def check_says(game: type[Any], base: type[Any]) -> None:
    """Raise TypeError where a game does not say how it starts or how it ended."""
    for name, cure in SAID:
        if not says(game, name, base):
            raise TypeError(f"{game.__name__}: leaves {name} open; {cure}")


def check_game(
    game: str, package: str, state: Any, actions: tuple[type[Action], ...], outcomes: tuple[type[Action], ...]
) -> None:
    """Raise TypeError where a game does not list what its steps take or bring, or a record would lose an attribute.

    Also where a step leaves a method open that no other class writes for it.

    `state` is the class that the game's head names: steps of another belong to another game of the same package.
    """
    for kind in (*actions, *outcomes):
        if not lies_in(kind, package):
            raise TypeError(
                f"{game}: {kind.__name__} lies outside of the package {package}, so no match could be loaded; let "
                "package name the one that holds all classes of the game"
            )
    own = [cls for cls in RECORDS if lies_in(cls, package)]
    _check_names(game, own)
    known = TRANSIENT.union(*[declared(cls) for cls in own])
    if isinstance(state, type) and issubclass(state, Record):
        known |= declared(state)  # it may be another package's, of which this is an expansion
    names = {cls.__name__ for cls in own}
    for cls in own:
        if issubclass(cls, Step):
            if not _may_lie_in(cls, state):
                continue
            if not is_abstract(cls):
                _check_listed(game, cls, actions, outcomes)
            elif not is_base(cls) and left_open(cls):
                raise TypeError(unwritten(cls, left_open(cls)[0]))
        _check_stores(cls, known, names)
    for module in {str(vars(cls)["__module__"]) for cls in own}:
        _check_module(modules.get(module), known, names)


def _check_names(game: str, own: list[type[Record]]) -> None:
    """Raise TypeError where a record has the name of one of the kernel's: a saved match could not tell them apart."""
    taken = {cls.__name__ for cls in RECORDS if lies_in(cls, KERNEL) and not is_abstract(cls)}
    for cls in own:
        if cls.__name__ in taken and not is_abstract(cls):
            raise TypeError(f"{game}: the kernel has a record {cls.__name__} of its own; give this one another name")


def unmet_effects(package: str, state: Any) -> set[type[Step]]:
    """Return the effects of a game that are looked at when they are first carried out: those that are not compiled."""
    return {
        cls
        for cls in RECORDS
        if issubclass(cls, Effect)
        and lies_in(cls, package)
        and cls.__dictoffset__
        and _may_lie_in(cls, state)
        and not is_abstract(cls)
    }


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


def _check_stores(cls: type[Record], known: frozenset[str], records: set[str]) -> None:
    """Raise TypeError where a method sets an attribute of a record that no record declares."""
    for name, function in vars(cls).items():
        if isinstance(function, FunctionType) and name != "__init__":  # which is held to the fields by its class
            me = function.__code__.co_varnames[: 2 if issubclass(cls, Step) else 1]  # of a step also the state
            _check_function(f"{cls.__name__}.{name}", function, {*me, *_annotated(function, records)}, known, cls)


def _check_module(module: ModuleType | None, known: frozenset[str], records: set[str]) -> None:
    """Raise TypeError where a function of a module does so with an argument that is a record by its annotation."""
    for name, function in vars(module).items() if module is not None else ():
        if isinstance(function, FunctionType):
            _check_function(name, function, _annotated(function, records), known, Record)


def _annotated(function: FunctionType, records: set[str]) -> set[str]:
    """Return the arguments of a function that are records by what is written beside them."""
    return {name for name, kind in function.__annotations__.items() if getattr(kind, "__name__", kind) in records}


def _check_function(
    place: str, function: FunctionType, arguments: set[str], known: frozenset[str], cls: type[Record]
) -> None:
    code = function.__code__
    if not _may_store(code, known):
        return
    arguments = arguments.intersection(code.co_varnames[: code.co_argcount])
    loaded = ""
    for instruction in get_instructions(code):
        said = instruction.argval
        stored = instruction.opname == "STORE_ATTR" and loaded in arguments
        if stored and said not in known and not _has_setter(cls, str(said)):
            raise TypeError(
                f"{place}: sets {loaded}.{said}, which no field declares, so copies and saved matches would lose it; "
                f"declare {said} in FIELDS, or in DERIVED where __init__ computes it"
            )
        last = said[-1] if isinstance(said, tuple) and said else said
        loaded = last if instruction.opname.startswith("LOAD_FAST") and isinstance(last, str) else ""


def _may_store(code: CodeType, known: frozenset[str]) -> bool:
    """Whether a function may set an attribute that is not known: quickly said, since every start asks it of all."""
    said, names = code.co_code, code.co_names
    for place in range(0, len(said), 2):
        if said[place] == STORE_ATTR and (said[place + 1] >= len(names) or names[said[place + 1]] not in known):
            return True
    return False


def _has_setter(cls: type[Record], name: str) -> bool:
    return hasattr(getattr(cls, name, None), "__set__")


# While a match is played


def check_first(s: State, step: Step, action: Action | None, game: Game[Any]) -> None:
    """Look at a class of steps before it is first carried out in a match; raise RuleFailed where a file lost something.

    It is carried out on a copy: the look into an object's attributes makes Python slower with them ever after.
    """
    cls = type(step)
    if not lies_in(cls, game.home):
        raise mistake(
            f"{cls.__name__}: lies outside of the package {game.home}, so no saved match with it could be loaded; let "
            "the game's package name the one that holds all its classes",
            step.RULE,
        )
    if type(s).__dictoffset__:  # a compiled class has no room for what it does not declare
        trial = s.clone()
        trial.steps.pop()
        if isinstance(step, Effect):
            step.run(trial)
        elif isinstance(step, Choice | Chance):
            step.take(trial, action)
        check_kept(trial, cls.__name__)
    game.met.add(cls)
    game.unmet.discard(cls)


def settle_first(s: State, game: Game[Any]) -> bool:
    """Settle a state, with a look at each class of effects before it is first carried out; whether any is left."""
    for _ in range(MOST_STEPS):
        top = s.steps[-1] if s.steps else None
        if not isinstance(top, Effect):
            return bool(game.unmet)
        if type(top) not in game.met:
            check_first(s, top, None, game)
        s.steps.pop()
        top.run(s)
    raise RuleFailed(Refusal(s.steps[-1].RULE if s.steps else "", "endless-rules"))


def check_kept(value: Any, by: str) -> None:
    """Raise RuleFailed where a state or a part in it has an attribute that no field declares: copies would lose it."""
    if isinstance(value, Part):
        cls = type(value)
        stored: dict[str, Any] = getattr(value, "__dict__", {})
        for name in stored:
            if name not in TRANSIENT and name not in declared(cls) and not _is_cache(cls, name):
                raise mistake(
                    f"{cls.__name__}: has {name}, which no field declares, so copies and saved matches would lose it; "
                    f"see {by}, and declare {name} in FIELDS, or in DERIVED where __init__ computes it"
                )
        for field in cls.FIELDS:
            if not field.kind.plain:
                check_kept(getattr(value, field.name), by)
    elif isinstance(value, tuple):
        for item in value:
            check_kept(item, by)


def _is_cache(cls: type[Record], name: str) -> bool:
    return isinstance(getattr(cls, name, None), cached_property)


def loadable(codec: Codec, record: Record) -> Any:
    """Return a record's JSON; raise RuleFailed where it could not be read again, as for a number out of its range."""
    check_kept(record, "what was played last")
    try:
        data = codec.encode(record)
        codec.decode(data)
    except TypeError as wrong:
        said = str(wrong)
    except InvalidRecord as refused:
        args = dict(refused.why.args)
        said = f"{args.get('place', '')}: {args.get('value', '')} is not what its field declares"
    else:
        return data
    raise mistake(
        f"{said}, so the match could not be loaded again; let the field declare it, or the rules not bring it"
    )


def check_seat(s: State, seat: int, seats: int) -> None:
    """Raise RuleFailed where a choice is put to a seat that the table has not."""
    top = s.steps[-1] if s.steps else None
    if isinstance(top, Choice) and not 0 <= seat < seats:
        name = type(top).__name__
        raise mistake(f"{name}: asks seat {seat}, but the {seats} seats are 0 to {seats - 1}; see its who", top.RULE)


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


def unlisted(step: Step, outcome: Action) -> RuleFailed:
    """Return the error for an outcome of a kind that the game does not list: a file with it could not be loaded."""
    step_name, name = type(step).__name__, type(outcome).__name__
    return mistake(f"{step_name}: brings {name}, which is not in the game's outcomes; list it", step.RULE)


def check_outcome(game: str, endings: tuple[str, ...], seats: int, outcome: Outcome | None) -> None:
    """Raise RuleFailed for an ending that a game does not declare, or scores and places of other seats than its own.

    Also for none at all: it is for a game that is over.
    """
    if outcome is None:
        raise mistake(f"{game}: has no outcome though the game is over; let outcome return one where no step is left")
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


LONGEST_REASON: Final = 200
"""So much of what an exception says of itself."""


def reason(fault: BaseException, package: str) -> str:
    """Return what was raised and the line of the package that brought it, as far as a traceback tells.

    It is for whoever wrote the package, and for no player: an exception may speak of what is hidden.
    """
    said = str(fault).strip().split("\n")[0][:LONGEST_REASON]
    told = f"{type(fault).__name__}: {said}" if said else type(fault).__name__
    line = "" if isinstance(fault, SyntaxError) else line_of(fault, package)  # which names its place itself
    return f"{told} ({line})" if line else told


def line_of(fault: BaseException, package: str) -> str:
    """Return the last line of a package that a traceback has, as file and number; else an empty text."""
    found = ""
    trace = fault.__traceback__
    while trace is not None:
        if f"{trace.tb_frame.f_globals.get('__name__')}.".startswith(f"{package}."):
            found = f"{'/'.join(Path(trace.tb_frame.f_code.co_filename).parts[-2:])}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


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


def failed(fault: Exception, package: str) -> RuleFailed:
    """Return the error for rules that broke off; it names its cause itself, since compiled code forgets `from`."""
    if isinstance(fault, RuleFailed):
        line = line_of(fault, package)
        fault.reason = fault.reason or (f"({line})" if line else "")
        return fault
    step = where(fault)
    broken = RuleFailed(Refusal("", "step-failed", (("step", step),)) if step else Refusal("", "rule-failed"))
    broken.__cause__ = fault
    broken.reason = reason(fault, package)
    return broken


def begun(game: Game[Any], seats: int, chosen: Mapping[str, Any]) -> State:
    """Return the start of a game; raise RuleFailed where its set-up breaks off."""
    try:
        s: State = game.begin(seats, chosen)
        if not game.met:
            check_kept(s, f"{type(game).__name__}.start")
            s = game.begin(seats, chosen)  # another one, since that is slower ever after
        if game.unmet:
            settle_first(s, game)
        else:
            settle(s)
    except Exception as fault:
        if isinstance(fault, StarboardError) and not isinstance(fault, RuleFailed):
            raise
        raise failed(fault, game.home)  # noqa: B904  # see there
    return s
