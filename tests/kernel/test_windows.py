"""Windows as a table runs them: answers in any order, given to the rules in theirs."""

from __future__ import annotations

import random

import pytest

from starboard.games import find_game
from starboard.kernel import Match, NotYours, asked_as, asked_unseen, legal, view, who


def _at_a_window(seed: int, seats: int = 4) -> Match:
    """Return a match of Interstellar Oracle at the first sealed question to several seats."""
    match = Match(find_game("interstellar"), seats, seed=seed)
    luck = random.Random(seed)
    while len(asked_unseen(match.state)) < 2:
        match.play(match.seat, luck.choice(match.legal()))
    return match


@pytest.mark.parametrize("seed", range(8))
def test_every_seat_is_asked_what_it_is_asked_in_its_turn(seed: int) -> None:
    """Before its turn came, others answered: the seat sees no difference."""
    match = _at_a_window(seed)
    asked = asked_unseen(match.state)
    at_once = {seat: asked_as(match.state, seat) for seat in asked}
    for seat in asked:
        assert match.seat == seat == who(at_once[seat])
        assert [str(one) for one in match.legal()] == [str(one) for one in legal(at_once[seat])]
        assert match.game.codec.encode(match.view(seat)) == match.game.codec.encode(view(at_once[seat], seat))
        match.play(seat, random.Random(seed).choice(match.legal()))


def test_who_is_not_asked_cannot_answer() -> None:
    """Nor who does not sit there."""
    match = _at_a_window(3)
    others = set(range(4)) - set(asked_unseen(match.state))
    for seat in others | {7}:
        with pytest.raises(NotYours):
            asked_as(match.state, seat)


def test_an_ordinary_question_is_no_window() -> None:
    """It is asked of one seat, openly."""
    match = Match(find_game("oort"), 2, seed=1)
    assert asked_unseen(match.state) == ()
