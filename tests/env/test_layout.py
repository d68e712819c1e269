"""A layout tells what a seat sees and nothing else, in tensors of fixed size."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pytest

from starboard.env.deriving import Deriver
from starboard.env.layout import Layout
from starboard.kernel import (
    COUNT,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    UNKNOWN,
    Action,
    Chance,
    Choice,
    Domain,
    Game,
    InvalidOptions,
    Match,
    Options,
    Outcome,
    Part,
    Record,
    Refusal,
    Seen,
    State,
    Step,
    determinise,
    fields,
    happen,
    legal,
    many,
    outcomes,
    play,
    view,
    who,
)
from starboard.kernel.records import values
from starboard.testing.tables import hides
from tests.counts import scaled, seeds
from tests.subjects import GAMES, TABLES, table

HIDING = [(name, seats) for name, seats in TABLES if hides(GAMES[name])]


def leaks(game: Game[Any], seats: int, tell: Any, one_in: int) -> int:
    """Return in how many pairs of worlds, alike to a seat, what is told to that seat differs; fail without a pair."""
    found = pairs = 0
    for s, rng in table(game, seats, seeds(100)).some_positions(one_in * seats):
        for seat in range(seats):
            seen = view(s, seat)
            worlds = [s, *[determinise(game, seen, seat, rng) for _ in range(2)]]
            told = [tell(world, seat) for world in worlds]
            found += any(not np.array_equal(told[0], other) for other in told[1:])
            pairs += any(other != s for other in worlds[1:])
    assert pairs, "every guess was the truth"
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_observation_has_the_shapes_and_ranges_that_are_promised(name: str, seats: int) -> None:
    """Whatever happens in a game, tensors keep their shapes and their ranges, and masks are the legal numbers."""
    game = GAMES[name]
    layout = Layout(game, seats)
    rng = Random(seats)
    for match in table(game, seats).matches(0):
        if match.over or rng.randrange(1 + 400 // scaled(400)) == 0:
            for seat in {match.seat, 0, seats - 1} - {-1, -2}:
                check_observation(layout, match, seat)


def check_observation(layout: Layout, match: Match, seat: int) -> None:
    """Fail where a seat's tensors or mask are not what the layout promises."""
    seen = match.view(seat)
    observed = layout.observe(seen, seat)
    assert list(observed) == list(layout.parts)
    for part, tensor in observed.items():
        told = layout.parts[part]
        assert (tensor.shape, tensor.dtype) == (told.shape, told.dtype)
        assert tensor.min(initial=0) >= told.low
        assert tensor.max(initial=0) <= told.high, part
    flat = layout.flat(seen, seat)
    assert np.array_equal(np.concatenate([tensor.ravel() for tensor in observed.values()]), flat)
    assert np.array_equal(layout.flat(match.state, seat), flat)
    numbers = [layout.game.space.number(action) for action in legal(match.state)] if match.seat == seat else []
    assert layout.legal(match, seat) == layout.legal(seen, seat) == numbers
    assert np.flatnonzero(layout.mask(match, seat)).tolist() == numbers


@pytest.mark.parametrize(("name", "seats"), HIDING)
def test_two_worlds_have_the_same_tensors_and_masks(name: str, seats: int) -> None:
    """What a seat cannot see moves nothing in what it is told, nor does what was told of another world or seat."""
    game = GAMES[name]
    layout = Layout(game, seats)

    def tell(world: State, seat: int) -> Any:
        return np.concatenate([layout.flat(world, seat), layout.mask(world, seat)])

    assert leaks(game, seats, tell, 20) == 0


def test_a_leak_is_found() -> None:
    """What another seat is told differs between two worlds that are alike to this one."""
    game = GAMES["landfall"]
    layout = Layout(game, 2)
    assert leaks(game, 2, lambda world, seat: layout.flat(world, 1 - seat), 5) > 0


