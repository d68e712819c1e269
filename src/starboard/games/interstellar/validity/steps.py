"""Which steps a game could be in the middle of: what saved states are held to besides their cards."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.interstellar.actions.constants import ABILITY, PLAY
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import (
    ALIVE,
    ANSWER_ABILITY,
    AWAITING,
    MOST_LOST,
    NEBULA,
    ORACLE,
    W_ENC,
    W_END,
    W_SEARCH,
)
from starboard.games.interstellar.questions import is_eligible, is_planet
from starboard.games.interstellar.rules.combat import AnswerAttack, AttackAt, Stalemate
from starboard.games.interstellar.rules.death import CANNON_SHOT, FaceDeath, Loot
from starboard.games.interstellar.rules.diplomacy import DIPLOMACY, OfferCard
from starboard.games.interstellar.rules.encounter import (
    AnswerDiplomacy,
    AttackerDiplomacy,
    BeginDiplomacy,
    Diplomacy,
    ShowIntent,
)
from starboard.games.interstellar.rules.entropy import Evacuate, Vanish
from starboard.games.interstellar.rules.search import LookUnder, TakeOne
from starboard.games.interstellar.rules.setup import AddSeed, DealHazard, DealPlanet, DealUnder
from starboard.games.interstellar.rules.turn import BackToMain, Main, XenocacheDiscard
from starboard.games.interstellar.rules.windows import (
    AnswerWindow,
    AskAround,
    OpenWindow,
    encounter_order,
    end_order,
    search_order,
)
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.games.interstellar.validity.stacks import lies
from starboard.kernel import SEAT, UNKNOWN, Chance, Choice, Step

NODES: Final = frozenset({"node", "place", "origin", "nodes"})


def misfit(s: Galaxy) -> int:
    """Return the place in the stack of the first step that no game leaves there, or -1; the open one can be taken."""
    for place, step in enumerate(s.steps):
        if not lies(s, place) or not _fits(s, step) or not _fits_the_rules(s, step, s.steps[place - 1]):
            return place
    top = s.steps[-1] if s.steps else None
    if top is None or (_answers_fit(s, top) and _can_be_taken(s, top)):
        return -1
    return len(s.steps) - 1


def can_lose_more(s: Galaxy) -> bool:
    """6.9 Whether the active player can lose a turn for every planet that is still to be searched."""
    return s.lose_turns[s.active] + s.setting.nodes - 1 - len(s.searched) <= MOST_LOST


def _can_be_taken(s: Galaxy, top: Step) -> bool:
    """Whether the open decision has somebody who takes it and something to take; an effect is never open."""
    if bool(s.spoils) != isinstance(top, Loot):
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
    return node is None or dealing or is_planet(s, node)


def _fits_the_rules(s: Galaxy, step: Step, below: Step) -> bool:
    """Whether a step is about what is there, and goes with the one beneath it."""
    if isinstance(step, SETTING):
        return _fits_the_setup(s, step)
    if isinstance(step, MEETING):
        return _fits_the_encounter(s, step, below)
    if isinstance(step, FaceDeath):
        if isinstance(below, BackToMain) and step.victor >= 0:
            return _are_met(s, step.seat, step.victor)
        return step.victor == CANNON_SHOT and s.players[step.seat].place != NEBULA
    if isinstance(step, Evacuate):
        under = [one.node for one in s.steps if isinstance(one, Vanish)]
        return [s.players[step.seat].place] == under
    if isinstance(step, Loot):
        return step.seat != step.dead and s.players[step.dead].status == AWAITING
    if isinstance(step, Main | BackToMain):  # 5.10 who has died is in MAIN no more
        return can_lose_more(s) and (s.players[s.active].status == ALIVE or isinstance(step, BackToMain))
    if isinstance(step, XenocacheDiscard):
        return step.left <= len([card for card in s.players[s.active].hand if card != ORACLE])
    if isinstance(step, LookUnder):
        return step.seat == s.active and step.node in s.searched
    if isinstance(step, TakeOne):
        return step.seat == s.active and step.node == s.players[s.active].place and step.node in s.searched
    if isinstance(step, AskAround | OpenWindow):
        return _is_in_order(s, step.window, step.order, below)
    return not isinstance(step, AnswerWindow) or (
        _is_in_order(s, step.window, step.order, below) and _is_asked_in_order(s, step)
    )


SETTING: Final = (AddSeed, DealPlanet, DealHazard, DealUnder)
MEETING: Final = (BeginDiplomacy, Diplomacy, ShowIntent, AttackAt, Stalemate, AnswerAttack, AnswerDiplomacy, OfferCard)


def _fits_the_setup(s: Galaxy, step: Step) -> bool:
    """4.1 to 4.4 Whether so much is left to be dealt."""
    if isinstance(step, AddSeed):
        return step.left + len(s.top) == 2 * s.setting.systems
    if isinstance(step, DealPlanet):
        nodes = range(1, s.setting.nodes)
        return step.node in nodes and not any(s.hazards) and all((s.planets[n] == 0) == (n >= step.node) for n in nodes)
    if isinstance(step, DealHazard):
        inner = [node for node in range(1, s.setting.nodes) if is_inner(node)]
        return step.node in inner and all((s.hazards[node] == 0) == (node >= step.node) for node in inner)
    assert isinstance(step, DealUnder)
    hidden = len(s.top) + len(s.pile)
    return hidden >= len(step.nodes) and len(set(step.nodes)) == len(step.nodes) and NEBULA not in step.nodes


def _fits_the_encounter(s: Galaxy, step: Step, below: Step) -> bool:
    """8.1, 8.4 Whether those who meet are the active player and another, who has been met, on one planet."""
    if isinstance(step, BeginDiplomacy):
        return step.foe != s.active and bool(s.encountered & SEAT_BITS[step.foe])
    if isinstance(step, Diplomacy | ShowIntent):
        return _are_met(s, s.active, step.foe)
    if isinstance(step, AttackAt | Stalemate | AnswerAttack):
        return _are_met(s, step.seat, step.foe)
    if isinstance(step, AnswerDiplomacy):
        asks = s.active if isinstance(below, AttackerDiplomacy) else step.target
        return DIPLOMACY[step.card] and _are_met(s, step.seat, step.target) and asks in (step.seat, step.target)
    assert isinstance(step, OfferCard)
    return step.one != step.other and step.asked in (step.one, step.other)


def _are_met(s: Galaxy, one: int, other: int) -> bool:
    """Whether one of two is the active player, the other was met in this turn, and both are on one planet."""
    if s.active not in (one, other) or one == other:
        return False
    foe = other if one == s.active else one
    place = s.players[one].place
    return place != NEBULA and place == s.players[other].place and bool(s.encountered & SEAT_BITS[foe])


def _is_in_order(s: Galaxy, window: int, order: tuple[int, ...], below: Step) -> bool:
    """7.2 Whether a window has the order of what it is about, which waits beneath it."""
    if isinstance(below, LookUnder):
        return window == W_SEARCH and order == search_order(s)
    if isinstance(below, BeginDiplomacy):
        return window == W_ENC and order == encounter_order(s, s.active, below.foe)
    return window == W_END and order == end_order(s)


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
