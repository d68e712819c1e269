"""The worked examples W-22 to W-42: predictions, horoscopes, X, Market icons, Townsfolk and Staff."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cove.table import Table, dish, oracle

PRIZES = [*(f"gain {size} {colour}" for size in ("charm", "tome") for colour in ("blue", "green", "red", "yellow"))]


def drawing(predictions: list[dict[str, Any]], *, count: int = 1, **told: Any) -> Table:
    """A two-player table at which seat 1 draws while seat 0 has these predictions."""
    about = {"predictions": predictions, **told}
    return Table(2, at="arrival", arrival={"by": 1, "count": count}, oracles={0: about})


def prediction(colour: str, icons: int, crossed: int = 0) -> dict[str, Any]:
    """An Active Prediction."""
    return {"colour": colour, "icons": icons, "crossed": crossed}


def test_w22_a_second_prediction() -> None:
    """The next four icons become a red prediction beside the yellow one."""
    t = Table(oracles=oracle(predictions=[prediction("yellow", 3)], dish=dish("voodoo d1=4", "bone coin=tree d2=1")))
    t.play("divine d1 red")
    assert t.predictions() == [("yellow", 3, 0, "active"), ("red", 4, 0, "active")]
    assert 1 + sum(icons for _, icons, _, _ in t.predictions()) == 8  # the next free icon
    assert t.hours()[0] == 2


def test_w23_a_red_adventurer() -> None:
    """Anybody's red draw crosses out a yellow icon and makes the red prediction succeed with four icons."""
    t = drawing([prediction("yellow", 3), prediction("red", 4)])
    t.play("draw red")
    assert t.predictions() == [("yellow", 3, 1, "active"), ("red", 4, 0, "succeeded")]
    assert t.seat == 0
    assert t.options() == [*PRIZES, "prize market", "prize x"]
    t.play("gain tome blue")
    assert t.shelf() == {"tome blue": 1}
    assert t.seat == 1  # who drew seats the Adventurer


def test_w24_the_order_of_two_saves_a_prediction() -> None:
    """With one icon left, yellow first succeeds and red first fails."""
    given = [prediction("yellow", 2, 1)]
    t = drawing(given, count=2).play("draw red", "draw yellow")
    assert t.seat == 0
    assert t.options() == ["first red", "first yellow"]
    t.play("first yellow")
    assert t.predictions() == [("yellow", 2, 1, "succeeded")]
    assert t.options() == ["prize market", "prize x"]
    t.refused("gain charm red", "MC-11.5")
    t.play("prize market", "market red")
    assert t.slots("red") == ["market", "empty"]
    t = drawing(given, count=2).play("draw red", "draw yellow", "first red")
    assert t.predictions() == [("yellow", 2, 2, "failed")]
    assert t.seat == 1
    assert t.shelf() == {}


def test_w25_the_order_of_two_and_the_tier() -> None:
    """Red first circles three icons, blue first only two."""
    given = [prediction("red", 3)]
    t = drawing(given, count=2).play("draw blue", "draw red", "first red")
    assert "gain tome green" in t.options()
    t.play("gain tome green")
    assert t.predictions() == [("red", 3, 0, "succeeded")]
    t = drawing(given, count=2).play("draw blue", "draw red", "first blue")
    assert t.predictions() == [("red", 3, 1, "succeeded")]
    t.refused("gain tome green", "MC-11.5")
    t.play("gain charm green")
    assert t.shelf() == {"charm green": 1}


def test_w26_a_rogue() -> None:
    """A Rogue matches nothing: each prediction loses an icon."""
    t = drawing([prediction("green", 3, 1), prediction("blue", 4, 3)]).play("draw rogue")
    assert t.predictions() == [("green", 3, 2, "active"), ("blue", 4, 4, "failed")]
    assert t.seat == 1


def test_w27_two_successes() -> None:
    """Both green predictions succeed; the owner takes their bonuses in her own order."""
    given = [prediction("green", 2), prediction("green", 3)]
    t = drawing(given).play("draw green")
    assert [told[3] for told in t.predictions()] == ["succeeded", "succeeded"]
    assert t.options() == ["claim 2", "claim 3"]
    t.refused("claim 1", "MC-11.8")
    t.play("claim 2")
    t.refused("gain tome red", "MC-11.5")
    t.play("gain charm red", "gain tome red")
    assert t.shelf() == {"charm red": 1, "tome red": 1}
    t = drawing(given).play("draw green", "claim 3", "gain tome red", "gain charm red")
    assert t.seat == 1


