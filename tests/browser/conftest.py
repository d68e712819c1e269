"""What the tests of the page share: one server and one browser, and people who come and look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from starboard.table.page import built
from tests.browser.people import Person
from tests.table.processes import Serving
from tools import browser as chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ASKED = ("TABLES", "SOCKETS", "MESSAGES", "ACTIONS", "BRINGS", "CHAT")
FREE: dict[str, str] = {"STARBOARD_PURE": "", **{f"STARBOARD_MOST_{name}": "0" for name in ASKED}}
"""Tests are quicker than people; and the rules are compiled, where they are."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is in this folder."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")


# Of a module, not of the session: while Playwright runs, no other test can run a loop of its own.
@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """Chromium."""
    path = chromium.find()
    assert path is not None, chromium.MISSING
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the built page."""
    assert built(), "the page is not built: make page"
    serving = Serving(tmp_path_factory.mktemp("browser"), "--volatile", **FREE)
    yield serving.address
    serving.kill()


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server that keeps its tables and may be killed."""
    serving = Serving(tmp_path, **FREE)
    yield serving
    serving.kill()


@pytest.fixture
def comes(chrome: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Bring somebody with a browser of their own; in none of them may anything have gone wrong."""
    people: list[Person] = []

    def come(size: str = "desktop", at: str = "", **wishes: Any) -> Person:
        people.append(Person(chrome, at or request.getfixturevalue("address"), size, **wishes))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in [*person.faults, *person.undrawn()]]
    for person in people:
        person.leaves()
    assert faults == []
