"""The server with faults planted into it: what `starboard serve` does, and what the arguments say besides.

`--slow SECONDS`: each commit takes so much longer; `--jumping`: the time of day jumps by an hour, again and again;
`--game PATH`: serve this game too.
"""

import argparse
import asyncio
import random
import sys
import time
from typing import Any

from starboard.making.trees import choose


def plant_slow(seconds: float) -> None:
    """Let every commit take longer, as a slow disk does."""
    from starboard.table.store import store

    original: Any = store.Store._commit

    async def slow(self: Any, writes: Any) -> Any:
        await asyncio.sleep(seconds)
        return await original(self, writes)

    setattr(store.Store, "_commit", slow)  # noqa: B010  # planted


def plant_jumping() -> None:
    """Let the time of day jump back and forth by an hour."""
    from starboard.table.clock import Clock

    def wall(_: Clock) -> float:
        return time.time() + random.choice((-3600, 0, 3600))

    setattr(Clock, "wall", wall)  # noqa: B010  # planted


def main() -> None:
    """Serve until the process is ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--volatile", action="store_true")
    parser.add_argument("--slow", type=float, default=0.0)
    parser.add_argument("--jumping", action="store_true")
    parser.add_argument("--game", default="")
    options = parser.parse_args()
    choose(sys.argv[1:])
    import uvicorn

    from starboard.games import open_game
    from starboard.table.app import create_app
    from starboard.table.config import from_environment

    if options.slow:
        plant_slow(options.slow)
    if options.jumping:
        plant_jumping()
    if options.game:
        open_game(options.game)
    config = from_environment()
    uvicorn.run(
        create_app(config, volatile=options.volatile),
        host=config.host,
        port=config.port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=10.0,
        ws_ping_timeout=10.0,
        ws_max_size=16 << 10,
        timeout_graceful_shutdown=5,
    )


if __name__ == "__main__":
    main()
