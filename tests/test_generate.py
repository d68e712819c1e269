"""`make generate` writes clone() into states and parts, and the sources are as it writes them."""

from __future__ import annotations

from pathlib import Path

from starboard.kernel import PUBLIC, Part, Record, State, Step, fields
from tools.generate import MARK, changes, formatted, written


class Boat(Part):
    """A part."""

    FIELDS = fields(load=PUBLIC)

    def __init__(self, load: tuple[int, ...]) -> None:
        self.load = load


class Harbour(State):
    """A state with parts in it."""

    FIELDS = fields(steps=PUBLIC, boats=PUBLIC, ferry=PUBLIC, guest=PUBLIC, day=PUBLIC)

    def __init__(self, steps: list[Step], boats: tuple[Boat, ...], ferry: Boat, guest: Boat | None, day: int) -> None:
        self.steps = steps
        self.boats = boats
        self.ferry = ferry
        self.guest = guest
        self.day = day


SOURCE = '''
class Harbour(State):
    """A state with parts in it."""

    def __init__(
        self, steps: list[Step], boats: tuple[Boat, ...], ferry: Boat, guest: "Boat | None", day: int
    ) -> None:
        self.steps = steps

    def later(self) -> int:
        return 1
'''
KINDS: dict[str, type[Record]] = {"Harbour": Harbour, "Boat": Boat}


def test_sources_are_generated() -> None:
    """Nothing would change in the games and examples; if something would: make generate."""
    assert list(changes()) == []


def test_parts_are_cloned_and_the_rest_is_shared() -> None:
    """A clone copies the steps, clones parts alone, in tuples or perhaps missing, and shares all else."""
    new = written(SOURCE, KINDS, {"Boat"})
    expected = (
        f"    def clone(self) -> Harbour:  {MARK}\n"
        "        return Harbour(self.steps.copy(), tuple([part.clone() for part in self.boats]), self.ferry.clone(), "
        "None if self.guest is None else self.guest.clone(), self.day)\n"
    )
    assert expected in new
    assert new.index("self.steps = steps") < new.index("def clone") < new.index("def later")
    assert written(new, KINDS, {"Boat"}) == new


def test_a_stale_clone_is_written_again_and_one_by_hand_stays() -> None:
    """The mark says which clone may be overwritten."""
    stale = SOURCE + f"\n    def clone(self) -> Harbour:  {MARK}\n        return self\n"
    assert "return self\n" not in written(stale, KINDS, {"Boat"})
    by_hand = stale.replace(MARK, "")
    assert written(by_hand, KINDS, {"Boat"}) == by_hand


def test_what_is_generated_works() -> None:
    """The written method makes an equal and independent state."""
    body = formatted(written(SOURCE, KINDS, {"Boat"}), Path(__file__))
    method = body[body.index("    def clone") : body.index("    def later")]
    names: dict[str, object] = {"Harbour": Harbour}
    exec("from __future__ import annotations\nclass Copier:\n" + method, names)  # noqa: S102  # what was just generated
    clone = vars(names["Copier"])["clone"]
    harbour = Harbour([], (Boat((1,)),), Boat((2,)), None, 3)
    twin = clone(harbour)
    assert twin == harbour == harbour.clone()
    twin.boats[0].load = ()
    twin.ferry.load = ()
    assert (harbour.boats[0].load, harbour.ferry.load) == ((1,), (2,))
