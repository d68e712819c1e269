"""All games of a study into tables, by world and number: the same bytes whoever played them in whatever order."""

from __future__ import annotations

from array import array
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

import polars as pl

from starboard.lab.study.opening import DECISIONS, EVENTS, GAMES, RULES
from starboard.lab.study.page import ORDER, Page, unpacked, unraw
from starboard.lab.study.steps import Step, steps_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from starboard.kernel import Game
    from starboard.lab.results import Result
    from starboard.lab.study.page import Held, Named
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


class Words:
    """A column of words of all games: numbers, and the words in the order in which they came."""

    def __init__(self) -> None:
        self._words: Final[dict[str, int]] = {}
        self._numbers: Final = array("H")

    def add(self, named: Named) -> None:
        """Add a packed column of one game."""
        known = self._words
        table = [known.setdefault(word, len(known)) for word in named.words]
        self._numbers.extend(map(table.__getitem__, unraw("H", named.numbers)))

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

    def add(self, over: Over) -> None:
        """Add a game."""
        page = unpacked(over.notes) if over.notes else None
        lead = (page.lead_changes, page.last_lead) if page is not None else (0, 0)
        self._results.append((over.world, over.result, *lead))
        self._traits.append((page.traits, page.table) if page is not None else ({}, {}))
        decided, told = len(self._seats), len(self._whose)
        if page is not None:
            self._add_page(page)
            for name, times in page.done.items():
                counts = self._done.setdefault((over.world, name), [0, 0])
                counts[0] += 1
                counts[1] += times
        self._decided.append(len(self._seats) - decided)
        self._told.append(len(self._whose) - told)

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


def written(games: Iterable[Over], terms: StudyTerms, game: Game[Any], folder: Path) -> dict[str, Path]:
    """Write the tables under names that are not yet theirs, and return where each is."""
    tables = Tables(terms)
    for over in games:
        tables.add(over)
    frames = {
        DECISIONS: tables.decisions,
        EVENTS: tables.events,
        RULES: lambda: tables.rules(steps_of(game)),
        GAMES: tables.games,
    }
    made = {name: folder / f".{name}.new" for name in frames}
    try:
        for name, frame in frames.items():
            packed = BytesIO()
            frame().write_parquet(packed, compression="zstd", compression_level=SMALL, row_group_size=ROWS)
            made[name].write_bytes(packed.getbuffer())
    except BaseException:
        for path in made.values():
            path.unlink(missing_ok=True)
        raise
    return made
