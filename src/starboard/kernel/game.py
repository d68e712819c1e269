"""What a game declares of itself: seats, options, actions, set-up and outcome."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from starboard.kernel.actions import Action, ActionSpace
from starboard.kernel.chosen import DEEPEST, LARGEST, Chosen, Option, is_moderate
from starboard.kernel.duties import argument, has_field
from starboard.kernel.errors import Arg, InvalidOptions, InvalidPosition, Refusal, Unsupported
from starboard.kernel.guesses import boxed
from starboard.kernel.judgement import Judgement
from starboard.kernel.kinds import ARGS, GREATEST, NUMBER, SEAT, TEXT, Domain, Holding, Kind, Many, many, number
from starboard.kernel.mistakes import check_game, check_says, unmet_effects
from starboard.kernel.native import mypyc_attr
from starboard.kernel.playing import legal, options, settle, window
from starboard.kernel.records import Record, fields
from starboard.kernel.steps import State, Step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from starboard.kernel.codec import Codec

S = TypeVar("S", bound=State)
POINTS: Final = number(-GREATEST, GREATEST)
Options = dict[str, Any]


class Line(Record):
    """One line of a breakdown: for which seat, what it is for (a message's name and arguments), and how much."""

    FIELDS = fields(seat=SEAT, name=TEXT, args=ARGS, points=POINTS)

    def __init__(self, seat: int, name: str, args: tuple[Arg, ...], points: int) -> None:  # generated: make generate
        self.seat: Final = seat
        self.name: Final = name
        self.args: Final = args
        self.points: Final = points


class Outcome(Record):
    """How a game ended: one ending of the rules, score and place (1 is best) per seat, and what each point is for."""

    FIELDS = fields(ending=TEXT, scores=many(POINTS), ranking=many(NUMBER), winners=many(SEAT), breakdown=many(Line))

    def __init__(
        self,
        ending: str,
        scores: tuple[int, ...],
        ranking: tuple[int, ...],
        winners: tuple[int, ...],
        breakdown: tuple[Line, ...],
    ) -> None:  # generated: make generate
        self.ending: Final = ending
        self.scores: Final = scores
        self.ranking: Final = ranking
        self.winners: Final = winners
        self.breakdown: Final = breakdown

    @staticmethod
    def ranked(
        ending: str, scores: Sequence[int], breakdown: Sequence[Line] = (), *, keys: Sequence[Any] = ()
    ) -> Outcome:
        """Return the outcome where the highest score wins, shared by equals.

        Where scores do not tell all, `keys` do: one of each seat, such as its score and what breaks a tie.
        """
        ranking = places(keys or scores)
        winners = tuple([seat for seat, place in enumerate(ranking) if place == 1])
        return Outcome(ending, tuple(scores), ranking, winners, tuple(breakdown))


def places(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return each seat's place, 1 for the greatest key; equal keys share a place."""
    return tuple([1 + sum(1 for other in keys if other > key) for key in keys])


def _is_seated(kind: Kind) -> bool:
    """Whether a field holds a tuple of records that each have a seat."""
    if not isinstance(kind, Many) or not isinstance(kind.item, Holding):
        return False
    return has_field(kind.item.held, "seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The declaration of a game. A subclass names what is here and has the optional rooms that its rules need."""

    name: ClassVar[str] = ""
    """What it is called in commands and files: small letters, digits and `_`, a letter first."""
    rules_version: ClassVar[str] = "1"
    """Moves when old matches would play differently, never for a refactoring."""
    older_rules: ClassVar[tuple[str, ...]] = ()
    """The versions whose matches `upgrade` reads; one of any other version is refused."""
    seats: ClassVar[tuple[int, ...]] = (2,)
    """With how many players it can be played, in rising order."""
    seats_rule: ClassVar[str] = ""
    """The number of the rule that says so."""
    options: ClassVar[tuple[Option, ...]] = ()
    """What can be chosen before a game; `start` is given the value of each by its name."""
    actions: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that a seat can decide; the order gives them their numbers, so new ones go to the end."""
    outcomes: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of outcome that chance can bring."""
    open_chance: ClassVar[bool] = False
    """Whether what can come hangs on nothing hidden, but for what a seat draws that it alone may see. With a real box
    its players then say themselves what came; of other games with secrets somebody does who holds no seat."""
    endings: ClassVar[tuple[str, ...]] = ()
    """The ways in which it can end, by one of which `outcome` calls it."""
    package: ClassVar[str] = ""
    """The package whose records the game may save and load."""
    judgement: ClassVar[Judgement] = Judgement()
    """What a quick player knows of it."""
    face: ClassVar[str] = ""
    """Where its look in the terminal is found, `"module:Class"`; empty where the plain one will do."""
    page: ClassVar[str] = ""
    """The module of the package that says how a browser's page draws it; empty where its fields say enough."""
    tensors: ClassVar[str] = ""
    """Where tensors of its own for learning environments are found, `"module:TENSORS"`; empty where its fields say
    enough."""
    traits: ClassVar[str] = ""
    """Where what a study asks about seats is found, `"module:TRAITS"`: functions by name, of a match that is over to a
    word for each seat; empty where its fields say enough."""

    def __init__(self) -> None:
        self.home: Final = self.package or type(self).__module__
        state = argument(type(self), Game, 0)
        check_says(type(self), Game)
        check_game(type(self).__name__, self.home, state, self.actions, self.outcomes)
        self.space: Final = ActionSpace(self.actions)
        """All its actions: `GAME.space.parse(text)` is the one that is written so."""
        self.chances: Final = ActionSpace(self.outcomes)
        """All that chance can bring, likewise."""
        self.met: Final[set[type[Step]]] = set()
        """The classes of steps that have been carried out in some match, and found to be well made."""
        self.unmet: Final[set[type[Step]]] = unmet_effects(self.home, state)
        """The classes of effects of which none has been yet, though they could be ill made; most often soon none."""
        self._codec: Codec | None = None

    @property
    def codec(self) -> Codec:
        """The JSON of this game's records."""
        if self._codec is None:
            from starboard.kernel.codec import Codec

            self._codec = Codec(self.home)
        return self._codec

    def checked_options(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        """Return all options with their values; raise InvalidOptions for a wrong number of seats, name or value."""
        if type(seats) is not int or seats not in self.seats:
            why = (("seats", str(seats)[:60]), ("allowed", ", ".join([str(n) for n in self.seats])))
            raise InvalidOptions(Refusal(self.seats_rule, "wrong-seats", why))
        return self.full_options(chosen)

    def full_options(self, chosen: Mapping[str, Any]) -> Options:
        """Return all options with their values, for any number of seats; raise InvalidOptions for a name or a value."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise InvalidOptions(Refusal("", "unknown-option", (("option", str(name)[:60]),)))
        full: Options = {}
        for name, option in known.items():
            value = chosen.get(name, option.default)
            if not is_moderate(value):
                limits = (("option", name), ("most", LARGEST), ("depth", DEEPEST))
                raise InvalidOptions(Refusal(option.rule, "large-option", limits))
            if not option.accepts(value):
                said = json.dumps(value, default=str, ensure_ascii=False, skipkeys=True)
                why = (("option", name), ("value", said[:60]))
                raise InvalidOptions(Refusal(option.rule, "wrong-option", why))
            full[name] = deepcopy(value)  # the record keeps what was chosen, whatever the caller does with it
        return full

    def new(self, seats: int, chosen: Mapping[str, Any]) -> S:
        """Return the start of a game, at its first decision or chance; raise InvalidOptions for what is not offered."""
        s = self.begin(seats, chosen)
        settle(s)
        return s

    def begin(self, seats: int, chosen: Mapping[str, Any]) -> S:
        """Return the state before anything has happened; raise InvalidOptions for what is not offered."""
        options = self.checked_options(seats, chosen)
        try:
            return self.start(seats, options)
        except KeyError:
            return self.start(seats, Chosen(options))  # which says it where the key is an option

    def start(self, seats: int, options: Options) -> S:
        """Return the state before anything has happened; options are complete and checked one by one."""
        raise NotImplementedError  # no game is made that does not write it

    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError  # as above

    def points(self, seen: S) -> tuple[int, ...] | None:
        """Return the points that each seat has so far, by what a viewer sees; None where only the end tells them."""
        return None

    def breakdown(self, seen: S) -> list[Line]:
        """Return what each of those points is for."""
        return []

    def conserved(self, s: S) -> Any:
        """Return what no play can change: the pieces of the box, wherever they are; None where no domain names one."""
        return [pieces for _, pieces in boxed(s)] or None

    def validate(self, s: S) -> None:
        """Raise a StarboardError where the rules exclude this state; used on what comes from outside.

        They do where the pieces are not those of the box, and where it is not `possible`.
        """
        for domain, pieces in boxed(s):
            if pieces != list(domain.box):
                raise InvalidPosition(Refusal(self.seats_rule, "not-the-box", (("domain", domain.name),)))
        if not self.possible(s):
            raise InvalidPosition(Refusal(self.seats_rule, "impossible"))

    def possible(self, s: S) -> bool:
        """Whether the rules can bring about such a state, each of whose fields holds what it declares."""
        return True

    def other_option(self, s: S, options: Options) -> str:
        """Return the name of an option that had another value where this state was played, or an empty text.

        A saved match whose head names other options than its states show is refused. A game whose states do not keep
        an option cannot tell; `verify` then says that the match did not begin at the set-up of these options.
        """
        return ""

    def called(self, options: Options) -> dict[tuple[str, str], str]:
        """Return what things are called in a box of one's own, by the names of their domains and their texts there."""
        return {}

    # Hidden information

    def pool(self, view: S, domain: Domain) -> list[int]:
        """Return every piece of a pool domain that is in the game, wherever it is: what its box names, unless said."""
        if domain.box:
            return list(domain.box)
        raise Unsupported(Refusal("", "no-pool", (("domain", domain.name),)))

    def arrange(self, view: S, domain: Domain, dealt: list[int], rng: Random) -> None:
        """Put the pieces that a view does not show into an order that the rules allow, as likely as they make it.

        The pieces come in any order, each as likely as the next, which is right where all were shuffled together. The
        n-th goes into the n-th unseen place of the view, counted through the fields as they are declared.
        """

    def complete(self, s: S, viewer: int, rng: Random) -> None:
        """Fill in what a determinised state still has UNKNOWN and no pool tells, such as sealed answers."""

    # Absence

    def idle(self, seen: S, rng: Random) -> Action:
        """Return what a seat does whose time is out, by what it sees itself: nothing that it may not know decides it.

        It lets a window pass where that can be, else does what its judgement puts first, else anything at all. A game
        whose rules say what a timer does says it here.
        """
        opened = window(seen)
        if opened is not None and opened.SILENCE is not None:
            return opened.SILENCE
        if self.judgement.ranked:
            return self.judgement.candidates(seen, rng)[0]
        actions = options(seen)
        return actions.nth(rng.randrange(actions.count()))

    # Older records

    def upgrade(self, version: str, line: dict[str, Any]) -> dict[str, Any]:
        """Return a line of a match saved under one of the `older_rules` as the present rules would have written it.

        A line is JSON data without its hash: the head, a snapshot, a decision, an outcome of chance, an event. Where
        nothing of it is left under the present rules, return an empty one.
        """
        return line

    # Texts of a game's own

    def position(self, s: S) -> str:
        """Return the position's text, where the rules define one."""
        raise Unsupported(Refusal("", "no-position", (("game", self.name),)))

    def parse_position(self, text: str, chosen: Mapping[str, Any] | None = None) -> S:
        """Return the state of a position text under these options, the defaults where none are named."""
        raise Unsupported(Refusal("", "no-position", (("game", self.name),)))

    def seats_of(self, s: S) -> int:
        """Return how many seats a state has: as many as it has parts with a field `seat`, in its one tuple of such.

        A game for several numbers of players whose state is not made so says itself how it knows.
        """
        if len(self.seats) == 1:
            return self.seats[0]
        seated = [field.name for field in s.FIELDS if _is_seated(field.kind)]
        if len(seated) != 1:
            raise TypeError(
                f"{type(self).__name__}: {type(s).__name__} does not tell how many seats it has; give it one tuple of "
                "records with a field seat, or write seats_of"
            )
        return len(getattr(s, seated[0]))

    def record(self, start: S, played: list[Action], s: S) -> str:
        """Return a finished or open game in the notation of its own rules."""
        raise Unsupported(Refusal("", "no-record", (("game", self.name),)))

    def parse_record(self, text: str) -> tuple[S, list[list[Action]]]:
        """Return the start state and the moves of such a record, each move as the decisions it is made of."""
        raise Unsupported(Refusal("", "no-record", (("game", self.name),)))

    def turn(self, s: S, text: str) -> list[Action]:
        """Return the decisions that a whole-turn text stands for; empty where it is no such text."""
        return []

    def read(self, s: S, text: str) -> list[Action]:
        """Return the decisions that a text stands for: those of a whole turn, where the game has such texts, else one.

        Raise NotUnderstood where no action is written so, IllegalAction for a whole turn that the rules refuse.
        """
        return self.turn(s, text) or [self.space.parse(text)]

    def turns(self, s: S) -> list[str]:
        """Return every legal whole-turn text, sorted by ASCII code, where the rules define such texts."""
        raise Unsupported(Refusal("", "no-turns", (("game", self.name),)))

    def dealt_options(self, options: Options) -> Options:
        """Return the options under which the set-up that scenarios begin with is dealt: none that asks for decisions.

        They change how the set-up comes about, not what is played: a scenario gets the options that were chosen.
        """
        return options

    def scenario(self, s: S, options: Options, described: Mapping[str, Any]) -> S:
        """Return the fresh state, dealt under `dealt_options`, changed to a position described in table words."""
        raise Unsupported(Refusal("", "no-scenario", (("game", self.name),)))

    def texts(self, s: S) -> list[str]:
        """Return the texts of the legal actions, sorted by ASCII code."""
        return sorted([str(action) for action in legal(s)])
