"""Connect Four: a complete game on Starboard's kernel, and the tutorial for writing one's own."""

from __future__ import annotations

from typing import Final

from starboard.kernel import Action, Choice, Domain, Game, Options, Outcome, Refusal, State, fields, i64
from starboard.kernel.kinds import BITS, STEPS, number

COLUMN: Final = Domain("column", "abcdefg")
# A column is seven bits of a set: six cells from the bottom up, and one that stays empty, so that no line wraps around.
# Masks are looked up in tables, because a compiled shift of a literal is only 32 bits wide.
BOTTOM: Final[list[i64]] = [1 << 7 * column for column in range(7)]
TOP: Final[list[i64]] = [32 << 7 * column for column in range(7)]
FULL: Final = sum(63 << 7 * column for column in range(7))


class Board(State):
    """1. Two players share a grid of seven columns and six rows: the cells taken, and which of them are the mover's."""

    FIELDS = fields(steps=STEPS, turn=number(0, 1), mine=BITS, taken=BITS, winner=number(-1, 1))


class Drop(Action):
    """2. Drop a stone into a column."""

    TEXT = "{column}"
    FIELDS = fields(column=COLUMN)
    DERIVED = ("bottom", "top")

    def __init__(self, column: int) -> None:
        self.column: Final = column
        self.bottom: Final[i64] = BOTTOM[column]
        self.top: Final[i64] = TOP[column]


DROPS: Final = [Drop(column) for column in range(7)]
COLUMN_FULL: Final = [Refusal("C4-2", "column-full", (("column", str(drop)),)) for drop in DROPS]


class DropStone(Choice[Board, Drop]):
    """2. In turn each player drops one stone into a column that is not full; it falls to the lowest free cell."""

    RULE = "C4-2"

    def who(self, s: Board) -> int:
        return s.turn

    def candidates(self, s: Board) -> list[Drop]:
        return DROPS

    def why_not(self, s: Board, action: Drop) -> Refusal | None:
        return COLUMN_FULL[action.column] if s.taken & action.top else None

    def take(self, s: Board, action: Drop) -> None:
        others = s.mine ^ s.taken
        s.taken |= s.taken + action.bottom
        if four_in_line(s.taken ^ others):
            s.winner = s.turn
        s.mine = others
        s.turn = 1 - s.turn
        if s.winner < 0 and s.taken != FULL:
            s.then(DROP_STONE)


DROP_STONE: Final = DropStone()


def four_in_line(stones: i64) -> bool:
    """3. Four stones of one player in a row, a column or a diagonal."""
    pairs: i64 = stones & (stones >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = stones & (stones >> 7)
    if pairs & (pairs >> 14):
        return True
    pairs = stones & (stones >> 6)
    if pairs & (pairs >> 12):
        return True
    pairs = stones & (stones >> 8)
    return bool(pairs & (pairs >> 16))


class ConnectFour(Game[Board]):
    """Four in a line wins; a full grid without a line is a draw."""

    name = "connect_four"
    seats = (2,)
    actions = (Drop,)
    endings = ("line", "draw")
    package = "examples.connect_four"
    page = "examples.connect_four.page"
    tensors = "examples.connect_four.tensors:TENSORS"

    def start(self, seats: int, options: Options) -> Board:
        return Board([DROP_STONE], 0, 0, 0, -1)

    def outcome(self, s: Board) -> Outcome | None:
        if s.steps:
            return None
        if s.winner < 0:
            return Outcome("draw", (0, 0), (1, 1), (), ())
        return Outcome.ranked("line", (1, 0) if s.winner == 0 else (0, 1))


GAME: Final = ConnectFour()
