"""How much a browser must load, before a first page and before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Response, expect

from tests.browser.playing import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

FIRST = 120_000
"""Bytes of JavaScript, packed, that the first page may need."""
MORE = 60_000
"""And so many more somebody may need who plays a game, and for each further game."""


def test_pages_are_light(comes: Callable[..., Person]) -> None:
    """The first page loads little, a game little more, and a second one less still; nothing is sent unpacked."""
    person = comes()
    scripts: dict[str, Response] = {}

    def note(reply: Response) -> None:
        scripts.setdefault(reply.url, reply)

    person.page.on("response", note)
    sums = [_opened(person, scripts)]
    assert all(reply.header_value("content-encoding") == "gzip" or _size(reply) < 1000 for reply in _code(scripts))
    for game in ("Oort", "Interstellar Oracle"):
        Table(person.page).begin(game)
        person.page.wait_for_load_state("networkidle")
        sums.append(_opened(person, scripts))
    assert sums[0] <= FIRST
    assert sums[1] <= FIRST + MORE
    assert sums[2] - sums[1] <= MORE


def _opened(person: Person, scripts: dict[str, Response]) -> int:
    """Open the first page; return how much was loaded so far."""
    page = person.goes("/")
    expect(page.get_by_role("heading", name="Oort", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    return sum(map(_size, _code(scripts)))


def _code(replies: dict[str, Response]) -> list[Response]:
    return [reply for url, reply in replies.items() if url.endswith(".js")]


def _size(reply: Response) -> int:
    return reply.request.sizes()["responseBodySize"]
