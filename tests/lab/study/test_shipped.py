"""The studies that come with Starboard can be played as they are written, and the documentation tells of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.lab.study.plan import Plan

ROOT = Path(__file__).parents[3]
STUDIES = sorted((ROOT / "studies").glob("*.toml"))


@pytest.mark.parametrize("file", STUDIES, ids=[file.stem for file in STUDIES])
def test_a_shipped_study_can_be_played(file: Path) -> None:
    """Its game, bots, worlds and choices are all there, and it says what it asks."""
    terms = Plan(file, "", lambda refusal: refusal.code, None).terms
    assert terms.question.endswith("?")


@pytest.mark.parametrize("file", STUDIES, ids=[file.stem for file in STUDIES])
def test_the_documentation_says_what_came_of_it(file: Path) -> None:
    """With its question, its picture and the command that plays it again."""
    page = (ROOT / "docs/studies" / f"{file.stem.partition('-')[0]}.md").read_text("utf-8")
    terms = Plan(file, "", lambda refusal: refusal.code, None).terms
    assert terms.question in page
    assert f"studies/{file.name}" in page
    assert f"{file.stem}.png" in page
    assert f"{terms.games:,} games" in page
