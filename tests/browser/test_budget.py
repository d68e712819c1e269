"""How much a browser must load, before a first page and before a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Response, expect

from tests.browser.playing import Table
from tests.browser.test_analysis import finished
from tests.counts import LONG
from tests.table.processes import Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.people import Person

FIRST = 120_000
"""Bytes of JavaScript, packed, that the first page may need."""
MORE = 60_000
"""And so many more somebody may need who plays a game, or looks at one."""


class Loaded:
    """What a browser has loaded since it was opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._code: dict[str, Response] = {}
        page.on("response", self._note)

    def _note(self, reply: Response) -> None:
        if reply.url.endswith(".js"):
            self._code.setdefault(reply.url, reply)

    def size(self) -> int:
        """Return the bytes of JavaScript, once nothing more comes; nothing may be sent unpacked."""
        known = -1
        while known != len(self._code):
            known = len(self._code)
            self._page.wait_for_timeout(2000)
        sizes = {reply: reply.request.sizes()["responseBodySize"] for reply in self._code.values()}
        assert all(reply.header_value("content-encoding") == "gzip" or size < 1000 for reply, size in sizes.items())
        return sum(sizes.values())


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a game without a board of its own, too."""
    serving = Serving(tmp_path_factory.mktemp("kit"), "--volatile", "--game", "examples.freeport:GAME")
    yield serving.address
    serving.kill()


@pytest.mark.parametrize("game", ["Oort", "Interstellar Oracle", "Merchants Cove", "Freeport"])
def test_a_game_is_light(game: str, kit: str, comes: Callable[..., Person]) -> None:
    """The first page loads little, and whoever sits down at any game a little more."""
    person = comes(at=kit)
    loaded = Loaded(person.page)
    first = _home(person, loaded)
    Table(person.page).begin(game)
    expect(person.page.locator(".play > *")).not_to_have_count(0)  # the board is there
    more = loaded.size() - first
    assert first <= FIRST
    assert 0 < more <= MORE


def test_a_replay_is_light(kit: str, comes: Callable[..., Person], tmp_path: Path) -> None:
    """So does whoever looks at a match that is over, with its analysis."""
    person = comes(at=kit)
    loaded = Loaded(person.page)
    first = _home(person, loaded)
    page = person.goes("/import")
    page.get_by_label("Choose a file").set_input_files(finished(tmp_path))
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("figure", name="Expectations in the course of the match")).to_be_visible()
    assert 0 < loaded.size() - first <= MORE


@pytest.mark.parametrize(("path", "seen"), [("learn", r"^\d+ of \d+$"), ("rules", r"^(OO|IO|MC)-\d+\.1$")])
@pytest.mark.parametrize("game", ["oort", "interstellar", "cove"] if LONG else ["cove"])
def test_lessons_and_rules_are_light(game: str, path: str, seen: str, kit: str, comes: Callable[..., Person]) -> None:
    """Whoever comes to them by a link loads no more than whoever comes to a game by the first page."""
    person = comes(at=kit)
    loaded = Loaded(person.page)
    person.goes(f"/{path}/{game}")
    expect(person.page.get_by_text(re.compile(seen)).first).to_be_visible()
    assert 0 < loaded.size() <= FIRST + MORE


def _home(person: Person, loaded: Loaded) -> int:
    """Open the first page; return how much it loads."""
    page = person.goes("/")
    expect(page.get_by_role("heading", name="Oort", exact=True)).to_be_visible()
    return loaded.size()
