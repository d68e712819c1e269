"""What is refused, in OpenSpiel's own type of error, with the rule where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

from starboard.env.opening import said

if TYPE_CHECKING:
    from starboard.kernel import StarboardError


def refused(game_name: str, error: StarboardError) -> pyspiel.SpielError:
    """Return the error as OpenSpiel raises it: its code, a sentence, and the rule that it comes from."""
    return pyspiel.SpielError(f"{error.code}: {said(game_name, error)}")
