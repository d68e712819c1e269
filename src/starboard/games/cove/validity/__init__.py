"""What every state of the Cove is: used on states that come from outside, such as a saved match.

Types and ranges are the codec's business. Here is what the rules exclude: a place or a step that no game comes to.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from starboard.games.cove.board import filled_by, members, set_of
from starboard.games.cove.components.tables import Board
from starboard.games.cove.domains import AN_X, DOCKS, NO_BOAT, NO_CARD, RUNES
from starboard.games.cove.rules.arrivals import ChooseDock, DockIfFull, free_docks, hour_of, market_hour
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.rules.setup import NOT_DRAWN, DrawRogueCard, StackToken, StackTokens
from starboard.games.cove.rules.townsfolk import AssignCard
from starboard.games.cove.state import ACTIVE, FAILED, SUCCEEDED, Cove, Oracle
from starboard.games.cove.validity.stacks import check_steps
from starboard.kernel.codec import invalid

FACES_AND_HALVES: Final = len(RUNES) + 1
"""The places of a dish that hold a half or a face; the dice's numbers come after them."""


RICHEST: Final = 1 << 30
"""The most gold that is read: half of what is kept, so that more can be earned."""


def check_state(s: Cove) -> None:
    """Raise InvalidRecord, naming the field, where the rules exclude the state."""
    seats = len(s.oracles)
    want("peddler", s.peddler, (s.peddler is not None) == (seats == 1))
    want("gold", s.peddler, s.peddler is None or s.peddler.gold <= RICHEST)
    want("level", s.level, s.level >= 0)
    want("round", s.round, bool(s.steps) or s.round == LAST_ROUND)
    drawing = isinstance(s.steps[-1], DrawRogueCard) if s.steps else False
    want("rogue_card", s.rogue_card, (s.rogue_card == NOT_DRAWN) == drawing)
    _check_tokens(s)
    _check_harbour(s)
    _check_cards(s)
    for seat, oracle in enumerate(s.oracles):
        want("seat", oracle.seat, oracle.seat == seat)
        _check_oracle(oracle, s.board)
    check_steps(s)


def want(name: str, value: object, holds: bool) -> None:
    """Refuse a value that cannot be."""
    if not holds:
        raise invalid(f"Cove.{name}", value)


def _check_tokens(s: Cove) -> None:
    """MC-4.6, MC-5.3, MC-5.5 The stack, once it is made; no token beyond the market hour, which the docks decide."""
    tokens = len(s.oracles) + (s.peddler is not None)
    stacking = any(isinstance(step, StackTokens | StackToken) for step in s.steps)
    everybody = [] if stacking else list(range(tokens))
    want("order", s.order, sorted(s.order) == everybody)
    want("stack", s.stack, sorted(s.stack) == everybody)
    want("turn", s.turn, s.turn < tokens)
    want("market", s.market, bool(s.market) == (NO_BOAT not in s.docks))
    want("market", s.market, s.market <= s.board.last_hour)
    for token in range(tokens):
        hour = hour_of(s, token)
        want("hour", hour, s.board.first_hour <= hour <= market_hour(s))


def _check_harbour(s: Cove) -> None:
    """MC-11.13 A boat is docked when it is full and its side has a free dock, or is about to be."""
    docked = [boat for boat in s.docks if boat != NO_BOAT]
    want("docks", s.docks, len(set(docked)) == len(docked))
    for dock, boat in enumerate(s.docks):
        want("docks", DOCKS[dock], boat == NO_BOAT or dock in s.board.boat_docks[boat])
    docking = [step.boat for step in s.steps if isinstance(step, DockIfFull | ChooseDock)]
    seats = s.board.boat_seats
    for boat, aboard in enumerate(s.boats):
        want("boats", aboard, len(aboard) <= seats and min(aboard, default=0) >= 0)
        want("boats", aboard, len(aboard) == seats or boat not in s.docks)
        waits = boat in s.docks or boat in docking or not free_docks(s, boat)
        want("boats", aboard, len(aboard) < seats or waits)
    want("landing", s.landing, min(s.landing, default=0) >= 0)


def _check_cards(s: Cove) -> None:
    """Each Townsfolk card once, wherever it is; the Corruption cards as many as there are."""
    cards = [*s.square, *s.townsfolk, *s.dismissed]
    corruption = [*s.deck, *s.discards]
    for oracle in s.oracles:
        cards += [card for card in oracle.staff if card != NO_CARD]
        corruption += oracle.corruption
    cards += [step.card for step in s.steps if isinstance(step, AssignCard)]
    want("townsfolk", cards, len(set(cards)) == len(cards) and set(cards) <= set(s.board.deck))
    want("square", s.square, len(s.square) <= s.board.square)
    want("box", s.box, s.box == (corruption.count(0), corruption.count(1)))
    want("box", s.box, len(corruption) == sum(s.box))


def _check_oracle(oracle: Oracle, board: Board) -> None:
    want("figure", oracle.figure, oracle.figure >= 0)
    want("earned", oracle.earned, max(oracle.earned) <= RICHEST)
    dish = oracle.dish
    want("dish", dish, max(dish[:FACES_AND_HALVES]) <= 1 <= min(dish[FACES_AND_HALVES:]))
    for kind in (0, 1):
        want("bubbles", oracle.bubbles, sum(oracle.bubbles[2 * kind : 2 * kind + 2]) <= board.bubbles[kind])
    chart = board.chart
    want("lines", oracle.lines, len(set(oracle.lines)) == len(oracle.lines))
    want("lines", oracle.lines, set(oracle.lines) <= set(chart.edges) - set(members(chart.printed)))
    filled = members(filled_by(chart, set_of(oracle.lines)))
    want("filled", oracle.filled, sorted(oracle.filled) == filled)
    for data in oracle.predictions:
        ended = (FAILED,) if data.crossed == data.icons else (ACTIVE, SUCCEEDED)
        want("predictions", data, data.colour >= 0 and data.crossed <= data.icons and data.ended in ended)
    want("predictions", oracle.predictions, sum([data.icons for data in oracle.predictions]) <= board.icons)
    for line, written in enumerate((oracle.top, oracle.bottom)):
        want("top", written, len(written) <= len(board.boxes[line]) and _follows(written, board.rises[line]))
    want("marks", oracle.marks, len(oracle.marks) == 4 * board.slots and min(oracle.marks, default=0) >= 0)


def _follows(written: tuple[int, ...], rises: bool) -> bool:
    """MC-9.26 to MC-9.28 Whether each number follows the one before it; anything follows an X, and an X anything."""
    for last, number in pairwise(written):
        wanted = last % 4 + 1 if rises else (last + 2) % 4 + 1
        if AN_X not in (last, number) and number != wanted:
            return False
    return True
