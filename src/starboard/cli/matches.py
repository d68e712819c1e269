"""Saved matches in words: what a match is, how it went, and whether it is as its file says."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from starboard.cli.surroundings import game_typed
from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    UNKNOWN,
    Came,
    InvalidOptions,
    Match,
    Played,
    Refusal,
    Sealed,
    verify,
)
from starboard.kernel.codec import invalid
from starboard.kernel.loading import NONSENSE
from starboard.kernel.verifying import BY_HAND
from starboard.terminal.replaying import plain
from starboard.terminal.seating import seating_of
from starboard.terminal.shelf import fetch_table, game_of, match_of, text_of
from starboard.terminal.shelving import standing_said
from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VERIFIED: Final = 0
CHANCE_BY_HAND: Final = 3
"""The exit status where a match is as its file says, but nothing is known of its luck."""


def opened(file: Path, language: str, game: str = "") -> tuple[Match, Texts]:
    """Return a saved match, and the words for it with the names of whoever sat there.

    Its game is opened first, where a path or a name is typed. Raise Unsupported for a language that there is not,
    UnknownGame or BrokenGame for the game, OSError or InvalidRecord for what is no saved match.
    """
    if game:
        game_typed(game)
    texts = Texts(language)
    match, table = fetch_table(file)
    seating = seating_of(table, match.seats)
    return match, seating.texts(language) if seating else texts


@contextmanager
def making_sense(match: Match) -> Iterator[None]:
    """Raise InvalidRecord where what a forged match holds cannot be put into words."""
    try:
        yield
    except NONSENSE as nonsense:
        raise invalid(match.game.name, nonsense) from nonsense


def position_of(match: Match) -> str:
    """Return the position's text; raise Unsupported where the game has none."""
    text: str = match.game.position(match.state)
    return text


def summary(match: Match, texts: Texts) -> list[str]:
    """Return the lines that say what the match is and how it stands or ended."""
    with making_sense(match):
        return _summary(match, texts)


def _summary(match: Match, texts: Texts) -> list[str]:
    name = match.game.name
    version = match.rules_version
    players = ", ".join(texts.names) if any(texts.names) else str(match.seats)
    played = {"decisions": match.decision, "draws": match.draws, "takebacks": match.takebacks}
    say = texts.message
    lines = [
        _row(say("show-game"), say("show-game-told", game=texts.game(name), version=version)),
        _row(say("show-players"), players),
        *_options(match, texts),
        _row(say("show-chance"), _luck(match, texts)),
        _row(say("show-played"), say("show-played-told", **played)),
    ]
    outcome = match.outcome()
    if outcome is None:
        stands = standing_said(match, texts)
        return [*lines, _row(say("show-stands"), stands), _row(say("show-open"), _open(match, texts))]
    lines.append(_row(say("show-ended"), texts.ending(name, outcome.ending)))
    for seat, score in enumerate(outcome.scores):
        won = "yes" if seat in outcome.winners else "no"
        lines.append(_row(texts.seat(seat), say("show-score", points=score, place=outcome.ranking[seat], won=won)))
        lines += [_row("", f"{one.points:4}  {texts.line(name, one)}") for one in outcome.breakdown if one.seat == seat]
    return lines


def _options(match: Match, texts: Texts) -> list[str]:
    """Return a row for each option that is not as the rules have it."""
    name = match.game.name
    chosen = [option for option in match.game.options if match.options[option.name] != option.default]
    said = []
    for option in chosen:
        what, value = texts.option(name, option.name), match.options[option.name]
        named = texts.option_value(name, option, value)
        said.append(what if isinstance(value, dict) else texts.message("show-option", what=what, value=named))
    rows = said or [texts.message("show-options-none")]
    return [_row(texts.message("show-options") if row is rows[0] else "", row) for row in rows]


def _luck(match: Match, texts: Texts) -> str:
    if match.scripted:
        return texts.message("show-chance-script")
    if not match.commitment:
        return texts.message("show-chance-chosen")
    return texts.message("show-chance-promised", commitment=match.commitment, words="yes" if any(match.words) else "no")


def _row(name: str, text: str) -> str:
    return f"{name:10} {text}"


def _open(match: Match, texts: Texts) -> str:
    if match.seat == CHANCE:
        return texts.refusal(match.game.name, Refusal("", "chance-decides"))
    return texts.prompt(match.game.name, match.state.steps[-1], match.seat)


def whole_log(match: Match, texts: Texts) -> list[str]:
    """Return everything that happened, a sentence each."""
    with making_sense(match):
        return [sentence for _, sentence in texts.told(match.game.name, match.log) if sentence]


def replayed(match: Match, texts: Texts, viewer: str = "") -> Iterator[str]:
    """Yield each decision in the game's notation and each draw in words, and below what happened; the set-up in a line.

    With a viewer, a player's number or `public`, only what that one may know; a finished match is open to all. Without
    one, a match that is not over begins with a warning: everything is told.
    """
    with making_sense(match):
        events = match.events_for(viewer_of(match, viewer)) if viewer else match.log
        told = list(texts.told(match.game.name, events))
    decisions = 0
    if not viewer and not match.over:
        yield texts.message("replay-tells-all")
    begun = sum(1 for _ in takewhile(lambda event: not isinstance(event, Played | Sealed), events))
    draws = sum(1 for event in events[:begun] if isinstance(event, Came))
    if draws:
        yield texts.message("replay-setup", draws=draws)
    for event, sentence in told[begun if draws else 0 :]:
        said = sentence
        if isinstance(event, Played | Sealed):
            move, words = [
                texts.message("replay-move", seat=texts.seat(event.seat), move=said)
                for said in (str(event.action), texts.action(match.game.name, event.action))
            ]
            once = plain(sentence) in {plain(move), plain(words)}  # the words alone, where the log has no others
            yield f"{decisions:5}  {words if once else move}"
            decisions += 1
            said = "" if once else sentence
        elif isinstance(event, Came):
            said = ""
            if drawn := sentence or _drawn(match, event, texts):
                yield f"{texts.message('replay-draw'):>5}  {drawn}"
        if said:
            yield f"         {said}"


def _drawn(match: Match, event: Came, texts: Texts) -> str:
    """Say what chance brought where the log has no sentence for it; nothing where it is not seen."""
    values = [getattr(event.outcome, field.name) for field in event.outcome.FIELDS]
    if UNKNOWN in values:
        return ""
    with making_sense(match):
        said = texts.action(match.game.name, event.outcome)
    return said[:1].upper() + said[1:]


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
    numbers = [str(number) for number in range(1, match.seats + 1)]
    if viewer in numbers:
        return numbers.index(viewer)
    raise InvalidOptions(Refusal("", "wrong-viewer", (("viewer", viewer[:60]), ("seats", match.seats))))


def verified(file: Path, language: str, game: str = "") -> tuple[str, int]:
    """Return the sentence about a match that was played again and found right, and the exit status that goes with it.

    Its game is opened first, where a path or a name is typed. Raise InvalidRecord where it is not as its file says.
    """
    if game:
        game_typed(game)
    texts = Texts(language)
    text = text_of(file)
    if not text.startswith("{"):
        match = match_of(text)  # a record in notation is played when it is read
        return texts.message("verified-record", decisions=match.decision), VERIFIED
    found = verify(text, game_of)
    begun = "yes" if found.from_setup else "no"
    luck = "words" if found.words else found.luck
    sentence = texts.message(
        "verified", decisions=found.decisions, draws=found.draws, takebacks=found.takebacks, setup=begun, luck=luck
    )
    return sentence, CHANCE_BY_HAND if found.luck == BY_HAND else VERIFIED
