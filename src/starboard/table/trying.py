"""Trying decisions out before they are taken: nobody learns by a try, nor by its refusal, what only playing shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots import has_secrets
from starboard.kernel import NotYours, Refusal, Sealed, UndoBarred, asked_unseen, why_not
from starboard.kernel.takebacks import last_move

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, Match, State


class Trial:
    """Decisions of one seat, each but the last taken on a copy of the match.

    A decision that follows one which brought something to light, by chance, by a card or by another's decision, is
    not looked at: whether it would be refused would tell what came to light.
    """

    def __init__(self, match: Match, s: State, seat: int, texts: list[str]) -> None:
        """Read the decisions from texts; `s` is the state in which the seat decides.

        Raise IllegalAction or NotYours where one that is taken is refused, UndoBarred where one follows what came to
        light, and what the game raises for a text that it cannot read.
        """
        self.actions: Final[list[Action]] = []
        self._match: Final = match
        self._seat: Final = seat
        self._state: State = s
        self._copy: Match | None = None
        game: Game[Any] = match.game
        for text in texts:
            if self.actions:
                self._take()
            for place, action in enumerate(game.read(self._state, text)):
                if place:
                    self._take()
                self.actions.append(action)

    def _take(self) -> None:
        """Take the last decision, so that another can follow it."""
        copy = self._copy = self._copy or self._match.clone()
        copy.play(self._seat, self.actions[-1])
        barred = self._barred()
        if barred:
            raise UndoBarred(Refusal("", barred))
        if copy.seat != self._seat:
            raise NotYours(Refusal("", "not-yours", (("seat", self._seat + 1),)))
        self._state = copy.state

    def _barred(self) -> str:
        """Return why what was taken could not be taken back freely, empty where it could: the kernel's own answer."""
        copy = self._copy
        assert copy is not None
        if copy.draws == self._match.draws and not has_secrets(copy.game):
            return ""  # nothing is hidden, and chance brought nothing: no need to look
        return copy.barrier(copy.decision - self._match.decision)

    def why_not(self) -> Refusal | None:
        """Return why the last decision would be refused, or None."""
        return why_not(self._state, self.actions[-1])

    def played(self) -> Match:
        """Return the copy in which all decisions were taken; raise UndoBarred where that brings something to light."""
        copy = self._copy = self._copy or self._match.clone()
        copy.play(self._seat, self.actions[-1])
        barred = self._barred()
        if barred:
            raise UndoBarred(Refusal("", barred))
        return copy


def whole_moves(match: Match, moves: int) -> int:
    """Return how many moves the rules count where these are taken back with whole windows.

    The answers to a window are given together, so they are taken back together: nobody answers a second time after
    having seen what the others said.
    """
    while True:
        begin = last_move(match.log, moves)
        before = last_move(match.log, moves + 1)
        if begin < 0 or before < 0:
            return moves
        first, second = match.log[before], match.log[begin]
        if not (isinstance(first, Sealed) and isinstance(second, Sealed)):
            return moves
        asked = asked_unseen(match.state_at(begin))
        if first.seat in asked or set(asked_unseen(match.state_at(before))) != {first.seat, *asked}:
            return moves
        moves += 1
