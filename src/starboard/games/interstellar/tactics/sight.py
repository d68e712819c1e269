"""What a quick player sees on the table: where the Oracle can be had, what a search promises, what others could do."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import (
    ALAR,
    AWAITING,
    ERSATZ,
    INTIMIDATE,
    LABYRINTH,
    MOVE,
    NEBULA,
    NELGS,
    NO_HAZARD,
    ORACLE,
    SCAVENGERS,
    SEDUCE,
    W_END,
    WORMHOLE,
    XANGOFIN,
)
from starboard.games.interstellar.questions import clockwise, is_planet, left_of, limit, others_at
from starboard.games.interstellar.rules.cannon import targets
from starboard.games.interstellar.rules.combat import in_range
from starboard.games.interstellar.rules.entropy import next_to_go
from starboard.games.interstellar.state import NO_HOLDER, SEAT_BITS, Galaxy
from starboard.games.interstellar.tactics.maps import FAR, distances, ways
from starboard.games.interstellar.tactics.uses import DRAWN, ORACLE_WORTH, gain, least_uses, use, use_beside
from starboard.kernel import is_known

FIGHT: Final = 60.0
"""What a certain gain of the Oracle from its holder is worth."""
UNSEEN_SEED: Final = 20.0
"""What the first card under an inner planet promises while the Oracle can be it."""
PASSES: Final = 0.82
"""How often a card in the holder's hand neither stops an attack nor escapes it."""
FAINT: Final = 0.2
"""The least hope for which a good card is spent."""
STAYS: Final = 0.88
"""How often a card in the holder's hand does not get him away from diplomacy or the Cannon."""
MET: Final = (1.0, 0.9, 0.3, 0.25, 0.1)
"""How likely a hunter so many spaces away reaches the holder in one turn."""
PULLED: Final = 3.0
"""11.9 What it means to end the own turn in the Nebula with the Oracle, counted as meetings."""


# Where is the Oracle?


def oracle_node(s: Galaxy, seat: int) -> int:
    """Where the seat knows the Oracle to lie, or -1."""
    for node, slots in enumerate(s.under):
        for slot in slots:
            if slot.card == ORACLE and is_known(slot.known_by, seat):
                return node
    return -1


def may_search(s: Galaxy, node: int) -> bool:
    """5.4 Whether the active player may still search this planet in this turn."""
    return not s.taken and node not in s.searched


def can_search(s: Galaxy, seat: int, node: int) -> bool:
    """6.2 Whether there is something to search for, and the seat could get at it."""
    return node != NEBULA and len(s.under[node]) > 0 and can_overcome(s, seat, node)


def can_fly_on(s: Galaxy, seat: int) -> bool:
    """5.5, 13.7 Whether the seat can still go elsewhere in this turn, and search there."""
    me = s.players[seat]
    return not s.moved or MOVE in me.hand or WORMHOLE in me.hand or (me.race == ALAR and not me.grey)


def can_overcome(s: Galaxy, seat: int, node: int) -> bool:
    """6.3 Whether the seat could overcome what guards the planet."""
    me, hazard, box = s.players[seat], s.hazards[node], s.setting.box
    if hazard in (NO_HAZARD, LABYRINTH) or me.race in box.counter_passive[hazard]:
        return True
    if me.race in box.counter_active[hazard] and not me.grey:
        return True
    return any(card in me.hand for card in box.counter_cards[hazard])


def promise(s: Galaxy, seat: int, node: int) -> float:
    """What the best card under a planet promises the seat, from what it knows."""
    return max([slot_promise(s, seat, node, nth) for nth in range(len(s.under[node]))], default=0.0)


def slot_promise(s: Galaxy, seat: int, node: int, nth: int) -> float:
    """What one card under a planet promises; a full hand has to leave another for it (6.6)."""
    slot = s.under[node][nth]
    if not is_known(slot.known_by, seat):
        if slot.number > 1 or not is_inner(node):
            return 3.0
        return UNSEEN_SEED if s.holder < 0 else 5.0
    me = s.players[seat]
    full = len(me.hand) >= limit(me.race, me.hand)
    left = least_uses(s, seat)[0] if full and slot.card != ORACLE else 0.0
    return gain(s, seat, slot.card) - left


