"""A match that is played elsewhere, as far as one viewer sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import InvalidRecord, Line, Outcome, Refusal, State, Unsupported, why_not

if TYPE_CHECKING:
    from starboard.client import Frame
    from starboard.kernel import Action, Game


class Distant:
    """The match of a frame; `take` brings it to the next one."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.seats = 0
        self.seat = -1
        self.decision = 0
        self.over = False
        self.takebacks = 0
        self._state: State | None = None
        self._told: dict[str, Any] | None = None

    def take(self, frame: Frame) -> None:
        """Be as a frame says; raise Unsupported where it was made by other rules than those at hand."""
        self.seats = len(frame.about.seats)
        self.over = frame.about.status in {"over", "aborted"}
        self.seat = -1
        if frame.waiting is not None:
            self.decision = frame.waiting.number
            self.seat = frame.waiting.seats[0] if frame.waiting.seats else -1
        if frame.decision is not None and frame.you is not None:
            self.seat = frame.you
        if frame.raw is not None:
            self._state = self._read(frame.raw)
        self._told = frame.outcome
        self.takebacks = int((frame.outcome or {}).get("takebacks", 0))

    def _read(self, raw: Any) -> State:
        try:
            decoded = self.game.codec.decode(raw, seen=True)
        except InvalidRecord as nonsense:
            raise Unsupported(Refusal("", "server-rules", (("game", self.game.name),))) from nonsense
        assert isinstance(decoded, State)
        return decoded

    @property
    def begun(self) -> bool:
        """Whether there is something to see."""
        return self._state is not None

    @property
    def state(self) -> State:
        """What the viewer sees."""
        assert self._state is not None
        return self._state

    def view(self, _viewer: int) -> State:
        """Return what the viewer sees, through whose eyes ever it is asked for."""
        return self.state

    def why_not(self, action: Action) -> Refusal | None:
        """Return why this may not be decided now, or None."""
        return why_not(self.state, action)

    def outcome(self) -> Outcome | None:
        """Return how the match ended; None where it was given up or broken off before its end."""
        told = self._told
        if told is None or "ending" not in told:
            return None
        breakdown = [
            Line(line["seat"], line["name"], tuple(line["args"].items()), line["points"]) for line in told["breakdown"]
        ]
        return Outcome(
            told["ending"],
            tuple(told["scores"]),
            tuple(told["ranking"]),
            tuple(told["winners"]),
            tuple(breakdown),
        )
