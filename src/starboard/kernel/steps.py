"""The heart: a state with a stack of steps, of which the top one is what happens next.

A step is a Choice (one seat decides), a Chance (nature decides, with integer weights) or an Effect (nobody decides).
Exactly one decision is open, or the game is over. A reaction window is a Choice that holds the step it is about:
that step happens only when the window lets it, so `drop` cancels and `instead` changes what comes next. Where several
seats are asked, the window is an Ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from starboard.kernel.actions import Action, ActionSet, Listed, every
from starboard.kernel.errors import Refusal, RuleFailed, mistake
from starboard.kernel.kinds import SEAT, many
from starboard.kernel.native import mypyc_attr
from starboard.kernel.records import Part, Record, fields

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

CHANCE: Final = -1
"""What `who` answers where nature decides."""
NO_ONE: Final = -2
"""What `who` answers when the game is over."""
WRITTEN: Final = {
    "who": "write who(self, s), which returns the seat that decides, or declare a field seat",
    "candidates": "name the actions that it takes in its head, Choice[State, Move | Pass]",
    "why_not": "write why_not(self, s, action), which returns a Refusal, or None where the action is allowed",
    "take": "write take(self, s, action), which carries it out",
    "answer": "write answer(self, s, action), which does what one answer does",
    "closing": "write closing(self, s), which returns the step that comes when all have answered, or let a field about "
    "hold it",
    "outcomes": "write outcomes(self, s), which returns a list of what can come, each with its weight",
    "run": "write run(self, s), which carries it out",
}
"""What to write of each method that a step may leave open."""


def unwritten(step: type[Step], name: str) -> str:
    """Return what is wrong with a step that leaves this method open, and what to do."""
    return f"{step.__name__}: leaves {name} open; {WRITTEN[name]}"


def _silent(step: Step, name: str) -> RuleFailed:
    """Return the error for a step that is carried out though it leaves this method open."""
    return mistake(unwritten(type(step), name), step.RULE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """Something that happened, for logs, animations and replays; its fields declare who sees what."""

    ALONE = True
    TELLING: ClassVar[bool] = False
    """True where that it happened at all tells something that was hidden, so that it bars the way back."""
    RULE: ClassVar[str] = ""
    """The number of the rule by which it happened."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record):
    """Something that the rules say happens next. A step never changes."""

    RULE: ClassVar[str] = ""
    """The number of the rule that the step carries out."""
    REVEALS: ClassVar[bool] = False
    """True where the step is meant to show something that was hidden, so that who watches may conclude from it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """The base of every game's state. `steps` is what remains to be done, the next last; no steps: the game is over."""

    ALONE = True
    OVER_RULE: ClassVar[str] = ""
    """The number of the rule by which nothing is played after the end."""

    steps: list[Step]
    told: list[Event] | None = None

    def clone(self) -> State:
        """Return an independent copy that tells nobody anything."""
        copy = super().clone()
        assert isinstance(copy, State)
        return copy

    def then(self, first: Step, second: Step | None = None, third: Step | None = None, *rest: Step) -> None:
        """Do these next, in this order, before whatever was waiting."""
        steps = self.steps
        if second is not None:
            if third is not None:
                if rest:
                    steps.extend(rest[::-1])
                steps.append(third)
            steps.append(second)
        steps.append(first)

    def then_all(self, steps: Sequence[Step]) -> None:
        """Do all of these next, in this order, before whatever was waiting."""
        self.steps.extend(steps[::-1])

    def drop(self) -> Step:
        """Cancel the step that would come next."""
        return self.steps.pop()

    def instead(self, step: Step) -> Step:
        """Replace the step that would come next; return the one that now does not happen."""
        replaced = self.steps[-1]
        self.steps[-1] = step
        return replaced

    def finish(self) -> None:
        """End the game: nothing happens after this."""
        self.steps.clear()

    def tell(self, event: Event) -> None:
        """Say what happened, to whoever records it. Guard it by `if s.told is not None` where speed matters."""
        if self.told is not None:
            self.told.append(event)


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step, Generic[S, A]):
    """One seat decides. Options are the candidates that nothing forbids, so every refusal has its reason."""

    TAKES: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that this decision knows; any other is refused with its own rule or the step's.

    Those that the head names, `Choice[Board, Drop | Pass]`, need not be written again.
    """
    SEALED: ClassVar[bool] = False
    """True where an answer stays unseen by the others until the rules show it."""
    PACED: ClassVar[bool] = False
    """True where how soon an answer comes would tell of hidden cards: a table gives it the least time of a window."""

    def who(self, s: S) -> int:
        """The seat that decides: that of the field `seat`, unless the class says another."""
        seat: int | None = getattr(self, "seat", None)
        if seat is None:
            raise _silent(self, "who")
        return seat

    def candidates(self, s: S) -> list[A]:
        """Every action worth asking about, in the order of their numbers; it must hold every legal one.

        All there are of the kinds that it takes, unless the class names fewer, which is faster where they are many.
        """
        actions: Any = every(self.TAKES)
        found: list[A] = actions
        return found

    def why_not(self, s: S, action: A) -> Refusal | None:
        """Why the action is not allowed now, or None where it is. Depends only on what the deciding seat can see."""
        raise _silent(self, "why_not")

    def take(self, s: S, action: A) -> None:
        """Carry out an allowed action; this step has already left the stack."""
        raise _silent(self, "take")

    def together(self, s: S) -> tuple[int, ...]:
        """The seats that a table may ask at the same time where SEALED: nobody sees an answer before all are in."""
        return (self.who(s),)

    def put_to(self, seat: int) -> Step:
        """The same question as one of those seats is asked it, whatever the seats before it answer."""
        return self

    def listed(self, s: S) -> list[A]:
        """The legal actions, listed."""
        return [action for action in self.candidates(s) if self.why_not(s, action) is None]

    def actions(self, s: S) -> ActionSet:
        """The legal actions as a set; a step whose candidates are many overrides this with a lazy one."""
        actions: Any = self.listed(s)
        return Listed(actions)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[S, A]):
    """A choice of the seat that its field `seat` names."""

    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:  # generated: make generate
        self.seat = seat

    def who(self, s: S) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Choice[S, A]):
    """A window: the seats in `asked` are asked one after another in this order, the first of them now.

    A table may put the question to everybody at once, since whoever does not answer says SILENCE. Answers are open, or
    unseen until all are in (SEALED). An answer that ends the asking takes away what comes after it: `s.drop()`.
    """

    SILENCE: ClassVar[Action | None] = None
    """The action by which a seat lets it pass; None where each of them must choose something."""
    SORTS: ClassVar[tuple[str, ...]] = ()
    """The sorts of it that `sort` tells apart, for each of which a player may say beforehand how to be asked."""
    FIELDS = fields(asked=many(SEAT, least=1))

    def __init__(self, asked: tuple[int, ...]) -> None:  # generated: make generate
        self.asked = asked

    def who(self, s: S) -> int:
        return self.asked[0]

    def together(self, s: S) -> tuple[int, ...]:
        return self.asked

    def put_to(self, seat: int) -> Step:
        return self.asking(self.asked[self.asked.index(seat) :])

    def take(self, s: S, action: A) -> None:
        asked = self.asked
        s.then(self.asking(asked[1:]) if len(asked) > 1 else self.closing(s))
        self.answer(s, action)

    def sort(self, s: S) -> str:
        """Which of SORTS it is to the seat that is asked now, by what everybody can see; empty where it has none."""
        return ""

    def asking(self, asked: tuple[int, ...]) -> Step:
        """The same question to those who are left."""
        build: Any = type(self)
        taken = [asked if field.name == "asked" else getattr(self, field.name) for field in self.FIELDS]
        step: Step = build(*taken)
        return step

    def closing(self, s: S) -> Step:
        """What comes when all have answered: the step in the field `about`, unless a class says something else."""
        step: Step | None = getattr(self, "about", None)
        if step is None:
            raise _silent(self, "closing")
        return step

    def answer(self, s: S, action: A) -> None:
        """What one answer does; what comes after it, the next question or the closing step, already waits."""
        raise _silent(self, "answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step, Generic[S, A]):
    """Nature decides. Weights are integers, so probabilities are exact."""

    BRINGS: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of outcome that can come. Those that the head names, `Chance[Board, Drawn]`, need not be written."""

    def outcomes(self, s: S) -> list[tuple[A, int]]:
        """What can come, each with its weight, in the order of their numbers."""
        raise _silent(self, "outcomes")

    def take(self, s: S, outcome: A) -> None:
        """Carry out an outcome; this step has already left the stack."""
        raise _silent(self, "take")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step, Generic[S]):
    """Nobody decides: it just happens."""

    def run(self, s: S) -> None:
        """Carry it out; this step has already left the stack."""
        raise _silent(self, "run")


def pieces(zone: Iterable[int], make: Callable[[int], A]) -> list[tuple[A, int]]:
    """Return what a draw from a zone can bring: each piece that lies there, once, as likely as it lies there often.

    `make` says which outcome a piece is: `pieces(s.deck, Drawn)`.
    """
    counts: dict[int, int] = {}
    for piece in zone:
        counts[piece] = counts.get(piece, 0) + 1
    return [(make(piece), counts[piece]) for piece in sorted(counts)]
