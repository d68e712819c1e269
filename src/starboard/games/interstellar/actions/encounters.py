"""7, 8, 9, 10 What a player may answer in an encounter: meeting, talking, fighting, dying."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import NAMED
from starboard.kernel import OWNER, SEAT, Action, Seen, fields


class Meet(Action):
    """8.1 Name the player to meet."""

    TEXT = "encounter {seat}"
    RULE = "IO-8.1"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class Decline(Action):
    """8.1 Meet nobody."""

    TEXT = "decline"


class Stay(Action):
    """8.7, 7.2 Stay where you are."""

    TEXT = "stay"


class Depart(Action):
    """8.7 Go back to where the displacement began."""

    TEXT = "depart"


class Attack(Action):
    """8.7 Begin combat."""

    TEXT = "attack"
    RULE = "IO-8.3"


class Accept(Action):
    """8.8 Let the diplomacy happen."""

    TEXT = "accept"


class TakeHit(Action):
    """9.12 Do not stop the attack."""

    TEXT = "take the hit"


class Die(Action):
    """10.2 Use no Clone."""

    TEXT = "die"


class Give(Action):
    """13.1 Give this card."""

    TEXT = "give {card}"
    FIELDS = fields(card=Seen(OWNER, NAMED))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class Swap(Action):
    """13.3 Offer this card in the Trade."""

    TEXT = "swap {card}"
    FIELDS = fields(card=Seen(OWNER, NAMED))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card
