"""What every game declares: numbers, texts, seats, options and endings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import COMPILED, InvalidOptions, NotUnderstood, Outcome
from starboard.testing.faults import Fault
from starboard.testing.listing import check
from starboard.testing.tables import raised

if TYPE_CHECKING:
    from starboard.testing.tables import Table


@check(1, 1)
def numbers_and_texts_name_one_action_each(table: Table) -> int:
    """Every action and every outcome of chance comes back from its number and from its text."""
    for space in (table.game.space, table.game.chances):
        texts = set()
        for number in range(space.size):
            action = space.action(number)
            assert space.number(action) == number, Fault("other-number", action=action, number=number)
            assert space.parse(str(action)) == action, Fault(
                "read-as-another", action=action, other=space.parse(str(action))
            )
            assert space.action(number) is action
            assert str(action) not in texts, Fault("written-twice", action=action)
            texts.add(str(action))
        for number in (-1, space.size):
            raised(NotUnderstood, space.action, number)
    return table.game.space.size


@check(1, 1)
def a_game_says_what_it_is(table: Table) -> int:
    """Name, seats and endings are declared, and every declared option has a value of its own to begin with."""
    game = table.game
    assert game.name, Fault("no-name")
    assert game.endings, Fault("no-ending")
    assert len(set(game.endings)) == len(game.endings), Fault("ending-twice", endings=game.endings)
    assert game.seats == tuple(sorted(set(game.seats))), Fault("seats-disordered", seats=game.seats)
    for seats in game.seats:
        found = game.seats_of(game.new(seats, {}))
        assert found == seats, Fault("seats-of", found=found, seats=seats)
    full = game.checked_options(game.seats[0], {})
    assert list(full) == [option.name for option in game.options]
    careless: tuple[Any, ...] = () if COMPILED else (True, None, "2", 2.0)  # compiled code refuses these by itself
    wrong = (0, -1, max(game.seats) + 1, *careless)
    for seats in wrong:
        assert raised(InvalidOptions, game.new, seats, {}).why.rule == game.seats_rule
    raised(InvalidOptions, game.new, game.seats[0], {"no such option": 1})
    return len(game.seats)


@check(50)
def outcomes_survive_json(table: Table) -> int:
    """The outcome of a game is the same after a JSON round trip, and so are the options it was played with."""
    game = table.game
    met = 0
    for seed in table.seeds:
        met += 1
        assert game.checked_options(table.seats, table.chosen(seed)).keys() == {option.name for option in game.options}
        outcome = game.outcome(table.end(seed))
        assert isinstance(outcome, Outcome), Fault("no-outcome")
        assert game.codec.decode(game.codec.encode(outcome)) == outcome, Fault("json", what=outcome)
    return met
