"""Take the pictures of the page for the documentation: `python -m tools.photographs` writes PNGs into docs/pictures/.

A server of its own, a browser, and a game that is played as people play it; the same set-up and names every time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.playing import Oort
from tests.table.processes import Serving
from tools import browser as chromium

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
SETUP: Final = "42"
TURNS: Final = 5


def game(browser: Browser, address: str) -> None:
    """Play some turns of Oort, pick a flight that takes something, and keep what is seen, on a phone too."""
    context = browser.new_context(
        base_url=address, locale="en-GB", color_scheme="dark", reduced_motion="reduce", viewport=DESKTOP
    )
    page = context.new_page()
    page.goto("/new")
    page.get_by_role("radiogroup", name="How many play").get_by_text("3", exact=True).click()
    for seat in "BC":
        page.get_by_role("radiogroup", name=f"Who sits at {seat}").get_by_text("Bot").click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ana")
    page.get_by_role("spinbutton", name="set-up").fill(SETUP)
    page.get_by_role("region", name="Oort, 3 seats").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    oort = Oort(page, seed=3)
    start = page.get_by_role("button", name="Start")
    oort.asked.or_(start).first.wait_for()
    if start.is_visible():
        start.click()
    oort.plays(oort.by_mouse, TURNS)
    oort.is_asked()
    oort.place().click()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "oort.png")
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "oort-phone.png")
    context.close()


def home(browser: Browser, address: str) -> None:
    """Keep the first page."""
    context = browser.new_context(base_url=address, locale="en-GB", color_scheme="dark", viewport=DESKTOP)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    page.screenshot(path=PICTURES / "home.png")
    context.close()


def main() -> None:
    """Take them all."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), "--volatile")
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        home(browser, serving.address)
        game(browser, serving.address)
        browser.close()
        serving.kill()


if __name__ == "__main__":
    main()
