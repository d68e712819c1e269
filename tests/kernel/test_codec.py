"""What the codec reads is what the fields declare: types, ranges, lengths, classes; nothing else gets in."""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.kernel import (
    ARGS,
    BITS,
    FLAG,
    NUMBER,
    OWNER,
    SEAT,
    SPECTATOR,
    STEPS,
    TEXT,
    Ask,
    Chance,
    Choice,
    Domain,
    Effect,
    Event,
    InvalidRecord,
    Record,
    SeatChoice,
    Seen,
    State,
    Step,
    fields,
    many,
    maybe,
    number,
    view,
)
from starboard.kernel.codec import Codec
from starboard.kernel.duties import is_abstract
from starboard.kernel.kinds import kind_of
from tests.subjects import positions
from tests.toys.strike import GAME as STRIKE
from tests.toys.strike.actions import Lay

COLOUR = Domain("colour", ("red", "green", "blue"))


class Leaf(Record):
    """A record inside."""

    FIELDS = fields(colour=COLOUR)

    def __init__(self, colour: int) -> None:
        self.colour = colour


class Fallen(Leaf):
    """A leaf of another class."""


class Tree(Record):
    """A field of each kind."""

    FIELDS = fields(
        height=number(-2, 9),
        age=NUMBER,
        green=FLAG,
        name=TEXT,
        rings=BITS,
        colour=COLOUR,
        leaf=Leaf,
        nest=maybe(Leaf),
        rows=many(many(COLOUR), least=1, most=2),
        args=ARGS,
        secret=Seen(OWNER, many(number(1, 3))),
    )

    def __init__(
        self,
        height: int,
        age: int,
        green: bool,
        name: str,
        rings: int,
        colour: int,
        leaf: Leaf,
        nest: Leaf | None,
        rows: tuple[tuple[int, ...], ...],
        args: tuple[tuple[str, str | int], ...],
        secret: tuple[int, ...],
    ) -> None:
        self.height = height
        self.age = age
        self.green = green
        self.name = name
        self.rings = rings
        self.colour = colour
        self.leaf = leaf
        self.nest = nest
        self.rows = rows
        self.args = args
        self.secret = secret


CODEC = Codec(__name__)
OAK = Tree(3, 100, True, "oak", 2**63 - 1, 1, Leaf(0), None, ((0, 1), ()), (("of", "wood"), ("by", 3)), (1, 3))
TOLD = CODEC.encode(OAK)
LEAF = {"is": "Leaf", "colour": 2}


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("height", [-2, 9]),
        ("age", [0, 2**31 - 1]),
        ("green", [False]),
        ("name", [""]),
        ("rings", [0]),
        ("colour", [-1, 2]),
        ("leaf", [LEAF, {"is": "Fallen", "colour": 2}]),
        ("nest", [None, LEAF]),
        ("rows", [[[]], [[0], [-1]]]),
        ("args", [[], [["a", 1]]]),
        ("secret", [[], [1, 2, 3]]),
    ],
)
def test_what_a_field_declares_is_read(name: str, good: list[Any]) -> None:
    """The ends of every range, every length and class come through."""
    assert CODEC.decode(TOLD) == OAK
    for value in good:
        data = {**TOLD, name: value}
        assert CODEC.encode(CODEC.decode(data)) == data


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("height", [-3, 10, True, "3", None, 1.0, [3], LEAF, 10**5000]),
        ("age", [-1, 2**31, False, "x", [], {}]),
        ("green", [0, 1, "true", None, [True]]),
        ("name", [0, None, ["oak"], True, LEAF]),
        ("rings", [-1, 2**63, True, "0"]),
        ("colour", [-2, 3, True, [1], "red", None]),
        (
            "leaf",
            [None, 0, [], [LEAF], {}, {"is": "Tree"}, {"is": "Leaf"}, {"is": "Record"}, {"is": "Pick", "stance": 1}],
        ),
        ("nest", [0, [], {"is": "Leaf", "colour": 3}, {"is": "Leaf", "colour": 0, "more": 1}]),
        ("rows", [[], [[], [], []], [0], [[3]], [[[0]]], [None], 0, {}, [LEAF], [[True]]]),
        ("args", [[["a"]], [[1, 1]], [["a", None]], ["a"], [["a", [1]]], {}, [["a", 2**31]], [["a", True]]]),
        ("secret", [[0], [4], [-1], [-2], 1, [[1]], [True]]),
    ],
)
def test_what_a_field_does_not_declare_is_refused_by_its_place(name: str, bad: list[Any]) -> None:
    """Another type, a number out of range, another length or class: InvalidRecord, which says where."""
    for value in bad:
        with pytest.raises(InvalidRecord) as caught:
            CODEC.decode({**TOLD, name: value})
        place = dict(caught.value.why.args)["place"]
        assert str(place).startswith((f"Tree.{name}", "Leaf")), (value, place)


