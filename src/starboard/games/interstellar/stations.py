"""Where a scenario can begin: the moments of a turn, by the names that docs/engine.md lists."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.interstellar.reading import Reader, wrong
from starboard.games.interstellar.rules.combat import AttackAt
from starboard.games.interstellar.rules.encounter import (
    AttackerDiplomacy,
    BeginDiplomacy,
    DefenderDiplomacy,
    OfferEncounter,
    ShowIntent,
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
from starboard.games.interstellar.words import ALIVE, NEBULA, RANGE, SPACE, W_ENC, W_END, W_SEARCH, WINDOW
from starboard.kernel import Step

PLAIN: Final = ("main", "turn-start", "turn-end")
NAMED: Final = ("window", "offer", "diplomacy", "answer", "intent", "combat")
KEYS: Final = ("step", "window", "defender", "from", "played", "range", "attacks")


def step_of(s: Galaxy, described: Any) -> list[Step]:
    """Return the steps of a described moment, the next one last."""
    if isinstance(described, str):
        if described not in PLAIN:
            raise wrong("scenario.at", "one of these needed: " + ", ".join(PLAIN))
        if described == "turn-start":
            s.turn = max(s.turn - 1, 0)
            return [StartTurn(False)]
        if described == "turn-end":
            return [TURN_ENDS]
        _want(s.players[s.active].status == ALIVE, "the active player waits and has no MAIN (IO-5.1)")
        return [MAIN]
    told = Reader(described, "scenario.at", KEYS)
    name = told.word("step", NAMED)
    _want(s.players[s.active].status == ALIVE, "the active player waits (IO-5.1)")
    if name == "window" and told.number("window", WINDOW) == W_END:
        return [AFTER_REMOVAL, REMOVE_PLANET, PULL_HOLDER, AskAround(W_END, end_order(s))]
    return [BACK_TO_MAIN, *_in_main(s, told, name)]


def _in_main(s: Galaxy, told: Reader, name: str) -> list[Step]:
    seat = s.active
    place = s.players[seat].place
    _want(place != NEBULA, "this happens on a planet (IO-5.6)")
    if name == "window" and told.number("window", WINDOW) == W_SEARCH:
        _want(len(s.under[place]) > 0, "no card lies under the planet (IO-6.2)")
        s.searched = True
        return [LookUnder(seat, place), AskAround(W_SEARCH, search_order(s))]
    origin = place
    if told.has("from"):
        space = told.number("from", SPACE)
        _want(space == NEBULA or space in s.planets, "`from` is no space in play")
        origin = s.planets.index(space) if space else NEBULA
    if name == "offer":
        return [OfferEncounter(origin)]
    foe = told.seat("defender", s.setting.seats)
    _want(foe != seat and s.players[foe].place == place, "the defender is not on the attacker's planet (IO-8.1)")
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


def _want(holds: bool, problem: str) -> None:
    if not holds:
        raise wrong("scenario.at", problem)
