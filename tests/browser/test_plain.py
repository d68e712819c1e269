"""A game that was written with the kit, without a line for the web, played on the plain board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Table
from tests.table.processes import Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.people import Person


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the kit's example."""
    serving = Serving(tmp_path_factory.mktemp("kit"), "--volatile", "--game", "examples.freeport:GAME")
    yield serving.address
    serving.kill()


def test_a_whole_game_of_an_example(kit: str, comes: Callable[..., Person]) -> None:
    """By the numbered choices, to the end and its points."""
    person = comes(at=kit)
    table = Table(person.goes("/"))
    table.begin("Freeport")
    person.is_seen_in_every_look("plain")
    table.plays(table.by_digits, 600)
    expect(table.main).to_contain_text("Only one player has a role left")
    person.picture("plain-end")


SEEN = """
(cards) => cards.every((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return [0.1, 0.9].every((part) => card.contains(document.elementFromPoint(left + width / 2, top + height * part)));
})
"""
"""Whether nothing lies over cards, and all of them is on the screen."""


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_the_own_hand_is_seen_without_scrolling(kit: str, comes: Callable[..., Person], size: str) -> None:
    """Beside everything that can be chosen, whatever lies in the middle."""
    person = comes(size, at=kit)
    table = Table(person.goes("/"))
    table.begin("Freeport")
    cards = table.main.get_by_role("group", name="roles").get_by_role("article")
    expect(cards).to_have_count(2)
    expect(table.main.get_by_role("list", name="Choices")).to_be_visible()
    assert cards.evaluate_all(SEEN)


def test_six_seats_on_a_phone_are_told_by_their_letters(kit: str, comes: Callable[..., Person]) -> None:
    """There is no room for names beside them: none is shown, rather than a part of one."""
    person = comes("phone", at=kit)
    seats = [{"is": "person", "mine": True}, *[{"is": "bot", "bot": "random"}] * 5]
    ask = person.context.request
    made = ask.post("/api/tables", data={"game": "freeport", "seats": seats}).json()
    ask.post(f"/api/tables/{made['table']}/start")
    strip = person.goes(f"/t/{made['table']}").get_by_role("region", name="Seats").first
    expect(strip.get_by_role("listitem")).to_have_count(6)
    expect(strip.get_by_text("You", exact=True)).to_be_hidden()
    person.picture("plain-six")


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_the_others_are_seen_beside_the_choices(kit: str, comes: Callable[..., Person], size: str) -> None:
    """There is room for all that can be chosen: it lies over nobody's place."""
    table = Table(comes(size, at=kit).goes("/"))
    table.begin("Freeport")
    expect(table.main.get_by_role("list", name="Choices")).to_be_visible()
    others = table.main.get_by_role("article", name="Cadet")
    expect(others.first).to_be_visible()
    assert others.evaluate_all(SEEN)


def test_a_mouse_that_rests_points_at_nothing(kit: str, comes: Callable[..., Person]) -> None:
    """What comes to lie under it is lit and explained when it is moved there, not before."""
    person = comes(at=kit)
    page = person.goes("/")
    table = Table(page)
    table.begin("Freeport")
    tiles = table.main.get_by_role("list", name="Choices").get_by_role("listitem")
    before = table.prompt.inner_text()
    tiles.first.click(position={"x": 60, "y": 20})
    lit = table.main.locator(".tile.pointed")
    for _ in range(20):
        expect(table.asked).to_be_visible()
        expect(lit).to_have_count(0)
        if table.prompt.inner_text() != before and page.evaluate("document.querySelector('.tile:hover') !== null"):
            break
        page.keyboard.press("1")
        page.wait_for_timeout(500)
    box = tiles.first.bounding_box()
    assert box is not None
    page.wait_for_timeout(500)
    expect(lit).to_have_count(0)
    page.mouse.move(box["x"] + 63, box["y"] + 22)
    expect(lit).to_have_count(1)
