"""The Cove in the browser, as different people play it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.harbour import Cove, predicted, robbed
from tests.browser.playing import asked_at
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

PRESSES = 2_000 if LONG else 40
"""So many things are pressed, some turns; a whole game where there is time."""
DAY = 200
"""Presses after which a day should long be over."""


def test_by_mouse(comes: Callable[..., Person]) -> None:
    """From the first page; what another Oracle has is a click away. A day, all three where there is time."""
    person = comes()
    page = person.goes("/")
    cove = Cove(page)
    cove.begins()
    assert cove.is_asked()
    person.is_seen_in_every_look("cove")
    page.get_by_role("button", name=re.compile("^Look at the board of")).first.click()
    expect(page.get_by_role("region", name="Difference").or_(page.get_by_text("Difference")).first).to_be_visible()
    page.get_by_role("button", name="Back to my board").click()
    day = page.get_by_role("banner").get_by_text("day 1 of 3")
    while day.is_visible() and cove.turns < DAY and cove.is_asked():
        cove.plays(cove.by_mouse, cove.turns + 1)
    expect(page.get_by_role("banner").get_by_text("day 2 of 3")).to_be_visible()
    person.picture("cove-middle-by-mouse")
    if LONG:
        cove.plays(cove.by_mouse, PRESSES)
        expect(cove.ended).to_be_visible()
        person.is_seen_in_every_look("cove-end")


def test_nothing_moves_away_under_the_pointer(comes: Callable[..., Person]) -> None:
    """What is said of a choice that is pointed at moves neither it nor the board, however long or short it is."""
    cove = Cove(comes().page)
    cove.takes_up(robbed())
    cove.points_at_all()


def test_the_whole_board_is_seen_at_once(comes: Callable[..., Person]) -> None:
    """Also where predictions are open nothing is cut, and a closed action says why where it is pressed."""
    for size in ("desktop", "laptop"):
        page = comes(size).page
        Cove(page).takes_up(predicted())
        staff = page.get_by_role("region", name="Staff")
        expect(staff.get_by_text("Security")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("region", name="Predictions").get_by_text("%").first).to_be_in_viewport(ratio=1)
        page.get_by_role("list", name="Actions").get_by_role("button", disabled=True).first.click(force=True)
        prompt = page.get_by_role("region").filter(has=page.get_by_role("heading", name="Choose an action"))
        expect(prompt.get_by_role("button", name=re.compile(r"^Rule MC-(6\.2|9\.)")).first).to_be_visible()


def test_by_keys_alone(comes: Callable[..., Person]) -> None:
    """By digits, arrows and Enter; the focus is never lost."""
    person = comes()
    cove = Cove(person.goes("/"))
    cove.begins()
    while cove.turns < PRESSES and cove.is_asked():
        cove.plays(cove.by_keys, cove.turns + 1)
        cove.keeps_focus()
    assert not LONG or cove.ended.is_visible()


def test_on_a_phone_by_taps(comes: Callable[..., Person]) -> None:
    """On the smallest screen, nothing is wider than it."""
    person = comes("small")
    cove = Cove(person.goes("/"))
    cove.begins()
    while cove.turns < PRESSES and cove.is_asked():
        cove.plays(cove.by_taps, cove.turns + 1)
        assert person.scrolls_sideways() <= 0
    assert not LONG or cove.ended.is_visible()
    person.picture("cove-middle")


def test_a_small_phone_says_whom_a_boat_takes_and_every_hour(comes: Callable[..., Person]) -> None:
    """With four seats too, nothing of a seat is cut; others' boards are gone to and left by a finger."""
    person = comes("small")
    page = person.page
    Cove(page).takes_up(asked_at("cove", 4, "ChooseSeat"))
    expect(page.get_by_role("heading", name=re.compile("onto which boat")).first).to_be_visible()
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    for seat in seats.all():
        expect(seat.get_by_text(re.compile(r"^hour \d+$"))).to_be_attached()
        assert seat.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.get_by_role("button", name="Others").click()
    page.get_by_role("button", name=re.compile("^Look at the board of")).first.click()
    expect(page.get_by_text("Difference").first).to_be_visible()
    assert person.small_targets() == []
    page.get_by_role("button", name="Back to my board").click()


def test_in_french(comes: Callable[..., Person]) -> None:
    """For who speaks it, all of it is in French."""
    person = comes(locale="fr-FR")
    cove = Cove(person.goes("/"), "fr")
    cove.begins()
    cove.plays(cove.by_mouse, PRESSES)
    assert not LONG or cove.ended.is_visible()
    person.picture("cove-french")
    cove.is_in_french()


def test_the_player_aid_is_one_sheet(comes: Callable[..., Person]) -> None:
    """It opens over the table, says all that is looked up, and closes by Esc."""
    person = comes()
    page = person.goes("/")
    cove = Cove(page)
    cove.begins()
    page.get_by_role("button", name="Player aid").click()
    sheet = page.get_by_role("dialog", name="The Oracle on one sheet")
    expect(sheet.get_by_role("heading", name=re.compile("Final scoring"))).to_be_visible()
    assert person.barriers() == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@pytest.mark.skipif(not LONG, reason="a whole game takes its time: STARBOARD_LONG=1")
def test_alone(comes: Callable[..., Person]) -> None:
    """Against the Peddler, whose next turn is told: three whole days with their markets, and the scoring."""
    person = comes()
    page = person.goes("/new?game=cove")
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("^Create")).click()
    page.wait_for_url("**/t/*")
    cove = Cove(page)
    expect(page.get_by_role("region", name="The Peddler").first).to_be_visible()
    cove.plays_until(page.get_by_role("banner").get_by_text("day 2 of 3"))
    cove.plays_until(cove.ended)
    scoring = page.get_by_role("region", name="Final scoring, step by step")
    expect(scoring).to_contain_text("In the end")
    scoring.get_by_role("button", name="Faction icons").click()
    expect(scoring).to_contain_text("So far")
    person.is_seen_in_every_look("cove-alone-end")
