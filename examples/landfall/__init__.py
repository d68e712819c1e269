"""Landfall: hold one card, draw one, play one; the greatest ship afloat at nightfall finds the lights of the port."""

from __future__ import annotations

from typing import Final

from starboard.kernel.actions import Action
from starboard.kernel.errors import Refusal
from starboard.kernel.game import Game, Options, Outcome
from starboard.kernel.kinds import BITS, FLAG, STEPS, Domain, many, number, seats
from starboard.kernel.records import COUNT, KNOWERS, OWNER, Part, Record, Seen, fields, is_known, known_to, without
from starboard.kernel.steps import Chance, Choice, Effect, Event, State, pieces

NAMES: Final = ("gull", "lookout", "cutter", "lighthouse", "tide", "ferry", "smuggler", "flagship")
GULL, LOOKOUT, CUTTER, LIGHTHOUSE, TIDE, FERRY, SMUGGLER, FLAGSHIP = range(8)
BOX: Final = [card for card, copies in enumerate((5, 2, 2, 2, 2, 1, 1, 1)) for _ in range(copies)]
SEAT: Final = seats(4)
LIGHTS: Final = 3
CARD: Final = Domain("card", NAMES, box=BOX)
GUESS: Final = Domain("card", NAMES)  # a card that is named, which shows no piece


class Held(Record):
    """2. A card in a hand. Its holder knows it, and whoever has seen it there since the holder last played."""

    FIELDS = fields(card=Seen(KNOWERS, CARD), known_by=BITS)


class Ship(Part):
    """1. A player has a hand, cards played face up, lights; is afloat or sunk, and sheltered or not."""

    FIELDS = fields(seat=SEAT, hand=many(Held), played=many(CARD), afloat=FLAG, safe=FLAG, lights=number(0, LIGHTS))

    def cards(self) -> list[int]:
        """The cards of the hand, the one held longer first."""
        return [held.card for held in self.hand]


class Sea(State):
    """1. The players, a deck that nobody sees, and whose turn it is."""

    OVER_RULE = "LF-12"
    FIELDS = fields(steps=STEPS, ships=many(Ship), deck=Seen(COUNT, many(CARD)), turn=SEAT)

    def deal(self) -> None:
        """1. For a round all sixteen cards are shuffled, and each player draws one."""
        self.deck = CARD.box
        for ship in self.ships:
            ship.hand, ship.played, ship.afloat, ship.safe = (), (), True, False
        self.then(NextTurn())
        self.then_all([Draw(ship.seat) for ship in self.ships])

    def afloat(self, first: int = 0) -> list[int]:
        """The seats still afloat, in their order from this one on."""
        return [ship.seat for ship in self.ships[first:] + self.ships[:first] if ship.afloat]

    def targets(self, card: int) -> list[int]:
        """3. Whom a card can be aimed at: others afloat and not sheltered, a tide also at oneself, some at nobody."""
        if card in (LIGHTHOUSE, SMUGGLER, FLAGSHIP):
            return []
        return [seat for seat in self.afloat() if (card == TIDE if seat == self.turn else not self.ships[seat].safe)]

    def discard(self, seat: int, card: int) -> None:
        """3. A card goes face up before its player. Who had seen the hand cannot be sure of it any more."""
        ship = self.ships[seat]
        cards = ship.cards()
        cards.remove(card)
        ship.hand = tuple([Held(other, known_to([seat])) for other in cards])
        ship.played += (card,)

    def sink(self, seat: int) -> None:
        """3. Who sinks is out of the round, and lays the hand down face up."""
        ship = self.ships[seat]
        ship.played += tuple(ship.cards())
        ship.hand = ()
        ship.afloat = False
        self.tell(Tested(seat, True))

    def show(self, seat: int, viewer: int) -> None:
        """5. A player's hand is shown to another."""
        ship = self.ships[seat]
        ship.hand = tuple([Held(held.card, held.known_by | known_to([viewer])) for held in ship.hand])
        self.tell(Looked(viewer, seat, ship.hand[0].card))


