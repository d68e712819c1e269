"""A box of one's own is checked as a whole."""

from __future__ import annotations

from copy import deepcopy

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.components import DATA, STANDARD, box_of, packed
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


@pytest.mark.parametrize(
    ("part", "links", "path", "code"),
    [
        ("inside", [["i0", "o0"], ["i0", "o1"], ["i1", "o1"], ["i1", "o2"], ["o1", "i0"]], "inside.4", "no-link"),
        ("inside", [["i0", "i0"]], "inside.0", "no-link"),
        ("inside", [["i0", "o1", "o2"]], "inside.0", "too-many"),
        ("inside", [["i0"]], "inside.0", "no-link"),
        ("inside", [["i0", "o0"], ["i1", "o2"], ["o0", "o1"]], "inside", "stranded"),
        ("border", [["o2", "o0"], ["o2", "o0"]], "border.1", "no-link"),
        ("border", "o2", "border", "no-list"),
        ("border", [["o2", "p4"]], "border.0.1", "no-name"),
    ],
)
def test_3_5_a_diagram_that_cannot_be_is_refused(part: str, links: object, path: str, code: str) -> None:
    """By its place and in words: nobody may be stranded on an outer planet."""
    data = deepcopy(DATA)
    data["diagrams"]["B"][part] = links
    with pytest.raises(InvalidOptions) as caught:
        GAME.new(2, {"components": data})
    assert dict(caught.value.why.args)["path"] == f"components.diagrams.B.{path}"
    assert code in caught.value.why.code


def test_3_5_a_box_without_diagrams_has_those_of_the_rules() -> None:
    """As files from before there were any."""
    data = deepcopy(DATA)
    del data["diagrams"]
    assert box_of(packed(data)).near == STANDARD.near
