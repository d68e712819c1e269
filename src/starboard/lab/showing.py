"""A tournament as people read it: a bar while it runs, tables when it is over."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from babel.numbers import format_decimal, format_percent
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from starboard.lab.results import ENDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starboard.lab.arena import Arena
    from starboard.lab.results import Result
    from starboard.lab.sprt import Inquiry
    from starboard.lab.standings import Standings
    from starboard.lab.study.running import Run
    from starboard.texts import Texts

WIDE: Final = 100
"""Columns of what is no terminal: a file has room."""


def console(*, stderr: bool = False) -> Console:
    """Return where to write: in colours where a terminal has them and nobody wants none."""
    found = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    if not found.is_terminal:
        found.width = WIDE
    return found


@contextmanager
def progress(arena: Arena | Run, texts: Texts) -> Iterator[Callable[[], None]]:
    """Show on standard error, where that is a terminal, how far it is; yield what says that it is further."""
    screen = console(stderr=True)
    columns = (
        TextColumn(texts.message("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=arena.games, completed=arena.over)
        yield lambda: bar.update(task, total=arena.games, completed=arena.over)


def show(arena: Arena, found: Standings, texts: Texts) -> None:
    """Write the tables on standard output, and below them what one must know to read them."""
    terms, screen = arena.results.terms, console()
    screen.print(
        texts.message(
            "arena-title",
            game=texts.game(terms.game),
            seats=terms.seats,
            seed=str(terms.seed),
            games=found.games,
            unfinished=found.unfinished,
            compiled="yes" if found.compiled else "no",
        )
    )
    screen.print()
    screen.print(_bots(found, texts))
    screen.print()
    if found.pairs:
        screen.print(_pairs(found, texts))
        screen.print()
    if arena.test is not None:
        screen.print(_verdict(arena.test, texts))
    for line in _notes(arena, found, texts):
        screen.print(line)


def _bots(found: Standings, texts: Texts) -> Table:
    heads = ("arena-rating", "arena-games", "arena-won", "arena-mean", "arena-p95", "arena-replaced")
    table = _table(texts, "arena-bot", heads)
    for one in found.bots:
        rating = f"{_decimal(one.rating.value, texts)} ± {_decimal(one.rating.high - one.rating.value, texts)}"
        won = format_decimal(round(one.won, 1), locale=texts.language)
        times = [_time(spent, texts) for spent in (one.mean_ms, one.p95_ms)] if one.decisions else ["–", "–"]
        table.add_row(one.bot, rating, str(one.games), won, *times, str(one.replaced))
    return table


def _pairs(found: Standings, texts: Texts) -> Table:
    table = _table(texts, "arena-pair", ("arena-games", "arena-share", "arena-between"))
    for pair in found.pairs:
        bounds = texts.message("arena-bounds", low=_percent(pair.low, texts), high=_percent(pair.high, texts))
        table.add_row(f"{pair.first} – {pair.second}", str(pair.games), _percent(pair.share, texts), bounds)
    return table


def _table(texts: Texts, first: str, heads: tuple[str, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(texts.message(first), overflow="fold")
    for head in heads:
        table.add_column(texts.message(head), justify="right", no_wrap=True)
    return table


def _verdict(test: Inquiry, texts: Texts) -> str:
    asked = test.question
    return texts.message(
        f"arena-sprt-{test.verdict or 'open'}",
        first=asked.first,
        second=asked.second,
        share=_percent(asked.share, texts),
        games=test.games,
        ratio=_decimal(test.ratio, texts, "0.00"),
        lower=_decimal(test.lower, texts, "0.00"),
        upper=_decimal(test.upper, texts, "0.00"),
    )


def _notes(arena: Arena, found: Standings, texts: Texts) -> Iterator[str]:
    """Yield what is to be known besides: who failed and how, games without an end, seats that are not balanced."""
    results = arena.counted
    for one in found.bots:
        if one.faults:
            kinds = texts.listed(
                texts.message(f"arena-fault-{kind}", count=count) for kind, count in one.faults.items()
            )
            yield texts.message("arena-faults", bot=one.bot, kinds=kinds)
            yield _first_fault(one.bot, results, texts)
    broken = next((result for result in results if result.unfinished), None)
    if broken is not None:
        known = broken.unfinished in ENDS
        why = texts.message(f"arena-end-{broken.unfinished}") if known else broken.unfinished
        yield texts.message("arena-unfinished", game=broken.number, why=why)
    if found.games % arena.schedule.round:
        yield texts.message("arena-uneven", round=arena.schedule.round)


def _first_fault(bot: str, results: list[Result], texts: Texts) -> str:
    game, fault = next((result.number, fault) for result in results for fault in result.faults if fault.bot == bot)
    return texts.message(
        "arena-first-fault",
        game=game,
        decision=fault.decision,
        seat=texts.seat(fault.seat),
        told="yes" if fault.words else "no",
        words=fault.words,
    )


def _decimal(value: float, texts: Texts, form: str = "0.0") -> str:
    return str(format_decimal(value, format=form, locale=texts.language))


def _time(milliseconds: float, texts: Texts) -> str:
    """Return a time as people say it: so many digits as tell something."""
    if milliseconds >= 1000:
        return f"{_decimal(milliseconds / 1000, texts, '0.00')} s"
    return f"{_decimal(milliseconds, texts, '0.00' if milliseconds < 10 else '0.0')} ms"


def _percent(share: float, texts: Texts) -> str:
    form = "0.0\u202f%" if texts.language == "fr" else "0.0%"
    return str(format_percent(share, format=form, locale=texts.language))
