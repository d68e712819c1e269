"""The records of a position, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.components import box_of
from starboard.games.interstellar.domains import (
    ANSWER,
    CARD,
    HAZARD,
    KINDS,
    MOST_CARDS,
    MOST_HELD,
    MOST_KEPT,
    MOST_LOST,
    MOST_QUEUED,
    NO_ONE_OR_SEAT,
    NODE,
    ORACLE,
    PLANET,
    RACE,
    SEATS,
    STATUS,
)
from starboard.kernel import (
    BITS,
    COUNT,
    FLAG,
    KNOWERS,
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
    known_to,
    many,
    number,
)

NO_HOLDER: Final = -1
FIRST_DRAWN: Final = -1
"""4.8 The first player is drawn."""
SEAT_BITS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048)
KNOWER_BITS: Final = tuple([known_to([seat]) for seat in range(12)])
"""The value of `known_by` for one seat."""


class Setting(Record):
    """15. What is settled before the game: seats, board, options, the cards counted, a box of one's own."""

    FIELDS = fields(
        seats=number(2, 12),
        systems=number(2, 12),
        keep_hazards=FLAG,
        long_inhibitor=FLAG,
        free_races=FLAG,
        closet=FLAG,
        compact=FLAG,
        arrange=FLAG,
        clock=number(0, 1000),
        first=NO_ONE_OR_SEAT,
        manifest=many(number(0, MOST_CARDS), least=KINDS, most=KINDS),
        custom=TEXT,
    )
    DERIVED = ("box", "near", "nodes", "cards", "dotted")

    def __init__(
        self,
        seats: int,
        systems: int,
        keep_hazards: bool,
        long_inhibitor: bool,
        free_races: bool,
        closet: bool,
        compact: bool,
        arrange: bool,
        clock: int,
        first: int,
        manifest: tuple[int, ...],
        custom: str,
    ) -> None:
        self.seats: Final = seats
        self.systems: Final = systems
        self.keep_hazards: Final = keep_hazards
        self.long_inhibitor: Final = long_inhibitor
        self.free_races: Final = free_races
        self.closet: Final = closet
        self.compact: Final = compact
        self.arrange: Final = arrange
        self.clock: Final = clock
        self.first: Final = first
        self.manifest: Final = manifest
        self.custom: Final = custom
        self.box: Final = box_of(custom)
        self.near: Final = self.box.near[systems]
        self.nodes: Final = 5 * systems + 1
        self.cards: Final = tuple([card for card, copies in enumerate(manifest) for _ in range(copies)])
        sets = 2 if seats > 6 else 1
        dots = self.box.dots
        # 15.5 With two copies one Oracle is out.
        self.dotted: Final = tuple([dots[card] * (1 if card == ORACLE else sets) for card in range(KINDS)])

    @property
    def two_copies(self) -> bool:
        """15.5 Whether two copies of the game are on the table."""
        return self.seats > 6


class Slot(Record):
    """14.2 One card lying face down, with a number that never changes, and who knows it."""

    FIELDS = fields(number=NUMBER, card=Seen(KNOWERS, CARD), known_by=BITS)

    def __init__(self, number: int, card: int, known_by: int) -> None:  # generated: make generate
        self.number: Final = number
        self.card: Final = card
        self.known_by: Final = known_by


class Player(Part):
    """5.1, 14.1 One seat: its token, its secret hand (sorted), and its sealed answer while a window is open."""

    FIELDS = fields(
        seat=SEAT,
        race=RACE,
        grey=FLAG,
        place=NODE,
        status=STATUS,
        hand=Seen(OWNER, many(CARD, most=MOST_HELD)),
        answer=Seen(OWNER, ANSWER),
    )

    def __init__(
        self, seat: int, race: int, grey: bool, place: int, status: int, hand: tuple[int, ...], answer: int
    ) -> None:  # generated: make generate
        self.seat = seat
        self.race = race
        self.grey = grey
        self.place = place
        self.status = status
        self.hand = hand
        self.answer = answer

    def clone(self) -> Player:  # generated: make generate
        return Player(self.seat, self.race, self.grey, self.place, self.status, self.hand, self.answer)


