"""Lines of matches saved under older rules, as the present rules would have written them.

Version 1 had a fifth hazard, Planetary Defense, which is the Natives now (2.8); it counted plays in a window, knew one
search per turn, and told of arrivals of the active player and of this turn only.
"""

from __future__ import annotations

import json
from typing import Any, Final

from starboard.games.interstellar.domains import UNSAID
from starboard.games.interstellar.state import SEAT_BITS

NATIVES: Final = 1
PLANETARY_DEFENSE: Final = 5
OLD_WORD: Final = "planetary_defense"
NEW_WORD: Final = "natives"
ADDED: Final[dict[str, dict[str, Any]]] = {
    "AbilityUsed": {"use": UNSAID},
    "EntropyBegan": {"pauses": False},
    "Saved": {"ends": False},
}
"""What events have come to say since."""
SEARCHING: Final = ("LookUnder", "TakeOne")
"""The steps of a search that is under way."""


def upgraded(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of version 1 as version 2 would have written it; what is no such line stays."""
    options, snapshot, event = line.get("options"), line.get("snapshot"), line.get("event")
    if isinstance(options, dict):
        components = _box(options.get("components"))
        return {**line, "options": {"arrange": False, **options, "components": components}}
    if isinstance(snapshot, dict) and isinstance(snapshot.get("state"), dict):
        return {**line, "snapshot": {**snapshot, "state": _state(snapshot["state"])}}
    if isinstance(event, dict):
        return {**line, "event": {**ADDED.get(str(event.get("is")), {}), **_hazard_in(event)}}
    for key in ("play", "chance"):
        if line.get(key) in (f"deploy {OLD_WORD}", f"hazard {OLD_WORD}"):
            return {**line, key: line[key].replace(OLD_WORD, NEW_WORD)}
    return line


def _state(state: dict[str, Any]) -> dict[str, Any]:
    """Return a position; everybody counts as having arrived where they are, for version 1 does not tell."""
    new = {key: value for key, value in state.items() if key != "plays"}
    new["taken"], new["searched"] = _search(state)
    new["reshuffled"] = True  # as far as is known
    if isinstance(state.get("players"), list):
        new["arrived"] = sum(SEAT_BITS[: len(state["players"])])
    new["hazards"] = _natives(state.get("hazards"))
    new["kept"] = _natives(state.get("kept"))
    if isinstance(new["kept"], list):
        new["kept"] = [sorted(kept) if isinstance(kept, list) else kept for kept in new["kept"]]
    if isinstance(state.get("setting"), dict):
        new["setting"] = _setting(state["setting"])
    if isinstance(state.get("steps"), list):
        new["steps"] = [_step(step) for step in state["steps"]]
    return new


def _search(state: dict[str, Any]) -> tuple[Any, list[Any]]:
    """5.4 Return whether a card was taken, and the planets searched.

    Version 1 knew whether there was a search. One under way has taken nothing yet; one that is over counts as taking.
    """
    steps = state.get("steps")
    for step in steps if isinstance(steps, list) else []:
        if isinstance(step, dict) and step.get("is") in SEARCHING:
            return False, [step.get("node")]
    return state.get("searched"), []


def _setting(setting: dict[str, Any]) -> dict[str, Any]:
    custom = setting.get("custom")
    if isinstance(custom, str) and custom:
        custom = json.dumps(_box(json.loads(custom)), sort_keys=True, separators=(",", ":"))
    return {"arrange": False, **setting, "custom": custom}


def _box(components: Any) -> Any:
    """2.8 Return a box of one's own with its Planetary Defenses among the Natives."""
    hazards = components.get("hazards") if isinstance(components, dict) else None
    if not isinstance(hazards, dict) or not isinstance(hazards.get(OLD_WORD), dict):
        return components
    natives = hazards[NEW_WORD]
    both = {**natives, "copies": natives["copies"] + hazards[OLD_WORD]["copies"]}
    kept = {name: both if name == NEW_WORD else what for name, what in hazards.items() if name != OLD_WORD}
    return {**components, "hazards": kept}


def _step(step: Any) -> Any:
    """8.12 Return a step; a question about diplomacy was one about a card."""
    if not isinstance(step, dict):
        return step
    new = _hazard_in(step)
    return {**new, "ability": False} if step.get("is") == "AnswerDiplomacy" else new


def _hazard_in(record: dict[str, Any]) -> dict[str, Any]:
    return {**record, "hazard": NATIVES} if record.get("hazard") == PLANETARY_DEFENSE else record


def _natives(value: Any) -> Any:
    if isinstance(value, list):
        return [_natives(one) for one in value]
    return NATIVES if value == PLANETARY_DEFENSE else value
