"""A rule of a game that failed at a table: where the operator finds it, and what the table's log tells of it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import structlog

from starboard.kernel import StarboardError
from starboard.table import metrics
from starboard.table.entries import Broke
from starboard.table.faults import note_fault
from starboard.table.store import Conflict

if TYPE_CHECKING:
    from starboard.kernel import RuleFailed
    from starboard.table.house import House
    from starboard.table.live import Live

log = structlog.get_logger("starboard.table")


def reported(fault: RuleFailed, **said: str | int) -> str:
    """Write a rule's failure into the server's log and count it; return the name of the report."""
    report = str(said.pop("report", "")) or secrets.token_hex(6)
    metrics.RULES_FAILED.inc()
    note_fault("a rule failed", fault, **said, report=report)
    return report


async def flag(house: House, live: Live, fault: RuleFailed) -> str:
    """Report what failed when somebody decided, and let everybody at the table know; return the name of the report.

    In a window nobody else is told: it would say what somebody answers. The caller has the table's lock where the
    window closes, and everybody has answered: see `flag_here`.
    """
    if live.table.is_window():
        return reported(fault, table=live.id)
    async with house.changing(live):
        return await flag_here(house, live, fault)


async def flag_here(house: House, live: Live, fault: RuleFailed) -> str:
    """Do the same for all to know. The caller has the table's lock. What fails at one question again is one report."""
    match, before = live.table.match, live.standing.broke
    number = -1 if match is None else match.number
    if before is not None and before.number == number:
        return reported(fault, table=live.id, number=number, report=before.report)
    report = reported(fault, table=live.id, number=number)
    try:
        await house.commit(live, [Broke(number, report)])
    except (StarboardError, Conflict) as error:
        log.warning("a failure could not be told", table=live.id, report=report, fault=type(error).__name__)
    return report
