"""What can be chosen before a game: its options, and what may be given for one."""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.errors import mistake

SEATED: Final = "seat"
"""The kind of options whose value is a seat."""


class Option:
    """One option of a game: its name, its default, the rule it belongs to and the values it can take.

    `kind` is `object` or `seat` where the value is one; `seats` are the numbers of players that it is for, else all.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        *,
        rule: str = "",
        choices: tuple[Any, ...] = (),
        below: int = 0,
        kind: str = "",
        seats: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.rule: Final = rule
        self.choices: Final = choices
        self.below: Final = below
        self.kind: Final = kind
        self.seats: Final = seats

    def accepts(self, value: Any) -> bool:
        """Whether the value is the default, one of the choices, an integer in range, or an object where asked."""
        if value is None or type(value) is bool or isinstance(value, str):
            return (value is None and self.default is None) or any(
                value == choice and type(value) is type(choice) for choice in (self.default, *self.choices)
            )
        if type(value) is int:
            named = (self.default, *self.choices)
            return 0 <= value < self.below or any(type(known) is int and known == value for known in named)
        return self.kind == "object" and isinstance(value, dict)

    def described(self) -> dict[str, Any]:
        """Return the option as data: default, choices or range, kind, for how many players, rule."""
        data: dict[str, Any] = {"default": self.default}
        if self.choices:
            data["choices"] = list(self.choices)
        if self.below:
            data["below"] = self.below
        if self.kind:
            data["kind"] = self.kind
        if self.seats:
            data["seats"] = list(self.seats)
        if self.rule:
            data["rule"] = self.rule
        return data


class Chosen(dict[str, Any]):
    """All options of a game with their values, as its set-up reads them; one that it does not list is a mistake."""

    def __missing__(self, name: object) -> Any:
        """Raise RuleFailed: whoever wrote the set-up forgot to list it."""
        raise mistake(f"Game.options lists no option {name!r}, but the set-up reads it; list Option({name!r}, default)")


LARGEST: Final = 1 << 17
"""So many values and characters there are at most in what is given for an option; no box comes near."""
DEEPEST: Final = 32
"""How deep it may be nested."""
MOST_BITS: Final = 1 << 12
"""So long an integer may be that is given for an option."""


def is_moderate(value: object) -> bool:
    """Whether a value can be copied, checked and said in little time; found in as little, however large it is."""
    level: list[object] = [value]
    left = LARGEST
    for _ in range(DEEPEST):
        deeper: list[object] = []
        for one in level:
            if isinstance(one, int) and one.bit_length() > MOST_BITS:
                return False
            if isinstance(one, str | list | dict):
                left -= len(one)
            if left < 0:
                return False
            if isinstance(one, dict):
                deeper += one
                deeper += one.values()
            elif isinstance(one, list):
                deeper += one
        if not deeper:
            return True
        level = deeper
    return False


COMPONENTS: Final = Option("components", None, kind="object")
"""Every game with component data takes a replacement for it, kept in the record."""
