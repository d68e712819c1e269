"""Playing Interstellar Oracle as people do: by lit planets, cards that say what they do, and buttons with digits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import SOON, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

    Press = Callable[[str, Locator], bool]

WORDS: Final = {
    "en": {
        "spaces": "Spaces of the galaxy",
        "hand": "Your hand",
        "under": "^(Under|Which card|Discard pile|Hand of)",
        "tools": r"^\s*(Hold|Pass until|Back|Begin anew|Never ask|IO-)",
        "search": "^Search",
        "turn": "End turn",
        "on": "Play on",
        "hold": "Hold",
        "many": "How many play",
        "who": "Who sits at {}",
        "bot": "Bot",
        "compact": "One system per player, a shorter game for 2 or 3",
        "clock": "Rounds after which entropy begins by itself (0 for never)",
        "begin": "Create and begin",
    },
    "fr": {
        "spaces": "Cases de la galaxie",
        "hand": "Votre main",
        "under": "^(Sous|Quelle carte|Défausse|Main)",
        "tools": r"^\s*(Attendre|Passer jusqu|Retour|Recommencer|Ne plus|IO-)",
        "search": "^Fouiller",
        "turn": "Finir le tour",
        "on": "Continuer à jouer",
        "hold": "Attendre",
        "many": "Nombre de joueurs",
        "who": "Qui s’assied en {}",
        "bot": "Bot",
        "compact": "Un système par joueur, une partie plus courte à 2 ou 3",
        "clock": "Tours de table après lesquels l’entropie commence d’elle-même (0 pour jamais)",
        "begin": "Créer et commencer",
    },
}
"""What is read on the page, by language."""
TEXTS: Final = "all => all.map(one => one.innerText)"


class Interstellar(Table):
    """A table of Interstellar Oracle."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        said = self.said = WORDS[language]
        self.galaxy: Final = page.get_by_role("group", name=said["spaces"])
        self.spaces: Final = self.galaxy.get_by_role("button", disabled=False)
        """Where something can be done now."""
        self.asking: Final = self.main.get_by_role("region").first
        buttons = self.asking.get_by_role("button").filter(has_text=re.compile(r"\S"))
        self.acts: Final = buttons.filter(has_not_text=re.compile(said["tools"]))
        self.unsure: Final = self.asking.get_by_role("button", name=said["on"])
        """There where the end of a turn is to be confirmed."""
        self.cards: Final = page.get_by_role("region", name=said["hand"]).get_by_role("button", disabled=False)
        self.choosing: Final = page.get_by_role("region", name=re.compile(said["under"])).get_by_role(
            "button", disabled=False
        )
        """Cards that may be taken."""

    def is_window(self) -> bool:
        """Whether everybody is asked whether they answer."""
        return self.asking.get_by_role("button", name=self.said["hold"]).is_visible()

    def names(self) -> list[str]:
        """Return what stands on the buttons of the question, each with its digit."""
        found: list[str] = self.acts.evaluate_all(TEXTS)
        return found

    def asks(self) -> tuple[str, ...]:
        """Return all that tells one question from the next."""
        return (self.prompt.inner_text(), *self.names(), str(self.spaces.count()), str(self.cards.count()))

    def best(self) -> tuple[str, Locator]:
        """Return what to do now, and of which kind it is: search, go somewhere, pick a card, or the last button."""
        names = self.names()
        search = [k for k, name in enumerate(names) if re.match(self.said["search"], name)]
        if search:
            return "act", self.acts.nth(search[0])
        if self.spaces.count() and (not names or self.luck.random() < 0.7):
            return "space", self.spaces.nth(self.luck.randrange(self.spaces.count()))
        if not names and self.cards.count():
            return "card", self.cards.first
        if self.choosing.count() and (not names or self.luck.random() < 0.8):
            return "choice", self.choosing.first
        return "act", self.acts.last

    def settle(self, before: tuple[str, ...]) -> None:
        """Wait until something else is asked, or nothing, or it is over."""
        for _ in range(100):
            if (
                self.ended.is_visible()
                or self.unsure.is_visible()
                or not self.asked.is_visible()
                or self.asks() != before
            ):
                return
            self.page.wait_for_timeout(50)

    def decides(self, press: Press) -> None:
        """Answer one question; a turn is over when it is ended."""
        before = self.asks()
        kind, what = self.best()
        ends = kind == "act" and what.is_visible() and self.said["turn"] in what.inner_text()
        if not press(kind, what):
            return
        self._confirms(before, press)
        self.turns += ends

    def ends_turn(self) -> None:
        """Press the button that ends the turn."""
        before = self.asks()
        assert self.presses(self.acts.filter(has_text=self.said["turn"]))
        self._confirms(before, self.by_mouse)

    def _confirms(self, before: tuple[str, ...], press: Press) -> None:
        """Wait for what comes of a press, and end the turn also where something is left to do in it."""
        self.settle(before)
        if self.unsure.is_visible():
            before = self.asks()
            press("act", self.acts.last)
            self.settle(before)

    def turns_by(self, press: Press, most: int, after: Callable[[], None] | None = None) -> None:
        """Play so many turns, or to the end."""
        for _ in range(60 * most):
            if self.turns >= most or not self.is_asked():
                return
            self.decides(press)
            if after is not None:
                after()
        raise AssertionError(f"{self.turns} of {most} turns, and still asked: {self.asks()}")

    def by_mouse(self, _kind: str, what: Locator) -> bool:
        """Click on it."""
        return self.presses(what)

    def by_taps(self, kind: str, what: Locator) -> bool:
        """Tap on it; a card is read first."""
        if kind != "card":
            return self.presses(what, taps=True)
        return self.presses(what, taps=True) and self.presses(self.cards.last, taps=True)

    def by_keys(self, kind: str, what: Locator) -> bool:
        """Type its digit; a planet is gone to by its number, and Enter chooses what has the focus."""
        keys = self.page.keyboard
        if not what.is_visible():
            return False
        if kind == "space":
            name = what.get_attribute("aria-label", timeout=SOON) or ""
            number = re.search(r"\d+(/\d)?", name.split(",")[0])
            keys.press("g")
            keys.type(number[0] if number else "0")
            keys.press("Enter")
            expect(self.galaxy.locator(":focus")).to_have_count(1)
            keys.press("Enter")
        elif kind == "choice":
            what.focus(timeout=SOON)
            keys.press("Enter")
        else:
            digit = re.search(r"(\d|Space|Espace|↵)\s*$", what.inner_text(timeout=SOON))
            keys.press({"Space": " ", "Espace": " ", "↵": "Enter"}.get(digit[1], digit[1]) if digit else "1")
        return True


