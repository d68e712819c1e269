"""What is wrong with a game, to be said in any language: the message of an assert, and of a verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import StarboardError


class Said(str):
    """A sentence in English, as asserts want it, that can be said in another language too."""

    __slots__ = ()

    def by(self, texts: Texts) -> str:
        """Return it in the language of these texts."""
        raise NotImplementedError


class Fault(Said):
    """A message, by its name without `check-fault-`, and what it speaks of: texts, numbers, or what is said too.

    Whatever else it is given stands in it as Python writes it.
    """

    __slots__ = ("args", "name")
    name: str
    args: dict[str, str | int]

    def __new__(cls, name: str, **given: object) -> Self:
        """Say it in English."""
        args = {word: value if isinstance(value, str | int) else str(value) for word, value in given.items()}
        fault = super().__new__(cls, _message(Texts(), name, args))
        fault.name, fault.args = name, args
        return fault

    def by(self, texts: Texts) -> str:
        """Say the message, and what is said in it."""
        spoken = {word: value.by(texts) if isinstance(value, Said) else value for word, value in self.args.items()}
        return _message(texts, self.name, spoken)


def _message(texts: Texts, name: str, args: dict[str, str | int]) -> str:
    return texts.message(f"check-fault-{name}", **args)


class Raised(Said):
    """What an error of the kernel's says, and in which language of the game it was raised."""

    __slots__ = ("error", "language")
    error: StarboardError
    language: str

    def __new__(cls, error: StarboardError, language: str = "") -> Self:
        """Say it in English."""
        said = super().__new__(cls, _error(Texts(), error, language))
        said.error, said.language = error, language
        return said

    def by(self, texts: Texts) -> str:
        """Say the error."""
        return _error(texts, self.error, self.language)


def _error(texts: Texts, error: StarboardError, language: str) -> str:
    said = texts.error("", error)
    return f"{language}: {said}" if language else said


class Lines(Said):
    """Several things, each on a line of its own."""

    __slots__ = ("several",)
    several: tuple[Said, ...]

    def __new__(cls, several: Iterable[Said]) -> Self:
        """Say them in English."""
        kept = tuple(several)
        said = super().__new__(cls, "\n".join(kept))
        said.several = kept
        return said

    def by(self, texts: Texts) -> str:
        """Say them one below the other."""
        return "\n".join(one.by(texts) for one in self.several)


def said_by(error: BaseException) -> str:
    """Return what an error says, as it can be put into a fault or a verdict."""
    return error.args[0] if error.args and isinstance(error.args[0], Said) else str(error)
