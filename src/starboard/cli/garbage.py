"""Python's look for objects in circles that nothing needs, in stops that are too short to be noticed."""

from __future__ import annotations

import gc
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

NEW: Final = 10_000
"""After how many objects more than before the new ones are looked through."""
LOOKS: Final = 1000
"""After how many such looks all that lasts is looked through: circles of which a look sees a part are few."""


def look_at_the_new(soon: Callable[[Callable[[], None]], object]) -> None:
    """Take what there is now to last, and so from now on whatever outlives one look; `soon` calls when there is time.

    Tables hold much that lasts, and nearly nothing of it is in circles. Python would look through all of it with the
    younger again and again, a quarter of a second at a time on a busy server.
    """
    looks = 0

    def looked(phase: str, _: dict[str, Any]) -> None:
        nonlocal looks
        if phase == "start":
            return
        gc.freeze()
        looks += 1
        if looks % LOOKS == 0:
            with suppress(RuntimeError):  # the server ends, and takes all with it
                soon(look_at_all)  # Python lets no look begin within another

    def look_at_all() -> None:
        gc.unfreeze()
        gc.collect()

    gc.freeze()
    gc.callbacks.append(looked)
    gc.set_threshold(NEW)
    gc.enable()
