"""Lessons: what a step wants is legal, what it lets one try is refused, and all is short and in both languages."""

from __future__ import annotations

import re
import statistics
from itertools import pairwise
from typing import Any

import pytest

from starboard.games.oort.scoring import points
from starboard.kernel import CHANCE, UNKNOWN
from starboard.table.protocol import Study
from starboard.table.studying import Studied
from starboard.texts import LANGUAGES
from starboard.texts.rulebook import beside, numbers
from tests.ours import OURS

Json = dict[str, Any]
TAUGHT = [name for name in OURS if beside(name, "lessons.json")]
BEGINNING = ("position", "scenario", "seats", "options", "seed")


def course(name: str) -> Json:
    """Return a game's lessons."""
    found = beside(name, "lessons.json")
    assert found is not None
    return found


def steps(name: str) -> list[Json]:
    """Return all steps of a game's lessons."""
    return [step for lesson in course(name)["lessons"] for step in lesson["steps"]]


def parts(move: str | list[str]) -> list[str]:
    """Return the parts of a move."""
    return [move] if isinstance(move, str) else move


def starts(name: str) -> list[tuple[Json, Json, list[str]]]:
    """Return every step with the study in which it begins, and what the steps before it have played in it."""
    found: list[tuple[Json, Json, list[str]]] = []
    taught = course(name)
    common: Json = {key: taught[key] for key in ("seats", "options", "seed", "chance") if key in taught}
    for lesson in taught["lessons"]:
        begin: Json = {"game": name, **common}
        played: list[str] = []
        for step in lesson["steps"]:
            if "position" in step or "scenario" in step:
                own = {key: step[key] for key in BEGINNING if key in step}
                begin, played = {"game": name, **common, **own}, []
            found.append((step, begin, list(played)))
            played += [*parts(step.get("do", [[]])[0]), *step.get("then", ())]
    return found


def studied(begin: Json, actions: list[str]) -> Studied:
    """Return what comes of actions in a study."""
    return Studied(Study(**begin, actions=actions), "en")


@pytest.mark.parametrize("name", TAUGHT)
def test_what_a_step_wants_can_be_played(name: str) -> None:
    """By the learner alone, and what others do then follows; what one is let try is refused by its rule."""
    for step, begin, before in starts(name):
        assert sum(kind in step for kind in ("do", "try", "choices")) <= 1
        at = studied(begin, before)
        assert at.refusal is None, (step["say"]["en"], at.refusal)
        if "do" in step or "try" in step:
            assert at.match.seat == 0, step["say"]["en"]
        for move in step.get("do", ()):
            for place, part in enumerate(parts(move)):
                tried = studied(begin, [*before, *parts(move)[:place]])
                assert tried.match.seat == 0, (step["say"]["en"], part)
        for text in step.get("try", ()):
            refusal = studied(begin, [*before, text]).refusal
            assert refusal is not None
            assert refusal["rule"] == step["rule"]
        for move in step.get("do", [[]]):
            done = studied(begin, [*before, *parts(move), *step.get("then", ())])
            assert done.refusal is None, (step["say"]["en"], done.refusal)
            assert done.match.over or done.match.seat != CHANCE or "do" not in step, step["say"]["en"]
        if "choices" in step:
            assert 0 <= step["right"] < len(step["choices"]) <= 4


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_goes_on_from_one_way_of_doing_the_one_before(name: str) -> None:
    """Where it has no beginning of its own; and the first of a lesson has one."""
    for lesson in course(name)["lessons"]:
        assert {"position", "scenario", "seed"} & lesson["steps"][0].keys() or "seed" in course(name)
        for step, following in zip(lesson["steps"], lesson["steps"][1:], strict=False):
            if not {"position", "scenario"} & following.keys():
                assert len(step.get("do", [""])) == 1, following["say"]["en"]


