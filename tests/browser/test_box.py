"""With the real box on the table: what is printed in it comes by file, and what chance brings by a click."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from playwright.sync_api import FilePayload, Page, expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

REFUSED = re.compile("status of 400")
"""What a browser itself says of a table that is refused."""


def box_of(game: str) -> Any:
    """Return the data that comes with a game."""
    return json.loads(files(f"starboard.games.{game}").joinpath("components.json").read_text("utf-8"))


def file_of(text: str) -> FilePayload:
    """Return what somebody wrote as the file they choose."""
    return {"name": "mine.json", "mimeType": "application/json", "buffer": text.encode()}


def chooses(page: Page, text: str) -> None:
    """Choose such a file in the form."""
    page.get_by_label("Your own box").set_input_files(file_of(text))
    expect(page.get_by_text("mine.json", exact=True)).to_be_visible()


def test_a_box_of_ones_own_by_file(comes: Callable[..., Person]) -> None:
    """A fault is shown on its line and everything else stays filled in; what is whole is played with."""
    ana = comes()
    page = ana.goes("/new?game=oort")
    page.get_by_role("textbox", name="Name at seat A").fill("Ana")
    page.get_by_role("radiogroup", name="Who sits at B").get_by_text("Bot").click()
    box = box_of("oort")
    box["scoring"] = {"tokens": [2, 4, 6, 8, 9], "set": 11}
    good = json.dumps(box, indent=2)
    alert, begin = page.get_by_role("alert"), page.get_by_role("button", name="Create and begin").first
    chooses(page, good.replace('"tiles": {', '"tiles": {,'))
    expect(alert).to_contain_text("mine.json, line 3: this is not JSON")
    with ana.expecting(REFUSED):
        begin.click()  # nobody plays without the box that was chosen
        expect(begin).to_be_enabled()
        chooses(page, good.replace('"#...D"', '"#..XD"', 1))
        begin.click()
        expect(alert).to_contain_text("mine.json, line 9: components.tiles.A.4")
    expect(page.get_by_role("textbox", name="Name at seat A")).to_have_value("Ana")
    chooses(page, good)
    expect(alert).to_be_hidden()
    begin.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("set of six +11").first).to_be_visible()