class Tested(Event):
    """A player was in danger, and sank or did not."""

    TELLING = True
    FIELDS = fields(seat=SEAT, sunk=FLAG)


class Lit(Event):
    """A player showed the greatest card and won a light."""

    TELLING = True
    FIELDS = fields(seat=SEAT, card=GUESS)


class Looked(Event):
    """A player has seen another's card."""

    FIELDS = fields(seat=SEAT, target=SEAT, card=Seen(OWNER, CARD))


class Play(Action):
    """3. Play a card that is aimed at nobody."""

    TEXT = "{card}"
    FIELDS = fields(card=CARD)


class PlayAt(Action):
    """3. Play a card, aimed at a player."""

    TEXT = "{card} {target}"
    FIELDS = fields(card=CARD, target=SEAT)


class Guess(Action):
    """4. Play a gull at a player, and name the card that it looks for."""

    TEXT = "gull {target} {guess}"
    FIELDS = fields(target=SEAT, guess=GUESS)


class Drawn(Action):
    """Chance: this player draws this card."""

    TEXT = "draw {seat} {card}"
    FIELDS = fields(seat=SEAT, card=Seen(OWNER, CARD))


PLAYS: Final[list[tuple[int, Play | PlayAt | Guess]]] = [
    *[(card, Play(card)) for card in range(8)],
    *[(card, PlayAt(card, seat)) for card in (LOOKOUT, CUTTER, TIDE, FERRY) for seat in range(4)],
    *[(GULL, Guess(seat, guess)) for seat in range(4) for guess in range(1, 8)],
]


class Draw(Chance[Sea, Drawn]):
    """2. A player draws a card, which nobody else sees: one before the game, one in each turn."""

    RULE = "LF-2"
    FIELDS = fields(seat=SEAT)

    def outcomes(self, s: Sea) -> list[tuple[Drawn, int]]:
        return pieces(s.deck, lambda card: Drawn(self.seat, card))

    def take(self, s: Sea, outcome: Drawn) -> None:
        s.deck = without(s.deck, outcome.card)
        s.ships[self.seat].hand += (Held(outcome.card, known_to([self.seat])),)


class NextTurn(Effect[Sea]):
    """2. The next player afloat leaves shelter, draws and plays. Night falls when one card, or one ship, is left."""

    RULE = "LF-2"

    def run(self, s: Sea) -> None:
        s.turn = s.afloat(s.turn + 1)[0]
        if len(s.deck) < 2 or len(s.afloat()) < 2:
            s.then(Nightfall())
        else:
            s.ships[s.turn].safe = False
            s.then(Draw(s.turn), PlayCard())


class PlayCard(Choice[Sea, Play | PlayAt | Guess]):
    """3. One of two cards is played face up and aimed, if that is its way; where nobody can be its aim, it is lost."""

    RULE = "LF-3"

    def who(self, s: Sea) -> int:
        return s.turn

    def candidates(self, s: Sea) -> list[Play | PlayAt | Guess]:
        cards = s.ships[s.turn].cards()
        return [play for card, play in PLAYS if card in cards]

    def why_not(self, s: Sea, action: Play | PlayAt | Guess) -> Refusal | None:
        cards = s.ships[s.turn].cards()
        card = GULL if isinstance(action, Guess) else action.card
        named = (("card", NAMES[card]),)
        if card not in cards:
            return Refusal("LF-3", "no-card", named)
        if SMUGGLER in cards and card in (TIDE, FERRY):
            return Refusal("LF-10", "smuggler-first", named)
        if isinstance(action, Play):
            return Refusal("LF-3", "aim-it", named) if s.targets(card) else None
        if action.target not in s.targets(card) or (card == GULL and isinstance(action, PlayAt)):
            return Refusal("LF-3", "no-target", (("seat", action.target + 1), *named))
        return Refusal("LF-4", "no-gull") if isinstance(action, Guess) and action.guess == GULL else None

    def take(self, s: Sea, action: Play | PlayAt | Guess) -> None:
        card = GULL if isinstance(action, Guess) else action.card
        s.discard(s.turn, card)
        s.ships[s.turn].safe = card == LIGHTHOUSE  # 7. Nobody aims at who is sheltered.
        s.then(NextTurn())
        if not isinstance(action, Play):
            s.then(Meet(card, action.target, action.guess if isinstance(action, Guess) else -1))
        elif card == FLAGSHIP:
            s.then(Meet(card, s.turn, -1))


