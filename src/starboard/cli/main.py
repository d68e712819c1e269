"""The command `starboard`. What a command needs is imported when it runs, so that `--help` is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from starboard.cli.analyse import analyse
from starboard.cli.arena import arena
from starboard.cli.check import check
from starboard.cli.dev import dev
from starboard.cli.helping import SpokenCommand, SpokenGroup
from starboard.cli.lab_report import lab_app
from starboard.cli.make import bench, compile_package, generate
from starboard.cli.new import new
from starboard.cli.play import play
from starboard.cli.problems import one_line_errors
from starboard.cli.serve import serve
from starboard.cli.store import store_app
from starboard.cli.surroundings import Language, asks_help, game_typed, open_typed, spoken_here, uncompiled

if TYPE_CHECKING:
    from collections.abc import Callable

app = typer.Typer(
    cls=SpokenGroup,
    help="help-starboard",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

MatchFile = Annotated[Path, typer.Argument(help="help-file", show_default=False)]
GamePath = Annotated[str, typer.Option("--game", help="help-game-path", show_default=False)]
Viewer = Annotated[str, typer.Option("--viewer", help="help-viewer", show_default=False)]


def _version(*, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        from starboard.kernel import COMPILED
        from starboard.texts import Texts

        texts = Texts(spoken_here())
        name = "version-compiled" if COMPILED else "version-interpreted"
        print(texts.message(name, version=version("starboard-games")))
        for game, module in uncompiled() if COMPILED else ():
            print(texts.message("version-uncompiled", game=game, package=module))
        raise typer.Exit


def _command(name: str, example: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return what makes a function a command: what it does is a message of this name."""
    return app.command(cls=SpokenCommand, help=name, epilog=example)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    version: Annotated[
        bool,
        typer.Option("--version", callback=lambda value: _version(wanted=value), is_eager=True, help="help-version"),
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-table-plain")] = False,
    lang: Annotated[str, typer.Option("--lang", help="help-table-lang", show_default=False)] = "",
) -> None:
    """Board games with their rules written once. Without a command the table opens in the terminal."""
    if version or (context.invoked_subcommand and (asks_help(sys.argv[1:]) or not (plain or lang))):
        return
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.terminal.menu import Menu
    from starboard.terminal.screen import Screen

    language = lang or spoken_here()
    with one_line_errors(language):
        if context.invoked_subcommand:
            why = (("command", context.invoked_subcommand),)
            raise InvalidOptions(Refusal("", "before-command", why))
        screen = Screen(plain=plain)
        menu = Menu(screen, language)
    screen.listen()
    menu.open()


_command("help-play", "starboard play oort --seats 3 --me 1 --bots greedy")(play)


@_command("help-engine", 'echo \'{"id":1,"do":"games"}\' | starboard engine')
def engine(
    lang: Language = "en",
    longest_line: Annotated[
        int | None, typer.Option("--longest-line", min=1 << 10, help="help-engine-longest-line")
    ] = None,
    most_matches: Annotated[int | None, typer.Option("--most-matches", min=1, help="help-engine-most-matches")] = None,
) -> None:
    """Answer requests by JSON lines on standard input and output, for tools and bots in any language."""
    from starboard.engine import LONGEST_LINE, MOST_MATCHES, Engine, serve

    with one_line_errors():
        served = Engine(open_game=open_typed, language=lang, most_matches=most_matches or MOST_MATCHES)
    try:
        serve(served, sys.stdin.buffer, sys.stdout.buffer, longest_line or LONGEST_LINE)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@_command("help-perft", "starboard perft oort --seats 2 --seed 7 --depth 2 --divide")
def perft(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    depth: Annotated[int, typer.Option("--depth", min=0, help="help-perft-depth")] = 1,
    position: Annotated[str, typer.Option("--position", help="help-perft-position", show_default=False)] = "",
    seats: Annotated[
        int,
        typer.Option("--seats", help="help-perft-seats", show_default=False),
    ] = 2,
    seed: Annotated[int, typer.Option("--seed", help="help-perft-seed")] = 0,
    lang: Language = "",
    *,
    divide: Annotated[bool, typer.Option("--divide", help="help-perft-divide")] = False,
) -> None:
    """Count the sequences of turns that the rules allow, or of decisions where the game has no notation for turns."""
    from starboard.cli.perft import count, divided, start_of
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        counted = game_typed(game)
        texts = Texts(language)
        s = start_of(counted, position, seats, seed)
        if not divide:
            print(count(counted, s, depth))
            return
        total = 0
        for text, below in divided(counted, s, depth):
            print(text, below)
            total += below
        print(texts.message("perft-total"), total)


@_command("help-show", "starboard show oort.starboard --log")
def show(
    file: MatchFile,
    *,
    position: Annotated[bool, typer.Option("--position", help="help-show-position")] = False,
    log: Annotated[bool, typer.Option("--log", help="help-show-log")] = False,
    game: GamePath = "",
    lang: Language = "",
) -> None:
    """Say what a saved match is and how it stands or ended."""
    from starboard.cli.matches import opened, position_of, summary, whole_log

    language = lang or spoken_here()
    with one_line_errors(language):
        match, texts = opened(file, language, game)
        if position:
            print(position_of(match))
            return
        print("\n".join(summary(match, texts)))
        if log:
            print()
            print("\n".join(whole_log(match, texts)))


@_command("help-replay", "starboard replay oort.starboard --viewer 1")
def replay(
    file: MatchFile,
    viewer: Viewer = "",
    game: GamePath = "",
    lang: Language = "",
    *,
    step: Annotated[bool, typer.Option("--step", help="help-replay-step")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
) -> None:
    """Tell a saved match decision by decision, and what came of each; or go through it with boards."""
    from starboard.cli.matches import opened, replayed, stepped

    language = lang or spoken_here()
    with one_line_errors(language):
        match, texts = opened(file, language, game)
        if step:
            stepped(match, texts, viewer, plain=plain)
        else:
            print("\n".join(replayed(match, texts, viewer)))


@_command("help-verify", "starboard verify oort.starboard && echo fair")
def verify(file: MatchFile, game: GamePath = "", lang: Language = "") -> None:
    """Play a saved match again, its draws included, and compare. The exit code is 0 where all is as the file says.

    It is 3 where all is so but somebody said what chance brought, and 1 where something is not as the file says.
    """
    from starboard.cli.matches import verified

    language = lang or spoken_here()
    with one_line_errors(language):
        sentence, status = verified(file, language, game)
        print(sentence)
    raise typer.Exit(status)


_command("help-analyse", "starboard analyse oort.starboard --seconds 20")(analyse)
_command("help-serve", "starboard serve --port 8080")(serve)
_command("help-dev", "starboard dev mygames.letter:GAME --open")(dev)
app.add_typer(store_app, name="store")
_command("help-check", "starboard check mygames.letter:GAME --seats 2")(check)
_command("help-generate", "starboard generate mygames.letter")(generate)
app.command("compile", cls=SpokenCommand, help="help-compile", epilog="starboard compile mygames.letter")(
    compile_package
)
_command("help-arena", "starboard arena oort greedy random --games 200 --seed 1 --processes 2")(arena)
app.add_typer(lab_app, name="lab")
_command("help-bench", "starboard bench mygames.letter:GAME")(bench)
_command("help-new", "starboard new moonrace")(new)
