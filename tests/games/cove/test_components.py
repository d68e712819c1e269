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
from starboard.texts import LANGUAGES, Texts
from tests.games.cove.table import Table

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
    *way, end = path.split(".")
    inner: Any = data
    for part in way:
        inner = inner[int(part)] if isinstance(inner, list) else inner[part]
    last: Any = int(end) if isinstance(inner, list) else end
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


FAULTS: list[tuple[str, Any, str, str]] = [
    ("starChart", ..., "described-missing", "starChart"),
    ("solo.hard", ..., "described-missing", "solo.hard"),
    ("extra", 1, "described-unknown-key", "extra"),
    ("version", 2, "components-no-text", "version"),
    ("version", "x" * 61, "components-no-text", "version"),
    ("starChart.letters", {chr(n): "red" for n in range(65, 165)}, "described-too-many", "starChart.letters"),
    ("colours", ["green", "red", "blue", "yellow"], "components-other-colours", "colours"),
    ("starChart.letters.RR", "red", "components-no-letter", "starChart.letters.RR"),
    ("starChart.rows", 5, "components-wrong-rows", "starChart.cells"),
    ("starChart.cells.2", "GYRBY", "components-wrong-row", "starChart.cells.2"),
    ("starChart.cells.2", "GYRBYQ", "components-unknown-letter", "starChart.cells.2"),
    ("starChart.crossEdges.0", "V6,3", "components-no-edge", "starChart.crossEdges.0"),
    ("starChart.crossEdges.0", "H3,1", "components-no-edge", "starChart.crossEdges.4"),
    ("starChart.crossEdges.0", "D1,1", "described-no-name", "starChart.crossEdges.0"),
    ("starChart.cols", 9, "described-no-number", "starChart.cols"),
    ("horoscopes.top.boxes.2", "Y", "described-no-name", "horoscopes.top.boxes.2"),
    ("horoscopes.top.boxes.1", {"charm": ["grey"]}, "described-no-name", "horoscopes.top.boxes.1.charm.0"),
    ("horoscopes.top.boxes.1", {"scroll": ["red"]}, "described-unknown-key", "horoscopes.top.boxes.1.scroll"),
    ("horoscopes.top.boxes.1", {}, "components-one-size", "horoscopes.top.boxes.1"),
    ("horoscopes.top.boxes.1", {"charm": []}, "described-not-each-once", "horoscopes.top.boxes.1.charm"),
    ("divining.icons", 17, "components-wrong-sum", "divining.icons"),
    ("staff.0", "cook", "described-no-name", "staff.0"),
    ("staff.0", "security", "described-not-each-once", "staff"),
    ("rogueCards.1.effect", "sing", "described-no-name", "rogueCards.1.effect"),
    ("rogueCards.1.bag", 5, "components-wrong-rogues", "rogueCards.1"),
    ("marketIconPays", "twice", "described-no-name", "marketIconPays"),
    ("townsfolk.4.ability", "gain:charm:grey", "described-no-name", "townsfolk.4.ability"),
    ("townsfolk.4.cost", 0, "described-no-number", "townsfolk.4.cost"),
    ("townsfolk.4.cost", "2", "described-no-number", "townsfolk.4.cost"),
    ("townsfolk.4.id", "LOC-R1", "components-card-twice", "townsfolk.4.id"),
    ("townsfolk.4.name", 7, "components-no-text", "townsfolk.4.name"),
    ("townsfolk.4.name", " ", "components-no-text", "townsfolk.4.name"),
    ("townsfolk.4.name", "a" * 61, "components-no-text", "townsfolk.4.name"),
    ("townsfolk.4.called", "Tom", "described-unknown-key", "townsfolk.4.called"),
    ("townsfolk", [], "components-too-few-townsfolk", "townsfolk"),
    ("prices.tome.blue", True, "described-no-number", "prices.tome.blue"),
    ("docks.0.pier", "far", "described-no-name", "docks.0.pier"),
    ("boats.left", ["L1", "L2"], "described-not-each-once", "boats"),
    ("boats.right", "R1", "described-no-list", "boats.right"),
    ("prices", [], "described-no-object", "prices"),
    ("actions.idle", 0, "described-no-number", "actions.idle"),
    ("clock.arrivals.4", {"13": 1}, "described-unknown-key", "clock.arrivals.4.13"),
    ("clock.arrivals.4", {"٣": 1}, "described-unknown-key", "clock.arrivals.4.٣"),
    ("clock.arrivals.4", {"9" * 5000: 1}, "described-unknown-key", "clock.arrivals.4." + "9" * 60),
    ("clock.arrivals.4", {"6": 3}, "described-no-number", "clock.arrivals.4.6"),
    ("horoscopes.top.direction", "left", "described-no-name", "horoscopes.top.direction"),
    (
        "adventurers",
        {"red": 4, "green": 6, "blue": 6, "yellow": 6, "rogue": 8},
        "components-too-few-adventurers",
        "adventurers",
    ),
]


