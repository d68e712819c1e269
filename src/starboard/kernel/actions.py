"""Actions: what a seat may do or chance may bring, with texts and stable numbers taken from the fields' domains."""

from __future__ import annotations

from bisect import bisect_right
from itertools import product
from string import Formatter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from starboard.kernel.errors import NotUnderstood, Refusal
from starboard.kernel.native import mypyc_attr
from starboard.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Record):
    """One decision, or one outcome of chance. Every field has a domain; `TEXT` says how the action is written."""

    TEXT: ClassVar[str] = ""
    """A format over the fields' texts, such as `"P{square}"`; the name of the class and its fields, such as
    `"let-pass"` or `"lose {role}"`, where a class that a game lists says no other."""
    RULE: ClassVar[str] = ""
    """The rule that says when this is done, to be cited where it is not; else the open step's is."""

    def __str__(self) -> str:
        return written(self)


def written(action: Action) -> str:
    """Return the action's text, with a question mark for what a view hides."""
    kind = type(action)
    said: dict[str, str] = {}
    for field in kind.FIELDS:
        value: int = getattr(action, field.name)
        said[field.name] = field.domain.texts[value] if value >= 0 else "?"
    return kind.TEXT.format(**said)


class ActionSpace:
    """All actions of a game: each has one text and one number, and neither depends on the position."""

    def __init__(self, kinds: Sequence[type[Action]]) -> None:
        self.kinds: Final = tuple(kinds)
        self.first: Final[dict[type[Action], int]] = {}
        self._interned: Final[dict[int, Action]] = {}
        self._by_text: Final[dict[str, int]] = {}
        size = 0
        for kind in kinds:
            _name_texts(kind)
            _check_notation(kind)
            self.first[kind] = size
            size += _count(kind)
        self.size: Final = size
        self._starts: Final = list(self.first.values())

    def number(self, action: Action) -> int:
        """Return the action's number: mixed radix over its domains."""
        kind = type(action)
        number = 0
        for field in kind.FIELDS:
            value: int = getattr(action, field.name)
            if value < 0:
                raise NotUnderstood(Refusal("", "hidden-action", (("action", str(action)),)))
            number = number * field.domain.size + value
        return self.first[kind] + number

    def action(self, number: int) -> Action:
        """Return the action with this number, always the same object."""
        found = self._interned.get(number)
        if found is None:
            found = self._interned[number] = self._made(number)
        return found

    def _made(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise NotUnderstood(Refusal("", "no-such-number", (("number", number),)))
        kind = self.kinds[bisect_right(self._starts, number) - 1]
        return _nth(kind, number - self.first[kind])

    def parse(self, text: str) -> Action:
        """Return the action that is written so; raise NotUnderstood where there is none."""
        if not self._by_text:
            self._index_texts()
        number = self._by_text.get(text)
        if number is None:
            raise NotUnderstood(Refusal("", "not-understood", (("text", text[:60]),)))
        return self.action(number)

    def _index_texts(self) -> None:
        # Kind by kind: a game has thousands of actions, and the first that is read waits for all of them.
        for kind in self.kinds:
            first = self.first[kind]
            names = [field.name for field in kind.FIELDS]
            for nth, said in enumerate(product(*[field.domain.texts for field in kind.FIELDS])):
                text = kind.TEXT.format(**dict(zip(names, said, strict=True)))
                if self._by_text.setdefault(text, first + nth) != first + nth:
                    raise TypeError(f"two actions are written {text!r}")


def _count(kind: type[Action]) -> int:
    """Return how many actions of a kind there are."""
    count = 1
    for field in kind.FIELDS:
        count *= field.domain.size
    return count


def _nth(kind: type[Action], number: int) -> Action:
    """Return the action of a kind with this number among them."""
    taken: list[int] = []
    for field in reversed(kind.FIELDS):
        number, value = divmod(number, field.domain.size)
        taken.append(value)
    taken.reverse()
    build: Any = kind
    made: Action = build(*taken)
    return made


_EVERY: Final[dict[tuple[type[Action], ...], list[Action]]] = {}


def every(kinds: tuple[type[Action], ...]) -> list[Action]:
    """Return all actions of some kinds, kind by kind in the order of their numbers: always the same list."""
    found = _EVERY.get(kinds)
    if found is None:
        found = _EVERY[kinds] = [_nth(kind, number) for kind in kinds for number in range(_count(kind))]
    return found


def _name_texts(kind: type[Action]) -> None:
    """Let a kind that says not how it is written be written by its name and its fields."""
    if not kind.TEXT:
        name = "".join([f"-{letter}".lower() if letter.isupper() else letter for letter in kind.__name__]).strip("-")
        kind.TEXT = " ".join([name, *[f"{{{field.name}}}" for field in kind.FIELDS]])


def _check_notation(kind: type[Action]) -> None:
    named = {name for _, name, _, _ in Formatter().parse(kind.TEXT) if name is not None}
    if named != {field.name for field in kind.FIELDS}:
        raise TypeError(f"{kind.__name__}: TEXT {kind.TEXT!r} must name each field")
    for field in kind.FIELDS:
        if not field.domain.size:
            raise TypeError(f"{kind.__name__}.{field.name}: an action's field needs a domain")


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSet:
    """The legal actions of a decision: counted, picked and tested without being listed."""

    def count(self) -> int:
        """How many there are."""
        raise NotImplementedError

    def nth(self, index: int) -> Action:
        """The action at this place of the order, from 0 to `count() - 1`."""
        raise NotImplementedError

    def contains(self, action: Action) -> bool:
        """Whether the action is among them."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self.count()

    def __iter__(self) -> Iterator[Action]:
        for index in range(self.count()):
            yield self.nth(index)


class Listed(ActionSet):
    """An action set small enough to be a list."""

    def __init__(self, actions: list[Action]) -> None:
        self._actions: Final = actions

    def count(self) -> int:
        return len(self._actions)

    def nth(self, index: int) -> Action:
        return self._actions[index]

    def contains(self, action: Action) -> bool:
        return action in self._actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)
