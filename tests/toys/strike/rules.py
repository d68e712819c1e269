"""The rules, a step each, in their order."""

from __future__ import annotations

from typing import Final

from starboard.kernel import (
    KNOWN_TO_ALL,
    NUMBER,
    OWNER,
    SEAT,
    UNKNOWN,
    Action,
    Ask,
    Chance,
    Effect,
    Refusal,
    SeatChoice,
    Seen,
    Step,
    fields,
    is_known,
    known_to,
    many,
    pieces,
    replaced,
    without,
)
from tests.toys.strike.actions import (
    ACTS,
    ANSWERS,
    DISCARD,
    PASS,
    PICKS,
    Block,
    Deflect,
    Discard,
    Drawn,
    Hidden,
    Lay,
    Pass,
    Pick,
    SpyOn,
    StrikeAt,
)
from tests.toys.strike.state import (
    BLOCK,
    CARD,
    DEFLECT,
    MINE,
    SPY,
    STRIKE,
    Looked,
    Lost,
    Revealed,
    Table,
    Trap,
)


class LayAside(Chance[Table, Hidden]):
    """1. Two cards are laid aside unseen."""

    RULE = "ST-1"
    FIELDS = fields(left=NUMBER)

    def __init__(self, left: int) -> None:  # generated: make generate
        self.left: Final = left

    def outcomes(self, s: Table) -> list[tuple[Hidden, int]]:
        return pieces(s.deck, Hidden)

    def take(self, s: Table, outcome: Hidden) -> None:
        s.deck = without(s.deck, outcome.card)
        s.aside = tuple(sorted([*s.aside, outcome.card]))
        if self.left > 1:
            s.then(LayAside(self.left - 1))


class DrawCard(Chance[Table, Drawn]):
    """1. Each seat draws three cards before the game, and one at the start of its turn."""

    RULE = "ST-1"
    FIELDS = fields(seat=SEAT, left=NUMBER)

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def outcomes(self, s: Table) -> list[tuple[Drawn, int]]:
        return pieces(s.deck, lambda card: Drawn(self.seat, card))

    def take(self, s: Table, outcome: Drawn) -> None:
        s.deck = without(s.deck, outcome.card)
        player = s.players[self.seat]
        player.hand = tuple(sorted([*player.hand, outcome.card]))
        if self.left > 1:
            s.then(DrawCard(self.seat, self.left - 1))


class BeginRound(Effect[Table]):
    """2. A round begins with the stances; when the deck is empty the game ends and most lives win."""

    RULE = "ST-2"

    def run(self, s: Table) -> None:
        if not s.deck:
            s.ending = "deck"
            s.finish()
        else:
            s.then(PickStance(tuple(s.living())))


class PickStance(Ask[Table, Pick]):
    """2. Every living seat picks a stance that the others do not see."""

    RULE = "ST-2"
    SEALED = True

    def candidates(self, s: Table) -> list[Pick]:
        return PICKS

    def why_not(self, s: Table, action: Pick) -> Refusal | None:
        if action.stance == 2 and not s.players[self.who(s)].hand:
            return Refusal("ST-2", "empty-hand")
        return None

    def closing(self, s: Table) -> Step:
        return Reveal()

    def answer(self, s: Table, action: Pick) -> None:
        s.players[self.who(s)].stance = action.stance


class Reveal(Effect[Table]):
    """2. The stances are shown; the highest that only one seat picked, else the first seat, leads the round."""

    RULE = "ST-2"
    REVEALS = True  # the stances

    def run(self, s: Table) -> None:
        picked = {seat: s.players[seat].stance for seat in s.living()}
        alone = [seat for seat, stance in picked.items() if list(picked.values()).count(stance) == 1]
        leader = max(alone, key=lambda seat: picked[seat]) if alone else s.living()[0]
        for seat, stance in picked.items():
            s.tell(Revealed(seat, stance))
            s.players[seat].stance = UNKNOWN
        s.then(Turn(leader, len(picked)), BeginRound())


