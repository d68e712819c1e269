"""The Cove at the keyboard: drawn as it lies, and played to the end in both languages, with every coin explained."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starboard.games import find_game
from starboard.games.cove.domains import STAFF_SLOT, TOWNSFOLK_IDS
from starboard.games.cove.state import Cove
from starboard.kernel import Match, State
from starboard.terminal.boards import face_of
from starboard.terminal.boards.face import Size
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.terminal.keyboard import typed
from tests.terminal.scripted import Scripted

GAME = find_game("cove")
SCENARIO: dict[str, Any] = {
    "from": "empty",
    "halls": {"red": 3},
    "lair": 2,
    "boats": {"L1": ["red", "blue", "green", "rogue"], "R2": ["yellow"]},
    "docks": {"D2": "L1"},
    "square": ["LOC-R3", "SAI-B1"],
    "oracles": {
        "0": {
            "dish": {"left": ["bone", "d1=3"], "right": ["voodoo", "coin=skull", "d2=1"]},
            "lines": ["H0,0", "H1,0", "V0,0", "V0,1", "H6,5"],
            "predictions": [{"colour": "green", "icons": 3, "crossed": 1}],
            "top": [2, "X"],
            "slots": {"blue": ["x", "market"]},
            "shelf": {"charm": {"red": 2}},
            "staff": {"security": "LOC-Y3"},
            "corruption": [1, 2],
        }
    },
}


def position(seats: int = 2, **changes: Any) -> Cove:
    """Return the scenario's position, with some of it changed."""
    fresh = Match(GAME, seats, seed=1)
    found = GAME.scenario(fresh.state.clone(), fresh.options, {**SCENARIO, **changes})
    assert isinstance(found, Cove)
    return found


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("plain", [True, False])
def test_the_cove_is_drawn_as_it_lies(size: Size, plain: bool) -> None:  # a table
    """Dish, chart, predictions, horoscopes, boats, piers and clock are there, whatever the size and the colours."""
    s = position()
    face = face_of(GAME, Texts("en"))
    said = "\n".join(line.plain.replace("\u00a0", " ") for line in face.board(s, size, plain=plain))
    for expected in (
        "Market at hour 12, or when all docks are taken.",
        "L1@D2[RBGo]",
        "R2[Y...]",
        "Small pier D1: -  Large pier D4: -  Black Market D2 D3: RGBo",
        "Halls, Lair: R3 G0 B0 Y0 o2",
        "LOC-R3(3h RG)",
        "Dish: Bone, d1=3 | Voodoo meeple, Coin (Skull),",
        "top line 2 X x tGY . cRB m tGY",
        "bottom line . cGY d tRB . cGY m tRB",
        "G:xoo ...............",
        "BX BM",
        "Charms R2",
        "LOC-Y3(YR)",
        "Corruption: 2 (3)",
    ):
        assert expected in said, expected
    corner = {Size.SHORT: r"0 \|r_\|R "}.get(size, r"    [|│] r\*[|│] R ")
    assert re.search(rf"^{corner}", said, re.MULTILINE)
    panel = [line.plain for line in face.panel(s, 0, size)]
    assert " ".join(panel[0].split()) == "> 1 Player 1 0 Gold, hour 1; 2 Goods, 2 Corr., 1 Pred."
    hidden = face.board(Match(GAME, 2, seed=1, start=s).view(1), size, plain=plain)
    assert "Corruption: 2 (?)" in "\n".join(line.plain.replace("\u00a0", " ") for line in hidden)


def test_what_others_have_is_open() -> None:
    """`board 2` shows another Oracle's chart, dish and goods, but not her Corruption cards."""
    screen = Scripted(["board 2", "board 3"])
    Session(Table(screen, Match(GAME, 2, seed=1), Seating([PERSON, "random"], seed=1), "en")).run()
    said = "\n".join(screen.shown)
    assert re.search(r"0   1   2   3   4   5   6   Random 2  on Activate Staff", said)
    assert "players count from 1 to 2" in said


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("aid", "Twisting Fates (1 Hour): With the Bone beside the Coin: fill 2 ±1 bubbles."),
        ("aid", "Exorcist: an X"),
        ("market", "Prices: Charms R4 G4 B6 Y6, Tomes R8 G8 B12 Y12."),
        ("market", "Black Market D2 D3: RGBo (Charms and Tomes); pays: red Charm 4, green Charm 4, blue Charm 6"),
        ("market", "Player 1: the shelf would sell for 8 Gold now"),
        ("card mer-r3", "MER-R3: 3 Hours; gives a red Tome; icons Ro, now worth 1 Gold"),
        ("card", "LOC-R3: 3 Hours; discards a Corruption card; icons RG, now worth 3 Gold"),
        ("jobs", "Security (LOC-Y3): discard a Corruption card"),
    ],
)
def test_what_is_open_can_be_asked(asked: str, told: str) -> None:
    """Costs, needs, prices, cards and jobs are told with the figures of the board."""
    word, _, rest = asked.partition(" ")
    topic = next(topic for topic in face_of(GAME, Texts("en")).topics() if topic.name == word)
    assert any(told in line.plain for line in topic.tell(position(), rest))


