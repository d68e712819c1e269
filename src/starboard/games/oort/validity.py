"""What a position must be, whoever describes it: the conditions of OO-8.3, and steps that fit the pieces."""

from __future__ import annotations

import re
from typing import Final

from starboard.games.oort.board import board_of, is_adjacent
from starboard.games.oort.components import checked_box, unpacked
from starboard.games.oort.domains import DROUGHT, DROUGHTS, PER_TYPE, SLOTS, TYPES
from starboard.games.oort.questions import entered
from starboard.games.oort.refusals import excluded
from starboard.games.oort.rules import (
    END_TURN,
    LAY_TILE,
    PLACE_ROCKET,
    PUT_TOKENS,
    SCATTER_TOKEN,
    TURN_TILE,
    Jump,
    RaidRocket,
    ending_of,
    next_turn,
)
from starboard.games.oort.state import EMPTY_BAG, GONE, NOT_PLACED, Cloud
from starboard.kernel import InvalidOptions

LAST_MOVE: Final = 999_999_999
"""OO-8.2 The greatest number of a turn that a position's text has, and less than half of what is kept."""


def check(s: Cloud) -> None:
    """Raise InvalidPosition unless a game of Oort can stand so, at any of its decisions."""
    if len(s.tokens) < 2 * SLOTS:
        _check_set_up(s)
        return
    is_over = not s.steps
    is_turn_start = s.steps == [next_turn(s)]
    check_pieces(s, begun=0 if is_over or is_turn_start else 1)
    if not (_is_mid_turn(s) if s.steps and not is_turn_start else is_over == bool(ending_of(s))):
        raise excluded("position-steps")


def _is_mid_turn(s: Cloud) -> bool:
    """Whether the steps are a jump to be made, or raids to be decided in the order of seats before the turn ends."""
    first = s.steps[0]
    if s.move <= len(s.rockets):
        return False
    if isinstance(first, Jump):
        return len(s.steps) == 1 and first.direction >= 0 and bool(entered(s, first.direction))
    raids = [step.victim for step in s.steps[1:] if isinstance(step, RaidRocket)]
    if first != END_TURN or not raids or len(raids) != len(s.steps) - 1 or raids != sorted(set(raids), reverse=True):
        return False
    return all(_can_be_raided(s, victim) for victim in raids)


def _can_be_raided(s: Cloud, victim: int) -> bool:
    """OO-5.4 Whether a rocket is another's, adjacent, and holds something."""
    return (
        0 <= victim < len(s.rockets) and is_adjacent(s.rockets[s.turn], s.rockets[victim]) and any(s.holdings[victim])
    )


def check_pieces(s: Cloud, *, begun: int = 0) -> None:
    """OO-8.3 Raise InvalidPosition where these pieces cannot lie so; `begun` is 1 in the middle of a turn."""
    _check_setting(s)
    if len(s.layout) != 2 * SLOTS:
        raise excluded("position-tiles")
    if len(s.rockets) != len(s.holdings) or not 2 <= len(s.rockets) <= 4 or len(s.tokens) != 2 * SLOTS:
        raise excluded("position-seats")
    if min(s.tokens) < GONE or max(s.tokens) >= len(TYPES) or min([min(bag) for bag in s.holdings]) < 0:
        raise excluded("position-tokens", ("type", TYPES))
    for kind in range(len(TYPES)):
        if s.tokens.count(kind) + sum([bag[kind] for bag in s.holdings]) != PER_TYPE:
            raise excluded("position-tokens", ("type", TYPES[kind]))
    if s.move < 1:
        raise excluded("position-move")
    if s.move > LAST_MOVE:
        raise excluded("position-late")
    for seat, rocket in enumerate(s.rockets):
        _check_rocket(s, seat, rocket)
    played = max(0, s.move - 1 - len(s.rockets) + begun)
    if not 0 <= s.idle <= (min(s.drought, played) if s.drought else played):
        raise excluded("position-idle")


_LAYOUT: Final = re.compile("(?:[A-O][0-3]){0,15}[A-O]?")


def _check_setting(s: Cloud) -> None:
    """OO-8.3 Each tile occurs once at most, turned 0 to 3 times, and is a tile; the drought is one that is offered."""
    laid = s.layout[::2]
    if _LAYOUT.fullmatch(s.layout) is None or len(set(laid)) < len(laid):
        raise excluded("position-tiles")
    if s.tiles:
        _check_tiles(s.tiles)
    if s.drought != DROUGHT and s.drought not in DROUGHTS:
        raise excluded("position-drought")


def _check_tiles(text: str) -> None:
    """OO-2.3 to OO-2.9 What replaced components must be, they are in a state too."""
    try:
        if checked_box(unpacked(text)) != text:
            raise excluded("position-tiles")
    except InvalidOptions as error:
        raise excluded("position-tiles") from error


def _check_set_up(s: Cloud) -> None:
    """OO-3.2 to OO-3.5 While the board is being laid, nobody has placed a rocket or holds a token."""
    _check_setting(s)
    seats = len(s.rockets)
    if s.rockets != (NOT_PLACED,) * seats or s.holdings != (EMPTY_BAG,) * seats or s.idle or s.move != 1:
        raise excluded("position-move")
    laying = [TURN_TILE] if len(s.layout) % 2 else [LAY_TILE]
    waiting = [] if len(s.layout) == 2 * SLOTS else laying
    scattered = [PLACE_ROCKET, SCATTER_TOKEN, *waiting]
    if s.steps != scattered and (s.steps != [PLACE_ROCKET, PUT_TOKENS, *laying] or not waiting):
        raise excluded("position-steps")
    if GONE in s.tokens or (waiting and s.tokens):
        raise excluded("position-steps")
    for kind in range(len(TYPES)):
        if s.tokens.count(kind) > PER_TYPE:
            raise excluded("position-tokens", ("type", TYPES[kind]))


def _check_rocket(s: Cloud, seat: int, rocket: int) -> None:
    """OO-8.3 A rocket is placed exactly if its seat's first turn is over, on an open space of its own."""
    who = ("seat", seat + 1)
    if (rocket != NOT_PLACED) != (seat + 1 < s.move):
        raise excluded("position-placed", who)
    if rocket == NOT_PLACED:
        if any(s.holdings[seat]):
            raise excluded("position-unplaced-bag", who)
        return
    board = board_of(s.tiles, s.layout)
    if not board.is_open[rocket] or s.rockets.count(rocket) > 1:
        raise excluded("position-space", who)
    if s.move <= len(s.rockets) and not board.is_hole[rocket]:
        raise excluded("position-wormhole", who)
