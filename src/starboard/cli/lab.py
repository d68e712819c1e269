"""`starboard lab`: studies of many games, and what they say about a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starboard.cli.arena import played_out
from starboard.cli.helping import SpokenCommand, SpokenGroup
from starboard.cli.problems import name_commands, one_line_errors
from starboard.cli.surroundings import Cluster, Language, Programs, game_typed, programs_typed, spoken_here

if TYPE_CHECKING:
    from starboard.lab.study.plan import Plan
    from starboard.texts import Texts

MOST_GAMES = 10_000_000
"""As many as a study file may ask for."""
lab_app = typer.Typer(cls=SpokenGroup, help="help-lab", rich_markup_mode=None)


@lab_app.callback(invoke_without_command=True)
def study(context: typer.Context, lang: Language = "") -> None:
    """Study a game by many games of bots. Without a command, say which there are."""
    name_commands(context, lang)


@lab_app.command(cls=SpokenCommand, help="help-lab-run", epilog="starboard lab run races.toml --processes 2")
def run(
    file: Annotated[Path, typer.Argument(help="help-lab-study", show_default=False, metavar="STUDY.toml")],
    folder: Annotated[Path | None, typer.Argument(help="help-lab-folder", show_default=False, metavar="[DIR]")] = None,
    count: Annotated[
        int | None, typer.Option("--games", min=1, max=MOST_GAMES, help="help-lab-games-more", show_default=False)
    ] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, max=256, help="help-arena-processes")] = 1,
    ray: Cluster = "",
    game: Annotated[str, typer.Option("--game", help="help-game-path", show_default=False)] = "",
    programs: Programs = None,
    lang: Language = "",
) -> None:
    """Play the games of a study, or those that are left of it, and write its tables."""
    from importlib.metadata import version

    from starboard.lab.study.opening import need, to_type
    from starboard.lab.study.plan import Plan
    from starboard.texts import Texts, refusal_said

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        need("polars", "lab")
        opened = game_typed(game) if game else None
        programs_typed(programs or [])
        plan = Plan(file, version("starboard-games"), lambda why: refusal_said(why, texts, ""), opened, count)
        place = folder or Path(file.stem)
        games, was_done = play_study(plan, file.read_bytes(), place, processes, texts, ray)
        said = "lab-was-done" if was_done else "lab-done"
        command = to_type("report", place, plan.game.name)
        print(texts.message(said, games=games, folder=str(place), command=command))


def play_study(
    plan: Plan, given: bytes, folder: Path, processes: int, texts: Texts, ray: str = "", *, is_kept: bool = True
) -> tuple[int, bool]:
    """Play what is left of a study and write its tables; return how many games it has, and whether all were there.

    Where somebody breaks it off, say so and leave; raise InvalidOptions where what is kept does not fit on the disk,
    OSError where nothing is kept in the end.
    """
    from starboard.games import path_of
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.lab.study.running import Run

    with Run(plan.terms, folder, given) as running:
        was_done = running.over == running.games
        if running.damaged:
            print(texts.message("lab-again", file=running.damaged), file=sys.stderr)
        try:
            whole = played_out(running, running.play(path_of(plan.game.name), processes, ray), texts)
            if whole:
                running.pack(plan.game)
        except OSError as fault:
            if not is_kept:
                raise
            told = (("folder", str(folder)), ("fault", texts.fault(fault)))
            kept = (("over", running.over), ("games", running.games))
            raise InvalidOptions(Refusal("", "lab-unwritten", (*told, *kept))) from fault
        if not whole:
            said = texts.message("lab-kept", over=running.over, games=running.games)
            print(said if is_kept else texts.message("lab-lost"), file=sys.stderr)
            raise typer.Exit(130)
        return running.games, was_done
