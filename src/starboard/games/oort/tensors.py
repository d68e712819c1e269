"""What a learner is told of the board: planes of 15 ranks by 25 files, the southwest corner first."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.domains import CELLS, FILES, PER_TYPE, RANKS, TYPES
from starboard.games.oort.state import GONE, NOT_PLACED, Cloud

MOST_ROCKETS: Final = 4


def sky(seen: Cloud, seat: int, out: memoryview[float]) -> None:
    """OO-2.3, OO-2.4 Where a rocket can be, and where wormholes are."""
    board = seen.board
    for cell in range(CELLS):
        if board.is_open[cell]:
            out[cell] = 1.0
        if board.is_hole[cell]:
            out[CELLS + cell] = 1.0


def tokens(seen: Cloud, seat: int, out: memoryview[float]) -> None:
    """OO-3.4 Where tokens lie: a plane for each type."""
    if len(seen.board.spots) < len(seen.tokens):
        return  # tokens are laid on a board that lies
    for spot, kind in enumerate(seen.tokens):
        if kind != GONE:
            out[kind * CELLS + seen.board.spots[spot]] = 1.0


def rockets(seen: Cloud, seat: int, out: memoryview[float]) -> None:
    """OO-3.7 Where the rockets are: a plane for each seat, the observer's first."""
    count = len(seen.rockets)
    for other, cell in enumerate(seen.rockets):
        if cell != NOT_PLACED:
            out[(other - seat) % count * CELLS + cell] = 1.0


def holdings(seen: Cloud, seat: int, out: memoryview[float]) -> None:
    """OO-5.1 What each seat holds of each type, the observer first."""
    count = len(seen.holdings)
    for other, bag in enumerate(seen.holdings):
        begin = (other - seat) % count * len(TYPES)
        for kind, held in enumerate(bag):
            out[begin + kind] = held / PER_TYPE


TENSORS: Final = (
    ("sky", (2, RANKS, FILES), sky, ("tiles", "layout")),
    ("tokens", (len(TYPES), RANKS, FILES), tokens, ("tokens", "tiles", "layout")),
    ("rockets", (MOST_ROCKETS, RANKS, FILES), rockets, ("rockets",)),
    ("holdings", (MOST_ROCKETS, len(TYPES)), holdings, ("holdings",)),
)
