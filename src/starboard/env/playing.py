"""A match as environments play it: by numbers, with the errors that their libraries know."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import Error, InvalidAction, NameNotFound, ResetNeeded

from starboard.env.layout import Layout
from starboard.env.opening import game_of, said
from starboard.env.returns import check_rewards, returns
from starboard.kernel import (
    NO_ONE,
    SPECTATOR,
    BrokenGame,
    IllegalAction,
    InvalidOptions,
    Match,
    NotUnderstood,
    UnknownGame,
)
from starboard.texts import Texts

if TYPE_CHECKING:
    from starboard.kernel import Game, State

SEED_BITS: Final = 64
"""So much luck a match is begun with."""
ANSI: Final = "ansi"
"""How a position is shown: as the terminal shows it, without colours."""
ILLEGAL: Final = -1.0
"""What is got for an action that the rules refuse, where the match ends by it."""


def whole(number: Any) -> int | None:
    """Return a whole number as Python's own, NumPy's too; None for what is none."""
    try:
        return index(number)
    except TypeError:
        return None


class Playing:
    """A game with so many seats and these options, one match after another, in numbers."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None,
        options: Mapping[str, Any] | None,
        rewards: str,
        *,
        flat: bool,
    ) -> None:
        """Raise NameNotFound for no game, ValueError for seats, options or rewards that it has not.

        Without `seats` there are as few as can play. `flat` tells a view as one row of numbers, not as named tensors.
        """
        check_rewards(rewards)
        if not isinstance(options, Mapping | None):
            raise ValueError(f"options={options!r}: give the game's by their names, as a dict")  # noqa: TRY004  # as any other that is wrong
        try:
            self.game: Final = game_of(game)
        except (UnknownGame, BrokenGame) as error:
            raise NameNotFound(said("", error)) from error
        try:
            self.layout: Final = Layout(self.game, self._seats_of(seats), options)
        except InvalidOptions as error:
            raise ValueError(said(self.game.name, error)) from error
        self.seats: Final = self.layout.seats
        self._marker: Final = self.layout.actions.marker
        self._flat: Final = flat
        self._rewards: Final = rewards
        self._match: Match | None = None
        self._legal: list[int] | None = None
        self.seat = NO_ONE
        """The seat that is asked; below 0 when nobody is."""
        self.luck = Random()

    def _seats_of(self, seats: Any) -> int:
        """Return how many seats are meant; raise ValueError for what is no number."""
        found = self.game.seats[0] if seats is None else whole(seats)
        if found is None:
            raise ValueError(f"seats={seats!r}: give a whole number")
        return found

    # What there is

    def observation_space(self) -> spaces.Dict:
        """Return the space of what a seat is told."""
        parts = self.layout.parts
        told: spaces.Space[Any]
        if self._flat:
            low, high = min(part.low for part in parts.values()), max(part.high for part in parts.values())
            told = spaces.Box(low, high, (self.layout.size,))
        else:
            told = spaces.Dict({name: spaces.Box(part.low, part.high, part.shape) for name, part in parts.items()})
        return spaces.Dict({"observation": told, "action_mask": spaces.MultiBinary(self.layout.actions.size)})

    def action_space(self) -> spaces.Discrete:
        """Return the space of all actions."""
        return spaces.Discrete(self.layout.actions.size)

    @property
    def match(self) -> Match:
        """The match that is played; raise ResetNeeded where none has begun."""
        if self._match is None:
            raise self.needs_reset()
        return self._match

    def needs_reset(self) -> ResetNeeded:
        """Return the error for what can only be asked of a match that is going on."""
        if self._match is None:
            return ResetNeeded("nothing is played yet: call reset first")
        return ResetNeeded("the match is over: call reset for another")

    # What is played

    def begin(self, seed: int | None) -> None:
        """Begin a match. A seed, which counts from 0, decides the luck of this one and of those that follow."""
        if seed is not None:
            number = whole(seed)
            if number is None or number < 0:
                raise Error(f"seed={seed!r}: give a whole number from 0 on")
            self.luck = Random(number)
        self._match = Match(self.game, self.seats, self.layout.options, seed=self.luck.getrandbits(SEED_BITS))
        self.look()

    def legal(self) -> list[int]:
        """Return the numbers of what the seat that is asked may do, none where the match is over: not to be changed."""
        found = self._legal
        if found is None:
            match = self._match or self.match
            found = self._legal = self._marker.numbers(match.legal()) if self.seat >= 0 else []
        return found

    def play(self, number: Any) -> None:
        """Do what has this number; raise InvalidAction, which names the rule, where it cannot be done now."""
        match = self._match or self.match
        try:
            match.play(self.seat, self._marker.action(index(number)))
        except (IllegalAction, NotUnderstood) as error:
            if match.over:
                raise ResetNeeded(said(self.game.name, error)) from error
            raise InvalidAction(f"action {number}: {said(self.game.name, error)}") from error
        except TypeError as error:
            raise InvalidAction(f"action {number!r} is no number of an action") from error
        self.seat = match.seat
        self._legal = None

    def look(self) -> None:
        """See who is asked now, where the match went on by other hands."""
        self.seat = self.match.seat
        self._legal = None

    # What is told

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, and the mask of what it may do: nothing where it is not asked."""
        asked, match, layout = self.seat, self._match or self.match, self.layout
        row = layout.told(match.state, seat, asked)
        marks = self._marker.marks(self.legal() if asked == seat else [])
        return {
            "observation": np.frombuffer(row, np.float32) if self._flat else layout.named(row),
            "action_mask": np.frombuffer(marks, np.int8),
        }

    def rewards(self) -> list[float]:
        """Return what each seat has of how the match ended."""
        outcome = self.match.outcome()
        assert outcome is not None
        return returns(outcome, self._rewards)

    def shown(self) -> str:
        """Return the position as the terminal shows it to the seat that is asked; at the end, to everybody."""
        from starboard.terminal.boards import Size, face_of

        match = self.match
        viewer = max(self.seat, SPECTATOR)
        seen: State = match.view(viewer)
        face = face_of(self.game, Texts("en"))
        lines = face.board(seen, Size.WIDE, plain=True) + face.panel(seen, viewer)
        return "\n".join([line.plain.rstrip() for line in lines])
