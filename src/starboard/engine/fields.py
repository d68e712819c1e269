"""What a request is made of: its fields and what each may hold, declared once for checking and for the reference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.lines import malformed

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.engine.desk import Desk
    from starboard.kernel.lines import Json


class Kind:
    """What a field may hold: its name, for which the message kind-... has words, and whether a value is one."""

    def __init__(self, name: str, is_one: Callable[[Any], bool]) -> None:
        self.name: Final = name
        self.is_one: Final = is_one


def _is_integer(value: Any) -> bool:
    return type(value) is int  # a boolean is none


TEXT: Final = Kind("text", lambda value: isinstance(value, str))
TEXTS: Final = Kind("texts", lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value))
INTEGER: Final = Kind("integer", _is_integer)
FLAG: Final = Kind("flag", lambda value: isinstance(value, bool))
OBJECT: Final = Kind("object", lambda value: isinstance(value, dict))
VIEWER: Final = Kind("viewer", lambda value: value == "public" or _is_integer(value))
LUCK: Final = Kind("luck", lambda value: value in {"seed", "script"} if isinstance(value, str) else False)


class Field:
    """One field of a request."""

    def __init__(self, name: str, kind: Kind, *, needed: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.needed: Final = needed


class Request:
    """One request: its fields besides `id` and `do`, and what answers it."""

    def __init__(self, answer: Callable[[Desk, Json], Json], *fields: Field) -> None:
        self.answer: Final = answer
        self.fields: Final = {field.name: field for field in fields}

    def check(self, asked: Json) -> None:
        """Raise MalformedRequest for a field that is missing, unknown or of the wrong kind. Nothing is repaired."""
        for name, value in asked.items():
            field = self.fields.get(name)
            if field is None and not self.fields:
                raise malformed("no-fields", field=name[:60])
            if field is None:
                raise malformed("unknown-field", field=name[:60], known=", ".join(self.fields))
            if not field.kind.is_one(value):
                raise malformed("wrong-field", field=name, kind=field.kind.name)
        for name, field in self.fields.items():
            if field.needed and name not in asked:
                raise malformed("missing-field", field=name)
