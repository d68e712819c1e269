"""A long match that goes on: what is long past is left to the store, and nobody can tell."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from starboard.kernel import StarboardError
from starboard.table import exits, live
from starboard.table.line import Line
from starboard.table.live import AT_HAND, RECALLED, Live
from tests.table.simulated import Room, Socket, opened, run

GAMES = ["oort", "interstellar", "cove"]


class Long:
    """A match of two that goes on for long, at a table whose past is let go of as soon as can be."""

    def __init__(self, room: Room, table: str, tokens: list[str], sockets: list[Socket]) -> None:
        self.room, self.table, self.tokens, self.sockets = room, table, tokens, sockets
        self.luck = Random(7)
        self.acts: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
        """What was decided: the seat, the request and its reply."""

    @property
    def live(self) -> Live:
        found = self.room.house.at_hand(self.table)
        assert found is not None
        return found

    async def play(self, moves: int) -> None:
        """Let so many decisions be taken at random."""
        while moves:
            assert self.live.standing.status == "playing"
            for seat, socket in enumerate(self.sockets):
                decision = socket.state["decision"]
                if decision and not decision.get("done"):
                    decision["done"] = True
                    action = self.luck.choice(decision["candidates"])["action"]
                    request = {"number": decision["number"], "actions": [action], "id": f"m{len(self.acts)}"}
                    reply = await socket.ask("act", **request)
                    if reply["ok"]:
                        self.acts.append((seat, request, reply))
                        moves -= 1
                    break
            else:
                await asyncio.sleep(1.1)

    async def whole(self) -> Live:
        """Return the table as the store has it."""
        stored = await self.room.house.store.read(self.table)
        assert stored is not None
        return Live(self.table, stored, self.room.clock)


async def begun(room: Room, game: str, moves: int) -> Long:
    """Return a match that has gone on for so many decisions."""
    options = {"drought": 240} if game == "oort" else {}
    table, tokens = await room.sit(game, 2, window=1, watch="all", options=options)
    played = Long(room, table, tokens, [await room.connect(table, token) for token in tokens])
    await played.play(moves)
    return played


def refused(whole: Live, seat: int, number: int, *, turn: bool) -> str | None:
    """Return the code with which a take-back would be refused, None where it would not."""
    try:
        whole.table.may_undo(seat, number, turn=turn)
    except StarboardError as error:
        return error.code
    return None


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be at hand but the last entries, however often somebody asks for more."""
    monkeypatch.setattr(live, "AT_HAND", 3)
    monkeypatch.setattr(live, "RECALLED", -1.0)


def test_a_match_takes_no_more_memory_the_longer_it_lasts() -> None:
    """Entries, requests and the log of the match are at hand for the last moves alone, once it has lasted a while."""

    async def play() -> None:
        async with opened() as room:
            played = await begun(room, "oort", 10)
            await asyncio.sleep(RECALLED)
            await played.play(2 * AT_HAND)
            sizes = []
            for _ in range(4 * AT_HAND):
                await played.play(1)
                here = played.live
                assert here.table.match is not None
                sizes.append((len(here.notes), len(here.acts), len(here.table.match.snapshots)))
                assert here.table.length == (await played.whole()).table.length
            assert max(notes for notes, _, _ in sizes) <= 2 * AT_HAND
            assert max(acts for _, acts, _ in sizes) <= 2 * AT_HAND
            assert max(snapshots for _, _, snapshots in sizes) <= 3
            assert min(notes for notes, _, _ in sizes) == AT_HAND

    run(play)


