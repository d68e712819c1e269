"""What need not be written, because something else says it: kinds of action, who decides, seats, places, weights."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

import pytest

from starboard.kernel import (
    COUNT,
    NUMBER,
    SEAT,
    STEPS,
    Action,
    Ask,
    Chance,
    Choice,
    Domain,
    Game,
    InvalidPosition,
    Line,
    Match,
    Options,
    Outcome,
    Part,
    Refusal,
    SeatChoice,
    Seen,
    State,
    Step,
    Unsupported,
    determinise,
    fields,
    legal,
    many,
    pieces,
    play,
    seats,
    view,
    who,
)
from starboard.kernel.duties import is_abstract
from tests.toys.half import Half

PLACE: Final = seats(3)


class Go(Action):
    """Go to a place."""

    TEXT = "go {place}"
    FIELDS = fields(place=PLACE)

    def __init__(self, place: int) -> None:
        self.place: Final = place


class Stay(Action):
    """Stay."""

    TEXT = "stay"


class Guest(Part):
    """Who sits at the table."""

    FIELDS = fields(seat=PLACE)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Room(State):
    """Guests."""

    FIELDS = fields(steps=STEPS, guests=many(Guest))

    def __init__(self, steps: list[Step], guests: tuple[Guest, ...]) -> None:
        self.steps = steps
        self.guests = guests


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Question(Choice[S, A]):
    """A base for others: what it takes is still open."""

    def why_not(self, s: S, action: A) -> Refusal | None:
        return None

    def take(self, s: S, action: A) -> None:
        """Do nothing."""


class Walk(Question[Room, Go | Stay]):
    """The seat that the field names goes or stays."""

    FIELDS = fields(place=PLACE, seat=PLACE)

    def __init__(self, place: int, seat: int) -> None:
        self.place: Final = place
        self.seat: Final = seat

    def candidates(self, s: Room) -> list[Go | Stay]:
        return [Go(self.place), Stay()]


class Wander(Walk):
    """The same, for who has walked."""


class Rest(SeatChoice[Room, Action]):
    """Written out, because its head does not tell."""

    TAKES = (Stay,)

    def candidates(self, s: Room) -> list[Action]:
        return [Stay()]

    def why_not(self, s: Room, action: Action) -> Refusal | None:
        return None

    def take(self, s: Room, action: Action) -> None:
        """Do nothing."""


class Wind(Chance[Room, Go]):
    """It blows somewhere."""

    def outcomes(self, s: Room) -> list[tuple[Go, int]]:
        return pieces((2, 0, 2), Go)

    def take(self, s: Room, outcome: Go) -> None:
        """Do nothing."""


class Visit(Game[Room]):
    """A game for two or three."""

    name = "visit"
    seats = (2, 3)
    actions = (Go, Stay)
    outcomes = (Go,)
    endings = ("late",)
    package = __name__

    def start(self, seats: int, options: Options) -> Room:
        return Room([Walk(1, 2)], tuple([Guest(seat) for seat in range(seats)]))

    def outcome(self, s: Room) -> Outcome | None:
        return None


GAME: Final = Visit()


def test_the_head_of_a_choice_names_what_it_takes() -> None:
    """A class, a union, through a generic base; what derives from it knows it too, and what is written stays."""
    assert Question.TAKES == ()
    assert Walk.TAKES == Wander.TAKES == (Go, Stay)
    assert (Stay,) == Rest.TAKES
    assert (Go,) == Wind.BRINGS


def test_the_field_seat_says_who_decides() -> None:
    """Without a word more, and the class is a step that can be saved."""
    s = GAME.new(3, {})
    assert who(s) == 2
    assert not is_abstract(Walk)
    assert GAME.codec.decode(GAME.codec.encode(s)) == s
    assert is_abstract(Question)


def test_the_seated_parts_say_how_many_seats_there_are() -> None:
    """The one tuple of records with a seat; where there is none, the error says what to do."""
    assert [GAME.seats_of(GAME.new(count, {})) for count in (2, 3)] == [2, 3]
    assert Match(GAME, 3, seed=1).clone().seats == 3

    class Lonely(Half[Hall]):
        name = "lonely"
        seats = (1, 2)

    with pytest.raises(TypeError, match=r"Lonely: Hall .* a field seat, or write seats_of"):
        Lonely().seats_of(Hall([]))


class Hall(State):
    """Nobody."""

    FIELDS = fields(steps=STEPS)

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps


@pytest.mark.parametrize(
    ("scores", "keys", "ranking", "winners"),
    [
        ((3, 1, 2), (), (1, 3, 2), (0,)),
        ((2, 2, 1), (), (1, 1, 3), (0, 1)),
        ((2, 2, 1), ((2, 0), (2, 5), (1, 9)), (2, 1, 3), (1,)),
        ((0, 0), (), (1, 1), (0, 1)),
        ((), (), (), ()),
    ],
)
def test_scores_make_places_and_winners(scores: Any, keys: Any, ranking: Any, winners: Any) -> None:
    """The highest wins, equals share, and keys break ties."""
    line = Line(0, "points", (), 3)
    assert Outcome.ranked("late", scores, [line], keys=keys) == Outcome("late", scores, ranking, winners, (line,))
    assert Outcome.ranked("late", list(scores), keys=keys).breakdown == ()


def test_pieces_weigh_as_often_as_they_lie_there() -> None:
    """Each kind once, in its order."""
    assert Wind().outcomes(GAME.new(2, {})) == [(Go(0), 1), (Go(2), 2)]
    assert pieces((), Go) == []


def test_seats_are_as_many_as_the_table_has() -> None:
    """So that an action over seats has no numbers for those that no table has."""
    assert (PLACE.name, PLACE.texts) == (SEAT.name, ("1", "2", "3"))
    assert GAME.space.size == 4


class Round(Ask[Room, Stay]):
    """What everybody is asked, in a window about a step: the step waits, and the rest are asked the same."""

    FIELDS = fields(place=PLACE, about=Step, asked=many(SEAT, least=1))

    def __init__(self, place: int, about: Step, asked: tuple[int, ...]) -> None:
        self.place: Final = place
        self.about: Final = about
        self.asked = asked

    def candidates(self, s: Room) -> list[Stay]:
        return [Stay()]

    def why_not(self, s: Room, action: Stay) -> Refusal | None:
        return None

    def answer(self, s: Room, action: Stay) -> None:
        """Do nothing."""


class Blunt(Ask[Room, Stay]):
    """A window that says neither what it is about nor what comes after it."""

    candidates = Round.candidates
    why_not = Round.why_not
    answer = Round.answer


def test_a_window_asks_the_rest_the_same_and_ends_with_what_it_is_about() -> None:
    """Neither is written down; without `about` a class says what comes, or is a base for others."""
    s = Room([Round(2, Rest(1), (1, 0))], ())
    play(s, Stay())
    assert s.steps == [Round(2, Rest(1), (0,))]
    play(s, Stay())
    assert s.steps == [Rest(1)]
    assert not is_abstract(Round)
    assert is_abstract(Blunt)


class Pick(SeatChoice[Room, Go | Stay]):
    """Names no candidates."""

    def why_not(self, s: Room, action: Go | Stay) -> Refusal | None:
        return Refusal("", "taken") if isinstance(action, Go) and action.place == 1 else None

    def take(self, s: Room, action: Go | Stay) -> None:
        """Do nothing."""


def test_candidates_are_all_actions_that_a_choice_takes() -> None:
    """Kind by kind, as its head names them, each by its number; what nothing forbids is legal."""
    room = Room([Pick(0)], (Guest(0), Guest(1), Guest(2)))
    assert [str(action) for action in Pick(0).candidates(room)] == ["go 1", "go 2", "go 3", "stay"]
    assert [str(action) for action in legal(room)] == ["go 1", "go 3", "stay"]
    assert not is_abstract(Pick)


GEM: Final = Domain("gem", ("ruby", "pearl"), box=(1, 0, 1))


class Hoard(State):
    """Gems in a chest, some taken out, and a number that must be even."""

    FIELDS = fields(steps=STEPS, chest=Seen(COUNT, many(GEM)), taken=many(GEM), even=NUMBER)


class Digging(Half[Hoard]):
    """Says of its gems only what the box holds."""

    name = "digging"
    seats_rule = "D-1"

    def possible(self, s: Hoard) -> bool:
        return s.even % 2 == 0


@pytest.mark.parametrize(
    ("s", "code"),
    [
        (Hoard([], (0, 1), (1,), 2), ""),
        (Hoard([], (0, 1), (1, 1), 2), "not-the-box"),
        (Hoard([], (0, 1), (), 2), "not-the-box"),
        (Hoard([], (0, -1), (1,), 2), "not-the-box"),
        (Hoard([], (0, 1), (1,), 3), "impossible"),
    ],
)
def test_a_box_says_which_pieces_there_are(s: Hoard, code: str) -> None:
    """A guess deals from it, and a state that has others, or is not possible, is refused by the rule of the set-up."""
    game = Digging()
    assert game.pool(s, GEM) == [0, 1, 1]
    if code:
        with pytest.raises(InvalidPosition) as refused:
            game.validate(s)
        assert (refused.value.why.rule, refused.value.why.code) == ("D-1", code)
    else:
        game.validate(s)
        assert game.conserved(s) == [[0, 1, 1]]
        assert sorted(determinise(game, view(s, 0), 0, Random(1)).chest) == [0, 1]


def test_a_box_holds_what_has_a_text() -> None:
    """A piece beyond the texts is told when the domain is made, and a domain without a box has no pieces of its own."""
    with pytest.raises(TypeError, match="domain gem: a piece of the box has no text; its pieces are 0 to 1"):
        Domain("gem", ("ruby", "pearl"), box=(0, 2))
    with pytest.raises(Unsupported):
        Digging().pool(Hoard([], (), (), 0), Domain("stone", ("flint",), pool=True))
    assert Digging().conserved(Room([], ())) is None  # type: ignore[arg-type]