class Galaxy(State):
    """The whole position. Tuples over nodes begin with the Nebula, tuples over seats with seat 0.

    `planets` holds each node's planet, 0 once it has vanished. `top` holds cards set apart from the shuffled `pile`:
    the seed deck during set-up, or the first cards of a draw pile whose order a scenario names. `spoils` is the dead's
    hand while the victor chooses. `searched` lists the nodes searched in this turn, and `taken` says that a card was
    taken in one of these searches. `reshuffled` says that the discards have been made a pile. Sets of seats are bits;
    `arrived` holds who has left the planet of the set-up.
    """

    OVER_RULE = "IO-1.6"
    FIELDS = fields(
        steps=STEPS,
        setting=Setting,
        players=many(Player, least=2, most=12),
        turn=NUMBER,
        active=SEAT,
        regular=SEAT,
        queue=many(SEAT, most=MOST_QUEUED),
        moved=FLAG,
        searched=many(NODE, most=60),
        taken=FLAG,
        xenocached=FLAG,
        struck=FLAG,
        arrived=SEATS,
        encountered=SEATS,
        fallen=SEATS,
        scavenged=SEATS,
        entropy=FLAG,
        half=number(0, 1),
        holder=NO_ONE_OR_SEAT,
        planets=many(PLANET, most=61),
        hazards=many(HAZARD, most=61),
        under=many(many(Slot, most=MOST_CARDS), most=61),
        slots=many(NUMBER, most=61),
        spared=many(number(0, 2), most=61),
        tokens=many(number(0, 3), most=61),
        lose_turns=many(number(0, MOST_LOST), most=12),
        kept=many(many(HAZARD, most=MOST_KEPT), most=12),
        pile=Seen(COUNT, many(CARD, most=MOST_CARDS)),
        top=Seen(COUNT, many(CARD, most=MOST_CARDS), ordered=True),
        discard=many(CARD, most=MOST_CARDS),
        spoils=many(Slot, most=MOST_HELD),
        reshuffled=FLAG,
    )

    def __init__(
        self,
        steps: list[Step],
        setting: Setting,
        players: tuple[Player, ...],
        turn: int,
        active: int,
        regular: int,
        queue: tuple[int, ...],
        moved: bool,
        searched: tuple[int, ...],
        taken: bool,
        xenocached: bool,
        struck: bool,
        arrived: int,
        encountered: int,
        fallen: int,
        scavenged: int,
        entropy: bool,
        half: int,
        holder: int,
        planets: tuple[int, ...],
        hazards: tuple[int, ...],
        under: tuple[tuple[Slot, ...], ...],
        slots: tuple[int, ...],
        spared: tuple[int, ...],
        tokens: tuple[int, ...],
        lose_turns: tuple[int, ...],
        kept: tuple[tuple[int, ...], ...],
        pile: tuple[int, ...],
        top: tuple[int, ...],
        discard: tuple[int, ...],
        spoils: tuple[Slot, ...],
        reshuffled: bool,
    ) -> None:  # generated: make generate
        self.steps = steps
        self.setting = setting
        self.players = players
        self.turn = turn
        self.active = active
        self.regular = regular
        self.queue = queue
        self.moved = moved
        self.searched = searched
        self.taken = taken
        self.xenocached = xenocached
        self.struck = struck
        self.arrived = arrived
        self.encountered = encountered
        self.fallen = fallen
        self.scavenged = scavenged
        self.entropy = entropy
        self.half = half
        self.holder = holder
        self.planets = planets
        self.hazards = hazards
        self.under = under
        self.slots = slots
        self.spared = spared
        self.tokens = tokens
        self.lose_turns = lose_turns
        self.kept = kept
        self.pile = pile
        self.top = top
        self.discard = discard
        self.spoils = spoils
        self.reshuffled = reshuffled

    def clone(self) -> Galaxy:  # generated: make generate
        return Galaxy(
            self.steps.copy(),
            self.setting,
            tuple([part.clone() for part in self.players]),
            self.turn,
            self.active,
            self.regular,
            self.queue,
            self.moved,
            self.searched,
            self.taken,
            self.xenocached,
            self.struck,
            self.arrived,
            self.encountered,
            self.fallen,
            self.scavenged,
            self.entropy,
            self.half,
            self.holder,
            self.planets,
            self.hazards,
            self.under,
            self.slots,
            self.spared,
            self.tokens,
            self.lose_turns,
            self.kept,
            self.pile,
            self.top,
            self.discard,
            self.spoils,
            self.reshuffled,
        )
