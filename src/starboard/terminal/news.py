"""What each person has heard: everything that happened since they last looked, as their own view tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel import SPECTATOR, TakenBack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import Event, Match
    from starboard.texts import Texts

RECAP: Final = 6
"""Sentences about what went before, for who goes on with a match; in the middle of a turn, as many as it has."""
LONGEST: Final = 16
"""Sentences of such a turn at most."""


class News:
    """The sentences that wait for each viewer of a match, and how far in its log each of them has heard.

    Who comes to a match that has begun hears first how it went on lately.
    """

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._begin: Final = len(match.log)
        self._resumed: Final = match.decision > 0
        self._heard: Final[dict[int, int]] = {}
        self._waiting: Final[dict[int, list[str]]] = {}

    def take(self, viewer: int, texts: Texts, *, recap: bool = True) -> list[str]:
        """Return what waits for a viewer, who has heard it now."""
        self._listen(viewer, texts, recap=recap)
        return self._waiting.pop(viewer, [])

    def announce(self, people: Iterable[int], texts: Texts) -> list[str]:
        """Return what waits for whoever looks. These people hear it now: only what they alone may know still waits."""
        said = self.take(SPECTATOR, texts)
        for seat in people:
            waiting = [sentence for sentence in self.take(seat, texts, recap=False) if sentence not in said]
            self._waiting[seat] = waiting
        return said

    def add(self, viewer: int, sentence: str, texts: Texts) -> None:
        """Let a viewer hear something that is in no log."""
        self._listen(viewer, texts)
        self._waiting[viewer].append(sentence)

    def go_back(self, viewers: Iterable[int], sentence: str, texts: Texts) -> None:
        """After moves were taken back, tell everybody so in one sentence; what nobody heard of them is not told."""
        for viewer in viewers:
            self._heard[viewer] = min(self._heard.get(viewer, self._begin), len(self._match.log))
            self.add(viewer, sentence, texts)

    def _listen(self, viewer: int, texts: Texts, *, recap: bool = True) -> None:
        """Put what a viewer has not heard into words."""
        is_new = viewer not in self._heard
        since = self._heard.get(viewer, self._begin)
        self._heard[viewer] = len(self._match.log)
        name = self._match.game.name
        events = self._match.events_for(viewer, since)
        waiting = self._waiting.setdefault(viewer, [])
        if is_new and recap and self._resumed:
            whole = self._match.events_for(viewer)
            before = whole[: len(whole) - len(events)]
            begun = max((at for at, event in enumerate(before) if texts.begins(name, event)), default=len(before))
            lately = len(sentences(name, before[begun:], (), texts))
            recapped = sentences(name, before, (), texts)[-min(max(RECAP, lately), LONGEST) :]
            waiting += [texts.message("table-recap"), *recapped] if recapped else []
        waiting += sentences(name, events, (), texts)


def sentences(name: str, events: Iterable[Event], people: Iterable[int], texts: Texts) -> list[str]:
    """Return what a log says of events. A take-back is told where it was one of these people's.

    What bots have played goes back with a person's move: one sentence for all of it is enough.
    """
    owners = frozenset(people)
    said = [event for event in events if not isinstance(event, TakenBack) or event.seat in owners]
    return [sentence for _, sentence in texts.told(name, said) if sentence]
