"""`starboard bench` measures a game beside Starboard's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.making.conftest import Here

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.interpreted
def test_a_game_is_measured_beside_our_own(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game has its row: how many seats, which rules, and four figures, none of them nothing."""
    monkeypatch.chdir(ROOT)
    done = here.run("bench", "examples.connect_four:GAME", "--rounds", "1", "--seconds", "0.01")
    assert (done.returncode, done.stderr) == (0, "")
    head, *rows, said = [line.split() for line in done.stdout.splitlines()]
    assert head == ["game", "seats", "rules", "decisions", "clones", "views", "guesses"]
    assert [row[:3] for row in rows] == [
        ["connect_four", "2", "interpreted"],
        ["oort", "2", "interpreted"],
        ["interstellar", "2", "interpreted"],
        ["cove", "1", "interpreted"],
    ]
    assert all(int(figure) > 0 for row in rows for figure in row[3:])
    assert said[:2] == ["In", "one"]


@pytest.mark.parametrize(
    ("words", "code"),
    [(["nothing"], "game/unknown"), (["no.where:GAME"], "game/unknown"), (["oort", "--seats", "9"], "options/invalid")],
)
def test_what_cannot_be_played_is_not_measured(here: Here, words: list[str], code: str) -> None:
    """One line says why."""
    done = here.run("bench", *words)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"error: {code}")
    assert done.stderr.count("\n") == 1
