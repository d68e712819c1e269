"""Saved matches on the disk: where they are kept when no file is named, and how they are written and read."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from starboard.games import find_game
from starboard.kernel import InvalidRecord, Match, Refusal, load, save

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


def keep(match: Match, file: Path) -> None:
    """Write a match, whole or not at all; raise OSError or ValueError where it cannot be a file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".new")
    draft.write_text(save(match), encoding="utf-8", newline="\n")
    draft.replace(file)


def fetch(file: Path) -> Match:
    """Return a saved match; raise OSError where it cannot be read, InvalidRecord where it is none."""
    try:
        text = file.read_bytes().decode()
    except ValueError as error:  # no text, or no name of a file
        raise InvalidRecord(Refusal("", "damaged", (("place", file.name),))) from error
    return load(text, find_game)