def test_w28_no_room() -> None:
    """With 17 icons used a 2 is refused and a 1 allowed; with 18 everything is refused."""
    given = dish("voodoo d1=2 d2=1", "bone coin=tree")
    t = Table(oracles=oracle(used=17, dish=given))
    t.refused("divine d1 red", "MC-9.21")
    t.play("divine d2 red")
    assert t.predictions()[-1] == ("red", 1, 0, "active")
    assert sum(told[1] for told in t.predictions()) == 18
    t = Table(oracles=oracle(used=18, dish=given))
    t.refused("divine d1 red", "MC-9.21")
    t.refused("divine d2 red", "MC-9.21")


def test_w29_two_dice_at_voodoo() -> None:
    """One of them makes one prediction; no sum, no second one."""
    t = Table(oracles=oracle(dish=dish("voodoo d1=1 d2=3", "bone coin=tree")))
    t.play("divine d1 blue")
    assert t.predictions() == [("blue", 1, 0, "active")]
    assert t.seat == 1
    t.refused("divine d2 blue", "MC-9.18")  # her own dish has no such die with the Voodoo meeple
    t = Table(oracles=oracle(dish=dish("voodoo d1=1 d2=3", "bone coin=tree")))
    t.refused("divine d1 d2 blue")


def write(number: int, line: str, bonuses: list[str], before: list[Any], **told: Any) -> Table:
    """Write one number into a line in a turn of its own, with what its box gives."""
    given = {line: before, "dish": dish(f"bone d1={number}", "voodoo coin=tree d2=1"), **told}
    t = Table(oracles=oracle(**given)).play("horoscopes left", f"write d1 {line}", *bonuses)
    assert t.oracle()[line] == [*[0 if n == "X" else n for n in before], number]
    return t


def test_w30_the_rising_line() -> None:
    """1,2,3,4,1,2 into the top line, with the bonuses of boxes 2, 3, 4 and 6."""
    write(1, "top", [], [])
    for colour in ("red", "blue"):
        assert write(2, "top", [f"gain charm {colour}"], [1]).shelf() == {f"charm {colour}": 1}
    assert write(3, "top", ["x green"], [1, 2]).slots("green") == ["x", "empty"]
    for colour in ("green", "yellow"):
        assert write(4, "top", [f"gain tome {colour}"], [1, 2, 3]).shelf() == {f"tome {colour}": 1}
    write(1, "top", [], [1, 2, 3, 4])
    t = write(2, "top", [], [1, 2, 3, 4, 1])
    assert t.options() == ["gain charm blue", "gain charm red"]
    t.refused("gain charm green", "MC-9.30")
    t.refused("gain tome red", "MC-9.30")


def test_w31_the_falling_line() -> None:
    """3,2,1,4,3 into the bottom line, with the bonuses of boxes 2, 3 and 4."""
    write(3, "bottom", [], [])
    for colour in ("green", "yellow"):
        assert write(2, "bottom", [f"gain charm {colour}"], [3]).shelf() == {f"charm {colour}": 1}
    assert write(1, "bottom", ["discard 2"], [3, 2], corruption=[1, 2]).corruption() == [1]
    assert write(1, "bottom", [], [3, 2], corruption=[2]).corruption() == []
    assert write(1, "bottom", [], [3, 2]).corruption() == []  # the bonus is lost, the number written
    for colour in ("red", "blue"):
        assert write(4, "bottom", [f"gain tome {colour}"], [3, 2, 1]).shelf() == {f"tome {colour}": 1}
    write(3, "bottom", [], [3, 2, 1, 4])


