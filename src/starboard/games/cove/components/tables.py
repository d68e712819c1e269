"""MC-3.1 to MC-3.15 The board data as tables for the rules, made once of each block."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.board import EDGE_NAMES, Chart
from starboard.games.cove.domains import (
    BOATS,
    CHARM,
    COLOURS,
    DOCKS,
    LEVELS,
    PIERS,
    ROGUE,
    ROGUE_CARDS,
    RUNES,
    SIZES,
    SPACES,
    TOME,
    TOWNSFOLK_IDS,
)

# Bonus kinds of a Horoscope box (MC-9.30)
NO_BONUS: Final = 0
BONUS_CHARM: Final = 1
BONUS_TOME: Final = 2
BONUS_X: Final = 3
BONUS_MARKET: Final = 4
BONUS_DISCARD: Final = 5

# Abilities of Townsfolk (MC-3.15)
DISCARD_ONE: Final = 0
GAIN: Final = 1
BOAT_TO_BAG: Final = 2
DRAW_TO_BOAT: Final = 3
SWAP_ABOARD: Final = 4
ABILITIES: Final = ("discard1", "gain", "boatToBag", "drawToBoat", "swapAboard")

# Effects of Rogue cards (MC-3.14)
SELL_TO_ROGUES: Final = "sellToRogues"
MOVE_ONE_PASSENGER: Final = "moveOnePassenger"


class Bonus:
    """MC-9.30 What a Horoscope box gives: a kind and, for Goods, the colours to choose from."""

    def __init__(self, kind: int, colours: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.colours: Final = colours


class Card:
    """MC-3.15 A Townsfolk card; `good` is the Good it gains, as a place on the Shelf."""

    def __init__(self, cost: int, ability: int, good: int, icons: tuple[int, ...]) -> None:
        self.cost: Final = cost
        self.ability: Final = ability
        self.good: Final = good
        self.icons: Final = icons


class Board:
    """The data as the rules use it, for one components file."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Make the tables of a checked block."""
        self.chart: Final = _chart(data["starChart"])
        supply = data["supply"]
        self.supply: tuple[int, ...] = (supply["charmsPerColour"],) * 4 + (supply["tomesPerColour"],) * 4
        self.icons: int = data["divining"]["icons"]
        self.boxes: tuple[tuple[Bonus, ...], ...] = tuple(
            [tuple([_bonus(box) for box in data["horoscopes"][line]["boxes"]]) for line in ("top", "bottom")]
        )
        self.rises: tuple[bool, ...] = tuple(
            [data["horoscopes"][line]["direction"] == "up" for line in ("top", "bottom")]
        )
        fates = data["twistingFates"]
        self.bubbles: tuple[int, ...] = (fates["plusMinusBubbles"], fates["moveBubbles"])
        self.bubbles_start: int = fates["startFilledEach"]
        options = [fates["options"][name] for name in ("plusMinus", "move", "x")]
        self.fate_runes: tuple[tuple[int, ...], ...] = tuple([_runes(option["rune"]) for option in options])
        self.fate_fills: tuple[int, ...] = (options[0]["fills"], options[1]["fills"])
        self.slots: int = data["factionArea"]["slotsPerFaction"]
        self.costs: tuple[int, ...] = tuple([data["actions"][name] if name != "recruit" else 0 for name in SPACES])
        self.idle: int = data["actions"]["idle"]
        clock = data["clock"]
        self.last_hour: int = clock["hours"]
        self.first_hour: int = clock["start"]
        self.arrivals: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            [
                tuple(sorted([(int(hour), count) for hour, count in clock["arrivals"][str(seats)].items()]))
                for seats in (1, 2, 3, 4)
            ]
        )
        boats = data["boats"]
        self.boat_seats: int = boats["seats"]
        self.boat_start: int = boats["startPassengers"]
        sides = {dock["id"]: dock["side"] for dock in data["docks"]}
        self.boat_docks: tuple[tuple[int, ...], ...] = tuple(
            [tuple([dock for dock, name in enumerate(DOCKS) if boat in boats[sides[name]]]) for boat in BOATS]
        )
        piers = {dock["id"]: PIERS.index(dock["pier"]) for dock in data["docks"]}
        self.dock_pier: tuple[int, ...] = tuple([piers[dock] for dock in DOCKS])
        self.pier_takes: tuple[tuple[bool, ...], ...] = tuple(
            [tuple([size in data["piers"][pier] for size in SIZES]) for pier in PIERS]
        )
        self.black_corruption: int = data["blackMarketCorruption"]
        self.prices: tuple[int, ...] = tuple([data["prices"][size][colour] for size in SIZES for colour in COLOURS])
        self.adventurers: tuple[int, ...] = tuple([data["adventurers"][name] for name in (*COLOURS, "rogue")])
        self.halls_start: int = data["hallsStart"]
        self.sponsorship: int = data["goldPerAdventurer"]["sponsorship"]
        self.icon_gold: int = data["goldPerAdventurer"]["factionIcon"]
        self.pays_every_round: bool = data["marketIconPays"] == "everyRound"
        self.rogue_cost: int = data["goldLostPerRogueIconPerRogueInLair"]
        self.corruption: tuple[int, ...] = (data["corruptionDeck"]["oneIcon"], data["corruptionDeck"]["twoIcons"])
        rogues = {card["id"]: card for card in data["rogueCards"]}
        self.rogue_lair: tuple[int, ...] = tuple([rogues[name]["lair"] for name in ROGUE_CARDS])
        self.rogue_bag: tuple[int, ...] = tuple([rogues[name]["bag"] for name in ROGUE_CARDS])
        self.sells_to_rogues: tuple[bool, ...] = tuple(
            [rogues[name]["effect"] == SELL_TO_ROGUES for name in ROGUE_CARDS]
        )
        self.shifts: tuple[bool, ...] = tuple([rogues[name]["effect"] == MOVE_ONE_PASSENGER for name in ROGUE_CARDS])
        self.square: int = data["townSquareSlots"]
        cards = {card["id"]: _card(card) for card in data["townsfolk"]}
        self.cards: tuple[Card | None, ...] = tuple([cards.get(name) for name in TOWNSFOLK_IDS])
        self.deck: tuple[int, ...] = tuple([n for n, name in enumerate(TOWNSFOLK_IDS) if name in cards])
        self.solo_hours: tuple[int, ...] = tuple([data["solo"][level]["hoursPerTurn"] for level in LEVELS])
        self.solo_gold: tuple[int, ...] = tuple([data["solo"][level]["startGold"] for level in LEVELS])

    def card(self, number: int) -> Card:
        """The Townsfolk card of this number."""
        card = self.cards[number]
        assert card is not None
        return card


