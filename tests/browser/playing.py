"""Playing at a table as people do: by what they see there, in the way they play."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

from playwright.sync_api import ElementHandle, Error, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

if TYPE_CHECKING:
    from collections.abc import Callable

WORDS: Final = {
    "en": {
        "typed": "Type a move|Never ask",
        "choices": "Choices",
        "places": "Where you can go",
        "takes": "take",
        "over": "swept clean|Drought|has a role left|Three days are over|Peddler has earned|"
        "earned more than the Peddler|last planet has vanished|in one hand",
        "go": "Begin here|Fly|Fly and raid|Go there|Raid|Leave alone",
    },
    "fr": {
        "typed": "Écrire un coup|Ne plus demander",
        "choices": "Choix",
        "places": "Où vous pouvez aller",
        "takes": "ramasser",
        "over": "entièrement vidé|Disette|Les trois jours sont passés|dernière planète a disparu|galactique réunis",
        "go": "Commencer ici|Voler|Voler et piller|Y aller|Piller|Laisser tranquille",
    },
}
"""What is read on the page, by language."""
SOON: Final = 2_000
"""Milliseconds after which somebody looks again at what is there."""
NAMES: Final = "all => all.map(one => one.getAttribute('aria-label'))"


class Table:
    """A player's table in the browser, whatever is played there."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        self.page: Final = page
        self.words: Final = WORDS[language]
        self.luck: Final = Random(seed)
        self.main: Final = page.get_by_role("main")
        self.prompt: Final = self.main.get_by_role("heading", level=2).first
        self.asked: Final = self.main.get_by_role("button", name=re.compile(self.words["typed"]))
        """There where one is asked, or asked again whether that is all, and only there."""
        self.ended: Final = self.main.get_by_text(re.compile(self.words["over"])).first
        self.turns = 0

    def begin(self, game: str = "Oort") -> None:
        """Sit down against a bot, from the first page."""
        self.page.get_by_role("article", name=game).get_by_role("button").first.click()
        self.page.wait_for_url("**/t/*")
        expect(self.asked).to_be_visible()

    def is_asked(self) -> bool:
        """Wait until one is asked, or until it is over; return whether one is asked."""
        expect(self.asked.or_(self.ended).first).to_be_visible()
        return not self.ended.is_visible()

    def plays(self, turn: Callable[[], None], most: int = 500) -> None:
        """Play so many turns, or to the end."""
        while self.turns < most and self.is_asked():
            turn()
            self.turns += 1

    @staticmethod
    def presses(on: Locator | ElementHandle, *, taps: bool = False) -> bool:
        """Press something, and say whether it was still there: else what has come instead is looked at next time."""
        try:
            if taps:
                on.tap(timeout=SOON)
            else:
                on.click(timeout=SOON)
        except TookTooLong:
            return False
        except Error as error:
            if "not attached" not in error.message:
                raise
            return False
        return True

    def by_digits(self) -> None:
        """Choose by a number under the prompt; where that was a part of a choice, another part is asked for next."""
        choices = self.main.get_by_role("list", name=self.words["choices"])
        if choices.is_visible():
            self.page.keyboard.press(self.luck.choice("123456"))
        else:
            self.page.keyboard.press("Enter")  # the only thing to do
        self.page.wait_for_timeout(100)


class Oort(Table):
    """A table of Oort: a place on the board is picked, and the picked move is made."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        self.board: Final = page.get_by_role("group", name=self.words["places"])
        self.places: Final = self.board.get_by_role("button", disabled=False)
        """What can be picked on the board now."""

    def place(self) -> Locator:
        """Return one of the places, rather one that takes something."""
        names: list[str] = []
        while not names:  # what was there a moment ago may be gone, where another tab's move comes in between
            expect(self.places.first).to_be_visible()
            names = self.places.evaluate_all(NAMES)
        good = [number for number, name in enumerate(names) if self.words["takes"] in name]
        return self.places.nth(self.luck.choice(good or range(len(names))))

    def squares(self) -> list[str]:
        """Return what lies on every space."""
        found: list[str] = self.page.get_by_role("gridcell").evaluate_all(NAMES)
        return found

    @property
    def go(self) -> Locator:
        """The button that makes the picked move."""
        return self.main.get_by_role("button", name=re.compile(f"^({self.words['go']})$"))

    def by_mouse(self) -> None:
        """Take a turn by the mouse."""
        self.place().click()
        self.go.click()
        expect(self.go).to_be_hidden()

    def by_taps(self) -> None:
        """Take a turn by a finger."""
        self.place().tap()
        self.go.tap()
        expect(self.go).to_be_hidden()

    def by_names(self) -> None:
        """Take a turn as a screen reader does: what has a name is invoked, wherever it stands."""
        self.place().dispatch_event("click")
        self.go.dispatch_event("click")
        expect(self.go).to_be_hidden()

    def by_keys(self) -> None:
        """Take a turn by Tab, arrows and Enter."""
        keys = self.page.keyboard
        expect(self.places.first).to_be_visible()
        on_board = self.board.get_by_role("button").and_(self.page.locator(":focus"))
        focused = self.places.and_(self.page.locator(":focus"))
        for _ in range(60):
            if on_board.count():
                break
            keys.press("Tab")
        least = self.luck.randrange(4)
        for step in range(40):
            if step >= least and focused.count():  # a way that is shut can be read about, and is walked past
                break
            keys.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keys.press("Enter")
        expect(self.go).to_be_visible()
        keys.press("Enter")
        expect(self.go).to_be_hidden()
