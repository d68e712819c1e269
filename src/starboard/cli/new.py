"""The command `starboard new`: a small whole game to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, spoken_here


def new(
    name: Annotated[str, typer.Argument(help="help-new-name", show_default=False)],
    folder: Annotated[Path | None, typer.Argument(help="help-new-folder", show_default=False)] = None,
    example: Annotated[str, typer.Option("--from", help="help-new-from", show_default=False)] = "",
    lang: Language = "",
) -> None:
    """Write a game package that plays, tests and type-checks as it is."""
    from starboard.making.beginning import write_game
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        target = folder or Path(name)
        write_game(name, target, example)
        print(texts.message("new-written", folder=str(target)))
        for line in (f"cd {target}", f"starboard play {name}:GAME", f"starboard check {name}:GAME"):
            print(f"  {line}")
