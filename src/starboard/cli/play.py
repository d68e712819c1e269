"""The command `starboard play`: a match in the terminal, with everything said on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.online import Wish, play_online
from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, Programs, game_typed, programs_typed, spoken_here

if TYPE_CHECKING:
    from starboard.kernel import Match
    from starboard.terminal.seating import Seating


def play(
    game: Annotated[str, typer.Argument(help="help-play-game")] = "",
    seats: Annotated[int | None, typer.Option("--seats", help="help-play-seats")] = None,
    me: Annotated[list[str] | None, typer.Option("--me", help="help-play-me")] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bots", help="help-play-bots"),
    ] = None,
    programs: Programs = None,
    names: Annotated[str, typer.Option("--names", help="help-play-names", show_default=False)] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="help-play-seed", show_default=False)] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", help="help-play-option"),
    ] = None,
    load: Annotated[Path | None, typer.Option("--load", help="help-play-load", show_default=False)] = None,
    path: Annotated[str, typer.Option("--game", help="help-game-path", show_default=False)] = "",
    lang: Language = "",
    online: Annotated[str, typer.Option("--online", help="help-play-online", show_default=False)] = "",
    setting: Annotated[list[str] | None, typer.Option("--setting", help="help-play-setting")] = None,
    pace: Annotated[
        float,
        typer.Option("--pace", min=0, max=600, help="help-play-pace", show_default=False),
    ] = 0,
    *,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="help-play-hotseat")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
) -> None:
    """Play in the terminal."""
    from starboard.bots import FIRST_BOT
    from starboard.terminal.keeping import notes_of
    from starboard.terminal.screen import Screen
    from starboard.terminal.seating import Seating, seated, seating_of
    from starboard.terminal.session import Session
    from starboard.terminal.table import Table

    language = lang or spoken_here()
    with one_line_errors(language):
        if path:
            game_typed(path)
        programs_typed(programs or [])
        if online:
            wrong = {"--seed": seed is not None, "--hotseat": hotseat, "--pace": pace > 0}
            wrong["--bot"] = bool(programs)
            wrong |= {"--seats": load is not None and seats is not None, "--option": load is not None and bool(option)}
            wish = Wish(
                game,
                2 if seats is None else seats,
                numbers(me) if me else [1],
                split(bots or []),
                names.partition(",")[0].strip(),
                options(option or []),
                options(setting or []),
                load,
            )
            play_online(online, wish, [name for name, is_there in wrong.items() if is_there], language, plain=plain)
            return
        match, kept = _match(game, seats, seed, option or [], load)
        known = seating_of(kept, match.seats)
        if known is None or hotseat or me or bots:
            people = range(1, match.seats + 1) if hotseat else _people(me, match, known, load)
            players = seated(match.seats, people, [] if hotseat else split(bots or [FIRST_BOT]))
            known = Seating(players, known.names if known else (), seed=seed)
        seating = Seating(known.players, _names(names, match.seats), seed=seed) if names else known
        screen = Screen(plain=plain)
        table = Table(screen, match, seating, language, notes_of(kept), load.absolute() if load else None)
    screen.listen()
    with one_line_errors(language):  # what a game's own rules or words do wrong
        Session(table, pace).run()
        table.say("table-bye")


def _people(me: list[str] | None, match: Match, known: Seating | None, file: Path | None) -> list[int]:
    """Return the seats of people, from 1: those that are named, or who sat there, or the first.

    Raises InvalidOptions where a saved match has secrets and nobody knows whose to show.
    """
    from starboard.bots import has_secrets
    from starboard.kernel import InvalidOptions, Refusal

    if me:
        return numbers(me)
    if known is not None:
        return [seat + 1 for seat in known.people]
    if file is not None and has_secrets(match.game):
        raise InvalidOptions(Refusal("", "who-sits"))
    return [1]


def _match(
    name: str, seats: int | None, seed: int | None, chosen: list[str], file: Path | None
) -> tuple[Match, dict[str, Any] | None]:
    """Return the match to play, and what is known of its table.

    Raises InvalidOptions where it is said twice what to play, UnknownGame where it is not said.
    """
    from starboard.games import names
    from starboard.kernel import InvalidOptions, Match, Refusal, UnknownGame
    from starboard.terminal.shelf import fetch_table

    if file is not None:
        besides = [name, "" if seats is None else "--seats", "--option" if chosen else ""]
        if any(besides):
            why = (("what", ", ".join(filter(None, besides))[:60]),)
            raise InvalidOptions(Refusal("", "load-besides", why))
        return fetch_table(file)
    if not name:
        raise UnknownGame(Refusal("", "which-game", (("known", ", ".join(names())),)))
    return Match(game_typed(name), 2 if seats is None else seats, options(chosen), seed=seed), None


def split(words: list[str]) -> list[str]:
    """Return the words of lists with commas between them."""
    return [part.strip() for word in words for part in word.split(",") if part.strip()]


def numbers(words: list[str]) -> list[int]:
    """Return the seats of people, from 1; raise InvalidOptions for what are no numbers."""
    from starboard.kernel import InvalidOptions, Refusal

    parts = split(words)
    if parts == ["0"]:
        return []
    if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
        raise InvalidOptions(Refusal("", "wrong-people", (("text", ",".join(parts)[:60]),)))
    return [int(part) for part in parts]


def _names(text: str, seats: int) -> list[str]:
    """Return the names by seat; raise InvalidOptions where they are more than the seats."""
    from starboard.kernel import InvalidOptions, Refusal

    found = text.split(",")
    if len(found) > seats:
        raise InvalidOptions(Refusal("", "wrong-names", (("count", len(found)), ("seats", seats))))
    return found


def options(chosen: list[str]) -> dict[str, Any]:
    """Read options as name=value, where the value is JSON or, failing that, a text; component data are a file's."""
    from starboard.kernel import COMPONENTS, InvalidOptions, Refusal
    from starboard.kernel.sealing import LONGEST

    found: dict[str, Any] = {}
    for entry in chosen:
        name, equals, value = entry.partition("=")
        if not equals:
            raise InvalidOptions(Refusal("", "no-equals", (("text", entry[:60]),)))
        if name == COMPONENTS.name and not value.lstrip().startswith(("{", "null")):
            with Path(value).open(encoding="utf-8", errors="replace") as stream:
                value = stream.read(LONGEST)
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            if name == COMPONENTS.name:
                raise InvalidOptions(Refusal("", "components-no-json", (("text", entry[:60]),))) from None
            found[name] = value
    return found
