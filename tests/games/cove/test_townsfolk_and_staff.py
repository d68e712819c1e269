"""Every Townsfolk ability, every Staff ability and every Horoscope bonus: what it does, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.cove.components import DEFAULT
from tests.games.cove.table import Table, dish, oracle

CARDS = {card["id"]: card for card in DEFAULT["townsfolk"]}
AT_SEA = {"L1": ["red", "green"], "R1": ["blue", "rogue"]}


def recruiting(card: str, *, hour: int = 1, told: dict[str, Any] | None = None, **scenario: Any) -> Table:
    """A table at which the first seat has just recruited the card."""
    square = [card, *[other for other in ("LOC-Y1", "LOC-Y2", "LOC-Y3") if other != card]]
    about = {"figure": "divination", "hour": hour, **(told or {})}
    return Table(square=square, oracles=oracle(**about), **scenario).play(f"recruit {card}")


@pytest.mark.parametrize("card", CARDS)
def test_mc_9_32_every_card_can_be_recruited_and_declined(card: str) -> None:
    """It costs its Hours, its ability may be declined, and it comes to the slot chosen (MC-9.34)."""
    t = recruiting(card, hour=3, told={"corruption": [1, 1]}, boats=AT_SEA)
    assert "decline" in t.options()
    t.play("decline")
    assert t.options() == ["assign astrologist", "assign exorcist", "assign palmReader", "assign security"]
    t.play("assign palmReader")
    assert t.staff() == {"palmReader": card}
    assert t.hours()[0] == 3 + CARDS[card]["cost"]
    assert t.corruption() == [1, 1]
    assert t.figure() == "recruit"


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["ability"] == "discard1"])
def test_mc_3_15_discard1(card: str) -> None:
    """A Corruption card of one's choice goes; without any the ability is not offered."""
    t = recruiting(card, told={"corruption": [1, 2]})
    t.refused("accept", "MC-3.15")
    t.refused("return L1 red", "MC-3.15")
    t.play("discard 1")
    assert t.corruption() == [2]
    assert len(t.cove["discards"]) == 1
    assert recruiting(card).options()[0] == "assign astrologist"
    recruiting(card, told={"corruption": [1]}).refused("discard 2", "MC-13.3")


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["ability"].startswith("gain")])
def test_mc_3_15_gain(card: str) -> None:
    """The Good comes to the Shelf; with an empty supply the ability is not offered."""
    _, size, colour = CARDS[card]["ability"].split(":")
    t = recruiting(card)
    assert t.options() == ["accept", "decline"]
    t.refused("discard 1", "MC-3.15")
    t.play("accept")
    assert t.shelf() == {f"{size} {colour}": 1}
    full = {size: {colour: 3 if size == "charm" else 2}}
    assert recruiting(card, told={"shelf": full}).options()[0] == "assign astrologist"


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["ability"] == "boatToBag"])
def test_mc_3_15_boat_to_bag(card: str) -> None:
    """A passenger at sea returns to the bag; docked boats and absent people are refused; no passenger, no offer."""
    boats = {**AT_SEA, "L1": ["red"] * 4, "L2": ["red"] * 4, "L3": ["yellow"] * 4}
    t = recruiting(card, boats=boats, docks={"D1": "L2", "D2": "L1"})
    assert "return L3 yellow" in t.options()  # full, and no dock of its side is free
    before = t.cove["bag"]
    t.refused("return L2 red", "MC-3.15")
    t.refused("return R1 green", "MC-3.15")
    t.refused("swap R1 blue", "MC-3.15")
    t.play("return R1 rogue")
    assert t.cove["boats"][3] == ["blue"]
    assert t.cove["bag"] == [*before[:4], before[4] + 1]
    assert recruiting(card).options()[0] == "assign astrologist"


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["ability"] == "drawToBoat"])
def test_mc_3_15_draw_to_boat(card: str) -> None:
    """An Adventurer is drawn, predictions are checked and it is seated at once, before the card is assigned."""
    told = {"predictions": [{"colour": "red", "icons": 2}]}
    t = recruiting(card, told=told, boats={"L1": ["blue"] * 3})
    t.play("accept", "draw red", "gain charm blue", "seat red L1", "dock D2")
    assert t.cove["docks"] == [None, "L1", None, None]
    assert t.predictions() == [("red", 2, 0, "succeeded")]
    assert t.options()[0] == "assign astrologist"
    assert recruiting(card, bag={}).options()[0] == "assign astrologist"


