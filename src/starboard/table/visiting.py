"""Whoever sends a request over HTTP: where it comes from, which keys it brings, and the pocket that it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from starboard.table import rights
from starboard.table.house import House  # Litestar reads the annotations
from starboard.table.rights import Rights
from starboard.table.turnstile import address_of
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from starboard.table.live import Live

POCKET: Final = "starboard_pocket"
Asked = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Language = Annotated[str, QueryParameter(name="lang", max_length=8)]


def words(language: str) -> Texts:
    """Return the words of a language, of English where it is not one of ours."""
    return Texts(language if language in LANGUAGES else LANGUAGES[0])


class Visitor:
    """Whoever sends a request: the keys they hold, and the pocket that they carry or are given."""

    def __init__(self, request: Asked, house: TheHouse) -> None:
        self.house: Final = house
        given = request.headers.get("authorization", "")
        self._token = given[7:] if given.lower().startswith("bearer ") else ""
        self.address: Final = address_of(request, request.app.state.config.proxy_header)
        self.pocket = request.cookies.get(POCKET, "")
        self.is_new = not 40 <= len(self.pocket) <= 60
        if self.is_new:
            self.pocket = rights.fresh_token()

    async def rights(self, live: Live) -> Rights:
        """Return what they may do at a table."""
        key = self._token or ("" if self.is_new else self.pocket)
        held = await rights.rights_of(self.house.store, live.id, key, self.house.clock.wall())
        if self._token and held == Rights():
            self.house.turnstile.count("guesses", self.address)
        return held

    async def all_rights(self, live: Live) -> Rights:
        """Return what they may do at a table by the key that they show and by their pocket together."""
        held = await self.rights(live)
        if not self._token or self.is_new:
            return held
        now = self.house.clock.wall()
        return held.joined(await rights.rights_of(self.house.store, live.id, self.pocket, now))

    def cookies(self, config: Any) -> list[Cookie]:
        """Return the cookie that gives them a pocket, where they had none."""
        if not self.is_new:
            return []
        return [
            Cookie(
                key=POCKET, value=self.pocket, httponly=True, samesite="lax", secure=config.secure, max_age=400 * 86400
            )
        ]


def respond(visitor: Visitor, request: Asked, content: Any, status: int = 200) -> Response[Any]:
    """Answer, with a pocket for whoever had none."""
    return Response(content, status_code=status, cookies=visitor.cookies(request.app.state.config))


def may_watch(live: Live, held: Rights) -> bool:
    """Whether somebody without a seat may see the table."""
    if held.seats or held.host or held.referee or held.invited:
        return True
    watch = live.standing.settings.watch
    return watch == "all" or (watch == "link" and held.watch)
