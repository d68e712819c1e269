"""MC-3.17, MC-3.18 The board data: one replaceable block, and what it must be for a game to be played with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NoReturn

from starboard.games.cove.board import Board
from starboard.games.cove.chart import EDGE_NAMES, MOST
from starboard.games.cove.domains import (
    BOATS,
    COLOURS,
    DOCKS,
    LEVELS,
    PIERS,
    ROGUE_CARDS,
    SIZES,
    SPACES,
    STAFF,
    TOWNSFOLK_IDS,
)
from starboard.kernel import InvalidOptions, Refusal

DEFAULT: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
"""The data block of MC-3.2 as it stands in the rules."""
RULE: Final = "MC-3.17"
SEATS_AT_SEA: Final = 24
"""MC-3.17 As many Adventurers must at least be in the bag: six boats of four seats."""
KEYS: Final = (
    "version", "colours", "starChart", "supply", "divining", "horoscopes", "twistingFates", "factionArea", "staff",
    "actions", "clock", "boats", "docks", "piers", "blackMarketCorruption", "prices", "adventurers", "hallsStart",
    "goldPerAdventurer", "marketIconPays", "goldLostPerRogueIconPerRogueInLair", "corruptionDeck", "rogueCards",
    "townSquareSlots", "townsfolk", "solo",
)  # fmt: skip
ADVENTURERS: Final = (*COLOURS, "rogue")
PLAIN_ABILITIES: Final = ("discard1", "boatToBag", "drawToBoat", "swapAboard")
GAINS: Final = tuple([f"gain:{size}:{colour}" for size in SIZES for colour in COLOURS])


def fault(code: str, place: str, value: object = "") -> NoReturn:
    """Refuse the block: a message's name, the place in the block, and what stands there."""
    args: tuple[tuple[str, str | int], ...] = (("place", place), ("value", str(value)[:60]))
    raise InvalidOptions(Refusal(RULE, code, args))


def keyed(data: Any, place: str, keys: tuple[str, ...]) -> dict[str, Any]:
    """The object at this place, if it has exactly these keys."""
    if not isinstance(data, dict):
        fault("components-not-object", place, data)
    for key in keys:
        if key not in data:
            fault("components-missing", f"{place}.{key}" if place else key)
    for key in data:
        if key not in keys:
            fault("components-unknown-key", f"{place}.{key}" if place else str(key), key)
    return data


def number(value: Any, place: str, least: int = 0, most: int = 999) -> int:
    """The whole number at this place, if it is in range."""
    if type(value) is not int:
        fault("components-not-number", place, value)
    if not least <= value <= most:
        fault("components-out-of-range", place, value)
    return value


def listed(value: Any, place: str) -> list[Any]:
    """The list at this place."""
    if not isinstance(value, list):
        fault("components-not-list", place, value)
    return value


def one_of(value: Any, place: str, known: tuple[str, ...]) -> str:
    """The name at this place, if it is a known one."""
    if not isinstance(value, str) or value not in known:
        fault("components-unknown-value", place, value)
    return value


def all_of(value: Any, place: str, known: tuple[str, ...]) -> None:
    """Refuse a list that does not hold each of these names once."""
    names = [one_of(name, f"{place}[{n}]", known) for n, name in enumerate(listed(value, place))]
    if sorted(names) != sorted(known):
        fault("components-not-each-once", place, names)


def check_components(data: Any) -> None:
    """MC-3.17 Raise InvalidOptions, naming the place, where the block cannot be played with."""
    keyed(data, "", KEYS)
    if not isinstance(data["version"], str):
        fault("components-unknown-value", "version", data["version"])
    if data["colours"] != list(COLOURS):
        fault("components-unknown-value", "colours", data["colours"])
    _check_chart(data["starChart"])
    supply = keyed(data["supply"], "supply", ("charmsPerColour", "tomesPerColour"))
    for name, value in supply.items():
        number(value, f"supply.{name}", 0, 99)
    _check_divining(data["divining"])
    _check_horoscopes(data["horoscopes"])
    _check_fates(data["twistingFates"])
    number(keyed(data["factionArea"], "factionArea", ("slotsPerFaction",))["slotsPerFaction"],
           "factionArea.slotsPerFaction", 0, 9)  # fmt: skip
    all_of(data["staff"], "staff", STAFF)
    _check_actions(data["actions"])
    _check_clock(data["clock"])
    _check_harbour(data)
    _check_gold(data)
    _check_cards(data)
    _check_adventurers(data)


