"""Asked never or always about an ability: private, for the whole game, and never where one is asked alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starboard.games.interstellar.domains import NAMED
from starboard.table.wishes import MOST_ABILITIES
from tests.table.hands import record_with
from tests.table.simulated import Room, SimulatedClock, Socket, opened, run

BEAM, MOVE = "play graviton_beam", "play move"
TEXTS = [f"play {card}" for card in NAMED.texts]
WINDOW = 3


async def seated(room: Room, *hands: str) -> tuple[str, list[str], list[Socket]]:
    """Set a table up at which everybody holds these cards, and connect."""
    seats = [{"is": "person"}] * len(hands)
    new = {"record": record_with(*hands), "seats": seats, "settings": {"window": WINDOW}}
    keys = await room.post("/records", new)
    table, claim = keys["table"], {"invite": keys["invite"]}
    tokens = [(await room.post(f"/tables/{table}/claim", claim))["token"] for _ in hands]
    await room.post(f"/tables/{table}/start", token=keys["host"])
    return table, tokens, [await room.connect(table, token) for token in tokens]


def answered(socket: Socket) -> Any:
    """Return what lies face down for somebody in the open window."""
    assert socket.state["decision"]["window"]
    return socket.state["decision"]["answered"]


async def said(socket: Socket, ability: str, ask: str) -> dict[str, Any]:
    """Say how one wants to be asked about an ability, which must be taken."""
    reply = await socket.ask("order", ability=ability, ask=ask)
    assert reply["ok"], reply
    return reply


def test_who_holds_nothing_but_what_is_never_asked_about_has_passed(tmp_path: Path) -> None:
    """At once and after a restart, on a second device too; nobody else is told a word of it."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()

    async def test() -> None:
        async with opened(url, clock=clock) as room:
            table, tokens, (mover, me, other) = await seated(room, "pistol", "graviton_beam", "graviton_beam")
            second = await room.connect(table, tokens[1], prefix="second", language="fr")
            before = [len(mover.frames), len(other.frames)]
            reply = await said(me, BEAM, "never")
            mine = [{"ability": BEAM, "label": "use Graviton Beam", "ask": "never", "now": False}]
            assert (reply["until"], reply["asks"]) == (None, mine)
            assert second.told("order")[-1]["asks"] == [{**mine[0], "label": "utiliser Rayon gravitonique"}]
            assert [len(mover.frames), len(other.frames)] == before
        async with opened(url, clock=clock) as room:
            mover, me, other = [await room.connect(table, token, prefix="again") for token in tokens]
            assert (me.state["asks"], mover.state["asks"], other.state["asks"]) == (mine, [], [])
            since, seq = asyncio.get_running_loop().time(), mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert answered(me) == ["pass"]
            assert answered(other) is None
            assert other.state["asks"] == [{**mine[0], "ask": None, "now": True}]
            await other.act("pass")
            await me.news(seq + 1)
            assert round(asyncio.get_running_loop().time() - since, 1) == WINDOW

    run(test)


def heard(*, never: bool, passes: bool) -> list[tuple[float, bytes]]:
    """Return all that two others are sent, with its time, where somebody is never asked, passes, or neither."""
    found: list[tuple[float, bytes]] = []

    async def test() -> None:
        async with opened() as room:
            table, _, (mover, me, other) = await seated(room, "pistol", "graviton_beam", "pistol")
            if never:
                await said(me, BEAM, "never")
            await mover.act("end turn")
            await asyncio.sleep(1)
            if passes:
                await me.act("pass")
            await asyncio.sleep(2 * WINDOW)
            for socket in (mover, other):
                found.extend([(round(at, 6), data.replace(table.encode(), b"?")) for at, data in socket.frames])

    run(test)
    return found


def test_others_hear_the_same_of_who_is_never_asked_and_of_who_passes() -> None:
    """Every byte, at the same time; of who does not answer they hear that the window stays open."""
    asked = heard(never=False, passes=True)
    assert heard(never=True, passes=False) == asked
    assert heard(never=False, passes=False) != asked


def test_what_is_never_asked_about_can_be_asked_about_again_while_the_window_is_open() -> None:
    """Without a trace for others; what was answered by hand stays answered."""

    async def test() -> None:
        async with opened() as room:
            _, _, (mover, me, other) = await seated(room, "pistol", "graviton_beam move", "move")
            await mover.act("end turn")
            frames = [len(mover.frames), len(other.frames)]
            await said(me, BEAM, "never")
            assert me.told("order")[-1]["answered"] is None, "there is a Move too"
            await said(me, MOVE, "never")
            assert me.told("order")[-1]["answered"] == ["pass"]
            reply = await said(me, BEAM, "")
            assert [(one["ability"], one["ask"], one["now"]) for one in reply["asks"]] == [
                (MOVE, "never", True),
                (BEAM, None, True),
            ]
            assert me.told("order")[-1]["answered"] is None
            await said(me, BEAM, "never")
            await me.act(MOVE)
            await said(me, MOVE, "always")
            assert me.told("order")[-1]["answered"] == [MOVE]
            assert [len(mover.frames), len(other.frames)] == frames

    run(test)


