"""Every refusal of the rules: a constant, or a function of what its message speaks of."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.board import EDGE_NAMES
from starboard.games.cove.domains import (
    ADVENTURER,
    BOATS,
    COLOURS,
    DOCKS,
    FATES,
    HALVES,
    LINES,
    PIERS,
    SIZES,
    SPACES,
    STAFF,
    TOWNSFOLK_IDS,
)
from starboard.kernel import Refusal

AN_ACTION_IS_LEGAL: Final = Refusal("MC-6.5", "an-action-is-legal")
NO_PLACE_FOR_TWIST_X: Final = Refusal("MC-9.5", "no-place-for-x")
NO_DIE_WITH_BONE: Final = Refusal("MC-9.6", "no-die-with-bone")
CHART_FULL: Final = Refusal("MC-9.6", "chart-full")
ONE_LINE_AT_LEAST: Final = Refusal("MC-9.7", "one-line-at-least")
NO_STAFF: Final = Refusal("MC-9.36", "no-staff")
SQUARE_EMPTY: Final = Refusal("MC-9.35", "square-empty")
NO_PLACE_FOR_X: Final = Refusal("MC-10.5", "no-place-for-x")
NO_EMPTY_SLOT: Final = Refusal("MC-10.5", "no-empty-slot")
ROGUES_BUY_NOTHING: Final = Refusal("MC-12.7", "rogues-buy-nothing")


def figure_stands_there(space: int) -> Refusal:
    """MC-6.2 The figure must move to another space."""
    return Refusal("MC-6.2", "figure-stands-there", (("space", SPACES[space]),))


def no_filled_bubble(kind: int) -> Refusal:
    """MC-8.5 A bonus needs a filled bubble of its kind."""
    return Refusal("MC-8.5", "no-filled-bubble", (("bubble", FATES[kind]),))


def no_empty_bubble(kind: int) -> Refusal:
    """MC-8.6 Only an empty bubble can be filled."""
    return Refusal("MC-8.6", "no-empty-bubble", (("bubble", FATES[kind]),))


def coin_without_rune(fate: int) -> Refusal:
    """MC-9.1 The Coin must lie with the option's Rune."""
    return Refusal("MC-9.1", "coin-without-rune", (("fate", FATES[fate]),))


def edge_off_chart(edge: int) -> Refusal:
    """MC-9.8 Only an edge of the Star Chart takes a line."""
    return Refusal("MC-9.8", "edge-off-chart", (("edge", EDGE_NAMES[edge]),))


def edge_printed(edge: int) -> Refusal:
    """MC-9.8 A Cross edge, or a printed rim, takes no line."""
    return Refusal("MC-9.8", "edge-printed", (("edge", EDGE_NAMES[edge]),))


def edge_drawn(edge: int) -> Refusal:
    """MC-9.8 A line is drawn once."""
    return Refusal("MC-9.8", "edge-drawn", (("edge", EDGE_NAMES[edge]),))


def edge_in_filled_area(edge: int) -> Refusal:
    """MC-9.8 A filled area is not parted."""
    return Refusal("MC-9.8", "edge-in-filled-area", (("edge", EDGE_NAMES[edge]),))


def supply_empty(size: int, colour: int) -> Refusal:
    """MC-9.16 Only what the supply has can be gained."""
    return Refusal("MC-9.16", "supply-empty", (("size", SIZES[size]), ("colour", COLOURS[colour])))


def die_not_with_voodoo(die: int) -> Refusal:
    """MC-9.18 The die must lie with the Voodoo meeple."""
    return Refusal("MC-9.18", "die-not-with-voodoo", (("die", die + 1),))


def too_few_icons(number: int, left: int) -> Refusal:
    """MC-9.21 The die's number must fit into the unused icons."""
    return Refusal("MC-9.21", "too-few-icons", (("number", number), ("left", left)))


def no_die_in_half(half: int) -> Refusal:
    """MC-9.24 The half must hold a die."""
    return Refusal("MC-9.24", "no-die-in-half", (("half", HALVES[half]),))


def no_die_fits(half: int) -> Refusal:
    """MC-9.24 A die of the half must continue a line."""
    return Refusal("MC-9.24", "no-die-fits", (("half", HALVES[half]),))


def die_not_to_write(die: int) -> Refusal:
    """MC-9.25 Only the dice of the half chosen are written, each once."""
    return Refusal("MC-9.25", "die-not-to-write", (("die", die + 1),))


def does_not_follow(rises: bool, number: int, line: int, wanted: int) -> Refusal:
    """MC-9.26, MC-9.27 The number must be the next of a rising or a falling line."""
    rule = "MC-9.26" if rises else "MC-9.27"
    return Refusal(rule, "number-does-not-follow", (("number", number), ("line", LINES[line]), ("wanted", wanted)))


