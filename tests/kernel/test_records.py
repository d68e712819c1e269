"""Records: what must be declared, who is among those who know, and how domains and texts are checked."""

from __future__ import annotations

from typing import Final

import pytest

from starboard.kernel import (
    BITS,
    COUNT,
    FLAG,
    KNOWERS,
    KNOWN_TO_ALL,
    NOBODY,
    NUMBER,
    OWNER,
    SEAT,
    SPECTATOR,
    STEPS,
    TEXT,
    UNKNOWN,
    Action,
    ActionSpace,
    Domain,
    NotUnderstood,
    Part,
    Record,
    Seen,
    State,
    fields,
    is_known,
    known_to,
    many,
    maybe,
    replaced,
    seen_by,
    without,
)

COLOUR = Domain("colour", ("red", "green", "blue"))


class Point(Record):
    """Two numbers."""

    FIELDS = fields(x=NUMBER, y=NUMBER)

    def __init__(self, x: int, y: int) -> None:
        self.x: Final = x
        self.y: Final = y


class Vector(Point):
    """The same fields in another class."""


def test_a_parameter_must_be_declared() -> None:
    """A class whose constructor takes more than it declares cannot be made."""
    with pytest.raises(TypeError, match=r"Sly: declared fields \['x'\], but __init__ takes \['x', 'secret'\]"):

        class Sly(Record):
            FIELDS = fields(x=NUMBER)

            def __init__(self, x: int, secret: int) -> None:
                self.x = x
                self.secret = secret


def test_a_declaration_needs_its_parameter() -> None:
    """A class that declares more than its constructor takes cannot be made."""
    with pytest.raises(TypeError, match="Vain"):

        class Vain(Record):
            FIELDS = fields(x=NUMBER, y=NUMBER)

            def __init__(self, x: int) -> None:
                self.x = x


def test_what_is_stored_must_be_declared() -> None:
    """A class that stores more than it declares cannot be made, even where its constructor does not take it."""
    with pytest.raises(TypeError, match=r"Hoarder: .*\['secret'\] are stored besides"):

        class Hoarder(Record):
            FIELDS = fields(x=NUMBER)

            def __init__(self, x: int) -> None:
                self.x = x
                self.secret = 5


def test_what_is_declared_must_be_stored() -> None:
    """A class that takes a field and does not keep it cannot be made."""
    with pytest.raises(TypeError, match=r"Sieve: .*\['y'\] are never stored"):

        class Sieve(Record):
            FIELDS = fields(x=NUMBER, y=NUMBER)

            def __init__(self, x: int, y: int) -> None:
                self.x = x + y


def test_fields_and_parameters_stand_in_one_order() -> None:
    """A class whose fields and parameters differ in order cannot be made."""
    with pytest.raises(TypeError, match="Twisted"):

        class Twisted(Record):
            FIELDS = fields(x=NUMBER, y=NUMBER)

            def __init__(self, y: int, x: int) -> None:
                self.x = x
                self.y = y


def test_a_constructor_needs_a_declaration() -> None:
    """A class with a constructor and no fields at all cannot be made."""
    with pytest.raises(TypeError, match="Silent"):

        class Silent(Record):
            def __init__(self, x: int) -> None:
                self.x = x


class Coat(Part):
    """Writes neither a constructor nor a clone."""

    FIELDS = fields(colour=COLOUR, size=NUMBER)


class Fur(Coat):
    """Has the same fields."""


class Hall(State):
    """Everything that a copy must see to."""

    FIELDS = fields(steps=STEPS, coats=many(Coat), best=Coat, lost=maybe(Coat), rows=many(many(Coat)), point=Point)


def test_a_constructor_is_made_from_the_fields() -> None:
    """It takes them in their order, by place or by name, and nothing else; it says whose it is."""
    coat = Coat(1, size=4)
    assert (coat.colour, coat.size) == (1, 4)
    assert Coat(1, 4) == coat != Coat(4, 1)
    with pytest.raises(TypeError, match=r"Coat\.__init__\(\) missing 1 required .* 'size'"):
        Coat(1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"Coat\.__init__\(\) takes 3 "):
        Coat(1, 2, 3)  # type: ignore[call-arg]


