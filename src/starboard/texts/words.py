"""How a game ended as JSON: each point with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Line, Outcome
    from starboard.texts import Texts

Json = dict[str, Any]


def outcome_json(game_name: str, outcome: Outcome, texts: Texts) -> Json:
    """Return how a game ended, each line of the breakdown with its sentence."""
    return {
        "ending": outcome.ending,
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "breakdown": breakdown_json(game_name, outcome.breakdown, texts),
    }


def breakdown_json(game_name: str, lines: Sequence[Line], texts: Texts) -> list[Json]:
    """Return what each point is for, each line with its sentence."""
    return [
        {
            "seat": line.seat,
            "name": line.name,
            "args": dict(line.args),
            "points": line.points,
            "text": texts.line(game_name, line),
        }
        for line in lines
    ]
