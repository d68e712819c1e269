"""The Cove in the browser: what somebody sees who plays it, and how it is pressed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.playing import Table

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SEEN: Final = {
    "en": {
        "title": "Merchants Cove",
        "actions": "Actions",
        "lines": "Where a line can be drawn",
        "options": "What you can choose",
        "dish": "Divining dish",
        "go": r"Draw it|Sell \d.*",
        "sells": r"\bsell a\b",
        "nothing": "Sell nothing",
        "stop": "Stop here",
        "sure": "Never ask",
    },
    "fr": {
        "title": "Merchants Cove",
        "actions": "Actions",
        "lines": "Où tracer un trait",
        "options": "Ce que vous pouvez choisir",
        "dish": "Bol de Divination",
        "go": r"Tracer|Vendre \d.*",
        "sells": r"\bvendre un\b",
        "nothing": "Ne rien vendre",
        "stop": "S’arrêter là",
        "sure": "Ne plus demander",
    },
}
"""What is read on the board, by language."""
SPACES: Final = ("Star Charting", "Divination", "Horoscopes", "Twisting Fates", "Recruit", "Activate Staff")
OF_SPACE: Final = {"twist": 3, "divine": 1, "horoscopes": 2, "recruit": 4}
"""The space whose option an action is, by the first word of its notation."""
SHORTLY: Final = 200
"""Milliseconds that somebody waits where nothing can be pressed yet: the board is still being drawn."""


class Cove(Table):
    """A table of the Cove: spaces, options, lines and Goods are pressed as they are offered."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        self.seen: Final = SEEN[language]
        self.spaces: Final = self.main.get_by_role("list", name=self.seen["actions"]).get_by_role(
            "button", disabled=False
        )
        self.lines: Final = self.main.get_by_role("group", name=self.seen["lines"]).get_by_role(
            "button", disabled=False
        )
        offered = self.main.get_by_role("group", name=self.seen["options"])
        self.options: Final = offered.get_by_role("button", name=re.compile(r"^(?!.*\bMC-\d)"))
        """What can be chosen; the number of a rule only opens it."""
        self.sales: Final = self.main.get_by_role("button", name=re.compile(self.seen["sells"]), pressed=False)
        self.nothing: Final = self.main.get_by_role("button", name=self.seen["nothing"])
        self.go: Final = self.main.get_by_role("button", name=re.compile(f"^({self.seen['go']})"))
        self.confirms: Final = self.main.get_by_role("button", name=self.seen["sure"], exact=True)

    def begins(self) -> None:
        """Sit down at the Cove."""
        self.begin(self.seen["title"])

    def keeps_focus(self) -> None:
        """Fail where the focus is nowhere, and does not come back with what comes next."""
        expect(self.page.locator("body:focus, html:not(:has(:focus))")).to_have_count(0)

    def _one(self, of: Locator) -> Locator:
        return of.nth(self.luck.randrange(of.count()))

    def _press(self, *, taps: bool) -> None:
        """Press one thing."""
        found = self._next()
        if found is None:
            self.page.wait_for_timeout(SHORTLY)
        elif self.presses(found, taps=taps):
            self.page.wait_for_timeout(60)

    def _next(self) -> Locator | None:
        """Return what is pressed next: what finishes first, then what is asked for."""
        if self.confirms.count():
            return self.main.locator(".btn.pri").last
        if self.go.count():
            return self.go.first
        if self.sales.count():
            return self.sales.first
        if self.nothing.count():
            return self.nothing
        for some in (self.options, self.lines, self.spaces):
            if some.count():
                return self._one(some)
        return None

    def by_mouse(self) -> None:
        """Press one thing by the mouse."""
        self._press(taps=False)

    def by_taps(self) -> None:
        """Press one thing by a finger."""
        self._press(taps=True)

    def by_keys(self) -> None:
        """Decide one thing by digits, arrows and Enter."""
        keys = self.page.keyboard
        if self.confirms.count():
            keys.press("Tab")
            self.main.locator(".btn.pri").last.focus()
            keys.press("Enter")
        elif self.go.count():
            keys.press("Enter")
        elif self.sales.count():
            keys.press("a")
        elif self.nothing.count():
            keys.press("0")
        elif self.options.count():
            keys.press(str(1 + self.luck.randrange(min(9, self.options.count()))))
        elif self.lines.count():
            self._draws()
        elif self.spaces.count():
            keys.press(str(1 + self.luck.randrange(6)))
        self.page.wait_for_timeout(60)

    def _draws(self) -> None:
        """Walk over the chart by arrows, and draw where the walk ends on a line that is open."""
        keys, focused = self.page.keyboard, self.lines.and_(self.page.locator(":focus"))
        for _ in range(40):
            keys.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if focused.count():
                break
        keys.press("Enter")

    def does(self, action: str, label: str) -> None:
        """Do what a notation says, by whatever the board offers for it; `label` is how the table calls it."""
        kind, _, rest = action.partition(" ")
        if kind in {"+1", "-1", "move"}:
            rune = {"d1": "first die", "d2": "second die", "voodoo": "Voodoo meeple"}.get(rest, rest.capitalize())
            self.main.get_by_role("group", name=self.seen["dish"]).get_by_role("button", name=rune).click()
        elif kind in OF_SPACE:
            self.spaces.filter(has_text=SPACES[OF_SPACE[kind]]).click()
        called = re.compile(rf"\b{re.escape(label)}(?!\w)", re.IGNORECASE)
        if kind == "line":
            self.main.get_by_role("button", name=called).first.click()
        elif kind == "done":
            names = re.compile(f"^({self.seen['stop']}|{self.seen['nothing']}|{label})", re.IGNORECASE)
            self.main.get_by_role("button", name=names).first.click()
        else:
            offered = self.main.get_by_role("button", name=called).first
            expect(offered).to_be_visible()
            offered.click()
        if kind in {"line", "sell"}:
            self.page.wait_for_timeout(150)
            if self.go.count():
                self.go.first.click()