@pytest.mark.parametrize("name", TAUGHT)
def test_steps_are_short_and_cite_rules_that_there_are(name: str) -> None:
    """Twelve words in the median, never more than sixteen; all in both languages, with a hint in three levels."""
    for language in LANGUAGES:
        words = [len(re.findall(r"[\w’]+", step["say"][language])) for step in steps(name)]
        assert statistics.median(words) <= 12
        assert max(words) <= 16
    for step in steps(name):
        assert step["rule"] in numbers(name)
        if "note" in step:
            assert step["note"]["rule"] in numbers(name)
            assert set(step["note"]["says"]) == set(LANGUAGES)
            assert max(len(said.split()) for said in step["note"]["says"].values()) <= 36, step["note"]
        for text in ("say", "aim", "how", "other", "on"):
            assert text not in step or set(step[text]) == set(LANGUAGES)
        if "do" in step or "try" in step or "choices" in step:
            assert {"aim", "how", "look"} <= step.keys()
        for choice in step.get("choices", ()):
            assert set(choice["says"]) == set(choice["why"]) == set(LANGUAGES)


@pytest.mark.parametrize("name", TAUGHT)
def test_as_many_minutes_are_promised_as_steps_take(name: str) -> None:
    """Somebody who reads a step, its note and what came of it needs some twenty seconds for it."""
    assert len(steps(name)) <= 3 * course(name)["minutes"]


def winners(name: str) -> tuple[int, ...]:
    """Return who has won when the last step is done."""
    step, begin, before = starts(name)[-1]
    outcome = studied(begin, [*before, *parts(step["do"][0]), *step.get("then", ())]).match.outcome()
    assert outcome is not None
    return tuple(outcome.winners)


def test_oort_is_taught_in_seven_lessons_that_end_with_a_win() -> None:
    """Nineteen steps; the points that are asked for are those that the learner has."""
    assert len(course("oort")["lessons"]) == 7
    assert len(steps("oort")) == 19
    assert winners("oort") == (0,)
    asked, begin, _ = starts("oort")[-3]
    state: Any = studied(begin, []).match.state
    assert str(points(state.holdings[0])) == asked["choices"][asked["right"]]["says"]["en"]


def test_interstellar_is_taught_in_eight_lessons_that_end_with_a_win() -> None:
    """Within eight minutes; on the way the learner never sees a card that another holds, nor one nobody looked at."""
    taught = course("interstellar")
    assert len(taught["lessons"]) == 8
    assert taught["minutes"] <= 8
    assert winners("interstellar") == (0,)
    for step, begin, before in starts("interstellar"):
        seen: Any = studied(begin, before).match.view(0)
        hidden = [*seen.players[1].hand, *(slot.card for slots in seen.under for slot in slots if not slot.known_by)]
        assert set(hidden) <= {UNKNOWN}, step["say"]["en"]


def test_the_cove_is_taught_in_nine_lessons_that_end_with_a_win() -> None:
    """Within eight minutes; what an answer says is what the rules reckon, and who acts is furthest behind."""
    taught = course("cove")
    assert len(taught["lessons"]) == 9
    assert taught["minutes"] <= 8
    assert winners("cove") == (0,)
    for step, begin, before in starts("cove"):
        s: Any = studied(begin, before).match.state
        if "scenario" in step:
            assert s.turn == 0
            assert s.oracles[0].hour <= s.oracles[1].hour, step["say"]["en"]
        if step["rule"] == "MC-13.5":
            costs = sum(card + 1 for card in s.oracles[0].corruption) * s.lair
            assert step["choices"][step["right"]]["says"]["en"] == f"{costs} Gold"
        if step["rule"] == "MC-5.2":
            assert f"You stand at hour {s.oracles[0].hour}, Bruno at hour {s.oracles[1].hour}." in step["say"]["en"]
            assert (s.turn, step["choices"][step["right"]]["says"]["en"]) == (1, "Bruno")


def test_what_goes_on_begins_where_the_step_before_it_ended() -> None:
    """But for whose turn it is; everything else is a new position, and the page says so."""
    taught = starts("oort")
    for (step, begin, _), (following, _, _) in pairwise(taught):
        match = studied(begin, [step["do"][0]] if "do" in step else []).match
        board = match.game.position(match.state).split()[:4]
        same = board == following["position"].split()[:4]
        told = not {"do", "try", "choices"} & following.keys()  # it says what the other one did meanwhile
        assert (same or told) == following.get("goes_on", False), following["say"]["en"]
