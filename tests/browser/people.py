"""People at their browsers: what they see, click and type, and what they must never see."""

from __future__ import annotations

import re
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket, expect

from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[2]
SHOTS: Final = ROOT / "web/shots"
AXE: Final = ROOT / "web/node_modules/axe-core/axe.min.js"
SIZES: Final = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (390, 844), "small": (360, 640)}
PATIENCE: Final = 100_000
"""Milliseconds after which somebody gives up looking for something."""
SETTLING: Final = 50
"""So often somebody looks again, a tenth of a second later, where the page may not yet be as it will be."""
CUT: Final = re.compile(r"WebSocket connection to|net::ERR_|status of 50[234]")
"""What a browser itself says of a server that cannot be reached."""

FINGER: Final = 44
"""Pixels that whatever is pressed on a phone must be wide and high."""
SMALL: Final = """
least => {
    const all = 'button, a[href], input, select, textarea, summary, label:has(input), [role=button], [role=slider]';
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    // A link amid a sentence is as high as its line.
    const inText = (one) => one.matches('a, .rule') && getComputedStyle(one).display.startsWith('inline')
        && [...one.parentNode.childNodes].some((other) => other.nodeType === 3 && other.data.trim());
    const small = [];
    for (const one of document.querySelectorAll(all)) {
        if (!seen(one) || one.closest('[inert], svg, [aria-hidden=true]') || inText(one)) continue;
        if (one.matches('label input')) continue; // its label is pressed
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hits = (dx, dy) => {
            const on = document.elementFromPoint(x + dx, y + dy);
            return on !== null && (one.contains(on) || on.contains(one) && on.matches('label'));
        };
        if (!hits(0, 0)) continue; // something lies over it: it is pressed when that is gone
        const reach = (dx, dy) => {
            let far = 0;
            while (far < least && hits(dx * (far + 1), dy * (far + 1))) far += 1;
            return far;
        };
        const size = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
        const name = one.ariaLabel || one.textContent.trim() || one.title || one.name;
        if (Math.min(...size) < least - 1) small.push(`${one.tagName} ${name.slice(0, 40)}: ${size.join(' x ')}`);
    }
    window.scrollTo(0, 0);
    return small;
}
"""
"""Finds what is pressed with a finger and takes less room than one, by where a press arrives at it."""

HURRIED: Final = """
const sends = window.fetch;
window.fetch = (where, given) => {
    if (given?.method !== 'POST' || !/^\\/api\\/(tables|records)\\b[^/]*$/.test(where)) return sends(where, given);
    const table = JSON.parse(given.body);
    return sends(where, { ...given, body: JSON.stringify({ ...table, settings: { ...table.settings, ...QUICK } }) });
};
"""
QUICK: Final = '{ "pace": 0, "window": 1 }'
"""Tests follow faster than people: bots decide at once at the tables that are set up, and windows are short."""

expect.set_options(timeout=PATIENCE)

UNDRAWN: Final = """
[...document.querySelectorAll('use')].map(one => one.getAttribute('href')).filter(one => !document.querySelector(one))
"""


class Person:
    """Somebody at a browser of their own. Whatever goes wrong in it is kept in `faults`."""

    def __init__(self, browser: Browser, address: str, size: str = "desktop", **wishes: Any) -> None:
        width, height = SIZES[size]
        self.taps: Final = size in {"phone", "small"}
        given = {"reduced_motion": "reduce", "color_scheme": "dark", "locale": "en-GB", **wishes}
        self.size = size
        self.address: Final = address
        self.context: Final = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=self.taps, base_url=address, **given
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.faults: Final[list[str]] = []
        self._expected: list[re.Pattern[str]] = []
        self.context.add_init_script(HURRIED.replace("QUICK", QUICK))
        self.context.on("page", self._watch)
        self.context.on("request", self._hear)
        self.page: Final = self.context.new_page()

    def _watch(self, page: Page) -> None:
        """Note what goes wrong in a page."""
        page.on("console", self._read)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("crash", lambda _: self._note("the page crashed"))
        page.on("websocket", self._connected)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._note(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _hear(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self._note(f"another host was asked: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self._note(f"another host was asked: {socket.url}")

    def _note(self, fault: str) -> None:
        if not any(pattern.search(fault) for pattern in self._expected):
            self.faults.append(fault)

    @contextmanager
    def expecting(self, pattern: re.Pattern[str]) -> Iterator[None]:
        """Let the browser complain, for as long as this lasts, of what the test does to it."""
        self._expected.append(pattern)
        yield
        self.page.wait_for_timeout(500)  # what was said is heard
        self._expected.remove(pattern)

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Be without a network."""
        with self.expecting(CUT):
            self.context.set_offline(True)
            yield
            self.context.set_offline(False)

    def goes(self, path: str) -> Page:
        """Open an address of the page."""
        self.page.goto(path)
        return self.page

    def picture(self, name: str) -> None:
        """Keep what is seen, for people to look at where there is time."""
        if not LONG:
            return
        SHOTS.mkdir(exist_ok=True)
        theme = self.page.evaluate("document.documentElement.dataset.theme")
        self.page.screenshot(path=SHOTS / f"{name}-{theme}-{self.size}.png")

    def scrolls_sideways(self) -> int:
        """Return by how many pixels the page is wider than the window, once it has settled."""
        for _ in range(SETTLING):
            wider = int(
                self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            )
            if wider <= 0:
                break
            self.page.wait_for_timeout(100)
        return wider

    def small_targets(self) -> list[str]:
        """Return what is too small to be pressed with a finger, once the page has settled."""
        found: list[str] = []
        for _ in range(SETTLING):
            found = self.page.evaluate(SMALL, FINGER)
            if not found:
                break
            self.page.wait_for_timeout(100)
        return found

    def undrawn(self) -> list[str]:
        """Return the signs that the page shows and nobody has drawn."""
        found: list[str] = self.page.evaluate(UNDRAWN)
        return found

    def barriers(self, *only: str) -> list[str]:
        """Return what axe finds serious, by all its rules or only by some: which rule, and where."""
        page = self.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text("utf-8"))
        rules = {"runOnly": list(only)} if only else {}
        found = page.evaluate("rules => axe.run(document, { resultTypes: ['violations'], ...rules })", rules)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in {"serious", "critical"}
            for node in one["nodes"][:3]
        ]

    def is_seen_in_every_look(self, name: str) -> None:
        """Look at the page that is open: dark, light and in contrast, on a desktop and on two phones."""
        self.page.wait_for_load_state("networkidle")
        found: list[str] = []
        for theme in ("contrast", "light", "dark"):
            self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            found += [f"{theme}: {one}" for one in self.barriers(*([] if theme == "dark" else ["color-contrast"]))]
            self.picture(name)
        assert found == [], found
        assert self.undrawn() == []
        for size in ("phone", "small"):
            with self.holding(size):
                assert self.scrolls_sideways() <= 0, size
                self.picture(name)

    @contextmanager
    def holding(self, size: str) -> Iterator[None]:
        """Look on a screen of another size."""
        before, self.size = self.size, size
        self._resize()
        yield
        self.size = before
        self._resize()

    def _resize(self) -> None:
        width, height = SIZES[self.size]
        self.page.set_viewport_size({"width": width, "height": height})

    def leaves(self) -> None:
        """Close the browser."""
        self.context.close()