def test_a_clone_is_made_from_the_fields() -> None:
    """Every part of a copy is its own, wherever it lies, and of its own class; what never changes is shared."""
    hall = Hall([], (Coat(0, 1),), Fur(1, 1), None, ((Coat(2, 1),),), Point(1, 2))
    twin = hall.clone()
    assert twin == hall
    assert (type(twin.best), twin.point is hall.point) == (Fur, True)
    twin.coats[0].size = twin.best.size = twin.rows[0][0].size = 9
    twin.steps.append(Wait())  # type: ignore[arg-type]  # never played
    assert (hall.coats[0].size, hall.best.size, hall.rows[0][0].size, hall.steps) == (1, 1, 1, [])
    hall.lost = Coat(0, 0)
    assert hall.clone().lost == hall.lost
    assert hall.clone().lost is not hall.lost


def test_what_a_class_writes_itself_stays() -> None:
    """A constructor with defaults, and a clone by hand."""

    class Vane(Part):
        FIELDS = fields(x=NUMBER)

        def __init__(self, x: int = 7) -> None:
            self.x = x

        def clone(self) -> Vane:
            return Vane(self.x + 1)

    assert Vane().clone().x == 8


def test_what_is_derived_needs_a_constructor_by_hand() -> None:
    """Nothing else could compute it."""
    with pytest.raises(TypeError, match=r"Sum: .* but __init__ takes .*; let __init__ compute what is DERIVED"):

        class Sum(Record):
            FIELDS = fields(x=NUMBER)
            DERIVED = ("twice",)


@pytest.mark.parametrize("name", ["self", "class", "two words"])
def test_a_field_has_a_name_that_python_takes(name: str) -> None:
    """Else its class cannot be made."""
    with pytest.raises(TypeError, match=rf"Odd\.{name}: Python has no attribute of this name"):

        class Odd(Record):
            FIELDS = fields(**{name: NUMBER})


def test_knowers_need_to_be_named() -> None:
    """A field seen by those who know needs the field that says who they are."""
    with pytest.raises(TypeError, match=r"Rumour\.card: .* known_by"):

        class Rumour(Record):
            FIELDS = fields(card=Seen(KNOWERS, COLOUR))

            def __init__(self, card: int) -> None:
                self.card = card


def test_equality_needs_class_and_fields() -> None:
    """Records are equal when class and fields are, hash so, and show their fields."""
    assert Point(1, 2) == Point(1, 2)
    assert Point(1, 2) != Point(2, 1)
    assert Point(1, 2) != Vector(1, 2)
    assert Point(1, 2) != (1, 2)
    assert hash(Point(1, 2)) == hash(Point(1, 2))
    assert len({Point(1, 2), Point(1, 2), Vector(1, 2)}) == 2
    assert repr(Point(1, 2)) == "Point(x=1, y=2)"


@pytest.mark.parametrize(
    ("known_by", "viewer", "knows"),
    [
        (known_to([]), 0, False),
        (known_to([]), SPECTATOR, False),
        (known_to([0]), 0, True),
        (known_to([0]), 1, False),
        (known_to([0]), SPECTATOR, False),
        (known_to([2, 11]), 11, True),
        (known_to([2, 11]), 2, True),
        (known_to([2, 11]), 3, False),
        (known_to([2, 11]), 10, False),
        (KNOWN_TO_ALL, SPECTATOR, True),
        (KNOWN_TO_ALL, 7, True),
        (known_to([1]) | KNOWN_TO_ALL, 0, True),
    ],
)
def test_who_knows(known_by: int, viewer: int, *, knows: bool) -> None:
    """Exactly the named seats know; spectators only what all know."""
    assert is_known(known_by, viewer) is knows


def test_nobody_below_zero_is_a_seat() -> None:
    """A spectator cannot be made to know by a slip."""
    with pytest.raises(ValueError, match="negative"):
        known_to([SPECTATOR])


