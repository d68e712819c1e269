"""The analysis of a finished match on its replay page."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from starboard.games import find_game
from starboard.kernel import Match, save
from tests.engine.asking import ONE_LEFT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.browser.people import Person


def finished(folder: Path) -> Path:
    """Return the file of a match of Oort that ends with a few decisions."""
    game = find_game("oort")
    match = Match(game, 2, seed=7, start=game.parse_position(ONE_LEFT))
    match.play_all(0, game.turn(match.state, "N+2C"))
    assert match.over
    file = folder / "finished.starboard"
    file.write_bytes(save(match).encode())
    return file


def test_a_match_is_analysed_and_its_choices_are_gone_to(comes: Callable[..., Person], tmp_path: Path) -> None:
    """One press, a graph over the timeline, and keys that go along it; on a phone it has a tab of its own."""
    person = comes()
    page = person.goes("/import")
    page.get_by_label("Choose a file").set_input_files(finished(tmp_path))
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(re.compile("^You are viewing move 0 of"))).to_be_visible()
    page.get_by_role("button", name="Analyse").click()
    graph = page.get_by_role("figure", name="Expectations in the course of the match")
    expect(graph).to_be_visible()
    expect(page.get_by_role("table").get_by_role("row", name="Player 1")).to_be_visible()
    choice = graph.get_by_role("button", name=re.compile("^Move 1, Player 1: [0-9]+ out of 100. Played: ")).first
    choice.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("[?&]at="))
    expect(choice).to_have_attribute("aria-current", "true")
    looked_at = page.get_by_role("region", name="Move 1, Player 1")
    expect(looked_at.get_by_role("heading", level=3)).to_have_text(re.compile("^This cost|^Nothing better was found"))
    expect(looked_at.get_by_role("listitem").filter(has_text="played")).to_have_count(1)
    person.is_seen_in_every_look("analysis")
    page.get_by_role("button", name="passer au français").click()
    expect(page.get_by_role("figure", name="Les espérances au cours de la partie")).to_be_visible()
    expect(graph).to_have_count(0)
    with person.holding("phone"):
        page.get_by_role("button", name="Analyse", exact=True).click()
        expect(page.get_by_role("figure", name="Les espérances au cours de la partie")).to_be_visible()
