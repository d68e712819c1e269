"""What a quick player wishes: hunt the Oracle, fight who holds it, keep away with it, answer what must be answered.

Each decision is a question, and each of its actions gets a wish: how much the seat wants it, where 0 is as good as
doing nothing. Wishes are made from what the seat sees, so a view serves as well as a guess at what it hides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.interstellar.actions import (
    Ability,
    Aim,
    ChooseDelay,
    Discard,
    DrawSome,
    EndTurn,
    Exchange,
    Go,
    Keep,
    MoveTo,
    Pass,
    PickCard,
    Play,
    Pull,
    PullNth,
    Push,
    PushCard,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Stop,
    Take,
    Xenocache,
)
from starboard.games.interstellar.actions.encounters import Accept, Attack, Depart, Give, Meet, Swap
from starboard.games.interstellar.domains import (
    BEAM,
    CANNON,
    CLOAK,
    CLONE,
    HOLOGRAM,
    INHIBITOR,
    INTIMIDATE,
    MOVE,
    NEBULA,
    ORACLE,
    SCAVENGERS,
    SCRAMBLER,
    SEDUCE,
    SENSORS,
    TIME_MACHINE,
    TRADE,
    WORMHOLE,
    XANGOFIN,
)
from starboard.games.interstellar.questions import node_at, others_at
from starboard.games.interstellar.rules.cannon import FireCannon
from starboard.games.interstellar.rules.combat import AttackAt
from starboard.games.interstellar.rules.death import Loot
from starboard.games.interstellar.rules.encounter import (
    AnswerDiplomacy,
    AttackerDiplomacy,
    DefenderDiplomacy,
    OfferEncounter,
    ShowIntent,
)
from starboard.games.interstellar.rules.entropy import Evacuate, PullTo
from starboard.games.interstellar.rules.flight import Fly
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.turn import Main
from starboard.games.interstellar.rules.utilities import ANYTIME, AimSensors, PullFrom
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.tactics.maps import distances
from starboard.games.interstellar.tactics.sight import (
    FIGHT,
    UNSEEN_SEED,
    Appeals,
    another_turn_wish,
    beam_wish,
    can_fly_on,
    cannon_wish,
    chase_wish,
    hope,
    oracle_node,
    promise,
    quarry,
    renewal_wish,
    scavenge_wish,
    slot_promise,
    strikes,
    unseen,
    would_delay,
)
from starboard.games.interstellar.tactics.uses import gain, use, use_beside
from starboard.kernel import Action

if TYPE_CHECKING:
    from starboard.kernel import Step

IN_MAIN: Final = -1
"""No window: the own MAIN."""
NEVER: Final = -99.0
SAVES: Final = {SCRAMBLER: 12.0, CLONE: 6.0, CLOAK: 6.0, MOVE: 5.0, WORMHOLE: 4.0}
"""9.8, 9.11, 10.1 What is used first to stay alive; any other defense, which stays in hand, is worth 10."""


def wishes_for(s: Galaxy, seat: int, step: Step, found: list[Action]) -> list[float]:
    """How much the seat wants each of the actions that the step allows."""
    if isinstance(step, Main):
        values = Appeals(s, seat)
        return [main_wish(s, seat, action, values) for action in found]
    if isinstance(step, (Fly, Evacuate)):
        return flight_wishes(s, seat, step, found)
    if isinstance(step, AnswerWindow):
        return [play_wish(s, seat, action, step.window) for action in found]
    if isinstance(step, AttackAt):
        return [attack_wish(s, step, action) for action in found]
    if isinstance(step, OfferEncounter):
        return [meet_wish(s, seat, action) for action in found]
    if isinstance(step, (AttackerDiplomacy, DefenderDiplomacy)):
        return [charm_wish(s, seat, step.foe, action) for action in found]
    if isinstance(step, AnswerDiplomacy):
        return [answer_wish(s, seat, step, action) for action in found]
    if isinstance(step, ShowIntent):
        return [intent_wish(s, seat, step, action) for action in found]
    if isinstance(step, TakeOne):
        return take_wishes(s, seat, step.node, found)
    if isinstance(step, Loot):
        return [loot_wish(s, seat, action) for action in found]
    if isinstance(step, PullTo):
        away = distances(s, s.players[seat].place)
        return [-float(away[node_at(s, action.space)]) if isinstance(action, Go) else NEVER for action in found]
    if isinstance(step, (AimSensors, FireCannon)):
        return [aim_wish(s, seat, step, action) for action in found]
    if isinstance(step, PullFrom):
        return [slot_promise(s, seat, step.node, a.nth) if isinstance(a, PullNth) else NEVER for a in found]
    return [other_wish(s, seat, action) for action in found]


def card_of(action: Action) -> int:
    """The card that is played; the Alar's ability counts as a Move, and -1 is none."""
    if isinstance(action, Play):
        return action.card
    return MOVE if isinstance(action, Ability) else -1


