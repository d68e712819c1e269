"""A position of Oort. Everything is open (OO-1.4)."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.board import board_of
from starboard.games.oort.domains import DROUGHTS, PER_TYPE, SLOTS, SQUARE, TYPE
from starboard.kernel import State, Step, fields
from starboard.kernel.kinds import NUMBER, STEPS, TEXT, many, number

GONE: Final = -1
"""A token that lies on its asteroid no more."""
NOT_PLACED: Final = -1
"""Where a rocket is before its placement."""
EMPTY_BAG: Final = (0, 0, 0, 0, 0, 0)


class Cloud(State):
    """The table: laid tiles, tokens on them, each seat's rocket and holding, and the counts of OO-6.2 and OO-8.2.

    `tiles` are the signs of a replaced tile set and its points, empty for the standard one; `drought` is the option of
    OO-6.2, 0 for never; `layout` has a letter and a rotation per slot; `tokens` has the type on each marked
    asteroid, two per slot, or GONE; `move` numbers the turn in play.
    """

    OVER_RULE = "OO-6.4"
    FIELDS = fields(
        steps=STEPS,
        tiles=TEXT,
        drought=number(0, max(DROUGHTS)),
        layout=TEXT,
        tokens=many(TYPE, most=2 * SLOTS),
        rockets=many(SQUARE, least=2, most=4),
        holdings=many(many(number(0, PER_TYPE), least=6, most=6), least=2, most=4),
        idle=NUMBER,
        move=NUMBER,
    )
    DERIVED = ("board",)

    def __init__(
        self,
        steps: list[Step],
        tiles: str,
        drought: int,
        layout: str,
        tokens: tuple[int, ...],
        rockets: tuple[int, ...],
        holdings: tuple[tuple[int, ...], ...],
        idle: int,
        move: int,
    ) -> None:
        self.steps = steps
        self.tiles = tiles
        self.drought = drought
        self.layout = layout
        self.tokens = tokens
        self.rockets = rockets
        self.holdings = holdings
        self.idle = idle
        self.move = move
        self.board = board_of(tiles, layout)

    def clone(self) -> Cloud:  # generated: make generate
        return Cloud(
            self.steps.copy(),
            self.tiles,
            self.drought,
            self.layout,
            self.tokens,
            self.rockets,
            self.holdings,
            self.idle,
            self.move,
        )

    @property
    def turn(self) -> int:
        """The seat whose turn it is: they rotate from the first placement on."""
        return (self.move - 1) % len(self.rockets)

    @property
    def lying(self) -> int:
        """How many tokens are on the board."""
        return len(self.tokens) - self.tokens.count(GONE)
