"""The Cove in the browser: what somebody sees who plays it, and how it is pressed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from starboard.games import find_game
from starboard.kernel import Match, save
from tests.browser.playing import Offer, Offering

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

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
KINDS: Final = """
(all) => ({
    sure: called(all, seen.sure).length ? all.filter((one) => one.matches('.btn.pri')).slice(-1) : [],
    go: called(all, seen.go),
    sales: called(all, seen.sells).filter((one) => one.ariaPressed === 'false'),
    nothing: called(all, seen.nothing),
    options: buttons(`[aria-label="${seen.options}"]`),
    lines: buttons(`[aria-label="${seen.lines}"]`),
    spaces: buttons(`[aria-label="${seen.actions}"]`),
})
"""
"""What finishes first, then what is asked for."""
MOST: Final = 500
"""Presses after which a match should long be over."""
STANDS: Final = """
(main) => [...main.querySelectorAll('button, [role=button]')].filter((one) => !one.closest('.says')).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.ariaLabel ?? one.innerText, x, y, width, height].join();
})
"""
"""Where everything stands that can be pressed, but for the rule in what is said of what is pointed at."""
KEY: Final = "one => one.querySelector('.kbd')?.textContent"


def robbed(seed: int = 7) -> str:
    """Return the record of a match of two in which the first seat may move a passenger by the Robbers (MC-11.12)."""
    luck = Random(seed)
    match = Match(find_game("cove"), 2, {}, seed=seed)
    while match.seat != 0 or not any(str(action).startswith("shift") for action in match.legal()):
        match.play(match.seat, luck.choice(list(match.legal())))
    return save(match)


def _open(seen: Any) -> int:
    """Return how many predictions the first seat has open."""
    return sum(not one.ended for one in seen.oracles[0].predictions)


def predicted(seed: int = 7) -> str:
    """Return the record of a match of three in which the first seat has two predictions open, and may draw a line."""
    while True:
        seed += 1
        luck, match = Random(seed), Match(find_game("cove"), 3, {}, seed=seed)
        while not match.over:
            legal = {str(action): action for action in match.legal()}
            mine = match.seat == 0
            if mine and "chart" in legal and _open(match.view(0)) > 1:
                return save(match)
            told = [legal[name] for name in legal if mine and name.startswith("divine")]
            match.play(match.seat, luck.choice(told or list(legal.values())))


class Cove(Offering):
    """A table of the Cove: spaces, options, lines and Goods are pressed as they are offered."""

    KINDS = KINDS

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, SEEN[language], language, seed)

    def begins(self) -> None:
        """Sit down at the Cove."""
        self.begin(self.seen["title"])

    def plays_until(self, there: Locator) -> None:
        """Press one thing after another by the mouse until something is to be seen; fail where it does not come."""
        for _ in range(MOST):
            if not self.is_asked() or there.is_visible():
                break
            self.by_mouse()
        expect(there).to_be_visible()

    def points_at_all(self) -> None:
        """Move the pointer over everything that the prompt offers; fail where anything moves away for it."""
        options = self.page.get_by_role("group", name=self.seen["options"]).get_by_role("button")
        before = self.main.evaluate(STANDS)
        for option in options.all():
            option.hover()
            self.page.wait_for_timeout(100)  # what is pointed at is told
            assert self.main.evaluate(STANDS) == before, option.inner_text()

    def by_mouse(self) -> None:
        """Press one thing by the mouse."""
        self.decides(self.clicks)

    def by_taps(self) -> None:
        """Press one thing by a finger."""
        self.decides(self.taps)

    def by_keys(self) -> None:
        """Decide one thing by digits, arrows and Enter."""
        self.decides(self._types)

    def _types(self, offer: Offer) -> bool:
        keys = self.page.keyboard
        if offer.kind == "sure":
            offer.where.focus()
            keys.press("Enter")
        elif offer.kind == "lines":
            self._draws()
        else:
            known = {"go": "Enter", "sales": "a", "nothing": "0"}.get(offer.kind)
            keys.press(known or offer.where.evaluate(KEY) or "1")
        return True

    def _draws(self) -> None:
        """Walk over the chart by arrows, and draw where the walk ends on a line that is open."""
        keys, focused = self.page.keyboard, self.page.locator("[data-edge]:focus:not([aria-disabled=true])")
        for _ in range(40):
            keys.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            if focused.count():
                break
        keys.press("Enter")
