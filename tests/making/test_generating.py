"""`starboard generate` writes constructors and clones from the declarations, and the sources are as it writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.making.declarations import Sources
from starboard.making.generating import MARK as ANY_MARK
from starboard.making.generating import changes, completed, formatted, written
from starboard.making.packages import CannotMake
from tests.making.conftest import Here
from tools.generate import MARK as OURS
from tools.generate import packages

HEAD = """
from __future__ import annotations

from typing import Final

from starboard.kernel import *
from starboard.kernel import i64

CARD: Final = Domain("card", "abc")
HOURS = number(0, 30)
ROW = many(CARD, most=3)
"""
BOAT = """
class Boat(Part):
    FIELDS = fields(load=many(CARD), hours=HOURS)
"""
HARBOUR = '''
class Harbour(State):
    """A state with everything in it."""

    FIELDS = fields(
        steps=STEPS, boats=many(Boat), ferry=Boat, guest=maybe(Boat), day=NUMBER, open=FLAG, name=TEXT,
        cells=BITS, rows=many(ROW), hand=Seen(COUNT, many(CARD)), last=CARD,
    )
    DERIVED = ()

    def later(self) -> int:
        return 1
'''
GAME = "toys.harbour"
MARK = f"{ANY_MARK}starboard generate"


def after(*classes: str, imported: str = HEAD) -> str:
    """Return what is written for these classes, formatted."""
    source = written(GAME, Sources({GAME: imported + "\n\n".join(classes)}))
    return formatted(source, Path(__file__))


def test_sources_are_generated() -> None:
    """Nothing would change in the kernel, the games, the examples and the toys; if something would: make generate."""
    assert list(changes(packages(), OURS)) == []


def test_a_constructor_is_written_from_the_declaration() -> None:
    """Each kind has its type, a constant stands for what it names, Python's own words are excused, bits are wide."""
    new = after(BOAT, HARBOUR)
    expected = f"""    def __init__(
        self,
        steps: list[Step],
        boats: tuple[Boat, ...],
        ferry: Boat,
        guest: Boat | None,
        day: int,
        open: bool,  # noqa: A002  # the rules' own word
        name: str,
        cells: int,
        rows: tuple[tuple[int, ...], ...],
        hand: tuple[int, ...],
        last: int,
    ) -> None:  {MARK}
        self.steps = steps
"""
    assert expected in new
    assert "        self.cells: i64 = cells\n" in new
    assert f"    def __init__(self, load: tuple[int, ...], hours: int) -> None:  {MARK}\n" in new
    assert (
        new.index("DERIVED")
        < new.index("guest: Boat")
        < new.index("def clone(self) -> Harbour")
        < new.index("def later")
    )
    assert formatted(written(GAME, Sources({GAME: new})), Path(__file__)) == new


def test_only_parts_change_and_only_what_is_not_inherited_is_final() -> None:
    """A step's fields are final, but not one that it shares with the class it derives from."""
    base = "class Bound(Step):\n    FIELDS = fields(seat=SEAT)\n"
    step = "class Sail(Bound):\n    FIELDS = fields(seat=SEAT, type=CARD, cells=BITS)\n"
    jump = "class Jump(Event):\n    FIELDS = fields(exit=CARD)\n"
    new = after(base, step, jump)
    assert new.count("        self.seat = seat\n") == 2
    assert "        self.type: Final = type\n" in new
    assert "        self.cells: Final[i64] = cells\n" in new
    assert f"def __init__(self, exit: int) -> None:  {MARK}  # noqa: A002  # the rules' own word\n" in new
    assert "        type: int,  # noqa: A002  # the rules' own word\n" in new


def test_two_games_may_call_different_things_alike() -> None:
    """A name stands for the class of its own module, or of the one that it was imported from."""
    base = HEAD + "\n\nclass Bound(Step):\n    FIELDS = fields(seat=SEAT)\n"
    one = "from toys.base import Bound, SEAT, fields\n\n\nclass Sail(Bound):\n    FIELDS = fields(seat=SEAT)\n"
    other = HEAD + BOAT.replace("Boat", "Sail") + "\n\nclass Sea(State):\n    FIELDS = fields(steps=STEPS, sail=Sail)\n"
    sources = Sources({"toys.base.__init__": base, "toys.one": one, "toys.other": other})
    assert "self.seat = seat" in written("toys.one", sources)
    assert "def clone" not in written("toys.one", sources)
    assert "self.load = load" in written("toys.other", sources)
    assert "return Sea(self.steps.copy(), self.sail.clone())" in written("toys.other", sources)
    reversed_order = Sources({"toys.other": other, "toys.one": one, "toys.base.__init__": base})
    for name in ("toys.one", "toys.other"):
        assert written(name, reversed_order) == written(name, sources)


