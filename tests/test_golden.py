"""Whole games kept as files: a playthrough per game and seat count, and a recorded match per ending."""

from __future__ import annotations

import pytest

from starboard.kernel import load, save, verify
from tests.subjects import GAMES, GOLDEN, find_game
from tools.playthrough import MATCHES, PLAYTHROUGHS, playthrough

ENDINGS = [(name, ending) for name, game in GAMES.items() for ending in game.endings]


@pytest.mark.parametrize(("name", "seats"), GOLDEN)
def test_the_playthrough_is_as_it_was(name: str, seats: int) -> None:
    """The seeded game still goes as its golden file says; if it should not: python tools/playthrough.py."""
    path = PLAYTHROUGHS / f"{name}-{seats}.txt"
    assert path.exists(), f"{path.name} is missing; run: python tools/playthrough.py --only {name}"
    assert playthrough(name, seats).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "ending"), ENDINGS)
def test_a_recorded_match_shows_the_ending(name: str, ending: str) -> None:
    """A match that ended so is kept; it loads, it verifies, and it saves as it was, unless in an older format."""
    path = MATCHES / name / f"{ending}.starboard"
    assert path.exists(), f"{path.name} is missing; run: python tools/playthrough.py --only {name}"
    text = path.read_text(encoding="utf-8")
    match = load(text, find_game)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.ending == ending
    assert match.over
    assert verify(text, find_game).decisions == match.decision
    assert save(match) == text or '"format":1,' in text.splitlines()[0]


def test_no_golden_file_is_left_over() -> None:
    """Every file belongs to a game, a seat count or an ending that there is."""
    assert {path.stem for path in PLAYTHROUGHS.iterdir()} == {f"{name}-{seats}" for name, seats in GOLDEN}
    assert {(path.parent.name, path.stem) for path in MATCHES.glob("*/*.starboard")} == set(ENDINGS)