def _check_chart(data: Any) -> None:
    chart = keyed(data, "starChart", ("rows", "cols", "cells", "letters", "printedBorder", "crossEdges"))
    rows = number(chart["rows"], "starChart.rows", 1, MOST)
    cols = number(chart["cols"], "starChart.cols", 1, MOST)
    letters = chart["letters"]
    if not isinstance(letters, dict):
        fault("components-not-object", "starChart.letters", letters)
    for letter, colour in letters.items():
        if len(letter) != 1:
            fault("components-unknown-key", f"starChart.letters.{letter}", letter)
        one_of(colour, f"starChart.letters.{letter}", COLOURS)
    cells = listed(chart["cells"], "starChart.cells")
    if len(cells) != rows:
        fault("components-wrong-cells", "starChart.cells", len(cells))
    for row, line in enumerate(cells):
        if not isinstance(line, str) or len(line) != cols:
            fault("components-wrong-cells", f"starChart.cells[{row}]", line)
        for col, letter in enumerate(line):
            if letter not in letters:
                fault("components-unknown-value", f"starChart.cells[{row}][{col}]", letter)
    if type(chart["printedBorder"]) is not bool:
        fault("components-unknown-value", "starChart.printedBorder", chart["printedBorder"])
    seen: set[str] = set()
    for n, name in enumerate(listed(chart["crossEdges"], "starChart.crossEdges")):
        place = f"starChart.crossEdges[{n}]"
        one_of(name, place, EDGE_NAMES)
        row, col = int(name[1]), int(name[3])
        if row > rows - (name[0] == "V") or col > cols - (name[0] == "H") or name in seen:
            fault("components-edge-out-of-range", place, name)
        seen.add(name)


def _check_divining(data: Any) -> None:
    area = keyed(data, "divining", ("icons", "rows", "perRow", "bubbleColours"))
    icons = number(area["icons"], "divining.icons", 0, 99)
    rows = number(area["rows"], "divining.rows", 0, 99)
    if rows * number(area["perRow"], "divining.perRow", 0, 99) != icons:
        fault("components-wrong-sum", "divining.icons", icons)
    all_of(area["bubbleColours"], "divining.bubbleColours", COLOURS)


def _check_horoscopes(data: Any) -> None:
    keyed(data, "horoscopes", ("top", "bottom"))
    for line, described in data.items():
        keyed(described, f"horoscopes.{line}", ("direction", "boxes"))
        one_of(described["direction"], f"horoscopes.{line}.direction", ("up", "down"))
        boxes = listed(described["boxes"], f"horoscopes.{line}.boxes")
        number(len(boxes), f"horoscopes.{line}.boxes", 0, 24)
        for n, box in enumerate(boxes):
            _check_bonus(box, f"horoscopes.{line}.boxes[{n}]")


def _check_bonus(box: Any, place: str) -> None:
    if box is None:
        return
    if isinstance(box, str):
        one_of(box, place, ("X", "market", "discard"))
        return
    if not isinstance(box, dict) or len(box) != 1:
        fault("components-unknown-value", place, box)
    size, colours = next(iter(box.items()))
    one_of(size, place, SIZES)
    names = [one_of(name, f"{place}.{size}[{n}]", COLOURS) for n, name in enumerate(listed(colours, f"{place}.{size}"))]
    if not names or len(set(names)) != len(names):
        fault("components-not-each-once", f"{place}.{size}", names)


def _check_fates(data: Any) -> None:
    fates = keyed(data, "twistingFates", ("plusMinusBubbles", "moveBubbles", "startFilledEach", "options"))
    least = number(fates["startFilledEach"], "twistingFates.startFilledEach", 0, 99)
    for name in ("plusMinusBubbles", "moveBubbles"):
        number(fates[name], f"twistingFates.{name}", least, 99)
    options = keyed(fates["options"], "twistingFates.options", ("plusMinus", "move", "x"))
    for name, option in options.items():
        place = f"twistingFates.options.{name}"
        keyed(option, place, ("rune",) if name == "x" else ("rune", "fills"))
        one_of(option["rune"], f"{place}.rune", ("bone", "voodoo", "die"))
        if name != "x":
            number(option["fills"], f"{place}.fills", 1, 99)


def _check_actions(data: Any) -> None:
    keyed(data, "actions", (*SPACES, "idle"))
    for name, hours in data.items():
        if name == "recruit":
            one_of(hours, "actions.recruit", ("card",))
        else:
            number(hours, f"actions.{name}", 1, 99)


def _check_clock(data: Any) -> None:
    clock = keyed(data, "clock", ("hours", "start", "arrivals"))
    hours = number(clock["hours"], "clock.hours", 2, 99)
    start = number(clock["start"], "clock.start", 0, hours - 1)
    for seats, icons in keyed(clock["arrivals"], "clock.arrivals", ("1", "2", "3", "4")).items():
        if not isinstance(icons, dict):
            fault("components-not-object", f"clock.arrivals.{seats}", icons)
        for hour, count in icons.items():
            place = f"clock.arrivals.{seats}.{hour}"
            if not hour.isdecimal() or str(int(hour)) != hour or not start < int(hour) <= hours:
                fault("components-out-of-range", place, hour)
            number(count, place, 1, 2)


