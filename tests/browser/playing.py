"""Playing at a table as people do: by what they see there, in the way they play."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.sync_api import ElementHandle, Error, FilePayload, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from starboard.bots import make_bot
from starboard.games import find_game
from starboard.kernel import Match, save

if TYPE_CHECKING:
    from collections.abc import Callable


WORDS: Final = {
    "en": {
        "typed": "Type a move|Never ask",
        "choices": "Choices",
        "places": "Where you can go",
        "takes": "take",
        "away": "Close",
        "over": "swept clean|Drought|has a role left|Three days are over|Peddler has earned|"
        "earned more than the Peddler|last planet has vanished|in one hand",
        "go": "Begin here|Fly|Fly and raid|Go there|Raid|Leave alone",
    },
    "fr": {
        "typed": "Écrire un coup|Ne plus demander",
        "choices": "Choix",
        "places": "Où vous pouvez aller",
        "takes": "ramasser",
        "away": "Fermer",
        "over": "entièrement vidé|Disette|Les trois jours sont passés|dernière planète a disparu|galactique réunis",
        "go": "Commencer ici|Voler|Voler et piller|Y aller|Piller|Laisser tranquille",
    },
}
"""What is read on the page, by language."""
SOON: Final = 2_000
"""Milliseconds after which somebody looks again at what is there."""
STUCK: Final = 40
"""Presses of which nothing comes, after which somebody gives up."""
ENGLISH: Final = re.compile(
    r"\b([Tt]he|[Aa]nd|[Ww]ith|[Yy]our?|[Tt]urn|of|takes|to|is|Undo|Hint|Seats|Rules|Moves|Settings|Choose|More|Write|Back)\b"
)
"""Words of which hardly a sentence of ours does without one, and such as stand in the frame; none of them is French."""
READ: Final = """
() => [
    ...document.body.innerText.split('\\n'),
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
        .flatMap((one) => [one.ariaLabel, one.title, one.placeholder]).filter((said) => said),
]
"""
"""All that is read on the page, and all names in it."""
NAMES: Final = "all => all.map(one => one.getAttribute('aria-label'))"
ON: Final = """
(places) => {
    const on = document.activeElement;
    if (on.closest('[role=group]')?.ariaLabel !== places) return '';
    return on.ariaDisabled === 'true' ? 'shut' : 'open';
}
"""
"""Tells whether the focus is on the board, and whether one can go there."""
OFFERED: Final = """
(main, { seen, before, soon, lucks }) => {
    const name = (one) => (one.ariaLabel ?? one.innerText).trim();
    const able = (one) =>
        one.checkVisibility() && one.ariaDisabled !== 'true' && !one.disabled && !/\\b(IO|MC)-\\d/.test(name(one));
    const buttons = (where) => [...main.querySelectorAll(`${where} :is(button, [role=button])`)].filter(able);
    const called = (all, like) => all.filter((one) => new RegExp(like).test(name(one)));
    const kinds = KINDS;
    const offered = () => {
        const all = buttons('');
        const [kind, these] = Object.entries(kinds(all)).find(([, some]) => some.length) ?? ['', []];
        const one = these[Math.floor(lucks[0] * these.length)] ?? null;
        const said = main.querySelector('h2')?.innerText + all.map((one) => name(one) + one.ariaPressed).join();
        return { kind, one, name: one && name(one), said };
    };
    const started = performance.now();
    return new Promise((resolve) => {
        const look = () => {
            const now = offered();
            const late = performance.now() - started > soon;
            if (late || (now.kind && now.said !== before)) resolve(now);
            else setTimeout(look, 15); // frames may not come, where nothing is drawn; this does
        };
        look();
    });
}
"""
"""Waits until something else is offered than before, and tells of which kind it is: the first kind of which there is
something. A rule's number is no choice: it only opens the rule."""


