"""The script that tunes judgements: it finds constants by their names, and the same deal is the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from starboard.games import find_game
from tools.tuning import Deal, points, put, read

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("width", "daring", "weights.tempo")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    judgement = find_game("oort").judgement
    before = {name: read(judgement, name) for name in NAMES}
    yield
    put(judgement, before)


def test_constants_have_names() -> None:
    """Of the judgement and of its parts; a whole number stays one."""
    judgement = find_game("oort").judgement
    put(judgement, {"width": 3.0, "daring": 0.5, "weights.tempo": 0.25})
    assert [read(judgement, name) for name in NAMES] == [3.0, 0.5, 0.25]
    assert isinstance(judgement.width, int)


def test_the_same_deal_is_the_same_game_and_each_seat_plays_by_its_own_setting() -> None:
    """What never tries a second action loses to who does, in either seat, and does so again."""
    blind = {"width": 1.0, "widening": 0.0}
    usual = {"width": 1.0, "widening": 0.5}
    try:
        for _ in range(2):
            assert points(Deal("oort", (usual, blind), 10, 3)) == 1.0
        assert points(Deal("oort", (blind, usual), 10, 3)) == 0.0
    finally:
        put(find_game("oort").judgement, usual)
