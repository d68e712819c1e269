"""A state of OpenSpiel over the course of a game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

import pyspiel

from starboard.env.openspiel.courses import Course
from starboard.env.openspiel.errors import refused
from starboard.kernel import CHANCE, NO_ONE, StarboardError

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.env.openspiel.games import SpielGame

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
NATURE: Final = int(pyspiel.PlayerId.CHANCE)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position in a game. OpenSpiel copies and writes what is in its attributes: the course alone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.table, game.table.start, {})

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's numbers for chance and the end."""
        seat = self.course.who()
        if seat >= 0:
            return seat
        return NATURE if seat == CHANCE else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.who() == NO_ONE

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of what the seat may do, the least first."""
        return self.course.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, with probabilities."""
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        """Play by a number; raise SpielError, nothing changed, where the rules refuse it."""
        course = self.course
        table = course.table
        if table.longest and course.length() >= table.longest:
            raise pyspiel.SpielError(f"{table.game.name} was said to have {table.longest} moves at most: give more")
        try:
            course.move(action)
        except StarboardError as error:
            raise refused(table.game.name, error) from error

    def _action_to_string(self, player: int, action: int) -> str:
        """An action, or what chance brings, as the game writes it."""
        game = self.course.table.game
        try:
            return str((game.chances if player == NATURE else game.space).action(action))
        except StarboardError as error:
            raise refused(game.name, error) from error

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        worth: list[float] = self.get_game().worth(self.course)
        return worth

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that the seat cannot tell from this one, drawn by the odds of the deal.

        Its history begins here: how a guess came about, nobody knows.
        """
        seats = self.course.table.seats
        if not 0 <= player < seats:
            raise pyspiel.SpielError(f"There is no player {player}: they count from 0 to {seats - 1}.")
        twin = SpielState(self.get_game())
        try:
            twin.course = self.course.guess(player, Random(int(sampler() * (1 << 53))))
        except StarboardError as error:
            raise refused(self.course.table.game.name, error) from error
        return twin

    def __str__(self) -> str:
        """All that there is, for whoever is no player."""
        return self.course.written(self.course.state)
