"""Starboard: three star-struck tabletop games that come alive from their rulebooks."""

import os

__version__ = "0.1.0"

if os.environ.get("STARBOARD_PURE", "") not in ("", "0"):
    from starboard.sources import load_sources

    load_sources()
