"""Matches as files, and tables that begin with one: taken in, branched off; and requests without a socket."""

from __future__ import annotations

import random
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

from starboard.bots import bot_names
from starboard.games import find_game, read_record
from starboard.kernel import (
    SPECTATOR,
    Match,
    Promise,
    State,
    determinise,
    head_line,
    last_line,
    past_lines,
    position_line,
    table_of,
    verify,
    view,
)
from starboard.kernel.sealing import TABLE, sealed
from starboard.table import exits, protocol, rights
from starboard.table.asks import Guest
from starboard.table.entries import Claimed, Lines, Shared
from starboard.table.errors import NotAllowed, NotNow, UnknownTable, refusal
from starboard.table.founding import Origin
from starboard.table.judging import review_json
from starboard.table.line import Line
from starboard.table.naming import clean_name
from starboard.table.retelling import retold
from starboard.table.settings import BotSeat, PersonSeat, SeatPlan
from starboard.table.slips import slips_in, slips_of, with_slips
from starboard.table.standing import ABORTED, OVER, PLAYING
from starboard.table.store import Key, rows
from starboard.table.visiting import Asked, Language, TheHouse, Visitor, may_watch, respond, words
from starboard.texts import LANGUAGES

if TYPE_CHECKING:
    from starboard.kernel import Refusal
    from starboard.table.house import House
    from starboard.table.live import Live
    from starboard.table.rights import Rights


