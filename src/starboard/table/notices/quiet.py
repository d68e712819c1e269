"""Hours of somebody's own day at which no message comes: what falls into them waits for their end."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from starboard.table.errors import NotAllowed, refusal

if TYPE_CHECKING:
    from starboard.table import protocol


def written(quiet: protocol.QuietHours | None) -> str:
    """Return how such hours are stored, none where they are empty; raise NotAllowed where nobody knows their zone."""
    if quiet is None or quiet.begin == quiet.end:
        return ""
    try:
        ZoneInfo(quiet.zone)
    except (ValueError, OSError, LookupError) as fault:
        raise NotAllowed(refusal("notice-zone", zone=quiet.zone)) from fault
    return f"{quiet.begin} {quiet.end} {quiet.zone}"


def awake(wall: float, quiet: str) -> float:
    """Return when a message of a moment may be sent: then, or when the quiet hours end into which it falls."""
    if not quiet:
        return wall
    begin, end, name = quiet.split(" ")
    zone = ZoneInfo(name)
    now = datetime.fromtimestamp(wall, zone)
    if (now.hour - int(begin)) % 24 >= (int(end) - int(begin)) % 24:
        return wall
    day = now if now.hour < int(end) else now + timedelta(days=1)
    return day.replace(hour=int(end), minute=0, second=0, microsecond=0).timestamp()
