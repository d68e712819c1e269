"""What every game declares: numbers, texts, rules that exist, classes that cite them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from starboard.kernel import (
    Choice,
    InvalidOptions,
    NotUnderstood,
    Outcome,
    State,
    Step,
    why_not,
)
from tests.counts import seeds, spread
from tests.subjects import GAMES, REAL, TABLES, chosen, kinds, positions

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
NUMBERS = {
    number
    for path in RULES.glob("*.md")
    for number in re.findall(r"\*\*([A-Z]{2}-[0-9.]+[0-9])", path.read_text("utf-8"))
}


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_texts_name_one_action_each(name: str) -> None:
    """Every action and every outcome of chance comes back from its number and from its text."""
    game = GAMES[name]
    for space in (game.space, game.chances):
        texts = set()
        for number in range(space.size):
            action = space.action(number)
            assert space.number(action) == number
            assert space.parse(str(action)) == action
            assert space.action(number) is action
            texts.add(str(action))
        assert len(texts) == space.size
        for number in (-1, space.size):
            with pytest.raises(NotUnderstood):
                space.action(number)


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
            if not s.steps or rng.randrange(5 * spread(seats)) == 0:
                refusals = [why_not(s, game.space.action(number)) for number in range(game.space.size)]
                cited |= {refusal.rule for refusal in refusals if refusal is not None}
    assert cited <= NUMBERS


@pytest.mark.interpreted
@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_it_is(name: str) -> None:
    """Name, seats, endings and package are declared, and every declared option has a value of its own to begin with."""
    game = GAMES[name]
    assert game.name == name
    assert game.package
    assert game.endings
    assert len(set(game.endings)) == len(game.endings)
    assert game.seats == tuple(sorted(set(game.seats)))
    full = game.checked_options(game.seats[0], {})
    assert list(full) == [option.name for option in game.options]
    for wrong in (0, -1, max(game.seats) + 1, True, None, "2", 2.0):
        with pytest.raises(InvalidOptions) as caught:
            game.new(wrong, {})  # type: ignore[arg-type]  # what a careless caller may pass
        assert caught.value.why.rule == game.seats_rule
    with pytest.raises(InvalidOptions):
        game.new(game.seats[0], {"no such option": 1})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_outcomes_survive_json(name: str, seats: int) -> None:
    """The outcome of a game is the same after a JSON round trip, and so are the options it was played with."""
    game = GAMES[name]
    for seed in seeds(50, 2)[:: spread(seats)]:
        assert game.checked_options(seats, chosen(game, seats, seed)).keys() == {option.name for option in game.options}
        *_, (s, _) = positions(game, seats, seed)
        outcome = game.outcome(s)
        assert isinstance(outcome, Outcome)
        assert game.codec.decode(game.codec.encode(outcome)) == outcome
