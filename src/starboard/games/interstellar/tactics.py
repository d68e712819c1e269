"""What a quick player sees on the table: what cards are worth, how far spaces are, where the Oracle can be."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.questions import is_space
from starboard.games.interstellar.rules.combat import in_range
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.words import (
    BEAM,
    CANNON,
    CLOAK,
    CLONE,
    CODEX,
    FIRST_DEFENSE,
    HOLOGRAM,
    INHIBITOR,
    INTIMIDATE,
    KINDS,
    LABYRINTH,
    MOVE,
    NEBULA,
    NELGS,
    NO_HAZARD,
    ORACLE,
    SCAVENGERS,
    SCRAMBLER,
    SEDUCE,
    SENSORS,
    TIME_MACHINE,
    TRADE,
    WORMHOLE,
)
from starboard.kernel import is_known

FAR: Final = 9
"""Further than any two spaces are apart."""
WORTH: Final = {
    CLONE: 9,
    WORMHOLE: 8,
    HOLOGRAM: 7,
    CODEX: 7,
    MOVE: 7,
    BEAM: 7,
    SCRAMBLER: 6,
    CLOAK: 6,
    TIME_MACHINE: 6,
    SCAVENGERS: 5,
    INTIMIDATE: 5,
    SEDUCE: 4,
    CANNON: 4,
    SENSORS: 3,
    TRADE: 2,
    INHIBITOR: 1,
    ORACLE: 50,
}


def worth_of(card: int) -> int:
    """What a card is worth to its holder, roughly; weapons 4, defenses 5."""
    return WORTH.get(card, 4 if card < FIRST_DEFENSE else 5)


WORTHS: Final = [worth_of(card) for card in range(KINDS)]


def least(cards: list[int]) -> int:
    """The card that is missed least."""
    return min(cards, key=worth_of)


def distances(s: Galaxy, start: int) -> list[int]:
    """How many spaces each node is away; FAR where no way leads."""
    away = [FAR] * s.setting.nodes
    away[start] = 0
    edge = [start]
    while edge:
        following = []
        for node in edge:
            for other in s.setting.near[node]:
                if away[other] == FAR and is_space(s, other):
                    away[other] = away[node] + 1
                    following.append(other)
        edge = following
    return away


def can_search(s: Galaxy, seat: int, node: int) -> bool:
    """Whether the seat could overcome what guards the planet."""
    me, hazard, box = s.players[seat], s.hazards[node], s.setting.box
    if node == NEBULA or not s.under[node]:
        return False
    if hazard in (NO_HAZARD, LABYRINTH) or me.race in box.counter_passive[hazard]:
        return True
    if me.race in box.counter_active[hazard] and not me.grey:
        return True
    return any(card in me.hand for card in box.counter_cards[hazard])


def promise(s: Galaxy, seat: int, node: int) -> int:
    """What the cards under a planet promise the seat, from what it knows."""
    best = 0
    for slot in s.under[node]:
        if is_known(slot.known_by, seat):
            found = 100 if slot.card == ORACLE else WORTHS[slot.card] - 4
        else:
            found = 20 if slot.number == 1 and is_inner(node) and not s.entropy else 3
        best = max(best, found)
    return best


def oracle_node(s: Galaxy, seat: int) -> int:
    """Where the seat knows the Oracle to lie, or -1."""
    for node, slots in enumerate(s.under):
        for slot in slots:
            if slot.card == ORACLE and is_known(slot.known_by, seat):
                return node
    return -1


def attacks(s: Galaxy, seat: int, foe: int) -> int:
    """With how many ranges the seat can strike the foe."""
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


def safety(s: Galaxy, seat: int, node: int) -> int:
    """How far the others are from a node; the Nebula is no place to end a turn with the Oracle."""
    if node == NEBULA:
        return -5
    away = distances(s, node)
    nearest = min([away[p.place] for p in s.players if p.seat != seat], default=FAR)
    return 3 * nearest + (1 if nearest else -6)


def appeal(s: Galaxy, seat: int, node: int) -> float:
    """How good it is for the seat to stand on a node."""
    if s.holder == seat:
        return float(safety(s, seat, node))
    away = distances(s, node)
    best = 0.0
    if s.holder >= 0:
        prey = s.players[s.holder]
        strength = 8 * attacks(s, seat, s.holder) + 6 * _charms(s, seat)
        place = prey.place if prey.place != NEBULA else node
        best = (10.0 + strength) / (1 + away[place])
    for place in range(1, s.setting.nodes):
        if s.planets[place] and can_search(s, seat, place):
            best = max(best, promise(s, seat, place) / (1.0 + away[place]))
    return best


def _charms(s: Galaxy, seat: int) -> int:
    return sum(1 for card in s.players[seat].hand if card in (SEDUCE, INTIMIDATE))
