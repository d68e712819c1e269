"""What each seat may expect of a position: who keeps the Oracle to the end, who finds it.

All hands are open here: a search asks it of guesses at what a seat cannot see. What is counted is what wins games:
attacks that no defense stops, ways out of a fight, keys to hazards, how near the Oracle is, and how many turns are left
to take it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.interstellar.domains import (
    ALAR,
    AWAITING,
    BEAM,
    CANNON,
    CLOAK,
    CODEX,
    ERSATZ,
    FIRST_DEFENSE,
    HOLOGRAM,
    INTIMIDATE,
    KITH,
    MOVE,
    NEBULA,
    NELGS,
    ORACLE,
    SEDUCE,
    SHORT,
    TIME_MACHINE,
    WORMHOLE,
    XANGOFIN,
)
from starboard.games.interstellar.rules.combat import in_range
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.games.interstellar.tactics.maps import distances
from starboard.games.interstellar.tactics.sight import can_overcome, turns_left
from starboard.games.interstellar.tactics.uses import least_uses
from starboard.kernel import is_known

MOST_ESCAPES: Final = 3
"""More ways out than these are no safer."""
STATUSES_COST: Final = (0.0, 0.5, 0.2)
"""5.1 What it costs to be alive, awaiting, recovering."""
NEAR_FLIGHT: Final = 3
"""A Move and the normal move go so far."""
HELD: Final = 0.7
SOUGHT: Final = 0.5
"""How much of what speaks for somebody came true in games, while somebody holds the Oracle and while it is sought."""
USE: Final = 0.035
"""What a hand is good for counts so much a point, here and below as logarithms of odds."""
FRESH: Final = 22.0
"""5.1 What the five cards are good for, on average, that a killed player draws."""


def expectations(s: Galaxy, seats: int) -> list[float]:
    """What the end will be worth to each seat: 1 to the winner, to all others what a place behind him leaves them."""
    chances = _sought(s, seats) if s.holder < 0 else _held(s, seats)
    left = 0.25 * (seats - 2) / (seats - 1)
    return [left + (1.0 - left) * chance for chance in chances]


# Somebody holds it


def _held(s: Galaxy, seats: int) -> list[float]:
    """1.1 The holder's chance to keep it from each of the others, and theirs to be the one who takes it."""
    keeps = 1.0
    threats = [0.0] * seats
    total = 0.0
    for seat in range(seats):
        if seat != s.holder:
            safe = 1.0 / (1.0 + exp(-HELD * safety(s, s.holder, seat)))
            keeps *= safe
            threats[seat] = 1.0 - safe
            total += threats[seat]
    chances = [(1.0 - keeps) * threat / total for threat in threats]
    chances[s.holder] = keeps
    return chances


def turns_of(s: Galaxy, seat: int, foe: int) -> int:
    """1.7 In how many turns, until the last planet vanishes, the seat can still meet the foe."""
    seats = s.setting.seats
    offset = (seat - s.active) % seats
    left = turns_left(s)
    turns = (left - 1 - offset) // seats + 1 if offset < left else 0
    if not offset and s.encountered & SEAT_BITS[foe]:
        turns -= 1
    turns -= s.lose_turns[seat] + (1 if s.players[seat].status == AWAITING else 0)
    return max(0, turns)


def safety(s: Galaxy, holder: int, hunter: int) -> float:
    """How much speaks for the holder against one hunter: what a fight would bring counts more as the end comes near."""
    mine, his = s.players[holder], s.players[hunter]
    turns = turns_of(s, hunter, holder)
    late = 1.0 / (1.0 + turns)
    value = 0.3 + 2.5 * late + USE * (_good(s, holder) - _good(s, hunter))
    if not turns:
        return value + 2.0
    ways = min(MOST_ESCAPES, escapes(s, holder, hunter))
    value += ways * max(0.2, 0.8 - 0.05 * turns)
    struck = [lands(s, hunter, holder, reach) for reach in range(3)]
    first = _strikes_first(s, hunter, holder, struck)
    value -= sum(struck) * (0.1 + 0.4 * late) + 0.2 * first
    met = _is_met(s, holder, hunter)
    if met:
        value -= 0.2
    if first > 0 and not ways:
        value -= late * (2.8 if met else 0.8)
    value -= charms(s, hunter, holder) * (0.3 + 1.3 * late)
    if CANNON in his.hand:
        value -= 0.2
    if TIME_MACHINE in mine.hand or CODEX in mine.hand:
        value += 0.4
    return value


