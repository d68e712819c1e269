"""The round beyond the worked examples: set-up, clock, Rogue cards, Corruption, Clean-Up, solo, several Oracles."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.cove import GAME
from starboard.kernel import Match, happen, outcomes, view
from tests.games.cove.table import Json, Table, dish, oracle

CHART = dish("bone d1=1", "voodoo coin=tree d2=1")
QUICK = dish("coin=tree bone", "voodoo d1=1 d2=1")


# Set-up


@pytest.mark.parametrize(("card", "lair", "bag"), [("criminals", 3, 5), ("cultists", 2, 6), ("robbers", 2, 6)])
def test_mc_4_3_the_rogue_card(card: str, lair: int, bag: int) -> None:
    """By agreement or by chance, its Rogues go to the Lair and the rest to the bag, beside the Customers."""
    for named in (True, False):
        s = GAME.new(3, {"rogues": card} if named else {})
        if not named:
            assert [(str(drawn), weight) for drawn, weight in outcomes(s)] == [
                ("rogues criminals", 1),
                ("rogues cultists", 1),
                ("rogues robbers", 1),
            ]
            happen(s, GAME.chances.parse(f"rogues {card}"))
        assert s.lair == lair
        assert s.bag == (12, 12, 8, 8, bag)
        assert s.halls == (1, 1, 1, 1)


def test_mc_4_6_the_first_stack_is_random_and_its_top_acts_first() -> None:
    """Every order of the tokens can come, each as likely."""
    s = GAME.new(3, {"rogues": "criminals"})
    for card in ("LOC-R1", "LOC-R2", "LOC-R3", "LOC-G1"):
        assert len(outcomes(s)) == 36 - len(s.square)
        happen(s, GAME.chances.parse(f"reveal {card}"))
    assert [str(drawn) for drawn, _ in outcomes(s)] == ["stack 1", "stack 2", "stack 3"]
    happen(s, GAME.chances.parse("stack 3"))
    happen(s, GAME.chances.parse("stack 1"))
    assert s.order == (2, 0, 1)


def test_mc_18_2_alone_you_act_first() -> None:
    """No token is drawn, and the Peddler's lies below."""
    match = Match(GAME, 1, seed=2)
    s = match.state
    assert s.order == (0, 1)  # type: ignore[attr-defined]  # a Cove
    assert match.seat == 0


def test_mc_4_12_the_setup_roll_is_the_first_turns_roll() -> None:
    """In round 1 nobody rolls at the first hour; in round 2 everybody does."""
    t = Table(oracles=oracle(dish=QUICK)).play("twist plusminus")
    assert t.seat == 1
    t = Table(round=2, at="production")
    assert t.options() == ["bone left", "bone right"]


# The clock


def test_mc_5_2_the_top_of_the_stack_acts_first() -> None:
    """Of tokens on one hour the last to come acts first."""
    t = Table(3, at="production", stack=[1, 0, 2])
    assert t.seat == 1
    t = Table(3, stack=[0, 1, 2], oracles={0: {"dish": QUICK}, 1: {"hour": 2}, 2: {"hour": 4}})
    t.play("twist plusminus")  # to hour 2, on top of seat 1's token
    assert t.options() == ["bone left", "bone right"]
    assert t.cove["turn"] == 0


def test_mc_5_3_never_beyond_the_last_hour() -> None:
    """Surplus Hours are ignored, and the icon on 12 draws."""
    t = Table(2, oracles={0: {"hour": 11, "dish": CHART}, 1: {"hour": 12}}).play("chart", "line H0,0")
    assert t.hours()[0] == 12
    assert t.options()[0] == "draw red"


def test_mc_5_4_each_icon_is_resolved_before_the_next() -> None:
    """A 3-Hour card from 5 to 8 passes 6 only; from 3 with two players 6 draws two."""
    t = Table(
        2,
        square=["LOC-B2", "MER-G1", "SAI-B1", "LOC-Y1"],
        oracles={0: {"hour": 3, "figure": "divination"}, 1: {"hour": 9}},
    )
    t.play("recruit LOC-B2", "assign security", "draw red", "draw red")
    assert t.hours()[0] == 6
    assert t.options() == ["seat red L1", "seat red L2", "seat red L3", "seat red R1", "seat red R2", "seat red R3"]


def test_mc_5_5_with_a_token_on_12_the_market_is_at_12() -> None:
    """The Market token never lies beyond the clock."""
    t = Table(
        2,
        at="arrival",
        arrival={"by": 0, "count": 1},
        boats={"L1": ["red"] * 4, "L2": ["green"] * 4, "R1": ["blue"] * 4, "R2": ["yellow"] * 3},
        docks={"D1": "L1", "D2": "L2", "D3": "R1"},
        oracles={0: {"hour": 12}, 1: {"hour": 11}},
    )
    t.play("draw red", "seat red R2")
    assert t.cove["market"] == 12


