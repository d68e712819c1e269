"""Lines of JSON, as whoever stands outside sends them: read strictly, so that nothing can be read in two ways."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, Final, NoReturn

from starboard.kernel.errors import MalformedRequest, Refusal

Json = dict[str, Any]


def malformed(code: str, **args: str) -> MalformedRequest:
    """Return the error for a line that cannot be read."""
    return MalformedRequest(Refusal("", code, tuple(args.items())))


def written(told: Json) -> str:
    """Return an object as a line of JSON, without its end."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


MOST_VALUES: Final = 1 << 18
"""Values of a request at most, twice those of the largest option; each takes many times its length in memory."""
_TEXT: Final = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"')


def _values_in(text: str) -> int:
    """Return about how many values JSON has, without reading it: what is in quotes is one."""
    bare = _TEXT.sub("", text)
    return bare.count(",") + bare.count("[") + bare.count("{")


def read_object(line: str | bytes) -> Json:
    """Return the object on a line; raise MalformedRequest where there is none, or where it can be read in two ways."""
    try:
        text = line.decode() if isinstance(line, bytes) else line
        if len(text) > MOST_VALUES and _values_in(text) > MOST_VALUES:
            raise malformed("too-many-values", most=str(MOST_VALUES))
        asked = json.loads(text, object_pairs_hook=_object, parse_constant=_no_number, parse_float=_finite)
        if "\\u" in text:
            json.dumps(asked, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except UnicodeError as error:
        raise malformed("not-utf8") from error
    except MalformedRequest:
        raise
    except json.JSONDecodeError as error:
        raise malformed("not-json", at=str(error.pos + 1)) from error
    except ValueError as error:  # an integer of too many digits
        raise malformed("long-number") from error
    if not isinstance(asked, dict):
        raise malformed("not-object")
    return asked


def _object(pairs: list[tuple[str, Any]]) -> Json:
    made = dict(pairs)
    if len(made) != len(pairs):
        met: set[str] = set()
        for name, _ in pairs:
            if name in met:
                raise malformed("twice", field=name[:60])
            met.add(name)
    return made


def _no_number(name: str) -> NoReturn:
    raise malformed("no-number", number=name)


def _finite(digits: str) -> float:
    value = float(digits)
    if not isfinite(value):
        raise malformed("no-number", number=digits[:60])
    return value
