"""What a step says for itself: which classes can be carried out, and which actions each of them knows.

It is looked at when a class is made, so that what was forgotten is told by the name of the class.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, get_args

from starboard.kernel.actions import Action
from starboard.kernel.kinds import Holding, Kind, Many
from starboard.kernel.records import CHECKS, Part, Record
from starboard.kernel.steps import Ask, Chance, Choice, Effect, Event, SeatChoice, State, Step

BASES: Final[frozenset[type[Record]]] = frozenset(
    {Action, Ask, Chance, Choice, Effect, Event, Part, Record, SeatChoice, State, Step}
)
"""What games derive from: nothing is one of these alone."""
DUTIES: Final[tuple[tuple[type[Step], tuple[str, ...]], ...]] = (
    (Choice, ("why_not", "take")),
    (Chance, ("outcomes", "take")),
    (Effect, ("run",)),
)
"""What a step that can be carried out says for itself; a choice also who decides, by a field `seat` or by `who`, and
where nothing names its kinds of action, which may be taken."""


def is_abstract(cls: type[Record]) -> bool:
    """Whether a class is there to be derived from: a base of the kernel's, or a step that nobody can carry out."""
    if cls in BASES:
        return True
    return issubclass(cls, Step) and (not issubclass(cls, Choice | Chance | Effect) or bool(left_open(cls)))


def left_open(cls: type[Step]) -> list[str]:
    """Return the methods that a step still has to write before anybody can carry it out."""
    duties = [(base, name) for base, names in DUTIES if issubclass(cls, base) for name in names]
    if issubclass(cls, Ask) and not says(cls, "take", Ask):
        duties += [(Ask, "answer")] if has_field(cls, "about") else [(Ask, "closing"), (Ask, "answer")]
    if issubclass(cls, Choice) and not has_field(cls, "seat"):
        duties.append((Choice, "who"))
    if issubclass(cls, Choice) and not cls.TAKES:
        duties.append((Choice, "candidates"))
    return [name for base, name in duties if not says(cls, name, base)]


def is_base(cls: type[Step]) -> bool:
    """Whether a class shows that it is there to be derived from: another is, or its head leaves a type open."""
    return bool(cls.__subclasses__() or vars(cls).get("__parameters__"))


def has_field(cls: type[Record], name: str) -> bool:
    """Whether a class declares a field of this name."""
    return any(field.name == name for field in cls.FIELDS)


def says(cls: type[Any], name: str, silent: type[Any]) -> bool:
    """Whether a class has a method of its own in place of the one that its base leaves open."""
    for base in cls.__mro__:
        if name in vars(base):
            return base is not silent
    return False


def argument(cls: type[Any], root: type[Any], place: int) -> Any:
    """Return what stands for a type variable of a generic base in the head of a class; None where nothing does."""
    for alias in vars(cls).get("__orig_bases__", cls.__bases__):
        origin = getattr(alias, "__origin__", alias)
        if origin is root:
            return alias.__args__[place] if origin is not alias else None
        if isinstance(origin, type) and issubclass(origin, root):
            found = argument(origin, root, place)
            if not isinstance(found, TypeVar) or origin is alias:
                return found
            open_ones: tuple[Any, ...] = vars(origin)["__parameters__"]
            return alias.__args__[open_ones.index(found)]
    return None


def _named(cls: type[Step], root: type[Step]) -> tuple[type[Action], ...]:
    """Return the kinds of action that the head of a class names; none where one of them is but a base of others."""
    said = argument(cls, root, 1)
    kinds = get_args(said) or (said,)
    for kind in kinds:
        if not (isinstance(kind, type) and issubclass(kind, Action) and (kind.TEXT or not kind.__subclasses__())):
            return ()
    return kinds


def _holds_part(kind: Kind) -> bool:
    if isinstance(kind, Many):
        return _holds_part(kind.item)
    return isinstance(kind, Holding) and issubclass(kind.held, Part)


def check_step(cls: type[Record]) -> None:
    """Fill in the actions that a step's head names; raise TypeError where nothing names those of a choice.

    A step or an event never changes and is shared by copies, so it may hold nothing that changes. Who is silent in a
    window answers what it takes.
    """
    if issubclass(cls, Step | Event):
        for field in cls.FIELDS:
            if _holds_part(field.kind):
                raise TypeError(
                    f"{cls.__name__}.{field.name}: a Part changes in place, and {cls.__name__} is shared by copies; "
                    "let it hold the part's number, or make a plain Record of the Part"
                )
    if issubclass(cls, Choice):
        if not cls.TAKES:
            cls.TAKES = _named(cls, Choice)
        if not cls.TAKES and not is_abstract(cls):
            raise TypeError(
                f"{cls.__name__}: nothing says which actions it takes; name their classes in its head, "
                f"Choice[State, Move | Pass], or write TAKES = (Move, Pass)"
            )
        if issubclass(cls, Ask):
            _check_silence(cls)
    elif issubclass(cls, Chance) and not cls.BRINGS:
        cls.BRINGS = _named(cls, Chance)


def _check_silence(cls: type[Ask[Any, Any]]) -> None:
    """Raise TypeError where a window lets who is silent say what it does not take."""
    silence: Any = getattr(cls, "SILENCE")  # noqa: B009  # whatever it is: a class says nothing yet
    if silence is None or not cls.TAKES or type(silence) in cls.TAKES:
        return
    taken = " or ".join([f"{kind.__name__}()" for kind in cls.TAKES])
    raise TypeError(
        f"{cls.__name__}: SILENCE is {silence!r}, which is no action that it takes; let it be {taken}, or name its "
        "class in the head too"
    )


CHECKS.append(check_step)
