"""Every page, in each look: nothing goes wrong, nothing hides from anybody, nothing runs off the screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.playing import Oort
from tests.counts import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.people import Person

GAMES = ("oort", "interstellar", "cove")
PAGES = {
    "home": "/",
    "new": "/new",
    "rules": "/rules",
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
    "mine": "/mine",
    "tables": "/tables",
    "settings": "/settings",
    "about": "/about",
    "import": "/import",
}

OVER_A_TABLE = {
    "en": {
        "rules": "Rules",
        "more": "More",
        "seat": "Table and seat",
        "keys": "Keyboard",
        "write": "Write",
        "term": "wormhole",
    },
    "fr": {
        "rules": "Règles",
        "more": "Plus",
        "seat": "Table et place",
        "keys": "Clavier",
        "write": "Écrire",
        "term": "trou de ver",
    },
}

LISTS = ("home", "mine", "tables")
"""Pages that list tables."""

LARGE = ("rules-interstellar", "rules-cove")
"""Rules that are made as Oort's are, and as long as a book: axe reads them through where there is time."""


def arrives(person: Person, name: str) -> Page:
    """Come to a page; where it lists tables, with one of one's own that waits for anybody and one that is played."""
    if name in LISTS:
        for other in ({"is": "person"}, {"is": "bot"}):
            seats = [{"is": "person", "mine": True}, other]
            new = {"game": "oort", "seats": seats, "settings": {"public": True, "pace": 0}, "name": "Ana"}
            made = person.context.request.post("/api/tables", data=new).json()
        assert person.context.request.post(f"/api/tables/{made['table']}/start", data={}).ok
    page = person.goes(PAGES[name])
    main = page.get_by_role("main")
    expect(main).to_be_visible()
    if name in LISTS:
        expect(main.locator(f"a[href*='{made['table']}']").first).to_be_visible()
    return page


@pytest.mark.parametrize("name", [name for name in PAGES if LONG or name not in LARGE])
def test_a_page_is_for_everybody(name: str, comes: Callable[..., Person]) -> None:
    """In no look has it a barrier that axe takes seriously, at no size does it scroll sideways."""
    person = comes()
    arrives(person, name)
    person.is_seen_in_every_look(name)


@pytest.mark.parametrize("name", PAGES)
def test_a_finger_finds_everything(name: str, comes: Callable[..., Person]) -> None:
    """On a phone, whatever is pressed is as large as a finger, and nothing is wider than the screen."""
    person = comes("phone")
    page = arrives(person, name)
    page.wait_for_load_state("networkidle")
    for size in ("phone", "small"):
        with person.holding(size):
            assert person.small_targets() == [], size
            assert person.scrolls_sideways() <= 0, size


@pytest.mark.parametrize("language", [language for language in OVER_A_TABLE if LONG or language == "fr"])
def test_what_lies_over_a_table_is_for_everybody(language: str, comes: Callable[..., Person]) -> None:
    """Its rules, its menu, its keys, the drawer of the seat, and what is said: axe finds nothing serious in either."""
    words = OVER_A_TABLE[language]
    person = comes(locale=language)
    page = person.goes("/")
    Oort(page, language).begin()
    cited = page.locator("#prompt").get_by_role("button", name=re.compile("OO-")).first
    before = page.evaluate_handle("document.activeElement")
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name=re.compile(f"^{words['rules']}"))
    expect(rules.get_by_role("article").get_by_text(cited.inner_text()).first).to_be_visible()
    assert person.barriers() == []
    page.keyboard.type(words["term"])
    expect(rules.get_by_role("option").first).to_contain_text(re.compile(words["term"], re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    assert page.evaluate("before => before === document.activeElement", before)
    for act in (words["seat"], words["keys"]):
        page.get_by_role("banner").get_by_role("button", name=words["more"], exact=True).click()
        more = page.get_by_role("group", name=words["more"], exact=True)
        expect(more).to_be_visible()
        assert person.barriers() == []
        more.get_by_role("button", name=act).click()
        expect(page.get_by_role("dialog", name=act)).to_be_visible()
        assert person.barriers() == []
        page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name=words["write"])).to_be_focused()
    assert person.barriers() == []


def test_nothing_is_there(comes: Callable[..., Person]) -> None:
    """Where there is no page, a sentence says so, and the way home."""
    person = comes()
    with person.expecting(re.compile("404")):
        page = person.goes("/nowhere")
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing lies at this address.")
    page.get_by_role("link", name="To the games").click()
    expect(page).to_have_url(re.compile("/$"))


def test_settings_change_at_once_and_stay(comes: Callable[..., Person]) -> None:
    """Language, look and letters: on this page, on the next, and after the browser was closed."""
    person = comes()
    page = person.goes("/settings")
    page.get_by_role("radiogroup", name="Theme").get_by_text("Day").click()
    page.get_by_role("radiogroup", name="Text size").get_by_text("Largest").click()
    page.get_by_role("radiogroup", name="Language").get_by_text("Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["light", "fr"]
    person.goes("/")
    person.picture("home-french-largest")
    assert person.scrolls_sideways() <= 0


def test_a_machine_that_wants_contrast_gets_it(comes: Callable[..., Person]) -> None:
    """As long as nobody chooses another look here; and when the machine is set to it while the page is open."""
    person = comes(contrast="more")
    page = person.goes("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.emulate_media(contrast="no-preference")
    expect(root).to_have_attribute("data-theme", "dark")
    page.emulate_media(contrast="more")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.get_by_role("radiogroup", name="Theme").get_by_text("Day").click()
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
