"""2. What is in the box, read from data: an owner of the boxed game can put a file of their own in its place.

The data is one object with the parts `weapons`, `defenses`, `utility`, `hazards` and `races`, as in components.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.domains import (
    CARDS,
    DEFENSES,
    HAZARDS,
    ORACLE,
    RACES,
    RANGES,
    TYPES,
    UTILITY,
    WEAPONS,
)
from starboard.kernel import InvalidOptions, Refusal
from starboard.kernel.keeping import keep

if TYPE_CHECKING:
    from collections.abc import Mapping

SUMS: Final = (("weapons", WEAPONS, 24), ("defenses", DEFENSES, 13), ("utility", UTILITY, 29))
"""2.1 The three classes of equipment, and how many cards each has in one copy of the game."""
DOTS: Final = 8
HAZARD_CARDS: Final = 12
NONE: Final = -1


class Box:
    """2.1, 2.2, 12. The tables that the rules read, made from checked data."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        cards: dict[str, Any] = {**data["weapons"], **data["defenses"], **data["utility"]}
        self.copies: Final = tuple([int(cards[name]["copies"]) for name in CARDS])
        self.dots: Final = tuple([int(cards[name].get("dots", 0)) for name in CARDS])
        self.ranges: Final = tuple([_place(RANGES, cards[name].get("range")) for name in CARDS])
        self.types: Final = tuple([_place(TYPES, cards[name].get("type")) for name in CARDS])
        self.stops: Final = tuple([_stopping(data["defenses"], damage) for damage in TYPES])
        """For each type of attack, the cards that stop it."""
        self.hazard_copies: Final = (0, *[int(data["hazards"][name]["copies"]) for name in HAZARDS[1:]])
        self.counter_cards: Final = _counters(data["hazards"], "cards", CARDS)
        self.counter_passive: Final = _counters(data["hazards"], "passive", RACES)
        self.counter_active: Final = _counters(data["hazards"], "active", RACES)
        races: list[dict[str, Any]] = [{}, *[data["races"][name] for name in RACES[1:]]]
        self.homes: Final = tuple([int(race.get("number", 0)) for race in races])
        """The number of each race's home planet."""
        self.immune: Final = tuple([_place(TYPES, race.get("immune")) for race in races])
        attacks: list[dict[str, str]] = [race.get("attack", {}) for race in races]
        self.attack_ranges: Final = tuple([_place(RANGES, attack.get("range")) for attack in attacks])
        self.attack_types: Final = tuple([_place(TYPES, attack.get("type")) for attack in attacks])


