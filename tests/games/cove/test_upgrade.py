"""Matches saved under rules 1, before MC-9.14 changed, are read and played on under the present ones."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.domains import BY_BLACK_MARKET, BY_CROSS, BY_RUNES, BY_SKULL
from starboard.games.cove.rules.corruption import DrawCorruption
from starboard.games.cove.state import Cove
from starboard.kernel import RulesChanged, legal, load, play, roll, save

OLD = Path(__file__).parents[2] / "matches" / "cove" / "old"
FILES = sorted(OLD.glob("*-v1.starboard"))


def last_position(path: Path) -> Cove:
    """The last snapshot of a file, upgraded."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    snapshots = [GAME.upgrade("1", line)["snapshot"] for line in lines if "snapshot" in line]
    s = GAME.codec.decode(snapshots[-1]["state"])
    assert isinstance(s, Cove)
    return s


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_position_of_the_old_rules_is_one_of_ours_and_ends(path: Path) -> None:
    """Where a boat docks, a Skull's card waits or Goods are sold: it is valid, and play leads to an end."""
    s = last_position(path)
    GAME.validate(s)
    rng = Random(1)
    while s.steps:
        moves = legal(s)
        if moves:
            play(s, rng.choice(moves))
        else:
            roll(s, rng)
    assert GAME.outcome(s) is not None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_match_of_the_old_rules_loads_says_so_and_goes_on(path: Path) -> None:
    """The log says that the rules changed; moves are played, and the match is saved under the present rules."""
    match = load(path.read_text("utf-8"), lambda _: GAME)
    assert any(isinstance(event, RulesChanged) for event in match.log)
    match.play(match.seat, match.legal()[0])
    again = load(save(match), lambda _: GAME)
    assert again.state == match.state


def snapshot(steps: list[dict[str, Any]], figure: int = 0, **changes: Any) -> list[dict[str, Any]]:
    """The steps of a snapshot of rules 1, upgraded."""
    state = {"steps": steps, "oracles": [{"figure": figure}] * 2, "round": 1, **changes}
    upgraded: list[dict[str, Any]] = GAME.upgrade("1", {"snapshot": {"state": state}})["snapshot"]["state"]["steps"]
    return upgraded


@pytest.mark.parametrize(
    ("below", "figure", "reason"),
    [("VisitPier", 1, BY_BLACK_MARKET), ("ChooseAction", 1, BY_RUNES), ("X", 0, BY_SKULL), ("X", 1, BY_CROSS)],
)
def test_a_waiting_card_gets_the_reason_that_the_table_shows(below: str, figure: int, reason: int) -> None:
    """Rules 1 did not say why a card comes."""
    steps = snapshot([{"is": below, "stop": 0}, {"is": DrawCorruption.__name__, "seat": 0}], figure)
    assert steps[1] == {"is": "DrawCorruption", "seat": 0, "reason": reason}


def test_a_dish_of_nobody_is_rolled_no_more() -> None:
    """Rules 1 kept a step for the seat after the last one."""
    rolls: list[dict[str, Any]] = [{"is": "PlayRound"}, {"is": "RollDishes", "seat": 2}, {"is": "RollRune", "seat": 1}]
    assert snapshot(rolls) == [rolls[0], rolls[2]]


def test_other_lines_stay_as_they_are() -> None:
    """Decisions, draws and events are written alike under both rules."""
    for line in ({"play": "chart"}, {"chance": "draw red"}, {"event": {"is": "RoundBegan", "round": 1}}):
        assert GAME.upgrade("1", line) == line
