"""Saved states with changed fields: each is refused by a declared error, or can be played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.domains import CLONE
from starboard.games.interstellar.validity.stacks import LIES_ON, PLAYING, REPEATED, SETTING_UP
from starboard.kernel import CHANCE, StarboardError, legal, play, roll, who
from tests.counts import seeds
from tests.subjects import kinds

ODD: tuple[Any, ...] = (-1, 0, 1, 2, 5, 11, 12, 60, 61, 35, 10**9, True, False, [], "x", None)
FORGED = 40
"""So many changes are tried at each state."""


def states(seed: int) -> Iterator[Any]:
    """Yield now and then a state of a random game, as JSON."""
    rng = Random(seed)
    seats = rng.choice([2, 3, 4, 7])
    s = GAME.new(seats, {"keepHazards": True, "longInhibitor": True, "arrange": True, "compact": seats < 4})
    while s.steps and s.turn < 30:
        if rng.random() < 0.03:
            yield GAME.codec.encode(s)
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(GAME.judgement.candidates(s, rng) if rng.random() < 0.5 else legal(s)))


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container of the data with a key of it."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def forged(data: Any, rng: Random) -> Any:
    """Return the state with one value changed, a list cut or doubled, or a step put on top of it."""
    copy = json.loads(json.dumps(data))
    way = rng.random()
    if way < 0.15:
        copy["steps"].append(rng.choice(copy["steps"]))
    elif way < 0.3:
        del copy["steps"][rng.randrange(len(copy["steps"]))]
    else:
        every = list(places(copy))
        some = [(where, key) for where, key in every if way < 0.6 or where in copy["steps"] or where is copy]
        where, key = rng.choice(some)
        where[key] = rng.choice((*ODD, where[key][:-1])) if isinstance(where[key], list) else rng.choice(ODD)
    return copy


def test_a_forged_state_is_refused_or_can_be_played() -> None:
    """Nothing but declared errors, at reading, at checking and in play."""
    tried = accepted = 0
    for seed in seeds(40, 2):
        rng = Random(seed)
        for data in states(seed):
            for _ in range(FORGED):
                false = forged(data, rng)
                tried += 1
                try:
                    s: Any = GAME.codec.decode(false)
                    GAME.validate(s)
                except StarboardError:
                    continue
                accepted += 1
                for _ in range(25):
                    if not s.steps:
                        break
                    if who(s) == CHANCE:
                        roll(s, rng)
                    else:
                        play(s, rng.choice(legal(s)))
                    GAME.validate(GAME.codec.decode(GAME.codec.encode(s)))
    assert tried > 2 * accepted, "most of them are refused"


def middle_of_a_turn(seats: int, **options: Any) -> Any:
    """Return a position of MAIN soon after the set-up, as JSON."""
    rng = Random(1)
    s = GAME.new(seats, options)
    while not s.turn or who(s) == CHANCE:
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, legal(s)[0])
    return GAME.codec.encode(s)


def fault_of(data: Any) -> str:
    """Return the name of what is wrong with a state, or nothing."""
    try:
        GAME.validate(GAME.codec.decode(data))
    except StarboardError as error:
        return error.why.code
    return ""


def test_4_3_no_dotted_card_is_in_a_pile_that_was_never_reshuffled() -> None:
    """The seeds take them all, but on the compact board; of a kind with and without dots only so many can be there."""
    for seats, options, expected in (
        (2, {}, "impossible-dots"),
        (9, {}, "impossible-dots"),
        (2, {"compact": True}, ""),
    ):
        data = middle_of_a_turn(seats, **options)
        assert fault_of(data) == ""
        node = next(n for n, cards in enumerate(data["under"]) if any(slot["card"] == CLONE for slot in cards))
        slot = data["under"][node][0]
        slot["card"], data["pile"] = data["pile"][0], sorted([*data["pile"][1:], CLONE])
        assert fault_of(data) == expected
        assert fault_of({**data, "reshuffled": True}) == ""


def test_4_5_each_race_is_there_once() -> None:
    """As in a scenario."""
    data = middle_of_a_turn(3)
    assert fault_of(data) == ""
    data["players"][2]["race"] = data["players"][0]["race"]
    assert fault_of(data) == "described-race-twice"


def test_5_12_a_planet_searched_this_turn_has_not_gone() -> None:
    """Planets go when the turn ends."""
    data = middle_of_a_turn(2)
    last = max(range(1, 21), key=lambda node: data["planets"][node])
    data["discard"] += [slot["card"] for slot in data["under"][last]]
    data["under"][last], data["planets"][last], data["entropy"] = [], 0, True
    assert fault_of(data) == ""
    assert fault_of({**data, "searched": [last]}) == "impossible-searched-gone"


def test_5_14_another_than_the_last_regular_player_is_active_in_extra_turns_only() -> None:
    """The first turn is a regular one; so is everything before it."""
    data = middle_of_a_turn(2)
    assert data["turn"] == 1
    assert fault_of({**data, "regular": 1 - data["active"]}) == "impossible-regular"
    assert fault_of({**data, "regular": 1 - data["active"], "turn": 2}) == ""


def test_numbers_that_grow_leave_room() -> None:
    """Turns, cards laid under a planet, turns to lose and hazards to keep: counted on, they could not be kept."""
    data = middle_of_a_turn(2, keepHazards=True)
    slots = data["slots"]
    for changed, expected in (
        ({"turn": 2**30}, ""),
        ({"turn": 2**31 - 1}, "impossible-late"),
        ({"slots": [*slots[:-1], 2**31 - 1]}, "impossible-late"),
        ({"lose_turns": [79, 79]}, ""),
        ({"lose_turns": [80, 80]}, "impossible-moment"),
        ({"kept": [[1] * 16, []]}, ""),
        ({"kept": [[1] * 17, []]}, "impossible-hazards"),
    ):
        assert fault_of({**data, **changed}) == expected, changed


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ([{"is": "Main"}, {"is": "Main"}], "steps.1"),
        ([{"is": "BackToMain"}, {"is": "Main"}], "steps.1"),
        ([{"is": "BackToMain"}, {"is": "AttackAt", "seat": 0, "foe": 0, "reach": 0}], "steps.1"),
        ([{"is": "BackToMain"}, {"is": "AttackAt", "seat": 0, "foe": 1, "reach": 0}], "steps.1"),
        ([{"is": "TurnEnds"}, {"is": "TrimHands"}], "steps.1"),
        ([{"is": "PlanetsDealt"}, {"is": "DealPlanet", "node": 0}], "steps.0"),
        ([{"is": "AfterRemoval"}, {"is": "Evacuate", "seat": 0}], "steps.1"),
    ],
)
def test_a_stack_that_no_game_leaves_is_refused_by_its_place_and_rule(changed: Any, place: str) -> None:
    """The step that cannot lie there is named, with the rule that it is of."""
    with pytest.raises(StarboardError) as caught:
        GAME.validate(GAME.codec.decode({**middle_of_a_turn(2), "steps": changed}))
    assert (caught.value.why.code, caught.value.why.args) == ("impossible-moment", (("path", place),))
    assert caught.value.why.rule.startswith("IO-")


def test_nobody_is_in_main_who_has_died() -> None:
    """5.10 A dead player's turn ends."""
    data = middle_of_a_turn(2)
    p = data["players"][data["active"]]
    p.update(status=2, place=0)
    assert fault_of(data) == "impossible-moment"


