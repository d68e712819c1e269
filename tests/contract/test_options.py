"""The options of a match: a saved one names all of them, and those that were played."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from starboard.games.cove.domains import ROGUE_CARDS
from starboard.games.cove.state import Cove
from starboard.kernel import Game, InvalidOptions, InvalidRecord, Match, load, save
from starboard.kernel.sealing import sealed, unsealed
from tests.subjects import GAMES, find_game

SHOWN: dict[str, list[tuple[str, Any]]] = {
    "oort": [("drought", 24), ("drought", 0), ("setup", 5), ("components", "tiles")],
    "cove": [("divinationDice", "both"), ("level", "hard"), ("rogues", "another"), ("components", "box")],
    "interstellar": [
        *[(name, True) for name in ("keepHazards", "longInhibitor", "freeRaces", "closet", "compact", "arrange")],
        *(("entropyClock", 0), ("firstPlayer", 1), ("components", "box")),
    ],
}
"""Options that a state shows, each with a value that is not the default."""


def other_components(game: Game[Any]) -> dict[str, Any]:
    """Return components that are not those of the box: what is delivered, with one harmless change."""
    data: dict[str, Any] = json.loads(files(game.package).joinpath("components.json").read_text("utf-8"))
    if game.name == "oort":
        data["tiles"]["A"] = data["tiles"]["A"][::-1]
    elif game.name == "cove":
        data["solo"]["hard"]["startGold"] += 1
    else:
        data["hazards"]["plague"]["copies"] += 1
        data["hazards"]["labyrinth"]["copies"] -= 1
    return data


@pytest.mark.parametrize(("name", "option", "value"), [(name, *shown) for name in SHOWN for shown in SHOWN[name]])
def test_a_head_names_the_options_that_were_played(name: str, option: str, value: Any) -> None:
    """A file whose head says another option than its states show is refused, whoever sealed it."""
    game = GAMES[name]
    match = Match(game, 2, {}, seed=7)
    if isinstance(match.state, Cove) and option == "rogues":
        value = ROGUE_CARDS[match.state.rogue_card - 1]
    for _ in range(8):
        match.play(match.seat, match.legal()[0])
    lines = unsealed(save(match))
    lines[0]["options"][option] = other_components(game) if option == "components" else value
    with pytest.raises(InvalidRecord, match="options"):
        load(sealed(lines), find_game)
    honest = Match(game, 2, {option: lines[0]["options"][option]}, seed=7)
    assert load(save(honest), find_game).options == honest.options


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].options])
def test_a_head_names_every_option_in_its_order(name: str) -> None:
    """Options are written out, all of them, in the order in which the game declares them."""
    match = Match(GAMES[name], GAMES[name].seats[0], {}, seed=7)
    lines = unsealed(save(match))
    whole = lines[0]["options"]
    last = list(whole)[-1]
    for said in ({}, {key: value for key, value in whole.items() if key != last}, dict(reversed(whole.items()))):
        if said != whole or len(whole) > 1:
            lines[0]["options"] = said
            with pytest.raises(InvalidRecord):
                load(sealed(lines), find_game)


@pytest.mark.parametrize("name", SHOWN)
def test_invented_components_are_refused_at_loading(name: str) -> None:
    """Components in a head are checked as those of a new match are."""
    lines = unsealed(save(Match(GAMES[name], 2, {}, seed=7)))
    lines[0]["options"]["components"] = {"a": 1}
    with pytest.raises(InvalidRecord):
        load(sealed(lines), find_game)


def nested_object(depth: int) -> dict[str, Any]:
    """Return objects in objects."""
    data: dict[str, Any] = {}
    for _ in range(depth):
        data = {"a": data}
    return data


LARGE: dict[str, Callable[[], dict[str, Any]]] = {
    "long": lambda: {"a": [0] * 3_000_000},
    "many": lambda: {"a": [[[]] for _ in range(200_000)]},
    "text": lambda: {"a": "x" * 1_000_000},
    "key": lambda: {"x" * 1_000_000: 1},
    "digits": lambda: {"a": 10**6_000},
    "deep": lambda: nested_object(40),
    "deepest": lambda: nested_object(100_000),
}
"""Made where they are needed: the collector of garbage would look at each of them ever again."""


@pytest.mark.parametrize("how", LARGE)
@pytest.mark.parametrize("name", ["oort", "cove", "interstellar", "strike"])
def test_what_is_given_for_an_option_has_a_size(name: str, how: str) -> None:
    """It is looked at before it is copied or put into words, so that it costs next to nothing to refuse."""
    option = next(option.name for option in GAMES[name].options if option.kind == "object")
    value = LARGE[how]()
    with pytest.raises(InvalidOptions, match="large-option"):
        Match(GAMES[name], 2, {option: value})