def test_observations_tell_positions_apart() -> None:
    """Positions that a seat can tell apart have different tensors, wherever no text is the difference."""
    game = GAMES["interstellar"]
    layout = Layout(game, 2)
    match = Match(game, 2, seed=3)
    rng = Random(3)
    last: Any = None
    for _ in range(scaled(2000)):
        if match.over:
            break
        now = layout.flat(match.view(0), 0)
        assert last is None or not np.array_equal(last, now)
        last = now
        match.play(match.seat, rng.choice(match.legal()))


@pytest.mark.parametrize("name", GAMES)
def test_what_was_told_before_moves_nothing(name: str) -> None:
    """A layout that has told of other worlds tells what a fresh one does: after each draw, all that could have come."""
    game = GAMES[name]
    seats = game.seats[0]
    used = Layout(game, seats)
    s, rng = game.new(seats, {}), Random(1)
    for _ in range(scaled(2000, 60)):
        if not s.steps:
            break
        chance = isinstance(s.steps[-1], Chance)
        came = [drawn for drawn, _ in outcomes(s)] if chance else legal(s)
        for action in rng.sample(came, min(3, len(came))):
            world = s.clone()
            (happen if chance else play)(world, action)
            seen = view(world, 0)
            assert np.array_equal(used.flat(world, 0), Layout(game, seats).flat(seen, 0)), action
        s = world


def test_an_observation_does_not_change_afterwards() -> None:
    """Tensors are fresh and the learner's own: a buffer may keep them, and what is written into them stays there."""
    layout = Layout(GAMES["oort"], 2)
    match = Match(GAMES["oort"], 2, seed=1)
    first, named = layout.flat(match.view(0), 0), layout.observe(match.view(0), 0)
    kept = first.copy()
    for _ in range(8):
        match.play(match.seat, match.legal()[0])
        layout.flat(match.view(0), 0)[:] = 7.0
        layout.observe(match.view(0), 0)["rockets"][:] = 7.0
    assert np.array_equal(first, kept)
    assert np.array_equal(np.concatenate([tensor.ravel() for tensor in named.values()]), kept)
    assert layout.flat(match.view(0), 0).max() <= 1.0


@pytest.mark.parametrize("name", ["oort", "interstellar", "cove"])
def test_numbers_and_masks_are_those_of_the_actions(name: str) -> None:
    """Whatever was listed before: more, fewer, none of the same, other objects that are equal, and in any order."""
    actions, space = Layout(GAMES[name], 2).actions, GAMES[name].space
    rng = Random(2)
    some = rng.sample(range(actions.size), 60)
    for _ in range(scaled(400, 60)):
        some = [number for number in some if rng.random() > 0.1]
        some += [number for number in rng.sample(range(actions.size), rng.choice([0, 3, 40])) if number not in some]
        rng.choice((rng.shuffle, list.sort))(some)
        listed = [space.action(number) for number in some]
        again = rng.sample(range(len(listed)), min(3, len(listed)))
        for place in again:
            listed[place] = type(listed[place])(*values(listed[place]))
        found = actions.marker.numbers(listed)
        assert found == [space.number(action) for action in listed]
        assert np.flatnonzero(actions.mask(found)).tolist() == sorted(set(found))


@pytest.mark.parametrize("name", ["oort", "interstellar", "cove"])
def test_factors_name_every_action(name: str) -> None:
    """An action in factors is that action again, and any way through `next_mask` ends at a legal one."""
    actions = Layout(GAMES[name], 2).actions
    rng = Random(1)
    assert actions.table.shape == (actions.size, len(actions.factors))
    assert (actions.table < actions.factors).all()
    for number in rng.sample(range(actions.size), 50):
        assert actions.number(actions.factored(number)) == number
        assert actions.table[number].tolist() == list(actions.factored(number))
        numbers = sorted(rng.sample(range(actions.size), 30))
        chosen: list[int] = []
        while len(chosen) < len(actions.factors):
            chosen.append(int(rng.choice(np.flatnonzero(actions.next_mask(numbers, chosen)).tolist())))
        assert actions.number(chosen) in numbers
        assert np.unpackbits(actions.bits(numbers), count=actions.size).tolist() == actions.mask(numbers).tolist()


