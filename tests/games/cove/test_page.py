"""What the page says beside a position: the same figures as the rules make, and nothing that its viewer cannot see."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.actions.constants import CHART
from starboard.games.cove.page import chance_within, peddler_pays, reckoned
from starboard.games.cove.scenario.scenario import lay_out
from starboard.games.cove.state import Cove
from starboard.kernel import CHANCE, Match, Refusal, tried, view
from tests.games.cove.table import DISH, SQUARE

DOCKED = {"L1": ["red", "red", "blue", "rogue"], "L2": ["yellow", "yellow", "green", "rogue"]}


def told(seats: int = 2, viewer: int = 0, *, charts: bool = False, **scenario: Any) -> dict[str, Any]:
    """Lay out a position and return what is reckoned of what a viewer sees."""
    oracles = {str(seat): {"figure": "recruit", "dish": DISH} for seat in range(seats)}
    for seat, one in scenario.pop("oracles", {}).items():
        oracles[str(seat)].update(one)
    options = GAME.checked_options(seats, {"rogues": "criminals"})
    described = {"from": "empty", "square": SQUARE, "oracles": oracles, **scenario}
    fresh = GAME.start(seats, options)
    fresh.order = tuple(range(seats + (seats == 1)))
    fresh.stack = tuple(reversed(fresh.order))
    s = lay_out(fresh, described)
    seen = view(tried(s, [CHART]) if charts else s, viewer)
    assert isinstance(seen, Cove)
    return reckoned(seen)


def test_what_each_pier_pays_now() -> None:
    """W-47, W-48: price times Customers of the colour, for the sizes that the pier takes."""
    found = told(boats=DOCKED, docks={"D1": "L1", "D2": "L2"})
    small, large, black = found["piers"]
    assert small["crowd"] == [2, 0, 1, 0, 1]
    assert small["pays"] == [8, 0, 6, 0, 0, 0, 0, 0]
    assert large["pays"] == [0] * 8
    assert black["pays"] == [0, 4, 0, 12, 0, 8, 0, 24]
    assert small["rogues"] is None


def test_shelves_and_icons_are_worth_what_the_rules_would_pay() -> None:
    """Each Good where it pays most; the Faction icons of the Staff as the Halls stand; Market icons that wait."""
    mine = {"shelf": {"charm": {"red": 2}, "tome": {"yellow": 1}}, "staff": {"exorcist": "LOC-R2"}}
    found = told(boats=DOCKED, docks={"D1": "L1", "D2": "L2"}, oracles={"0": mine}, halls={"red": 3})
    assert found["oracles"][0]["shelf"] == 2 * 8 + 24
    assert found["oracles"][0]["icons"] == 6
    assert found["cards"]["LOC-R2"] == 6


def test_odds_count_the_bag() -> None:
    """MC-11.4 Drawn without putting back: never more than certain, and none of a colour that is not there."""
    assert chance_within((5, 0, 3, 2, 0), 0, 1) == pytest.approx(0.5)
    assert chance_within((5, 0, 3, 2, 0), 0, 2) == pytest.approx(1 - 5 / 10 * 4 / 9)
    assert chance_within((5, 0, 3, 2, 0), 1, 4) == 0
    assert chance_within((1, 0, 0, 0, 1), 0, 4) == pytest.approx(1)
    assert chance_within((0, 0, 0, 0, 0), 0, 3) == 0


def test_why_each_action_is_closed() -> None:
    """MC-6.2, MC-6.5 By the reasons of the rules, option by option; what is open has none."""
    turn = told()["turn"]
    assert turn["spaces"]["recruit"] == Refusal("MC-6.2", "figure-stands-there", (("space", "recruit"),))
    assert turn["spaces"]["activateStaff"].code == "no-staff"
    assert turn["spaces"]["starCharting"] is None
    assert turn["lines"] == 1
    assert [why is None for why in turn["fates"]] == [False, False, True]
    assert [why is None for why in turn["dice"]] == [True, False]
    assert turn["turned"] == [[2, 4], [2, 4]]


def test_who_plays_after_an_action() -> None:
    """MC-5.2 The token that arrives last at an hour lies on top; MC-5.4 icons on the way draw."""
    hours = {"0": {"hour": 2}, "1": {"hour": 4}}
    turn = told(oracles=hours, stack=[0, 1], turn=0, square=[*SQUARE[:3], "LOC-R2"])["turn"]
    assert turn["after"]["1"] == {"hour": 3, "draws": 1, "next": 0}
    assert turn["after"]["2"] == {"hour": 4, "draws": 1, "next": 0}
    assert turn["after"]["3"]["next"] == 1


def test_what_a_line_closes() -> None:
    """W-13, W-15: the Good of the area and the card of the Cross; what helps nothing is left out."""
    lines = ["H0,0", "H0,1", "H1,0", "H1,1", "V0,0", "H2,2"]
    found = told(charts=True, oracles={"0": {"lines": lines}})
    assert found["lines"]["V0,2"]["areas"] == [{"cells": ["0,0", "0,1"], "good": 4, "lost": False}]
    assert found["lines"]["V0,2"]["cards"] == 0
    assert found["lines"]["V2,2"]["areas"] == [{"cells": ["2,2"], "good": 0, "lost": False}]
    assert found["lines"]["V2,2"]["cards"] == 1
    assert "H5,0" not in found["lines"]
    assert "H3,1" not in found["lines"]


def test_the_peddlers_next_turn() -> None:
    """W-53: he goes on by the Hours of his level, seats on the fullest boat, and docks at the outer pier."""
    boats = {"L1": ["red", "red", "blue"], "R1": ["green", "green"]}
    peddler = {"hour": 2, "gold": 7, "shelf": {"charm": {"red": 1}}}
    found = told(1, boats=boats, peddler=peddler)["peddler"]
    assert found["next"] == {"hour": 4, "draws": 1, "seats": ["L1"], "docks": [["L1", "D1"]], "market": 0}
    assert found["goods"] == [{"good": 0, "count": 1, "pier": "black", "buyers": 0, "gold": 0}]


def test_the_faces_of_others_corruption_are_reckoned_for_nobody_else() -> None:
    """MC-13.2 The own cards are counted, another's are not."""
    held = {"0": {"corruption": [1, 2]}, "1": {"corruption": [2]}}
    own, other = (told(viewer=seat, oracles=held, lair=3)["oracles"] for seat in (0, 1))
    assert own[0]["corruption"] == -9
    assert own[1]["corruption"] is None
    assert other[0]["corruption"] is None


def test_points_are_the_gold_on_the_markers() -> None:
    """Until the end tells what is left of it."""
    s = GAME.start(2, GAME.checked_options(2, {}))
    assert GAME.points(s) == (0, 0)
    assert GAME.breakdown(s) == []
    assert peddler_pays(s) == 0


def test_a_day_alone_is_told_before_its_stack_lies() -> None:
    """MC-4, MC-18 While the box is laid out the Peddler's token has no hour yet, and nothing of him comes next."""
    match = Match(GAME, 1, scripted=True)
    assert match.seat == CHANCE
    seen = match.view(0)
    assert isinstance(seen, Cove)
    assert reckoned(seen)["peddler"]["next"] is None
