"""The games of tables as they were before they were packed, so that more can be packed with them."""

from __future__ import annotations

from array import array
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import polars as pl

from starboard.lab.results import Result
from starboard.lab.study.keeping import DECISIONS, EVENTS, FIELDS, GAMES
from starboard.lab.study.page import Held, Named, Page, raw

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starboard.lab.study.packing import Noted

KINDS: Final[dict[Any, str]] = {pl.UInt8: "B", pl.UInt16: "H", pl.UInt32: "I"}
SINCE: Final = "since_"


class _Column:
    """A column of decisions or events: numbers, and the words that they stand for where they do."""

    def __init__(self, series: pl.Series) -> None:
        self._words: Final = tuple(series.dtype.categories) if isinstance(series.dtype, pl.Enum) else ()
        self._numbers: Final = series.to_physical().cast(pl.UInt16) if self._words else series

    def bytes(self, start: int, end: int) -> bytes:
        """Return the numbers of these rows."""
        numbers = self._numbers.slice(start, end - start)
        return raw(array(KINDS[numbers.dtype], numbers.to_list()))

    def named(self, start: int, end: int) -> Named:
        """Return the words of these rows."""
        return Named(self._words, self.bytes(start, end))


class _Rows:
    """The rows of a table by game, in the order of the games."""

    def __init__(self, file: Path, games: pl.DataFrame) -> None:
        table = pl.read_parquet(file)
        counted = table.group_by("world", "number").len()
        rows = games.join(counted, on=["world", "number"], how="left", maintain_order="left")["len"].fill_null(0)
        self._ends: Final = [0, *accumulate(rows)]
        self._columns: Final = {name: _Column(table[name]) for name in table.columns[2:]}

    def bytes(self, column: str, game: int) -> bytes:
        """Return the numbers of a column in a game."""
        return self._columns[column].bytes(*self._ends[game : game + 2])

    def named(self, column: str, game: int) -> Named:
        """Return the words of a column in a game."""
        return self._columns[column].named(*self._ends[game : game + 2])


def unpacked_from(folder: Path) -> Iterator[Noted]:
    """Yield the games of the tables of a folder, by world and number; rules are counted for all games together."""
    from starboard.lab.study.packing import Noted

    games = pl.read_parquet(folder / GAMES)
    decisions, events = _Rows(folder / DECISIONS, games), _Rows(folder / EVENTS, games)
    fields = pl.read_parquet(folder / FIELDS)
    worlds = games["world"].to_physical()
    pairs = zip(games.iter_rows(named=True), fields.iter_rows(named=True), strict=True)
    for place, (game, held) in enumerate(pairs):
        page = Page(
            decisions.bytes("seat", place),
            decisions.named("step", place),
            decisions.named("action", place),
            decisions.named("what", place),
            decisions.bytes("options", place),
            decisions.bytes("leader", place),
            events.bytes("decision", place),
            events.named("event", place),
            events.bytes("seat", place),
            events.named("what", place),
            game["lead_changes"],
            game["last_lead"],
            _held(held, "seat_"),
            _held(held, "table_"),
            {},
        )
        yield Noted(worlds[place], _result(game), page)


def _held(row: dict[str, Any], sign: str) -> dict[str, Held]:
    """Return what the fields of a game held."""
    names = [name for name, words in row.items() if name.startswith(sign) and words is not None]
    return {name.removeprefix(sign): Held(row[SINCE + name], tuple(row[name])) for name in names}


def _result(row: dict[str, Any]) -> Result:
    """Return what came of a game, as far as tables have it."""
    winners = tuple([seat for seat, share in enumerate(row["won"]) if share])
    return Result(
        row["number"],
        row["deal"],
        row["seed"],
        tuple(row["bots"]),
        tuple(row["ranks"]),
        tuple(row["scores"]),
        winners,
        row["ending"],
        row["decisions"],
        (row["replaced"],),
        (),
        (),
        row["unfinished"],
    )
