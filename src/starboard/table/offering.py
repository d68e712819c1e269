"""What a server offers: its games, what can be chosen of each, and what is in their boxes."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

from starboard.bots import FIRST_BOT, bot_names, has_secrets
from starboard.kernel import COMPONENTS, InvalidOptions, Refusal, UnknownGame
from starboard.table.dealing import needs_referee
from starboard.texts import rulebook

if TYPE_CHECKING:
    from starboard.kernel import Game, Option
    from starboard.texts import Texts


def game_json(game: Game[Any], texts: Texts) -> dict[str, Any]:
    """Tell what a game is and what can be chosen."""
    return {
        "name": game.name,
        "title": texts.game(game.name),
        "about": texts.about(game.name),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "bots": list(bot_names()),
        "bot": FIRST_BOT,
        "secrets": has_secrets(game),
        "referee": needs_referee(game),
        "lessons": rulebook.taught(game.name),
        "options": [_option_json(game, option, texts) for option in game.options],
    }


def _option_json(game: Game[Any], option: Option, texts: Texts) -> dict[str, Any]:
    """Tell what an option does, and its values in words."""
    says = texts.option(game.name, option.name)
    values = [option.default, *option.choices]
    named = [{"value": value, "says": texts.option_value(game.name, option, value)} for value in values]
    settled = _settled(game, option) if option.choices else {}
    return {"name": option.name, "says": says, "values": named, **option.described(), "settled": settled}


def _settled(game: Game[Any], option: Option) -> dict[int, Any]:
    """Return the option's value for the numbers of players with which the rules accept no other."""
    settled: dict[int, Any] = {}
    for seats in game.seats:
        is_for = not option.seats or seats in option.seats
        values = [option.default, *option.choices] if is_for else [option.default]
        accepted = [value for value in values if _accepts(game, seats, {option.name: value})]
        if len(accepted) == 1:
            settled[seats] = accepted[0]
    return settled


def _accepts(game: Game[Any], seats: int, chosen: dict[str, Any]) -> bool:
    """Whether so many can play with what was chosen."""
    try:
        game.checked_options(seats, chosen)
    except InvalidOptions:
        return False
    return True


def components_of(game: Game[Any]) -> str:
    """Return the component data that a game comes with, as it is written; raise UnknownGame where it has none."""
    found = files(game.home).joinpath("components.json")
    if all(option.name != COMPONENTS.name for option in game.options) or not found.is_file():
        raise UnknownGame(Refusal("", "no-components", (("game", game.name),)))
    return found.read_text("utf-8")
