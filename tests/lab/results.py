"""Results as tests need them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.lab.results import Result

if TYPE_CHECKING:
    from collections.abc import Sequence


def result(
    number: int,
    bots: Sequence[str],
    ranking: tuple[int, ...],
    *,
    times: tuple[tuple[float, ...], ...] = (),
    unfinished: str = "",
) -> Result:
    """Return what came of a game with these places."""
    seats = len(bots)
    winners = tuple([seat for seat, place in enumerate(ranking) if place == 1])
    nothing = (0,) * seats
    return Result(
        number, 0, 0, tuple(bots), ranking, nothing, winners, "", 1, nothing, times or ((),) * seats, (), unfinished
    )
