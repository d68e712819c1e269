"""MC-9.30, MC-10.1 What boxes, slots and an X are worth; and lists of actions by what they promise."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.components.tables import (
    BONUS_CHARM,
    BONUS_DISCARD,
    BONUS_MARKET,
    BONUS_TOME,
    BONUS_X,
    Bonus,
)
from starboard.games.cove.rules.rounds import LAST_ROUND
from starboard.games.cove.state import Cove, Oracle
from starboard.games.cove.tactics.demand import CARD
from starboard.kernel import Action

SLOT: Final = 1.5
"""What an empty Faction slot is worth for each round to come."""
BOX: Final = 1.0
"""What a box filled is worth beyond its bonus."""
AHEAD: Final = 0.3
"""How much of the next box's bonus counts for the one before it."""


class Scored:
    """An action and how much it promises."""

    def __init__(self, action: Action, score: float) -> None:
        self.action: Final = action
        self.score: Final = score


def best_first(scored: list[Scored]) -> list[Action]:
    """The actions by what they promise; equal ones as they come."""
    scored.sort(key=lambda one: -one.score)
    return [one.action for one in scored]


def bonus_gold(s: Cove, oracle: Oracle, bonus: Bonus, worths: list[float]) -> float:
    """MC-9.30 What the bonus of a box is worth."""
    kind = bonus.kind
    if kind in (BONUS_CHARM, BONUS_TOME):
        first = 0 if kind == BONUS_CHARM else 4
        return max([worths[first + colour] for colour in bonus.colours])
    if kind in (BONUS_X, BONUS_MARKET):
        return float(s.board.sponsorship * max(s.halls))
    if kind == BONUS_DISCARD:
        return CARD if oracle.corruption else 0.0
    return 0.0


def place_worth(s: Cove, oracle: Oracle, place: int, worths: list[float]) -> float:
    """MC-10.1 What an X brings in a line or a Faction slot."""
    if place >= 2:
        return s.board.sponsorship * s.halls[place - 2] - SLOT * (LAST_ROUND - s.round)
    written = oracle.top if place == 0 else oracle.bottom
    row = s.board.boxes[place]
    box = len(written)
    if box >= len(row):
        return 0.0
    after = AHEAD * bonus_gold(s, oracle, row[box + 1], worths) if box + 1 < len(row) else 0.0
    return bonus_gold(s, oracle, row[box], worths) + after + BOX


def x_worth(s: Cove, oracle: Oracle, worths: list[float]) -> float:
    """MC-10.1 What an X brings at its best place."""
    best = max(place_worth(s, oracle, 0, worths), place_worth(s, oracle, 1, worths))
    for slot, mark in enumerate(oracle.marks):
        if not mark:
            best = max(best, place_worth(s, oracle, 2 + slot // s.board.slots, worths))
    return best
