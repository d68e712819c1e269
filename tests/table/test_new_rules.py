"""A server with newer rules: tables of the older ones load, go on, and say so in their log."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from starboard.games import find_game, open_game, read_record
from starboard.kernel.sealing import sealed, unsealed
from starboard.table.entries import Began, Claimed, Conceded, Created, Entry, Ruled
from starboard.table.noting import chained_rows
from starboard.table.rights import hashed
from starboard.table.settings import PersonSeat, Settings
from starboard.table.standing import OVER, PLAYING
from starboard.table.store import Key, Listing, Store, Write, rows
from tests.table.databases import fresh_database, sqlite_url
from tests.table.simulated import opened, run
from tests.toys.strike import Strike

if TYPE_CHECKING:
    from tests.table.simulated import Room

KEPT = Path(__file__).parents[1] / "matches"
OLD = {file.stem: file.read_text("utf-8") for file in sorted(KEPT.glob("*/old/*.starboard"))}


async def stored(url: str, match: str, *ended: Entry) -> tuple[str, list[str]]:
    """Store the table at which a kept match was played, as a server of its time did; return it, and its seats' keys."""
    lines = unsealed(match)
    head, seats = lines[0], lines[0]["seats"]
    plans: list[Any] = [PersonSeat() for _ in range(seats)]
    created = Created(head["game"], head["options"], plans, Settings(), "0" * 64, "0" * 64)
    people = [Claimed(seat, f"P{seat}") for seat in range(seats)]
    entries: list[Entry] = [created, *people, Began(head, lines[1:-2])]
    made = chained_rows("old", [*entries, *ended], 1.0)
    tokens = [f"token-{seat}" for seat in range(seats)]
    store = Store(url)
    await store.open()
    last = made if not ended else made[: -len(ended)]
    listing = Listing("old", head["game"], OVER if ended else PLAYING, False, 1.0, 1.0)
    keys = [Key(hashed(token), "old", rows.SEAT, seat, 1.0) for seat, token in enumerate(tokens)]
    await store.write(Write("old", last, listing, ending=msgspec.json.encode(lines[-2:]), keys=keys))
    if ended:
        await store.write(Write("old", made[-len(ended) :], listing))
    await store.close()
    return "old", tokens


async def play(room: Room, table: str, tokens: list[str], most: int) -> int:
    """Let everybody decide at random for a while; return how often somebody did."""
    sockets = [await room.connect(table, token) for token in tokens]
    rng, moved = random.Random(1), 0
    for _ in range(most):
        for socket in sockets:
            decision = socket.state["decision"]
            if decision is not None:
                moved += (await socket.act(rng.choice(decision["candidates"])["action"]))["ok"]
        await asyncio.sleep(0.5)
    return moved


@pytest.mark.parametrize("match", OLD.values(), ids=OLD.keys())
def test_a_kept_match_of_older_rules_goes_on_at_its_table(match: str, tmp_path: Path) -> None:
    """The entry says from which rules to which; it is written once, however often the server starts."""

    async def go() -> None:
        table, tokens = await stored(sqlite_url(tmp_path), match)
        async with opened(sqlite_url(tmp_path)) as room:
            live = await room.live(table)
            before = live.seq
            assert await play(room, table, tokens, 8)
            assert live.seq > before
            async with live.lock:
                record = sealed(live.table.record())
            assert read_record(record).number == live.table.playing.number
        async with opened(sqlite_url(tmp_path)) as room:
            live = await room.live(table)
            ruled = [note.entry for note in live.notes if isinstance(note.entry, Ruled)]
            present = find_game(live.standing.game).rules_version
            assert [(entry.before, entry.after) for entry in ruled] == [("1", present)]

    run(go)


@pytest.mark.parametrize("match", [OLD["open-v1"], OLD["keeping-hazards-v1"]], ids=["open", "windows"])
def test_a_match_that_ended_under_older_rules_is_shown_and_given_out(match: str, tmp_path: Path) -> None:
    """Its log stays as it was; its record is one that the present rules read."""

    async def go() -> None:
        table, tokens = await stored(sqlite_url(tmp_path), match, Conceded(0))
        async with opened(sqlite_url(tmp_path)) as room:
            live = await room.live(table)
            assert not any(isinstance(note.entry, Ruled) for note in live.notes)
            socket = await room.connect(table, tokens[0])
            assert socket.state["about"]["status"] == "over"
            assert (await socket.ask("look", seq=live.seq))["view"] is not None
            reply = await room.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {tokens[0]}"})
            assert read_record(reply.text).game.name == live.standing.game

    run(go)


@pytest.fixture
def strike() -> None:
    """The toy can be found by its name."""
    open_game("tests.toys.strike:GAME")


@pytest.mark.usefixtures("strike")
def test_rules_that_change_between_two_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was being played goes on; one that waits is not touched."""
    found: dict[str, Any] = {}

    async def begin() -> None:
        async with opened(sqlite_url(tmp_path)) as room:
            table, tokens = await room.sit("strike", 2)
            assert await play(room, table, tokens, 2)
            waiting = await room.post("/tables", {"game": "strike", "seats": [{"is": "person"}] * 2})
            found.update(table=table, tokens=tokens, waiting=waiting["table"])

    async def go_on() -> None:
        async with opened(sqlite_url(tmp_path)) as room:
            live = await room.live(found["table"])
            assert isinstance(live.notes[-1].entry, Ruled)
            socket = await room.connect(found["table"], found["tokens"][0])
            assert socket.state["entries"][-1]["is"] == "ruled"
            assert await play(room, found["table"], found["tokens"], 2)
            assert (await room.live(found["waiting"])).seq == 0

    def upgrade(_game: Strike, _version: str, line: dict[str, Any]) -> dict[str, Any]:
        return {**line, "rules_version": "next"} if "game" in line else line

    run(begin)
    before = Strike.rules_version
    monkeypatch.setattr(Strike, "rules_version", "next")
    monkeypatch.setattr(Strike, "older_rules", (before,))
    monkeypatch.setattr(Strike, "upgrade", upgrade)
    run(go_on)


@pytest.mark.xdist_group("postgres")
def test_two_servers_that_meet_a_table_of_older_rules_say_so_once(postgres: str) -> None:
    """Whoever comes second reads what the first wrote."""
    url = fresh_database(postgres)

    async def go() -> None:
        table, _ = await stored(url, OLD["open-v1"])
        async with opened(url) as one, opened(url) as other:
            lives = await asyncio.gather(one.live(table), other.live(table))
            assert lives[0].chain == lives[1].chain
            assert sum(isinstance(note.entry, Ruled) for note in lives[0].notes) == 1

    asyncio.run(go())
