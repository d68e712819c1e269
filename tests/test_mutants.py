"""The changes that `make mutants` makes are changes, each of one thing, and leave a source that can be read."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.counts import LONG
from tools import mutants
from tools.mutations import Mutant, again, mutants_of

SOURCE = '''
LIMIT: Final = 3


def next_seat(s: Table, seat: int) -> int:
    """Who is next."""
    if s.told is not None:
        s.tell(Passed(seat))
    if seat + 1 >= LIMIT and not s.open:
        raise ValueError("no seat")
    s.turn = seat
    return 0 if s.over else seat + 1
'''


def test_each_mutant_changes_one_thing() -> None:
    """Operators, comparisons, constants, conditions, statements and branches; what is told is left alone."""
    told = {mutant.told().split(": ", 1)[1] for mutant in mutants_of("x.py", SOURCE)}
    assert {
        "3  ->  4",
        "seat + 1 >= LIMIT  ->  seat + 1 > LIMIT",
        "seat + 1 >= LIMIT and not s.open  ->  (seat + 1 >= LIMIT or not s.open)",
        "not s.open  ->  (s.open)",
        "seat + 1  ->  (seat - 1)",
        'raise ValueError("no seat")  ->  pass',
        "s.turn = seat  ->  pass",
        "0 if s.over else seat + 1  ->  (seat + 1 if s.over else 0)",
    } <= told
    assert not [change for change in told if change.startswith("s.told")]


def test_every_mutant_of_the_rules_can_be_read() -> None:
    """Only the place named is different, and the source still parses."""
    path = Path(__file__).parents[1] / "src" / "starboard" / "games" / "oort" / "rules.py"
    source = path.read_text("utf-8")
    changes = mutants_of("rules.py", source)
    assert len(changes) > 100
    for mutant in changes if LONG else changes[::5]:
        changed = mutant.applied(source)
        ast.parse(changed)
        assert changed != source
        assert changed.encode()[: mutant.start] == source.encode()[: mutant.start]


def test_what_a_former_run_left_alive_is_found_again_where_the_source_has_moved() -> None:
    """By path, change and place: the nearest, each once; what is no longer there is left out."""
    first, *_, last = [mutant for mutant in mutants_of("x.py", SOURCE) if mutant.old == "1"]
    moved = mutants_of("x.py", "\n\n" + SOURCE)
    found = again([last.told(), first.told(), "x.py:2:1: 7  ->  8", "y.py:2:16: 3  ->  4"], moved)
    assert [(mutant.line, mutant.column) for mutant in found] == [
        (last.line + 2, last.column),
        (first.line + 2, first.column),
    ]
    assert again([first.told()], mutants_of("x.py", SOURCE)) == [first]
    assert [mutant.line for mutant in again(["x.py:9: 1  ->  2"] * 2, moved)] == [first.line + 2, last.line + 2]


def test_a_mutant_meets_who_reaches_it_then_its_folder_then_the_contract() -> None:
    """The quickest first; where nobody of the chosen tests reaches a line, the others meet it all the same."""
    seconds = {"tests/games/oort/a": 2.0, "tests/games/oort/b": 1.0, "tests/kernel/c": 3.0, "tests/kernel/d": 0.1}
    rules = Mutant("src/starboard/games/oort/rules.py", 7, 1, 8, 0, 1, "1", "2", at_import=False)
    known = mutants.Reach({rules.path: {8: ["tests/kernel/c", "tests/games/oort/a"]}}, seconds)
    assert mutants.tests_for(rules, known) == ["tests/games/oort/a", "tests/kernel/c", "tests/games/oort/b"]
    assert mutants.is_reached(rules, known)
    assert mutants.contract_of(rules) == ["tests/contract", "-k", "oort-2 or (test_forgery and oort)"]
    kernel = rules._replace(path="src/starboard/kernel/steps.py")
    assert mutants.tests_for(kernel, known) == ["tests/kernel/d", "tests/kernel/c"]
    assert not mutants.is_reached(kernel, known)
    assert mutants.is_reached(kernel._replace(at_import=True), known)


def test_a_slow_test_does_not_keep_quick_ones_from_a_mutant() -> None:
    """A stage takes what fits into its time, or one that does not; the next has the rest."""
    known = mutants.Reach({}, {"a": 1.0, "slow": 90.0, "b": 2.0})
    assert mutants.within(["a", "slow", "b"], known, 8.0) == (["a", "b"], ["slow"])
    assert mutants.within(["slow", "b"], known, 8.0) == (["slow"], ["b"])
    assert mutants.within([], known, 8.0) == ([], [])
