"""2. What is in the box, read from data: an owner of the boxed game can put a file of their own in its place.

The data is one object with the parts `weapons`, `defenses`, `utility`, `hazards`, `races` and, where planets touch as
in the box's own diagrams, `diagrams`, as in components.json.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.board import DIAGRAMS, INNER, OUTER, PLACES, SYSTEMS, diagram_for, neighbours
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
from starboard.kernel import InvalidOptions
from starboard.kernel.keeping import keep
from starboard.kernel.reading import Described

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SUMS: Final = (("weapons", WEAPONS, 24), ("defenses", DEFENSES, 13), ("utility", UTILITY, 29))
"""2.1 The three classes of equipment, and how many cards each has in one copy of the game."""
DOTS: Final = 8
HAZARD_CARDS: Final = 12
MOST_COPIES: Final = 24
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
        diagrams = data.get("diagrams", DATA["diagrams"])
        self.near: Final = {systems: _touching(systems, diagrams[diagram_for(systems)]) for systems in SYSTEMS}
        """For each number of systems, the nodes that each node touches."""


def _place(names: tuple[str, ...], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _touching(systems: int, diagram: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    inside, border = [[(PLACES.index(a), PLACES.index(b)) for a, b in diagram[part]] for part in ("inside", "border")]
    return neighbours(systems, inside, border)


def _stopping(defenses: Mapping[str, Any], damage: str) -> tuple[int, ...]:
    return tuple([CARDS.index(name) for name in DEFENSES if damage in defenses[name]["stops"]])


def _counters(hazards: Mapping[str, Any], how: str, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    return ((), *[tuple(sorted([names.index(name) for name in hazards[h][how]])) for h in HAZARDS[1:]])


def checked(data: Any) -> None:
    """Raise InvalidOptions, with the path of the fault, where the data is no box of this game."""
    box = Described(data, "components", error=InvalidOptions, rule="IO-2.1")
    _keys(box, ("weapons", "defenses", "utility", "hazards", "races"), ("diagrams",))
    dots = 0
    for part, names, total in SUMS:
        box.at(part).known(names)
        copies = 0
        for name in names:
            copies += _check_card(box.at(part).at(name), part)
            dots += box.value[part][name].get("dots", 0)
        if copies != total:
            raise box.at(part).fault("components-wrong-count", needed=total, found=copies)
    if dots != DOTS:
        raise box.fault("components-wrong-dots", needed=DOTS, found=dots)
    oracle = box.at("utility").at("oracle")
    if oracle.value["copies"] != 1 or oracle.value.get("dots") != 1:
        raise oracle.fault("components-one-oracle")
    _check_hazards(box.at("hazards"))
    _check_races(box.at("races"))
    if box.has("diagrams"):
        _check_diagrams(box.at("diagrams"))


def _check_card(card: Described, part: str) -> int:
    """Check one kind of card; return how many copies there are of it."""
    wanted = {"weapons": ("range", "type", "copies"), "defenses": ("stops", "copies"), "utility": ("copies",)}[part]
    _keys(card, wanted, ("dots",))
    copies = card.at("copies").number(0, MOST_COPIES)
    if card.has("dots"):
        card.at("dots").number(0, copies)
    if part == "weapons":
        card.at("range").word(RANGES)
        card.at("type").word(TYPES)
    elif part == "defenses":
        _each_at_most_once(card.at("stops"), TYPES)
    return copies


def _check_hazards(hazards: Described) -> None:
    hazards.known(HAZARDS[1:], all_needed=True)
    found = 0
    for _, hazard in hazards.pairs():
        hazard.known(("copies", "cards", "passive", "active"), all_needed=True)
        found += hazard.at("copies").number(0, MOST_COPIES)
        _each_at_most_once(hazard.at("cards"), [card for card in CARDS if card != CARDS[ORACLE]])
        _each_at_most_once(hazard.at("passive"), RACES[1:])
        _each_at_most_once(hazard.at("active"), RACES[1:])
    if found != HAZARD_CARDS:
        raise hazards.fault("components-wrong-count", needed=HAZARD_CARDS, found=found)


def _check_races(races: Described) -> None:
    races.known(RACES[1:], all_needed=True)
    numbers: list[int] = []
    for _, race in races.pairs():
        _keys(race, ("number",), ("immune", "attack"))
        if race.has("immune"):
            race.at("immune").word(TYPES)
        if race.has("attack"):
            race.at("attack").known(("range", "type"))
            race.at("attack").at("range").word(RANGES)
            race.at("attack").at("type").word(TYPES)
        number = race.at("number").number(1, len(RACES) - 1)
        if number in numbers:
            raise race.at("number").fault("components-number-twice")
        numbers.append(number)


def _check_diagrams(diagrams: Described) -> None:
    diagrams.known(DIAGRAMS, all_needed=True)
    for _, diagram in diagrams.pairs():
        diagram.known(("inside", "border"), all_needed=True)
        inside = [frozenset(link) for link in _links(diagram.at("inside"))]
        for place, link in enumerate(inside):
            if len(link) == 1 or link in inside[:place]:
                raise diagram.at("inside").items()[place].fault("components-no-link")
        border = _links(diagram.at("border"))
        for place, pair in enumerate(border):
            if pair in border[:place]:
                raise diagram.at("border").items()[place].fault("components-no-link")
        for outer in OUTER:
            if not any({outer, inner} in inside for inner in INNER):
                raise diagram.at("inside").fault("components-stranded", "IO-3.9", place=PLACES[outer])


def _links(listed: Described) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for link in listed.items(len(PLACES) ** 2):
        ends = link.words(PLACES, 2)
        if len(ends) != 2:
            raise link.fault("components-no-link")
        found.append((ends[0], ends[1]))
    return found


def _keys(one: Described, needed: tuple[str, ...], optional: tuple[str, ...]) -> None:
    one.known((*needed, *optional))
    for key in needed:
        one.at(key)


def _each_at_most_once(values: Described, names: Sequence[str]) -> None:
    found: list[int] = []
    for value in values.items():
        place = value.word(names)
        if place in found:
            raise value.fault("components-listed-twice")
        found.append(place)


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
