"""The analysis of a match that is over: who may have it and when, in which process it is made, and for how long."""

from __future__ import annotations

import asyncio
import json
import os
import time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.games import add_game
from starboard.kernel import Match, save
from starboard.table import reviews, thinking
from starboard.table.entries import Began, Moved, TookBack
from starboard.table.reviews import owners
from starboard.table.thinking import Failed, Thinkers, review
from tests.table.guests import PATIENCE, House, serving

FOUR = "examples.connect_four:GAME"


class Watched(Thinkers):
    """Thinks elsewhere, or as it is told, and keeps what it was given."""

    def __init__(self, fault: Exception | None = None) -> None:
        super().__init__(patience=60.0)
        self.given: list[tuple[Any, ...]] = []
        self.closed = 0
        self._fault = fault

    async def review(self, *given: Any) -> str:
        self.given.append(given)
        await asyncio.sleep(0)
        if self._fault is not None:
            raise self._fault
        return review(*given)

    def close(self) -> None:
        self.closed += 1
        super().close()


def over(house: House, columns: str = "abacadgga") -> str:
    """Set a table up with a match of Connect Four that is over; both overlooked a win. Return its name."""
    add_game(CONNECT_FOUR, FOUR)
    match = Match(CONNECT_FOUR, 2, seed=1)
    for column in columns:
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    answer = house.client.post("/api/records", json={"record": save(match)})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def asked(house: House, table: str, language: str = "en") -> Any:
    """Ask for the analysis once."""
    return house.client.post(f"/api/tables/{table}/analysis?lang={language}")


def found(house: House, table: str) -> Any:
    """Ask until it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = asked(house, table).json()
        assert "error" not in told, told
        if told["analysis"] is not None:
            return told
        time.sleep(0.05)
    pytest.fail("no analysis")


def test_it_is_made_in_another_process_and_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision with the entry that brought it, in the language that is asked for."""
    monkeypatch.setattr(reviews, "SECONDS", 2.0)
    monkeypatch.setattr(thinking, "review", _elsewhere)
    with serving() as house:
        table = over(house)
        told = found(house, table)
        assert (told["judged"], told["choices"], told["ahead"]) == (9, 9, 0)
        analysis = told["analysis"]
        assert [point["number"] for point in analysis["points"]] == list(range(9))
        missed = analysis["points"][7]
        assert (missed["seat"], missed["action"]) == (1, "g")
        assert (missed["better"] is None) is (missed["best"] == "g")  # a busy machine may find nothing in the time
        assert analysis["ends"] == [1.0, 0.0]
        assert [tally["choices"] for tally in analysis["tallies"]] == [5, 4]
        log = house.client.post(
            f"/api/tables/{table}/ask", json={"do": "log", "id": "1", "since": -1, "most": 50}
        ).json()
        moved = [entry["seq"] for entry in log["entries"] if entry["is"] == "moved"]
        assert [point["seq"] for point in analysis["points"]] == moved
        assert {moment["seq"] for moment in analysis["moments"]} <= set(moved)
        assert asked(house, table, "fr").json()["analysis"]["points"] != []


def _elsewhere(path: str, record: str, first: int, seconds: float) -> str:
    """Review, which only another process than that of the test may do."""
    assert os.getpid() != SERVING
    return review(path, record, first, seconds)


SERVING = int(os.environ.setdefault("STARBOARD_TEST_SERVING", str(os.getpid())))
"""The process in which the tests' server is; processes that it starts are told."""


def test_while_the_match_goes_on_there_is_none() -> None:
    """As there is no record; nor is anything thought about."""
    thinkers = Watched()
    with serving(analysts=thinkers) as house:
        house.set_up("oort", 1, 1)
        answer = asked(house, house.keys["table"])
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "table/not-now"
        assert answer.json()["error"]["message"] == "A match is analysed when it is over."
        assert thinkers.given == []


def test_who_may_not_watch_learns_nothing() -> None:
    """Not even that the table is there."""
    with serving(analysts=Watched()) as house:
        table = over(house)
        house.client.cookies.clear()
        assert asked(house, table).json()["error"]["code"] == "table/unknown"


def test_when_nobody_waits_it_rests_and_then_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process ends; asked for again it begins where it was, with the time that was left."""
    monkeypatch.setattr(thinking, "STINT", 0.0)
    monkeypatch.setattr(reviews, "WANTED", 0.0)
    monkeypatch.setattr(reviews, "SECONDS", 0.9)
    thinkers = Watched()
    with serving(analysts=thinkers) as house:
        table = over(house)
        assert asked(house, table).json()["judged"] == 0
        end = time.monotonic() + PATIENCE
        while not thinkers.closed and time.monotonic() < end:
            time.sleep(0.01)
        assert thinkers.closed
        assert thinkers.given == []
        monkeypatch.setattr(reviews, "WANTED", 15.0)
        assert found(house, table)["analysis"] is not None
        assert [given[2] for given in thinkers.given] == list(range(9))
        left = [given[3] for given in thinkers.given]
        assert left[0] == 0.9
        assert left == sorted(left, reverse=True)
        before = len(thinkers.given)
        assert found(house, table)["judged"] == 9
        assert len(thinkers.given) == before  # it is kept


def test_one_at_a_time_and_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others wait, and are told how many are before them; beyond the limit they are sent away."""
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)

    class Slow(Watched):
        async def review(self, *given: Any) -> str:
            self.given.append(given)
            await asyncio.sleep(3600)
            return ""

    thinkers = Slow()
    with serving(analysts=thinkers) as house:
        tables = [over(house) for _ in range(3)]
        assert [asked(house, table).json()["ahead"] for table in tables[:2]] == [0, 1]
        assert asked(house, tables[2]).json()["error"]["code"] == "server/busy"
        assert len(thinkers.given) == 1


@pytest.mark.parametrize(
    ("fault", "code"), [(Failed("ZeroDivisionError"), "table/not-now"), (TimeoutError(), "server/busy")]
)
def test_what_fails_is_told_and_may_be_tried_again(fault: Exception, code: str) -> None:
    """A game that breaks off, and a process that hangs."""
    with serving(analysts=Watched(fault)) as house:
        table = over(house)
        assert asked(house, table).json()["analysis"] is None
        end = time.monotonic() + PATIENCE
        told: Any = {}
        while "error" not in told and time.monotonic() < end:
            told = asked(house, table).json()
        assert told["error"]["code"] == code
        assert "error" not in asked(house, table).json()


def test_decisions_that_were_taken_back_have_no_entry() -> None:
    """Those that stand have that of the move which brought them, all of it."""
    play, draw = {"play": "a", "seat": 0}, {"chance": "1"}
    entries = [
        Began({}, [draw]),
        Moved(0, 1, [play, play]),
        TookBack(0, 1, [{"event": {}}]),
        Moved(0, 2, [{"seal": "b", "seat": 0}, draw, play]),
    ]
    assert owners(entries) == [3, 3]
    assert json.loads(json.dumps(owners([]))) == []
