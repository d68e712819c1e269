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
    if not issubclass(cls, Step):
        return False
    duties = [(base, names) for base, names in DUTIES if issubclass(cls, base)]
    if issubclass(cls, Ask) and not _says(cls, "take", Ask):
        duties.append((Ask, ("answer",) if has_field(cls, "about") else ("closing", "answer")))
    if issubclass(cls, Choice) and not has_field(cls, "seat"):
        duties.append((Choice, ("who",)))
    if issubclass(cls, Choice) and not cls.TAKES:
        duties.append((Choice, ("candidates",)))
    return not duties or any(not _says(cls, name, base) for base, names in duties for name in names)


def has_field(cls: type[Record], name: str) -> bool:
    """Whether a class declares a field of this name."""
    return any(field.name == name for field in cls.FIELDS)


def _says(cls: type[Record], name: str, silent: type[Step]) -> bool:
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

    A step or an event never changes and is shared by copies, so it may hold nothing that changes.
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
    elif issubclass(cls, Chance) and not cls.BRINGS:
        cls.BRINGS = _named(cls, Chance)


CHECKS.append(check_step)
