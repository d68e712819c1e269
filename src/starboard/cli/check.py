"""Holding a game to what every game promises: one line for each promise, with the numbers of seats."""

from __future__ import annotations

from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, game_typed, spoken_here

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Game
    from starboard.testing.report import Verdict
    from starboard.texts import Texts


def check(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    seats: Annotated[int | None, typer.Option("--seats", help="help-check-seats", show_default=False)] = None,
    games: Annotated[int | None, typer.Option("--games", min=1, help="help-check-games", show_default=False)] = None,
    lang: Language = "",
) -> None:
    """Play a game at random and hold it to every check; the exit code is 0 where none is broken, else 1."""
    from starboard.testing import verdicts
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        found = game_typed(game)
        if seats is not None:
            found.checked_options(seats, {})
        known: set[str] = set()
        results: list[str] = []
        for _, group in groupby(verdicts(found, () if seats is None else (seats,), games or 0), lambda one: one.check):
            one_check = list(group)
            results.append(_result(one_check))
            for line in _lines(one_check, texts, known):
                print(line, flush=True)
        for line in _untold(found, seats or found.seats[-1], texts):
            print(line)
        counts = {result: results.count(result) for result in ("kept", "unmet", "broken")}
        print(texts.message("check-done", done=len(results), **counts))
    raise typer.Exit(1 if counts["broken"] else 0)


def _untold(game: Game[Any], seats: int, texts: Texts) -> Iterator[str]:
    """Yield a line for each language in which some message is missing, so that a log leaves something out."""
    from starboard.kernel import StarboardError
    from starboard.testing.report import ENOUGH, Hurried
    from starboard.testing.tables import Table
    from starboard.testing.wording import untold

    with suppress(StarboardError):  # which the checks have told
        for language, missing in untold(Table(game, seats, Hurried(1, ENOUGH, 2.0))).items():
            if missing:
                yield texts.message("check-untold", language=f"{language:<5}", messages=", ".join(missing))


def _result(verdicts: list[Verdict]) -> str:
    """Return what became of a promise: broken where it is with any number of seats, kept where it was ever met."""
    if any(one.wrong for one in verdicts):
        return "broken"
    return "kept" if any(one.met for one in verdicts) else "unmet"


def _lines(verdicts: list[Verdict], texts: Texts, known: set[str]) -> Iterator[str]:
    """Yield one line for a promise: with which numbers of seats it is kept; one more for each way of breaking it."""
    check = verdicts[0].check
    name = texts.message(f"check-{check.name.replace('_', '-')}")
    broken: dict[str, list[Verdict]] = {}
    for one in verdicts:
        if one.wrong:
            broken.setdefault(one.wrong, []).append(one)
    for wrong, some in broken.items():
        message_id, below = ("check-again", "") if wrong in known else ("check-wrong", _below(some[0], texts))
        yield texts.message(message_id, seats=_seats(some), check=name) + below
        known.add(wrong)
    kept = [one for one in verdicts if one.met]
    if kept:
        yield texts.message("check-kept", seats=_seats(kept), check=name)
    elif not broken:
        why = texts.message(f"check-unmet-{check.unmet}")
        yield texts.message("check-not-met", seats=_seats(verdicts), check=name, why=why)


def _seats(verdicts: list[Verdict]) -> str:
    """Return the numbers of seats, those that follow each other as a range: 2-4,6."""
    runs: list[list[int]] = []
    for one in verdicts:
        if runs and runs[-1][-1] == one.seats - 1:
            runs[-1].append(one.seats)
        else:
            runs.append([one.seats])
    return f"{','.join(str(run[0]) if len(run) == 1 else f'{run[0]}-{run[-1]}' for run in runs):<5}"


def _below(verdict: Verdict, texts: Texts) -> str:
    """Return what is wrong, and where, for the lines below the check's own."""
    said = texts.message("check-raised", reason=verdict.wrong) if verdict.raised else verdict.said(texts)
    place = f" [{texts.message('check-place', **verdict.where)}]" if verdict.where else ""
    return "".join(f"\n    {line}" for line in (said + place).splitlines())
