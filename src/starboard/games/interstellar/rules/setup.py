"""4. Set-up: planets, hazards, the seed deck, races, hands. Every deal is one decision of chance."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Arrange, PickRace
from starboard.games.interstellar.actions.constants import ARRANGE, PICK_RACE
from starboard.games.interstellar.board import INNER, OUTER, is_inner, node_of, own_system
from starboard.games.interstellar.domains import (
    HAZARD,
    KINDS,
    LAYOUTS,
    NO_RACE,
    NODE,
    ORACLE,
    ORDER,
    RACE,
    SET_SIZE,
    copy_of,
    number_of,
    planet_of,
)
from starboard.games.interstellar.outcomes import (
    CARD_DEALT,
    FIRST_PLAYER,
    HAZARD_DEALT,
    PLANET_DEALT,
    SEED_ADDED,
    CardDealt,
    FirstPlayer,
    HazardDealt,
    PlanetDealt,
    SeedAdded,
)
from starboard.games.interstellar.questions import clockwise, put_under, with_card, without
from starboard.games.interstellar.rules.acts import DrawCards, counted
from starboard.games.interstellar.rules.refusals import NO_RACE_NAMED, NOT_YOUR_RACE, RACE_TAKEN
from starboard.games.interstellar.rules.turn import StartTurn
from starboard.games.interstellar.state import FIRST_DRAWN, Galaxy
from starboard.kernel import Chance, Effect, Refusal, SeatChoice, fields, many, number, replaced

FIRST_OUTER: Final = 13


class DrawFirst(Chance[Galaxy, FirstPlayer]):
    """4.8 Chance names the first player."""

    RULE = "IO-4.8"

    def outcomes(self, s: Galaxy) -> list[tuple[FirstPlayer, int]]:
        return [(FIRST_PLAYER[seat], 1) for seat in range(s.setting.seats)]

    def take(self, s: Galaxy, outcome: FirstPlayer) -> None:
        s.active = s.regular = outcome.seat


class SetUp(Effect[Galaxy]):
    """4.1 The whole set-up in its order (4.1-4.7)."""

    RULE = "IO-4.1"

    def run(self, s: Galaxy) -> None:
        s.then(DealPlanet(1), PLANETS_DEALT)
        if s.setting.first == FIRST_DRAWN:
            s.then(DrawFirst())
        else:
            s.active = s.regular = s.setting.first


class DealPlanet(Chance[Galaxy, PlanetDealt]):
    """4.1 A random planet for each node, inner or outer; with two copies i0 takes set 1 and i1 set 2 (15.5)."""

    RULE = "IO-4.1"
    FIELDS = fields(node=NODE)

    def __init__(self, node: int) -> None:  # generated: make generate
        self.node: Final = node

    def outcomes(self, s: Galaxy) -> list[tuple[PlanetDealt, int]]:
        inner = is_inner(self.node)
        numbers = range(1, FIRST_OUTER) if inner else range(FIRST_OUTER, SET_SIZE + 1)
        copies: tuple[int, ...] = (0,)
        if s.setting.two_copies:
            copies = (1 + (self.node - 1) % 5,) if inner else (1, 2)
        spaces = [planet_of(number, copy) for copy in copies for number in numbers]
        return [(PLANET_DEALT[space], 1) for space in spaces if space not in s.planets]

    def take(self, s: Galaxy, outcome: PlanetDealt) -> None:
        s.planets = replaced(s.planets, self.node, outcome.space)
        if self.node + 1 < s.setting.nodes:
            s.then(DealPlanet(self.node + 1))


class PlanetsDealt(Effect[Galaxy]):
    """15.8 With `arrange` the players lay their planets, in turn order; then hazards and seeds follow (4.2, 4.3)."""

    RULE = "IO-15.8"

    def run(self, s: Galaxy) -> None:
        s.then(DealHazard(1), PREPARE_SEEDS, SEEDS_DEALT)
        if s.setting.arrange:
            s.then_all([ArrangePlanets(seat) for seat in clockwise(s, s.active)])


PLANETS_DEALT: Final = PlanetsDealt()


class ArrangePlanets(SeatChoice[Galaxy, Arrange]):
    """15.8 Lay the own two inner and three outer planets as wished, in one decision of twelve."""

    RULE = "IO-15.8"

    def candidates(self, s: Galaxy) -> list[Arrange]:
        return ARRANGE

    def why_not(self, s: Galaxy, action: Arrange) -> Refusal | None:
        return None

    def take(self, s: Galaxy, action: Arrange) -> None:
        first = own_planets(s, self.seat)[0]
        laid = tuple([s.planets[first + place] for place in LAYOUTS[action.layout]])
        s.planets = s.planets[:first] + laid + s.planets[first + len(laid) :]


class DealHazard(Chance[Galaxy, HazardDealt]):
    """4.2 One hazard face up on each inner planet."""

    RULE = "IO-4.2"
    FIELDS = fields(node=NODE)

    def __init__(self, node: int) -> None:  # generated: make generate
        self.node: Final = node

    def outcomes(self, s: Galaxy) -> list[tuple[HazardDealt, int]]:
        sets = 2 if s.setting.two_copies else 1
        copies = s.setting.box.hazard_copies
        found: list[tuple[HazardDealt, int]] = []
        for hazard in range(1, HAZARD.size):
            left = copies[hazard] * sets - s.hazards.count(hazard)
            if left > 0:
                found.append((HAZARD_DEALT[hazard], left))
        return found

    def take(self, s: Galaxy, outcome: HazardDealt) -> None:
        s.hazards = replaced(s.hazards, self.node, outcome.hazard)
        for node in range(self.node + 1, s.setting.nodes):
            if is_inner(node):
                s.then(DealHazard(node))
                return


class PrepareSeeds(Effect[Galaxy]):
    """4.3 The seed deck: the dotted cards, and random others until there is one for each inner planet (15.5)."""

    RULE = "IO-4.3"

    def run(self, s: Galaxy) -> None:
        needed = 2 * s.setting.systems
        if s.setting.compact:
            s.pile = without(s.pile, ORACLE)
            s.top = (ORACLE,)
            s.then(AddSeeds(needed - 1))
            return
        for card in range(KINDS):
            for _ in range(s.setting.dotted[card]):
                s.pile = without(s.pile, card)
                s.top = with_card(s.top, card)
        s.then(AddSeeds(needed - len(s.top)))


PREPARE_SEEDS: Final = PrepareSeeds()


class AddSeeds(Effect[Galaxy]):
    """4.3 Cards still wanted in the seed deck are picked at random."""

    RULE = "IO-4.3"
    FIELDS = fields(left=number(0, 24))

    def __init__(self, left: int) -> None:  # generated: make generate
        self.left: Final = left

    def run(self, s: Galaxy) -> None:
        if self.left:
            s.then(AddSeed(self.left))


class AddSeed(Chance[Galaxy, SeedAdded]):
    """4.3 A random card of the others; on the compact board a random dotted one."""

    RULE = "IO-4.3"
    FIELDS = fields(left=number(0, 24))

    def __init__(self, left: int) -> None:  # generated: make generate
        self.left: Final = left

    def outcomes(self, s: Galaxy) -> list[tuple[SeedAdded, int]]:
        if not s.setting.compact:
            return [(SEED_ADDED[card], copies) for card, copies in counted(s.pile)]
        dotted = s.setting.dotted
        return [
            (SEED_ADDED[card], dotted[card] - s.top.count(card))
            for card in range(KINDS)
            if dotted[card] > s.top.count(card)
        ]

    def take(self, s: Galaxy, outcome: SeedAdded) -> None:
        s.pile = without(s.pile, outcome.card)
        s.top = with_card(s.top, outcome.card)
        s.then(AddSeeds(self.left - 1))


class SeedsDealt(Effect[Galaxy]):
    """4.3 Then one seed under each inner planet, one card under each outer planet, and the races are picked (4.4)."""

    RULE = "IO-4.3"

    def run(self, s: Galaxy) -> None:
        order = tuple(clockwise(s, s.active))
        systems = range(s.setting.systems)
        inner = tuple([node_of(system, place) for system in systems for place in INNER])
        outer = tuple([node_of(system, place) for system in systems for place in OUTER])
        s.then(DealUnder(inner + outer), RacePicks(order))


SEEDS_DEALT: Final = SeedsDealt()


class DealUnder(Chance[Galaxy, CardDealt]):
    """4.4 A card face down under each planet: seeds while there are any, then equipment. Nobody sees it (4.3, 4.9)."""

    RULE = "IO-4.4"
    FIELDS = fields(nodes=many(NODE, least=1, most=60))

    def __init__(self, nodes: tuple[int, ...]) -> None:  # generated: make generate
        self.nodes: Final = nodes

    def outcomes(self, s: Galaxy) -> list[tuple[CardDealt, int]]:
        return [(CARD_DEALT[card], copies) for card, copies in counted(s.top or s.pile)]

    def take(self, s: Galaxy, outcome: CardDealt) -> None:
        if s.top:
            s.top = without(s.top, outcome.card)
        else:
            s.pile = without(s.pile, outcome.card)
        put_under(s, self.nodes[0], outcome.card, 0)
        if len(self.nodes) > 1:
            s.then(DealUnder(self.nodes[1:]))


class RacePicks(Effect[Galaxy]):
    """4.5 Races are picked in turn order; with two copies the planet of set 1 names the race (15.5)."""

    RULE = "IO-4.5"
    FIELDS = fields(order=ORDER)

    def __init__(self, order: tuple[int, ...]) -> None:  # generated: make generate
        self.order: Final = order

    def run(self, s: Galaxy) -> None:
        if not self.order:
            s.then(DealHands(tuple(clockwise(s, s.active))))
            return
        seat = self.order[0]
        s.then(RacePicks(self.order[1:]))
        if s.setting.two_copies and not s.setting.free_races:
            settle_race(s, seat, race_at(s, first_home(s, seat)))
        else:
            s.then(ChooseRace(seat))


def race_at(s: Galaxy, node: int) -> int:
    """Return the race whose home is the inner planet of this number."""
    return s.setting.box.homes.index(number_of(s.planets[node]))


def own_planets(s: Galaxy, seat: int) -> tuple[int, int]:
    """Return the nodes of the two inner planets of the seat's system."""
    system = own_system(seat, s.setting.seats, compact=s.setting.compact)
    return node_of(system, 0), node_of(system, 1)


