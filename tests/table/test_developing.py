"""The bench of `starboard dev`: all is told there, and nowhere else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from starboard.games import open_game
from starboard.table.app import create_app
from starboard.table.config import Config
from starboard.table.developing import Bench, Notes
from tests.ours import forgetting

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    """A bench with Freeport on it; the checks are not run."""

    async def unchecked(self: Bench) -> None:
        self.checking = False

    monkeypatch.setattr(Bench, "_check", unchecked)
    notes = {"path": "examples.freeport:GAME", "game": "freeport", "seats": 3}
    (tmp_path / "bench.json").write_text(json.dumps(notes), encoding="utf-8")
    with forgetting():
        open_game("examples.freeport:GAME")
        with TestClient(create_app(Config(), volatile=True, bench=Bench(tmp_path))) as made:
            yield made


def test_no_other_server_tells_the_truth() -> None:
    """`starboard serve` has no such address."""
    routes = [route.path for route in create_app(Config(), volatile=True).routes if isinstance(route, HTTPRoute)]
    assert not [path for path in routes if path.startswith("/api/dev")]
    with TestClient(create_app(Config(), volatile=True)) as client:
        for path in ("/api/dev", "/api/dev/truth", "/api/dev/why?action=pass"):
            assert client.get(path).status_code == 404
        for path in ("/api/dev/sit", "/api/dev/again"):
            assert client.post(path, json={"seat": 0}).status_code in {404, 405}


def test_the_bench_shows_each_field_as_each_seat_sees_it(client: TestClient[Any]) -> None:
    """What is hidden is counted; who may see it does."""
    about = client.get("/api/dev").json()
    assert (about["seats"], about["seat"], about["file"]) == (3, 0, "")
    assert "freeport-step-act" in about["missing"]
    truth = client.get("/api/dev/truth").json()
    roles = next(row for row in truth["rows"] if row["place"] == "players[1].roles")
    assert (roles["by"], [cell["hidden"] for cell in roles["seen"]]) == ("owner", [2, 0, 2, 2])
    assert truth["stack"][0]["is"] == "Act"
    assert truth["stack"][0]["asks"] == truth["asked"] == 0
    assert {"action": "work", "record": "Do(deed=0)", "id": 1} in truth["legal"]
    drawn = [event for event in truth["events"] if event["is"] == "Came"]
    assert "?" not in drawn[0]["text"]
    assert "?" in drawn[2]["heard"]  # what another drew


def test_why_not_names_the_rule_and_the_line(client: TestClient[Any]) -> None:
    """And what is no action at all is said to be none."""
    client.get("/api/dev")
    refused = client.get("/api/dev/why?action=oust 2").json()
    assert (refused["legal"], refused["rule"]) == (False, "FP-2")
    assert "examples/freeport/__init__.py:" in refused["line"]
    assert client.get("/api/dev/why?action=work").json()["legal"] is True
    assert client.get("/api/dev/why?action=dance").json()["legal"] is False


def test_one_sits_at_any_seat_and_bots_at_all_others(client: TestClient[Any]) -> None:
    """The key of the seat is told, so that the page can sit down."""
    table = client.get("/api/dev").json()["table"]
    sat = client.post("/api/dev/sit", json={"seat": 2}).json()
    assert sat["seat"] == 2
    headers = {"authorization": f"Bearer {sat['key']}"}
    seats = client.get(f"/api/tables/{table}", headers=headers).json()["seats"]
    assert [bool(seat["bot"]) for seat in seats] == [True, True, False]
    assert client.post("/api/dev/sit", json={"seat": 9}).json()["seat"] == 2
    assert client.post("/api/dev/again").json()["table"] != table


def test_notes_outlast_a_start(tmp_path: Path) -> None:
    """The table, its keys and the seat."""
    (tmp_path / "bench.json").write_text('{"path":"a:B","game":"a","seats":2,"unknown":1}', encoding="utf-8")
    bench = Bench(tmp_path)
    bench.notes.seat = 1
    bench.remember()
    assert Bench(tmp_path).notes == Notes("a:B", "a", 2, seat=1)


def told(process: subprocess.Popen[str]) -> dict[str, Any]:
    """Return what the bench says of itself, once it has said where it is."""
    assert process.stdout is not None
    address = next(line for line in process.stdout if line.startswith("http://")).strip()
    found: dict[str, Any] = httpx.get(f"{address.removesuffix('/dev')}/api/dev", timeout=300).json()
    return found


def test_a_change_starts_the_game_anew_and_keeps_the_match(tmp_path: Path) -> None:
    """The command, its process, and a file that is saved."""
    subprocess.run([sys.executable, "-m", "starboard", "new", "pebbles", str(tmp_path / "p")], check=True, cwd=tmp_path)
    command = [sys.executable, "-m", "starboard", "dev", "pebbles:GAME", "--port", "0", "--seats", "2"]
    process = subprocess.Popen(command, cwd=tmp_path / "p", start_new_session=True, stdout=subprocess.PIPE, text=True)
    try:
        before = told(process)
        assert (before["path"], before["file"]) == ("pebbles:GAME", "")
        text = tmp_path / "p" / "pebbles" / "texts" / "en.ftl"
        text.write_text(text.read_text("utf-8") + "\npebbles-record-racer = Racer\n", encoding="utf-8")
        after = told(process)
        assert (after["file"], after["kept"], after["table"]) == ("texts/en.ftl", True, before["table"])
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate(timeout=300)
