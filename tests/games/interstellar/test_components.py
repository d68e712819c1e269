"""A box of one's own is checked as a whole."""

from __future__ import annotations

from copy import deepcopy

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.components import DATA
from starboard.kernel import InvalidOptions


@pytest.mark.parametrize(
    ("part", "name", "key", "values"),
    [
        ("hazards", "natives", "cards", ["seduce", "trade", "seduce"]),
        ("hazards", "plague", "passive", ["zeta", "kith", "zeta"]),
        ("hazards", "labyrinth", "active", ["zeta", "kith", "zeta"]),
        ("defenses", "armor", "stops", ["physical", "acid", "physical"]),
    ],
)
def test_2_what_is_listed_twice_is_refused(part: str, name: str, key: str, values: list[str]) -> None:
    """Else a search with that counter would be offered twice."""
    data = deepcopy(DATA)
    data[part][name][key] = values
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"components": data})
    assert dict(caught.value.why.args)["path"] == f"components.{part}.{name}.{key}.2"
