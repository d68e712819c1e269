"""MC-6.1 What to try first in a turn: Gold less Hours, with the dish as it lies or as a bonus would change it."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import (
    ActivateStaff,
    ChartStars,
    Divine,
    MoveRune,
    NudgeDie,
    ReadHoroscopes,
    Recruit,
    TwistFates,
)
from starboard.games.cove.components.tables import DISCARD_ONE, GAIN
from starboard.games.cove.domains import (
    BONE,
    COIN,
    D1,
    DIVINATION,
    FACE,
    FATE_X,
    HOROSCOPES,
    NO_CARD,
    ROGUE,
    SKULL,
    STAR_CHARTING,
    TWISTING_FATES,
    VALUE,
    VOODOO,
)
from starboard.games.cove.rules.bonuses import has_box
from starboard.games.cove.rules.divination import icons_left
from starboard.games.cove.rules.fates import turned
from starboard.games.cove.rules.horoscopes import next_number
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.rules.staff import why_not_ability
from starboard.games.cove.rules.turns import hours_of
from starboard.games.cove.state import Cove, Oracle
from starboard.games.cove.tactics.chart import nearest, plans, within
from starboard.games.cove.tactics.demand import CARD, worths_of
from starboard.games.cove.tactics.prizes import Scored, best_first, place_worth, x_worth
from starboard.kernel import Action, legal, replaced

HOUR: Final = 6.0
"""What an Hour is worth."""
LINE: Final = 1.2
"""What a line is worth beyond the areas that it closes."""
BUBBLE: Final = 1.5
"""What a bonus is worth to who keeps it."""
ICON: Final = 0.7
"""What an icon of the Divining Area is worth to who keeps it."""
GROWTH: Final = 1.8
"""What a Hall gains in a Market phase."""
STAFF_USE: Final = (9.0, 6.0, 2.0, 5.0)
"""What one use of each Staff ability is worth, about."""
NONE: Final = -100.0
"""What an action is worth that cannot be done."""


class Outlook:
    """What a seat's actions would bring this turn, as far as that does not hang on how the Runes lie."""

    def __init__(self, s: Cove, oracle: Oracle) -> None:
        worths = worths_of(s, oracle)
        self.s: Final = s
        self.oracle: Final = oracle
        self.worths: Final = worths
        self.x: Final = x_worth(s, oracle, worths)
        found = nearest(plans(s, oracle, worths, 4))
        self.lines: Final = [0.0, *[within(found, count) + LINE * count for count in (1, 2, 3, 4)]]
        self.left: Final = (s.market or s.board.last_hour) - oracle.hour
        self.boxes: Final = [place_worth(s, oracle, line, worths) for line in (0, 1)]
        self.follows: Final = [next_number(s, oracle.seat, line) for line in (0, 1)]
        self.room: Final = [has_box(s, oracle.seat, line) for line in (0, 1)]
        self.icons: Final = icons_left(s, oracle.seat)
        prize1 = max(self.x, 4.0)
        prize2 = max(prize1, *worths[:4])
        self.tiers: Final = [0.0, prize1, prize2, max(prize2, *worths[4:])]
        everybody = sum(s.bag) or 1
        self.shares: Final = [s.bag[colour] / everybody for colour in range(4)]
        self.likeliest: Final = max(self.shares)

    def pay(self, hours: int) -> float:
        """MC-5.3 What an action's Hours cost; those beyond the market hour cost nothing."""
        return HOUR * min(hours, self.left)

    def prediction(self, number: int, share: float) -> float:
        """MC-11.5 What a prediction of so many icons will bring in a colour with this share of the bag."""
        value = -ICON * number
        coming = 1.0
        for left in range(number, 0, -1):
            value += coming * share * self.tiers[min(left, 3)]
            coming *= 1.0 - share
        return value

    def charting(self, dish: tuple[int, ...]) -> float:
        """MC-9.7 What Star Charting brings with this dish."""
        number = 0
        for die in (0, 1):
            if dish[D1 + die] == dish[BONE]:
                number = max(number, dish[VALUE + die])
        return self.lines[number] - self.pay(self.s.board.costs[STAR_CHARTING]) if number else NONE

    def reading(self, dish: tuple[int, ...], half: int) -> float:
        """MC-9.25 What Horoscopes bring with the dice of a half."""
        value = 0.0
        wrote = -1
        for die in (0, 1):
            if dish[D1 + die] != half:
                continue
            number = dish[VALUE + die]
            best = 0.0
            line_of_it = -1
            for line in (0, 1):
                if self.room[line] and line != wrote and self.follows[line] in (0, number) and self.boxes[line] > best:
                    best = self.boxes[line]
                    line_of_it = line
            value += best
            if line_of_it >= 0:
                wrote = line_of_it
        return value - self.pay(self.s.board.costs[HOROSCOPES]) if wrote >= 0 else NONE

    def divining(self, dish: tuple[int, ...], die: int, share: float) -> float:
        """MC-9.20 What Divination brings with a die."""
        if dish[D1 + die] != dish[VOODOO] or dish[VALUE + die] > self.icons:
            return NONE
        return self.prediction(dish[VALUE + die], share) - self.pay(self.s.board.costs[DIVINATION])

    def twisting(self, dish: tuple[int, ...], fate: int) -> float:
        """MC-9.2 What Twisting Fates brings."""
        for rune in self.s.board.fate_runes[fate]:
            if dish[rune] == dish[COIN]:
                break
        else:
            return NONE
        value = self.x if fate == FATE_X else BUBBLE * self.s.board.fate_fills[fate]
        return value - self.pay(self.s.board.costs[TWISTING_FATES]) - (CARD if dish[FACE] == SKULL else 0.0)

    def best(self, dish: tuple[int, ...]) -> float:
        """What the best action brings whose Runes must lie well."""
        figure = self.oracle.figure
        value = NONE
        if figure != STAR_CHARTING:
            value = self.charting(dish)
        if figure != DIVINATION:
            value = max(value, self.divining(dish, 0, self.likeliest), self.divining(dish, 1, self.likeliest))
        if figure != HOROSCOPES:
            value = max(value, self.reading(dish, 0), self.reading(dish, 1))
        if figure != TWISTING_FATES:
            value = max(value, self.twisting(dish, FATE_X))
        return value

    def recruiting(self, number: int) -> float:
        """MC-9.32 What a card brings: its ability, its icons at the end, and a Staff ability not yet there."""
        s = self.s
        card = s.board.card(number)
        rounds = LAST_ROUND + 1 - s.round
        value = 0.0
        if card.ability == GAIN:
            value += self.worths[card.good]
        elif card.ability == DISCARD_ONE:
            value += CARD if self.oracle.corruption else 0.0
        else:
            value += 2.0
        icons = 0.0
        for icon in card.icons:
            icons += -s.lair - 0.9 * rounds if icon == ROGUE else s.halls[icon] + GROWTH * rounds
        value += icons
        free = [slot for slot in range(4) if self.oracle.staff[slot] == NO_CARD]
        if free:
            best = max([STAFF_USE[slot] for slot in free])
            value += best * 1.1 * (rounds - self.oracle.hour / s.board.last_hour)
        else:
            value -= 8.0
        return value - self.pay(card.cost)

    def activating(self) -> float:
        """MC-9.37 What the Staff abilities bring that can do something."""
        value = 0.0
        for slot, card in enumerate(self.oracle.staff):
            if card != NO_CARD and why_not_ability(self.s, self.oracle.seat, slot) is None:
                value += max(self.x, 2.0) if slot == 0 else self.lines[2] if slot == 1 else STAFF_USE[slot]
        return value - self.pay(2)

    def score(self, action: Action) -> float:
        """What an action promises."""
        dish = self.oracle.dish
        if isinstance(action, ChartStars):
            return self.charting(dish)
        if isinstance(action, Divine):
            return self.divining(dish, action.die, self.shares[action.colour])
        if isinstance(action, ReadHoroscopes):
            return self.reading(dish, action.half)
        if isinstance(action, TwistFates):
            return self.twisting(dish, action.fate)
        if isinstance(action, Recruit):
            return self.recruiting(action.card)
        if isinstance(action, ActivateStaff):
            return self.activating()
        if isinstance(action, NudgeDie):
            place = VALUE + action.die
            return self.best(replaced(dish, place, turned(dish[place], action.sign))) - BUBBLE
        if isinstance(action, MoveRune):
            return self.best(replaced(dish, action.rune, 1 - dish[action.rune])) - BUBBLE
        return -self.pay(hours_of(self.s, action))


def turn_actions(s: Cove) -> list[Action]:
    """The actions of a turn, the most promising first."""
    actions = legal(s)
    if len(actions) < 2:
        return actions
    outlook = Outlook(s, s.oracles[s.turn])
    return best_first([Scored(action, outlook.score(action)) for action in actions])
