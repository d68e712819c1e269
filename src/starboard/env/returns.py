"""What an outcome is worth to each seat, as learners count: nothing until the end, and then from -1 to 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starboard.kernel import Outcome

ZERO_SUM: Final = "zero-sum"
"""Winners share 1, the others lose as much together."""
RANK: Final = "rank"
"""The first has 1 and the last -1, those between as their places lie; equals share what their places have."""
REWARDS: Final = (ZERO_SUM, RANK)


def check_rewards(by: str) -> None:
    """Raise ValueError where there is no such way to count."""
    if by not in REWARDS:
        raise ValueError(f"rewards={by!r}: there are {' and '.join(map(repr, REWARDS))}")


def returns(outcome: Outcome, by: str = ZERO_SUM) -> list[float]:
    """Return what each seat has of an outcome; all of them together have nothing, but for one who plays alone."""
    seats = len(outcome.ranking)
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    if by == RANK:
        return [_place_worth(outcome.ranking, place) for place in outcome.ranking]
    winners = outcome.winners
    if not winners or len(winners) == seats:
        return [0.0] * seats
    won, lost = 1.0 / len(winners), -1.0 / (seats - len(winners))
    return [won if seat in winners else lost for seat in range(seats)]


def _place_worth(ranking: tuple[int, ...], place: int) -> float:
    """Return what a place is worth: what the places have on average that those share who have it."""
    middle = place + (ranking.count(place) - 1) / 2
    return 1.0 - 2.0 * (middle - 1) / (len(ranking) - 1)