def test_what_was_read_again_stays_at_hand_for_a_while() -> None:
    """So that looking back at one move after another reads the store once."""

    async def play() -> None:
        async with opened() as room:
            played = await begun(room, "oort", 10)
            await asyncio.sleep(RECALLED)
            await played.play(2 * AT_HAND)
            assert played.live.notes[0].seq > 0
            assert (await played.sockets[0].ask("look", seq=5))["ok"]
            await played.play(1)
            assert played.live.notes[0].seq == 0
            await asyncio.sleep(RECALLED)
            await played.play(1)
            assert played.live.notes[0].seq > 0

    run(play)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_told_what_they_would_be_told_with_all_at_hand(game: str) -> None:
    """Who comes anew, reads the log, looks back or wants to undo hears the same as from the store alone."""

    async def play() -> None:
        async with opened() as room:
            played, let_go = await begun(room, game, 12), 0
            for turn in range(12):
                await played.play(1 + turn % 3)
                whole, gone = await played.whole(), played.live.notes[0].seq
                for seat, token in enumerate([*played.tokens, ""]):
                    line, texts = Line(seat if token else -1, "en"), exits.spoken(whole.standing, "en")
                    entries = msgspec.json.decode(
                        msgspec.json.encode(whole.frames.entries(whole, line.viewer, texts, whole.notes))
                    )
                    fresh = await room.connect(played.table, token, prefix=f"f{turn}.")
                    assert fresh.state["entries"] == entries
                    assert (await fresh.ask("log", since=2, most=4))["entries"] == entries[3:7]
                    seq = played.luck.randrange(2, whole.seq)
                    s = whole.table.state_after(whole.entries_to(seq))
                    assert s is not None
                    seen = msgspec.json.encode(exits.sight_json(whole.table.game, s, line.viewer, texts))
                    assert (await fresh.ask("look", seq=seq))["view"] == msgspec.json.decode(seen)["view"]
                    await fresh.hang_up()
                let_go += gone > 0
                for seat, socket in enumerate(played.sockets):
                    for turned in (False, True):
                        assert whole.table.match is not None
                        number = whole.table.match.number
                        told = await socket.ask("barrier", number=number, turn=turned)
                        assert told.get("code") == refused(whole, seat, number, turn=turned)
            assert let_go >= 4

    run(play)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("game", GAMES)
def test_moves_that_are_long_past_are_taken_back_by_consent(game: str) -> None:
    """The match is then as the store says, its file too; and it can be played on, and verified at the end."""

    async def play() -> None:
        async with opened() as room:
            played = await begun(room, game, 30)
            for moves in (1, 9, 4):
                assert (await played.sockets[0].ask("askback", moves=moves))["ok"]
                assert (await played.sockets[1].ask("consent", yes=True))["ok"]
                whole = await played.whole()
                here = played.live
                assert here.table.match is not None
                assert whole.table.match is not None
                assert here.table.match.state == whole.table.match.state
                assert (here.table.match.number, here.table.length) == (whole.table.match.number, whole.table.length)
                await asyncio.sleep(2)
                await played.play(8)
                assert played.live.notes[0].seq > 0
            assert (await played.sockets[0].ask("concede"))["ok"]
            headers = {"authorization": f"Bearer {played.tokens[0]}"}
            found = await room.http.get(f"/api/tables/{played.table}/verify", headers=headers)
            assert found.status_code == 200, found.text
            assert found.json()["takebacks"] == 3
            assert played.sockets[0].state["outcome"]["takebacks"] == 3

    run(play)


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("game", GAMES)
def test_a_request_of_long_ago_is_not_carried_out_again_and_gets_the_reply_it_had(game: str) -> None:
    """However much came since: decisions, answers to windows, and what is said."""

    async def play() -> None:
        async with opened() as room:
            played = await begun(room, game, 2)
            said = await played.sockets[0].ask("say", id="said", text="once")
            await played.play(30)
            before = played.live.seq
            for seat, request, reply in [*played.acts[:12], *played.acts[-12:]]:
                again = await played.sockets[seat].ask("act", **request)
                assert again == reply
            await played.play(4)
            assert await played.sockets[0].ask("say", id="said", text="once") == said
            told = (await played.sockets[0].ask("log", since=-1, most=200))["entries"]
            assert sum(entry["is"] == "said" for entry in told) == 1
            assert played.live.seq > before

    run(play)
