"""Windows in which nobody is asked more than they want to be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.galaxy import Interstellar
from tests.browser.people import SIZES
from tests.table.hands import record_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.browser.people import Person

WINDOW: Final = 10
"""Seconds for which a window stays open: time to look at it."""
SAID: Final = {
    "en": {
        "asks": "Ask me about…",
        "never": "Never",
        "beam": "use Graviton Beam",
        "chip": "Never ask",
        "more": "More",
        "orders": "Standing orders",
        "close": "Close",
        "own": "At the end of my turn",
        "end": "At the end of another’s turn",
        "ask": "Ask me",
        "pass": "Pass",
        "passes": "Pass at the end of another’s turn",
        "until": "until my turn",
        "passing": "Pass until my turn",
    },
    "fr": {
        "asks": "Me demander…",
        "never": "Jamais",
        "beam": "utiliser Rayon gravitonique",
        "chip": "Ne plus demander",
        "more": "Plus",
        "orders": "Consignes",
        "close": "Fermer",
        "own": "À la fin de mon tour",
        "end": "À la fin du tour d’un autre",
        "ask": "Me demander",
        "pass": "Passer",
        "passes": "Passer à la fin du tour d’un autre",
        "until": "jusqu’à mon tour",
        "passing": "Passer jusqu’à mon tour",
    },
}

CUT: Final = """
(asking) => {
    const [said, room] = ['.says', '.pt'].map((one) => asking.querySelector(one).getBoundingClientRect().bottom);
    return said - Math.min(room, asking.getBoundingClientRect().bottom);
}
"""
"""How many pixels of what is asked, and of the help under it, are not seen."""


class Ben:
    """Somebody at the same table who is not looked at, and sends what he decides."""

    def __init__(self, ana: Person, hand: str = "graviton_beam") -> None:
        """Set a table up at which Ana has such a hand, a Graviton Beam in it, and her turn; and let both sit down."""
        self._context = ana.context
        seats, settings = [{"is": "person"}] * 2, {"window": WINDOW}
        record = record_with(hand, "pistol")
        made = self._post("/api/records", record=record, seats=seats, settings=settings)
        self._at: Final = f"/api/tables/{made['table']}"
        self._post(f"{self._at}/claim", invite=made["invite"], seat=0, name="Ana")
        browser = ana.context.browser
        assert browser is not None
        self._context = browser.new_context(base_url=ana.address)
        self._post(f"{self._at}/claim", invite=made["invite"], seat=1, name="Ben")
        self._post(f"{self._at}/start", made["host"])
        ana.goes(f"/t/{made['table']}")

    def _post(self, path: str, key: str = "", **fields: Any) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        reply = self._context.request.post(path, data=fields, headers=headers)
        assert reply.ok, reply.text()
        return reply.json() if reply.body() else None

    def ends_turn(self) -> None:
        """End the turn, whatever could still be done in it."""
        number = self._ask(do="hello")["decision"]["number"]
        self._ask(do="act", number=number, actions=["end turn"])

    def _ask(self, **fields: Any) -> Any:
        return self._post(f"{self._at}/ask", id=f"b{Random().random()}", **fields)


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("small", "fr")])
def test_who_wants_never_to_be_asked_about_a_card_is_not(
    size: str, language: str, comes: Callable[..., Person]
) -> None:
    """From the prompt's menu; a button says so as long as it holds, and takes it back."""
    ana, said = comes(size, locale="fr-FR" if language == "fr" else "en-GB"), SAID[language]
    ben = Ben(ana)
    table = Interstellar(ana.page, language)
    expect(table.asked).to_be_visible()
    orders = ordering(ana, said)
    orders.get_by_role("radiogroup", name=said["own"]).get_by_text(said["ask"], exact=True).click()
    expect(orders.get_by_role("radio", name=said["ask"], exact=True, checked=True)).to_have_count(1)
    ana.picture(f"orders-{language}")
    assert ana.barriers() == []
    orders.get_by_role("button", name=said["close"]).click()
    table.ends_turn()
    chip = table.asking.get_by_role("button", name=said["chip"])
    passed = table.asking.get_by_role("button", pressed=True)
    expect(passed).to_have_count(0)
    table.asking.get_by_role("button", name=said["asks"]).click()
    beam = table.asking.get_by_role("radiogroup", name=said["beam"])
    ana.picture(f"asks-{language}")
    beam.get_by_text(said["never"], exact=True).click()
    expect(beam.get_by_role("radio", name=said["never"])).to_be_checked()
    ana.page.keyboard.press("Escape")
    expect(chip).to_be_visible()
    expect(passed).to_be_visible()
    ana.picture(f"asks-never-{language}")
    assert ana.barriers() == []
    assert ana.scrolls_sideways() <= 0
    assert table.asking.evaluate(CUT) <= 1
    box = chip.bounding_box()
    assert box is not None
    assert 0 < box["x"] < box["x"] + box["width"] < SIZES[size][0]
    expect(table.window).to_have_count(0, timeout=2000 * WINDOW)

    ben.ends_turn()
    expect(chip).to_be_visible()
    expect(passed).to_be_visible()
    chip.click()
    expect(chip).to_have_count(0)
    expect(passed).to_have_count(0)
    expect(table.window).to_be_visible()
    orders = ordering(ana, said)
    orders.get_by_role("radiogroup", name=said["end"]).get_by_text(said["pass"], exact=True).click()
    expect(passed).to_be_visible()
    expect(table.asking.get_by_text(said["passes"])).to_be_visible()
    orders.get_by_text(said["until"], exact=True).click()
    orders.get_by_role("button", name=said["close"]).click()
    expect(table.asking.get_by_role("button", name=said["passing"])).to_be_visible()
    ana.picture(f"orders-stand-{language}")


