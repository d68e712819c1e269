"""The games that the whole-game tests play: Starboard's own, the tutorial's, and a toy with everything in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.games import find_game as find_real
from starboard.kernel import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    Action,
    ActionSet,
    Game,
    InvalidOptions,
    Match,
    Options,
    Record,
    State,
    options,
    play,
    roll,
    who,
)
from tests.counts import LONG
from tests.ours import OURS
from tests.toys.strike import GAME as STRIKE

REAL: dict[str, Game[Any]] = {name: find_real(name) for name in OURS}
GAMES: dict[str, Game[Any]] = {**REAL, CONNECT_FOUR.name: CONNECT_FOUR, STRIKE.name: STRIKE}
SOME_SEATS = {"interstellar": (2, 4, 7)}
"""A game for very many numbers of seats is held to the contract at some; its own tests play at each."""
EVERY_RUN = [(name, seats) for name, game in GAMES.items() for seats in SOME_SEATS.get(name, game.seats)]
"""Every game with every number of seats, or with some."""
TABLES = [*EVERY_RUN, ("interstellar", 6), ("interstellar", 9)] if LONG else EVERY_RUN
"""The same, and in the long run the larger tables."""

TOO_LONG = 20_000
"""So many decisions no game takes."""


def find_game(name: str) -> Game[Any]:
    """Return the game of this name, the tests' own among them."""
    return GAMES[name] if name in GAMES else find_real(name)


def viewers(seats: int) -> range:
    """Everybody who may look: the spectator and the seats."""
    return range(SPECTATOR, seats)


def kinds(game: Game[Any]) -> list[type[Record]]:
    """Return the record classes of a game, without the kernel's."""
    own = game.package
    return [
        kind for kind in game.codec.kinds.values() if kind.__module__ == own or kind.__module__.startswith(own + ".")
    ]


def hides(game: Game[Any]) -> bool:
    """Whether some field of the game is not for everyone."""
    return any(field.by != EVERYONE for kind in kinds(game) for field in kind.FIELDS)


CALM: dict[str, tuple[int, ...]] = {"entropyClock": (5, 10), "drought": (24, 36)}
"""Numbers that keep random games short, for options whose other values would not."""


def chosen(game: Game[Any], seats: int, seed: int) -> Options:
    """Return options for a game: the defaults for the first seed, any that go together for the others."""
    rng = Random(seed)
    taken: Options = {}
    for option in game.options if seed else ():
        if option.choices:
            value = rng.choice([option.default, *CALM.get(option.name, option.choices)])
        elif option.below:
            calm = CALM.get(option.name)
            value = rng.choice([option.default, rng.choice(calm) if calm else rng.randrange(option.below)])
        else:
            continue
        try:
            game.checked_options(seats, {**taken, option.name: value})
        except InvalidOptions:
            continue
        taken[option.name] = value
    return taken


def some(actions: ActionSet, rng: Random) -> Action:
    """Return any of the actions; the first few have half of the chances, so that long lists do not drown them."""
    count = actions.count()
    return actions.nth(rng.randrange(min(count, 12) if rng.random() < 0.5 else count))


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[State, list[Action]]]:
    """Play a whole game at random; yield the state at every node with all that was decided, and at the end."""
    rng = Random(seed)
    s: State = game.new(seats, chosen(game, seats, seed))
    decided: list[Action] = []
    while s.steps:
        yield s, decided
        if who(s) == CHANCE:
            decided.append(roll(s, rng))
        else:
            action = some(options(s), rng)
            play(s, action)
            decided.append(action)
        assert len(decided) < TOO_LONG, "the game does not end"
    yield s, decided


def matches(game: Game[Any], seats: int, seed: int) -> Iterator[Match]:
    """Play a whole match at random; yield it at every decision, and at the end."""
    rng = Random(seed)
    match = Match(game, seats, chosen(game, seats, seed), seed=seed)
    while not match.over:
        yield match
        if not match.over:
            match.play(match.seat, some(match.actions(), rng))
        assert match.decision < TOO_LONG, "the game does not end"
    yield match


def fingerprint(game: Game[Any], value: Any) -> str:
    """Return a record, or a list of them, as a text that differs where anything in it does."""
    return json.dumps(game.codec.encode(value), sort_keys=True)
