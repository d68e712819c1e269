"""Two tabs at one seat, in a browser: both show the same, and what is decided in both is decided once."""

from pathlib import Path

from playwright.sync_api import Error, expect, sync_playwright

from benchmarks.page import UNLIMITED
from benchmarks.table.verdict import Verdict
from tests.browser.playing import Oort
from tests.table.processes import Serving
from tools import browser as chromium

TURNS = 20
"""Decisions that both tabs take at once."""
SOON = 15_000
"""Milliseconds within which the tabs are to show the same: they tell moves at their own pace."""


def doubled(folder: Path, share: float) -> Verdict:
    """F15: at every decision both tabs pick a place and press; then both are to show the same board."""
    path = chromium.find()
    if path is None:
        return Verdict(broken=[chromium.MISSING])
    serving = Serving(folder, "--volatile", **UNLIMITED)
    try:
        return _decided(serving.address, path, share)
    finally:
        serving.kill()


def _decided(address: str, path: str, share: float) -> Verdict:
    found, unlike, turns = Verdict(), 0, 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        context = browser.new_context(base_url=address, reduced_motion="reduce")
        here = Oort(context.new_page())
        problems: list[str] = []
        here.page.goto("/")
        here.begin()
        there = Oort(context.new_page())
        for tab in (here, there):
            tab.page.on("pageerror", lambda problem: problems.append(str(problem)))
        there.page.goto(here.page.url)
        for _ in range(max(3, round(TURNS * share))):
            if not (here.is_asked() and there.is_asked()):
                break
            turns += 1
            for tab in (here, there):
                tab.picks()
            for tab in (here, there):
                try:
                    tab.go.dispatch_event("click", timeout=1000)
                except Error:
                    continue  # it went when the first tab's move was seen here
            for tab in (here, there):
                expect(tab.go).to_be_hidden()
            unlike += not _alike(here, there)
        browser.close()
    found.note(turns=turns)
    found.expect("unlike", unlike, unlike == 0)
    found.expect("problems", problems, not problems)
    return found


def _alike(here: Oort, there: Oort) -> bool:
    """Whether both tabs come to show the same spaces."""
    for _ in range(SOON // 100):
        if here.squares() == there.squares():
            return True
        here.page.wait_for_timeout(100)
    return False
