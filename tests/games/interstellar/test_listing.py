"""No worked example of the rules is without a test of its name; and the lists of what is proved can be trusted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.interstellar.proofs import FAILS, Proofs
from tests.games.interstellar.story import Story, seat

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "interstellar-oracle.md"


def test_every_example_has_its_test() -> None:
    """X-01 and up; a test's name goes on with what it proves."""
    wanted = re.findall(r"^- \*\*X-(\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    tests = "".join([path.read_text("utf-8") for path in HERE.glob("test_*.py")])
    found = re.findall(r"^def test_x_(\d+)_\w+\(", tests, re.MULTILINE)
    assert len(wanted) >= 113
    assert sorted(set(found)) == sorted(wanted)


def test_a_subject_without_a_case_is_listed_and_an_empty_case_proves_nothing() -> None:
    """What the tests of cards, races and hazards rest on."""
    proofs = Proofs(["laser"])
    proofs.fails("laser")(lambda _: Story(seat(), seat()))
    assert proofs.missing() == ["laser works"]
    with pytest.raises(AssertionError, match="no proof that laser fails"):
        proofs.check("laser", FAILS)


def test_a_proof_must_be_of_its_subject() -> None:
    """Another card's refusal is no proof, and neither is a play without an effect."""
    t = Story(seat("P1", "sword"), seat())
    t.refuse("play sword", "IO-7.2")
    with pytest.raises(AssertionError, match="it was so before"):
        t.works("end turn", turns=lambda: t.hand("Ann"), into=["sword"])
    proofs = Proofs(["laser", "sword"])
    proofs.fails("laser", "sword")(lambda _: t)
    proofs.check("sword", FAILS)
    with pytest.raises(AssertionError, match="no proof that laser fails"):
        proofs.check("laser", FAILS)
