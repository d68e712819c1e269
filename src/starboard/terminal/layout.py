"""Where things stand on a screen: the board, the seats beside it or below, and above it what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from starboard.terminal.boards import Size
from starboard.terminal.screen import beside, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import State
    from starboard.terminal.boards import Face
    from starboard.terminal.screen import Screen

SIDE: Final = 44
"""Columns that what stands beside a board needs."""
MARGIN: Final = 14
"""Rows that news, prompt and ways to decide need below a board."""
BELOW: Final = 9
"""Rows that prompt and ways to decide need at least."""
LITTLE: Final = 3
"""Rows of news that are no reason to wait, even if they scroll away."""


def room_of(screen: Screen) -> Size:
    """Return how much room there is."""
    if screen.height < 28:
        return Size.SHORT
    return Size.WIDE if screen.width >= 66 + SIDE and screen.height >= 34 else Size.NARROW


def draw_table(screen: Screen, face: Face, seen: State, to_move: int, heard: list[str], pause: str) -> int:
    """Draw the board, with the seats and the news beside it where there is room, else below and above.

    Return how many rows that takes without the news. News that would scroll by unread are stopped at, by `pause`.
    """
    board = face.board(seen, room_of(screen), plain=screen.plain)
    panel = face.panel(seen, to_move, room_of(screen))
    across = max((line.cell_len for line in board), default=0)
    room = screen.width - across - 4
    beside_it = [part for line in panel for part in wrapped(line, room, indent=4)]
    if room < SIDE or len(beside_it) > max(len(board), screen.height - MARGIN):
        below = [part for line in panel for part in wrapped(line, screen.width, indent=4)]
        return _draw(screen, heard, [*board, *below], pause)
    legend = [line for entry in face.legend() for line in wrapped(entry, room)]
    news = [line for sentence in heard for line in wrapped(Text(sentence), room)]
    if len(beside_it) + len(news) < len(board):
        beside_it += [Text(), *news] if news else []
        heard = []
    left = len(board) - len(beside_it)
    if left > len(legend):
        beside_it += [Text()] * (left - len(legend)) + legend
    return _draw(screen, heard, beside(board, beside_it), pause)


def _draw(screen: Screen, heard: list[str], lines: list[Text], pause: str) -> int:
    """Write the news that stand above, and the board; return how many rows it takes."""
    tell(screen, heard, pause, screen.height - len(lines) - BELOW)
    if heard or room_of(screen) is not Size.SHORT:
        screen.say()
    screen.draw(lines)
    return len(lines)


def tell(screen: Screen, paragraphs: Sequence[str | Text], pause: str, room: int, *, indent: int = 0) -> None:
    """Write paragraphs; where they take more rows than there is room, in pages, and the last stays until it is read."""
    said = [Text(one) if isinstance(one, str) else one for one in paragraphs]
    lines = [part for one in said for part in wrapped(one, screen.width, indent=indent) or [Text()]]
    if screen.is_watched and len(lines) > max(room, LITTLE):
        screen.pages(lines, pause)
        return
    for one in said:
        screen.say(one, indent=indent)


def show_lines(screen: Screen, lines: list[Text], pause: str, room: int) -> None:
    """Draw lines as they are; where they take more rows than there is room, in pages as `tell` does."""
    if screen.is_watched and len(lines) > max(room, LITTLE):
        screen.pages(lines, pause)
    else:
        screen.draw(lines)
