"""On which terms the games of a study are played: everything that decides how they go, and what they are for.

Nothing here may import the kernel: processes that play read this before they choose which.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from starboard.lab.results import Terms

FORMAT: Final = 2
"""Moves when older studies can no longer be read."""


class World(msgspec.Struct, frozen=True):
    """One of the worlds that are compared: its name, what a report calls it, and all options of its games."""

    name: str
    title: str
    options: dict[str, Any]


class StudyTerms(msgspec.Struct, frozen=True):
    """The terms of a study. Games of all worlds with the same number have the same seed, seats and luck of the bots."""

    question: str
    game: str
    rules: str
    version: str
    seats: int
    bots: tuple[str, ...]
    games: int
    """In each world."""
    seed: int
    budget: float
    longest: int
    keep_events: bool
    worlds: tuple[World, ...]
    patience: float = 30.0
    programs: dict[str, tuple[str, ...]] = {}
    drawn: tuple[str, ...] = ()
    study: int = FORMAT

    def tables(self) -> tuple[Terms, ...]:
        """Return the terms on which the games of each world are played."""
        return tuple(
            Terms(
                self.game,
                self.rules,
                self.version,
                self.bots,
                self.seats,
                self.seed,
                self.budget,
                world.options,
                self.longest,
                self.patience,
                self.programs,
                self.drawn,
            )
            for world in self.worlds
        )


FREE: Final = ("question", "games")
"""What may be otherwise without any game being another: a study can be called otherwise, and have more games."""


def other(found: StudyTerms, ours: StudyTerms) -> str:
    """Return what would let other games be played; nothing where they are the same."""
    for name in StudyTerms.__struct_fields__:
        if name == "worlds":
            if [(world.name, world.options) for world in found.worlds] != [
                (world.name, world.options) for world in ours.worlds
            ]:
                return name
        elif name not in FREE and getattr(found, name) != getattr(ours, name):
            return name
    return ""


def as_read(terms: StudyTerms) -> StudyTerms:
    """Return terms as a file would have them: JSON knows no tuples, and one kind of number."""
    return msgspec.json.decode(msgspec.json.encode(terms), type=StudyTerms)
