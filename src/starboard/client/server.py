"""A server over HTTP: games, tables, seats and records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, Self, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from starboard.client.errors import Refused, Unreachable
from starboard.client.frames import Found, Frame
from starboard.client.glance import Glance
from starboard.client.line import Line, words
from starboard.client.patience import patiently
from starboard.table import protocol
from starboard.table.settings import Settings

if TYPE_CHECKING:
    from starboard.table.settings import SeatPlan

Answer = TypeVar("Answer")
SECONDS: Final = 20.0
"""So long a request may take."""


class Server:
    """A server of tables by its address. What this client is given in cookies is kept as long as it is open.

    Every method raises Refused where the server refuses, Unreachable where none answers. A `token` is the key of a
    seat, of who set the table up, of a referee, or to watch: without one, what the cookies hold counts.
    """

    def __init__(self, address: str, *, language: str = "en") -> None:
        """Raise Unreachable for what is no address."""
        parts = urlsplit(address if "//" in address else f"http://{address}")
        if parts.scheme not in {"http", "https"} or not parts.netloc:
            raise Unreachable(address)
        self.address: Final = f"{parts.scheme}://{parts.netloc}"
        self.language: Final = language
        self._http: Final = httpx.AsyncClient(base_url=self.address, timeout=SECONDS, params={"lang": language})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Part from the server."""
        await self._http.aclose()

    def link(self, table: str, token: str) -> str:
        """Return the link that opens a table with a key: what stands behind # is sent to nobody."""
        return f"{self.address}/t/{table}#{token}"

    # Games and tables

    async def games(self) -> list[dict[str, Any]]:
        """List the games that can be played there."""
        return await self._ask("GET", "/games", list[dict[str, Any]])

    async def form(self, game: str, seats: int = 0, options: dict[str, Any] | None = None) -> dict[str, Any]:
        """Return what it takes to draw any position of a game, for so many seats and these options."""
        asked = {"seats": str(seats), "options": msgspec.json.encode(options or {}).decode()}
        return await self._ask("GET", f"/games/{game}/form", dict[str, Any], params=asked)

    async def components(self, game: str) -> dict[str, Any]:
        """Return the component data that a game comes with."""
        return await self._ask("GET", f"/games/{game}/components", dict[str, Any])

    async def rules(self, game: str, *, full: bool = False) -> dict[str, Any]:
        """Return a game's rules in sections: the player's edition where there is one, or the full text."""
        return await self._ask("GET", f"/rules/{game}", dict[str, Any], params={"full": str(full).lower()})

    async def lessons(self, game: str) -> dict[str, Any]:
        """Return the lessons by which a game is learnt."""
        return await self._ask("GET", f"/lessons/{game}", dict[str, Any])

    async def study(self, asked: protocol.Study) -> dict[str, Any]:
        """Play on from a position of one's own, of which nothing is kept; return how it stands then."""
        return await self._ask("POST", "/study", dict[str, Any], asked)

    async def tables(self) -> list[dict[str, Any]]:
        """List the public tables."""
        return await self._ask("GET", "/tables", list[dict[str, Any]])

    async def mine(self) -> list[dict[str, Any]]:
        """List the tables of which this client has a key in its cookies."""
        return await self._ask("GET", "/mine", list[dict[str, Any]])

    async def create(self, new: protocol.NewTable) -> protocol.Keys:
        """Set a table up; the keys are told this once."""
        return await self._ask("POST", "/tables", protocol.Keys, new)

    async def table(self, table: str, token: str = "") -> Found:
        """Return how a table stands, and what the asker may do there."""
        return await self._ask("GET", f"/tables/{table}", Found, token=token)

    async def delete(self, table: str, token: str = "") -> None:
        """Delete a table and all that is stored of it."""
        await self._send("DELETE", f"/tables/{table}", None, token)

    # Seats

    async def claim(self, table: str, invite: str = "", *, seat: int | None = None, name: str = "") -> protocol.SeatKey:
        """Sit down, on a seat by its number or on any that is free; the key is told this once."""
        claim = protocol.ClaimSeat(invite, seat, name, words())
        return await self._ask("POST", f"/tables/{table}/claim", protocol.SeatKey, claim)

    async def enter(self, table: str, token: str) -> None:
        """Put a key, or a one-time code, into this client's cookies."""
        await self._ask("POST", f"/tables/{table}/enter", dict[str, Any], protocol.EnterTable(token))

    async def enter_by_code(self, code: str) -> str:
        """Put a one-time code into this client's cookies, and return the table that it is for."""
        return str((await self._ask("POST", "/enter", dict[str, Any], protocol.EnterTable(code)))["table"])

    async def code(self, table: str, seat: int, token: str = "") -> protocol.OneTimeCode:
        """Draw a code that moves a seat to another device, once."""
        return await self._ask("POST", f"/tables/{table}/code", protocol.OneTimeCode, protocol.OneSeat(seat), token)

    async def rotate(self, table: str, seat: int, token: str = "") -> protocol.SeatKey:
        """Give a seat a new key; all others open it no more."""
        return await self._ask("POST", f"/tables/{table}/rotate", protocol.SeatKey, protocol.OneSeat(seat), token)

    async def leave(self, table: str, seat: int, token: str = "") -> None:
        """Stand up, or send somebody away."""
        await self._ask("POST", f"/tables/{table}/leave", dict[str, Any], protocol.OneSeat(seat), token)

    async def plan(self, table: str, seat: int, plan: SeatPlan, token: str = "") -> None:
        """Give a free seat to a bot, or a bot's to people."""
        await self._ask("POST", f"/tables/{table}/plan", dict[str, Any], protocol.PlanSeat(seat, plan), token)

    async def name(self, table: str, seat: int, name: str, token: str = "") -> None:
        """Go by another name, until the match begins."""
        await self._ask("POST", f"/tables/{table}/name", dict[str, Any], protocol.NameSeat(seat, name), token)

    async def colour(self, table: str, seat: int, hue: int, token: str = "") -> None:
        """Give a seat another colour, 0 to 5."""
        await self._ask("POST", f"/tables/{table}/hue", dict[str, Any], protocol.ColourSeat(seat, hue), token)

    async def renew(self, table: str, kind: Literal["invite", "watch", "referee"], token: str = "") -> str:
        """Return a new key for a link; the old one opens nothing any more."""
        return (await self._ask("POST", f"/tables/{table}/link", protocol.NewLink, protocol.RenewLink(kind), token)).key

    async def watch(self, table: str, token: str = "") -> str:
        """Return one more key for watching."""
        return (await self._ask("POST", f"/tables/{table}/watch", protocol.WatchKey, token=token)).watch

    # The match

    async def start(self, table: str, token: str = "") -> None:
        """Begin the match."""
        await self._ask("POST", f"/tables/{table}/start", dict[str, Any], token=token)

    async def abort(self, table: str, token: str = "") -> None:
        """Break the match off."""
        await self._ask("POST", f"/tables/{table}/abort", dict[str, Any], token=token)

    async def mute(self, table: str, seat: int, token: str = "", *, muted: bool = True) -> None:
        """Let a seat speak no more, or again."""
        await self._ask("POST", f"/tables/{table}/mute", dict[str, Any], protocol.MuteSeat(seat, muted), token)

    async def rematch(self, table: str, token: str = "") -> protocol.Keys:
        """Set the same table up again, everybody one seat further."""
        return await self._ask("POST", f"/tables/{table}/rematch", protocol.Keys, token=token)

    async def record(self, table: str, token: str = "") -> str:
        """Return the saved match of a table whose match is over."""
        return (await self._send("GET", f"/tables/{table}/record", None, token)).text

    async def verify(self, table: str, token: str = "") -> dict[str, Any]:
        """Let a match that is over be played again, every draw from the promised secret; return what was found."""
        return await self._ask("GET", f"/tables/{table}/verify", dict[str, Any], token=token)

    async def analysis(self, table: str, token: str = "") -> dict[str, Any]:
        """Return what the decisions of a match that is over were worth, or how far that is: ask again then."""
        return await self._ask("POST", f"/tables/{table}/analysis", dict[str, Any], token=token)

    async def load(
        self, record: str, seats: list[SeatPlan] | None = None, settings: Settings | None = None, name: str = ""
    ) -> protocol.Keys:
        """Set a table up that goes on with a saved match."""
        wanted = protocol.ImportRecord(record, seats or [], settings or Settings(), name)
        return await self._ask("POST", "/records", protocol.Keys, wanted)

    async def branch(
        self,
        table: str,
        token: str = "",
        *,
        seq: int = -1,
        seats: list[SeatPlan] | None = None,
        settings: Settings | None = None,
        name: str = "",
    ) -> protocol.Keys:
        """Set a table up that goes on from a position of another one."""
        wanted = protocol.BranchTable(seq, seats or [], settings or Settings(), name)
        return await self._ask("POST", f"/tables/{table}/branch", protocol.Keys, wanted, token)

    # Messages

    async def notices(self, table: str, token: str = "") -> list[protocol.NoticeTarget]:
        """List where one's own seats are told that it is their turn."""
        return await self._ask("GET", f"/tables/{table}/notices", list[protocol.NoticeTarget], token=token)

    async def notices_key(self) -> protocol.PushKey:
        """Return the server's key for Web Push, and whether it sends mail."""
        return await self._ask("GET", "/notices/key", protocol.PushKey)

    async def notify(
        self,
        table: str,
        seat: int,
        kind: Literal["push", "webhook", "mail"],
        address: str,
        token: str = "",
        *,
        language: str = "",
        quiet: protocol.QuietHours | None = None,
    ) -> protocol.NoticeTarget:
        """Want a seat to be told, at quiet hours not; a mail address gets a code first, which is to be confirmed."""
        wanted = protocol.Notify(seat, kind, address, language or self.language, quiet)
        return await self._ask("POST", f"/tables/{table}/notices", protocol.NoticeTarget, wanted, token)

    async def confirm_notice(self, table: str, target: str, code: str, token: str = "") -> protocol.NoticeTarget:
        """Say the code that came by mail."""
        said = protocol.ConfirmNotices(code)
        return await self._ask("POST", f"/tables/{table}/notices/{target}/confirm", protocol.NoticeTarget, said, token)

    async def test_notice(self, table: str, target: str, token: str = "") -> protocol.NoticeTarget:
        """Let a message be sent that says only that it arrives."""
        return await self._ask("POST", f"/tables/{table}/notices/{target}/test", protocol.NoticeTarget, token=token)

    async def stop_notice(self, table: str, target: str, token: str = "") -> None:
        """Want to be told there no more."""
        await self._send("DELETE", f"/tables/{table}/notices/{target}", None, token)

    # Playing

    def sit(
        self,
        table: str,
        token: str = "",
        *,
        language: str = "",
        raw: bool = False,
        seat: int | None = None,
        visible: bool = True,
    ) -> Line:
        """Return a line to a table, to be opened by `async with`; see Line for what it may be given."""
        return Line(
            self.address,
            table,
            token,
            language=language or self.language,
            cookies="; ".join(f"{name}={value}" for name, value in self._http.cookies.items()),
            raw=raw,
            seat=seat,
            visible=visible,
        )

    def glance(self, table: str, token: str = "") -> Glance:
        """Return what can be asked of a table without a line to it."""
        return Glance(self, table, token)

    async def ask(self, table: str, request: protocol.Ask, token: str = "") -> dict[str, Any]:
        """Send a request of the socket; return its reply."""
        return await self._ask("POST", f"/tables/{table}/ask", dict[str, Any], request, token)

    async def state(self, table: str, hello: protocol.Hello, token: str = "") -> Frame:
        """Return how a table stands, and what happened after the last entry that a greeting names."""
        return await self._ask("POST", f"/tables/{table}/ask", Frame, hello, token)

    # Asking

    async def _ask(
        self,
        method: str,
        path: str,
        kind: type[Answer],
        data: Any = None,
        token: str = "",
        params: dict[str, str] | None = None,
    ) -> Answer:
        answer = await self._send(method, path, data, token, params)
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError as nonsense:
            raise Unreachable(self.address) from nonsense

    async def _send(
        self, method: str, path: str, data: Any, token: str, params: dict[str, str] | None = None
    ) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        body = None if data is None else msgspec.json.encode(data)
        if body is not None:
            headers["content-type"] = "application/json"

        async def sent() -> httpx.Response:
            try:
                answer = await self._http.request(method, f"/api{path}", content=body, headers=headers, params=params)
            except (httpx.HTTPError, httpx.InvalidURL) as fault:
                raise Unreachable(self.address) from fault
            if answer.status_code >= 400:
                raise Refused(_problem(answer), answer.status_code)
            return answer

        return await patiently(sent)


PROXIES: Final = {429: "server/too-many", 503: "server/busy"}
"""What is meant by whoever stands before a server and lets a request not through."""


def _problem(answer: httpx.Response) -> dict[str, Any]:
    """Return what a refusal says; where it is none of a table's, what its status does."""
    wait = answer.headers.get("retry-after", "")
    seconds = {"seconds": int(wait)} if wait.isdecimal() else {}
    try:
        return {**seconds, **msgspec.json.decode(answer.content)["error"]}
    except (msgspec.DecodeError, LookupError, TypeError, ValueError):
        code = PROXIES.get(answer.status_code, "server/failed")
        return {**seconds, "code": code, "message": f"HTTP {answer.status_code}"}
