"""Draw the pictures of the documentation: what the terminal really shows, as SVG in docs/pictures/.

python tools/pictures.py
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
COLUMNS, ROWS = 122, 40
PROMPT = "\x1b[1;38;2;244;203;114m> \x1b[0m"
OFFLINE = re.sub(r"@font-face \{\{.*?\}\}|<!--.*?-->", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""The usual frame without its web fonts: a picture asks nothing of another host."""

SCENES = {
    "oort": (["oort", "--seats", "3", "--seed", "5", "--names", "Ana"], ["1", "2", "1", "1", "2"]),
    "interstellar": (["interstellar", "--seats", "4", "--seed", "5", "--names", "Ana"], ["1", "1", "1"]),
}
"""The command line after `starboard play`, and what is typed."""


def shown(arguments: list[str], typed: list[str]) -> str:
    """Return the last screen of a session, with its colours."""
    size = {"COLUMNS": str(COLUMNS), "LINES": str(ROWS + 1), "FORCE_COLOR": "1", "COLORTERM": "truecolor"}
    command = [str(Path(sys.executable).with_name("starboard")), "play", *arguments, "--lang", "en"]
    done = subprocess.run(
        command,
        input="\n".join(typed) + "\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **size, "XDG_DATA_HOME": str(PICTURES.parent.parent / "build")},
    )
    return done.stdout


def draw(name: str) -> None:
    """Write one picture: what stands between the last two prompts."""
    arguments, typed = SCENES[name]
    screen = shown(arguments, typed).split("\n" + PROMPT)[-2].strip("\n")
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=COLUMNS, file=nowhere)
        console.print(Text.from_ansi(screen + "\n" + PROMPT))
        title = f"starboard play {' '.join(arguments[:3])}"
        svg = console.export_svg(title=title, code_format=OFFLINE, unique_id=name)
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / f"terminal-{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    for scene in SCENES:
        draw(scene)
