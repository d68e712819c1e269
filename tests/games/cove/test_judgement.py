"""The judgement: the greedy bot values actions by the Hour; who thinks ahead expects Gold, and overlooks little."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.bots import Bot, GreedyBot, RandomBot, make_bot, play_out
from starboard.games.cove import GAME
from starboard.games.cove.state import Cove
from starboard.kernel import Match, Options, legal, outcomes, play, view
from tests.counts import scaled
from tests.games.cove.table import DISH, SQUARE, dish
from tests.games.cove.test_scenarios import laid


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_three_to_one_in_gold(seats: int) -> None:
    """Over whole matches, with the seats in turn."""
    gold: dict[str, list[int]] = {"greedy": [], "random": []}
    for seed in range(scaled(100)):
        bots: list[Bot] = [
            GreedyBot(seed) if (seat + seed) % 2 == 0 else RandomBot(seed + seat) for seat in range(seats)
        ]
        match = Match(GAME, seats, seed=seed)
        play_out(match, bots)
        outcome = match.outcome()
        assert outcome is not None
        for bot, scored in zip(bots, outcome.scores, strict=True):
            gold[bot.name].append(scored)
    mean = {name: sum(earned) / len(earned) for name, earned in gold.items()}
    assert mean["greedy"] >= 3 * max(mean["random"], 1), mean


def test_what_to_try_is_allowed_and_what_is_expected_is_a_share() -> None:
    """Anywhere in a game, with any number of seats: options in some order, none twice; expectations from 0 to 1."""
    for seed in range(scaled(12)):
        seats = seed % 4 + 1
        match = Match(GAME, seats, seed=seed)
        rng = Random(seed)
        while match.seat >= 0:
            s = match.state
            assert isinstance(s, Cove)
            tries = GAME.judgement.tries(s, rng)
            allowed = legal(s)
            assert tries
            assert all(action in allowed for action in tries)
            assert len(tries) == len({str(action) for action in tries})
            prospects = GAME.judgement.prospects(s, seats)
            assert len(prospects) == seats
            assert all(0.0 <= share <= 1.0 for share in prospects)
            assert seats == 1 or sum(prospects) == pytest.approx(0.5 + seats / 4)
            match.play(match.seat, rng.choice(allowed))


def position(seats: int = 2, options: Options | None = None, **told: Any) -> Cove:
    """A position before the last turn of the last round, which is the first seat's."""
    oracles = {str(seat): {"figure": "recruit", "hour": 9, "dish": DISH} for seat in range(seats)}
    oracles["0"].update({"hour": 8, **told.pop("first", {})})
    described = {"from": "empty", "round": 3, "square": SQUARE, "oracles": oracles, **told}
    return laid(described, seats, {"rogues": "criminals", **(options or {})})


def decided(s: Cove, bot: str = "level2") -> list[str]:
    """What a bot does until somebody else or chance decides."""
    player = make_bot(bot, 1)
    done: list[str] = []
    while s.steps and not outcomes(s) and legal(s) and int(s.steps[-1].who(s)) == 0:  # type: ignore[attr-defined]
        action = player.choose(GAME, view(s, 0), 0)
        done.append(str(action))
        play(s, action)
    return done


THREE_LINES = ["H0,2", "H1,2", "V0,2"]
"""Around the blue cell (0,2)."""
NO_BUBBLES = {"plusminus": {"filled": 0}, "move": {"filled": 0}}
BLUE_AT_THE_SMALL_PIER: dict[str, Any] = {
    "boats": {"L1": ["blue"] * 3 + ["red"], "L2": ["red"] * 4, "R1": ["green"] * 4, "R2": ["red"] * 4},
    "docks": {"D1": "L1", "D2": "L2", "D3": "R1", "D4": "R2"},
    "market": 9,
}


@pytest.mark.parametrize("bot", ["level2", "level3"])
def test_a_charm_one_line_away_is_not_overlooked(bot: str) -> None:
    """Three lines around a blue cell are drawn, three blue Customers wait: the fourth line is worth 18 Gold."""
    s = position(
        first={"lines": THREE_LINES, "bubbles": NO_BUBBLES, "dish": dish("bone d1=1 coin=tree", "voodoo d2=4")},
        **BLUE_AT_THE_SMALL_PIER,
    )
    assert decided(s, bot)[:2] == ["chart", "line V0,3"]


def test_a_bonus_is_spent_where_it_brings_a_charm() -> None:
    """The Bone lies without a die, and a Move 1 bubble is filled: with a die beside the Bone, the line can be drawn."""
    s = position(
        first={
            "lines": THREE_LINES,
            "bubbles": {"plusminus": {"filled": 0}},
            "dish": dish("bone coin=skull", "voodoo d1=1 d2=1"),
        },
        **BLUE_AT_THE_SMALL_PIER,
    )
    done = decided(s)
    assert done[0] in {"move bone", "move d1", "move d2"}
    assert done[1:3] == ["chart", "line V0,3"]


def test_a_prediction_is_made_in_the_colour_that_the_bag_has_most_of() -> None:
    """MC-11.5 Ten yellow of twelve are in the bag: whoever divines says yellow."""
    s = position(
        bag={"red": 1, "green": 1, "blue": 0, "yellow": 10, "rogue": 0},
        first={"dish": dish("voodoo d1=3 d2=3", "bone coin=tree")},
    )
    tries = [str(action) for action in GAME.judgement.tries(s, Random(1))]
    assert next(text for text in tries if text.startswith("divine")) == "divine d1 yellow"


def test_a_seat_expects_more_with_goods_that_are_asked_for() -> None:
    """MC-12.4 A Charm with three Customers on the pier is worth more than one without."""
    wanted = position(first={"shelf": {"charm": {"blue": 2}}}, **BLUE_AT_THE_SMALL_PIER)
    unwanted = position(first={"shelf": {"charm": {"yellow": 2}}}, **BLUE_AT_THE_SMALL_PIER)
    assert GAME.judgement.prospects(wanted, 2)[0] > GAME.judgement.prospects(unwanted, 2)[0] + 0.1


def test_alone_a_lead_over_the_peddler_counts() -> None:
    """MC-18.6 More Gold than the Peddler is better, and more so the fewer rounds it has; at the end it decides."""
    shares = [GAME.judgement.prospects(position(1, first={"gold": gold}), 1)[0] for gold in (0, 60, 120)]
    assert shares[0] < shares[1] < shares[2]
    easy = GAME.judgement.prospects(position(1, {"level": "easy"}, first={"gold": 60}), 1)[0]
    assert easy > shares[1]
    match = Match(GAME, 1, seed=4)
    play_out(match, [GreedyBot(1)])
    outcome = match.outcome()
    assert outcome is not None
    assert (GAME.judgement.results(outcome)[0] > 0.5) == bool(outcome.winners)