def test_the_peddlers_goods_are_open() -> None:
    """What he has, and what a sale would pay him now."""
    s = position(1, peddler={"hour": 4, "gold": 12, "shelf": {"charm": {"red": 2}, "tome": {"blue": 1}}})
    face = face_of(GAME, Texts("en"))
    assert face.panel(s, 0)[-1].plain.strip() == "Peddler: 12 Gold, hour 4; Charms R2 Tomes B1"
    market = next(topic for topic in face.topics() if topic.name == "market")
    assert market.tell(s, "")[-1].plain == "The Peddler’s shelf would sell for 20 Gold now."


def ways_of(s: State) -> dict[str, str]:
    """Return the words of every way, in the order of the list."""
    return {way.text: way.words for way in face_of(GAME, Texts("en")).ways(s)}


def test_an_action_tells_its_hours_and_what_it_gives() -> None:
    """Nobody has to look the board up."""
    ways = ways_of(position())
    assert ways["chart"] == "Star Charting (2 Hours): up to 3 lines"
    assert ways["twist x"] == "Twisting Fates: gain an X (1 Hour); with the second die; a Corruption card"
    assert ways["recruit SAI-B1"] == "2 Hours; returns a passenger to the bag; icons B"
    assert (
        ways["horoscopes left"] == "Horoscopes (2 Hours): 3 into the top line (an X); 3 into the bottom line (no bonus)"
    )
    assert ways["-1 d1"] == "turn the first die by −1: d1 3>2"
    assert list(ways)[-1].startswith("move"), "bonuses are last"


def test_lines_that_close_something_stand_first() -> None:
    """With what they give and what they cost; then those whose area lacks little."""
    oracle = {**SCENARIO["oracles"]["0"], "lines": ["H0,0", "H1,0", "V0,0", "H2,2"]}
    match = Match(GAME, 2, seed=1, start=position(oracles={"0": oracle}))
    match.play(0, GAME.space.parse("chart"))
    ways = ways_of(match.view(0))
    first, second = list(ways.items())[:2]
    assert first == ("line V0,1", "closes 0,0, a red Charm")
    assert second == ("line V2,2", "closes 2,2, a red Charm; a Corruption card")
    assert "then 1 line short of a" in list(ways.values())[2]


@pytest.mark.parametrize(("language", "end"), [("en", "Goodbye."), ("fr", "Au revoir.")])
@pytest.mark.parametrize("seats", ["1", "2"])
def test_a_whole_game_is_played(tmp_path: Path, seats: str, language: str, end: str) -> None:
    """Somebody who always types 1 comes to the end; the breakdown adds up to the score."""
    words = ["play", "cove", "--seats", seats, "--bots", "random", "--seed", "5", "--lang", language, "--plain"]
    said = typed(tmp_path, *words, "--names", "Ana", lines=[*["1"] * 260, "quit"])
    assert said.rstrip().endswith(end)
    result = re.search(r"^ +(?:\d\. )?Ana  (-?\d+) .*\n((?: +-?\d+  .*\n)*)", said, re.MULTILINE)
    assert result
    points = [int(line.split()[0]) for line in result[2].splitlines()]
    assert sum(points) == int(result[1])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_low_window_shows_the_whole_staff(language: str) -> None:
    """Four cards with their icons do not fit into a row of 80 columns, so they take two."""
    s = position()
    cards = sorted(range(len(TOWNSFOLK_IDS)), key=lambda card: -len(s.board.card(card).icons))[:4]
    s.oracles[0].staff = tuple(cards)
    s.turn = 0
    texts = Texts(language)
    lines = [line.plain for line in face_of(GAME, texts).board(s, Size.SHORT, plain=True)]
    assert max(len(line) for line in lines) <= 80
    for slot, card in enumerate(cards):
        job = texts.value("cove", STAFF_SLOT, slot)
        assert any(f"{job} {TOWNSFOLK_IDS[card]}(" in line.replace("\u00a0", " ") for line in lines), (job, lines)