def test_w32_illegal_numbers() -> None:
    """After 4 the rising line takes 1 or X, after 1 the falling line takes 4 or X; a full line takes nothing."""
    for number in (1, 2, 3, 4):
        given = {"top": [4], "bottom": [1], "dish": dish(f"bone d1={number} d2=1", "voodoo coin=tree")}
        t = Table(oracles=oracle(**given)).play("horoscopes left")
        for line, wanted, rule in (("top", 1, "MC-9.26"), ("bottom", 4, "MC-9.27")):
            if number == wanted:
                assert f"write d1 {line}" in t.options()
            else:
                t.refused(f"write d1 {line}", rule)
    t = Table(oracles=oracle(top=[4], bottom=[1], dish=dish("coin=tree d1=1", "bone voodoo d2=1")))
    t.play("twist x")
    assert {"x top", "x bottom"} <= set(t.options())
    t = Table(oracles=oracle(top=[2], bottom=[3], dish=dish("bone d1=2 d2=4", "voodoo coin=tree")))
    t.play("horoscopes left")
    assert t.options() == ["write d1 bottom"]
    t.refused("write d1 top", "MC-9.26")
    t.refused("write d2 top", "MC-9.26")
    t = Table(oracles=oracle(top=[1, 2, 3, 4] * 2, dish=dish("bone d1=1", "voodoo coin=tree d2=1")))
    t.play("horoscopes left")
    t.refused("write d1 top", "MC-9.29")


def test_w33_two_dice() -> None:
    """2 and 3 both into the top line, or 3 and 2 both into the bottom line."""
    given = oracle(dish=dish("bone d1=2 d2=3", "voodoo coin=tree"))
    t = Table(oracles=given).play("horoscopes left", "write d1 top", "write d2 top", "gain charm blue")
    assert t.oracle()["top"] == [2, 3]
    assert t.shelf() == {"charm blue": 1}
    assert t.hours()[0] == 3
    t = Table(oracles=given).play("horoscopes left", "write d2 bottom", "write d1 bottom", "gain charm green")
    assert t.oracle()["bottom"] == [3, 2]
    assert t.shelf() == {"charm green": 1}


def test_w34_a_skipped_die() -> None:
    """2 goes to the top line; 4 fits nowhere and is skipped."""
    t = Table(oracles=oracle(top=[1], bottom=[2], dish=dish("bone d1=4 d2=2", "voodoo coin=tree")))
    t.play("horoscopes left")
    assert t.options() == ["write d2 top"]
    t.play("write d2 top", "gain charm red")
    assert t.oracle()["top"] == [1, 2]
    assert t.oracle()["bottom"] == [2]
    assert t.shelf() == {"charm red": 1}
    assert t.hours()[0] == 3


def test_w35_nothing_fits() -> None:
    """Horoscopes are refused for both halves."""
    t = Table(oracles=oracle(top=[1], bottom=[3], dish=dish("bone d1=4", "voodoo coin=tree d2=1")))
    t.refused("horoscopes left", "MC-9.24")
    t.refused("horoscopes right", "MC-9.24")


def test_w36_an_x_chain() -> None:
    """The X of top box 3 goes into bottom box 2, whose Charm comes at once; or into top box 4, whose Tome does."""
    given = {"top": [1, 2], "bottom": [4], "dish": dish("bone d1=3", "voodoo coin=tree d2=1")}
    t = Table(oracles=oracle(**given)).play("horoscopes left", "write d1 top", "x bottom", "gain charm yellow")
    assert (t.oracle()["top"], t.oracle()["bottom"]) == ([1, 2, 3], [4, 0])
    assert t.shelf() == {"charm yellow": 1}
    for number in (1, 2, 3, 4):
        write(number, "bottom", [], [4, "X"])
    t = Table(oracles=oracle(**given)).play("horoscopes left", "write d1 top", "x top", "gain tome green")
    assert t.oracle()["top"] == [1, 2, 3, 0]
    assert t.shelf() == {"tome green": 1}


TWIST = dish("coin=tree d1=1", "bone voodoo d2=1")


def test_w37_an_x_in_the_faction_area() -> None:
    """Three Adventurers in the green Hall pay 6 Gold now; the slot is used."""
    t = Table(halls={"green": 3}, oracles=oracle(dish=TWIST, slots={"green": ["paid"]}))
    t.play("twist x", "x green")
    assert t.oracle()["gold"] == 6
    assert t.slots("green") == ["paid", "x"]
    assert t.oracle()["earned"] == [0, 0, 0, 6, 0]


