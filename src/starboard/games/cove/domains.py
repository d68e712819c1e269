"""The words of the table: every name that actions, outcomes and states use, in the order of its number.

They are the box's own names. A replaced components file changes amounts, places and effects, never these words
(MC-3.18), so that an action has the same text and number whatever file is in use.
"""

from __future__ import annotations

from typing import Final

from starboard.games.cove.board import CELL_NAMES, EDGE_NAMES
from starboard.kernel import Domain, many, number

COLOURS: Final = ("red", "green", "blue", "yellow")
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
ROGUE: Final = 4
SIZES: Final = ("charm", "tome")
CHARM: Final = 0
TOME: Final = 1
BOATS: Final = ("L1", "L2", "L3", "R1", "R2", "R3")
DOCKS: Final = ("D1", "D2", "D3", "D4")
PIERS: Final = ("small", "large", "black")
BLACK: Final = 2
STAFF: Final = ("exorcist", "astrologist", "palmReader", "security")
EXORCIST: Final = 0
ASTROLOGIST: Final = 1
PALM_READER: Final = 2
SECURITY: Final = 3
ROGUE_CARDS: Final = ("criminals", "cultists", "robbers")
CRIMINALS: Final = 0
LEVELS: Final = ("easy", "normal", "hard")
TOWNSFOLK_IDS: Final = tuple(
    [f"{kind}-{colour}{number}" for kind in ("LOC", "MER", "SAI") for colour in "RGBY" for number in (1, 2, 3)]
)

# The figure's spaces (MC-6.4)
SPACES: Final = ("twistingFates", "starCharting", "divination", "horoscopes", "recruit", "activateStaff")
TWISTING_FATES: Final = 0
STAR_CHARTING: Final = 1
DIVINATION: Final = 2
HOROSCOPES: Final = 3
RECRUIT: Final = 4
ACTIVATE_STAFF: Final = 5

# The dish: five Runes, each in a half, then the Coin's face and the dice's numbers (MC-7.2)
RUNES: Final = ("bone", "voodoo", "coin", "d1", "d2")
BONE: Final = 0
VOODOO: Final = 1
COIN: Final = 2
D1: Final = 3
FACE: Final = 5
VALUE: Final = 6
"""Where the first die's number stands; the second's stands next."""
LEFT: Final = 0
RIGHT: Final = 1
HALVES: Final = ("left", "right")
TREE: Final = 0
SKULL: Final = 1
FACES: Final = ("tree", "skull")

# Twisting Fates (MC-8, MC-9.2)
PLUS_MINUS: Final = 0
MOVE: Final = 1
FATE_X: Final = 2
FATES: Final = ("plusminus", "move", "x")

# Horoscope lines; an X stands in them as 0
TOP: Final = 0
BOTTOM: Final = 1
LINES: Final = ("top", "bottom")
AN_X: Final = 0

# Marks in the Faction Area (MC-10)
EMPTY: Final = 0
MARK_X: Final = 1
MARK_WAITS: Final = 2
MARK_PAID: Final = 3
MARKS: Final = ("empty", "x", "market", "paid")

# Why a Corruption card comes (MC-13.1)
BY_RUNES: Final = 0
BY_SKULL: Final = 1
BY_CROSS: Final = 2
BY_BLACK_MARKET: Final = 3
BY_ROGUES: Final = 4

NO_CARD: Final = -1
NO_BOAT: Final = -1

COLOUR: Final = Domain("colour", COLOURS)
ADVENTURER: Final = Domain("adventurer", (*COLOURS, "rogue"))
SIZE: Final = Domain("size", SIZES)
BOAT: Final = Domain("boat", BOATS)
DOCK: Final = Domain("dock", DOCKS)
PIER: Final = Domain("pier", PIERS)
STAFF_SLOT: Final = Domain("staff", STAFF)
TOWNSFOLK: Final = Domain("townsfolk", TOWNSFOLK_IDS)
ROGUE_CARD: Final = Domain("rogueCard", ROGUE_CARDS)
CORRUPTION: Final = Domain("corruption", ("1", "2"), pool=True)
"""A Corruption card by its Rogue icons; cards with as many icons are alike."""
EDGE: Final = Domain("edge", EDGE_NAMES)
CELL: Final = Domain("cell", CELL_NAMES)
SPACE: Final = Domain("space", SPACES)
MARK: Final = Domain("mark", MARKS)
LEVEL: Final = Domain("level", LEVELS)
ENDED: Final = Domain("ended", ("active", "succeeded", "failed"))
RUNE: Final = Domain("rune", RUNES)
TOKEN: Final = Domain("token", RUNES[:2])
DIE: Final = Domain("die", RUNES[3:])
HALF: Final = Domain("half", HALVES)
COIN_FACE: Final = Domain("face", FACES)
DIE_NUMBER: Final = Domain("number", ("1", "2", "3", "4"))
SIGN: Final = Domain("sign", ("+", "-"))
FATE: Final = Domain("fate", FATES)
BUBBLE: Final = Domain("bubble", FATES[:2])
LINE: Final = Domain("line", LINES)
PLACE: Final = Domain("place", (*LINES, *COLOURS))
TIER: Final = Domain("tier", ("1", "2", "3"))
PRIZE: Final = Domain("prize", ("market", "x"))
REASON: Final = Domain("reason", ("runes", "skull", "cross", "black", "rogues"))

# What numbers there are, at the box's own or any replaced board
HOUR: Final = number(0, 99)
TIME_TOKEN: Final = number(0, 4)
"""A time token: a seat's number, or the number after the last seat for the Peddler."""
GOLD: Final = number(-2_000_000_000, 2_000_000_000)
PEOPLE: Final = number(0, 99_999)
GOODS: Final = many(number(0, 9_999), least=8, most=8)
"""Charms by colour, then Tomes by colour."""
WRITTEN: Final = many(number(0, 4), most=24)
"""A Horoscope line; an X is 0."""
