"""What chance may bring."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import (
    ADVENTURER,
    COIN_FACE,
    COLOUR,
    CORRUPTION,
    DIE,
    DIE_NUMBER,
    HALF,
    ROGUE_CARD,
    ROGUE_CARDS,
    SIZE,
    TOKEN,
    TOWNSFOLK,
    TOWNSFOLK_IDS,
)
from starboard.kernel import OWNER, SEAT, Action, Seen, fields


class RogueCardDrawn(Action):
    """MC-4.3 The Rogue card of this game."""

    TEXT = "rogues {card}"
    FIELDS = fields(card=ROGUE_CARD)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class TokenStacked(Action):
    """MC-4.6 The next time token of the first stack, from the top."""

    TEXT = "stack {seat}"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class TownsfolkRevealed(Action):
    """MC-15.1 A card of the Townsfolk deck."""

    TEXT = "reveal {card}"
    FIELDS = fields(card=TOWNSFOLK)

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class TokenFalls(Action):
    """MC-7.2 The half in which the Bone or the Voodoo meeple falls."""

    TEXT = "{rune} {half}"
    FIELDS = fields(rune=TOKEN, half=HALF)

    def __init__(self, rune: int, half: int) -> None:  # generated: make generate
        self.rune: Final = rune
        self.half: Final = half


class CoinFalls(Action):
    """MC-7.2 The half in which the Coin falls, and the face it shows."""

    TEXT = "coin {half} {face}"
    FIELDS = fields(half=HALF, face=COIN_FACE)

    def __init__(self, half: int, face: int) -> None:  # generated: make generate
        self.half: Final = half
        self.face: Final = face


class DieFalls(Action):
    """MC-7.2 The half in which a die falls, and the number it shows."""

    TEXT = "{die} {half} {number}"
    FIELDS = fields(die=DIE, half=HALF, number=DIE_NUMBER)

    def __init__(self, die: int, half: int, number: int) -> None:  # generated: make generate
        self.die: Final = die
        self.half: Final = half
        self.number: Final = number


class AdventurerDrawn(Action):
    """MC-11.1 An Adventurer from the bag."""

    TEXT = "draw {adventurer}"
    FIELDS = fields(adventurer=ADVENTURER)

    def __init__(self, adventurer: int) -> None:  # generated: make generate
        self.adventurer: Final = adventurer


class CorruptionDrawn(Action):
    """MC-13.2 A seat's Corruption card: only she sees its face."""

    TEXT = "corruption {card} for {seat}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CORRUPTION))

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class GoodFound(Action):
    """MC-18.3 The Good that joins the Peddler's shelf."""

    TEXT = "peddler {size} {colour}"
    FIELDS = fields(size=SIZE, colour=COLOUR)

    def __init__(self, size: int, colour: int) -> None:  # generated: make generate
        self.size: Final = size
        self.colour: Final = colour


OUTCOMES: Final = (
    RogueCardDrawn, TokenStacked, TownsfolkRevealed, TokenFalls, CoinFalls, DieFalls, AdventurerDrawn, CorruptionDrawn,
    GoodFound,
)  # fmt: skip

# Each outcome, made once

DRAWS: Final = [AdventurerDrawn(adventurer) for adventurer in range(5)]
ROGUES: Final = [RogueCardDrawn(card) for card in range(len(ROGUE_CARDS))]
STACKED: Final = [TokenStacked(seat) for seat in range(4)]
CARDS: Final = [[CorruptionDrawn(seat, card) for card in (0, 1)] for seat in range(4)]
GOODS: Final = [(GoodFound(size, colour), 1) for size in (0, 1) for colour in range(4)]
REVEALS: Final = [TownsfolkRevealed(card) for card in range(len(TOWNSFOLK_IDS))]
FALLS: Final[list[list[tuple[Action, int]]]] = [
    [(TokenFalls(0, half), 1) for half in (0, 1)],
    [(TokenFalls(1, half), 1) for half in (0, 1)],
    [(CoinFalls(half, face), 1) for half in (0, 1) for face in (0, 1)],
    [(DieFalls(0, half, number), 1) for half in (0, 1) for number in range(4)],
    [(DieFalls(1, half, number), 1) for half in (0, 1) for number in range(4)],
]
"""MC-7.2 How each Rune can fall, all alike likely."""