def test_a_domain_has_each_text_once() -> None:
    """Two values with one text cannot be told apart."""
    with pytest.raises(TypeError, match="colour"):
        Domain("colour", ("red", "red"))
    assert COLOUR.index["blue"] == 2
    assert COLOUR.size == 3


class Paint(Action):
    """Paint something."""

    TEXT = "paint {what} {colour}"
    FIELDS = fields(what=COLOUR, colour=COLOUR)

    def __init__(self, what: int, colour: int) -> None:
        self.what: Final = what
        self.colour: Final = colour


class Wait(Action):
    """Wait."""

    TEXT = "wait"


class Mute(Action):
    """Has no text."""


class HangUp(Action):
    """Is written by its name."""

    FIELDS = fields(colour=COLOUR)


class Half(Action):
    """Does not write all of itself."""

    TEXT = "half {what}"
    FIELDS = fields(what=COLOUR, colour=COLOUR)

    def __init__(self, what: int, colour: int) -> None:
        self.what: Final = what
        self.colour: Final = colour


class Boundless(Action):
    """Has a field without a domain."""

    TEXT = "boundless {what}"
    FIELDS = fields(what=NUMBER)

    def __init__(self, what: int) -> None:
        self.what: Final = what


class WaitAgain(Action):
    """Is written like another."""

    TEXT = "wait"


def test_actions_are_numbered_by_mixed_radix() -> None:
    """Kinds follow each other, and the last field turns fastest."""
    space = ActionSpace([Wait, Paint])
    assert space.size == 10
    assert space.number(Wait()) == 0
    assert space.number(Paint(1, 2)) == 1 + 1 * 3 + 2
    assert [str(space.action(number)) for number in (0, 1, 2, 9)] == [
        "wait",
        "paint red red",
        "paint red green",
        "paint blue blue",
    ]
    assert space.parse("paint blue green") == Paint(2, 1)


def test_an_action_that_says_not_how_is_written_by_its_name() -> None:
    """With its fields; one that is no game's own stays without a text, as a base for others."""
    assert Mute.TEXT == ""
    space = ActionSpace([Mute, HangUp])
    assert [str(space.action(number)) for number in range(4)] == [
        "mute",
        "hang-up red",
        "hang-up green",
        "hang-up blue",
    ]


@pytest.mark.parametrize("kind", [Half, Boundless])
def test_notation_must_be_complete(kind: type[Action]) -> None:
    """An action with a field unwritten or without a domain is no action of a space."""
    with pytest.raises(TypeError, match=kind.__name__):
        ActionSpace([kind])


def test_two_actions_with_one_text_are_found() -> None:
    """A text that two actions have is an error when texts are first asked for."""
    with pytest.raises(TypeError, match="'wait'"):
        ActionSpace([Wait, WaitAgain]).parse("wait")


@pytest.mark.parametrize("text", ["", "Wait", "wait ", "paint red", "paint red pink", "paint {what} red", "x" * 10_000])
def test_other_texts_are_not_understood(text: str) -> None:
    """Nothing is guessed and nothing repaired; the error keeps a short piece of the text."""
    with pytest.raises(NotUnderstood) as caught:
        ActionSpace([Wait, Paint]).parse(text)
    assert caught.value.code == "action/not-understood"
    assert len(str(caught.value)) < 200


class Note(Record):
    """Belongs to whom the record around it belongs."""

    FIELDS = fields(word=Seen(OWNER, NUMBER))

    def __init__(self, word: int) -> None:
        self.word: Final = word


class Purse(Part):
    """Everything that can be hidden, with the seat in the middle."""

    FIELDS = fields(
        before=Seen(OWNER, NUMBER),
        seat=SEAT,
        coins=Seen(OWNER, many(NUMBER)),
        stack=Seen(COUNT, many(NUMBER)),
        lost=Seen(NOBODY, many(NUMBER)),
        card=Seen(KNOWERS, NUMBER),
        known_by=BITS,
        inner=many(Note),
    )

    def __init__(
        self,
        before: int,
        seat: int,
        coins: tuple[int, ...],
        stack: tuple[int, ...],
        lost: tuple[int, ...],
        card: int,
        known_by: int,
        inner: tuple[Note, ...],
    ) -> None:
        self.before = before
        self.seat = seat
        self.coins = coins
        self.stack = stack
        self.lost = lost
        self.card = card
        self.known_by = known_by
        self.inner = inner


