"""Two worlds, played: what differs only in what a viewer may not know goes on alike for that viewer.

At a position two guesses of what a viewer cannot see are played on by the same actions and outcomes of chance; for a
spectator, who is given no card, also by actions that read the same. What the viewer then sees, hears, is asked and may
do is the same in both, or the step that made the difference is a leak, unless it says that it is meant to show
something.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from re import sub
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import (
    SPECTATOR,
    Action,
    Chance,
    Choice,
    Event,
    Played,
    State,
    Step,
    determinise,
    legal,
    options,
    outcomes,
    seen_by,
    view,
    who,
    why_not,
)
from starboard.kernel.guesses import visible_pieces
from starboard.testing.faults import Fault, Lines, Said
from starboard.testing.listing import check
from starboard.testing.secrecy import called, offered_differently
from starboard.testing.stepping import one_by_one, pieces_in, reveals
from starboard.testing.tables import hides, some

if TYPE_CHECKING:
    from starboard.kernel import Game
    from starboard.testing.tables import Table

AHEAD: Final = 3
"""So many decisions and outcomes of chance are played on from a position."""
VIEWERS: Final = 3
"""So many viewers look on at most."""
TRIED: Final = 8
"""So many options are looked at for one that fits in both worlds."""
ASKED: Final = 20
"""So many actions a viewer who decides is asked about."""
MOST_TOLD: Final = 8
"""So many leaks are told at most."""


@check(100, 4, unmet="nothing-hidden")
def two_worlds_go_on_alike(table: Table) -> int:
    """The same action played in two worlds that look alike to a viewer shows that viewer the same."""
    met = 0
    found: dict[str, Said] = {}
    for s, rng in table.some_positions(8 * table.sparse) if hides(table.game) else ():
        for viewer in table.few(list(table.viewers), rng, VIEWERS):
            pair = Pair(table.game, s, viewer, rng)
            met += pair.differs
            for leak in pair.leaks():
                found.setdefault(leak.key, Fault("at", what=leak.said, seed=table.seed, count=len(table.decided)))
    table.at = None  # each leak says where it was found
    assert not found, Lines(list(found.values())[:MOST_TOLD])
    return met


class Leak:
    """A difference that a viewer can see: which step made it, at which action, and what it is."""

    def __init__(self, step: Step, action: Action, viewer: int, what: Fault, place: str = "") -> None:
        name = type(step).__name__
        where = sub(r"\.\d+", "", place)
        self.key: Final = f"{name} {type(action).__name__} {what.name} {where}"
        self.said: Final = Fault("leak", step=name, action=action, viewer=called(viewer), what=what)


class Pair:
    """Two worlds that look alike to a viewer."""

    def __init__(self, game: Game[Any], s: State, viewer: int, rng: Random) -> None:
        self._game: Final = game
        self._viewer: Final = viewer
        self._rng: Final = rng
        seen = view(s, viewer)
        self._one: State = determinise(game, seen, viewer, rng)
        self._two: State = determinise(game, seen, viewer, rng)
        self.differs: Final = self._one != self._two and seen_by(self._one, viewer) == seen_by(self._two, viewer)

    def leaks(self) -> list[Leak]:
        """Play on in both worlds alike until a difference shows; return the leaks."""
        for _ in range(AHEAD if self.differs else 0):
            leak = self._refused()
            actions = None if leak else self._alike()
            if actions is None:
                return [leak] if leak else []
            before = (self._one.clone(), self._two.clone())
            told = [_carried(self._one, actions[0]), _carried(self._two, actions[1])]
            if not self._one.steps and not self._two.steps:
                return []  # everything is open now
            if self._heard(told[0]) != self._heard(told[1]) or self._seen(self._one) != self._seen(self._two):
                if actions[0] != actions[1] and self._opened(before[0], self._one, actions[0], told[0]):
                    return []
                leak = self._blamed(*before, *actions)
                return [leak] if leak else []
        return []

    def _seen(self, s: State) -> tuple[State, int]:
        return seen_by(s, self._viewer), who(s)

    def _heard(self, told: list[Event]) -> list[Event]:
        return [seen_by(event, self._viewer) for event in told]

    def _refused(self) -> Leak | None:
        """Return the leak where the viewer decides and may do other things in one world than in the other."""
        one, two = self._one, self._two
        if who(one) != self._viewer:
            return None
        step = one.steps[-1]
        found = [legal(one), legal(two)]
        if found[0] != found[1]:
            differing = [a for a in found[0] + found[1] if (a in found[0]) != (a in found[1])]
            what = Fault("other-options", what=offered_differently(found))
            return Leak(step, (differing or found[0])[0], self._viewer, what)
        size = self._game.space.size
        for number in self._rng.sample(range(size), min(size, ASKED)):
            action = self._game.space.action(number)
            said = (why_not(one, action), why_not(two, action))
            if said[0] != said[1]:
                return Leak(step, action, self._viewer, Fault("another-refusal", one=said[0], other=said[1]))
        return None

    def _alike(self) -> tuple[Action, Action] | None:
        """Return what is played in each world, an outcome of chance or an action; None where nothing is found."""
        one, two = self._one, self._two
        top = one.steps[-1] if one.steps and two.steps else None
        if isinstance(top, Chance):
            possible = {outcome for outcome, _ in outcomes(two)}
            both = [outcome for outcome, _ in outcomes(one) if outcome in possible]
            return (self._rng.choice(both),) * 2 if both else None
        if isinstance(top, Choice):
            mine, theirs = options(one), options(two)
            for _ in range(TRIED if mine.count() else 0):
                action = some(mine, self._rng)
                others = [action] if theirs.contains(action) else []
                if self._viewer == SPECTATOR:
                    tried = [some(theirs, self._rng) for _ in range(TRIED if theirs.count() else 0)]
                    others += [other for other in tried if top.SEALED or self._reads(other) == self._reads(action)]
                if others:
                    return action, self._rng.choice(others)
        return None

    def _opened(self, before: State, after: State, action: Action, told: list[Event]) -> bool:
        """Whether the pieces of an action, which its log entry hides, came to lie open: then it was played openly."""
        named = pieces_in(action)
        shown = [visible_pieces(seen_by(s, self._viewer)) for s in (before, after)]
        heard = [(domain.name, piece) for domain, piece in pieces_in(self._heard(told))]
        for domain, piece in named:
            counts = [pieces.get(domain.name, []).count(piece) for pieces in shown]
            if (domain.name, piece) not in heard and counts[1] <= counts[0]:
                return False
        return bool(named)

    def _reads(self, action: Action) -> Event:
        """Return what a spectator reads in the log of an action, whoever it is of."""
        return seen_by(Played(0, action, False), self._viewer)

    def _blamed(self, one: State, two: State, action: Action, other: Action) -> Leak | None:
        """Go through both worlds step by step; return the leak, or None where its step is meant to show something."""
        found: Leak | None = None
        told: tuple[list[Event], list[Event]] = ([], [])
        one.told, two.told = told
        for step, beside in zip_longest(one_by_one(one, action), one_by_one(two, other)):
            if step is None or type(step) is not type(beside):
                break  # they went different ways, which the step before made them do
            heard = [self._heard(events) for events in told]
            if heard[0] != heard[1]:
                read = next(both for both in zip_longest(*heard) if both[0] != both[1])
                if reveals(step) or any(event is not None and event.TELLING for event in read):
                    return None
                what = Fault("told", what=_either(*read))
                return found or Leak(step, action, self._viewer, what)
            told[0].clear()
            told[1].clear()
            if self._seen(one) == self._seen(two):
                found = None
            elif reveals(step):
                return None
            elif found is None:
                found = Leak(step, action, self._viewer, *self._difference(one, two))
        return found

    def _difference(self, one: State, two: State) -> tuple[Fault, str]:
        """Say what differs in what the viewer sees of two states, and at which place of them."""
        if not one.steps or not two.steps:
            return Fault("an-end"), ""
        asked = Fault("asked", what=_either(_asked(one), _asked(two)))
        if type(one.steps[-1]) is not type(two.steps[-1]) or who(one) != who(two):
            return asked, ""
        seen = [self._game.codec.encode(seen_by(s, self._viewer)) for s in (one, two)]
        for field in type(one).FIELDS:
            if field.name != "steps" and seen[0][field.name] != seen[1][field.name]:
                return _place(seen[0][field.name], seen[1][field.name], field.name)
        return asked, ""


def _carried(s: State, action: Action) -> list[Event]:
    """Carry out an action and what follows of itself; return what was told."""
    told: list[Event] = []
    s.told = told
    for _ in one_by_one(s, action):
        pass
    s.told = None
    return told


def _asked(s: State) -> Fault:
    """Say who is asked, and by which step; or what comes next, where that is nobody's decision."""
    top = s.steps[-1]
    then: object = ", ".join(type(step).__name__ for step in s.steps[-2::-1]) or Fault("nothing")
    if isinstance(top, Choice):
        return Fault("asked-by", viewer=called(who(s)), step=top, then=then)
    return Fault("comes", step=top, then=then)


def _either(one: object, two: object) -> Fault:
    return Fault("either", one=one, other=two)


def _place(one: Any, two: Any, place: str) -> tuple[Fault, str]:
    """Name the first place in which two pieces of JSON differ, and both values."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        key = next(key for key in one if one[key] != two[key])
        return _place(one[key], two[key], f"{place}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        index = next(index for index in range(len(one)) if one[index] != two[index])
        return _place(one[index], two[index], f"{place}.{index}")
    return Fault("differs", place=place, what=_either(one, two)), place