def _place(names: tuple[str, ...], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _stopping(defenses: Mapping[str, Any], damage: str) -> tuple[int, ...]:
    return tuple([CARDS.index(name) for name in DEFENSES if damage in defenses[name]["stops"]])


def _counters(hazards: Mapping[str, Any], how: str, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    return ((), *[tuple(sorted([names.index(name) for name in hazards[h][how]])) for h in HAZARDS[1:]])


def checked(data: Any) -> None:
    """Raise InvalidOptions, with the path of the fault, where the data is no box of this game."""
    _keys(data, "components", ("weapons", "defenses", "utility", "hazards", "races"))
    for part, names, total in SUMS:
        _keys(data[part], part, names)
        for name in names:
            _check_card(data[part][name], f"{part}.{name}", part)
        found = sum(data[part][name]["copies"] for name in names)
        if found != total:
            raise _fault(part, f"{total} cards needed, {found} found")
    dots = sum(data[part][name].get("dots", 0) for part, names, _ in SUMS for name in names)
    if dots != DOTS:
        raise _fault("components", f"{DOTS} dots needed, {dots} found")
    oracle = data["utility"]["oracle"]
    if oracle["copies"] != 1 or oracle.get("dots") != 1:
        raise _fault("utility.oracle", "one copy with a dot needed")
    _check_hazards(data["hazards"])
    _check_races(data["races"])


def _check_card(card: Any, path: str, part: str) -> None:
    wanted = {"weapons": ("range", "type", "copies"), "defenses": ("stops", "copies"), "utility": ("copies",)}[part]
    _keys(card, path, wanted, optional=("dots",))
    copies = _amount(card["copies"], f"{path}.copies")
    if _amount(card.get("dots", 0), f"{path}.dots") > copies:
        raise _fault(f"{path}.dots", "more dots than copies")
    if part == "weapons":
        _one_of(card["range"], RANGES, f"{path}.range")
        _one_of(card["type"], TYPES, f"{path}.type")
    elif part == "defenses":
        _list_of(card["stops"], TYPES, f"{path}.stops")


def _check_hazards(hazards: Any) -> None:
    _keys(hazards, "hazards", HAZARDS[1:])
    for name in HAZARDS[1:]:
        path = f"hazards.{name}"
        _keys(hazards[name], path, ("copies", "cards", "passive", "active"))
        _amount(hazards[name]["copies"], f"{path}.copies")
        _list_of(hazards[name]["cards"], tuple([card for card in CARDS if card != CARDS[ORACLE]]), f"{path}.cards")
        _list_of(hazards[name]["passive"], RACES[1:], f"{path}.passive")
        _list_of(hazards[name]["active"], RACES[1:], f"{path}.active")
    found = sum(hazards[name]["copies"] for name in HAZARDS[1:])
    if found != HAZARD_CARDS:
        raise _fault("hazards", f"{HAZARD_CARDS} cards needed, {found} found")


def _check_races(races: Any) -> None:
    _keys(races, "races", RACES[1:])
    for name in RACES[1:]:
        path = f"races.{name}"
        _keys(races[name], path, ("number",), optional=("immune", "attack"))
        _one_of(races[name].get("immune", TYPES[0]), TYPES, f"{path}.immune")
        if "attack" in races[name]:
            _keys(races[name]["attack"], f"{path}.attack", ("range", "type"))
            _one_of(races[name]["attack"]["range"], RANGES, f"{path}.attack.range")
            _one_of(races[name]["attack"]["type"], TYPES, f"{path}.attack.type")
    numbers = [races[name]["number"] for name in RACES[1:]]
    for name, number in zip(RACES[1:], numbers, strict=True):
        if type(number) is not int or not 1 <= number <= 12 or numbers.count(number) > 1:
            raise _fault(f"races.{name}.number", "each race needs a number of its own from 1 to 12")


def _keys(data: Any, path: str, wanted: tuple[str, ...], *, optional: tuple[str, ...] = ()) -> None:
    if not isinstance(data, dict):
        raise _fault(path, "an object needed")
    for name in wanted:
        if name not in data:
            raise _fault(f"{path}.{name}", "missing")
    for name in data:
        if name not in wanted and name not in optional:
            raise _fault(f"{path}.{str(name)[:40]}", "unknown")


def _amount(value: Any, path: str) -> int:
    if type(value) is not int or not 0 <= value <= HAZARD_CARDS * 2:
        raise _fault(path, "a number from 0 to 24 needed")
    return value


def _one_of(value: Any, names: tuple[str, ...], path: str) -> None:
    if value not in names:
        raise _fault(path, f"unknown: {str(value)[:40]}")


def _list_of(values: Any, names: tuple[str, ...], path: str) -> None:
    if not isinstance(values, list):
        raise _fault(path, "a list needed")
    for nth, value in enumerate(values):
        _one_of(value, names, f"{path}.{nth}")
        if value in values[:nth]:
            raise _fault(f"{path}.{nth}", f"listed twice: {value}")


def _fault(path: str, problem: str) -> InvalidOptions:
    return InvalidOptions(Refusal("IO-2.1", "wrong-components", (("path", path), ("problem", problem))))


DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("components.json").read_text(encoding="utf-8"))
checked(DATA)
STANDARD: Final = Box(DATA)
_boxes: Final[dict[str, Box]] = {"": STANDARD}


def packed(data: Any) -> str:
    """Return checked data as the text that a state keeps; empty for the box that is delivered."""
    if data is None:
        return ""
    checked(data)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return "" if data == DATA else text


def box_of(text: str) -> Box:
    """Return the box of such a text."""
    found = _boxes.get(text)
    if found is None:
        data = json.loads(text)
        checked(data)
        found = keep(_boxes, text, Box(data))
    return found