def test_every_kind_of_secret_is_kept() -> None:
    """The owner, those who know, and the others see exactly what the declaration says, also in records inside."""
    purse = Purse(9, 1, (1, 2), (3, 4, 5), (6,), 7, known_to([2]), (Note(8),))
    hidden, three = UNKNOWN, (UNKNOWN,) * 3
    note = Note(UNKNOWN)
    assert seen_by(purse, 1) == Purse(9, 1, (1, 2), three, (), hidden, 8, (Note(8),))
    assert seen_by(purse, 2) == Purse(hidden, 1, (hidden,) * 2, three, (), 7, 8, (note,))
    assert seen_by(purse, 0) == Purse(hidden, 1, (hidden,) * 2, three, (), hidden, 8, (note,))
    assert seen_by(purse, SPECTATOR) == seen_by(purse, 0)
    assert purse == Purse(9, 1, (1, 2), (3, 4, 5), (6,), 7, known_to([2]), (Note(8),))


def test_a_spectator_owns_nothing() -> None:
    """A record that belongs to no seat shows its owner's fields to nobody."""
    assert seen_by(Note(8), SPECTATOR) == Note(UNKNOWN)


@pytest.mark.parametrize("kind", [TEXT, FLAG, Note, many(TEXT), many(many(NUMBER))])
def test_only_numbers_can_be_hidden(kind: object) -> None:
    """A field that hides anything but a number or a tuple of numbers cannot be declared."""
    with pytest.raises(TypeError, match=r"Diary\.page: what is hidden"):

        class Diary(Record):
            FIELDS = fields(seat=SEAT, page=Seen(OWNER, kind))

            def __init__(self, seat: int, page: int) -> None:
                self.seat = seat
                self.page = page


@pytest.mark.parametrize(
    "kind", [dict, set, float, int, "text", None, (NUMBER, TEXT), {"a": NUMBER}, many(dict), many(STEPS), maybe(dict)]
)
def test_an_unknown_shape_cannot_be_declared(kind: object) -> None:
    """A dictionary, a set, a fraction: the class that declares it cannot be made, and the error says what can."""
    with pytest.raises(TypeError, match=r"Bag\.thing: .* is nothing that a field can hold; declare "):

        class Bag(Record):
            FIELDS = fields(thing=kind)

            def __init__(self, thing: object) -> None:
                self.thing = thing


def test_the_generic_copier_copies_parts_and_lists() -> None:
    """Without a clone by hand, parts and steps of a copy are its own."""

    class Room(State):
        FIELDS = fields(steps=STEPS, purses=many(Purse), found=Purse)

        def __init__(self, steps: list[object], purses: tuple[Purse, ...], found: Purse) -> None:
            self.steps = steps  # type: ignore[assignment]  # never played
            self.purses = purses
            self.found = found

    room = Room([], (Purse(9, 1, (), (), (), 7, 0, ()),), Purse(8, 0, (), (), (), 6, 0, ()))
    twin = room.clone()
    assert twin == room
    assert isinstance(twin, Room)
    twin.purses[0].coins = (5,)
    twin.found.coins = (4,)
    twin.steps.append(Wait())  # type: ignore[arg-type]  # never played
    assert room.purses[0].coins == room.found.coins == ()
    assert room.steps == []


def test_one_item_of_a_tuple_is_replaced() -> None:
    """The tuple itself stays as it was."""
    three = (1, 2, 3)
    assert replaced(three, 1, 9) == (1, 9, 3)
    assert three == (1, 2, 3)


def test_one_item_of_a_tuple_is_taken_out() -> None:
    """The first of those that are equal; the tuple itself stays as it was."""
    three = (1, 2, 1)
    assert without(three, 1) == (2, 1)
    assert three == (1, 2, 1)
    with pytest.raises(ValueError):  # noqa: PT011  # Python's own
        without(three, 9)
