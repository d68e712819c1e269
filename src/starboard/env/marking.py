"""The numbers of actions, and marks for them: what is done for each mask."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import i64

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Action
    from starboard.kernel.actions import ActionSpace

REMEMBERED: Final = 1 << 14
"""So many actions are known by the object that they are: rules make most of theirs once."""
LONG: Final = 32
"""Of so many actions on, a list is told by how it differs from the last such one."""


class Marker:
    """Finds the numbers of a space's actions, and marks numbers among all that there are."""

    def __init__(self, space: ActionSpace) -> None:
        self._space: Final = space
        self._size: Final = space.size
        self._known: Final[dict[int, int]] = {}
        self._kept: Final[list[Action]] = []
        """What is known by its identity is kept, so that no other object can ever have the same."""
        self._listed: Final[dict[int, Action]] = {}
        self._rules: Final[dict[type[Action], tuple[int, list[tuple[Callable[[Any], int], int]]]]] = {
            kind: (first, [(attrgetter(field.name), field.domain.size) for field in kind.FIELDS])
            for kind, first in space.first.items()
        }
        self._actions: list[Any] = []
        """The last long list, with its numbers and its marks."""
        self._numbers: list[Any] = []
        self._marks = bytearray(space.size)

    def numbers(self, actions: list[Action]) -> list[int]:
        """Return the numbers of these actions, in their order. Neither list is to be changed afterwards."""
        if len(actions) >= LONG:
            return self._told_on(actions)
        return [self._number(action) for action in actions]

    def _number(self, action: Action) -> int:
        """Return an action's number, and know it from now on."""
        found = self._known.get(id(action))
        if found is None:
            if len(self._kept) >= REMEMBERED:
                self._known.clear()
                self._kept.clear()
                self._listed.clear()
            first, arguments = self._rules[type(action)]
            found = 0
            for read, size in arguments:
                found = found * size + read(action)
            found += first
            self._kept.append(action)
            self._known[id(action)] = found
            self._listed[found] = action
        return found

    def action(self, number: int) -> Action:
        """Return the action of a number: as the rules listed it, for their own object they know at once."""
        found = self._listed.get(number)
        return self._space.action(number) if found is None else found

    def _told_on(self, actions: list[Any]) -> list[int]:
        """Return the numbers of a long list, those of the last one changed where it differs, and change the marks so.

        Of any objects, since to see of each that it is an action takes longer than to see that it is the same.
        """
        old, numbers = self._actions, self._numbers[:]
        gone: list[Any] = []
        fresh: list[Any] = []
        nth: i64 = 0
        place: i64 = 0  # in the last list, beside the one in this
        end: i64 = len(actions)
        last: i64 = len(old)
        while nth < end:
            if place < last and actions[nth] is old[place]:
                nth += 1
                place += 1
                continue
            number = self._number(actions[nth])
            while nth < len(numbers) and numbers[nth] < number:
                gone.append(numbers.pop(nth))
                place += 1
            if nth == len(numbers) or numbers[nth] != number:
                numbers.insert(nth, number)
                fresh.append(number)
            else:
                place += 1
            nth += 1
        gone += numbers[end:]
        del numbers[end:]
        marks = self._marks
        for number in gone:
            marks[number] = 0
        for number in fresh:  # after those that are gone, in whatever order they were listed
            marks[number] = 1
        self._actions, self._numbers = actions, numbers
        return numbers

    def marks(self, numbers: list[Any]) -> bytearray:
        """Return a byte for each number that there is, 1 where it is among these."""
        if numbers is self._numbers:
            return self._marks[:]
        marks = bytearray(self._size)
        for number in numbers:
            marks[number] = 1
        return marks
