"""A study that is done goes on when more games are asked for; one that was broken off can be read as far as it is."""

from __future__ import annotations

import shutil
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import pytest

from starboard.lab.study import Study
from starboard.lab.study.keeping import DECISIONS, KEPT, TABLES, fresh
from starboard.lab.study.log import HEAD, MARK, Log
from starboard.lab.study.opening import LOG
from starboard.lab.study.plan import Plan
from starboard.lab.study.running import Run
from tests.lab.study.test_running import OORT, in_bytes, played, run

WORLDS = OORT.replace("games = 4", "games = 5") + '[worlds.base]\n[worlds.sets]\nchange = { "scoring.set" = 9 }\n'


def broken_off(folder: Path, left: int) -> Path:
    """Play so many games of a study, and leave."""
    file = folder / "asked.toml"
    file.write_text(WORLDS, "utf-8")
    terms = Plan(file, version("starboard-games"), str, None).terms
    with Run(terms, folder / "partly", file.read_bytes()) as running, closing(running.play("", 1)) as games:
        for _ in range(left):
            next(games)
    return folder / "partly"


@pytest.mark.parametrize(
    "text",
    [
        OORT,
        WORLDS,
        OORT.replace("oort", "interstellar") + "[options]\ncompact = true\n",
        OORT.replace("oort", "cove") + "longest = 150\n",
        OORT.replace('["random"]', '["random", "greedy"]') + "longest = 40\n",
    ],
    ids=["oort", "worlds", "interstellar", "cove", "broken-off"],
)
def test_more_games_come_to_the_same_bytes(tmp_path: Path, text: str) -> None:
    """As if the study had been that long from the start, by the file or by what is typed."""
    (first,) = [line for line in text.splitlines() if line.startswith("games = ")]
    more = text.replace(first, "games = 6")
    whole = in_bytes(played(tmp_path, more, "whole").folder)
    played(tmp_path, text.replace(first, "games = 2"), "grown")
    if "worlds" in text:
        played(tmp_path, more, "grown")
    else:
        assert played(tmp_path, text, "grown", "--games", "6").terms.games == 6
    assert in_bytes(tmp_path / "grown") == whole
    assert sorted(path.name for path in (tmp_path / "grown").iterdir()) == sorted(
        [*TABLES, KEPT, "study.json", "study.toml"]
    )


def test_nothing_but_the_games_may_be_otherwise(tmp_path: Path) -> None:
    """What is not the same is said, and fewer games are not taken away."""
    played(tmp_path, WORLDS, "done")
    before = in_bytes(tmp_path / "done")
    for now, said in (
        (
            WORLDS.replace("games = 5", "games = 2"),
            "done holds 5 games of each world, and 2 are asked for: a study gets",
        ),
        (WORLDS.replace("games = 5", "games = 9").replace('"random"', '"greedy"'), "bots is not the same"),
        (WORLDS.replace("games = 5", "games = 9").replace("= 9 }", "= 8 }"), "worlds is not the same"),
        (WORLDS.replace("games = 5", "games = 9\nbudget = 0.5"), "its budget is 1.0, and here it is 0.5"),
    ):
        (tmp_path / "asked.toml").write_text(now, "utf-8")
        done = run(tmp_path, "run", "asked.toml", "done")
        assert (done.returncode, done.stderr.count("\n")) == (1, 1)
        assert said in done.stderr
    assert in_bytes(tmp_path / "done") == before


def test_a_study_that_was_broken_off_is_reported_as_far_as_it_is(tmp_path: Path) -> None:
    """The page says how much there is, in both languages; the games can be listed and played again."""
    played(tmp_path, WORLDS.replace("games = 5", "games = 2"), "partly")
    played(tmp_path, WORLDS, "whole")
    (tmp_path / "partly" / "study.json").write_bytes((tmp_path / "whole" / "study.json").read_bytes())
    for lang, said in (
        ("C", "partly was broken off, or is being played: 4 of 10 games are over"),
        ("fr", "4 parties sur 10"),
    ):
        done = run(tmp_path, "report", "partly", "--out", "page.html", lang=lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert "4 of 10" in done.stdout or "4 parties sur 10" in done.stdout
        assert said in (tmp_path / "page.html").read_text("utf-8")
    listed = run(tmp_path, "games", "partly")
    assert "4 of 10 games are over" in listed.stdout
    assert run(tmp_path, "games", "partly", "--record", "1").returncode == 0
    assert "0..1" in run(tmp_path, "games", "partly", "--record", "4").stderr
    assert "of 10 games are over" not in run(tmp_path, "report", "whole").stdout


@pytest.mark.parametrize("left", [1, 7])
def test_games_that_are_in_no_table_yet_are_reported(tmp_path: Path, left: int) -> None:
    """A world may have none at all."""
    folder = broken_off(tmp_path, left)
    assert Study.open(folder).games().collect().height == left
    done = run(tmp_path, "report", "partly")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{left} of 10 games are over" in done.stdout


def test_of_no_game_nothing_is_reported(tmp_path: Path) -> None:
    """The sentence says how to go on."""
    done = run(tmp_path, "report", broken_off(tmp_path, 0).name)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "No game of the study in partly is over yet." in done.stderr


def test_behind_a_damaged_game_the_others_are_kept(tmp_path: Path) -> None:
    """Whatever of it is damaged: its bytes, or where it says how long it is."""
    folder = broken_off(tmp_path, 9)
    whole = (folder / LOG).read_bytes()
    second = whole.index(MARK, 1)
    for place in (second + HEAD.size + 5, second + len(MARK), second + 2):
        (folder / LOG).write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :] + MARK + b"torn")
        with Log(folder / LOG) as log:
            assert len(log) == 8
    assert in_bytes(played(tmp_path, WORLDS, "partly").folder) == in_bytes(played(tmp_path, WORLDS).folder)


def test_a_damaged_table_is_made_again(tmp_path: Path) -> None:
    """That is said, and comes to the same."""
    whole = in_bytes(played(tmp_path, WORLDS, "done").folder)
    table = tmp_path / "done" / DECISIONS
    table.write_bytes(table.read_bytes()[:-9] + b"?" + table.read_bytes()[-8:])
    done = run(tmp_path, "run", "asked.toml", "done")
    assert done.returncode == 0
    assert done.stderr == "done/decisions.parquet is damaged: all games are played again, and come to the same.\n"
    assert in_bytes(tmp_path / "done") == whole


def test_whoever_is_ended_between_two_tables_has_all_of_them(tmp_path: Path) -> None:
    """Of new tables either none counts, or all do."""
    played(tmp_path, OORT, "short")
    longer = OORT.replace("games = 4", "games = 6")
    whole = in_bytes(played(tmp_path, longer, "long").folder)
    for name in TABLES:  # written, and nothing else yet
        shutil.copy(tmp_path / "long" / name, fresh(tmp_path / "short", name))
    assert in_bytes(played(tmp_path, OORT, "short").folder) != whole
    for name in ("study.json", KEPT):
        shutil.copy(tmp_path / "long" / name, tmp_path / "short" / name)
    assert Study.open(tmp_path / "short").games().collect().height == 6
    assert in_bytes(tmp_path / "short") == whole
