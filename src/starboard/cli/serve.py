"""`starboard serve`: the server of tables, until it is told to end; with `--open` its page in the browser too."""

from __future__ import annotations

import gc
import io
import logging
import os
import re
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Annotated, Final, TextIO, cast

import typer

from starboard.cli.garbage import look_at_the_new
from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Programs, open_typed, spoken_here

if TYPE_CHECKING:
    import socket
    from collections.abc import Iterator

    from litestar import Litestar

    from starboard.kernel import StarboardError
    from starboard.table.config import Config

GRACE: Final = 5
"""Seconds that requests have to end when the server does."""


class Unfailing(io.TextIOBase):
    """A log that nothing fails by: what cannot be written, since the disk is full, is not written."""

    def __init__(self, file: TextIO) -> None:
        self._file: Final = file

    def write(self, text: str, /) -> int:
        """Write what can be written."""
        with suppress(OSError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Let it be read, if it can."""
        with suppress(OSError):
            self._file.flush()


def log_to(file: TextIO) -> None:
    """Write the log as lines of JSON: where something failed, what was called there, never what was held."""
    import structlog
    from structlog.processors import JSONRenderer, TimeStamper, add_log_level, format_exc_info

    structlog.configure(
        processors=[add_log_level, TimeStamper("iso"), format_exc_info, JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Unfailing(file))),
    )


def serve(
    host: Annotated[str, typer.Option("--host", help="help-serve-host", show_default=False)] = "",
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="help-serve-port")] = None,
    database: Annotated[str, typer.Option("--database", help="help-serve-database", show_default=False)] = "",
    workers: Annotated[int | None, typer.Option("--workers", min=1, max=64, help="help-serve-workers")] = None,
    games: Annotated[list[str] | None, typer.Option("--game", help="help-serve-game", show_default=False)] = None,
    bots: Programs = None,
    lang: Annotated[str, typer.Option("--lang", help="help-lang", show_default=False)] = "",
    *,
    volatile: Annotated[bool, typer.Option("--volatile", help="help-serve-volatile")] = False,
    opened: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    """Serve tables."""
    from msgspec.structs import replace

    from starboard.bots import typed_programs
    from starboard.table.config import from_environment

    language = lang or spoken_here()
    with one_line_errors(language):
        config = from_environment()
        config = replace(
            config,
            host=host or config.host,
            port=config.port if port is None else port,
            database=database or config.database,
            workers=workers or config.workers,
            programs=config.programs | typed_programs(bots or []),
        )
        for path in games or ():
            open_typed(path)
        run(config, volatile=volatile, opened=opened and os.environ.get("STARBOARD_OPEN") != "0" and _has_screen())


def _has_screen() -> bool:
    """Whether a browser has a screen to open a page on."""
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def run(
    config: Config, *, volatile: bool = False, opened: bool = False, app: Litestar | None = None, at: str = ""
) -> None:
    """Serve until SIGTERM or SIGINT; what was acknowledged is stored, and whoever is connected is told to come back.

    `app` is one of the caller's own, `at` where its page begins. Raise PortTaken where nobody can be served at
    that address, StoreFailed where the database cannot be used.
    """
    gc.disable()  # nearly all that is imported stays: nothing is looked through before it is all there
    import asyncio
    import signal
    import webbrowser
    from threading import Thread, current_thread, main_thread

    import uvicorn

    from starboard.kernel import StarboardError
    from starboard.table.protocol import LONGEST
    from starboard.table.wires import Handing

    class Announced(uvicorn.Server):
        """A server that says where it is, once it can be reached, and ends without an error when it is told to."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            look_at_the_new(asyncio.get_running_loop().call_soon_threadsafe)
            if self.started:
                print(_address(bound) + at, flush=True)
                if opened:
                    Thread(target=webbrowser.open, args=[_address(bound) + at], daemon=True).start()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            if current_thread() is main_thread():
                for number in (signal.SIGINT, signal.SIGTERM):
                    signal.signal(number, self.handle_exit)
            yield

    log_to(sys.stderr)
    app = app or _app(config, volatile=volatile)
    bound = bound_to(config)
    served = Announced(
        uvicorn.Config(
            app,
            ws=Handing,
            ws_max_size=LONGEST,
            ws_per_message_deflate=False,  # which takes memory and time for every socket
            server_header=False,
            proxy_headers=False,  # an address that a header names is believed only where STARBOARD_PROXY_HEADER says so
            access_log=False,
            log_config=None,  # what matters is in our own log
            timeout_graceful_shutdown=GRACE,
        )
    )
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL + 1)
    with bound, suppress(SystemExit):
        served.run([bound])
    fault = getattr(app.state, "fault", None)
    if isinstance(fault, StarboardError) and fault.__cause__ is None:
        raise fault  # it says all
    if fault is not None:
        raise _no_database(config, fault.__cause__ or fault) from fault


def _app(config: Config, *, volatile: bool) -> Litestar:
    """Return the application; raise StoreFailed where there is nothing that could speak to the database."""
    from sqlalchemy.exc import SQLAlchemyError

    from starboard.table.app import create_app

    try:
        return create_app(config, volatile=volatile)
    except (SQLAlchemyError, ImportError) as fault:
        raise _no_database(config, fault) from fault


def _no_database(config: Config, fault: BaseException) -> StarboardError:
    """Return what is said of a database that cannot be used; a password in its URL is not."""
    from starboard.kernel import Refusal
    from starboard.table.errors import StoreFailed

    said = str(getattr(fault, "orig", None) or fault).partition("\n")[0][:200]
    name = re.sub(r"//[^/]*@", "//…@", config.url().removeprefix("sqlite:///"))
    return StoreFailed(Refusal("", "wrong-database", (("database", name[:200]), ("fault", said))))


def bound_to(config: Config) -> socket.socket:
    """Return a socket that listens at the address; raise PortTaken where none can."""
    import socket

    from starboard.kernel import Refusal
    from starboard.table.errors import PortTaken

    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # Where it names TCP, asyncio sends each frame at once: else one waits for word that the one before has come.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((config.host, config.port))
    except OSError as fault:
        made.close()
        said = (("host", config.host[:60]), ("port", str(config.port)), ("fault", (fault.strerror or str(fault))[:100]))
        raise PortTaken(Refusal("", "port-taken", said)) from fault
    made.set_inheritable(False)
    return made


def _address(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
