"""Hints: what a search would do in a seat's place, thought of in its own process, out of what that seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from starboard.games import path_of
from starboard.kernel import NotYours, Refusal, State, view, why_not
from starboard.table import exits, metrics
from starboard.table.entries import Hinted
from starboard.table.errors import Busy, NotAllowed, NotNow, refusal
from starboard.table.thinking import GIVEN_UP, Failed

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live
    from starboard.table.protocol import Hint

log = structlog.get_logger("starboard.table")


class Adviser:
    """What one hint needs of a table. Nobody waits for the bot: the table is free while it thinks."""

    def __init__(self, house: House, live: Live, seat: int, language: str) -> None:
        self._house: Final = house
        self._live: Final = live
        self._seat: Final = seat
        self._language: Final = language

    async def advise(self, request: Hint) -> dict[str, Any]:
        """Return what a bot would do; all that is asked for on one question counts as one hint.

        Raise NotAllowed where the table allows no hints, NotNow in a window with other people, Busy where the bot
        hangs or fails.
        """
        async with self._house.changing(self._live):
            seen = self._seen(self._asked(request))
        thought = await self._thought(seen, request.number)
        async with self._house.changing(self._live):
            s, table = self._asked(request), self._live.table
            if why_not(s, table.game.space.parse(thought["actions"][0])) is not None:
                raise Busy(refusal("server-busy"))
            given = request.unasked and self._live.standing.is_alone(self._seat)
            if not given and self._live.standing.hinted != (self._seat, request.number):
                await self._house.commit(self._live, [Hinted(self._seat, request.number)])
            texts = exits.spoken(self._live.standing, self._language)
            return exits.advice_json(table.game, s, thought, texts)

    def _asked(self, request: Hint) -> State:
        """Return the state in which the seat decides; raise where it decides nothing, or may not be advised."""
        table, seat, standing = self._live.table, self._seat, self._live.standing
        alone = standing.is_alone(seat)
        if not alone and not standing.settings.hints:
            raise NotAllowed(refusal("table-no-hints"))
        if standing.seats[seat].bot:
            raise NotYours(Refusal("", "table-bot-plays"))
        s = table.open_to(seat, request.number)
        if table.is_window() and not alone:
            raise NotNow(refusal("table-no-hint-window"))
        if not request.actions:
            return s
        trial = table.draft(seat, request.number, list(request.actions))
        if trial.over or trial.seat != seat:
            raise NotYours(Refusal("", "not-yours", (("seat", seat + 1),)))
        return trial.state

    def _seen(self, s: State) -> str:
        """Return all that the bot is given: what the seat sees, as the game's codec writes it."""
        return msgspec.json.encode(self._live.table.game.codec.encode(view(s, self._seat))).decode()

    async def _thought(self, seen: str, number: int) -> dict[str, Any]:
        """Return what the bot decides and why; asked again it decides the same."""
        name = self._live.table.game.name
        names = list(exits.spoken(self._live.standing, self._language).names)
        try:
            text = await self._house.thinkers.advise(
                name, path_of(name), number, self._seat, seen, self._language, names
            )
        except (*GIVEN_UP, Failed) as fault:
            metrics.BOTS_GIVEN_UP.inc()
            log.warning("a hint was given up", table=self._live.id, fault=str(fault)[:200] or type(fault).__name__)
            raise Busy(refusal("server-busy")) from None
        thought: dict[str, Any] = msgspec.json.decode(text)
        return thought
