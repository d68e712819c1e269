"""Matches that do not begin at the set-up: positions, scenarios and records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games import read_record
from starboard.kernel import Match
from starboard.kernel.lines import malformed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.engine.desk import Desk
    from starboard.kernel.lines import Json


def load_position(desk: Desk, asked: Json) -> Match:
    """Return a match that begins at a position text: its seats are those of the text."""
    _want(asked, "position", ("game",), ("options", "seed", "chance"))
    game = desk.find_game(asked["game"])
    options = asked.get("options", {})
    start = game.parse_position(asked["position"], options)
    scripted = asked.get("chance") == "script"
    return Match(game, game.seats_of(start), options, seed=asked.get("seed"), scripted=scripted, start=start)


def load_scenario(desk: Desk, asked: Json) -> Match:
    """Return a match that begins at a described position; what is not described is as in the set-up of the seed."""
    _want(asked, "scenario", ("game", "seats"), ("options", "seed", "chance"))
    game = desk.find_game(asked["game"])
    seats, seed, scripted = asked["seats"], asked.get("seed"), asked.get("chance") == "script"
    options = game.checked_options(seats, asked.get("options", {}))
    fresh = Match(game, seats, game.dealt_options(options), seed=seed)
    start = game.scenario(fresh.state.clone(), options, asked["scenario"])
    if scripted:
        return Match(game, seats, options, seed=fresh.seed, scripted=True, start=start, draws=fresh.draws)
    return Match(game, seats, options, seed=seed, start=start, draws=fresh.draws, promise=fresh.promise)


def load_record(desk: Desk, asked: Json) -> Match:
    """Return the match of a saved file or of a game's own notation, ready to go on."""
    _want(asked, "record", (), ())
    return read_record(asked["record"], desk.names, desk.find_game)


def _want(asked: Json, what: str, needed: Sequence[str], allowed: Sequence[str]) -> None:
    """Raise MalformedRequest unless what is loaded comes with the fields it needs and none that it has no use for."""
    for name in needed:
        if name not in asked:
            raise malformed("missing-field", field=name)
    for name in asked:
        if name not in {what, *needed, *allowed}:
            raise malformed("field-besides", field=name, what=what)
