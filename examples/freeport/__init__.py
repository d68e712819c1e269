"""Freeport: two hidden roles, a purse of pearls, and claims that anybody may doubt; the last with a role wins."""

from __future__ import annotations

from typing import Final

from starboard.kernel.actions import Action
from starboard.kernel.errors import Refusal
from starboard.kernel.game import Game, Options, Outcome
from starboard.kernel.kinds import FLAG, STEPS, Domain, many, number, seats
from starboard.kernel.records import COUNT, OWNER, Part, Seen, fields, without
from starboard.kernel.steps import Ask, Chance, Effect, Event, SeatChoice, State, Step, pieces

ROLES: Final = ("harbourmaster", "corsair", "smuggler", "broker", "warden")
HARBOURMASTER, CORSAIR, SMUGGLER, BROKER, WARDEN, NOBODY = range(6)
WORK, TRADE, TOLL, SWAP, SKIM, SCUTTLE, OUST = range(7)
CLAIMED: Final = (NOBODY, NOBODY, HARBOURMASTER, BROKER, SMUGGLER, CORSAIR, NOBODY)
PREVENTED_BY: Final = ((), (HARBOURMASTER,), (), (), (SMUGGLER, BROKER), (WARDEN,), ())
PRICES: Final = (0, 0, 0, 0, 0, 3, 7)
RICH: Final = 10
SEAT: Final = seats(6)
DEED: Final = Domain("deed", ("work", "trade", "toll", "swap", "skim", "scuttle", "oust"))
ROLE: Final = Domain("role", ROLES, box=list(range(5)) * 3)
CLAIM: Final = Domain("role", (*ROLES, "nobody"))  # a role that is named, which shows no piece


class Player(Part):
    """1. A player has roles face down, lost roles face up, and pearls."""

    FIELDS = fields(seat=SEAT, roles=Seen(OWNER, many(ROLE)), lost=many(ROLE), pearls=number(0, 12))


