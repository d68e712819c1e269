"""The terminal itself: coloured or plain, of whatever size, and the keyboard that may fall silent at any time."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.text import Text

from starboard.texts import printable

GOLD: Final = "bold #f4cb72"
"""Somebody is asked."""
MINT: Final = "#7ee3c4"
"""This is allowed."""
CORAL: Final = "#ff8f7d"
"""This is refused."""
QUIET: Final = "#8c99bb"
"""Furniture: borders, rule numbers, legends."""

# A seat is always told by its number too; the colours are those of the page.
SEAT_INK: Final = ("#6cb8ea", "#f2b632", "#3fd0a6", "#e39cc3", "#ff9148", "#86cbf2")
SEAT_FILL: Final = (
    "bold #ffffff on #0072b2",
    "bold #1d1400 on #e69f00",
    "bold #00150f on #009e73",
    "bold #24091a on #cc79a7",
    "bold #1f0d00 on #d55e00",
    "bold #031a29 on #56b4e9",
)


ESCAPE: Final = re.compile(r"\x1b\[[0-9;]*m")


def ink(seat: int) -> str:
    """Return the style of a seat's name in text."""
    return SEAT_INK[seat % len(SEAT_INK)]


def fill(seat: int) -> str:
    """Return the style of a seat's piece on a board."""
    return SEAT_FILL[seat % len(SEAT_FILL)]


class Leave(Exception):
    """Whoever sat at the keyboard has gone: the input ended, or was interrupted."""


class Screen:
    """Writes lines and reads lines. A plain screen has no colour and nothing but letters, digits and simple signs."""

    def __init__(self, *, plain: bool = False) -> None:
        for stream in (sys.stdout, sys.stdin):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a sign that the terminal cannot show must not end a game
        with suppress(ImportError):
            import readline  # noqa: F401  # lines typed before come back by the arrow keys
        self.plain: Final = plain
        self._console: Final = Console(
            color_system=None if plain else "auto", no_color=plain, highlight=False, emoji=False, markup=False
        )

    @property
    def width(self) -> int:
        """Columns."""
        return self._console.width

    @property
    def height(self) -> int:
        """Rows; a terminal that does not say has 24."""
        return self._console.height

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Write a paragraph, broken between words and nowhere else."""
        line = Text(text, style) if isinstance(text, str) else text
        for part in wrapped(line, self.width, indent=0) or [Text()]:
            self._console.print(part, no_wrap=True, overflow="ignore", crop=False)

    def draw(self, lines: list[Text]) -> None:
        """Write lines as they are; what is too long is cut."""
        for line in lines:
            line.rstrip()
            self._console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def ask(self, prompt: str) -> str:
        """Return the signs of a line that is typed, no blanks around it; raise Leave where none comes any more."""
        with self._console.capture() as written:
            self._console.print(Text(prompt, GOLD), end="")
        shown = written.get()
        if "readline" in sys.modules and sys.stdin.isatty() and sys.stdout.isatty():
            shown = ESCAPE.sub("\x01\\g<0>\x02", shown)  # signs that take no room on the line
        try:
            return printable(input(shown).replace("\t", " ")).strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise Leave from None

    def clear(self) -> None:
        """Leave nothing to read of what was shown, as far as a terminal can."""
        self._console.print("\n" * self.height if self.plain else "")
        self._console.clear()


def wrapped(text: Text, width: int, *, indent: int = 2) -> list[Text]:
    """Break a line between words, never at a no-break space, into lines of a width; later ones are set in a little."""
    lines: list[Text] = []
    end = 0
    for part in wrap(
        text.plain,
        max(10, width - indent),
        break_on_hyphens=False,
        break_long_words=False,
        expand_tabs=False,
        replace_whitespace=False,
    ):
        start = text.plain.index(part, end)
        end = start + len(part)
        lines.append(Text(" " * indent if lines else "").append_text(text[start:end]))
    return lines


def beside(left: list[Text], right: list[Text], gap: int = 3) -> list[Text]:
    """Put two columns of lines beside each other."""
    across = max((line.cell_len for line in left), default=0) + gap
    joined = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        if row < len(right):
            line.append(" " * (across - line.cell_len)).append_text(right[row])
        joined.append(line)
    return joined
