"""A study that was played, opened: its terms, and its tables as lazy frames."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from shlex import join, quote
from typing import TYPE_CHECKING, Final

import msgspec

from starboard.games import path_of
from starboard.kernel import InvalidOptions, InvalidRecord, Refusal
from starboard.lab.study.terms import FORMAT, StudyTerms

if TYPE_CHECKING:
    import polars as pl

FILE: Final = "study.json"
GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
EVENTS: Final = "events.parquet"
RULES: Final = "rules.parquet"
TABLES: Final = (DECISIONS, EVENTS, RULES, GAMES)
"""The tables of a study that is whole; the last to come is that of the games."""


class Study:
    """A study with all its games. Frames are lazy: nothing is read but what a question needs.

    A table that cannot be read raises InvalidRecord.
    """

    def __init__(self, folder: Path, terms: StudyTerms) -> None:
        self.folder: Final = folder
        self.terms: Final = terms

    @staticmethod
    def open(folder: str | Path) -> Study:
        """Open the study in a folder.

        Raise InvalidRecord where there is none, InvalidOptions where it is not whole yet or polars is not installed.
        """
        need("polars", "lab")
        place = Path(folder)
        terms = terms_in(place)
        if not is_whole(place):
            raise InvalidOptions(Refusal("", "lab-unfinished", (("folder", str(place)),)))
        return Study(place, terms)

    def games(self) -> pl.LazyFrame:
        """One row for each game, by world and number."""
        return self._scanned(GAMES)

    def decisions(self) -> pl.LazyFrame:
        """One row for each decision, in order."""
        return self._scanned(DECISIONS)

    def events(self) -> pl.LazyFrame:
        """One row for each word of what the rules and chance told, in order; none where they were not kept."""
        return self._scanned(EVENTS)

    def rules(self) -> pl.LazyFrame:
        """One row for each step of the game's rules in each world: how often it was carried out, 0 where never."""
        return self._scanned(RULES)

    def _scanned(self, name: str) -> pl.LazyFrame:
        import polars as pl

        file = self.folder / name
        try:
            pl.read_parquet_schema(file)  # what is cut off is found here, not in the middle of counting
        except pl.exceptions.PolarsError:
            raise InvalidRecord(Refusal("", "lab-damaged", (("file", str(file)),))) from None
        return pl.scan_parquet(file)


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


def is_whole(folder: Path) -> bool:
    """Whether all games of a folder are in its tables."""
    return all((folder / name).exists() for name in TABLES) and not (folder / "games.log").exists()
