"""What a quick player knows of a game: how good a position is, which actions are worth a look, how to play blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from starboard.kernel.native import mypyc_attr
from starboard.kernel.playing import legal, options
from starboard.kernel.steps import State

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel.actions import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The judgement of somebody who knows the rules and nothing else; a game puts its own in the place of this."""

    ranked: ClassVar[bool] = False
    """Whether candidates come best first, so that who does not look ahead takes the first."""

    def worth(self, s: Any, seat: int) -> float:
        """How good the position is for the seat; only comparisons count."""
        return 0.0

    def candidates(self, s: State, rng: Random) -> list[Action]:
        """The actions of the open decision that are worth a look, never none."""
        return legal(s)

    def rollout(self, s: State, rng: Random) -> Action:
        """An action chosen without thinking: here, all alike."""
        actions = options(s)
        return actions.nth(rng.randrange(actions.count()))