def fills_in(person: Person, said: dict[str, str], seats: int, bots: str) -> Page:
    """Begin to fill in the form of a new table: how many seats, and where bots sit."""
    page = person.goes("/new?game=interstellar")
    page.get_by_role("combobox", name=said["many"]).select_option(str(seats))
    for letter in bots:
        who = page.get_by_role("radiogroup", name=said["who"].format(letter))
        who.locator("label").filter(has_text=said["bot"]).click()
    return page


def sits_down(
    person: Person, language: str = "en", *, seats: int = 2, compact: bool = True, clock: int | None = None
) -> Interstellar:
    """Set up a table against bots, as the form for it is filled in."""
    said = WORDS[language]
    page = fills_in(person, said, seats, "BCDEFGHIJKL"[: seats - 1])
    table = Interstellar(page, language)
    if compact:
        page.get_by_role("switch", name=said["compact"]).click()
    if clock is not None:
        page.get_by_role("spinbutton", name=said["clock"]).fill(str(clock))
    page.get_by_role("button", name=said["begin"]).filter(visible=True).first.click()
    page.wait_for_url("**/t/*")
    expect(table.asked).to_be_visible()
    return table


def at_one_table(ana: Person, ben: Person, seats: int) -> tuple[Interstellar, Interstellar]:
    """Set up a table for two people and bots; the second sits down by the first one's link."""
    said = WORDS["en"]
    page = fills_in(ana, said, seats, "CDEFGHIJKL"[: seats - 2])
    page.get_by_role("button", name="Create and copy link").filter(visible=True).first.click()
    page.wait_for_url("**/t/*")
    link = page.get_by_role("textbox", name="Link to a free seat").input_value()
    other = ben.goes(link)
    other.get_by_role("textbox", name="Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start").click()
    return Interstellar(page), Interstellar(other, seed=8)
