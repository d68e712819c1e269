"""What goes wrong is said in a sentence, in the player's language, with what to do; the rest of the page lives."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload, WebSocketRoute, expect

from starboard.table.page import build
from tests.browser.people import CUT
from tests.browser.playing import Oort, Table
from tests.table.processes import Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.people import Person

LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SAID = {
    "en": {
        "expired": "This link opens nothing any more",
        "unknown": "There is no such table, or it is not for you to see",
        "nowhere": "Nothing lies at this address.",
        "replay": "This replay is not open to you",
        "full": "Every seat is taken",
        "same": "Same table, new link",
        "mine": "My games",
        "home": "To the games",
        "invite": "Invite",
        "copy": "Copy",
        "link": "Link to a free seat",
        "name": "Your name",
        "sit": "Sit down",
        "start": "Start",
        "lost": "No connection for",
        "gone": "The server does not answer.",
        "stored": "is stored there",
        "try": "Try now",
        "copy log": "Copy the log",
        "back": "Back",
        "renewed": "Starboard was renewed.",
        "reload": "Reload now",
        "failed": "The game’s own board has failed",
        "again": "Try it again",
        "log": "Log",
        "no game": "There is no game “chess”",
    },
    "fr": {
        "expired": "Ce lien n’ouvre plus rien",
        "unknown": "Cette table n’existe pas, ou vous n’y avez pas accès",
        "nowhere": "Il n’y a rien à cette adresse.",
        "replay": "Cette relecture ne vous est pas ouverte",
        "full": "Toutes les places sont prises",
        "same": "Même table, nouveau lien",
        "mine": "Mes parties",
        "home": "Vers les jeux",
        "invite": "Inviter",
        "copy": "Copier",
        "link": "Lien vers une place libre",
        "name": "Votre nom",
        "sit": "S’asseoir",
        "start": "Commencer",
        "lost": "Pas de connexion depuis",
        "gone": "Le serveur ne répond pas.",
        "stored": "conservé là-bas",
        "try": "Essayer maintenant",
        "copy log": "Copier le journal",
        "back": "De retour",
        "renewed": "Starboard a été renouvelé.",
        "reload": "Recharger",
        "failed": "Le plateau propre au jeu a échoué",
        "again": "Le réessayer",
        "log": "Journal",
        "no game": "Il n’y a pas de jeu",
    },
}
WRONG = {
    "/t/AAAAAAAAAAAA": "unknown",
    "/t/BBBBBBBBBBBB#AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA": "expired",
    "/t/%E0%A4%A": "nowhere",
    "/replay/AAAAAAAAAAAA": "replay",
    "/nowhere": "nowhere",
    "/learn/chess": "no game",
    "/rules/chess": "no game",
}
"""Addresses that lead nowhere, and what is said there."""

languages = pytest.mark.parametrize("language", sorted(SAID))


@languages
def test_a_wrong_address_says_so_and_leads_on(language: str, comes: Callable[..., Person]) -> None:
    """Whatever of a link was lost: never an empty page, and always a way to somewhere."""
    said = SAID[language]
    person = comes(locale=LOCALES[language])
    with person.expecting(re.compile("status of 40[0-9]")):
        for path, what in WRONG.items():
            page = person.goes(path)
            expect(page.get_by_role("heading", level=1)).to_contain_text(said[what])
            expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()


def test_a_file_that_is_no_match_is_named(comes: Callable[..., Person]) -> None:
    """What was chosen is read on the button, also aloud, beside what is wrong with it."""
    person = comes()
    page = person.goes("/import")
    with person.expecting(re.compile("status of 400")):
        torn: FilePayload = {"name": "torn.starboard", "mimeType": "text/plain", "buffer": b"torn"}
        page.get_by_label("Choose a file").set_input_files(torn)
        expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("torn.starboard")).to_be_attached()


@languages
def test_who_comes_too_late_opens_the_same_table(language: str, comes: Callable[..., Person]) -> None:
    """Where all seats are taken, the next best is one press away."""
    said = SAID[language]
    ana, ben, cem = (comes(locale=LOCALES[language]) for _ in range(3))
    page = ana.goes("/")
    page.get_by_role("article", name="Oort").get_by_role("button", name=said["invite"]).click()
    link = page.get_by_role("textbox", name=said["link"]).input_value()
    guest = ben.goes(link)
    guest.get_by_role("textbox", name=said["name"]).fill("B" * 10_000)
    guest.get_by_role("button", name=said["sit"]).click()
    expect(guest.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("BBBB")
    assert max(ana.scrolls_sideways(), ben.scrolls_sideways()) <= 0
    late = cem.goes(link)
    expect(late.get_by_role("alert")).to_contain_text(said["full"])
    late.get_by_role("button", name=said["same"]).click()
    expect(late.get_by_role("textbox", name=said["link"])).to_be_visible()


@languages
def test_a_server_that_is_gone(language: str, serving: Serving, comes: Callable[..., Person]) -> None:
    """It is said after seconds, and after a minute what is safe; the log can be read, and it goes on after."""
    said = SAID[language]
    person = comes(at=serving.address, locale=LOCALES[language])
    page = person.goes("/")
    page.clock.install()
    table = Oort(page, language)
    table.begin()
    table.plays(table.by_mouse, 1)
    assert table.is_asked()
    with person.expecting(CUT):
        serving.kill()
        page.clock.run_for(4000)
        expect(page.get_by_text(said["lost"])).to_be_visible()
        page.clock.run_for(70_000)
        gone = page.get_by_role("alert")
        expect(gone).to_contain_text(said["gone"])
        expect(gone).to_contain_text(said["stored"])
        gone.get_by_role("button", name=said["copy log"]).click()
        assert "Cadet" in page.evaluate("navigator.clipboard.readText()")
        expect(page.get_by_role("region", name=said["log"])).to_contain_text("Cadet")
        serving.restart()
        page.clock.resume()
        gone.get_by_role("button", name=said["try"]).click()
        expect(gone).to_have_count(0)
        table.plays(table.by_mouse, 2)


class Newer:
    """A server that was renewed while the page was open, as far as it tells of itself."""

    def __init__(self) -> None:
        self.is_so = True

    def answers(self, socket: WebSocketRoute) -> None:
        """Pass on what is said, with another build in place of this one."""
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def tell(said: str | bytes) -> None:
            text = said if isinstance(said, str) else said.decode()
            socket.send(text.replace(build(), "/assets/newer.js") if self.is_so else text)

        server.on_message(tell)


@languages
def test_a_page_that_is_older_than_its_server(language: str, comes: Callable[..., Person]) -> None:
    """It says so, and goes on until one loads it anew, which leads back to the same table."""
    said = SAID[language]
    person, newer = comes(locale=LOCALES[language]), Newer()
    page = person.page
    page.route_web_socket("**/socket", newer.answers)
    table = Oort(person.goes("/"), language)
    table.begin()
    expect(page.get_by_text(said["renewed"])).to_be_visible()
    table.plays(table.by_mouse, 1)
    assert table.is_asked()
    newer.is_so = False
    page.get_by_role("button", name=said["reload"]).click()
    expect(page.get_by_text(said["renewed"])).to_have_count(0)
    assert table.is_asked()


@pytest.fixture(scope="module")
def four(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a game with a board of its own."""
    serving = Serving(tmp_path_factory.mktemp("four"), "--volatile", "--game", "examples.connect_four:GAME")
    yield serving.address
    serving.kill()


