"""`starboard lab report`, `games` and `ask`: what the games of a study say, which they are, and what a change does."""

from __future__ import annotations

import shlex
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.helping import SpokenCommand
from starboard.cli.lab import lab_app, play_study
from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, Programs, game_typed, programs_typed, spoken_here

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.lab.report.comparing import Comparison
    from starboard.lab.report.listing import Listed
    from starboard.lab.report.reading import Source
    from starboard.lab.report.words import Words
    from starboard.lab.study.plan import Plan
    from starboard.texts import Texts

Folder = Annotated[Path, typer.Argument(help="help-lab-dir", show_default=False, metavar="DIR")]
GamePath = Annotated[str, typer.Option("--game", help="help-game-path", show_default=False)]
MOST_LISTED = 20
__all__ = ["lab_app"]


@lab_app.command(cls=SpokenCommand, help="help-lab-report", epilog="starboard lab report races --out races.html")
def report(
    folder: Folder,
    against: Annotated[
        Path | None, typer.Option("--against", help="help-lab-against", show_default=False, metavar="DIR")
    ] = None,
    world: Annotated[str, typer.Option("--world", help="help-lab-world", show_default=False)] = "",
    out: Annotated[Path | None, typer.Option("--out", help="help-lab-out", show_default=False)] = None,
    game: GamePath = "",
    lang: Language = "",
) -> None:
    """Write what the games of a study say as one page."""
    from starboard.lab.study.opening import need
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        texts = Texts(language)
        need("jinja2", "lab")
        opened = game_typed(game) if game else None
        source = _source(folder, world, opened)
        other = _source(against, "", opened) if against is not None else None
        from starboard.lab.report.page import written

        page = written(source, texts, opened or _game(source), world, other)
        place = out or folder / f"report.{language}.html"
        place.write_text(page, encoding="utf-8")
        print(texts.message("lab-reported", file=str(place)))
        _say_partial(source, texts)


def _say_partial(source: Source, texts: Texts) -> None:
    """Say of a study that was broken off how much of it there is."""
    if source.over < source.asked:
        print(texts.message("lab-partial", over=source.over, games=source.asked))


def _source(folder: Path, world: str = "", opened: Game[Any] | None = None) -> Source:
    """Read a study; raise InvalidOptions where an extra is missing or there is no such world."""
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.lab.study.opening import Study, need

    need("polars", "lab")
    from starboard.lab.report.reading import read

    source = read(Study.open(folder, opened))
    if world and source.sample(world) is None:
        known = ", ".join([sample.name for sample in source.samples])
        raise InvalidOptions(
            Refusal("", "lab-filter-value", (("key", "world"), ("value", world[:60]), ("known", known)))
        )
    return source


def _game(source: Source) -> Game[Any] | None:
    """Return the game of a study, for its words; None where it is not installed here."""
    from starboard.games import find_game
    from starboard.kernel import StarboardError

    try:
        return find_game(source.terms.game)
    except StarboardError:
        return None


@lab_app.command(cls=SpokenCommand, help="help-lab-games", epilog="starboard lab games races --where race=humans")
def games(
    folder: Folder,
    filters: Annotated[list[str] | None, typer.Option("--where", help="help-lab-where", show_default=False)] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="help-lab-most")] = MOST_LISTED,
    record: Annotated[int | None, typer.Option("--record", help="help-lab-record", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", help="help-lab-record-out", show_default=False)] = None,
    game: GamePath = "",
    programs: Programs = None,
    lang: Language = "",
) -> None:
    """List the games behind a figure, or play one of them again and write it as a match."""
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language):
        opened = game_typed(game) if game else None
        source = _source(folder, "", opened)
        programs_typed(programs or [])
        texts = Texts(language)
        from starboard.lab.report.listing import listed

        found = listed(source, filters or [])
        if record is not None:
            _record(source, found.sample.name, record, opened, out or Path(f"game-{record}.starboard"), texts)
        else:
            _list(found, source, most, texts)
            _say_partial(source, texts)


def _record(source: Source, world: str, number: int, opened: Game[Any] | None, out: Path, texts: Texts) -> None:
    from starboard.games import find_game, path_of
    from starboard.lab.report.listing import recorded

    played = opened or find_game(source.terms.game)
    out.write_text(recorded(source, world, number, played), encoding="utf-8")
    path = path_of(played.name)
    command = shlex.join(["starboard", "replay", str(out), *(["--game", path] if path else [])])
    print(texts.message("lab-recorded", number=str(number), file=str(out), command=command))