def unseen(s: Galaxy, seat: int) -> list[int]:
    """The planets under which the Oracle can lie for all that the seat knows; none once it was found (4.3)."""
    if s.holder >= 0 or oracle_node(s, seat) >= 0:
        return []
    return [node for node in range(1, s.setting.nodes) if is_inner(node) and _hides_seed(s, seat, node)]


def _hides_seed(s: Galaxy, seat: int, node: int) -> bool:
    return any(slot.number == 1 and not is_known(slot.known_by, seat) for slot in s.under[node])


# Can I take it from its holder?


def strikes(s: Galaxy, seat: int, foe: int) -> int:
    """9.5 At how many ranges the seat can strike the foe."""
    p, target, box = s.players[seat], s.players[foe], s.setting.box
    struck = 0
    for reach in range(3):
        if reach == 0 and target.race == NELGS:
            continue
        kinds = [box.types[card] for card in p.hand if in_range(p.race, box.ranges[card], reach)]
        if box.attack_ranges[p.race] == reach and not p.grey:
            kinds.append(box.attack_types[p.race])
        if any(kind != box.immune[target.race] for kind in kinds):
            struck += 1
    return struck


def hope(s: Galaxy, seat: int) -> float:
    """The chance, roughly, that the seat wins the Oracle by meeting its holder: by diplomacy, then by combat."""
    if s.holder in (NO_HOLDER, seat):
        return 0.0
    me, foe = s.players[seat], s.players[s.holder]
    cards = len(foe.hand)
    missed = 1.0
    charms = [2 if card == SEDUCE else 1 for card in me.hand if card in (SEDUCE, INTIMIDATE) and foe.race != ERSATZ]
    if me.race == XANGOFIN and not me.grey:
        charms.append(1)
    for drawn in charms:
        missed *= 1.0 - min(1.0, drawn / (cards + 1)) * STAYS**cards
    opening = PASSES**cards
    for _ in range(strikes(s, seat, s.holder)):
        missed *= 1.0 - opening
        opening *= 0.4  # who has stopped one attack has shown that he can
    return 1.0 - missed


def quarry(s: Galaxy, seat: int) -> int:
    """Where the seat could meet the holder this turn, if it gets there, or -1 (8.1, 10.7)."""
    if s.holder in (NO_HOLDER, seat) or s.encountered & SEAT_BITS[s.holder]:
        return -1
    place = s.players[s.holder].place
    return place if place != NEBULA else -1


def turns_left(s: Galaxy) -> int:
    """1.7 How many turns there will be, this one included, once planets vanish; no Inhibitor counted."""
    return sum([1 for planet in s.planets[1:] if planet])


def hunters(s: Galaxy, seat: int) -> list[int]:
    """The others whose turn comes before the seat's next, and who can act in it (5.1)."""
    found: list[int] = []
    for other in clockwise(s, left_of(s, s.active)):
        if other == seat:
            break
        p = s.players[other]
        if p.status != AWAITING and not s.lose_turns[other] and (p.hand or not p.grey):
            found.append(other)
    return found


# Where is it good to be?


class Appeals:
    """How good it is for the seat to stand on each node: with the Oracle far from the others, else near to it.

    Nothing is reckoned before a node is asked about, and then for this one: most decisions ask about few, or none.
    """

    def __init__(self, s: Galaxy, seat: int) -> None:
        self._s: Final = s
        self._seat: Final = seat
        self._met: list[float] | None = None
        self._goals: list[tuple[float, list[int]]] | None = None
        """What is worth going to: what it promises, and how far each node is from it."""

    def at(self, node: int) -> float:
        """How good it is to stand there."""
        if self._s.holder == self._seat:
            if self._met is None:
                self._met = dangers(self._s, self._seat)
            return -10.0 * self._met[node]
        if self._goals is None:
            self._goals = self._found()
        best = 0.0
        for value, away in self._goals:
            best = max(best, value / (1 + away[node]))
        return best

    def _found(self) -> list[tuple[float, list[int]]]:
        s, seat = self._s, self._seat
        away = ways(s)
        goals = [(promise(s, seat, n), away[n]) for n in range(1, s.setting.nodes) if can_search(s, seat, n)]
        if s.holder >= 0:
            place = s.players[s.holder].place
            goals.append((10.0 + 40.0 * hope(s, seat), away[place]))
        return goals


