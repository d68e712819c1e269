"""Several people at one screen: the curtain between hands, the shared question, and what is left of the last hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tests.browser.galaxy import Interstellar
from tests.browser.playing import Table
from tests.table.hands import record_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

NAMES: Final = ("Ana", "Ben", "Cleo")
KEPT: Final = """
() => JSON.stringify([
    document.documentElement.outerHTML, history.state, location.href, document.title,
    Object.entries(localStorage), Object.entries(sessionStorage), document.cookie,
])
"""
"""What a person finds who looks at the page's source, its address and its storage."""


def sit_together(person: Person) -> Page:
    """Set a table up for three at this screen."""
    page = person.goes("/new?game=interstellar&with=screen")
    page.get_by_role("combobox", name="How many play").select_option("3")
    for letter, name in zip("ABC", NAMES, strict=True):
        page.get_by_role("textbox", name=f"Name at seat {letter}").fill(name)
    page.get_by_role("button", name="Create and begin").filter(visible=True).first.click()
    page.wait_for_url("**/t/*")
    return page


class Screen:
    """One screen that is handed round."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.table: Final = Interstellar(page)
        self.show: Final = page.get_by_role("button", name="Show me mine")
        self.nobody: Final = page.get_by_role("button", name=re.compile("^Nobody( Space)?$"))
        self.hand: Final = page.get_by_role("region", name="Your hand")

    def taken(self) -> str:
        """Wait until the screen is to be taken, and take it; return by whom."""
        expect(self.show).to_be_visible()
        name = self.page.get_by_role("heading", level=1).inner_text()
        assert name in NAMES
        self.show.click()
        expect(self.table.asked).to_be_visible()
        return name

    def cards(self) -> list[str]:
        """Return the words on the cards of the hand that is shown."""
        found: list[str] = self.hand.locator("[data-card]").evaluate_all(
            "all => all.map(one => one.querySelector('.name').textContent)"
        )
        return found

    def picks_races(self) -> None:
        """Let everybody pick a race, one after another."""
        for _ in NAMES:
            self.taken()
            Table.presses(self.table.acts.first)

    def ends_turn(self) -> None:
        """End the turn, though something is left to do in it; its end is a window."""
        for _ in range(10):
            if self.nobody.is_visible():
                break
            unsure = self.table.unsure.is_visible()
            Table.presses(self.table.acts.last if unsure else self.table.acts.filter(has_text="End turn"))
            expect(self.nobody.or_(self.table.acts.first).first).to_be_visible()
        expect(self.nobody).to_be_visible()

    def shows(self, cards: list[str]) -> list[str]:
        """Return which of the cards can be read anywhere on the page, in its history or its storage."""
        expect(self.hand).to_be_hidden()
        kept = self.page.evaluate(KEPT)
        return [card for card in cards if re.search(rf"\b{card}\b", kept)]


def test_nothing_of_a_hand_is_left_when_the_screen_is_handed_on(comes: Callable[..., Person]) -> None:
    """Neither on the page, nor in its history and storage; going back and coming again finds the curtain.

    The window at the end of the turn is one question to all who are asked, whatever they hold.
    """
    person = comes()
    screen = Screen(sit_together(person))
    page = screen.page
    screen.picks_races()
    name = screen.taken()
    expect(screen.hand).to_be_visible()
    cards = screen.cards()
    assert len(cards) == 5, cards
    screen.ends_turn()
    assert screen.shows(cards) == []
    expect(screen.table.galaxy).to_be_visible()
    for asked in NAMES:
        expect(page.get_by_role("button", name=re.compile(rf"^{asked}\b"))).to_be_visible()
    expect(page.get_by_role("heading", name=f"{name} ends the turn. Does anybody answer?")).to_be_visible()
    person.is_seen_in_every_look("one-screen-shared")
    page.get_by_role("button", name=re.compile(rf"^{name}\b")).click()
    expect(screen.show).to_be_visible()
    assert screen.shows(cards) == []
    person.picture("one-screen-curtain")
    page.goto("/mine")
    page.go_back()
    expect(screen.nobody.or_(screen.show).first).to_be_visible()
    assert screen.shows(cards) == []
    if screen.show.is_visible():
        page.get_by_role("button", name="Nothing, back to the table").click()
    screen.nobody.click()
    assert screen.taken() != name


def test_all_at_a_screen_read_why_they_are_asked_again(comes: Callable[..., Person]) -> None:
    """Somebody has played in the window: the one question that all are asked then names the card."""
    person = comes()
    post = person.context.request.post
    seats = [{"is": "person"}] * 2
    made = post("/api/records", data={"record": record_with("wormhole_generator", "pistol"), "seats": seats}).json()
    at = f"/api/tables/{made['table']}"
    for seat, name in enumerate(NAMES[:2]):
        post(f"{at}/claim", data={"invite": made["invite"], "seat": seat, "name": name})
    post(f"{at}/start", data={}, headers={"authorization": f"Bearer {made['host']}"})
    screen = Screen(person.goes(f"/t/{made['table']}"))
    assert screen.taken() == "Ana"
    screen.ends_turn()
    again = screen.page.get_by_text("Ana has just played: Wormhole Generator.")
    expect(again).to_have_count(0)
    screen.page.get_by_role("button", name=re.compile(r"^Ana\b")).click()
    screen.taken()
    screen.page.get_by_role("button", name=re.compile("^Wormhole Generator")).first.click()
    screen.taken()
    screen.table.galaxy.get_by_role("button", disabled=False).first.click()
    expect(screen.nobody).to_be_visible()
    expect(again).to_be_visible()