def _check_harbour(data: dict[str, Any]) -> None:
    boats = keyed(data["boats"], "boats", ("left", "right", "seats", "startPassengers"))
    sides = [*listed(boats["left"], "boats.left"), *listed(boats["right"], "boats.right")]
    all_of(sides, "boats", BOATS)
    seats = number(boats["seats"], "boats.seats", 1, 9)
    number(boats["startPassengers"], "boats.startPassengers", 0, seats - 1)
    docks = listed(data["docks"], "docks")
    for n, dock in enumerate(docks):
        keyed(dock, f"docks[{n}]", ("id", "side", "pier"))
        one_of(dock["side"], f"docks[{n}].side", ("left", "right"))
        one_of(dock["pier"], f"docks[{n}].pier", PIERS)
    all_of([dock["id"] for dock in docks], "docks", DOCKS)
    for pier, sizes in keyed(data["piers"], "piers", PIERS).items():
        for n, size in enumerate(listed(sizes, f"piers.{pier}")):
            one_of(size, f"piers.{pier}[{n}]", SIZES)


def _check_gold(data: dict[str, Any]) -> None:
    number(data["blackMarketCorruption"], "blackMarketCorruption", 0, 9)
    for size, prices in keyed(data["prices"], "prices", SIZES).items():
        for colour, price in keyed(prices, f"prices.{size}", COLOURS).items():
            number(price, f"prices.{size}.{colour}")
    for name, gold in keyed(data["goldPerAdventurer"], "goldPerAdventurer", ("sponsorship", "factionIcon")).items():
        number(gold, f"goldPerAdventurer.{name}")
    one_of(data["marketIconPays"], "marketIconPays", ("once", "everyRound"))
    number(data["goldLostPerRogueIconPerRogueInLair"], "goldLostPerRogueIconPerRogueInLair")
    for level, terms in keyed(data["solo"], "solo", LEVELS).items():
        keyed(terms, f"solo.{level}", ("hoursPerTurn", "startGold"))
        number(terms["hoursPerTurn"], f"solo.{level}.hoursPerTurn", 1, 99)
        number(terms["startGold"], f"solo.{level}.startGold")


def _check_cards(data: dict[str, Any]) -> None:
    for name, count in keyed(data["corruptionDeck"], "corruptionDeck", ("oneIcon", "twoIcons")).items():
        number(count, f"corruptionDeck.{name}")
    rogues = listed(data["rogueCards"], "rogueCards")
    for n, card in enumerate(rogues):
        keyed(card, f"rogueCards[{n}]", ("id", "lair", "bag", "effect"))
        if card["effect"] is not None:
            one_of(card["effect"], f"rogueCards[{n}].effect", ("sellToRogues", "moveOnePassenger"))
    all_of([card["id"] for card in rogues], "rogueCards", ROGUE_CARDS)
    slots = number(data["townSquareSlots"], "townSquareSlots", 1, 9)
    seen: set[str] = set()
    for n, card in enumerate(listed(data["townsfolk"], "townsfolk")):
        place = f"townsfolk[{n}]"
        keyed(card, place, ("id", "set", "cost", "ability", "icons"))
        if one_of(card["id"], f"{place}.id", TOWNSFOLK_IDS) in seen:
            fault("components-not-each-once", f"{place}.id", card["id"])
        seen.add(card["id"])
        one_of(card["set"], f"{place}.set", ("locals", "mercenaries", "sailors"))
        number(card["cost"], f"{place}.cost", 1, 99)
        one_of(card["ability"], f"{place}.ability", (*PLAIN_ABILITIES, *GAINS))
        for i, icon in enumerate(listed(card["icons"], f"{place}.icons")):
            one_of(icon, f"{place}.icons[{i}]", ADVENTURERS)
    number(len(seen), "townsfolk", slots, len(TOWNSFOLK_IDS))


def _check_adventurers(data: dict[str, Any]) -> None:
    people = keyed(data["adventurers"], "adventurers", ADVENTURERS)
    for name, count in people.items():
        number(count, f"adventurers.{name}", 0, 999)
    halls = number(data["hallsStart"], "hallsStart", 0, min(people[colour] for colour in COLOURS))
    for n, card in enumerate(data["rogueCards"]):
        lair = number(card["lair"], f"rogueCards[{n}].lair")
        if lair + number(card["bag"], f"rogueCards[{n}].bag") != people["rogue"]:
            fault("components-wrong-sum", f"rogueCards[{n}]", lair + card["bag"])
        left = sum(people.values()) - len(COLOURS) * halls - lair
        if left < SEATS_AT_SEA:
            fault("components-too-few-adventurers", "adventurers", left)


def text_of(components: dict[str, Any] | None) -> str:
    """The text by which a state keeps its data: empty for the box's own, else the block as JSON."""
    if components is None or components == DEFAULT:
        return ""
    return json.dumps(components, sort_keys=True, separators=(",", ":"))


_BOARDS: Final[dict[str, Board]] = {}


def board_of(text: str) -> Board:
    """The tables of a state's data, made once per text; raise InvalidOptions where the block is at fault."""
    board = _BOARDS.get(text)
    if board is None:
        data = json.loads(text) if text else DEFAULT
        check_components(data)
        board = _BOARDS[text] = Board(data)
    return board
