"""Serve tables as the environment says: the process that load and faults are put on."""

import sys

from starboard.making.trees import choose


def main() -> None:
    """Serve until the process is ended."""
    choose(sys.argv[1:])
    import uvicorn

    from starboard.table.app import create_app
    from starboard.table.config import from_environment

    config = from_environment()
    app = create_app(config, volatile="--volatile" in sys.argv)
    uvicorn.run(
        app,
        host=config.host,
        port=config.port,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=16 << 10,
        timeout_graceful_shutdown=5,
    )


if __name__ == "__main__":
    main()