def dangers(s: Galaxy, seat: int) -> list[float]:
    """How many hunters may meet the holder on each node before his next turn."""
    met = [0.0] * s.setting.nodes
    for other in hunters(s, seat):
        for node, away in enumerate(distances(s, s.players[other].place)):
            met[node] += MET[min(away, len(MET) - 1)]
    met[NEBULA] = PULLED if s.active == seat else 0.0  # 10.7, 11.9
    if s.active == seat and s.entropy:  # 11.7: from there one may still choose where to go
        last = next_to_go(s)
        met[last] = min([met[node] for node in s.setting.near[last] if is_planet(s, node)], default=0.0)
    return met


# Is this the moment for it?


def renewal_wish(s: Galaxy, seat: int) -> float:
    """5.8 A Xenocache for what it draws, less the two cards that are missed least; a hunter arms before the fight."""
    me = s.players[seat]
    wish = DRAWN * (limit(me.race, me.hand) + 2 - len(me.hand)) - sum(least_uses(s, seat)[:2])
    if wish < 1.0:
        return -1.0
    return wish + FIGHT if s.holder >= 0 and s.holder != seat else wish


def beam_wish(s: Galaxy, seat: int, *, main: bool) -> float:
    """13.12 Pull a known Oracle at once; in the own turn also from where it may be."""
    if oracle_node(s, seat) >= 0:
        return 2 * ORACLE_WORTH
    return FIGHT / 2 if main and unseen(s, seat) else -1.0


def would_delay(s: Galaxy, seat: int) -> bool:
    """13.15 Whether an Inhibitor laid here gives who hunts the holder one more turn."""
    return s.holder not in (NO_HOLDER, seat) and s.entropy and s.players[seat].place == next_to_go(s)


def chase_wish(s: Galaxy, seat: int, card: int) -> float:
    """13.7, 13.8 Fly where the normal move does not reach: to an Oracle that lies open, or to its holder."""
    goal = oracle_node(s, seat)
    if goal >= 0:
        wish = FIGHT if may_search(s, goal) and can_search(s, seat, goal) else 0.0
    else:
        goal, wish = quarry(s, seat), FIGHT * hope(s, seat)
    if goal < 0 or wish < FAINT * FIGHT:
        return -1.0
    away = distances(s, goal)[s.players[seat].place]
    step = 0 if s.moved else 1
    if away <= step or (card == MOVE and away > 2 + step):
        return -1.0
    return wish - use_beside(s, seat, card, ())


def scavenge_wish(s: Galaxy, seat: int) -> float:
    """13.14 The two best cards of the discard pile, if they are much better than Scavengers itself."""
    me = s.players[seat]
    room = limit(me.race, me.hand) + 1 - len(me.hand)
    best = sorted([gain(s, seat, card) for card in s.discard if card != SCAVENGERS])[-min(2, room) :]
    return FIGHT + 10.0 if sum(best) >= use(s, seat, SCAVENGERS) + 5.0 else -1.0


def cannon_wish(s: Galaxy, seat: int, *, main: bool) -> float:
    """10.8 The holder shoots who comes near; a hunter shoots him if he can then go there and search."""
    if s.holder == seat:
        return 12.0 if any(others_at(s, node, seat) for node in targets(s, seat)) else -1.0
    if s.holder < 0 or not main or s.moved or not may_search(s, s.players[s.holder].place):
        return -1.0
    foe = s.players[s.holder]
    near = foe.place != NEBULA and foe.place in s.setting.near[s.players[seat].place]
    return FIGHT * STAYS ** len(foe.hand) if near and can_overcome(s, seat, foe.place) else -1.0


def another_turn_wish(s: Galaxy, seat: int, window: int) -> float:
    """5.14 The holder lets planets vanish; a hunter in reach of him, and not next anyway, strikes once more."""
    if s.holder < 0 or seat in s.queue:
        return -1.0
    if s.holder == seat:
        return 5.0
    place, hand = s.players[s.holder].place, s.players[seat].hand
    if window != W_END or s.queue or left_of(s, s.regular) == seat or turns_left(s) < 2 or place == NEBULA:
        return -1.0
    reach = FAR if WORMHOLE in hand else 3 if MOVE in hand else 1
    in_reach = distances(s, s.players[seat].place)[place] <= reach
    return FIGHT * (hope(s, seat) - FAINT) if in_reach else -1.0
