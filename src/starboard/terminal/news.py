"""What each person has heard: everything that happened since they last looked, as their own view tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.kernel import SPECTATOR, Sealed, TakenBack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import Match
    from starboard.texts import Texts


class News:
    """The sentences that wait for each viewer of a match, and how far in its log each of them has heard."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._begin: Final = len(match.log)
        self._heard: Final[dict[int, int]] = {}
        self._waiting: Final[dict[int, list[str]]] = {}

    def take(self, viewer: int, texts: Texts) -> list[str]:
        """Return what waits for a viewer, who has heard it now."""
        self._listen(viewer, texts)
        return self._waiting.pop(viewer, [])

    def announce(self, people: Iterable[int], texts: Texts) -> list[str]:
        """Return what waits for whoever looks. These people hear it now: only what they alone may know still waits."""
        told = self.take(SPECTATOR, texts)
        for seat in people:
            waiting = [sentence for sentence in self.take(seat, texts) if sentence not in told]
            self._waiting[seat] = waiting
        return told

    def add(self, viewer: int, sentence: str, texts: Texts) -> None:
        """Let a viewer hear something that is in no log."""
        self._listen(viewer, texts)
        self._waiting[viewer].append(sentence)

    def go_back(self, viewers: Iterable[int], sentence: str, texts: Texts) -> None:
        """After moves were taken back, tell everybody so in one sentence; what nobody heard of them is not told."""
        for viewer in viewers:
            self._heard[viewer] = min(self._heard.get(viewer, self._begin), len(self._match.log))
            self.add(viewer, sentence, texts)

    def _listen(self, viewer: int, texts: Texts) -> None:
        """Put what a viewer has not heard into words."""
        since = self._heard.get(viewer, self._begin)
        self._heard[viewer] = len(self._match.log)
        events = self._match.events_for(viewer, since)
        name = self._match.game.name
        told = [texts.told(name, event) for event in events if not isinstance(event, TakenBack | Sealed)]
        self._waiting.setdefault(viewer, []).extend(filter(None, told))
