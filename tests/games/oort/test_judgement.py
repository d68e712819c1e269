"""What the search knows of Oort: it guards sets, breaks those of others, and knows when the last token is to be taken.

The positions were met in games of the greedy bot, and what it does in them is what the levels must not do.
"""

from __future__ import annotations

from random import Random

import pytest

from starboard.bots import make_bot
from starboard.bots.levels import Level2
from starboard.games.oort import GAME
from starboard.games.oort.actions import Raid
from starboard.games.oort.board import is_adjacent
from starboard.games.oort.components import STANDARD_WORTH, Worth
from starboard.games.oort.rules import MoveRocket, RaidRocket
from starboard.games.oort.scoring import points
from starboard.games.oort.state import Cloud
from starboard.games.oort.tactics.charts import chart_of
from starboard.games.oort.tactics.hands import Prices
from starboard.games.oort.tactics.lookout import Lookout
from starboard.kernel import Action, legal, options, play, who
from starboard.search import Search
from tests.counts import seeds

ROUNDS = round(GAME.judgement.rounds * Level2.share)
"""As many as the second level plays; without a clock, which a busy machine could run out of."""


def thought(s: Cloud) -> Action:
    """What the second level does."""
    search = Search(GAME, s, who(s), 1)
    search.run(ROUNDS, 600.0)
    return search.tried()[0].action


def greedy(s: Cloud) -> Action:
    """What the greedy bot does."""
    return make_bot("greedy", 1).choose(GAME, s, who(s))


def after(position: str, *, thinking: bool) -> Cloud:
    """The position after a whole turn of either."""
    s = GAME.parse_position(position)
    move = s.move
    while s.steps and s.move == move:
        play(s, thought(s) if thinking else greedy(s))
    return s


def at_risk(s: Cloud, seat: int) -> int:
    """The most points that the next turn of another seat can raid from a seat, by the rules themselves."""
    had = points(s.holdings[seat])
    risk = 0
    for turn in GAME.turns(s):
        if f"+{seat + 1}" in turn:
            then = s.clone()
            for action in GAME.turn(s.clone(), turn):
                play(then, action)
            risk = max(risk, had - points(then.holdings[seat]))
    return risk


@pytest.mark.parametrize(
    "position",
    [
        "oort1 G0D-,J3--,D3C-,K1--,C2--/E0--,M2--,O0--,A1--,I0DU/N3--,L3--,B1--,H3--,F3DG q6,q5 310042,114512 2 0 26",
        "oort1 B2--,O0--,D1CI,F1D-,A0--/G3--,K0--,I3-U,J1--,C0--/L1-U,E2--,M0--,N1--,H1-- p12,m12 224112,221431 2 2 26",
        "oort1 L1--,H0--,N2--,B0--,F1--/E2CU,A0CD,J1--,G2--,C1--/K2--,M2--,I2--,O2IU,D1CI t13,w14 143112,102421 1 0 19",
    ],
)
def test_it_does_not_fly_to_where_its_set_is_raided(position: str) -> None:
    """A token or two are not worth a set: greedy takes them and stands where five points can be raided next."""
    me = GAME.parse_position(position).turn
    assert at_risk(after(position, thinking=False), me) >= STANDARD_WORTH.set
    assert at_risk(after(position, thinking=True), me) == 0


@pytest.mark.parametrize(
    ("position", "flight"),
    [
        (
            (
                "oort1 L1--,H0--,N2--,B0--,F1--/E2CU,A0-D,J1--,G2--,C1--/K2--,M2--,I2--,O2IU,D1CI"
                " h8,w14 243112,102421 2 0 20"
            ),
            ("fly S", "exit h13"),
        ),
        (
            (
                "oort1 J1--,N2--,B0C-,L0-U,F1-G/D0C-,H1D-,M1--,C0-H,O1-U/G2--,A3--,K1--,I3--,E2C-"
                " i5,h3 131223,113230 2 0 22"
            ),
            ("fly NE",),
        ),
        (
            (
                "oort1 E3--,F0--,C0--,A1--,O2--/G3--,M0--,K0--,L3GU,N0--/H3--,J0--,D1CI,B0--,I3--"
                " t13,k8 322412,132132 1 2 29"
            ),
            ("fly E", "exit h8"),
        ),
    ],
)
def test_it_raids_what_breaks_a_set(position: str, flight: tuple[str, ...]) -> None:
    """Greedy raids what adds most to its own holding; the raid that breaks a set changes more between the two."""
    s = GAME.parse_position(position)
    for text in flight:
        play(s, next(action for action in legal(s) if str(action) == text))
    assert isinstance(s.steps[-1], RaidRocket)
    victim = s.steps[-1].victim

    def left(raid: Action) -> int:
        assert isinstance(raid, Raid)
        then = s.clone()
        play(then, raid)
        return points(then.holdings[victim])

    assert left(greedy(s)) > points(s.holdings[victim]) - STANDARD_WORTH.set
    assert left(thought(s)) == points(s.holdings[victim]) - STANDARD_WORTH.set


