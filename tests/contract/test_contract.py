"""Every check of `starboard.testing`, at every table of our own games and of the tests'."""

from __future__ import annotations

import pytest

from starboard.testing import checks
from starboard.testing.listing import Check
from tests.counts import seeds, spread
from tests.subjects import GAMES, TABLES, hides, table

CHECKS = [check for check in checks() if check.name != "a_forged_state_is_refused_or_can_be_played"]
"""All but the one that `test_forgery.py` runs, which also looks at the memory that it takes."""
SECRETIVE = {name for name in GAMES if hides(GAMES[name])}
SEALING = {"interstellar", "strike"}
MEETING: dict[str, set[str]] = {
    "texts_are_whole_and_get_what_they_ask_for": set(GAMES) - {"connect_four", "strike"},
    "what_is_conserved_stays": set(GAMES) - {"connect_four"},
    "taking_back_is_as_if_nothing_had_been": {"oort", "cove", "interstellar", "connect_four"},
    "an_open_game_is_the_same_for_all": set(GAMES) - SECRETIVE,
    "two_worlds_look_alike": SECRETIVE,
    "two_worlds_go_on_alike": SECRETIVE,
    "views_hold_nothing_that_is_hidden": SECRETIVE,
    "logs_tell_nothing_that_is_hidden": SECRETIVE,
    "a_sealed_answer_moves_nothing_that_others_see": SEALING,
    "a_move_that_goes_back_freely_has_shown_nothing": {"cove", "interstellar"},
    "sealed_answers_are_not_told_by_taking_back": SEALING,
    "what_tells_by_being_told_bars_the_way_back": {"interstellar", "landfall", "freeport"},
    "a_sealed_answer_that_was_taken_back_is_told_by_no_barrier": {"interstellar"},
}
"""The games in which a check of what not every game has must find something to look at, at its smallest table."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("check", CHECKS, ids=[check.name for check in CHECKS])
def test_the_contract_holds(check: Check, name: str, seats: int) -> None:
    """A game keeps what every game promises; a check that has nothing to look at says so."""
    met = check.hold(table(GAMES[name], seats, seeds(check.games, check.least)[:: spread(seats)]))
    must = name in MEETING[check.name] if check.name in MEETING else True
    assert met or not must or seats > 2
