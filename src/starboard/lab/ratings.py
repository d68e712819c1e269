"""Ratings by openskill: how strong each bot is by all its games together, and between which bounds.

Every game is rated once, by number, so that equal results give equal ratings whatever order they came in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from starboard.lab.results import Result

NORMAL: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Rating(NamedTuple):
    """A bot's strength and the bounds of its 95 % interval; before the first game it is 25, between 8.7 and 41.3."""

    value: float
    low: float
    high: float


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """Rate bots by their places in games that came to an end, given by number.

    A bot with several seats at one table is rated there by their average place.
    """
    model = PlackettLuce(tau=0.0)  # a bot does not change from game to game, so what is known of it does not fade
    found = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        places = average_places(result)
        if len(places) > 1:
            rated = model.rate([[found[bot]] for bot in places], ranks=list(places.values()))
            for bot, (rating,) in zip(places, rated, strict=True):
                found[bot] = rating
    return {
        bot: Rating(rating.mu, rating.mu - NORMAL * rating.sigma, rating.mu + NORMAL * rating.sigma)
        for bot, rating in found.items()
    }


def average_places(result: Result) -> dict[str, float]:
    """Return the place of each bot in a game, the average where it had several seats; none where it has no end."""
    seats: dict[str, list[int]] = {}
    for bot, place in zip(result.bots, result.ranking, strict=False):
        seats.setdefault(bot, []).append(place)
    return {bot: sum(places) / len(places) for bot, places in seats.items()}
