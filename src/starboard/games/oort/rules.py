"""The rules of Oort in the order of the rulebook: set-up and placement, movement, taking and raiding, the end."""

from __future__ import annotations

from typing import Final

from starboard.games.oort.actions import (
    DRIVES,
    FLIGHTS,
    PLACEMENTS,
    RAIDS,
    SPARES,
    WAYS_ON,
    Coast,
    Exit,
    Fly,
    Hyperdrive,
    Moves,
    Place,
    Raid,
    Spare,
)
from starboard.games.oort.board import FIRST_HOLE, board_of, is_adjacent
from starboard.games.oort.domains import (
    CELLS,
    DIRECTION,
    LETTERS,
    PER_TYPE,
    ROCKET,
    SLOTS,
    STEP,
    TYPES,
)
from starboard.games.oort.events import Ended, Flew, Jumped, Took
from starboard.games.oort.outcomes import TILES, TOKENS, TURNS, Tile, Token, Turn
from starboard.games.oort.questions import entered, slide
from starboard.games.oort.refusals import (
    DRIVE_ASTEROID,
    DRIVE_OWN,
    DRIVE_ROCKET,
    EXIT_IS_ENTRY,
    EXIT_NO_WORMHOLE,
    EXIT_TAKEN,
    NO_WORMHOLE,
    RAID_EMPTY,
    RAID_NO_SUCH,
    RAID_NOBODY,
    RAID_NOT_ADJACENT,
    RAID_OTHER,
    RAID_WAS_ADJACENT,
    ROCKET_AHEAD,
    TILE_TAKEN,
)
from starboard.games.oort.state import GONE, Cloud
from starboard.kernel import ActionSet, Chance, Choice, Effect, Refusal, fields
from starboard.kernel.records import replaced

# 3. Set-up and placement


class LayTile(Chance[Cloud, Tile]):
    """OO-3.2 The 15 tiles are laid at random, from the north-west corner on."""

    RULE = "OO-3.2"

    def outcomes(self, s: Cloud) -> list[tuple[Tile, int]]:
        return [(tile, 1) for tile in TILES if LETTERS[tile.tile] not in s.layout]

    def take(self, s: Cloud, outcome: Tile) -> None:
        s.layout += LETTERS[outcome.tile]
        s.then(TURN_TILE)


class TurnTile(Chance[Cloud, Turn]):
    """OO-3.3 Each tile also gets a random orientation."""

    RULE = "OO-3.3"

    def outcomes(self, s: Cloud) -> list[tuple[Turn, int]]:
        return [(turn, 1) for turn in TURNS]

    def take(self, s: Cloud, outcome: Turn) -> None:
        s.layout += str(outcome.rotation)
        if len(s.layout) < 2 * SLOTS:
            s.then(LAY_TILE)


class PutTokens(Effect[Cloud]):
    """OO-3.4 Every marked asteroid receives a token of the type printed on it."""

    RULE = "OO-3.4"

    def run(self, s: Cloud) -> None:
        s.board = board_of(s.tiles, s.layout)
        s.tokens = tuple(s.board.printed)


class ScatterToken(Chance[Cloud, Token]):
    """OO-3.5 In the variant, the 30 tokens are shuffled onto the marked asteroids, whatever is printed there."""

    RULE = "OO-3.5"

    def outcomes(self, s: Cloud) -> list[tuple[Token, int]]:
        left = [PER_TYPE - s.tokens.count(kind) for kind in range(len(TYPES))]
        return [(token, left[token.type]) for token in TOKENS if left[token.type]]

    def take(self, s: Cloud, outcome: Token) -> None:
        s.tokens = (*s.tokens, outcome.type)
        if len(s.tokens) < 2 * SLOTS:
            s.then(SCATTER_TOKEN)
        else:
            s.board = board_of(s.tiles, s.layout)


class PlaceRocket(Choice[Cloud, Place]):
    """OO-3.7 In turn order each player puts the rocket on the wormhole of a tile that holds no rocket."""

    RULE = "OO-3.7"

    def who(self, s: Cloud) -> int:
        return s.turn

    def candidates(self, s: Cloud) -> list[Place]:
        return PLACEMENTS

    def why_not(self, s: Cloud, action: Place) -> Refusal | None:
        if not s.board.is_hole[action.square]:
            return NO_WORMHOLE[action.square]
        if action.square in s.rockets:
            return TILE_TAKEN[action.square]
        return None

    def take(self, s: Cloud, action: Place) -> None:
        s.rockets = replaced(s.rockets, s.turn, action.square)
        s.then(TAKE_TOKENS, END_TURN)


