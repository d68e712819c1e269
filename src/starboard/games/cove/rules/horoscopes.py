"""MC-9.24 to MC-9.31 Horoscopes: numbers into two lines."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.actions import WriteDie
from starboard.games.cove.actions.constants import WRITES
from starboard.games.cove.domains import AN_X, BOTTOM, D1, DIE, TOP, VALUE
from starboard.games.cove.rules.bonuses import fill_box, has_box, line_of
from starboard.games.cove.rules.refusals import (
    die_not_to_write,
    does_not_follow,
    line_full,
    no_die_fits,
    no_die_in_half,
)
from starboard.games.cove.state import Cove
from starboard.kernel import SEAT, Effect, Refusal, SeatChoice, fields, many


def next_number(s: Cove, seat: int, line: int) -> int:
    """MC-9.26 to MC-9.28 The number that must follow in a line; 0 where any may."""
    written = line_of(s.oracles[seat], line)
    if not written or written[-1] == AN_X:
        return 0
    last = written[-1]
    return last % 4 + 1 if s.board.rises[line] else (last + 2) % 4 + 1


def fits(s: Cove, seat: int, line: int, number: int) -> bool:
    """MC-9.26 to MC-9.29 Whether the number may be written into the line."""
    return has_box(s, seat, line) and next_number(s, seat, line) in (0, number)


def why_not_write(s: Cove, seat: int, die: int, line: int) -> Refusal | None:
    """MC-9.26 to MC-9.29 The die's number must continue the line."""
    if not has_box(s, seat, line):
        return line_full(line)
    number = s.oracles[seat].dish[VALUE + die]
    wanted = next_number(s, seat, line)
    if wanted not in (0, number):
        return does_not_follow(s.board.rises[line], number, line, wanted)
    return None


def any_fits(s: Cove, seat: int, die: int) -> bool:
    """MC-9.24 Whether the die can be written into either line."""
    number = s.oracles[seat].dish[VALUE + die]
    return fits(s, seat, TOP, number) or fits(s, seat, BOTTOM, number)


def why_not_read(s: Cove, seat: int, half: int) -> Refusal | None:
    """MC-9.24 The half must hold a die that can be written."""
    dish = s.oracles[seat].dish
    dice = [die for die in (0, 1) if dish[D1 + die] == half]
    if not dice:
        return no_die_in_half(half)
    for die in dice:
        if any_fits(s, seat, die):
            return None
    return no_die_fits(half)


def read_horoscopes(s: Cove, seat: int, half: int) -> None:
    """MC-9.25 Write the dice of the half."""
    dish = s.oracles[seat].dish
    s.then(WriteDice(seat, tuple([die for die in (0, 1) if dish[D1 + die] == half])))


class WriteDice(Effect[Cove]):
    """MC-9.25 As long as a die not yet written has a legal box, write one; others are skipped at the end."""

    RULE = "MC-9.25"
    FIELDS = fields(seat=SEAT, dice=many(DIE, least=1, most=2))

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.dice: Final = dice

    def run(self, s: Cove) -> None:
        for die in self.dice:
            if any_fits(s, self.seat, die):
                s.then(WriteOneDie(self.seat, self.dice))
                return


class WriteOneDie(SeatChoice[Cove, WriteDie]):
    """MC-9.25 Choose a die and a line; its bonus comes before the next die."""

    RULE = "MC-9.25"
    FIELDS = fields(seat=SEAT, dice=many(DIE, least=1, most=2))

    def __init__(self, seat: int, dice: tuple[int, ...]) -> None:  # generated: make generate
        self.seat = seat
        self.dice: Final = dice

    def candidates(self, s: Cove) -> list[WriteDie]:
        return WRITES

    def why_not(self, s: Cove, action: WriteDie) -> Refusal | None:
        if action.die not in self.dice:
            return die_not_to_write(action.die)
        return why_not_write(s, self.seat, action.die, action.line)

    def take(self, s: Cove, action: WriteDie) -> None:
        if len(self.dice) > 1:
            s.then(WriteDice(self.seat, (1 - action.die,)))
        fill_box(s, self.seat, action.line, s.oracles[self.seat].dish[VALUE + action.die])
