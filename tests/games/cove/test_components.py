"""MC-3.17: the board data is one replaceable block, and what is wrong with one is said with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.components import DEFAULT, board_of, text_of
from starboard.kernel import InvalidOptions, Match, legal, load, play, roll, save

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "merchants-cove-oracle.md"
Data = dict[str, Any]


def test_the_file_is_the_block_of_the_rules() -> None:
    """The data block of section 3.2, word for word."""
    block = re.search(r"```json\n(.*?)```", RULES.read_text("utf-8"), re.DOTALL)
    assert block is not None
    assert json.loads(block.group(1)) == DEFAULT


def changed(path: str, value: Any) -> Data:
    """Return the block with another value at a path such as `docks.0.side`; with `...` the key is taken away."""
    data = deepcopy(DEFAULT)
    *way, last = [int(part) if part.isdecimal() else part for part in path.split(".")]
    inner: Any = data
    for part in way:
        inner = inner[part]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


FAULTS: list[tuple[str, Any, str, str]] = [
    ("starChart", ..., "missing", "starChart"),
    ("solo.hard", ..., "missing", "solo.hard"),
    ("extra", 1, "unknown-key", "extra"),
    ("starChart.rows", 5, "wrong-cells", "starChart.cells"),
    ("starChart.cells.2", "GYRBY", "wrong-cells", "starChart.cells[2]"),
    ("starChart.cells.2", "GYRBYQ", "unknown-value", "starChart.cells[2][5]"),
    ("starChart.crossEdges.0", "V6,3", "edge-out-of-range", "starChart.crossEdges[0]"),
    ("starChart.crossEdges.0", "H3,1", "edge-out-of-range", "starChart.crossEdges[4]"),
    ("starChart.crossEdges.0", "D1,1", "unknown-value", "starChart.crossEdges[0]"),
    ("starChart.cols", 9, "out-of-range", "starChart.cols"),
    ("horoscopes.top.boxes.2", "Y", "unknown-value", "horoscopes.top.boxes[2]"),
    ("horoscopes.top.boxes.1", {"charm": ["grey"]}, "unknown-value", "horoscopes.top.boxes[1].charm[0]"),
    ("horoscopes.top.boxes.1", {"scroll": ["red"]}, "unknown-value", "horoscopes.top.boxes[1]"),
    ("divining.icons", 17, "wrong-sum", "divining.icons"),
    ("staff.0", "cook", "unknown-value", "staff[0]"),
    ("staff.0", "security", "not-each-once", "staff"),
    ("rogueCards.1.effect", "sing", "unknown-value", "rogueCards[1].effect"),
    ("rogueCards.1.bag", 5, "wrong-sum", "rogueCards[1]"),
    ("marketIconPays", "twice", "unknown-value", "marketIconPays"),
    ("townsfolk.4.ability", "gain:charm:grey", "unknown-value", "townsfolk[4].ability"),
    ("townsfolk.4.cost", 0, "out-of-range", "townsfolk[4].cost"),
    ("townsfolk.4.cost", "2", "not-number", "townsfolk[4].cost"),
    ("townsfolk.4.id", "LOC-R1", "not-each-once", "townsfolk[4].id"),
    ("prices.tome.blue", True, "not-number", "prices.tome.blue"),
    ("docks.0.pier", "far", "unknown-value", "docks[0].pier"),
    ("boats.left", ["L1", "L2"], "not-each-once", "boats"),
    ("boats.right", "R1", "not-list", "boats.right"),
    ("prices", [], "not-object", "prices"),
    ("actions.idle", 0, "out-of-range", "actions.idle"),
    ("clock.arrivals.4", {"13": 1}, "out-of-range", "clock.arrivals.4.13"),
    (
        "adventurers",
        {"red": 4, "green": 6, "blue": 6, "yellow": 6, "rogue": 8},
        "too-few-adventurers",
        "adventurers",
    ),
]


@pytest.mark.parametrize(("path", "value", "code", "place"), FAULTS)
def test_a_faulty_block_is_refused_with_its_place(path: str, value: Any, code: str, place: str) -> None:
    """The game does not begin; the refusal cites MC-3.17 and names the place in the block."""
    data = deepcopy(DEFAULT)
    if path.startswith("clock"):
        data["clock"]["arrivals"]["4"] = value
    else:
        data = changed(path, value)
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"components": data})
    why = caught.value.why
    assert (why.rule, why.code) == ("MC-3.17", f"components-{code}")
    assert dict(why.args)["place"] == place


@pytest.mark.parametrize("place", [p for p in DEFAULT if p not in {"version", "colours"}])
@pytest.mark.parametrize("junk", [None, 7.5, "?", [1], {"a": 1}, -1])
def test_junk_anywhere_is_refused(place: str, junk: Any) -> None:
    """Whatever stands in a place, the answer is InvalidOptions and nothing else."""
    with pytest.raises(InvalidOptions):
        GAME.new(1, {"components": changed(place, junk)})


def small(data: Data) -> None:
    """Another chart, other lines, bubbles, docks, clock and prices."""
    data["starChart"].update(
        rows=3, cols=4, cells=["RGBY", "YBGR", "RRBB"], crossEdges=["V0,2", "H1,1"], printedBorder=True
    )
    data["supply"] = {"charmsPerColour": 1, "tomesPerColour": 1}
    data["divining"].update(icons=8, rows=2, perRow=4)
    data["horoscopes"]["top"]["boxes"] = [{"tome": ["red", "green", "blue"]}, "discard", "X"]
    data["horoscopes"]["bottom"].update(direction="up", boxes=["market", "market"])
    data["twistingFates"].update(plusMinusBubbles=3, startFilledEach=2)
    data["twistingFates"]["options"]["x"]["rune"] = "voodoo"
    data["factionArea"]["slotsPerFaction"] = 1
    data["clock"].update(hours=10, start=2, arrivals={str(n): {"4": 2, "8": 2} for n in (1, 2, 3, 4)})
    data["docks"][1]["side"] = "right"
    data["prices"]["charm"]["red"] = 99
    data["marketIconPays"] = "everyRound"
    data["townsfolk"] = data["townsfolk"][:5]
    data["corruptionDeck"] = {"oneIcon": 1, "twoIcons": 1}
    data["blackMarketCorruption"] = 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("change", [small, lambda data: data.update(version="mine")])
def test_a_replaced_block_is_played_and_kept(change: Callable[[Data], None], seats: int) -> None:
    """Games with other data end, and a saved match carries its block."""
    data = deepcopy(DEFAULT)
    change(data)
    rng = Random(seats)
    for seed in range(3):
        s = GAME.new(seats, {"components": data})
        first = GAME.conserved(s)
        while s.steps:
            moves = legal(s)
            if moves:
                play(s, rng.choice(moves))
            else:
                roll(s, rng)
            assert GAME.conserved(s) == first
        match = Match(GAME, seats, {"components": data}, seed=seed)
        for _ in range(20):
            match.play(match.seat, rng.choice(match.legal()))
        loaded = load(save(match), lambda _: GAME)
        assert loaded.state == match.state
        assert loaded.options["components"] == data


def test_the_boxs_own_block_leaves_no_trace_in_states() -> None:
    """Equal data is the box's data, however it was given."""
    assert text_of(deepcopy(DEFAULT)) == ""
    assert text_of(None) == ""
    assert board_of("").costs == (1, 2, 1, 2, 0, 2)
