"""The HTTP side: games, setting tables up, sitting down and standing up, keys, records."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import structlog
from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from starboard.bots import STAND_IN, check_bot, has_secrets
from starboard.games import find_game, names
from starboard.kernel import BrokenGame, Game, InvalidOptions, Refusal, UnknownGame
from starboard.table import exits, protocol, rights
from starboard.table.entries import (
    Aborted,
    Claimed,
    Coloured,
    Entry,
    Followed,
    Left,
    Muted,
    Named,
    Planned,
    Stepped,
)
from starboard.table.errors import NotAllowed, NotNow, SeatTaken, UnknownTable, refusal
from starboard.table.founding import Origin
from starboard.table.keyring import all_keys
from starboard.table.listing import listed
from starboard.table.naming import clean_name
from starboard.table.offering import components_of, game_json
from starboard.table.rights import Rights
from starboard.table.settings import BotSeat, PersonSeat, SeatPlan
from starboard.table.standing import ABORTED, OVER, PLAYING, WAITING
from starboard.table.store import Key, rows
from starboard.table.visiting import Asked, Language, TheHouse, Visitor, may_watch, respond, words
from starboard.texts import Texts
from starboard.texts.forms import form_json
from starboard.texts.pages import page_of

if TYPE_CHECKING:
    from starboard.table.live import Live

log = structlog.get_logger("starboard.table")


@lru_cache(maxsize=64)
def _form(game: Game[Any], language: str, seats: int, options: str) -> bytes:
    return msgspec.json.encode(form_json(game, Texts(language), seats or game.seats[0], _chosen(options)))


def _chosen(options: str) -> dict[str, Any]:
    """Return the options that an address names; raise InvalidOptions where they are none."""
    try:
        return msgspec.json.decode(options, type=dict[str, Any]) if options else {}
    except (msgspec.DecodeError, RecursionError, UnicodeError) as nonsense:
        raise InvalidOptions(refusal("wrong-message", fault=str(nonsense)[:200])) from nonsense


class Api(Controller):
    """All requests over HTTP but the socket."""

    path = "/api"

    # Games and tables

    @get("/games")
    async def games(self, language: Language = "en") -> list[dict[str, Any]]:
        """List the games that can be played here, with their options."""
        found: list[dict[str, Any]] = []
        for name in names():
            try:
                found.append(game_json(find_game(name), words(language)))
            except BrokenGame:
                continue
        return found

    @get("/games/{game_id:str}/form")
    async def form(
        self,
        game_id: FromPath[str],
        language: Language = "en",
        seats: Annotated[int, QueryParameter(ge=0, le=12)] = 0,
        options: Annotated[str, QueryParameter(max_length=4000)] = "",
    ) -> Response[Any]:
        """Tell what a page needs to draw any position of a game."""
        made = _form(find_game(game_id), words(language).language, seats, options)
        return Response(made, media_type="application/json")

    @get("/games/{game_id:str}/board.js", include_in_schema=False)
    async def board(self, game_id: FromPath[str]) -> Response[str]:
        """Send the board that a game's package brings for the page."""
        script = page_of(find_game(game_id)).script()
        if script is None:
            raise UnknownGame(Refusal("", "page-no-board", (("game", game_id[:60]),)))
        return Response(script, media_type="text/javascript", headers={"cache-control": "no-cache"})

    @get("/games/{game_id:str}/components")
    async def components(self, game_id: FromPath[str]) -> Response[Any]:
        """Send the component data that a game comes with, for whoever writes down what is in a box of their own."""
        return Response(components_of(find_game(game_id)), media_type="application/json")

    @post("/tables", status_code=201)
    async def create(
        self, request: Asked, house: TheHouse, data: JSONBody[protocol.NewTable]
    ) -> Response[protocol.Keys]:
        """Set a table up; the keys are told once."""
        visitor = Visitor(request, house)
        house.turnstile.count("tables", visitor.address)
        given = await house.create(data, visitor.pocket)
        return respond(visitor, request, given, 201)

    @get("/tables")
    async def public(self, house: TheHouse, language: Language = "en") -> list[dict[str, Any]]:
        """List the tables that everybody may know of."""
        return await listed(house, await house.store.listed(public=True), words(language).language)

    @get("/mine")
    async def mine(self, request: Asked, house: TheHouse, language: Language = "en") -> list[dict[str, Any]]:
        """List the tables of which this browser has a key in its pocket."""
        visitor = Visitor(request, house)
        if visitor.is_new:
            return []
        keys = await house.store.keys(rights.hashed(visitor.pocket))
        found = await house.store.listed(ids=sorted({key.table_id for key in keys}))
        return await listed(house, found, words(language).language, visitor)

    @get("/tables/{table_id:str}")
    async def about(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], language: Language = "en"
    ) -> dict[str, Any]:
        """Tell of one table."""
        live = await house.live(table_id)
        held = await Visitor(request, house).all_rights(live)
        if not may_watch(live, held) and not live.standing.settings.public:
            raise UnknownTable(refusal("table-unknown"))
        async with house.changing(live):
            return _about(live, held, language)

    @delete("/tables/{table_id:str}", status_code=204)
    async def remove(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> None:
        """Delete a table and all that is stored of it."""
        live = await house.live(table_id)
        (await Visitor(request, house).rights(live)).need_host()
        if live.standing.status == PLAYING and len(live.standing.people) > 1:
            raise NotNow(refusal("table-playing"))
        async with house.changing(live):
            await house.forget(live)
        log.info("a table was deleted", table=table_id, status=live.standing.status)

    # Sitting down and standing up

    @post("/tables/{table_id:str}/claim", status_code=201)
    async def claim(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.ClaimSeat]
    ) -> Response[protocol.SeatKey]:
        """Sit down on a free seat."""
        visitor, live = Visitor(request, house), await house.live(table_id)
        held = await visitor.rights(live)
        if data.invite:
            more = await rights.rights_of(house.store, table_id, data.invite, house.clock.wall())
            if not more.invited:
                house.turnstile.count("guesses", visitor.address)
            held = msgspec.structs.replace(held, invited=held.invited or more.invited)
        if not (held.invited or held.host or held.seats or live.standing.settings.public):
            raise NotAllowed(refusal("table-no-invite"))
        if held.referee and has_secrets(live.table.game):
            raise NotAllowed(refusal("table-referee-seat"))
        async with house.changing(live):
            seat = _free_seat(live, data.seat)
            token, at = rights.fresh_token(), house.clock.wall()
            keys = [Key(rights.hashed(token), table_id, rows.SEAT, seat, at)]
            keys += rights.pocketed(visitor.pocket, table_id, seat, at)
            claimed = Claimed(seat, clean_name(data.name), data.words, rights.browser(visitor.pocket))
            await house.commit(live, [claimed], keys=keys)
        return respond(visitor, request, protocol.SeatKey(table_id, seat, token), 201)

    @post("/tables/{table_id:str}/leave")
    async def leave(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.OneSeat]
    ) -> dict[str, Any]:
        """Stand up before the match begins; whoever set the table up may send others away, then or later."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        mine = data.seat in held.seats
        if not mine:
            held.need_host()
        async with house.changing(live):
            seat = _seat_at(live, data.seat)
            if not seat.taken:
                raise SeatTaken(refusal("table-seat-free"))
            if live.standing.status == WAITING:
                entry: Entry = Left(data.seat, not mine)
            elif live.standing.status == PLAYING and not mine:
                entry = Stepped(data.seat, STAND_IN, "kicked")
            else:
                raise NotNow(refusal("table-begun"))
            await house.commit(live, [entry], drop_keys=all_keys(table_id, data.seat))
            live.cut(data.seat)
        return {}

    @post("/tables/{table_id:str}/plan")
    async def plan(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.PlanSeat]
    ) -> dict[str, Any]:
        """Give a free seat to a bot, or a bot's seat to people, before the match begins."""
        live = await house.live(table_id)
        (await Visitor(request, house).rights(live)).need_host()
        async with house.changing(live):
            if live.standing.status != WAITING:
                raise NotNow(refusal("table-begun"))
            if _seat_at(live, data.seat).taken:
                raise SeatTaken(refusal("table-seat-taken", number=data.seat + 1))
            if isinstance(data.plan, BotSeat) and data.plan.bot:
                check_bot(data.plan.bot)
            await house.commit(live, [Planned(data.seat, data.plan)])
        return {}

    @post("/tables/{table_id:str}/hue")
    async def colour(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.ColourSeat]
    ) -> dict[str, Any]:
        """Give one's seat another colour; whoever set the table up does so for bots.

        What a bot has is swapped with it. What another person has is refused where the colours suffice for all.
        """
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        async with house.changing(live):
            seat = _seat_at(live, data.seat)
            if data.seat not in held.seats:
                held.need_host()
                if seat.taken:
                    raise NotAllowed(refusal("table-no-seat"))
            wearer = live.standing.wearer(data.hue)
            if wearer is not None and wearer is not seat and wearer.taken:
                raise NotNow(refusal("table-hue-taken"))
            await house.commit(live, [Coloured(data.seat, data.hue)])
        return {}

    @post("/tables/{table_id:str}/name")
    async def name(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.NameSeat]
    ) -> dict[str, Any]:
        """Go by another name on one's own seat, before the match begins."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        async with house.changing(live):
            _seat_at(live, data.seat)
            if data.seat not in held.seats:
                raise NotAllowed(refusal("table-no-seat"))
            if live.standing.status != WAITING:
                raise NotNow(refusal("table-begun"))
            await house.commit(live, [Named(data.seat, clean_name(data.name))])
        return {}

    @post("/tables/{table_id:str}/start")
    async def start(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> dict[str, Any]:
        """Begin the match."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        if not (held.host or held.seats):
            raise NotAllowed(refusal("table-no-seat"))
        async with house.changing(live):
            await house.commit(live, live.table.begin())
        return {}

    @post("/tables/{table_id:str}/abort")
    async def abort(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> dict[str, Any]:
        """Break the match off: nobody's result counts."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        held.need_host()
        async with house.changing(live):
            if live.standing.status in {OVER, ABORTED}:
                raise NotNow(refusal("table-over"))
            await house.commit(live, [Aborted(held.seats[0] if held.seats else -1)])
        return {}

    @post("/tables/{table_id:str}/mute")
    async def mute(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.MuteSeat]
    ) -> dict[str, Any]:
        """Let a seat speak no more, or again."""
        live = await house.live(table_id)
        (await Visitor(request, house).rights(live)).need_host()
        async with house.changing(live):
            _seat_at(live, data.seat)
            await house.commit(live, [Muted(data.seat, data.muted)])
        return {}

    @post("/tables/{table_id:str}/rematch", status_code=201)
    async def rematch(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> Response[protocol.Keys]:
        """Set the same table up again, everybody one seat further; whoever sat there finds it in their pocket."""
        visitor, live = Visitor(request, house), await house.live(table_id)
        held = await visitor.rights(live)
        if not (held.host or held.seats):
            raise NotAllowed(refusal("table-no-seat"))
        house.turnstile.count("tables", visitor.address)
        async with house.changing(live):
            standing = live.standing
            if standing.status not in {OVER, ABORTED}:
                raise NotNow(refusal("table-playing"))
            if standing.followed:
                raise NotNow(refusal("table-followed", table=standing.followed))
            seats = len(standing.seats)
            further = {old: (old + 1) % seats for old in range(seats)}
            before = [standing.seats[number - 1].plan for number in range(seats)]
            plans: list[SeatPlan] = [PersonSeat() if isinstance(plan, PersonSeat) else plan for plan in before]
            hashes: dict[int, list[str]] = {}
            for key in await house.store.keys_of(table_id):
                if key.seat >= 0 and key.kind in {rows.POCKET, rows.SEAT}:
                    hashes.setdefault(key.seat, []).append(key.hash)
            seated = [
                (Claimed(further[old], seat.name, browser=min(seat.browsers, default="")), hashes.get(old, []))
                for old, seat in enumerate(standing.seats)
                if seat.taken
            ]
            new = protocol.NewTable(standing.game, plans, standing.options, standing.settings)
            coloured = [Coloured(further[old], seat.hue) for old, seat in enumerate(standing.seats)]
            origin = Origin(before=table_id, seated=seated, coloured=coloured)
            given = await house.create(new, visitor.pocket, origin)
            await house.commit(live, [Followed(given.table)])
        return respond(visitor, request, given, 201)


def _about(live: Live, held: Rights, language: str) -> dict[str, Any]:
    texts = exits.spoken(live.standing, words(language).language)
    told = {"id": live.id, "seq": live.seq, **exits.table_json(live.standing, texts)}
    held_here = {"yours": list(held.seats), "host": held.host, "referee": held.referee, "invited": held.invited}
    return {**told, **held_here, "watches": may_watch(live, held)}


def _free_seat(live: Live, wanted: int | None) -> int:
    """Return a free seat for a person; raise SeatTaken where there is none, or the one that is wanted is not free."""
    if live.standing.status != WAITING:
        raise NotNow(refusal("table-begun"))
    free = [number for number, seat in enumerate(live.standing.seats) if seat.for_person and not seat.taken]
    if wanted is not None:
        _seat_at(live, wanted)
        if wanted not in free:
            raise SeatTaken(refusal("table-seat-taken", number=wanted + 1))
        return wanted
    if not free:
        raise SeatTaken(refusal("table-full"))
    return free[0]


def _seat_at(live: Live, number: int) -> Any:
    if number >= len(live.standing.seats):
        raise SeatTaken(refusal("no-such-seat", number=number + 1, seats=len(live.standing.seats)))
    return live.standing.seats[number]
