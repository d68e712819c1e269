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
        known = self._known
        try:
            return list(map(known.__getitem__, map(id, actions)))
        except KeyError:
            if len(self._kept) >= REMEMBERED:
                known.clear()
                self._kept.clear()
            for action in actions:
                if id(action) not in known:
                    self._learn(action)
            return [known[id(action)] for action in actions]

    def _learn(self, action: Action) -> None:
        """Find an action's number, and know it from now on."""
        first, arguments = self._rules[type(action)]
        rest = 0
        for read, size in arguments:
            rest = rest * size + read(action)
        self._kept.append(action)
        self._known[id(action)] = first + rest

    def marks(self, numbers: list[int]) -> bytearray:
        """Return a byte for each number that there is, 1 where it is among these."""
        marks = bytearray(self._size)
        for number in numbers:
            marks[number] = 1
        return marks
