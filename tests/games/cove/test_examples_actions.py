"""The worked examples W-01 to W-21: the dish, its bonuses, Twisting Fates and Star Charting."""

from __future__ import annotations

from tests.games.cove.table import Table, dish, oracle

BONE_AND_DIE = dish("bone d1=4", "voodoo coin=tree d2=1")


def first(options: list[str], words: str) -> list[str]:
    """The options that begin with these words."""
    return [text for text in options if text.startswith(words)]


def test_w01_the_books_dish() -> None:
    """Star Charting with 2, Divination with 2, Horoscopes with either die, of Twisting Fates only the X."""
    t = Table(oracles=oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull")))
    options = t.options()
    assert first(options, "chart") == ["chart"]
    assert first(options, "divine") == ["divine d1 blue", "divine d1 green", "divine d1 red", "divine d1 yellow"]
    assert first(options, "horoscopes") == ["horoscopes left", "horoscopes right"]
    assert first(options, "twist") == ["twist x"]
    t.refused("twist plusminus", "MC-9.1")
    t.refused("twist move", "MC-9.1")
    t.refused("divine d2 red", "MC-9.18")
    why = t.ask("why", match=t.match, action="divine d2 red")
    assert why["message"] == "Die II does not lie with the Voodoo meeple."
    t.play("chart", "line H0,0", "line H0,1")
    assert t.seat == "chance"  # N = 2: the action is over, an Adventurer arrives
    t = Table(oracles=oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull"))).play("divine d1 red")
    assert t.predictions() == [("red", 2, 0, "active")]
    t = Table(oracles=oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull"))).play("horoscopes left", "write d1 top")
    assert t.oracle()["top"] == [2]
    t = Table(oracles=oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull"))).play("horoscopes right", "write d2 top")
    assert t.oracle()["top"] == [3]
    t = Table(oracles=oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull"))).play("twist x", "decline")
    assert t.options() == ["corruption 1 for 1", "corruption 2 for 1"]
    t.play("corruption 2 for 1")
    assert t.corruption() == [2]


def test_w02_the_books_dish_after_two_bonuses() -> None:
    """+1 on d2 and its move to the left change every option."""
    given = oracle(dish=dish("bone voodoo d1=2", "d2=3 coin=skull"))
    t = Table(oracles=given).play("+1 d2", "move d2")
    assert t.oracle()["dish"] == [0, 0, 1, 0, 0, 1, 2, 4]
    assert t.oracle()["bubbles"] == [0, 1, 0, 1]
    options = t.options()
    assert len(first(options, "divine d2")) == len(first(options, "divine d1")) == 4
    assert first(options, "horoscopes") == ["horoscopes left"]
    t.refused("horoscopes right", "MC-9.24")
    for option in ("plusminus", "move", "x"):
        t.refused(f"twist {option}", "MC-9.1")
    t.play("divine d2 blue")
    assert t.predictions() == [("blue", 4, 0, "active")]
    t = Table(oracles=given).play("+1 d2", "move d2", "chart", "line H0,0", "line H1,0", "line V0,0", "line V1,4")
    assert t.seat == "chance"  # N = 4
    t = Table(oracles=given).play("+1 d2", "move d2", "horoscopes left", "write d1 top", "write d2 bottom")
    assert (t.oracle()["top"], t.oracle()["bottom"]) == ([2], [4])


def test_w03_four_and_one_are_neighbours() -> None:
    """-1 on a 1 gives 4, +1 on a 4 gives 1."""
    t = Table(oracles=oracle(dish=dish("bone d1=1", "voodoo coin=tree d2=4"), bubbles={"plusminus": {"filled": 2}}))
    t.play("-1 d1", "+1 d2")
    assert t.oracle()["dish"][6:] == [4, 1]
    assert t.oracle()["bubbles"][:2] == [0, 2]


def test_w04_no_filled_bubble_no_use() -> None:
    """Without a filled ±1 bubble +1 is refused."""
    t = Table(oracles=oracle(bubbles={"plusminus": {"filled": 0}}))
    t.refused("+1 d1", "MC-8.5")
    assert not first(t.options(), "+1")
    t = Table(oracles=oracle(bubbles={"move": {"filled": 0}}))
    t.refused("move bone", "MC-8.5")


def test_w05_the_setup_roll_is_rolled_again() -> None:
    """A first roll with all five left is rolled again at set-up, and brings no Corruption."""
    t = Table(2)
    t.match = t.ask("new", game="cove", seats=2, seed=1, chance="script", options={"rogues": "criminals"})["match"]
    t.play("reveal LOC-R1", "reveal LOC-R2", "reveal LOC-R3", "reveal LOC-G1", "stack 2")
    t.play("bone left", "voodoo left", "coin left tree", "d1 left 1", "d2 left 1")
    assert t.options() == ["bone left", "bone right"]
    t.play("bone right", "voodoo left", "coin left skull", "d1 left 3", "d2 right 4")
    assert t.oracle(0)["dish"] == [1, 0, 0, 0, 1, 1, 3, 4]
    t.play("bone right", "voodoo right", "coin left skull", "d1 right 1", "d2 right 2")
    assert t.corruption(0) == t.corruption(1) == []
    assert t.cove["order"] == [1, 0]
    assert t.options() == ["draw red", "draw green", "draw blue", "draw yellow", "draw rogue"]


def test_w06_all_in_one_half_brings_corruption() -> None:
    """A turn's roll with all five right draws a card, is not rolled again, and the turn goes on."""
    t = Table(at="roll", oracles=oracle(hour=2))
    t.play("bone right", "voodoo right", "coin right skull", "d1 right 3", "d2 right 1")
    t.play("corruption 1 for 1")
    assert t.corruption() == [1]
    assert t.seat == 0
    assert "chart" in t.options()
    t.play("move bone")  # W-07, second half: moving apart does not undo it
    assert t.corruption() == [1]


def test_w07_moving_together_brings_nothing() -> None:
    """Moving the last Rune to the others draws no card."""
    t = Table(oracles=oracle(dish=dish("bone", "voodoo d1=1 d2=2 coin=tree")))
    t.play("move bone")
    assert t.oracle()["dish"][:5] == [1, 1, 1, 1, 1]
    assert t.seat == 0
    assert t.corruption() == []


def test_w08_twisting_fates_with_tree() -> None:
    """The option ±1 fills two bubbles, takes one Hour and draws nothing."""
    t = Table(oracles=oracle(dish=dish("coin=tree bone", "d1=1 d2=2 voodoo")))
    t.play("twist plusminus")
    assert t.oracle()["bubbles"] == [3, 0, 1, 0]
    assert t.hours() == [2, 1, 1, 1]
    assert t.seat == 1
    assert t.corruption() == []
    assert t.figure() == "twistingFates"


def test_w09_twisting_fates_with_skull() -> None:
    """The option Move 1 fills two bubbles and draws a card; X is refused without a die at the Coin."""
    t = Table(oracles=oracle(dish=dish("coin=skull voodoo", "bone d1=1 d2=2")))
    t.refused("twist x", "MC-9.1")
    t.play("twist move", "corruption 1 for 1")
    assert t.oracle()["bubbles"] == [1, 0, 3, 0]
    assert t.corruption() == [1]
    assert t.hours() == [2, 1, 1, 1]


def test_w10_the_last_bubble() -> None:
    """With one bubble empty exactly one is filled; with none the option is refused."""
    given = dish("coin=tree bone", "d1=1 d2=2 voodoo")
    t = Table(oracles=oracle(dish=given, bubbles={"plusminus": {"filled": 3, "crossed": 4}}))
    t.play("twist plusminus")
    assert t.oracle()["bubbles"][:2] == [4, 4]
    t = Table(oracles=oracle(dish=given, bubbles={"plusminus": {"filled": 3, "crossed": 5}}))
    t.refused("twist plusminus", "MC-8.6")


def test_w11_the_higher_die() -> None:
    """With 1 and 3 at the Bone three lines may be drawn, no fourth; stopping after two is allowed."""
    given = oracle(dish=dish("bone d1=1 d2=3", "voodoo coin=tree"))
    t = Table(oracles=given).play("chart")
    t.refused("done", "MC-9.7")
    t.play("line H0,0", "line H0,1", "line H0,2")
    assert t.seat == "chance"
    assert not first(t.options(), "line")
    t = Table(oracles=given).play("chart", "line H0,0", "line H0,1", "done")
    assert t.seat == "chance"
    assert t.drawn() == ["H0,0", "H0,1"]


def test_w12_a_charm() -> None:
    """Four lines around (0,0) give a red Charm."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE))
    t.play("chart", "line H0,0", "line H1,0", "line V0,0")
    assert t.filled() == []
    t.play("line V0,1")
    assert t.filled() == ["0,0"]
    assert t.shelf() == {"charm red": 1}
    assert t.corruption() == []
    assert t.seat == "chance"  # hour 3: an Arrival
    assert t.hours()[0] == 3


def test_w13_a_tome() -> None:
    """The last line around two red cells gives a red Tome."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H0,0", "H0,1", "H1,0", "H1,1", "V0,0"]))
    t.play("chart", "line V0,2")
    assert t.filled() == ["0,0", "0,1"]
    assert t.shelf() == {"tome red": 1}
    assert t.corruption() == []


def test_w14_two_colours_then_split() -> None:
    """An enclosed pair of two colours gives nothing; the line between them gives two Charms."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H0,1", "H0,2", "H1,1", "H1,2", "V0,1"]))
    t.play("chart", "line V0,3")
    assert t.filled() == []
    assert t.shelf() == {}
    t.play("line V0,2")
    assert t.filled() == ["0,1", "0,2"]
    assert t.shelf() == {"charm red": 1, "charm blue": 1}
    assert t.corruption() == []


def test_w15_the_cross() -> None:
    """Two lines and two Cross edges enclose (2,2): a red Charm and a Corruption card."""
    t = Table(oracles=oracle(dish=dish("bone d1=2", "voodoo coin=tree d2=1")))
    t.play("chart", "line H2,2", "line V2,2", "corruption 1 for 1")
    assert t.filled() == ["2,2"]
    assert t.shelf() == {"charm red": 1}
    assert t.corruption() == [1]


def test_w16_the_cross_then_split() -> None:
    """A pair of two colours closed at the Cross draws a card, though not filled; each half draws one when split."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H2,1", "H2,2"]))
    t.play("chart", "line V2,1", "corruption 1 for 1")
    assert (t.filled(), t.shelf()) == ([], {})
    assert t.corruption() == [1]
    t.play("line V2,2", "corruption 1 for 1", "corruption 2 for 1", "done")
    assert t.filled() == ["2,1", "2,2"]
    assert t.shelf() == {"charm red": 1, "charm yellow": 1}
    assert t.corruption() == [1, 1, 2]


