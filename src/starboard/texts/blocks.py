"""Written text as plain data: paragraphs, lists, tables and code, out of the Markdown that rules are written in.

Nothing of it is markup: whoever shows it decides how, and no sign in a text can be taken for anything but itself.
"""

from __future__ import annotations

import re
from typing import Any, Final

Json = dict[str, Any]
Span = str | Json
"""A piece of a line: plain, or an object with its text `t` and what it is: strong `b`, code `c`, or a `rule`."""

HEADING: Final = re.compile(r"(#{1,6}) +(.*?) *#*")
ITEM: Final = re.compile(r"( *)(?:[-*]|(\d+)\.) +(.*)")
FENCE: Final = re.compile(r" *(```+)")
RULER: Final = re.compile(r" *(?:-{3,}|\*{3,}|_{3,}) *")
ROW: Final = re.compile(r" *\|.*")
DIVIDER: Final = re.compile(r" *\|(?: *:?-+:? *\|)+ *")
INLINE: Final = re.compile(r"(`+)(.+?)\1|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*?)\*(?!\w)|\[([^]]+)\]\([^)]*\)")
NUMBER: Final = re.compile(r"(?<![\w.-])[A-Z][A-Z0-9]*-\d+(?:\.\d+)*\b")
"""How the number of a rule, of a ruling or of an example is written."""


def blocks(lines: list[str], known: frozenset[str] = frozenset()) -> list[Json]:
    """Return the blocks of a text; numbers of rules that are known are told as such."""
    return _Reader(lines, known).all()


def spans(text: str, known: frozenset[str] = frozenset()) -> list[Span]:
    """Return the pieces of a line."""
    found: list[Span] = []
    at = 0
    for mark in INLINE.finditer(text):
        found += _plain(text[at : mark.start()], known)
        at = mark.end()
        if mark[2] is not None:
            found.append({"t": mark[2].strip(), "c": True})
        elif mark[3] is not None:
            found += [{"t": one, "b": True} if isinstance(one, str) else one for one in _plain(mark[3], known)]
        else:
            found += _plain(mark[4] or mark[5], known)
    return [*found, *_plain(text[at:], known)]


def _plain(text: str, known: frozenset[str]) -> list[Span]:
    found: list[Span] = []
    at = 0
    for mark in NUMBER.finditer(text):
        if mark[0] in known:
            found += [text[at : mark.start()], {"t": mark[0], "rule": mark[0]}]
            at = mark.end()
    return [piece for piece in (*found, text[at:]) if piece]


class _Reader:
    """Reads lines into blocks, one after another."""

    def __init__(self, lines: list[str], known: frozenset[str]) -> None:
        self._lines: Final = lines
        self._known: Final = known
        self._at = 0

    def all(self) -> list[Json]:
        found = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not line.strip() or RULER.fullmatch(line):
                self._at += 1
            elif FENCE.match(line):
                found.append(self._code())
            elif ROW.fullmatch(line):
                found.append(self._table())
            elif ITEM.fullmatch(line):
                found.append(self._list())
            else:
                found.append(self._heading_or_paragraph())
        return found

    def _code(self) -> Json:
        fence = FENCE.match(self._lines[self._at])
        assert fence is not None
        kept = []
        self._at += 1
        while self._at < len(self._lines) and not self._lines[self._at].lstrip().startswith(fence[1]):
            kept.append(self._lines[self._at])
            self._at += 1
        self._at += 1
        return {"is": "code", "text": "\n".join(kept)}

    def _table(self) -> Json:
        rows = []
        while self._at < len(self._lines) and ROW.fullmatch(self._lines[self._at]):
            if not DIVIDER.fullmatch(self._lines[self._at]):
                cells = self._lines[self._at].strip().strip("|").split("|")
                rows.append([spans(cell.strip(), self._known) for cell in cells])
            self._at += 1
        return {"is": "table", "head": rows[0], "rows": rows[1:]}

    def _list(self) -> Json:
        first = ITEM.fullmatch(self._lines[self._at])
        assert first is not None
        items = []
        while self._at < len(self._lines):
            begun = ITEM.fullmatch(self._lines[self._at])
            if begun is None or len(begun[1]) != len(first[1]):
                break
            self._at += 1
            items.append(blocks([begun[3], *self._inside(len(begun[1]))], self._known))
        return {"is": "list", "ordered": first[2] is not None, "items": items}

    def _inside(self, indent: int) -> list[str]:
        """Return the lines that belong to the item that was just begun, without its indentation."""
        kept: list[str] = []
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if not line.strip():
                after = self._lines[self._at + 1] if self._at + 1 < len(self._lines) else ""
                if not after.startswith(" " * (indent + 1)):
                    break
            elif len(line) - len(line.lstrip()) <= indent and (kept[-1:] == [""] or _begins(line)):
                break
            kept.append(line.strip() if not line.startswith(" " * (indent + 2)) else line[indent + 2 :])
            self._at += 1
        return kept

    def _heading_or_paragraph(self) -> Json:
        heading = HEADING.fullmatch(self._lines[self._at])
        if heading is not None:
            self._at += 1
            return {"is": "heading", "level": len(heading[1]), "text": spans(heading[2], self._known)}
        kept: list[str] = []
        while self._at < len(self._lines) and self._lines[self._at].strip():
            if kept and _begins(self._lines[self._at]):
                break
            kept.append(self._lines[self._at].strip())
            self._at += 1
        return {"is": "paragraph", "text": spans(" ".join(kept), self._known)}


def _begins(line: str) -> bool:
    """Whether a line begins a block of its own, though no empty line stands before it."""
    return any(kind.fullmatch(line) for kind in (HEADING, ITEM, ROW, RULER)) or FENCE.match(line) is not None