def line_full(line: int) -> Refusal:
    """MC-9.29 A full line accepts nothing."""
    return Refusal("MC-9.29", "line-full", (("line", LINES[line]),))


def not_in_the_box(size: int, colour: int) -> Refusal:
    """MC-9.30 Only a Good that the box shows."""
    return Refusal("MC-9.30", "not-in-the-box", (("size", SIZES[size]), ("colour", COLOURS[colour])))


def card_not_in_square(card: int) -> Refusal:
    """MC-9.32 Only a card of the Town Square is recruited."""
    return Refusal("MC-9.32", "card-not-in-square", (("card", TOWNSFOLK_IDS[card]),))


def slot_empty(slot: int) -> Refusal:
    """MC-9.37 Only abilities that have a card are used."""
    return Refusal("MC-9.37", "slot-empty", (("staff", STAFF[slot]),))


def ability_used(slot: int) -> Refusal:
    """MC-9.37 Each ability is used once at most."""
    return Refusal("MC-9.37", "ability-used", (("staff", STAFF[slot]),))


def ability_does_nothing(slot: int) -> Refusal:
    """MC-9.39 An ability that can do nothing now cannot be used."""
    return Refusal("MC-9.39", "ability-does-nothing", (("staff", STAFF[slot]),))


def die_used(die: int) -> Refusal:
    """MC-9.38 The die has made its prediction."""
    return Refusal("MC-9.38", "die-used", (("die", die + 1),))


def faction_closed(faction: int) -> Refusal:
    """MC-10.5 Both slots of the Faction are used."""
    return Refusal("MC-10.5", "faction-closed", (("colour", COLOURS[faction]),))


def other_ability(card: int) -> Refusal:
    """MC-3.15 The card does something else."""
    return Refusal("MC-3.15", "other-ability", (("card", TOWNSFOLK_IDS[card]),))


def boat_docked(rule: str, boat: int) -> Refusal:
    """MC-3.15, MC-11.3 Only boats at sea."""
    return Refusal(rule, "boat-docked", (("boat", BOATS[boat]),))


def boat_full(boat: int) -> Refusal:
    """MC-11.3 Only a boat with a free seat."""
    return Refusal("MC-11.3", "boat-full", (("boat", BOATS[boat]),))


def not_aboard(rule: str, adventurer: int, boat: int) -> Refusal:
    """MC-3.15, MC-11.12 Only who is on that boat."""
    return Refusal(rule, "not-aboard", (("adventurer", ADVENTURER.texts[adventurer]), ("boat", BOATS[boat])))


def same_boat(rule: str, boat: int) -> Refusal:
    """MC-3.15, MC-11.12 It must be another boat."""
    return Refusal(rule, "same-boat", (("boat", BOATS[boat]),))


def not_drawn(rule: str, adventurer: int) -> Refusal:
    """MC-11.2, MC-11.9 Only who has been drawn."""
    return Refusal(rule, "not-drawn", (("adventurer", ADVENTURER.texts[adventurer]),))


def tier_too_low(circled: int, needed: int) -> Refusal:
    """MC-11.5 The bonus needs more circled icons."""
    return Refusal("MC-11.5", "tier-too-low", (("circled", circled), ("needed", needed)))


def no_such_success(tier: int) -> Refusal:
    """MC-11.8 No success of this draw has so many icons."""
    return Refusal("MC-11.8", "no-such-success", (("tier", tier),))


def other_side(dock: int, boat: int) -> Refusal:
    """MC-11.13 A boat docks on its own side."""
    return Refusal("MC-11.13", "other-side", (("dock", DOCKS[dock]), ("boat", BOATS[boat])))


def dock_taken(dock: int) -> Refusal:
    """MC-11.13 Only a free dock."""
    return Refusal("MC-11.13", "dock-taken", (("dock", DOCKS[dock]),))


def not_on_shelf(size: int, colour: int) -> Refusal:
    """MC-12.3 Only Goods on the Shelf are sold."""
    return Refusal("MC-12.3", "not-on-shelf", (("size", SIZES[size]), ("colour", COLOURS[colour])))


def wrong_pier(size: int, pier: int) -> Refusal:
    """MC-12.3 The pier must take the size."""
    return Refusal("MC-12.3", "wrong-pier", (("size", SIZES[size]), ("pier", PIERS[pier])))


def no_customer(colour: int, pier: int) -> Refusal:
    """MC-12.5 Somebody must buy there."""
    return Refusal("MC-12.5", "no-customer", (("colour", COLOURS[colour]), ("pier", PIERS[pier])))


def no_such_corruption(card: int) -> Refusal:
    """MC-13.3 Only a Corruption card that you hold."""
    return Refusal("MC-13.3", "no-such-corruption", (("icons", card + 1),))