def ordering(ana: Person, said: dict[str, str]) -> Locator:
    """Open what can be ordered beforehand: from the bar on top, on a phone from its menu."""
    button = ana.page.get_by_role("button", name=said["orders"], exact=True)
    if not button.count():
        ana.page.get_by_role("button", name=said["more"], exact=True).click()
    button.click()
    return ana.page.get_by_role("dialog", name=said["orders"])


def test_a_phone_shows_the_hand_above_the_question_and_answers_before_all_else(comes: Callable[..., Person]) -> None:
    """Nothing of a hand lies under what is asked; and what answers a window is also listed where the window is told."""
    ana = comes("phone")
    Ben(ana, "graviton_beam pistol shield sword armor")
    table = Interstellar(ana.page)
    expect(table.asked).to_be_visible()
    hand = ana.page.get_by_role("region", name="Your hand")
    expect(hand.get_by_role("button")).to_have_count(5)
    galaxy, cards, asking = (one.bounding_box() for one in (table.galaxy, hand, table.asking))
    assert galaxy is not None
    assert cards is not None
    assert asking is not None
    assert galaxy["y"] + galaxy["height"] <= cards["y"]
    assert cards["y"] + cards["height"] <= asking["y"]
    table.ends_turn()
    offered = table.asking.get_by_role("button").all_inner_texts()
    places = [next(k for k, said in enumerate(offered) if word in said) for word in ("Graviton Beam", "until", "Hold")]
    assert places == sorted(places), offered
    panel = ana.page.get_by_role("region", name="What is going on")
    expect(panel.get_by_role("button", name="Graviton Beam")).to_be_visible()


def test_one_word_ends_a_turn_and_passes_at_its_end(comes: Callable[..., Person]) -> None:
    """Who is asked whether the turn shall end is not asked again for the same; the answer can be changed meanwhile."""
    ana = comes()
    Ben(ana)
    table = Interstellar(ana.page)
    expect(table.asked).to_be_visible()
    assert table.presses(table.acts.filter(has_text="End turn"))
    expect(table.again).to_be_visible()
    expect(table.asking).to_contain_text("You answer nothing more at its end.")
    ana.picture("ends-turn")
    ana.page.keyboard.press("Enter")
    passed = table.asking.get_by_role("button", pressed=True)
    expect(passed).to_contain_text("Pass")
    beam = table.asking.get_by_role("button", name="Graviton Beam")
    beam.or_(ana.page.get_by_role("list", name="Choices").get_by_role("button", name="Graviton Beam")).first.click()
    expect(passed).not_to_contain_text("Pass")


def test_six_cards_are_read_whole(comes: Callable[..., Person]) -> None:
    """Their text is the longest in French; nothing of it is cut."""
    ana = comes(locale="fr-FR")
    Ben(ana, "galactic_codex time_machine galactic_cannon flamethrower graviton_beam scavengers")
    hand = ana.page.get_by_role("region", name="Votre main")
    expect(hand.get_by_role("button")).to_have_count(6)
    cut = hand.locator(".text").evaluate_all("all => all.map(one => one.scrollHeight - one.clientHeight)")
    assert max(cut) <= 1, cut
