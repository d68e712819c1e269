"""Oort in the browser, as different people play it."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from starboard.games import find_game
from starboard.kernel import Match, save
from tests.browser.playing import Oort, nearly_over
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.people import Person

TURNS = 500 if LONG else 10


def test_a_whole_game_by_mouse(comes: Callable[..., Person]) -> None:
    """From the first page to the last token, the proof of the luck, and the replay of it all.

    Where there is little time, its end is another match's, which is taken up from a file.
    """
    person = comes()
    page = person.goes("/")
    oort = Oort(page)
    oort.begin()
    oort.plays(oort.by_mouse, 3)
    assert oort.is_asked()
    person.is_seen_in_every_look("oort")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name=oort.prompt.inner_text())).to_be_focused()  # keys mean what it says
    page.get_by_role("banner").get_by_role("button", name="More", exact=True).click()
    page.get_by_role("group", name="More", exact=True).get_by_role("button", name="Give up…").click()
    page.get_by_role("dialog", name="Give the match up?").get_by_role("button", name="Cancel").click()
    if not LONG:
        oort.takes_up(nearly_over("oort", 3))
    oort.plays(oort.by_mouse)
    expect(oort.ended).to_be_visible()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("region", name="The luck").get_by_role("status")).not_to_be_empty()
    person.is_seen_in_every_look("oort-end")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    page.get_by_role("main").get_by_role("link", name="Replay").click()
    expect(page.get_by_text(re.compile("^You are viewing move 0 of"))).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.get_by_text(re.compile("^You are viewing move 1 of"))).to_be_visible()
    person.is_seen_in_every_look("replay")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    person.goes("/import")
    page.get_by_label("Choose a file").set_input_files(saved.value.path())
    page.wait_for_url("**/replay/*")
    expect(page.get_by_text(re.compile("^You are viewing move 0 of"))).to_be_visible()


def test_what_is_picked_is_told_beside_a_hint(comes: Callable[..., Person]) -> None:
    """What it takes stands under what the hint says; and End leads home, also from the log."""
    page = comes().goes("/")
    oort = Oort(page)
    oort.begin()
    asked = oort.main.get_by_role("region").first
    page.get_by_role("button", name="Hint").click()
    expect(asked).to_contain_text("Aim:")
    oort.main.get_by_role("button", name=re.compile("^Begin on .*, take")).first.click()
    expect(asked).to_contain_text("Takes")
    expect(asked).to_contain_text("Aim:")
    page.keyboard.press("Enter")
    log = page.get_by_role("complementary").get_by_role("link")
    expect(log.and_(page.get_by_role("link", name="begins on"))).to_have_count(2)
    log.and_(page.get_by_role("link", name="The match begins.")).click()
    back = oort.main.get_by_role("button", name="Back to live").first
    expect(back).to_be_visible()
    page.keyboard.press("End")
    expect(back).to_be_hidden()
    timeline = page.get_by_role("slider", name="Moves")
    timeline.press("ArrowLeft")
    timeline.press("End")
    expect(timeline.get_by_text("Another player decided here")).to_be_visible()


def test_by_keys_alone(comes: Callable[..., Person]) -> None:
    """The focus is on the board after every turn, never lost."""
    person = comes()
    page = person.goes("/")
    expect(page.get_by_role("article", name="Oort")).to_be_visible()
    for _ in range(30):
        if page.evaluate("document.activeElement.closest('article') !== null"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    oort = Oort(page)
    while oort.turns < TURNS and oort.is_asked():
        oort.plays(oort.by_keys, oort.turns + 1)
        oort.keeps_focus()
    assert not LONG or oort.ended.is_visible()


LISTEN: Final = """
(region) => {
    window.announced = [];
    const note = () => window.announced.push(region.textContent);
    new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
}
"""
"""Note what is said aloud of what happens: once for all that changes in the same moment."""


def test_by_names_alone(comes: Callable[..., Person]) -> None:
    """What a screen reader reads is enough to play; all that comes at once is one announcement, heard once."""
    person, batches = comes(), list[str]()

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["type"] in {"state", "update"} and told["entries"]:
            batches.append(told["type"])

    person.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    oort = Oort(person.goes("/"))
    oort.begin()
    person.page.locator("[aria-live=polite][aria-atomic=true]").evaluate(LISTEN)
    oort.plays(oort.by_names, TURNS)
    assert not LONG or oort.ended.is_visible()
    announced = [text.strip() for text in person.page.evaluate("window.announced") if text]
    assert oort.turns <= len(announced) <= len(batches), (announced, batches)
    # What happened is said with the question that comes after it: the question alone would be heard again and again.
    assert len(set(announced)) > 0.7 * len(announced), announced


def test_on_a_phone_by_taps(comes: Callable[..., Person]) -> None:
    """On the smallest screen, nothing is wider than it, and all that is pressed is large enough for a finger."""
    person = comes("small")
    oort = Oort(person.goes("/"))
    oort.begin()
    person.picture("oort-begin")
    assert person.small_targets() == []
    tabs = person.page.get_by_role("navigation", name="Parts of the table")
    for tab in ("Seats", "Log", "Board"):
        tabs.get_by_role("button", name=tab).click()
        assert person.small_targets() == [], tab
    while oort.turns < TURNS and oort.is_asked():
        oort.plays(oort.by_taps, oort.turns + 1)
        assert person.scrolls_sideways() <= 0
    assert not LONG or oort.ended.is_visible()
    person.picture("oort-middle")


@contextmanager
def raided(ana: Person, ben: Person) -> Iterator[Oort]:
    """Let Ana come to a table at which Ben raids her in the end."""
    match = Match(find_game("oort"), 2, seed=1)
    for action in ("Pr8", "Pc8", "fly W", "exit w13"):
        match.play(match.seat, match.game.space.parse(action))
    new = {"record": save(match), "seats": [{"is": "person"}] * 2}
    made = ben.context.request.post("/api/records", data=new).json()
    at = f"/api/tables/{made['table']}"
    for seat, one in enumerate((ana, ben)):
        claim = {"invite": made["invite"], "seat": seat, "name": ("Ana", "Ben")[seat]}
        assert one.context.request.post(f"{at}/claim", data=claim).ok
    host = {"authorization": f"Bearer {made['host']}"}
    assert ben.context.request.post(f"{at}/start", data={}, headers=host).ok
    yield Oort(ana.goes(f"/t/{made['table']}"))
    raid = {"do": "act", "id": "1", "number": match.number, "actions": ["fly NE", "exit m13", "raid 1I"]}
    assert ben.context.request.post(f"{at}/ask", data=raid).ok


LOST = "Against you: Ben raids Ana"


def test_on_a_phone_what_others_took_is_said_until_one_moves(comes: Callable[..., Person]) -> None:
    """What was lost by a raid is read though somebody else made it; it can be put away."""
    ana = comes("small")
    with raided(ana, comes()) as oort:
        told = ana.page.get_by_text(LOST)
        expect(told).to_have_count(0)
    expect(told).to_be_visible()
    ana.page.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    ana.page.reload()
    expect(told).to_be_visible()
    oort.by_taps()
    expect(told).to_have_count(0)


def test_what_lies_over_the_board_covers_no_more_of_it_than_is_seen(comes: Callable[..., Person]) -> None:
    """Beside what was lost by a raid, the mouse is on the board."""
    ana = comes()
    with raided(ana, comes()) as oort:
        pass
    told = ana.page.get_by_text(LOST).bounding_box()
    board = oort.board.bounding_box()
    assert told is not None
    assert board is not None
    ana.page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    ana.page.mouse.move(board["x"] + board["width"] - 20, told["y"] + told["height"] / 2)
    assert ana.page.evaluate("document.querySelector('.play:hover') !== null")


SIGNS = {"↖": (0, 0), "↑": (1, 0), "↗": (2, 0), "←": (0, 1), "→": (2, 1), "↙": (0, 2), "↓": (1, 2), "↘": (2, 2)}
"""Where a direction lies on the pad: its column and its row."""


def test_on_a_phone_directions_are_pressed_under_the_thumb(comes: Callable[..., Person]) -> None:
    """Each has a button that lies as it is seen; a direction that is picked is shown in the sentence too."""
    person = comes("phone")
    oort = Oort(person.goes("/"))
    oort.begin()
    oort.by_taps()
    assert oort.is_asked()
    pad = oort.main.get_by_role("group", name="Directions")
    ways = pad.get_by_role("button", name=re.compile("^Fly "))
    expect(ways.first).to_be_visible()
    assert person.small_targets() == []
    all_ways = pad.get_by_role("button").filter(has_text=re.compile("[←-↙]")).all()
    boxes = [(way.inner_text(), box) for way in all_ways if (box := way.bounding_box()) is not None]
    assert len(boxes) == len(SIGNS)
    columns = sorted({round(box["x"]) for _, box in boxes})
    rows = sorted({round(box["y"]) for _, box in boxes})
    for sign, box in boxes:
        assert (columns.index(round(box["x"])), rows.index(round(box["y"]))) == SIGNS[sign]
    sign = ways.first.inner_text()
    ways.first.tap()
    expect(oort.prompt).to_contain_text(sign)
    oort.go.tap()
    expect(oort.go).to_be_hidden()


def test_on_a_phone_the_whole_board_is_seen_above_what_is_asked(comes: Callable[..., Person]) -> None:
    """On a large phone and on a small one, also when a flight is picked."""
    person = comes("phone")
    oort = Oort(person.goes("/"))
    oort.begin()
    oort.by_taps()
    assert oort.is_asked()
    ways = oort.main.get_by_role("group", name="Directions").get_by_role("button", name=re.compile("^Fly "))
    ways.first.tap()
    board = person.page.get_by_role("group", name="Board of Oort")
    asked = person.page.get_by_role("region", name=oort.prompt.inner_text())
    for size in ("phone", "small"):
        with person.holding(size):
            expect(oort.go).to_be_visible()
            seen, sheet = board.bounding_box(), asked.bounding_box()
            assert seen is not None
            assert sheet is not None
            assert seen["y"] + seen["height"] <= sheet["y"] + 1, size


def test_in_french(comes: Callable[..., Person]) -> None:
    """For who speaks it, all of it is in French."""
    person = comes(locale="fr-FR")
    oort = Oort(person.goes("/"), "fr")
    oort.begin()
    oort.plays(oort.by_mouse, TURNS)
    assert not LONG or oort.ended.is_visible()
    person.picture("oort-french")
    oort.is_in_french()