def _chart(data: dict[str, Any]) -> Chart:
    letters = {letter: COLOURS.index(colour) for letter, colour in data["letters"].items()}
    colours = [letters[letter] for row in data["cells"] for letter in row]
    cross = [EDGE_NAMES.index(name) for name in data["crossEdges"]]
    return Chart(data["rows"], data["cols"], colours, cross, data["printedBorder"])


def _bonus(box: Any) -> Bonus:
    if box is None:
        return Bonus(NO_BONUS, ())
    if isinstance(box, str):
        return Bonus({"X": BONUS_X, "market": BONUS_MARKET, "discard": BONUS_DISCARD}[box], ())
    size, colours = next(iter(box.items()))
    return Bonus(
        BONUS_CHARM if size == "charm" else BONUS_TOME, tuple(sorted([COLOURS.index(colour) for colour in colours]))
    )


def _runes(name: str) -> tuple[int, ...]:
    return (RUNES.index("d1"), RUNES.index("d2")) if name == "die" else (RUNES.index(name),)


def _card(data: dict[str, Any]) -> Card:
    name, _, good = data["ability"].partition(":")
    place = -1
    if good:
        size, colour = good.split(":")
        place = (CHARM if size == "charm" else TOME) * 4 + COLOURS.index(colour)
    icons = tuple([ROGUE if icon == "rogue" else COLOURS.index(icon) for icon in data["icons"]])
    return Card(data["cost"], ABILITIES.index(name), place, icons)
