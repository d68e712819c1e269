"""Saved matches: one text file of JSON lines, each sealed by a hash over itself and the line before.

A file is a head, the start, the log with a snapshot now and then, the position at the time of saving, and the seed.
It loads from its last snapshot and never by replay; `verify` plays it all again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starboard.kernel.log import Came, Played, Sealed, Snapshot
from starboard.kernel.mistakes import loadable
from starboard.kernel.sealing import FORMAT, TABLE, WORDS, sealed
from starboard.kernel.steps import Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.kernel.game import Game
    from starboard.kernel.matches import Match


def save(match: Match, table: Mapping[str, Any] | None = None) -> str:
    """Return the match as the text of a file. It holds the seed and everybody's secrets: it is the referee's.

    `table` is what a layer above wants to find again, such as who sits where; `table_of` reads it, the rules never do.
    Raise RuleFailed where the rules brought a value that its field does not declare: the file could not be loaded.
    """
    entries = _entries(match)
    if table is not None:
        entries[0][TABLE] = table
    return sealed(entries)


def head_line(match: Match) -> dict[str, Any]:
    """Return the first line of a match's file: what is played, by how many, under which options, and how luck comes."""
    return {
        "starboard": "match",
        "format": FORMAT,
        "game": match.game.name,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "options": match.options,
        "chance": "script" if match.scripted else "seed",
        "commitment": match.commitment or None,
        WORDS: list(match.words),
    }


def last_line(match: Match) -> dict[str, Any]:
    """Return the last line of a match's file: where its luck comes from, and how it ended."""
    outcome = match.game.codec.encode(match.outcome())
    if match.promise is None:
        return {"seed": f"{match.seed:064x}", "outcome": outcome}
    secret, nonce = match.promise.secret, match.promise.nonce
    return {"secret": f"{secret:064x}", "nonce": f"{nonce:064x}", "outcome": outcome}


def past_lines(match: Match) -> list[dict[str, Any]]:
    """Return the lines between a file's first and its position: the log, with the start where it belongs.

    What comes before the start was played under older rules. Where nothing was played the start is the position.
    """
    start = match.snapshots[0]
    lines = [event_line(match.game, event) for event in match.log]
    lines.insert(start.entries, snapshot_line(match.game, start))
    return lines


def position_line(match: Match) -> dict[str, Any]:
    """Return the line of the position as it stands: that before the last line."""
    return snapshot_line(match.game, Snapshot(len(match.log), match.decision, match.draws, match.state))


def _entries(match: Match) -> list[dict[str, Any]]:
    game = match.game
    data = [head_line(match)]
    kept = {snapshot.entries: snapshot for snapshot in match.snapshots}
    kept[len(match.log)] = Snapshot(len(match.log), match.decision, match.draws, match.state)
    for index in range(len(match.log) + 1):
        if index in kept:
            data.append(snapshot_line(game, kept[index]))
        if index < len(match.log):
            data.append(event_line(game, match.log[index]))
    data.append(last_line(match))
    return data


def snapshot_line(game: Game[Any], kept: Snapshot) -> dict[str, Any]:
    """Return the line of a position that is kept; raise RuleFailed where it could not be read again."""
    return {"snapshot": {"decision": kept.decision, "draws": kept.draws, "state": loadable(game.codec, kept.state)}}


def event_line(game: Game[Any], event: Event) -> dict[str, Any]:
    """Return the line of an entry of the log; raise RuleFailed where it could not be read again."""
    if isinstance(event, Played | Sealed):
        word = "play" if isinstance(event, Played) else "seal"
        data: dict[str, Any] = {word: str(event.action), "seat": event.seat}
        if event.joined:
            data["joined"] = True
        return data
    if isinstance(event, Came):
        return {"chance": str(event.outcome)}
    return {"event": loadable(game.codec, event)}
