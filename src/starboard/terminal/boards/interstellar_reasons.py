"""What speaks for a decision in Interstellar Oracle, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.interstellar.actions import (
    Ability,
    Aim,
    BoxHazard,
    ChooseDelay,
    Deploy,
    Discard,
    DrawSome,
    EndTurn,
    Exchange,
    Go,
    Keep,
    KeepHazard,
    KeepNoMore,
    LookAt,
    MoveTo,
    Pass,
    PickCard,
    PickNone,
    PickRace,
    Play,
    Pull,
    PullNth,
    Push,
    PushCard,
    Restore,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Stop,
    Take,
    TakeNone,
    Xenocache,
)
from starboard.games.interstellar.actions.encounters import (
    Accept,
    Attack,
    Decline,
    Depart,
    Die,
    Give,
    Meet,
    Stay,
    Swap,
    TakeHit,
)
from starboard.games.interstellar.domains import AWAITING, FIRST_DEFENSE, NEBULA, ORACLE
from starboard.games.interstellar.questions import node_at
from starboard.games.interstellar.rules.cannon import UnderFire
from starboard.games.interstellar.rules.combat import AnswerAttack, is_escape
from starboard.games.interstellar.rules.encounter import ShowIntent
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.utilities import ANYTIME, AimSensors
from starboard.games.interstellar.tactics.maps import distances
from starboard.games.interstellar.tactics.sight import oracle_node
from starboard.kernel import UNKNOWN, legal

if TYPE_CHECKING:
    from starboard.games.interstellar.state import Galaxy
    from starboard.kernel import Action
    from starboard.terminal.boards.interstellar_lore import Lore
    from starboard.texts import Texts

NEAR: Final = 2
"""Who is so many spaces away is near."""
SIMPLE: Final[tuple[tuple[tuple[type[Action], ...], str], ...]] = (
    ((Discard, Give, Swap, PushCard), "interstellar-why-least"),
    ((Take,), "interstellar-why-room"),
    ((Keep, PickCard), "interstellar-why-best"),
    ((Exchange,), "interstellar-why-exchange"),
    ((PickNone, KeepNoMore), "interstellar-why-none"),
    ((Pass, Accept), "interstellar-why-wait"),
    ((EndTurn,), "interstellar-why-end"),
    ((Stay, Decline), "interstellar-why-peace"),
    ((TakeHit, Die), "interstellar-why-hit"),
    ((Xenocache,), "interstellar-why-renew"),
    ((Pull, PullNth), "interstellar-why-pull"),
    ((DrawSome,), "interstellar-why-more"),
    ((LookAt,), "interstellar-why-look"),
    ((KeepHazard,), "interstellar-why-hazard"),
    ((Deploy,), "interstellar-why-deploy"),
    ((Restore,), "interstellar-why-restore"),
    ((BoxHazard,), "interstellar-why-box"),
    ((Push,), "interstellar-why-push"),
)
"""What speaks for an action whatever it names."""


def reason(texts: Texts, lore: Lore, seen: Galaxy, seat: int, action: Action) -> str:
    """Say what speaks for an action; nothing where there are no words for that."""
    said = texts.message
    if isinstance(action, Stay) and isinstance(seen.steps[-1], UnderFire):
        return said("interstellar-why-hit")
    for kinds, message in SIMPLE:
        if isinstance(action, kinds):
            return said(message)
    if isinstance(action, Search | SearchWith | SearchByAbility | SearchByTurn):
        slots = seen.under[seen.players[seat].place]
        if any(slot.card == ORACLE for slot in slots):
            return said("interstellar-why-oracle-here")
        return said("interstellar-why-unseen", count=sum(slot.card == UNKNOWN for slot in slots))
    if isinstance(action, TakeNone):
        return said(_left(seen))
    if isinstance(action, ChooseDelay):
        return said("interstellar-why-soon" if seen.holder == seat else "interstellar-why-delay")
    if isinstance(action, Depart):
        return said("interstellar-why-away" if seen.holder == seat else "interstellar-why-wait")
    if isinstance(action, Stop):
        return _way(texts, seen, seat, seen.players[seat].place)
    if isinstance(action, MoveTo | Go):
        return _way(texts, seen, seat, node_at(seen, action.space))
    if isinstance(action, Meet | Attack):
        top = seen.steps[-1]
        foe = action.seat if isinstance(action, Meet) else top.foe if isinstance(top, ShowIntent) else -1
        return said("interstellar-why-holder" if foe == seen.holder >= 0 else "interstellar-why-fight")
    if isinstance(action, Play):
        return _played(texts, lore, seen, seat, action)
    if isinstance(action, Ability | PickRace):
        return lore.race(seen, action.race if isinstance(action, PickRace) else seen.players[seat].race)
    if isinstance(action, Aim):
        return _target(texts, seen, action)
    return said("interstellar-why-only") if len(legal(seen)) == 1 else ""


def _played(texts: Texts, lore: Lore, seen: Galaxy, seat: int, action: Play) -> str:
    """Say what speaks for playing a card: under attack, that it stops it or ends the combat, if it does."""
    if isinstance(seen.steps[-1], AnswerAttack) and not ANYTIME[action.card]:
        left = is_escape(seen.players[seat], action)
        return texts.message("interstellar-why-escape" if left else "interstellar-why-saves")
    return texts.message("interstellar-why-weapon") if action.card < FIRST_DEFENSE else lore.card(seen, action.card)


def _left(seen: Galaxy) -> str:
    """Return what speaks for taking nothing: that it would be the Oracle, or the end of the search, or of no use."""
    found = legal(seen)
    if any(isinstance(one, Exchange) for one in found) or len(found) == 1:
        return "interstellar-why-none"
    top = seen.steps[-1]
    assert isinstance(top, TakeOne)
    taken = [seen.under[top.node][one.nth].card for one in found if isinstance(one, Take)]
    return "interstellar-why-too-soon" if set(taken) == {ORACLE} else "interstellar-why-further"


def _target(texts: Texts, seen: Galaxy, action: Aim) -> str:
    """Say what speaks for a target: who would die there by the Cannon, what the Sensors would show."""
    node = node_at(seen, action.space)
    if isinstance(seen.steps[-1], AimSensors):
        return texts.message("interstellar-why-unseen", count=sum(slot.card == UNKNOWN for slot in seen.under[node]))
    there = [p.seat for p in seen.players if p.place == node]
    oracle = "yes" if seen.holder in there else "no"
    names = texts.listed(texts.seat(seat) for seat in there)
    return texts.message("interstellar-why-shot", names=names, count=len(there), oracle=oracle)


def _way(texts: Texts, seen: Galaxy, seat: int, node: int) -> str:
    """Say what speaks for going to a space."""
    goal = seen.players[seen.holder].place if seen.holder not in (-1, seat) else oracle_node(seen, seat)
    if goal >= 0 and seen.holder != seat:
        return texts.message("interstellar-why-nearer", count=distances(seen, node)[goal])
    if seen.holder == seat:
        return _kept(texts, seen, seat, node)
    count = len(seen.under[node])
    return texts.message("interstellar-why-cards", count=count)


def _kept(texts: Texts, seen: Galaxy, seat: int, node: int) -> str:
    """Say what speaks for a space to who holds the Oracle: that nobody meets there, or is nearer than before."""
    if node == NEBULA:
        return texts.message("interstellar-why-refuge")
    others = [p.place for p in seen.players if p.seat != seat and p.status != AWAITING]
    here = seen.players[seat].place
    now, then = (min([distances(seen, place)[other] for other in others], default=1) for place in (here, node))
    if then and then >= now:
        return texts.message("interstellar-why-away")
    return texts.message("interstellar-why-apart" if then > NEAR else "interstellar-why-near", count=then)
