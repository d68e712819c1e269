"""What a quick player knows: hunt the Oracle, fight who holds it, flee with it, answer what must be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.interstellar.actions import (
    Ability,
    Aim,
    Decline,
    Discard,
    Exchange,
    Give,
    Go,
    Keep,
    Meet,
    MoveTo,
    Pass,
    PickCard,
    Play,
    Pull,
    PushCard,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Swap,
    Take,
    Xenocache,
)
from starboard.games.interstellar.questions import node_at
from starboard.games.interstellar.rules.combat import AnswerAttack, AttackAt
from starboard.games.interstellar.rules.encounter import (
    AnswerDiplomacy,
    AttackerDiplomacy,
    BeginDiplomacy,
    DefenderDiplomacy,
    OfferEncounter,
    ShowIntent,
)
from starboard.games.interstellar.rules.entropy import PullTo
from starboard.games.interstellar.rules.flight import Fly
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.turn import Main
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.tactics import (
    WORTHS,
    appeal,
    attacks,
    distances,
    oracle_node,
    promise,
    worth_of,
)
from starboard.games.interstellar.words import (
    ALAR,
    BEAM,
    CANNON,
    CLOAK,
    CLONE,
    HOLOGRAM,
    INTIMIDATE,
    MOVE,
    NEBULA,
    ORACLE,
    SCAVENGERS,
    SEDUCE,
    SENSORS,
    TIME_MACHINE,
    W_ENC,
    WORMHOLE,
)
from starboard.kernel import Action, Judgement, State, legal, who

if TYPE_CHECKING:
    from random import Random


class InterstellarJudgement(Judgement):
    """Picks by what a player would look at first; what it leaves open is decided by what the position is worth."""

    def worth(self, s: Galaxy, seat: int) -> float:
        """The Oracle first, then the hand, then the place."""
        if not s.steps:
            return 1000.0 if s.holder == seat else -1000.0
        me = s.players[seat]
        value = float(sum([WORTHS[card] for card in me.hand])) - 10.0 * me.status
        if s.holder == seat:
            value += 100.0
        elif s.holder >= 0:
            value -= 20.0
        return value + appeal(s, seat, me.place)

    def candidates(self, s: State, rng: Random) -> list[Action]:
        found = legal(s)
        if len(found) < 2 or not isinstance(s, Galaxy):
            return found
        seat = who(s)
        step = s.steps[-1]
        if isinstance(step, Main):
            return [main_action(s, seat, found)]
        if isinstance(step, AnswerWindow):
            return [window_answer(s, seat, step, found)]
        if isinstance(step, AttackAt | AnswerAttack):
            return [combat_action(s, seat, found)]
        if isinstance(step, OfferEncounter | AttackerDiplomacy | DefenderDiplomacy | AnswerDiplomacy | ShowIntent):
            return [encounter_action(s, seat, found)]
        if isinstance(step, TakeOne):
            return [taken(s, step.node, found)]
        return [choice(s, seat, found)]


def first_play(found: list[Action], cards: tuple[int, ...]) -> Action | None:
    """Return the play of the first of these cards that is legal."""
    for card in cards:
        for action in found:
            if isinstance(action, Play) and action.card == card:
                return action
    return None


def main_action(s: Galaxy, seat: int, found: list[Action]) -> Action:
    """5.3 Grab a known Oracle, search where it pays, go where it is good to be, renew the hand, end the turn."""
    me = s.players[seat]
    known = oracle_node(s, seat)
    beam = first_play(found, (BEAM,))
    if beam and (known >= 0 or (not s.entropy and _unopened(s, seat))):
        return beam
    search = _search(s, seat, found)
    if search is not None:
        return search
    here = appeal(s, seat, me.place)
    moves = [action for action in found if isinstance(action, MoveTo)]
    if moves:
        best = max(moves, key=lambda action: _appeal_of_move(s, seat, action))
        if _appeal_of_move(s, seat, best) > here:
            return best
    for card in (TIME_MACHINE,) if s.holder == seat else ():
        play = first_play(found, (card,))
        if play:
            return play
    flight = first_play(found, (MOVE, WORMHOLE))
    wanted = known if known >= 0 and s.holder < 0 else -1
    if flight and wanted >= 0 and not s.searched and me.place != wanted:
        return flight
    if s.holder >= 0 and s.holder != seat:
        shot = first_play(found, (CANNON,))
        if shot:
            return shot
    others = first_play(found, (SCAVENGERS,)) if len(me.hand) <= 3 else None
    others = others or (first_play(found, (SENSORS,)) if not s.entropy and _unopened(s, seat) else None)
    if others:
        return others
    cheap = sorted([WORTHS[card] for card in me.hand])[:2]
    for action in found:
        if isinstance(action, Xenocache) and (len(me.hand) < 5 or sum(cheap) <= 7):
            return action
    return found[-1]


def _unopened(s: Galaxy, seat: int) -> bool:
    return any(promise(s, seat, node) >= 20 for node in range(1, s.setting.nodes) if s.under[node])


def _appeal_of_move(s: Galaxy, seat: int, action: Action) -> float:
    return appeal(s, seat, node_at(s, action.space)) if isinstance(action, MoveTo | Go) else 0.0


def _search(s: Galaxy, seat: int, found: list[Action]) -> Action | None:
    """Return the cheapest search here, where the cards under the planet are worth its price."""
    gain = promise(s, seat, s.players[seat].place)
    best, price = None, 99
    for action in found:
        cost = 99
        if isinstance(action, Search):
            cost = 0
        elif isinstance(action, SearchByAbility):
            cost = 3
        elif isinstance(action, SearchWith):
            cost = worth_of(action.card)
        elif isinstance(action, SearchByTurn):
            cost = 12
        if cost < price:
            best, price = action, cost
    return best if best is not None and gain > price else None


def window_answer(s: Galaxy, seat: int, step: AnswerWindow, found: list[Action]) -> Action:
    """7. Take a known Oracle by the Beam; flee with the Oracle from an encounter; else pass."""
    if oracle_node(s, seat) >= 0:
        beam = first_play(found, (BEAM,))
        if beam:
            return beam
    meeting = s.steps[-2] if len(s.steps) > 1 else None
    if step.window == W_ENC and isinstance(meeting, BeginDiplomacy) and s.holder == seat and meeting.foe == seat:
        flight = first_play(found, (WORMHOLE, MOVE)) or _ability(s, seat, found)
        if flight:
            return flight
    return found[-1]


def _ability(s: Galaxy, seat: int, found: list[Action]) -> Action | None:
    for action in found:
        if isinstance(action, Ability) and s.players[seat].race == ALAR:
            return action
    return None


def combat_action(s: Galaxy, seat: int, found: list[Action]) -> Action:
    """9. Strike with whatever is not wasted; stop what can be stopped; else escape; else take the hit."""
    step = s.steps[-1]
    box = s.setting.box
    if isinstance(step, AttackAt):
        immune = box.immune[s.players[step.foe].race]
        for action in found:
            if isinstance(action, Play) and box.types[action.card] >= 0 and box.types[action.card] != immune:
                return action
        for action in found:
            race = s.players[seat].race
            if isinstance(action, Ability) and box.attack_types[race] not in (-1, immune):
                return action
        return found[-1]
    escapes = (CLOAK, MOVE, WORMHOLE)
    for action in found:
        if isinstance(action, Play) and action.card not in escapes:
            return action
    flight = first_play(found, escapes)
    return flight or found[0]


def encounter_action(s: Galaxy, seat: int, found: list[Action]) -> Action:
    """8. Meet the Oracle's holder, or whom one can beat; never seek company with the Oracle in hand."""
    step = s.steps[-1]
    if isinstance(step, OfferEncounter):
        return _met(s, seat, found)
    if isinstance(step, AttackerDiplomacy):
        wanted = first_play(found, (INTIMIDATE, SEDUCE))
        return wanted or (found[-2] if isinstance(found[-2], Ability) and s.holder == step.foe else found[-1])
    if isinstance(step, DefenderDiplomacy):
        if s.holder == seat:
            flight = first_play(found, (WORMHOLE, MOVE)) or _ability(s, seat, found)
            if flight:
                return flight
        return first_play(found, (INTIMIDATE, SEDUCE)) or found[-1]
    if isinstance(step, AnswerDiplomacy):
        saved = first_play(found, (HOLOGRAM,))
        if not saved and s.holder == seat:
            saved = first_play(found, (WORMHOLE, MOVE)) or _ability(s, seat, found)
        return saved or found[-1]
    if isinstance(step, ShowIntent) and s.holder != seat and attacks(s, seat, step.foe):
        return found[-1]
    return found[0]