def test_mc_11_1_no_seat_no_draw() -> None:
    """With every boat full or docked, or the bag empty, nothing is drawn."""
    full = {name: ["red"] * 4 for name in ("L1", "L2", "L3", "R1", "R2", "R3")}
    docked = {"D1": "L1", "D2": "L2", "D3": "R1", "D4": "R2"}
    t = Table(2, at="arrival", boats=full, docks=docked, market=12, bag={"red": 3})
    assert t.seat == 0
    t = Table(2, at="arrival", bag={})
    assert t.seat == 0
    t = Table(2, at="arrival", arrival={"count": 2}, bag={"blue": 1})
    assert t.weights() == {"draw blue": 1}
    t.play("draw blue")
    assert t.options()[0] == "seat blue L1"


# Robbers and Cultists


def robbers(**boats: list[str]) -> Table:
    """A Rogue is drawn at a table with Robbers."""
    return Table(options={"rogues": "robbers"}, at="arrival", boats=boats).play("draw rogue")


def test_mc_11_12_robbers_shift_a_passenger() -> None:
    """Not the Rogue just seated, not to a full or docked boat; the receiving boat docks first."""
    t = robbers(L1=["red", "rogue", "blue"], R1=["green"] * 3).play("seat rogue L1")
    assert "shift rogue R1" in t.options()  # another Rogue may go
    t.refused("shift yellow R1", "MC-11.12")
    t.refused("shift red L1", "MC-11.12")
    t.play("shift red R1")
    assert t.options() == ["dock D3", "dock D4"]  # R1 is full; L1 has lost its fourth passenger
    t.play("dock D4")
    assert t.cove["docks"] == [None, None, None, "R1"]
    assert t.cove["boats"][0] == ["rogue", "blue", "rogue"]


def test_mc_11_12_the_rogue_just_seated_stays() -> None:
    """With no other Rogue aboard no Rogue moves; declining lets the boat dock; alone aboard nothing is offered."""
    t = robbers(L1=["red"] * 3).play("seat rogue L1")
    t.refused("shift rogue R1", "MC-11.12")
    t.play("decline", "dock D1")
    assert t.cove["docks"][0] == "L1"
    t = robbers().play("seat rogue L1")
    assert "decline" not in t.options()
    t = Table(at="arrival", boats={"L1": ["red"]}).play("draw rogue", "seat rogue L1")
    assert "decline" not in t.options()  # Criminals shift nobody


def test_mc_12_7_at_the_black_market_cultists_draw_two() -> None:
    """One card for the Black Market and one for selling to Rogues; each Good is sold once."""
    t = Table(
        options={"rogues": "cultists"},
        at="market",
        boats={"L1": ["red", "rogue", "rogue", "blue"]},
        docks={"D2": "L1"},
        oracles=oracle(shelf={"charm": {"red": 1, "green": 1}}),
    )
    t.refused("sell charm green", "MC-12.5")
    t.play("sell charm red", "sell charm green to rogues", "corruption 1 for 1", "corruption 1 for 1")
    assert t.oracle()["gold"] == 4 * 1 + 4 * 2
    assert t.corruption() == [1, 1]


def test_mc_12_7_no_rogue_no_sale() -> None:
    """A pier without a Rogue buys nothing this way."""
    t = Table(
        options={"rogues": "cultists"},
        at="market",
        boats={"L1": ["red"] * 4},
        docks={"D1": "L1"},
        oracles=oracle(shelf={"charm": {"red": 1}}),
    )
    t.refused("sell charm red to rogues", "MC-12.5")


# Market


def test_mc_12_2_piers_and_players_in_order() -> None:
    """Small, Large, Black Market; at each the order of the round; who can sell nothing is not asked."""
    goods = {"shelf": {"charm": {"red": 1}, "tome": {"red": 1}}}
    t = Table(
        3,
        at="market",
        order=[2, 0, 1],
        boats={"L1": ["red"] * 4, "L2": ["blue", "red", "blue", "blue"], "R1": ["red", "green", "green", "green"]},
        docks={"D1": "L1", "D2": "L2", "D4": "R1"},
        oracles={0: goods, 2: goods},
    )
    asked: list[Any] = []
    for text in ("sell charm red", "sell charm red", "done", "done", "sell tome red", "done"):
        asked.append(t.seat)
        t.play(text)
        if text == "sell tome red":
            t.play("corruption 1 for 3")
    assert asked == [2, 0, 2, 0, 2, 0]
    assert [told["gold"] for told in t.cove["oracles"]] == [16, 0, 16 + 8]
    assert t.shelf(0) == {"tome red": 1}  # unsold Goods stay