def test_parts_are_cloned_and_the_rest_is_shared() -> None:
    """A clone copies the steps, clones parts alone, in tuples or perhaps missing, and shares all else."""
    source = written(GAME, Sources({GAME: HEAD + BOAT + HARBOUR}))
    assert (
        f"    def clone(self) -> Harbour:  {MARK}\n"
        "        return Harbour(self.steps.copy(), tuple([part.clone() for part in self.boats]), self.ferry.clone(), "
        "None if self.guest is None else self.guest.clone(), self.day, self.open,"
    ) in source


def test_what_is_stale_is_written_again_and_what_is_by_hand_stays() -> None:
    """The mark says which methods may be overwritten."""
    stale = BOAT + (
        f"\n    def __init__(self, load: str) -> None:  {MARK}\n        self.load = 1\n"
        f"\n    def clone(self) -> Boat:  {MARK}\n        return self\n"
    )
    new = after(stale)
    assert "self.load = load\n        self.hours = hours\n" in new
    assert "return Boat(self.load, self.hours)\n" in new
    assert new == after(BOAT)
    by_hand = BOAT + (
        "\n    def __init__(self, load: tuple[int, ...], hours: int = 3) -> None:\n"
        "        self.load = load\n        self.hours = hours\n"
        "\n    def clone(self) -> Boat:\n        return self\n"
    )
    assert written(GAME, Sources({GAME: HEAD + by_hand})) == HEAD + by_hand


def test_a_constructor_by_hand_takes_what_is_declared() -> None:
    """Where its types are other ones than the fields declare, it is named."""
    by_hand = BOAT + "\n    def __init__(self, load: str, hours: int) -> None:\n        self.load = load\n"
    with pytest.raises(
        CannotMake, match=r"generate-takes name='Boat' field='load' taken='str' declared='tuple\[int, ...\]'"
    ):
        after(by_hand)


def test_what_is_generated_works() -> None:
    """The written methods make a record, and an equal and independent copy of it."""
    names: dict[str, object] = {}
    exec(after(BOAT, HARBOUR).replace("from __future__ import annotations\n", ""), names)  # noqa: S102  # just generated
    build, boat = names["Harbour"], names["Boat"]
    assert callable(build)
    assert callable(boat)
    harbour = build([], (boat((1,), 2),), boat((2,), 3), None, 3, True, "", 5, ((1,),), (), -1)
    twin = harbour.clone()
    assert twin == harbour
    twin.boats[0].load = ()
    twin.ferry.load = ()
    assert (harbour.boats[0].load, harbour.ferry.load) == ((1,), (2,))


def test_a_name_may_be_imported_by_a_dot() -> None:
    """A table finds the player of its own package, from a module beside it or from the package itself."""
    table = "from {} import Player\n\n\nclass Table(State):\n    FIELDS = fields(best=Player)\n"
    player = HEAD + "class Player({}):\n    FIELDS = fields(seat=SEAT)\n"
    red = {"games.red.state": player.format("Part"), "games.red.table": table.format(".state")}
    blue = {"games.blue.__init__": player.format("Event"), "games.blue.table": table.format(".")}
    sources = Sources(red | blue)
    assert "return Table(self.best.clone())" in written("games.red.table", sources)
    assert "return Table(self.best)" in written("games.blue.table", sources)


