"""How much a browser must load, before a first page and before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Response, expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

FIRST = 120_000
"""Bytes of JavaScript, packed, that the first page may need."""
MORE = 60_000
"""And so many more each game."""


def test_pages_are_light(comes: Callable[..., Person]) -> None:
    """The first page loads little, and a game little more; nothing is sent unpacked."""
    person = comes()
    scripts: list[Response] = []
    person.page.on("response", lambda reply: scripts.append(reply) if reply.url.endswith(".js") else None)
    page = person.goes("/")
    expect(page.get_by_role("heading", name="Oort", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    first = _bytes(scripts)
    page.get_by_role("article", name="Oort").get_by_role("button", name="Play").click()
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("wormhole")
    page.wait_for_load_state("networkidle")
    more = _bytes(scripts) - first
    assert first <= FIRST
    assert more <= MORE
    assert all(reply.header_value("content-encoding") == "gzip" for reply in scripts if len(reply.body()) > 1000)


def _bytes(scripts: list[Response]) -> int:
    return sum(reply.request.sizes()["responseBodySize"] for reply in scripts)
