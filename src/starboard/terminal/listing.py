"""The list of ways to decide: each on a line of its own, or those of a group together on one."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.terminal.screen import MINT, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.terminal.boards import Way

TOGETHER: Final = 3
"""So many ways of a group stand on one line."""
HELD: Final = "\u00a0"


class Listed:
    """An entry of the list: the lines it takes, and how many ways it stands for."""

    def __init__(self, lines: list[Text], ways: int) -> None:
        self.lines: Final = lines
        self.ways: Final = ways


def listed_ways(ways: Sequence[Way], width: int, *, grouped: bool) -> list[Listed]:
    """Return the entries for these ways, which are numbered from 1 in their order."""
    numbered = list(enumerate(ways, start=1))
    runs = [list(run) for _, run in groupby(numbered, key=lambda pair: pair[1].group or str(pair[0]))]
    together = [run for run in runs if grouped and len(run) >= TOGETHER]
    alone = [way for run in runs if run not in together for _, way in run]
    broad = max((len(way.text) for way in alone), default=0)
    entries = []
    for run in runs:
        if run in together:
            entries.append(Listed(_joined(run, width), len(run)))
        else:
            entries += [Listed(_single(number, way, broad, width), 1) for number, way in run]
    return entries


def shown_ways(ways: list[Way], width: int, rows: int, *, spare: bool) -> list[Way]:
    """Return the first of these ways, those only that do something, as many as so many rows have room for.

    One row more may be used where everything fits into it then, if it is spare.
    """
    listed = [way for way in ways if way.notable]
    if len(listed) < 4:
        listed = ways
    entries = listed_ways(listed, width, grouped=True)
    needed = sum(len(entry.lines) for entry in entries)
    if needed > rows + spare or len(listed) < len(ways):
        return listed[: sum(entry.ways for entry in fitting(entries, rows))]
    return listed


def fitting(entries: Sequence[Listed], rows: int) -> Sequence[Listed]:
    """Return the first of these entries, as many as fit into so many rows, at least one."""
    used = 0
    for place, entry in enumerate(entries):
        used += len(entry.lines)
        if used > rows and place:
            return entries[:place]
    return entries


def _single(number: int, way: Way, broad: int, width: int) -> list[Text]:
    line = Text(f"{number:>3}  ", "bold").append(way.text.ljust(broad), MINT)
    if way.words != way.text:  # a game without words has only its notation
        line.append("  " + way.words)
    return wrapped(line, width, indent=min(broad + 7, width // 2)) if line.cell_len > width else [line]


def _joined(run: Sequence[tuple[int, Way]], width: int) -> list[Text]:
    line = Text("     ").append(run[0][1].group.replace(" ", HELD))
    for number, way in run:
        line.append(f"  {number}", "bold").append(HELD + way.short.replace(" ", HELD), MINT)
    return wrapped(line, width, indent=7)
