"""Every page, in each look: nothing goes wrong, nothing hides from anybody, nothing runs off the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

GAMES = ("oort", "interstellar", "cove")
PAGES = {
    "home": "/",
    "new": "/new",
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "mine": "/mine",
    "tables": "/tables",
    "settings": "/settings",
    "about": "/about",
    "import": "/import",
}

LARGE = ("rules-interstellar", "rules-cove")
"""Rules that are made as Oort's are, and as long as a book: axe reads them through where there is time."""


@pytest.mark.parametrize("name", [name for name in PAGES if LONG or name not in LARGE])
def test_a_page_is_for_everybody(name: str, comes: Callable[..., Person]) -> None:
    """In no look has it a barrier that axe takes seriously, at no size does it scroll sideways."""
    person = comes()
    page = person.goes(PAGES[name])
    expect(page.get_by_role("main")).to_be_visible()
    person.is_seen_in_every_look(name)


@pytest.mark.parametrize("name", PAGES)
def test_a_finger_finds_everything(name: str, comes: Callable[..., Person]) -> None:
    """On a phone, whatever is pressed is as large as a finger, and nothing is wider than the screen."""
    person = comes("phone")
    page = person.goes(PAGES[name])
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    for size in ("phone", "small"):
        with person.holding(size):
            assert person.small_targets() == [], size
            assert person.scrolls_sideways() <= 0, size


def test_nothing_is_there(comes: Callable[..., Person]) -> None:
    """Where there is no page, a sentence says so, and the way home."""
    person = comes()
    with person.expecting(re.compile("404")):
        page = person.goes("/nowhere")
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing lies at this address.")
    page.get_by_role("link", name="To the games").click()
    expect(page).to_have_url(re.compile("/$"))


def test_settings_change_at_once_and_stay(comes: Callable[..., Person]) -> None:
    """Language, look and letters: on this page, on the next, and after the browser was closed."""
    person = comes()
    page = person.goes("/settings")
    page.get_by_role("radiogroup", name="Theme").get_by_text("Day").click()
    page.get_by_role("radiogroup", name="Text size").get_by_text("Largest").click()
    page.get_by_role("radiogroup", name="Language").get_by_text("Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["light", "fr"]
    person.goes("/")
    person.picture("home-french-largest")
    assert person.scrolls_sideways() <= 0


def test_a_machine_that_wants_contrast_gets_it(comes: Callable[..., Person]) -> None:
    """As long as nobody chooses another look here; and when the machine is set to it while the page is open."""
    person = comes(contrast="more")
    page = person.goes("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.emulate_media(contrast="no-preference")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(contrast="more")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.get_by_role("radiogroup", name="Theme").get_by_text("Day").click()
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
