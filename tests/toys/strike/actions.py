"""What a seat can do, and what chance can bring."""

from __future__ import annotations

from typing import Final

from starboard.kernel import NOBODY, OWNER, SEAT, Action, Seen, fields
from tests.toys.strike.state import CARD, STANCE


class Pass(Action):
    """Do nothing."""

    TEXT = "pass"


class Pick(Action):
    """Pick a stance."""

    TEXT = "pick {stance}"
    FIELDS = fields(stance=STANCE)

    def __init__(self, stance: int) -> None:  # generated: make generate
        self.stance: Final = stance


class StrikeAt(Action):
    """Strike at a seat."""

    TEXT = "strike {target}"
    FIELDS = fields(target=SEAT)

    def __init__(self, target: int) -> None:  # generated: make generate
        self.target: Final = target


class Lay(Action):
    """Lay a card face down as a trap."""

    TEXT = "lay {card}"
    FIELDS = fields(card=Seen(OWNER, CARD))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class SpyOn(Action):
    """Look at a seat's first trap that you do not know."""

    TEXT = "spy {target}"
    FIELDS = fields(target=SEAT)

    def __init__(self, target: int) -> None:  # generated: make generate
        self.target: Final = target


class Discard(Action):
    """Have the trap that you looked at discarded."""

    TEXT = "discard"


class Block(Action):
    """Cancel what is about to happen."""

    TEXT = "block"


class Deflect(Action):
    """Turn a strike to another seat."""

    TEXT = "deflect {target}"
    FIELDS = fields(target=SEAT)

    def __init__(self, target: int) -> None:  # generated: make generate
        self.target: Final = target


class Hidden(Action):
    """Chance: this card is laid aside."""

    TEXT = "aside {card}"
    FIELDS = fields(card=Seen(NOBODY, CARD))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Drawn(Action):
    """Chance: this seat draws this card."""

    TEXT = "draw {seat} {card}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


PASS, DISCARD, BLOCK_IT = Pass(), Discard(), Block()
PICKS: Final = [Pick(stance) for stance in range(3)]
ACTS: Final = [
    PASS,
    *[StrikeAt(seat) for seat in range(4)],
    *[Lay(card) for card in range(5)],
    *[SpyOn(seat) for seat in range(4)],
]
ANSWERS: Final = [PASS, BLOCK_IT, *[Deflect(seat) for seat in range(4)]]
