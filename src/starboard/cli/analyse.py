"""The command `starboard analyse`: what the decisions of a saved match were worth, and where it turned."""

from __future__ import annotations

import math
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, spoken_here

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.table import Table

    from starboard.kernel import Match
    from starboard.lab.analysing import Analysis, Budget, Judged
    from starboard.lab.moments import Report
    from starboard.texts import Texts

WIDTH: Final = 60
"""Columns of a curve, at most."""
BARS: Final = "▁▂▃▄▅▆▇█"
"""From what is hopeless to what is won."""


def analyse(
    file: Annotated[Path, typer.Argument(help="help-file", show_default=False)],
    seconds: Annotated[float | None, typer.Option("--seconds", help="help-analyse-seconds", show_default=False)] = None,
    rounds: Annotated[
        int | None, typer.Option("--rounds", min=1, help="help-analyse-rounds", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="help-analyse-seed")] = 0,
    processes: Annotated[int, typer.Option("--processes", min=1, max=256, help="help-analyse-processes")] = 1,
    game: Annotated[str, typer.Option("--game", help="help-game-path", show_default=False)] = "",
    lang: Language = "",
    *,
    as_json: Annotated[bool, typer.Option("--json", help="help-analyse-json")] = False,
) -> None:
    """Say what each decision of a saved match was worth to who took it, and what would have been better."""
    from starboard.cli.matches import opened
    from starboard.lab.analysing import Analysis
    from starboard.lab.grove import Grove

    language = lang or spoken_here()
    with one_line_errors(language):
        budget = _budget(seconds, rounds)
        match, texts = opened(file, language, game)
        with Grove(match.game, processes, game) as grove:
            analysis = Analysis(match, seed, grove)
            if as_json:
                _tell(analysis, budget, seed)
            else:
                _show(analysis, budget, texts)


def _budget(seconds: float | None, rounds: int | None) -> Budget:
    """Return how much is to be thought; raise InvalidOptions where that is not a time, or two things at once."""
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.lab.analysing import EACH, SECONDS, Budget

    if seconds is not None and rounds is not None:
        raise InvalidOptions(Refusal("", "analyse-both"))
    if seconds is not None and not 0 < seconds < math.inf:
        raise InvalidOptions(Refusal("", "analyse-seconds"))
    return Budget(rounds or 0, SECONDS, EACH) if seconds is None else Budget(seconds=seconds)


# As JSON


def _tell(analysis: Analysis, budget: Budget, seed: int) -> None:
    """Write a line about the match, one about each decision, as soon as it is judged, and one about all of it."""
    import msgspec

    from starboard.kernel import COMPILED

    match = analysis.match
    asked = {"rounds": budget.rounds} if budget.rounds else {"seconds": budget.seconds}
    about = {
        "game": match.game.name,
        "rules": match.rules_version,
        "seats": match.seats,
        "decisions": match.decision,
        "choices": analysis.choices,
        "seed": seed,
        **asked,
        "compiled": COMPILED,
    }
    judged: list[Judged] = []
    print(msgspec.json.encode({"analysis": about}).decode(), flush=True)
    for one in analysis.judged(budget):
        judged.append(one)
        print(msgspec.json.encode(one).decode(), flush=True)
    print(msgspec.json.encode({"summary": _reported(match, judged)}).decode())


def _reported(match: Match, judged: list[Judged]) -> Report:
    from starboard.lab.analysing import ends
    from starboard.lab.moments import report

    return report(judged, match.decision, match.seats, ends(match))


# For people


def _show(analysis: Analysis, budget: Budget, texts: Texts) -> None:
    """Write the curves, the key moments and what each seat made of its choices."""
    from starboard.kernel import COMPILED
    from starboard.lab.moments import is_rough
    from starboard.lab.showing import console

    match, screen = analysis.match, console()
    judged: list[Judged] = []
    with _progress(analysis.choices, texts) as further:
        for one in analysis.judged(budget):
            judged.append(one)
            further()
    if not judged:
        screen.print(texts.message("analyse-nothing"))
        return
    found = _reported(match, judged)
    screen.print(
        texts.message(
            "analyse-title",
            game=texts.game(match.game.name),
            choices=len(judged),
            rounds=round(sum(one.rounds for one in judged) / len(judged)),
            compiled="yes" if COMPILED else "no",
        )
    )
    screen.print(texts.message("analyse-fair"))
    if not match.over:
        screen.print(texts.message("analyse-tells-all"))
    if is_rough(judged):
        screen.print(texts.message("analyse-rough"))
    for part in (_curves(match, judged, found, texts), _tallies(found, texts)):
        screen.print()
        screen.print(part)
    screen.print()
    if found.moments:
        screen.print(_moments(match, judged, found, texts))
    else:
        screen.print(texts.message("analyse-calm"))