def _met(s: Galaxy, seat: int, found: list[Action]) -> Action:
    best, strength = found[-1], 1
    for action in found:
        if isinstance(action, Meet) and s.holder != seat:
            power = attacks(s, seat, action.seat) + (9 if s.holder == action.seat else 0)
            if power > strength:
                best, strength = action, power
    return best


def taken(s: Galaxy, node: int, found: list[Action]) -> Action:
    """6.6 Take the Oracle, else the best card that is better than what must be left."""
    cards = s.under[node]
    best, gain = found[0], 0
    for action in found:
        if isinstance(action, Take):
            worth = WORTHS[cards[action.nth].card]
        elif isinstance(action, Exchange):
            worth = WORTHS[cards[action.nth].card] - WORTHS[action.card]
        else:
            continue
        if worth > gain:
            best, gain = action, worth
    return best


def choice(s: Galaxy, seat: int, found: list[Action]) -> Action:
    """Decide the rest: live on, part with the least, keep the best, go where it is good to be."""
    cloned = first_play(found, (CLONE,))
    if cloned:
        return cloned
    losing = [action for action in found if isinstance(action, Discard | Give | Swap | PushCard)]
    keeping = [action for action in found if isinstance(action, Keep | PickCard)]
    if keeping:
        return max(keeping, key=lambda action: worth_of(_card(action)))
    if losing:
        fixed = [action for action in found if not isinstance(action, Discard | Give | Swap | PushCard)]
        return fixed[-1] if fixed else min(losing, key=lambda action: worth_of(_card(action)))
    going: list[Action] = [action for action in found if isinstance(action, Go)]
    if going:
        return _gone(s, seat, found, going)
    pulls = [action for action in found if isinstance(action, Pull)]
    if pulls:
        return max(pulls, key=lambda action: promise(s, seat, node_at(s, _space(action))))
    aims = [action for action in found if isinstance(action, Aim)]
    if aims:
        return max(aims, key=lambda action: _aimed(s, seat, node_at(s, action.space)))
    if isinstance(found[0], Ability) and s.players[seat].race != ALAR:
        return found[0]
    return found[-1] if isinstance(found[-1], Pass | Decline) else found[0]


def _aimed(s: Galaxy, seat: int, node: int) -> int:
    """Whether the Oracle's holder is there, else what lies there."""
    return 1000 if s.holder >= 0 and s.players[s.holder].place == node else promise(s, seat, node)


def _gone(s: Galaxy, seat: int, found: list[Action], going: list[Action]) -> Action:
    step = s.steps[-1]
    if isinstance(step, PullTo):
        away = distances(s, s.players[seat].place)
        return min(going, key=lambda action: away[node_at(s, _space(action))])
    best = max(going, key=lambda action: _appeal_of_move(s, seat, action))
    if isinstance(step, Fly) and s.players[seat].place != step.origin:
        here = appeal(s, seat, s.players[seat].place)
        if here >= _appeal_of_move(s, seat, best):
            return found[-1]
    return best


def _card(action: Action) -> int:
    return int(getattr(action, "card", ORACLE))


def _space(action: Action) -> int:
    return int(getattr(action, "space", NEBULA))
