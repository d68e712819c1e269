"""The commands for those who make games: `generate`, `compile` and `bench`."""

from __future__ import annotations

from typing import Annotated

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, game_typed, spoken_here

Packaged = Annotated[str, typer.Argument(help="help-package", show_default=False)]
HEADS = (
    *("bench-game", "bench-seats", "bench-rules"),
    *("bench-decisions", "bench-clones", "bench-views", "bench-guesses"),  # what is measured, in this order
)


def generate(
    package: Packaged,
    lang: Language = "",
    *,
    check: Annotated[bool, typer.Option("--check", help="help-generate-check")] = False,
) -> None:
    """Write what follows from the declarations of a package's records: `__init__`, and `clone` of what changes."""
    from starboard.making.generating import changes
    from starboard.making.packages import package_of
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        changed = changes([package_of(package)], begun=check)
        for path, source in changed.items():
            print(texts.message("generate-stale" if check else "generate-written", file=str(path)))
            if not check:
                path.write_text(source, encoding="utf-8")
        if not changed:
            print(texts.message("generate-nothing"))
    raise typer.Exit(int(check and bool(changed)))


def compile_package(
    package: Packaged,
    lang: Language = "",
    *,
    where: Annotated[bool, typer.Option("--where", help="help-compile-where")] = False,
) -> None:
    """Compile a package's rules with the kernel, for the commands that play it."""
    from time import monotonic

    from starboard.making.compiling import compiled_package
    from starboard.making.packages import package_of
    from starboard.making.trees import tree_of
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        found = package_of(package)
        if where:
            tree = tree_of(found.name)
            print(texts.message("compile-missing", package=found.name) if tree is None else tree.folder)
            raise typer.Exit(int(tree is None))
        begun = monotonic()
        folder = compiled_package(
            found, lambda names, count: print(texts.message("compile-begins", packages=names, count=count), flush=True)
        )
        seconds = round(monotonic() - begun)
        print(texts.message("compile-done", package=found.name, folder=str(folder), seconds=seconds))


def bench(
    game: Annotated[str, typer.Argument(help="help-bench-game", show_default=False)],
    seats: Annotated[int | None, typer.Option("--seats", help="help-bench-seats", show_default=False)] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="help-bench-rounds")] = 3,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600, help="help-bench-seconds")] = 0.3,
    lang: Language = "",
) -> None:
    """Measure how fast a game is, beside Starboard's own games in the same run."""
    from starboard.games import FIRST
    from starboard.kernel import Match
    from starboard.making.measuring import TASKS, measured
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        asked = game_typed(game)
        Match(asked, seats or asked.seats[0], seed=0)  # refuses what cannot be played
        others = [name for name in FIRST if name != asked.name]
        speeds = measured([game, *others], seats or 0, rounds, seconds)
        rows = [[texts.message(word) for word in HEADS]]
        for speed in speeds:
            rules = texts.message("bench-compiled" if speed.compiled else "bench-interpreted")
            rows.append([speed.name, str(speed.seats), rules, *[f"{speed.rates[task]:.0f}" for task in TASKS]])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [
                f"{word:{'<' if place < 3 else '>'}{width}}"
                for place, (word, width) in enumerate(zip(row, widths, strict=True))
            ]
            print("  ".join(cells))
        print(texts.message("bench-said", rounds=rounds, seconds=str(seconds)))
