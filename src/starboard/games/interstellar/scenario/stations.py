"""Where a scenario can begin: the moments of a turn, by the names that docs/engine.md lists."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import ALIVE, NEBULA, NO_HAZARD, RANGE, SPACE, W_ENC, W_END, W_SEARCH, WINDOW
from starboard.games.interstellar.questions import node_at
from starboard.games.interstellar.rules.combat import AttackAt
from starboard.games.interstellar.rules.encounter import (
    AttackerDiplomacy,
    BeginDiplomacy,
    DefenderDiplomacy,
    OfferEncounter,
    ShowIntent,
    can_meet,
)
from starboard.games.interstellar.rules.entropy import PULL_HOLDER, REMOVE_PLANET
from starboard.games.interstellar.rules.search import LookUnder
from starboard.games.interstellar.rules.turn import (
    AFTER_REMOVAL,
    BACK_TO_MAIN,
    MAIN,
    TURN_ENDS,
    StartTurn,
)
from starboard.games.interstellar.rules.windows import AskAround, encounter_order, end_order, search_order
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.kernel import Step
from starboard.kernel.reading import Described

PLAIN: Final = ("main", "turn-start", "turn-end")
MET: Final = ("step", "defender", "from")
KEYS: Final = {
    "window": ("step", "window"),
    "offer": ("step", "from"),
    "diplomacy": (*MET, "played"),
    "answer": (*MET, "played"),
    "intent": (*MET, "played"),
    "combat": (*MET, "range", "attacks"),
}
"""What describes each moment; a window of an encounter also has its defender and where the attacker came from."""
ANY_KEY: Final = (*MET, "window", "played", "range", "attacks")


def step_of(s: Galaxy, at: Described) -> list[Step]:
    """Return the steps of a described moment, the next one last; what that moment implies of the turn is set."""
    if isinstance(at.value, str):
        name = PLAIN[at.word(PLAIN)]
        if name == "turn-start":
            s.turn -= 1
            return [StartTurn(False)]
        if name == "turn-end":
            return [TURN_ENDS]
        if s.players[s.active].status != ALIVE:
            raise at.fault("described-active-waits", "IO-5.1")
        return [MAIN]
    names = tuple(KEYS)
    name = names[at.known(ANY_KEY).at("step").word(names)]
    window = at.at("window").one_of(WINDOW) if name == "window" else -1
    at.known((*MET, "window") if window == W_ENC else KEYS[name])
    if window == W_END:
        return [AFTER_REMOVAL, REMOVE_PLANET, PULL_HOLDER, AskAround(W_END, end_order(s))]
    if s.players[s.active].status != ALIVE:
        raise at.fault("described-active-waits", "IO-5.1")
    if s.players[s.active].place == NEBULA:
        raise at.fault("described-on-a-planet", "IO-5.6")
    if window == W_SEARCH:
        return [BACK_TO_MAIN, *_searching(s, at)]
    return [BACK_TO_MAIN, *_meeting(s, at, name)]


def _searching(s: Galaxy, at: Described) -> list[Step]:
    place = s.players[s.active].place
    if not s.under[place]:
        raise at.fault("described-no-card-under", "IO-6.2")
    if s.hazards[place] != NO_HAZARD:
        raise at.fault("described-hazard-overcome-first", "IO-6.4")
    if s.taken:
        raise at.fault("described-taken-already", "IO-5.4")
    if place not in s.searched:
        s.searched = (*s.searched, place)
    return [LookUnder(s.active, place), AskAround(W_SEARCH, search_order(s))]


def _meeting(s: Galaxy, at: Described, name: str) -> list[Step]:
    seat = s.active
    place = s.players[seat].place
    origin = _origin(s, at, place)
    # 8.2 Who did not come from elsewhere has spent the normal move on a zero-space move.
    s.moved = s.moved or origin == place
    if origin != place:  # 15.1 Who came from elsewhere has arrived.
        s.arrived |= SEAT_BITS[seat]
    if name == "offer":
        if not can_meet(s):
            raise at.fault("described-nobody-to-meet", "IO-5.6")
        return [OfferEncounter(origin)]
    foe = at.at("defender").number(0, s.setting.seats - 1)
    if foe == seat or s.players[foe].place != place:
        raise at.at("defender").fault("described-defender-elsewhere", "IO-8.1")
    s.encountered |= SEAT_BITS[foe]
    played = at.has("played") and at.at("played").flag()
    if name == "window":
        return [BeginDiplomacy(foe, place, origin), AskAround(W_ENC, encounter_order(s, seat, foe))]
    if name == "diplomacy":
        return [AttackerDiplomacy(foe, origin, played, False)]
    if name == "answer":
        return [DefenderDiplomacy(foe, origin, played, False)]
    if name == "intent":
        return [ShowIntent(foe, origin, played)]
    reach = at.at("range").one_of(RANGE) if at.has("range") else 0
    if at.has("attacks") and at.at("attacks").word(("attacker", "defender")):
        return [AttackAt(foe, seat, reach)]
    return [AttackAt(seat, foe, reach)]


def _origin(s: Galaxy, at: Described, place: int) -> int:
    """Return the node that the attacker came from: his own for a zero-space move."""
    if not at.has("from"):
        return place
    node = node_at(s, at.at("from").one_of(SPACE))
    if node < 0:
        raise at.at("from").fault("described-not-in-play")
    return node
