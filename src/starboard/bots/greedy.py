"""The bot that wants everything now: it looks at all it can do in its own turn and at nothing beyond."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots.base import Bot
from starboard.kernel import determinise, play, who
from starboard.search import has_secrets

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, State

WORLDS: Final = 4
"""Guesses at what a view hides, where a game hides something; a plan is worth what it brings on average."""
LONGEST: Final = 12
"""Decisions of one turn that are looked ahead at most."""
MOST: Final = 3000
"""Positions looked at for one decision at most; beyond them a position is judged as it stands."""


class Plan:
    """A sequence of decisions and what the position after it is worth to who decided."""

    def __init__(self, worth: float, actions: tuple[Action, ...]) -> None:
        self.worth: Final = worth
        self.actions: Final = actions


class GreedyBot(Bot):
    """Plays the first decision of the sequence that leads to the best position before anybody else decides."""

    name = "greedy"

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        return self.plan(game, seen, seat).actions[0]

    def plan(self, game: Game[Any], seen: State, seat: int) -> Plan:
        """Return the best sequence of own decisions, at least one; of equally good ones any."""
        if game.judgement.ranked:
            return Plan(0.0, tuple(game.judgement.candidates(seen, self.rng)[:1]))
        worlds = [determinise(game, seen, seat, self.rng) for _ in range(WORLDS if has_secrets(game) else 1)]
        firsts = game.judgement.candidates(worlds[0], self.rng)
        if len(firsts) == 1:
            return Plan(0.0, (firsts[0],))
        look = _Look(game, seat, MOST // len(worlds), self)
        plans = []
        for first in firsts:
            reached = [look.after(world, first, LONGEST) for world in worlds]
            plans.append(Plan(sum(plan.worth for plan in reached) / len(reached), reached[0].actions))
        return self.best(plans)

    def best(self, plans: list[Plan]) -> Plan:
        """Return one of the plans that are worth most."""
        most = max(plan.worth for plan in plans)
        return self.rng.choice([plan for plan in plans if plan.worth == most])


class _Look:
    """A look ahead over one turn, which stops when it has seen enough."""

    def __init__(self, game: Game[Any], seat: int, most: int, bot: GreedyBot) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._bot: Final = bot
        self._left = most

    def after(self, s: State, action: Action, depth: int) -> Plan:
        """Return the best plan that begins with the action; the state itself stays as it is."""
        trial = s.clone()
        play(trial, action)
        self._left -= 1
        if depth > 1 and self._left > 0 and who(trial) == self._seat:
            actions = self._game.judgement.candidates(trial, self._bot.rng)
            rest = self._bot.best([self.after(trial, next_action, depth - 1) for next_action in actions])
            return Plan(rest.worth, (action, *rest.actions))
        return Plan(self._game.judgement.worth(trial, self._seat), (action,))
