"""Events, views and outcomes as JSON that needs no table of numbers: values are written as the game's notation does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel import SEAT, UNKNOWN, Action, Domain, Outcome, Record, Refusal
from starboard.kernel.codec import KIND

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    if isinstance(value, Action):
        return str(value)
    if isinstance(value, Record):
        return as_json(value)
    if isinstance(value, tuple | list):
        return [_value(domain, item) for item in value]
    if domain.size and type(value) is int:
        if value == UNKNOWN:
            return None
        return value if domain.name == SEAT.name else domain.texts[value]
    return value


def refusal_said(why: Refusal, texts: Texts, game_name: str, names: Sequence[str]) -> str:
    """Say why something is refused. Where no game is named, as for a record, the first that has the message speaks."""
    # Whatever the request held, a message stays readable.
    args = tuple([(name, value[:200] if isinstance(value, str) else value) for name, value in why.args])
    if not game_name and not texts.has(f"refuse-{why.code}"):
        game_name = next((name for name in names if texts.has(f"{name}-refuse-{why.code}")), "")
    return texts.refusal(game_name, Refusal(why.rule, why.code, args))


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