# In my turn


def main_wish(s: Galaxy, seat: int, action: Action, values: Appeals) -> float:
    """5.3 Grab a known Oracle, renew the hand, fight its holder, search where it pays, go where it is good to be."""
    if isinstance(action, MoveTo):
        return landing_wish(s, seat, node_at(s, action.space), values)
    if isinstance(action, (Search, SearchWith, SearchByAbility, SearchByTurn)):
        return promise(s, seat, s.players[seat].place) - price(s, seat, action)
    if isinstance(action, Xenocache):
        return renewal_wish(s, seat)
    return play_wish(s, seat, action, IN_MAIN)


def landing_wish(s: Galaxy, seat: int, node: int, values: Appeals) -> float:
    """5.6 To meet the holder, else to stand better than here."""
    chance = hope(s, seat) if node == quarry(s, seat) else 0.0
    if chance:
        return FIGHT * chance
    return values.at(node) - values.at(s.players[seat].place) - 0.01


def price(s: Galaxy, seat: int, action: Action) -> float:
    """6.4 What a search costs: the card, the ability, or the next turn, which is worst for who is hunted."""
    if isinstance(action, SearchWith):
        return use(s, seat, action.card)
    if isinstance(action, SearchByAbility):
        return 3.0
    return (30.0 if s.holder == seat else 12.0) if isinstance(action, SearchByTurn) else 0.0


def play_wish(s: Galaxy, seat: int, action: Action, window: int) -> float:
    """7.2, 13. What it is good for to play a card, or the Alar's ability, in MAIN or in a window."""
    main, card = window == IN_MAIN, card_of(action)
    if card == BEAM:
        return beam_wish(s, seat, main=main)
    if card == CANNON:
        return cannon_wish(s, seat, main=main)
    if card == TIME_MACHINE:
        return another_turn_wish(s, seat, window)
    if card == INHIBITOR:
        return 1.0 if would_delay(s, seat) else -1.0
    if not main:
        return 0.0 if isinstance(action, Pass) else -1.0
    if card == SENSORS:
        return 12.0 if oracle_node(s, seat) < 0 and len(unseen(s, seat)) > 1 else -1.0
    if card in (MOVE, WORMHOLE):
        return chase_wish(s, seat, card)
    if card == SCAVENGERS:
        return scavenge_wish(s, seat)
    return 0.0 if isinstance(action, EndTurn) else -1.0


# Where to


def flight_wishes(s: Galaxy, seat: int, step: Fly | Evacuate, found: list[Action]) -> list[float]:
    """13.7, 11.7 Go where it is good to be, or towards it where a second space may follow."""
    values = Appeals(s, seat)
    here = s.players[seat].place
    onward = isinstance(step, Fly) and here == step.origin
    wishes: list[float] = []
    for action in found:
        if isinstance(action, Go):
            node = node_at(s, action.space)
            wish = values.at(node)
            if onward:
                after = [values.at(n) for n in s.setting.near[node] if n != here and (n == NEBULA or s.planets[n])]
                wish = max([wish, *after])
        elif isinstance(action, Stop):
            wish = values.at(here) + 0.01
        elif s.holder == seat and s.active != seat:
            wish = -use_beside(s, seat, card_of(action), ())  # into the Nebula, where nobody meets him
        else:
            wish = NEVER
        wishes.append(wish)
    return wishes


# When we meet


def meet_wish(s: Galaxy, seat: int, action: Action) -> float:
    """8.1 Meet the holder, or whom one can beat; with the Oracle nobody."""
    if not isinstance(action, Meet):
        return 0.0
    if s.holder == action.seat:
        return FIGHT * hope(s, seat) - 0.01
    return -1.0 if s.holder == seat else strikes(s, seat, action.seat) - 1.5


def charm_wish(s: Galaxy, seat: int, target: int, action: Action) -> float:
    """8.5, 8.6 Charm the Oracle out of its holder, or disarm who comes for it; flee only from what would take it."""
    if isinstance(action, Play) and ANYTIME[action.card]:
        return first_wish(s, seat, action.card)
    charms = isinstance(action, Ability) and s.players[seat].race == XANGOFIN
    if charms or (isinstance(action, Play) and action.card in (SEDUCE, INTIMIDATE)):
        return 5.0 if s.holder == (seat if s.active != seat else target) else -1.0
    return 0.0 if isinstance(action, Pass) else -1.0


