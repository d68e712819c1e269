"""Freeport: two hidden roles, a purse of pearls, and claims that anybody may doubt; the last with a role wins."""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    COUNT,
    FLAG,
    OWNER,
    STEPS,
    Action,
    Ask,
    Chance,
    Domain,
    Effect,
    Event,
    Game,
    InvalidPosition,
    Options,
    Outcome,
    Part,
    Refusal,
    SeatChoice,
    Seen,
    State,
    Step,
    fields,
    many,
    number,
    pieces,
    seats,
    without,
)

ROLES: Final = ("harbourmaster", "corsair", "smuggler", "broker", "warden")
HARBOURMASTER, CORSAIR, SMUGGLER, BROKER, WARDEN, NOBODY = range(6)
BOX: Final = [role for role in range(5) for _ in range(3)]
DEEDS: Final = ("work", "trade", "toll", "swap", "skim", "scuttle", "oust")
WORK, TRADE, TOLL, SWAP, SKIM, SCUTTLE, OUST = range(7)
CLAIMED: Final = (NOBODY, NOBODY, HARBOURMASTER, BROKER, SMUGGLER, CORSAIR, NOBODY)
PREVENTED_BY: Final = ((), (HARBOURMASTER,), (), (), (SMUGGLER, BROKER), (WARDEN,), ())
PRICES: Final = (0, 0, 0, 0, 0, 3, 7)
RICH: Final = 10
SEAT: Final = seats(6)
DEED: Final = Domain("deed", DEEDS)
ROLE: Final = Domain("role", ROLES, pool=True)
CLAIM: Final = Domain("role", (*ROLES, "nobody"))  # a role that is named, which shows no piece


class Player(Part):
    """1. A player has roles face down, lost roles face up, and pearls."""

    FIELDS = fields(seat=SEAT, roles=Seen(OWNER, many(ROLE)), lost=many(ROLE), pearls=number(0, 12))

    def __init__(
        self, seat: int, roles: tuple[int, ...], lost: tuple[int, ...], pearls: int
    ) -> None:  # generated: make generate
        self.seat = seat
        self.roles = roles
        self.lost = lost
        self.pearls = pearls

    def clone(self) -> Player:  # generated: make generate
        return Player(self.seat, self.roles, self.lost, self.pearls)

    def lacks(self, role: int) -> Refusal | None:
        """Why the player cannot part with a role."""
        return None if role in self.roles else Refusal("FP-7", "no-role", (("role", ROLES[role]),))


