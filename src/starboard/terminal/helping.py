"""What `help` tells at a table: the notation, the signs of the board, and all that can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from starboard.terminal.screen import wrapped
from starboard.texts.rulebook import first_rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.terminal.showing import Shown


def help_lines(table: Shown, commands: Iterable[str]) -> list[Text]:
    """Return the lines of the help, as broad as the screen: topics of the game, then these commands."""
    said = table.texts.message
    width = table.screen.width
    notation = f"{table.name}-notation"
    about = [Text(said(notation))] if table.texts.has(notation) else []
    about += [*table.face.legend(), Text(said("table-help"))]
    rule = first_rule(table.name, table.texts.language)
    entries = [(topic.word, topic.does) for topic in table.face.topics()]
    entries += [(said(f"command-{name}"), said(f"command-{name}-does", rule=rule)) for name in commands]
    lines = [line for one in about for line in wrapped(one, width, indent=0)]
    for word, does in entries:
        lines += wrapped(Text(f"  {word:<10} {does}"), width, indent=13)
    return lines
