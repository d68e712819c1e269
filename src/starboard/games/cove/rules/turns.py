"""MC-5.2, MC-6.1 to MC-6.7 The production turns: who acts, the bonuses she spends, and the action she takes."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import (
    ActivateStaff,
    ChartStars,
    Divine,
    Idle,
    MoveRune,
    NudgeDie,
    ReadHoroscopes,
    Recruit,
    TwistFates,
)
from starboard.games.cove.actions.constants import (
    CHART,
    DIVINES,
    IDLE,
    MOVES,
    NUDGES,
    READS,
    RECRUITS,
    STAFF_ACTION,
    TWISTS,
)
from starboard.games.cove.domains import (
    ACTIVATE_STAFF,
    DIVINATION,
    HOROSCOPES,
    MOVE,
    PLUS_MINUS,
    RECRUIT,
    STAR_CHARTING,
    TWISTING_FATES,
)
from starboard.games.cove.events import TurnBegan
from starboard.games.cove.rules.arrivals import AdvanceToken, hour_of, market_hour
from starboard.games.cove.rules.charting import DrawLines, charting_number, why_not_chart
from starboard.games.cove.rules.divination import divine, why_not_divine
from starboard.games.cove.rules.fates import move_rune, nudge_die, twist_fates, why_not_twist, why_not_use
from starboard.games.cove.rules.horoscopes import read_horoscopes, why_not_read
from starboard.games.cove.rules.peddler import PEDDLER_TURN
from starboard.games.cove.rules.refusals import AN_ACTION_IS_LEGAL, SQUARE_EMPTY, figure_stands_there
from starboard.games.cove.rules.runes import ROLLS
from starboard.games.cove.rules.staff import activate_staff, why_not_activate
from starboard.games.cove.rules.townsfolk import REFILL_SQUARE, recruit, why_not_recruit
from starboard.games.cove.state import Cove
from starboard.kernel import Action, Choice, Effect, Refusal

NOT_BESIDE: Final = frozenset({"coin-without-rune", "die-not-with-voodoo", "no-die-in-half"})
"""The reasons that speak of where Runes lie: of several reasons, others come nearer to what is amiss."""


def next_token(s: Cove) -> int:
    """MC-5.2, MC-5.6 The token furthest behind, the top one of those that share its hour; -1 when all have finished."""
    best = -1
    earliest = market_hour(s)
    for token in reversed(s.stack):
        hour = hour_of(s, token)
        if hour < earliest:
            best = token
            earliest = hour
    return best


def first_turn(s: Cove, seat: int) -> bool:
    """MC-4.12 Whether it is the seat's first turn of the game: her set-up roll is its roll."""
    return s.round == 1 and s.oracles[seat].hour == s.board.first_hour


class TakeTurns(Effect[Cove]):
    """MC-5.2 Repeat: the player furthest behind takes one turn, until all tokens are on the market hour."""

    RULE = "MC-5.2"

    def run(self, s: Cove) -> None:
        token = next_token(s)
        if token < 0:
            return
        s.turn = token
        if token >= len(s.oracles):
            s.then(PEDDLER_TURN, self)
            return
        if s.told is not None:
            s.tell(TurnBegan(token, s.oracles[token].hour))
        s.then(CHOOSE_ACTION, self)
        if not first_turn(s, token):
            s.then(ROLLS[False][token][0])


class ChooseAction(Choice[Cove, Action]):
    """MC-6.1 Spend any number of Twisting Fates bonuses, then move the figure to another space and do its action."""

    RULE = "MC-6.1"
    TAKES = (
        NudgeDie, MoveRune, TwistFates, ChartStars, Divine, ReadHoroscopes, Recruit, ActivateStaff, Idle,
    )  # fmt: skip

    def who(self, s: Cove) -> int:
        return s.turn

    def candidates(self, s: Cove) -> list[Action]:
        return self.listed(s)

    def listed(self, s: Cove) -> list[Action]:
        bubbles = s.oracles[s.turn].bubbles
        found: list[Action] = []
        if bubbles[2 * PLUS_MINUS]:
            found.extend(NUDGES)
        if bubbles[2 * MOVE]:
            found.extend(MOVES)
        able = open_actions(s, s.turn)
        if able:
            found.extend(able)
        else:
            found.append(IDLE)
        return found

    def why_not(self, s: Cove, action: Action) -> Refusal | None:
        if isinstance(action, NudgeDie):
            return why_not_use(s, s.turn, PLUS_MINUS)
        if isinstance(action, MoveRune):
            return why_not_use(s, s.turn, MOVE)
        return why_not_act(s, s.turn, action)

    def take(self, s: Cove, action: Action) -> None:
        seat = s.turn
        if isinstance(action, NudgeDie):
            nudge_die(s, seat, action)
            s.then(self)
        elif isinstance(action, MoveRune):
            move_rune(s, seat, action)
            s.then(self)
        else:
            act(s, seat, action)