def test_factors_of_no_action_are_refused() -> None:
    """Factors that no action has are an error that says what they should be."""
    actions = Layout(GAMES["oort"], 2).actions
    for wrong in ([0], [99, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 1, 1, 0, 0], [1, 0, 9, 0, 0]):
        with pytest.raises(ValueError, match="factors of no action"):
            actions.number(wrong)


def test_wrong_seats_and_options_are_refused() -> None:
    """A layout is for a table that the game knows."""
    with pytest.raises(InvalidOptions):
        Layout(GAMES["oort"], 5)
    with pytest.raises(InvalidOptions):
        Layout(GAMES["oort"], 2, {"drought": 7})


COLOUR: Final = Domain("colour", ("red", "blue"))
PLACE: Final = Domain("seat", ("window", "aisle", "middle"))
VAST: Final = Domain("vast", [str(number) for number in range(600)])


class Hand(Part):
    """A seat's own."""

    FIELDS = fields(seat=SEAT, secret=Seen(OWNER, NUMBER), held=Seen(OWNER, many(COLOUR, most=3)))

    def __init__(self, seat: int, secret: int, held: tuple[int, ...]) -> None:
        self.seat = seat
        self.secret = secret
        self.held = held


class Tray(State):
    """Everything that fields can hold."""

    FIELDS = fields(steps=STEPS, hands=many(Hand), first=SEAT, vast=VAST, place=PLACE)

    def __init__(self, steps: list[Step], hands: tuple[Hand, ...], first: int, vast: int, place: int) -> None:
        self.steps = steps
        self.hands = hands
        self.first = first
        self.vast = vast
        self.place = place


class Nod(Action):
    """Go on."""

    TEXT = "nod"


class Ask(Choice[Tray, Nod]):
    """Ask the first."""

    def who(self, s: Tray) -> int:
        return s.first

    def candidates(self, s: Tray) -> list[Nod]:
        return [Nod()]

    def why_not(self, s: Tray, action: Nod) -> Refusal | None:
        return None

    def take(self, s: Tray, action: Nod) -> None:
        s.finish()


class Trays(Game[Tray]):
    """A toy with a value of each sort."""

    name = "trays"
    actions = (Nod,)
    endings = ("end",)
    package = __name__

    def start(self, seats: int, options: Options) -> Tray:
        return Tray([Ask()], (Hand(0, 7, (1, 0)), Hand(1, 9, (0, 0, 1))), 1, 299, 2)

    def outcome(self, s: Tray) -> Outcome | None:
        return None if s.steps else Outcome.ranked("end", (0, 0))


class Counted(Record):
    """Cards of which everybody sees how many there are."""

    FIELDS = fields(cards=Seen(COUNT, many(COLOUR, most=3)), colour=COLOUR)

    def __init__(self, cards: tuple[int, ...], colour: int) -> None:
        self.cards = cards
        self.colour = colour


class Owned(Counted):
    """Cards that their owner sees."""

    FIELDS = fields(cards=Seen(OWNER, many(COLOUR, most=3)), colour=COLOUR)


def test_fields_share_a_place_only_where_they_are_told_alike() -> None:
    """Records of two classes lie in one place, and none writes where another field is told."""
    game = Trays()
    code = Deriver(game, 2, game.new(2, {})).union([Counted, Owned], 2, 0)
    told = []
    for record in (Counted((UNKNOWN,) * 3, 1), Owned((1, 1, 1), 1)):
        out: Any = memoryview(bytearray(4 * code.size)).cast("f")
        code.write(out, 0, record, 0)
        told.append(np.array(out))
    counted, owned = told
    colour = np.flatnonzero((counted == owned) & (counted == 1.0))
    assert len(colour) == 1
    assert counted[0] == owned[1] == 1.0
    assert owned[2 : colour[0] - 1].any() or owned[colour[0] + 1 :].any()


