"""Saved matches on the disk: where they are kept when no file is named, and how they are written and read."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.games import read_record
from starboard.kernel import InvalidRecord, Match, Refusal, save, table_of

if TYPE_CHECKING:
    from collections.abc import Mapping

SUFFIX: Final = ".starboard"


def shelf() -> Path:
    """Return the folder for matches that were saved without a name of their own."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "starboard"


def kept() -> list[Path]:
    """Return the matches on the shelf, the newest first."""
    return sorted(shelf().glob(f"*{SUFFIX}"), key=lambda file: (file.stat().st_mtime, file.name), reverse=True)


def fresh_file(match: Match) -> Path:
    """Return a name on the shelf that no match has yet."""
    stem = f"{match.game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    file = shelf() / f"{stem}{SUFFIX}"
    number = 2
    while file.exists():
        file = shelf() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return file


def named(text: str) -> Path:
    """Return the file of a typed name, with a home folder at its beginning put in."""
    try:
        return Path(text).expanduser()
    except (RuntimeError, ValueError):  # nobody of that name has a home
        return Path(text)


def keep(match: Match, file: Path, table: Mapping[str, Any]) -> None:
    """Write a match with its table, whole or not at all; raise OSError or ValueError where it cannot be a file.

    The shelf is made where there is none yet; any other folder must be there, since a new one may be a slip of the pen.
    """
    if file.parent == shelf():
        file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".new")
    draft.write_text(save(match, table), encoding="utf-8", newline="\n")
    draft.replace(file)


def text_of(file: Path) -> str:
    """Return what a file says, its line ends as they are: the hashes of a match are over them.

    Raise OSError where it cannot be read, InvalidRecord where it is no text.
    """
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError as error:
        raise InvalidRecord(Refusal("", "damaged", (("place", "text"),))) from error


def fetch(file: Path) -> Match:
    """Return the match of a saved file or a game record; raise OSError or InvalidRecord as `text_of` does."""
    return read_record(text_of(file))


def fetch_table(file: Path) -> tuple[Match, dict[str, Any] | None]:
    """Return the match as `fetch` does, and what its file says of the table, if anything."""
    text = text_of(file)
    return read_record(text), table_of(text)