class Turn(Effect[Table]):
    """3. In turn each living seat draws a card and acts."""

    RULE = "ST-3"
    FIELDS = fields(seat=SEAT, left=NUMBER)

    def __init__(self, seat: int, left: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Table) -> None:
        if self.left > 1:
            s.then(Turn(s.after(self.seat), self.left - 1))
        if s.players[self.seat].lives:
            s.then(Act(self.seat))
            if s.deck:
                s.then(DrawCard(self.seat, 1))


class Act(SeatChoice[Table, Action]):
    """3. A seat strikes, lays a trap, spies on one, or passes."""

    RULE = "ST-3"
    TAKES = (Pass, StrikeAt, Lay, SpyOn)

    def candidates(self, s: Table) -> list[Action]:
        return ACTS

    def why_not(self, s: Table, action: Action) -> Refusal | None:
        me = s.players[self.seat]
        if isinstance(action, Lay):
            if action.card not in me.hand:
                return Refusal("ST-3", "no-card", (("card", CARD.texts[action.card]),))
            return Refusal("ST-3", "two-traps") if len(me.traps) == 2 else None
        if isinstance(action, StrikeAt | SpyOn):
            needed = STRIKE if isinstance(action, StrikeAt) else SPY
            if needed not in me.hand:
                return Refusal("ST-3", "no-card", (("card", CARD.texts[needed]),))
            if action.target == self.seat or action.target not in s.living():
                return Refusal("ST-3", "no-target", (("seat", action.target + 1),))
            traps = s.players[action.target].traps
            if needed == SPY and all(is_known(trap.known_by, self.seat) for trap in traps):
                return Refusal("ST-3", "nothing-to-see", (("seat", action.target + 1),))
        return None

    def take(self, s: Table, action: Action) -> None:
        me = s.players[self.seat]
        if isinstance(action, StrikeAt):
            s.spend(self.seat, STRIKE)
            s.then(window_for(s, Hit(self.seat, action.target), self.seat))
        elif isinstance(action, Lay):
            me.hand = without(me.hand, action.card)
            me.traps += (Trap(action.card, known_to([self.seat])),)
        elif isinstance(action, SpyOn):
            s.spend(self.seat, SPY)
            s.then(Look(self.seat, action.target))


