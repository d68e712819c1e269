"""Asked never or always in a sort of windows: said beforehand, private, and for windows of any game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import Game, who
from starboard.table import sorts
from tests.subjects import positions
from tests.table.hands import record_with
from tests.table.simulated import SimulatedClock, Socket, opened, run
from tests.table.test_abilities import BEAM, WINDOW, answered, said, seated
from tests.table.worlds import table_at
from tests.toys.strike.rules import Window


async def ordered(socket: Socket, window: str, ask: str) -> dict[str, str]:
    """Say how one wants to be asked in a sort of windows; return what holds of all."""
    reply = await socket.ask("order", window=window, ask=ask)
    assert reply["ok"], reply
    windows: dict[str, str] = reply["windows"]
    return windows


def test_a_sort_of_windows_is_passed_that_was_ordered_long_before(tmp_path: Path) -> None:
    """At any moment of anybody's turn, after a restart and on a second device too; nobody else is told a word of it."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()

    async def test() -> None:
        async with opened(url, clock=clock) as room:
            table, tokens, (mover, me, other) = await seated(room, "pistol", "move", "move")
            second = await room.connect(table, tokens[1], prefix="second", language="fr")
            offered = {one["window"]: one["label"] for one in second.state["about"]["windows"]}
            assert offered["end"] == "à la fin du tour d’un autre"
            before = [len(mover.frames), len(other.frames)]
            assert await ordered(me, "end", "never") == {"end": "never"}
            assert second.told("order")[-1]["windows"] == {"end": "never"}
            assert [len(mover.frames), len(other.frames)] == before
        async with opened(url, clock=clock) as room:
            mover, me, other = [await room.connect(table, token, prefix="again") for token in tokens]
            assert (me.state["windows"], mover.state["windows"], other.state["windows"]) == ({"end": "never"}, {}, {})
            seq = mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert [one.state["decision"]["sort"] for one in (me, other)] == ["end", "end"]
            assert answered(me) == ["pass"]
            assert answered(other) is None
            await other.act("pass")
            await me.news(seq + 1)
            seq = me.state["seq"]
            await me.act("end turn")
            await me.news(seq)
            assert (me.state["decision"]["sort"], answered(me)) == ("own-end", None)

    run(test)


def heard(*, never: bool, passes: bool) -> list[tuple[float, bytes]]:
    """Return all that two others are sent, with its time, where somebody has ordered to pass, passes, or neither."""
    found: list[tuple[float, bytes]] = []

    async def test() -> None:
        async with opened() as room:
            table, _, (mover, me, other) = await seated(room, "pistol", "move", "pistol")
            if never:
                await ordered(me, "end", "never")
            await mover.act("end turn")
            await asyncio.sleep(1)
            if passes:
                await me.act("pass")
            await asyncio.sleep(2 * WINDOW)
            for socket in (mover, other):
                found.extend([(round(at, 6), data.replace(table.encode(), b"?")) for at, data in socket.frames])

    run(test)
    return found


def test_others_hear_the_same_of_who_has_ordered_and_of_who_passes() -> None:
    """Every byte, at the same time."""
    asked = heard(never=False, passes=True)
    assert heard(never=True, passes=False) == asked
    assert heard(never=False, passes=False) != asked


def test_a_stop_breaks_a_standing_pass_and_an_ability_breaks_an_order() -> None:
    """There and nowhere else; who can only pass is asked by neither, and what was answered by hand stays answered."""

    async def test() -> None:
        async with opened() as room:
            _, _, (mover, me, other) = await seated(room, "pistol", "graviton_beam move", "pistol")
            for one in (me, other):
                await one.ask("order", until="always")
                await ordered(one, "end", "always")
            seq = mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert (answered(me), answered(other)) == (None, ["pass"]), "the other holds nothing to answer with"
            assert me.state["until"] == "always"
            await ordered(me, "end", "never")
            assert me.told("order")[-1]["answered"] == ["pass"]
            await said(me, BEAM, "always")
            assert me.told("order")[-1]["answered"] is None, "it holds what it wants to be asked about"
            await me.act("play move")
            await ordered(me, "end", "never")
            assert me.told("order")[-1]["answered"] == ["play move"]

    run(test)


