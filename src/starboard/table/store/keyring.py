"""Keys that were read of late: whoever comes back shows the same one, and a thousand may come back at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.table.store.rows import HOST, SEAT

if TYPE_CHECKING:
    from starboard.table.store.rows import Key, Write

MOST: Final = 20_000
"""Keys that are remembered at most."""


class Keyring:
    """What keys open at tables, as this process read it last; for who writes alone, and so knows of every change."""

    def __init__(self) -> None:
        self._known: Final[dict[str, dict[str, list[Key]]]] = {}
        self._count = 0
        self.edition = 0
        """Changes whenever a key may have: what was read before that is not remembered after it."""

    def find(self, hashed: str, table_id: str) -> list[Key] | None:
        """Return what a key opens at a table; None where that has to be read."""
        return self._known.get(table_id, {}).get(hashed)

    def remember(self, hashed: str, table_id: str, keys: list[Key], edition: int) -> None:
        """Remember what was read; what opens nothing is not, since anybody can think of such keys."""
        if not keys or edition != self.edition:
            return
        if self._count >= MOST:
            self._known.clear()
            self._count = 0
        self._known.setdefault(table_id, {})[hashed] = keys
        self._count += 1

    def note(self, write: Write) -> None:
        """Forget what a write may have changed, whether it is known to be stored or not."""
        if write.keys or write.drop_keys or write.forget or write.expired is not None:
            self.edition += 1
            for table_id in [write.table_id] if write.expired is None else list(self._known):
                self._count -= len(self._known.pop(table_id, {}))

    def learn(self, write: Write) -> None:
        """Remember the keys that whoever set a table up shows next, as they were stored just now."""
        for key in write.keys:
            if key.kind in {HOST, SEAT}:
                self.remember(key.hash, key.table_id, [key], self.edition)