# 4. Movement


class MoveRocket(Choice[Cloud, Fly | Hyperdrive]):
    """OO-4.2 In each turn the player must move the own rocket once, by impulse engine or by hyperdrive."""

    RULE = "OO-4.2"

    def who(self, s: Cloud) -> int:
        return s.turn

    def candidates(self, s: Cloud) -> list[Fly | Hyperdrive]:
        return [*FLIGHTS, *[DRIVES[cell] for cell in s.board.open_cells]]

    def why_not(self, s: Cloud, action: Fly | Hyperdrive) -> Refusal | None:
        if isinstance(action, Fly):
            return self._why_not_fly(s, action.direction)
        return self._why_not_drive(s, action.square)

    def _why_not_fly(self, s: Cloud, direction: int) -> Refusal | None:
        """OO-4.4 A flight must enter at least one space."""
        own = s.rockets[s.turn]
        wall = s.board.wall(direction * CELLS + own)
        if wall is not None:
            return wall
        ahead = own + STEP[direction]
        if ahead in s.rockets:
            return ROCKET_AHEAD[ahead]
        return None

    def _why_not_drive(self, s: Cloud, square: int) -> Refusal | None:
        """OO-4.12 Not on an asteroid, not on a rocket, not on the space it already occupies."""
        if not s.board.is_open[square]:
            return DRIVE_ASTEROID[square]
        if square == s.rockets[s.turn]:
            return DRIVE_OWN[square]
        if square in s.rockets:
            return DRIVE_ROCKET[square]
        return None

    def actions(self, s: Cloud) -> ActionSet:
        return Moves(
            s.board, s.rockets, [flight for flight in FLIGHTS if self._why_not_fly(s, flight.direction) is None]
        )

    def take(self, s: Cloud, action: Fly | Hyperdrive) -> None:
        s.idle += 1
        if isinstance(action, Hyperdrive):
            s.rockets = replaced(s.rockets, s.turn, action.square)  # OO-4.13 nothing is taken and nobody is raided
            s.then(END_TURN)
        elif entered(s, action.direction):
            s.then(JUMPS[action.direction])
        else:
            land(s, action.direction, slide(s, action.direction, s.rockets[s.turn]), -1)


class Jump(Choice[Cloud, Coast | Exit]):
    """OO-4.7 On entering a wormhole during the flight, the pilot may jump, at most once per turn."""

    RULE = "OO-4.7"
    FIELDS = fields(direction=DIRECTION)

    def __init__(self, direction: int) -> None:  # generated: make generate
        self.direction: Final = direction

    def who(self, s: Cloud) -> int:
        return s.turn

    def candidates(self, s: Cloud) -> list[Coast | Exit]:
        return WAYS_ON

    def why_not(self, s: Cloud, action: Coast | Exit) -> Refusal | None:
        """OO-4.8 The jump leads to another open wormhole."""
        if isinstance(action, Coast):
            return None
        square = action.square
        if not s.board.is_hole[square]:
            return EXIT_NO_WORMHOLE[square]
        own = s.rockets[s.turn]
        if square in s.rockets and square != own:
            return EXIT_TAKEN[square]
        first = own + STEP[self.direction] * FIRST_HOLE[self.direction * CELLS + own]
        if square == first and entered(s, self.direction) == [square]:
            return EXIT_IS_ENTRY[square]
        return None

    def take(self, s: Cloud, action: Coast | Exit) -> None:
        if isinstance(action, Exit):
            land(s, self.direction, slide(s, self.direction, action.square), action.square)
        else:
            land(s, self.direction, slide(s, self.direction, s.rockets[s.turn]), -1)


def land(s: Cloud, direction: int, end: int, exit_hole: int) -> None:
    """OO-4.3 End the flight on its last space: then come taking, raiding and the end of the turn."""
    me = s.turn
    start = s.rockets[me]
    s.rockets = replaced(s.rockets, me, end)
    if s.told is not None:
        if exit_hole < 0:
            s.tell(Flew(me, direction, start, end))
        else:
            s.tell(Jumped(me, direction, start, exit_hole, end))
    s.then(END_TURN)
    s.then_all(
        [
            RAID_ROCKETS[victim]
            for victim in range(len(s.rockets))
            if is_adjacent(end, s.rockets[victim]) and raid_barrier(s, victim, start) is None
        ]
    )
    s.then(TAKE_TOKENS)