class Port(State):
    """1. The players, and a deck of the roles that nobody has."""

    OVER_RULE = "FP-8"
    FIELDS = fields(steps=STEPS, players=many(Player), deck=Seen(COUNT, many(ROLE)))

    def __init__(
        self, steps: list[Step], players: tuple[Player, ...], deck: tuple[int, ...]
    ) -> None:  # generated: make generate
        self.steps = steps
        self.players = players
        self.deck = deck

    def clone(self) -> Port:  # generated: make generate
        return Port(self.steps.copy(), tuple([part.clone() for part in self.players]), self.deck)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players who still have a role, from the next one on."""
        return tuple([player.seat for player in self.players[seat + 1 :] + self.players[:seat] if player.roles])


class Proved(Event):
    """A player who was doubted showed the role, or had none to show."""

    TELLING = True
    FIELDS = fields(seat=SEAT, role=CLAIM, honest=FLAG)

    def __init__(self, seat: int, role: int, honest: bool) -> None:  # generated: make generate
        self.seat: Final = seat
        self.role: Final = role
        self.honest: Final = honest


class Pass(Action):
    """3. Let it pass."""

    TEXT = "pass"


class Do(Action):
    """2. Do something for oneself."""

    TEXT = "{deed}"
    FIELDS = fields(deed=DEED)

    def __init__(self, deed: int) -> None:  # generated: make generate
        self.deed: Final = deed


class DoTo(Action):
    """2. Do something to a player."""

    TEXT = "{deed} {target}"
    FIELDS = fields(deed=DEED, target=SEAT)

    def __init__(self, deed: int, target: int) -> None:  # generated: make generate
        self.deed: Final = deed
        self.target: Final = target


class Doubt(Action):
    """3. Doubt a claim."""

    TEXT = "doubt"


class Claim(Action):
    """3. Claim a role that prevents a deed."""

    TEXT = "claim {role}"
    FIELDS = fields(role=CLAIM)

    def __init__(self, role: int) -> None:  # generated: make generate
        self.role: Final = role


class Lose(Action):
    """7. Turn up a role, which is lost."""

    TEXT = "lose {role}"
    FIELDS = fields(role=ROLE)

    def __init__(self, role: int) -> None:  # generated: make generate
        self.role: Final = role


class Return(Action):
    """7. Put a role back into the deck, unseen."""

    TEXT = "return {role}"
    FIELDS = fields(role=Seen(OWNER, ROLE))

    def __init__(self, role: int) -> None:  # generated: make generate
        self.role: Final = role


class Drawn(Action):
    """Chance: this player draws this role."""

    TEXT = "draw {seat} {role}"
    FIELDS = fields(seat=SEAT, role=Seen(OWNER, ROLE))

    def __init__(self, seat: int, role: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.role: Final = role


PASS: Final = Pass()
ACTS: Final[list[Do | DoTo]] = [
    *[Do(deed) for deed in range(SKIM)],
    *[DoTo(deed, seat) for deed in (SKIM, SCUTTLE, OUST) for seat in range(6)],
]
ANSWERS: Final[list[Pass | Doubt | Claim]] = [PASS, Doubt(), *[Claim(role) for role in range(5)]]


class Draw(Chance[Port, Drawn]):
    """1. A player draws a role that nobody else sees; before the game, two."""

    RULE = "FP-1"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def outcomes(self, s: Port) -> list[tuple[Drawn, int]]:
        return pieces(s.deck, lambda role: Drawn(self.seat, role))

    def take(self, s: Port, outcome: Drawn) -> None:
        s.deck = without(s.deck, outcome.role)
        player = s.players[self.seat]
        player.roles = tuple(sorted([*player.roles, outcome.role]))


class Act(SeatChoice[Port, Do | DoTo]):
    """2. Each in turn pays for one deed. Some need a role, which is claimed and not shown. The rich must oust."""

    RULE = "FP-2"

    def candidates(self, s: Port) -> list[Do | DoTo]:
        return ACTS

    def why_not(self, s: Port, action: Do | DoTo) -> Refusal | None:
        pearls, price = s.players[self.seat].pearls, PRICES[action.deed]
        if pearls < price:
            return Refusal("FP-2", "too-dear", (("deed", DEEDS[action.deed]), ("pearls", price)))
        if pearls >= RICH and action.deed != OUST:
            return Refusal("FP-2", "must-oust", (("pearls", RICH),))
        if isinstance(action, DoTo) != (action.deed >= SKIM):
            return Refusal("FP-2", "wrong-aim", (("deed", DEEDS[action.deed]),))
        if isinstance(action, DoTo) and action.target not in s.others(self.seat):
            return Refusal("FP-2", "no-target", (("seat", action.target + 1),))
        return None

    def take(self, s: Port, action: Do | DoTo) -> None:
        s.players[self.seat].pearls -= PRICES[action.deed]
        deed = Deed(self.seat, action.deed, action.target if isinstance(action, DoTo) else -1)
        open_to_all = CLAIMED[action.deed] != NOBODY or bool(PREVENTED_BY[action.deed])
        question = Question(self.seat, CLAIMED[action.deed], deed, s.others(self.seat))
        s.then(question if open_to_all else deed, EndTurn(self.seat))


class Question(Ask[Port, Pass | Doubt | Claim]):
    """3. The others in turn may doubt a claim, true or not; all, or a deed's target, may claim what prevents it."""

    RULE = "FP-3"
    SILENCE = PASS
    FIELDS = fields(claimant=SEAT, role=CLAIM, about=Step, asked=many(SEAT, least=1))

    def __init__(
        self, claimant: int, role: int, about: Step, asked: tuple[int, ...]
    ) -> None:  # generated: make generate
        self.claimant: Final = claimant
        self.role: Final = role
        self.about: Final = about
        self.asked = asked

    def candidates(self, s: Port) -> list[Pass | Doubt | Claim]:
        return ANSWERS

    def why_not(self, s: Port, action: Pass | Doubt | Claim) -> Refusal | None:
        if isinstance(action, Doubt) and self.role == NOBODY:
            return Refusal("FP-3", "no-claim")
        if isinstance(action, Claim) and action.role not in prevented_by(self.about, self.asked[0]):
            return Refusal("FP-3", "no-use", (("role", CLAIM.texts[action.role]),))
        return None

    def answer(self, s: Port, action: Pass | Doubt | Claim) -> None:
        me, *others = self.asked
        if isinstance(action, Claim):
            s.then(Question(me, action.role, Prevent(), s.others(me)))
        elif isinstance(action, Doubt):
            still = tuple([seat for seat in others if prevented_by(self.about, seat)])
            s.instead(Question(self.claimant, NOBODY, self.about, still) if still else self.about)
            s.then(Prove(self.claimant, self.role, me))


