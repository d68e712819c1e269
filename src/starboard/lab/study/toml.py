"""A file of terms in TOML, read key by key: whatever is wrong in it is said with the line where it stands."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import InvalidOptions, Refusal, brief

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
HEAD: Final = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
QUOTES: Final = "\"'"
KINDS: Final[dict[str, tuple[type, ...]]] = {
    "text": (str,),
    "whole": (int,),
    "number": (int, float),
    "flag": (bool,),
    "list": (list,),
    "table": (dict,),
}
"""What a value can be, as the messages call it."""


class Toml:
    """A table of a TOML file, and where it stands."""

    def __init__(self, file: Path, text: str, value: dict[str, Any], path: tuple[str, ...] = ()) -> None:
        self.file: Final = file
        self.value: Final = value
        self.path: Final = path
        self._text: Final = text

    @staticmethod
    def read(file: Path) -> Toml:
        """Read a file; raise InvalidOptions where it is no TOML, OSError as ever."""
        data = file.read_bytes()
        try:
            text = data.decode("utf-8")
            return Toml(file, text, tomllib.loads(text))
        except UnicodeDecodeError as fault:
            line, column = data[: fault.start].count(b"\n") + 1, 1
        except tomllib.TOMLDecodeError as fault:
            found = PLACE.search(str(fault))
            end = (data.count(b"\n") + 1, 1)
            line, column = (int(found[1]), int(found[2])) if found else end
        except RecursionError:
            line, column = 1, 1
        why = (("file", str(file)), ("line", line), ("column", column))
        raise InvalidOptions(Refusal("", "lab-syntax", why)) from None

    def at(self, key: str) -> Toml:
        """Return the table of a key, empty where there is none."""
        return Toml(self.file, self._text, self.get(key, "table", {}), (*self.path, key))

    def known(self, keys: Iterable[str]) -> None:
        """Raise InvalidOptions for a key that is none of these, with the one that may be meant."""
        allowed = list(keys)
        for key in self.value:
            if key not in allowed:
                near = get_close_matches(key, allowed, 1)
                raise self.wrong("lab-key", key, near=near[0] if near else "none", allowed=", ".join(allowed))

    def get(self, key: str, kind: str, default: Any) -> Any:
        """Return the value of a key, or the default where there is none; raise InvalidOptions for another kind."""
        if key not in self.value:
            return default
        value = self.value[key]
        if not isinstance(value, KINDS[kind]) or (kind != "flag" and isinstance(value, bool)):
            raise self.wrong("lab-kind", key, kind=kind)
        return value

    def between(self, key: str, kind: str, default: Any, low: float, high: float) -> Any:
        """Return a number from `low` to `high`, or raise InvalidOptions."""
        value = self.get(key, kind, default)
        if not low <= value <= high:  # not a number is between none
            raise self.wrong("lab-between", key, low=f"{low:g}", high=f"{high:g}", value=brief(value))
        return value

    def wrong(self, code: str, key: str, **args: str | int) -> InvalidOptions:
        """Return the error for what is wrong with a key: a message's name and arguments, with file and line."""
        why = (("file", str(self.file)), ("line", self.line(key)), ("key", ".".join((*self.path, key))[:120]))
        return InvalidOptions(Refusal("", code, (*why, *args.items())))

    def line(self, key: str) -> int:
        """Return the line on which a key of this table stands; 0 where that cannot be told."""
        wanted = (*self.path, key)
        table: tuple[str, ...] = ()
        for number, line in enumerate(self._text.splitlines(), 1):
            head = HEAD.match(line)
            if head:
                table = _parts(head[1])
                if table[: len(wanted)] == wanted:
                    return number
            elif "=" in line:
                here = (*table, *_parts(line.partition("=")[0]))
                inner = wanted[len(here) :]
                if here == wanted[: len(here)] and all(part in line.partition("=")[2] for part in inner):
                    return number
        return 0


def _parts(text: str) -> tuple[str, ...]:
    """Return the parts of a dotted key."""
    return tuple([part.strip().strip(QUOTES) for part in re.findall(r"\"[^\"]*\"|'[^']*'|[^.\s]+", text)])
