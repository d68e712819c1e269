"""2. Components: tiles and scoring tile, as data that an owner of the boxed game can replace, and what it must be.

The data is one object with the parts `tiles` and, where the scoring tile is another one, `scoring`, as in
components.json.
"""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any, Final

from starboard.games.oort.domains import LETTERS, PER_TYPE, SIDE, TYPES
from starboard.kernel import InvalidOptions
from starboard.kernel.reading import Described

SIGNS: Final = ".#O" + TYPES
MOST_POINTS: Final = 999
LONGEST_NAME: Final = 60
_NUMBER: Final = re.compile("[0-9]{1,3}")
SCORING: Final = ";"
"""What parts the tiles of a text from the points of another scoring tile."""


class Worth:
    """OO-7.2, OO-7.3 What the scoring tile says: points for 0 to 5 tokens of one type, and for each set."""

    def __init__(self, tokens: tuple[int, ...], a_set: int) -> None:
        self.tokens: Final = tokens
        self.set: Final = a_set


def checked_box(data: Any) -> str:
    """Return replacement data as the text that a state keeps; raise InvalidOptions, naming the place of a fault.

    It is the tiles' signs, a stroke between two of them, and after a semicolon the points where they are others.
    """
    box = Described(data, "components", error=InvalidOptions, rule="OO-2.1")
    box.known(("version", "tiles", "scoring"))
    if box.has("version") and (not isinstance(data["version"], str) or len(data["version"]) > LONGEST_NAME):
        raise box.at("version").fault("tiles-no-text", most=LONGEST_NAME)
    tiles = box.at("tiles").known(LETTERS, all_needed=True)
    drawn = "/".join([_checked_tile(tiles.at(letter)) for letter in LETTERS])
    for kind in TYPES:
        if drawn.count(kind) != PER_TYPE:
            raise tiles.fault("tiles-wrong-type", "OO-2.6", type=kind, needed=PER_TYPE, found=drawn.count(kind))
    if not box.has("scoring"):
        return drawn
    numbers = _checked_scoring(box.at("scoring"))
    return drawn if numbers == STANDARD_POINTS else f"{drawn}{SCORING}{','.join([str(one) for one in numbers])}"


def _checked_tile(tile: Described) -> str:
    rows = tile.items()
    if len(rows) != SIDE:
        raise tile.fault("tiles-wrong-rows", "OO-2.3", needed=SIDE, found=len(rows))
    for row in rows:
        if not isinstance(row.value, str) or len(row.value) != SIDE or set(row.value) - set(SIGNS):
            raise row.impossible("tiles-wrong-row", "OO-2.5", needed=SIDE, signs=" ".join(SIGNS))
    drawn = "".join(tile.value)
    if drawn.count("O") != 1 or drawn[len(drawn) // 2] != "O":
        raise tile.fault("tiles-no-wormhole", "OO-2.4")
    marked = [sign for sign in drawn if sign in TYPES]
    if len(marked) != 2 or marked[0] == marked[1]:
        raise tile.fault("tiles-two-types", "OO-2.7", found=len(marked))
    return drawn


def _checked_scoring(scoring: Described) -> list[int]:
    """OO-2.9 Return the points for 1 to 5 tokens of one type, and for a set."""
    scoring.known(("tokens", "set"), all_needed=True)
    tokens = scoring.at("tokens").items(PER_TYPE)
    if len(tokens) != PER_TYPE:
        raise scoring.at("tokens").fault("tiles-wrong-points", "OO-7.2", needed=PER_TYPE, found=len(tokens))
    return [one.number(0, MOST_POINTS) for one in (*tokens, scoring.at("set"))]


STANDARD_POINTS: Final = [0, 1, 3, 6, 10, 5]
"""OO-7.2, OO-7.3 Points for 1 to 5 tokens of one type, and for each set of one token of each type."""
STANDARD: Final = checked_box(json.loads(files(__package__).joinpath("components.json").read_text("utf-8")))
"""OO-2.5 The tiles of this project, and its scoring tile."""


def _worth(numbers: list[int]) -> Worth:
    return Worth((0, *numbers[:PER_TYPE]), numbers[PER_TYPE])


STANDARD_WORTH: Final = _worth(STANDARD_POINTS)


def worth_of(text: str) -> Worth:
    """Return what tokens are worth by the text of a state, which may be a forged one that is checked later."""
    numbers = _numbers(text.partition(SCORING)[2])
    return _worth(numbers) if len(numbers) == len(STANDARD_POINTS) else STANDARD_WORTH


def _numbers(points: str) -> list[int]:
    """Return the numbers of a text; none where it has anything else."""
    found = points.split(",")
    return [int(one) for one in found] if all(_NUMBER.fullmatch(one) is not None for one in found) else []


def unpacked(text: str) -> dict[str, Any]:
    """Return such a text as the data that it was made of, whatever it holds."""
    drawn, _, points = text.partition(SCORING)
    rows = [[tile[start : start + SIDE] for start in range(0, len(tile), SIDE)] for tile in drawn.split("/")]
    data: dict[str, Any] = {"tiles": dict(zip(LETTERS, rows, strict=False))}
    if points:
        numbers = _numbers(points)
        data["scoring"] = {"tokens": numbers[:-1], "set": numbers[-1] if numbers else None}
    return data
