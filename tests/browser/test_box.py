"""With the real box on the table: what is printed in it comes by file, and what chance brings by a click."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.browser.galaxy import WORDS, Interstellar
from tests.browser.harbour import Cove
from tests.browser.playing import Table
from tests.counts import LONG

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


class Dealer:
    """Whoever says what chance brought, by what the page offers."""

    def __init__(self, page: Page) -> None:
        self.table: Final = Table(page, seed=3)
        self.outcomes: Final = self._within(self.table.main)
        """What can have come: one of several, or the only thing."""

    @staticmethod
    def _within(main: Locator) -> Locator:
        several = main.get_by_role("list", name="Choices").get_by_role("button")
        drawn = main.get_by_role("group", name="What came").get_by_role("button")
        rune = main.get_by_role("list", name="What came").locator("[aria-current=step]").get_by_role("button")
        return several.or_(drawn).or_(rune).or_(main.get_by_role("region").first.locator(".btn.pri"))

    def is_asked(self) -> bool:
        """Whether something can be said now."""
        return self.table.asked.is_visible() and self.outcomes.count() > 0

    def says(self, outcomes: Locator | None = None) -> None:
        """Say what came; where the question was gone meanwhile, look again."""
        offered = outcomes or self.outcomes
        count = offered.count()
        if count and Table.presses(offered.nth(self.table.luck.randrange(count))):
            self.table.page.wait_for_timeout(60)

    def deals(self, until: Locator, most: int = 60) -> None:
        """Say what came until something is seen, and nothing any more once it is."""
        before = self._within(self.table.main.filter(has_not=until))
        for _ in range(most):
            if until.first.is_visible():
                return
            expect(self.outcomes.or_(until).first).to_be_visible()
            self.says(before)
        expect(until.first).to_be_visible()


SEEN = """
(cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return cell.ownerSVGElement.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""
"""Whether nothing lies over a space of the board."""


def test_a_board_of_oort_is_laid_by_hand(comes: Callable[..., Person]) -> None:
    """A tile is known by its tokens and its picture, and its place by a frame; nothing lies over what was laid."""
    ana = comes()
    page = ana.goes("/new?game=oort&with=box")
    page.get_by_role("button", name="Create and begin").first.click()
    page.wait_for_url("**/t/*")
    main = page.get_by_role("main")
    choices = main.get_by_role("list", name="Choices").get_by_role("button")
    expect(main.get_by_text("It lies on a11 to e15")).to_be_visible()
    choices.filter(has_text="Crystal and Deuterium").click()
    expect(main.get_by_text("As it lies on a11 to e15")).to_be_visible()
    choices.filter(has_text="one quarter").click()
    expect(main.get_by_text("It lies on f11 to j15")).to_be_visible()
    assert main.get_by_role("gridcell", name=re.compile("^c12: emptied")).evaluate(SEEN)
    ana.picture("box-oort")
    dealer = Dealer(page)
    dealer.deals(main.get_by_role("heading", name="Put your rocket on a wormhole"))


def alone_in_the_cove(ana: Person) -> Page:
    """Sit down alone with the box of the Cove."""
    page = ana.goes("/new?game=cove&with=box")
    page.get_by_role("radiogroup", name="How many play").get_by_text("1", exact=True).click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ana")
    page.get_by_role("button", name="Create and begin").first.click()
    page.wait_for_url("**/t/*")
    return page


def comes_back(page: Page) -> None:
    """Come back after what was dealt was not seen; what is said of it lies beside what can have come."""
    page.evaluate("localStorage.setItem('starboard-seen', JSON.stringify({ [location.pathname.split('/')[2]]: 0 }))")
    page.reload()
    away = page.get_by_role("region", name="While you were away")
    said, offered = away.bounding_box(), page.get_by_role("group", name="What came").bounding_box()
    assert said is not None
    assert offered is not None
    assert said["x"] + said["width"] <= offered["x"]
    away.get_by_role("button", name="Close").click()
    expect(away).to_be_hidden()


def test_who_plays_the_cove_says_what_came(comes: Callable[..., Person]) -> None:
    """All of the box is dealt by clicks, until the first action is asked for; every question says what it is about."""
    ana = comes()
    page = alone_in_the_cove(ana)
    dealer = Dealer(page)
    dealer.deals(page.get_by_role("heading", name="Which Rogue card was drawn?"))
    comes_back(page)
    dealer.deals(page.get_by_role("heading", name="comes to the Town Square?"))
    page.get_by_role("textbox", name="Search the choices").fill("yellow sailor 3")
    dealer.outcomes.click()
    expect(page.get_by_text("Yellow Sailor 3").first).to_be_visible()
    dealer.deals(page.get_by_role("heading", name="How does the Bone of Ana fall?"))
    throws(page, dealer)
    ana.picture("box-cove")
    assert not ana.barriers()
    dealer.deals(page.get_by_text("Out of the bag"))
    draws_from_the_bag(page)
    dealer.deals(page.get_by_role("list", name="Actions").get_by_role("button", disabled=False))


def throws(page: Page, dealer: Dealer) -> None:
    """Say how the Runes fell, the first by a slip: the dish shows what was said, and its row corrects the slip."""
    dish = page.get_by_role("group", name="Divining dish").get_by_role("img")
    expect(dish).to_have_count(0)  # those of the throw before lie there no more
    for place, said in enumerate(("Bone: right", "Voodoo meeple: right", "Coin: left half, Skull"), 1):
        dealer.outcomes.and_(page.get_by_label(said)).click()
        expect(dish).to_have_count(place)
    page.keyboard.press("8")
    lie = ["Voodoo meeple in the right half", "Coin, Skull, in the left half", "first die 4 in the right half"]
    for said in ("Bone in the right half", *lie):
        expect(dish.and_(page.get_by_label(said))).to_be_visible()
    page.get_by_role("list", name="What came").get_by_role("button", name="Bone: left").click()
    for said in ("Bone in the left half", *lie):
        expect(dish.and_(page.get_by_label(said))).to_be_visible()
    expect(page.get_by_role("heading", name="How does the second die of Ana fall?")).to_be_visible()


def draws_from_the_bag(page: Page) -> None:
    """Say who came out of the bag; who was said first is corrected, and the bag counts on."""
    bag = page.get_by_role("group", name="What came").get_by_role("button")
    for key, seen in (("1", "44"), ("1", "43"), ("2", "42")):
        page.keyboard.press(key)
        expect(page.get_by_text(f"{seen} left in the bag")).to_be_visible()
    expect(bag.filter(has_text="Red Warrior")).to_contain_text("10 left")
    page.get_by_role("button", name="Red Warrior: say something else").last.click()
    expect(page.get_by_text("What came instead of Red Warrior?")).to_be_visible()
    bag.filter(has_text="Rogue").click()
    expect(page.get_by_role("button", name="Rogue: say something else")).to_be_visible()
    expect(bag.filter(has_text="Red Warrior")).to_contain_text("11 left")
    expect(page.get_by_text("42 left in the bag")).to_be_visible()


def referees(host: Person, *players: Person) -> Dealer:
    """Set a table up for whom one deals, and let them sit down."""
    page = host.goes("/new?game=interstellar&with=box")
    page.get_by_role("switch", name=WORDS["en"]["compact"]).click()
    page.get_by_role("button", name="Create and copy link").first.click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Link to a free seat").input_value()
    for player, name in zip(players, ("Ana", "Ben"), strict=True):
        player.goes(link).get_by_role("textbox", name="Your name").fill(name)
        player.page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_text(name).first).to_be_visible()
    page.get_by_role("button", name="Dealer’s link").click()
    expect(page.get_by_text("Whoever has it sees everything")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    return Dealer(page)


def test_a_referee_without_a_seat_deals(comes: Callable[..., Person]) -> None:
    """Only who has the referee's link is asked, also on another device; players see nothing but that somebody deals."""
    host, ana, ben, other = comes(), comes(), comes(), comes("phone")
    dealer = referees(host, ana, ben)
    dealer.deals(host.page.get_by_role("heading", name="Which planet was dealt"))
    link = host.page.evaluate("navigator.clipboard.readText()")
    for player in (ana, ben):
        expect(player.page.get_by_role("heading", name="Somebody says what came.")).to_be_visible()
        expect(player.page.get_by_role("list", name="Choices")).to_be_hidden()
    second = Dealer(other.goes(link))
    expect(second.outcomes.first).to_be_visible()
    second.says()
    assert other.scrolls_sideways() <= 0
    assert not other.small_targets()
    other.picture("box-referee")
    dealer.deals(host.page.get_by_role("heading", name="Which hazard was dealt"))
    expect(dealer.outcomes.filter(has_text="Natives")).to_contain_text("left")


def test_a_slip_of_the_referee_is_taken_back(comes: Callable[..., Person]) -> None:
    """The same is asked again, and everybody reads of it; players have nothing to take back."""
    host, ana, ben = comes(), comes(), comes()
    dealer = referees(host, ana, ben)
    dealer.deals(host.page.get_by_role("heading", name="Which planet was dealt"))
    board = host.page.get_by_role("group", name=WORDS["en"]["spaces"])
    laid = board.text_content() or ""
    for _ in range(2):
        dealer.says()
        expect(board).not_to_have_text(laid)
        host.page.get_by_role("button", name="Undo").click()
        expect(board).to_have_text(laid)
    for person in (host, ana):
        person.page.get_by_role("button", name="All", exact=True).click()
        expect(person.page.get_by_text("was a slip, and is taken back").first).to_be_visible()
    expect(ana.page.get_by_role("button", name="Undo")).to_have_attribute("aria-describedby", "undo-why")


@pytest.mark.skipif(not LONG, reason="a whole day takes minutes")
def test_a_day_of_the_cove_by_hand(comes: Callable[..., Person]) -> None:
    """Every die and every draw of it is entered by a click."""
    page = alone_in_the_cove(comes())
    dealer, cove = Dealer(page), Cove(page)
    over = page.get_by_text("day 2 of 3").first
    for _ in range(1_500):
        if over.is_visible():
            break
        if dealer.is_asked():
            dealer.says()
        else:
            cove.by_mouse()
            page.wait_for_timeout(150)  # what chance is to bring is asked at once
    expect(over).to_be_visible()


@pytest.mark.skipif(not LONG, reason="a whole round takes minutes")
def test_a_round_of_interstellar_oracle_by_hand(comes: Callable[..., Person]) -> None:
    """The referee deals and draws by clicks, while both players take a turn."""
    host, ana, ben = comes(), comes(), comes()
    dealer = referees(host, ana, ben)
    players = [Interstellar(ana.page), Interstellar(ben.page, seed=8)]
    for _ in range(2_000):
        if all(player.turns for player in players):
            break
        if dealer.is_asked():
            dealer.says()
            continue
        for player in players:
            if player.asked.is_visible():
                player.decides(player.clicks)
        host.page.wait_for_timeout(50)
    assert all(player.turns for player in players)
