"""Programs at a server: its operator names them, they sit like any bot, and one that fails is named in the log."""

from __future__ import annotations

import asyncio
import pickle
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from starboard.bots import STAND_IN
from starboard.bots.external import MOST_FAULTS
from starboard.kernel import InvalidOptions
from starboard.table.config import Config, from_environment
from starboard.table.entries import Faulted
from starboard.table.thinking import PATIENCE, PROGRAM, Failed, Thinkers
from tests.bots.programs import Bench, forgetting
from tests.table.guests import Guest, House, play_on, serving
from tests.table.simulated import QuickThinkers, opened, run

GOOD = "for said in heard(): answer(said)\n"
SECRET = "the-oracle-is-mine"  # noqa: S105  # of a hand


def config(tmp_path: Path, command: tuple[str, ...]) -> Config:
    """Return a configuration with one program in it."""
    return Config(database=str(tmp_path / "tables.sqlite3"), programs={"mine": command})


def sitting(house: House, game: str = "oort", bots: int = 1) -> Guest:
    """Set a table up for one person and programs; return the person."""
    house.set_up(game, 1, bots, bot="mine")
    return house.seat(0)


def faults(guest: Guest) -> list[dict[str, Any]]:
    """Return the entries about bots that failed, of the whole log."""
    entries = guest.ask("log")["entries"]
    return [entry for entry in entries if entry["is"] == "faulted"]


# Naming


def test_the_operator_names_programs_by_the_environment() -> None:
    """One on each line, as name=command."""
    told = from_environment({"STARBOARD_BOTS": f"\nmine = {sys.executable} 'a b'\n\nother={sys.executable}\n"})
    assert told.programs == {"mine": (sys.executable, "a b"), "other": (sys.executable,)}
    assert from_environment({}).programs == {}
    for wrong in ("mine", "greedy=python3", "mine=/nowhere/at/all", "a;b=python3"):
        with pytest.raises(InvalidOptions):
            from_environment({"STARBOARD_BOTS": wrong})


def test_a_program_is_offered_and_nothing_else_can_be_started(bench: Bench, tmp_path: Path) -> None:
    """What comes by the network is a name among those that the operator gave, or is refused."""
    with serving(config(tmp_path, bench.program(GOOD)), thinkers=QuickThinkers()) as house:
        games = house.client.get("/api/games").json()
        assert all("mine" in game["bots"] for game in games)
        for bot in ("yours", f"x={sys.executable}", f"mine={sys.executable}", sys.executable):
            seats = [{"is": "person", "mine": True}, {"is": "bot", "bot": bot[:40]}]
            answer = house.client.post("/api/tables", json={"game": "oort", "seats": seats})
            assert answer.status_code == 400
            assert answer.json()["error"]["code"] == "options/invalid"
    assert bench.started == []


# Playing


