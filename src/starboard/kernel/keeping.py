"""Things made once from a text and kept for the next who has the same text, but never more than a few of them."""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MOST_KEPT: Final = 8
"""Whoever plays with more sets of components at once has them made again and again, but the memory stays small."""


def keep(kept: dict[str, T], text: str, made: T, most: int = MOST_KEPT) -> T:
    """Put what was made of a text among what is kept, in place of the oldest; what the empty text stands for stays."""
    if len(kept) >= most:
        del kept[next(iter([one for one in kept if one]))]
    kept[text] = made
    return made
