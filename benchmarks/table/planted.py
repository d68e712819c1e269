"""The server with faults planted into it: what `starboard serve` does, and what the arguments say besides.

`--slow SECONDS`: each commit takes so much longer; `--jumping`: the time of day jumps by an hour, again and again.
"""

import argparse
import random
import sys
import time
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


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--jumping", action="store_true")
    options = parser.parse_args()
    choose(sys.argv[1:])
    from starboard.cli.serve import run
    from starboard.table.config import from_environment

    if options.slow:
        plant_slow(options.slow)
    if options.jumping:
        plant_jumping()
    run(from_environment())


if __name__ == "__main__":
    main()
