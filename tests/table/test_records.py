"""Tables that begin with a match: taken in from a file, branched off another table; and those with a real box."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from starboard.games import find_game, open_game
from starboard.kernel import Match, as_json, save, verify
from starboard.kernel.verifying import BY_HAND
from starboard.table import live
from starboard.table.entries import Began, Moved
from starboard.table.frames import MOST_TOLD
from starboard.table.retelling import retold
from starboard.table.saying import heard
from starboard.texts import Texts
from tests.table.guests import House, play_on, serving
from tests.table.test_looking_back import Played
from tests.toys.strike import Window


def seen_at(match: Match, decision: int) -> Any:
    """Return what everybody saw of a match before a decision."""
    before = match.clone()
    before.undo(agreed=True, moves=match.decision - decision)
    return as_json(before.view(0))


def test_a_saved_match_goes_on_at_a_table() -> None:
    """The position is that of the file, its moves can be looked back at, and it is played on to its end."""
    match = Match(find_game("oort"), 2, seed=5)
    luck = random.Random(5)
    for _ in range(10):
        match.play(match.seat, luck.choice(match.legal()))
    with serving() as house:
        people = [{"is": "person", "mine": True}, {"is": "person", "mine": True}]
        answer = house.client.post("/api/records", json={"record": save(match), "seats": people})
        assert answer.status_code == 201, answer.text
        house.keys = answer.json()
        house.tokens = {int(seat): token for seat, token in house.keys["seats"].items()}
        house.post("start")
        guests = {seat: house.seat(seat) for seat in (0, 1)}
        assert guests[match.seat].state["decision"]["number"] == match.number
        began = guests[1].state["seq"] - 10
        for decision in range(10):
            assert guests[1].ask("look", seq=began + decision)["view"] == seen_at(match, decision)
        play_on(guests, luck, 500)
        assert guests[0].state["about"]["status"] == "over"


def test_who_waits_for_a_long_match_is_told_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though a table keeps no more at hand than its last moves; and no time is earned by what was played before."""
    monkeypatch.setattr(live, "AT_HAND", 3)
    monkeypatch.setattr(live, "RECALLED", -1.0)
    match = Match(find_game("oort"), 2, {"drought": 240}, seed=5)
    luck = random.Random(5)
    for _ in range(MOST_TOLD + 20):
        match.play(match.seat, luck.choice(match.legal()))
    with serving() as house:
        clock = {"is": "live", "bank": 600, "gain": 10}
        new = {"record": save(match), "seats": [{"is": "person", "mine": True}] * 2, "settings": {"clock": clock}}
        house.keys = house.client.post("/api/records", json=new).json()
        house.tokens = {int(seat): token for seat, token in house.keys["seats"].items()}
        waiting = house.seat(0)
        before = waiting.state["seq"]
        house.post("start")
        waiting.catch_up(before + 1)
        assert [entry["seq"] for entry in waiting.state["entries"]] == list(range(before + 1, waiting.state["seq"] + 1))
        assert len(waiting.state["entries"]) == match.decision + 1
        assert {entry["by"] for entry in waiting.state["entries"][1:]} == {"record"}
        assert max(waiting.state["clocks"]["banks"]) <= 600


@pytest.mark.parametrize("game", ["oort", "interstellar", "cove"])
def test_a_match_is_told_as_by_the_table_that_was_there(game: str) -> None:
    """Move by move, neither more nor less; answers to one window together."""
    windows = 0
    for seed in range(3):
        played = Played(game, 3, seed)
        while len(played.entries) < 80 and not (played.table.match and played.table.match.over):
            played.move()
        match = played.table.match
        assert match is not None
        there = [entry for entry in played.entries if isinstance(entry, Began | Moved)]
        told = retold(match)
        assert [entry.lines for entry in told] == [entry.lines for entry in there]
        assert [entry.turn for entry in told] == [entry.turn for entry in there]
        for one, other in zip(told[1:], there[1:], strict=True):
            assert isinstance(one, Moved)
            assert isinstance(other, Moved)
            assert (one.keep, one.over) == (other.keep, other.over)
            assert one.seat in {other.seat, -1}
            windows += one.by == "window"
    assert (windows > 3) == (game == "interstellar")


