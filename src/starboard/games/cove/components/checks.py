"""MC-3.17, MC-3.18 What a replaced block must be for a game to be played with it."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.board import EDGE_NAMES, MOST
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
from starboard.kernel import InvalidOptions
from starboard.kernel.reading import Described

RULE: Final = "MC-3.17"
SEATS_AT_SEA: Final = 24
"""MC-3.17 As many Adventurers must at least be in the bag: six boats of four seats."""
KEYS: Final = (
    "version", "colours", "starChart", "supply", "divining", "horoscopes", "twistingFates", "factionArea", "staff",
    "actions", "clock", "boats", "docks", "piers", "blackMarketCorruption", "prices", "adventurers", "hallsStart",
    "goldPerAdventurer", "marketIconPays", "goldLostPerRogueIconPerRogueInLair", "corruptionDeck", "rogueCards",
    "townSquareSlots", "townsfolk", "solo",
)  # fmt: skip
CARD_KEYS: Final = ("id", "set", "cost", "ability", "icons")
NAME: Final = "name"
"""What a card of the Townsfolk may have besides: what it is called in the owner's box."""
ADVENTURERS: Final = (*COLOURS, "rogue")
GAINS: Final = tuple([f"gain:{size}:{colour}" for size in SIZES for colour in COLOURS])
ABILITIES: Final = ("discard1", "boatToBag", "drawToBoat", "swapAboard", *GAINS)
LONGEST_NAME: Final = 60
"""The letters that the name of a block may have, and the signs that stand for colours."""
MANY: Final = 999
"""No amount of the block is greater."""


def check_components(data: Any) -> None:
    """MC-3.17 Raise InvalidOptions, naming the place, where the block cannot be played with."""
    block = Described(data, "components", error=InvalidOptions, rule=RULE)
    keyed(block, KEYS)
    if not isinstance(data["version"], str) or len(data["version"]) > LONGEST_NAME:
        raise block.at("version").impossible("components-no-text")
    if data["colours"] != list(COLOURS):
        raise block.at("colours").impossible("components-other-colours")
    _check_chart(block.at("starChart"))
    for _, one in keyed(block.at("supply"), ("charmsPerColour", "tomesPerColour")).pairs():
        one.number(0, 99)
    _check_divining(block.at("divining"))
    _check_horoscopes(block.at("horoscopes"))
    _check_fates(block.at("twistingFates"))
    keyed(block.at("factionArea"), ("slotsPerFaction",)).at("slotsPerFaction").number(0, 9)
    each_once(block.at("staff"), block.at("staff").items(9), STAFF)
    for name, one in keyed(block.at("actions"), (*SPACES, "idle")).pairs():
        if name == "recruit":
            one.word(("card",))
        else:
            one.number(1, 99)
    _check_clock(block.at("clock"))
    _check_harbour(block)
    _check_gold(block)
    _check_cards(block)
    _check_adventurers(block)


def keyed(block: Described, keys: tuple[str, ...]) -> Described:
    """An object with exactly these keys."""
    return block.known(keys, all_needed=True)


def each_once(place: Described, entries: list[Described], names: tuple[str, ...]) -> None:
    """Refuse entries that do not hold each of these names once."""
    if sorted([one.word(names) for one in entries]) != list(range(len(names))):
        raise place.fault("described-not-each-once")


def _check_chart(chart: Described) -> None:
    keyed(chart, ("rows", "cols", "cells", "letters", "printedBorder", "crossEdges"))
    rows = chart.at("rows").number(1, MOST)
    cols = chart.at("cols").number(1, MOST)
    letters: list[str] = []
    signs = chart.at("letters").pairs()
    if len(signs) > LONGEST_NAME:
        raise chart.at("letters").fault("described-too-many", most=LONGEST_NAME)
    for letter, colour in signs:
        if len(letter) != 1:
            raise colour.fault("components-no-letter")
        colour.word(COLOURS)
        letters.append(letter)
    lines = chart.at("cells").items(MOST)
    if len(lines) != rows:
        raise chart.at("cells").fault("components-wrong-rows", rows=rows)
    for line in lines:
        if not isinstance(line.value, str) or len(line.value) != cols:
            raise line.impossible("components-wrong-row", cols=cols)
        for letter in line.value:
            if letter not in letters:
                raise line.impossible("components-unknown-letter", letter=letter)
    chart.at("printedBorder").flag()
    seen: set[str] = set()
    for edge in chart.at("crossEdges").items(len(EDGE_NAMES)):
        name = EDGE_NAMES[edge.word(EDGE_NAMES)]
        row, col = int(name[1]), int(name[3])
        if row > rows - (name[0] == "V") or col > cols - (name[0] == "H") or name in seen:
            raise edge.impossible("components-no-edge")
        seen.add(name)


def _check_divining(area: Described) -> None:
    keyed(area, ("icons", "rows", "perRow", "bubbleColours"))
    icons = area.at("icons").number(0, 99)
    if area.at("rows").number(0, 99) * area.at("perRow").number(0, 99) != icons:
        raise area.at("icons").impossible("components-wrong-sum")
    colours = area.at("bubbleColours")
    each_once(colours, colours.items(9), COLOURS)


def _check_horoscopes(lines: Described) -> None:
    for _, line in keyed(lines, ("top", "bottom")).pairs():
        keyed(line, ("direction", "boxes"))
        line.at("direction").word(("up", "down"))
        for box in line.at("boxes").items(24):
            _check_bonus(box)