def _list(found: Listed, source: Source, most: int, texts: Texts) -> None:
    """Print games with their seeds: so many at most."""
    from rich import box
    from rich.table import Table

    from starboard.lab.results import ENDS
    from starboard.lab.showing import console
    from starboard.lab.study.opening import to_type

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in ("number", "deal", "seed", "winners", "points", "decisions", "ending"):
        table.add_column(texts.message(f"lab-game-{name}"), justify="left" if name == "ending" else "right")
    for row in found.games.head(most).iter_rows(named=True):
        winners = " ".join([str(seat + 1) for seat, won in enumerate(row["won"]) if won])
        scores = " ".join([str(score) for score in row["scores"]])
        broken = row["unfinished"]
        ending = texts.message(f"lab-end-{broken}") if broken in ENDS else broken
        ending = texts.ending(source.terms.game, row["ending"]) if row["ending"] else ending
        table.add_row(
            str(row["number"]), str(row["deal"]), str(row["seed"]), winners, scores, str(row["decisions"]), ending
        )
    screen, count = console(), len(found.games)
    if count:
        screen.print(table)
    screen.print(texts.message("lab-listed", games=count, shown=min(count, most), world=found.sample.name))
    if count:
        terms, first = source.terms, str(found.games["number"][0])
        programs = [word for name, told in terms.programs.items() for word in ("--bot", f"{name}={shlex.join(told)}")]
        more = ("--where", f"world={found.sample.name}", "--record", first, *programs)
        command = to_type("games", source.folder, terms.game, *more)
        screen.print(texts.message("lab-replay-one", command=command), soft_wrap=True)


@lab_app.command(cls=SpokenCommand, help="help-lab-ask", epilog="starboard lab ask oort drought=24 --games 2000")
def ask(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    changes: Annotated[list[str], typer.Argument(help="help-lab-changes", show_default=False, metavar="WHAT=VALUE...")],
    count: Annotated[int, typer.Option("--games", min=2, help="help-lab-ask-games")] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", help="help-arena-seats", show_default=False)] = None,
    bots: Annotated[str, typer.Option("--bots", help="help-lab-ask-bots")] = "greedy",
    seed: Annotated[int, typer.Option("--seed", help="help-arena-seed")] = 1,
    budget: Annotated[float, typer.Option("--budget", help="help-arena-budget")] = 1.0,
    processes: Annotated[int, typer.Option("--processes", min=1, max=256, help="help-arena-processes")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="help-lab-ask-out", show_default=False, metavar="DIR")
    ] = None,
    programs: Programs = None,
    lang: Language = "",
) -> None:
    """Play a game as it is and with a change, by the same deals, and say what differs."""
    from starboard.lab.report.asking import Asked, changes_said, changes_typed, study_file
    from starboard.lab.study.opening import need, to_type
    from starboard.texts import Texts

    language = lang or spoken_here()
    with one_line_errors(language), TemporaryDirectory() as passing:
        texts = Texts(language)
        need("polars", "lab")
        played = game_typed(game)
        programs_typed(programs or [])
        named = tuple([bot.strip() for bot in bots.split(",") if bot.strip()])
        asked = Asked(played.name, changes_typed(changes), seats, named, count, seed, budget)
        question = texts.message("lab-what-if", changes=changes_said(asked.changes))
        file = Path(passing) / "ask.toml"
        file.write_text(study_file(asked, question, texts.message("lab-as-it-is")), encoding="utf-8", errors="replace")
        place, plan = out or Path(passing) / "study", _plan(file, played, texts)
        games, _ = play_study(plan, file.read_bytes(), place, processes, texts, is_kept=out is not None)
        _answer(place, played, texts)
        if out is None:
            print(texts.message("lab-ask-again"))
        else:
            command = to_type("report", out, played.name)
            print(texts.message("lab-done", games=games, folder=str(out), command=command))


def _plan(file: Path, game: Game[Any], texts: Texts) -> Plan:
    """Read the file of a question; raise InvalidOptions for what cannot be played."""
    from importlib.metadata import version

    from starboard.kernel import InvalidOptions, Refusal
    from starboard.lab.study.plan import Plan
    from starboard.texts import refusal_said

    try:
        return Plan(file, version("starboard-games"), lambda why: refusal_said(why, texts, ""), game)
    except InvalidOptions as fault:
        # Nobody wrote this file, so nobody is told where it is.
        known = {**dict(fault.why.args), "file": "starboard lab ask", "line": 0}
        raise InvalidOptions(Refusal(fault.why.rule, fault.why.code, tuple(known.items()))) from None


def _answer(folder: Path, game: Game[Any], texts: Texts) -> None:
    """Say what a change does: sentences first, then every figure with its interval."""
    from starboard.lab.report.comparing import compare
    from starboard.lab.report.summary import compared
    from starboard.lab.report.words import Words
    from starboard.lab.showing import console

    source = _source(folder)
    words = Words(texts, game.name, game)
    found = compare(source.samples[0], source.samples[1])
    screen = console()
    screen.print(source.terms.question)
    screen.print()
    for statement in compared(words, found):
        screen.print(f"• {statement.text}")
    screen.print()
    screen.print(_figures(found, words))
    screen.print()
    screen.print(texts.message("lab-behind", games=found.games, bots=texts.listed(source.terms.bots)))


def _figures(found: Comparison, words: Words) -> Any:
    """Return every figure of both worlds as a table."""
    from rich import box
    from rich.table import Table

    from starboard.lab.report.panels import comparison_rows

    heads, rows = comparison_rows(words, found)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for place, head in enumerate(heads[:-1]):
        table.add_column(head, justify="right" if 0 < place < len(heads) - 2 else "left")
    for row in rows:
        table.add_row(*row[:-1])
    return table
