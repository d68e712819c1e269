"""Taking back: which moves there are, and why one may not go back by its seat's wish alone."""

from __future__ import annotations

from starboard.kernel.guesses import visible_pieces
from starboard.kernel.log import Came, Played, RulesChanged, Sealed, TakenBack, decider, is_for
from starboard.kernel.records import EVERYONE, UNKNOWN
from starboard.kernel.steps import Ask, Choice, Event, State, Step
from starboard.kernel.views import SPECTATOR, secrets, seen_by, shows_a_piece, view


def last_move(log: list[Event], moves: int) -> int:
    """Return where in the log the last so many moves begin, or -1."""
    for index in range(len(log) - 1, -1, -1):
        event = log[index]
        if isinstance(event, Played | Sealed) and not event.joined:
            moves -= 1
            if not moves:
                return index
        if isinstance(event, RulesChanged):  # what was played under other rules cannot be played again
            break
    return -1


def barrier(log: list[Event], begin: int, before: State, after: State, seats: int) -> str:
    """Return why what was played from an entry on, between two states, may not go back freely; empty where it may.

    The answer is the same in all worlds that look alike to the seat that moved: it tells nothing by itself.
    """
    seat = decider(log[begin])
    for event in log[begin:]:
        if isinstance(event, Came):
            return "undo-chance"
        if isinstance(event, Played | Sealed | TakenBack) and event.seat != seat:
            if isinstance(event, TakenBack) and event.sealed:
                continue  # nobody else knows of it
            return "undo-other-seat"
    if _window_resolved(log, begin, before, after):
        return "undo-window"
    if was_seen(log[begin:], seat, before, after, seats):
        return "undo-seen"
    return ""


def _top(s: State) -> Step | None:
    return s.steps[-1] if s.steps else None


def _window_resolved(log: list[Event], begin: int, before: State, after: State) -> bool:
    """Whether a sealed window in which other seats may have answered came to its end: that alone tells of answers."""
    asked, open_now = _top(before), _top(after)
    if not isinstance(asked, Choice) or not asked.SEALED:
        return False
    silent = all(isinstance(event, Sealed | TakenBack) for event in log[begin:])
    if silent and type(open_now) is type(asked) and not (isinstance(asked, Ask) and len(asked.asked) == 1):
        return False  # others are still being asked
    seat = decider(log[begin])
    for index in range(begin - 1, -1, -1):
        event = log[index]
        if isinstance(event, Sealed):
            if event.seat != seat:
                return True
        elif isinstance(event, Played | Came):
            return False
    return True  # the match began in the middle of it


def was_seen(since: list[Event], seat: int, before: State, after: State, seats: int) -> bool:
    """Whether anybody came to see a piece or a secret, or was told something private, by what happened since.

    `seat` is whose decisions these were, NO_ONE where chance alone decided.
    """
    for event in since:
        if event.TELLING:
            return True
        if any(field.by != EVERYONE for field in type(event).FIELDS):
            return True
    for viewer in range(SPECTATOR, seats):
        # Whoever decided knew what was decided; everything else may have shown a piece.
        for event in since:
            knew = viewer == seat and isinstance(event, Played | Sealed)
            if not knew and is_for(event, viewer) and shows_a_piece(seen_by(event, viewer)):
                return True
        known = visible_pieces(view(before, viewer))
        for name, pieces in visible_pieces(view(after, viewer)).items():
            left = known.get(name, []).copy()
            for piece in pieces:
                if piece not in left:
                    return True
                left.remove(piece)
        # A secret that is no longer kept in its place may have been shown on the way.
        kept = secrets(after, viewer)
        for place, secret in secrets(before, viewer).items():
            if secret not in (UNKNOWN, ()) and kept.get(place) != secret:
                return True
    return False
