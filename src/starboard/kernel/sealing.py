"""The lines of a saved match: how each is written and sealed, and read again only where it is exactly so."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final, NoReturn

from starboard.kernel.errors import InvalidRecord, Refusal

FORMAT: Final = 2
FIRST_FORMAT: Final = 1
"""The format whose heads promise the bare seed, and whose take-backs have no number."""

LONGEST: Final = 16 << 20
"""Characters of a file at most; the longest matches have about one million."""
MOST_LINES: Final = 400_000
"""Lines of a file at most."""
MOST_VALUES: Final = 1 << 21
"""So many values it has at most, counted by what stands between them: each takes many times its length in memory."""
DEEPEST: Final = 100
"""How deep the data of a line may be nested."""
HEAD: Final = ("starboard", "format", "game", "rules_version", "seats", "options", "chance", "commitment")
WORDS: Final = "words"
TABLE: Final = "table"
ENTRIES: Final = (
    ("snapshot",),
    ("play", "seat"),
    ("play", "seat", "joined"),
    ("seal", "seat"),
    ("seal", "seat", "joined"),
    ("chance",),
    ("event",),
)
"""The keys of each kind of line between the first and the last."""
HASH: Final = 32
"""So many characters a hash has."""
TAIL: Final = HASH + len(',"hash":""}')
"""So many characters the hash takes at the end of its line."""
PROMISED_END: Final = ("secret", "nonce", "outcome")
CHOSEN_END: Final = ("seed", "outcome")


def written(entry: dict[str, Any]) -> str:
    """Return a line as it stands in a file."""
    return _ENCODER.encode(entry)


def seal(before: str, line: str) -> str:
    """Return the hash of a line, over the one before it and itself."""
    return sha256((before + line).encode()).hexdigest()[:HASH]


def sealed(entries: list[dict[str, Any]]) -> str:
    """Return the file of these lines, each with its hash."""
    lines: list[str] = []
    chain = ""
    for entry in entries:
        line = written(entry)
        chain = seal(chain, line)
        lines.append(f'{line[:-1]},"hash":"{chain}"}}')
    return "\n".join(lines) + "\n"


def damaged(place: str) -> InvalidRecord:
    """Return the error for a file that is not as it was written."""
    return InvalidRecord(Refusal("", "damaged", (("place", place),)))


def too_long() -> InvalidRecord:
    """Return the error for a file that is longer than any match."""
    return InvalidRecord(
        Refusal("", "long-record", (("most", LONGEST), ("lines", MOST_LINES), ("values", MOST_VALUES)))
    )


def unsealed(text: str) -> list[dict[str, Any]]:
    """Return the lines of a file whose chain of hashes holds and whose keys are those of the format, without hashes."""
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        raise too_long()
    if text.count(",") + text.count("[") + text.count("{") > MOST_VALUES:
        raise too_long()
    lines = text.split("\n")
    if len(lines) < 4 or lines[-1]:
        raise damaged("end")
    if not text.isascii() and text != text.encode(errors="replace").decode():
        raise damaged("text")  # half a character: no text at all
    entries: list[dict[str, Any]] = []
    chain = ""
    for number, line in enumerate(lines[:-1], start=1):
        entry = _parsed(line, f"line {number}")
        chain = seal(chain, line[:-TAIL] + "}")
        if entry.pop("hash") != chain:
            raise damaged(f"line {number}")
        entries.append(entry)
    _check_form(entries)
    return entries


def _parsed(line: str, place: str) -> dict[str, Any]:
    """Return the object of a line that is written as this module writes it, its hash last."""
    try:
        entry = _DECODER.decode(line)
    except (ValueError, RecursionError) as fault:
        raise damaged(place) from fault
    if not isinstance(entry, dict) or not _is_shallow(entry) or written(entry) != line or list(entry)[-1:] != ["hash"]:
        raise damaged(place)
    return entry


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
_DECODER: Final = json.JSONDecoder(parse_constant=_no_number)


def _is_shallow(value: Any) -> bool:
    """Whether data is nested no deeper than DEEPEST."""
    level = [value]
    for _ in range(DEEPEST):
        held = [inner for holder in level for inner in (holder.values() if isinstance(holder, dict) else holder)]
        level = [inner for inner in held if isinstance(inner, dict | list)]
        if not level:
            return True
    return False


def _check_form(lines: list[dict[str, Any]]) -> None:
    """Raise InvalidRecord unless every line has exactly the keys of its kind, in their order."""
    head = tuple(lines[0])
    form = lines[0].get("format")
    if type(form) is not int or form not in (FIRST_FORMAT, FORMAT):
        raise damaged("head")
    known = HEAD if form == FIRST_FORMAT else (*HEAD, WORDS)
    if head not in (known, (*known, TABLE)) or lines[0]["starboard"] != "match":
        raise damaged("head")
    for number, line in enumerate(lines[1:-1], start=2):
        if tuple(line) not in ENTRIES or line.get("joined", True) is not True:
            raise damaged(f"line {number}")
    if tuple(lines[-1]) not in (PROMISED_END, CHOSEN_END):
        raise damaged("end")
