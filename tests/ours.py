"""The games of this repository, whatever else is installed."""

from __future__ import annotations

from typing import Final

OURS: Final = ("oort", "interstellar", "cove")