def test_mc_12_6_no_sale_no_corruption() -> None:
    """Who sells nothing at the Black Market draws nothing."""
    t = Table(
        at="market",
        boats={"L1": ["red"] * 4},
        docks={"D2": "L1"},
        oracles=oracle(shelf={"charm": {"red": 1}}),
    )
    t.play("done")
    assert t.corruption() == []


# Corruption


def test_mc_13_4_an_empty_deck_takes_the_discards() -> None:
    """With neither, no card is drawn."""
    given = {"dish": dish("coin=skull voodoo", "bone d1=1 d2=1")}
    t = Table(corruption={"deck": {}, "discard": {"2": 1}}, oracles=oracle(**given)).play("twist move")
    assert t.weights() == {"corruption 2 for 1": 1}
    t.play("corruption 2 for 1")
    assert t.cove["discards"] == []
    t = Table(corruption={"deck": {}}, oracles=oracle(**given)).play("twist move")
    assert t.seat == 1
    assert t.corruption() == []


def test_mc_13_2_faces_are_seen_by_their_owner_only() -> None:
    """Others see how many; the decks show nothing; a discard shows its face to nobody else."""
    t = Table(2, oracles={0: {"corruption": [1, 2], "figure": "divination"}, 1: {"corruption": [2]}})
    assert t.view(0)["oracles"][0]["corruption"] == ["1", "2"]
    assert t.view(0)["oracles"][1]["corruption"] == [None]
    assert t.view(1)["oracles"][0]["corruption"] == [None, None]
    assert t.view("public")["oracles"][0]["corruption"] == [None, None]
    assert set(t.view(0)["deck"]) == {None}
    match = Match(GAME, 2, seed=4)
    told = {"0": {"figure": "divination", "corruption": [1, 2]}}
    described = {"from": "empty", "square": ["LOC-R1"], "oracles": told}
    s = GAME.scenario(match.state.clone(), match.options, described)  # type: ignore[arg-type]  # a Cove
    match = Match(GAME, 2, seed=4, start=s)
    for text in ("recruit LOC-R1", "discard 2"):
        match.play(0, GAME.space.parse(text))
    seen = {viewer: [str(event) for event in match.events_for(viewer)] for viewer in (0, 1)}
    assert any("DiscardCorruption(card=1)" in told for told in seen[0])
    assert any("DiscardCorruption(card=-1)" in told for told in seen[1])
    assert set(view(match.state, 0).discards) == {-1}  # type: ignore[attr-defined]  # a Cove


# Clean-Up


def test_mc_16_clean_up() -> None:
    """Piers to the bag, boats to sea, the least Gold on top, a new Town Square; everything else stays."""
    t = Table(
        3,
        at="cleanUp",
        market=10,
        order=[1, 0, 2],
        boats={
            "L1": ["red", "red", "blue", "rogue"],
            "L2": ["yellow"] * 4,
            "R1": ["yellow"] * 4,
            "R2": ["yellow"] * 4,
        },
        docks={"D1": "L1", "D2": "L2", "D3": "R1", "D4": "R2"},
        bag={"green": 5},
        oracles={
            0: {"gold": 7, "hour": 10, "figure": "horoscopes", "predictions": [{"colour": "red", "icons": 2}]},
            1: {"gold": 7, "hour": 10},
            2: {"gold": 3, "hour": 10, "shelf": {"tome": {"blue": 1}}},
        },
    )
    assert t.cove["round"] == 2
    assert t.cove["bag"] == [2, 5, 1, 12, 1]
    assert t.cove["boats"] == [[]] * 6
    assert t.cove["docks"] == [None] * 4
    assert t.cove["market"] == 0
    assert t.hours() == [1, 1, 1]
    assert t.cove["order"] == [2, 0, 1]  # equal Gold: who was lower is higher now
    assert t.figure(0) == "horoscopes"
    assert t.predictions(0) == [("red", 2, 0, "active")]
    assert t.shelf(2) == {"tome blue": 1}
    assert t.cove["square"] == []
    assert len(t.options()) == 32
    t.play("reveal SAI-Y1", "reveal SAI-Y2", "reveal SAI-Y3", "reveal LOC-G1")
    assert t.options() == ["draw red", "draw green", "draw blue", "draw yellow", "draw rogue"]


def test_mc_15_1_the_square_shows_fewer_when_no_card_is_left() -> None:
    """An empty deck takes the discards; without them the Town Square stays as it is."""
    t = Table(
        square=["LOC-R1", "LOC-R2"],
        townsfolk={"deck": [], "discard": ["SAI-R1"]},
        oracles=oracle(dish=QUICK),
    ).play("twist plusminus")
    assert t.options() == ["reveal SAI-R1"]
    t.play("reveal SAI-R1")
    assert t.cove["square"] == ["LOC-R1", "LOC-R2", "SAI-R1"]
    assert t.seat == 1


