"""Looking back: barriers in the log, positions of long matches, others' eyes and proofs after the end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from starboard.kernel import Event, State, legal
from starboard.kernel.log import decider, redo
from starboard.kernel.takebacks import last_move
from starboard.table import looking
from starboard.table.entries import Created, Entry, Moved, TookBack
from starboard.table.looking import Positions, lines_after
from starboard.table.saying import heard
from starboard.table.settings import BotSeat, Settings
from starboard.table.standing import Standing
from starboard.table.table import Table
from tests.table.guests import Guest, House, play_on, serving


class Played:
    """A table whose match is played at random, without a server."""

    def __init__(self, game: str, seats: int, seed: int, **options: Any) -> None:
        created = Created(game, options, [BotSeat("random")] * seats, Settings(), f"{seed + 1:x}", "2")
        self.luck = random.Random(seed)
        self.table = Table(Standing(created))
        self.entries: list[Entry] = [created]
        for entry in self.table.begin():
            self.note(entry)

    def note(self, entry: Entry) -> None:
        self.table.standing.note(len(self.entries), 0.0, entry)
        self.entries.append(entry)

    def move(self) -> Moved:
        table = self.table
        if table.is_window():
            for seat in table.asked():
                table.sealed[seat] = [str(self.luck.choice(legal(table.state_for(seat))))]
            moved = table.resolve({})
        else:
            match = table.playing
            moved = table.act(match.seat, match.number, [str(self.luck.choice(legal(match.state)))])
        self.note(moved)
        return moved

    def take_back(self, moves: int) -> TookBack:
        took = self.table.take_back(0, moves)
        self.note(took)
        return took


@pytest.mark.parametrize("game", ["oort", "interstellar", "cove"])
def test_barriers_are_those_of_the_kernel_as_far_as_events_tell(game: str) -> None:
    """Whoever moved is told what the kernel would say of taking it back; at most one in twenty is judged otherwise."""
    tally: Counter[bool] = Counter()
    for seed in range(4):
        played = Played(game, 3, seed)
        for _ in range(150):
            moved = played.move()
            match = played.table.match
            assert match is not None
            if match.over:
                break
            events = heard(played.table, moved)
            assert events is not None
            mover = decider(match.log[last_move(match.log, 1)])
            told = events.bars(mover, moved)
            tally[bool(told) == bool(match.barrier())] += 1
    assert tally[True] > 100
    assert tally[False] <= tally[True] / 20, tally


def test_anothers_move_bars_the_way_back_and_a_spectator_is_told_what_came_to_light() -> None:
    """In a game without secrets and chance nothing else does."""
    played = Played("oort", 2, 1)
    moved = played.move()
    events = heard(played.table, moved)
    assert events is not None
    assert [events.bars(viewer, moved) for viewer in (-1, 0, 1)] == [None, None, "other"]


@pytest.mark.parametrize("game", ["oort", "interstellar", "cove"])
def test_kept_positions_are_those_of_playing_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever one looks, in whatever order, with moves taken back in between; also where few are kept."""
    monkeypatch.setattr(looking, "MOST", 3)
    played = Played(game, 2, 5)
    for turn in range(60):
        match = played.table.match
        assert match is not None
        if match.over:
            break
        played.move()
        if turn % 7 == 6:
            played.take_back(1 + turn % 3)
    order = list(range(len(played.entries)))
    played.luck.shuffle(order)
    for seq in order:
        entries = played.entries[: seq + 1]
        again = Positions(played.table.game).after(lines_after(entries))
        assert played.table.state_after(entries) == again