class Records(Controller):
    """Records of matches."""

    path = "/api"

    @get("/tables/{table_id:str}/record", media_type="text/plain")
    async def record(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> Response[str]:
        """Return the saved match: whole, so only when it is over, since it holds the seed."""
        live, _ = await _watched(Visitor(request, house), house, table_id)
        async with house.changing(live):
            _must_be_over(live, refusal("table-record-later"))
            await house.whole(live)
            head, *lines = live.table.record()
            text = sealed([{**head, TABLE: _seating(live)}, *lines])
        return Response(text, media_type="text/plain")

    @get("/tables/{table_id:str}/verify")
    async def verify(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], language: Language = "en"
    ) -> dict[str, Any]:
        """Play the match again when it is over, every draw from the promised secret, and tell what was found."""
        visitor = Visitor(request, house)
        live, _ = await _watched(visitor, house, table_id)
        house.turnstile.count("messages", visitor.address)
        async with house.changing(live):
            _must_be_over(live, refusal("table-record-later"))
            if live.verified is None:
                await house.whole(live)
                live.verified = verify(sealed(live.table.record()), find_game)
            return exits.verified_json(live.verified, words(language))

    @post("/tables/{table_id:str}/analysis", status_code=200)
    async def analysis(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], language: Language = "en"
    ) -> dict[str, Any]:
        """Tell what the decisions of a match that is over were worth, or how far it is; who asks waits for it."""
        visitor = Visitor(request, house)
        live, _ = await _watched(visitor, house, table_id)
        house.turnstile.count("messages", visitor.address)
        async with house.changing(live):
            _must_be_over(live, refusal("table-analysis-later"))
            await house.whole(live)
            review = house.reviews.wanted(live)
            texts = exits.spoken(live.standing, words(language).language)
            seats = len(live.standing.seats)
            return review_json(live.table.game, seats, review, house.reviews.ahead(review), texts)

    @post("/tables/{table_id:str}/watch", status_code=201)
    async def watch(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> protocol.WatchKey:
        """Draw a key for watching: the host whenever they like, and who sits there when the match is over."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        if live.standing.settings.watch == "nobody" or not (held.host or held.seats):
            raise NotAllowed(refusal("table-no-share"))
        token = rights.fresh_token()
        key = Key(rights.hashed(token), table_id, rows.WATCH, rows.NO_SEAT, house.clock.wall())
        async with house.changing(live):
            if not held.host:
                _must_be_over(live, refusal("table-share-later"))
            await house.commit(live, [Shared()], keys=[key])
        return protocol.WatchKey(table_id, token)

    @post("/records", status_code=201)
    async def take_in(
        self, request: Asked, house: TheHouse, data: JSONBody[protocol.ImportRecord]
    ) -> Response[protocol.Keys]:
        """Set a table up that goes on with a saved match; whoever has the file knows its secrets.

        A match that is over is over at its table too: there it can be looked at.
        """
        match, visitor = read_record(data.record), Visitor(request, house)
        if match.over:
            plans, origin = _bygone(match, table_of(data.record))
        else:
            plans, origin = _plans(match.seats, data.seats), Origin(source="record", record=_lines(match))
        new = protocol.NewTable(match.game.name, plans, match.options, data.settings, data.name)
        house.turnstile.count("tables", visitor.address)
        return respond(visitor, request, await house.create(new, visitor.pocket, origin), 201)

    @post("/tables/{table_id:str}/branch", status_code=201)
    async def branch(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.BranchTable]
    ) -> Response[protocol.Keys]:
        """Play on from a position of a match at another table.

        What the asker could not see there is dealt anew, so that nobody learns anything; while the match goes on, only
        where its table allows it.
        """
        visitor = Visitor(request, house)
        live, held = await _watched(visitor, house, table_id)
        async with house.changing(live):
            running = live.standing.status == PLAYING
            if running and not (live.standing.settings.branch and held.seats):
                raise NotAllowed(refusal("table-no-branch"))
            seq = live.seq if data.seq < 0 else data.seq
            await house.whole(live)
            s = live.table.state_after(live.entries_to(seq))
            viewer = held.seats[0] if held.seats else SPECTATOR
            match = _guessed(live.table.match, s, viewer)
        new = protocol.NewTable(
            match.game.name, _plans(match.seats, data.seats), match.options, data.settings, data.name
        )
        origin = Origin(source=table_id, record=_lines(match))
        house.turnstile.count("tables", visitor.address)
        return respond(visitor, request, await house.create(new, visitor.pocket, origin), 201)

    @post("/tables/{table_id:str}/ask")
    async def ask(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], data: JSONBody[protocol.Request]
    ) -> Response[dict[str, Any]]:
        """Send a request that a socket takes, and get its reply; `hello` gets the state of the table."""
        visitor = Visitor(request, house)
        live, held = await _watched(visitor, house, table_id)
        house.turnstile.count("messages", visitor.address)
        language = request.query_params.get("lang", LANGUAGES[0])
        line = Line(held.viewer, language if language in LANGUAGES else LANGUAGES[0], host=held.host)
        if isinstance(data, protocol.Hello):
            async with house.changing(live):
                frame: Any = await house.state(live, line, data.since)
            return Response(frame, media_type="application/json")
        return Response(await Guest(house, live, line).answer(data))


async def _watched(visitor: Visitor, house: House, table_id: str) -> tuple[Live, Rights]:
    """Return the table and what the visitor may do there; raise UnknownTable where that is not even to watch it."""
    live = await house.live(table_id)
    held = await visitor.rights(live)
    if not may_watch(live, held):
        raise UnknownTable(refusal("table-unknown"))
    return live, held


def _must_be_over(live: Live, why_not: Refusal) -> None:
    """Raise NotNow, by this refusal, while the match is played: what is asked for holds secrets."""
    if live.standing.status not in {OVER, ABORTED}:
        raise NotNow(why_not)


def _plans(seats: int, wanted: list[SeatPlan]) -> list[SeatPlan]:
    """Return who sits where: as it is wanted, else the asker first and bots."""
    return wanted or [PersonSeat(mine=True), *[BotSeat() for _ in range(seats - 1)]]


def _seating(live: Live) -> dict[str, Any]:
    """Return who sat where, as a file says it, and what was said by a slip to have come."""
    seats, slips = live.standing.seats, slips_in(live.entries_to(live.seq))
    told = {"unsaid": msgspec.to_builtins(slips)} if slips else {}
    bots = ["" if seat.for_person else seat.bot for seat in seats]
    return {"players": bots, "names": [seat.name for seat in seats], **told}


def _bygone(match: Match, table: dict[str, Any] | None) -> tuple[list[SeatPlan], Origin]:
    """Return who sat at a match that is over, and all that was played there, move by move."""
    players = _texts(table, "players", match.seats)
    names = _texts(table, "names", match.seats)
    plans: list[SeatPlan] = [BotSeat(bot) if bot in bot_names() else PersonSeat() for bot in players]
    seated = [
        (Claimed(seat, clean_name(name)), list[str]())
        for seat, (name, plan) in enumerate(zip(names, plans, strict=True))
        if isinstance(plan, PersonSeat)
    ]
    return plans, Origin(
        source="record",
        seated=seated,
        played=with_slips(retold(match), slips_of(match, table)),
        ending=[position_line(match), last_line(match)],
    )


def _texts(table: dict[str, Any] | None, name: str, seats: int) -> list[str]:
    """Return what a file says of each seat; nothing where it does not say it of all."""
    found = (table or {}).get(name)
    if isinstance(found, list) and len(found) == seats and all(isinstance(text, str) for text in found):
        return found
    return [""] * seats


def _lines(match: Match) -> Lines:
    past = past_lines(match)
    position = [] if "snapshot" in past[-1] else [position_line(match)]
    return [head_line(match), *past, *position, last_line(match)]


def _guessed(match: Match | None, s: State | None, viewer: int) -> Match:
    """Return a match that begins at a position, with what the viewer cannot see dealt anew and luck of its own."""
    if match is None or s is None:
        raise NotNow(refusal("table-no-match"))
    if not s.steps:
        raise NotNow(refusal("table-over"))
    luck = random.Random(secrets.randbits(128))
    guessed = determinise(match.game, view(s, viewer), viewer, luck)
    return Match(match.game, match.seats, match.options, start=guessed, promise=Promise())
