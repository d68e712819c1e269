"""The domains in table words: cards, hazards, races, spaces, each with the number that the records hold."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from starboard.kernel import SEAT, Domain, many, number

WEAPONS: Final = (
    *("acid_mine", "blaster", "sniper_rifle", "sonic_cannon", "acid_bola", "flamethrower", "laser", "neural_amp"),
    *("pistol", "neural_whip", "poison", "sword", "taser_glove"),
)
DEFENSES: Final = (
    *("armor", "shield", "chemical_foam", "instant_vacuum", "intellect_scrambler", "medicine", "hologram"),
)
UTILITY: Final = (
    *("oracle", "galactic_codex", "time_machine", "galactic_cannon", "clone", "wormhole_generator", "move"),
    *("seduce", "intimidate", "trade", "long_range_sensors", "graviton_beam", "scavengers", "cloaking_device"),
    "entropy_inhibitor",
)
CARDS: Final = WEAPONS + DEFENSES + UTILITY
KINDS: Final = 35

NEURAL_AMP: Final = 7
FIRST_DEFENSE: Final = 13
SCRAMBLER: Final = 17
HOLOGRAM: Final = 19
ORACLE: Final = 20
CODEX: Final = 21
TIME_MACHINE: Final = 22
CANNON: Final = 23
CLONE: Final = 24
WORMHOLE: Final = 25
MOVE: Final = 26
SEDUCE: Final = 27
INTIMIDATE: Final = 28
TRADE: Final = 29
SENSORS: Final = 30
BEAM: Final = 31
SCAVENGERS: Final = 32
CLOAK: Final = 33
INHIBITOR: Final = 34

HAZARDS: Final = ("none", "natives", "plague", "aggressive_plant", "labyrinth")
NO_HAZARD: Final = 0
LABYRINTH: Final = 4

RACES: Final = (
    *("none", "space_amoebas", "vriddhi", "nelgs", "insectoid", "ersatz", "stone_people", "roid_worms", "humans"),
    *("kith", "xangofin", "alar", "zeta"),
)
NO_RACE: Final = 0
NELGS: Final = 3
INSECTOID: Final = 4
ERSATZ: Final = 5
HUMANS: Final = 8
KITH: Final = 9
XANGOFIN: Final = 10
ALAR: Final = 11

RANGES: Final = ("long", "medium", "short")
LONG: Final = 0
MEDIUM: Final = 1
SHORT: Final = 2

TYPES: Final = ("acid", "energy", "physical", "sonic", "fire", "mental", "poison")

STATUSES: Final = ("alive", "awaiting", "recovering")
ALIVE: Final = 0
AWAITING: Final = 1
RECOVERING: Final = 2

WINDOWS: Final = ("encounter", "search", "end")
W_ENC: Final = 0
W_SEARCH: Final = 1
W_END: Final = 2

LAST_PLANET: Final = "last-planet"
TRIFECTA: Final = "trifecta"
NO_WINNER: Final = "no-winner"

NEBULA: Final = 0
"""The Nebula's number among the spaces, and among the nodes of the board."""
SET_SIZE: Final = 30
"""3.1 Planets in one copy: inner 1-12, outer 13-30."""

CARD: Final = Domain("card", CARDS, pool=True)
NAMED: Final = Domain("card", CARDS)
"""A card that is spoken of, not held: the same numbers as CARD."""
HAZARD: Final = Domain("hazard", HAZARDS)
RACE: Final = Domain("race", RACES)
RANGE: Final = Domain("range", RANGES)
TYPE: Final = Domain("type", TYPES)
STATUS: Final = Domain("status", STATUSES)
WINDOW: Final = Domain("window", WINDOWS)
USE: Final = Domain("use", ("unsaid", "deed", "hazard"))
"""What an ability was used for: its deed, or to overcome a hazard; version 1 did not say."""
UNSAID: Final = 0
DEED: Final = 1
PAST_HAZARD: Final = 2
PASSED: Final = Domain("passed", (*RANGES, "diplomacy", "pull"))
"""What somebody lets pass: an attack at a range, diplomacy, or the last way out of the Nebula."""
PASSED_DIPLOMACY: Final = 3
PASSED_PULL: Final = 4
SPACE: Final = Domain("space", ("neb", *[f"P{n}{of}" for of in ("", "/1", "/2") for n in range(1, SET_SIZE + 1)]))
"""The Nebula and the planets by their numbers; where two copies are on the table, each carries its set (15.5)."""
PLANET: Final = Domain("planet", ("none", *SPACE.texts[1:]))
"""What lies at a node: the same numbers, and 0 where there is no planet."""
NTH: Final = Domain("nth", [str(n) for n in range(1, 132)])
"""The n-th card under a planet, in the order of arrival; two copies have 131 cards (15.5)."""
DELAY: Final = Domain("delay", ("1", "2", "3", "4"))
DRAW: Final = Domain("draw", ("none", "1", "2", "3", "4", "5"))
"""13.14 How many cards Scavengers draw."""
LAYOUTS: Final = tuple([inner + outer for inner in permutations((0, 1)) for outer in permutations((2, 3, 4))])
"""15.8 Each way of laying a system: for each of its places the place that the planet was dealt to."""
LAYOUT: Final = Domain("layout", [f"{a + 1}{b + 1}-{c + 1}{d + 1}{e + 1}" for a, b, c, d, e in LAYOUTS])
"""15.8 The same in words: 21-345 changes the inner planets about."""
ANSWER: Final = Domain("answer", (*CARDS, "ability"))
"""A sealed answer: a card, or the race's ability; UNKNOWN where there is none."""
ANSWER_ABILITY: Final = KINDS


NODE: Final = number(0, 60)
"""A place of the board: the Nebula, or one of five in each of up to twelve systems."""
SEATS: Final = number(0, 4095)
"""A set of seats, as bits."""
NO_ONE_OR_SEAT: Final = number(-1, 11)
"""A seat, or -1 for nobody."""
ORDER: Final = many(SEAT, most=12)
"""Seats in an order."""
DRAWS: Final = number(0, 8)
"""So many cards are drawn at once, at most up to the greatest hand limit (5.9)."""
MOST_CARDS: Final = 9999
"""No zone of a described position has more cards."""
MOST_HELD: Final = 20
"""No hand has more cards, not even before it is trimmed (5.10)."""
MOST_LOST: Final = 99
"""6.9 No player loses more turns: in one turn each planet is searched at most once."""
MOST_KEPT: Final = 24
"""2.8, 15.5 There are no more hazards, in two copies either."""
MOST_QUEUED: Final = 999
"""5.14 No queue of extra turns is longer."""


def planet_of(number: int, copy: int) -> int:
    """15.5 The planet of a number: of set 1 or 2 with two copies, of 0 with one."""
    return copy * SET_SIZE + number


def number_of(space: int) -> int:
    """The number printed on a planet; 0 where there is none."""
    return (space - 1) % SET_SIZE + 1 if space else 0


def copy_of(space: int) -> int:
    """15.5 The set that a planet's name carries: 1 or 2, and 0 with one copy."""
    return (space - 1) // SET_SIZE if space else 0
