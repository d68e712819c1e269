"""The signs of the Cove: people as letters, goods, predictions, and the Star Chart large and small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.games.cove.board import BIT, Chart, cell_at, left_edge, set_of, top_edge
from starboard.terminal.boards.face import quiet
from starboard.terminal.screen import GOLD, QUIET

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.games.cove.state import Oracle, Prediction

INK: Final = ("#ff7a6b", "#7ed67e", "#6cb8ea", "#f4cb72", "#9aa3b5")
"""Red, green, blue, yellow, Rogue."""
LETTER: Final = "RGBYo"
"""A letter for each, so that no colour is needed."""
MARKS: Final = ("_", "X", "M", "m")
BOXES: Final = ".ctxmd"
"""An empty Horoscope box by its bonus: none, Charm, Tome, X, Market icon, discard."""


def letters(people: Sequence[int]) -> str:
    """Return Adventurers, colours or icons as letters."""
    return "".join(LETTER[one] for one in people)


def aboard(people: Sequence[int], seats: int) -> Text:
    """Return passengers as letters, with points for the free seats."""
    line = Text()
    for one in people:
        line.append(LETTER[one], f"bold {INK[one]}")
    return line.append("." * (seats - len(people)), QUIET) if seats else line


def counted(counts: Sequence[int], *, nought: bool = True) -> Text:
    """Return numbers by colour, Rogues last."""
    line = Text()
    for colour, count in enumerate(counts):
        if count or nought:
            line.append(f"{' ' if line else ''}{LETTER[colour]}{count}", INK[colour])
    return line


def prediction(made: Prediction) -> str:
    """Return an open prediction as its letter and its icons: o left, x crossed out."""
    return f"{LETTER[made.colour]}:" + "x" * made.crossed + "o" * (made.icons - made.crossed)


def large_chart(chart: Chart, oracle: Oracle, *, plain: bool) -> list[Text]:
    """Return the Star Chart: dots, lines drawn and printed, cells by their letters, filled ones small."""
    drawn = set_of(oracle.lines)
    across, down, thick, pole = ("---", "|", "===", "#") if plain else ("───", "│", "═══", "║")
    lines = [quiet("    " + "   ".join(str(col) for col in range(chart.cols + 1)))]
    for row in range(chart.rows + 1):
        line = Text(f"{row:>3} ", QUIET).append("+", QUIET)
        for col in range(chart.cols):
            bit = BIT[top_edge(row, col)]
            sign = thick if chart.printed & bit else across if drawn & bit else "   "
            line.append(sign, GOLD if drawn & bit else QUIET).append("+", QUIET)
        lines.append(line)
        if row == chart.rows:
            break
        line = Text("    ")
        for col in range(chart.cols + 1):
            bit = BIT[left_edge(row, col)]
            sign = pole if chart.printed & bit else down if drawn & bit else " "
            line.append(sign, GOLD if drawn & bit else QUIET)
            if col < chart.cols:
                letter, style = _cell(chart, oracle, cell_at(row, col))
                line.append(f" {letter}{'*' if letter.islower() else ' '}", style)
        lines.append(line)
    return lines


def small_chart(chart: Chart, oracle: Oracle) -> list[Text]:
    """Return the Star Chart in half the rows: a line under a cell stands behind its letter."""
    drawn = set_of(oracle.lines)
    lines = [quiet("  " + "  ".join(str(col) for col in range(chart.cols + 1))), Text("  ")]
    for col in range(chart.cols):
        _under(lines[1].append(" "), chart, drawn, top_edge(0, col), "  ")
    for row in range(chart.rows):
        line = Text(f"{row} ", QUIET)
        for col in range(chart.cols + 1):
            bit = BIT[left_edge(row, col)]
            sign = "#" if chart.printed & bit else "|" if drawn & bit else " "
            line.append(sign, GOLD if drawn & bit else QUIET)
            if col < chart.cols:
                line.append(*_cell(chart, oracle, cell_at(row, col)))
                _under(line, chart, drawn, top_edge(row + 1, col), " ")
        lines.append(line)
    return lines


def _cell(chart: Chart, oracle: Oracle, cell: int) -> tuple[str, str]:
    """Return a cell's letter, small where it is filled, and its style."""
    colour = chart.colour[cell]
    return LETTER[colour].lower() if cell in oracle.filled else LETTER[colour], f"bold {INK[colour]}"


def _under(line: Text, chart: Chart, drawn: int, edge: int, blank: str) -> None:
    sign = "=" if chart.printed & BIT[edge] else "_" if drawn & BIT[edge] else " "
    line.append(sign * len(blank), GOLD if drawn & BIT[edge] else QUIET)
