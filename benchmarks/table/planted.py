"""The server with faults planted into it: what `starboard serve` does, and what the arguments say besides.

`--slow SECONDS`: each commit takes so much longer; `--jumping`: the time of day jumps by an hour, again and again;
`--held FILE`: while there is such a file the database can be read alone; `--rules NUMBER`: every game has rules that
were changed so many times.
"""

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any

from starboard.making.trees import choose


def plant_slow(seconds: float) -> None:
    """Let every commit take longer, as a slow disk does."""
    from starboard.table.store.drivers import SqliteDriver

    original: Any = SqliteDriver._commit

    def slow(self: Any, taken: Any) -> Any:
        if writes := taken():
            time.sleep(seconds)
        return original(self, lambda: writes)

    setattr(SqliteDriver, "_commit", slow)  # noqa: B010  # planted


def plant_jumping() -> None:
    """Let the time of day jump back and forth by an hour."""
    from starboard.table.clock import Clock

    def wall(_: Clock) -> float:
        return time.time() + random.choice((-3600, 0, 3600))

    setattr(Clock, "wall", wall)  # noqa: B010  # planted


def plant_held(held: Path) -> None:
    """Let the database take no write while there is a file: whoever serves as root may write to any other."""
    from starboard.table.store.drivers import SqliteDriver

    original: Any = SqliteDriver._in_one

    def read_only(self: Any, connection: Any, writes: Any) -> Any:
        connection.execute(f"PRAGMA query_only = {held.exists():d}")
        return original(self, connection, writes)

    setattr(SqliteDriver, "_in_one", read_only)  # noqa: B010  # planted


def plant_rules(number: int) -> None:
    """Let every game have newer rules, which read what was played under each of the older ones as it is."""
    from starboard.games import FIRST, find_game

    for name in FIRST:
        game: Any = type(find_game(name))
        older = [game.rules_version, *[f"{game.rules_version}+{one}" for one in range(1, number)]]
        game.rules_version, game.older_rules = f"{game.rules_version}+{number}", (*game.older_rules, *older)
        game.upgrade = _kept


def _kept(game: Any, _version: str, line: dict[str, Any]) -> dict[str, Any]:
    return {**line, "rules_version": game.rules_version} if "game" in line else line


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--jumping", action="store_true")
    parser.add_argument("--held", type=Path)
    parser.add_argument("--rules", type=int, default=0)
    options = parser.parse_args()
    choose(sys.argv[1:])
    from starboard.cli.serve import run
    from starboard.table.config import from_environment

    if options.slow:
        plant_slow(options.slow)
    if options.jumping:
        plant_jumping()
    if options.held:
        plant_held(options.held)
    if options.rules:
        plant_rules(options.rules)
    run(from_environment())


if __name__ == "__main__":
    main()