def test_w17_a_pair_at_the_cross() -> None:
    """A blue pair closed by the Cross gives a Tome and exactly one card."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H4,1", "H4,2", "H5,1", "H5,2"]))
    t.play("chart", "line V4,1", "corruption 2 for 1")
    assert t.filled() == ["4,1", "4,2"]
    assert t.shelf() == {"tome blue": 1}
    assert t.corruption() == [2]
    assert t.seat == 0  # no second card: the next line


def test_w18_three_cells() -> None:
    """Three enclosed cells give nothing until a line parts them."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H5,0", "H5,1", "H5,2", "H6,0", "H6,1", "H6,2", "V5,0"]))
    t.play("chart", "line V5,3")
    assert (t.filled(), t.shelf()) == ([], {})
    t.play("line V5,1")
    assert t.filled() == ["5,0", "5,1", "5,2"]
    assert t.shelf() == {"charm green": 1, "tome yellow": 1}


def test_w19_illegal_lines() -> None:
    """Cross edges, drawn edges, diagonals, longer lines, edges inside a filled area and off the chart are refused."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H0,0", "H0,1", "H1,0", "H1,1", "V0,0"]))
    t.play("chart", "line V0,2")  # W-13
    t.refused("line H3,1", "MC-9.8")
    t.refused("line H0,0", "MC-9.8")
    t.refused("line V0,1", "MC-9.8")
    t.refused("line H7,0", "MC-9.8")
    t.refused("line V0,7", "MC-9.8")
    t.refused("line 0,0-1,1")
    t.refused("line 0,0-0,2")
    assert "line H3,1" not in t.options()


def test_w59_four_cells_at_the_cross() -> None:
    """Enclosed and unfilled they draw one card; a line that ends inside draws none; each part of a split draws one."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H1,1", "H1,2", "V1,1"]))
    t.play("chart", "line V2,1", "corruption 1 for 1")
    assert (t.filled(), t.shelf(), t.corruption()) == ([], {}, [1])
    t.play("line V1,2")
    assert t.seat == 0
    t.play("line V2,2", "corruption 1 for 1", "corruption 1 for 1")
    assert t.filled() == ["1,1", "2,1"]
    assert t.shelf() == {"tome yellow": 1}
    assert t.corruption() == [1, 1, 1]
    assert t.seat == 0  # no fourth card: the last line


