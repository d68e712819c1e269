"""Learning Oort by playing it, to the end of the last lesson and into a first game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from tests.browser.playing import Oort

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.people import Person

STEPS: Final = [
    "place m3",
    "read",
    "shut west",
    "fly east",
    "fly south",
    "fly north",
    "fly north",
    "say No",
    "jump west r8",
    "jump south c13",
    "say No",
    "raid east Gold",
    "say Not this turn",
    "raid west Uranium",
    "drive u5",
    "fly east",
    "say 9",
    "fly east",
]
"""What the lessons ask for, one after another."""


class Pupil:
    """Somebody who does what is said."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.oort: Final = Oort(page)
        self.main: Final = page.get_by_role("main")
        self.on: Final = self.main.get_by_role("button", name="Go on")

    def _pick(self, name: str) -> None:
        self.oort.board.get_by_role("button", name=name).first.click(force=True)  # also what is shut

    def does(self, step: str) -> None:
        """Do one step."""
        kind, _, rest = step.partition(" ")
        first, _, then = rest.partition(" ")
        if kind == "say":
            self.main.get_by_role("button", name=rest, exact=True).click()
        elif kind == "shut":
            self._pick(f"{first}: shut")
        elif kind == "drive":
            self.main.get_by_role("button", name="Hyperdrive").click()
            self.page.get_by_role("gridcell", name=re.compile(rf"\b{first}\b")).dispatch_event("click")
        elif kind != "read":
            self._pick(f"Fly {first}" if kind != "place" else f"Begin on {first}")
        if kind == "jump":
            self._pick(f"Jump to {then}")
        if kind == "raid":
            self.main.get_by_role("button", name="Raid").first.click()
            self.page.get_by_role("menuitemradio", name=then).click()
        if kind not in {"say", "shut", "read"}:
            self.oort.go.click()


def test_the_lessons_to_their_end(comes: Callable[..., Person]) -> None:
    """They may be left and taken up again, and at the end a first game begins."""
    person = comes()
    page = person.goes("/learn/oort")
    pupil = Pupil(page)
    for number, step in enumerate(STEPS):
        done = page.get_by_role("banner").get_by_text(f"{number + 1} of 18")
        pupil.does(step)
        expect(done.or_(pupil.on).first).to_be_visible()
        if not done.is_visible():
            pupil.on.click()
        expect(done).to_be_visible()
        if number == 3:
            person.is_seen_in_every_look("learn")
            page.get_by_role("link", name="Leave").click()
            page.get_by_role("article", name="Oort").get_by_role("link", name="Learn").click()
    person.picture("learn-end")
    page.get_by_role("button", name="Play a first game").click()
    oort = Oort(page)
    oort.plays(oort.by_mouse, 2)
