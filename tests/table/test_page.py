"""The files that a browser gets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from starboard.table import page
from tests.table.guests import serving

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, with the documentation beside it."""
    written = {
        "index.html": "<title>Starboard</title>",
        "assets/main-1a.js": "go();" * 1000,
        "docs/index.html": "<title>Documentation</title>",
        "docs/rules/oort.html": "<title>Oort</title>",
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    found: dict[str, page.File] = {}
    page._collect(tmp_path, "", found)
    monkeypatch.setattr(page, "built", lambda: found)


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize(
    ("path", "status", "says"),
    [
        ("/", 200, "Starboard"),
        ("/t/some-table", 200, "Starboard"),
        ("/nowhere", 404, "Starboard"),
        ("/assets/main-1a.js", 200, "go();"),
        ("/assets/gone-2b.js", 404, "error"),
        ("/api/nothing", 404, "error"),
        ("/docs", 200, "Documentation"),
        ("/docs/", 200, "Documentation"),
        ("/docs/rules/oort.html", 200, "Oort"),
        ("/docs/rules/gone.html", 404, "Starboard"),
    ],
)
def test_an_address_shows_what_lies_there(path: str, status: int, says: str) -> None:
    """Files are sent, the page's own addresses show the page, and where nothing lies it says so itself."""
    with serving() as house:
        reply = house.client.get(path)
    assert (reply.status_code, says in reply.text) == (status, True)


@pytest.mark.usefixtures("_files")
def test_what_is_large_is_packed_and_what_never_changes_is_kept() -> None:
    """A browser asks once for a file whose name changes with it."""
    with serving() as house:
        reply = house.client.get("/assets/main-1a.js", headers={"accept-encoding": "gzip"})
        plain = house.client.get("/assets/main-1a.js", headers={"accept-encoding": "identity"})
    assert reply.headers["content-encoding"] == "gzip"
    assert "immutable" in reply.headers["cache-control"]
    assert "content-encoding" not in plain.headers
    assert reply.text == plain.text
