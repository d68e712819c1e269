"""A screen that is typed to by a list, for tests that need no process of their own."""

from __future__ import annotations

from rich.text import Text

from starboard.kernel import Match
from starboard.terminal.leaving import Leave
from starboard.terminal.screen import Screen, wrapped


class Scripted(Screen):
    """A screen that is typed to by a list, and keeps what it shows."""

    def __init__(self, lines: list[str], *, width: int = 100, height: int = 40) -> None:
        super().__init__(plain=True)
        self.lines = lines
        self.shown: list[str] = []
        self._size = (width, height)

    @property
    def width(self) -> int:
        """As asked for."""
        return self._size[0]

    @property
    def height(self) -> int:
        """As asked for."""
        return self._size[1]

    def say(self, text: str | Text = "", style: str = "", *, indent: int = 0, whole: bool = False) -> None:
        """Keep the paragraph."""
        self.shown.append(str(text))

    def draw(self, lines: list[Text]) -> None:
        """Keep the lines."""
        self.shown += [line.plain for line in lines]

    def ask(self, prompt: str) -> str:
        """Answer by the next line."""
        self.shown.append(prompt)
        if not self.lines:
            raise Leave
        return self.lines.pop(0)

    def clear(self) -> None:
        """Keep that it was cleared."""
        self.shown.append("<clear>")


class Narrow(Scripted):
    """A screen of 80 columns and 24 rows that counts what is shown since the board was begun, as a terminal would."""

    def __init__(self, lines: list[str], match: Match) -> None:
        super().__init__(lines, width=80, height=24)
        self.match = match
        self.rows = self.tallest = self.broadest = 0

    def draw(self, lines: list[Text]) -> None:
        """Count the lines; a board begins anew."""
        if len(lines) > 9:
            self.rows = 0
        self.rows += len(lines)
        self.broadest = max([self.broadest, *[line.cell_len for line in lines]])

    def say(self, text: str | Text = "", style: str = "", *, indent: int = 0, whole: bool = False) -> None:
        """Count the rows of a paragraph."""
        line = Text(text) if isinstance(text, str) else text
        self.rows += len(wrapped(line, 80, indent=indent))

    def ask(self, prompt: str) -> str:
        """Count the line that is typed on; the end of the game may be longer."""
        self.tallest = max(self.tallest, 0 if self.match.over else self.rows + 1)
        self.rows = 0
        return super().ask(prompt)


class Watched(Scripted):
    """The same, as if somebody sat before it who sees it line by line."""

    def __init__(self, lines: list[str], *, width: int = 100, height: int = 40) -> None:
        super().__init__(lines, width=width, height=height)
        self.rested: list[float] = []

    @property
    def is_watched(self) -> bool:
        """Somebody is there."""
        return True

    def rest(self, seconds: float) -> bool:
        """Keep how long it was to be; Enter is pressed the fifth time."""
        self.rested.append(seconds)
        return len(self.rested) % 5 == 0