class Prove(Effect[Port]):
    """4. A true claim is shown, its role changed for another, and the doubter loses one; a liar loses one in vain."""

    RULE = "FP-4"
    REVEALS = True
    FIELDS = fields(seat=SEAT, role=CLAIM, doubter=SEAT)

    def __init__(self, seat: int, role: int, doubter: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.role: Final = role
        self.doubter: Final = doubter

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

    def __init__(self, seat: int, deed: int, target: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.deed: Final = deed
        self.target: Final = target

    def run(self, s: Port) -> None:
        me, other = s.players[self.seat], s.players[self.target]
        if self.deed <= TOLL:
            me.pearls += 1 + self.deed
        elif self.deed == SWAP:  # A broker draws two roles and puts two back.
            s.then(Draw(me.seat), Draw(me.seat), PutBack(me.seat), PutBack(me.seat))
        elif self.deed == SKIM:  # A smuggler takes two pearls, or what there is.
            loot = min(2, other.pearls)
            other.pearls -= loot
            me.pearls += loot
        elif other.roles:  # Whoever is scuttled by a corsair, or ousted, loses a role.
            s.then(LoseRole(other.seat))


class LoseRole(SeatChoice[Port, Lose]):
    """7. Who loses a role chooses which and turns it up. With the last one go all pearls, and the player is out."""

    RULE = "FP-7"

    def candidates(self, s: Port) -> list[Lose]:
        return [Lose(role) for role in sorted(set(s.players[self.seat].roles))]

    def why_not(self, s: Port, action: Lose) -> Refusal | None:
        return s.players[self.seat].lacks(action.role)

    def take(self, s: Port, action: Lose) -> None:
        player = s.players[self.seat]
        player.roles = without(player.roles, action.role)
        player.lost += (action.role,)
        player.pearls = player.pearls if player.roles else 0


class PutBack(SeatChoice[Port, Return]):
    """7. Who has swapped roles chooses which go back into the deck, unseen."""

    RULE = "FP-7"

    def candidates(self, s: Port) -> list[Return]:
        return [Return(role) for role in sorted(set(s.players[self.seat].roles))]

    def why_not(self, s: Port, action: Return) -> Refusal | None:
        return s.players[self.seat].lacks(action.role)

    def take(self, s: Port, action: Return) -> None:
        player = s.players[self.seat]
        player.roles = without(player.roles, action.role)
        s.deck = tuple(sorted([*s.deck, action.role]))


class EndTurn(Effect[Port]):
    """8. The turn goes on to the next player with a role; the last one with a role wins."""

    RULE = "FP-8"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Port) -> None:
        if sum([bool(player.roles) for player in s.players]) > 1:
            s.then(Act(s.others(self.seat)[0]))


def prevented_by(about: Step, seat: int) -> tuple[int, ...]:
    """3. The roles by which a player can prevent what is about to happen."""
    return PREVENTED_BY[about.deed] if isinstance(about, Deed) and about.target in (-1, seat) else ()


class Freeport(Game[Port]):
    """1. Two to six players begin with two roles and two pearls each."""

    name = "freeport"
    seats = (2, 3, 4, 5, 6)
    seats_rule = "FP-1"
    actions = (Pass, Do, DoTo, Doubt, Claim, Lose, Return)
    outcomes = (Drawn,)
    endings = ("last",)
    package = "examples.freeport"

    def start(self, seats: int, options: Options) -> Port:
        s = Port([EndTurn(seats - 1)], tuple([Player(seat, (), (), 2) for seat in range(seats)]), tuple(BOX))
        s.then_all([Draw(seat) for seat in range(seats) for _ in range(2)])
        return s

    def outcome(self, s: Port) -> Outcome | None:
        return None if s.steps else Outcome.ranked("last", [len(player.roles) for player in s.players])

    def pool(self, view: Port, domain: Domain) -> list[int]:
        return BOX

    def conserved(self, s: Port) -> list[int]:
        return sorted([*s.deck, *[role for player in s.players for role in player.roles + player.lost]])

    def validate(self, s: Port) -> None:
        """Every role is somewhere, every player has as many as the steps say, and the steps lie on one another."""
        draws = [step.seat for step in s.steps if isinstance(step, Draw)]
        returns = [step.seat for step in s.steps if isinstance(step, PutBack)]
        fits = self.conserved(s) == BOX and len(draws) <= len(s.deck)
        for seat, player in enumerate(s.players):
            owed = 2 + returns.count(seat) - draws.count(seat)
            fits &= player.seat == seat and len(player.roles) + len(player.lost) == owed
        fits &= all(stands(s, step, s.steps[place - 1] if place else None) for place, step in enumerate(s.steps))
        if not fits:
            raise InvalidPosition(Refusal("FP-1", "impossible"))


def stands(s: Port, step: Step, below: Step | None) -> bool:
    """Whether a step can lie on that one, and the players that it names can be meant."""
    count = len(s.players)
    if isinstance(step, Question):
        others = s.others(step.claimant) if 0 <= step.claimant < count else ()
        own = not isinstance(step.about, Deed) or step.about.seat == step.claimant
        asked = step.asked == tuple([seat for seat in others if seat in step.asked])
        return own and asked and stands(s, step.about, below)
    if isinstance(step, Prevent):
        return isinstance(below, Question | Deed)
    if not isinstance(step, Act | EndTurn | Draw | Deed | LoseRole | PutBack) or not 0 <= step.seat < count:
        return False
    if isinstance(step, Act | EndTurn):
        return below is None and (isinstance(step, EndTurn) or bool(s.others(step.seat)))
    if isinstance(step, Deed):
        own = isinstance(below, EndTurn) and below.seat == step.seat
        return own and (step.target in range(count) if step.deed >= SKIM else step.target < 0)
    return below is not None and not isinstance(below, Act)


GAME: Final = Freeport()
