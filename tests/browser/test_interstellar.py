"""Interstellar Oracle in the browser, as different people play it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.galaxy import Interstellar, at_one_table, sits_down
from tests.browser.playing import asked_at, nearly_over
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

TURNS = 500 if LONG else 10
"""Own turns, each of many questions; a whole game where there is time."""


def test_a_compact_game_by_mouse(comes: Callable[..., Person]) -> None:
    """From the form of a new table to the last planet: who has won is said, and why.

    Where there is little time, its end is another match's, which is taken up from a file.
    """
    person = comes()
    table = sits_down(person)
    person.is_seen_in_every_look("interstellar-races")
    table.turns_by(table.clicks, 1)
    assert table.is_asked()
    person.is_seen_in_every_look("interstellar")
    if not LONG:
        table.takes_up(nearly_over("interstellar", 12, compact=True, entropyClock=1))
    table.turns_by(table.clicks, 500)
    expect(table.ended).to_be_visible()
    expect(person.page.get_by_role("region", name="Why it ended")).to_be_visible()
    person.is_seen_in_every_look("interstellar-end")
    person.page.get_by_role("list", name="Key moments").get_by_role("button").last.click()
    expect(person.page.get_by_text(re.compile("^You are viewing move"))).to_be_visible()
    person.page.keyboard.press("End")
    expect(person.page.get_by_role("region", name="Why it ended")).to_be_visible()
    person.page.keyboard.press("3")
    expect(table.galaxy).to_be_visible()
    person.page.keyboard.press("2")
    person.page.wait_for_url("**/replay/*")


def test_by_keys_alone(comes: Callable[..., Person]) -> None:
    """By digits, and by numbers of planets; the focus is never lost."""
    table = sits_down(comes())
    table.turns_by(table.types, TURNS, table.keeps_focus)
    assert not LONG or table.ended.is_visible()


def test_on_a_phone_by_taps(comes: Callable[..., Person]) -> None:
    """On the smallest screen nothing is wider than it."""
    person = comes("small")
    table = sits_down(person)
    person.picture("interstellar-begin")

    def fits() -> None:
        assert person.scrolls_sideways() <= 0

    table.turns_by(table.taps, TURNS, fits)
    assert not LONG or table.ended.is_visible()
    person.picture("interstellar-middle")


def test_a_phone_compares_both_races_without_scrolling(comes: Callable[..., Person]) -> None:
    """All that either can do stands above the question, in the longer language too."""
    person = comes("phone", locale="fr-FR")
    table = sits_down(person, "fr")
    races = person.page.get_by_role("article")
    expect(races).to_have_count(2)
    last, asking = races.last.bounding_box(), table.asking.bounding_box()
    assert last is not None
    assert asking is not None
    assert last["y"] + last["height"] <= asking["y"]


def test_in_french(comes: Callable[..., Person]) -> None:
    """For who speaks it, all of it is in French."""
    person = comes(locale="fr-FR")
    table = sits_down(person, "fr")
    table.turns_by(table.clicks, TURNS)
    assert not LONG or table.ended.is_visible()
    person.picture("interstellar-french")
    table.is_in_french()


def test_six_seats_of_which_two_are_browsers(comes: Callable[..., Person]) -> None:
    """Both are asked in the same windows, each in a browser of their own, and answer face down."""
    ana, ben = comes(), comes()
    first, second = at_one_table(ana, ben, seats=6)
    answered = [0, 0]
    for _ in range(2000):
        for k, table in enumerate((first, second)):
            if table.asked.is_visible():
                answered[k] += table.window.is_visible()
                table.decides(table.clicks)
        if min(answered) >= 3:
            break
        ana.page.wait_for_timeout(100)
    assert min(answered) >= 3
    for table in (first, second):
        expect(table.galaxy).to_be_visible()


def test_nine_seats_in_every_look(comes: Callable[..., Person]) -> None:
    """Two copies: both halves are named, every seat can be told from the others, and the system that is nobody's."""
    person = comes()
    table = sits_down(person, seats=9, compact=False)
    expect(table.galaxy).to_be_visible()
    for word in ("Charmed", "Strange", "nobody"):
        expect(table.galaxy.get_by_text(word, exact=True)).to_be_visible()
    person.is_seen_in_every_look("interstellar-nine")


def test_the_hand_of_the_dead_is_seen_before_an_own_card_goes(comes: Callable[..., Person]) -> None:
    """The victor's hand is full: all that the dead held is there to be read, and can be kept once a card is gone."""
    page = comes().page
    table = Interstellar(page)
    table.takes_up(asked_at("interstellar", 3, "Loot", seed=3))
    hand = page.get_by_role("region", name="Your hand")
    dead = page.get_by_role("region", name="Hand of Cadet 3", exact=True)
    loot, open_loot = dead.get_by_role("button"), dead.get_by_role("button", disabled=False)
    expect(loot).to_have_count(4)
    expect(open_loot).to_have_count(0)
    expect(table.prompt).to_contain_text("Your hand is full")
    hand.get_by_role("button", name="Weapon Sword").click()
    expect(open_loot).to_have_count(4)
    dead.get_by_role("button", name="Defense Shield").click()
    expect(loot).to_have_count(3)
    expect(hand.get_by_role("button", name="Defense Shield")).to_be_visible()


def test_a_card_is_read_where_the_log_names_it(comes: Callable[..., Person]) -> None:
    """By the mouse and by keys, as the board draws it; and a turn is folded, and opened again."""
    page = comes().page
    table = Interstellar(page)
    table.takes_up(asked_at("interstellar", 2, "Main", seed=3))
    log, tip = page.get_by_role("region", name="Log"), page.get_by_role("tooltip")
    poison = log.get_by_role("button", name="Poison")
    page.mouse.move(5, 5)
    poison.hover()
    expect(tip).to_contain_text("Stopped by Medicine.")
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    log.get_by_role("link", name="Player 1 plays the Humans.").focus()
    page.keyboard.press("Tab")
    expect(tip).to_contain_text("Six cards instead of five")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.keyboard.press("Enter")
    expect(tip).to_be_visible()
    before = log.get_by_role("button", name="Before the first turn")
    before.press("Enter")
    expect(poison).to_be_hidden()
    before.press("Enter")
    expect(poison).to_be_visible()


def test_a_new_question_puts_the_tip_away(comes: Callable[..., Person]) -> None:
    """What can be done at a planet is said where it lies; once that is done nothing is said there, though one stays.

    A click on a planet also ends whatever is written: keys mean what the prompt says they do.
    """
    page = comes().page
    table = Interstellar(page)
    table.takes_up(asked_at("interstellar", 2, "Main"))
    planet = table.galaxy.get_by_role("button", name="move to P", disabled=False).first
    said = (planet.get_attribute("aria-label") or "").rpartition(", ")[2]
    asking = page.get_by_role("region", name=table.prompt.inner_text())
    fields = page.get_by_role("textbox", name="Go to a planet"), page.get_by_role("textbox", name="Write to the table")
    for key, field in zip("gc", fields, strict=True):
        page.keyboard.press(key)
        expect(field).to_be_focused()
        table.galaxy.get_by_role("button", disabled=True).first.click(force=True)
        expect(asking).to_be_focused()
    expect(fields[0]).to_be_hidden()
    page.mouse.move(5, 5)  # a mouse that is nowhere yet moves by nothing at first
    planet.hover()
    tip = table.main.get_by_text(said, exact=True)
    expect(tip).to_be_visible()
    planet.click()
    expect(tip).to_be_hidden()