class Port(State):
    """1. The players, and a deck of the roles that nobody has."""

    OVER_RULE = "FP-8"
    FIELDS = fields(steps=STEPS, players=many(Player), deck=Seen(COUNT, many(ROLE)))

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players who still have a role, from the next one on."""
        return tuple([player.seat for player in self.players[seat + 1 :] + self.players[:seat] if player.roles])


class Proved(Event):
    """A player who was doubted showed the role, or had none to show."""

    TELLING = True
    FIELDS = fields(seat=SEAT, role=CLAIM, honest=FLAG)


class Pass(Action):
    """3. Let it pass."""


class Do(Action):
    """2. Do something for oneself."""

    TEXT = "{deed}"
    FIELDS = fields(deed=DEED)


class DoTo(Action):
    """2. Do something to a player."""

    TEXT = "{deed} {target}"
    FIELDS = fields(deed=DEED, target=SEAT)


class Doubt(Action):
    """3. Doubt a claim."""


class Claim(Action):
    """3. Claim a role that prevents a deed."""

    FIELDS = fields(role=CLAIM)


class Lose(Action):
    """7. Turn up a role, which is lost."""

    FIELDS = fields(role=ROLE)


class Return(Action):
    """7. Put a role back into the deck, unseen."""

    FIELDS = fields(role=Seen(OWNER, ROLE))


class Drawn(Action):
    """Chance: this player draws this role."""

    TEXT = "draw {seat} {role}"
    FIELDS = fields(seat=SEAT, role=Seen(OWNER, ROLE))


class Draw(Chance[Port, Drawn]):
    """1. A player draws a role that nobody else sees; before the game, two."""

    RULE = "FP-1"
    FIELDS = fields(seat=SEAT)

    def outcomes(self, s: Port) -> list[tuple[Drawn, int]]:
        return pieces(s.deck, lambda role: Drawn(self.seat, role))

    def take(self, s: Port, outcome: Drawn) -> None:
        s.deck = without(s.deck, outcome.role)
        player = s.players[self.seat]
        player.roles = tuple(sorted([*player.roles, outcome.role]))


class Act(SeatChoice[Port, Do | DoTo]):
    """2. Each in turn pays for one deed. Some need a role, which is claimed and not shown. The rich must oust."""

    RULE = "FP-2"

    def why_not(self, s: Port, action: Do | DoTo) -> Refusal | None:
        pearls, price = s.players[self.seat].pearls, PRICES[action.deed]
        if pearls < price:
            return Refusal("FP-2", "too-dear", (("deed", DEED.texts[action.deed]), ("pearls", price)))
        if pearls >= RICH and action.deed != OUST:
            return Refusal("FP-2", "must-oust", (("pearls", RICH),))
        if isinstance(action, DoTo) != (action.deed >= SKIM):
            return Refusal("FP-2", "wrong-aim", (("deed", DEED.texts[action.deed]),))
        if isinstance(action, DoTo) and action.target not in s.others(self.seat):
            return Refusal("FP-2", "no-target", (("seat", action.target + 1),))
        return None

    def take(self, s: Port, action: Do | DoTo) -> None:
        s.players[self.seat].pearls -= PRICES[action.deed]
        deed = Deed(self.seat, action.deed, action.target if isinstance(action, DoTo) else -1)
        question = Question(self.seat, CLAIMED[action.deed], deed, s.others(self.seat))
        s.then(deed if action.deed in (WORK, OUST) else question, EndTurn(self.seat))


class Question(Ask[Port, Pass | Doubt | Claim]):
    """3. The others in turn may doubt a claim, true or not; all, or a deed's target, may claim what prevents it."""

    RULE = "FP-3"
    SILENCE = Pass()
    FIELDS = fields(claimant=SEAT, role=CLAIM, about=Step, asked=many(SEAT, least=1))

    def why_not(self, s: Port, action: Pass | Doubt | Claim) -> Refusal | None:
        if isinstance(action, Doubt) and self.role == NOBODY:
            return Refusal("FP-3", "no-claim")
        if isinstance(action, Claim) and action.role not in self.prevented_by(self.asked[0]):
            return Refusal("FP-3", "no-use", (("role", CLAIM.texts[action.role]),))
        return None

    def prevented_by(self, seat: int) -> tuple[int, ...]:
        """The roles by which a player can prevent what is about to happen."""
        return PREVENTED_BY[self.about.deed] if isinstance(self.about, Deed) and self.about.target in (-1, seat) else ()

    def answer(self, s: Port, action: Pass | Doubt | Claim) -> None:
        me, *others = self.asked
        if isinstance(action, Claim):
            s.then(Question(me, action.role, Prevent(), s.others(me)))
        elif isinstance(action, Doubt):
            still = tuple([seat for seat in others if self.prevented_by(seat)])
            s.instead(Question(self.claimant, NOBODY, self.about, still) if still else self.about)
            s.then(Prove(self.claimant, self.role, me))


class Prove(Effect[Port]):
    """4. A true claim is shown, its role changed for another, and the doubter loses one; a liar loses one in vain."""

    RULE = "FP-4"
    REVEALS = True
    FIELDS = fields(seat=SEAT, role=CLAIM, doubter=SEAT)

    def run(self, s: Port) -> None:
        player = s.players[self.seat]
        honest = self.role in player.roles
        s.tell(Proved(self.seat, self.role, honest))
        if honest:
            player.roles = without(player.roles, self.role)
            s.deck = tuple(sorted([*s.deck, self.role]))
            s.then(Draw(self.seat), LoseRole(self.doubter))
        else:
            s.instead(LoseRole(self.seat))


class Prevent(Effect[Port]):
    """5. A deed that is prevented does not happen, and what was paid for it is gone."""

    RULE = "FP-5"

    def run(self, s: Port) -> None:
        s.drop()


class Deed(Effect[Port]):
    """6. Work brings one pearl, a trade two, a toll three; other deeds do what they say."""

    RULE = "FP-6"
    FIELDS = fields(seat=SEAT, deed=DEED, target=SEAT)

    def run(self, s: Port) -> None:
        me, other = s.players[self.seat], s.players[self.target]
        if self.deed <= TOLL:
            me.pearls += 1 + self.deed
        elif self.deed == SWAP:  # A broker draws two roles and puts two back.
            s.then(Draw(me.seat), Draw(me.seat), PutBack(me.seat), PutBack(me.seat))
        elif self.deed == SKIM:  # A smuggler takes two pearls, or what there is.
            loot = min(2, other.pearls)
            other.pearls, me.pearls = other.pearls - loot, me.pearls + loot
        elif other.roles:  # Whoever is scuttled by a corsair, or ousted, loses a role.
            s.then(LoseRole(other.seat))


