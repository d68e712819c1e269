"""The numbers of actions, and marks for them: what is done for each mask."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Action
    from starboard.kernel.actions import ActionSpace

REMEMBERED: Final = 1 << 14
"""So many actions are known by the object that they are: rules make most of theirs once."""


class Marker:
    """Finds the numbers of a space's actions, and marks numbers among all that there are."""

    def __init__(self, space: ActionSpace) -> None:
        self._size: Final = space.size
        self._known: Final[dict[int, int]] = {}
        self._kept: Final[list[Action]] = []
        """What is known by its identity is kept, so that no other object can ever have the same."""
        self._rules: Final[dict[type[Action], tuple[int, list[tuple[Callable[[Any], int], int]]]]] = {
            kind: (first, [(attrgetter(field.name), field.domain.size) for field in kind.FIELDS])
            for kind, first in space.first.items()
        }

    def numbers(self, actions: list[Action]) -> list[int]:
        """Return the numbers of these actions, in their order."""
        try:
            return list(map(self._known.__getitem__, map(id, actions)))
        except KeyError:
            return [self._number(action) for action in actions]

    def _number(self, action: Action) -> int:
        known = self._known.get(id(action))
        if known is not None:
            return known
        first, arguments = self._rules[type(action)]
        rest = 0
        for read, size in arguments:
            rest = rest * size + read(action)
        if len(self._kept) >= REMEMBERED:
            self._known.clear()
            self._kept.clear()
        self._kept.append(action)
        self._known[id(action)] = first + rest
        return first + rest

    def marks(self, numbers: list[int]) -> bytearray:
        """Return a byte for each number that there is, 1 where it is among these."""
        marks = bytearray(self._size)
        for number in numbers:
            marks[number] = 1
        return marks
