"""Matches saved under older rules, read as the present rules would have written them.

Rules 1 drew a Corruption card at the Cross for filled areas only (MC-9.14); what was played so stays as it was. Their
steps said no reason for a card, called the seat that seats and docks a token, and rolled dishes one step too long.
"""

from __future__ import annotations

from typing import Any, Final

from starboard.games.cove.domains import BY_BLACK_MARKET, BY_CROSS, BY_RUNES, BY_SKULL, TWISTING_FATES
from starboard.games.cove.rules.rounds import LAST_ROUND

TOKENS_TO_SEATS: Final = frozenset({"ChooseSeat", "ChooseShift", "ChooseDock"})


def upgraded(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of version 1 as version 2 would have written it; only snapshots hold what has changed."""
    if "snapshot" not in line:
        return line
    snapshot = line["snapshot"]
    return {**line, "snapshot": {**snapshot, "state": _state(snapshot["state"])}}


def _state(state: dict[str, Any]) -> dict[str, Any]:
    steps = [step for step in state["steps"] if not _is_beyond(state, step)]
    changed = [_step(state, step, steps[:place][-1:]) for place, step in enumerate(steps)]
    return {**state, "steps": changed, "round": state["round"] if changed else LAST_ROUND}


def _is_beyond(state: dict[str, Any], step: dict[str, Any]) -> bool:
    """Whether the step would roll the dish of a seat that there is not, and so did nothing."""
    return bool(step["is"] == "RollDishes" and step["seat"] >= len(state["oracles"]))


def _step(state: dict[str, Any], step: dict[str, Any], below: list[dict[str, Any]]) -> dict[str, Any]:
    name = step["is"]
    if name in TOKENS_TO_SEATS:
        return {("seat" if key == "token" else key): value for key, value in step.items()}
    if name == "VisitPier":
        return {("pier" if key == "stop" else key): value for key, value in step.items()}
    if name == "DrawCorruption":
        return {**step, "reason": _reason(state, step["seat"], {one["is"] for one in below})}
    return step


def _reason(state: dict[str, Any], seat: int, below: set[str]) -> int:
    """Why the card was to come, as far as the table shows it."""
    if "VisitPier" in below:
        return BY_BLACK_MARKET
    if "ChooseAction" in below:
        return BY_RUNES
    return BY_SKULL if state["oracles"][seat]["figure"] == TWISTING_FATES else BY_CROSS
