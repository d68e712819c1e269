"""Take the pictures of the page for the documentation: `python -m tools.photographs` writes PNGs into docs/pictures/.

A server of its own, a browser, and a game that is played as people play it; the same set-up and names every time.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from starboard.bots import make_bot
from starboard.games import find_game
from starboard.kernel import Match, save
from tests.browser.playing import Oort
from tests.table.processes import Serving
from tools import browser as chromium

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parent.parent
PICTURES: Final = ROOT / "docs" / "pictures"
DESKTOP: Final = ViewportSize(width=1440, height=900)
REPORT: Final = ViewportSize(width=1200, height=1400)
LONG_WORDS: Final = 700
PHONE: Final = ViewportSize(width=390, height=844)
SETUP: Final = "42"
TURNS: Final = 5
DEAL: Final = 7
"""The seed of the pictures of the Cove and of Interstellar Oracle."""
SEATS: Final = 3
DAY: Final = 2
NEAR: Final = re.compile("Closes a|one line is missing")
"""What is said of a line that closes an area, or after which one more does."""
PILOTS: Final = 5
LATER: Final = 16
"""A turn of Interstellar Oracle with something to see."""


def _sits_down(browser: Browser, address: str) -> Page:
    """Come with a browser in which nothing moves."""
    context = browser.new_context(
        base_url=address, locale="en-GB", color_scheme="dark", reduced_motion="reduce", viewport=DESKTOP
    )
    return context.new_page()


def _takes(page: Page, name: str) -> None:
    """Keep what is seen, on a phone too."""
    for size, ending in ((DESKTOP, ""), (PHONE, "-phone")):
        page.set_viewport_size(size)
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / f"{name}{ending}.png")


def oort(browser: Browser, address: str) -> None:
    """Play some turns of Oort, pick a flight that takes something, and keep what is seen, on a phone too."""
    page = _sits_down(browser, address)
    page.goto("/new")
    page.get_by_role("radiogroup", name="How many play").get_by_text("3", exact=True).click()
    for seat in "BC":
        page.get_by_role("radiogroup", name=f"Who sits at {seat}").get_by_text("Bot").click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ana")
    page.get_by_role("spinbutton", name="set-up").fill(SETUP)
    page.get_by_role("region", name="Oort, 3 seats").get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    table = Oort(page, seed=3)
    start = page.get_by_role("button", name="Start")
    table.asked.or_(start).first.wait_for()
    if start.is_visible():
        start.click()
    table.plays(table.by_mouse, TURNS)
    table.is_asked()
    table.place().click()
    _takes(page, "oort")
    page.context.close()


def _played(game: str, seats: int, there: Callable[[Match, Any], bool]) -> Match:
    """Let bots play until Ana is asked, and the match with what she sees of it is where it should be."""
    match = Match(find_game(game), seats, seed=DEAL)
    bots = [make_bot("greedy", DEAL + seat) for seat in range(seats)]
    while True:
        seen = match.view(match.seat)
        if match.seat == 0 and there(match, seen):
            return match
        match.play(match.seat, bots[match.seat].choose(match.game, seen, match.seat))


def _goes_on(page: Page, match: Match, seats: int) -> None:
    """Take Ana's seat in a match that was begun, against bots."""
    plan = [{"is": "person", "mine": True}, *[{"is": "bot", "bot": "greedy"}] * (seats - 1)]
    keys = page.request.post("/api/records", data={"record": save(match), "seats": plan, "name": "Ana"}).json()
    page.request.post(f"/api/tables/{keys['table']}/start")
    page.goto(f"/t/{keys['table']}")


def _on_second_day(match: Match, seen: Any) -> bool:
    """Whether, on the second day of the Cove, lines may be drawn."""
    return bool(seen.round == DAY) and "chart" in map(str, match.legal())


def cove(browser: Browser, address: str) -> None:
    """Go on with a day of the Cove, pick a line, and keep what is seen, on a phone too."""
    page = _sits_down(browser, address)
    _goes_on(page, _played("cove", SEATS, _on_second_day), SEATS)
    page.get_by_role("button", name="Star Charting").click()
    line = page.get_by_role("group", name="Where a line can be drawn").get_by_role("button", name=NEAR)
    line.first.click()
    _takes(page, "cove")
    page.context.close()


def _in_a_later_turn(_match: Match, seen: Any) -> bool:
    """Whether it is the own turn in Interstellar Oracle, and some planets were searched."""
    return bool(seen.turn >= LATER) and type(seen.steps[-1]).__name__ == "Main"


def galaxy(browser: Browser, address: str) -> None:
    """Go on with a game of Interstellar Oracle at one's own turn, and keep what is seen, on a phone too."""
    page = _sits_down(browser, address)
    _goes_on(page, _played("interstellar", PILOTS, _in_a_later_turn), PILOTS)
    page.get_by_role("group", name="Spaces of the galaxy").wait_for()
    _takes(page, "interstellar")
    page.context.close()


def home(browser: Browser, address: str) -> None:
    """Keep the first page."""
    context = browser.new_context(base_url=address, locale="en-GB", color_scheme="dark", viewport=DESKTOP)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    page.screenshot(path=PICTURES / "home.png")
    context.close()


def studies(browser: Browser) -> None:
    """Keep the heads of the reports that `make studies` wrote."""
    context = browser.new_context(color_scheme="dark", reduced_motion="reduce", viewport=REPORT)
    page = context.new_page()
    for report in sorted((ROOT / "build/studies").glob("*/report.en.html")):
        page.goto(report.as_uri())
        # What is said about many worlds is long: then the plots are the picture.
        if page.locator(".says").evaluate("(says) => says.clientHeight") > LONG_WORDS:
            page.locator(".key-figures").evaluate("(figures) => window.scrollTo(0, figures.offsetTop - 70)")
        page.screenshot(path=ROOT / "docs/studies" / f"{report.parent.name}.png")


def main() -> None:
    """Take them all."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), "--volatile")
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        home(browser, serving.address)
        oort(browser, serving.address)
        cove(browser, serving.address)
        galaxy(browser, serving.address)
        studies(browser)
        browser.close()
        serving.kill()


if __name__ == "__main__":
    main()
