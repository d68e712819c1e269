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
from starboard.table.notices.quiet import written
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
        """Return the key that a browser has to name when it subscribes to Web Push, and whether there is mail."""
        return protocol.PushKey(await house.notices.push.public_key(), house.notices.mail.ready)

    @get("/tables/{table_id:str}/notices")
    async def listed(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> list[protocol.NoticeTarget]:
        """List where one's own seats are told."""
        live = await house.live(table_id)
        mine = (await Visitor(request, house).rights(live)).seats
        now = house.clock.wall()
        return [_told(target, now) for target in live.targets.values() if target.seat in mine]

    @post("/tables/{table_id:str}/notices", status_code=201)
    async def add(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.Notify]
    ) -> protocol.NoticeTarget:
        """Want to be told. A mail address gets a code first, and nothing else until it was said.

        Who has said it at another table need not say it again in the same browser.
        """
        live, visitor = await house.live(table_id), Visitor(request, house)
        seat = (await visitor.rights(live)).as_seat(data.seat)
        _check(house, data)
        quiet = written(data.quiet)
        code = rights.fresh_code() if data.kind == MAIL and not await _is_known(visitor, data) else ""
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
            quiet=quiet,
        )
        async with house.changing(live):
            known = [one for one in live.targets.values() if one.seat == seat]
            same = [one for one in known if (one.kind, one.address) == (data.kind, data.address)]
            if same:
                if same[0].quiet != quiet:
                    same = [msgspec.structs.replace(same[0], quiet=quiet)]
                    await house.store.write(Write(table_id, targets=same))
                    live.targets[same[0].id] = same[0]
                return _told(same[0], house.clock.wall())
            if len(known) >= MOST:
                raise NotNow(refusal("notice-many", most=MOST))
            if code:
                await _mail_code(house, live, target, code)
            await house.store.write(Write(table_id, targets=[target]))
            live.targets[target.id] = target
        return _told(target, house.clock.wall())

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
                return _told(target, house.clock.wall())
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
        return _told(target, house.clock.wall())

    @post("/tables/{table_id:str}/notices/{target_id:str}/test")
    async def test(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], target_id: FromPath[str]
    ) -> protocol.NoticeTarget:
        """Send a message that says nothing but that messages arrive; raise NotNow where it is not taken."""
        live, visitor = await house.live(table_id), Visitor(request, house)
        target = _own(live, target_id, (await visitor.rights(live)).seats)
        if target.code:
            raise NotNow(refusal("notice-unconfirmed"))
        house.turnstile.count("guesses", visitor.address)
        texts = words(target.language)
        title = texts.message("notice-title", game=texts.game(live.standing.game))
        told = Message(f"{target.id}-test", title, texts.message("notice-test"), house.notices.link(live), live.id, "")
        try:
            await house.notices.sinks[target.kind].send(target.address, told)
        except Undelivered as fault:
            raise NotNow(refusal("notice-not-taken")) from fault
        return _told(target, house.clock.wall())

    @delete("/tables/{table_id:str}/notices/{target_id:str}", status_code=204)
    async def remove(self, request: Asked, house: TheHouse, table_id: FromPath[str], target_id: FromPath[str]) -> None:
        """Want to be told no more."""
        live = await house.live(table_id)
        mine = (await Visitor(request, house).rights(live)).seats
        async with house.changing(live):
            _own(live, target_id, mine)
            await house.store.write(Write(table_id, drop_targets=[target_id]))
            live.targets.pop(target_id)


async def _is_known(visitor: Visitor, data: protocol.Notify) -> bool:
    """Whether a seat in the same pocket is told at this address, which was confirmed then."""
    if visitor.is_new:
        return False
    kept = await visitor.house.store.keys(rights.hashed(visitor.pocket))
    mine = {(key.table_id, key.seat) for key in kept}
    told = await visitor.house.store.targets_at(data.kind, data.address)
    return any(not target.code and (target.table_id, target.seat) in mine for target in told)


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
    places.checked(address, house.notices.allowed)


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


def _told(target: Target, now: float) -> protocol.NoticeTarget:
    """Tell of an address whose it is; of a subscription only where it is kept, since the rest is a key."""
    shown = target.address
    if target.kind == PUSH:
        shown = msgspec.json.decode(target.address, type=_Subscription).endpoint
    waits = target.next_at is not None and target.tries > 0
    again = round(max(0.0, target.next_at - now), 1) if waits and target.next_at is not None else None
    failures = target.tries if waits else 0
    return protocol.NoticeTarget(target.id, target.seat, target.kind, shown, not target.code, failures, again)
