"""Descriptions: data that a person wrote, such as a scenario or replaced components, read value by value.

Every fault is an error with its path, a code and arguments, never a sentence: the layers above put it into words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.errors import InvalidScenario, Refusal, StarboardError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel.kinds import Domain

LONGEST: Final = 60
LONGEST_PATH: Final = 120
HUGE: Final = 10**18


def brief(value: object) -> str:
    """Return a value as an error message may show it: short, whatever it is."""
    if isinstance(value, int) and not -HUGE < value < HUGE:
        return "…"  # a number of very many digits cannot even be written
    if isinstance(value, dict | list | tuple):
        return "{…}" if isinstance(value, dict) else "[…]"
    return str(value)[:LONGEST]


class Described:
    """One value of a description and where it stands, such as `scenario.seats.0.race`."""

    def __init__(self, value: Any, path: str, *, error: type[StarboardError] = InvalidScenario, rule: str = "") -> None:
        """Begin with the whole description, under the name its reader knows it by; `rule` is cited for any fault."""
        self.value: Final = value
        self.path: Final = path
        self._error: Final = error
        self._rule: Final = rule

    def fault(self, code: str, rule: str = "", **args: str | int) -> StarboardError:
        """Return the error for what is wrong here: a message's name and arguments, and the rule that says so."""
        said = (("path", self.path[:LONGEST_PATH]), *args.items())
        return self._error(Refusal(rule or self._rule, code, said))

    def impossible(self, code: str, rule: str = "", **args: str | int) -> StarboardError:
        """Return the error for a value that cannot stand here; its message also gets the `value`."""
        return self.fault(code, rule, value=brief(self.value), **args)

    # An object

    def known(self, keys: Sequence[str], *, all_needed: bool = False) -> Described:
        """Return this, an object without other keys than these, and with each of them where all are needed."""
        if not isinstance(self.value, dict):
            raise self.impossible("described-no-object")
        for key in self.value:
            if key not in keys:
                raise self._inside(brief(key), None).fault("described-unknown-key")
        if all_needed:
            for key in keys:
                self.at(key)
        return self

    def has(self, key: str) -> bool:
        """Whether the key is named."""
        return key in self.value

    def at(self, key: str) -> Described:
        """Return what stands under a key; raise where it is not there."""
        if key not in self.value:
            raise self._inside(key, None).fault("described-missing")
        return self._inside(key, self.value[key])

    def pairs(self) -> list[tuple[str, Described]]:
        """Return the keys of an object, each with what stands under it."""
        if not isinstance(self.value, dict):
            raise self.impossible("described-no-object")
        return [(key, self._inside(brief(key), value)) for key, value in self.value.items()]

    def counts(self, names: Sequence[str], before: Sequence[int], most: int = 9999) -> tuple[int, ...]:
        """Return how many there are of each name; those not named are as before."""
        self.known(names)
        had = zip(names, before, strict=True)
        return tuple([self.at(name).number(0, most) if self.has(name) else count for name, count in had])

    # A list

    def items(self, most: int = 9999) -> list[Described]:
        """Return the values of a list."""
        if not isinstance(self.value, list | tuple):
            raise self.impossible("described-no-list")
        if len(self.value) > most:
            raise self.fault("described-too-many", most=most)
        return [self._inside(str(place), value) for place, value in enumerate(self.value)]

    def words(self, names: Sequence[str], most: int = 9999) -> list[int]:
        """Return the numbers of a list of names."""
        return [one.word(names) for one in self.items(most)]

    def each_once(self, names: Sequence[int]) -> tuple[int, ...]:
        """Return a list of numbers that has each of these once, in any order."""
        found = tuple([one.number(min(names), max(names)) for one in self.items()])
        if sorted(found) != sorted(names):
            raise self.fault("described-not-each-once")
        return found

    # One value

    def flag(self) -> bool:
        """Return true or false."""
        if type(self.value) is not bool:
            raise self.impossible("described-no-flag")
        return bool(self.value)

    def number(self, least: int, most: int) -> int:
        """Return a whole number in this range, its ends included."""
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.impossible("described-no-number", least=least, most=most)
        return int(self.value)

    def word(self, names: Sequence[str]) -> int:
        """Return the place of a name among those known."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self._unknown(names)
        return names.index(self.value)

    def one_of(self, domain: Domain) -> int:
        """Return the number of a domain's text."""
        found = domain.index.get(self.value, -1) if isinstance(self.value, str) else -1
        if found < 0:
            raise self._unknown(domain.texts)
        return found

    def some_of(self, domain: Domain, most: int = 9999) -> list[int]:
        """Return the numbers of a list of a domain's texts."""
        return [one.one_of(domain) for one in self.items(most)]

    def _unknown(self, names: Sequence[str]) -> StarboardError:
        listed = ", ".join(names)
        return self.impossible(
            "described-no-name", known=listed if len(listed) <= LONGEST_PATH else listed[:LONGEST_PATH] + "…"
        )

    def _inside(self, key: str, value: Any) -> Described:
        return Described(value, f"{self.path}.{key}", error=self._error, rule=self._rule)
