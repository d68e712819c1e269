"""Matches as files, and tables that begin with one: taken in, branched off; and requests without a socket."""

from __future__ import annotations

import random
import secrets
from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody

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
    verify,
    view,
)
from starboard.kernel.sealing import sealed
from starboard.table import exits, protocol, rights
from starboard.table.asks import Guest
from starboard.table.entries import Lines
from starboard.table.errors import NotAllowed, NotNow, UnknownTable, refusal
from starboard.table.founding import Origin
from starboard.table.line import Line
from starboard.table.settings import BotSeat, PersonSeat, SeatPlan
from starboard.table.standing import ABORTED, OVER, PLAYING
from starboard.table.store import Key, Write, rows
from starboard.table.visiting import Asked, Language, TheHouse, Visitor, may_watch, respond, words
from starboard.texts import LANGUAGES


class Records(Controller):
    """Records of matches."""

    path = "/api"

    @get("/tables/{table_id:str}/record")
    async def record(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> Response[str]:
        """Return the saved match: whole, so only when it is over, since it holds the seed."""
        live = await house.live(table_id)
        if not may_watch(live, await Visitor(request, house).rights(live)):
            raise UnknownTable(refusal("table-unknown"))
        async with house.changing(live):
            if live.standing.status not in {OVER, ABORTED}:
                raise NotNow(refusal("table-record-later"))
            text = sealed(live.table.record())
        return Response(text, media_type="text/plain; charset=utf-8")

    @get("/tables/{table_id:str}/verify")
    async def verify(
        self, request: Asked, house: TheHouse, table_id: FromPath[str], language: Language = "en"
    ) -> dict[str, Any]:
        """Play the match again when it is over, every draw from the promised secret, and tell what was found."""
        visitor, live = Visitor(request, house), await house.live(table_id)
        if not may_watch(live, await visitor.rights(live)):
            raise UnknownTable(refusal("table-unknown"))
        house.turnstile.count("messages", visitor.address)
        async with house.changing(live):
            if live.standing.status not in {OVER, ABORTED}:
                raise NotNow(refusal("table-record-later"))
            if live.verified is None:
                live.verified = verify(sealed(live.table.record()), find_game)
            return exits.verified_json(live.verified, words(language))

    @post("/tables/{table_id:str}/watch", status_code=201)
    async def watch(self, request: Asked, house: TheHouse, table_id: FromPath[str]) -> protocol.WatchKey:
        """Draw a key for watching: the host whenever they like, and who sits there when the match is over."""
        live = await house.live(table_id)
        held = await Visitor(request, house).rights(live)
        if live.standing.settings.watch == "nobody" or not (held.host or held.seats):
            raise NotAllowed(refusal("table-no-share"))
        if not held.host and live.standing.status not in {OVER, ABORTED}:
            raise NotNow(refusal("table-share-later"))
        token = rights.fresh_token()
        await house.store.write(
            Write(table_id, keys=[Key(rights.hashed(token), table_id, rows.WATCH, -1, house.clock.wall())])
        )
        return protocol.WatchKey(table_id, token)

    @post("/records", status_code=201)
    async def take_in(
        self, request: Asked, house: TheHouse, data: JSONBody[protocol.ImportRecord]
    ) -> Response[protocol.Keys]:
        """Set a table up that goes on with a saved match; whoever has the file knows its secrets."""
        match = read_record(data.record)
        if match.over:
            raise NotNow(refusal("table-over"))
        visitor = Visitor(request, house)
        new = protocol.NewTable(
            match.game.name, _plans(match.seats, data.seats), match.options, data.settings, data.name
        )
        origin = Origin(source="record", record=_lines(match))
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
        visitor, live = Visitor(request, house), await house.live(table_id)
        held = await visitor.rights(live)
        if not may_watch(live, held):
            raise UnknownTable(refusal("table-unknown"))
        async with house.changing(live):
            running = live.standing.status == PLAYING
            if running and not (live.standing.settings.branch and held.seats):
                raise NotAllowed(refusal("table-no-branch"))
            seq = live.seq if data.seq < 0 else data.seq
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
        visitor, live = Visitor(request, house), await house.live(table_id)
        held = await visitor.rights(live)
        if not may_watch(live, held):
            raise UnknownTable(refusal("table-unknown"))
        house.turnstile.count("messages", visitor.address)
        language = request.query_params.get("lang", LANGUAGES[0])
        line = Line(held.viewer, language if language in LANGUAGES else LANGUAGES[0], host=held.host)
        if isinstance(data, protocol.Hello):
            async with house.changing(live):
                since = data.since if data.since <= live.seq else -1
                texts = exits.spoken(live.standing, line.language)
                frame: Any = live.frames.frame(line, since, "state", texts)
            return Response(frame, media_type="application/json")
        return Response(await Guest(house, live, line).answer(data))


def _plans(seats: int, wanted: list[SeatPlan]) -> list[SeatPlan]:
    """Return who sits where: as it is wanted, else the asker first and bots."""
    return wanted or [PersonSeat(mine=True), *[BotSeat() for _ in range(seats - 1)]]


def _lines(match: Match) -> Lines:
    past = past_lines(match)
    position = [] if "snapshot" in past[-1] else [position_line(match)]
    return [head_line(match), *past, *position, last_line(match)]


def _guessed(match: Match | None, s: State | None, viewer: int) -> Match:
    """Return a match that begins at a position, with what the viewer cannot see dealt anew and luck of its own."""
    if match is None or s is None or not s.steps:
        raise NotNow(refusal("table-no-match" if match is None else "table-over"))
    luck = random.Random(secrets.randbits(128))
    guessed = determinise(match.game, view(s, viewer), viewer, luck)
    return Match(match.game, match.seats, match.options, start=guessed, promise=Promise())