@contextmanager
def _progress(total: int, texts: Texts) -> Iterator[Callable[[], None]]:
    """Show on standard error, where that is a terminal, how far it is; yield what says that it is one further."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from starboard.lab.showing import console

    screen = console(stderr=True)
    columns = (TextColumn(texts.message("analyse-thinking")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)


def _table(texts: Texts, *heads: tuple[str, bool]) -> Table:
    """Return an empty table: of each column the name of its head, and whether it holds numbers."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head, is_number in heads:
        table.add_column(
            texts.message(head), justify="right" if is_number else "left", no_wrap=is_number, overflow="fold"
        )
    return table


def _curves(match: Match, judged: list[Judged], found: Report, texts: Texts) -> Table:
    """Return a row for each seat: what it expected, from the first decision to the last."""
    table = _table(
        texts, ("analyse-player", False), ("analyse-from", True), ("analyse-way", False), ("analyse-to", True)
    )
    for seat in range(match.seats):
        points = [(one.number, one.before) for one in judged if one.seat == seat]
        if found.ends is not None:
            points.append((match.decision, found.ends[seat]))
        if points:
            shares = [_percent(points[0][1], texts), curve(points, match.decision), _percent(points[-1][1], texts)]
            table.add_row(texts.seat(seat), *shares)
    return table


def curve(points: list[tuple[int, float]], last: int) -> str:
    """Draw what was known at each of so many numbers, as bars side by side; each stands until the next is known."""
    width = min(WIDTH, last + 1)
    bars, value = [" "] * width, " "
    places = {number * (width - 1) // max(1, last): share for number, share in points}
    for place in range(width):
        if place in places:
            value = BARS[min(len(BARS) - 1, int(places[place] * len(BARS)))]
        bars[place] = value
    return "".join(bars)


def _tallies(found: Report, texts: Texts) -> Table:
    names = ("analyse-choices", "analyse-good", "analyse-slips", "analyse-mistakes", "analyse-blunders")
    table = _table(texts, ("analyse-player", False), *[(name, True) for name in names])
    for one in found.tallies:
        counts = (one.choices, one.good, one.slips, one.mistakes, one.blunders)
        table.add_row(texts.seat(one.seat), *[str(count) for count in counts])
    return table


def _moments(match: Match, judged: list[Judged], found: Report, texts: Texts) -> Table:
    """Return the key moments, with what was played and what would have been better in the game's own words."""
    heads = [("analyse-decision", True), ("analyse-player", False), ("analyse-what", False), ("analyse-change", True)]
    table = _table(texts, *heads, ("analyse-played", False), ("analyse-better", False))
    by_number = {one.number: one for one in judged}
    for moment in found.moments:
        is_turn = moment.since != moment.number
        since = texts.message("analyse-since", since=moment.since)
        words = (since, "") if is_turn else _words(match, by_number[moment.number], texts)
        kind = texts.message(f"analyse-kind-{moment.kind}")
        table.add_row(str(moment.number), texts.seat(moment.seat), kind, _points(moment.change), *words)
    return table


def _words(match: Match, at: Judged, texts: Texts) -> tuple[str, str]:
    """Say what was played and what would have been better, as the list of the seat's ways says it."""
    from starboard.cli.matches import making_sense
    from starboard.kernel import view
    from starboard.lab.analysing import decisions
    from starboard.terminal.boards import face_of

    face = face_of(match.game, texts)
    with making_sense(match):
        seen = view(match.state_at(decisions(match)[at.number]), at.seat)

        def said(text: str) -> str:
            action = match.game.space.parse(text)
            move, words = face.written([action]), face.words(seen, [action])
            return move if words == move else texts.message("table-way", move=move, words=words)

        return said(at.action), said(at.best)


def _points(change: float) -> str:
    """Return a change in points of a hundred, with its sign."""
    points = round(change * 100)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def _percent(share: float, texts: Texts) -> str:
    from babel.numbers import format_percent

    form = "0\u202f%" if texts.language == "fr" else "0%"
    return str(format_percent(share, format=form, locale=texts.language))
