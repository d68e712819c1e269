"""What a quick player knows of the Cove: what things will be worth in Gold, what an Hour is worth, what to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.cove.actions import (
    AssignStaff,
    Decline,
    DiscardCorruption,
    Divine,
    Done,
    DrawLine,
    MoveRune,
    NudgeDie,
    SellGood,
    SellToRogues,
    UseStaff,
)
from starboard.games.cove.board import BIT, set_of
from starboard.games.cove.domains import BLACK, NO_CARD, PIERS, ROGUE
from starboard.games.cove.rules.arrivals import AdvanceToken
from starboard.games.cove.rules.charting import DrawLines, GoOnDrawing
from starboard.games.cove.rules.corruption import ChooseDiscard, DrawCorruption, TakeTopCard
from starboard.games.cove.rules.market import SellGoods
from starboard.games.cove.rules.peddler import crowd
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.rules.staff import OfferStaff, UseStaffAbility
from starboard.games.cove.rules.townsfolk import AssignCard, UseAbility
from starboard.games.cove.rules.turns import ChooseAction, open_actions
from starboard.games.cove.scoring import NOBODY
from starboard.games.cove.state import ACTIVE, Cove, Oracle
from starboard.games.cove.tactics import chances, finished, logistic, ordered, solo_chances
from starboard.kernel import Action, Judgement, State, legal

if TYPE_CHECKING:
    from random import Random

    from starboard.kernel import Outcome

HOUR: Final = 5.5
"""What an Hour is worth (section 24 of the rules weighs it at 5 to 6 Gold)."""
CUSTOMERS: Final = 1.6
"""The Customers that a Good finds in a round of which nothing is known yet."""
HALL_GROWTH: Final = 1.8
"""What a Hall gains in a Market phase, and so does the Lair, about."""
CORRUPTION: Final = 6.0
"""What a Corruption card not yet seen will cost."""
TIERS: Final = (0.0, 6.5, 9.0, 17.0)
"""What the success of a prediction is worth by its tier."""
MISSING: Final = (0.0, 0.55, 0.3, 0.14, 0.05)
"""The share of an area's worth when so many lines are missing."""
STAFF_USE: Final = (8.0, 6.0, 2.0, 3.5)
"""What one use of each Staff ability is worth."""
USES: Final = 1.1
"""How often in a round the Staff is activated."""
BUBBLE: Final = 0.9
LINE: Final = 1.6
"""What a line still to be drawn is worth, and a box already filled."""
SLOT: Final = 1.5
"""What an empty Faction slot is worth: less and less as the end comes."""

CLOSE: Final = 10.0
"""MC-18.6 Gold by which a game against the Peddler is won clearly."""
MOST_IDEAS: Final = 8
"""How many actions are tried by whole games."""


