"""How a browser's page lays a galaxy out: what everybody holds, what lies at each space, and what goes next."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import CARD, HAZARD, MOST_HELD, NO_HAZARD, RACE, SPACE, STATUS
from starboard.games.interstellar.questions import limit, removal_pauses
from starboard.games.interstellar.rules.entropy import next_to_go
from starboard.games.interstellar.state import Galaxy, Player, Slot
from starboard.kernel import COUNT, FLAG, OWNER, SEAT, UNKNOWN, Part, Record, Seen, fields, many, replaced
from starboard.kernel.kinds import NUMBER, number


class Pilot(Part):
    """One seat: race, where it is, its hand, the hazards it keeps, the Oracle, turns that it loses, and its hand limit.

    The limit of a hand that is not seen is 0: it would betray the Codex (14.1).
    """

    FIELDS = fields(
        seat=SEAT,
        hand=Seen(OWNER, many(CARD, most=MOST_HELD)),
        race=RACE,
        space=SPACE,
        status=STATUS,
        oracle=FLAG,
        kept=many(HAZARD),
        losing=number(0, 99),
        limit=number(0, 8),
    )

    def __init__(
        self,
        seat: int,
        hand: tuple[int, ...],
        race: int,
        space: int,
        status: int,
        oracle: bool,
        kept: tuple[int, ...],
        losing: int,
        limit: int,
    ) -> None:  # generated: make generate
        self.seat = seat
        self.hand = hand
        self.race = race
        self.space = space
        self.status = status
        self.oracle = oracle
        self.kept = kept
        self.losing = losing
        self.limit = limit

    def clone(self) -> Pilot:  # generated: make generate
        return Pilot(
            self.seat, self.hand, self.race, self.space, self.status, self.oracle, self.kept, self.losing, self.limit
        )


class Spot(Record):
    """A space: who is there, its hazard, the cards under it, its tokens, and how long it is spared."""

    FIELDS = fields(
        space=SPACE,
        here=many(SEAT),
        hazard=HAZARD,
        cards=many(Slot),
        tokens=number(0, 9),
        spared=number(0, 9),
    )

    def __init__(
        self, space: int, here: tuple[int, ...], hazard: int, cards: tuple[Slot, ...], tokens: int, spared: int
    ) -> None:  # generated: make generate
        self.space: Final = space
        self.here: Final = here
        self.hazard: Final = hazard
        self.cards: Final = cards
        self.tokens: Final = tokens
        self.spared: Final = spared


class Chart(Record):
    """The table: everybody, the piles, the spaces that are left, and which planet goes next (11.4).

    With two copies `after` goes at the turn end that follows, and all waits where removal pauses (15.5).
    """

    FIELDS = fields(
        pilots=many(Pilot),
        round=NUMBER,
        pile=Seen(COUNT, many(CARD)),
        discard=many(CARD),
        spoils=many(Slot),
        spots=many(Spot),
        due=SPACE,
        after=SPACE,
        pauses=FLAG,
    )

    def __init__(
        self,
        pilots: tuple[Pilot, ...],
        round: int,  # noqa: A002  # the rules' own word
        pile: tuple[int, ...],
        discard: tuple[int, ...],
        spoils: tuple[Slot, ...],
        spots: tuple[Spot, ...],
        due: int,
        after: int,
        pauses: bool,
    ) -> None:  # generated: make generate
        self.pilots: Final = pilots
        self.round: Final = round
        self.pile: Final = pile
        self.discard: Final = discard
        self.spoils: Final = spoils
        self.spots: Final = spots
        self.due: Final = due
        self.after: Final = after
        self.pauses: Final = pauses


def laid(seen: Galaxy) -> Chart:
    """Return a position as it is drawn: first the spaces where somebody is, then the others."""
    pilots = [
        Pilot(
            player.seat,
            player.hand,
            player.race,
            seen.planets[player.place],
            player.status,
            seen.holder == player.seat,
            seen.kept[player.seat],
            seen.lose_turns[player.seat],
            _limit(player),
        )
        for player in seen.players
    ]
    spots = [_spot(seen, node) for node in range(len(seen.planets)) if not node or seen.planets[node]]
    spots.sort(key=lambda spot: (not spot.here, spot.space))
    due, after = _going(seen)
    pile = seen.pile + seen.top
    pauses = due != UNKNOWN and removal_pauses(seen)
    return Chart(tuple(pilots), seen.turn, pile, seen.discard, seen.spoils, tuple(spots), due, after, pauses)


def _limit(player: Player) -> int:
    return 0 if UNKNOWN in player.hand else limit(player.race, player.hand)


def _going(seen: Galaxy) -> tuple[int, int]:
    """11.4, 15.5 Return the planet that goes next, and with two copies the one after it; UNKNOWN where none does."""
    node = next_to_go(seen) if seen.entropy else -1
    if node < 0:
        return UNKNOWN, UNKNOWN
    if not seen.setting.two_copies:
        return seen.planets[node], UNKNOWN
    later = seen.clone()
    later.planets = replaced(seen.planets, node, 0)
    later.half = 1 - seen.half
    then = next_to_go(later)
    return seen.planets[node], later.planets[then] if then > 0 else UNKNOWN


def _spot(seen: Galaxy, node: int) -> Spot:
    here = tuple([player.seat for player in seen.players if player.place == node])
    hazard = seen.hazards[node]
    shown = UNKNOWN if hazard == NO_HAZARD else hazard
    return Spot(seen.planets[node], here, shown, seen.under[node], seen.tokens[node], seen.spared[node])