def test_nothing_is_dealt_before_its_turn_in_the_set_up() -> None:
    """4.1, 4.2, 4.6 No hazard before the planets lie, no planet in the Nebula, and nobody has died."""
    data = GAME.codec.encode(GAME.new(2, {}))
    data["steps"] = [{"is": "PlanetsDealt"}, {"is": "DealPlanet", "node": 1}]
    assert fault_of(data) == ""
    assert fault_of({**data, "hazards": [0, 1, *data["hazards"][2:]]}) == "impossible-moment"
    assert fault_of({**data, "steps": [data["steps"][0], {"is": "DealPlanet", "node": 0}]}) == "impossible-moment"
    data["players"][1]["status"] = 1
    assert fault_of(data) == "impossible-table"


@pytest.mark.parametrize("names", [SETTING_UP, PLAYING, REPEATED, LIES_ON, *LIES_ON.values()], ids=len)
def test_the_stacks_are_of_steps_that_there_are(names: Any) -> None:
    """A step that is renamed is renamed there too."""
    assert set(names) <= {kind.__name__ for kind in kinds(GAME)}


def first_with(kind: str) -> Any:
    """Return the first state of some random games in which such a step is open, as JSON."""
    for seed in range(200):
        rng = Random(seed)
        s = GAME.new(4, {})
        while s.steps and s.turn < 30:
            if who(s) == CHANCE:
                roll(s, rng)
                continue
            top = s.steps[-1]
            if type(top).__name__ == kind and (kind != "AnswerWindow" or len(getattr(top, "asked", ())) > 2):
                return GAME.codec.encode(s)
            play(s, rng.choice(legal(s)))
    raise AssertionError(kind)


def refuses(data: Any) -> bool:
    """Whether a state is refused by a declared error."""
    try:
        GAME.validate(GAME.codec.decode(data))
    except StarboardError:
        return True
    return False


def test_a_window_asks_nobody_twice_and_in_its_order() -> None:
    """7.4 Seats named twice, left out or in another order would be asked what nobody asks them."""
    data = first_with("AnswerWindow")
    top = data["steps"][-1]
    order, asked = top["order"], top["asked"]
    assert not refuses(data)
    for wrong in ([asked[0], *asked], asked[::-1], asked[:1], [*asked, asked[0]]):
        top["asked"] = wrong
        assert refuses(data), wrong
    top["asked"] = asked
    for wrong in ([*order, *order], asked[1:]):
        top["order"] = wrong
        assert refuses(data), wrong


def test_no_more_cards_are_to_be_discarded_than_are_held() -> None:
    """5.8 Two cards are to go from a hand of one: the second could never be chosen."""
    data = first_with("XenocacheDiscard")
    held = data["players"][data["active"]]
    data["pile"] = sorted(data["pile"] + held["hand"][1:])
    held["hand"] = held["hand"][:1]
    data["steps"][-1]["left"] = 1
    assert not refuses(data)
    data["steps"][-1]["left"] = 2
    assert refuses(data)


@pytest.mark.parametrize("seats", [5, 7])
def test_4_3_seeds_are_drawn_until_each_system_has_two(seats: int) -> None:
    """The positions of the set-up are valid; one that has still to draw another number of seeds is forged."""
    s, rng, met = GAME.new(seats, {}), Random(seats), 0
    while not s.turn:
        data = GAME.codec.encode(s)
        assert not refuses(data)
        if data["steps"][-1]["is"] == "AddSeed":
            met += 1
            data["steps"][-1]["left"] -= 1
            assert refuses(data)
        if who(s) == CHANCE:
            roll(s, rng)
        else:
            play(s, rng.choice(legal(s)))
    assert met
