"""What chance may bring. What only the drawing seat may know is seen by its OWNER."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import CARD, HAZARD, SPACE
from starboard.kernel import COUNT, OWNER, SEAT, Action, Seen, fields


class FirstPlayer(Action):
    """4.8 Chance names the first player."""

    TEXT = "first {seat}"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class PlanetDealt(Action):
    """4.1 A planet for the next place."""

    TEXT = "planet {space}"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class HazardDealt(Action):
    """4.2 A hazard for the next inner planet."""

    TEXT = "hazard {hazard}"
    FIELDS = fields(hazard=HAZARD)

    def __init__(self, hazard: int) -> None:  # generated: make generate
        self.hazard: Final = hazard


class SeedAdded(Action):
    """4.3 A card joins the seed deck; nobody sees it."""

    TEXT = "seed {card}"
    FIELDS = fields(card=Seen(COUNT, CARD))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class CardDealt(Action):
    """4.3, 4.4 A card for under the next planet; nobody sees it."""

    TEXT = "under {card}"
    FIELDS = fields(card=Seen(COUNT, CARD))

    def __init__(self, card: int) -> None:  # generated: make generate
        self.card: Final = card


class CardDrawn(Action):
    """5.15 A seat draws a card from the pile."""

    TEXT = "{seat} draws {card}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class CardStolen(Action):
    """8.13 A seat draws a card from another's hand, the Oracle mixed in."""

    TEXT = "{seat} takes {card}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


OUTCOMES: Final = (
    FirstPlayer,
    PlanetDealt,
    HazardDealt,
    SeedAdded,
    CardDealt,
    CardDrawn,
    CardStolen,
)

FIRST_PLAYER: Final = [FirstPlayer(seat) for seat in range(SEAT.size)]
PLANET_DEALT: Final = [PlanetDealt(space) for space in range(SPACE.size)]
HAZARD_DEALT: Final = [HazardDealt(hazard) for hazard in range(HAZARD.size)]
CARD_DEALT: Final = [CardDealt(card) for card in range(CARD.size)]
SEED_ADDED: Final = [SeedAdded(card) for card in range(CARD.size)]
CARD_DRAWN: Final = [[CardDrawn(seat, card) for card in range(CARD.size)] for seat in range(SEAT.size)]
CARD_STOLEN: Final = [[CardStolen(seat, card) for card in range(CARD.size)] for seat in range(SEAT.size)]
