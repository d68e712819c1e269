"""The terminal itself: coloured or plain, of whatever size, and the keyboard that may fall silent at any time."""

from __future__ import annotations

import os
import re
import select
import sys
from contextlib import suppress
from io import TextIOWrapper
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.text import Text

from starboard.terminal.leaving import Doorkeeper, Leave, fall_silent
from starboard.texts import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import OverflowMethod

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
HELD: Final = re.compile(r"(?<=«) | (?=»)| (?=[?!:;](?:\s|$))")
"""Spaces at which a line is never broken: French puts them beside its signs."""
FORGET: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal with all that has scrolled off it."""
PLAINLY: Final = (
    *(("«\u00a0", '"'), ("\u00a0»", '"'), ("« ", '"'), (" »", '"'), ("“", '"'), ("”", '"'), ("‘", "'"), ("’", "'")),
    *(("…", "..."), ("×", "x"), ("−", "-"), ("–", "-"), ("\u00a0", " ")),
)
"""Signs that a plain screen writes by simpler ones."""


def ink(seat: int) -> str:
    """Return the style of a seat's name in text."""
    return SEAT_INK[seat % len(SEAT_INK)]


def fill(seat: int) -> str:
    """Return the style of a seat's piece on a board."""
    return SEAT_FILL[seat % len(SEAT_FILL)]


class _Console(Console):
    """A console whose reader may go away: then there is nobody to play with either."""

    def on_broken_pipe(self) -> None:
        fall_silent()
        raise Leave


