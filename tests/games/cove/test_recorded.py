"""Recorded matches beyond one per ending: a tie that the number of Corruption cards breaks."""

from __future__ import annotations

from pathlib import Path

from starboard.games.cove import GAME
from starboard.kernel import Match, load, save, verify
from tests.games.cove.table import Table

TIE = Path(__file__).parent / "tie-break.starboard"


def played() -> str:
    """The last market of a game of two, as a record: both end with 24 Gold."""
    t = Table(
        2,
        at="market",
        round=3,
        lair=2,
        boats={"L1": ["red", "red", "blue", "rogue"]},
        docks={"D1": "L1"},
        oracles={
            0: {"gold": 20, "shelf": {"charm": {"red": 1}}, "corruption": [2]},
            1: {"gold": 14, "shelf": {"charm": {"blue": 1, "red": 1}}, "corruption": [1, 1]},
        },
    )
    t.play("sell charm red", "sell charm red", "sell charm blue")
    return str(t.ask("save", match=t.match)["record"])


def test_mc_17_2_a_recorded_tie_is_broken_by_corruption() -> None:
    """The record is what the rules make of it; it loads, it verifies, and seat 0 wins with fewer cards."""
    text = TIE.read_text(encoding="utf-8")
    assert text == played()
    match = load(text, lambda _: GAME)
    assert isinstance(match, Match)
    assert save(match) == text
    assert verify(text, lambda _: GAME).decisions == 3
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranking) == ((24, 24), (0,), (1, 2))
