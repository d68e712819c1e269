"""Random games at pairs of tables that differ only in what one viewer may not know: whether anything leaks there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from random import Random
from typing import Any, Final

from starboard.games import add_game
from starboard.kernel import SPECTATOR
from starboard.table import foreseeing
from tests.ours import forgetting
from tests.subjects import GAMES, chosen, positions
from tests.table.searching import Difference
from tests.table.simulated import opened, run
from tests.table.worlds import two_tables

TITLES: Final = {"interstellar": 3, "cove": 2, "oort": 2, "strike": 3}
"""The titles with their seats, and a small game of the tests' own that hides and seals more than they do."""
MOST: Final = 100
"""Decisions that are played on from a position at most, where much is done."""


class Found:
    """What was compared in all, and the leaks that were found."""

    def __init__(self) -> None:
        self.pairs = self.compared = self.windows = self.muted = 0
        self.leaks: list[str] = []


@contextmanager
def unhurried() -> Iterator[None]:
    """Let what choices bring be found out to its end: how much that is in so many seconds is the machine's affair."""
    foresight: Any = foreseeing
    before = foresight.PATIENCE
    foresight.PATIENCE = inf
    try:
        yield
    finally:
        foresight.PATIENCE = before


def play_games(name: str, games: int, most: int, *, first: int = 0, served: Callable[[], Any] = opened) -> Found:
    """Play pairs of tables for every viewer, from random positions of random games, until a leak is found.

    `served` opens the servers at which they stand.
    """
    game, seats, found = GAMES[name], TITLES[name], Found()

    async def play() -> None:
        async with served() as one, served() as two:
            for seed in range(first, first + games):
                rng = Random(seed)
                options = dict(chosen(game, seats, seed))
                places = [s.clone() for s, _ in positions(game, seats, seed) if s.steps]
                for viewer in range(SPECTATOR, seats):
                    s = places[rng.randrange(len(places)) if rng.random() < 0.7 else 0]
                    pair = await two_tables((one, two), game, seats, options, s, viewer, rng)
                    if pair is None:
                        continue
                    try:
                        await pair.play_on(most)
                    except Difference as leak:
                        found.leaks.append(f"{name}, {seats} seats, seed {seed}, viewer {viewer}: {leak}")
                        return
                    found.pairs += 1
                    found.compared += pair.compared
                    found.windows += pair.windows
                    found.muted += pair.muted

    with forgetting(), unhurried():
        add_game(game)
        run(play)
    return found
