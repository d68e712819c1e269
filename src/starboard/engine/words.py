"""Events, views and outcomes as JSON that needs no table of numbers: values are written as the game's notation does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import SEAT, UNKNOWN, Action, Domain, Outcome, Record
from starboard.kernel.codec import KIND

if TYPE_CHECKING:
    from starboard.engine.fields import Json
    from starboard.texts import Texts


def as_json(record: Record) -> Json:
    """Return a record as an object with its class's name under `is`.

    Actions are written as their texts, and so are values of a domain; seats stay numbers from 0; a value of a domain
    that is unseen, or that there is not, is null.
    """
    said: Json = {KIND: type(record).__name__}
    for field in record.FIELDS:
        said[field.name] = _value(field.domain, getattr(record, field.name))
    return said


def _value(domain: Domain, value: Any) -> Any:
    kind = type(value)
    if kind is int:
        if not domain.size:
            return value
        if value == UNKNOWN:
            return None
        return value if domain.name == SEAT.name else domain.texts[value]
    if kind is tuple or kind is list:
        return [_value(domain, item) for item in value]
    if isinstance(value, Action):
        return str(value)
    return as_json(value) if isinstance(value, Record) else value


def outcome_json(game_name: str, outcome: Outcome, texts: Texts) -> Json:
    """Return how a game ended, each line of the breakdown with its sentence."""
    return {
        "ending": outcome.ending,
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "breakdown": [
            {
                "seat": line.seat,
                "name": line.name,
                "args": dict(line.args),
                "points": line.points,
                "text": texts.line(game_name, line),
            }
            for line in outcome.breakdown
        ],
    }
