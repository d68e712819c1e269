"""Landfall by its rules: each card does what its sentence says, and who has seen a card knows it."""

from __future__ import annotations

from random import Random

import pytest

from examples.landfall import (
    BOX,
    GAME,
    LIGHTS,
    Draw,
    Drawn,
    Held,
    NextTurn,
    PlayCard,
    Sea,
    Ship,
)
from starboard.games import add_game
from starboard.kernel import (
    UNKNOWN,
    InvalidPosition,
    determinise,
    happen,
    known_to,
    legal,
    play,
    view,
    who,
    why_not,
)
from starboard.texts import Texts
from tests.counts import seeds
from tests.subjects import positions

CARDS = {name: card for card, name in enumerate(GAME.space.parse("gull").FIELDS[0].domain.texts)}


def sea(mine: str, *theirs: str, deck: int = 4) -> Sea:
    """Return a position in which the first player has to play one of two cards; `deck` cards are left to be drawn."""
    hands = [mine.split(), *[hand.split() for hand in theirs]]
    left = list(BOX)
    for hand in hands:
        for name in hand:
            left.remove(CARDS[name])
    ships = [
        Ship(seat, tuple([Held(CARDS[name], known_to([seat])) for name in hand]), (), True, False, 0)
        for seat, hand in enumerate(hands)
    ]
    ships[-1].played = tuple(left[deck:])
    s = Sea([PlayCard()], tuple(ships), tuple(left[:deck]), 0)
    GAME.validate(s)
    return s


def after(s: Sea, text: str) -> Sea:
    """Play what is written so."""
    play(s, GAME.space.parse(text))
    return s


def refused(s: Sea, text: str) -> str:
    """Return the code by which something is refused, or nothing."""
    why = why_not(s, GAME.space.parse(text))
    return why.code if why else ""


def test_a_round_begins_with_a_card_each() -> None:
    """Each draws one, and the first player another (rules 1 and 2)."""
    s = GAME.new(3, {})
    for seat in (0, 1, 2, 0):
        assert isinstance(s.steps[-1], Draw)
        happen(s, Drawn(seat, CARDS["gull"]))
    assert who(s) == 0
    assert [len(ship.hand) for ship in s.ships] == [2, 1, 1]


@pytest.mark.parametrize(("named", "sinks"), [("ferry", True), ("tide", False)])
def test_a_gull_sinks_who_holds_what_it_looks_for(named: str, sinks: bool) -> None:  # a table
    """It looks for anything but a gull (rule 4)."""
    s = sea("gull tide", "ferry", "cutter")
    assert refused(s, "gull 2 gull") == "no-gull"
    assert refused(s, "gull 2") == "no-target"
    assert after(s, f"gull 2 {named}").ships[1].afloat != sinks


def test_a_lookout_is_told_to_nobody_else() -> None:
    """Who looked knows the card until its holder plays; the others do not (rule 5)."""
    s = after(sea("lookout tide", "ferry", "cutter"), "lookout 2")
    assert view(s, 0).ships[1].cards() == [CARDS["ferry"]]
    assert view(s, 2).ships[1].cards() == [UNKNOWN]
    assert determinise(GAME, view(s, 0), 0, Random(1)).ships[1].cards() == [CARDS["ferry"]]
    happen(s, Drawn(1, CARDS["gull"]))
    assert view(s, 0).ships[1].cards() == [CARDS["ferry"], UNKNOWN]
    assert view(after(s, "ferry 3"), 0).ships[2].cards() == [UNKNOWN]


def test_nobody_can_be_sure_of_a_hand_that_was_played_from() -> None:
    """Whichever card was played: which of the two it was, the older or the newer, is nobody's business."""
    for text in ("gull 3 tide", "smuggler"):
        s = after(sea("lookout tide", "smuggler", "cutter"), "lookout 2")
        happen(s, Drawn(1, CARDS["gull"]))
        assert [held.known_by for held in after(s, text).ships[1].hand] == [known_to([1])]


@pytest.mark.parametrize(
    ("other", "afloat"), [("tide", [True, True]), ("ferry", [False, True]), ("gull", [True, False])]
)
def test_a_cutter_sinks_the_lesser(other: str, afloat: list[bool]) -> None:
    """Equals stay afloat, and know each other (rule 6)."""
    s = after(sea("cutter tide", other, "smuggler"), "cutter 2")
    assert [ship.afloat for ship in s.ships[:2]] == afloat
    if all(afloat):
        assert view(s, 1).ships[0].cards() == [CARDS["tide"]]


