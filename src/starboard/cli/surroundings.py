"""What the terminal's surroundings say: which language is spoken here."""

from __future__ import annotations

import os


def spoken_here() -> str:
    """Return the language that the surroundings ask for, by STARBOARD_LANG before all, or English if it is not ours."""
    from starboard.texts import LANGUAGES

    for name in ("STARBOARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