def first_home(s: Galaxy, seat: int) -> int:
    """15.5, 15.8 Return the node of the seat's set 1 planet, wherever it was laid."""
    first, second = own_planets(s, seat)
    return second if copy_of(s.planets[second]) == 1 else first


def settle_race(s: Galaxy, seat: int, race: int) -> None:
    """4.5, 4.6 The token stands, colour up, on the race's home; with free races away from it on i0 as laid (15.3)."""
    first, second = own_planets(s, seat)
    p = s.players[seat]
    p.race = race
    if not s.setting.two_copies:
        p.place = second if race_at(s, second) == race else first
    else:
        p.place = first if s.setting.free_races else first_home(s, seat)


class ChooseRace(SeatChoice[Galaxy, PickRace]):
    """4.5 Pick one of the two races of your own inner planets; with free races any that nobody has (15.3)."""

    RULE = "IO-4.5"

    def candidates(self, s: Galaxy) -> list[PickRace]:
        if s.setting.free_races:
            return PICK_RACE[1 : RACE.size]
        first, second = own_planets(s, self.seat)
        return [PICK_RACE[race] for race in sorted((race_at(s, first), race_at(s, second)))]

    def why_not(self, s: Galaxy, action: PickRace) -> Refusal | None:
        race = action.race
        if s.setting.free_races:
            if race == NO_RACE:
                return NO_RACE_NAMED
            return RACE_TAKEN if any(p.race == race for p in s.players) else None
        first, second = own_planets(s, self.seat)
        return None if race in (race_at(s, first), race_at(s, second)) else NOT_YOUR_RACE

    def take(self, s: Galaxy, action: PickRace) -> None:
        settle_race(s, self.seat, action.race)


class DealHands(Effect[Galaxy]):
    """4.7 Five cards to each player; the rest is the draw pile, and the first player begins."""

    RULE = "IO-4.7"
    FIELDS = fields(order=ORDER)

    def __init__(self, order: tuple[int, ...]) -> None:  # generated: make generate
        self.order: Final = order

    def run(self, s: Galaxy) -> None:
        if self.order:
            s.then(DrawCards(self.order[0], 5, 0), DealHands(self.order[1:]))
        else:
            s.then(StartTurn(False))
