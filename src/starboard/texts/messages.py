"""Messages by their names, in one language: those of all games, and those that a game's own package brings."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from starboard.games import module_of
from starboard.kernel import BrokenGame, Refusal
from starboard.texts.catalogues import LANGUAGES, catalogue, check_language, game_catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from fluent.runtime import FluentBundle

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*\Z")

MOST_KEPT: Final = 1 << 14
"""Messages that are kept as they were found."""
MOST_SAID: Final = 1 << 12
"""Sentences that are kept as they were said: of those that are said again, next to all."""

Word = str | int


def printable(text: str) -> str:
    """Return a text without the signs that would command a terminal instead of being shown."""
    return CONTROL.sub("", text)


class Messages:
    """The messages of one language for one table; `names` are those of whoever sits there, if they have any.

    `called` is what things are called in the box that is played with, as a game tells it.
    """

    def __init__(
        self,
        language: str = "en",
        names: Sequence[str] = (),
        called: Mapping[tuple[str, str], str] | None = None,
        *,
        alone: bool = False,
    ) -> None:
        """Raise Unsupported for a language that there is not."""
        check_language(language)
        self.language: Final = language
        self.names: Final = tuple(names)
        self.called: Final = dict(called or {})
        self.alone: Final = alone
        """Whether one person sits there, whom nobody has to agree with."""

    def has(self, message_id: str) -> bool:
        """Whether there is a message of this name."""
        return self._speaker(message_id) is not None

    def message(self, message_id: str, **args: Word) -> str:
        """Return a message with its arguments; raise KeyError where there is none, BrokenGame where one is missing."""
        if not args:
            return _said_alone(self.language, _module(message_id), message_id)
        return _said_with(self.language, _module(message_id), message_id, tuple(args.items()))

    def _speaker(self, message_id: str) -> FluentBundle | None:
        """Return the messages among which there is one of this name: those of all games, or those of its own."""
        return _speaker_of(self.language, _module(message_id), message_id)

    def _attributes(self, message_id: str) -> dict[str, str]:
        """Return the other forms of a message."""
        return _forms_of(self.language, _module(message_id), message_id)

    def attribute(self, message_id: str, name: str, **args: Word) -> str:
        """Return an attribute of a message with its arguments, empty where there is none or one of them is missing."""
        bundle = self._speaker(message_id)
        pattern = bundle.get_message(message_id).attributes.get(name) if bundle is not None else None
        if bundle is None or pattern is None:
            return ""
        said, faults = bundle.format_pattern(pattern, args)
        return "" if faults else str(said).replace("\n", " ")

    def _first(self, *message_ids: str) -> str:
        return next((found for found in message_ids if self.has(found)), "")


def _module(message_id: str) -> str:
    """Return the module of the game whose message this would be."""
    return module_of(message_id.partition("-")[0])


def _said(bundle: FluentBundle | None, message_id: str, shown: dict[str, Word]) -> str:
    pattern = bundle.get_message(message_id).value if bundle is not None else None
    if bundle is None or pattern is None:
        raise KeyError(message_id)
    said, faults = bundle.format_pattern(pattern, shown)
    if faults:
        why = (("message", message_id), ("fault", printable(str(faults[0]))))
        raise BrokenGame(Refusal("", "broken-text", why))
    return str(said).replace("\n", " ")  # a catalogue breaks its lines for itself


@lru_cache(maxsize=MOST_KEPT)
def _said_alone(language: str, module: str, message_id: str) -> str:
    """Return a message that takes no arguments: names of cards and places, which every sentence is made of."""
    return _said(_speaker_of(language, module, message_id), message_id, {})


@lru_cache(maxsize=MOST_SAID)
def _said_with(language: str, module: str, message_id: str, args: tuple[tuple[str, Word], ...]) -> str:
    """Return a message with its arguments: at a table much is said again, by the same names of the same places."""
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in args}
    return _said(_speaker_of(language, module, message_id), message_id, shown)


@lru_cache(maxsize=MOST_KEPT)
def _forms_of(language: str, module: str, message_id: str) -> dict[str, str]:
    bundle = _speaker_of(language, module, message_id)
    if bundle is None:
        return {}
    forms = bundle.get_message(message_id).attributes
    return {form: str(bundle.format_pattern(said)[0]) for form, said in forms.items()}


@lru_cache(maxsize=MOST_KEPT)
def _speaker_of(language: str, module: str, message_id: str) -> FluentBundle | None:
    if not IDENTIFIER.match(message_id):
        return None
    return next((bundle for bundle in _bundles(language, module) if bundle.has_message(message_id)), None)


def _bundles(language: str, module: str) -> Iterator[FluentBundle]:
    yield catalogue(language if language in LANGUAGES else LANGUAGES[0])
    for spoken in dict.fromkeys((language, LANGUAGES[0])) if module else ():
        bundle = game_catalogue(module, spoken)
        if bundle is not None:
            yield bundle
