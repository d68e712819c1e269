"""Which stacks of steps a game could be in the middle of: what saved states are held to besides their cards."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from starboard.games.interstellar.actions.constants import ABILITY, PLAY
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import ANSWER_ABILITY, NEBULA, ORACLE
from starboard.games.interstellar.questions import is_eligible, is_planet
from starboard.games.interstellar.rules.combat import AnswerAttack, AttackAt
from starboard.games.interstellar.rules.death import FaceDeath, Loot
from starboard.games.interstellar.rules.diplomacy import OfferCard
from starboard.games.interstellar.rules.encounter import AnswerDiplomacy
from starboard.games.interstellar.rules.entropy import Evacuate
from starboard.games.interstellar.rules.setup import AddSeed, DealHazard, DealPlanet, DealUnder
from starboard.games.interstellar.rules.turn import XenocacheDiscard
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SEAT, UNKNOWN, Chance, Choice, Step

SETTING_UP: Final = frozenset({"PlanetsDealt", "SeedsDealt", "RacePicks", "DealHands"})
PLAYING: Final = frozenset({"Main", "BackToMain", "TurnEnds", "AfterRemoval", "NextTurn"})
"""What lies at the bottom of the stack before the first turn, and from then on; a turn's start may be both."""
WAITING: Final = frozenset(
    {
        *("TrimHands", "AskAround", "OpenWindow", "LookUnder", "BeginDiplomacy", "Landed", "Stalemate", "Vanish"),
        *("PullHolder", "PickWhere", "RemovePlanet", "PrepareSeeds", "StandAt", "BoxRest", "DealPlanet", "DealHazard"),
        *("DealHand", "AttackerDiplomacy", "DefenderDiplomacy", "ShowIntent", "AnswerDiplomacy", "AttackAt"),
        *("AnswerAttack", "UnderFire", "FaceDeath", "Evacuate", "ArrangePlanets", "ChooseRace"),
    }
)
"""What may wait between the bottom and the open decision."""
DROPPING: Final = {
    "AnswerDiplomacy": ("AttackerDiplomacy", "ShowIntent"),
    "AnswerAttack": ("AttackAt", "Stalemate"),
}
"""8.8, 9.11 Answers that may end what waits directly beneath them, and what that can be."""
NODES: Final = frozenset({"node", "place", "origin", "nodes"})
MOST: Final = 60
"""No stack is higher."""


def is_possible_stack(s: Galaxy) -> bool:
    """Whether the steps are some that a game leaves waiting, and whether the open decision can be taken."""
    if not s.steps:
        return True
    names = [type(step).__name__ for step in s.steps]
    bottom, top = names[0], s.steps[-1]
    at_home = bottom == "StartTurn" or bottom in (PLAYING if s.turn else SETTING_UP)
    if not at_home or len(names) > MOST or any(name not in WAITING for name in names[1:-1]):
        return False
    for below, name in pairwise(names):
        if name in DROPPING and below not in DROPPING[name]:
            return False
    if names[-1] in DROPPING and len(names) < 2:
        return False
    if not all(_fits(s, step) for step in s.steps) or not _answers_fit(s, top):
        return False
    if isinstance(top, Choice):
        return 0 <= top.who(s) < s.setting.seats and len(top.listed(s)) > 0
    return isinstance(top, Chance) and len(top.outcomes(s)) > 0


def _fits(s: Galaxy, step: Step) -> bool:
    """Whether what a step names is on this board and at this table."""
    for field in step.FIELDS:
        value: Any = getattr(step, field.name)
        values = value if isinstance(value, tuple) else (value,)
        if field.domain is SEAT and any(seat >= s.setting.seats for seat in values):
            return False
        if field.domain.size and field.name != "victor" and any(one < 0 for one in values):
            return False
        if field.name in NODES and any(node >= s.setting.nodes for node in values):
            return False
    node = getattr(step, "node", None)
    dealing = isinstance(step, DealPlanet | DealHazard)
    if node is not None and not dealing and not is_planet(s, node):
        return False
    return _fits_the_rules(s, step)


def _fits_the_rules(s: Galaxy, step: Step) -> bool:
    """Whether a step of fights, deaths or the set-up is about what is there."""
    if isinstance(step, AttackAt | AnswerAttack):
        return step.seat != step.foe and s.active in (step.seat, step.foe)
    if isinstance(step, AnswerDiplomacy):
        return step.seat != step.target
    if isinstance(step, FaceDeath | Evacuate):
        return s.players[step.seat].place != NEBULA
    if isinstance(step, OfferCard):
        return step.one != step.other and step.asked in (step.one, step.other)
    if isinstance(step, XenocacheDiscard):
        return step.left <= len([card for card in s.players[s.active].hand if card != ORACLE])
    if isinstance(step, AnswerWindow) and not _is_asked_in_order(s, step):
        return False
    if isinstance(step, AddSeed):
        return step.left + len(s.top) == 2 * s.setting.systems
    if isinstance(step, DealPlanet):
        return all((s.planets[node] == 0) == (node >= step.node) for node in range(1, s.setting.nodes))
    if isinstance(step, DealHazard):
        inner = [node for node in range(1, s.setting.nodes) if is_inner(node)]
        return step.node in inner and all((s.hazards[node] == 0) == (node >= step.node) for node in inner)
    if isinstance(step, DealUnder):
        hidden = len(s.top) + len(s.pile)
        return hidden >= len(step.nodes) and len(set(step.nodes)) == len(step.nodes) and NEBULA not in step.nodes
    return bool(s.spoils) == isinstance(s.steps[-1], Loot)


def _is_asked_in_order(s: Galaxy, step: AnswerWindow) -> bool:
    """7.4 Whether those who are still asked are the eligible ones from the first of them on, each once."""
    if len(set(step.order)) < len(step.order) or step.asked[0] not in step.order:
        return False
    left = step.order[step.order.index(step.asked[0]) :]
    return step.asked == tuple([seat for seat in left if is_eligible(s, seat)])


def _answers_fit(s: Galaxy, top: Step) -> bool:
    """7.4, 13.3 Whether there are sealed answers only where some are asked for, each one that could be given."""
    for p in s.players:
        if p.answer == UNKNOWN:
            if isinstance(top, OfferCard) and top.asked == top.other and p.seat == top.one:
                return False
        elif isinstance(top, OfferCard):
            if p.seat != top.one or top.asked != top.other or p.answer not in p.hand:
                return False
        elif isinstance(top, AnswerWindow):
            if p.seat not in top.order or p.seat in top.asked:
                return False
            action = ABILITY if p.answer == ANSWER_ABILITY else PLAY[p.answer]
            if AnswerWindow(top.window, top.order, (p.seat,)).why_not(s, action) is not None:
                return False
        else:
            return False
    return True
