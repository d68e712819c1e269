"""The games behind a figure: which they are, by what they have in common, and one of them as a saved match."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import polars as pl

from starboard.kernel import InvalidOptions, Match, Refusal, save
from starboard.lab.journal import Journal, entries
from starboard.lab.playing import play_game
from starboard.lab.report.impact import ACTION, EVENT, actions_taken, events_told
from starboard.lab.report.samples import TRAIT
from starboard.lab.schedule import Schedule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Game
    from starboard.lab.report.reading import Source
    from starboard.lab.report.samples import Sample
    from starboard.lab.results import Result

COURSE: Final = ("length", "leads", "margin", "points")
"""What only games have that came to an end."""
RANGES: Final = ("number", "deal", *COURSE)
MOST_NAMED: Final = 40
"""So many values are named to who asked for one that is not there."""
HAPPENED: Final = re.compile(r"(?P<name>[^:>]+)(?::(?P<what>[^>]*))?(?:>(?P<over>\d+))?\Z")


class Listed(NamedTuple):
    """Games of a world, by number."""

    sample: Sample
    games: pl.DataFrame


def listed(source: Source, filters: Sequence[str]) -> Listed:
    """Return the world and the games that all filters agree to, each as KEY=VALUE; raise InvalidOptions otherwise.

    What is said of a seat is said of the same one: `race=humans won=yes` are the games that humans won.
    """
    asked = [_parted(text) for text in filters]
    worlds = [value for key, value in asked if key == "world"]
    sample = source.samples[0] if not worlds else source.sample(worlds[-1])
    if sample is None:
        raise _unknown("world", worlds[-1], [one.name for one in source.samples])
    games = _with_figures(sample.games)
    seats, of_seats = sample.seats.with_columns(pl.col("seat") + 1), False
    for key, value in asked:
        if key == "world":
            continue
        if key == "ending":
            games = games.filter(pl.col("ending").is_in(_known(key, value.split(","), sample.ended["ending"])))
        elif key in RANGES:
            games = games.filter(_between(key, value))
        elif key == "step":
            steps = _known(key, value.split(","), _column(sample.decisions, "step"))
            there = sample.decisions.filter(pl.col("step").cast(pl.String).is_in(steps))
            games = games.join(there.select("number").unique().collect(), on="number", how="semi")
        else:
            of_seats = True
            seats = _of_seat(sample, seats, key, value)
    if of_seats:
        games = games.join(seats.select("number").unique(), on="number", how="semi")
    return Listed(sample, games.sort("number"))


def _parted(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign or not key or not value:
        raise InvalidOptions(Refusal("", "lab-filter", (("text", text[:60]),)))
    return key.strip(), value.strip()


def _unknown(key: str, value: str, known: Sequence[str]) -> InvalidOptions:
    named = ", ".join([*known[:MOST_NAMED], *(["…"] if len(known) > MOST_NAMED else [])])
    why = (("key", key[:40]), ("value", value[:60]), ("known", named or "none"))
    return InvalidOptions(Refusal("", "lab-filter-value", why))


def _known(key: str, wanted: list[str], values: pl.Series) -> list[str]:
    """Return what is wanted; raise InvalidOptions where one of it is none of the values."""
    known = [str(word) for word in values.drop_nulls().unique().sort() if word != ""]
    for word in wanted:
        if word not in known:
            raise _unknown(key, word, known)
    return wanted


def _column(frame: pl.LazyFrame, name: str) -> pl.Series:
    return frame.select(pl.col(name).cast(pl.String)).unique().collect()[name]


def _with_figures(games: pl.DataFrame) -> pl.DataFrame:
    ordered = pl.col("scores").list.sort(descending=True)
    margin = ordered.list.get(0, null_on_oob=True) - ordered.list.get(1, null_on_oob=True)
    return games.with_columns(margin.alias("margin"), ordered.list.get(0, null_on_oob=True).alias("points"))


def _between(key: str, value: str) -> pl.Expr:
    column = {"length": "decisions", "leads": "lead_changes"}.get(key, key)
    low, sign, high = value.partition("..")
    try:
        inside = pl.col(column).is_between(int(low), int(high if sign else low))
    except ValueError:
        raise _unknown(key, value, ["3", "3..7"]) from None
    return inside & (pl.col("unfinished") == "") if key in COURSE else inside


def _of_seat(sample: Sample, seats: pl.DataFrame, key: str, value: str) -> pl.DataFrame:
    if key == "won":
        if value not in {"yes", "no"}:
            raise _unknown(key, value, ["yes", "no"])
        return seats.filter((pl.col("won") > 0) == (value == "yes"))
    if key in {EVENT, ACTION}:
        return _to_whom(sample, seats, key, value)
    column = key if key in {"seat", "bot"} else TRAIT + key
    if column not in seats.columns:
        known = ["world", "seat", "bot", "won", *sample.traits, "ending", *RANGES, "step", EVENT, ACTION]
        raise InvalidOptions(Refusal("", "lab-filter-key", (("key", key[:40]), ("known", ", ".join(known)))))
    wanted = _known(key, value.split(","), seats[column])
    return seats.filter(pl.col(column).cast(pl.String).is_in(wanted))


def _to_whom(sample: Sample, seats: pl.DataFrame, kind: str, value: str) -> pl.DataFrame:
    """Return the seats to which something happened, more often than is said: NAME, NAME:WHAT or NAME:WHAT>TIMES."""
    found = HAPPENED.match(value)
    if found is None:
        raise _unknown(kind, value, ["NAME", "NAME:WHAT", "NAME:WHAT>3"])
    counted = events_told(sample) if kind == EVENT else actions_taken(sample)
    _known(kind, [found["name"]], _column(sample.events if kind == EVENT else sample.decisions, kind))
    here = pl.col("name").cast(pl.String) == found["name"]
    if found["what"]:
        _known(kind, [found["what"]], counted.filter(here)["what"].cast(pl.String))
    if found["what"] is not None or kind == ACTION:  # of actions all words together are a row of their own
        here &= pl.col("what").cast(pl.String) == (found["what"] or "")
    summed = counted.filter(here).group_by("number", pl.col("seat") + 1).agg(pl.col("times").sum())
    whose = summed.filter(pl.col("times") > int(found["over"] or 0))
    return seats.with_columns(pl.col("seat").cast(pl.Int64)).join(whose, on=["number", "seat"], how="semi")


def recorded(source: Source, world: str, number: int, game: Game[Any]) -> str:
    """Return one game as a saved match, played again by its bots.

    Raise InvalidOptions where there is none such, or another game comes of it than the study has.
    """
    terms = source.terms
    tables = dict(zip([one.name for one in terms.worlds], terms.tables(), strict=True))
    sample = source.sample(world)
    assert sample is not None
    if number not in sample.games["number"]:
        raise _unknown("number", str(number), [f"0..{max(sample.games['number'], default=0)}"])
    fixture = Schedule(terms.bots, terms.seats, terms.seed).fixture(number)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "journal"
        journal = Journal(path)
        try:
            result = play_game(game, tables[world], fixture, journal, [])
        finally:
            journal.close()
        played = [str(entry[1]) for entry in entries(path) if entry[0] == "play"]
    _check_same(source, world, result)
    match = Match(game, terms.seats, tables[world].options, seed=fixture.seed)
    for text in played:
        match.play(match.seat, game.space.parse(text))
    return save(match)


def _check_same(source: Source, world: str, result: Result) -> None:
    """Raise InvalidOptions where a game is not that of its number in the study."""
    sample = source.sample(world)
    assert sample is not None
    columns = ("seed", "decisions", "ending", "scores")
    noted = sample.games.filter(pl.col("number") == result.number).select(columns).rows()
    if noted != [(result.seed, result.decisions, result.ending, list(result.scores))]:
        told = (("rules", source.terms.rules), ("version", source.terms.version))
        raise InvalidOptions(Refusal("", "lab-otherwise", (("number", str(result.number)), *told)))