def nearly_over(name: str, left: int, **options: object) -> str:
    """Return the record of a match of two in which the first seat has so many decisions left if it plays as bots do."""
    game = find_game(name)
    whole, part = (Match(game, 2, options, seed=7) for _ in range(2))
    bots = [make_bot("greedy", seat) for seat in range(2)]
    played = []
    while not whole.over:
        played.append((whole.seat, bots[whole.seat].choose(game, whole.view(whole.seat), whole.seat)))
        whole.play(*played[-1])
    mine = [number for number, (seat, _) in enumerate(played) if seat == 0]
    for seat, action in played[: mine[-left]]:
        part.play(seat, action)
    return save(part)


def played_out(name: str, seats: int, **options: object) -> str:
    """Return the record of a match that bots have played to its end."""
    game = find_game(name)
    match = Match(game, seats, options, seed=7)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over:
        match.play(match.seat, bots[match.seat].choose(game, match.view(match.seat), match.seat))
    return save(match)


def asked_at(name: str, seats: int, step: str, seed: int = 7, **options: object) -> str:
    """Return the record of a match, played as bots do, in which the first seat is asked this for the first time."""
    game = find_game(name)
    match = Match(game, seats, options, seed=seed)
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while match.seat != 0 or type(match.state.steps[-1]).__name__ != step:
        match.play(match.seat, bots[match.seat].choose(game, match.view(match.seat), match.seat))
    return save(match)