class Meet(Effect[Sea]):
    """3. A card takes effect, and what it shows everybody may see."""

    RULE = "LF-3"
    REVEALS = True
    FIELDS = fields(card=GUESS, target=SEAT, guess=GUESS)

    def run(self, s: Sea) -> None:
        mine, theirs = s.ships[s.turn], s.ships[self.target]
        if self.card == GULL:  # 4. Whoever holds the card that was named, which is no gull, sinks.
            if self.guess in theirs.cards():
                s.sink(self.target)
            else:
                s.tell(Tested(self.target, False))
        elif self.card == TIDE:  # 8. A hand is washed away, and another card drawn.
            s.discard(self.target, theirs.cards()[0])
            s.then(Meet(FLAGSHIP, self.target, -1) if theirs.played[-1] == FLAGSHIP else Draw(self.target))
        elif self.card == FLAGSHIP:  # 11. Whoever lays down the flagship sinks.
            s.sink(self.target)
        else:
            s.show(self.target, s.turn)  # 5. A lookout sees the other's hand.
            if self.card != LOOKOUT:
                s.show(s.turn, self.target)
            if self.card == FERRY:  # 9. A ferry carries the two hands across; both know what they gave.
                mine.hand, theirs.hand = theirs.hand, mine.hand
            elif self.card == CUTTER and mine.cards() != theirs.cards():  # 6. Of two hands the lesser sinks.
                s.sink(s.turn if mine.cards() < theirs.cards() else self.target)


class Nightfall(Effect[Sea]):
    """12. At nightfall the greatest ship afloat wins a light, equals one each; who has three wins the game."""

    RULE = "LF-12"
    REVEALS = True

    def run(self, s: Sea) -> None:
        greatest = max([ship.cards() for ship in s.ships])
        for ship in s.ships:
            if ship.cards() == greatest:
                ship.lights += 1
                s.tell(Lit(ship.seat, greatest[0]))
        if all(ship.lights < LIGHTS for ship in s.ships):
            s.deal()


class Landfall(Game[Sea]):
    """1. Two to four players play rounds until somebody has three lights."""

    name = "landfall"
    seats = (2, 3, 4)
    seats_rule = "LF-1"
    actions = (Play, PlayAt, Guess)
    outcomes = (Drawn,)
    endings = ("lights",)

    def start(self, seats: int, options: Options) -> Sea:
        s = Sea([], tuple([Ship(seat, (), (), True, False, 0) for seat in range(seats)]), (), seats - 1)
        s.deal()
        return s

    def outcome(self, s: Sea) -> Outcome | None:
        return None if s.steps else Outcome.ranked("lights", [ship.lights for ship in s.ships])

    def possible(self, s: Sea) -> bool:
        """Every seat is at its place, and all afloat hold as many cards as the steps say."""
        last = s.steps[0] if s.steps else None
        owed = [step.seat for step in s.steps[1:] if isinstance(step, Draw)]
        fits = isinstance(last, NextTurn | PlayCard | None)
        fits &= len(owed) == len(s.steps[1:]) and len(owed) <= len(s.deck) and 0 <= s.turn < len(s.ships)
        for seat, ship in enumerate(s.ships):
            holds = ship.afloat + (seat == s.turn and isinstance(last, PlayCard)) - owed.count(seat)
            fits &= ship.seat == seat and (not s.steps or (len(ship.hand) == holds and ship.lights < LIGHTS))
            fits &= all(is_known(held.known_by, seat) for held in ship.hand)
        return fits and bool(s.afloat())


GAME: Final = Landfall()
