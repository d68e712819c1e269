"""Lines of matches saved under older rules, as the present rules would have written them.

Until version 2 the drought of OO-6.2 always came after 60 turns, and neither state nor event said so.
"""

from __future__ import annotations

from typing import Any

from starboard.games.oort.domains import DROUGHT


def upgraded(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of version 1 with the drought where version 2 has it; lines that speak of no drought stay."""
    options, snapshot, event = line.get("options"), line.get("snapshot"), line.get("event")
    if isinstance(options, dict):
        return {**line, "options": {"drought": DROUGHT, **options}}
    if isinstance(snapshot, dict) and isinstance(snapshot.get("state"), dict):
        return {**line, "snapshot": {**snapshot, "state": {"drought": DROUGHT, **snapshot["state"]}}}
    if isinstance(event, dict) and event.get("is") == "Ended":
        return {**line, "event": {"turns": DROUGHT if event.get("ending") == "drought" else 0, **event}}
    return line
