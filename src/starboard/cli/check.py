"""Holding a game to what every game promises: one line for each check and number of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import game_typed, spoken_here

if TYPE_CHECKING:
    from starboard.testing.report import Verdict


def check(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    seats: Annotated[int | None, typer.Option("--seats", help="help-check-seats", show_default=False)] = None,
    games: Annotated[int | None, typer.Option("--games", min=1, help="help-check-games", show_default=False)] = None,
    lang: Annotated[str, typer.Option("--lang", help="help-lang", show_default=False)] = "",
) -> None:
    """Play a game at random and hold it to every check; the exit code is 0 where it keeps them all, else 1."""
    from starboard.testing import verdicts
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        found = game_typed(game)
        if seats is not None:
            found.checked_options(seats, {})
        wrong = done = 0
        told: set[str] = set()
        for verdict in verdicts(found, () if seats is None else (seats,), games or 0):
            done += 1
            name = texts.message(f"check-{verdict.check.name.replace('_', '-')}")
            if verdict.wrong:
                wrong += 1
                again = verdict.wrong in told
                told.add(verdict.wrong)
                line = texts.message("check-again" if again else "check-wrong", seats=verdict.seats, check=name)
                line += "" if again else _below(verdict)
            elif verdict.met:
                line = texts.message("check-kept", seats=verdict.seats, check=name)
            else:
                why = texts.message(f"check-unmet-{verdict.check.unmet}")
                line = texts.message("check-not-met", seats=verdict.seats, check=name, why=why)
            print(line, flush=True)
        print(texts.message("check-done", done=done, wrong=wrong))
    raise typer.Exit(1 if wrong else 0)


def _below(verdict: Verdict) -> str:
    """Return what is wrong, and where, for the lines below the check's own."""
    place = f" [{verdict.place}]" if verdict.place else ""
    return "".join(f"\n    {line}" for line in (verdict.wrong + place).splitlines())
