"""Lists of tables, and the links that lead to them: what is asked there, what happened last, and who may know it."""

from __future__ import annotations

import random
from typing import Any

from tests.table.guests import Guest, House, play_on, serving, settle


def set_up(house: House, game: str, people: int, **settings: Any) -> None:
    """Set a table up at which everybody sits in a browser of their own, and be the first's."""
    seats = [{"is": "person", "mine": seat == 0} for seat in range(people)]
    house.keys = house.client.post("/api/tables", json={"game": game, "seats": seats, "settings": settings}).json()
    house.tokens = {0: house.keys["seats"]["0"]}
    own = dict(house.client.cookies)
    for seat in range(1, people):
        house.client.cookies.clear()
        house.tokens[seat] = house.post("claim", 201, invite=house.keys["invite"], seat=seat)["token"]
    house.client.cookies.clear()
    house.client.cookies.update(own)


def mine(house: House, **asked: str) -> dict[str, Any]:
    """Return the first of the browser's own tables."""
    first: dict[str, Any] = house.client.get("/api/mine", params=asked).json()[0]
    return first


def test_my_tables_say_what_is_asked_what_happened_and_how_much_time_there_is() -> None:
    """In the words that the own seat reads, in its language."""
    with serving() as house:
        set_up(house, "oort", 2, clock={"is": "days", "hours": 24})
        waiting = mine(house)
        assert (waiting["prompt"], waiting["last"], waiting["your_turn"]) == ("", "", False)
        house.post("start")
        first, second = house.seat(0), house.seat(1)
        mover = first if first.state["decision"] else second
        assert mine(house)["your_turn"] is (mover is first)
        play_on({0: first, 1: second}, random.Random(1), 3)
        told, asked = mine(house), first.state["decision"]
        assert told["your_turn"] is bool(asked)
        assert told["prompt"] == (asked["prompt"] if asked else first.state["waiting"]["prompt"])
        assert told["last"]
        assert 0 < told["clocks"]["left"] <= 24 * 3600
        assert mine(house, lang="fr")["last"] != told["last"]
        assert first.ask("concede")["ok"]
        assert mine(house)["winners"] is not None


def window_for_two(house: House) -> Guest:
    """Play at random until a window asks the first two seats, at as many tables as it takes; return the first guest.

    A match's luck is drawn: one may end before anybody is asked so.
    """
    luck = random.Random(3)
    for _ in range(20):
        set_up(house, "interstellar", 3, window=10)
        house.post("start")
        guests = {seat: house.seat(seat) for seat in range(3)}
        while asked := settle(guests):
            if guests[0] in asked and guests[1] in asked:
                return guests[0]
            play_on(guests, luck, 1)
    raise AssertionError("no window in twenty matches")


def test_an_answer_face_down_ends_the_own_turn_and_nobody_elses() -> None:
    """Whoever has answered a window is asked no more; others cannot see that."""
    with serving() as house:
        asked = window_for_two(house)
        assert asked.state["waiting"]["window"]
        assert mine(house)["your_turn"]
        silence = asked.state["decision"]["silence"] or asked.state["decision"]["candidates"][0]["action"]
        assert asked.act(silence)["sealed"]
        told = mine(house)
        assert not told["your_turn"]
        assert 0 in told["waits_for"]


def test_public_tables_tell_of_the_match_only_who_may_watch() -> None:
    """One that cannot be watched is listed with its seats alone."""
    with serving() as house:
        house.set_up("oort", 2, public=True, watch="all")
        house.set_up("oort", 2, public=True, watch="nobody")
        house.client.cookies.clear()
        told = {one["settings"]["watch"]: one for one in house.client.get("/api/tables").json()}
        assert told["all"]["prompt"]
        assert "prompt" not in told["nobody"]
        assert "yours" not in told["all"]


