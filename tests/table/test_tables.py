"""Tables as their guests meet them: setting up, sitting down, playing, taking back, ending, and what is refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from starboard.games import find_game, read_record
from starboard.kernel import verify
from starboard.kernel.verifying import PROMISED
from starboard.table.config import Config
from tests.table.guests import Guest, House, play_on, serving


def seated(house: House, *seats: int) -> dict[int, Guest]:
    """Connect these seats."""
    return {seat: house.seat(seat) for seat in seats}


@pytest.mark.parametrize(("game", "people", "bots"), [("oort", 2, 0), ("cove", 1, 1)])
def test_a_whole_match_is_played_and_its_record_is_fair(game: str, people: int, bots: int) -> None:
    """From the first seat to the record that anybody can verify, words of the seats included."""
    with serving() as house:
        house.set_up(game, people, bots)
        guests = seated(house, *range(people))
        play_on(guests, random.Random(3), 2000)
        first = guests[0].state
        assert first["about"]["status"] == "over"
        assert first["outcome"]["ranking"]
        assert first["outcome"]["words"][0] == "mine"
        record = house.client.get(f"/api/tables/{house.keys['table']}/record")
        assert record.status_code == 200
        assert verify(record.text, find_game).luck == PROMISED
        assert read_record(record.text).commitment == first["about"]["commitment"]


def test_a_record_is_not_given_out_before_the_end() -> None:
    """It holds the seed and everybody's cards."""
    with serving() as house:
        house.set_up("interstellar", 2)
        answer = house.client.get(f"/api/tables/{house.keys['table']}/record")
        assert answer.status_code == 409
        assert answer.json()["error"]["code"] == "table/not-now"


def test_a_request_is_carried_out_once() -> None:
    """The same id gets the same answer, and nothing happens again."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        mine = next(guest for guest in guests.values() if guest.state["decision"])
        number = mine.state["decision"]["number"]
        action = mine.state["decision"]["candidates"][0]["action"]
        first = mine.ask("act", "same", number=number, actions=[action])
        again = mine.ask("act", "same", number=number, actions=[action])
        assert first == again
        assert first["ok"]
        other = mine.ask("act", "other", number=number, actions=[action])
        assert other["error"]["code"] == "action/stale"


def test_what_is_refused_has_code_rule_and_sentence_and_changes_nothing() -> None:
    """Nonsense, somebody else's turn, an illegal action."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        mine = next(guest for guest in guests.values() if guest.state["decision"])
        other = next(guest for guest in guests.values() if not guest.state["decision"])
        number = mine.state["decision"]["number"]
        assert mine.ask("act", number=number, actions=["nonsense"])["error"]["code"] == "action/not-understood"
        taken = other.ask("act", number=number, actions=["Pm3"])["error"]
        assert taken["code"] == "action/not-yours"
        refused = mine.ask("act", number=number, actions=["Hy4"])["error"]
        assert refused["code"] == "action/illegal"
        assert refused["rule"].startswith("OO-")
        assert refused["message"]
        mine.socket.send_text("no json")
        assert mine.receive()["error"]["code"] == "request/malformed"
        assert house.client.get(f"/api/tables/{house.keys['table']}").json()["seq"] == mine.state["seq"]


def test_an_own_move_is_taken_back_freely_and_others_have_to_agree_to_more() -> None:
    """A free take-back, one that needs consent, and a refusal of it."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(1), 3)
        mover = next(guest for guest in guests.values() if not guest.state["decision"])
        other = next(guest for guest in guests.values() if guest.state["decision"])
        number = mover.state["waiting"]["number"]
        reply = mover.ask("undo", number=number)
        assert reply["ok"], reply
        mover.catch_up(reply["seq"])
        assert mover.state["decision"]["number"] > number
        other.catch_up(reply["seq"])
        barred = other.ask("undo", number=other.state["waiting"]["number"])
        assert barred["error"]["code"] == "undo/barred"
        asked = other.ask("askback", moves=1)
        assert asked["ok"], asked
        mover.catch_up(asked["seq"])
        assert mover.state["about"]["wants_back"]["seat"] == other.state["you"]
        agreed = mover.ask("consent", yes=True)
        assert agreed["ok"], agreed
        mover.catch_up(agreed["seq"])
        assert mover.state["about"]["wants_back"] is None
        assert mover.state["entries"][-1]["is"] == "tookback"


def test_a_turn_that_was_taken_back_begins_again() -> None:
    """Where the game tells of no turns: whose turn it was is forgotten with the move by which it began."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(1), 3)
        mover = next(guest for guest in guests.values() if not guest.state["decision"])
        mover.catch_up(mover.ask("undo", number=mover.state["waiting"]["number"])["seq"])
        play_on(guests, random.Random(2), 1)
        assert mover.state["entries"][-1]["turn"] == 1 - mover.state["you"]


