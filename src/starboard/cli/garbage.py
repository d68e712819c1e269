"""Python's look for objects in circles that nothing needs, in stops that are too short to be noticed."""

from __future__ import annotations

import gc
from typing import Any, Final

LOOKS: Final = (10_000, 25, 20)
"""After how many new objects those are looked through; after how many times so many looks all that lasts is."""
ALL: Final = 2
"""The generation, as Python calls it, of what has outlived all looks."""


def look_at_the_new() -> None:
    """Take what there is now to last, and so from now on whatever outlives one look.

    Tables hold much that lasts, and nearly nothing of it is in circles. Python would look through all of it with the
    younger again and again, a quarter of a second at a time on a busy server.
    """
    gc.freeze()
    gc.callbacks.append(_looked)
    gc.set_threshold(*LOOKS)
    gc.enable()


def _looked(phase: str, about: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
    elif about["generation"] == ALL:
        gc.unfreeze()
