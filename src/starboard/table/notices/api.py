"""Wanting to be told of one's turn, and no longer: per seat, by whoever holds its key."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from starboard.table import protocol, rights
from starboard.table.errors import NotAllowed, NotNow, refusal
from starboard.table.notices import places
from starboard.table.notices.notices import to_decide
from starboard.table.notices.sinks import MAIL, PUSH, Message, Undelivered
from starboard.table.store import Target, Write
from starboard.table.visiting import Asked, TheHouse, Visitor, words  # Litestar reads the annotations
from starboard.texts import LANGUAGES

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

MOST: Final = 5
"""Addresses of one seat at most."""
MOST_WRONG: Final = 5
"""So many wrong codes and the address is forgotten."""
MAILBOX: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class NoticesApi(Controller):
    """What is asked about messages."""

    path = "/api"

    @get("/notices/key")
    async def key(self, house: TheHouse) -> protocol.PushKey:
        """Return the key that a browser has to name when it subscribes to Web Push."""
        return protocol.PushKey(await house.notices.push.public_key())

    @get("/tables/{table_id:str}/notices")
    async def listed(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> list[protocol.NoticeTarget]:
        """List where one's own seats are told."""
        live = await house.live(table_id)
        mine = (await Visitor(request, house).rights(live)).seats
        return [_told(target) for target in live.targets.values() if target.seat in mine]

    @post("/tables/{table_id:str}/notices", status_code=201)
    async def add(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.Notify]
    ) -> protocol.NoticeTarget:
        """Want to be told. A mail address gets a code first, and nothing else until it was said."""
        live = await house.live(table_id)
        seat = (await Visitor(request, house).rights(live)).as_seat(data.seat)
        _check(house, data)
        code = rights.fresh_code() if data.kind == MAIL else ""
        language = data.language if data.language in LANGUAGES else LANGUAGES[0]
        target = Target(
            secrets.token_urlsafe(12),
            table_id,
            seat,
            data.kind,
            data.address,
            language,
            rights.hashed(code) if code else "",
            house.clock.wall(),
            None if code else _open_question(live, seat),
        )
        async with house.changing(live):
            known = [one for one in live.targets.values() if one.seat == seat]
            same = [one for one in known if (one.kind, one.address) == (data.kind, data.address)]
            if same:
                return _told(same[0])
            if len(known) >= MOST:
                raise NotNow(refusal("notice-many", most=MOST))
            if code:
                await _mail_code(house, live, target, code)
            await house.store.write(Write(table_id, targets=[target]))
            live.targets[target.id] = target
        return _told(target)

    @post("/tables/{table_id:str}/notices/{target_id:str}/confirm")
    async def confirm(
        self,
        request: Asked,
        house: TheHouse,
        table_id: FromPath[str],
        target_id: FromPath[str],
        data: JSONBody[protocol.ConfirmNotices],
    ) -> protocol.NoticeTarget:
        """Say the code that came by mail."""
        live = await house.live(table_id)
        mine = (await Visitor(request, house).rights(live)).seats
        async with house.changing(live):
            target = _own(live, target_id, mine)
            if not target.code:
                return _told(target)
            right = secrets.compare_digest(rights.hashed(data.code.strip().upper()), target.code)
            if right:
                number = _open_question(live, target.seat)
                target = msgspec.structs.replace(target, code="", tries=0, number=number)
            else:
                target = msgspec.structs.replace(target, tries=target.tries + 1)
            gone = not right and target.tries >= MOST_WRONG
            await house.store.write(Write(table_id, targets=[] if gone else [target], drop_targets=[target_id]))
            live.targets.pop(target_id)
            if not gone:
                live.targets[target_id] = target
        if not right:
            raise NotAllowed(refusal("notice-wrong-code"))
        return _told(target)

    @delete("/tables/{table_id:str}/notices/{target_id:str}", status_code=204)
    async def remove(self, request: Asked, house: TheHouse, table_id: FromPath[str], target_id: FromPath[str]) -> None:
        """Want to be told no more."""
        live = await house.live(table_id)
        mine = (await Visitor(request, house).rights(live)).seats
        async with house.changing(live):
            _own(live, target_id, mine)
            await house.store.write(Write(table_id, drop_targets=[target_id]))
            live.targets.pop(target_id)


def _check(house: House, data: protocol.Notify) -> None:
    """Raise where nothing could be sent to an address of this kind."""
    if data.kind == MAIL:
        if not house.notices.mail.ready:
            raise NotNow(refusal("notice-no-mail"))
        if not MAILBOX.fullmatch(data.address):
            raise NotAllowed(refusal("notice-no-place"))
        return
    address = data.address
    if data.kind == PUSH:
        try:
            address = msgspec.json.decode(data.address, type=_Subscription).endpoint
        except msgspec.MsgspecError as fault:
            raise NotAllowed(refusal("notice-no-place")) from fault
    places.checked(address)


class _Keys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class _Subscription(msgspec.Struct, frozen=True):
    """What a browser makes when it subscribes."""

    endpoint: str
    keys: _Keys


async def _mail_code(house: House, live: Live, target: Target, code: str) -> None:
    texts = words(target.language)
    game = texts.game(live.standing.game)
    title, text = texts.message("notice-title", game=game), texts.message("notice-code", code=code, game=game)
    try:
        await house.notices.sinks[MAIL].send(target.address, Message(target.id, title, text, "", live.id, ""))
    except Undelivered as fault:
        raise NotNow(refusal("notice-mail-failed")) from fault


def _open_question(live: Live, seat: int) -> int | None:
    """Return the number of the question that a seat knows of, since it asks now: it is told of the next one."""
    return to_decide(live, live.standing).get(seat)


def _own(live: Live, target_id: str, mine: tuple[int, ...]) -> Target:
    target = live.targets.get(target_id)
    if target is None or target.seat not in mine:
        raise NotAllowed(refusal("notice-unknown"))
    return target


def _told(target: Target) -> protocol.NoticeTarget:
    """Tell of an address whose it is; of a subscription only where it is kept, since the rest is a key."""
    shown = target.address
    if target.kind == PUSH:
        shown = msgspec.json.decode(target.address, type=_Subscription).endpoint
    return protocol.NoticeTarget(target.id, target.seat, target.kind, shown, not target.code)
