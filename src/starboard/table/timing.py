"""How long somebody has. Nothing here waits: it is told how late it is, and says what follows.

A clock runs while a seat is asked alone; a window has a time of its own and runs on nobody's clock (IO-7.7). Within a
process time is measured by a clock that only grows; across a restart, by the time of day at which the time is out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.bots import command_of
from starboard.kernel import is_paced
from starboard.table.settings import DaysClock, LiveClock
from starboard.table.standing import PLAYING

if TYPE_CHECKING:
    from starboard.kernel import Match
    from starboard.table.standing import Standing

DAY: Final = 86400.0
HOUR: Final = 3600.0
GRACE: Final = 30.0
"""Whoever is asked when a server comes back has so many seconds at least."""
LATER: Final = 2.0
"""Seconds for which a process leaves what comes by itself to the one that wrote last, which may be dead by now."""
BOT_DELAY: Final = 0.25
"""Seconds that bots have to answer a window where it has no other least time, whatever they hold."""
SLOW_BOTS: Final = {"level3": 1.0, "level4": 2.0}
"""The same for bots that try much out before they answer."""
PROGRAM_DELAY: Final = 1.0
"""The same for programs, which are started to answer."""


def least(standing: Standing, *, one_screen: bool) -> float:
    """Return the least time of every window at a table, the same whatever anybody holds or answers.

    Nobody can draw a conclusion where one person plays against bots, or all sit at one screen.
    """
    if len(standing.people) > 1 and not one_screen:
        return standing.settings.window
    return max((_delay(standing.seats[seat].bot) for seat in standing.bots), default=0.0)


def _delay(bot: str) -> float:
    """Return how many seconds a bot has to answer a window that has no other least time."""
    return PROGRAM_DELAY if command_of(bot) else SLOW_BOTS.get(bot, BOT_DELAY)


def allowed(standing: Standing, match: Match | None, wall: float) -> float | None:
    """Return how many seconds the open question may take, asked at this time of day; None where it may take any."""
    clock = standing.settings.clock
    if clock is None or match is None or match.seat < 0 or standing.status != PLAYING:
        return None
    if isinstance(clock, DaysClock):
        return None if _is_for_bot(standing, match) else deadline(wall, clock) - wall
    if is_paced(match.state):
        return standing.settings.answer
    return None if _is_for_bot(standing, match) else max(0.0, standing.bank(match.seat))


def _is_for_bot(standing: Standing, match: Match) -> bool:
    return not is_paced(match.state) and bool(standing.seats[match.seat].bot)


def deadline(wall: float, clock: DaysClock) -> float:
    """Return the time of day at which so many hours have passed, none of them quiet."""
    left = clock.hours * HOUR
    quiet = (clock.quiet_to - clock.quiet_from) % 24 * HOUR
    if not quiet:
        return wall + left
    since = (wall - clock.quiet_from * HOUR) % DAY  # since the last quiet hours began
    if since < quiet:
        wall, since = wall + quiet - since, quiet
    while left > DAY - since:
        left -= DAY - since
        wall, since = wall + DAY - since + quiet, quiet
    return wall + left


def regained(allowed_now: float | None, due: float | None, wall: float, grace: float) -> float | None:
    """Return how many seconds are left of a question when a table is read again.

    The time of day may have jumped meanwhile: nobody gains more than the whole. Where the server was away just now,
    nobody finds less than the grace.
    """
    if allowed_now is None:
        return None
    left = allowed_now if due is None else due - wall
    return min(allowed_now, max(left, grace))


def spent(standing: Standing, allowed_then: float | None, left: float | None) -> float:
    """Return how many seconds of its bank a seat has used for a decision."""
    if allowed_then is None or left is None or not isinstance(standing.settings.clock, LiveClock):
        return 0.0
    return round(max(0.0, allowed_then - max(0.0, left)), 1)