class Table:
    """A player's table in the browser, whatever is played there."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        self.page: Final = page
        self.words: Final = WORDS[language]
        self.luck: Final = Random(seed)
        self.main: Final = page.get_by_role("main")
        self.prompt: Final = self.main.get_by_role("heading", level=2).first
        self.asked: Final = self.main.get_by_role("button", name=re.compile(self.words["typed"]))
        """There where one is asked, or asked again whether that is all, and only there."""
        self.ended: Final = self.main.get_by_text(re.compile(self.words["over"])).first
        self.turns = 0

    def begin(self, game: str = "Oort") -> None:
        """Sit down against a bot, from the first page."""
        self.page.get_by_role("article", name=game).get_by_role("button").first.click()
        self.page.wait_for_url("**/t/*")
        expect(self.asked).to_be_visible()

    def takes_up(self, record: str) -> None:
        """Go on with a match against a bot, from the file that it was saved to."""
        self.page.goto("/import")
        file: FilePayload = {"name": "match.starboard", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.get_by_label("Choose a file").set_input_files(file)
        self.page.wait_for_url("**/t/*")
        expect(self.asked).to_be_visible()

    def is_asked(self) -> bool:
        """Wait until one is asked, or until it is over; return whether one is asked."""
        expect(self.asked.or_(self.ended).first).to_be_visible()
        return not self.ended.is_visible()

    def plays(self, turn: Callable[[], None], most: int = 500) -> None:
        """Play so many turns, or to the end."""
        while self.turns < most and self.is_asked():
            turn()
            self.turns += 1

    def keeps_focus(self) -> None:
        """Fail where the focus is nowhere, and does not come back with what comes next."""
        expect(self.page.locator("body:focus, html:not(:has(:focus))")).to_have_count(0)

    def is_in_french(self) -> None:
        """Fail where anything is said in English but the way to it."""
        said = [one for one in self.page.evaluate(READ) if ENGLISH.search(one) and not one.startswith("EN")]
        assert said == []

    @staticmethod
    def presses(on: Locator | ElementHandle, *, taps: bool = False) -> bool:
        """Press something, and say whether it was still there: else what has come instead is looked at next time."""
        try:
            if taps:
                on.tap(timeout=SOON)
            else:
                on.click(timeout=SOON)
        except TookTooLong:
            return False
        except Error as error:
            if "not attached" not in error.message:
                raise
            return False
        return True

    def by_digits(self) -> None:
        """Choose by a number under the prompt; where that was a part of a choice, another part is asked for next."""
        choices = self.main.get_by_role("list", name=self.words["choices"])
        if choices.is_visible():
            self.page.keyboard.press(self.luck.choice("123456"))
        else:
            self.page.keyboard.press("Enter")  # the only thing to do
        self.page.wait_for_timeout(100)


class Offer(NamedTuple):
    """Something that can be pressed: of which kind it is, where it is, and what stands on it."""

    kind: str
    where: ElementHandle
    name: str


class Offering(Table):
    """A table whose board offers what can be pressed."""

    KINDS = ""
    """A function of the page: what can be pressed, by its kinds, those first that are pressed first."""

    def __init__(self, page: Page, seen: dict[str, str], language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        self.seen: Final = seen
        """What is read on the board."""
        self._said = ""
        """All that was offered when something was last pressed."""
        self._idle = 0
        """So many presses in a row nothing came of."""

    def is_asked(self) -> bool:
        """Wait until one is asked, or until it is over; return whether one is asked."""
        if not self.asked.is_visible():
            self._said = ""  # what comes next is another question, though it may say the same
        return super().is_asked()

    def decides(self, press: Callable[[Offer], bool]) -> Offer | None:
        """Press one thing once there is one, and return it; where it was gone meanwhile, look again next time."""
        words = {"seen": self.seen, "before": self._said, "soon": SOON, "lucks": [self.luck.random() for _ in range(3)]}
        found = self.main.evaluate_handle(OFFERED.replace("KINDS", self.KINDS), words).get_properties()
        said, where = found["said"].json_value(), found["one"].as_element()
        self._idle = 0 if where and said != self._said else self._idle + 1
        assert self._idle < STUCK, f"nothing comes of what is pressed: {said}"
        offer = Offer(found["kind"].json_value(), where, found["name"].json_value()) if where else None
        done = offer if offer and press(offer) else None
        self._said = said if done else ""
        return done

    def clicks(self, offer: Offer) -> bool:
        """Press it by the mouse."""
        return self.presses(offer.where)

    def taps(self, offer: Offer) -> bool:
        """Press it by a finger."""
        return self.presses(offer.where, taps=True)


class Oort(Table):
    """A table of Oort: a place on the board is picked, and the picked move is made."""

    def __init__(self, page: Page, language: str = "en", seed: int = 7) -> None:
        super().__init__(page, language, seed)
        self.board: Final = page.get_by_role("group", name=self.words["places"])
        self.places: Final = self.board.get_by_role("button", disabled=False)
        """What can be picked on the board now."""

    def place(self) -> Locator:
        """Return one of the places, rather one that takes something."""
        names: list[str] = []
        while not names:  # what was there a moment ago may be gone, where another tab's move comes in between
            expect(self.places.first).to_be_visible()
            names = self.places.evaluate_all(NAMES)
        good = [number for number, name in enumerate(names) if self.words["takes"] in name]
        return self.places.nth(self.luck.choice(good or range(len(names))))

    def squares(self) -> list[str]:
        """Return what lies on every space."""
        found: list[str] = self.page.get_by_role("gridcell").evaluate_all(NAMES)
        return found

    @property
    def go(self) -> Locator:
        """The button that makes the picked move."""
        return self.main.get_by_role("button", name=re.compile(f"^({self.words['go']})$"))

    def picks(self) -> None:
        """Click on a place, with what lies over the board put away."""
        for note in self.main.get_by_role("button", name=self.words["away"], exact=True).all():
            note.click()
        self.place().click()

    def by_mouse(self) -> None:
        """Take a turn by the mouse."""
        self.picks()
        self.go.click()
        expect(self.go).to_be_hidden()

    def by_taps(self) -> None:
        """Take a turn by a finger."""
        self.place().tap()
        self.go.tap()
        expect(self.go).to_be_hidden()

    def by_names(self) -> None:
        """Take a turn as a screen reader does: what has a name is invoked, wherever it stands."""
        self.place().dispatch_event("click")
        self.go.dispatch_event("click")
        expect(self.go).to_be_hidden()

    def by_keys(self) -> None:
        """Take a turn by Tab, arrows and Enter."""
        keys = self.page.keyboard
        expect(self.places.first).to_be_visible()
        for _ in range(60):
            if self.page.evaluate(ON, self.words["places"]):
                break
            keys.press("Tab")
        least = self.luck.randrange(4)
        for step in range(40):
            # A way that is shut can be read about, and is walked past.
            if step >= least and self.page.evaluate(ON, self.words["places"]) == "open":
                break
            keys.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        keys.press("Enter")
        expect(self.go).to_be_visible()
        keys.press("Enter")
        expect(self.go).to_be_hidden()
