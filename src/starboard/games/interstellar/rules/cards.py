"""13. Utility cards that are played in MAIN and in open windows: which they are, and how each begins."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import (
    BEAM,
    CANNON,
    INHIBITOR,
    MOVE,
    SCAVENGERS,
    SENSORS,
    TIME_MACHINE,
    WORMHOLE,
)
from starboard.games.interstellar.events import TimeMachineQueued
from starboard.games.interstellar.rules.acts import marked, pay
from starboard.games.interstellar.rules.cannon import FireCannon, why_no_shot
from starboard.games.interstellar.rules.refusals import not_held
from starboard.games.interstellar.rules.utilities import ANYTIME, use_utility, why_no_utility
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Refusal

OPEN_CARDS: Final = marked((BEAM, WORMHOLE, MOVE, SENSORS, INHIBITOR, SCAVENGERS, CANNON))
"""7.2 The OPEN set: what may be played in every open window."""
END_CARDS: Final = marked((BEAM, WORMHOLE, MOVE, SENSORS, INHIBITOR, SCAVENGERS, CANNON, TIME_MACHINE))
"""7.2 What may be played in W-END, and in MAIN."""


def why_no_play(s: Galaxy, seat: int, card: int, rule: str) -> Refusal | None:
    """Why a card of MAIN or the OPEN set is not held or would do nothing; by public facts and the own hand alone."""
    if ANYTIME[card]:
        return why_no_utility(s, seat, card, rule)
    if card not in s.players[seat].hand:
        return not_held(rule)
    return why_no_shot(s, seat) if card == CANNON else None


def take_effect(s: Galaxy, seat: int, card: int) -> None:
    """Pay a card of MAIN or the OPEN set, other than a movement card, and let it take effect."""
    if ANYTIME[card]:
        use_utility(s, seat, card)
        return
    pay(s, seat, card)
    if card == CANNON:
        s.then(FireCannon(seat))
    else:
        s.queue = (*s.queue, seat)
        if s.told is not None:
            s.tell(TimeMachineQueued(seat))
