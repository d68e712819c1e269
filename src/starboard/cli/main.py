"""The command `starboard`. What a command needs is imported when it runs, so that `--help` is quick."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.play import play
from starboard.cli.problems import one_line_errors

app = typer.Typer(
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

MatchFile = Annotated[Path, typer.Argument(help="A saved match, or a game record of Oort.", show_default=False)]
Language = Annotated[str, typer.Option("--lang", help="en or fr.", show_default=False)]
Viewer = Annotated[
    str, typer.Option("--viewer", help="Tell only what this player, from 1, or 'public' may know.", show_default=False)
]


def _version(*, wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print("starboard", version("starboard-games"))
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=lambda value: _version(wanted=value), is_eager=True, help="Show the version."
        ),
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="The table without colours, in simple signs.")] = False,
    lang: Annotated[str, typer.Option("--lang", help="The table in en or fr.", show_default=False)] = "",
) -> None:
    """Board games with their rules written once. Without a command the table opens in the terminal."""
    if version or (context.invoked_subcommand and not plain and not lang):
        return
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.terminal.menu import Menu, is_bare, spoken_here
    from starboard.terminal.screen import Screen

    language = lang or spoken_here()
    with one_line_errors(language):
        if context.invoked_subcommand:
            why = (("command", context.invoked_subcommand),)
            raise InvalidOptions(Refusal("", "before-command", why))
        menu = Menu(Screen(plain=plain or is_bare()), language)
    menu.open()


app.command()(play)


@app.command()
def engine(
    lang: Language = "en",
    longest_line: Annotated[
        int | None, typer.Option("--longest-line", min=1 << 10, help="Bytes of a request at most; else 8 MiB.")
    ] = None,
    most_matches: Annotated[
        int | None, typer.Option("--most-matches", min=1, help="Matches that may be open at once; else 1000.")
    ] = None,
) -> None:
    """Answer requests by JSON lines on standard input and output, for tools and bots in any language.

    Example: echo '{"id":1,"do":"games"}' | starboard engine
    """
    import sys

    from starboard.engine import LONGEST_LINE, MOST_MATCHES, Engine, serve

    with one_line_errors():
        served = Engine(language=lang, most_matches=most_matches or MOST_MATCHES)
    try:
        serve(served, sys.stdin.buffer, sys.stdout.buffer, longest_line or LONGEST_LINE)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def perft(
    game: Annotated[str, typer.Argument(help="The game, such as oort.", show_default=False)],
    depth: Annotated[int, typer.Option("--depth", min=0, help="How many turns are played.")] = 1,
    position: Annotated[
        str, typer.Option("--position", help="Where to begin, in the game's notation.", show_default=False)
    ] = "",
    seats: Annotated[
        int,
        typer.Option("--seats", help="Where there is no position: a set-up for so many players.", show_default=False),
    ] = 2,
    seed: Annotated[int, typer.Option("--seed", help="The seed of that set-up.")] = 0,
    lang: Language = "",
    *,
    divide: Annotated[bool, typer.Option("--divide", help="Count behind each first turn.")] = False,
) -> None:
    """Count the sequences of turns that the rules allow, or of decisions where the game has no notation for turns.

    Example: starboard perft oort --seats 2 --seed 7 --depth 2 --divide
    """
    from starboard.cli.perft import count, divided, start_of
    from starboard.terminal.menu import spoken_here
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        s = start_of(game, position, seats, seed)
        if not divide:
            print(count(game, s, depth))
            return
        total = 0
        for text, below in divided(game, s, depth):
            print(text, below)
            total += below
        print(texts.message("perft-total"), total)


@app.command()
def show(
    file: MatchFile,
    *,
    position: Annotated[bool, typer.Option("--position", help="Print the position alone.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Tell everything that happened.")] = False,
    lang: Language = "",
) -> None:
    """Say what a saved match is and how it stands or ended.

    Example: starboard show oort.starboard --log
    """
    from starboard.cli.matches import opened, position_of, summary, told
    from starboard.terminal.menu import spoken_here

    language = lang or spoken_here()
    with one_line_errors(language):
        match, texts = opened(file, language)
        if position:
            print(position_of(match))
            return
        print("\n".join(summary(match, texts)))
        if log:
            print()
            print("\n".join(told(match, texts)))


@app.command()
def replay(file: MatchFile, viewer: Viewer = "", lang: Language = "") -> None:
    """Tell a saved match decision by decision, and what came of each.

    Example: starboard replay oort.starboard --viewer 1
    """
    from starboard.cli.matches import opened, replayed
    from starboard.terminal.menu import spoken_here

    language = lang or spoken_here()
    with one_line_errors(language):
        match, texts = opened(file, language)
        print("\n".join(replayed(match, texts, viewer)))


@app.command()
def verify(file: MatchFile, lang: Language = "") -> None:
    """Play a saved match again, its draws included, and compare. The exit code is 0 where all is as the file says.

    It is 3 where all is so but somebody said what chance brought, and 1 where something is not as the file says.

    Example: starboard verify oort.starboard && echo fair
    """
    from starboard.cli.matches import verified
    from starboard.terminal.menu import spoken_here
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        sentence, status = verified(file, Texts(language))
        print(sentence)
    raise typer.Exit(status)