def test_values_are_written_as_their_kinds_say() -> None:
    """Marks for domains with one for the unknown, seats from the observer on, large domains as one number."""
    game = Trays()
    layout = Layout(game, 2)
    s = game.new(2, {})
    told = layout.observe(view(s, 1), 1)
    assert told["me"].tolist() == [0, 1]
    assert told["asked"].tolist() == [1, 0]
    assert told["first"].tolist() == [1, 0, 0]
    assert told["vast"].tolist() == [0.5, 0]
    assert told["place"].tolist() == [0, 0, 1, 0]  # a game's own that is called so, and no seat
    mine, theirs = told["hands"]
    log = np.log1p(9) / np.log1p(2**31 - 1)
    assert np.allclose(mine, [1, 0, 0, log, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0])
    assert theirs.tolist() == [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert view(s, 1).hands[0].held == (UNKNOWN, UNKNOWN)


class Roll(State):
    """A state with a field that nothing bounds."""

    FIELDS = fields(steps=STEPS, heaps=many(NUMBER))

    def __init__(self, steps: list[Step], heaps: tuple[int, ...]) -> None:
        self.steps = steps
        self.heaps = heaps


class Rolls(Game[Roll]):
    """A game whose state is of no fixed size."""

    name = "rolls"
    package = __name__

    def start(self, seats: int, options: Options) -> Roll:
        return Roll([], ())

    def outcome(self, s: Roll) -> Outcome | None:
        return None


def heaps(seen: Roll, _seat: int, out: memoryview[float]) -> None:
    """Tell how many there are."""
    out[1] = float(len(seen.heaps))


HEAPS = (("heaps", (2,), heaps, ("heaps",)),)
PILES = (("heaps", (2,), heaps, ("piles",)),)


class Planned(Rolls):
    """The same game, with a tensor of its own for that field."""

    tensors = f"{__name__}:HEAPS"


def test_a_field_without_a_bound_is_named() -> None:
    """The error says which field it is and what to do; a tensor of the game's own does away with it."""
    with pytest.raises(TypeError, match=r"Roll\.heaps: a tuple of any length .*many\(kind, most=\.\.\.\)"):
        Layout(Rolls(), 2)
    layout = Layout(Planned(), 2)
    assert layout.observe(Roll([], (4, 4, 4)), 0)["heaps"].tolist() == [0, 3]
    assert who(Roll([], ())) < 0


def test_a_tensor_of_no_field_is_refused() -> None:
    """What a game declares of its tensors is looked at when the layout is made."""

    class Wrong(Rolls):
        tensors = f"{__name__}:PILES"

    class Nowhere(Rolls):
        tensors = "nowhere:TENSORS"

    with pytest.raises(TypeError, match="tells piles, which is no field"):
        Layout(Wrong(), 2)
    with pytest.raises(TypeError, match=r"Nowhere\.tensors: there is nothing at 'nowhere:TENSORS'"):
        Layout(Nowhere(), 2)


def test_boards_are_told_as_planes() -> None:
    """Oort's rockets and Connect Four's stones stand where they stand, the observer's own first."""
    four = GAMES["connect_four"]
    match = Match(four, 2, seed=1)
    for column in "aab":
        match.play(match.seat, four.space.parse(column))
    stones = Layout(four, 2).observe(match.view(1), 1)["stones"]
    assert np.argwhere(stones).tolist() == [[0, 4, 0], [1, 5, 0], [1, 5, 1]]
    oort = GAMES["oort"]
    layout = Layout(oort, 3)
    assert layout.untold == ()
    match = Match(oort, 3, seed=1)
    while len(match.log) < 200 and not match.over:
        match.play(match.seat, match.legal()[-1])
    seen: Any = match.view(2)
    told = layout.observe(seen, 2)
    places = [tuple(divmod(cell, 25)) for cell in seen.rockets]
    assert [tuple(place) for place in np.argwhere(told["rockets"])] == [
        (0, *places[2]),
        (1, *places[0]),
        (2, *places[1]),
    ]
    assert told["tokens"].sum() == seen.lying
    assert told["sky"][0].sum() == len(seen.board.open_cells)
    assert np.allclose(told["holdings"][0] * 5, seen.holdings[2])
