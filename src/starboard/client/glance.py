"""A table over HTTP alone, for who looks in now and then and hears of nothing between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.client.requests import Requests
from starboard.table import protocol

if TYPE_CHECKING:
    from starboard.client.frames import Frame
    from starboard.client.server import Server


class Glance(Requests):
    """What one viewer may ask of a table without a line to it: the same requests, each sent once."""

    def __init__(self, server: Server, table: str, token: str = "") -> None:
        super().__init__()
        self.table: Final = table
        self._server: Final = server
        self._token: Final = token

    async def state(self, since: int = -1) -> Frame:
        """Return how the table stands, and what happened after an entry."""
        return await self._server.state(self.table, protocol.Hello(self._id(), since=since), self._token)

    async def ask(self, request: protocol.Ask) -> dict[str, Any]:
        return await self._server.ask(self.table, request, self._token)