def test_any_event_of_a_long_match_is_soon_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once it is known how a match went, little of it is played again wherever one looks."""
    played = Played("oort", 4, 1, drought=240)
    while len(played.entries) < 1000:
        match = played.table.match
        if match is None or match.over:
            break
        played.move()
    assert len(played.entries) > 700
    played.table.state_after(played.entries)
    redone: Counter[str] = Counter()

    def counting(s: State, event: Event) -> None:
        redone["events"] += 1
        redo(s, event)

    monkeypatch.setattr(looking, "redo", counting)
    for _ in range(60):
        redone.clear()
        played.table.state_after(played.entries[: played.luck.randrange(2, len(played.entries)) + 1])
        assert redone["events"] <= looking.EVERY


def finished(house: House, game: str) -> dict[int, Guest]:
    """Play a little with two people, until one gives up."""
    house.set_up(game, 2)
    guests = {seat: house.seat(seat) for seat in (0, 1)}
    play_on(guests, random.Random(4), 10)
    return guests


def test_others_eyes_and_open_cards_are_for_after_the_end() -> None:
    """Until then one sees back as one saw; then as anybody did, or everything."""
    with serving() as house:
        guests = finished(house, "interstellar")
        one, two = guests[0], guests[1]
        at = one.state["seq"]
        own = one.ask("look", seq=at)["view"]
        assert one.ask("look", seq=at, seat=0)["view"] == own
        for fields in ({"seat": 1}, {"open": True}, {"seat": 0, "open": True}):
            assert one.ask("look", seq=at, **fields)["error"]["code"] == "table/not-allowed"
        theirs = two.ask("look", seq=at)["view"]
        assert theirs != own
        anybody = one.ask("look", seq=at, public=True)["view"]
        assert anybody == two.ask("look", seq=at, public=True)["view"]
        assert anybody["players"][0]["hand"] == [None] * len(own["players"][0]["hand"])
        assert two.ask("concede")["ok"]
        one.catch_up(two.state["seq"])
        assert one.ask("look", seq=at, seat=1)["view"] == theirs
        everything = one.ask("look", seq=at, open=True)["view"]
        assert everything["players"][0]["hand"] == own["players"][0]["hand"]
        assert everything["players"][1]["hand"] == theirs["players"][1]["hand"]
        assert one.ask("look", seq=at, seat=7)["error"]["code"] == "table/not-allowed"


def test_the_match_is_verified_when_it_is_over() -> None:
    """Not before, since the record holds the secret; in the asker's language; and again by itself."""
    with serving() as house:
        guests = finished(house, "interstellar")
        path = f"/api/tables/{house.keys['table']}/verify"
        assert house.client.get(path).status_code == 409
        assert guests[1].ask("concede")["ok"]
        found = house.client.get(path).json()
        assert (found["luck"], found["setup"], found["words"]) == ("promised", True, True)
        assert found["draws"] > 10
        assert "promised secret" in found["sentence"]
        assert "secret promis" in house.client.get(f"{path}?lang=fr").json()["sentence"]
        house.client.cookies.clear()
        assert house.client.get(path).status_code == 404


def test_a_key_for_watching_is_drawn_by_who_sits_there_when_it_is_over() -> None:
    """The host may at any time; nobody may at a table that is not to be watched."""
    with serving() as house:
        guests = finished(house, "oort")
        watch = house.post("watch", 201, house.keys["host"])["watch"]
        assert house.line(watch).state["you"] is None
        assert house.post("watch", 409, house.tokens[1])["error"]["code"] == "table/not-now"
        assert guests[0].ask("concede")["ok"]
        assert house.line(house.post("watch", 201, house.tokens[1])["watch"]).state["outcome"]
        house.client.cookies.clear()
        assert house.post("watch", 403)["error"]["code"] == "table/not-allowed"
    with serving() as house:
        house.set_up("oort", 2, watch="nobody")
        assert house.post("watch", 403, house.keys["host"])["error"]["code"] == "table/not-allowed"


def test_the_log_tells_rules_barriers_and_what_decisions_are_about() -> None:
    """What else happens at a table has none of it."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = {seat: house.seat(seat) for seat in (0, 1)}
        play_on(guests, random.Random(4), 6)
        told = guests[0].ask("log")["entries"]
        moves = [entry for entry in told if entry["is"] == "moved"]
        assert [entry["bars"] for entry in moves] == [None, "other"] * 3
        first = moves[0]["events"][0]
        assert first["rule"] == "OO-3.7"
        assert first["on"]["square"] in first["text"]
        assert not any("bars" in entry for entry in told if entry["is"] in {"claimed", "created"})


def test_a_turn_that_begins_is_told_with_its_event() -> None:
    """So that a log can part turns in the middle of an entry."""
    with serving() as house:
        house.set_up("cove", 1)
        guest = house.seat(0)
        play_on({0: guest}, random.Random(4), 3)
        events = [event for entry in guest.ask("log")["entries"] for event in entry.get("events", [])]
        assert {event["is"] for event in events if event.get("begins")} == {"TurnBegan"}
