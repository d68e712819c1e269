"""What is wrong with a game, to be said in any language: the message of an assert, and of a verdict."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any, Self

from starboard.kernel import RuleFailed, StarboardError
from starboard.kernel.mistakes import line_of, reason
from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import Game


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
    """What an error of the kernel's says, in which language of the game it was raised, and on which line of its."""

    __slots__ = ("error", "game", "language", "line")
    error: StarboardError
    language: str
    game: str
    line: str

    def __new__(cls, error: StarboardError, language: str = "", *, game: str = "", line: str = "") -> Self:
        """Say it in English."""
        said = super().__new__(cls, _error(Texts(), error, language, game, line))
        said.error, said.language, said.game, said.line = error, language, game, line
        return said

    def by(self, texts: Texts) -> str:
        """Say the error."""
        return _error(texts, self.error, self.language, self.game, self.line)


def _error(texts: Texts, error: StarboardError, language: str, game: str, line: str) -> str:
    said = texts.error(game, error)
    return (f"{language}: {said}" if language else said) + (f" ({line})" if line else "")


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


def raised_by(error: Exception, game: Game[Any]) -> str:
    """Return what the rules raised, and on which line of the game, or of the check where the game has no part in it.

    An error of the kernel's is said as the terminal says it.
    """
    if isinstance(error, AssertionError):
        return said_by(error) or place_of(error)
    if isinstance(error, RuleFailed) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    line = line_of(error, game.home)
    if isinstance(error, StarboardError):
        return Raised(error, game=game.name, line=line)
    said = reason(error, game.home)
    return said if line else f"{said} ({place_of(error)})"


def place_of(fault: BaseException) -> str:
    """Return where in the sources a fault was raised."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{last.filename}:{last.lineno}: {last.line}"