def test_answers_to_an_open_window_are_no_entry_of_what_is_told() -> None:
    """So nobody learns how many of those who were asked had answered when the match was saved."""
    played = Played("interstellar", 3, 1)
    while len(played.table.asked()) < 2:
        played.move()
    match, asked = played.table.match, played.table.asked()
    assert match is not None
    before = retold(match)
    match.play(match.seat, match.legal()[0])
    assert len(played.table.asked()) < len(asked)
    told = retold(match)
    assert len(told) == len(before)
    texts = Texts("en")
    for viewer in (-1, asked[1]):
        one, other = heard(played.table, before[-1]), heard(played.table, told[-1])
        assert one is not None
        assert other is not None
        assert one.json(viewer, texts) == other.json(viewer, texts)


def test_a_match_that_is_over_is_looked_at_at_a_table() -> None:
    """Taken out of one table and into another: the same end, every move a position, and who sat where."""
    with serving() as house:
        house.set_up("oort", 1, 1)
        guest = house.seat(0)
        play_on({0: guest}, random.Random(3), 500)
        table = house.keys["table"]
        text = house.client.get(f"/api/tables/{table}/record").text
        answer = house.client.post("/api/records", json={"record": text})
        assert answer.status_code == 201, answer.text
        shown = house.client.post(f"/api/tables/{answer.json()['table']}/ask", json={"do": "hello", "id": "1"}).json()
        assert shown["about"]["status"] == "over"
        assert [seat["name"] for seat in shown["about"]["seats"]] == [
            seat["name"] for seat in guest.state["about"]["seats"]
        ]
        assert shown["outcome"]["scores"] == guest.state["outcome"]["scores"]
        before = house.client.post(f"/api/tables/{table}/ask", json={"do": "hello", "id": "1"}).json()
        moves = [entry for entry in shown["entries"] if entry["is"] == "moved"]
        told = [entry["events"] for entry in before["entries"] if entry["is"] == "moved"]
        assert [entry["events"] for entry in moves][-50:] == told[-50:]
        seen = []
        for entry in (moves[0], moves[-1]):
            asked = {"do": "look", "id": "2", "seq": entry["seq"]}
            seen.append(house.client.post(f"/api/tables/{answer.json()['table']}/ask", json=asked).json()["view"])
        assert seen[0] != seen[1]
        assert seen[1] == guest.state["view"]
        again = house.client.get(f"/api/tables/{answer.json()['table']}/record").text
        assert again == text


def test_the_turns_of_a_record_are_those_that_its_game_tells() -> None:
    """And none begins where somebody else is asked: in a turn of Interstellar others answer."""
    match = Match(find_game("interstellar"), 2, {"compact": True, "entropyClock": 1}, seed=4)
    luck = random.Random(4)
    while not match.over:
        match.play(match.seat, luck.choice(list(match.legal())))
    with serving() as house:
        answer = house.client.post("/api/records", json={"record": save(match)})
        assert answer.status_code == 201, answer.text
        asked = f"/api/tables/{answer.json()['table']}/ask"
        told = house.client.post(asked, json={"do": "hello", "id": "1"}).json()["entries"]
    begun = [event["seat"] for entry in told for event in entry.get("events", []) if event["is"] == "TurnBegan"]
    assert [entry["turn"] for entry in told if entry.get("turn") is not None] == begun
    assert len(begun) >= 3


