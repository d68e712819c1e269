"""Saved matches in words: what a match is, how it went, and whether it is as its file says."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from starboard.games import find_game, read_record
from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    Came,
    InvalidOptions,
    Match,
    Played,
    Refusal,
    Sealed,
    verify,
)
from starboard.terminal.shelf import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starboard.kernel import Event
    from starboard.texts import Texts


def position_of(match: Match) -> str:
    """Return the position's text; raise Unsupported where the game has none."""
    text: str = match.game.position(match.state)
    return text


def summary(match: Match, texts: Texts) -> list[str]:
    """Return the lines that say what the match is and how it stands or ended."""
    name = match.game.name
    chosen = ", ".join(f"{option} {json.dumps(value)[:60]}" for option, value in match.options.items())
    version, commitment = match.rules_version, match.commitment
    seeded = texts.message("show-chance-seed", commitment=commitment)
    played = {"decisions": match.decision, "draws": match.draws, "takebacks": match.takebacks}
    say = texts.message
    lines = [
        _row(say("show-game"), say("show-game-told", game=texts.game(name), version=version)),
        _row(say("show-players"), str(match.seats)),
        _row(say("show-options"), chosen or say("show-options-none")),
        _row(say("show-chance"), say("show-chance-script") if match.scripted else seeded),
        _row(say("show-played"), say("show-played-told", **played)),
    ]
    outcome = match.outcome()
    if outcome is None:
        return [*lines, _row(say("show-open"), _open(match, texts))]
    lines.append(_row(say("show-ended"), texts.ending(name, outcome.ending)))
    for seat, score in enumerate(outcome.scores):
        won = "yes" if seat in outcome.winners else "no"
        lines.append(_row(texts.seat(seat), say("show-score", points=score, place=outcome.ranking[seat], won=won)))
        lines += [_row("", f"{one.points:4}  {texts.line(name, one)}") for one in outcome.breakdown if one.seat == seat]
    return lines


def _row(name: str, text: str) -> str:
    return f"{name:10} {text}"


def _open(match: Match, texts: Texts) -> str:
    if match.seat == CHANCE:
        return texts.refusal(match.game.name, Refusal("", "chance-decides"))
    return texts.prompt(match.game.name, match.state.steps[-1], match.seat)


def told(match: Match, texts: Texts) -> list[str]:
    """Return everything that happened, a sentence each."""
    said = [texts.told(match.game.name, event) for event in match.log]
    return [sentence for sentence in said if sentence]


def replayed(match: Match, texts: Texts, viewer: str = "") -> Iterator[str]:
    """Yield each decision and draw in the game's notation, and below it what happened, in words.

    With a viewer, a player's number or `public`, only what that one may know; a finished match is open to all.
    """
    events = match.events_for(viewer_of(match, viewer)) if viewer else match.log
    decisions = 0
    for event in events:
        if isinstance(event, Played | Sealed):
            yield f"{decisions:5}  {texts.seat(event.seat)}: {event.action}"
            decisions += 1
        elif isinstance(event, Came):
            yield f"{texts.message('replay-draw'):>5}  {event.outcome}"
        sentence = _sentence(match.game.name, event, texts)
        if sentence:
            yield f"         {sentence}"


def _sentence(name: str, event: Event, texts: Texts) -> str:
    return "" if isinstance(event, Sealed) else texts.told(name, event)


def stepped(match: Match, texts: Texts, viewer: str, *, plain: bool) -> None:
    """Go through a match in the terminal, with boards: as a viewer may see it, and else as everybody may."""
    from starboard.terminal.boards import face_of
    from starboard.terminal.leaving import Leave
    from starboard.terminal.replaying import Replay
    from starboard.terminal.screen import Screen

    screen = Screen(plain=plain)
    replay = Replay(screen, match, face_of(match.game, texts), viewer_of(match, viewer or "public"))
    screen.listen()
    with suppress(Leave):
        replay.run()


def viewer_of(match: Match, viewer: str) -> int:
    """Return whom a player's number from 1, or `public`, stands for; raise InvalidOptions where it is nobody."""
    if viewer == "public":
        return SPECTATOR
    if viewer.isascii() and viewer.isdigit() and 1 <= int(viewer[:4]) <= match.seats:
        return int(viewer) - 1
    raise InvalidOptions(Refusal("", "wrong-viewer", (("viewer", viewer[:60]), ("seats", match.seats))))


def verified(file: Path, texts: Texts) -> str:
    """Return the sentence about a match that was played again and found right; raise InvalidRecord where it is not."""
    text = text_of(file)
    if not text.startswith("{"):
        match = read_record(text)  # a record in notation is played when it is read
        return texts.message("verified-record", decisions=match.decision)
    found = verify(text, find_game)
    begun = "yes" if found.from_setup else "no"
    return texts.message(
        "verified", decisions=found.decisions, draws=found.draws, takebacks=found.takebacks, setup=begun
    )
