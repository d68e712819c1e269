"""All games of a study into tables, by world and number: the same bytes whoever played them in whatever order."""

from __future__ import annotations

from array import array
from heapq import merge
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.lab.results import Result
from starboard.lab.study.keeping import DECISIONS, EVENTS, FIELDS, GAMES, RULES, TABLES, fresh
from starboard.lab.study.page import ORDER, Page, unpacked, unraw
from starboard.lab.study.unpacking import SINCE, unpacked_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from starboard.lab.study.page import Held, Named
    from starboard.lab.study.steps import Step
    from starboard.lab.study.terms import StudyTerms
    from starboard.lab.worker import Over

EARLY: Final = 8
"""What never changes after one part in so many of a game's decisions is a trait, and no course of the game."""
MOSTLY: Final = 0.95
"""In so many games at least: one may be over before it has begun."""
ROWS: Final = 1 << 18
"""Rows of a table that are packed together."""
SMALL: Final = 12
"""How hard tables are packed: they are written once and read often."""


class Noted(NamedTuple):
    """A game that is over: its world, what came of it, and what was noted, if anything."""

    world: int
    result: Result
    page: Page | None

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands in the tables."""
        return self.world, self.result.number


class Words:
    """A column of words of all games: numbers, and the words in the order in which they came."""

    def __init__(self) -> None:
        self._words: Final[dict[str, int]] = {}
        self._numbers: Final = array("H")

    def add(self, named: Named) -> None:
        """Add a packed column of one game: words count from where they first come."""
        known, numbers = self._words, unraw("H", named.numbers)
        for number in dict.fromkeys(numbers):
            known.setdefault(named.words[number], len(known))
        table = [known.get(word, 0) for word in named.words]
        self._numbers.extend(map(table.__getitem__, numbers))

    def column(self) -> pl.Series:
        """Return all of it as words of an enumeration."""
        words = pl.Series(list(self._words), dtype=pl.Enum(list(self._words)))
        return words.gather(pl.Series(self._numbers, dtype=pl.UInt16))


class Tables:
    """The tables as they grow, game by game in their order."""

    def __init__(self, terms: StudyTerms) -> None:
        self._terms: Final = terms
        self._results: Final[list[tuple[int, Result, int, int]]] = []
        self._traits: Final[list[tuple[dict[str, Held], dict[str, Held]]]] = []
        self._decided: Final = array("I")
        self._told: Final = array("I")
        self._seats: Final = array("B")
        self._options: Final = array("H")
        self._leaders: Final = array("B")
        self._steps: Final = Words()
        self._actions: Final = Words()
        self._chosen: Final = Words()
        self._brought: Final = array("I")
        self._whose: Final = array("B")
        self._events: Final = Words()
        self._what: Final = Words()
        self._done: Final[dict[tuple[int, str], list[int]]] = {}

    @property
    def over(self) -> int:
        """How many games there are."""
        return len(self._results)

    def add(self, game: Noted) -> None:
        """Add a game."""
        page = game.page
        lead = (page.lead_changes, page.last_lead) if page is not None else (0, 0)
        self._results.append((game.world, game.result, *lead))
        self._traits.append((page.traits, page.table) if page is not None else ({}, {}))
        decided, told = len(self._seats), len(self._whose)
        if page is not None:
            self._add_page(page)
            for name, times in page.done.items():
                self._count(game.world, name, 1, times)
        self._decided.append(len(self._seats) - decided)
        self._told.append(len(self._whose) - told)

    def count(self, rules: pl.DataFrame) -> None:
        """Count what rules did in games that were packed before."""
        worlds = rules["world"].to_physical()
        for world, name, games, times in zip(worlds, rules["step"], rules["games"], rules["times"], strict=True):
            if games:
                self._count(world, name, games, times)

    def _count(self, world: int, step: str, games: int, times: int) -> None:
        counts = self._done.setdefault((world, step), [0, 0])
        counts[0] += games
        counts[1] += times

    def _add_page(self, page: Page) -> None:
        self._seats.extend(unraw("B", page.seats))
        self._steps.add(page.steps)
        self._actions.add(page.actions)
        self._chosen.add(page.chosen)
        self._options.extend(unraw("H", page.options))
        self._leaders.extend(unraw("B", page.leaders))
        self._brought.extend(unraw("I", page.brought))
        self._events.add(page.events)
        self._whose.extend(unraw("B", page.whose))
        self._what.add(page.what)

    def decisions(self) -> pl.DataFrame:
        """Return the table of decisions."""
        return self._placed(self._decided).with_columns(
            pl.Series("seat", self._seats, dtype=pl.UInt8),
            self._steps.column().alias("step"),
            self._actions.column().alias("action"),
            self._chosen.column().alias("what"),
            pl.Series("options", self._options, dtype=pl.UInt16),
            pl.Series("leader", self._leaders, dtype=pl.UInt8),
        )

    def events(self) -> pl.DataFrame:
        """Return the table of events."""
        return self._placed(self._told).with_columns(
            pl.Series("decision", self._brought, dtype=pl.UInt32),
            self._events.column().alias("event"),
            pl.Series("seat", self._whose, dtype=pl.UInt8),
            self._what.column().alias("what"),
        )

    def _placed(self, rows: array[int]) -> pl.DataFrame:
        """Return the world and number of each row, where each game has so many."""
        worlds = [world for world, *_ in self._results]
        numbers = [result.number for _, result, *_ in self._results]
        games = pl.DataFrame(
            {
                "world": self._worlds(worlds),
                "number": pl.Series(numbers, dtype=pl.UInt32),
                "rows": pl.Series(rows, dtype=pl.UInt32),
            }
        )
        return games.select(pl.exclude("rows").repeat_by("rows").explode(empty_as_null=False))

    def fields(self) -> pl.DataFrame:
        """Return the table of fields: what those of seats and table held in the end, and since when at the latest."""
        own, common = [own for own, _ in self._traits], [common for _, common in self._traits]
        columns = {
            "world": self._worlds([world for world, *_ in self._results]),
            "number": pl.Series([result.number for _, result, *_ in self._results], dtype=pl.UInt32),
        }
        for sign, games in (("seat_", own), ("table_", common)):
            for name in sorted({name for game in games for name in game}):
                held = [game.get(name) for game in games]
                kind = pl.Enum(_in_order(word for one in held if one is not None for word in one.words))
                columns[sign + name] = pl.Series([one and one.words for one in held], dtype=pl.List(kind))
                columns[SINCE + sign + name] = pl.Series([one and one.since for one in held], dtype=pl.UInt32)
        return pl.DataFrame(columns)

    def _worlds(self, places: Sequence[int]) -> pl.Series:
        names = [world.name for world in self._terms.worlds]
        return pl.Series(names, dtype=pl.Enum(names)).gather(pl.Series(list(places), dtype=pl.UInt32))

    def games(self) -> pl.DataFrame:
        """Return the table of games."""
        results = [result for _, result, *_ in self._results]
        columns: dict[str, Any] = {
            "world": self._worlds([world for world, *_ in self._results]),
            "number": pl.Series([result.number for result in results], dtype=pl.UInt32),
            "deal": pl.Series([result.deal for result in results], dtype=pl.UInt32),
            "seed": pl.Series([result.seed for result in results], dtype=pl.UInt64),
            "ending": _named([result.ending for result in results]),
            "unfinished": _named([result.unfinished for result in results]),
            "decisions": pl.Series([result.decisions for result in results], dtype=pl.UInt32),
            "lead_changes": pl.Series([changes for *_, changes, _ in self._results], dtype=pl.UInt32),
            "last_lead": pl.Series([last for *_, last in self._results], dtype=pl.UInt32),
            "replaced": pl.Series([sum(result.replaced) for result in results], dtype=pl.UInt32),
            "bots": pl.Series([result.bots for result in results], dtype=pl.List(pl.Enum(self._terms.bots))),
            "ranks": pl.Series([result.ranking for result in results], dtype=pl.List(pl.UInt8)),
            "scores": pl.Series([result.scores for result in results], dtype=pl.List(pl.Int32)),
            "won": pl.Series([self._won(result) for result in results], dtype=pl.List(pl.Float32)),
        }
        return pl.DataFrame(columns | self._of_seats() | self._of_tables())

    def _won(self, result: Result) -> list[float]:
        share = 1 / len(result.winners) if result.winners else 0.0
        return [share if seat in result.winners else 0.0 for seat in range(self._terms.seats)]

    def _of_seats(self) -> dict[str, pl.Series]:
        """Return what distinguishes seats from the beginning, such as a race; turn order only where it varies."""
        found = {}
        for name in self._fixed([traits for traits, _ in self._traits]):
            rows = [traits[name].words if name in traits else () for traits, _ in self._traits]
            kind = pl.Enum(_in_order(word for row in rows for word in row))
            if name != ORDER or any(row != tuple(map(str, range(1, len(row) + 1))) for row in rows):
                found[f"trait_{name}"] = pl.Series(rows, dtype=pl.List(kind))
        return found

    def _of_tables(self) -> dict[str, pl.Series]:
        """Return what distinguishes whole games from the beginning, such as a card that lies there for all."""
        tables = [table for _, table in self._traits]
        return {
            f"table_{name}": _named([table[name].words[0] if name in table else "" for table in tables])
            for name in self._fixed(tables)
        }

    def _fixed(self, games: Sequence[dict[str, Held]]) -> list[str]:
        """Return the names of what has several values and, in nearly every game, the last one early."""
        lengths = [result.decisions for _, result, *_ in self._results]
        found = []
        for name in sorted({name for game in games for name in game}):
            held = [(game[name], decisions) for game, decisions in zip(games, lengths, strict=True) if name in game]
            early = sum([one.since * EARLY <= decisions for one, decisions in held])
            if early >= MOSTLY * len(held) and len({word for one, _ in held for word in one.words}) > 1:
                found.append(name)
        return found

    def rules(self, steps: Sequence[Step]) -> pl.DataFrame:
        """Return the table of the rules' steps, those of the game's package first, whether they were seen or not."""
        cited = {step.name: step.rules for step in steps}
        seen = sorted({name for _, name in self._done} - set(cited))
        rows = [
            (world, name, cited.get(name, ()), *self._done.get((world, name), (0, 0)))
            for world in range(len(self._terms.worlds))
            for name in (*cited, *seen)
        ]
        return pl.DataFrame(
            {
                "world": self._worlds([row[0] for row in rows]),
                "step": _named([row[1] for row in rows]),
                "rules": pl.Series([row[2] for row in rows], dtype=pl.List(pl.String)),
                "games": pl.Series([row[3] for row in rows], dtype=pl.UInt32),
                "times": pl.Series([row[4] for row in rows], dtype=pl.UInt64),
            }
        )


def _in_order(words: Iterable[str]) -> list[str]:
    """Return each word once, in the order in which they come."""
    return list(dict.fromkeys(words))


def _named(words: Sequence[str]) -> pl.Series:
    """Return words as those of an enumeration."""
    return pl.Series(words, dtype=pl.Enum(_in_order(words)))


def packed(folder: Path, kept: int, logged: Iterable[Over], terms: StudyTerms) -> Tables:
    """Return all games of a study as tables: the first of each world, so many, are in tables already."""
    tables = Tables(terms)
    before: Iterable[Noted] = ()
    if kept:
        before = unpacked_from(folder)
        tables.count(pl.read_parquet(folder / RULES))
    more = (Noted(world, result, unpacked(notes) if notes else None) for world, result, notes in logged)
    behind = (game for game in more if kept <= game.result.number < terms.games)
    for game in merge(before, behind, key=lambda game: game.place):
        tables.add(game)
    return tables


def frames(tables: Tables, steps: Sequence[Step]) -> dict[str, Callable[[], pl.DataFrame]]:
    """Return what makes each of the tables, by name."""
    return {
        DECISIONS: tables.decisions,
        EVENTS: tables.events,
        RULES: lambda: tables.rules(steps),
        FIELDS: tables.fields,
        GAMES: tables.games,
    }


def write_tables(tables: Tables, steps: Sequence[Step], folder: Path) -> None:
    """Write the tables where they are to take their places from."""
    try:
        for name, frame in frames(tables, steps).items():
            buffer = BytesIO()
            frame().write_parquet(buffer, compression="zstd", compression_level=SMALL, row_group_size=ROWS)
            fresh(folder, name).write_bytes(buffer.getbuffer())
    except BaseException:
        for name in TABLES:
            fresh(folder, name).unlink(missing_ok=True)
        raise
