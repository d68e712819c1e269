"""What happened, for logs, animations and replays. Who sees what is declared on each field."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import DRAWS, HAZARD, NAMED, RACE, SPACE, USE, WINDOW
from starboard.kernel import BITS, FLAG, KNOWERS, NUMBER, OWNER, SEAT, TEXT, Event, Seen, fields, many, number


class TurnBegan(Event):
    """5.1 A turn began."""

    RULE = "IO-5.1"
    FIELDS = fields(seat=SEAT, turn=NUMBER, extra=FLAG)

    def __init__(self, seat: int, turn: int, extra: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.turn: Final = turn
        self.extra: Final = extra


class TurnLost(Event):
    """5.1 A player lost the turn."""

    RULE = "IO-5.1"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class WindowOpened(Event):
    """7.2 An open window."""

    RULE = "IO-7.2"
    FIELDS = fields(window=WINDOW)

    def __init__(self, window: int) -> None:  # generated: make generate
        self.window: Final = window


class CardPlayed(Event):
    """5.18 A card was played or paid, and lies on the discard pile."""

    RULE = "IO-5.18"
    FIELDS = fields(seat=SEAT, card=NAMED)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class CardShown(Event):
    """9.8 A weapon, a defense or a Hologram was used and stays in hand."""

    RULE = "IO-9.8"
    FIELDS = fields(seat=SEAT, card=NAMED)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class AbilityUsed(Event):
    """12. A race's ability was used; the token shows grey."""

    FIELDS = fields(seat=SEAT, race=RACE, use=USE)

    def __init__(self, seat: int, race: int, use: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.race: Final = race
        self.use: Final = use


class TokenRestored(Event):
    """12.13 The Kith token shows colour again."""

    RULE = "IO-12.13"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class Flew(Event):
    """5.5 A token went from one space to another."""

    RULE = "IO-5.5"
    FIELDS = fields(seat=SEAT, origin=SPACE, space=SPACE)

    def __init__(self, seat: int, origin: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.origin: Final = origin
        self.space: Final = space


class Challenged(Event):
    """8.2 A zero-space move: a player arrives where he is, to meet somebody there."""

    RULE = "IO-8.2"
    FIELDS = fields(seat=SEAT, space=SPACE)

    def __init__(self, seat: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space


class Searched(Event):
    """14.3 A search was named."""

    RULE = "IO-14.3"
    FIELDS = fields(seat=SEAT, space=SPACE)

    def __init__(self, seat: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space


class FoundNothing(Event):
    """6.5 A search ended with nothing: the searcher is no longer there, or no card is."""

    RULE = "IO-6.5"
    FIELDS = fields(seat=SEAT, space=SPACE)

    def __init__(self, seat: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space


class HazardOvercome(Event):
    """6.4 A hazard was overcome and left the planet."""

    RULE = "IO-6.4"
    FIELDS = fields(seat=SEAT, space=SPACE, hazard=HAZARD)

    def __init__(self, seat: int, space: int, hazard: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space
        self.hazard: Final = hazard


class HazardKept(Event):
    """15.1 An overcome hazard was kept."""

    RULE = "IO-15.1"
    FIELDS = fields(seat=SEAT, hazard=HAZARD)

    def __init__(self, seat: int, hazard: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.hazard: Final = hazard


class HazardDeployed(Event):
    """15.1 A kept hazard lies on a planet."""

    RULE = "IO-15.1"
    FIELDS = fields(seat=SEAT, space=SPACE, hazard=HAZARD)

    def __init__(self, seat: int, space: int, hazard: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space
        self.hazard: Final = hazard


class LookedUnder(Event):
    """14.3 Somebody looked at the cards under a planet; only they know which."""

    RULE = "IO-14.3"
    FIELDS = fields(seat=SEAT, space=SPACE, cards=Seen(OWNER, many(NAMED)))

    def __init__(self, seat: int, space: int, cards: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space
        self.cards: Final = cards


class LookedAtHand(Event):
    """13.13 Somebody looked at a hand; only they know it."""

    RULE = "IO-13.13"
    FIELDS = fields(seat=SEAT, whose=SEAT, cards=Seen(OWNER, many(NAMED)))

    def __init__(self, seat: int, whose: int, cards: tuple[int, ...]) -> None:  # generated: make generate
        self.seat: Final = seat
        self.whose: Final = whose
        self.cards: Final = cards


class CardTaken(Event):
    """14.2 A card was taken from a slot; all see which slot."""

    RULE = "IO-14.2"
    FIELDS = fields(seat=SEAT, space=SPACE, slot=NUMBER, card=Seen(OWNER, NAMED))

    def __init__(self, seat: int, space: int, slot: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space
        self.slot: Final = slot
        self.card: Final = card


class CardLaid(Event):
    """14.2 A hand card was laid under a planet, in a new slot."""

    RULE = "IO-14.2"
    FIELDS = fields(seat=SEAT, space=SPACE, slot=NUMBER, card=Seen(OWNER, NAMED))

    def __init__(self, seat: int, space: int, slot: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space
        self.slot: Final = slot
        self.card: Final = card


class InhibitorLaid(Event):
    """13.15 An Entropy Inhibitor was laid openly under a planet."""

    RULE = "IO-13.15"
    FIELDS = fields(seat=SEAT, space=SPACE)

    def __init__(self, seat: int, space: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.space: Final = space


class CardPassed(Event):
    """14.3 A card passed from one player to another; the two know which."""

    RULE = "IO-14.3"
    FIELDS = fields(seat=SEAT, receiver=SEAT, card=Seen(KNOWERS, NAMED), known_by=BITS)

    def __init__(self, seat: int, receiver: int, card: int, known_by: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.card: Final = card
        self.known_by: Final = known_by


class CardDiscarded(Event):
    """14.3 A card was discarded."""

    RULE = "IO-14.3"
    FIELDS = fields(seat=SEAT, card=NAMED)

    def __init__(self, seat: int, card: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.card: Final = card


class CardsDrawn(Event):
    """14.3 So many cards were drawn from the pile."""

    RULE = "IO-14.3"
    FIELDS = fields(seat=SEAT, count=DRAWS)

    def __init__(self, seat: int, count: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.count: Final = count


class Reshuffled(Event):
    """5.15 The discard pile became the draw pile."""

    RULE = "IO-5.15"
    FIELDS = fields(cards=NUMBER)

    def __init__(self, cards: int) -> None:  # generated: make generate
        self.cards: Final = cards


class TimeMachineQueued(Event):
    """5.14 A player will have an extra turn."""

    RULE = "IO-5.14"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class OracleGained(Event):
    """11.1 A player gained the Oracle."""

    RULE = "IO-11.1"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat


class OracleLeft(Event):
    """10.8, 11.6 The Oracle lies under a planet, known to all."""

    RULE = "IO-10.8"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class EntropyBegan(Event):
    """11.3, 11.12 Entropy began: by the Oracle, or by the clock; with two copies it may pause (15.5)."""

    RULE = "IO-11.3"
    FIELDS = fields(by_clock=FLAG, pauses=FLAG)

    def __init__(self, by_clock: bool, pauses: bool) -> None:  # generated: make generate
        self.by_clock: Final = by_clock
        self.pauses: Final = pauses


class RemovalPaused(Event):
    """15.5 With two copies no planet goes while nobody holds the Oracle."""

    RULE = "IO-15.5"


class PlanetSpared(Event):
    """11.5 An Entropy Inhibitor was revealed and discarded: the planet stays."""

    RULE = "IO-11.5"
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class TokenTaken(Event):
    """15.2 A delay token went instead of the planet."""

    RULE = "IO-15.2"
    FIELDS = fields(space=SPACE, left=number(0, 3))

    def __init__(self, space: int, left: int) -> None:  # generated: make generate
        self.space: Final = space
        self.left: Final = left


class PlanetDoomed(Event):
    """11.7 A planet is about to vanish, and those on it have to go: no Inhibitor lies there."""

    RULE = "IO-11.7"
    TELLING = True
    FIELDS = fields(space=SPACE)

    def __init__(self, space: int) -> None:  # generated: make generate
        self.space: Final = space


class PlanetVanished(Event):
    """11.4 A planet went to the box, and the cards under it to the discard pile."""

    RULE = "IO-11.4"
    FIELDS = fields(space=SPACE, cards=many(NAMED))

    def __init__(self, space: int, cards: tuple[int, ...]) -> None:  # generated: make generate
        self.space: Final = space
        self.cards: Final = cards


class Ended(Event):
    """1.6 The game is over: the winner's seat, or -1. A Trifecta that ends it was hidden."""

    RULE = "IO-1.6"
    TELLING = True
    FIELDS = fields(seat=SEAT, ending=TEXT)

    def __init__(self, seat: int, ending: str) -> None:  # generated: make generate
        self.seat: Final = seat
        self.ending: Final = ending
