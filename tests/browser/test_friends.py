"""Several people at one table, each at a browser of their own, whatever happens to their lines and their server."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.sync_api import Error, expect

from tests.browser.people import CUT
from tests.browser.playing import Oort
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person
    from tests.table.processes import Serving

ROUNDS = 2 if LONG else 1
MARKUP = "<img src=x onerror=alert(1)><b>Hello</b> & 'good' \"luck\""


def sits_down(person: Person, link: str, name: str) -> Oort:
    """Follow a link to a free seat."""
    page = person.goes(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="You are invited to Oort")).to_be_hidden()
    return Oort(page)


def link_of(person: Person) -> str:
    """Return the link that a waiting table shows."""
    return person.page.get_by_role("textbox", name="Link to a free seat").input_value()


def sets_up(person: Person) -> Oort:
    """Set a table up for oneself, a friend and a bot."""
    page = person.goes("/new")
    page.get_by_role("radiogroup", name="How many play").get_by_text("3", exact=True).click()
    page.get_by_role("radiogroup", name="Who sits at C").get_by_text("Bot").click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ana")
    page.get_by_role("button", name="Create and copy link").click()
    page.wait_for_url("**/t/*")
    return Oort(page)


def rounds(count: int, *players: Oort) -> None:
    """Let everybody take so many turns, one after another."""
    for _ in range(count):
        for player in players:
            player.plays(player.by_mouse, player.turns + 1)


def test_two_clicks_to_a_link(comes: Callable[..., Person]) -> None:
    """The first shows it, the second copies it; a friend sits down by it, and both play."""
    ana, ben = comes(), comes()
    page = ana.goes("/")
    page.get_by_role("article", name="Oort").get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    assert page.evaluate("navigator.clipboard.readText()") == link_of(ana)
    ana.is_seen_in_every_look("waiting")
    second = sits_down(ben, link_of(ana), "Ben")
    page.get_by_role("button", name="Start").click()
    rounds(1, Oort(page), second)
    assert "#" not in ben.page.url  # the key of a seat does not stay in the address


def test_friends_and_a_bot_through_reload_cut_and_restart(serving: Serving, comes: Callable[..., Person]) -> None:
    """Nothing is lost, nobody sits anywhere else, and nobody has to do anything about it."""
    ana, ben = comes(at=serving.address), comes(at=serving.address)
    first = sets_up(ana)
    second = sits_down(ben, link_of(ana), "Ben")
    ana.page.get_by_role("button", name="Start").click()
    rounds(ROUNDS, first, second)
    ben.page.reload()
    rounds(1, first, second)
    with ben.cut():
        rounds(1, first)
    rounds(1, second)
    with ana.expecting(CUT), ben.expecting(CUT):
        serving.kill()
        ana.page.wait_for_timeout(500)
        ana.picture("table-server-gone")
        serving.restart()
        rounds(ROUNDS, first, second)
    ana.picture("table-friends")
    expect(ana.page.get_by_role("region", name="Log")).to_contain_text("Ben")


def test_on_a_phone_a_lost_server_leaves_two_buttons(serving: Serving, comes: Callable[..., Person]) -> None:
    """It is said up to which move all is kept; the log can be copied meanwhile, and nobody has to be called back."""
    person = comes("small", serving.address)
    page = person.page
    page.clock.install()
    page.goto("/")
    table = Oort(page)
    table.begin()
    table.plays(table.by_taps, 1)
    assert table.is_asked()
    with person.expecting(CUT):
        serving.kill()
        page.clock.run_for(4000)
        expect(page.get_by_text("No connection for")).to_be_visible()
        page.clock.fast_forward(90_000)
        lost = page.get_by_role("alert")
        expect(lost).to_contain_text(re.compile(r"Every move up to move \d+ is stored"))
        for name in ("Copy the log", "Try now"):
            expect(lost.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        lost.get_by_role("button", name="Copy the log").tap()
        expect(page.get_by_text("The log is copied.")).to_be_visible()
        assert "begins on" in page.evaluate("navigator.clipboard.readText()")
        person.picture("table-server-lost")
        serving.restart()
        lost.get_by_role("button", name="Try now").tap()
        expect(lost).to_be_hidden()
    table.plays(table.by_taps, table.turns + 1)


def test_markup_in_chat_is_text(comes: Callable[..., Person]) -> None:
    """It is read as it was typed."""
    ana, ben = comes(), comes()
    sets_up(ana)
    sits_down(ben, link_of(ana), "Ben")
    ana.page.get_by_role("button", name="Start").click()
    for person in (ana, ben):
        log = person.page.get_by_role("region", name="Log")
        expect(log.get_by_role("button", name="Moves", exact=True)).to_have_attribute("aria-pressed", "true")
        log.get_by_role("button", name="Chat").click()
    ana.page.get_by_role("textbox", name="Write to the table").fill(MARKUP)
    ana.page.keyboard.press("Enter")
    for person in (ana, ben):
        expect(person.page.get_by_role("region", name="Log").get_by_text(MARKUP)).to_be_visible()


def test_a_table_that_is_full_says_so(comes: Callable[..., Person]) -> None:
    """Whoever comes too late may watch."""
    ana, ben, cleo = comes(), comes(), comes()
    sets_up(ana)
    link = link_of(ana)
    sits_down(ben, link, "Ben")
    page = cleo.goes(link)
    expect(page.get_by_role("main")).to_contain_text(re.compile("taken|full", re.IGNORECASE))
    cleo.is_seen_in_every_look("table-full")


def test_a_long_name_is_no_trouble(comes: Callable[..., Person]) -> None:
    """It is cut or refused, in a sentence; the page lives."""
    ana, ben = comes(), comes()
    sets_up(ana)
    page = ben.goes(link_of(ana))
    page.get_by_role("textbox", name="Your name").fill("B" * 10_000)
    with ben.expecting(re.compile("status of 4")):
        page.get_by_role("button", name="Sit down").click()
        expect(
            page.get_by_role("alert").or_(page.get_by_role("heading", name=re.compile("begin|seat")))
        ).to_be_visible()
    assert ben.scrolls_sideways() <= 0


def test_links_that_lead_nowhere(comes: Callable[..., Person]) -> None:
    """A sentence says what to do."""
    person = comes()
    with person.expecting(re.compile("status of 40[34]")):
        for path in ("/t/AAAAAAAAAAAA", "/t/BBBBBBBBBBBB#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"):
            page = person.goes(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("no such table|opens nothing"))
            expect(page.get_by_role("main").get_by_role("link", name="To the games")).to_be_visible()
        person.is_seen_in_every_look("table-none")


def test_a_right_link_opens_where_a_wrong_one_was(comes: Callable[..., Person]) -> None:
    """In the same tab, where only what is behind the hash differs."""
    ana, ben = comes(), comes()
    ana.goes("/").get_by_role("article", name="Oort").get_by_role("button", name="Invite").click()
    link = link_of(ana)
    with ben.expecting(re.compile("status of 40[34]")):
        page = ben.goes(link[:-6] + "AAAAAA")
        expect(page.get_by_role("heading", level=1)).to_contain_text("opens nothing")
    page.goto(link)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_one_seat_in_two_tabs(comes: Callable[..., Person]) -> None:
    """Both show the same at once; what is decided twice is decided once, without a fuss."""
    person = comes()
    here = Oort(person.goes("/"))
    here.begin()
    there = Oort(person.context.new_page())
    there.page.goto(here.page.url)
    rounds(1, here)
    rounds(1, there)
    assert here.is_asked()
    assert there.is_asked()
    here.places.first.click()
    there.places.first.click()
    here.go.dispatch_event("click")
    with suppress(Error):  # it is gone as soon as the first tab's move is seen here
        there.go.dispatch_event("click", timeout=1000)
    for tab in (here, there):
        expect(tab.go).to_be_hidden()
    rounds(1, here)
    assert here.is_asked()
    for _ in range(600):  # the other tab is told of the same moves, at its own pace
        if here.squares() == there.squares():
            break
        here.page.wait_for_timeout(100)
    assert here.squares() == there.squares()
