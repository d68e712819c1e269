"""Loading the sources themselves, where compiled modules lie beside them: STARBOARD_PURE=1 asks for it."""

from __future__ import annotations

import sys
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType


class Sources:
    """Finds the modules of Starboard by their sources alone."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where a module's source is; None for what is not Starboard's, which is found as ever."""
        if path is None or not name.startswith("starboard."):
            return None
        found = (_finder(folder).find_spec(name, target) for folder in path)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


@cache
def _finder(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def load_sources() -> None:
    """Load everything of Starboard interpreted from here on."""
    if not is_pure():
        sys.meta_path.insert(0, Sources())


def is_pure() -> bool:
    """Whether Starboard is to be loaded interpreted."""
    return any(isinstance(finder, Sources) for finder in sys.meta_path)
