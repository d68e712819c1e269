"""Every counter of every hazard, where it overcomes it and where it does not."""

from __future__ import annotations

import pytest

from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.domains import CARDS, HAZARDS, RACES
from tests.games.interstellar.proofs import Proofs
from tests.games.interstellar.story import Story, greyed, seat

HAZARD_DATA = DATA["hazards"]


def counters(kind: str) -> list[str]:
    """2.2 Return the counters of a column of the table, each with its hazard."""
    return [f"{hazard} by {counter}" for hazard, what in HAZARD_DATA.items() for counter in what[kind]]


BY_CARD, BY_PASSIVE, BY_ACTIVE = counters("cards"), counters("passive"), counters("active")
BY_ANYBODY = "labyrinth by labyrinth"
PROOFS = Proofs([*BY_CARD, *BY_PASSIVE, *BY_ACTIVE, BY_ANYBODY])


def before(hazard: str, card: str = "", race: str = "insectoid", *, grey: bool = False) -> Story:
    """Ann stands on P1, where a hazard lies on a Laser; Insectoid have nothing against any."""
    ann = (greyed if grey else seat)("P1", card, race)
    return Story(ann, seat(), hazards={"P1": hazard}, under={"P1": ["laser"]})


def overcomes(t: Story, text: str) -> Story:
    """The hazard goes, and Ann takes the Laser."""
    t.works(text, turns=lambda: t.at("P1", "hazards"), into="none")
    t.play("take 1")
    assert "laser" in t.hand("Ann")
    return t


@PROOFS.works(*BY_CARD)
def card_overcomes(counter: str) -> Story:
    """6.4 The card is discarded."""
    hazard, card = counter.split(" by ")
    t = overcomes(before(hazard, card), f"search {card}")
    assert (t.hand("Ann"), t.discard) == (["laser"], [card])
    return t


@PROOFS.fails(*BY_CARD)
def card_not_held(counter: str) -> Story:
    """6.4 A card that is not held is no counter."""
    hazard, card = counter.split(" by ")
    t = before(hazard)
    t.refuse(f"search {card}", "IO-6.4")
    return t


@PROOFS.works(*BY_PASSIVE)
def passive_overcomes(counter: str) -> Story:
    """6.10 A passive costs nothing; another counter is refused."""
    hazard, race = counter.split(" by ")
    t = before(hazard, "armor", race)
    t.refuse("search labyrinth", "IO-6.10")
    overcomes(t, "search")
    assert not t.player("Ann")["grey"]
    assert (t.hand("Ann"), t.discard, t.seen()["lose_turns"]) == (["armor", "laser"], [], [0, 0])
    return t


@PROOFS.fails(*BY_PASSIVE)
def passive_is_no_ability(counter: str) -> Story:
    """6.10 The token is not flipped for what is free, and nobody else passes for nothing."""
    hazard, race = counter.split(" by ")
    before(hazard).refuse("search", "IO-6.3")
    t = before(hazard, "", race)
    t.refuse("search ability", "IO-6.10")
    return t


@PROOFS.works(*BY_ACTIVE)
def active_overcomes(counter: str) -> Story:
    """6.4 The token is flipped; without saying so nothing is overcome."""
    hazard, race = counter.split(" by ")
    t = before(hazard, "", race)
    t.refuse("search", "IO-6.3")
    overcomes(t, "search ability")
    assert t.player("Ann")["grey"]
    return t


@PROOFS.fails(*BY_ACTIVE)
def active_is_used_up(counter: str) -> Story:
    """6.4 A grey token overcomes nothing."""
    hazard, race = counter.split(" by ")
    t = before(hazard, "", race, grey=True)
    t.refuse("search ability", "IO-6.4")
    return t


@PROOFS.works(BY_ANYBODY)
def anybody_enters_the_labyrinth(_: str) -> Story:
    """6.9 For the next own turn."""
    t = overcomes(before("labyrinth"), "search labyrinth")
    assert t.seen()["lose_turns"] == [1, 0]
    return t


@PROOFS.fails(BY_ANYBODY)
def nobody_enters_for_nothing(_: str) -> Story:
    """6.3, 6.10 Saying nothing does not do, and who passes for nothing may not pay."""
    before("labyrinth").refuse("search", "IO-6.3")
    t = before("labyrinth", "", "vriddhi")
    t.refuse("search labyrinth", "IO-6.10")
    return t


def test_every_counter_has_a_case_where_it_works_and_one_where_it_fails() -> None:
    """The list of the counters without one is empty."""
    assert PROOFS.missing() == []


@pytest.mark.parametrize(("counter", "side"), PROOFS.cases)
def test_a_counter(counter: str, side: str) -> None:
    """Each case proves what it is marked with."""
    PROOFS.check(counter, side)


@pytest.mark.parametrize("hazard", HAZARDS[1:])
def test_6_4_nothing_else_counters_a_hazard(hazard: str) -> None:
    """2.2 Every other card, every other race and, but for the Labyrinth, a lost turn are refused."""
    what = HAZARD_DATA[hazard]
    for card in [card for card in CARDS if card not in what["cards"] and card != "oracle"]:
        before(hazard, card).refuse(f"search {card}", "IO-6.4")
    for race in [race for race in RACES[1:] if race not in what["passive"] + what["active"]]:
        t = before(hazard, "", race)
        t.refuse("search ability", "IO-6.4")
        t.refuse("search", "IO-6.3")
    if hazard != "labyrinth":
        before(hazard).refuse("search labyrinth", "IO-6.4")


def test_6_4_no_counter_without_a_hazard() -> None:
    """A counter that is not needed is refused."""
    t = Story(seat("P1", "medicine", "humans"), seat())
    t.refuse("search medicine", "IO-6.4")
    t.refuse("search ability", "IO-6.4")
    t.refuse("search labyrinth", "IO-6.4")