class Idle(Choice[State, Any]):
    """Knows who decides, and not what."""

    def who(self, s: State) -> int:
        return 0


class Dull(SeatChoice[State, Any]):
    """Knows who decides, and not what."""


class Hollow(Ask[State, Any]):
    """Asks, and does not know what comes then."""

    def candidates(self, s: State) -> list[Any]:
        return []

    def why_not(self, s: State, action: Any) -> None:
        return None


class Blank(Chance[State, Any]):
    """Knows what can come, and not what of it."""

    def outcomes(self, s: State) -> list[tuple[Any, int]]:
        return []


class Still(Effect[State]):
    """Does nothing."""


class Loose(Step):
    """Is neither choice, chance nor effect."""


ABSTRACT = [
    Idle,
    Dull,
    Hollow,
    Blank,
    Still,
    Loose,
    Step,
    Choice,
    Chance,
    Effect,
    SeatChoice,
    Ask,
    Event,
    Record,
    State,
]


@pytest.mark.parametrize("kind", ABSTRACT)
def test_what_nobody_can_carry_out_is_no_step(kind: type[Record]) -> None:
    """No JSON is a step that does not say what it does, or one of the bases that games derive from."""
    assert is_abstract(kind)
    codec = Codec(__name__)
    data = {"is": kind.__name__, **{field.name: [0] if field.name == "asked" else 0 for field in kind.FIELDS}}
    with pytest.raises(InvalidRecord):
        codec.decode(data)


@pytest.mark.parametrize("game", [STRIKE, CONNECT_FOUR])
def test_every_step_that_is_played_is_read(game: Any) -> None:
    """No class of the toys is taken for one that nobody can carry out."""
    found = {kind.__name__ for kind in game.codec.kinds.values() if issubclass(kind, Step)}
    assert found >= ({"PickStance", "Window", "Act", "Hit"} if game is STRIKE else {"DropStone"})


def test_steps_are_a_list_of_steps() -> None:
    """A state's steps are read as what they are, and nothing else among them."""
    assert kind_of(STEPS) is STEPS
    state = CONNECT_FOUR.codec.encode(CONNECT_FOUR.new(2, {}))
    assert CONNECT_FOUR.codec.decode(state) == CONNECT_FOUR.new(2, {})
    drop = {"is": "Drop", "column": 0}
    wrong: list[Any] = [[drop], [0], 0, [[]], {}, None, [{"is": "Choice"}], [{"is": "Effect"}], [state]]
    for steps in wrong:
        with pytest.raises(InvalidRecord):
            CONNECT_FOUR.codec.decode({**state, "steps": steps})


def test_no_action_is_about_nothing() -> None:
    """What everybody sees of an action is a value of its domain; only what a view hides may be unknown."""
    for seen in (False, True):
        with pytest.raises(InvalidRecord):
            STRIKE.codec.decode({"is": "Pick", "stance": -1}, seen=seen)
    assert STRIKE.codec.decode({"is": "Lay", "card": -1}, seen=True) == Lay(-1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_a_view_is_read_as_a_view_and_is_not_the_truth(viewer: int) -> None:
    """What a view hides comes through where a view is read; the truth has no unknown piece."""
    for s, _ in positions(STRIKE, 2, 3):
        told = STRIKE.codec.encode(view(s, viewer))
        assert STRIKE.codec.decode(told, seen=True) == view(s, viewer)
        if s.steps:
            with pytest.raises(InvalidRecord):
                STRIKE.codec.decode(told)


def test_nesting_is_limited() -> None:
    """Steps that hold steps are read a good way down, and refused long before Python gives up."""

    def nested(depth: int) -> Any:
        steps: Any = {"is": "Hit", "seat": 0, "target": 1}
        for _ in range(depth):
            steps = {"is": "Window", "about": steps, "asked": [0]}
        return steps

    assert STRIKE.codec.decode(nested(30)) is not None
    for depth in (100, 300, 991, 5_000):
        with pytest.raises(InvalidRecord) as caught:
            STRIKE.codec.decode(nested(depth))
        assert dict(caught.value.why.args)["value"] == "…"


def test_long_data_takes_time_as_it_is_long() -> None:
    """A list too long is refused at once, and the longest allowed one is read in no time."""
    began = process_time()
    with pytest.raises(InvalidRecord):
        CODEC.decode({**TOLD, "secret": [1] * 1_000_000})
    CODEC.decode({**TOLD, "secret": [1] * 4096})
    assert process_time() - began < 1
    assert SEAT.size == 12
