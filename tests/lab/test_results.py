"""Files of results: what is in them is never played again, and what is no such file stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.kernel import InvalidOptions, InvalidRecord
from starboard.lab.results import Fault, Results, Terms
from starboard.lab.schedule import Schedule
from tests.lab.results import result

TERMS = Terms("oort", "2", "1", ("a", "b"), 2, 5, 1.0, {"setup": None}, 1000)


def changed(**other: object) -> Terms:
    """Return other terms."""
    return Terms(**{name: getattr(TERMS, name) for name in Terms.__struct_fields__} | other)


def written(file: Path, count: int) -> bytes:
    """Write the results of so many games, and return what the file holds."""
    schedule = Schedule(TERMS.bots, TERMS.seats, TERMS.seed)
    with Results(TERMS, file) as results:
        for number in range(len(results.games), count):
            results.add(result(number, schedule.fixture(number).bots, (1, 2)))
    return file.read_bytes()


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    """Every entry of it, and the file only grows."""
    file = tmp_path / "games.jsonl"
    before = written(file, 3)
    with Results(TERMS, file) as results:
        assert sorted(results.games) == [0, 1, 2]
        one = result(3, Schedule(TERMS.bots, 2, 5).fixture(3).bots, (2, 1), times=((1.5,), ()))
        results.add(one)
    assert file.read_bytes().startswith(before)
    with Results(TERMS, file) as results:
        assert results.games[3] == one


def test_a_torn_last_line_is_taken_away(tmp_path: Path) -> None:
    """Wherever it was torn, the first line too."""
    file = tmp_path / "games.jsonl"
    whole = written(file, 3)
    for cut in range(len(whole)):
        file.write_bytes(whole[:cut])
        with Results(TERMS, file) as results:
            assert len(results.games) == max(0, whole[:cut].count(b"\n") - 1)
        assert file.read_bytes() == whole[: whole.rfind(b"\n", 0, cut) + 1] or not whole[:cut].count(b"\n")
        assert written(file, 3) == whole


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("game", "cove"), ("rules", "3"), ("version", "2"), ("bots", ("b", "a")), ("bots", ("a", "c")), ("seats", 3)],
        *[("seed", 6), ("budget", 0.5), ("clock", 2.0), ("options", {"setup": 3}), ("longest", 999), ("arena", 2)],
        *[("patience", 5.0), ("programs", {"a": ("python", "a.py")})],
    ],
)
def test_games_on_other_terms_are_not_gone_on_with(name: str, value: object, tmp_path: Path) -> None:
    """And the error says which."""
    file = tmp_path / "games.jsonl"
    before = written(file, 2)
    with pytest.raises(InvalidOptions, match=f"arena-other what='{name}'"):
        Results(changed(**{name: value}), file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("line", "text"),
    [
        *[(1, b"{}"), (1, b"[" * 100_000), (1, b""), (2, b"x"), (2, b"{}"), (2, b"\xff\xfe"), (3, b"null"), (3, b"")],
        (3, b'{"number":1}'),
    ],
)
def test_a_damaged_file_is_refused_by_its_line(line: int, text: bytes, tmp_path: Path) -> None:
    """And it stays as it is."""
    file = tmp_path / "games.jsonl"
    lines = written(file, 3).split(b"\n")
    lines[line - 1] = text
    file.write_bytes(b"\n".join(lines))
    before = file.read_bytes()
    with pytest.raises(InvalidRecord, match=f"arena-damaged line={line}"):
        Results(TERMS, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *[(b'"number":1,', b'"number":0,'), (b'"number":1,', b'"number":-1,'), (b'"number":1,', b'"number":2,')],
        *[(b'"ranking":[1,2]', b'"ranking":[1]'), (b'"replaced":[0,0]', b'"replaced":[]')],
        *[(b'"times":[[],[]]', b'"times":[[]]'), (b'"unfinished":""', b'"unfinished":"so"')],
    ],
)
def test_a_game_that_was_never_to_be_played_is_damage(old: bytes, new: bytes, tmp_path: Path) -> None:
    """Twice the same, no number, other seats, places that are missing."""
    file = tmp_path / "games.jsonl"
    lines = written(file, 2).split(b"\n")
    assert old in lines[2]
    lines[2] = lines[2].replace(old, new)
    file.write_bytes(b"\n".join(lines))
    with pytest.raises(InvalidRecord, match="arena-damaged line=3"):
        Results(TERMS, file)


@pytest.mark.parametrize("text", [b"Dear diary", b"{", b'{"gam', b"\x00"])
def test_no_other_file_is_overwritten(text: bytes, tmp_path: Path) -> None:
    """Even one of a single line without an end, unless it can be a torn first line of ours."""
    file = tmp_path / "diary.txt"
    file.write_bytes(text)
    if b'{"game":'.startswith(text):
        written(file, 1)
        return
    with pytest.raises(InvalidRecord, match="arena-damaged line=1"):
        Results(TERMS, file)
    assert file.read_bytes() == text


def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    """A game would be played twice."""
    file = tmp_path / "games.jsonl"
    with Results(TERMS, file), pytest.raises(InvalidOptions, match="arena-busy"):
        Results(TERMS, file)
    written(file, 1)


def test_a_fault_is_kept_with_its_words(tmp_path: Path) -> None:
    """Whatever characters they have."""
    file = tmp_path / "games.jsonl"
    bots = Schedule(TERMS.bots, 2, 5).fixture(0).bots
    plain = result(0, bots, (1, 2))
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    one = type(plain)(**fields | {"faults": (Fault(3, 1, bots[1], "raised", "line\nbreak \u2028 \x00"),)})
    with Results(TERMS, file) as results:
        results.add(one)
    with Results(TERMS, file) as results:
        assert results.games[0] == one