class CoveJudgement(Judgement):
    """Gold, what Goods, cards and predictions will bring, less the Hours they took and the Corruption they cost.

    Who thinks ahead judges positions at rest, by what each seat may expect to own at the end.
    """

    rounds = 3000
    games = 1000
    horizon = 0
    width = 2
    widening = 0.4
    daring = 0.12

    def worth(self, s: Cove, seat: int) -> float:
        oracle = s.oracles[seat]
        value = oracle.gold + _goods(s, oracle) + _cards(s, oracle) + _predictions(s, oracle) + _chart(s, oracle)
        value += BUBBLE * (oracle.bubbles[0] + oracle.bubbles[2]) * min(1.0, _rounds_left(s) / 2)
        value += LINE * (len(oracle.top) + len(oracle.bottom))
        value += SLOT * _rounds_left(s) * oracle.marks.count(0)
        for slot, mark in enumerate(oracle.marks):
            if mark == 2:
                value += s.board.sponsorship * (s.halls[slot // s.board.slots] + HALL_GROWTH)
        value -= _lair_at_end(s) * s.board.rogue_cost * sum([max(card, 0) + 1 for card in oracle.corruption])
        return value - HOUR * oracle.hour + _pending(s, seat)

    def candidates(self, s: State, rng: Random) -> list[Action]:
        assert isinstance(s, Cove)
        actions = legal(s)
        if len(actions) < 2:
            return actions
        top = s.steps[-1]
        if isinstance(top, ChooseAction):
            return _worthwhile(s, actions)
        if isinstance(top, DrawLines):
            return [_best_line(s, top.seat, actions)]
        if isinstance(top, SellGoods):
            return [_best_sale(s, top, actions)]
        if isinstance(top, UseStaffAbility):
            return actions[:1] if isinstance(actions[0], UseStaff) else actions
        if isinstance(top, ChooseDiscard | UseAbility):
            return _best_discard(actions)
        if isinstance(top, AssignCard):
            return _best_slots(s.oracles[top.seat], actions)
        return actions

    def tries(self, s: State, rng: Random) -> list[Action]:
        assert isinstance(s, Cove)
        return ordered(s).copy()

    def ideas(self, s: State, rng: Random) -> list[Action]:
        return self.tries(s, rng)[:MOST_IDEAS]

    def quick(self, s: State, rng: Random) -> Action:
        """What promises most."""
        assert isinstance(s, Cove)
        return ordered(s)[0]

    def prospects(self, s: Cove, seats: int) -> list[float]:
        rest = finished(s)
        return [solo_chances(rest)] if rest.peddler is not None else chances(rest)

    def results(self, outcome: Outcome) -> list[float]:
        if len(outcome.scores) > 1:
            return super().results(outcome)
        peddler = sum([line.points for line in outcome.breakdown if line.seat == NOBODY])
        return [logistic((outcome.scores[0] - peddler) / CLOSE)]


# What things are worth


def _rounds_left(s: Cove) -> int:
    return LAST_ROUND + 1 - s.round


def _halls_at_end(s: Cove, colour: int) -> float:
    return s.halls[colour] + HALL_GROWTH * _rounds_left(s)


def _lair_at_end(s: Cove) -> float:
    return s.lair + HALL_GROWTH / 2 * _rounds_left(s)


def _goods(s: Cove, oracle: Oracle) -> float:
    """Each Good at the Customers it will find: those in sight this round, or as usual in a later one."""
    if not any(oracle.shelf):
        return 0.0
    crowds = [crowd(s, pier) for pier in range(3)]
    waiting = [0.0] * 4
    for boat, aboard in enumerate(s.boats):
        if boat not in s.docks:
            for who in aboard:
                if who != ROGUE:
                    waiting[who] += 0.12 * len(aboard)
    later = CUSTOMERS if s.round < LAST_ROUND else 0.0
    value = 0.0
    for place, count in enumerate(oracle.shelf):
        if not count:
            continue
        size, colour = divmod(place, 4)
        seen = 0.0
        for pier in range(3):
            if s.board.pier_takes[pier][size]:
                seen = max(seen, crowds[pier][colour] - (0.4 if pier == BLACK else 0.0))
        value += count * s.board.prices[place] * max(seen + min(waiting[colour], 1.2), later)
    return value


def _cards(s: Cove, oracle: Oracle) -> float:
    """The icons at the end, and the uses that are left of the Staff."""
    value = 0.0
    hours = s.board.last_hour - oracle.hour
    uses = USES * (_rounds_left(s) - 1 + hours / s.board.last_hour)
    for slot, card in enumerate(oracle.staff):
        if card == NO_CARD:
            continue
        value += uses * STAFF_USE[slot]
        for icon in s.board.card(card).icons:
            if icon == ROGUE:
                value -= s.board.rogue_cost * _lair_at_end(s)
            else:
                value += s.board.icon_gold * _halls_at_end(s, icon)
    return value


def _predictions(s: Cove, oracle: Oracle) -> float:
    """What each Active Prediction will bring, if draws come as the bag has them."""
    everybody = sum(s.bag) or 1
    value = 0.0
    for prediction in oracle.predictions:
        if prediction.ended != ACTIVE:
            continue
        share = s.bag[prediction.colour] / everybody
        misses = 1.0
        for left in range(prediction.icons - prediction.crossed, 0, -1):
            value += misses * share * TIERS[min(left, 3)]
            misses *= 1 - share
    return value


def _prospects(s: Cove, oracle: Oracle) -> list[tuple[float, int]]:
    """The areas worth most as the chart stands, with the lines they miss."""
    chart = s.board.chart
    drawn = set_of(oracle.lines)
    closed = drawn | chart.printed
    filled = set_of(oracle.filled)
    found: list[tuple[float, int]] = []
    for cells, outline, colour, size in chart.prizes:
        missing = outline & ~closed
        count = missing.bit_count()
        place = 4 * size + colour
        if cells & filled or count >= len(MISSING) or oracle.shelf[place] >= s.board.supply[place]:
            continue
        gold = s.board.prices[place] * CUSTOMERS - (CORRUPTION if outline & chart.cross else 0.0)
        if gold > 0:
            found.append((gold * MISSING[count], missing))
    found.sort(key=lambda prospect: (-prospect[0], prospect[1]))
    return found


def _chart(s: Cove, oracle: Oracle) -> float:
    return 0.7 * sum([gold for gold, _ in _prospects(s, oracle)[:3]])


def _pending(s: Cove, seat: int) -> float:
    """What is still to come of the action under way."""
    value = 0.0
    for step in s.steps:
        if isinstance(step, AdvanceToken):
            if step.token == seat:
                value -= HOUR * step.hours
        elif isinstance(step, DrawCorruption | TakeTopCard):
            value -= CORRUPTION if step.seat == seat else 0.0
        elif isinstance(step, GoOnDrawing | DrawLines):
            value += LINE * step.left if step.seat == seat else 0.0
        elif isinstance(step, OfferStaff | UseStaffAbility) and step.seat == seat:
            value += sum([STAFF_USE[slot] for slot in step.left])
    return value


# What to try


def _worthwhile(s: Cove, actions: list[Action]) -> list[Action]:
    """The actions, with each die's prediction in the best colour only; bonuses only where the dish is poor."""
    colour = max(range(4), key=lambda one: s.bag[one])
    able = open_actions(s, s.turn)
    poor = len({type(action) for action in able}) < 3
    return [
        action
        for action in actions
        if (not isinstance(action, NudgeDie | MoveRune) or (poor and isinstance(action, MoveRune)))
        and (not isinstance(action, Divine) or action.colour == colour)
    ]


def _best_line(s: Cove, seat: int, actions: list[Action]) -> Action:
    """A line of the area that is nearest to its prize; else to stop, or any."""
    for _, missing in _prospects(s, s.oracles[seat]):
        for action in actions:
            if isinstance(action, DrawLine) and missing & BIT[action.edge]:
                return action
    return actions[-1]


def _best_sale(s: Cove, step: SellGoods, actions: list[Action]) -> Action:
    """What is bought nowhere better in this phase; at the Black Market only if all of it pays for the Corruption."""
    later = range(step.pier + 1, len(PIERS))
    here = crowd(s, step.pier)
    crowds = [(pier, crowd(s, pier)) for pier in later]
    oracle = s.oracles[step.seat]
    best: tuple[float, Action] | None = None
    total = 0.0
    for action in actions:
        if isinstance(action, SellGood | SellToRogues):
            place = 4 * action.size + action.colour
            buyers = here[action.colour] if isinstance(action, SellGood) else here[ROGUE]
            others = [0, *[there[action.colour] for pier, there in crowds if s.board.pier_takes[pier][action.size]]]
            kept = CUSTOMERS if s.round < LAST_ROUND else 0.0
            gain = s.board.prices[place] * (buyers - max(*others, kept - 0.6))
            if isinstance(action, SellToRogues) and not step.to_rogues:
                gain -= CORRUPTION
            if gain > 0:
                total += gain * oracle.shelf[place]
                if best is None or gain > best[0]:
                    best = (gain, action)
    first_here = step.pier == BLACK and not step.sold
    if best is None or (first_here and total <= CORRUPTION):
        return actions[-1] if isinstance(actions[-1], Done) else actions[0]
    return best[1]


def _best_discard(actions: list[Action]) -> list[Action]:
    """The card with most icons; of other abilities all targets."""
    discards: list[Action] = [action for action in actions if isinstance(action, DiscardCorruption)]
    if discards:
        return discards[-1:]
    return [*[action for action in actions if not isinstance(action, Decline)][:8], actions[-1]]


def _best_slots(oracle: Oracle, actions: list[Action]) -> list[Action]:
    """An empty slot if there is one, the most useful first."""
    free: list[Action] = [
        action for action in actions if isinstance(action, AssignStaff) and oracle.staff[action.staff] == NO_CARD
    ]
    return free[:1] or actions