def test_whoever_asks_may_take_back_as_far_as_the_own_last_move_and_sees_what_goes() -> None:
    """Why `undo` is barred, the entry after which the match stands again, and the card that tells everybody."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(1), 4)
        mine = next(guest for guest in guests.values() if guest.state["decision"])
        other = next(guest for guest in guests.values() if not guest.state["decision"])
        moved = [entry for entry in mine.ask("log")["entries"] if entry["is"] == "moved"]
        assert [entry["turn"] for entry in moved] == [1 - entry["seat"] for entry in moved]
        free = other.ask("barrier", number=other.state["waiting"]["number"], turn=True)
        assert free["legal"]
        barred = mine.ask("barrier", number=mine.state["waiting"]["number"])
        assert not barred["legal"]
        assert barred["message"]
        asked = mine.ask("askback", moves=0)
        other.catch_up(asked["seq"])
        wanted = other.state["about"]["wants_back"]
        assert (wanted["moves"], wanted["after"]) == (2, moved[-3]["seq"])
        agreed = other.ask("consent", yes=True)
        other.catch_up(agreed["seq"])
        assert other.state["entries"][-1]["after"] == moved[-3]["seq"]
        mine.catch_up(agreed["seq"])
        assert mine.state["decision"]


def test_a_turn_is_begun_anew() -> None:
    """All own moves since the turn began go back at once."""
    with serving() as house:
        house.set_up("cove", 1)
        mine = house.seat(0)
        rng = random.Random(3)
        for _ in range(300):
            number = mine.state["waiting"]["number"]
            turn = [entry for entry in mine.ask("log", most=500)["entries"] if entry["is"] in {"moved", "began"}]
            began = [entry["seq"] for entry in turn if entry["turn"] == 0]
            since = [entry for entry in turn if began and entry["seq"] > began[-1]]
            if len(since) > 1 and mine.ask("barrier", number=number, turn=True)["legal"]:
                done = mine.ask("undo", number=number, turn=True)
                mine.catch_up(done["seq"])
                assert mine.state["entries"][-1]["after"] == began[-1]
                return
            play_on({0: mine}, rng, 1)
        raise AssertionError("no turn of two moves came")


def test_a_draft_shows_what_would_be_asked_next_and_plays_nothing() -> None:
    """The copy goes on; the table does not; one commit plays all."""
    with serving() as house:
        house.set_up("cove", 1)
        mine = house.seat(0)
        for _ in range(200):
            decision = mine.state["decision"]
            before = mine.state["seq"]
            for candidate in decision["candidates"]:
                tried = mine.ask("draft", number=decision["number"], actions=[candidate["action"]])
                assert mine.state["seq"] == before
                if tried["ok"] and tried["decision"] and tried["decision"]["candidates"]:
                    then = tried["decision"]["candidates"][0]["action"]
                    done = mine.ask("act", number=decision["number"], actions=[candidate["action"], then])
                    assert done["ok"], done
                    mine.catch_up(done["seq"])
                    played = [event for event in mine.state["entries"][-1]["events"] if event["is"] == "Played"]
                    assert [event["action"] for event in played] == [candidate["action"], then]
                    return
            mine.catch_up(mine.act(decision["candidates"][-1]["action"])["seq"])
    pytest.fail("no decision of the Cove could be drafted")


def test_a_draft_that_would_show_something_is_played_where_that_is_wanted() -> None:
    """Once, however often it is sent; what can be tried is tried all the same."""
    with serving() as house:
        house.set_up("cove", 1)
        mine, seen = house.seat(0), set()
        for number in range(200):
            decision, before = mine.state["decision"], mine.state["seq"]
            fields = {"number": decision["number"], "actions": [decision["candidates"][-1]["action"]]}
            barred = not mine.ask("draft", **fields)["ok"]
            sent = {"do": "draft", "id": f"same-{number}", "plays": True, **fields}
            replies = [house.client.post(f"/api/tables/{house.keys['table']}/ask", json=sent).json() for _ in range(2)]
            assert replies[0] == replies[1]
            assert ("seq" in replies[0]) is barred
            seen.add(barred)
            if len(seen) == 2:
                return
            done = replies[0] if barred else mine.act(fields["actions"][0])
            mine.catch_up(done["seq"])
            assert mine.state["seq"] > before
    pytest.fail("not both kinds of decisions came")


def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    """Another server over the same file shows the same table to the same keys, and goes on."""
    config = Config(database=str(tmp_path / "tables.sqlite3"))
    with serving(config) as house:
        house.set_up("interstellar", 3)
        guests = seated(house, 0, 1, 2)
        play_on(guests, random.Random(5), 40)
        last = guests[0].state["seq"]
        keys, tokens = house.keys, house.tokens
        shown = {seat: guest.state for seat, guest in guests.items()}
    with serving(config) as again:
        again.keys, again.tokens = keys, tokens
        back = seated(again, 0, 1, 2)
        for seat, guest in back.items():
            for part in ("view", "waiting", "about"):
                assert guest.state[part] == shown[seat][part], part
            assert len(guest.state["entries"]) == last + 1
        assert play_on(back, random.Random(6), 10) == 10


def test_who_comes_back_is_told_only_what_is_new() -> None:
    """`since` names the last entry that was seen."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(2), 6)
        late = house.seat(0, since=5)
        assert [entry["seq"] for entry in late.state["entries"]] == list(range(6, late.state["seq"] + 1))