class LoseRole(SeatChoice[Port, Lose]):
    """7. Who loses a role chooses which and turns it up. With the last one go all pearls, and the player is out."""

    RULE = "FP-7"

    def why_not(self, s: Port, action: Lose) -> Refusal | None:
        held = action.role in s.players[self.seat].roles
        return None if held else Refusal("FP-7", "no-role", (("role", ROLES[action.role]),))

    def take(self, s: Port, action: Lose) -> None:
        player = s.players[self.seat]
        player.roles = without(player.roles, action.role)
        player.lost += (action.role,)
        player.pearls = player.pearls if player.roles else 0


class PutBack(SeatChoice[Port, Return]):
    """7. Who has swapped roles chooses which go back into the deck, unseen."""

    RULE = "FP-7"

    def why_not(self, s: Port, action: Return) -> Refusal | None:
        held = action.role in s.players[self.seat].roles
        return None if held else Refusal("FP-7", "no-role", (("role", ROLES[action.role]),))

    def take(self, s: Port, action: Return) -> None:
        player = s.players[self.seat]
        player.roles = without(player.roles, action.role)
        s.deck = tuple(sorted([*s.deck, action.role]))


class EndTurn(Effect[Port]):
    """8. The turn goes on to the next player with a role; the last one with a role wins."""

    RULE = "FP-8"
    FIELDS = fields(seat=SEAT)

    def run(self, s: Port) -> None:
        if sum([bool(player.roles) for player in s.players]) > 1:
            s.then(Act(s.others(self.seat)[0]))


class Freeport(Game[Port]):
    """1. Two to six players begin with two roles and two pearls each."""

    name = "freeport"
    seats = (2, 3, 4, 5, 6)
    seats_rule = "FP-1"
    actions = (Pass, Do, DoTo, Doubt, Claim, Lose, Return)
    outcomes = (Drawn,)
    endings = ("last",)

    def start(self, seats: int, options: Options) -> Port:
        s = Port([EndTurn(seats - 1)], tuple([Player(seat, (), (), 2) for seat in range(seats)]), ROLE.box)
        s.then_all([Draw(seat) for seat in range(seats) for _ in range(2)])
        return s

    def outcome(self, s: Port) -> Outcome | None:
        return None if s.steps else Outcome.ranked("last", [len(player.roles) for player in s.players])

    def possible(self, s: Port) -> bool:
        """Every player has as many roles as the steps say, and the steps lie on one another."""
        draws = [step.seat for step in s.steps if isinstance(step, Draw)]
        returns = [step.seat for step in s.steps if isinstance(step, PutBack)]
        held = [(player.seat, len(player.roles) + len(player.lost)) for player in s.players]
        owed = [(seat, 2 + returns.count(seat) - draws.count(seat)) for seat in range(len(s.players))]
        lie = all(self.stands(s, step, s.steps[place - 1] if place else None) for place, step in enumerate(s.steps))
        return held == owed and len(draws) <= len(s.deck) and lie

    def stands(self, s: Port, step: Step, below: Step | None) -> bool:
        """Whether a step can lie on that one, and the players that it names can be meant."""
        seats = range(len(s.players))
        if isinstance(step, Question):
            others = s.others(step.claimant) if step.claimant in seats else ()
            own = not isinstance(step.about, Deed) or step.about.seat == step.claimant
            asked = step.asked == tuple([seat for seat in others if seat in step.asked])
            return own and asked and self.stands(s, step.about, below)
        if isinstance(step, Prevent):
            return isinstance(below, Question | Deed)
        if isinstance(step, Deed):
            aimed = step.target in seats if step.deed >= SKIM else step.target < 0
            return aimed and isinstance(below, EndTurn) and below.seat == step.seat
        if isinstance(step, Act | EndTurn):
            return below is None and step.seat in seats and (isinstance(step, EndTurn) or bool(s.others(step.seat)))
        return isinstance(step, Draw | LoseRole | PutBack) and step.seat in seats and not isinstance(below, Act | None)


GAME: Final = Freeport()
