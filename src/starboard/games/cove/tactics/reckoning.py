"""What a seat may expect to own at the end: what it has, and what comes of it, each weighed.

The weights are those that tell the final Gold of games between bots best (`tools/weights.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from starboard.games.cove.domains import ACTIVATE_STAFF, EMPTY, MARK_WAITS, NO_CARD, ROGUE, SECURITY
from starboard.games.cove.rules.arrivals import AdvanceToken
from starboard.games.cove.rules.corruption import DrawCorruption, TakeTopCard
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.scoring import final_gold
from starboard.games.cove.state import ACTIVE, Cove, Oracle
from starboard.games.cove.tactics.chart import FARTHEST, plans
from starboard.games.cove.tactics.demand import Demand, demand, demand_of, open_piers, rates, takings
from starboard.games.cove.tactics.prizes import bonus_gold

USUAL_END: Final = 11
"""The hour to which Production usually goes."""
HOURS: Final = 10.0
"""The Hours of a round that has not begun."""
ENOUGH: Final = 6.0
"""Hours that are enough to make use of what is prepared."""
DRAWS: Final = 24.0
"""The Adventurers drawn in a round."""

PEDDLER_GOOD: Final = 15.5
"""MC-18.5 What the Peddler gets for a Good, about."""
SPREAD: Final = 20.0
SPREADS_BY: Final = 3.5
"""How uncertain the last round is, in Gold, and how much more each round before it."""
ICONS_OF_A_CARD: Final = 4 / 3
"""The Rogue icons of a Corruption card not yet seen."""

NAMES: Final = (
    *("hours", "turn", "rounds", "goods", "promised", "later"),
    *("exorcist", "astrologist", "palmReader", "security", "together", "activated"),
    *("icons", "iconsGrow", "corruption", "corruptionGrows"),
    *("tier1", "tier2", "tier3", "predictions"),
    *("missing1", "missing2", "missing3", "nextBoxes", "boxesAfter"),
    *("bestSlot", "slots", "waiting", "waitingAtSea", "nudges", "moves"),
)
"""What is weighed."""
WEIGHTS: Final = [
    *(6.4, 12.0, 5.0, 0.9, 0.9, 0.5),
    *(3.5, 0.8, 0.2, 0.2, 0.3, -1.5),
    *(0.9, 1.0, -1.0, -1.6),
    *(10.0, 14.0, 18.0, 1.1),
    *(0.4, 0.2, 0.1, 0.65, 0.25),
    *(0.5, 1.0, 1.2, 0.2, 2.5, 1.5),
]
"""How much each of them counts, in Gold."""


def hours_left(s: Cove, oracle: Oracle) -> float:
    """The Hours that the seat still has in this round, those of an action under way being spent."""
    end = s.market or max(USUAL_END, max([other.hour for other in s.oracles]) + 1)
    hour = oracle.hour
    for step in s.steps:
        if isinstance(step, AdvanceToken) and step.token == oracle.seat:
            hour += step.hours
    return float(max(0, min(end, s.board.last_hour) - hour))


def successes(s: Cove, oracle: Oracle, draws: float) -> list[float]:
    """MC-11.5 The successes to be expected of the Active Predictions, by tier, if draws come as the bag has them."""
    everybody = sum(s.bag) or 1
    found = [0.0, 0.0, 0.0, 0.0]
    for prediction in oracle.predictions:
        if prediction.ended != ACTIVE:
            continue
        share = s.bag[prediction.colour] / everybody
        coming = 1.0
        left = prediction.icons - prediction.crossed
        drawn = 0.0
        while left > 0 and drawn < draws:
            found[min(left, 3)] += coming * share
            coming *= 1.0 - share
            left -= 1
            drawn += 1.0
    return found


def features(s: Cove, oracle: Oracle, wanted: Demand) -> list[float]:
    """What is weighed, in the order of the weights."""
    after = float(LAST_ROUND - s.round)
    now = hours_left(s, oracle)
    hours = now + HOURS * after
    ready = min(1.0, hours / ENOUGH)
    mine = demand_of(s, oracle.seat, wanted)
    worths = rates(s, mine)
    found = [hours, 1.0 if now > 0.0 else 0.0, after]
    _shelf(found, s, oracle, mine)
    _staff(found, s, oracle, hours, ready)
    tiers = successes(s, oracle, DRAWS * after + 1.2 * now)
    found.extend(tiers[1:])
    used = 0
    for prediction in oracle.predictions:
        used += prediction.icons
    found.append(min(float(s.board.icons - used), 0.7 * hours))
    _chart(found, s, oracle, worths, ready)
    _horoscopes(found, s, oracle, worths, ready)
    _factions(found, s, oracle, ready)
    found.append(min(3.0, float(oracle.bubbles[0])) * ready)
    found.append(min(3.0, float(oracle.bubbles[2])) * ready)
    return found


def _shelf(found: list[float], s: Cove, oracle: Oracle, mine: Demand) -> None:
    """MC-12.4 What Goods will bring by Customers already on piers, what more boats promise, what can wait."""
    sure = takings(s, oracle, mine.sure_out, mine.sure_dark)
    found.append(sure)
    found.append(takings(s, oracle, mine.out, mine.dark) - sure)
    later = 0.0
    if s.round < LAST_ROUND:
        for place, count in enumerate(oracle.shelf):
            later += count * s.board.prices[place]
    found.append(later)


def _staff(found: list[float], s: Cove, oracle: Oracle, hours: float, ready: float) -> None:
    """MC-9.37, MC-15.2, MC-13.5 The uses that are left of Staff abilities; icons and Corruption at the end."""
    board = s.board
    markets = float(LAST_ROUND + 1 - s.round)
    uses = hours / 5.0
    staff = [0.0, 0.0, 0.0, 0.0]
    people = 0
    icons = 0.0
    rogues = float(sum([card + 1 for card in oracle.corruption]))
    helpers = 0
    for slot, card in enumerate(oracle.staff):
        if card == NO_CARD:
            continue
        helpers += 1
        staff[slot] = uses
        for icon in board.card(card).icons:
            if icon == ROGUE:
                rogues += 1.0
            else:
                people += s.halls[icon]
                icons += 1.0
    for step in s.steps:
        if isinstance(step, DrawCorruption | TakeTopCard) and step.seat == oracle.seat:
            rogues += ICONS_OF_A_CARD
    staff[SECURITY] *= min(2.0, float(len(oracle.corruption)))
    found.extend(staff)
    found.append(uses * helpers * (helpers - 1))
    found.append(helpers * ready if oracle.figure == ACTIVATE_STAFF else 0.0)
    found.append(float(board.icon_gold * people))
    found.append(board.icon_gold * icons * markets)
    found.append(board.rogue_cost * rogues * s.lair)
    found.append(board.rogue_cost * rogues * markets)


def _chart(found: list[float], s: Cove, oracle: Oracle, worths: list[float], ready: float) -> None:
    """MC-9.11 What areas would bring that miss one line, and the best of those that miss two or three."""
    near = [0.0, 0.0, 0.0, 0.0]
    for plan in plans(s, oracle, worths, FARTHEST):
        near[plan.count] = near[1] + plan.gold if plan.count == 1 else max(near[plan.count], plan.gold)
    found.append(min(near[1], 40.0) * ready)
    found.append(near[2] * ready)
    found.append(near[3] * ready)


def _horoscopes(found: list[float], s: Cove, oracle: Oracle, worths: list[float], ready: float) -> None:
    """MC-9.30 What the next boxes of both lines give, and those after them."""
    boxes = [0.0, 0.0]
    for line, written in enumerate((oracle.top, oracle.bottom)):
        row = s.board.boxes[line]
        for ahead in (0, 1):
            if len(written) + ahead < len(row):
                boxes[ahead] += bonus_gold(s, oracle, row[len(written) + ahead], worths)
    found.append(boxes[0] * ready)
    found.append(boxes[1] * ready)


def _factions(found: list[float], s: Cove, oracle: Oracle, ready: float) -> None:
    """MC-10.2, MC-10.3 The best empty slot, all empty slots, and what Market icons wait for."""
    best = 0
    slots = 0
    waiting = 0
    at_sea = 0
    for slot, mark in enumerate(oracle.marks):
        faction = slot // s.board.slots
        if mark == EMPTY:
            slots += 1
            best = max(best, s.halls[faction])
        elif mark == MARK_WAITS:
            waiting += s.halls[faction]
            for boat, aboard in enumerate(s.boats):
                if boat not in s.docks:
                    at_sea += aboard.count(faction)
    found.append(s.board.sponsorship * best * ready)
    found.append(float(slots * (LAST_ROUND - s.round)))
    found.append(float(s.board.sponsorship * waiting))
    found.append(float(s.board.sponsorship * at_sea))


def expected_gold(s: Cove, oracle: Oracle, wanted: Demand) -> float:
    """The Gold that the seat may expect to have at the end."""
    value = float(oracle.gold)
    for number, amount in enumerate(features(s, oracle, wanted)):
        value += WEIGHTS[number] * amount
    return value


def spread(s: Cove) -> float:
    """By how much a seat must be ahead of another in what it expects, to win in 73 of 100 games.

    The last Customers decide over much of it, so it hardly shrinks until Production ends.
    """
    if not s.steps:
        return 1.0
    selling = open_piers(s, 0) is not None
    after = LAST_ROUND - s.round
    return SPREAD * 0.5 if selling and not after else SPREAD + SPREADS_BY * after


def golds(s: Cove) -> list[float]:
    """What each seat may expect to have at the end."""
    if not s.steps:
        return [float(final_gold(s, oracle)) for oracle in s.oracles]
    wanted = demand(s)
    return [expected_gold(s, oracle, wanted) for oracle in s.oracles]


def chances(s: Cove) -> list[float]:
    """What each seat may expect, from 0 to 1: half of it for winning, half for leaving each other seat behind."""
    found = golds(s)
    scale = spread(s)
    most = max(found)
    shares = [exp((gold - most) / scale) for gold in found]
    total = sum(shares)
    seats = len(found)
    if seats == 2:
        return [share / total for share in shares]
    return [
        0.5 * shares[seat] / total
        + 0.5 * sum([logistic((found[seat] - gold) / scale) for other, gold in enumerate(found) if other != seat])
        / (seats - 1)
        for seat in range(seats)
    ]  # fmt: skip


def logistic(lead: float) -> float:
    """The chances of who leads by so much."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


def solo_chances(s: Cove) -> float:
    """MC-18.6 The chances of who plays alone to have more Gold than the Peddler."""
    peddler = s.peddler
    assert peddler is not None
    mine = golds(s)[0]
    theirs = float(peddler.gold)
    if s.steps:
        wanted = demand(s)
        for place, count in enumerate(peddler.shelf):
            theirs += count * s.board.prices[place] * wanted.dark[place]
        hours = HOURS * (LAST_ROUND - s.round) + max(0, (s.market or USUAL_END) - peddler.hour)
        theirs += PEDDLER_GOOD * hours / s.board.solo_hours[s.level]
    return logistic((mine - theirs) / spread(s))