def _check_bonus(box: Described) -> None:
    if box.value is None:
        return
    if not isinstance(box.value, dict):
        box.word(("X", "market", "discard"))
        return
    bonuses = box.known(SIZES).pairs()
    if len(bonuses) != 1:
        raise box.impossible("components-one-size")
    _, colours = bonuses[0]
    found = colours.words(COLOURS, len(COLOURS))
    if not found or len(set(found)) != len(found):
        raise colours.fault("described-not-each-once")


def _check_fates(fates: Described) -> None:
    keyed(fates, ("plusMinusBubbles", "moveBubbles", "startFilledEach", "options"))
    least = fates.at("startFilledEach").number(0, 99)
    for name in ("plusMinusBubbles", "moveBubbles"):
        fates.at(name).number(least, 99)
    for name, option in keyed(fates.at("options"), ("plusMinus", "move", "x")).pairs():
        keyed(option, ("rune",) if name == "x" else ("rune", "fills"))
        option.at("rune").word(("bone", "voodoo", "die"))
        if name != "x":
            option.at("fills").number(1, 99)


def _check_clock(clock: Described) -> None:
    keyed(clock, ("hours", "start", "arrivals"))
    hours = clock.at("hours").number(2, 99)
    start = clock.at("start").number(0, hours - 1)
    after = [str(hour) for hour in range(start + 1, hours + 1)]
    for _, icons in keyed(clock.at("arrivals"), ("1", "2", "3", "4")).pairs():
        for _, count in icons.known(after).pairs():
            count.number(1, 2)


def _check_harbour(block: Described) -> None:
    boats = keyed(block.at("boats"), ("left", "right", "seats", "startPassengers"))
    each_once(boats, [*boats.at("left").items(9), *boats.at("right").items(9)], BOATS)
    boats.at("startPassengers").number(0, boats.at("seats").number(1, 9) - 1)
    docks = block.at("docks").items(9)
    for dock in docks:
        keyed(dock, ("id", "side", "pier"))
        dock.at("side").word(("left", "right"))
        dock.at("pier").word(PIERS)
    each_once(block.at("docks"), [dock.at("id") for dock in docks], DOCKS)
    for _, sizes in keyed(block.at("piers"), PIERS).pairs():
        sizes.words(SIZES, 9)


def _check_gold(block: Described) -> None:
    block.at("blackMarketCorruption").number(0, 9)
    for _, prices in keyed(block.at("prices"), SIZES).pairs():
        for _, price in keyed(prices, COLOURS).pairs():
            price.number(0, MANY)
    for _, gold in keyed(block.at("goldPerAdventurer"), ("sponsorship", "factionIcon")).pairs():
        gold.number(0, MANY)
    block.at("marketIconPays").word(("once", "everyRound"))
    block.at("goldLostPerRogueIconPerRogueInLair").number(0, MANY)
    for _, level in keyed(block.at("solo"), LEVELS).pairs():
        keyed(level, ("hoursPerTurn", "startGold"))
        level.at("hoursPerTurn").number(1, 99)
        level.at("startGold").number(0, MANY)


def _check_cards(block: Described) -> None:
    for _, count in keyed(block.at("corruptionDeck"), ("oneIcon", "twoIcons")).pairs():
        count.number(0, MANY)
    rogues = block.at("rogueCards").items(9)
    for card in rogues:
        keyed(card, ("id", "lair", "bag", "effect"))
        if card.value["effect"] is not None:
            card.at("effect").word(("sellToRogues", "moveOnePassenger"))
    each_once(block.at("rogueCards"), [card.at("id") for card in rogues], ROGUE_CARDS)
    slots = block.at("townSquareSlots").number(1, 9)
    seen: set[int] = set()
    for card in block.at("townsfolk").items(len(TOWNSFOLK_IDS)):
        card.known((*CARD_KEYS, NAME))
        for key in CARD_KEYS:
            card.at(key)
        if card.has(NAME):
            _check_name(card.at(NAME))
        number = card.at("id").word(TOWNSFOLK_IDS)
        if number in seen:
            raise card.at("id").impossible("components-card-twice")
        seen.add(number)
        card.at("set").word(("locals", "mercenaries", "sailors"))
        card.at("cost").number(1, 99)
        card.at("ability").word(ABILITIES)
        card.at("icons").words(ADVENTURERS, 9)
    if len(seen) < slots:
        raise block.at("townsfolk").fault("components-too-few-townsfolk", slots=slots)


def _check_name(name: Described) -> None:
    """MC-3.18 What a card is called at the table is a text that can be read, and changes nothing."""
    said = name.value
    if not isinstance(said, str) or not said.strip() or len(said) > LONGEST_NAME or not said.isprintable():
        raise name.impossible("components-no-text")


def _check_adventurers(block: Described) -> None:
    people = {name: one.number(0, MANY) for name, one in keyed(block.at("adventurers"), ADVENTURERS).pairs()}
    halls = block.at("hallsStart").number(0, min([people[colour] for colour in COLOURS]))
    for card in block.at("rogueCards").items():
        lair = card.at("lair").number(0, MANY)
        if lair + card.at("bag").number(0, MANY) != people["rogue"]:
            raise card.fault("components-wrong-rogues", rogues=people["rogue"])
        left = sum(people.values()) - len(COLOURS) * halls - lair
        if left < SEATS_AT_SEA:
            raise block.at("adventurers").fault("components-too-few-adventurers", left=left, least=SEATS_AT_SEA)
