"""`starboard dev`: a game that is being written, at a table on this machine; it starts anew when a file changes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Language, game_typed, spoken_here

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starboard.kernel import Game
    from starboard.texts import Texts

LOOK: Final = 0.25
"""Seconds between two looks at the files."""
CHILD: Final = "STARBOARD_BENCH"
"""The variable by which the process that serves is told its folder."""
WATCHED: Final = {".py", ".ftl", ".md", ".js", ".json"}
GRACE: Final = 5.0


def dev(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    seats: Annotated[int | None, typer.Option("--seats", min=1, max=12, help="help-dev-seats")] = None,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="help-serve-port")] = 8090,
    lang: Language = "",
    *,
    opened: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    """Serve a game that is being written, with a panel of all that is true."""
    language = lang or spoken_here()
    with one_line_errors(language):
        if CHILD in os.environ:
            _serve(Path(os.environ[CHILD]), port, opened=opened and os.environ.get("STARBOARD_OPEN") != "0")
            return
        from starboard.texts import Texts

        found = game_typed(game)
        table = seats or _usual(found)
        found.checked_options(table, {})
        _watch(game, found, table, Texts(language))


def _usual(game: Game[Any]) -> int:
    """Return how many sit at the table unless it is said: three, or as near to it as the game has."""
    return min(game.seats, key=lambda count: (abs(count - 3), count))


def _serve(folder: Path, port: int, *, opened: bool) -> None:
    """Serve the bench in this process, until it is told to end."""
    from starboard.cli.serve import run
    from starboard.table.app import create_app
    from starboard.table.config import Config
    from starboard.table.developing import Bench

    bench = Bench(folder)
    game_typed(bench.notes.path)
    config = Config(port=port, database=str(folder / "bench.sqlite"))
    run(config, opened=opened, app=create_app(config, bench=bench), at="/dev")


def _watch(path: str, game: Game[Any], seats: int, texts: Texts) -> None:
    """Start the process that serves, and start it anew whenever a file has changed; until Ctrl-C."""
    home = _home(game)
    arguments = [sys.executable, "-m", "starboard", "dev", *_own_arguments()]
    with tempfile.TemporaryDirectory(prefix="starboard-dev-") as folder:
        notes = Path(folder) / "bench.json"
        notes.write_text(
            json.dumps({"path": path, "game": game.name, "seats": seats, "language": texts.language}), encoding="utf-8"
        )
        print(texts.message("dev-watching", folder=str(home)), flush=True)
        known = dict(_files(home))
        child = _start(arguments, folder)
        try:
            while True:
                time.sleep(LOOK)
                now = dict(_files(home))
                changed = sorted(name for name in known.keys() | now.keys() if known.get(name) != now.get(name))
                if not changed:
                    continue
                known = now
                _end(child)
                _note(notes, str(changed[0].relative_to(home)))
                print(texts.message("dev-changed", file=str(changed[0].relative_to(home))), flush=True)
                child = _start([word for word in arguments if word != "--open"], folder)
        except KeyboardInterrupt:
            pass
        finally:
            _end(child)


def _own_arguments() -> list[str]:
    """Return what was typed after the command's name."""
    words = sys.argv[1:]
    return words[words.index("dev") + 1 :] if "dev" in words else words


def _start(arguments: list[str], folder: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(arguments, env={**os.environ, CHILD: folder})  # noqa: S603  # what was typed here, again


def _end(child: subprocess.Popen[bytes]) -> None:
    if child.poll() is None:
        child.send_signal(signal.SIGTERM)
        try:
            child.wait(GRACE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def _note(notes: Path, file: str) -> None:
    """Say which file changed, for the page to tell."""
    kept = json.loads(notes.read_text(encoding="utf-8"))
    notes.write_text(json.dumps({**kept, "file": file, "since": time.time()}), encoding="utf-8")


def _home(game: Game[Any]) -> Path:
    """Return the folder of a game's package."""
    spec = find_spec(game.home)
    origin = spec.origin if spec else None
    return Path(origin).parent if origin else Path.cwd()


def _files(folder: Path) -> Iterator[tuple[Path, float]]:
    """Yield the files of a package that are worth a new start, with the time of their last change."""
    for path in folder.rglob("*"):
        if path.suffix in WATCHED and not any(part.startswith((".", "__pycache__")) for part in path.parts[-3:]):
            try:
                yield path, path.stat().st_mtime
            except OSError:
                continue  # gone in between