@pytest.mark.parametrize("paced", [False, True])
def test_the_turns_of_a_record_are_those_of_its_table(paced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the game tells of none: what all answer face down, or at the pace of that, begins no turn."""
    open_game("tests.toys.strike:GAME")
    monkeypatch.setattr(Window, "PACED", paced)
    with serving() as house:
        house.set_up("strike", 3, bot="random")
        play_on({seat: house.seat(seat) for seat in range(3)}, random.Random(3), 500)
        table = house.keys["table"]
        record = house.client.get(f"/api/tables/{table}/record").text
        answer = house.client.post("/api/records", json={"record": record})
        assert answer.status_code == 201, answer.text
        told = []
        for one in (table, answer.json()["table"]):
            shown = house.client.post(f"/api/tables/{one}/ask", json={"do": "hello", "id": "1"}).json()["entries"]
            told.append([entry["turn"] for entry in shown if entry.get("turn") is not None])
    plays = [json.loads(line) for line in record.splitlines()]
    struck = sum(line.get("play", "").startswith("strike") for line in plays)
    assert struck
    assert told[1] == told[0]


@pytest.mark.parametrize("text", ["", "{}", "nonsense", '{"starboard":"match"}\n'])
def test_what_is_no_record_is_refused(text: str) -> None:
    """With a code and a sentence, and no table is set up."""
    with serving() as house:
        answer = house.client.post("/api/records", json={"record": text})
        assert answer.status_code == 400
        assert answer.json()["error"]["code"] == "record/invalid"


def branched(house: House, status: int = 201, key: str = "", **data: Any) -> Any:
    """Ask for a branch."""
    return house.post("branch", status, key, **data)


def test_a_running_match_is_branched_only_where_its_table_allows_it() -> None:
    """And only by who sits there."""
    with serving() as house:
        house.set_up("interstellar", 2)
        assert branched(house, 403)["error"]["code"] == "table/not-allowed"


def test_a_branch_begins_where_there_is_something_to_decide() -> None:
    """Not before the match, nor at its end; of either it is said what it is."""
    with serving() as house:
        house.set_up("oort", 1, 1, branch=True)
        assert branched(house, 409, seq=0)["error"]["message"] == "The match has not begun yet."
        play_on({0: house.seat(0)}, random.Random(3), 500)
        assert branched(house, 409)["error"]["message"] == "The match is over."


def test_a_branch_shows_its_asker_nothing_that_was_hidden() -> None:
    """The asker sees what they saw; what they could not see is dealt anew, differently in most branches."""
    with serving() as house:
        house.set_up("interstellar", 2, branch=True)
        guests = {seat: house.seat(seat) for seat in (0, 1)}
        luck = random.Random(2)
        play_on(guests, luck, 12)
        while guests[0].state["waiting"]["window"]:  # which in a branch may close by itself, where nobody can answer
            play_on(guests, luck, 1)
        mine, theirs = guests[0].state["view"], guests[1].state["view"]["players"][1]["hand"]
        original, hands = house.keys, []
        for _ in range(4):
            house.keys = branched(house, seats=[{"is": "person", "mine": True}, {"is": "person", "mine": True}])
            house.tokens = {int(seat): token for seat, token in house.keys["seats"].items()}
            house.post("start")
            seen = {seat: house.seat(seat).state["view"] for seat in (0, 1)}
            assert seen[0] == mine
            hands.append(seen[1]["players"][1]["hand"])
            house.keys = original
        assert any(hand != theirs for hand in hands)


def test_with_a_real_box_people_say_what_came_and_the_record_says_so() -> None:
    """In a game with secrets the referee holds no seat and sees all."""
    with serving() as house:
        mine = [{"is": "person", "mine": True}, {"is": "bot"}]
        answer = house.client.post(
            "/api/tables", json={"game": "interstellar", "seats": mine, "settings": {"chance": "hand"}}
        )
        assert answer.json()["error"]["code"] == "table/not-allowed"
        seats = [{"is": "person"}]
        new = {"game": "cove", "seats": seats, "settings": {"chance": "hand", "pace": 0}}
        answer = house.client.post("/api/tables", json=new)
        assert answer.status_code == 201, answer.text
        house.keys = answer.json()
        house.client.cookies.clear()
        player = house.post("claim", 201, invite=house.keys["invite"], name="Ben")["token"]
        house.post("start", key=player)
        referee, ben = house.line(house.keys["referee"]), house.line(player)
        assert referee.state["referee"]
        luck = random.Random(1)
        for _ in range(3000):
            referee.catch_up(ben.state["seq"])
            if ben.state["about"]["status"] != "playing":
                break
            who, do = (referee, "come") if referee.state["waiting"]["chance"] else (ben, "act")
            decision = who.state["decision"]
            action = luck.choice(decision["candidates"])["action"]
            said = {"outcome": action} if do == "come" else {"actions": [action]}
            reply = who.ask(do, number=decision["number"], **said)
            assert reply["ok"], reply
            referee.catch_up(reply["seq"])
            ben.catch_up(reply["seq"])
        assert ben.state["about"]["status"] == "over"
        record = house.client.get(
            f"/api/tables/{house.keys['table']}/record", headers={"authorization": f"Bearer {player}"}
        )
        assert verify(record.text, find_game).luck == BY_HAND


def test_a_table_is_played_without_a_socket() -> None:
    """For programs that send one request after another."""
    with serving() as house:
        house.set_up("oort", 1, 1)
        state = house.post("ask", do="hello", id="1")
        while not state["decision"]:
            state = house.post("ask", do="hello", id="1")
        action = state["decision"]["candidates"][0]["action"]
        reply = house.post("ask", do="act", id="2", number=state["decision"]["number"], actions=[action])
        assert reply["seq"] > state["seq"]