def test_a_program_plays_a_match_in_the_processes_that_think(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes by the name it was given, is started for each decision, and has ended after it."""
    monkeypatch.setattr("starboard.table.alarms.PROGRAM", 60.0)
    with serving(config(tmp_path, bench.program(GOOD))) as house:
        guest = sitting(house)
        assert play_on({0: guest}, random.Random(3), 8) == 8
        assert guest.state["about"]["seats"][1]["name"] == "mine 2"
        assert guest.state["about"]["seats"][1]["bot"] == "mine"
        assert faults(guest) == []
        assert len(bench.started) >= 7
        assert bench.left() == []


WRONG = {
    "illegal": "for said in heard(): answer(said, action='castle')",
    "malformed": f"for said in heard(): print({SECRET!r}, flush=True)",
    "silent": "time.sleep(60)",
    "flooding": f"while True: print({SECRET!r} * 100, flush=True)",
}
FLOODED = {"flooding", "malformed"}
"""What a flood is: it may come before a decision is asked for, or in place of the answer."""


@pytest.mark.parametrize("what", WRONG)
def test_a_program_that_fails_is_named_and_after_three_faults_replaced(
    bench: Bench, tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match goes on, and nobody is told what the program wrote."""
    monkeypatch.setattr("starboard.table.alarms.PROGRAM", 0.5 if what == "silent" else 60.0)
    with serving(config(tmp_path, bench.program(WRONG[what])), thinkers=QuickThinkers()) as house:
        guest = sitting(house)
        assert play_on({0: guest}, random.Random(3), 8) == 8
        told = faults(guest)
        assert len(told) == MOST_FAULTS
        assert {entry["what"] for entry in told} <= (FLOODED if what == "flooding" else {what})
        assert [entry["plays"] for entry in told] == ["", "", STAND_IN]
        assert all(entry["text"].startswith("mine 2 ") for entry in told)
        assert told[0]["text"].endswith("Another bot decides in its place.")
        assert told[2]["text"].endswith("Another bot plays on in its place.")
        assert guest.state["about"]["seats"][1]["bot"] == STAND_IN
        assert guest.state["about"]["seats"][1]["name"] == "mine 2"
        assert SECRET not in house.client.get(f"/api/tables/{house.keys['table']}").text + str(told)
    if what != "silent":  # which may be ended before it has begun
        assert len(bench.started) == MOST_FAULTS
    assert bench.left() == []


def test_a_program_that_ends_is_replaced_at_once_and_stays_so(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for a server that reads the table from its store."""
    monkeypatch.setattr("starboard.table.alarms.PROGRAM", 60.0)
    given = config(tmp_path, bench.program(f"for said in heard(): raise ValueError({SECRET!r})"))
    with serving(given, thinkers=QuickThinkers()) as house:
        guest = sitting(house)
        assert play_on({0: guest}, random.Random(3), 4) == 4
        assert [entry["what"] for entry in faults(guest)] == ["dead"]
        keys, tokens = house.keys, house.tokens
    with serving(given, thinkers=QuickThinkers()) as house:
        house.keys, house.tokens = keys, tokens
        guest = house.seat(0)
        assert play_on({0: guest}, random.Random(3), 3) == 3
        assert guest.state["about"]["seats"][1]["bot"] == STAND_IN
        assert len(faults(guest)) == 1
    assert len(bench.started) == 1


def test_a_program_that_the_server_has_no_more_is_replaced(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name stays in the log."""
    monkeypatch.setattr("starboard.table.alarms.PROGRAM", 60.0)
    given = config(tmp_path, bench.program(GOOD))
    with forgetting(), serving(given, thinkers=QuickThinkers()) as house:
        guest = sitting(house)
        assert play_on({0: guest}, random.Random(3), 2) == 2
        keys, tokens = house.keys, house.tokens
    with serving(Config(database=given.database), thinkers=QuickThinkers()) as house:
        house.keys, house.tokens = keys, tokens
        guest = house.seat(0)
        assert play_on({0: guest}, random.Random(3), 3) == 3
        (told,) = faults(guest)
        assert told["what"] == "gone"
        assert "mine 2" in told["text"]


def test_a_program_that_hangs_keeps_no_window_open(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has the time of the window; where it says nothing then, it is named once somebody can be told."""
    monkeypatch.setattr("starboard.table.alarms.PROGRAM", 0.5)
    with serving(config(tmp_path, bench.program("time.sleep(60)")), thinkers=QuickThinkers()) as house:
        guest = sitting(house, "interstellar", 2)
        assert play_on({0: guest}, random.Random(3), 6) == 6
        told = faults(guest)
        assert {entry["what"] for entry in told} == {"silent"}
        assert {entry["seat"] for entry in told} <= {1, 2}
        assert max([sum(one["seat"] == seat for one in told) for seat in (1, 2)]) <= MOST_FAULTS


def test_who_replaces_a_bot_decides_what_it_was_thinking_about(bench: Bench) -> None:
    """A fault in a window that has closed may be noted while the same bot thinks about what came after it."""

    class Slow(QuickThinkers):
        """Programs that think until they are let go."""

        def __init__(self) -> None:
            super().__init__()
            self.asked, self.go = asyncio.Event(), asyncio.Event()

        async def decide(self, *given: Any) -> str:
            if given[2] == "mine":
                self.asked.set()
                await self.go.wait()
            return await super().decide(*given)

    async def test() -> None:
        thinkers = Slow()
        async with opened(thinkers=thinkers, programs={"mine": bench.program(GOOD)}) as room:
            seats = [{"is": "person", "mine": True}, {"is": "bot", "bot": "mine"}]
            keys = await room.post("/tables", {"game": "oort", "seats": seats, "settings": {"pace": 0}})
            await room.post(f"/tables/{keys['table']}/start", token=keys["host"])
            socket = await room.connect(keys["table"], keys["seats"]["0"])
            if socket.state["decision"]:
                await socket.act(socket.state["decision"]["candidates"][0]["action"])
            await thinkers.asked.wait()
            live = await room.live(keys["table"])
            async with room.house.changing(live):
                await room.house.commit(live, [Faulted(1, "mine", "dead", "random")])
            thinkers.go.set()
            while not socket.state["decision"]:
                await socket.news(socket.state["seq"])

    run(test)


# Ending


def test_a_server_that_ends_ends_its_programs(bench: Bench, tmp_path: Path) -> None:
    """Though one of them thinks just then, deaf to everything."""
    body = "import signal\nsignal.signal(15, signal.SIG_IGN)\nwhile True: time.sleep(60)"
    with serving(config(tmp_path, bench.program(body)), thinkers=Thinkers()) as house:
        guest = sitting(house)
        if guest.state["decision"]:
            guest.act(guest.state["decision"]["candidates"][0]["action"])
        until = time.monotonic() + 100
        while time.monotonic() < until and not bench.started:
            time.sleep(0.02)
    assert bench.started


def test_a_fault_goes_from_process_to_process_as_it_is() -> None:
    """Its words and what it is called."""
    failed = pickle.loads(pickle.dumps(Failed("ValueError: what?", "dead")))  # noqa: S301  # our own
    assert (str(failed), failed.what) == ("ValueError: what?", "dead")


def test_a_program_has_less_time_than_the_process_that_asks_it() -> None:
    """So that it is ended before that is."""
    assert PROGRAM + 0.5 < PATIENCE