# Solo


def solo(**scenario: Any) -> Table:
    """A table for one, the Peddler's turn."""
    return Table(1, scenario.pop("options", None), at="peddler", **scenario)


@pytest.mark.parametrize(("level", "hour", "gold"), [("easy", 4, 0), ("normal", 3, 0), ("hard", 3, 30)])
def test_mc_18_3_the_levels(level: str, hour: int, gold: int) -> None:
    """Easy takes 3 Hours a turn, the others 2; hard begins with 30 Gold."""
    t = solo(options={"level": level}, oracles=oracle(hour=12))
    assert t.cove["peddler"]["gold"] == gold
    t.play("peddler charm red")
    assert t.cove["peddler"]["hour"] == hour


def test_mc_18_4_the_peddler_seats_and_docks() -> None:
    """On the fullest boat, ties in their order; at the outer pier first; it never uses Robbers."""
    t = solo(
        options={"rogues": "robbers"},
        boats={"L1": ["red"], "L2": ["red"] * 2, "R1": ["green"] * 3, "R2": ["blue"] * 3},
        peddler={"hour": 4},
        oracles=oracle(hour=12),
    )
    t.play("peddler tome red", "draw rogue", "draw red")
    assert t.cove["docks"] == [None, None, "R2", "R1"]
    assert t.cove["boats"][3] == ["green", "green", "green", "rogue"]
    assert t.cove["boats"][4] == ["blue", "blue", "blue", "red"]


def test_mc_18_5_the_peddler_sells_at_the_best_pier() -> None:
    """Most Customers of the colour, the outer pier where equal; what nobody buys it keeps."""
    t = Table(
        1,
        at="market",
        boats={"L1": ["red", "blue", "blue", "rogue"], "L2": ["red", "green", "green", "green"]},
        docks={"D1": "L1", "D2": "L2"},
        peddler={"gold": 5, "shelf": {"charm": {"red": 2, "yellow": 1}, "tome": {"green": 1, "blue": 1}}},
    )
    assert t.cove["peddler"]["gold"] == 5 + 2 * 4 * 1 + 8 * 3
    assert t.cove["peddler"]["shelf"] == [0, 0, 0, 1, 0, 0, 1, 0]
    assert t.corruption() == []


@pytest.mark.parametrize(("mine", "ending", "winners"), [(51, "won", [0]), (50, "lost", []), (49, "lost", [])])
def test_mc_18_6_a_tie_with_the_peddler_is_a_loss(mine: int, ending: str, winners: list[int]) -> None:
    """Only more Gold than the Peddler's wins."""
    told = Table(1, at="scoring", round=3, peddler={"gold": 50}, oracles=oracle(gold=mine)).outcome()
    assert (told["ending"], told["winners"], told["scores"]) == (ending, winners, [mine])
    assert [line["points"] for line in told["breakdown"] if line["name"] == "gold-peddler"] == [50]


# Several Oracles


def test_mc_19_3_who_drew_resolves_first_then_round_the_order() -> None:
    """From the drawer on in the order of the round; from the top when nobody drew."""
    told: dict[Any, Json] = {seat: {"predictions": [{"colour": "red", "icons": 1}]} for seat in range(4)}
    t = Table(at="arrival", arrival={"by": 3}, order=[2, 3, 0, 1], oracles=told).play("draw red")
    asked = []
    for _ in range(4):
        asked.append(t.seat)
        t.play("prize x", "decline")
    assert asked == [3, 0, 1, 2]
    t = Table(at="boats", round=2, order=[2, 3, 0, 1], oracles=told).play("draw red")
    assert t.seat == 2


def test_mc_0_5_no_order_is_asked_where_it_changes_nothing() -> None:
    """Two of one colour, or two that no prediction names, are resolved without asking."""
    told = {"predictions": [{"colour": "red", "icons": 4}]}
    t = Table(2, at="arrival", arrival={"count": 2}, oracles=oracle(**told)).play("draw blue", "draw green")
    assert t.predictions() == [("red", 4, 2, "active")]
    assert t.options()[0] == "seat blue L1"
    t = Table(2, at="arrival", arrival={"count": 2}, oracles=oracle(**told)).play("draw red", "draw red")
    assert "gain tome red" in t.options()


def test_mc_17_1_gold_may_fall_below_zero() -> None:
    """Corruption costs what one has not."""
    told = Table(2, at="scoring", round=3, lair=4, oracles=oracle(gold=3, corruption=[2])).outcome()
    assert told["scores"] == [3 - 8, 0]
