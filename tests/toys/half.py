"""A game of which a test needs only what it declares: nobody begins it, and it never ends."""

from __future__ import annotations

from typing import TypeVar

from starboard.kernel import Game, Options, Outcome, State

S = TypeVar("S", bound=State)


class Half(Game[S]):
    """What every game must have, without anything in it."""

    def start(self, seats: int, options: Options) -> S:
        raise AssertionError("nobody begins it")

    def outcome(self, s: S) -> Outcome | None:
        return None
