"""Play many seeded games and print what they came to, as JSON: run interpreted and compiled, it must print the same.

python -m tests.compiled.checksum <games per table> [<the only game>]
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import product
from typing import Any

from starboard import kernel
from starboard.kernel import Match, Record, Step
from starboard.kernel.records import RECORDS
from starboard.search import Search
from tests.subjects import GAMES, TABLES, fingerprint, matches, viewers

THOUGHT = 21
"""The decision of each match that is searched."""
SLOW = {"interstellar": 50, "cove": 5}
"""By how much fewer games are played of those that take long."""


def checksum(name: str, seats: int, count: int) -> str:
    """Return a digest over whole matches: every log entry, every view at some nodes, every last state and outcome.

    And what a search says at one decision of each: it thinks the same, however fast it does.
    """
    game = GAMES[name]
    total = sha256()
    for seed in range(count):
        for match in matches(game, seats, seed):
            if match.over or match.decision % 16 == 5:
                for viewer in viewers(seats):
                    total.update(fingerprint(game, match.view(viewer)).encode())
            if match.decision == THOUGHT:
                total.update(thought(match).encode())
        total.update(fingerprint(game, match.log).encode())
        total.update(fingerprint(game, match.state).encode())
        total.update(fingerprint(game, match.outcome()).encode())
    return total.hexdigest()


def thought(match: Match) -> str:
    """Return what a short search says of the open decision."""
    seat = match.seat
    if seat < 0:
        return ""
    search = Search(match.game, match.view(seat), seat, match.decision)
    search.run(12, 600.0)
    return str([(str(one.action), one.visits, one.mean) for one in search.tried()])


def is_native(kind: type[Record]) -> bool:
    """Whether instances of a record class have fixed places for their fields, as only compiled ones do.

    Steps are generic, so the compiler keeps a place for a dictionary in them; it stays empty.
    """
    return kind.__dictoffset__ == 0 or (issubclass(kind, Step) and not hasattr(made(kind), "__dict__"))


STEP = Step()


def made(kind: type[Record]) -> Record:
    """Return a record of the class, with something in each field that it takes: a compiled one is strict."""
    build: Any = kind
    for values in product((0, (), False, STEP), repeat=len(kind.FIELDS)):
        try:
            record: Record = build(*values)
        except TypeError:
            continue
        return record
    raise AssertionError(kind)


def main() -> None:
    """Print the checksums, and what is compiled of all that was loaded."""
    loaded = {
        name: str(getattr(module, "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
        for name, module in sorted(sys.modules.items())
        if name.startswith(("starboard.kernel", "starboard.search", "starboard.games", "examples."))
    }
    own = ("starboard.kernel.", "starboard.games.", "examples.connect_four")
    said = {
        "compiled": kernel.COMPILED,
        "extensions": loaded,
        "not_native": sorted(
            kind.__name__ for kind in RECORDS if kind.__module__.startswith(own) and not is_native(kind)
        ),
        "checksums": {
            f"{name}-{seats}": checksum(name, seats, max(2, int(sys.argv[1]) // SLOW.get(name, 1)))
            for name, seats in TABLES
            if name in (sys.argv[2:] or GAMES)
        },
    }
    print(json.dumps(said))  # noqa: T201  # it is read by the test that ran it


if __name__ == "__main__":
    main()
