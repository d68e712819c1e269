"""11. The Oracle and the end of the universe: pull, removal, evacuation, drift."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, ChooseDelay, Go, Pass, Play
from starboard.games.interstellar.actions.constants import CHOOSE_DELAY, GO, PASS
from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import INHIBITOR, LAST_PLANET, NEBULA, NO_WINNER, NODE, ORACLE, PASSED_PULL
from starboard.games.interstellar.events import (
    Ended,
    PlanetDoomed,
    PlanetSpared,
    PlanetVanished,
    RemovalPaused,
    TokenTaken,
)
from starboard.games.interstellar.events.fights import Passed
from starboard.games.interstellar.questions import (
    clockwise,
    has_struck,
    highest_planet,
    inner_spaces,
    is_planet,
    left_of,
    lowest_planet,
    node_at,
    oracle_under,
    removal_pauses,
    set_under,
)
from starboard.games.interstellar.rules.acts import (
    begin_entropy,
    fly_to,
    leave_oracle,
)
from starboard.games.interstellar.rules.flight import flight, flights, why_no_flight
from starboard.games.interstellar.rules.refusals import EVACUATE_TO_PLANET, NOT_IN_PLAY, PULL_TO_PLANET
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Action, Choice, Effect, Refusal, SeatChoice, fields, replaced

MOST_STAYS: Final = 2
"""11.5 A planet can be spared at most twice in a game."""


class PullHolder(Effect[Galaxy]):
    """11.9 The holder may not end his own turn in the Nebula."""

    RULE = "IO-11.9"

    def run(self, s: Galaxy) -> None:
        if s.holder == s.active and s.players[s.active].place == NEBULA:
            s.then(AvoidPull(s.active), PICK_WHERE)


PULL_HOLDER: Final = PullHolder()


class AvoidPull(SeatChoice[Galaxy, Action]):
    """11.9 T-PULL: the holder may first play a Move, a Wormhole or the Alar's ability that ends on a planet."""

    RULE = "IO-11.9"
    TAKES = (Play, Ability, Pass)
    PACED = True  # 7.7

    def candidates(self, s: Galaxy) -> list[Action]:
        return [*flights(s.players[self.seat]), PASS]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        return None if isinstance(action, Pass) else why_no_flight(s.players[self.seat], action, self.RULE)

    def take(self, s: Galaxy, action: Action) -> None:
        if not isinstance(action, Pass):
            s.then(flight(s, self.seat, action, to_planet=True))
        elif s.told is not None:
            s.tell(Passed(self.seat, PASSED_PULL))


class PickWhere(Effect[Galaxy]):
    """11.9 Else his left neighbour picks any inner planet in play."""

    RULE = "IO-11.9"

    def run(self, s: Galaxy) -> None:
        if s.players[s.active].place == NEBULA:
            s.then(PullTo(left_of(s, s.active)))


PICK_WHERE: Final = PickWhere()


class PullTo(SeatChoice[Galaxy, Go]):
    """11.9 The left neighbour picks the inner planet that the holder's token goes to."""

    RULE = "IO-11.9"

    def candidates(self, s: Galaxy) -> list[Go]:
        return [GO[space] for space in inner_spaces(s)]

    def why_not(self, s: Galaxy, action: Go) -> Refusal | None:
        node = node_at(s, action.space)
        if node < 0:
            return NOT_IN_PLAY
        return None if is_inner(node) else PULL_TO_PLANET

    def take(self, s: Galaxy, action: Go) -> None:
        fly_to(s, s.active, node_at(s, action.space))


class RemovePlanet(Effect[Galaxy]):
    """11.4 Once entropy runs, the highest planet goes, unless a token or an Inhibitor keeps it (11.8, 11.12, 15.5)."""

    RULE = "IO-11.4"
    REVEALS = True  # that an Inhibitor is there

    def run(self, s: Galaxy) -> None:
        if not s.entropy:
            if not has_struck(s):
                return
            begin_entropy(s, by_clock=True)
        elif removal_pauses(s):
            if s.told is not None:
                s.tell(RemovalPaused())
            return
        node = next_to_go(s)
        s.half = 1 - s.half
        if s.tokens[node]:
            s.tokens = replaced(s.tokens, node, s.tokens[node] - 1)
            if s.told is not None:
                s.tell(TokenTaken(s.planets[node], s.tokens[node]))
        elif s.spared[node] < MOST_STAYS and any(slot.card == INHIBITOR for slot in s.under[node]):
            spare(s, node)
        else:
            s.then(Vanish(node))
            doomed = [seat for seat in clockwise(s, s.active) if s.players[seat].place == node]
            s.then_all([Evacuate(seat) for seat in doomed])
            if doomed and s.told is not None:
                s.tell(PlanetDoomed(s.planets[node]))


