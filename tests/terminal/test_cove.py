"""The Cove at the keyboard: drawn as it lies, and played to the end in both languages, with every coin explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starboard.games import find_game
from starboard.kernel import Match
from starboard.terminal.boards import face_of
from starboard.terminal.boards.face import Size
from starboard.texts import Texts
from tests.terminal.keyboard import typed

GAME = find_game("cove")
SCENARIO: dict[str, Any] = {
    "from": "empty",
    "market": 9,
    "halls": {"red": 3},
    "lair": 2,
    "boats": {"L1": ["red", "blue", "green", "rogue"], "R2": ["yellow"]},
    "docks": {"D2": "L1"},
    "square": ["LOC-R3", "SAI-B1"],
    "oracles": {
        "0": {
            "dish": {"left": ["bone", "d1=3"], "right": ["voodoo", "coin=skull", "d2=1"]},
            "lines": ["H0,0", "H1,0", "V0,0", "V0,1", "H6,5"],
            "predictions": [{"colour": "green", "icons": 3, "crossed": 1}],
            "top": [2, "X"],
            "slots": {"blue": ["x", "market"]},
            "shelf": {"charm": {"red": 2}},
            "staff": {"security": "LOC-Y3"},
            "corruption": [1, 2],
        }
    },
}


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("plain", [True, False])
def test_the_cove_is_drawn_as_it_lies(size: Size, plain: bool) -> None:  # a table
    """Dish, chart, predictions, horoscopes, boats, piers and clock are there, whatever the size and the colours."""
    fresh = Match(GAME, 2, seed=1)
    s = GAME.scenario(fresh.state.clone(), fresh.options, SCENARIO)
    face = face_of(GAME, Texts("en"))
    said = "\n".join(line.plain for line in face.board(s, size, plain=plain))
    for expected in (
        "Market at hour 9.",
        "L1@D2 [RBGo]",
        "R2 [Y...]",
        "Black Market: RGBo",
        "R3 G0 B0 Y0 o2",
        "LOC-R3(3h RG)",
        "Dish: Bone, d1=3 | Voodoo meeple, Coin (Skull), d2=1",
        "top line 2 X x t . c m t",
        "G:xoo ...............",
        "BX BM",
        "Charms R2",
        "Security LOC-Y3(3h YR)",
        "Corruption cards (icons): 1 2",
    ):
        assert expected in said, expected
    corner = next(line for line in said.split("\n") if "r*" in line)
    assert re.match(r"    [|│] r\*[|│] R ", corner)
    panel = [line.plain for line in face.panel(s, 0)]
    assert panel[1].split() == [">", "1", "Player", "1", "0", "1", "2", "2", "1"]
    hidden = face.board(Match(GAME, 2, seed=1, start=s).view(1), size, plain=plain)
    assert "Corruption cards (icons): ? ?" in "\n".join(line.plain for line in hidden)


@pytest.mark.parametrize(("language", "end"), [("en", "Goodbye."), ("fr", "Au revoir.")])
@pytest.mark.parametrize("seats", ["1", "2"])
def test_a_whole_game_is_played(tmp_path: Path, seats: str, language: str, end: str) -> None:
    """Somebody who always types 1 comes to the end; the breakdown adds up to the score."""
    words = ["play", "cove", "--seats", seats, "--bots", "random", "--seed", "5", "--lang", language, "--plain"]
    said = typed(tmp_path, *words, "--names", "Ana", lines=[*["1"] * 260, "quit"])
    assert said.rstrip().endswith(end)
    result = re.search(r"^ +\d\. Ana  (-?\d+) .*\n((?: +-?\d+  .*\n)*)", said, re.MULTILINE)
    assert result
    points = [int(line.split()[0]) for line in result[2].splitlines()]
    rival = 1 if seats == "1" else 0  # the Peddler's Gold stands below
    assert sum(points[: len(points) - rival]) == int(result[1])
