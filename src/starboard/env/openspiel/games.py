"""A game of Starboard as a game of OpenSpiel: its type, its measures, what its end is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import pyspiel

from starboard.env.layout import Layout
from starboard.env.openspiel.courses import Table
from starboard.env.openspiel.errors import refused
from starboard.env.openspiel.observers import SpielObserver
from starboard.env.openspiel.parameters import (
    MOVES,
    PLAYERS,
    RETURNS,
    SCORES,
    SEATS,
    given_twice,
    options_in,
    seats_in,
    specification,
    told,
)
from starboard.env.openspiel.states import SpielState
from starboard.env.returns import REWARDS, returns
from starboard.kernel import StarboardError
from starboard.kernel.kinds import GREATEST
from starboard.search.worlds import has_secrets

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.env.openspiel.courses import Course
    from starboard.kernel import Game, Outcome

LONGEST: Final = 100_000
"""So many decisions no game takes, and so many draws: what is said of a game whose bound nobody gave."""


def short_name(game: Game[Any]) -> str:
    """Return what OpenSpiel calls a game."""
    return f"starboard_{game.name}"


def type_of(game: Game[Any], *, alone: bool = False, recalls: bool = False) -> pyspiel.GameType:
    """Return what OpenSpiel is told of a game: played alone there is nobody who loses what the other wins."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=f"Starboard {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.outcomes else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if has_secrets(game) else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(game),
    )


class Terms:
    """By what a game is played: its parameters, all of them, and what they mean."""

    def __init__(self, game: Game[Any], params: Mapping[str, Any]) -> None:
        """Raise SpielError where they are none of the game's."""
        self.given: Final = specification(game) | dict(params)
        self.returns: Final[str] = self.given[RETURNS]
        if self.returns not in (*REWARDS, SCORES):
            raise pyspiel.SpielError(f"{RETURNS}={self.returns}: there are {', '.join((*REWARDS, SCORES))}")
        if given_twice(self.given):
            raise pyspiel.SpielError(f"{SEATS} and {PLAYERS} say the same and differ: give one of them")
        longest: int = self.given[MOVES]
        if longest < 0:
            raise pyspiel.SpielError(f"{MOVES} is how many there are at most, 0 where nobody knows; not {longest}.")
        try:
            self.table: Final = Table(game, seats_in(game, self.given), options_in(game, self.given), longest)
        except StarboardError as error:
            raise refused(game.name, error) from error


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its seats and options; `table` is what Starboard knows of it, `layout` its tensors.

    Each game of Starboard's is a class of its own, made by `class_of`.
    """

    rules: ClassVar[Game[Any]]

    def __new__(cls, params: Mapping[str, Any] | None = None) -> Self:
        """Raise SpielError for wrong parameters while there is no game yet: half made it could not be shown at all."""
        terms = Terms(cls.rules, params or {})
        game: Self = super().__new__(cls)
        game.terms = terms
        return game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.terms: Terms
        self._layout: Layout | None = None
        terms, table, game = self.terms, self.table, self.rules
        most = float(GREATEST) if terms.returns == SCORES else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=game.chances.size,
            num_players=table.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if table.seats > 1 else None,
            max_game_length=table.longest or LONGEST,
        )
        kind = type_of(game, alone=table.seats == 1, recalls=table.longest > 0)
        super().__init__(kind, info, told(game, terms.given, table.options))

    @property
    def table(self) -> Table:
        """What Starboard knows of it."""
        return self.terms.table

    @property
    def layout(self) -> Layout:
        """The tensors of a seat's view."""
        if self._layout is None:
            table = self.table
            self._layout = Layout(table.game, table.seats, table.options)
        return self._layout

    def new_initial_state(self) -> SpielState:
        """Return the start of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        """Return what observes its states; raise ValueError where it cannot be had."""
        if isinstance(iig_obs_type, dict):  # OpenSpiel gives the parameters alone where no type is asked for
            iig_obs_type, params = None, iig_obs_type
        return SpielObserver(self.layout, self.table.longest, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides in a game, at most."""
        return (self.table.longest or LONGEST) if self.table.game.outcomes else 0

    def worth(self, course: Course) -> list[float]:
        """Return what the end is worth to each seat; nothing before it."""
        outcome: Outcome | None = self.table.game.outcome(course.state)
        if outcome is None:
            return [0.0] * self.table.seats
        return by_scores(outcome.scores) if self.terms.returns == SCORES else returns(outcome, self.terms.returns)


def class_of(game: Game[Any]) -> type[SpielGame]:
    """Return the class of a game's games.

    OpenSpiel keeps what makes a game until after Python has ended, when a class can be let go and nothing else.
    """
    return type(f"Spiel_{game.name}", (SpielGame,), {"rules": game, "__doc__": SpielGame.__doc__})


def by_scores(scores: tuple[int, ...]) -> list[float]:
    """Return by how much each score is above the mean of all; alone, the score."""
    mean = sum(scores) / len(scores) if len(scores) > 1 else 0.0
    return [score - mean for score in scores]
