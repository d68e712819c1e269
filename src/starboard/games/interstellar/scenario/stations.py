"""Where a scenario can begin: the moments of a turn, by the names that docs/engine.md lists."""

from __future__ import annotations

from typing import Any, Final

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
from starboard.games.interstellar.scenario.reading import Reader, wrong
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.kernel import Step

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


def step_of(s: Galaxy, described: Any) -> list[Step]:
    """Return the steps of a described moment, the next one last; what that moment implies of the turn is set."""
    if isinstance(described, str):
        if described not in PLAIN:
            raise wrong("scenario.at", "one of these needed: " + ", ".join(PLAIN))
        if described == "turn-start":
            s.turn -= 1
            return [StartTurn(False)]
        if described == "turn-end":
            return [TURN_ENDS]
        _want(s.players[s.active].status == ALIVE, "the active player waits and has no MAIN", "IO-5.1")
        return [MAIN]
    asked = Reader(described, "scenario.at", ANY_KEY)
    name = asked.word("step", tuple(KEYS))
    window = asked.number("window", WINDOW) if name == "window" else -1
    told = Reader(described, "scenario.at", (*MET, "window") if window == W_ENC else KEYS[name])
    if window == W_END:
        return [AFTER_REMOVAL, REMOVE_PLANET, PULL_HOLDER, AskAround(W_END, end_order(s))]
    _want(s.players[s.active].status == ALIVE, "the active player waits", "IO-5.1")
    _want(s.players[s.active].place != NEBULA, "this happens on a planet", "IO-5.6")
    if window == W_SEARCH:
        return [BACK_TO_MAIN, *_searching(s)]
    return [BACK_TO_MAIN, *_meeting(s, told, name)]


def _searching(s: Galaxy) -> list[Step]:
    place = s.players[s.active].place
    _want(len(s.under[place]) > 0, "no card lies under the planet", "IO-6.2")
    _want(s.hazards[place] == NO_HAZARD, "the hazard is overcome before the window opens", "IO-6.4")
    s.searched = True
    return [LookUnder(s.active, place), AskAround(W_SEARCH, search_order(s))]


def _meeting(s: Galaxy, told: Reader, name: str) -> list[Step]:
    seat = s.active
    place = s.players[seat].place
    origin = _origin(s, told, place)
    # 8.2 Who did not come from elsewhere has spent the normal move on a zero-space move.
    s.moved = s.moved or origin == place
    if name == "offer":
        _want(can_meet(s), "there is nobody to meet", "IO-5.6")
        return [OfferEncounter(origin)]
    foe = told.seat("defender", s.setting.seats)
    if foe == seat or s.players[foe].place != place:
        raise told.fault("defender", "the defender is not on the attacker's planet", "IO-8.1")
    s.encountered |= SEAT_BITS[foe]
    played = told.has("played") and told.flag("played")
    if name == "window":
        return [BeginDiplomacy(foe, place, origin), AskAround(W_ENC, encounter_order(s, seat, foe))]
    if name == "diplomacy":
        return [AttackerDiplomacy(foe, origin, played, False)]
    if name == "answer":
        return [DefenderDiplomacy(foe, origin, played, False)]
    if name == "intent":
        return [ShowIntent(foe, origin, played)]
    reach = told.number("range", RANGE) if told.has("range") else 0
    if told.has("attacks") and told.word("attacks", ("attacker", "defender")) == "defender":
        return [AttackAt(foe, seat, reach)]
    return [AttackAt(seat, foe, reach)]


def _origin(s: Galaxy, told: Reader, place: int) -> int:
    """Return the node that the attacker came from: his own for a zero-space move."""
    if not told.has("from"):
        return place
    node = node_at(s, told.number("from", SPACE))
    if node < 0:
        raise told.fault("from", "not a space in play")
    return node


def _want(holds: bool, problem: str, rule: str) -> None:
    if not holds:
        raise wrong("scenario.at", problem, rule)
