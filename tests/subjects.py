"""The games that the whole-game tests play: Starboard's own, the examples, and a toy with everything in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.games import find_game as find_real
from starboard.kernel import SPECTATOR, Action, Game, Match, Options, State
from starboard.testing.tables import Table, fingerprint, hides, kinds, some
from tests.counts import LONG
from tests.ours import OURS
from tests.toys.strike import GAME as STRIKE

__all__ = [
    "CALM",
    "GAMES",
    "GOLDEN",
    "REAL",
    "TABLES",
    "chosen",
    "find_game",
    "fingerprint",
    "hides",
    "kinds",
    "matches",
    "positions",
    "some",
    "table",
    "viewers",
]

REAL: dict[str, Game[Any]] = {name: find_real(name) for name in OURS}
MADE: tuple[Game[Any], ...] = (CONNECT_FOUR, LANDFALL, FREEPORT, STRIKE)
GAMES: dict[str, Game[Any]] = {**REAL, **{game.name: game for game in MADE}}
SOME_SEATS = {"interstellar": (2, 4, 7)}
"""A game for very many numbers of seats is held to the contract at some; its own tests play at each."""
GOLDEN = [(name, seats) for name, game in GAMES.items() for seats in SOME_SEATS.get(name, game.seats)]
"""Every game with every number of seats, or with some: one golden game each."""
TABLES = (
    [*GOLDEN, ("interstellar", 6), ("interstellar", 9)] if LONG else [at for at in GOLDEN if at != ("interstellar", 4)]
)
"""The tables that every test plays at: more of them in the long run."""


def find_game(name: str) -> Game[Any]:
    """Return the game of this name, the tests' own among them."""
    return GAMES[name] if name in GAMES else find_real(name)


def viewers(seats: int) -> range:
    """Everybody who may look: the spectator and the seats."""
    return range(SPECTATOR, seats)


CALM: dict[str, tuple[int, ...]] = {"entropyClock": (5, 10), "drought": (24, 36)}
"""Numbers that keep random games short, for options whose other values would not."""


def table(game: Game[Any], seats: int, seeds: Iterable[int] = ()) -> Table:
    """Return a table at which checks play a game; the long run looks at everything."""
    return Table(game, seats, seeds, thorough=LONG, calm=CALM)


def chosen(game: Game[Any], seats: int, seed: int) -> Options:
    """Return options for a game: the defaults for the first seed, any that go together for the others."""
    return table(game, seats).chosen(seed)


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[State, list[Action]]]:
    """Play a whole game at random; yield the state at every node with all that was decided, and at the end."""
    return table(game, seats).positions(seed)


def matches(game: Game[Any], seats: int, seed: int) -> Iterator[Match]:
    """Play a whole match at random; yield it at every decision, and at the end."""
    return table(game, seats).matches(seed)