def test_always_breaks_a_standing_pass_where_the_ability_can_be_played() -> None:
    """There and nowhere else: the pass goes on after that window."""

    async def test() -> None:
        async with opened() as room:
            table, _, (mover, me, other) = await seated(room, "pistol", "graviton_beam", "move")
            live = await room.live(table)
            for one in (me, other):
                await said(one, BEAM, "always")
                assert (await one.ask("order", until="always"))["until"] == "always"
            seq = mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert answered(me) is None
            assert answered(other) == ["pass"]
            assert me.state["until"] == "always"
            await asyncio.sleep(WINDOW)
            assert live.table.is_window(), "it waits for who is asked"
            await said(me, BEAM, "")
            await me.news(seq + 1)
            assert not live.table.is_window()
            assert live.wishes == {1: "always", 2: "always"}

    run(test)


def test_at_one_screen_no_window_is_passed_by_what_somebody_holds() -> None:
    """Whether it is asked there would tell all who sit there: neither never nor always changes that."""

    async def test() -> None:
        async with opened() as room:
            mine = [{"is": "person", "mine": True}] * 2
            made = await room.http.post("/api/records", json={"record": record_with("pistol", "move"), "seats": mine})
            keys, pocket = made.json(), f"starboard_pocket={made.cookies['starboard_pocket']}"
            await room.http.post(f"/api/tables/{keys['table']}/start")
            mover, me = [await room.connect(keys["table"], token, pocket) for token in keys["seats"].values()]
            await said(me, MOVE, "never")
            seq = mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert answered(me) is None
            await said(me, MOVE, "always")
            await me.ask("order", until="turn-end")
            assert me.told("order")[-1]["answered"] == ["pass"]

    run(test)


@pytest.mark.parametrize(("language", "sentence"), [("en", "No window"), ("fr", "Aucune fenêtre")])
def test_what_is_no_ability_of_the_game_is_refused(language: str, sentence: str) -> None:
    """Passing, what is done in a turn, what another game knows, and nonsense; what was said before stays."""

    async def test() -> None:
        async with opened() as room:
            table, tokens, _ = await seated(room, "pistol", "move")
            me = await room.connect(table, tokens[1], prefix="mine", language=language)
            await said(me, MOVE, "never")
            for text in ("pass", "end turn", "Pm8", "deflect 1", "play MOVE", "x" * 500):
                error = (await me.ask("order", ability=text, ask="never"))["error"]
                assert error["code"] == "table/not-now"
                assert error["message"].startswith(sentence)
            for wrong in ({"ability": "x" * 501}, {"ability": MOVE, "ask": "often"}):
                assert (await me.ask("order", **wrong))["error"]["code"] == "request/malformed"
            watcher = await room.connect(table, tokens[0], prefix="w")
            assert watcher.state["asks"] == []
            assert [one["ability"] for one in (await me.ask("order"))["asks"]] == [MOVE]

    run(test)


def test_too_many_abilities_are_refused() -> None:
    """So many may be told apart, however often it is tried; those can still be changed and taken back."""

    async def test() -> None:
        async with opened() as room:
            _, _, (_, me) = await seated(room, "pistol", "move")
            told = []
            for text in TEXTS * 3:
                told.append(await me.ask("order", ability=text, ask="never"))
                await asyncio.sleep(0.2)  # as fast as anybody may
            taken = [one["asks"][-1]["ability"] for one in told if one["ok"]]
            assert len(set(taken)) == MOST_ABILITIES < len(TEXTS)
            refused = [one["error"] for one in told if not one["ok"]]
            assert {one["code"] for one in refused} == {"table/not-now"}
            assert str(MOST_ABILITIES) in refused[0]["message"]
            for name in set(taken):
                await said(me, name, "always")
                await said(me, name, "")
                await asyncio.sleep(1)
            assert (await me.ask("order"))["asks"] == []

    run(test)


@pytest.mark.usefixtures("sealed_strike")
def test_an_ability_of_somebodys_game_is_its_kind_and_its_piece_whomever_it_is_done_to() -> None:
    """A strike is deflected to anybody: that is one ability, named in the game's own words."""

    async def test() -> None:
        async with opened() as room:
            table, tokens = await room.sit("strike", 3)
            me = await room.connect(table, tokens[0])
            reply = await said(me, "deflect 2", "never")
            assert [(one["ability"], one["label"]) for one in reply["asks"]] == [("deflect ?", "deflect ?")]
            assert (await said(me, "deflect ?", ""))["asks"] == []

    run(test)
