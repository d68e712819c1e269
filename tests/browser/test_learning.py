"""Learning games by playing them, to the end of the last lesson and into a first game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from starboard.games import find_game
from starboard.texts import Texts
from starboard.texts.rulebook import beside
from tests.browser.playing import Oort

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.people import Person

STEPS: Final = [
    "place m3",
    "read",
    "shut west",
    "fly east",
    "fly south",
    "fly north",
    "fly north",
    "say No",
    "jump west r8",
    "jump south c13",
    "say No",
    "raid east Gold",
    "say Not this turn",
    "raid west Uranium",
    "drive u5",
    "fly east",
    "say 9",
    "say 2",
    "fly east",
]
"""What Oort's lessons ask for, one after another."""
SPACE: Final = " "


class Pupil:
    """Somebody who does what Oort's lessons say."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.oort: Final = Oort(page)
        self.main: Final = page.get_by_role("main")
        self.on: Final = self.main.get_by_role("button", name="Go on")

    def _pick(self, name: str) -> None:
        self.oort.board.get_by_role("button", name=name).first.click(force=True)  # also what is shut

    def does(self, step: str) -> None:
        """Do one step."""
        kind, _, rest = step.partition(" ")
        first, _, then = rest.partition(" ")
        if kind == "say":
            self.main.get_by_role("button", name=rest, exact=True).click()
        elif kind == "shut":
            self._pick(f"{first}: shut")
        elif kind == "drive":
            self.main.get_by_role("button", name="Hyperdrive").click()
            self.page.get_by_role("gridcell", name=re.compile(rf"\b{first}\b")).click(force=True)
        elif kind != "read":
            self._pick(f"Fly {first}" if kind != "place" else f"Begin on {first}")
        if kind == "jump":
            offered = self.oort.board.get_by_role("button", name=re.compile(rf"^Jump to {then}\b"))
            expect(offered.first).to_be_visible()  # exits are open once it is known where they lead
            self.page.get_by_role("gridcell", name=f"{then}: wormhole").click(force=True)  # the exit itself
        if kind == "raid":
            self.main.get_by_role("button", name=re.compile(r"\bRaid\b.*:")).click()  # not "may raid"
            self.page.get_by_role("menuitemradio", name=then).click()
            self.page.keyboard.press("Enter")  # as the button says, and not once more on what was pressed
        elif kind not in {"say", "shut", "read"}:
            self.oort.go.click()


class Reader:
    """Somebody who reads lessons and does what they want: `presses` says by which buttons an action is done."""

    def __init__(self, page: Page, game: str, presses: Callable[[str], list[str]] | None = None) -> None:
        taught = beside(game, "lessons.json")
        assert taught is not None
        self.page: Final = page
        self.main: Final = page.get_by_role("main")
        self._game: Final = find_game(game)
        self._words: Final = Texts("en", taught["names"]["en"])
        self._presses: Final = presses
        self._steps: Final = [step for lesson in taught["lessons"] for step in lesson["steps"]]
        self.steps: Final = len(self._steps)

    def does(self, number: int) -> None:
        """Do the step of a number, and go on."""
        step = self._steps[number]
        expect(self.main.get_by_text(step["say"]["en"], exact=True)).to_be_visible()
        on = self.main.get_by_role("button", name=step.get("on", {"en": "Go on"})["en"], exact=True)
        done = self.page.get_by_role("banner").get_by_text(f"{number + 1} of {self.steps}")
        if "choices" in step:
            right = step["choices"][step["right"]]["says"]["en"]
            self._press(rf"^\d?\s*{re.escape(right)}$")
        for move in step.get("do", [])[:1]:
            for part in move if isinstance(move, list) else [move]:
                if self._presses is None:
                    self._chooses(part)
                else:
                    for name in self._presses(part):
                        if name == SPACE:
                            expect(self.main.get_by_role("button", name="Pass")).to_be_visible()
                            self.page.keyboard.press(SPACE)
                        else:
                            self._press(name, unless=done.or_(on).first)
        expect(done.or_(on).first).to_be_visible()
        if not done.is_visible():
            self.page.keyboard.press("Enter")  # a second click in a hurry would be taken for a slip
        if number + 1 < self.steps:
            expect(done).to_be_visible()

    def _press(self, name: str, unless: Locator | None = None) -> None:
        """Press what is called so, unless the step is done before: not every line is to be confirmed."""
        called = self.main.get_by_role("button", name=re.compile(name)).first
        if unless is not None:
            expect(called.or_(unless).first).to_be_visible()
        if unless is None or not unless.is_visible():
            called.click()

    def _chooses(self, action: str) -> None:
        """Press what says so, wherever it stands; a group of choices is opened first."""
        label = self._words.action(self._game.name, self._game.space.parse(action))
        offered = self.main.get_by_role("button", name=re.compile(rf"\b{re.escape(label)}\b", re.IGNORECASE))
        group = self.main.get_by_role("button", name=re.compile(rf"{label.split()[0]}\b.* …", re.IGNORECASE))
        expect(offered.or_(group).first).to_be_visible()
        if not offered.first.is_visible():
            group.first.click()
        offered.first.click()


def in_the_galaxy(action: str) -> list[str]:
    """Say by which buttons an action of Interstellar Oracle is done."""
    what, _, rest = action.partition(" ")
    card = rest.rpartition(" ")[2].replace("_", " ").title()
    return {
        "move": [f"^Planet {rest[1:]},"],
        "go": [f"^Planet {rest[1:]},"],
        "pull": [f"^Planet {rest[1:]},"],
        "search": [f"^Search with {card}" if rest else "^Search here"],
        "take": ["Take it", f"{card} "] if "leave" in rest else ["Take it"],
        "discard": [f"{card} "],
        "keep": [f"{card} .*Keep it"],
        "play": [f"^{card}"],
        "encounter": ["Meet Bruno"],
        "depart": ["^Go back"],
        "end": ["^End turn"],
        "pass": [SPACE],
    }.get(what, [f"^{what.title()}"])


def in_the_cove(action: str) -> list[str]:
    """Say by which buttons an action of the Cove is done: a space or a Rune first, a line or a sale confirmed."""
    what = action.partition(" ")[0]
    label = Texts("en").action("cove", find_game("cove").space.parse(action))
    first = {"+1": "^first die", "twist": "Twisting Fates", "divine": "Divination", "horoscopes": "Horoscopes"}
    last = {"line": "^Draw it", "sell": "^Sell 1 for"}
    called = re.escape(label[1:]) + r"(?!\w)"  # it may begin a sentence
    pressed = "^Stop here" if what == "done" else called
    return [name for name in (first.get(what), pressed, last.get(what)) if name]


def test_oorts_lessons_to_their_end(comes: Callable[..., Person]) -> None:
    """They may be left and taken up again, and at the end a first game begins."""
    person = comes()
    page = person.goes("/learn/oort")
    pupil = Pupil(page)
    for number, step in enumerate(STEPS):
        done = page.get_by_role("banner").get_by_text(f"{number + 1} of {len(STEPS)}")
        pupil.does(step)
        expect(done.or_(pupil.on).first).to_be_visible()
        if step == "read":  # what the board has of its own is pressed by it
            page.get_by_role("button", name="Zoom in").press("Enter")
            page.get_by_role("button", name="Whole board").press("Enter")
            expect(pupil.on).to_be_visible()
            pupil.on.focus()
        if not done.is_visible():
            page.keyboard.press("Enter")  # wherever the focus is
        expect(done).to_be_visible()
        if number + 1 < len(STEPS):  # whatever has happened, the way out is on the screen
            expect(page.get_by_role("button", name="I know this")).to_be_in_viewport(ratio=1)
        if number == 3:
            expect(page.get_by_role("region", name="Seats")).to_contain_text("You Captain")
            person.is_seen_in_every_look("learn")
            page.get_by_role("link", name="Leave").click()
            page.get_by_role("article", name="Oort").get_by_role("link", name="Learn").click()
    person.picture("learn-end")
    page.get_by_role("button", name="Play a first game").click()
    oort = Oort(page)
    oort.plays(oort.by_mouse, 2)


@pytest.mark.parametrize(
    ("game", "title", "presses", "asked"),
    [
        ("interstellar", "Interstellar Oracle", in_the_galaxy, "Type a move"),
        ("cove", "Merchants Cove", in_the_cove, "Star Charting"),
    ],
)
def test_lessons_to_their_end(
    comes: Callable[..., Person], game: str, title: str, presses: Callable[[str], list[str]], asked: str
) -> None:
    """From the first page; left on the way and taken up again, and at the end a first game begins."""
    person = comes()
    page = person.goes("/")
    card = page.get_by_role("article", name=title)
    card.get_by_role("link", name="8 min").click()
    pupil = Reader(page, game, presses)
    for number in range(pupil.steps):
        pupil.does(number)
        if number == 12:
            person.is_seen_in_every_look(f"learn-{game}")
            page.get_by_role("link", name="Leave").click()
            card.get_by_role("link", name="Learn").click()
    person.picture(f"learn-{game}-end")
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main").get_by_role("button", name=asked)).to_be_visible()


def test_keys_go_on_after_a_click_on_the_board(comes: Callable[..., Person]) -> None:
    """A click on a planet leaves them to the prompt; where no planet is asked for, none is refused."""
    page = comes().goes("/learn/interstellar")
    main = page.get_by_role("main")
    planet = {number: main.get_by_role("button", name=re.compile(rf"^Planet {number},")) for number in (13, 14)}
    for key, said in ((" ", "A card lies under P14"), ("Enter", "Only you see it")):
        planet[14].click()
        expect(main.get_by_role("button", name="Go on")).to_be_visible()
        page.keyboard.press(key)
        expect(main.get_by_text(said)).to_be_visible()
    planet[13].click(force=True)  # nobody asks for it now
    main.get_by_role("button", name="Take it").click()
    expect(page.get_by_role("complementary").get_by_text("takes Acid Bola")).to_be_visible()
    expect(page.get_by_text("is not what is asked")).to_have_count(0)