def test_who_is_ahead_takes_the_last_token_at_once() -> None:
    """OO-6.1 No win to come is better than one now, however sure it seems."""
    s = after(
        "oort1 K1--,I1--,M3--,J0--,O2--/B2--,A0--,C1--,L2--,F3--/H0--,G1--,D1--,E3-U,N2-- m6,n7 225134,330420 1 1 31",
        thinking=True,
    )
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_who_is_behind_leaves_the_last_token() -> None:
    """OO-6.1 Seat 2 could take it and lose the game; it does something else."""
    position = (
        "oort1 K1--,I1--,M3--,J0--,O2--/B2--,A0--,C1--,L2--,F3--/H0--,G1--,D1--,E3-U,N2-- n7,m6 225134,330420 2 1 32"
    )
    s = GAME.parse_position(position)
    look = Lookout(s)
    assert look.sky.hauls(s.rockets[1]) != []  # it is in reach
    assert after(position, thinking=True).steps


def test_whoever_has_no_flight_left_has_a_hyperdrive_to_try() -> None:
    """OO-4.14 Behind, with one token left that must not be taken, there still is something to try."""
    s = GAME.parse_position(
        "oort1 A0--,B0--,C0--,D0--,E0--/F0--,G0--,H0--,I0--,J0--/K0--,L0--,M0--,N0--,O0-U a1,c1 232323,323231 1 0 41"
    )
    assert GAME.judgement.tries(s, Random(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_tries_are_options_and_prospects_are_chances(seats: int) -> None:
    """Whatever is asked: some actions, each once and allowed; for each seat a number between 0 and 1."""
    for seed in seeds(2):
        rng = Random(seed)
        s = GAME.new(seats, {"setup": seed})
        while s.steps and s.move < 120:
            tries = GAME.judgement.tries(s, rng)
            allowed = options(s)
            assert tries
            assert len(set(map(str, tries))) == len(tries)
            assert all(allowed.contains(action) for action in tries)
            prospects = GAME.judgement.prospects(s, seats)
            assert len(prospects) == seats
            assert all(0.0 < chance < 1.0 for chance in prospects)
            if seats == 2:
                assert sum(prospects) == pytest.approx(1.0)
            play(s, rng.choice(tries[:6]) if rng.random() < 0.8 else GAME.judgement.rollout(s, rng))


def test_the_chart_knows_who_can_raid_whom() -> None:
    """OO-5.4, OO-5.5 With two rockets, exactly what the rules themselves allow, and every haul that they allow."""
    for seed in seeds(3):
        rng = Random(seed)
        s = GAME.new(2, {"setup": seed})
        s.holdings = ((0, 0, 0, 0, 0, 0), (1, 1, 1, 1, 1, 1))
        while not isinstance(s.steps[-1], MoveRocket):
            play(s, rng.choice(legal(s)))
        chart = chart_of(s)
        for _ in range(12):
            mine, other = rng.sample(s.board.open_cells, 2)
            s.rockets = (mine, other)
            raids = any("+2" in turn for turn in GAME.turns(s))
            assert bool(chart.prey[mine][other]) == raids, GAME.position(s)
            assert not (raids and is_adjacent(mine, other))


def test_hopes_follow_the_scoring_tile() -> None:
    """OO-2.9 Where nothing is left to hope for points are all; where a set pays more its last token is worth more."""
    full = (5, 5, 5, 5, 5, 5)
    none = (0, 0, 0, 0, 0, 0)
    assert Prices(STANDARD_WORTH, 2).value(full, none) == points(full)
    bag, lying = (1, 1, 1, 1, 1, 0), (2, 2, 2, 2, 2, 2)
    rich = Prices(Worth(STANDARD_WORTH.tokens, 50), 2).hand(bag, lying)
    usual = Prices(STANDARD_WORTH, 2).hand(bag, lying)
    assert rich.taking[5] > usual.taking[5] > usual.taking[0]
    assert usual.losing[5] == 0.0
