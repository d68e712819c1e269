"""A search of all that a viewer's line says, in data, notation and sentences, for pieces that the viewer has not seen.

It finds what a comparison of two worlds cannot: what is told of hidden pieces in both alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from starboard.games import module_of
from starboard.kernel import Domain, Event, Game, State
from starboard.kernel.records import Record
from starboard.testing.stepping import known_pieces, pieces_in
from starboard.texts import LANGUAGES, Texts
from starboard.texts.catalogues import home

Piece = tuple[str, int]
"""A piece, by the name of its domain."""

JOINED: Final = re.compile(r"[a-z]+(?:_[a-z]+)+")
"""A name of several words in notation, which stands in no sentence by chance."""


class Difference(AssertionError):
    """The viewer's line received what it must not: something else than at the other table, or a hidden piece."""


class Search:
    """What a viewer knows, and what its line has said so far."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self._known: set[Piece] = set()
        self._read = 0
        self.events = 0
        """So many entries of the match's log are learnt."""

    def fork(self) -> Search:
        """Return a search of its own that knows and has read the same."""
        other = Search(self._game)
        other._known, other._read, other.events = set(self._known), self._read, self.events
        return other

    def learn(self, seen: State, heard: Iterable[Event]) -> None:
        """Note which pieces a view and a log show."""
        self._known |= known_pieces(seen)
        for step in seen.steps:  # an ability may act as a card that nobody has
            self._known |= set(_named(step))
        for event in heard:
            self._known |= {(domain.name, piece) for domain, piece in pieces_in(event)} | set(_named(event))

    def read(self, frames: list[bytes], asked: Iterable[str] = ()) -> None:
        """Read the frames that came since the last time; raise Difference where one names a piece not seen.

        What the viewer named itself in what it asked may be named in the answer.
        """
        known = self._known.union(*[pieces_said(self._game, text) for text in asked])
        for frame in frames[self._read :]:
            for text in _texts(msgspec.json.decode(frame)):
                told = pieces_said(self._game, text) - known
                if told:
                    raise Difference(f"{sorted(told)} named, which the viewer has not seen: {text[:200]!r}")
        self._read = len(frames)


def _texts(frame: Any) -> Iterator[str]:
    """Yield every text in a frame but the names of fields, and what chance may have brought: all that there is."""
    left = [frame]
    while left:
        value = left.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            left += value
        elif isinstance(value, dict) and ("candidates" not in value or value["seat"] is not None):
            left += value.values()


@lru_cache(maxsize=1 << 15)
def pieces_said(game: Game[Any], text: str) -> frozenset[Piece]:
    """Return the pieces that a text names: as data does, as an action or an outcome is written, or in a sentence."""
    found: set[Piece] = set()
    for pattern, domains in _notations(game):
        for written in pattern.finditer(text):
            found |= {(domain.name, domain.index[written[name]]) for name, domain in domains.items()}
    for domain in pools(game):
        names = [*JOINED.findall(text), *([text] if text.isalpha() and text != game.name else [])]
        found |= {(domain.name, domain.index[name]) for name in names if name in domain.index}
    said = _called(game)
    return frozenset(found | {said[name] for name in (_names(game).findall(text) if said else ())})


@cache
def _notations(game: Game[Any]) -> list[tuple[re.Pattern[str], dict[str, Domain]]]:
    """Return how actions and outcomes that name pieces are written, with the domains of the names in it."""
    held, found = {domain.name: domain for domain in pools(game)}, []
    for kind in (*game.actions, *game.outcomes):
        named = {field.name: held[field.domain.name] for field in kind.FIELDS if field.domain.name in held}
        texts = {field.name: f"(?P<{field.name}>{'|'.join(field.domain.texts)})" for field in kind.FIELDS}
        if named:
            found.append((re.compile(rf"\b{kind.TEXT.format(**texts)}\b"), named))
    return found


@cache
def _called(game: Game[Any]) -> dict[str, Piece]:
    """Return the pieces by what they are called in any language, but for words that sentences say of other things."""
    found: dict[str, Piece] = {}
    for language in LANGUAGES:
        file = home(module_of(game.name)) / f"{language}.ftl"
        written, texts = file.read_text(encoding="utf-8") if file.is_file() else "", Texts(language)
        for domain in pools(game):
            for piece in range(domain.size):
                name = texts.value(game.name, domain, piece)
                if len(re.findall(rf"\b{re.escape(name)}\b", written)) == 1:  # where it is given
                    found[name] = domain.name, piece
    return found


@cache
def _names(game: Game[Any]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, _called(game)))})\b")


@cache
def pools(game: Game[Any]) -> tuple[Domain, ...]:
    """Return the domains of pieces that lie hidden."""
    kinds = game.codec.kinds.values()
    found = {field.domain.name: field.domain for kind in kinds for field in kind.FIELDS if field.domain.pool}
    return tuple(found.values())


def _named(record: Record) -> Iterator[Piece]:
    """Yield what an event or a step names in so many words, a piece that stays where it is included."""
    for field in record.FIELDS:
        value = getattr(record, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, int):
                yield field.domain.name, one