class Screen:
    """Writes lines and reads lines. A plain screen has no colour and nothing but letters, digits and simple signs.

    Where the surroundings set NO_COLOR there is no colour either, and on a dumb terminal the screen is plain.
    """

    def __init__(self, *, plain: bool = False) -> None:
        self._forget_lines: Callable[[], None] = _nothing
        self._door: Final = Doorkeeper()
        for stream in (sys.stdout, sys.stdin):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a sign that the terminal cannot show must not end a game
        with suppress(ImportError):
            import readline  # lines typed before come back by the arrow keys

            self._forget_lines = readline.clear_history
        self._typed = b""
        """What was typed and not yet heard."""
        self._dumb: Final = os.environ.get("TERM") == "dumb"
        self.plain: Final = plain or self._dumb
        bare = self.plain or bool(os.environ.get("NO_COLOR"))
        self._console: Final = _Console(
            color_system=None if bare else "auto", no_color=bare, highlight=False, emoji=False, markup=False
        )

    def listen(self) -> None:
        """Hear from now on when the program is to end, and raise Leave for it."""
        self._door.listen()

    def check(self) -> None:
        """Raise Leave where the program is to end: for whoever works long without a word."""
        self._door.check()

    @property
    def is_watched(self) -> bool:
        """Whether somebody sits before it who sees it line by line, not a file or a program."""
        return self._console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """Columns."""
        return self._console.width

    @property
    def height(self) -> int:
        """Rows; a terminal that does not say has 24."""
        return self._console.height

    def say(self, text: str | Text = "", style: str = "", *, indent: int = 0, whole: bool = False) -> None:
        """Write a paragraph, broken between words and nowhere else, later lines set in; or whole, to be copied."""
        line = self._simple(Text(text, style) if isinstance(text, str) else text)
        for part in [line] if whole else wrapped(line, self.width, indent=indent) or [Text()]:
            self._print(part, "ignore", crop=False)

    def draw(self, lines: list[Text]) -> None:
        """Write lines as they are; what is too long is cut."""
        for line in lines:
            shown = self._simple(line)
            shown.rstrip()
            self._print(shown, "crop" if self.plain else "ellipsis", crop=True)

    def _print(self, line: Text, overflow: OverflowMethod, *, crop: bool) -> None:
        try:
            self._console.print(line, no_wrap=True, overflow=overflow, crop=crop)
        except OSError:  # the terminal is closed
            self._console.on_broken_pipe()

    def pages(self, lines: list[Text], prompt: str) -> None:
        """Write lines as `draw` does, with a stop at the end of each screenful and at their end."""
        room = max(4, self.height - 2)
        for start in range(0, len(lines), room):
            self.draw(lines[start : start + room])
            self.ask(prompt)

    def ask(self, prompt: str) -> str:
        """Return the signs of a line that is typed, no blanks around it; raise Leave where none comes any more.

        A prompt that is too long for one line is broken between words, and typed to on its last line.
        """
        shown = self._last_line(prompt)
        if "readline" in sys.modules and sys.stdin.isatty() and sys.stdout.isatty():
            shown = ESCAPE.sub("\x01\\g<0>\x02", shown)  # signs that take no room on the line
        try:
            with self._door:
                return printable(input(shown).replace("\t", " ")).strip()
        except (EOFError, KeyboardInterrupt, Leave, OSError):
            self._print(Text(), "ignore", crop=False)
            raise Leave from None

    def _last_line(self, prompt: str) -> str:
        """Write all lines of a prompt but the last; return that, as it is to be written."""
        *above, last = wrapped(self._simple(Text(prompt, GOLD)), self.width, indent=0) or [Text()]
        for line in above:
            self._print(line, "ignore", crop=False)
        typed_to = Text(last.plain + (" " if prompt.endswith(" ") else ""), GOLD)
        with self._console.capture() as written:
            self._console.print(typed_to, end="", no_wrap=True, overflow="ignore", crop=False)
        return written.get()

    def prompt(self, prompt: str) -> None:
        """Write a prompt that `hear` waits at."""
        try:
            self._console.file.write(self._last_line(prompt))
            self._console.file.flush()
        except OSError:
            self._console.on_broken_pipe()

    def hear(self, wake: int) -> str | None:
        """Return a line that is typed, as `ask` does; None as soon as something can be read from another file."""
        keyboard = sys.stdin.fileno()
        while b"\n" not in self._typed:
            try:
                with self._door:
                    ready = select.select([keyboard, wake], [], [])[0]
                    if keyboard not in ready:
                        return None
                    came = os.read(keyboard, 4096)
            except (KeyboardInterrupt, Leave, OSError):
                came = b""
            if not came:
                self._print(Text(), "ignore", crop=False)
                raise Leave
            self._typed += came
        line, _, self._typed = self._typed.partition(b"\n")
        return printable(line.decode("utf-8", "replace").replace("\t", " ")).strip()

    def rest(self, seconds: float) -> bool:
        """Wait so long, or until Enter is pressed: whether it was."""
        with self._door:
            ready = select.select([sys.stdin], [], [], seconds)[0]
        if ready:
            self.ask("")
        return bool(ready)

    def clear(self) -> None:
        """Leave nothing to read of what was shown or typed, as far as a terminal can."""
        self._print(Text("\n" * self.height if self.plain else ""), "ignore", crop=False)
        if self._console.is_terminal and not self._dumb:
            self._console.file.write(FORGET)
            self._console.file.flush()
        self._forget_lines()

    def _simple(self, text: Text) -> Text:
        """Return a text in the signs that this screen writes."""
        if not self.plain or text.plain.isascii():
            return text
        said = text.plain
        for sign, simple in PLAINLY:
            said = said.replace(sign, simple)
        return Text(said)


def _nothing() -> None:
    """Do nothing: no line that was typed comes back."""


def wrapped(text: Text, width: int, *, indent: int = 2) -> list[Text]:
    """Break a line between words, never at a no-break space, into lines of a width; later ones are set in a little."""
    lines: list[Text] = []
    end = 0
    plain = HELD.sub("\u00a0", text.plain)
    for part in wrap(
        plain,
        max(10 + indent, width),
        subsequent_indent=" " * indent,
        break_on_hyphens=False,
        break_long_words=False,
        expand_tabs=False,
        replace_whitespace=False,
    ):
        words = part[indent:] if lines else part
        start = plain.index(words, end)
        end = start + len(words)
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