def open_actions(s: Cove, seat: int) -> list[Action]:
    """MC-6.2, MC-6.5 The actions whose preconditions hold, on spaces where the figure does not stand."""
    figure = s.oracles[seat].figure
    found: list[Action] = []
    if figure != TWISTING_FATES:
        found.extend([TWISTS[fate] for fate in range(3) if why_not_twist(s, seat, fate) is None])
    if figure != STAR_CHARTING and why_not_chart(s, seat) is None:
        found.append(CHART)
    if figure != DIVINATION:
        for die in (0, 1):
            if why_not_divine(s, seat, die) is None:
                found.extend(DIVINES[die])
    if figure != HOROSCOPES:
        found.extend([READS[half] for half in (0, 1) if why_not_read(s, seat, half) is None])
    if figure != RECRUIT:
        found.extend([RECRUITS[card] for card in sorted(s.square)])
    if figure != ACTIVATE_STAFF and why_not_activate(s, seat) is None:
        found.append(STAFF_ACTION)
    return found


def space_of(action: Action) -> int:
    """MC-6.4 The space of an action."""
    if isinstance(action, TwistFates):
        return TWISTING_FATES
    if isinstance(action, ChartStars):
        return STAR_CHARTING
    if isinstance(action, Divine):
        return DIVINATION
    if isinstance(action, ReadHoroscopes):
        return HOROSCOPES
    if isinstance(action, Recruit):
        return RECRUIT
    return ACTIVATE_STAFF


def why_not_act(s: Cove, seat: int, action: Action) -> Refusal | None:
    """MC-6.2, MC-6.5 The figure must move, and the action's precondition must hold; idle only without any action."""
    if isinstance(action, Idle):
        return AN_ACTION_IS_LEGAL if open_actions(s, seat) else None
    space = space_of(action)
    if s.oracles[seat].figure == space:
        return figure_stands_there(space)
    if isinstance(action, TwistFates):
        return why_not_twist(s, seat, action.fate)
    if isinstance(action, ChartStars):
        return why_not_chart(s, seat)
    if isinstance(action, Divine):
        return why_not_divine(s, seat, action.die)
    if isinstance(action, ReadHoroscopes):
        return why_not_read(s, seat, action.half)
    if isinstance(action, Recruit):
        return why_not_recruit(s, action.card)
    return why_not_activate(s, seat)


def hours_of(s: Cove, action: Action) -> int:
    """MC-6.1 The Hours that an action of a turn costs; a bonus costs none."""
    if isinstance(action, NudgeDie | MoveRune):
        return 0
    if isinstance(action, Idle):
        return s.board.idle
    return s.board.card(action.card).cost if isinstance(action, Recruit) else s.board.costs[space_of(action)]


def why_closed(s: Cove, seat: int, space: int) -> Refusal | None:
    """MC-6.5 Why no action of this space is open to the seat as her dish lies; None where one is."""
    if s.oracles[seat].figure == space:
        return figure_stands_there(space)
    if space == STAR_CHARTING:
        return why_not_chart(s, seat)
    if space == ACTIVATE_STAFF:
        return why_not_activate(s, seat)
    if space == RECRUIT:
        return None if s.square else SQUARE_EMPTY
    if space == TWISTING_FATES:
        reasons = [why_not_twist(s, seat, fate) for fate in range(3)]
    elif space == DIVINATION:
        reasons = [why_not_divine(s, seat, die) for die in (0, 1)]
    else:
        reasons = [why_not_read(s, seat, half) for half in (0, 1)]
    if None in reasons:
        return None
    nearest = [reason for reason in reasons if reason is not None and reason.code not in NOT_BESIDE]
    return nearest[0] if nearest else reasons[0]


def act(s: Cove, seat: int, action: Action) -> None:
    """MC-6.1 Do the action completely; then the token advances, Arrivals follow, and the Town Square is refilled."""
    s.then(AdvanceToken(seat, hours_of(s, action)), REFILL_SQUARE)
    if isinstance(action, Idle):
        return
    s.oracles[seat].figure = space_of(action)
    if isinstance(action, TwistFates):
        twist_fates(s, seat, action.fate)
    elif isinstance(action, ChartStars):
        s.then(DrawLines(seat, charting_number(s, seat), False))
    elif isinstance(action, Divine):
        divine(s, seat, action)
    elif isinstance(action, ReadHoroscopes):
        read_horoscopes(s, seat, action.half)
    elif isinstance(action, Recruit):
        recruit(s, seat, action.card)
    else:
        activate_staff(s, seat)


TAKE_TURNS: Final = TakeTurns()
CHOOSE_ACTION: Final = ChooseAction()
