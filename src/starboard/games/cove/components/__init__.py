"""MC-3.16 to MC-3.18 The board data: one replaceable block, and the tables that the rules use of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from starboard.games.cove.components.checks import check_components
from starboard.games.cove.components.tables import Board
from starboard.kernel.keeping import keep

DEFAULT: Final[dict[str, Any]] = json.loads(Path(__file__).parent.with_suffix(".json").read_text(encoding="utf-8"))
"""The data block of section 3.2 of the rules."""


def text_of(components: dict[str, Any] | None) -> str:
    """The text by which a state keeps its data: empty for the box's own, else the block as JSON."""
    if components is None or components == DEFAULT:
        return ""
    return json.dumps(components, sort_keys=True, separators=(",", ":"))


_BOARDS: Final[dict[str, Board]] = {}


def board_of(text: str) -> Board:
    """The tables of a state's data, made once per text; raise InvalidOptions where the block is at fault."""
    board = _BOARDS.get(text)
    if board is None:
        data = json.loads(text) if text else DEFAULT
        check_components(data)
        board = keep(_BOARDS, text, Board(data))
    return board
