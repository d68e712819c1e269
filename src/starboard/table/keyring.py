"""Keys over HTTP: putting them into a browser's pocket, moving a seat to another device, renewing keys and links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Controller, Response, post
from litestar.params import FromPath, JSONBody

from starboard.bots import has_secrets
from starboard.table import protocol, rights
from starboard.table.entries import Handed, Renewed
from starboard.table.errors import NotAllowed, NotNow, refusal
from starboard.table.store import Key, Write, rows
from starboard.table.visiting import Asked, TheHouse, Visitor, respond  # Litestar reads the annotations

if TYPE_CHECKING:
    from starboard.table.live import Live


class Keyring(Controller):
    """What opens what, and no longer does."""

    path = "/api"

    @post("/enter")
    async def enter_by_code(
        self, request: Asked, house: TheHouse, data: JSONBody[protocol.EnterTable]
    ) -> Response[dict[str, Any]]:
        """Put a one-time code, typed without its table, into the pocket of this browser; tell which table it opens."""
        visitor, now = Visitor(request, house), house.clock.wall()
        house.turnstile.check("guesses", visitor.address)
        found = [key for key in await house.store.keys(rights.hashed(data.token)) if key.kind == rows.CODE]
        if not found or (found[0].expires or now) <= now:
            house.turnstile.count("guesses", visitor.address)
            raise NotAllowed(refusal("table-wrong-key"))
        return await _enter(visitor, request, found[0].table_id, data.token)

    @post("/tables/{table_id:str}/enter")
    async def enter(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.EnterTable]
    ) -> Response[dict[str, Any]]:
        """Put a key or a one-time code into the pocket of this browser; an invitation lets its bearer watch."""
        visitor = Visitor(request, house)
        house.turnstile.check("guesses", visitor.address)
        return await _enter(visitor, request, table_id, data.token)

    @post("/tables/{table_id:str}/code", status_code=201)
    async def code(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.OneSeat]
    ) -> protocol.OneTimeCode:
        """Draw a code that moves a seat to another device."""
        live = await house.live(table_id)
        seat = (await Visitor(request, house).rights(live)).as_seat(data.seat)
        made, at = rights.fresh_code(), house.clock.wall()
        key = Key(rights.hashed(made), table_id, rows.CODE, seat, at, at + rights.CODE_SECONDS)
        await house.store.write(Write(table_id, keys=[key]))
        return protocol.OneTimeCode(made, rights.CODE_SECONDS)

    @post("/tables/{table_id:str}/rotate", status_code=201)
    async def rotate(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.OneSeat]
    ) -> Response[protocol.SeatKey]:
        """Give a seat a new key; those it had, and other browsers' pockets, open it no more."""
        visitor, live = Visitor(request, house), await house.live(table_id)
        seat = (await visitor.rights(live)).as_seat(data.seat)
        token, at = rights.fresh_token(), house.clock.wall()
        keys = [Key(rights.hashed(token), table_id, rows.SEAT, seat, at)]
        keys += rights.pocketed(visitor.pocket, table_id, seat, at)
        async with house.changing(live):
            await house.commit(
                live,
                [Handed(seat, "keys", rights.browser(visitor.pocket))],
                keys=keys,
                drop_keys=all_keys(table_id, seat),
            )
            live.cut(seat)
        return respond(visitor, request, protocol.SeatKey(table_id, seat, token), 201)

    @post("/tables/{table_id:str}/link", status_code=201)
    async def renew(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.RenewLink]
    ) -> protocol.NewLink:
        """Draw a new key for a link; the old one opens nothing any more. Who came by it stays."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        held.need_host()
        if data.kind == rows.REFEREE and held.seats and has_secrets(live.table.game):
            raise NotAllowed(refusal("table-referee-seat"))
        if data.kind == rows.REFEREE and live.standing.settings.chance != "hand":
            raise NotNow(refusal("table-no-referee"))
        made = rights.fresh_token()
        key = Key(rights.hashed(made), table_id, data.kind, rows.NO_SEAT, house.clock.wall())
        async with house.changing(live):
            old = Key("", table_id, data.kind, rows.NO_SEAT)
            await house.commit(live, [Renewed(data.kind)], keys=[key], drop_keys=[old])
        return protocol.NewLink(made)


async def _enter(visitor: Visitor, request: Asked, table_id: str, token: str) -> Response[dict[str, Any]]:
    house = visitor.house
    live = await house.live(table_id)
    async with house.changing(live):  # looked up in here: a code works once
        key = await _key(visitor, live, token)
        if key is None:
            house.turnstile.count("guesses", visitor.address)
            raise NotAllowed(refusal("table-wrong-key"))
        kind = rows.WATCH if key.kind == rows.INVITE else key.kind
        seat = key.seat if key.seat >= 0 else rights.POCKETED[kind]
        held = await visitor.rights(live)
        both = (held.referee and seat >= 0) or (held.seats and kind == rows.REFEREE)
        if both and has_secrets(live.table.game):
            raise NotAllowed(refusal("table-referee-seat"))
        put = rights.pocketed(visitor.pocket, table_id, seat, house.clock.wall())
        if kind == rows.CODE:
            handed = Handed(seat, "device", rights.browser(visitor.pocket))
            await house.commit(live, [handed], keys=put, drop_keys=[key])
        else:
            await house.store.write(Write(table_id, keys=put))
    return respond(visitor, request, {"table": table_id, "seat": seat if seat >= 0 else None})


async def _key(visitor: Visitor, live: Live, token: str) -> Key | None:
    """Return what a key or a code opens at a table; None where it opens nothing that a pocket can hold."""
    now = visitor.house.clock.wall()
    for key in await visitor.house.store.keys(rights.hashed(token), live.id):
        watches = key.kind != rows.INVITE or live.standing.settings.watch != "nobody"
        opens = watches and (key.kind != rows.POCKET or key.seat >= 0)
        if opens and (key.expires is None or key.expires > now):
            return key
    return None


def all_keys(table_id: str, seat: int) -> list[Key]:
    """Return rows that stand for every key of a seat."""
    return [Key("", table_id, kind, seat) for kind in (rows.SEAT, rows.POCKET, rows.CODE)]
