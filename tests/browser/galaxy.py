"""Playing Interstellar Oracle as people do: by lit planets, cards that say what they do, and buttons with digits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import Page, expect

from tests.browser.playing import Offer, Offering

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.people import Person

WORDS: Final = {
    "en": {
        "spaces": "Spaces of the galaxy",
        "hand": "Your hand",
        "under": "^(Under|Which card|Discard pile|Hand of)",
        "tools": r"^\s*(Hold|Pass until|Back|Begin anew|Never ask|IO-)",
        "search": "^Search",
        "turn": "End turn",
        "on": "Play on",
        "again": "End, but let me still answer",
        "hold": "Hold",
        "many": "How many play",
        "who": "Who sits at {}",
        "bot": "Bot",
        "compact": "One system per player, a shorter game for 2 or 3",
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
        "again": "Finir, mais me laisser répondre",
        "hold": "Attendre",
        "many": "Nombre de joueurs",
        "who": "Qui s’assied en {}",
        "bot": "Bot",
        "compact": "Un système par joueur, une partie plus courte à 2 ou 3",
        "begin": "Créer et commencer",
    },
}
"""What is read on the page, by language."""
KINDS: Final = """
() => {
    const acts = buttons('#prompt').filter((one) => /\\S/.test(one.innerText) && !called([one], seen.tools).length);
    const under = [...main.querySelectorAll('section[aria-label]')].filter((one) => called([one], seen.under).length);
    const rather = (luck, some) => (acts.length && lucks[1] > luck ? [] : some);
    return {
        sure: called(acts, seen.on).length ? acts.slice(-1) : [],
        search: called(acts, seen.search).slice(0, 1),
        space: rather(0.7, buttons(`[role=group][aria-label="${seen.spaces}"]`)),
        card: rather(0, buttons(`section[aria-label="${seen.hand}"]`)).slice(0, 1),
        choice: rather(0.8, under.flatMap((one) => [...one.querySelectorAll('button')].filter(able))).slice(0, 1),
        act: acts.slice(-1),
    };
}
"""
"""What to do: end the turn though something is left to do, search, go somewhere, pick a card, or the last button."""


class Interstellar(Offering):
    """A table of Interstellar Oracle."""

    KINDS = KINDS

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, WORDS[language], language, seed)
        self.galaxy: Final = page.get_by_role("group", name=self.seen["spaces"])
        self.asking: Final = self.main.get_by_role("region").first
        buttons = self.asking.get_by_role("button").filter(has_text=re.compile(r"\S"))
        self.acts: Final = buttons.filter(has_not_text=re.compile(self.seen["tools"]))
        self.unsure: Final = self.asking.get_by_role("button", name=self.seen["on"])
        """There where the end of a turn is to be confirmed."""
        self.again: Final = self.asking.get_by_role("button", name=self.seen["again"])
        """There where the window at its end could be answered."""
        self.window: Final = self.asking.get_by_role("button", name=self.seen["hold"])
        """There where everybody is asked whether they answer."""
        self.cards: Final = page.get_by_role("region", name=self.seen["hand"]).get_by_role("button", disabled=False)

    def decides(self, press: Callable[[Offer], bool]) -> Offer | None:
        """Answer one question; a turn is over when it is ended."""
        done = super().decides(press)
        self.turns += done is not None and done.kind == "act" and self.seen["turn"] in done.name
        return done

    def ends_turn(self) -> None:
        """End the turn, also where something is left to do in it; its end is a window, and asks whoever can answer."""
        assert self.presses(self.acts.filter(has_text=self.seen["turn"]))
        expect(self.unsure.or_(self.window)).to_be_visible()
        if self.unsure.is_visible():
            if self.again.is_visible():
                self.again.focus()
            self.page.keyboard.press("Enter")  # a second click in a hurry would be taken for a slip
            expect(self.window).to_be_visible()

    def turns_by(self, press: Callable[[Offer], bool], most: int, after: Callable[[], None] | None = None) -> None:
        """Play so many turns, or to the end."""
        for _ in range(60 * most):
            if self.turns >= most or not self.is_asked():
                return
            self.decides(press)
            if self.is_asked() and after is not None:
                after()
        raise AssertionError(f"{self.turns} of {most} turns, and still asked: {self.prompt.inner_text()}")

    def taps(self, offer: Offer) -> bool:
        """Tap on it; a card is read first."""
        return super().taps(offer) and (offer.kind != "card" or self.presses(self.cards.last, taps=True))

    def types(self, offer: Offer) -> bool:
        """Type its digit; a planet is gone to by its number, and Enter chooses what has the focus."""
        keys = self.page.keyboard
        if offer.kind == "space":
            place = offer.name.split(",")[0]
            number = re.search(r"\d+(/\d)?", place)
            keys.press("g")
            keys.type(number[0] if number else "0")
            keys.press("Enter")
            expect(self.galaxy.locator(":focus")).to_have_attribute("aria-label", re.compile(rf"^{place}\b"))
            keys.press("Enter")
        elif offer.kind == "choice":
            offer.where.focus()
            keys.press("Enter")
        else:
            digit = re.search(r"(\d|Space|Espace|↵)\s*$", offer.name)
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


def sits_down(person: Person, language: str = "en", *, seats: int = 2, compact: bool = True) -> Interstellar:
    """Set up a table against bots, as the form for it is filled in."""
    said = WORDS[language]
    page = fills_in(person, said, seats, "BCDEFGHIJKL"[: seats - 1])
    table = Interstellar(page, language)
    if compact:
        page.get_by_role("switch", name=said["compact"]).click()
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