def test_what_is_compiled_says_what_a_class_is_given() -> None:
    """In lines that were blank, so that no other line moves; it is the same as `generate` writes, and works alike."""
    harbour = HARBOUR.replace("rows=many(ROW)", "rows=many(ROW), ago=ARGS")
    source = HEAD + BOAT + "\n\n" + harbour + "\n\nclass Jump(Event):\n    FIELDS = fields(exit=CARD)\n"
    new = completed(GAME, Sources({GAME: source}))
    before, after = source.splitlines(), new.splitlines()
    assert [line for line, was in zip(after, before, strict=False) if line != was] == [
        "    def __init__(self, load: tuple[int, ...], hours: int) -> None: self.load = load; self.hours = hours",
        "    def clone(self) -> 'Boat': return Boat(self.load, self.hours)",
        *[line for line in after if "steps: list[_Step]" in line or "-> 'Harbour'" in line],
    ]
    assert after[len(before) :] == [
        "    def __init__(self, exit: int) -> None: self.exit: _Final = exit",
        "from typing import Final as _Final",
        "from starboard.kernel.steps import Step as _Step",
        "from starboard.kernel.errors import Arg as _Arg",
    ]
    assert "ago: tuple[_Arg, ...]" in new
    assert completed(GAME, Sources({GAME: new})) == new
    names: dict[str, object] = {}
    exec(new.replace("from __future__ import annotations\n", "") + "Step = Arg = int\n", names)  # noqa: S102  # just completed


def test_a_class_of_another_module_is_imported_where_it_is_held() -> None:
    """A constant may stand for a class that its own module alone knows."""
    parts = HEAD + BOAT + "\nFLEET = many(Boat)\n"
    state = "from toys.parts import FLEET\n\n\nclass Sea(State):\n    FIELDS = fields(steps=STEPS, boats=FLEET)\n"
    new = completed("toys.sea", Sources({"toys.parts": parts, "toys.sea": state}))
    assert "boats: tuple[_Boat, ...]" in new
    assert "from toys.parts import Boat as _Boat\n" in new
    assert "tuple([part.clone() for part in self.boats])" in new


SMALL = """from starboard.kernel import SEAT, SeatChoice, State, Part, fields, many
from . import other


class Player(Part):
    FIELDS = fields(seat=SEAT)


class Table(State):
    FIELDS = fields(steps=STEPS, players=many(Player))


class Pick(SeatChoice):
    FIELDS = fields(seat=SEAT, left=SEAT)
"""


@pytest.fixture
def package(here: Here) -> Path:
    """Return the folder of somebody's package in the current folder."""
    folder = here.folder / "mygames" / "letter"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(SMALL)
    (folder / "other.py").write_text("")
    return folder


@pytest.mark.parametrize("word", ["mygames.letter", "mygames.letter:GAME", "mygames/letter", "mygames"])
def test_anybodys_package_is_generated(here: Here, package: Path, word: str) -> None:
    """By name or by folder; what the kernel's own classes declare is known; a second time nothing changes."""
    done = here.run("generate", word)
    assert (done.returncode, done.stdout) == (0, f"written: {package / '__init__.py'}\n")
    new = (package / "__init__.py").read_text()
    assert "self, steps: list[Step], players: tuple[Player, ...]" in new
    assert f"    def clone(self) -> Table:  {MARK}\n        return Table(" in new
    assert "        self.seat = seat\n        self.left: Final = left\n" in new
    assert new.startswith("from typing import Final\n\nfrom starboard.kernel import")
    assert "\nfrom starboard.kernel.steps import Step\n" in new
    assert here.run("generate", word).stdout == "Everything is as it is generated.\n"
    assert here.run("generate", word, "--check").returncode == 0


def test_only_what_was_generated_can_be_stale(here: Here, package: Path) -> None:
    """A package without anything generated is as it may be; after a change of what was, `--check` names the file."""
    file = package / "__init__.py"
    assert here.run("generate", "mygames.letter", "--check").returncode == 0
    assert file.read_text() == SMALL
    here.run("generate", "mygames.letter")
    stale = file.read_text().replace("left=SEAT", "left=SEAT, right=SEAT")
    file.write_text(stale)
    done = here.run("generate", "mygames.letter", "--check")
    assert (done.returncode, done.stdout) == (1, f"stale: {file}\n")
    assert file.read_text() == stale


@pytest.mark.parametrize(
    ("word", "source", "sentence"),
    [
        ("nothing.here", "", "There is no package “nothing.here” here."),
        ("mygames.letter", "def f(:", "__init__.py, line 1: this is no Python."),
        ("mygames.letter", BOAT.replace("many(CARD)", "Seen(OWNER)"), "Boat: say of each field what it holds."),
    ],
)
def test_what_cannot_be_generated_is_said_in_one_line(
    here: Here, package: Path, word: str, source: str, sentence: str
) -> None:
    """Nothing is written then."""
    (package / "__init__.py").write_text(source)
    done = here.run("generate", word)
    assert done.returncode == 1
    assert done.stderr.startswith("error: package/unmade: ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert (package / "__init__.py").read_text() == source
