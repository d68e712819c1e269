"""What is wrong with a game, to be said in any language: the message of an assert, and of a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import StarboardError


class Said:
    """Something that is said in the language of whoever reads it; as a text, in English."""

    def by(self, texts: Texts) -> str:
        """Return it in the language of these texts."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.by(Texts())

    __repr__ = __str__  # pytest shows what an assert says so


class Fault(Said):
    """A message, by its name without `check-fault-`, and what it speaks of: texts, numbers, or what is said too."""

    def __init__(self, name: str, **args: object) -> None:
        self.name: Final = name
        self._args: Final = args

    def by(self, texts: Texts) -> str:
        """Say the message; whatever is neither a number nor said itself stands in it as Python writes it."""
        spoken = {
            name: value.by(texts) if isinstance(value, Said) else value if isinstance(value, int) else str(value)
            for name, value in self._args.items()
        }
        return texts.message(f"check-fault-{self.name}", **spoken)


class Raised(Said):
    """What an error of the kernel's says, and in which language of the game it was raised."""

    def __init__(self, error: StarboardError, language: str = "") -> None:
        self._error: Final = error
        self._language: Final = language

    def by(self, texts: Texts) -> str:
        """Say the error."""
        said = texts.error("", self._error)
        return f"{self._language}: {said}" if self._language else said


class Lines(Said):
    """Several things, each on a line of its own."""

    def __init__(self, several: Iterable[Said]) -> None:
        self._several: Final = tuple(several)

    def by(self, texts: Texts) -> str:
        """Say them one below the other."""
        return "\n".join(one.by(texts) for one in self._several)


def said_by(error: BaseException) -> object:
    """Return what an error says, to be put into a fault: in any language where it can, else as a text."""
    return error.args[0] if error.args and isinstance(error.args[0], Said) else str(error)
