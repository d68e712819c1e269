"""The records of a position: the shared cove, one Oracle per seat, and alone the Peddler."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.board import CELL_COUNT, EDGE_COUNT
from starboard.games.cove.components import board_of
from starboard.games.cove.components.tables import Board
from starboard.games.cove.domains import (
    ADVENTURER,
    BOAT,
    CELL,
    COLOUR,
    CORRUPTION,
    EDGE,
    ENDED,
    GOLD,
    GOODS,
    HOUR,
    LEVEL,
    MARK,
    PEOPLE,
    ROGUE_CARD,
    SPACE,
    TIME_TOKEN,
    TOWNSFOLK,
    WRITTEN,
)
from starboard.kernel import (
    COUNT,
    FLAG,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    TEXT,
    Part,
    Record,
    Seen,
    State,
    Step,
    fields,
    many,
    maybe,
    number,
)

# What an Oracle's Gold came from (`Oracle.earned`)
FROM_SMALL: Final = 0
FROM_LARGE: Final = 1
FROM_BLACK: Final = 2
FROM_X: Final = 3
FROM_MARKET_ICONS: Final = 4
SOURCES: Final = ("small", "large", "black", "x", "market")

ACTIVE: Final = 0
SUCCEEDED: Final = 1
FAILED: Final = 2


class Prediction(Record):
    """MC-9.20 So many icons in one colour; some crossed out; active, or ended by success or failure."""

    FIELDS = fields(colour=COLOUR, icons=number(1, 99), crossed=number(0, 99), ended=ENDED)

    def __init__(self, colour: int, icons: int, crossed: int, ended: int) -> None:  # generated: make generate
        self.colour: Final = colour
        self.icons: Final = icons
        self.crossed: Final = crossed
        self.ended: Final = ended


class Peddler(Record):
    """MC-18.1 The automatic opponent: its hour, its Gold, and its shelf as counts of the eight Goods."""

    FIELDS = fields(hour=HOUR, gold=NUMBER, shelf=GOODS)

    def __init__(self, hour: int, gold: int, shelf: tuple[int, ...]) -> None:  # generated: make generate
        self.hour: Final = hour
        self.gold: Final = gold
        self.shelf: Final = shelf


class Oracle(Part):
    """MC-4.8 A seat's own boards.

    `dish`: the halves of bone, voodoo, coin, d1 and d2, the Coin's face, the numbers of d1 and d2. `bubbles`: ±1
    filled, ±1 crossed out, Move 1 filled, Move 1 crossed out. `lines` and `filled`: edges and cells of the Star Chart
    in the order they were drawn and filled. `top` and `bottom`: numbers, 0 for an X. `marks`: the Faction Area, slots
    of one Faction side by side. `shelf`: counts of Charms then Tomes by colour; what the box has beyond them is her
    supply. `earned`: Gold by its source.
    """

    FIELDS = fields(
        seat=SEAT,
        gold=GOLD,
        hour=HOUR,
        figure=SPACE,
        dish=many(number(0, 4), least=8, most=8),
        bubbles=many(number(0, 99), least=4, most=4),
        lines=many(EDGE, most=EDGE_COUNT),
        filled=many(CELL, most=CELL_COUNT),
        predictions=many(Prediction, most=99),
        top=WRITTEN,
        bottom=WRITTEN,
        marks=many(MARK, most=36),
        staff=many(TOWNSFOLK, least=4, most=4),
        shelf=GOODS,
        corruption=Seen(OWNER, many(CORRUPTION)),
        earned=many(NUMBER, least=5, most=5),
    )

    def __init__(
        self,
        seat: int,
        gold: int,
        hour: int,
        figure: int,
        dish: tuple[int, ...],
        bubbles: tuple[int, ...],
        lines: tuple[int, ...],
        filled: tuple[int, ...],
        predictions: tuple[Prediction, ...],
        top: tuple[int, ...],
        bottom: tuple[int, ...],
        marks: tuple[int, ...],
        staff: tuple[int, ...],
        shelf: tuple[int, ...],
        corruption: tuple[int, ...],
        earned: tuple[int, ...],
    ) -> None:  # generated: make generate
        self.seat = seat
        self.gold = gold
        self.hour = hour
        self.figure = figure
        self.dish = dish
        self.bubbles = bubbles
        self.lines = lines
        self.filled = filled
        self.predictions = predictions
        self.top = top
        self.bottom = bottom
        self.marks = marks
        self.staff = staff
        self.shelf = shelf
        self.corruption = corruption
        self.earned = earned

    def clone(self) -> Oracle:  # generated: make generate
        return Oracle(
            self.seat,
            self.gold,
            self.hour,
            self.figure,
            self.dish,
            self.bubbles,
            self.lines,
            self.filled,
            self.predictions,
            self.top,
            self.bottom,
            self.marks,
            self.staff,
            self.shelf,
            self.corruption,
            self.earned,
        )


class Cove(State):
    """MC-19.1 The shared table.

    `order`: the round's starting stack, top first. `stack`: the time tokens as they came to their hours, the last on
    top; the number after the last seat is the Peddler. `market`: the hour of the Market token, 0 when it is off the
    clock. `bag`: counts by colour, Rogues last. `docks`: the boat at each dock, -1 for none; other boats are at sea.
    `landing`: Adventurers drawn and not yet seated. `square`, `townsfolk`, `dismissed`: the Town Square, the deck and
    the discards. `deck`, `discards`, `box`: the Corruption deck, its discards, and all in the game by their icons.
    """

    FIELDS = fields(
        steps=STEPS,
        components=TEXT,
        rogue_card=ROGUE_CARD,
        both_dice=FLAG,
        level=LEVEL,
        round=number(1, 3),
        turn=TIME_TOKEN,
        order=many(TIME_TOKEN, most=4),
        stack=many(TIME_TOKEN, most=4),
        market=HOUR,
        bag=many(PEOPLE, least=5, most=5),
        halls=many(PEOPLE, least=4, most=4),
        lair=PEOPLE,
        boats=many(many(ADVENTURER, most=9), least=6, most=6),
        docks=many(BOAT, least=4, most=4),
        landing=many(ADVENTURER, most=2),
        square=many(TOWNSFOLK, most=9),
        townsfolk=many(TOWNSFOLK, most=36),
        dismissed=many(TOWNSFOLK, most=36),
        deck=Seen(COUNT, many(CORRUPTION)),
        discards=Seen(COUNT, many(CORRUPTION)),
        box=many(NUMBER, least=2, most=2),
        oracles=many(Oracle, least=1, most=4),
        peddler=maybe(Peddler),
    )
    DERIVED = ("board",)
    OVER_RULE = "MC-17.1"

    def __init__(
        self,
        steps: list[Step],
        components: str,
        rogue_card: int,
        both_dice: bool,
        level: int,
        round: int,  # noqa: A002  # the rules' own word
        turn: int,
        order: tuple[int, ...],
        stack: tuple[int, ...],
        market: int,
        bag: tuple[int, ...],
        halls: tuple[int, ...],
        lair: int,
        boats: tuple[tuple[int, ...], ...],
        docks: tuple[int, ...],
        landing: tuple[int, ...],
        square: tuple[int, ...],
        townsfolk: tuple[int, ...],
        dismissed: tuple[int, ...],
        deck: tuple[int, ...],
        discards: tuple[int, ...],
        box: tuple[int, ...],
        oracles: tuple[Oracle, ...],
        peddler: Peddler | None,
    ) -> None:
        self.steps = steps
        self.components = components
        self.rogue_card = rogue_card
        self.both_dice = both_dice
        self.level = level
        self.round = round
        self.turn = turn
        self.order = order
        self.stack = stack
        self.market = market
        self.bag = bag
        self.halls = halls
        self.lair = lair
        self.boats = boats
        self.docks = docks
        self.landing = landing
        self.square = square
        self.townsfolk = townsfolk
        self.dismissed = dismissed
        self.deck = deck
        self.discards = discards
        self.box = box
        self.oracles = oracles
        self.peddler = peddler
        self.board: Board = board_of(components)

    def clone(self) -> Cove:  # generated: make generate
        return Cove(
            self.steps.copy(),
            self.components,
            self.rogue_card,
            self.both_dice,
            self.level,
            self.round,
            self.turn,
            self.order,
            self.stack,
            self.market,
            self.bag,
            self.halls,
            self.lair,
            self.boats,
            self.docks,
            self.landing,
            self.square,
            self.townsfolk,
            self.dismissed,
            self.deck,
            self.discards,
            self.box,
            tuple([part.clone() for part in self.oracles]),
            self.peddler,
        )


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple without the first such value."""
    left = list(values)
    left.remove(value)
    return tuple(left)


def fresh_oracle(board: Board, seat: int) -> Oracle:
    """MC-4.9, MC-4.11 An Oracle at set-up, before her Runes are rolled."""
    filled = board.bubbles_start
    return Oracle(
        seat,
        0,
        board.first_hour,
        5,
        (0, 0, 0, 0, 0, 0, 1, 1),
        (filled, 0, filled, 0),
        (),
        (),
        (),
        (),
        (),
        (0,) * (4 * board.slots),
        (-1, -1, -1, -1),
        (0,) * 8,
        (),
        (0,) * len(SOURCES),
    )
