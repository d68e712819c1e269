"""What a quick player knows of Oort: what a holding is worth, which flights deserve a look, how to fly blindly.

Who only takes what is best now goes by `worth` and `candidates`. A search goes by `prospects` and `tries`: what
holdings may still become, what the rockets can take and raid next, and who wins if the last token is taken.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, ClassVar, Final

from starboard.games.oort.actions import COAST, DRIVES, EXITS, FLIGHTS, PLACES, RAIDS, SPARES, Fly
from starboard.games.oort.board import FIRST_HOLE
from starboard.games.oort.domains import CELLS, STEP, WORMHOLES
from starboard.games.oort.questions import entered
from starboard.games.oort.rules import Jump, MoveRocket, RaidRocket, ending_of
from starboard.games.oort.scoring import points
from starboard.games.oort.state import GONE, Cloud
from starboard.games.oort.tactics.lookout import WEIGHTS, WON, Lookout, Weights
from starboard.kernel import Action, Judgement, State, legal, options

if TYPE_CHECKING:
    from random import Random

IMPULSE_FIRST: Final = 0.8
"""How often a blind pilot flies instead of driving: all moves alike would be almost pure hyperdrive (section 11)."""
PROMISE: Final = 0.4
"""What a token is worth besides its points, so that pairs and sets begin."""
LOOKS: Final = 24
"""How many hyperdrives are looked at when no flight takes anything."""
DOUBT: Final = 0.02
"""What is never sure while a game goes on, so that a win now is better than any win to come."""
CHANCE_TO_END: Final = 8.0
"""What it counts, in points, that a later flight may win the game at once."""


class OortJudgement(Judgement):
    """Points now, and a little for what each token may still become; for a search, what comes next as well."""

    rounds: ClassVar[int] = 12000
    horizon: ClassVar[int] = 0
    width: ClassVar[int] = 1
    widening: ClassVar[float] = 0.5
    daring: ClassVar[float] = 0.1
    weights: ClassVar[Weights] = WEIGHTS
    """What counts beside the holdings, for who tunes it."""

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

    def prospects(self, s: Cloud, seats: int) -> list[float]:
        look = Lookout(s)
        worths = [hand.value for hand in look.hands]
        me = s.turn
        now = self._now(look, s, me)
        if now >= WON / 2:
            return [1.0 - DOUBT if seat == me else DOUBT for seat in range(seats)]
        worths[me] += now
        for seat in range(seats):
            if seat != me:
                worths[seat] += WEIGHTS.later * min(look.best_flight(seat), CHANCE_TO_END)
        return _chances(worths, WEIGHTS.sway0 + WEIGHTS.sway1 * sqrt(float(look.sky.lying)))

    def _now(self, look: Lookout, s: Cloud, me: int) -> float:
        """What who has the turn can make of it."""
        top = s.steps[-1]
        if isinstance(top, MoveRocket):
            best = look.best_flight(me)
            return best if best >= WON else WEIGHTS.tempo * best
        if isinstance(top, Jump):
            swings = look.swings(me)
            return max([look.landing(me, end, swings) for _, end in look.ends(top.direction)])
        if isinstance(top, RaidRocket):
            return look.best_raid(me, top.victim)
        swings = look.swings(me)
        return max([look.haul_worth(look.sky.haul(hole), swings, me) for hole in WORMHOLES if hole not in s.rockets])

    def tries(self, s: State, rng: Random) -> list[Action]:
        assert isinstance(s, Cloud)
        look = Lookout(s)
        me = s.turn
        top = s.steps[-1]
        if isinstance(top, MoveRocket):
            return self._moves(look, s, me)
        if isinstance(top, RaidRocket):
            victim = top.victim
            bag = s.holdings[victim]
            kinds = [kind for kind in range(len(bag)) if bag[kind]]
            kinds.sort(key=lambda kind: -look.raid_worth(me, victim, kind))
            return [*[RAIDS[victim][kind] for kind in kinds], SPARES[victim]]
        swings = look.swings(me)
        rated: list[tuple[float, int, Action]] = []
        if isinstance(top, Jump):
            for hole, end in look.ends(top.direction):
                rated.append((self._after(look, me, end, swings), end, EXITS[hole] if hole >= 0 else COAST))
        else:
            for hole in WORMHOLES:
                if hole not in s.rockets:
                    worth = look.haul_worth(look.sky.haul(hole), swings, me)
                    worth += WEIGHTS.later * look.best_haul(me, hole, swings)
                    rated.append((worth, hole, PLACES[hole]))
        return _ordered(rated)

    def _after(self, look: Lookout, me: int, end: int, swings: list[float]) -> float:
        """What a flight is worth that ends on a space, with what the next one could take."""
        return look.landing(me, end, swings) + WEIGHTS.later * min(look.best_haul(me, end, swings), CHANCE_TO_END)

    def _moves(self, look: Lookout, s: Cloud, me: int) -> list[Action]:
        """Flights by the best of their ends, and hyperdrives to where a good flight could begin unharmed."""
        swings = look.swings(me)
        rated: list[tuple[float, int, Action]] = []
        for flight in FLIGHTS:
            ends = look.ends(flight.direction)
            if ends:
                best = max([self._after(look, me, end, swings) for _, end in ends])
                rated.append((best, flight.direction, flight))
        for cell in look.drives(me, swings):
            worth = WEIGHTS.later * min(look.best_haul(me, cell, swings), CHANCE_TO_END)
            worth -= WEIGHTS.tempo * look.danger(me, cell)
            rated.append((worth, 8 + cell, DRIVES[cell]))
        return _ordered(rated)

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


def _ordered(rated: list[tuple[float, int, Action]]) -> list[Action]:
    """Return actions by what they are worth, the best first; where one wins the game at once, none that does not."""
    rated.sort(key=lambda one: (-one[0], one[1]))
    wins = [action for worth, _, action in rated if worth >= WON / 2]
    return wins or [action for _, _, action in rated]


def _chances(worths: list[float], sway: float) -> list[float]:
    """What seats may expect by what they are worth: half for being first, half for leaving others behind."""
    seats = len(worths)
    if seats == 2:
        odds = DOUBT + (1.0 - 2.0 * DOUBT) / (1.0 + exp(min(50.0, (worths[1] - worths[0]) / sway)))
        return [odds, 1.0 - odds]
    most = max(worths)
    shares = [exp((worth - most) / sway) for worth in worths]
    total = sum(shares)
    found: list[float] = []
    for seat in range(seats):
        behind = 0.0
        for other in range(seats):
            if other != seat:
                behind += 1.0 / (1.0 + exp(min(50.0, (worths[other] - worths[seat]) / sway)))
        odds = 0.5 * shares[seat] / total + 0.5 * behind / (seats - 1)
        found.append(DOUBT + (1.0 - 2.0 * DOUBT) * odds)
    return found
