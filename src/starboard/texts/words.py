"""Events, views and outcomes as JSON that needs no table of numbers: values are written as the game's notation does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SEAT, Action, Line, Outcome, Record
from starboard.kernel.codec import KIND
from starboard.kernel.kinds import Many, Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.texts import Texts

Json = dict[str, Any]


def as_json(record: Record) -> Json:
    """Return a record as an object with its class's name under `is`.

    Actions are written as their texts, and so are values of a domain; seats stay numbers from 0; a value of a domain
    that is unseen, or that there is not, is null.
    """
    kind = type(record)
    said: Json = {KIND: kind.__name__}
    plan = _plans.get(kind)
    for name, shown, row in _plan(kind) if plan is None else plan:
        value = getattr(record, name)
        if shown is None:
            said[name] = _value(value)
        elif row:
            said[name] = [shown[number] for number in value]
        else:
            said[name] = shown[value]
    return said


def _value(value: Any) -> Any:
    """Return what a field holds that is no value of a domain: numbers, flags, texts, records, tuples of them."""
    if isinstance(value, tuple | list):
        return [item if type(item) is int else _value(item) for item in value]
    if isinstance(value, Action):
        return str(value)
    return as_json(value) if isinstance(value, Record) else value


class _Deep:
    """What is written for tuples of tuples of a domain's values."""

    def __init__(self, shown: tuple[Any, ...]) -> None:
        self._shown: Final = shown

    def __getitem__(self, value: Any) -> Any:
        return [self[item] for item in value] if isinstance(value, tuple) else self._shown[value]


def _plan(kind: type[Record]) -> list[tuple[str, _Deep | tuple[Any, ...] | None, bool]]:
    """Return for each field of a class its name, what is written for its values, and whether it is a row of them."""
    made: list[tuple[str, _Deep | tuple[Any, ...] | None, bool]] = []
    for field in kind.FIELDS:
        domain = field.domain
        if not domain.size or not field.kind.plain:
            made.append((field.name, None, False))
            continue
        names = range(domain.size) if domain.name == SEAT.name else domain.texts
        shown = (*names, None)  # UNKNOWN, -1, is the last
        row = isinstance(field.kind, Many) and isinstance(field.kind.item, Number)
        flat = row or isinstance(field.kind, Number)
        made.append((field.name, shown if flat else _Deep(shown), row))
    _plans[kind] = made
    return made


_plans: Final[dict[type[Record], list[tuple[str, _Deep | tuple[Any, ...] | None, bool]]]] = {}


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