def test_keys_open_what_they_say_and_nothing_else() -> None:
    """Unknown table, foreign key, the key to watch, an invitation, a key that was exchanged."""
    with serving() as house:
        house.set_up("interstellar", 2)
        table = house.keys["table"]
        stranger: Any = house.client
        stranger.cookies.clear()
        assert stranger.get(f"/api/tables/{table}").status_code == 404
        assert stranger.get("/api/tables/nothing").status_code == 404
        assert house.post("start", 403)["error"]["code"] == "table/not-allowed"
        watcher = house.line(house.keys["watch"])
        assert watcher.state["you"] is None
        assert watcher.state["decision"] is None
        assert watcher.ask("act", number=0, actions=["pass"])["error"]["code"] == "table/not-allowed"
        new = house.post("rotate", 201, key=house.tokens[1], seat=1)
        stranger.cookies.clear()
        assert house.post("rotate", 403, key=house.tokens[1], seat=1)["error"]["code"] == "table/not-allowed"
        house.tokens[1] = new["token"]
        assert house.seat(1).state["you"] == 1


def test_a_seat_moves_to_another_device_by_a_code_that_works_once() -> None:
    """The code is typed there; the pocket of that browser then opens the seat."""
    with serving() as house:
        house.set_up("oort", 2)
        code = house.post("code", 201, seat=0)["code"]
        house.client.cookies.clear()
        assert house.post("enter", token=code) == {"table": house.keys["table"], "seat": 0}
        assert house.line().state["you"] == 0
        house.client.cookies.clear()
        assert house.post("enter", 403, token=code)["error"]["code"] == "table/not-allowed"


def test_a_rematch_seats_everybody_one_further() -> None:
    """Keys go along: whoever sat there sits there again."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        assert guests[0].ask("concede")["ok"]
        assert guests[0].state["outcome"]["conceded"] == 0
        old = house.keys["table"]
        again = house.post("rematch", 201)
        house.keys = {**again}
        followed = house.client.get(f"/api/tables/{old}").json()["followed"]
        assert followed == again["table"]
        house.post("start")
        assert house.line(house.tokens[0]).state["you"] == 1
        assert house.line(house.tokens[1]).state["you"] == 0


def test_chat_phrases_and_mute() -> None:
    """Everybody reads a phrase in their own language; who is muted is told so."""
    with serving() as house:
        house.set_up("oort", 2)
        ana, ben = house.seat(0), house.seat(1, language="fr")
        assert ana.ask("say", phrase="good-luck")["ok"]
        heard = ben.until(lambda frame: frame["type"] == "update")["entries"][-1]
        assert heard["text"] == "Bonne chance\N{NARROW NO-BREAK SPACE}!"
        house.post("mute", seat=1, muted=True)
        assert ben.ask("say", text="why?")["error"]["code"] == "table/not-allowed"


def test_looking_back_shows_what_was_seen_then() -> None:
    """The position after each entry is that which the update had shown."""
    with serving() as house:
        house.set_up("interstellar", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(4), 12)
        for frame in [one for one in guests[0].frames if one["type"] in {"state", "update"}]:
            looked = guests[0].ask("look", seq=frame["seq"])
            assert looked["view"] == frame["view"], frame["seq"]
            assert looked["scores"] == frame["scores"] is None
            assert looked["breakdown"] == []


def test_points_are_told_with_every_position() -> None:
    """A game that tells points while it is played has them in every frame, and looking says what each is for."""
    with serving() as house:
        house.set_up("oort", 2)
        guests = seated(house, 0, 1)
        play_on(guests, random.Random(4), 30)
        ana = guests[0]
        frames = [one for one in ana.frames if one["type"] in {"state", "update"} and one["view"]]
        assert all(len(frame["scores"]) == 2 for frame in frames)
        looked = ana.ask("look", seq=frames[-1]["seq"])
        assert looked["scores"] == frames[-1]["scores"]
        lines = looked["breakdown"]
        assert [sum(line["points"] for line in lines if line["seat"] == seat) for seat in (0, 1)] == looked["scores"]
        assert all(line["text"] for line in lines)
