"""What comes by itself at a table: bots decide, windows close, and time runs out."""

from __future__ import annotations

from secrets import randbits
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from starboard.bots import STAND_IN, bot_names, command_of
from starboard.bots.external import MOST_FAULTS
from starboard.games import path_of
from starboard.kernel import RuleFailed, StarboardError, view
from starboard.table import metrics, timing
from starboard.table.entries import Entry, Faulted, Stepped
from starboard.table.errors import UnknownTable
from starboard.table.flagging import flag, flag_here
from starboard.table.standing import PLAYING
from starboard.table.store import Conflict, Window
from starboard.table.telling import tell_clocks
from starboard.table.thinking import GIVEN_UP, PROGRAM, Failed, Program

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

AGAIN: Final = 1.0
"""Seconds after which something is tried again that the store did not let happen."""

AT_LEAST: Final = 0.1
"""Seconds that a program is given however little time a window has."""

log = structlog.get_logger("starboard.table")


class Alarms:
    """What a house does unasked."""

    def __init__(self, house: House) -> None:
        self._house: Final = house

    def arm(self, live: Live) -> None:
        """See to what comes next by itself: bots that have to think, a window that has to close, time that is out."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        match = live.table.match
        if match is None or live.gone:
            return
        if live.stale or live.rests > self._house.clock.now():
            self._try_again(live)
            return
        for seat in live.table.asked():
            bot = live.standing.seats[seat].bot
            if bot and seat not in live.table.sealed and live.thinking.get(seat) != match.number:
                live.thinking[seat] = match.number
                self._house.spawn(self._let_bot_decide(live, seat, bot, match.number))
        rings = live.rings()
        if rings is not None:
            live.alarm = self._house.clock.call_at(rings, lambda: self._house.spawn(self._ring(live)))

    def _try_again(self, live: Live) -> None:
        """See to it again in a moment, since the store did not answer."""
        if live.alarm is not None:
            live.alarm.cancel()
        if not live.gone:
            now = self._house.clock.now()
            again = live.rests if live.rests > now else now + AGAIN
            live.alarm = self._house.clock.call_at(again, lambda: self._house.spawn(self._ring(live)))

    async def _ring(self, live: Live) -> None:
        """Do what is to be done at this moment."""
        try:
            async with self._house.changing(live):
                rings = live.rings()
                if rings is None or self._house.clock.now() < rings - 0.001:
                    self.arm(live)
                    return
                try:
                    if live.table.is_window():
                        await self._close_window(live)
                    else:
                        await self._be_out_of_time(live)
                except Conflict:
                    log.info("another process was quicker, or took an answer", table=live.id)
                    await self._house.reread(live)
        except UnknownTable:
            return
        except StarboardError as error:
            log.warning("nothing can happen by itself", table=live.id, code=error.code)
            self._try_again(live)

    async def _close_window(self, live: Live) -> None:
        """Give all answers to the rules, and for who gave none what the timer decides (IO-7.8)."""
        number, answers = live.table.playing.number, live.laid()
        try:
            moved = live.table.resolve(live.table.idle())
        except RuleFailed as fault:
            # The answers stay as they are; the next one that comes is a reason to try once more.
            await self._house.reread(live)
            live.failed = number
            await flag_here(self._house, live, fault)
            self.arm(live)
            return
        await self._house.commit(live, [moved], window=Window(number, answers))

    async def _be_out_of_time(self, live: Live) -> None:
        """Do what the table has chosen for who does not decide in time."""
        seat = live.table.playing.seat
        if live.standing.settings.absent == "bot":
            await self._house.commit(live, [Stepped(seat, STAND_IN, "absent")])
            return
        live.absent |= {seat}
        tell_clocks(live)
        self.arm(live)

    async def _let_bot_decide(self, live: Live, seat: int, bot: str, number: int) -> None:
        try:
            if not live.ours:
                await self._house.clock.sleep(timing.LATER)
            if self._bot_has_to_decide(live, seat, bot, number):
                await self._think_and_decide(live, seat, bot, number)
        except UnknownTable:
            return
        except StarboardError as error:
            log.warning("a bot could not decide", table=live.id, seat=seat, code=error.code)
            if isinstance(error, RuleFailed):
                await flag(self._house, live, error)
            self._try_again(live)
            return
        finally:
            if live.thinking.get(seat) == number:
                del live.thinking[seat]
        if live.table.match is not None and live.table.match.number == number:
            self.arm(live)  # another bot plays here since, or somebody wrote at the same moment: nobody has decided

    async def _think_and_decide(self, live: Live, seat: int, bot: str, number: int) -> None:
        text, what = await self._thought(live, seat, bot)
        async with self._house.changing(live):
            noted = _noted(live, seat, bot, what)
            try:
                await self._decide(live, seat, bot, number, text, noted)
            except Conflict:
                log.info("another process let the bot decide", table=live.id, seat=seat)
                await self._house.reread(live)

    def _bot_has_to_decide(self, live: Live, seat: int, bot: str, number: int) -> bool:
        match = live.table.match
        if match is None or match.number != number or live.standing.seats[seat].bot != bot:
            return False
        return seat in live.table.asked() and seat not in live.table.sealed

    async def _decide(self, live: Live, seat: int, bot: str, number: int, text: str, noted: list[Entry]) -> None:
        """Carry out what a bot decided, after noting what went wrong with it. The caller has the table's lock."""
        decides = self._bot_has_to_decide(live, seat, bot, number)
        if decides and not live.table.is_window():
            await self._house.commit(live, [*noted, live.table.act(seat, number, [text], "bot")])
            return
        if noted:
            await self._house.commit(live, noted)
        if decides:
            await self._house.seal(live, seat, number, [text])

    async def _thought(self, live: Live, seat: int, bot: str) -> tuple[str, str]:
        """Return what a bot decides, and what went wrong with it: then a plainer bot has decided for it."""
        s = live.table.state_for(seat)
        game = live.table.game
        seen = msgspec.json.encode(game.codec.encode(view(s, seat))).decode()
        if not live.table.is_window():
            await self._house.clock.sleep(live.standing.settings.pace)
        wrong = "" if bot in bot_names() else "gone"
        for name in dict.fromkeys(([] if wrong else [bot]) + [STAND_IN, "random"]):
            try:
                text = await self._house.thinkers.decide(
                    game.name, path_of(game.name), name, randbits(64), seat, seen, self._program(live, name)
                )
            except GIVEN_UP as fault:
                metrics.BOTS_GIVEN_UP.inc()
                log.warning("a bot was given up", table=live.id, seat=seat, bot=name, fault=type(fault).__name__)
                wrong = wrong or ("silent" if isinstance(fault, TimeoutError) else "lost")
                if isinstance(fault, TimeoutError):
                    break  # everybody has waited long enough
            except Failed as fault:
                metrics.BOTS_GIVEN_UP.inc()
                log.warning("a bot failed", table=live.id, seat=seat, bot=name, what=fault.what, said=fault.said)
                wrong = wrong or fault.what
            else:
                return text, wrong
        return live.table.idle_for(seat), wrong

    def _program(self, live: Live, bot: str) -> Program | None:
        """Return how a bot outside is asked; None where it is one of ours. In a window it has the window's time."""
        command = command_of(bot)
        if not command:
            return None
        left = live.closes() - self._house.clock.now() if live.table.is_window() else PROGRAM
        return Program(command, min(PROGRAM, max(AT_LEAST, left)))


def _noted(live: Live, seat: int, bot: str, what: str) -> list[Entry]:
    """Return what the table's log has to say of a bot with which something went wrong, while it plays there."""
    standing = live.standing
    if not what or standing.status != PLAYING or standing.seats[seat].bot != bot:
        return []
    faults = standing.faults.get(seat, 0) + 1
    is_over = what == "gone" or (command_of(bot) and (what == "dead" or faults >= MOST_FAULTS))
    return [Faulted(seat, bot, what, STAND_IN if is_over else "")]