class Look(Effect[Table]):
    """3. Who spies sees the first of the other's traps that it does not know."""

    RULE = "ST-3"
    REVEALS = True  # the trap, to who looks
    FIELDS = fields(seat=SEAT, target=SEAT)

    def __init__(self, seat: int, target: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target

    def run(self, s: Table) -> None:
        other = s.players[self.target]
        place = next(n for n, trap in enumerate(other.traps) if not is_known(trap.known_by, self.seat))
        seen = Trap(other.traps[place].card, other.traps[place].known_by | known_to([self.seat]))
        other.traps = replaced(other.traps, place, seen)
        s.tell(Looked(self.seat, self.target, seen.card))
        s.then(Defuse(self.seat, self.target, place, seen.card))


class Defuse(SeatChoice[Table, Action]):
    """4. Who has looked at a trap may have it discarded, unless it is a spy."""

    RULE = "ST-4"
    REVEALS = True  # the trap that is discarded
    TAKES = (Pass, Discard)
    FIELDS = fields(seat=SEAT, target=SEAT, place=NUMBER, card=Seen(OWNER, CARD))

    def __init__(self, seat: int, target: int, place: int, card: int) -> None:  # generated: make generate
        self.seat = seat
        self.target: Final = target
        self.place: Final = place
        self.card: Final = card

    def candidates(self, s: Table) -> list[Action]:
        return [PASS, DISCARD]

    def why_not(self, s: Table, action: Action) -> Refusal | None:
        return Refusal("ST-4", "a-spy-stays") if isinstance(action, Discard) and self.card == SPY else None

    def take(self, s: Table, action: Action) -> None:
        if isinstance(action, Discard):
            other = s.players[self.target]
            s.lay_down(other.traps[self.place].card)
            other.traps = other.traps[: self.place] + other.traps[self.place + 1 :]


def window_for(s: Table, about: Step, source: int) -> Window:
    """Return the window in which every other living seat may answer what is about to happen."""
    return Window(about, tuple(s.others(source)))


class Window(Ask[Table, Action]):
    """5. Before `about` happens, each other seat may block it, or deflect it where it is a strike."""

    RULE = "ST-5"
    TAKES = (Pass, Block, Deflect)
    SILENCE = PASS
    FIELDS = fields(about=Step, asked=many(SEAT, least=1))

    def __init__(self, about: Step, asked: tuple[int, ...]) -> None:  # generated: make generate
        self.about: Final = about
        self.asked = asked

    def candidates(self, s: Table) -> list[Action]:
        return ANSWERS

    def why_not(self, s: Table, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        seat = self.who(s)
        needed = BLOCK if isinstance(action, Block) else DEFLECT
        if needed not in s.players[seat].hand:
            return Refusal("ST-5", "no-card", (("card", CARD.texts[needed]),))
        if isinstance(action, Deflect):
            if not isinstance(self.about, Hit):
                return Refusal("ST-5", "no-strike")
            if action.target in (seat, self.about.target) or action.target not in s.living():
                return Refusal("ST-5", "no-target", (("seat", action.target + 1),))
        return None

    def answer(self, s: Table, action: Action) -> None:
        seat = self.who(s)
        if isinstance(action, Block):
            s.spend(seat, BLOCK)
            s.then(window_for(s, Cancel(), seat))
        elif isinstance(action, Deflect):
            s.spend(seat, DEFLECT)
            s.then(window_for(s, Redirect(action.target), seat))


class Cancel(Effect[Table]):
    """5. A block cancels what it answers."""

    RULE = "ST-5"

    def run(self, s: Table) -> None:
        s.drop()


class Redirect(Effect[Table]):
    """5. A deflected strike goes to another seat, after the seats that have not yet answered."""

    RULE = "ST-5"
    FIELDS = fields(target=SEAT)

    def __init__(self, target: int) -> None:  # generated: make generate
        self.target: Final = target

    def run(self, s: Table) -> None:
        beneath = s.steps[-1]
        if isinstance(beneath, Window) and isinstance(beneath.about, Hit):
            s.instead(Window(Hit(beneath.about.seat, self.target), beneath.asked))
        elif isinstance(beneath, Hit):
            s.instead(Hit(beneath.seat, self.target))


class Hit(Effect[Table]):
    """6. A strike turns up the target's first trap; the target loses a life, and a mine takes the striker's too."""

    RULE = "ST-6"
    REVEALS = True  # the trap
    FIELDS = fields(seat=SEAT, target=SEAT)

    def __init__(self, seat: int, target: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.target: Final = target

    def run(self, s: Table) -> None:
        hit = s.players[self.target]
        s.then(Lose(self.target), CheckEnd())
        if hit.traps:
            first, *rest = hit.traps
            if first.card == MINE:
                hit.traps = tuple(rest)
                s.lay_down(MINE)
                s.then(Lose(self.seat))
            else:
                hit.traps = (*rest, Trap(first.card, KNOWN_TO_ALL))


class Lose(Effect[Table]):
    """6. Without lives a seat is out; its cards stay where they are."""

    RULE = "ST-6"
    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat: Final = seat

    def run(self, s: Table) -> None:
        player = s.players[self.seat]
        player.lives = max(0, player.lives - 1)
        s.tell(Lost(self.seat, player.lives))


class CheckEnd(Effect[Table]):
    """7. The last seat standing wins; if there is none, nobody does."""

    RULE = "ST-7"

    def run(self, s: Table) -> None:
        if len(s.living()) < 2:
            s.ending = "last" if s.living() else "nobody"
            s.finish()