def _is_met(s: Galaxy, holder: int, hunter: int) -> bool:
    """8.1 Whether the hunter reaches the holder in one turn, from where both are."""
    place, hand = s.players[holder].place, s.players[hunter].hand
    away = distances(s, place)[s.players[hunter].place]
    return place != NEBULA and (away <= 1 or WORMHOLE in hand or (MOVE in hand and away <= NEAR_FLIGHT))


def _good(s: Galaxy, seat: int) -> float:
    """What a seat's hand is good for; who waits for a new one has an average hand."""
    return FRESH if s.players[seat].status == AWAITING else sum(least_uses(s, seat))


# Nobody holds it


def _sought(s: Galaxy, seats: int) -> list[float]:
    """6.7 Each seat's chance by what it is armed with and how near it is to finding the Oracle."""
    shares = [exp(SOUGHT * readiness(s, seat)) for seat in range(seats)]
    total = sum(shares)
    return [share / total for share in shares]


def readiness(s: Galaxy, seat: int) -> float:
    """How much speaks for a seat while the Oracle is sought."""
    me = s.players[seat]
    foe = (seat + 1) % s.setting.seats
    value = USE * _good(s, seat) - 0.3 * s.lose_turns[seat] - STATUSES_COST[me.status]
    value += 0.15 * min(MOST_ESCAPES, escapes(s, seat, foe)) + charms(s, seat, foe)
    value += 0.1 * sum([lands(s, seat, foe, reach) for reach in range(3)])
    if not me.grey:
        value += 0.25
    if TIME_MACHINE in me.hand:
        value += 0.3
    if CODEX in me.hand:
        value += 0.8 if TIME_MACHINE in me.hand else 0.4
    return value + _nearness(s, seat)


def _nearness(s: Galaxy, seat: int) -> float:
    """6.3 How much speaks for the seat that it knows where the Oracle lies, can go there and can get at it."""
    for node, slots in enumerate(s.under):
        for slot in slots:
            if slot.card == ORACLE:
                value = 0.1 if can_overcome(s, seat, node) else 0.0
                if is_known(slot.known_by, seat):
                    value += 0.2 - 0.03 * distances(s, s.players[seat].place)[node]
                    if BEAM in s.players[seat].hand:
                        value += 0.1
                return value
    return 0.0


# What a hand can do to another


def lands(s: Galaxy, seat: int, foe: int, reach: int) -> bool:
    """9.5-9.10 Whether the seat has an attack at this range that the foe neither stops nor is immune to."""
    p, target, box = s.players[seat], s.players[foe], s.setting.box
    if reach == 0 and target.race == NELGS:
        return False
    immune = box.immune[target.race]
    bare = p.race == XANGOFIN and reach == SHORT
    for card in p.hand:
        if card >= FIRST_DEFENSE:
            break  # hands are sorted, weapons come first
        damage = box.types[card]
        if damage != immune and in_range(p.race, box.ranges[card], reach) and (bare or not stops(s, foe, damage)):
            return True
    damage = box.attack_types[p.race]
    if p.grey or box.attack_ranges[p.race] != reach or damage == immune:
        return False
    return bare or not stops(s, foe, damage)


def stops(s: Galaxy, seat: int, damage: int) -> bool:
    """9.8 Whether the seat holds a defense against this."""
    hand = s.players[seat].hand
    for card in s.setting.box.stops[damage]:  # noqa: SIM110  # asked at every leaf, and a loop compiles well
        if card in hand:
            return True
    return False


def _strikes_first(s: Galaxy, seat: int, foe: int, struck: list[bool]) -> int:
    """9.2 Who lands the first attack where the seat attacks: 1 the seat, -1 the foe, 0 nobody."""
    for reach in range(3):
        if struck[reach]:
            return 1
        if lands(s, foe, seat, reach):
            return -1
    return 0


def escapes(s: Galaxy, seat: int, foe: int) -> int:
    """9.11 How often the seat can leave a fight with the foe."""
    me = s.players[seat]
    seen = s.players[foe].race == KITH
    ways = 0
    for card in me.hand:
        if card in (MOVE, WORMHOLE) or (card == CLOAK and not seen):
            ways += 1
    if not me.grey and (me.race == ALAR or (me.race == ERSATZ and not seen)):
        ways += 1
    return ways


def charms(s: Galaxy, seat: int, foe: int) -> float:
    """8.13 How likely the seat's diplomacy draws the Oracle from the foe."""
    me, target = s.players[seat], s.players[foe]
    drawn = 1 if me.race == XANGOFIN and not me.grey else 0
    if target.race != ERSATZ and (me.race == KITH or HOLOGRAM not in target.hand):
        for card in me.hand:
            if card == SEDUCE:
                drawn += 2
            elif card == INTIMIDATE:
                drawn += 1
    return drawn / (len(target.hand) + 1)