def test_w60_the_cross_inside() -> None:
    """A Cross edge with the area on both sides draws nothing, until a line puts it on an outline."""
    given = ["H0,2", "H0,3", "H2,2", "H2,3", "V0,2", "V1,2", "V0,4"]
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=given))
    t.play("chart", "line V1,4")
    assert (t.seat, t.filled(), t.shelf(), t.corruption()) == (0, [], {}, [])
    t.play("line V0,3", "corruption 1 for 1", "corruption 2 for 1")
    assert t.filled() == ["0,2", "1,2"]
    assert t.shelf() == {"tome blue": 1}
    assert t.corruption() == [1, 2]


def test_mc_8_4_a_bonus_comes_before_the_action() -> None:
    """Once the action is chosen ±1 and Move 1 are refused by the rule that says when they are used."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE)).play("chart")
    t.refused("+1 d1", "MC-8.4")
    t.refused("move bone", "MC-8.4")


def test_mc_9_3_one_option_of_twisting_fates() -> None:
    """While the X of the first option is placed, a second option is refused by the rule of one option per action."""
    t = Table(oracles=oracle(dish=dish("coin=tree bone d1=1", "d2=2 voodoo"))).play("twist x")
    t.refused("twist plusminus", "MC-9.3")
    t.refused("chart", "MC-6.1")


def test_w20_the_supply_is_empty() -> None:
    """With three red Charms on the Shelf the area is filled, but the Good is lost."""
    t = Table(oracles=oracle(dish=BONE_AND_DIE, lines=["H0,0", "H1,0", "V0,0"], shelf={"charm": {"red": 3}}))
    t.play("chart", "line V0,1")
    assert t.filled() == ["0,0"]
    assert t.shelf() == {"charm red": 3}


def test_w21_no_die_with_the_bone() -> None:
    """Star Charting is refused."""
    t = Table(oracles=oracle(dish=dish("bone coin=tree", "voodoo d1=4 d2=4")))
    t.refused("chart", "MC-9.6")
