"""Playing a saved match again, to see that it went as its file says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.chance import drawn
from starboard.kernel.codec import invalid
from starboard.kernel.errors import InvalidRecord, Refusal, StarboardError
from starboard.kernel.loading import NONSENSE, load
from starboard.kernel.log import Came, Played, RulesChanged, Sealed, TakenBack, redo
from starboard.kernel.playing import who
from starboard.kernel.steps import Choice, Event, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel.game import Game
    from starboard.kernel.matches import Match

PROMISED: Final = "promised"
"""Chance was drawn from a secret that was promised before the first draw."""
CHOSEN: Final = "chosen"
"""Chance was drawn from a seed that somebody chose: the draws are the seed's, and the seed promises nothing."""
BY_HAND: Final = "by-hand"
"""Somebody said what chance brought: the rules allow it, and nothing else is known of it."""


class Verified:
    """What `verify` found: how much was played again, where the match began, and where its luck came from."""

    def __init__(
        self, game: str, decisions: int, draws: int, from_setup: bool, takebacks: int, luck: str, words: bool
    ) -> None:
        self.game: Final = game
        self.decisions: Final = decisions
        self.draws: Final = draws
        self.from_setup: Final = from_setup
        self.takebacks: Final = takebacks
        self.luck: Final = luck
        self.words: Final = words


def verify(text: str, find_game: Callable[[str], Game[Any]]) -> Verified:
    """Play a saved match again, shuffles included; raise InvalidRecord where the file says otherwise than the rules."""
    match = load(text, find_game)
    game = match.game
    if any(isinstance(event, RulesChanged) for event in match.log):
        raise InvalidRecord(Refusal("", "other-rules", (("version", game.rules_version),)))
    try:
        from_setup = _replay(match)
    except InvalidRecord:
        raise
    except StarboardError as refused:
        raise InvalidRecord(refused.why) from refused
    except NONSENSE as nonsense:
        raise invalid(game.name, nonsense) from nonsense
    luck = BY_HAND if match.scripted else CHOSEN if match.promise is None else PROMISED
    words = any(match.words)
    return Verified(game.name, match.decision, match.draws, from_setup, match.takebacks, luck, words)


def _replay(match: Match) -> bool:
    """Play everything again and compare every entry and every snapshot; return whether it began at the set-up."""
    start = match.snapshots[0]
    s = start.state.clone()
    from_setup = start.draws == 0 and s == match.game.new(match.seats, match.options)
    told: list[Event] = []
    s.told = told
    decision, draws = start.decision, start.draws
    kept = {snapshot.entries: snapshot for snapshot in match.snapshots}
    for index, event in enumerate(match.log):
        if index in kept and (told or kept[index].state != s):
            raise _differs(index)
        if isinstance(event, TakenBack):
            if told or not _was_taken_back(s, event, decision):
                raise _differs(index)
        elif isinstance(event, Played | Sealed):
            if told or not _fits(s, event):
                raise _differs(index)
            redo(s, event)
            decision += 1
        elif isinstance(event, Came):
            if told:
                raise _differs(index)
            _check_draw(match, s, event, draws)
            draws += 1
            redo(s, event)
        elif not told or told.pop(0) != event:
            raise _differs(index)
    if told or s != match.state:
        raise _differs(len(match.log))
    return from_setup


def _fits(s: State, event: Played | Sealed) -> bool:
    """Whether the decision that is open belongs to the event's seat, and is sealed where the event is."""
    top = s.steps[-1] if s.steps else None
    return isinstance(top, Choice) and who(s) == event.seat and isinstance(event, Sealed) == top.SEALED


def _was_taken_back(s: State, event: TakenBack, decision: int) -> bool:
    """Whether the seat whose move was taken back is asked again; of a later decision than this one nothing is left."""
    if event.decision > decision:
        return True
    top = s.steps[-1] if s.steps else None
    return isinstance(top, Choice) and who(s) == event.seat and (top.SEALED or not event.sealed)


def _check_draw(match: Match, s: State, event: Came, draw: int) -> None:
    if not match.scripted and drawn(s, match.seed, draw) != event.outcome:
        raise InvalidRecord(Refusal("", "other-draw", (("draw", draw),)))


def _differs(entry: int) -> InvalidRecord:
    return InvalidRecord(Refusal("", "replay-differs", (("entry", entry + 1),)))
