"""Scenarios: every part of the state can be described, and what is impossible is refused with its path."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.state import Cove
from starboard.kernel import InvalidScenario, Match, Options
from tests.games.cove.table import DISH


def laid(described: Any, seats: int = 2, options: Options | None = None) -> Cove:
    """Lay out a scenario on the set-up of a seed."""
    match = Match(GAME, seats, options or {}, seed=3)
    s = match.state.clone()
    assert isinstance(s, Cove)
    return GAME.scenario(s, match.options, described)


WHOLE: dict[str, Any] = {
    "round": 2,
    "turn": 1,
    "order": [1, 0],
    "stack": [0, 1],
    "market": 9,
    "halls": {"red": 3},
    "lair": 5,
    "boats": {"L1": ["red", "rogue"], "R2": ["blue"] * 4},
    "docks": {"D4": "R2"},
    "square": ["LOC-R1", "SAI-B2"],
    "townsfolk": {"discard": ["MER-R1"]},
    "corruption": {"discard": {"2": 3}},
    "oracles": {
        "1": {
            "gold": 12,
            "hour": 7,
            "figure": "horoscopes",
            "dish": DISH,
            "bubbles": {"plusminus": {"filled": 3, "crossed": 2}, "move": {"filled": 0}},
            "lines": ["H0,0", "H1,0", "V0,0", "V0,1", "V2,2"],
            "predictions": [
                {"colour": "red", "icons": 3, "crossed": 1},
                {"colour": "blue", "icons": 1, "crossed": 1, "ended": "failed"},
            ],
            "used": 7,
            "top": [3, 4, "X", 2],
            "bottom": ["X"],
            "slots": {"blue": ["x", "market"], "yellow": ["paid"]},
            "staff": {"security": "LOC-Y3"},
            "shelf": {"charm": {"red": 1}, "tome": {"yellow": 2}},
            "corruption": [2, 1],
        }
    },
}


def test_every_part_of_the_state_can_be_described() -> None:
    """What is named is so; what is not is as in the set-up of the seed; nothing is lost."""
    s = laid(WHOLE)
    fresh = laid({})
    assert (s.round, s.turn, s.order, s.stack, s.market, s.lair) == (2, 1, (1, 0), (1, 0), 9, 5)
    assert s.halls == (3, 1, 1, 1)
    assert s.boats[0] == (0, 4)
    assert s.boats[1] == fresh.boats[1]
    assert s.docks == (-1, -1, -1, 4)
    oracle = s.oracles[1]
    assert (oracle.gold, oracle.hour, oracle.figure) == (12, 7, 3)
    assert oracle.bubbles == (3, 2, 0, 0)
    assert (len(oracle.lines), oracle.filled) == (5, (0,))
    assert [told.icons for told in oracle.predictions] == [3, 3, 1]
    assert (oracle.top, oracle.bottom) == ((3, 4, 0, 2), (0,))
    assert oracle.marks == (0, 0, 0, 0, 1, 2, 3, 0)
    assert oracle.shelf == (1, 0, 0, 0, 0, 0, 0, 2)
    assert oracle.corruption == (0, 1)
    assert s.discards == (1, 1, 1)
    assert s.oracles[0] == fresh.oracles[0]
    people, cards, corruption = GAME.conserved(s)
    assert people == GAME.conserved(fresh)[0]
    assert cards == GAME.conserved(fresh)[1]
    assert len(corruption) == 60
    assert s.box == (40, 20)


def test_more_pieces_than_the_box_holds_are_allowed() -> None:
    """The worked examples need them; views and guesses still work."""
    s = laid({"halls": {"red": 40}, "oracles": {"0": {"corruption": [2] * 30}}})
    assert s.halls[0] == 40
    assert s.bag[0] == 0
    assert s.box == (40, 30)
    assert laid({"oracles": {"0": {"shelf": {"tome": {"red": 9}}}}}).oracles[0].shelf[4] == 9


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"moon": 1}, "unknown-key", "moon"),
    ({"round": 4}, "not-number", "round"),
    ({"round": True}, "not-number", "round"),
    ({"market": 13}, "not-number", "market"),
    ({"order": [0, 0]}, "not-each-once", "order"),
    ({"boats": {"L9": []}}, "unknown-key", "boats.L9"),
    ({"boats": {"L1": ["pink"]}}, "unknown-name", "boats.L1[0]"),
    ({"boats": {"L1": ["red"] * 5}}, "boat-full", "boats.L1"),
    ({"boats": []}, "not-object", "boats"),
    ({"docks": {"D1": "R1"}}, "boat-not-here", "docks.D1"),
    ({"docks": {"D1": "L1", "D2": "L1"}}, "boat-not-here", "docks.D2"),
    ({"bag": {"red": -1}}, "not-number", "bag.red"),
    ({"square": ["LOC-R1"] * 2}, "not-each-once", "townsfolk"),
    ({"square": ["LOC-R1", "LOC-R2", "LOC-R3", "LOC-G1", "LOC-G2"]}, "square-full", "square"),
    ({"at": "noon"}, "unknown-name", "at"),
    ({"at": "peddler"}, "no-peddler", "at"),
    ({"peddler": {}}, "no-peddler", "peddler"),
    ({"at": "cleanUp", "round": 3}, "last-round", "at"),
    ({"oracles": {"2": {}}}, "unknown-key", "oracles.2"),
    ({"oracles": {"0": {"hour": 12}}, "turn": 0}, "after-market", "oracles.0.hour"),
    ({"market": 5, "oracles": {"0": {"hour": 6}}}, "after-market", "oracles.0.hour"),
    ({"oracles": {"0": {"dish": {"left": ["bone"]}}}}, "not-each-once", "oracles.0.dish"),
    ({"oracles": {"0": {"dish": {"left": ["d1=5"]}}}}, "unknown-name", "oracles.0.dish.left[0]"),
    ({"oracles": {"0": {"dish": {"left": ["bone", "bone"]}}}}, "not-each-once", "oracles.0.dish.left[1]"),
    ({"oracles": {"0": {"dish": {"left": [1]}}}}, "unknown-name", "oracles.0.dish.left[0]"),
    ({"oracles": {"0": {"bubbles": {"move": {"filled": 9}}}}}, "too-many", "oracles.0.bubbles.move"),
    ({"oracles": {"0": {"lines": ["H3,1"]}}}, "no-line", "oracles.0.lines[0]"),
    ({"oracles": {"0": {"lines": ["H0,0", "H0,0"]}}}, "no-line", "oracles.0.lines[1]"),
    ({"oracles": {"0": {"filled": ["7,7"]}}}, "off-chart", "oracles.0.filled"),
    ({"oracles": {"0": {"predictions": [{"colour": "red"}]}}}, "not-number", "oracles.0.predictions[0].icons"),
    (
        {"oracles": {"0": {"predictions": [{"colour": "red", "icons": 1, "crossed": 1}]}}},
        "no-such-prediction",
        "oracles.0.predictions[0]",
    ),
    ({"oracles": {"0": {"used": 19}}}, "not-number", "oracles.0.used"),
    ({"oracles": {"0": {"top": [1, 3]}}}, "does-not-follow", "oracles.0.top[1]"),
    ({"oracles": {"0": {"bottom": [1, 2]}}}, "does-not-follow", "oracles.0.bottom[1]"),
    ({"oracles": {"0": {"top": [1, 2, 3, 4, 1, 2, 3, 4, 1]}}}, "too-many", "oracles.0.top"),
    ({"oracles": {"0": {"slots": {"red": ["x", "x", "x"]}}}}, "too-many", "oracles.0.slots.red"),
    ({"oracles": {"0": {"staff": {"cook": "LOC-R1"}}}}, "unknown-key", "oracles.0.staff.cook"),
    ({"oracles": {"0": {"corruption": [3]}}}, "not-number", "oracles.0.corruption[0]"),
    ({"oracles": {"0": {"shelf": {"charm": 3}}}}, "not-object", "oracles.0.shelf.charm"),
    ({"oracles": {"0": 7}}, "not-object", "oracles.0"),
    ({"corruption": {"deck": {"3": 1}}}, "unknown-key", "corruption.deck.3"),
    ({"arrival": {"count": 3}, "at": "arrival"}, "not-number", "arrival.count"),
    ({"from": "nothing"}, "unknown-name", "from"),
]


@pytest.mark.parametrize(("described", "code", "place"), FAULTS)
def test_what_is_impossible_is_refused_with_its_path(described: dict[str, Any], code: str, place: str) -> None:
    """The error says where the fault is."""
    with pytest.raises(InvalidScenario) as caught:
        laid(described)
    assert caught.value.why.code == f"scenario-{code}"
    assert dict(caught.value.why.args)["place"] == place
