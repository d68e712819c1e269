"""`starboard lab run`: a study file in, the same tables out whoever plays and whatever interrupts."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

import polars as pl
import pytest

from starboard.lab.study import Study
from tests import commands
from tests.commands import Done

TABLES = ("games.parquet", "decisions.parquet", "events.parquet", "rules.parquet", "fields.parquet")
OORT = """
question = "Is it fair to begin?"
game = "oort"
seats = 2
bots = ["random"]
games = 4
seed = 1
"""


def run(folder: Path, *words: str | Path, lang: str = "C") -> Done:
    """Run `starboard lab` with these words in a folder."""
    surroundings = {**os.environ, "LC_ALL": lang, "COLUMNS": "100"}
    return commands.run("lab", *words, surroundings=surroundings, folder=folder)


def played(folder: Path, text: str, *words: str) -> Study:
    """Play a study, which must go well, and open it."""
    (folder / "asked.toml").write_text(text, "utf-8")
    done = run(folder, "run", "asked.toml", *words)
    assert (done.returncode, done.stderr) == (0, "")
    return Study.open(folder / (words[0] if words and not words[0].startswith("-") else "asked"))


def in_bytes(folder: Path) -> list[bytes]:
    """Return the tables as they are."""
    return [(folder / name).read_bytes() for name in TABLES]


def test_a_study_leaves_tables_of_games_decisions_events_and_rules(tmp_path: Path) -> None:
    """With one bot alone every game has a deal of its own."""
    study = played(tmp_path, OORT)
    games = study.games().collect()
    assert games["number"].to_list() == [0, 1, 2, 3]
    assert games["deal"].n_unique() == games["seed"].n_unique() == 4
    assert games["bots"].to_list() == [["random", "random"]] * 4
    assert set(games["ending"]) <= {"swept", "drought"}
    assert set(games["unfinished"]) == {""}
    for ranks, scores, won in games.select("ranks", "scores", "won").iter_rows():
        assert won == [(rank == 1) / ranks.count(1) for rank in ranks]
        assert (scores[0] > scores[1]) == (ranks[0] < ranks[1])
    decisions = study.decisions().collect()
    assert decisions.group_by("number", maintain_order=True).len()["len"].to_list() == games["decisions"].to_list()
    assert set(decisions["step"]) == {"PlaceRocket", "MoveRocket", "Jump", "RaidRocket"}
    assert decisions["options"][0] == 15
    taken = study.events().filter(pl.col("event") == "Took").collect()
    assert set(taken["what"]) == set("CDGHIU")
    assert set(taken["seat"]) == {0, 1}
    rules = {row["step"]: row for row in study.rules().collect().iter_rows(named=True)}
    assert rules["PlaceRocket"] == {"world": "base", "step": "PlaceRocket", "rules": ["OO-3.7"], "games": 4, "times": 8}
    assert (rules["ScatterToken"]["games"], rules["ScatterToken"]["times"]) == (0, 0)
    assert study.terms.question == "Is it fair to begin?"
    assert (study.folder / "study.toml").read_text("utf-8") == OORT
    assert sorted(path.name for path in study.folder.iterdir()) == sorted(
        [*TABLES, "study.json", "study.toml", "tables.json"]
    )


def test_the_tables_are_the_same_bytes_in_however_many_processes(tmp_path: Path) -> None:
    """They depend on the study alone, and playing it once more says that nothing is left."""
    played(tmp_path, OORT, "one")
    played(tmp_path, OORT, "two", "--processes", "2")
    assert in_bytes(tmp_path / "one") == in_bytes(tmp_path / "two")
    again = run(tmp_path, "run", "asked.toml", "two")
    assert again.stdout.startswith("All games of this study are in two already.")


@pytest.mark.parametrize("changed", ['change = { "scoring.set" = 9 }', 'components = "box.json"'])
def test_worlds_are_paired_game_by_game(tmp_path: Path, changed: str) -> None:
    """The same seeds, seats and luck: blind bots play the same games, and only what tokens are worth differs."""
    box = Path(__file__).parents[3] / "src/starboard/games/oort/components.json"
    (tmp_path / "box.json").write_text(box.read_text("utf-8").replace('"set": 5', '"set": 9'), "utf-8")
    study = played(tmp_path, f'{OORT}[worlds.base]\n[worlds.sets]\ntitle = "Sets at 9"\n{changed}\n')
    base, sets = study.games().collect().partition_by("world")
    assert base["seed"].equals(sets["seed"])
    assert base["decisions"].equals(sets["decisions"])
    assert base["scores"].to_list() != sets["scores"].to_list()
    assert [world.title for world in study.terms.worlds] == ["base", "Sets at 9"]


def test_alone_at_a_table(tmp_path: Path) -> None:
    """A game for one has nobody who leads."""
    study = played(tmp_path, 'game = "cove"\nseats = 1\nbots = ["random"]\ngames = 1\nlongest = 60\n')
    assert study.games().collect()["bots"].to_list() == [["random"]]
    assert set(study.decisions().collect()["leader"]) == {255}


def test_a_choice_can_be_drawn_so_that_no_taste_of_a_bot_is_measured(tmp_path: Path) -> None:
    """A greedy bot that sees all begins where most is near; drawn, rockets begin anywhere."""
    text = OORT.replace("random", "greedy").replace("games = 4", "games = 6")
    by_bots = played(tmp_path, text, "chosen").games().collect()
    by_luck = played(tmp_path, text + 'drawn = ["PlaceRocket"]\n', "drawn").games().collect()
    assert by_bots["trait_tile"].to_list() != by_luck["trait_tile"].to_list()


def test_seats_are_told_apart_by_where_they_began(tmp_path: Path) -> None:
    """Oort itself says on which tile; who is asked first needs no saying where it is always the first seat."""
    games = played(tmp_path, OORT).games().collect()
    assert all(len(set(begun)) == 2 and set(begun) <= set("ABCDEFGHIJKLMNO") for begun in games["trait_tile"])
    assert "trait_order" not in games.columns


def test_seats_are_told_apart_by_race_and_turn(tmp_path: Path) -> None:
    """Interstellar Oracle draws who begins: the order of turns goes round from there."""
    text = OORT.replace("oort", "interstellar").replace("seats = 2", "seats = 3") + "[options]\ncompact = true\n"
    games = played(tmp_path, text).games().collect()
    orders = games["trait_order"].to_list()
    assert {tuple(order) for order in orders} <= {("1", "2", "3"), ("3", "1", "2"), ("2", "3", "1")}
    assert len({tuple(order) for order in orders}) > 1
    assert all(len(set(races)) == 3 for races in games["trait_race"])


def test_where_no_points_are_counted_the_lead_is_judged_between_turns(tmp_path: Path) -> None:
    """It changes where a turn begins or the game ends, nowhere else; who wins leads in the end."""
    study = played(tmp_path, OORT.replace("oort", "interstellar").replace("games = 4", "games = 2"))
    begun = study.events().filter(pl.col("event") == "TurnBegan").select("number", "decision").collect()
    leaders = study.decisions().select("number", "leader").collect()
    for game in study.games().collect().iter_rows(named=True):
        number = pl.col("number") == game["number"]
        moments = {*begun.filter(number)["decision"], game["decisions"]}
        led = leaders.filter(number)["leader"].to_list()
        changed = {place for place in range(2, len(led) + 1) if led[place - 1] != led[place - 2]}
        assert changed <= moments
        assert game["won"][led[-1]] > 0
        seen = [leader for leader in led if leader != 255]
        assert game["lead_changes"] == sum(one != two for one, two in pairwise(seen)) > 0
