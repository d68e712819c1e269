"""A game's parameters in OpenSpiel: how many play, what the end is worth, and each of the game's own options."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote

from starboard.env.returns import ZERO_SUM
from starboard.kernel import InvalidOptions, Options, Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.kernel import Game, Option

SEATS: Final = "seats"
"""How many play; 0 where nobody says it."""
PLAYERS: Final = "players"
"""What OpenSpiel's own games call the same."""
RETURNS: Final = "returns"
MOVES: Final = "moves"
"""So many decisions and draws a game has at most, 0 where nobody knows; where it is known, tensors can recall all."""
OURS: Final = (SEATS, PLAYERS, RETURNS, MOVES)
LARGEST: Final = 1 << 31
"""OpenSpiel's numbers are smaller."""

JSON: Final = "json:"
"""Before JSON in a game's string, which OpenSpiel would else take for a number; `%2C` is a comma there, and so on."""

SCORES: Final = "scores"
"""What an end is worth beside what other environments count by: each score less the mean of all, without a bound."""


def named(option: Option) -> str:
    """Return what an option's parameter is called: as the option is, unless that is the name of one of ours."""
    return f"option_{option.name}" if option.name in OURS else option.name


def is_json(option: Option) -> bool:
    """Whether an option is given as JSON in a text: one whose values are not all of one kind that OpenSpiel has."""
    values = (option.default, *option.choices)
    kinds = {type(value) for value in values}
    return len(kinds) > 1 or not kinds <= {bool, int, str} or option.below > LARGEST


def specification(game: Game[Any]) -> dict[str, Any]:
    """Return every parameter of a game with its default, whose type is what OpenSpiel reads it by."""
    ours: dict[str, Any] = {SEATS: 0, PLAYERS: 0, RETURNS: ZERO_SUM, MOVES: 0}
    return ours | {named(option): "" if is_json(option) else option.default for option in game.options}


def seats_in(game: Game[Any], given: Mapping[str, Any]) -> int:
    """Return how many play: 2 where nobody says it, unless the game needs another number."""
    seats: int = given[SEATS] or given[PLAYERS]
    return seats or (2 if 2 in game.seats else min(game.seats))


def given_twice(given: Mapping[str, Any]) -> bool:
    """Whether it was said in both ways how many play, and not the same."""
    return len({given[SEATS], given[PLAYERS]} - {0}) > 1


def options_in(game: Game[Any], given: Mapping[str, Any]) -> Options:
    """Return the game's options; raise InvalidOptions where one that is JSON cannot be read."""
    chosen: Options = {}
    for option in game.options:
        value = given[named(option)]
        if is_json(option):
            if not value:
                continue
            try:
                value = json.loads(unquote(value.removeprefix(JSON)))
            except ValueError:
                why = (("option", option.name), ("value", value[:60]))
                raise InvalidOptions(Refusal(option.rule, "wrong-option", why)) from None
        chosen[option.name] = value
    return chosen


def told(game: Game[Any], given: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """Return the parameters that are not as ever, written so that a game's string can be read again."""
    defaults = specification(game)
    differing = {name: value for name, value in given.items() if value != defaults[name]}
    for option in game.options:
        if named(option) in differing and is_json(option):
            differing[named(option)] = JSON + quote(json.dumps(options[option.name], separators=(",", ":")), safe="")
    return differing
