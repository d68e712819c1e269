"""What the page costs a browser: bytes, paint, answers to input, tasks while it moves, memory over games.

python -m benchmarks.page [--games 10] [--rounds 5]
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from benchmarks.showing import table
from benchmarks.table import report
from tests.browser.playing import Oort
from tests.table.processes import Serving
from tools import browser as chromium

AIMS = {
    "JavaScript of the first page, kB packed": 120.0,
    "JavaScript in all for who plays Oort, kB packed": 180.0,
    "first meaningful paint, ms": 1000.0,
    "input to painted legal targets, ms, worst of 95 %": 50.0,
    "longest task while the board moves, ms": 50.0,
    "memory after all games against that after two, %": 110.0,
}
"""What each figure must not exceed."""
UNLIMITED = {f"STARBOARD_MOST_{name}": "0" for name in ("TABLES", "SOCKETS", "MESSAGES", "ACTIONS", "CHAT", "BRINGS")}
WATCH = """
window.seen = { tasks: [], inputs: [], paints: {} };
const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, ...more });
watch('longtask', (one) => window.seen.tasks.push(one.duration));
watch('event', (one) => window.seen.inputs.push([one.name, one.duration]), { durationThreshold: 16 });
watch('paint', (one) => (window.seen.paints[one.name] = one.startTime));
watch('largest-contentful-paint', (one) => (window.seen.paints.largest = one.startTime));
"""
"""Notes what the browser itself measures. Inputs shorter than a frame are not told: they count as one frame."""
FRAME = 16.0
PLACES = """[...document.querySelectorAll('[data-spot]:not([aria-disabled=true])')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""
"""Where on the screen a move can be picked."""
GO = """(() => {
    const { x, y, width, height } = document.querySelector('#prompt .pri').getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})()"""
"""Where the picked move is made."""


@contextmanager
def browsing(address: str, browser: Browser, **wishes: Any) -> Iterator[Page]:
    """A browser of somebody who comes for the first time."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, **wishes)
    context.add_init_script(WATCH)
    yield context.new_page()
    context.close()


def loaded(address: str, browser: Browser) -> tuple[float, float]:
    """Return the kilobytes of JavaScript that the first page loads, and with a table of Oort in all."""
    with browsing(address, browser) as page:
        scripts: list[Response] = []
        page.on("response", lambda reply: scripts.append(reply) if reply.url.endswith(".js") else None)
        sums = []
        page.goto("/", wait_until="networkidle")
        for _ in range(2):
            sums.append(sum(reply.request.sizes()["responseBodySize"] for reply in scripts) / 1000)
            if len(sums) == 1:
                Oort(page).begin()
                page.wait_for_load_state("networkidle")
    return sums[0], sums[1]


def painted(address: str, browser: Browser) -> float:
    """Return the milliseconds until the games stand on the first page."""
    with browsing(address, browser) as page:
        page.goto("/")
        page.get_by_role("button", name="Play").first.wait_for()
        page.wait_for_timeout(300)
        paints: dict[str, float] = page.evaluate("window.seen.paints")
    return max(paints.values())


def moved(address: str, browser: Browser, turns: int) -> tuple[float, float]:
    """Play with all motion; return how long inputs took to be painted (of 95 %), and the longest task.

    Everything is found by its place: to look for roles and names is work in the page too, and not the page's own.
    """
    luck = Random(7)
    with browsing(address, browser) as page:
        page.goto("/")
        Oort(page).begin()
        page.wait_for_timeout(1000)
        page.evaluate("window.seen.tasks = []; window.seen.inputs = []")
        pointed = 0
        for _ in range(turns):
            places: list[list[float]] = page.evaluate(PLACES)
            if not places:
                break
            for x, y in places:
                page.mouse.move(x, y)
                page.wait_for_timeout(60)
                pointed += 1
            page.mouse.click(*luck.choice(places))
            page.wait_for_timeout(300)
            page.mouse.click(*page.evaluate(GO))
            page.wait_for_timeout(3000)
        seen = page.evaluate("window.seen")
    inputs = [duration for name, duration in seen["inputs"] if name.startswith(("pointer", "mouse", "click", "key"))]
    durations = sorted(inputs + [FRAME] * max(0, pointed - len(inputs)))
    return durations[int(len(durations) * 0.95)], max(seen["tasks"], default=0.0)


def remembered(address: str, browser: Browser, games: int) -> list[float]:
    """Play whole games in one page; return the megabytes that it holds after each."""
    with browsing(address, browser, reduced_motion="reduce") as page:
        line = page.context.new_cdp_session(page)
        page.goto("/")
        held = []
        for number in range(games):
            oort = Oort(page, seed=number)
            oort.begin()
            oort.plays(oort.by_mouse)
            page.get_by_role("link", name="Starboard, home").click()
            page.get_by_role("button", name="Play").first.wait_for()
            page.evaluate("window.seen.tasks = []; window.seen.inputs = []")
            for _ in range(3):
                line.send("HeapProfiler.collectGarbage")
            held.append(line.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
            report.say(f"game {number + 1}: {oort.turns} turns, {held[-1]:.2f} MB")
    return held


def main(arguments: list[str] | None = None) -> int:
    """Measure everything and say it; 1 where an aim was missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args(arguments)
    path = chromium.find()
    if path is None:
        sys.exit(chromium.MISSING)
    load = os.getloadavg()[0]
    report.say(f"load average {load:.1f}: above 0.5, times tell more of the machine than of the page")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), "--volatile", **UNLIMITED)
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        painted(serving.address, browser)  # the server and the browser are warm
        first, whole = loaded(serving.address, browser)
        paints = [painted(serving.address, browser) for _ in range(options.rounds)]
        answer, task = moved(serving.address, browser, 6)
        held = remembered(serving.address, browser, options.games)
        browser.close()
        serving.kill()
    figures = dict(
        zip(AIMS, (first, whole, statistics.median(paints), answer, task, 100 * held[-1] / held[1]), strict=True)
    )
    missed = [name for name, figure in figures.items() if figure > AIMS[name]]
    rows = [
        (name, f"{figure:.1f}", f"{AIMS[name]:g}", "missed" if name in missed else "met")
        for name, figure in figures.items()
    ]
    table("The page in Chromium, from a server on the same machine", ("figure", "measured", "at most", "aim"), rows)
    report.keep("page", {"load": load, "figures": figures, "paints": paints, "memory_mb": held})
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
