"""What our own games declare besides: rules that exist, classes that cite them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from starboard.kernel import (
    Choice,
    State,
    Step,
    why_not,
)
from tests.counts import LONG, seeds, spread
from tests.subjects import GAMES, REAL, TABLES, kinds, positions

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
NUMBERS = {
    number
    for path in RULES.glob("*.md")
    for number in re.findall(r"\*\*([A-Z]{2}-[0-9.]+[0-9])", path.read_text("utf-8"))
}


@pytest.mark.interpreted
@pytest.mark.parametrize("name", GAMES)
def test_every_step_begins_with_its_rule(name: str) -> None:
    """The docstring of every step begins with the number of the rule that it carries out."""
    steps = [kind for kind in kinds(GAMES[name]) if issubclass(kind, Step)]
    assert steps
    for step in steps:
        assert step.RULE, step
        said = (step.__doc__ or "").split()[0].rstrip(".")
        assert said in {step.RULE, step.RULE.partition("-")[2]}, step
        assert not issubclass(step, Choice) or step.TAKES, step


@pytest.mark.parametrize("name", REAL)
def test_declared_rules_exist(name: str) -> None:
    """Every rule that a step, an action, an option, the seats or the end cites is a number in docs/rules."""
    game = GAMES[name]
    cited = [step.RULE for step in kinds(game) if issubclass(step, Step)]
    cited += [action.RULE for action in game.actions if action.RULE]
    cited += [state.OVER_RULE for state in kinds(game) if issubclass(state, State)]
    cited += [option.rule for option in game.options if option.rule] + [game.seats_rule]
    assert set(cited) <= NUMBERS


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in REAL])
def test_refusals_cite_rules_that_exist(name: str, seats: int) -> None:
    """Every refusal met in whole games cites a number in docs/rules."""
    game = GAMES[name]
    cited = set()
    for seed in seeds(50, 2)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            if not s.steps or rng.randrange((5 if LONG else 15) * spread(seats)) == 0:
                refusals = [why_not(s, game.space.action(number)) for number in range(game.space.size)]
                cited |= {refusal.rule for refusal in refusals if refusal is not None}
    assert cited <= NUMBERS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_known_by_its_name(name: str) -> None:
    """The name under which it is found is its own, and its package, whose records it may save, is where it lies."""
    assert GAMES[name].name == name
    assert f"{type(GAMES[name]).__module__}.".startswith(f"{GAMES[name].home}.")
