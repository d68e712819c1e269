"""With the real box: an owner's own component data, chosen when the table is set up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.guests import House, serving

GAMES = ("oort", "interstellar", "cove")


def delivered(house: House, game: str) -> Any:
    """Return the data that the server offers to begin with."""
    answer = house.client.get(f"/api/games/{game}/components")
    assert answer.status_code == 200
    return answer.json()


def asked(house: House, game: str, components: Any, language: str = "en") -> Any:
    """Set a table up with these components; return status and answer."""
    seats = [{"is": "person", "mine": True}, {"is": "bot"}]
    new = {"game": game, "seats": seats, "options": {"components": components}}
    answer = house.client.post(f"/api/tables?lang={language}", json=new)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_the_data_that_is_offered_can_be_played_with(game: str) -> None:
    """Whoever begins with it and changes nothing plays the game that there is."""
    with serving() as house:
        status, keys = asked(house, game, delivered(house, game))
        assert status == 201, keys


def test_there_is_no_data_where_there_is_no_game() -> None:
    """An unknown game has no box."""
    with serving() as house:
        answer = house.client.get("/api/games/nothing/components")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "game/unknown")


@pytest.mark.parametrize(
    ("game", "change", "path", "rule"),
    [
        ("oort", lambda box: box["tiles"]["C"].__setitem__(4, "HX..."), "components.tiles.C.4", "OO-2.5"),
        ("oort", lambda box: box["scoring"].__setitem__("set", "five"), "components.scoring.set", "OO-2.1"),
        ("interstellar", lambda box: box["races"].pop("insectoid"), "components.races.insectoid", "IO-2.1"),
        (
            "interstellar",
            lambda box: box["weapons"]["laser"].__setitem__("copies", 3),
            "components.weapons",
            "IO-2.1",
        ),
        ("cove", lambda box: box["prices"]["charm"].__setitem__("red", -1), "components.prices.charm.red", "MC-3.17"),
        ("cove", lambda box: box["townsfolk"][3].__setitem__("id", "HERO-1"), "components.townsfolk.3.id", "MC-3.17"),
    ],
)
def test_a_fault_is_told_by_code_place_and_sentence(game: str, change: Any, path: str, rule: str) -> None:
    """Nothing is set up; whoever wrote the file learns where to look, in their own language."""
    with serving() as house:
        box = delivered(house, game)
        change(box)
        told = {}
        for language in ("en", "fr"):
            status, answer = asked(house, game, box, language)
            error = answer["error"]
            assert (status, error["code"], error["path"], error["rule"]) == (400, "options/invalid", path, rule)
            assert path in error["message"]
            told[language] = error["message"]
        assert told["en"] != told["fr"]
        assert house.client.get("/api/mine").json() == []


def test_the_record_keeps_the_box() -> None:
    """What was played with is in the saved match, and everybody at the table can read it."""
    with serving() as house:
        box = delivered(house, "oort") | {"scoring": {"tokens": [2, 4, 6, 8, 9], "set": 11}}
        _, house.keys = asked(house, "oort", box)
        house.tokens = {0: house.keys["seats"]["0"]}
        house.post("start")
        first = house.seat(0)
        assert first.state["about"]["options"]["components"] == box
        assert first.ask("concede")["ok"]
        record = house.client.get(f"/api/tables/{house.keys['table']}/record").text
        assert json.loads(record.partition("\n")[0])["options"]["components"] == box


def test_townsfolk_go_by_the_names_of_the_owners_box() -> None:
    """In what can be chosen and in the log, beside the name by which moves are written."""
    with serving() as house:
        box = delivered(house, "cove")
        box["townsfolk"][0]["name"] = "Old Tom <b>"
        new = {
            "game": "cove",
            "seats": [{"is": "person", "mine": True}],
            "options": {"components": box},
            "settings": {"chance": "hand"},
        }
        house.keys = house.client.post("/api/tables", json=new).json()
        house.tokens = {0: house.keys["seats"]["0"]}
        house.post("start")
        first = house.seat(0)
        while first.state["decision"]["step"] != "RevealTownsfolk":
            decision = first.state["decision"]
            said = first.ask("come", number=decision["number"], outcome=decision["candidates"][0]["action"])
            first.catch_up(said["seq"])
        decision = first.state["decision"]
        named = decision["candidates"][0]
        assert (named["action"], named["label"]) == ("reveal LOC-R1", "Old Tom <b> (LOC-R1)")
        first.catch_up(first.ask("come", number=decision["number"], outcome="reveal LOC-R1")["seq"])
        assert "Old Tom <b> (LOC-R1)" in str(first.state["entries"])
