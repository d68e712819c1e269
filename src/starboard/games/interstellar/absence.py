"""7.8 What a timer does for a player who does not decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.interstellar.actions import Go, Play
from starboard.games.interstellar.actions.constants import (
    ACCEPT,
    ARRANGE,
    CHOOSE_DELAY,
    DECLINE,
    END_TURN,
    KEEP_CARD,
    KEEP_NO_MORE,
    PASS,
    PICK_NONE,
    PLAY,
    STAY,
    TAKE_HIT,
    TAKE_NONE,
)
from starboard.games.interstellar.domains import FIRST_DEFENSE, HOLOGRAM
from starboard.games.interstellar.rules.cannon import UnderFire
from starboard.games.interstellar.rules.combat import AnswerAttack, AttackAt
from starboard.games.interstellar.rules.death import FaceDeath, Loot
from starboard.games.interstellar.rules.encounter import AnswerDiplomacy, Diplomacy, OfferEncounter, ShowIntent
from starboard.games.interstellar.rules.entropy import AvoidPull, Delay, Evacuate
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.setup import ArrangePlanets
from starboard.games.interstellar.rules.turn import Main
from starboard.games.interstellar.rules.utilities import SayDraws, Scavenge
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.kernel import Action, Choice, legal

if TYPE_CHECKING:
    from random import Random

    from starboard.games.interstellar.state import Galaxy

AS_DEALT: Final = ARRANGE[0]


def idle(s: Galaxy, rng: Random) -> Action:
    """7.8 Return what the timer decides for the seat that is asked; what no line names is drawn."""
    top = s.steps[-1]
    assert isinstance(top, Choice)
    open_to = legal(s)
    wanted = _wanted(s, top, open_to, rng)
    return wanted if wanted is not None and wanted in open_to else open_to[rng.randrange(len(open_to))]


def _wanted(s: Galaxy, top: Choice[Galaxy, Action], open_to: list[Action], rng: Random) -> Action | None:
    if isinstance(top, AnswerWindow | Diplomacy | AttackAt | AvoidPull):
        return PASS
    if isinstance(top, AnswerAttack):
        return _defense(open_to)
    if isinstance(top, AnswerDiplomacy):
        return PLAY[HOLOGRAM] if PLAY[HOLOGRAM] in open_to else ACCEPT
    if isinstance(top, UnderFire | ShowIntent):
        return STAY
    if isinstance(top, FaceDeath):
        return open_to[0]  # a Clone, card or ability, stands before the death
    if isinstance(top, SayDraws):
        return open_to[-1]  # as many as bring the hand to five
    if isinstance(top, Loot):
        return _spoil(s, open_to, rng)
    if isinstance(top, Evacuate):
        ways = [action for action in open_to if isinstance(action, Go)]
        return ways[rng.randrange(len(ways))]
    if isinstance(top, Main):
        return END_TURN
    return _declined(top)


def _declined(top: Choice[Galaxy, Action]) -> Action | None:
    if isinstance(top, Delay):
        return CHOOSE_DELAY[0]
    if isinstance(top, Scavenge):
        return PICK_NONE
    if isinstance(top, ArrangePlanets):
        return AS_DEALT
    if isinstance(top, OfferEncounter):
        return DECLINE
    return TAKE_NONE if isinstance(top, TakeOne) else None


def _defense(open_to: list[Action]) -> Action:
    """The first card that can be shown again; else the hit."""
    for action in open_to:
        if isinstance(action, Play) and FIRST_DEFENSE <= action.card <= HOLOGRAM:
            return action
    return TAKE_HIT


def _spoil(s: Galaxy, open_to: list[Action], rng: Random) -> Action:
    """A card of the loser's that fits beside the whole own hand, each as likely; else no more."""
    fitting = [slot.card for slot in s.spoils if KEEP_CARD[slot.card] in open_to]
    return KEEP_CARD[fitting[rng.randrange(len(fitting))]] if fitting else KEEP_NO_MORE
