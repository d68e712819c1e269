"""Actions by their numbers: lists, masks, and actions as a kind with its arguments.

A game's numbers are the kernel's: each action has one, whatever the position. Few of them are legal together, so a
learner has the choice between a mask over all, the same in bits, the list of what is legal, and factors: which kind of
action, then one argument after another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from starboard.env.marking import Marker

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from starboard.kernel import Action, Game
    from starboard.kernel.kinds import Domain

    Mask = NDArray[np.int8]


class Numbering:
    """The numbers of a game's actions. `size` is how many there are, `factors` how many values each factor has."""

    def __init__(self, game: Game[Any]) -> None:
        self.space: Final = game.space
        self.size: Final = game.space.size
        self.marker: Final = Marker(game.space)
        """What finds and marks numbers, for whoever changes none of its lists."""
        self._slots: Final = _slots(game.space.kinds)
        self.names: Final = ("kind", *[name for name, _ in self._slots])
        """What each factor is: the kind of action, and the domains of its arguments."""
        self.factors: Final = (len(game.space.kinds), *[domain.size + 1 for _, domain in self._slots])
        self._table: NDArray[np.int16] | None = None

    # Numbers

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        """Return the numbers of these actions, in their order."""
        return self.marker.numbers(list(actions))[:]

    # Masks

    def mask(self, numbers: Iterable[int]) -> Mask:
        """Return a 1 for each of these numbers and a 0 for every other."""
        marks = self.marker.marks(numbers if isinstance(numbers, list) else list(numbers))
        return np.frombuffer(marks, np.int8)

    def bits(self, numbers: Iterable[int]) -> NDArray[np.uint8]:
        """Return the mask in bits, an eighth as large: `numpy.unpackbits(bits, count=size)` is the mask."""
        return np.packbits(self.mask(numbers))

    # Factors

    @property
    def table(self) -> NDArray[np.int16]:
        """Every action in factors, a row for each number: `table[numbers]` are those of a list of numbers.

        The first is the kind. There is one for each domain that arguments have, its value plus one, 0 where the action
        has no such argument.
        """
        if self._table is None:
            self._table = np.zeros((self.size, len(self.factors)), np.int16)
            for number in range(self.size):
                self._table[number] = self._factored(self.space.action(number))
        return self._table

    def _factored(self, action: Action) -> list[int]:
        kind = type(action)
        row = [self.space.kinds.index(kind)] + [0] * len(self._slots)
        for place, field in zip(_places(kind, self._slots), kind.FIELDS, strict=True):
            row[place + 1] = getattr(action, field.name) + 1
        return row

    def factored(self, number: int) -> tuple[int, ...]:
        """Return an action in factors."""
        return tuple(self._factored(self.space.action(number)))

    def number(self, factors: Sequence[int]) -> int:
        """Return the number of the action with these factors; raise ValueError where there is none."""
        given = [int(factor) for factor in factors]
        if len(given) == len(self.factors) and 0 <= given[0] < len(self.space.kinds):
            kind = self.space.kinds[given[0]]
            places = _places(kind, self._slots)
            number = 0
            for place, field in zip(places, kind.FIELDS, strict=True):
                value = given[place + 1] - 1
                if not 0 <= value < field.domain.size:
                    break
                number = number * field.domain.size + value
            else:
                if all(not given[place + 1] for place in range(len(self._slots)) if place not in places):
                    return self.space.first[kind] + number
        raise ValueError(f"{tuple(given)} are the factors of no action; they are {', '.join(self.names)}")

    def next_mask(self, numbers: Sequence[int], chosen: Sequence[int] = ()) -> Mask:
        """Return the values that the next factor can have, given what is legal and the factors chosen so far.

        A learner picks a kind by `next_mask(legal)`, then each further factor by `next_mask(legal, chosen)`; whatever
        it picks, the factors are at last those of a legal action.
        """
        rows = self.table[list(numbers)]
        for place, value in enumerate(chosen):
            rows = rows[rows[:, place] == value]
        mask = np.zeros(self.factors[len(chosen)], np.int8)
        mask[rows[:, len(chosen)]] = 1
        return mask


def _slots(kinds: Sequence[type[Action]]) -> list[tuple[str, Domain]]:
    """Return the factors that arguments need: for each domain as many as the kind has that uses it most often."""
    slots: list[tuple[str, Domain]] = []
    for kind in kinds:
        used: list[Domain] = []
        for field in kind.FIELDS:
            again = used.count(field.domain)
            used.append(field.domain)
            if sum(1 for _, domain in slots if domain is field.domain) <= again:
                name = field.domain.name + (str(again + 1) if again else "")
                slots.append((name, field.domain))
    return slots


def _places(kind: type[Action], slots: Sequence[tuple[str, Domain]]) -> list[int]:
    """Return for each field of a kind the factor that tells it."""
    taken: list[int] = []
    for field in kind.FIELDS:
        taken.append(next(at for at, (_, domain) in enumerate(slots) if domain is field.domain and at not in taken))
    return taken
