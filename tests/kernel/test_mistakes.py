"""What whoever writes a game forgets: each error names the class and says what to do."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, Final

import pytest

from starboard.kernel import (
    COUNT,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    Action,
    Chance,
    Choice,
    Domain,
    Effect,
    Event,
    Game,
    Match,
    Options,
    Outcome,
    Part,
    Record,
    Refusal,
    RuleFailed,
    Seen,
    State,
    Step,
    determinise,
    fields,
    many,
    maybe,
    roll,
    save,
    seats,
    view,
)
from tests.toys.half import Half
from tests.toys.strike import Table

CARD: Final = Domain("card", ["owl", "fox", "elk"], pool=True)


class Go(Action):
    """Go on."""

    TEXT = "go"


class Luck(Action):
    """What chance brings."""

    TEXT = "luck"


class Rain(Action):
    """What no game lists."""

    TEXT = "rain"


class Hand(Part):
    """Cards that their seat sees."""

    FIELDS = fields(seat=SEAT, cards=Seen(OWNER, many(CARD)))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


class Spot(State):
    """Two hands, a deck, and how far the game is."""

    FIELDS = fields(steps=STEPS, far=NUMBER, hands=many(Hand), deck=Seen(COUNT, many(CARD)))

    def __init__(self, steps: list[Step], far: int, hands: tuple[Hand, ...], deck: tuple[int, ...]) -> None:
        self.steps = steps
        self.far = far
        self.hands = hands
        self.deck = deck

    @cached_property
    def length(self) -> int:
        """A cache is no attribute that anybody would miss."""
        return len(self.deck)

    @property
    def top(self) -> int:
        """The card on top."""
        return self.deck[-1]

    @top.setter
    def top(self, card: int) -> None:
        self.deck = (*self.deck[:-1], card)

    def turn_up(self, card: int) -> None:
        """Set what is no field, but has a setter."""
        self.top = card


class Ask(Choice[Spot, Go]):
    """Seat 0 goes; what happens then is the test's own."""

    RULE = "M-1"

    def who(self, s: Spot) -> int:
        return s.far if s.far < 9 else -1

    def candidates(self, s: Spot) -> list[Go]:
        return [Go()] if s.far != 1 else []

    def why_not(self, s: Spot, action: Go) -> Refusal | None:
        return None

    def take(self, s: Spot, action: Go) -> None:
        s.then(NEXT[0])


class Toss(Chance[Spot, Action]):
    """Chance that brings what the state tells."""

    def outcomes(self, s: Spot) -> list[tuple[Action, int]]:
        return {0: [], 1: [(Rain(), 1)], 2: [(Luck(), 0)], 3: [(Luck(), 1)]}[len(s.deck)]  # type: ignore[return-value]  # each is a list of these

    def take(self, s: Spot, outcome: Action) -> None:
        s.then(Ask())


class Ahead(Effect[Spot]):
    """Come to where the question goes to nobody, or to a seat without an option."""

    FIELDS = fields(far=NUMBER)

    def __init__(self, far: int) -> None:
        self.far: Final = far

    def run(self, s: Spot) -> None:
        s.far = self.far
        s.then(Ask())


class Mark(Effect[Spot]):
    """Hang something on a hand where no reader of methods would see it."""

    def run(self, s: Spot) -> None:
        for hand in s.hands:
            vars(hand)["blessed"] = True
        s.then(Ask())


class Cache(Effect[Spot]):
    """Use a cached property."""

    def run(self, s: Spot) -> None:
        s.then_all([Ask()] * min(s.length, 1))


class Break(Effect[Spot]):
    """Fail in the middle, after the stack is empty."""

    def run(self, s: Spot) -> None:
        s.finish()
        raise KeyError("lost")


NEXT: Final[list[Step]] = [Ask()]
"""What follows of a decision; each test sets it."""


class Wood(Game[Spot]):
    """A game whose mistakes the tests make."""

    name = "wood"
    seats = (2,)
    actions = (Go,)
    outcomes = (Luck,)
    endings = ("done",)
    package = __name__
    ended: Outcome | None = None

    def start(self, seats: int, options: Options) -> Spot:
        return Spot([Ask()], 0, (Hand(0, (0,)), Hand(1, (1,))), (2, 2, 2))

    def outcome(self, s: Spot) -> Outcome | None:
        return self.ended

    def pool(self, view: Spot, domain: Domain) -> list[int]:
        return [0, 1, 2]


