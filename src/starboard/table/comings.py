"""Who comes to a table and goes: others are told, and who was absent has the seat back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from starboard.kernel import StarboardError
from starboard.table.entries import Stepped
from starboard.table.presence import BLINK
from starboard.table.standing import PLAYING
from starboard.table.telling import tell_presence

if TYPE_CHECKING:
    from starboard.table.hearing import Hearing
    from starboard.table.house import House
    from starboard.table.line import Line
    from starboard.table.live import Live

log = structlog.get_logger("starboard.table")


class Comings:
    """What a house does about who is there, here and at other processes."""

    def __init__(self, house: House, hearing: Hearing) -> None:
        self._house: Final = house
        self._hearing: Final = hearing

    def arrived(self, live: Live, line: Line) -> None:
        """Note that somebody is there."""
        self._tell(live)
        self.looked(live, line)

    def departed(self, live: Live, line: Line) -> None:
        """Note that somebody has gone; others learn of it where they do not come back at once."""
        live.presence.note_gone(line)
        self._hearing.say_present(live)
        clock = self._house.clock
        clock.call_at(clock.now() + BLINK, lambda: self._tell(live))

    def _tell(self, live: Live) -> None:
        tell_presence(live)
        self._hearing.say_present(live)

    def looked(self, live: Live, line: Line) -> None:
        """Note that somebody has, or has no longer, the table in view: who was absent has the seat back."""
        self._hearing.say_present(live)
        if line.viewer >= 0 and line.visible and live.standing.seats[line.viewer].why == "absent":
            self._house.spawn(self._give_back(live, line.viewer))

    async def _give_back(self, live: Live, seat: int) -> None:
        try:
            async with self._house.changing(live):
                if live.standing.status == PLAYING and live.standing.seats[seat].why == "absent":
                    await self._house.commit(live, [Stepped(seat, "", "back")])
        except StarboardError as fault:
            log.info("a seat could not be given back yet", table=live.id, seat=seat, fault=type(fault).__name__)
