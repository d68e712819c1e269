"""Reading a scenario's JSON: every value is checked, and a fault names its path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import Domain, InvalidScenario, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence


def wrong(path: str, problem: str, rule: str = "") -> InvalidScenario:
    """Return the error for a fault at this path, with the rule that says so if there is one."""
    return InvalidScenario(Refusal(rule, "wrong-scenario", (("path", path[:120]), ("problem", problem))))


class Reader:
    """One object of a scenario."""

    def __init__(self, described: Any, path: str, keys: tuple[str, ...]) -> None:
        if not hasattr(described, "keys"):
            raise wrong(path, "an object needed")
        self._told: Final[Any] = described
        self._path: Final = path
        for key in described:
            if key not in keys:
                raise wrong(f"{path}.{str(key)[:40]}", "no such key")

    def fault(self, key: str, problem: str, rule: str = "") -> InvalidScenario:
        """Return the error for a fault in one of the values."""
        return wrong(f"{self._path}.{key}", problem, rule)

    def has(self, key: str) -> bool:
        """Whether the key is named."""
        return key in self._told

    def value(self, key: str) -> Any:
        """Return the value as it stands; a key that is not there is a fault."""
        if key not in self._told:
            raise self.fault(key, "missing")
        return self._told[key]

    def word(self, key: str, words: tuple[str, ...]) -> str:
        """Return one of these words."""
        value = self.value(key)
        if not isinstance(value, str) or value not in words:
            raise self.fault(key, "one of these needed: " + ", ".join(words))
        return value

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.value(key)
        if type(value) is not bool:
            raise self.fault(key, "true or false needed")
        return value

    def count(self, key: str, most: int, least: int = 0) -> int:
        """Return a number in this range."""
        return self.amount(key, "", self.value(key), most, least)

    def amount(self, key: str, place: object, value: Any, most: int, least: int = 0) -> int:
        """Check a number inside a value."""
        if type(value) is not int or not least <= value <= most:
            raise self.fault(f"{key}.{place}" if place else key, f"a number from {least} to {most} needed")
        return value

    def inside(self, key: str, place: object, value: Any, domain: Domain) -> int:
        """Return the number of a word of a domain that stands inside a value."""
        if not isinstance(value, str) or value not in domain.index:
            raise self.fault(f"{key}.{place}" if place != "" else key, f"no such {domain.name}")
        return domain.index[value]

    def number(self, key: str, domain: Domain) -> int:
        """Return the number of a domain's word."""
        return self.inside(key, "", self.value(key), domain)

    def items(self, key: str) -> Sequence[Any]:
        """Return a list, empty where it is not named."""
        if key not in self._told:
            return []
        value = self._told[key]
        if not isinstance(value, list | tuple):
            raise self.fault(key, "a list needed")
        return value

    def numbers(self, key: str, domain: Domain) -> list[int]:
        """Return the numbers of a list of a domain's words."""
        return [self.inside(key, place, value, domain) for place, value in enumerate(self.items(key))]

    def pairs(self, key: str) -> list[tuple[str, Any]]:
        """Return the keys and values of an object, none where it is not named."""
        if key not in self._told:
            return []
        value = self._told[key]
        if not isinstance(value, dict):
            raise self.fault(key, "an object needed")
        return list(value.items())

    def seat(self, key: str, seats: int) -> int:
        """Return a seat, counted from 0."""
        value = self.value(key)
        if type(value) is not int or not 0 <= value < seats:
            raise self.fault(key, f"a seat from 0 to {seats - 1} needed")
        return value

    def seats(self, key: str, seats: int) -> list[int]:
        """Return a list of seats, empty where it is not named."""
        found = self.items(key)
        for value in found:
            if type(value) is not int or not 0 <= value < seats:
                raise self.fault(key, f"seats from 0 to {seats - 1} needed")
        return list(found)