GAME: Final = Wood()


@pytest.fixture
def match() -> Match:
    """Return a match at its beginning."""
    return Match(GAME, 2, seed=1)


def told(match: Match, step: Step, said: str) -> None:
    """Play into a mistake: the error says so, and the match is as it was."""
    was, log = match.state.clone(), match.log.copy()
    NEXT[0] = step
    with pytest.raises(RuleFailed, match=said):
        match.play(0, Go())
    assert (match.state, match.log, match.decision, match.over) == (was, log, 0, False)
    NEXT[0] = Ask()
    match.play(0, Go())
    assert match.decision == 1


# When a class is made


def test_a_choice_says_what_it_takes() -> None:
    """A head that names only a base, and no TAKES."""
    with pytest.raises(TypeError, match=r"Mute: nothing says which actions it takes; .* TAKES = "):

        class Mute(Choice[Spot, Action]):
            def who(self, s: Spot) -> int:
                return 0

            def candidates(self, s: Spot) -> list[Action]:
                return []

            def why_not(self, s: Spot, action: Action) -> Refusal | None:
                return None

            def take(self, s: Spot, action: Action) -> None:
                """Do nothing."""


@pytest.mark.parametrize(
    ("kind", "cure"),
    [
        (dict, "many"),
        (dict[str, int], "many"),
        ({}, "many"),
        (set, "BITS"),
        (frozenset[int], "BITS"),
        (float, "number"),
        (list, "many"),
        (list[Hand], "many"),
        ([Hand], "many"),
        (many(list[Hand]), "many"),
        (tuple[int, ...], "many"),
        (int, "NUMBER"),
        (bool, "FLAG"),
        (str, "TEXT"),
        (object, "Domain"),
    ],
)
def test_a_field_that_cannot_be_saved_says_what_can(kind: object, cure: str) -> None:
    """Python's own types, their aliases and values of them, each with what stands in its place."""
    with pytest.raises(TypeError, match=rf"Bag\.thing: .* is nothing that a field can hold; declare .*{cure}"):

        class Bag(Record):
            FIELDS = fields(thing=kind)

            def __init__(self, thing: object) -> None:
                self.thing = thing


@pytest.mark.parametrize("kind", [Hand, maybe(Hand), many(Hand), many(many(maybe(Hand)))])
def test_what_copies_share_holds_nothing_that_changes(kind: object) -> None:
    """A step and an event hold no part, however deep."""
    with pytest.raises(TypeError, match=r"Deal\.hand: a Part changes in place.* let it hold the part's number"):

        class Deal(Step):
            FIELDS = fields(hand=kind)

            def __init__(self, hand: object) -> None:
                self.hand = hand

    with pytest.raises(TypeError, match=r"Dealt\.hand: a Part"):

        class Dealt(Event):
            FIELDS = fields(hand=kind)

            def __init__(self, hand: object) -> None:
                self.hand = hand


def test_parts_are_copied_wherever_they_lie() -> None:
    """In tuples of tuples, and where the first is missing."""

    class Attic(Part):
        FIELDS = fields(rows=many(many(Hand)), some=many(maybe(Hand)))

        def __init__(self, rows: tuple[tuple[Hand, ...], ...], some: tuple[Hand | None, ...]) -> None:
            self.rows = rows
            self.some = some

    attic = Attic(((), (Hand(0, ()),)), (None, Hand(1, ())))
    twin: Any = attic.clone()
    assert twin == attic
    twin.rows[1][0].cards = twin.some[1].cards = (2,)
    assert (attic.rows[1][0].cards, attic.some[1].cards) == ((), ())  # type: ignore[union-attr]  # the second is there


