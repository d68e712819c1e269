"""The worked examples W-43 to W-58: arrivals, docks, market, the end, solo and several Oracles."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from random import Random

from starboard.games.cove.outcomes import FALLS
from tests.counts import scaled
from tests.games.cove.table import Json, Table, dish, oracle

HERE = Path(__file__).resolve()
RULES = HERE.parents[3] / "docs" / "rules" / "merchants-cove-oracle.md"
CHART = dish("bone d1=1", "voodoo coin=tree d2=1")


def test_w43_an_arrival_with_four_players() -> None:
    """From 2 to 4 the icon on 3 draws one Adventurer; from 3 to 5 nothing is drawn."""
    t = Table(oracles=oracle(hour=2, dish=CHART)).play("chart", "line H0,0")
    assert t.hours()[0] == 4
    t.play("draw red")
    assert t.cove["landing"] == ["red"]
    t.play("seat red R2")
    assert t.cove["boats"][4] == ["red"]
    assert t.seat == 1
    t = Table(oracles=oracle(hour=3, dish=CHART)).play("chart", "line H0,0")
    assert t.hours()[0] == 5
    assert t.seat == 1


def test_w44_an_arrival_with_two_players() -> None:
    """On 6 two are drawn at once, and the prediction made in this turn takes part."""
    t = Table(2, oracles=oracle(hour=5, dish=dish("voodoo d1=2", "bone coin=tree d2=1")))
    t.play("divine d1 red")
    assert t.hours()[0] == 6
    t.play("draw red", "draw blue")
    assert t.cove["landing"] == ["red", "blue"]
    assert t.options() == ["first blue", "first red"]
    t.play("first red", "gain charm red")
    assert t.predictions() == [("red", 2, 0, "succeeded")]


def test_w45_docking() -> None:
    """A full left boat docks at the only free left dock; with both taken it stays at sea, full."""
    docked = {"L1": ["red"] * 4}
    t = Table(at="arrival", boats={**docked, "L2": ["red", "red", "blue"], "L3": ["green"] * 3}, docks={"D1": "L1"})
    t.play("draw rogue")
    t.refused("seat rogue L1", "MC-11.3")
    t.play("seat rogue L2")
    t.refused("dock D3")
    t.refused("dock D4")
    assert t.cove["docks"] == ["L1", "L2", None, None]
    free = Table(at="arrival", boats={"L2": ["red"] * 3}).play("draw red", "seat red L2")
    assert free.options() == ["dock D1", "dock D2"]
    free.refused("dock D3", "MC-11.13")
    free.refused("dock D4", "MC-11.13")
    t = Table(
        at="arrival",
        boats={**docked, "L2": ["red"] * 4, "L3": ["green"] * 3},
        docks={"D1": "L1", "D2": "L2"},
    )
    t.play("draw red", "seat red L3")
    assert t.cove["docks"] == ["L1", "L2", None, None]
    assert len(t.cove["boats"][2]) == 4
    assert t.cove["market"] == 0


FOURTH_DOCK: Json = {
    "boats": {"L1": ["green"] * 4, "L2": ["blue"] * 4, "R1": ["yellow"] * 4, "R2": ["red"] * 3},
    "docks": {"D1": "L1", "D2": "L2", "D3": "R1"},
}


def test_w46_the_market_token() -> None:
    """With tokens on 9, 8, 7 and 6 the fourth dock puts the Market token on 10; surplus Hours are ignored."""
    t = Table(
        **FOURTH_DOCK,
        oracles={
            0: {"hour": 8, "dish": dish("coin=tree bone", "voodoo d1=1 d2=1")},
            1: {"hour": 8},
            2: {"hour": 7},
            3: {"hour": 6},
        },
    )
    t.play("twist plusminus", "draw red", "seat red R2")
    assert t.hours() == [9, 8, 7, 6]
    assert t.cove["docks"][3] == "R2"
    assert t.cove["market"] == 10
    t = Table(
        boats={**FOURTH_DOCK["boats"], "R2": ["red"] * 4},
        docks={**FOURTH_DOCK["docks"], "D4": "R2"},
        market=10,
        turn=1,
        oracles={0: {"hour": 10}, 1: {"hour": 9, "dish": CHART}, 2: {"hour": 9}, 3: {"hour": 10}},
    )
    t.play("chart", "line H0,0")
    assert t.hours() == [10, 10, 9, 10]
    assert t.cove["turn"] == 2  # B is done, C goes on


def test_w47_the_small_pier() -> None:
    """(4+4)·2 + 6·1 = 22 Gold; the green Charm has no Customer and the Tome no pier here."""
    t = Table(
        at="market",
        boats={"L1": ["red", "red", "blue", "rogue"]},
        docks={"D1": "L1"},
        oracles=oracle(shelf={"charm": {"red": 2, "blue": 1, "green": 1}, "tome": {"red": 1}}),
    )
    assert t.options() == ["done", "sell charm blue", "sell charm red"]
    t.refused("sell charm green", "MC-12.5")
    t.refused("sell tome red", "MC-12.3")
    t.refused("sell charm yellow", "MC-12.3")
    t.play("sell charm red", "sell charm red", "sell charm blue")
    assert t.oracle()["gold"] == 22
    assert t.shelf() == {"charm green": 1, "tome red": 1}
    assert t.corruption() == []


def test_w48_the_black_market() -> None:
    """(12+6)·3 + 4·2 = 62 Gold and exactly one Corruption card."""
    t = Table(
        at="market",
        boats={"L1": ["yellow", "yellow", "green", "rogue"], "R1": ["yellow", "red", "red", "green"]},
        docks={"D2": "L1", "D3": "R1"},
        oracles=oracle(shelf={"charm": {"yellow": 1, "green": 1}, "tome": {"yellow": 1}}),
    )
    t.play("sell charm green", "sell tome yellow", "sell charm yellow", "corruption 1 for 1")
    assert t.oracle()["gold"] == 62
    assert t.corruption() == [1]
    assert t.shelf() == {}
    assert not any(text.startswith("corruption") for text in t.options())


def test_w49_boats_left_at_sea() -> None:
    """Their Customers go to the Halls and their Rogues to the Lair, and never return to the bag."""
    t = Table(
        at="market",
        halls={"red": 1, "green": 1, "blue": 1, "yellow": 1},
        lair=3,
        boats={
            "L3": ["red", "red", "rogue"],
            "R1": ["yellow"] * 4,
            "R2": ["blue", "green", "rogue", "rogue"],
            "R3": ["red"] * 4,
        },
        docks={"D3": "R1", "D4": "R3"},
    )
    assert t.cove["halls"] == [3, 2, 2, 1]
    assert t.cove["lair"] == 6
    assert t.cove["bag"] == [13 - 3, 13 - 2, 9 - 2, 9 - 1, 8 - 6]  # after Clean-Up: who stood on the piers is back
    assert t.cove["round"] == 2


def arrival_phase(icons: int, crossed: int) -> Table:
    """Round 2 begins with a blue prediction on the table."""
    return Table(
        at="boats",
        round=2,
        order=[1, 0, 2, 3],
        oracles=oracle(predictions=[{"colour": "blue", "icons": icons, "crossed": crossed}]),
    )


def test_w50_predictions_in_the_arrival_phase() -> None:
    """Each draw counts as it is drawn; no order is ever offered."""
    t = arrival_phase(3, 1).play("draw red", "draw green")
    assert t.predictions() == [("blue", 3, 3, "failed")]
    t.play("draw blue")
    assert t.seat == "chance"
    t = arrival_phase(3, 0).play("draw red", "draw green")
    assert t.predictions() == [("blue", 3, 2, "active")]
    t.play("draw blue")
    assert t.predictions() == [("blue", 3, 2, "succeeded")]
    assert t.options() == ["prize market", "prize x"]
    t = arrival_phase(3, 0).play("draw red", "draw green", "draw red")
    assert t.predictions() == [("blue", 3, 3, "failed")]
    t.play("draw blue")
    assert t.seat == "chance"


def scored(**other: object) -> Table:
    """Two players at the end; what is said is said of both."""
    both = {"staff": {"exorcist": "LOC-R2", "security": "MER-B3"}, **other}
    return Table(2, at="scoring", round=3, halls={"red": 4, "blue": 2}, lair=5, oracles={0: both})


def test_w51_final_scoring() -> None:
    """100 + 4 + 4 + 2 - (1+1+2)·5 = 90, each coin in the breakdown."""
    t = scored(gold=100, corruption=[1, 2])
    told = t.outcome()
    assert told["ending"] == "scored"
    assert told["scores"] == [90, 0]
    points = [line["points"] for line in told["breakdown"] if line["seat"] == 0]
    assert points == [100, 4, 4, 2, -5, -5, -10]
    assert told["winners"] == [0]


def test_w52_a_tie() -> None:
    """Of two with 90 Gold the one with fewer Corruption cards wins; then more Townsfolk; then both."""
    two, three = {"gold": 90, "corruption": [1, 1]}, {"gold": 90, "corruption": [1, 1, 1]}
    told = Table(2, at="scoring", round=3, oracles={0: three, 1: two}).outcome()
    assert told["scores"] == [90, 90]
    assert told["winners"] == [1]
    assert told["ranking"] == [2, 1]
    more = {**two, "staff": {"exorcist": "LOC-R2"}}
    assert Table(2, at="scoring", round=3, oracles={0: more, 1: two}).outcome()["winners"] == [0]
    told = Table(2, at="scoring", round=3, oracles={0: two, 1: two}).outcome()
    assert (told["winners"], told["ranking"]) == ([0, 1], [1, 1])


def test_w53_the_peddlers_turn() -> None:
    """A Good joins its shelf, its token goes from 2 to 4, its Adventurer fills L1, which docks at D1."""
    two = ["red", "green"]
    t = Table(
        1,
        {"level": "normal"},
        at="peddler",
        boats={"L1": [*two, "red"], "L2": two, "L3": two, "R1": two, "R2": two, "R3": two},
        peddler={"hour": 2},
        oracles=oracle(hour=5),
    )
    assert len(t.options()) == 8
    t.play("peddler tome blue")
    assert t.cove["peddler"]["shelf"] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert t.cove["peddler"]["hour"] == 4
    t.play("draw yellow")
    assert t.cove["boats"][0] == ["red", "green", "red", "yellow"]
    assert t.cove["docks"] == ["L1", None, None, None]


def test_w54_two_oracles() -> None:
    """Red and blue drawn at once: A takes red first, B takes blue first, and both succeed."""
    one = [{"colour": "red", "icons": 1}]
    two = [{"colour": "blue", "icons": 1}]
    t = Table(
        2, at="arrival", arrival={"by": 0, "count": 2}, oracles={0: {"predictions": one}, 1: {"predictions": two}}
    )
    t.play("draw red", "draw blue")
    assert t.seat == 0
    t.play("first red", "prize x", "decline")
    assert t.seat == 1
    t.play("first blue", "prize x", "x top")
    assert t.predictions(0) == [("red", 1, 0, "succeeded")]
    assert t.predictions(1) == [("blue", 1, 0, "succeeded")]
    assert t.seat == 0  # and she seats them


def rolls() -> list[list[tuple[str, int]]]:
    """How each Rune can fall: texts and weights, as chance has them."""
    return [[(str(fall), weight) for fall, weight in falls] for falls in FALLS]


def halves(texts: list[str]) -> list[str]:
    """The halves of bone, voodoo, coin, d1 and d2."""
    return [text.split()[1] for text in texts]


def test_w55_statistics() -> None:
    """The frequencies of a million rolls are those of the rules."""
    rng = Random(7)
    count = scaled(1_000_000, 40_000)
    wide = (1_000_000 / count) ** 0.5  # fewer rolls, wider bounds
    together = with_bone = total = 0
    for _ in range(count):
        texts = [rng.choice(falls)[0] for falls in rolls_once]
        lie = halves(texts)
        together += len(set(lie)) == 1
        numbers = [int(texts[die].split()[2]) for die in (3, 4) if lie[die] == lie[0]]
        with_bone += bool(numbers)
        total += max(numbers, default=0)
    assert abs(together / count - 0.0625) < 0.001 * wide
    assert abs(with_bone / count - 0.75) < 0.002 * wide
    assert abs(total / with_bone - 2.708) < 0.005 * wide


rolls_once = rolls()


def test_mc_7_7_probabilities_are_exact() -> None:
    """The reference figures, from the weights of the chance nodes alone."""
    ways: list[tuple[list[str], Fraction]] = [([], Fraction(1))]
    for falls in rolls_once:
        whole = sum(weight for _, weight in falls)
        ways = [([*texts, text], p * Fraction(weight, whole)) for texts, p in ways for text, weight in falls]
    assert len(ways) == 1024
    assert {p for _, p in ways} == {Fraction(1, 1024)}

    def share(holds: list[bool]) -> Fraction:
        return sum((p for (_, p), held in zip(ways, holds, strict=True) if held), Fraction(0))

    lie = [halves(texts) for texts, _ in ways]
    with_bone = [(h[3] == h[0]) + (h[4] == h[0]) for h in lie]
    with_voodoo = [(h[3] == h[1]) + (h[4] == h[1]) for h in lie]
    assert share([n > 0 for n in with_bone]) == share([n > 0 for n in with_voodoo]) == Fraction(3, 4)
    assert share([n == 2 for n in with_bone]) == share([n == 2 for n in with_voodoo]) == Fraction(1, 4)
    assert share([h[2] == h[0] for h in lie]) == Fraction(1, 2)
    assert share([h[2] in h[3:] for h in lie]) == Fraction(3, 4)
    assert share([h[3] == h[4] for h in lie]) == Fraction(1, 2)
    assert share([not (b or v) for b, v in zip(with_bone, with_voodoo, strict=True)]) == Fraction(1, 8)
    assert share([h.count(h[2]) == 1 for h in lie]) == Fraction(1, 16)
    assert share([len(set(h)) == 1 for h in lie]) == Fraction(1, 16)
    mean = Fraction(0)
    for (texts, p), h in zip(ways, lie, strict=True):
        numbers = [int(texts[die].split()[2]) for die in (3, 4) if h[die] == h[0]]
        mean += p * max(numbers, default=0)
    assert mean / Fraction(3, 4) == Fraction(65, 24)


def test_mc_7_8_the_setup_law() -> None:
    """The 30 half patterns that are not uniform are equally likely after the re-rolls."""
    patterns: dict[tuple[str, ...], int] = {}
    for index in range(32):
        pattern = tuple("lr"[index >> n & 1] for n in range(5))
        patterns[pattern] = 1
    kept = {pattern: weight for pattern, weight in patterns.items() if len(set(pattern)) > 1}
    assert len(kept) == 30
    assert len(set(kept.values())) == 1


ALL_EDGES = [f"H{r},{c}" for r in range(7) for c in range(6)] + [f"V{r},{c}" for r in range(6) for c in range(7)]
CROSS = {"V1,3", "V2,3", "V3,3", "V4,3", "H3,1", "H3,2", "H3,3", "H3,4"}


def test_w56_idle() -> None:
    """Where no action is legal the only move is idle: one Hour, and the figure stays."""
    full = {colour: ["x", "paid"] for colour in ("red", "green", "blue", "yellow")}
    t = Table(
        oracles=oracle(
            lines=[edge for edge in ALL_EDGES if edge not in CROSS],
            used=18,
            top=[1, 2, 3, 4] * 2,
            bottom=[4, 3, 2, 1] * 2,
            slots=full,
            bubbles={kind: {"filled": 0, "crossed": 8} for kind in ("plusminus", "move")},
        )
    )
    assert t.options() == ["idle"]
    t.play("idle")
    assert t.hours()[0] == 2
    assert t.figure() == "recruit"
    Table().refused("idle", "MC-6.5")


def test_w57_cultists() -> None:
    """A green Charm to two Rogues: 8 Gold and a Corruption card; with Criminals nobody may."""
    given: Json = {
        "at": "market",
        "boats": {"L1": ["red", "rogue", "rogue", "blue"]},
        "docks": {"D1": "L1"},
    }
    shelf = {"charm": {"green": 1, "red": 1}}
    t = Table(options={"rogues": "cultists"}, **given, oracles=oracle(shelf=shelf))
    t.play("sell charm green to rogues", "done", "corruption 1 for 1")
    assert t.oracle()["gold"] == 8
    assert t.corruption() == [1]
    t = Table(**given, oracles=oracle(shelf=shelf))
    t.refused("sell charm green to rogues", "MC-12.7")
    t.refused("sell charm green", "MC-12.5")


def test_w58_both_dice() -> None:
    """With `divinationDice: both` each die makes a prediction of its own colour, in the player's order."""
    given = dish("voodoo d1=1 d2=3", "bone coin=tree")
    both = {"divinationDice": "both"}
    t = Table(options=both, oracles=oracle(used=14, dish=given)).play("divine d2 red")
    t.refused("divine d2 blue", "MC-9.38")
    t.play("divine d1 blue")
    assert t.predictions()[-2:] == [("red", 3, 0, "active"), ("blue", 1, 0, "active")]
    assert sum(told[1] for told in t.predictions()) == 18
    assert t.hours()[0] == 2
    t = Table(options=both, oracles=oracle(used=15, dish=given)).play("divine d2 red")
    assert t.predictions()[-1:] == [("red", 3, 0, "active")]
    assert t.seat == 1
    t = Table(options=both, oracles=oracle(used=15, dish=given)).play("divine d1 blue")
    assert t.predictions()[-1:] == [("blue", 1, 0, "active")]
    assert t.seat == 1


def test_every_worked_example_has_its_test() -> None:
    """Each W number of the rules is the number of a test here, and no test has a number that the rules have not."""
    told = set(re.findall(r"\*\*W-(\d\d) ", RULES.read_text("utf-8")))
    tested = set()
    for path in HERE.parent.glob("test_examples_*.py"):
        tested |= set(re.findall(r"def test_w(\d\d)_", path.read_text("utf-8")))
    assert len(told) == 60
    assert tested == told
