"""`starboard play --online`: at a new table of a server, or at the one that a link leads to."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from starboard.cli.surroundings import game_typed

if TYPE_CHECKING:
    from starboard.client import Settings
    from starboard.terminal.online.lobby import Lobby


class Wish(NamedTuple):
    """What a command line says of a table at a server."""

    game: str
    seats: int
    me: list[int]
    others: list[str]
    name: str
    options: dict[str, Any]
    settings: dict[str, Any]
    load: Path | None


def play_online(address: str, wish: Wish, wrong: list[str], language: str, *, plain: bool) -> None:
    """Play there; raise InvalidOptions for what is `wrong` at a server, what it refuses, and where none answers."""
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.terminal.leaving import Leave
    from starboard.terminal.online.lobby import Lobby
    from starboard.terminal.screen import Screen

    wrong = wrong or ([] if len(wish.me) == 1 else ["--me"])
    if wrong:
        raise InvalidOptions(Refusal("", "not-online", (("what", ", ".join(wrong)),)))
    settings = _settings(wish.settings)
    screen = Screen(plain=plain)
    lobby = Lobby(screen, language, address)
    try:
        screen.listen()
        _sit_down(lobby, wish, settings)
    except Leave:
        raise typer.Exit(130) from None
    finally:
        lobby.close()


def _sit_down(lobby: Lobby, wish: Wish, settings: Settings) -> None:
    from starboard.client import NewTable
    from starboard.games import names
    from starboard.kernel import InvalidOptions, Refusal, UnknownGame
    from starboard.terminal.online.lobby import seat_plans
    from starboard.terminal.shelf import fetch_table

    if wish.game and (lobby.table or wish.load is not None):
        raise InvalidOptions(Refusal("", "not-online", (("what", wish.game[:60]),)))
    if lobby.table:
        lobby.join(wish.name)
    elif wish.load is not None:
        match, _ = fetch_table(wish.load)
        plans = seat_plans(match.seats, wish.me[0], wish.others, wish.name)
        lobby.load(wish.load.read_text(encoding="utf-8"), plans, settings)
    elif wish.game:
        plans = seat_plans(wish.seats, wish.me[0], wish.others, wish.name)
        lobby.set_up(NewTable(game_typed(wish.game).name, plans, wish.options, settings))
    else:
        raise UnknownGame(Refusal("", "which-game", (("known", ", ".join(names())),)))


def _settings(chosen: dict[str, Any]) -> Settings:
    """Return how a table at a server is to be run; raise InvalidOptions for what it cannot be."""
    import msgspec

    from starboard.client import Settings
    from starboard.kernel import InvalidOptions, Refusal

    try:
        return msgspec.convert(chosen, Settings)
    except msgspec.ValidationError as wrong:
        raise InvalidOptions(Refusal("", "wrong-setting", (("fault", str(wrong)[:200]),))) from wrong
