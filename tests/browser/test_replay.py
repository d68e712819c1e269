"""The replay of a finished match: played, seen with others' eyes, shared, and played on from."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import FilePayload, expect

from tests.browser.people import FINGER
from tests.browser.playing import played_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.people import Person

MOVE = re.compile("^You are viewing move ([0-9]+) of ([0-9]+)")


def opens(person: Person, record: str) -> Page:
    """Open a finished match from its file."""
    page = person.goes("/import")
    file: FilePayload = {"name": "match.starboard", "mimeType": "text/plain", "buffer": record.encode()}
    page.get_by_label("Choose a file").set_input_files(file)
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(re.compile("^You are viewing move 0 of"))).to_be_visible()
    return page


def test_a_replay_does_all_that_it_offers(comes: Callable[..., Person]) -> None:
    """It proves its luck, plays at three speeds, opens hands, is kept by its address, shared, and played on from."""
    person = comes()
    page = opens(person, played_out("interstellar", 3, compact=True, entropyClock=1))
    viewed = page.get_by_text(MOVE)
    page.get_by_role("button", name="The luck").click()
    luck = page.get_by_role("dialog", name="The luck")
    luck.get_by_role("button", name="Verify").click()
    expect(luck.get_by_role("status")).to_contain_text("The match is as its file says")
    assert person.barriers() == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Verified")).to_be_focused()

    page.keyboard.press("End")
    took = []
    for speed in ("Slow", "Normal", "Fast"):
        for _ in range(2):
            page.get_by_role("button", name="One move back").click()
        page.get_by_role("radiogroup", name="Speed").get_by_text(speed).click()
        began = time.monotonic()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        expect(viewed).to_have_count(0)
        took.append(time.monotonic() - began)
    assert sorted(took, reverse=True) == took, took

    for _ in range(3):
        page.get_by_role("button", name="One move back").click()
    eyes = page.get_by_role("group", name="Seen by")
    hand = page.get_by_role("region", name="Your hand")
    expect(hand).to_have_count(0)
    eyes.get_by_role("button", name="Player 2").click()
    expect(hand).to_be_visible()
    expect(page).to_have_url(re.compile("as=1$"))
    eyes.get_by_role("button", name="All open").click()
    expect(page.get_by_text("All hands are open now")).to_be_visible()
    at = viewed.inner_text()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_text("The link to this moment is copied.")).to_be_visible()
    page.goto("/")
    page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(viewed).to_have_text(at)
    expect(eyes.get_by_role("button", name="All open")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("All hands are open now")).to_be_visible()
    assert person.barriers() == []

    with person.holding("small"):
        page.get_by_role("button", name="More", exact=True).click()
        more = page.get_by_role("group", name="More", exact=True)
        expect(more.get_by_role("link", name="Save the record")).to_be_visible()
        expect(more.get_by_role("link", name="Open a saved record")).to_be_visible()
        more.get_by_text("Slow").click()
        expect(more.get_by_role("radio", name="Slow")).to_be_checked()
        boxes = [one.bounding_box() for one in more.locator("a, button, label").all()]
        assert min(box["height"] for box in boxes if box) >= FINGER
        assert person.scrolls_sideways() <= 0
        page.keyboard.press("Escape")
        assert person.small_targets() == []

    page.get_by_role("button", name="Play on from here").click()
    drawer = page.get_by_role("dialog", name=re.compile("^Play on from move [0-9]+$"))
    expect(drawer.get_by_role("radiogroup", name="Who plays Player 1").get_by_role("radio", name="Me")).to_be_checked()
    assert person.barriers() == []
    drawer.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("group", name="Spaces of the galaxy")).to_be_visible()