# 5. Taking and raiding


class TakeTokens(Effect[Cloud]):
    """OO-5.1 After placement or an impulse flight the player takes all tokens adjacent to the final space."""

    RULE = "OO-5.1"

    def run(self, s: Cloud) -> None:
        me = s.turn
        spots = [spot for spot in s.board.nearby[s.rockets[me]] if s.tokens[spot] != GONE]
        if not spots:
            return
        if s.told is not None:
            types = tuple([s.tokens[spot] for spot in spots])
            s.tell(Took(me, types, tuple([s.board.spots[spot] for spot in spots])))
        tokens = list(s.tokens)
        bag = list(s.holdings[me])
        for spot in spots:
            bag[tokens[spot]] += 1
            tokens[spot] = GONE
        s.tokens = tuple(tokens)
        put_holding(s, me, bag)
        s.idle = 0


def raid_barrier(s: Cloud, victim: int, start: int) -> Refusal | None:
    """OO-5.4, OO-5.5 Why a rocket may not be raided by who began the turn on the start, or None where it may."""
    me = s.turn
    if victim >= len(s.rockets) or victim == me:
        return RAID_NOBODY[victim]
    place = s.rockets[victim]
    if not is_adjacent(s.rockets[me], place):
        return RAID_NOT_ADJACENT[victim]
    if is_adjacent(start, place):
        return RAID_WAS_ADJACENT[victim]
    if not any(s.holdings[victim]):
        return RAID_EMPTY[victim]
    return None


class RaidRocket(Choice[Cloud, Raid | Spare]):
    """OO-5.4 The player may also take one token from each other rocket adjacent to the final space."""

    RULE = "OO-5.4"
    FIELDS = fields(victim=ROCKET)

    def __init__(self, victim: int) -> None:  # generated: make generate
        self.victim: Final = victim

    def who(self, s: Cloud) -> int:
        return s.turn

    def candidates(self, s: Cloud) -> list[Raid | Spare]:
        return [SPARES[self.victim], *RAIDS[self.victim]]

    def why_not(self, s: Cloud, action: Raid | Spare) -> Refusal | None:
        if action.victim != self.victim:
            return RAID_OTHER[self.victim]
        if isinstance(action, Raid) and not s.holdings[self.victim][action.type]:
            return RAID_NO_SUCH[self.victim][action.type]
        return None

    def take(self, s: Cloud, action: Raid | Spare) -> None:
        if isinstance(action, Raid):
            robbed = list(s.holdings[self.victim])
            robbed[action.type] -= 1
            put_holding(s, self.victim, robbed)
            bag = list(s.holdings[s.turn])
            bag[action.type] += 1
            put_holding(s, s.turn, bag)


def put_holding(s: Cloud, seat: int, bag: list[int]) -> None:
    """Give a seat this holding."""
    s.holdings = replaced(s.holdings, seat, tuple(bag))


# 6. End of the game


class EndTurn(Effect[Cloud]):
    """OO-6.1 Play stops as soon as no token is left; else the next player has the turn."""

    RULE = "OO-6.1"

    def run(self, s: Cloud) -> None:
        s.move += 1
        # Only a turn that took a token can sweep the board, so most turns need no look at it.
        ending = ending_of(s) if not s.idle or s.idle == s.drought else ""
        if ending:
            if s.told is not None:
                s.tell(Ended(ending, s.idle))
            s.finish()
        else:
            s.then(next_turn(s))


def ending_of(s: Cloud) -> str:
    """OO-6.1, OO-6.2 Whether the board is swept or the drought has come; empty while the game goes on."""
    if not s.lying:
        return "swept"
    return "drought" if s.drought and s.idle >= s.drought else ""


def next_turn(s: Cloud) -> PlaceRocket | MoveRocket:
    """OO-3.10 When all have placed, ordinary turns start."""
    return PLACE_ROCKET if s.move <= len(s.rockets) else MOVE_ROCKET


LAY_TILE: Final = LayTile()
TURN_TILE: Final = TurnTile()
PUT_TOKENS: Final = PutTokens()
SCATTER_TOKEN: Final = ScatterToken()
PLACE_ROCKET: Final = PlaceRocket()
MOVE_ROCKET: Final = MoveRocket()
JUMPS: Final = [Jump(direction) for direction in range(8)]
TAKE_TOKENS: Final = TakeTokens()
RAID_ROCKETS: Final = [RaidRocket(victim) for victim in range(4)]
END_TURN: Final = EndTurn()