def test_mc_5_5_the_token_counts_where_the_action_will_bring_her() -> None:
    """The fourth dock taken by `drawToBoat` at hour 5 with a 2-Hour card puts the Market token on 8."""
    four = {"L1": ["red"] * 4, "L2": ["green"] * 4, "R1": ["blue"] * 4, "R2": ["yellow"] * 3}
    t = recruiting("SAI-R2", hour=5, boats=four, docks={"D1": "L1", "D2": "L2", "D3": "R1"})
    t.play("accept", "draw red", "seat red R2")
    assert t.cove["docks"][3] == "R2"
    assert t.cove["market"] == 8
    t.play("assign exorcist")
    assert t.hours()[0] == 7


@pytest.mark.parametrize("card", [name for name, card in CARDS.items() if card["ability"] == "swapAboard"])
def test_mc_3_15_swap_aboard(card: str) -> None:
    """Two passengers on two boats at sea change places; one boat alone is not enough."""
    t = recruiting(card, boats={**AT_SEA, "L2": ["red"] * 4}, docks={"D1": "L2"})
    t.refused("swap L2 red", "MC-3.15")
    t.play("swap L1 green")
    assert t.options() == ["with R1 blue", "with R1 rogue"]
    t.refused("with L1 red", "MC-3.15")
    t.refused("with L2 red", "MC-3.15")
    t.refused("decline")
    t.play("with R1 rogue")
    assert t.cove["boats"][0] == ["red", "rogue"]
    assert t.cove["boats"][3] == ["blue", "green"]
    assert recruiting(card, boats={"L1": ["red", "blue"]}).options()[0] == "assign astrologist"


def test_mc_9_33_replacing_while_a_slot_is_empty() -> None:
    """The old card is discarded with its icons."""
    t = recruiting("MER-R1", told={"staff": {"exorcist": "LOC-G1"}}).play("decline", "assign exorcist")
    assert t.staff() == {"exorcist": "MER-R1"}
    assert t.cove["dismissed"] == ["LOC-G1"]


def test_mc_9_35_only_cards_of_the_square() -> None:
    """Another card is refused, and so is Recruit where the figure stands."""
    t = Table(oracles=oracle(figure="divination"))
    t.refused("recruit SAI-Y3", "MC-9.32")
    Table().refused("recruit LOC-R1", "MC-6.2")


# Staff


def activating(*staff: str, **told: Any) -> Table:
    """A table at which the first seat has just activated this Staff."""
    cards = ["SAI-R1", "SAI-R2", "SAI-R3", "SAI-G1"]
    return Table(oracles=oracle(staff=dict(zip(staff, cards, strict=False)), **told)).play("staff")


def test_mc_9_37_exorcist() -> None:
    """An X; without a place for it the ability is refused."""
    t = activating("exorcist", "palmReader").play("use exorcist", "x blue")
    assert t.slots("blue") == ["x", "empty"]
    t.refused("use exorcist", "MC-9.37")
    full = {colour: ["x", "x"] for colour in ("red", "green", "blue", "yellow")}
    t = activating("exorcist", "palmReader", slots=full, top=[1, 2, 3, 4] * 2, bottom=[4, 3, 2, 1] * 2)
    t.refused("use exorcist", "MC-9.39")


def test_mc_9_37_astrologist() -> None:
    """Up to two lines, with all that lines give; one at least, two at most."""
    t = activating("astrologist", lines=["H2,2"]).play("use astrologist")
    t.refused("done", "MC-9.7")
    t.play("line V2,2", "corruption 1 for 1")
    assert t.shelf() == {"charm red": 1}
    t.play("line H0,0")
    assert t.seat == "chance"
    t = activating("astrologist").play("use astrologist", "line H0,0", "done")
    assert t.drawn() == ["H0,0"]


def test_mc_9_37_palm_reader() -> None:
    """Two bubbles, any mix; what is not empty cannot be filled."""
    t = activating("palmReader").play("use palmReader", "fill move", "fill move")
    assert t.oracle()["bubbles"] == [1, 0, 3, 0]
    t = activating("palmReader", bubbles={"move": {"filled": 7, "crossed": 0}}).play("use palmReader", "fill move")
    assert t.oracle()["bubbles"] == [2, 0, 8, 0]  # the second one is forced
    t = activating("palmReader", "security", corruption=[1], bubbles={
        "move": {"filled": 8}, "plusminus": {"filled": 8}})  # fmt: skip
    t.refused("use palmReader", "MC-9.39")
    t = activating("palmReader", bubbles={"move": {"filled": 7}}).play("use palmReader")
    t.refused("done")


