"""The documentation, from a server and from a disk: its look, its search, its pages on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import ROOT
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

SITE = ROOT / "build/site"
PAGES = ["index", "players", *(["play/oort", "protocol", "reference", "rules/oort"] if LONG else [])]


@pytest.fixture(params=["disk", "server"])
def docs(request: pytest.FixtureRequest) -> str:
    """Where the documentation lies."""
    assert SITE.is_dir(), "the documentation is not built: make docs"
    return SITE.as_uri() if request.param == "disk" else f"{request.getfixturevalue('address')}/docs"


def test_a_search_leads_to_the_place(docs: str, comes: Callable[..., Person]) -> None:
    """By keys alone, without a server too."""
    person = comes(at=docs)
    page = person.goes(f"{docs}/index.html")
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("OO-4.4 free space")
    expect(page.get_by_role("status")).to_contain_text("found")
    expect(page.get_by_role("link", name="Rules: Oort").first).to_be_visible()
    person.picture("docs-search")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oort")


def test_the_look_is_chosen_and_kept(docs: str, comes: Callable[..., Person]) -> None:
    """Dark becomes light by a button, and stays so on the next page."""
    person = comes(at=docs)
    page = person.goes(f"{docs}/index.html")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Light or dark").click()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Learn Oort").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Oort: learn it")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark


@pytest.mark.parametrize("name", PAGES)
def test_a_page_of_it_is_for_everybody(name: str, address: str, comes: Callable[..., Person]) -> None:
    """As the page itself is."""
    person = comes()
    person.goes(f"{address}/docs/{name}.html")
    person.is_seen_in_every_look(f"docs-{name.replace('/', '-')}")


def test_the_list_of_ways_to_move_is_a_list_in_a_list(docs: str, comes: Callable[..., Person]) -> None:
    """Fly and hyperdrive stand under the turn, not in the same sentence."""
    page = comes(at=docs).goes(f"{docs}/play/oort.html")
    inner = page.get_by_role("main").get_by_role("listitem").get_by_role("list")
    expect(inner.first.get_by_role("listitem")).to_have_count(2)
    expect(inner.first.get_by_role("listitem").last).to_contain_text("Hyperdrive")