BROKEN = {
    "at once": "export default () => { throw new Error('broken'); };",
    "later": """export default (_, props) => {
        setTimeout(() => props.point('A'));
        return {
            update() { throw new Error('broken'); },
            destroy() { document.body.dataset.gone = 'taken away'; },
        };
    };""",
    "no module": "this is no module",
}


@languages
@pytest.mark.parametrize("how", sorted(BROKEN))
def test_a_board_that_throws(language: str, how: str, four: str, comes: Callable[..., Person]) -> None:
    """The plain board takes its place, and gives it back when the board is mended; what had failed is taken away."""
    said = SAID[language]
    person = comes(at=four, locale=LOCALES[language])
    page = person.page
    page.route("**/board.js*", lambda route: route.fulfill(content_type="text/javascript", body=BROKEN[how]))
    person.goes("/").get_by_role("article").last.get_by_role("button").first.click()
    page.wait_for_url("**/t/*")
    failed = page.get_by_role("alert").filter(has_text=said["failed"])
    squares = page.get_by_role("gridcell")
    expect(failed).to_be_visible()
    table = Table(page, language)
    assert table.is_asked()
    squares.first.click()
    expect(page.get_by_role("region", name=said["log"])).to_contain_text("Cadet")
    page.unroute("**/board.js*")
    failed.get_by_role("button", name=said["again"]).click()
    expect(failed).to_have_count(0)
    expect(squares).to_have_count(0)
    assert table.is_asked()
    if how == "later":
        expect(page.locator("body")).to_have_attribute("data-gone", "taken away")
