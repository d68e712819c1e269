"""The stack of steps, and windows in which several seats are asked."""

from __future__ import annotations

from starboard.kernel import CHANCE, SEAT, Action, Choice, Effect, SeatChoice, State, Step, fields, who, window
from tests.toys.strike import GAME, Act, Hit, PickStance, Table, Window
from tests.toys.strike.actions import PASS


class Tick(Effect[State]):
    """One of several that are the same but for their number."""

    FIELDS = fields(seat=SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> None:
        """Do nothing."""


def table(*steps: Step) -> Table:
    """Return a game of Strike for four in which these steps wait."""
    s = GAME.new(4, {})
    s.steps[:] = steps
    return s


def test_steps_happen_in_the_order_in_which_they_are_named() -> None:
    """As many as are given, before what was waiting."""
    for count in range(1, 7):
        ticks: list[Step] = [Tick(number) for number in range(count)]
        s = table(Tick(9))
        s.then(*ticks)
        assert s.steps == [Tick(9), *reversed(ticks)]
        s = table(Tick(9))
        s.then_all(ticks)
        assert s.steps == [Tick(9), *reversed(ticks)]
        assert ticks == [Tick(number) for number in range(count)]
    s = table(Tick(9))
    s.then_all([])
    assert s.steps == [Tick(9)]


def test_a_window_asks_each_seat_once_in_its_order() -> None:
    """The first is asked, then the others; when all have answered, what the window was about happens."""
    about = Hit(0, 3)
    s = table(Window(about, (2, 0, 3)))
    asked: list[int] = []
    while isinstance(s.steps[-1], Window):
        top = s.steps.pop()
        assert isinstance(top, Choice)
        asked.append(top.who(s))
        top.take(s, PASS)
    assert asked == [2, 0, 3]
    assert s.steps == [about]


def test_whoever_shows_a_game_knows_of_its_windows() -> None:
    """An open window says whom it still asks, whether unseen, and how nothing is answered; other questions are none."""
    s = table(Window(Hit(0, 3), (2, 3)))
    open_window = window(s)
    assert open_window is not None
    assert (open_window.asked, open_window.SEALED, open_window.SILENCE) == ((2, 3), False, PASS)
    sealed = window(table(PickStance((0, 1, 2, 3))))
    assert sealed is not None
    assert (sealed.asked, sealed.SEALED, sealed.SILENCE) == ((0, 1, 2, 3), True, None)
    assert window(table(Act(1))) is None
    assert window(table()) is None
    assert window(GAME.new(2, {})) is None
    assert who(GAME.new(2, {})) == CHANCE


def test_a_choice_of_a_seat_is_asked_of_it() -> None:
    """The field `seat` says who decides, in the base and in what derives from it."""
    assert who(table(Act(2))) == 2
    assert isinstance(Act(2), SeatChoice)
    assert issubclass(Act.TAKES[0], Action)