def test_nobody_aims_at_who_is_sheltered() -> None:
    """Until their own next turn; a card that can be aimed at nobody is lost (rules 3 and 7)."""
    s = after(sea("lighthouse gull", "cutter", deck=6), "lighthouse")
    happen(s, Drawn(1, CARDS["lookout"]))
    assert refused(s, "lookout 1") == "no-target"
    assert [str(action) for action in legal(s)] == ["lookout", "cutter"]
    happen(after(s, "lookout"), Drawn(0, CARDS["gull"]))
    assert not s.ships[0].safe


def test_a_tide_washes_a_hand_away() -> None:
    """Another's or one's own; the flagship sinks with it (rules 8 and 11)."""
    assert after(sea("tide gull", "flagship", "cutter"), "tide 2").ships[1].afloat is False
    s = after(sea("tide gull", "ferry", "cutter"), "tide 1")
    assert isinstance(s.steps[-1], Draw)
    assert s.ships[0].hand == ()
    happen(s, Drawn(0, CARDS["gull"]))
    assert s.ships[0].cards() == [CARDS["gull"]]


def test_a_ferry_swaps_hands() -> None:
    """Both know what they gave (rule 9)."""
    s = after(sea("ferry gull", "flagship", "cutter"), "ferry 2")
    assert [ship.cards() for ship in s.ships[:2]] == [[CARDS["flagship"]], [CARDS["gull"]]]
    assert view(s, 1).ships[0].cards() == [CARDS["flagship"]]
    assert view(s, 2).ships[0].cards() == [UNKNOWN]


@pytest.mark.parametrize("other", ["tide", "ferry"])
def test_the_smuggler_goes_first(other: str) -> None:
    """Beside a tide or a ferry nothing else may be played (rule 10)."""
    s = sea(f"smuggler {other}", "gull")
    assert refused(s, f"{other} 2") == "smuggler-first"
    assert [str(action) for action in legal(s)] == ["smuggler"]
    assert len(legal(sea("smuggler gull", "cutter"))) > 1


def test_who_lays_down_the_flagship_sinks() -> None:
    """And the last ship afloat wins the light (rules 11 and 12)."""
    s = after(sea("flagship gull", "cutter"), "flagship")
    assert [ship.lights for ship in s.ships] == [0, 1]
    assert isinstance(s.steps[-1], Draw)
    assert all(ship.afloat for ship in s.ships)


@pytest.mark.parametrize(("theirs", "lights"), [("ferry", [0, 1, 0]), ("gull", [1, 0, 0]), ("lighthouse", [1, 1, 0])])
def test_at_nightfall_the_greatest_wins(theirs: str, lights: list[int]) -> None:
    """The last card of the deck is not drawn; equals win a light each (rule 12)."""
    s = after(sea("smuggler lighthouse", theirs, "cutter", deck=1), "smuggler")
    assert [ship.lights for ship in s.ships] == lights


def test_three_lights_win() -> None:
    """And nothing is played after that."""
    s = sea("flagship gull", "cutter")
    s.ships[1].lights = LIGHTS - 1
    outcome = GAME.outcome(after(s, "flagship"))
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.winners) == ("lights", (0, 3), (1,))


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_can_be_saved_anywhere(seats: int) -> None:
    """Every position is one that the game itself accepts."""
    for seed in seeds(100, 5):
        for s, _ in positions(GAME, seats, seed):
            assert isinstance(s, Sea)
            GAME.validate(s)
            assert (GAME.outcome(s) is None) == bool(s.steps)


def test_a_position_without_its_cards_is_refused() -> None:
    """So are steps that no game leaves."""
    s = sea("gull tide", "ferry")
    s.deck = s.deck[1:]
    with pytest.raises(InvalidPosition):
        GAME.validate(s)
    s = sea("gull tide", "ferry")
    s.steps = [NextTurn(), PlayCard()]
    with pytest.raises(InvalidPosition):
        GAME.validate(s)


@pytest.mark.parametrize(("language", "said"), [("en", "play the Ferry (6) on"), ("fr", "jouer le Bac (6), contre")])
def test_it_speaks(language: str, said: str) -> None:
    """Actions have words of their own in both languages."""
    add_game(GAME)
    assert said in Texts(language).action("landfall", GAME.space.parse("ferry 2"))