def test_w38_slots_full() -> None:
    """A closed Faction takes no mark; with all eight used an X goes to Horoscopes only and a Market icon is lost."""
    t = Table(oracles=oracle(dish=TWIST, slots={"green": ["x", "paid"]})).play("twist x")
    t.refused("x green", "MC-10.5")
    t.play("decline")
    full = {colour: ["x", "paid"] for colour in ("red", "green", "blue", "yellow")}
    t = Table(oracles=oracle(dish=TWIST, slots=full)).play("twist x")
    assert t.options() == ["decline", "x bottom", "x top"]
    t = drawing([prediction("red", 1)], slots={"green": ["x", "paid"]}).play("draw red", "prize market")
    t.refused("market green", "MC-10.5")
    t = drawing([prediction("red", 1)], slots=full).play("draw red")
    assert t.options() == ["prize x"]
    t.refused("prize market", "MC-10.5")
    t = Table(oracles=oracle(slots=full, top=[1, 2, 3, 4, 1, 2], dish=dish("bone d1=3", "voodoo coin=tree d2=1"))).play(
        "horoscopes left", "write d1 top"
    )
    assert t.seat == "chance"  # the Market icon of box 7 is lost


def test_w39_market_icons() -> None:
    """One icon in red and two in blue pay 2·3 + 2·2 + 2·2 once; the marks stay."""
    t = Table(
        at="market",
        halls={"red": 1, "blue": 1},
        boats={"L3": ["red", "red"], "R1": ["blue"]},
        oracles=oracle(slots={"red": ["market"], "blue": ["market", "market"]}),
    )
    assert t.cove["round"] == 2
    assert t.oracle()["gold"] == 14
    assert t.oracle()["earned"] == [0, 0, 0, 0, 14]
    assert t.slots("red") == ["paid", "empty"]
    assert t.slots("blue") == ["paid", "paid"]
    t = Table(at="market", round=3, halls={"red": 3}, oracles=oracle(slots={"red": ["paid"]}))
    assert t.outcome()["scores"][0] == 0


@pytest.mark.parametrize("card", [1, 2])
def test_w40_recruit_and_replace(card: int) -> None:
    """LOC-B2 discards a Corruption card, replaces LOC-R1 and costs 3 Hours; the Town Square is refilled."""
    t = Table(
        square=["LOC-B2", "MER-G1", "SAI-B1", "LOC-Y1"],
        oracles=oracle(figure="divination", hour=3, staff={"security": "LOC-R1"}, corruption=[1, 2]),
    )
    t.play("recruit LOC-B2")
    assert t.options() == ["decline", "discard 1", "discard 2"]
    t.play(f"discard {card}", "assign security")
    assert t.hours()[0] == 6
    assert t.corruption() == [3 - card]
    assert t.staff() == {"security": "LOC-B2"}
    t.play("draw red", "seat red L1")
    assert "reveal LOC-R1" not in t.options()  # it lies in the discards
    assert t.cove["dismissed"] == ["LOC-R1"]
    t.play("reveal SAI-Y3")
    assert t.cove["square"] == ["MER-G1", "SAI-B1", "LOC-Y1", "SAI-Y3"]


def test_w41_activate_staff() -> None:
    """Palm Reader and Exorcist are used; the Astrologist has no card; without any card the action is refused."""
    t = Table(oracles=oracle(staff={"exorcist": "LOC-G1", "palmReader": "LOC-B1"}))
    t.play("staff")
    t.refused("use astrologist", "MC-9.37")
    t.refused("use security", "MC-9.37")
    t.play("use palmReader", "fill plusminus", "fill move", "use exorcist", "x top")
    assert t.oracle()["bubbles"] == [2, 0, 2, 0]
    assert t.oracle()["top"] == [0]
    assert t.hours()[0] == 3
    Table().refused("staff", "MC-9.36")


def test_w42_not_twice() -> None:
    """At the first turn the figure stands on Activate Staff; and no action comes twice in a row."""
    t = Table(oracles=oracle(figure="activateStaff", staff={"exorcist": "LOC-G1"}))
    t.refused("staff", "MC-6.2")
    t = Table(oracles=oracle(figure="starCharting"))
    t.refused("chart", "MC-6.2")
    t = Table(2)
    t.match = t.ask("new", game="cove", seats=2, seed=5, options={"rogues": "criminals"})["match"]
    assert {t.figure(0), t.figure(1)} == {"activateStaff"}
    t.refused("staff", "MC-6.2")