def test_an_owner_needs_a_seat() -> None:
    """A state and an event lie in nothing that could have one."""
    with pytest.raises(TypeError, match=r"Open\.cards: nothing says which seat the OWNER is; declare a field seat"):

        class Open(State):
            FIELDS = fields(cards=Seen(OWNER, many(CARD)))

            def __init__(self, cards: tuple[int, ...]) -> None:
                self.cards = cards

    with pytest.raises(TypeError, match=r"Shown\.cards: nothing says which seat the OWNER is"):

        class Shown(Event):
            FIELDS = fields(cards=Seen(OWNER, many(CARD)))

            def __init__(self, cards: tuple[int, ...]) -> None:
                self.cards = cards


class Pouch(Part):
    """A part that lies in no seat's hands."""

    FIELDS = fields(cards=Seen(OWNER, many(CARD)))

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


class Cellar(State):
    """A state with such a part."""

    FIELDS = fields(steps=STEPS, pouch=Pouch)

    def __init__(self, steps: list[Step], pouch: Pouch) -> None:
        self.steps = steps
        self.pouch = pouch


def test_an_owner_without_a_seat_is_told_at_the_first_view() -> None:
    """Only there it shows that nothing around the record has one."""
    with pytest.raises(TypeError, match=r"Pouch\.cards: neither Pouch nor a record around it .* declare a field seat"):
        view(Cellar([Ask()], Pouch(())), 0)


def test_no_table_has_more_seats_than_the_log_can_name() -> None:
    """Twelve at most."""
    with pytest.raises(TypeError, match=r"seats\(13\): a table has from 1 to 12"):
        seats(13)


# When the game is made


def made(**said: Any) -> Game[Any]:
    """Return a game like Wood that says something else."""
    kind: Any = type("Glade", (Wood,), said)
    game: Game[Any] = kind()
    return game


def test_a_game_lists_what_its_steps_take_and_bring() -> None:
    """Else a match with it could not be loaded; steps of another game's state are not its own."""
    with pytest.raises(TypeError, match=r"Glade: Ask takes Go, which is not in actions; list it"):
        made(actions=(Rain,))

    class Spill(Chance[Spot, Rain]):
        def outcomes(self, s: Spot) -> list[tuple[Rain, int]]:
            return []

        def take(self, s: Spot, outcome: Rain) -> None:
            """Do nothing."""

    with pytest.raises(TypeError, match=r"Glade: Spill brings Rain, which is not in outcomes; list it"):
        made()
    assert made(outcomes=(Luck, Rain)).chances.size == 2
    Spill.BRINGS = ()  # it was never there

    class Other(Half[Cellar]):
        package = __name__

    assert Other().space.size == 0


def test_a_game_lists_what_lies_in_its_package() -> None:
    """A wrong package is told before a match is saved."""
    with pytest.raises(TypeError, match=r"Glade: Go lies outside of the package tests.toys, .* let package name"):
        made(package="tests.toys")


def test_no_record_has_a_name_of_the_kernels() -> None:
    """Else a saved match could not tell the two apart."""

    class Came(Action):
        """What chance brought, which the log of every match has a record for."""

        __module__ = "tests.twice"
        TEXT = "came"

    with pytest.raises(TypeError, match=r"Glade: the kernel has a record Came of its own; give this one another name"):
        made(package="tests.twice", actions=(Came,), outcomes=())


def test_an_attribute_set_later_is_declared() -> None:
    """In a state's own method or a step's, plain or in a tuple; a setter, a cache and other objects are no fields."""

    class Box:
        """Something that is no record."""

    class Slip(Effect[Spot]):
        def run(self, s: Spot) -> None:
            box = Box()
            box.label = 1  # type: ignore[attr-defined]  # what nobody looks at
            s.far, s.winner = 1, 2  # type: ignore[attr-defined]  # the mistake

    with pytest.raises(
        TypeError, match=r"Slip\.run: sets s\.winner, which no field declares, .* declare winner in FIELDS"
    ):
        made()
    Slip.run = Break.run  # type: ignore[method-assign, assignment]  # it was never there
    assert made().name == "wood"

    class Late(Part):
        FIELDS = fields(seat=SEAT)

        def __init__(self, seat: int) -> None:
            self.seat = seat

        def wake(self) -> None:
            """Forget to declare."""
            self.awake = True

    with pytest.raises(TypeError, match=r"Late\.wake: sets self\.awake, which no field declares"):
        made()
    Late.DERIVED = ("awake",)
    assert made().name == "wood"


