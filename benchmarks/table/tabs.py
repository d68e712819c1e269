"""Two tabs and another device at one seat, in a browser: all show the same, and what is decided thrice is done once."""

import json
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from benchmarks.page import UNLIMITED
from benchmarks.table.verdict import Verdict
from tests.browser.playing import Oort
from tests.table.processes import Serving
from tools import browser as chromium

TURNS = 20
"""Decisions that all of them take at once."""
SOON = 15_000
"""Milliseconds within which they are to show the same: they tell moves at their own pace."""
AT_ONCE = 0.5
"""Seconds after which all press, by the clock that they share."""
PRESS = "(button, at) => void setTimeout(() => button.click(), at - Date.now())"
LATE = {"action/stale", "action/not-yours"}
"""What is said to whoever decides what has been decided: it is past, or another's turn by now."""


def doubled(folder: Path, share: float) -> Verdict:
    """F15: at every decision all pick a place and press; then all are to show the same board."""
    path = chromium.find()
    if path is None:
        return Verdict(broken=[chromium.MISSING])
    serving = Serving(folder, "--volatile", **UNLIMITED)
    try:
        return _decided(serving.address, path, max(3, round(TURNS * share)))
    finally:
        serving.kill()


class Seated:
    """The pages at one seat: what goes wrong in them, and what the server refuses them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.problems: list[str] = []
        self.refused: Counter[str] = Counter()
        mine = browser.new_context(base_url=address, reduced_motion="reduce")
        first = Oort(self._heard(mine.new_page()))
        first.page.goto("/")
        first.begin()
        other = Oort(self._heard(mine.new_page()))
        other.page.goto(first.page.url)
        device = browser.new_context(base_url=address, reduced_motion="reduce").new_page()
        self.tables = [first, other, Oort(self._heard(device))]
        device.goto("/")
        device.get_by_label("Paste a table’s link, or type a code").first.fill(self._code(mine.new_page()))
        device.get_by_role("button", name="Join", exact=True).first.click()
        device.wait_for_url(first.page.url)

    def _heard(self, page: Page) -> Page:
        page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        return page

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] == "reply" and not told["ok"]:
            self.refused[told["error"]["code"] if told["error"]["message"] else "without a word"] += 1

    @staticmethod
    def _code(page: Page) -> str:
        """Return the one-time code that brings the seat to another device."""
        page.goto("/settings")
        page.get_by_role("button", name="Move seat").click()
        code = page.locator("section code").inner_text()
        page.close()
        return code


def _decided(address: str, path: str, turns: int) -> Verdict:
    found, unlike, played = Verdict(), 0, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        seated = Seated(browser, address)
        for _ in range(turns):
            if not all(table.is_asked() for table in seated.tables):
                break
            played += 1
            for table in seated.tables:
                table.picks()
            moment = (time.time() + AT_ONCE) * 1000
            for table in seated.tables:
                table.go.evaluate(PRESS, moment)
            for table in seated.tables:
                expect(table.go).to_be_hidden()
            unlike += not _alike(seated.tables)
        browser.close()
    found.note(turns=played, devices=2)
    found.expect("unlike", unlike, unlike == 0)
    found.expect("refused", dict(seated.refused), bool(seated.refused) and set(seated.refused) <= LATE)
    found.expect("problems", seated.problems, not seated.problems)
    return found


def _alike(tables: list[Oort]) -> bool:
    """Whether all come to show the same spaces."""
    for _ in range(SOON // 100):
        if all(table.squares() == tables[0].squares() for table in tables[1:]):
            return True
        tables[0].page.wait_for_timeout(100)
    return False