def answer_wish(s: Galaxy, seat: int, step: AnswerDiplomacy, action: Action) -> float:
    """8.8 A Hologram stays in hand; a flight is for who may lose the Oracle."""
    if isinstance(action, Accept):
        return 0.0
    if isinstance(action, Play) and ANYTIME[action.card]:
        return first_wish(s, seat, action.card)
    robbed = s.holder == seat and step.card != TRADE
    return escape_wish(action) if robbed or card_of(action) == HOLOGRAM else -1.0


def intent_wish(s: Galaxy, seat: int, step: ShowIntent, action: Action) -> float:
    """8.7 Attack; but who has just won the Oracle goes where it is safer."""
    if isinstance(action, Attack):
        return 10.0 if s.holder != seat and strikes(s, seat, step.foe) else -1.0
    if isinstance(action, Depart) and s.holder == seat:
        values = Appeals(s, seat)
        return values.at(step.origin) - values.at(s.players[seat].place)
    return 0.0


def first_wish(s: Galaxy, seat: int, card: int) -> float:
    """7.11 A known Oracle is pulled even while one is asked something else; nothing more is spent on the way."""
    return beam_wish(s, seat, main=False) if card == BEAM else -1.0


def escape_wish(action: Action) -> float:
    """9.8, 9.11 What is used first to stay alive: a defense, the ability, then the card that is missed least."""
    if isinstance(action, Ability):
        return 7.0
    return SAVES.get(action.card, 10.0) if isinstance(action, Play) else 0.0


def attack_wish(s: Galaxy, step: AttackAt, action: Action) -> float:
    """9.5 Strike with what is stopped least often, the ability last; not with what is wasted."""
    box = s.setting.box
    damage, spent = -1, 0.0
    if isinstance(action, Pass):
        return 0.0
    if isinstance(action, Play) and ANYTIME[action.card]:
        return first_wish(s, step.seat, action.card)
    if isinstance(action, Play):
        damage = box.types[action.card]
    elif isinstance(action, Ability):
        damage, spent = box.attack_types[s.players[step.seat].race], 3.0
    if damage < 0 or damage == box.immune[s.players[step.foe].race]:
        return -1.0
    stopped = sum([box.copies[card] * (3 if card == SCRAMBLER else 1) for card in box.stops[damage]])
    return 8.0 - stopped - spent


# What to take, what to leave


def take_wishes(s: Galaxy, seat: int, node: int, found: list[Action]) -> list[float]:
    """6.6 The Oracle, else the best card that is better than what must be left; nothing only for another search."""
    slots = s.under[node]
    free = [action for action in found if isinstance(action, Take) and slots[action.nth].card != ORACLE]
    none = NEVER if free and not can_fly_on(s, seat) else 0.0
    wishes: list[float] = []
    for action in found:
        if isinstance(action, Take):
            wishes.append(gain(s, seat, slots[action.nth].card))
        elif isinstance(action, Exchange):
            wishes.append(gain(s, seat, slots[action.nth].card) - use(s, seat, action.card))
        else:
            wishes.append(none)
    return wishes


def loot_wish(s: Galaxy, seat: int, action: Action) -> float:
    """10.4 Keep the best, and make room for what is better than the least of the own cards."""
    if isinstance(action, Keep):
        return 50.0 + gain(s, seat, action.card)
    if isinstance(action, Discard):
        best = max([gain(s, seat, slot.card) for slot in s.spoils], default=0.0)
        return best - use(s, seat, action.card) - 0.5
    return 0.0


def aim_wish(s: Galaxy, seat: int, step: Step, action: Action) -> float:
    """10.8, 13.13 The Cannon at the holder, else at most players; the Sensors where the Oracle can be, the nearest."""
    if not isinstance(action, Aim):
        return -1.0
    node = node_at(s, action.space)
    if isinstance(step, FireCannon):
        there = others_at(s, node, seat)
        return len(there) + (9.0 if s.holder in there else 0.0)
    return UNSEEN_SEED - distances(s, s.players[seat].place)[node] if node in unseen(s, seat) else 0.0


def other_wish(s: Galaxy, seat: int, action: Action) -> float:
    """The rest: live on, part with the least, pick the best, delay the end if another holds the Oracle."""
    if isinstance(action, (Discard, Give, Swap, PushCard)):
        return -use(s, seat, action.card)
    if isinstance(action, PickCard):
        return gain(s, seat, action.card)
    if isinstance(action, Pull):
        return promise(s, seat, node_at(s, action.space))
    if isinstance(action, Go):
        return Appeals(s, seat).at(node_at(s, action.space))
    if isinstance(action, Push):
        return -1.0
    if isinstance(action, ChooseDelay):
        return float(-action.turns if s.holder == seat else action.turns)
    if isinstance(action, DrawSome):
        return float(action.count)
    if isinstance(action, Play) and ANYTIME[action.card]:
        return first_wish(s, seat, action.card)
    return escape_wish(action)
