"""Scenarios: every part of the state can be described, and what is impossible is refused with its path."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.scenario.scenario import OPENINGS
from starboard.games.cove.state import Cove
from starboard.kernel import InvalidScenario, Match, Options, legal, play, roll
from starboard.texts import LANGUAGES, Texts
from tests.counts import scaled
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
    "boats": {
        "L1": ["red", "rogue"],
        "L2": ["green"] * 4,
        "L3": ["red"] * 4,
        "R1": ["yellow"] * 4,
        "R2": ["blue"] * 4,
    },
    "docks": {"D1": "L2", "D2": "L3", "D3": "R1", "D4": "R2"},
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
    assert s.boats[5] == fresh.boats[5]
    assert s.docks == (1, 2, 3, 4)
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


def test_on_bare_boards_every_rune_lies_in_the_dish() -> None:
    """The Bone, the Coin and a die to the left, the others to the right, and the dice show a 1."""
    dish = {"left": ["bone", "coin=tree", "d1=1"], "right": ["voodoo", "d2=1"]}
    described = laid({"from": "empty", "oracles": {"0": {"dish": dish}, "1": {"dish": dish}}})
    assert laid({"from": "empty"}) == described


def test_more_pieces_than_the_box_holds_are_allowed() -> None:
    """The worked examples need them; views and guesses still work."""
    s = laid({"halls": {"red": 40}, "oracles": {"0": {"corruption": [2] * 30}}})
    assert s.halls[0] == 40
    assert s.bag[0] == 0
    assert s.box == (40, 30)
    assert laid({"oracles": {"0": {"shelf": {"tome": {"red": 9}}}}}).oracles[0].shelf[4] == 9


FULL = ["red", "green", "blue", "rogue"]
DOCKED: dict[str, Any] = {
    "boats": {"L1": FULL, "L2": FULL, "R1": FULL, "R2": FULL},
    "docks": {"D1": "L1", "D2": "L2", "D3": "R1", "D4": "R2"},
}
CELL = ["H0,0", "H1,0", "V0,0", "V0,1"]
HUGE = 10**5000

FAULTS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"moon": 1}, "described-unknown-key", "moon", ""),
    ({"round": 4}, "described-no-number", "round", ""),
    ({"round": True}, "described-no-number", "round", ""),
    ({"round": HUGE}, "described-no-number", "round", ""),
    ({"market": 13}, "described-no-number", "market", ""),
    ({"market": 1, **DOCKED}, "scenario-market-hour", "market", "MC-5.5"),
    ({"market": 9}, "scenario-market-too-early", "market", "MC-5.5"),
    (DOCKED, "scenario-no-market-token", "docks", "MC-5.5"),
    ({"order": [0, 0]}, "described-not-each-once", "order", ""),
    ({"boats": {"L9": []}}, "described-unknown-key", "boats.L9", ""),
    ({"boats": {"L1": ["pink"]}}, "described-no-name", "boats.L1.0", ""),
    ({"boats": {"L1": ["red"] * 5}}, "scenario-boat-full", "boats.L1", "MC-11.3"),
    ({"boats": {"L1": ["red"] * 3}, "at": "boats"}, "scenario-boat-not-empty", "boats.L1", "MC-5.1"),
    ({"boats": {"L1": FULL}, "docks": {"D1": "L1"}, "at": "boats"}, "scenario-docked-at-arrival", "docks", "MC-16.2"),
    ({"boats": {"L1": ["red"]}, "at": "cleanUp"}, "scenario-boat-not-empty", "boats.L1", "MC-12.1"),
    ({"boats": {"L1": FULL}}, "scenario-full-at-sea", "boats.L1", "MC-11.13"),
    ({"docks": {"D1": "L1"}}, "scenario-docked-not-full", "docks.D1", "MC-11.13"),
    ({"boats": []}, "described-no-object", "boats", ""),
    ({"docks": {"D1": "R1"}}, "scenario-other-side", "docks.D1", "MC-11.13"),
    ({"docks": {"D1": "L1", "D2": "L1"}}, "scenario-docked-twice", "docks.D2", "MC-11.13"),
    ({"bag": {"red": -1}}, "described-no-number", "bag.red", ""),
    ({"square": ["LOC-R1"] * 2}, "scenario-no-such-card", "square", "MC-3.18"),
    ({"townsfolk": {"deck": ["LOC-R1"] * 2}}, "scenario-no-such-card", "townsfolk.deck", "MC-3.18"),
    (
        {"oracles": {"0": {"staff": {"security": "LOC-R1", "exorcist": "LOC-R1"}}}},
        "scenario-no-such-card",
        "oracles.0.staff",
        "MC-3.18",
    ),
    (
        {"square": ["LOC-R1", "LOC-R2", "LOC-R3", "LOC-G1", "LOC-G2"]},
        "scenario-square-full",
        "square",
        "MC-15.1",
    ),
    ({"at": "noon"}, "described-no-name", "at", ""),
    ({"at": "peddler"}, "scenario-no-peddler", "at", "MC-18.1"),
    ({"peddler": {}}, "scenario-no-peddler", "peddler", "MC-18.1"),
    ({"at": "cleanUp", "round": 3}, "scenario-last-round", "at", "MC-5.8"),
    ({"at": "scoring", "round": 2}, "scenario-not-the-end", "round", "MC-17.1"),
    ({"oracles": {"2": {}}}, "described-unknown-key", "oracles.2", ""),
    ({"oracles": {"0": {"hour": 12}}, "turn": 0}, "scenario-turn-over", "", "MC-5.6"),
    ({**DOCKED, "market": 5, "oracles": {"0": {"hour": 6}}}, "scenario-after-market", "oracles.0.hour", "MC-5.3"),
    ({"oracles": {"0": {"dish": {"left": ["bone"]}}}}, "scenario-rune-missing", "oracles.0.dish", "MC-7.2"),
    ({"oracles": {"0": {"dish": {"left": ["d1=5"]}}}}, "scenario-no-rune", "oracles.0.dish.left.0", "MC-7.2"),
    ({"oracles": {"0": {"dish": {"left": ["bone=1"]}}}}, "scenario-no-rune", "oracles.0.dish.left.0", "MC-7.2"),
    (
        {"oracles": {"0": {"dish": {"left": ["bone", "bone"]}}}},
        "scenario-rune-twice",
        "oracles.0.dish.left.1",
        "MC-7.2",
    ),
    ({"oracles": {"0": {"dish": {"left": [1]}}}}, "scenario-no-rune", "oracles.0.dish.left.0", "MC-7.2"),
    (
        {"oracles": {"0": {"bubbles": {"move": {"filled": 9}}}}},
        "scenario-too-many-bubbles",
        "oracles.0.bubbles.move",
        "MC-3.7",
    ),
    ({"oracles": {"0": {"lines": ["H3,1"]}}}, "scenario-no-line", "oracles.0.lines.0", "MC-9.8"),
    ({"oracles": {"0": {"lines": ["H0,0", "H0,0"]}}}, "scenario-no-line", "oracles.0.lines.1", "MC-9.8"),
    ({"oracles": {"0": {"lines": ["H7,7"]}}}, "scenario-no-line", "oracles.0.lines.0", "MC-9.8"),
    ({"oracles": {"0": {"filled": ["7,7"]}}}, "scenario-not-enclosed", "oracles.0.filled", "MC-9.11"),
    ({"oracles": {"0": {"filled": ["0,0"]}}}, "scenario-not-enclosed", "oracles.0.filled", "MC-9.11"),
    (
        {"oracles": {"0": {"lines": CELL, "filled": ["0,0", "0,0"]}}},
        "scenario-filled-twice",
        "oracles.0.filled",
        "MC-9.17",
    ),
    ({"oracles": {"0": {"lines": CELL, "filled": []}}}, "scenario-not-filled", "oracles.0.filled", "MC-9.11"),
    (
        {"oracles": {"0": {"predictions": [{"colour": "red"}]}}},
        "described-missing",
        "oracles.0.predictions.0.icons",
        "",
    ),
    (
        {"oracles": {"0": {"predictions": [{"colour": "red", "icons": 5}]}}},
        "described-no-number",
        "oracles.0.predictions.0.icons",
        "",
    ),
    (
        {"oracles": {"0": {"predictions": [{"colour": "red", "icons": 1, "crossed": 1}]}}},
        "scenario-no-such-prediction",
        "oracles.0.predictions.0",
        "MC-11.6",
    ),
    (
        {"oracles": {"0": {"predictions": [{"colour": "red", "icons": 4}] * 5}}},
        "scenario-too-many-icons",
        "oracles.0.predictions",
        "MC-9.21",
    ),
    ({"oracles": {"0": {"used": 19}}}, "described-no-number", "oracles.0.used", ""),
    ({"oracles": {"0": {"top": [1, 3]}}}, "scenario-does-not-follow", "oracles.0.top.1", "MC-9.26"),
    ({"oracles": {"0": {"bottom": [1, 2]}}}, "scenario-does-not-follow", "oracles.0.bottom.1", "MC-9.27"),
    ({"oracles": {"0": {"top": [1, 2, 3, 4, 1, 2, 3, 4, 1]}}}, "scenario-line-too-long", "oracles.0.top", "MC-9.29"),
    (
        {"oracles": {"0": {"slots": {"red": ["x", "x", "x"]}}}},
        "scenario-too-many-marks",
        "oracles.0.slots.red",
        "MC-10.4",
    ),
    ({"oracles": {"0": {"staff": {"cook": "LOC-R1"}}}}, "described-unknown-key", "oracles.0.staff.cook", ""),
    ({"oracles": {"0": {"corruption": [3]}}}, "described-no-number", "oracles.0.corruption.0", ""),
    ({"oracles": {"0": {"shelf": {"charm": 3}}}}, "described-no-object", "oracles.0.shelf.charm", ""),
    ({"oracles": {"0": 7}}, "described-no-object", "oracles.0", ""),
    ({"corruption": {"deck": {"3": 1}}}, "described-unknown-key", "corruption.deck.3", ""),
    ({"corruption": {"deck": {"1": 1000}}}, "described-no-number", "corruption.deck.1", ""),
    ({"oracles": {"0": {"corruption": [1] * 1000}}}, "described-too-many", "oracles.0.corruption", ""),
    ({"oracles": {"0": {"shelf": {"tome": {"red": 1000}}}}}, "described-no-number", "oracles.0.shelf.tome.red", ""),
    ({"arrival": {"count": 3}, "at": "arrival"}, "described-no-number", "arrival.count", ""),
    ({"from": "nothing"}, "described-no-name", "from", ""),
]


@pytest.mark.parametrize(("described", "code", "place", "rule"), FAULTS)
def test_what_is_impossible_is_refused_with_its_path(
    described: dict[str, Any], code: str, place: str, rule: str
) -> None:
    """The error says where the fault is, and which rule says so; both languages put it into words."""
    with pytest.raises(InvalidScenario) as caught:
        laid(described)
    why = caught.value.why
    assert (why.code, why.rule) == (code, rule)
    assert dict(why.args)["path"] == (f"scenario.{place}" if place else "scenario")
    for language in LANGUAGES:
        said = Texts(language).refusal("cove", why)
        assert "{" not in said
        assert (f"scenario.{place}" if place else "scenario") in said


def test_the_peddler_is_not_beyond_the_market_hour() -> None:
    """MC-5.3, MC-5.6 Neither past it nor at a turn when it has reached it."""
    for peddler, at, code in ((6, "action", "scenario-after-market"), (5, "peddler", "scenario-peddler-over")):
        with pytest.raises(InvalidScenario) as caught:
            laid({**DOCKED, "market": 5, "peddler": {"hour": peddler}, "at": at}, seats=1)
        assert caught.value.why.code == code


def test_the_openings_lead_on_from_where_boats_are() -> None:
    """Before the Arrival and after the Market, boats at sea that are not named are empty; play goes on."""
    s = laid({"at": "boats", "round": 2})
    assert s.boats == ((),) * 6
    assert laid({"at": "cleanUp"}).round == 2
    assert laid({"at": "scoring"}).round == 3


def test_what_the_lines_fill_may_be_named_too() -> None:
    """The lines say it already; naming exactly that is no fault."""
    assert laid({"oracles": {"0": {"lines": CELL, "filled": ["0,0"]}}}).oracles[0].filled == (0,)


PIECES: list[dict[str, Any]] = [
    {"from": "empty"},
    {"round": 3},
    {"turn": 1},
    {"market": 12},
    {"market": 2},
    DOCKED,
    {**DOCKED, "market": 4},
    {"docks": {"D1": "L1"}, "boats": {"L1": FULL}},
    {"boats": {"L1": FULL, "L2": FULL, "L3": FULL}, "docks": {"D1": "L1", "D2": "L3"}},
    {"boats": {"R3": ["rogue"] * 3}},
    {"bag": {}},
    {"bag": {"rogue": 1}},
    {"lair": 999, "halls": {"red": 999}},
    {"square": []},
    {"townsfolk": {"deck": []}},
    {"townsfolk": {"deck": [], "discard": []}, "square": ["SAI-R3"]},
    {"corruption": {"deck": {}}},
    {"corruption": {"deck": {"1": 999, "2": 999}, "discard": {"1": 999}}},
    {"arrival": {"by": 1, "count": 2}},
    {"oracles": {"0": {"hour": 11}, "1": {"hour": 12}}},
    {"oracles": {"1": {"gold": -9999, "shelf": {"charm": {"red": 99}, "tome": {"blue": 99}}}}},
    {"oracles": {"0": {"corruption": [1] * 99, "used": 18, "top": ["X"] * 8, "bottom": ["X"] * 8}}},
    {"oracles": {"0": {"staff": {"exorcist": "LOC-R1", "astrologist": "SAI-Y3"}, "figure": "recruit"}}},
    {"oracles": {"0": {"slots": {colour: ["market", "x"] for colour in ("red", "green", "blue", "yellow")}}}},
    {"oracles": {"0": {"lines": [f"H{r},{c}" for r in (0, 1, 2, 4, 5, 6) for c in range(6)]}}},
    {"peddler": {"hour": 11, "shelf": {"tome": {"red": 99}}}},
]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_described_is_refused_or_can_be_played_saved_and_loaded(seats: int) -> None:
    """Parts put together at random, at every opening: InvalidScenario, or a match that goes on to its end."""
    rng = Random(seats)
    played = 0
    for at in OPENINGS:
        for _ in range(scaled(200, 16)):
            described: dict[str, Any] = {"at": at}
            for piece in rng.sample(PIECES, rng.randrange(1, 4)):
                described |= piece
            options: Options = {"rogues": rng.choice(("criminals", "cultists", "robbers"))}
            try:
                s = laid(described, seats, options)
            except InvalidScenario:
                continue
            played += 1
            GAME.validate(s)
            assert GAME.codec.decode(json.loads(json.dumps(GAME.codec.encode(s)))) == s
            people = GAME.conserved(s)
            while s.steps:
                moves = legal(s)
                if moves:
                    play(s, rng.choice(moves))
                else:
                    roll(s, rng)
            GAME.validate(s)
            assert GAME.conserved(s) == people
    assert played > len(OPENINGS)
