"""Verdicts: what a check has found at a table, in one line."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from starboard.testing.faults import Said, raised_by
from starboard.testing.tables import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Game
    from starboard.testing.listing import Check
    from starboard.texts import Texts

HALF_A_MINUTE: Final = 24.0
"""Seconds in which all checks of a small game are done, and some to spare."""
ENOUGH: Final = 50
"""So many games of one check are enough, however short they are."""


class Hurried:
    """Seeds of games: the first few, and further ones as long as there is time."""

    def __init__(self, least: int, most: int, seconds: float) -> None:
        self._least: Final = least
        self._most: Final = most
        self._seconds: Final = seconds

    def __iter__(self) -> Iterator[int]:
        end = monotonic() + self._seconds
        for seed in range(self._most):
            if seed >= self._least and monotonic() > end:
                return
            yield seed


class Verdict:
    """What one check found with so many seats: how often it had something to look at, or what is wrong, and where.

    `wrong` says it in English, `said` in any language. `raised` says that the rules broke off, and what is wrong is
    what Python says of it. `where` is as `Table.where` says it.
    """

    def __init__(self, check: Check, seats: int, met: int, wrong: str = "", *, raised: bool = False) -> None:
        self.check: Final = check
        self.seats: Final = seats
        self.met: Final = met
        self.wrong: Final = wrong
        self.raised: Final = raised
        self.where: dict[str, str | int] = {}

    def said(self, texts: Texts) -> str:
        """Say what is wrong."""
        return self.wrong.by(texts) if isinstance(self.wrong, Said) else self.wrong


def all_of(checks: list[Check], game: Game[Any], seats: tuple[int, ...], games: int) -> Iterator[Verdict]:
    """Hold a game to these checks; yield each verdict as it is found."""
    end = monotonic() + HALF_A_MINUTE
    left = len(checks) * len(seats)
    for check in checks:
        for count in seats:
            seconds = max(0.0, end - monotonic()) / left
            left -= 1
            most = games or (ENOUGH if check.games > 1 else 1)
            yield verdict(check, Table(game, count, Hurried(games or 1, most, seconds)))


def verdict(check: Check, table: Table) -> Verdict:
    """Hold a table to one check."""
    try:
        return Verdict(check, table.seats, check.run(table))
    except Exception as error:  # noqa: BLE001  # whatever the rules of somebody's game raise
        wrong = raised_by(error, table.game)
        raised = not isinstance(error, AssertionError) and not isinstance(wrong, Said)
        found = Verdict(check, table.seats, 0, wrong, raised=raised)
    found.where = table.where()
    return found
