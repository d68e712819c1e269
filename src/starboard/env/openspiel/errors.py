"""What is refused, in OpenSpiel's own type of error, with the rule where there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

if TYPE_CHECKING:
    from starboard.kernel import StarboardError


def refused(game_name: str, error: StarboardError) -> pyspiel.SpielError:
    """Return the error as OpenSpiel raises it: its code, the rule that it comes from, and a sentence."""
    from starboard.texts import Texts, refusal_said

    rule = f" ({error.why.rule})" if error.why.rule else ""
    return pyspiel.SpielError(f"{error.code}{rule}: {refusal_said(error.why, Texts('en'), game_name)}")
