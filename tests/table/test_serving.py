"""`starboard serve` as an operator runs it."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from starboard.table.config import from_environment
from starboard.table.protocol import LONGEST
from tests.commands import run
from tests.table.loopback import PATIENCE
from tests.table.processes import Serving

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_when_it_is_told_to(by: signal.Signals, tmp_path: Path) -> None:
    """Its address is a line of its own, its answers do not name the program, and what was asked is answered."""
    serving = Serving(tmp_path, "--open")  # where there is no screen, the server alone
    answer = httpx.get(f"{serving.address}/healthz", timeout=PATIENCE)
    assert answer.json() == {"ok": True}
    assert "server" not in answer.headers
    if by == signal.SIGTERM:
        _send_too_much(serving)
    assert serving.stop(by) == 0


def test_it_opens_its_page_in_the_browser(tmp_path: Path) -> None:
    """The address that is printed is the one that the browser is given; STARBOARD_OPEN=0 opens nothing."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    screen = {"DISPLAY": ":7", "BROWSER": str(browser)}
    serving = Serving(tmp_path, "--open", STARBOARD_OPEN="0", **screen)
    assert serving.stop() == 0
    assert not seen.exists()
    serving = Serving(tmp_path, "--open", **screen)
    while not (seen.exists() and seen.read_text().endswith("\n")):
        time.sleep(0.02)
    assert seen.read_text().strip() == serving.address
    assert serving.stop() == 0


def _send_too_much(serving: Serving) -> None:
    """Send a message that is longer than any may be: the line ends, and the server does not."""

    async def send() -> None:
        address = f"ws{serving.address.removeprefix('http')}/api/tables/none/socket"
        async with connect(address, open_timeout=PATIENCE) as line:
            await line.send("x" * (LONGEST + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(send())
    assert httpx.get(f"{serving.address}/healthz", timeout=PATIENCE).json() == {"ok": True}


def test_the_variables_that_are_told_of_are_those_that_are_read() -> None:
    """Each of them is in the table of `docs/operators.md` or below, and nothing else is."""
    asked: set[str] = set()

    class Surroundings(dict[str, str]):
        def get(self, name: str, default: str = "") -> str:  # type: ignore[override]
            asked.add(name)
            return default

    from_environment(Surroundings())
    told = re.findall(r"(?m)^\| `([A-Z_]+)` \|", (ROOT / "docs/operators.md").read_text("utf-8"))
    assert sorted(told) == sorted({*asked, "STARBOARD_OPEN"})


def test_what_hinders_it_is_said_in_one_sentence(tmp_path: Path) -> None:
    """An address that is taken, a database that is none, a variable that makes no sense: nothing is served."""
    surroundings = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), surroundings=surroundings)
    assert done.returncode == 1
    assert f"server/address: The server cannot listen at 127.0.0.1, port {port}" in done.stderr
    nowhere = tmp_path / "nowhere" / "tables"
    for database, words in (
        (str(nowhere), f"server/store: The database {nowhere} cannot be used"),
        ("nosuch://name:secret@host/tables", "server/store: The database nosuch://…@host/tables cannot be used"),
    ):
        done = run("serve", "--port", "0", "--database", database, surroundings=surroundings)
        assert done.returncode == 1
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
        assert "secret" not in done.stderr
    done = run("serve", surroundings={**surroundings, "STARBOARD_PORT": "many"})
    assert done.returncode == 1
    assert "STARBOARD_PORT" in done.stderr
