"""The list of the checks: what each is called, how many games it wants, and what it says where it has met nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.testing.tables import Table
from starboard.texts import Texts

Run = Callable[[Table], int]
"""Hold a table's game to one promise; return how often there was anything to look at; raise where it is broken."""


class Check:
    """One promise of every game, and how it is checked."""

    def __init__(self, run: Run, games: int, least: int, unmet: str) -> None:
        self.run: Final = run
        self.name: Final = run.__name__
        self.games: Final = games
        """So many games are worth the time of a long run."""
        self.least: Final = least
        """So many are worth that of a short one."""
        self.unmet: Final = unmet
        """Why there may be nothing to look at: the end of a message's name."""

    def hold(self, table: Table) -> int:
        """Run the check; a fault also says where in which game it was found."""
        try:
            return self.run(table)
        except Exception as fault:
            where = table.where()
            fault.add_note(f"{self.name}: {Texts().message('check-place', **where) if where else ''}")
            raise


CHECKS: Final[list[Check]] = []
"""All of them, in the order in which they are worth reading."""


def check(games: int, least: int = 2, *, unmet: str = "nothing") -> Callable[[Run], Run]:
    """Make a function a check and put it on the list."""

    def listed(run: Run) -> Run:
        CHECKS.append(Check(run, games, least, unmet))
        return run

    return listed
