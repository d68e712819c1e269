"""Lessons: what a step wants is legal, what it lets one try is refused, and all is short and in both languages."""

from __future__ import annotations

import re
import statistics
from typing import Any

import pytest

from starboard.engine.desk import Desk
from starboard.engine.loading import load_position
from starboard.games import find_game, names, open_game
from starboard.games.oort.scoring import points
from starboard.kernel import IllegalAction, Match
from starboard.texts import LANGUAGES, Texts
from starboard.texts.rulebook import beside, numbers
from tests.ours import OURS

TAUGHT = [name for name in OURS if beside(name, "lessons.json")]


def steps(name: str) -> list[dict[str, Any]]:
    """Return all steps of a game's lessons."""
    found = beside(name, "lessons.json")
    assert found is not None
    return [step for lesson in found["lessons"] for step in lesson["steps"]]


def begun(name: str, step: dict[str, Any]) -> Match:
    """Return the match at which a step begins: it is the learner's turn."""
    desk = Desk(names, find_game, open_game, Texts("en"))
    match = load_position(desk, {"game": name, "position": step["position"]})
    assert match.seat == 0
    return match


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_step_wants_can_be_played(name: str) -> None:
    """And what it lets one try is refused by its rule; every other step is read, or has a right answer."""
    for step in steps(name):
        match = begun(name, step)
        for text in step.get("do", ()):
            trial = match.clone()
            trial.play_all(0, trial.game.read(trial.state, text))
        for text in step.get("try", ()):
            with pytest.raises(IllegalAction) as refused:
                match.play_all(0, match.game.read(match.state, text))
            assert refused.value.why.rule == step["rule"]
        assert sum(kind in step for kind in ("do", "try", "choices")) <= 1
        if "choices" in step:
            assert 0 <= step["right"] < len(step["choices"]) <= 4


@pytest.mark.parametrize("name", TAUGHT)
def test_steps_are_short_and_cite_rules_that_there_are(name: str) -> None:
    """Twelve words in the median, never more than sixteen; all in both languages, with a hint in three levels."""
    for language in LANGUAGES:
        words = [len(re.findall(r"[\w’]+", step["say"][language])) for step in steps(name)]
        assert statistics.median(words) <= 12
        assert max(words) <= 16
    for step in steps(name):
        assert step["rule"] in numbers(name)
        for text in ("say", "aim", "how", "other"):
            assert text not in step or set(step[text]) == set(LANGUAGES)
        if "do" in step or "try" in step or "choices" in step:
            assert {"aim", "how", "look"} <= step.keys()
        for choice in step.get("choices", ()):
            assert set(choice["says"]) == set(choice["why"]) == set(LANGUAGES)


def test_oort_is_taught_in_seven_lessons_that_end_with_a_win() -> None:
    """Eighteen steps; the points that are asked for are those that the learner has."""
    found = beside("oort", "lessons.json")
    assert found is not None
    assert len(found["lessons"]) == 7
    assert len(steps("oort")) == 18
    last = begun("oort", steps("oort")[-1])
    last.play_all(0, last.game.read(last.state, steps("oort")[-1]["do"][0]))
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    asked = steps("oort")[-2]
    state: Any = begun("oort", asked).state
    assert str(points(state.holdings[0])) == asked["choices"][asked["right"]]["says"]["en"]


@pytest.mark.parametrize("name", TAUGHT)
def test_nothing_jumps_within_a_lesson(name: str) -> None:
    """What a step leads to is where the next one begins, but for whose turn it is and the steps that say so."""
    found = beside(name, "lessons.json")
    assert found is not None
    for lesson in found["lessons"]:
        for step, following in zip(lesson["steps"], lesson["steps"][1:], strict=False):
            if not step.get("do") or re.match(r"Back |The ", following["say"]["en"]):
                continue
            match = begun(name, step)
            match.play_all(0, match.game.read(match.state, step["do"][0]))
            board = match.game.position(match.state).split()[:4]
            assert board == following["position"].split()[:4], following["say"]["en"]