def test_an_invitation_lets_its_bearer_watch_unless_nobody_may() -> None:
    """Also where every seat is taken; it opens no seat by that."""
    with serving() as house:
        house.set_up("oort", 2)
        house.client.cookies.clear()
        assert house.post("enter", token=house.keys["invite"])["seat"] is None
        assert house.line().state["you"] is None
        about = house.client.get(f"/api/tables/{house.keys['table']}").json()
        assert (about["watches"], about["yours"]) == (True, [])
        house.set_up("oort", 2, watch="nobody")
        house.client.cookies.clear()
        assert house.post("enter", 403, token=house.keys["invite"])["error"]["code"] == "table/not-allowed"


def test_a_code_opens_its_table_without_being_told_which() -> None:
    """Once, and nothing but a code does."""
    with serving() as house:
        house.set_up("oort", 2)
        code = house.post("code", 201, seat=0)["code"]
        house.client.cookies.clear()
        for wrong in ("NONSENSE22", house.keys["invite"], house.keys["watch"]):
            assert house.client.post("/api/enter", json={"token": wrong}).status_code == 403
        answer = house.client.post("/api/enter", json={"token": code})
        assert answer.json() == {"table": house.keys["table"], "seat": 0}
        assert house.client.post("/api/enter", json={"token": code}).status_code == 403


def test_a_link_is_renewed_by_the_host_alone() -> None:
    """The old one opens nothing any more; it is in the log."""
    with serving() as house:
        house.set_up("oort", 2, start=False)
        house.post("leave", key=house.keys["host"], seat=1)
        assert house.post("link", 403, key=house.tokens[1], kind="invite")["error"]["code"] == "table/not-allowed"
        assert house.post("link", 409, kind="referee")["error"]["code"] == "table/not-now"
        fresh = house.post("link", 201, kind="invite")["key"]
        assert house.seat(0).state["entries"][-1]["is"] == "renewed"
        host = house.keys["host"]
        house.client.cookies.clear()
        assert house.post("claim", 403, invite=house.keys["invite"])["error"]["code"] == "table/not-allowed"
        assert house.post("claim", 201, invite=fresh)["seat"] == 1
        watch = house.post("link", 201, key=host, kind="watch")["key"]
        house.client.cookies.clear()
        assert house.client.get(f"/api/tables/{house.keys['table']}").status_code == 404
        assert house.post("enter", token=watch)["seat"] is None


def test_games_say_their_options_in_words_and_a_wrong_one_is_named() -> None:
    """So that a page can show each refusal where it belongs."""
    with serving() as house:
        games = {game["name"]: game for game in house.client.get("/api/games", params={"lang": "fr"}).json()}
        assert (games["oort"]["secrets"], games["interstellar"]["secrets"]) == (False, True)
        assert games["oort"]["lessons"] == {"steps": 19, "minutes": 7}
        assert house.client.get("/api/rules/oort").json()["lessons"]
        rogues = next(option for option in games["cove"]["options"] if option["name"] == "rogues")
        assert [one["value"] for one in rogues["values"]] == [rogues["default"], *rogues["choices"]]
        assert all(one["says"] for one in rogues["values"])
        new = {"game": "interstellar", "seats": [{"is": "person"}] * 2, "options": {"twoCopies": True}}
        refused = house.client.post("/api/tables", json=new).json()["error"]
        assert (refused["code"], refused["option"], refused["rule"]) == ("options/invalid", "twoCopies", "IO-15.5")
        wrong = house.client.post("/api/tables", json={**new, "options": {"entropyClock": 5000}}).json()["error"]
        assert wrong["option"] == "entropyClock"


def test_a_key_tells_of_a_table_together_with_the_pocket() -> None:
    """Who follows an invitation to a table of their own learns both, without a request that is refused."""
    with serving() as house:
        set_up(house, "oort", 2)
        shown = {"authorization": f"Bearer {house.keys['invite']}"}
        about = house.client.get(f"/api/tables/{house.keys['table']}", headers=shown).json()
        assert (about["yours"], about["host"], about["invited"]) == ([0], True, True)
        house.client.cookies.clear()
        about = house.client.get(f"/api/tables/{house.keys['table']}", headers=shown).json()
        assert (about["yours"], about["host"], about["invited"]) == ([], False, True)