REMOVE_PLANET: Final = RemovePlanet()


def next_to_go(s: Galaxy) -> int:
    """11.4, 15.5 Return the node whose planet is due: with two copies Charmed and Strange systems take turns."""
    nodes = s.setting.nodes
    if not s.setting.two_copies:
        return highest_planet(s, range(1, nodes))
    middle = 1 + nodes // 2
    halves = (range(1, middle), range(middle, nodes))
    node = highest_planet(s, halves[s.half])
    return node if node > 0 else highest_planet(s, halves[1 - s.half])


def spare(s: Galaxy, node: int) -> None:
    """11.5, 15.2 The Inhibitor with the lowest slot is revealed and discarded, and the planet stays."""
    cards = s.under[node]
    place = [slot.card for slot in cards].index(INHIBITOR)
    set_under(s, node, cards[:place] + cards[place + 1 :])
    s.discard = (*s.discard, INHIBITOR)
    s.spared = replaced(s.spared, node, s.spared[node] + 1)
    if s.told is not None:
        s.tell(PlanetSpared(s.planets[node]))
    if s.setting.long_inhibitor:
        s.then(Delay(node))


class Delay(Choice[Galaxy, ChooseDelay]):
    """15.2 T-DELAY: the active player chooses 1 to 4 turn ends of delay; tokens lie for all but this one."""

    RULE = "IO-15.2"
    FIELDS = fields(node=NODE)

    def __init__(self, node: int) -> None:  # generated: make generate
        self.node: Final = node

    def who(self, s: Galaxy) -> int:
        return s.active

    def candidates(self, s: Galaxy) -> list[ChooseDelay]:
        return CHOOSE_DELAY

    def why_not(self, s: Galaxy, action: ChooseDelay) -> Refusal | None:
        return None

    def take(self, s: Galaxy, action: ChooseDelay) -> None:
        s.tokens = replaced(s.tokens, self.node, action.turns)


class Evacuate(SeatChoice[Galaxy, Action]):
    """11.7 T-EVAC: who is on the vanishing planet goes to an adjacent planet, or uses a movement card or ability."""

    RULE = "IO-11.7"
    TAKES = (Play, Ability, Go)

    def candidates(self, s: Galaxy) -> list[Action]:
        return [*flights(s.players[self.seat]), *[GO[space] for space in self._ways_out(s)]]

    def _ways_out(self, s: Galaxy) -> list[int]:
        near = s.setting.near[s.players[self.seat].place]
        planets = sorted([s.planets[node] for node in near if is_planet(s, node)])
        return planets or [NEBULA]

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, Go):
            return None if action.space in self._ways_out(s) else EVACUATE_TO_PLANET
        return why_no_flight(s.players[self.seat], action, self.RULE)

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, Go):
            fly_to(s, self.seat, node_at(s, action.space))
        else:
            s.then(flight(s, self.seat, action))


class Vanish(Effect[Galaxy]):
    """11.4 The planet goes, its cards are discarded, its Oracle drifts; the last one ends the game (11.6, 11.10)."""

    RULE = "IO-11.4"
    REVEALS = True  # the cards under the planet
    FIELDS = fields(node=NODE)

    def __init__(self, node: int) -> None:  # generated: make generate
        self.node: Final = node

    def run(self, s: Galaxy) -> None:
        node = self.node
        drifts = oracle_under(s, node)
        cards = tuple([slot.card for slot in s.under[node] if slot.card != ORACLE])
        if s.told is not None:
            s.tell(PlanetVanished(s.planets[node], cards))
        s.discard = s.discard + cards
        s.planets = replaced(s.planets, node, 0)
        s.hazards = replaced(s.hazards, node, 0)
        lowest = lowest_planet(s)
        if lowest > 0:
            set_under(s, node, ())
            if drifts:
                leave_oracle(s, lowest)
            return
        set_under(s, node, tuple([slot for slot in s.under[node] if slot.card == ORACLE]))
        if s.told is not None:
            s.tell(Ended(s.holder, LAST_PLANET if s.holder >= 0 else NO_WINNER))
        s.finish()
