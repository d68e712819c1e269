"""The changes that `make mutants` makes are changes, each of one thing, and leave a source that can be read."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutations import mutants_of

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
    mutants = mutants_of("rules.py", source)
    assert len(mutants) > 100
    for mutant in mutants:
        changed = mutant.applied(source)
        ast.parse(changed)
        assert changed != source
        assert changed.encode()[: mutant.start] == source.encode()[: mutant.start]