def test_mc_9_37_security() -> None:
    """A Corruption card of one's choice; without any the ability is refused."""
    t = activating("security", corruption=[1, 2]).play("use security", "discard 2")
    assert t.corruption() == [1]
    t = activating("security", corruption=[2]).play("use security")
    assert t.corruption() == []
    t = activating("security", "exorcist")
    t.refused("use security", "MC-9.39")


def test_mc_9_36_staff_that_can_do_nothing() -> None:
    """The action is legal even if no ability can do anything: two Hours pass."""
    t = activating("security", hour=3)
    assert t.hours()[0] == 5
    assert t.seat == 1


def test_mc_9_37_each_is_optional() -> None:
    """Done ends it with abilities left."""
    t = activating("exorcist", "astrologist", "palmReader", "security", hour=3, corruption=[1])
    assert t.options() == ["done", "use astrologist", "use exorcist", "use palmReader", "use security"]
    t.play("done")
    assert t.seat == 1


# Horoscope bonuses


def filling(line: str, before: list[Any], number: int, **told: Any) -> Table:
    """A table at which a number has just been written."""
    given = {line: before, "dish": dish(f"bone d1={number}", "voodoo coin=tree d2=1"), "hour": 3, **told}
    return Table(oracles=oracle(**given)).play("horoscopes left", f"write d1 {line}")


def test_mc_9_31_a_good_of_the_other_colour() -> None:
    """If the supply lacks one colour the other comes; if both, the Good is lost and the number written."""
    t = filling("top", [1], 2, shelf={"charm": {"red": 3}})
    assert t.shelf() == {"charm red": 3, "charm blue": 1}
    t = filling("top", [1], 2, shelf={"charm": {"red": 3, "blue": 3}})
    assert t.shelf() == {"charm red": 3, "charm blue": 3}
    assert t.oracle()["top"] == [1, 2]
    t = filling("bottom", [3, 2, 1], 4, shelf={"tome": {"red": 2}})
    assert t.shelf() == {"tome red": 2, "tome blue": 1}


def test_mc_9_30_a_market_icon() -> None:
    """Box 7 gives a Market icon, which must be placed."""
    t = filling("top", [1, 2, 3, 4, 1, 2], 3)
    assert t.options() == ["market blue", "market green", "market red", "market yellow"]
    t.refused("decline")
    t.play("market yellow")
    assert t.slots("yellow") == ["market", "empty"]


def test_mc_10_1_an_x_leads_to_a_new_x() -> None:
    """An X into the box that gives an X; it may be declined."""
    t = Table(oracles=oracle(top=[1, 2], dish=dish("coin=tree d1=1", "bone voodoo d2=1"))).play("twist x", "x top")
    assert "x bottom" in t.options()
    t.play("decline")
    assert t.oracle()["top"] == [1, 2, 0]


def test_mc_9_5_an_x_declined_costs_its_hour_all_the_same() -> None:
    """Hour and Skull card stay."""
    t = Table(oracles=oracle(dish=dish("coin=skull d1=1", "bone voodoo d2=1"))).play("twist x", "decline")
    t.play("corruption 1 for 1")
    assert t.hours()[0] == 2


def test_mc_11_10_only_what_can_be_carried_out_is_offered() -> None:
    """With nothing possible the bonus is lost; the icons are circled all the same."""
    full = {colour: ["x", "x"] for colour in ("red", "green", "blue", "yellow")}
    told: dict[str, Any] = {
        "slots": full,
        "top": [1, 2, 3, 4] * 2,
        "bottom": [4, 3, 2, 1] * 2,
        "predictions": [{"colour": "red", "icons": 1}],
    }
    t = Table(2, at="arrival", arrival={"by": 1}, oracles=oracle(**told)).play("draw red")
    assert t.predictions() == [("red", 1, 0, "succeeded")]
    assert t.seat == 1
    told["predictions"] = [{"colour": "red", "icons": 2}]
    told["shelf"] = {"charm": {"red": 3, "green": 3, "blue": 3}}
    t = Table(2, at="arrival", arrival={"by": 1}, oracles=oracle(**told)).play("draw red")
    assert t.options() == ["gain charm yellow"]
    t.refused("gain charm red", "MC-9.16")
    t.refused("prize x", "MC-10.5")
