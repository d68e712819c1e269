"""A study that was played, opened: its terms, and its tables as lazy frames."""

from __future__ import annotations

from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from shlex import join, quote
from typing import TYPE_CHECKING, Any, Final

import msgspec

from starboard.games import find_game, path_of
from starboard.kernel import InvalidOptions, InvalidRecord, Refusal, StarboardError
from starboard.lab.study.keeping import DECISIONS, EVENTS, GAMES, RULES, TABLES, kept
from starboard.lab.study.terms import FORMAT, StudyTerms

if TYPE_CHECKING:
    import polars as pl

    from starboard.kernel import Game

FILE: Final = "study.json"
LOG: Final = "games.log"


class Study:
    """A study, or what is there of one that was broken off. Frames are lazy: nothing is read but what is asked for."""

    def __init__(self, folder: Path, terms: StudyTerms, frames: dict[str, pl.LazyFrame]) -> None:
        self.folder: Final = folder
        self.terms: Final = terms
        self._frames: Final = frames

    @staticmethod
    def open(folder: str | Path, game: Game[Any] | None = None) -> Study:
        """Open the study in a folder; a game that no package brings says which rules there are, where games are left.

        Raise InvalidRecord where there is none or a table is damaged, InvalidOptions where no game is over yet or
        polars is not installed.
        """
        need("polars", "lab")
        import polars as pl

        place = Path(folder)
        terms, done = terms_in(place), kept(place)
        if done >= terms.games:
            return Study(place, terms, {name: pl.scan_parquet(place / name) for name in TABLES})
        return Study(place, terms, _partial(place, terms, done, game))

    def games(self) -> pl.LazyFrame:
        """One row for each game, by world and number."""
        return self._frames[GAMES]

    def decisions(self) -> pl.LazyFrame:
        """One row for each decision, in order."""
        return self._frames[DECISIONS]

    def events(self) -> pl.LazyFrame:
        """One row for each word of what the rules and chance told, in order; none where they were not kept."""
        return self._frames[EVENTS]

    def rules(self) -> pl.LazyFrame:
        """One row for each step of the game's rules in each world: how often it was carried out, 0 where never."""
        return self._frames[RULES]


def _partial(folder: Path, terms: StudyTerms, done: int, game: Game[Any] | None) -> dict[str, pl.LazyFrame]:
    """Return the tables of the games that are over; raise InvalidOptions where none is."""
    from starboard.lab.study.log import logged
    from starboard.lab.study.packing import frames, packed
    from starboard.lab.study.steps import steps_of

    tables = packed(folder, done, logged(folder / LOG), terms)
    if not tables.over:
        raise InvalidOptions(Refusal("", "lab-unfinished", (("folder", str(folder)),)))
    with suppress(StarboardError):
        game = game or find_game(terms.game)
    return {name: make().lazy() for name, make in frames(tables, steps_of(game) if game else ()).items()}


def need(library: str, extra: str) -> None:
    """Raise InvalidOptions, with the command that installs it, where a library is missing that comes with an extra."""
    if find_spec(library) is None:
        raise InvalidOptions(Refusal("", "extra-missing", (("what", library), ("extra", extra))))


def to_type(command: str, folder: Path, game: str, *more: str) -> str:
    """Return a command about a study as it can be typed, with the path of its game where no package brings it."""
    path = path_of(game)
    return join(["starboard", "lab", command, str(folder), *more, *(["--game", path] if path else [])])


def terms_in(folder: Path) -> StudyTerms:
    """Return the terms of the study in a folder; raise InvalidRecord where there is none that can be read."""
    try:
        terms = msgspec.json.decode((folder / FILE).read_bytes(), type=StudyTerms)
    except (FileNotFoundError, NotADirectoryError, msgspec.DecodeError, RecursionError):
        why = (("folder", str(folder)), ("typed", quote(str(folder))))
        raise InvalidRecord(Refusal("", "lab-none", why)) from None
    if terms.study != FORMAT:
        raise InvalidRecord(Refusal("", "lab-format", (("folder", str(folder)), ("format", terms.study))))
    return terms
