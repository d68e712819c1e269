"""Studies: positions of the asker's own, played on the real engine; what is told of them, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from starboard.table.config import Config
from starboard.table.turnstile import Limits, Turnstile
from tests.table.guests import House, serving

BOARD = "oort1 A0CD,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0GI,L0GU,M0HI,N0HU,O0IU"
START = f"{BOARD} a8,y15 000000,000000 1 0 3"


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """A server without tables."""
    with serving() as opened:
        yield opened


def studied(house: House, language: str = "en", status: int = 200, **asked: Any) -> Any:
    """Study something."""
    answer = house.client.post("/api/study", json=asked, params={"lang": language})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_position_is_played_on_and_told_by_seat(house: House) -> None:
    """Whole turns and single decisions, each with what it brought; the next seat is asked."""
    told = studied(house, game="oort", position=START, actions=["E-c3", "W"], names=["Ana", "Ben"])
    assert [[event["text"] for event in events if event["text"]] for events in told["events"]] == [
        ["Ana flies east from a8 into a wormhole, out at c3, and stops on k3.", "Ana takes Helium."],
        ["Ben flies west from y15 to v15.", "Ben takes Uranium."],
    ]
    assert told["seat"] == 0
    assert told["view"]["rockets"] == ["k3", "v15"]
    assert told["decision"]["prompt"].startswith("Ana,")
    assert told["scores"] == [0, 0]
    parts = studied(house, game="oort", position=START, actions=["fly E"])
    assert parts["decision"]["step"] == "Jump"
    assert studied(house, game="oort", position=START, viewer=1)["decision"] is None


def test_what_is_refused_says_why_and_leaves_the_position_before_it(house: House) -> None:
    """In the asker's language; what comes after it is not looked at."""
    told = studied(house, "fr", game="oort", position=START, actions=["E-c3", "N", "nonsense"])
    assert told["refusal"]["at"] == 1
    assert told["refusal"]["rule"] == "OO-4.4"
    assert "bord" in told["refusal"]["message"]
    assert told["view"]["rockets"] == ["k3", "y15"]
    assert len(told["events"]) == 1
    assert studied(house, game="oort", actions=["what"])["refusal"]["code"] == "action/not-understood"


def test_what_choices_bring_is_told_as_at_a_table(house: House) -> None:
    """For those that are named, and as many decisions deep as is wanted."""
    wanted = {"of": ["fly E", "fly SE"], "depth": 2}
    (east, south) = studied(house, game="oort", position=START, brings=wanted)["brings"]
    assert [east["action"], south["action"]] == ["fly E", "fly SE"]
    assert east["goes_on"]
    assert any(then["action"] == "exit c3" for then in east["then"])
    inside = studied(house, game="oort", position=START, actions=["fly E"], brings={"of": ["coast"], "parts": 1})
    assert inside["brings"][0]["events"]


def test_an_ended_match_tells_its_outcome(house: House) -> None:
    """And asks nobody."""
    last = "oort1 A0--,B0--,C0--,D0--,E0--/F0--,G0--,H0--,I0--,J0--/K0-I,L0--,M0--,N0--,O0-- a2,a5 232322,323223 1 0 41"
    told = studied(house, game="oort", position=last, actions=["N+2C"])
    assert told["outcome"]["scores"] == [24, 20]
    assert told["outcome"]["sentence"]
    assert told["seat"] is None
    over = studied(house, game="oort", position=last, actions=["N+2C", "N"])
    assert over["refusal"]["rule"] == "OO-6.4"


@pytest.mark.parametrize(("game", "seats"), [("interstellar", 3), ("cove", 2), ("oort", 4)])
def test_the_same_study_is_told_the_same_way(house: House, game: str, seats: int) -> None:
    """Nothing is kept between two requests, and all luck is the seed's."""
    first = studied(house, game=game, seats=seats, seed=4)
    assert first == studied(house, game=game, seats=seats, seed=4)
    assert studied(house, game=game, seats=seats, seed=5) != first


def test_a_viewer_sees_no_more_than_its_seat(house: House) -> None:
    """Though the position is the asker's own: a board is drawn as at a table."""
    views = [studied(house, game="interstellar", seats=2, seed=1, viewer=seat)["view"] for seat in range(2)]
    hands = [[player["hand"] for player in one["players"]] for one in views]
    assert hands[0][1] == [None] * len(hands[0][1])
    assert hands[0] != hands[1] or not hands[0][0]


MEETING: dict[str, Any] = {
    "from": "empty",
    "draw": [],
    "seats": [
        {"race": "humans", "place": "P3", "hand": ["intimidate", "move"]},
        {"race": "zeta", "place": "P3", "hand": ["laser", "sword"]},
    ],
    "at": {"step": "diplomacy", "defender": 1, "from": "P2"},
}
DUEL: dict[str, Any] = {"game": "interstellar", "scenario": MEETING, "chance": "script"}


