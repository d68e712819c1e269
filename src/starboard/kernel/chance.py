"""A match's luck: a generator by number, so that the n-th draw is the same for ever, and the seed a promise.

The seed's SHA-256 is published before the first draw; the seed itself after the last, so anyone can draw again.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import randbits
from typing import TYPE_CHECKING, Final

from starboard.kernel.steps import picked

if TYPE_CHECKING:
    from starboard.kernel.actions import Action

SEED_BITS: Final = 256


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """Return the promise that is published for a seed: the SHA-256 of its 32 bytes."""
    return sha256(seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()


def drawn_number(seed: int, draw: int) -> int:
    """Return the 128-bit number of a draw."""
    key = seed.to_bytes(SEED_BITS // 8, "big")
    return int.from_bytes(blake2b(draw.to_bytes(8, "big"), digest_size=16, key=key).digest(), "big")


def drawn(possible: list[tuple[Action, int]], seed: int, draw: int) -> Action:
    """Return the outcome of a match's draw: the same for the same seed, number and weights."""
    total = 0
    for _, weight in possible:
        total += weight
    return picked(possible, drawn_number(seed, draw) * total >> 128)