@pytest.mark.parametrize(("path", "value", "code", "place"), FAULTS)
def test_a_faulty_block_is_refused_with_its_place(path: str, value: Any, code: str, place: str) -> None:
    """The game does not begin; the refusal cites MC-3.17 and names the place in the block, in both languages."""
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"components": changed(path, value)})
    why = caught.value.why
    assert (why.rule, why.code) == ("MC-3.17", code)
    assert dict(why.args)["path"] == f"components.{place}"
    for language in LANGUAGES:
        assert f"components.{place}" in Texts(language).refusal("cove", why)


def test_the_block_is_looked_at_before_a_game_begins() -> None:
    """Who only asks whether options can be chosen hears it too."""
    with pytest.raises(InvalidOptions):
        GAME.checked_options(2, {"components": changed("staff.0", "cook")})


GREATEST: list[tuple[str, int]] = [
    ("starChart.rows", 8),
    ("starChart.cols", 8),
    ("supply.charmsPerColour", 99),
    ("supply.tomesPerColour", 99),
    ("divining.icons", 99),
    ("divining.rows", 99),
    ("divining.perRow", 99),
    ("twistingFates.startFilledEach", 99),
    ("twistingFates.plusMinusBubbles", 99),
    ("twistingFates.moveBubbles", 99),
    ("twistingFates.options.move.fills", 99),
    ("factionArea.slotsPerFaction", 9),
    ("actions.idle", 99),
    ("clock.hours", 99),
    ("boats.seats", 9),
    ("blackMarketCorruption", 9),
    ("prices.charm.red", 999),
    ("goldPerAdventurer.sponsorship", 999),
    ("goldLostPerRogueIconPerRogueInLair", 999),
    ("solo.hard.hoursPerTurn", 99),
    ("solo.hard.startGold", 999),
    ("corruptionDeck.oneIcon", 999),
]


@pytest.mark.parametrize(("path", "most"), GREATEST)
def test_a_number_has_a_greatest_value(path: str, most: int) -> None:
    """One more is refused, and the refusal says which is the greatest; that one may still be wrong beside others."""
    with pytest.raises(InvalidOptions) as caught:
        GAME.checked_options(2, {"components": changed(path, most + 1)})
    said = dict(caught.value.why.args)
    assert (caught.value.why.code, said["path"], said["most"]) == ("described-no-number", f"components.{path}", most)


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


def test_mc_12_2_the_piers_are_visited_in_the_order_of_the_rules() -> None:
    """Small, Large, Black Market, whatever block is in use and in whatever order it names piers and docks."""
    data = deepcopy(DEFAULT)
    data["version"] = "mine"
    data["docks"].reverse()
    data["piers"] = dict(reversed(data["piers"].items()))
    full = ["red", "red", "blue", "green"]
    shelf = {"charm": {"red": 3}, "tome": {"blue": 2}}
    t = Table(
        2,
        {"components": data},
        at="market",
        boats={"L1": full, "L2": full, "R1": full},
        docks={"D1": "L1", "D2": "L2", "D4": "R1"},
        oracles={0: {"shelf": shelf}},
    )
    piers = []
    while t.seat == 0:
        piers.append(t.cove["steps"][-1]["pier"])
        t.play("done")
    assert piers == ["small", "large", "black"]


def test_the_boxs_own_block_leaves_no_trace_in_states() -> None:
    """Equal data is the box's data, however it was given."""
    assert text_of(deepcopy(DEFAULT)) == ""
    assert text_of(None) == ""
    assert board_of("").costs == (1, 2, 1, 2, 0, 2)