def careless(s: Any, box: Any) -> None:
    """Set what no field declares: nobody's business, as long as neither argument is said to be a record."""
    box.label = 1
    s.crown = 1


def test_a_function_is_held_to_the_fields_by_its_annotations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an argument is a record of the package."""
    assert made().name == "wood"
    for said in ("Spot", Spot):
        monkeypatch.setitem(careless.__annotations__, "s", said)
        with pytest.raises(TypeError, match=r"careless: sets s\.crown, which no field declares"):
            made()


def test_an_expansion_may_set_the_fields_of_the_base_games_state() -> None:
    """They are declared, though in another package; what is not is told there too."""

    class Raze(Effect[Table]):
        def run(self, s: Table) -> None:
            s.ending = "razed"
            s.players[0].lives = 0

    class Siege(Half[Table]):
        package = __name__

    assert Siege().name == ""
    assert Raze.FIELDS == ()


# While a match is played


@pytest.mark.parametrize(("far", "asked"), [(2, 2), (5, 5), (9, -1)])
def test_a_seat_that_is_asked_sits_at_the_table(match: Match, far: int, asked: int) -> None:
    """Neither beyond the last nor before the first; whoever asks or answers is told, and it can be taken back."""
    NEXT[0] = Ahead(far)
    match.play(0, Go())
    NEXT[0] = Ask()
    said = rf"M-1.*Ask: asks seat {asked}, but the 2 seats are 0 to 1; see its who"
    for seat in (0, 1, asked):
        with pytest.raises(RuleFailed, match=said):
            match.play(seat, Go())
    with pytest.raises(RuleFailed, match=said):
        _ = match.seat
    match.undo()
    assert match.seat == 0


def test_a_choice_that_does_not_say_who_decides(match: Match) -> None:
    """Neither by a field nor by a method."""
    with pytest.raises(RuleFailed, match=r"Choice: leaves who open; write who\(self, s\).* or declare a field seat"):
        Choice.who(Choice(), match.state)


def test_a_choice_has_an_option() -> None:
    """Where a list or a set of them is asked for."""
    s = GAME.new(2, {})
    s.far = 1
    match = Match(GAME, 2, seed=1, start=s)
    for ask in (match.legal, match.actions):
        with pytest.raises(RuleFailed, match=r"M-1.*Ask: asks a seat that has no option; let candidates hold one"):
            ask()
    match.state.finish()
    assert match.legal() == []
    assert match.actions().count() == 0


@pytest.mark.parametrize("deck", [(), (0, 0)])
def test_a_chance_has_an_outcome(match: Match, deck: tuple[int, ...]) -> None:
    """None at all, or one that weighs nothing; in a match and in a search."""
    match.state.deck = deck  # type: ignore[attr-defined]  # a Spot
    match.snapshots[0].state.deck = deck  # type: ignore[attr-defined]  # a Spot
    told(match, Toss(), r"Toss: chance has nothing to bring; let outcomes return one at least, each with a weight")
    match.state.steps.append(Toss())
    with pytest.raises(RuleFailed, match="Toss: chance has nothing to bring"):
        roll(match.state, Random(1))


def test_chance_brings_what_the_game_lists(match: Match) -> None:
    """What its head did not tell is told when it comes."""
    for s in (match.state, match.snapshots[0].state):
        s.deck = (0,)  # type: ignore[attr-defined]  # a Spot
    told(match, Toss(), r"Toss: brings Rain, which is not in the game's outcomes; list it")


def test_an_attribute_that_appears_is_told(match: Match) -> None:
    """At the first decision that leads to it, whoever set it; a cache may come and go."""
    GAME.met.clear()
    told(match, Mark(), r"Hand: has blessed, which no field declares, .* declare blessed in FIELDS")
    NEXT[0] = Cache()
    match.play(0, Go())
    NEXT[0] = Ask()


@pytest.mark.parametrize("before", [Ask(), Cache()])
def test_an_effect_is_looked_at_though_its_decision_was_met_before(before: Step) -> None:
    """Each class of steps once, by whatever way it comes to be carried out."""
    game = made()
    match = Match(game, 2, seed=1)
    NEXT[0] = before
    match.play(0, Go())
    assert Ask in game.met
    was, log = match.state.clone(), match.log.copy()
    NEXT[0] = Mark()
    with pytest.raises(RuleFailed, match=r"Hand: has blessed, which no field declares, .*; see Mark, and declare"):
        match.play(0, Go())
    NEXT[0] = Ask()
    assert (match.state, match.log, match.decision) == (was, log, 1)


def test_what_a_copy_would_lose_is_in_no_file(match: Match) -> None:
    """Also where the step that brought it was found to be well made before: `save` says so, and a careful match."""
    GAME.met.add(Mark)
    NEXT[0] = Mark()
    match.play(0, Go())
    with pytest.raises(RuleFailed, match=r"Hand: has blessed, which no field declares"):
        save(match)
    match.undo()
    match.careful = True
    with pytest.raises(RuleFailed, match=r"Hand: has blessed, which no field declares"):
        match.play(0, Go())
    GAME.met.discard(Mark)
    NEXT[0] = Ask()
    match.play(0, Go())
    assert save(match)


class Flagged(Wood):
    """Its set-up hangs something on the state."""

    def start(self, seats: int, options: Options) -> Spot:
        s = super().start(seats, options)
        s.flag = True  # type: ignore[attr-defined]  # the mistake
        return s


def test_a_set_up_is_looked_at_too() -> None:
    """At the first match of the game."""
    with pytest.raises(RuleFailed, match=r"Spot: has flag, which no field declares, .*; see Flagged\.start, and"):
        Match(Flagged(), 2, seed=1)


class Fined(Wood):
    """Its set-up reads what it does not list."""

    def start(self, seats: int, options: Options) -> Spot:
        assert options.get("fine") is None
        return Spot([Ask()], options["fine"], (), ())


def test_an_option_that_is_read_is_listed() -> None:
    """Else there is no value of it; who only asks whether there is one may."""
    with pytest.raises(RuleFailed, match=r"Game\.options lists no option 'fine', but the set-up reads it; list Option"):
        Match(Fined(), 2, seed=1)


def test_a_step_lies_in_the_package() -> None:
    """Else no saved match with it could be loaded."""
    match = Match(made(actions=(), outcomes=(), package="tests.toys.strike"), 2, seed=1)
    with pytest.raises(RuleFailed, match=r"Ask: lies outside of the package tests\.toys\.strike, .* package name"):
        match.play(0, Go())


def test_a_rule_that_raises_says_where(match: Match) -> None:
    """The step and its method; the match goes on, and the fault is the cause."""
    told(match, Break(), r"rules/failed: step-failed step='Break\.run'")


@pytest.mark.parametrize(
    ("ended", "said"),
    [
        (Outcome("lost", (1, 0), (1, 2), (0,), ()), r"ends by 'lost', which is not in its endings; list it"),
        (Outcome("done", (1,), (1, 2), (0,), ()), r"the outcome has 1 scores for 2 seats"),
        (Outcome("done", (1, 0), (1, 2, 3), (0,), ()), r"the outcome has 3 ranking for 2 seats"),
        (Outcome("done", (1, 0), (1, 2), (2,), ()), r"seat 2 is a winner, but the 2 seats are 0 to 1"),
    ],
)
def test_an_outcome_is_one_that_the_game_declares(ended: Outcome, said: str) -> None:
    """Its ending, and as many scores and places as seats."""
    match = Match(made(ended=ended), 2, seed=1)
    with pytest.raises(RuleFailed, match=f"Glade: {said}"):
        match.outcome()
    assert Match(made(ended=Outcome.ranked("done", (1, 0))), 2, seed=1).outcome() is not None


def test_a_pool_fills_the_unseen_places() -> None:
    """Of four unseen cards the game names two."""
    seen = view(GAME.new(2, {}), 0)
    with pytest.raises(
        RuleFailed, match=r"Wood\.pool: 2 of card are missing, since 4 places of the view are unseen and 2"
    ):
        determinise(GAME, seen, 0, Random(1))
