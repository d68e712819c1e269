"""What a study asks about seats that no field says: on which tile a rocket began."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.oort.actions import Place
from starboard.games.oort.domains import COLUMNS, FILES, ROWS, SIDE
from starboard.kernel import Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Match


def tiles_begun_on(match: Match) -> tuple[str, ...]:
    """OO-3.7 The letter of the tile on whose wormhole each rocket was put."""
    s: Any = match.state
    begun = [""] * match.seats
    for told in match.log:
        if isinstance(told, Played) and isinstance(told.action, Place):
            rank, file = divmod(told.action.square, FILES)
            slot = (ROWS - 1 - rank // SIDE) * COLUMNS + file // SIDE
            begun[told.seat] = s.layout[2 * slot]
    return tuple(begun)


TRAITS: Final[dict[str, Callable[[Match], tuple[str, ...]]]] = {"tile": tiles_begun_on}