@pytest.mark.parametrize("hand", ["move", "pistol"])
def test_at_one_screen_an_order_passes_whatever_is_held(hand: str) -> None:
    """It hangs on nothing that anybody holds, so it tells nothing."""

    async def test() -> None:
        async with opened() as room:
            mine = [{"is": "person", "mine": True}] * 3
            new = {"record": record_with("pistol", hand, "move"), "seats": mine}
            made = await room.http.post("/api/records", json=new)
            keys, pocket = made.json(), f"starboard_pocket={made.cookies['starboard_pocket']}"
            await room.http.post(f"/api/tables/{keys['table']}/start")
            sockets = [await room.connect(keys["table"], token, pocket) for token in keys["seats"].values()]
            mover, me, _ = sockets
            await ordered(me, "end", "never")
            seq = mover.state["seq"]
            await mover.act("end turn")
            await me.news(seq)
            assert answered(me) == ["pass"]
            await ordered(me, "end", "")
            assert me.told("order")[-1]["answered"] is None

    run(test)


@pytest.mark.parametrize(("language", "sentence"), [("en", "This game has no window"), ("fr", "Ce jeu n’a pas")])
def test_what_is_no_window_of_the_game_is_refused(language: str, sentence: str) -> None:
    """With those that it has; a game without windows that can be passed has none."""

    async def test() -> None:
        async with opened() as room:
            for game in ("interstellar", "oort"):
                table, tokens = await room.sit(game, 2)
                me = await room.connect(table, tokens[0], language=language)
                named = [one["window"] for one in me.state["about"]["windows"]]
                assert bool(named) is (game == "interstellar")
                for text in ("End", "end turn", "window end", "x" * 100):
                    error = (await me.ask("order", window=text, ask="never"))["error"]
                    assert error["code"] == "table/not-now"
                    assert error["message"].startswith(sentence)
                    assert all(name in error["message"] for name in named)
                assert (await me.ask("order", window="x" * 101))["error"]["code"] == "request/malformed"
                assert (await me.ask("order"))["windows"] == {}

    run(test)


TOLD = "Before `about` happens, each other seat may block it, or deflect it where it is a strike."


@pytest.mark.parametrize("turns", [False, True])
def test_windows_that_a_game_does_not_sort_are_sorted_by_whose_turn_it_is(
    turns: bool, monkeypatch: pytest.MonkeyPatch, sealed_strike: Game[Any]
) -> None:
    """Where it tells; else all of a kind are of one sort. The words are the game's own, if only of its docstrings."""
    monkeypatch.setattr(sorts, "tells_turns", lambda _: turns)
    places = (s for seed in range(20) for s, _ in positions(sealed_strike, 3, seed) if s.steps)
    s = next(s.clone() for s in places if isinstance(s.steps[-1], Window) and len(s.steps[-1].asked) > 1)

    async def test() -> None:
        async with opened() as room:
            world = await table_at(room, sealed_strike, 3, {}, s, who(s))
            live, me = world.live, world.socket
            found = [tuple(one.values()) for one in me.state["about"]["windows"]]
            if not turns:
                assert found == [("window", TOLD)]
                assert me.state["decision"]["sort"] == "window"
                await ordered(me, "window", "never")
                assert me.told("order")[-1]["answered"] == ["pass"]
                return
            own, others = "window/own-turn", "window/others-turn"
            assert found == [(own, f"in your turn: {TOLD}"), (others, f"in others’ turns: {TOLD}")]
            for turn_of, named, other in ((who(s), own, others), (live.table.asked()[-1], others, own)):
                live.standing.turn_of = turn_of
                await ordered(me, other, "never")
                assert me.told("order")[-1]["answered"] is None
                await ordered(me, named, "never")
                assert me.told("order")[-1]["answered"] == ["pass"]
                for one in (own, others):
                    await ordered(me, one, "")

    run(test)
