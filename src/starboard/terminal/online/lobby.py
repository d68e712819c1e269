"""Coming to a table at a server: a new one, one by its link, or a seat that is one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from starboard.client import (
    CODE_LENGTH,
    CODE_SIGNS,
    BotSeat,
    Keys,
    NewTable,
    PersonSeat,
    SeatPlan,
    Server,
    Settings,
)
from starboard.kernel import InvalidOptions, Refusal
from starboard.terminal.online.session import OnlineSession
from starboard.terminal.online.table import OnlineTable
from starboard.terminal.online.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.terminal.screen import Screen

FOLDER: Final = "/t/"
"""Where links of tables lead to."""
SOMEBODY: Final = "person"
"""What stands for an open seat in a list of bots."""


def seat_plans(seats: int, me: int, others: Sequence[str], name: str = "") -> list[SeatPlan]:
    """Return the plan of a table where one seat, from 1, is one's own: others are for people, or for these bots.

    Raises InvalidOptions for a seat that there is not and for a list that does not fit. Which bots there are, the
    server knows.
    """
    if not 1 <= me <= seats:
        raise InvalidOptions(Refusal("", "no-such-seat", (("number", me), ("seats", seats))))
    left = seats - 1
    words = list(others) or [SOMEBODY]
    words = words * left if len(words) == 1 else words
    if len(words) != left:
        raise InvalidOptions(Refusal("", "wrong-bots", (("count", len(words)), ("wanted", left))))
    plans: list[SeatPlan] = [PersonSeat() if word == SOMEBODY else BotSeat(word) for word in words]
    return [*plans[: me - 1], PersonSeat(mine=True, name=name), *plans[me - 1 :]]


def one_time_code(text: str) -> str:
    """Return the one-time code that somebody typed, in capitals and without gaps; nothing where it is none."""
    code = "".join([sign for sign in text.upper() if sign not in " -"])
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_SIGNS) else ""


class Lobby:
    """Somebody at a server, before and between tables."""

    def __init__(self, screen: Screen, language: str, address: str) -> None:
        """Raise Unreachable for what is no address."""
        self._screen: Final = screen
        self.language = language
        parts = urlsplit(address if "//" in address else f"http://{address}")
        self.table: Final = parts.path.removeprefix(FOLDER).strip("/") if parts.path.startswith(FOLDER) else ""
        self._token: Final = unquote(parts.fragment)
        self._wire: Final = Wire(Server(address, language=language), screen.check)

    def set_up(self, new: NewTable) -> bool:
        """Set a table up and play there; raise Refused or Unreachable. Whether somebody stayed until they quit."""
        return self._begin(self._wire.call(self._wire.server.create(new)))

    def load(self, record: str, plans: list[SeatPlan], settings: Settings) -> bool:
        """Go on with a saved match at a table of its own."""
        return self._begin(self._wire.call(self._wire.server.load(record, plans, settings)))

    def _begin(self, keys: Keys) -> bool:
        token = next(iter(keys.seats.values()))
        return self._play(keys.table, token, self._wire.server.link(keys.table, keys.invite))

    def join(self, name: str = "") -> bool:
        """Go on with a seat, sit down on a free one, or watch, whatever the link opens; a code moves a seat here."""
        server = self._wire.server
        code = one_time_code(self._token)
        if code:
            self._wire.call(server.enter(self.table, code))
            return self._play(self.table, "")
        found = self._wire.call(server.table(self.table, self._token))
        free = any(seat.is_free for seat in found.seats)
        is_open = found.invited or found.host or found.settings.get("public", False)
        if found.yours or found.status != "waiting" or not free or not is_open:
            return self._play(self.table, self._token)
        invite = self._token if found.invited else ""
        key = self._wire.call(server.claim(self.table, invite, name=name))
        return self._play(self.table, key.token, server.link(self.table, invite) if invite else "")

    def _play(self, table_id: str, token: str, invite: str = "") -> bool:
        """Play at a table, and at its rematches."""
        while True:
            table = OnlineTable(self._screen, self.language, self._wire, token, table_id)
            session = OnlineSession(table, invite)
            stayed = session.run()
            self.language = table.texts.language
            if not session.next:
                return stayed
            table_id, invite = session.next, ""

    def close(self) -> None:
        """Part from the server."""
        self._wire.close()
