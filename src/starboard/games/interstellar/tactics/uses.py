"""What cards are good for: by who has the Oracle, and beside what else is held."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import (
    BEAM,
    CANNON,
    CLOAK,
    CLONE,
    CODEX,
    FIRST_DEFENSE,
    HOLOGRAM,
    INHIBITOR,
    INTIMIDATE,
    MOVE,
    ORACLE,
    SCAVENGERS,
    SCRAMBLER,
    SEDUCE,
    SENSORS,
    TIME_MACHINE,
    TRADE,
    WORMHOLE,
)
from starboard.games.interstellar.questions import without
from starboard.games.interstellar.state import Galaxy

USES: Final = {
    CLONE: (7, 5, 5),
    WORMHOLE: (8, 8, 10),
    MOVE: (7, 7, 9),
    HOLOGRAM: (5, 3, 7),
    SCRAMBLER: (6, 4, 7),
    CODEX: (7, 5, 5),
    TIME_MACHINE: (6, 6, 8),
    CANNON: (6, 8, 7),
    CLOAK: (5, 3, 8),
    SCAVENGERS: (5, 6, 6),
    SEDUCE: (6, 8, 6),
    INTIMIDATE: (6, 7, 5),
    BEAM: (9, 4, 2),
    SENSORS: (5, 1, 1),
    TRADE: (2, 1, 1),
    INHIBITOR: (1, 2, 0),
}
"""What a card is good for while the Oracle is sought, while another holds it, and while one holds it oneself."""
WEAPON: Final = (3, 5, 3)
DEFENSE: Final = (4, 3, 6)
DRAWN: Final = 5.0
"""What a card not yet drawn is good for, on average."""
ORACLE_WORTH: Final = 100.0


def use_beside(s: Galaxy, seat: int, card: int, others: tuple[int, ...]) -> float:
    """What a card is good for beside these others: less where one does the same, more where two belong together."""
    role = 0 if s.holder < 0 else 2 if s.holder == seat else 1
    good = float(USES.get(card, WEAPON if card < FIRST_DEFENSE else DEFENSE)[role])
    if card < ORACLE and card in others:
        return 1.0
    box = s.setting.box
    if card < FIRST_DEFENSE and role == 1:
        if box.types[card] == box.immune[s.players[s.holder].race]:
            return 1.0
        return good - 2.0 if box.ranges[card] in [box.ranges[other] for other in others] else good
    if (card == CODEX and TIME_MACHINE in others) or (card == TIME_MACHINE and CODEX in others):
        return good + 4.0
    if role == 0 and any(card in box.counter_cards[hazard] for hazard in s.hazards if hazard):
        return good + 2.0
    return good


def use(s: Galaxy, seat: int, card: int) -> float:
    """What a card is good for that the seat holds."""
    return use_beside(s, seat, card, without(s.players[seat].hand, card))


def gain(s: Galaxy, seat: int, card: int) -> float:
    """What a card is good for that the seat could have."""
    return ORACLE_WORTH if card == ORACLE else use_beside(s, seat, card, s.players[seat].hand)


def least_uses(s: Galaxy, seat: int) -> list[float]:
    """What each card in hand is good for, the least first; of two that do the same one counts in full."""
    hand = s.players[seat].hand
    return sorted([use_beside(s, seat, card, hand[:nth]) for nth, card in enumerate(hand)])
