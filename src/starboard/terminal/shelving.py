"""The shelf in words: of each saved match the game, how far it is, who plays and what they have."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from starboard.kernel import SPECTATOR, BrokenGame, StarboardError, UnknownGame
from starboard.terminal.boards import face_of
from starboard.terminal.seating import seating_of
from starboard.terminal.shelf import archive, fetch_table, kept, put_away
from starboard.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

    from starboard.kernel import Match

SHOWN: Final = 9
"""Matches that a list has."""


class Entry:
    """A saved match in a list: its file, and the line about it."""

    def __init__(self, file: Path, words: str) -> None:
        self.file: Final = file
        self.words: Final = words


def on_shelf(language: str) -> list[Entry]:
    """Return the newest matches that go on; one that is over is moved to those that are."""
    found: list[Entry] = []
    for file in kept():
        entry, over = _entry(file, language)
        if over:
            put_away(file)
        else:
            found.append(entry)
        if len(found) == SHOWN:
            break
    return found


def finished(language: str) -> list[Entry]:
    """Return the newest matches that are over."""
    return [_entry(file, language)[0] for file in kept(archive())[:SHOWN]]


def _entry(file: Path, language: str) -> tuple[Entry, bool]:
    """Return a match's entry, and whether the match is over."""
    try:
        match, table = fetch_table(file)
        seating = seating_of(table, match.seats)
        texts = seating.texts(language) if seating else Texts(language)
        when = f"{datetime.fromtimestamp(file.stat().st_mtime).astimezone():%Y-%m-%d %H:%M}"
        return Entry(file, f"{described(match, texts)} {when}"), match.over
    except (BrokenGame, UnknownGame):
        return Entry(file, Texts(language).message("shelf-no-game", file=file.name)), False
    except StarboardError:
        return Entry(file, Texts(language).message("shelf-no-match", file=file.name)), False
    except OSError:
        return Entry(file, Texts(language).message("shelf-unread", file=file.name)), False


def described(match: Match, texts: Texts) -> str:
    """Return the game, how far it is, who plays, and what everybody has where the game counts points."""
    outcome = match.outcome()
    said, points = face_of(match.game, texts).standing(match.view(SPECTATOR))
    if outcome is not None:
        winners = texts.listed(texts.seat(seat) for seat in outcome.winners)
        said = texts.message("ending-winners", count=len(outcome.winners), names=winners).rstrip(".")
        points = list(outcome.scores) if any(outcome.scores) else points
    players = _scored(points, texts) if points else [texts.seat(seat) for seat in range(match.seats)]
    game = texts.game(match.game.name)
    return texts.message("shelf-entry", game=game, stands=said, players=", ".join(players))


def standing_said(match: Match, texts: Texts) -> str:
    """Say how far a match is, and what everybody has where the game counts points."""
    said, points = face_of(match.game, texts).standing(match.view(SPECTATOR))
    return ". ".join(filter(None, [said, ", ".join(_scored(points, texts))]))


def _scored(points: list[int], texts: Texts) -> list[str]:
    """Return everybody's name and points."""
    return [texts.message("shelf-points", seat=texts.seat(seat), points=count) for seat, count in enumerate(points)]
