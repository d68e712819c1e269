"""The worlds that a search plays on from: copies where everything is open, guesses where something is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import EVERYONE, OWNER, State, determinise

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel import Action, Game


def has_secrets(game: Game[Any]) -> bool:
    """Whether the game ever hides anything from anybody: whether a field of its records is not seen by everyone."""
    return any(field.by != EVERYONE for kind in game.codec.kinds.values() for field in kind.FIELDS)


def shows(outcome: Action, seat: int) -> bool:
    """Whether a seat sees all of what chance brought."""
    for field in type(outcome).FIELDS:
        if field.by == OWNER:
            owner: int = getattr(outcome, "seat", -1)
            if owner != seat:
                return False
        elif field.by != EVERYONE:
            return False
    return True


class Worlds:
    """Gives positions that the seat cannot tell from the true one, out of what it sees."""

    def __init__(self, game: Game[Any], seen: State, seat: int, rng: Random) -> None:
        self.hidden: Final = has_secrets(game)
        self._game: Final = game
        self._seen: Final = seen
        self._seat: Final = seat
        self._rng: Final = rng

    def next(self) -> State:
        """Return another one, for the caller to keep."""
        if self.hidden:
            world: State = determinise(self._game, self._seen, self._seat, self._rng)
            return world
        return self._seen.clone()