def test_others_and_chance_do_what_is_written(house: House) -> None:
    """Each in its turn; what the viewer may not see of it is not told, though the asker has written it."""
    asked = studied(house, **DUEL, actions=["play intimidate"])
    assert (asked["seat"], asked["decision"]) == (1, None)
    assert asked["view"]["players"][1]["hand"] == [None, None]
    waits = studied(house, **DUEL, actions=["play intimidate", "accept"])
    assert (waits["seat"], waits["decision"]) == (None, None)
    drawn = studied(house, **DUEL, actions=["play intimidate", "accept", "1 takes laser"], names=["Ana", "Ben"])
    assert drawn["events"][-1][-1]["text"] == "Laser goes from Ben to Ana."
    assert drawn["view"]["players"][0]["hand"] == ["laser", "move"]
    assert drawn["view"]["players"][1]["hand"] == [None]
    assert drawn["decision"]["step"] == "AttackerDiplomacy"
    no = studied(house, **DUEL, actions=["play intimidate", "accept", "1 takes armor"])
    assert no["refusal"]["at"] == 2
    seed = studied(house, **{**DUEL, "chance": "seed"}, actions=["play intimidate", "accept"])
    assert len(seed["view"]["players"][0]["hand"]) == 2


def test_two_studies_that_differ_in_what_is_hidden_are_told_the_same(house: House) -> None:
    """Whatever the other seat holds: the view, the choices and what they bring."""
    told, hands = [], (["laser", "sword"], ["clone", "hologram"])
    for hand, under in (hands, hands[::-1]):
        seats = [MEETING["seats"][0], {**MEETING["seats"][1], "hand": hand}]
        scenario = {**MEETING, "seats": seats, "under": {"P13": under}}
        told.append(studied(house, **{**DUEL, "scenario": scenario}, brings={}))
    assert told[0] == told[1]
    assert told[0]["brings"]


def test_a_window_is_asked_as_one(house: House) -> None:
    """Its question says so, and which answer says nothing."""
    scenario = {**MEETING, "under": {"P3": ["clone"]}, "active": 1, "at": {"step": "window", "window": "search"}}
    told = studied(house, **{**DUEL, "scenario": scenario})
    assert told["decision"]["window"]
    assert told["decision"]["silence"] == "pass"
    over = studied(house, **{**DUEL, "scenario": scenario}, actions=["pass"])
    assert (over["seat"], over["decision"]) == (1, None)


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "chess"}, 404, "game/unknown"),
        ({"game": "starboard.games.oort:GAME"}, 404, "game/unknown"),
        ({}, 400, "request/malformed"),
        ({"game": "oort", "position": "nonsense"}, 400, "position/invalid"),
        ({"game": "oort", "position": "oort1 " + "A" * 3000}, 400, "request/malformed"),
        ({"game": "oort", "seats": 9}, 400, "options/invalid"),
        ({"game": "oort", "seats": 99}, 400, "request/malformed"),
        ({"game": "oort", "options": {"drought": "x"}}, 400, "options/invalid"),
        ({"game": "oort", "scenario": {}}, 400, "request/unsupported"),
        ({"game": "interstellar", "scenario": {"seats": {"9": {}}}}, 400, "scenario/invalid"),
        ({"game": "oort", "actions": ["N"] * 65}, 400, "request/malformed"),
        ({"game": "oort", "actions": "N"}, 400, "request/malformed"),
        ({"game": "oort", "viewer": 3}, 400, "request/malformed"),
        ({"game": "oort", "seed": -1}, 400, "request/malformed"),
        ({"game": "oort", "what": 1}, 400, "request/malformed"),
        ({"game": "oort", "chance": "hand"}, 400, "request/malformed"),
        ({"game": "oort", "brings": {"depth": 99}}, 400, "request/malformed"),
        ({"game": "oort", "scenario": {"x": "y" * 40000}}, 413, "request/malformed"),
    ],
)
def test_bad_input_is_refused(house: House, asked: dict[str, Any], status: int, code: str) -> None:
    """With a code and a sentence."""
    error = studied(house, status=status, **asked)["error"]
    assert error["code"] == code
    assert error["message"]


def test_studies_are_counted_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants too many waits."""
    monkeypatch.setattr("starboard.table.turnstile.monotonic", lambda: 100.0)  # all come at the same moment
    config = Config(limits=Limits(studies=2), proxy_header="x-forwarded-for", database="sqlite:///:memory:")
    with serving(turnstile=Turnstile(config.limits)) as house:
        codes = [house.client.post("/api/study", json={"game": "oort"}).status_code for _ in range(8)]
    assert codes.count(200) == 6
    assert codes[6:] == [429, 429]
