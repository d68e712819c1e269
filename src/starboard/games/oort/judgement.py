"""What a quick player knows of Oort: what a holding is worth, which flights deserve a look, how to fly blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.oort.actions import Fly
from starboard.games.oort.board import FIRST_HOLE
from starboard.games.oort.domains import CELLS, STEP, WORMHOLES
from starboard.games.oort.questions import entered
from starboard.games.oort.rules import MoveRocket, ending_of
from starboard.games.oort.scoring import points
from starboard.games.oort.state import GONE, Cloud
from starboard.kernel import Action, Judgement, State, legal, options

if TYPE_CHECKING:
    from random import Random

IMPULSE_FIRST: Final = 0.8
"""How often a blind pilot flies instead of driving: all moves alike would be almost pure hyperdrive (section 11)."""
PROMISE: Final = 0.4
"""What a token is worth besides its points, so that pairs and sets begin."""
LOOKS: Final = 24
"""How many hyperdrives are looked at when no flight takes anything."""


class OortJudgement(Judgement):
    """Points now, and a little for what each token may still become."""

    def worth(self, s: Cloud, seat: int) -> float:
        mine = _value(s, seat)
        best = max(_value(s, other) for other in range(len(s.rockets)) if other != seat)
        if ending_of(s):
            return 1000.0 * _lead(s, seat) + mine - best  # never end a lost game
        return mine - 0.5 * best + 0.05 * within_reach(s, seat)

    def candidates(self, s: State, rng: Random) -> list[Action]:
        if not s.steps or not isinstance(s.steps[-1], MoveRocket):
            return legal(s)
        assert isinstance(s, Cloud)
        moves = options(s)
        flights = moves.count() - (len(s.board.open_cells) - len(s.rockets))
        worthwhile = [moves.nth(index) for index in range(flights)]
        drives = [moves.nth(rng.randrange(flights, moves.count())) for _ in range(LOOKS)]
        return worthwhile + sorted(set(drives), key=str)

    def rollout(self, s: State, rng: Random) -> Action:
        moves = options(s)
        count = moves.count()
        if not isinstance(s.steps[-1], MoveRocket):
            return moves.nth(rng.randrange(count))
        assert isinstance(s, Cloud)
        flights = count - (len(s.board.open_cells) - len(s.rockets))
        if flights and rng.random() < IMPULSE_FIRST:
            return self._any_flight(s, [moves.nth(index) for index in range(flights)], rng)
        return moves.nth(rng.randrange(flights, count))

    def _any_flight(self, s: Cloud, flights: list[Action], rng: Random) -> Action:
        """Any flight with or without a jump alike: a direction has as many chances as it has ways to go on."""
        own = s.rockets[s.turn]
        board = s.board
        exits = len(WORMHOLES)
        for rocket in s.rockets:
            if board.is_hole[rocket] and rocket != own:
                exits -= 1
        tickets: list[Action] = []
        for flight in flights:
            assert isinstance(flight, Fly)
            tickets.append(flight)
            if FIRST_HOLE[flight.direction * CELLS + own]:
                holes = len(entered(s, flight.direction))
                if holes:
                    tickets += [flight] * (exits - (1 if holes == 1 else 0))
        return tickets[rng.randrange(len(tickets))]


def _value(s: Cloud, seat: int) -> float:
    bag = s.holdings[seat]
    return points(bag, s.board.worth) + PROMISE * sum(bag)


def _lead(s: Cloud, seat: int) -> int:
    worth = s.board.worth
    mine = (points(s.holdings[seat], worth), sum(s.holdings[seat]))
    others = [(points(bag, worth), sum(bag)) for other, bag in enumerate(s.holdings) if other != seat]
    return 1 if mine > max(others) else 0 if mine == max(others) else -1


def within_reach(s: Cloud, seat: int) -> int:
    """How many tokens lie beside where plain flights from the seat's rocket would end, were it alone."""
    own = s.rockets[seat]
    ends = [own + STEP[way] * s.board.reach[way * CELLS + own] for way in range(8) if s.board.reach[way * CELLS + own]]
    return len({spot for end in ends for spot in s.board.nearby[end] if s.tokens[spot] != GONE})
