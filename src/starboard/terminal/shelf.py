"""Saved matches on the disk: where they are kept when no file is named, and how they are written and read.

Matches that go on stand on the shelf, those that are over in a folder of their own beside them.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.games import find_game, read_record
from starboard.kernel import Game, InvalidRecord, Match, Refusal, UnknownGame, save, table_of
from starboard.kernel.sealing import LONGEST, too_long

if TYPE_CHECKING:
    from collections.abc import Mapping

SUFFIX: Final = ".starboard"
NO_RECORD: Final = ("record-lines", "position-grammar")
"""What a text is refused for that is no record of a game at all."""


def shelf() -> Path:
    """Return the folder for matches that were saved without a name of their own."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "starboard"


def archive() -> Path:
    """Return the folder for matches that are over."""
    return shelf() / "finished"


def kept(folder: Path | None = None) -> list[Path]:
    """Return the matches on the shelf, or in a folder, the newest first; a link to a file that is gone is none."""
    found = []
    for file in (folder or shelf()).glob(f"*{SUFFIX}"):
        with suppress(OSError):
            if file.is_file():
                found.append((file.stat().st_mtime, file.name, file))
    return [file for _, _, file in sorted(found, reverse=True)]


def place_for(match: Match, place: Path | None) -> Path:
    """Return where a match is to be kept: where it is, as long as that is the right folder, else by a new name."""
    folder = archive() if match.over else shelf()
    return place if place is not None and place.parent == folder else fresh_file(match, folder)


def fresh_file(match: Match, folder: Path) -> Path:
    """Return a name in a folder that no match has yet."""
    stem = f"{match.game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    file = folder / f"{stem}{SUFFIX}"
    number = 2
    while os.path.lexists(file):
        file = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return file


def put_away(file: Path) -> Path:
    """Move a match that is over from the shelf to those that are; return where it is then."""
    if file.parent != shelf():
        return file
    place = archive() / file.name
    with suppress(OSError):
        archive().mkdir(parents=True, exist_ok=True)
        if not os.path.lexists(place):
            return file.rename(place)
    return file


def named(text: str) -> Path:
    """Return the file of a typed name, with a home folder at its beginning put in."""
    try:
        return Path(text).expanduser()
    except (RuntimeError, ValueError):  # nobody of that name has a home
        return Path(text)


def is_there(file: Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return file.is_file()
    except OSError:
        return False


def keep(match: Match, file: Path, table: Mapping[str, Any]) -> None:
    """Write a match with its table, whole or not at all; raise OSError or ValueError where it cannot be a file.

    The shelf is made where there is none yet; any other folder must be there, since a new one may be a slip of the pen.
    """
    if file.parent in {shelf(), archive()}:
        file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".new")
    draft.write_text(save(match, table), encoding="utf-8", newline="\n")
    draft.replace(file)


def text_of(file: Path) -> str:
    """Return what a file says, its line ends as they are: the hashes of a match are over them.

    Raise OSError where it cannot be read, InvalidRecord where it is no text or longer than any match.
    """
    try:
        with file.open(encoding="utf-8", newline="") as stream:
            text = stream.read(LONGEST + 1)
    except UnicodeDecodeError as error:
        raise InvalidRecord(Refusal("", "damaged", (("place", "text"),))) from error
    if len(text) > LONGEST:
        raise too_long()
    return text


def game_of(name: str) -> Game[Any]:
    """Return the game that a saved match names; raise UnknownGame, which tells what to do, where it is not here.

    A file only ever names a game: where that is, the one who opens the file says.
    """
    try:
        return find_game(name)
    except UnknownGame as error:
        if error.why.code != "unknown-game":
            raise
        raise UnknownGame(Refusal("", "match-of-unknown-game", (("game", name[:60]),))) from error


def match_of(text: str) -> Match:
    """Return the match of a saved text or a game record; raise InvalidRecord where it is neither, else as `game_of`."""
    try:
        return read_record(text, find_game=game_of)
    except InvalidRecord as error:
        if error.why.code in NO_RECORD:
            raise InvalidRecord(Refusal("", "no-saved-match")) from error
        raise


def fetch(file: Path) -> Match:
    """Return the match of a saved file or a game record; raise OSError or InvalidRecord as `text_of` does."""
    return match_of(text_of(file))


def fetch_table(file: Path) -> tuple[Match, dict[str, Any] | None]:
    """Return the match as `fetch` does, and what its file says of the table, if anything."""
    text = text_of(file)
    return match_of(text), table_of(text)
