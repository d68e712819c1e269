"""The board stays where it is, whatever is asked over it; and what has moved on it stands as if nothing had moved."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser.galaxy import sits_down
from tests.browser.harbour import Cove
from tests.browser.people import SETTLING
from tests.browser.playing import Oort, Table, nearly_over

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.people import Person

DECISIONS: Final = 12
BOARDS: Final = {"oort": '[role="grid"]', "interstellar": '[data-square="galaxy"]', "cove": '[data-square="chart"]'}
"""What each game is played on, within the room that the frame gives to its board."""
WATCH: Final = """
(boards) => {
    window.seen = Object.fromEntries([...boards, 'moved'].map((one) => [one, []]));
    const look = () => {
        for (const { effect } of document.getAnimations()) window.seen.moved.push(effect.target.outerHTML.slice(0, 99));
        for (const board of boards) {
            const box = document.querySelector(board)?.getBoundingClientRect();
            if (!box) continue;
            const now = [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round).join(' ');
            if (!window.seen[board].includes(now)) window.seen[board].push(now);
        }
        requestAnimationFrame(look);
    };
    look();
}
"""
"""Notes in every frame that is drawn where the boards stand on the page, and what is shown as motion anywhere on it."""
MOTION: Final = """
(key) => {
    const name = (one) => one.effect.target.outerHTML.slice(0, 99);
    window.moved = [];
    window.still = new Promise((told) => requestAnimationFrame(function look() {
        const all = document.querySelector('.play')?.getAnimations({ subtree: true }) ?? [];
        const moving = all.filter((one) => !(one instanceof CSSTransition)); // the colour of what is pointed at
        if (!moving.length) return requestAnimationFrame(look);
        window.moved = moving.map(name);
        if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const still = () => moving.filter((one) => one.playState === 'running').map(name);
        requestAnimationFrame(() => requestAnimationFrame(() => told(still())));
    }));
}
"""
"""Notes what is shown as motion on the board as soon as anything is; presses a key then, and notes what is yet."""
AT_REST: Final = 1700
"""Milliseconds after which all motion is over."""
RESTS: Final = """
() => new Promise((told) => {
    const sizes = [];
    const look = () => {
        const box = document.querySelector('.prompt .acts').getBoundingClientRect();
        sizes.push([box.width, box.height].map(Math.round).join(' '));
        if (sizes.length < 12) requestAnimationFrame(look);
        else told(new Set(sizes.slice(6)).size);
    };
    look();
})
"""
"""How many sizes the answers to a question have within some frames, once they had some to settle."""


def oort(person: Person, language: str) -> tuple[Table, Callable[[], object]]:
    """Sit down at Oort: a turn is a place that is pressed, and then the button."""
    table = Oort(person.goes("/"), language)
    table.begin()
    return table, table.by_taps if person.taps else table.by_mouse


def interstellar(person: Person, language: str) -> tuple[Table, Callable[[], object]]:
    """Sit down at Interstellar Oracle: planets, cards and buttons are pressed."""
    table = sits_down(person, language)
    return table, lambda: table.decides(table.taps if person.taps else table.clicks)


def cove(person: Person, language: str) -> tuple[Table, Callable[[], object]]:
    """Sit down at the Cove: spaces, lines and options are pressed."""
    table = Cove(person.goes("/"), language)
    table.begins()
    return table, table.by_taps if person.taps else table.by_mouse


def stands(page: Page, boards: list[str], table: Table, decides: Callable[[], object]) -> dict[str, list[str]]:
    """Decide some things, and return every place that each of the boards had meanwhile."""
    page.locator(boards[-1]).wait_for()
    page.evaluate(WATCH, boards)
    for _ in range(DECISIONS):
        if not table.is_asked():
            break
        decides()
    table.is_asked()
    seen: dict[str, list[str]] = page.evaluate("seen")
    assert seen.pop("moved") == []  # nobody here wants to see motion
    return seen


TAG: Final = re.compile(r'<(?P<tag>\w+)(?P<rest>(?: [\w:-]+="[^"]*")*)>')


def drawn(page: Page) -> str:
    """Return what is drawn of the position: without what the pointer, the focus and a move half made add to it."""
    page.mouse.move(5, 5)
    back = page.locator("#prompt").get_by_role("button", name=re.compile("^Back"))
    for _ in range(SETTLING):
        if not back.is_visible():
            break
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
    page.evaluate("document.activeElement.blur()")
    parts: dict[str, str] = {}  # svelte counts parts of the page, and names by that what they draw

    def written(tag: re.Match[str]) -> str:
        """Write a tag so that the order in which it came to what it has says nothing."""
        all_of_it = sorted(re.findall(r'[\w:-]+="[^"]*"', tag["rest"]))
        return f"<{tag['tag']} {' '.join(one for one in all_of_it if not one.startswith('tabindex'))}>"

    html = re.sub(r"<!--.*?-->", "", page.locator(".play").inner_html())
    named = re.sub(r"\bc\d+-(?=\w)", lambda one: parts.setdefault(one[0], f"{len(parts)}-"), html)
    return TAG.sub(written, named).replace("><", ">\n<")


@pytest.mark.parametrize("game", [oort, interstellar, cove])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("laptop", "fr")])
def test_the_board_stays_where_it_is(
    size: str, game: Callable[..., tuple[Table, Callable[[], object]]], language: str, comes: Callable[..., Person]
) -> None:
    """Several decisions of each game: neither its room nor its board moves or changes its size."""
    person = comes(size, locale={"en": "en-GB", "fr": "fr-FR"}[language])
    table, decides = game(person, language)
    # On a low screen the dish makes room for the chart while lines are drawn.
    boards = [".play"] if (game, size) == (cove, "laptop") else [".play", BOARDS[game.__name__]]
    for board, places in stands(person.page, boards, table, decides).items():
        assert len(places) == 1, (board, places)


@pytest.mark.parametrize("game", [oort, interstellar, cove])
def test_what_has_moved_stands_as_if_nothing_had(
    game: Callable[..., tuple[Table, Callable[[], object]]], comes: Callable[..., Person]
) -> None:
    """After motion to its end, and after a key has ended it: the board is as whoever comes just then sees it."""
    person = comes(reduced_motion="no-preference")
    page = person.page
    table, decides = game(person, "en")
    for key in ("", "F8"):
        page.evaluate(MOTION, key)
        for _ in range(DECISIONS):
            decides()
            assert table.is_asked()
            if page.evaluate("moved.length"):
                break
        assert page.evaluate("moved")
        if key:
            assert page.evaluate("still") == []
            page.keyboard.press(key)  # others have moved meanwhile
        else:
            page.wait_for_timeout(AT_REST)
        stands = drawn(page)
        page.reload()
        assert table.is_asked()
        for _ in range(SETTLING):
            if drawn(page) == stands:
                break
            page.wait_for_timeout(100)
        assert drawn(page).splitlines() == stands.splitlines()


def test_on_a_phone_oort_stays_where_it_is(comes: Callable[..., Person]) -> None:
    """The sheet with the question lies over the page, and moves nothing on it."""
    person = comes("phone")
    table, decides = oort(person, "en")
    for board, places in stands(person.page, [".play", BOARDS["oort"]], table, decides).items():
        assert len(places) == 1, (board, places)


def test_answers_that_nearly_fit_come_to_rest(comes: Callable[..., Person]) -> None:
    """Where they are put in another order because they do not fit, they stay so though they fit then."""
    person = comes()
    table = sits_down(person)
    table.takes_up(nearly_over("interstellar", 12, compact=True, entropyClock=1))
    for _ in range(4):
        assert table.is_asked()
        for width in range(1000, 1440, 20):
            person.page.set_viewport_size({"width": width, "height": 900})
            assert person.page.evaluate(RESTS) == 1, width
        table.decides(table.clicks)
