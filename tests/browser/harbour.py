"""The Cove in the browser: what somebody sees who plays it, and how it is pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.playing import SOON, Table

if TYPE_CHECKING:
    from playwright.sync_api import ElementHandle, Locator, Page

SEEN: Final = {
    "en": {
        "title": "Merchants Cove",
        "actions": "Actions",
        "lines": "Where a line can be drawn",
        "options": "What you can choose",
        "go": r"^(Draw it|Sell \d)",
        "sells": r"\bsell a\b",
        "nothing": "^Sell nothing",
        "sure": "^Never ask$",
    },
    "fr": {
        "title": "Merchants Cove",
        "actions": "Actions",
        "lines": "Où tracer un trait",
        "options": "Ce que vous pouvez choisir",
        "go": r"^(Tracer|Vendre \d)",
        "sells": r"\bvendre un\b",
        "nothing": "^Ne rien vendre",
        "sure": "^Ne plus demander$",
    },
}
"""What is read on the board, by language."""
OFFERED: Final = """
(main, { seen, before, soon, luck }) => {
    const name = (one) => (one.ariaLabel ?? one.innerText).trim();
    const able = (one) =>
        one.checkVisibility() && one.ariaDisabled !== 'true' && !one.disabled && !/\\bMC-\\d/.test(name(one));
    const buttons = (where) => [...main.querySelectorAll(`${where} :is(button, [role=button])`)].filter(able);
    const offered = () => {
        const all = buttons('');
        const called = (like) => all.filter((one) => new RegExp(like).test(name(one)));
        const kinds = {
            sure: called(seen.sure).length ? all.filter((one) => one.matches('.btn.pri')).slice(-1) : [],
            go: called(seen.go),
            sales: called(seen.sells).filter((one) => one.ariaPressed === 'false'),
            nothing: called(seen.nothing),
            options: buttons(`[aria-label="${seen.options}"]`),
            lines: buttons(`[aria-label="${seen.lines}"]`),
            spaces: buttons(`[aria-label="${seen.actions}"]`),
        };
        const [kind, these] = Object.entries(kinds).find(([, some]) => some.length) ?? ['', []];
        const said = main.querySelector('h2')?.innerText + all.map((one) => name(one) + one.ariaPressed).join();
        return { kind, one: these[Math.floor(luck * these.length)] ?? null, said };
    };
    const started = performance.now();
    return new Promise((resolve) => {
        const look = () => {
            const now = offered();
            const late = performance.now() - started > soon;
            if (late || (now.kind && now.said !== before)) resolve(now);
            else requestAnimationFrame(look);
        };
        look();
    });
}
"""
"""Waits until something else is offered than before, and tells of which kind it is: what finishes first, then what is
asked for. A rule's number is no choice: it only opens the rule."""
STUCK: Final = 10
"""Presses of which nothing comes, after which somebody gives up."""
MOST: Final = 500
"""Presses after which a match should long be over."""
KEY: Final = "one => one.querySelector('.kbd')?.textContent"


class Cove(Table):
    """A table of the Cove: spaces, options, lines and Goods are pressed as they are offered."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        self.seen: Final = SEEN[language]
        self.said = ""
        """All that was offered when something was last pressed."""
        self.idle = 0
        """So many presses in a row nothing came of."""

    def begins(self) -> None:
        """Sit down at the Cove."""
        self.begin(self.seen["title"])

    def keeps_focus(self) -> None:
        """Fail where the focus is nowhere, and does not come back with what comes next."""
        expect(self.page.locator("body:focus, html:not(:has(:focus))")).to_have_count(0)

    def _offered(self) -> tuple[str, ElementHandle | None]:
        """Return of which kind the things are that can be pressed next, and one of them."""
        words = {"seen": self.seen, "before": self.said, "soon": SOON, "luck": self.luck.random()}
        found = self.main.evaluate_handle(OFFERED, words).get_properties()
        self.said = found["said"].json_value()
        return found["kind"].json_value(), found["one"].as_element()

    def _press(self, *, taps: bool) -> None:
        """Press one thing, once there is one."""
        before = self.said
        _, one = self._offered()
        done = one is not None and self.presses(one, taps=taps)
        self.idle = 0 if done and self.said != before else self.idle + 1
        if not done:
            self.said = ""

    def plays_until(self, there: Locator) -> None:
        """Press one thing after another by the mouse until something is to be seen; fail where it does not come."""
        for _ in range(MOST):
            if not self.is_asked() or there.is_visible():
                break
            self.by_mouse()
            assert self.idle < STUCK, f"nothing comes of what is pressed: {self.said}"
        expect(there).to_be_visible()

    def by_mouse(self) -> None:
        """Press one thing by the mouse."""
        self._press(taps=False)

    def by_taps(self) -> None:
        """Press one thing by a finger."""
        self._press(taps=True)

    def by_keys(self) -> None:
        """Decide one thing by digits, arrows and Enter."""
        keys = self.page.keyboard
        kind, one = self._offered()
        if one is None:
            self.said = ""
        elif kind == "sure":
            one.focus()
            keys.press("Enter")
        elif kind == "lines":
            self._draws()
        else:
            keys.press({"go": "Enter", "sales": "a", "nothing": "0"}.get(kind) or one.evaluate(KEY) or "1")

    def _draws(self) -> None:
        """Walk over the chart by arrows, and draw where the walk ends on a line that is open."""
        keys, focused = self.page.keyboard, self.page.locator("[data-edge]:focus:not([aria-disabled=true])")
        for _ in range(40):
            keys.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if focused.count():
                break
        keys.press("Enter")
